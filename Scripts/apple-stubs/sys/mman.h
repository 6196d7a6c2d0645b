// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// The part of <sys/mman.h> that the package uses, as Apple's has it.
#pragma once

#include <stddef.h>

#define MADV_DONTNEED 4

int madvise(void *, size_t, int);
