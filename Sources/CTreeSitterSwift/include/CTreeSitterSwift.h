#ifndef CTREESITTERSWIFT_H
#define CTREESITTERSWIFT_H

#include <tree_sitter/api.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The Swift grammar in the form that the linked tree-sitter runtime accepts.
///
/// The grammar is generated for ABI 15. A runtime that stops at ABI 14 is handed a copy of the language whose
/// lex-mode table is narrowed to that version's entry size; the two versions differ in nothing else that this
/// grammar uses. The copy is made once, on first use, from any thread, and lives as long as the process.
const TSLanguage *seamlint_swift_language(void);

#ifdef __cplusplus
}
#endif

#endif
