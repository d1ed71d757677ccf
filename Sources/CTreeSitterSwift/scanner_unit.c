// Includes the grammar's own tree_sitter/parser.h (found beside scanner.c): the system's has other structs.
#include "grammar/scanner.c"
