// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#include "CSpokenTextTables.h"
#include <time.h>

#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#elif !defined(__wasi__) || defined(_REENTRANT)
#include <pthread.h>
#define HAS_PTHREAD 1
#endif

/// The registered tables, sorted by tag.
static SpokenTextTable *first;

void spokentext_register(SpokenLanguage language) {
  spokentext_lock();
  for (size_t index = 0; index < language.count; index++) {
    SpokenTextTable *table = &language.tables[index], **place = &first;
    int order = -1;
    while (*place != NULL && (order = __builtin_strcmp((*place)->tag, table->tag)) < 0) place = &(*place)->next;
    if (*place != NULL && order == 0) continue;
    table->next = *place;
    // Atomic, because other threads may be reading the list.
    __atomic_store_n(place, table, __ATOMIC_RELEASE);
  }
  spokentext_unlock();
}

SpokenTextTable *spokentext_first_table(void) { return __atomic_load_n(&first, __ATOMIC_ACQUIRE); }

SpokenTextTable *spokentext_table_after(const SpokenTextTable *table) {
  return __atomic_load_n(&table->next, __ATOMIC_ACQUIRE);
}

SpokenTextTable *spokentext_find_table(const uint8_t *tag, size_t count) {
  SpokenTextTable *table = spokentext_first_table();
  while (table != NULL) {
    if (__builtin_strncmp(table->tag, (const char *)tag, count) == 0 && table->tag[count] == 0) return table;
    table = spokentext_table_after(table);
  }
  return NULL;
}

const void *spokentext_kept(const SpokenTextTable *table, SpokenTextCell cell) {
  return __atomic_load_n(&table->kept[cell], __ATOMIC_ACQUIRE);
}

const void *spokentext_keep(SpokenTextTable *table, SpokenTextCell cell, const void *object) {
  const void *present = NULL;
  bool stored = __atomic_compare_exchange_n(
      &table->kept[cell], &present, object, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
  return stored ? object : present;
}


#if defined(_WIN32)
static SRWLOCK lock = SRWLOCK_INIT;

void spokentext_lock(void) { AcquireSRWLockExclusive(&lock); }

void spokentext_unlock(void) { ReleaseSRWLockExclusive(&lock); }
#elif defined(HAS_PTHREAD)
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void spokentext_lock(void) { pthread_mutex_lock(&mutex); }

void spokentext_unlock(void) { pthread_mutex_unlock(&mutex); }
#else
// WASI without threads needs no lock.
void spokentext_lock(void) {}

void spokentext_unlock(void) {}
#endif

int64_t spokentext_now(void) { return (int64_t)time(NULL); }
