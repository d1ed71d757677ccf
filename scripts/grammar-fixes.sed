# What is mended in the grammar's scanner.c, until a release of it has it.
# After `#if`, `#else` or `#endif` at the very end of a text the scanner read on behind the end of the directive's name:
# the end of a name equals the end of the text. A name that is whole is no longer compared.
s/full_match = dir_idx;/full_match = dir_idx; possible_directives[dir_idx] = false; lexer->mark_end(lexer); continue;/
