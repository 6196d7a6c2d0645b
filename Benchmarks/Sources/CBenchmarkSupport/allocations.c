// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Counts allocations exactly: the program's own malloc and its kin take precedence over glibc's for every library
// of the process; they count, and call glibc's.

#include "CBenchmarkSupport.h"
#include <stdlib.h>

#ifdef __GLIBC__

#include <errno.h>

static __thread uint64_t count;

uint64_t benchmark_allocation_count(void) { return count; }
bool benchmark_counts_allocations(void) { return true; }

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count += 1;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count += 1;
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

#else

uint64_t benchmark_allocation_count(void) { return 0; }
bool benchmark_counts_allocations(void) { return false; }

#endif
