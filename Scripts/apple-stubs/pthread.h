// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// The part of <pthread.h> that the package uses, as Apple's has it.
#pragma once

typedef struct {
  long signature;
  char opaque[56];
} pthread_mutex_t;

#define PTHREAD_MUTEX_INITIALIZER {0x32AAABA7, {0}}

int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
