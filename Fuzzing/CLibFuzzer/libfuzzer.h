#ifndef SEAMLINT_LIBFUZZER_H
#define SEAMLINT_LIBFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// libFuzzer's own mutations, for a mutator of our own to fall back on: changes `data` in place, gives its new size.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);

#endif
