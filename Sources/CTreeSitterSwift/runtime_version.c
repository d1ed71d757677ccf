#include <tree_sitter/api.h>

// Kept apart from bridge.c: the runtime's api.h and the grammar's parser.h declare the same types differently.
const uint32_t seamlint_runtime_abi_version = TREE_SITTER_LANGUAGE_VERSION;
