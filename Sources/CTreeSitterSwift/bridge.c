#include "grammar/tree_sitter/parser.h"

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

extern const uint32_t seamlint_runtime_abi_version;
extern const TSLanguage *tree_sitter_swift(void);

static pthread_once_t language_once = PTHREAD_ONCE_INIT;
static TSLanguage narrowed_language;
static const TSLanguage *language;

static void prepare_language(void) {
  const TSLanguage *original = tree_sitter_swift();
  if (original->abi_version <= seamlint_runtime_abi_version) {
    language = original;
    return;
  }
  // Never freed: the language is used until the process ends.
  TSLexMode *modes = malloc(original->state_count * sizeof *modes);
  if (modes == NULL) abort();
  for (uint32_t state = 0; state < original->state_count; state++) {
    modes[state].lex_state = original->lex_modes[state].lex_state;
    modes[state].external_lex_state = original->lex_modes[state].external_lex_state;
  }
  narrowed_language = *original;
  narrowed_language.abi_version = 14;
  narrowed_language.lex_modes = (const TSLexerMode *)modes;
  language = &narrowed_language;
}

const TSLanguage *seamlint_swift_language(void) {
  pthread_once(&language_once, prepare_language);
  return language;
}
