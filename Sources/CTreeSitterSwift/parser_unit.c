// The generated parser turns the optimizer off when it sees clang. Without that it parses 5 to 10 % faster.
#undef __clang__
#include "grammar/parser.c"
