// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Embeds `Locales/<tag>/<name>.ftl`, and the rules for numbers in words beside them, `numerals.txt` and `rbnf.txt`, for
// every language whose trait is on.
//
// `Package.swift` numbers the languages in two hexadecimal digits and defines SPOKENTEXT_TAG_xx and SPOKENTEXT_HAS_xx.
// A directive cannot come out of a macro, so the numbers are walked by including: every high digit includes every low
// digit, which includes every file of the language that has the number. The walk is made twice for the tables, for the
// bytes (PASS 0) and for the list of them (PASS 1), and twice for the rules (PASS 2 and 3).

// #embed is C23; clang has it in every dialect since version 19 and says so by a warning.
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "CSpokenTextTables.h"
#include <stdatomic.h>
#include <time.h>

#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#elif !defined(__wasi__) || defined(_REENTRANT)
#include <pthread.h>
#define HAS_PTHREAD 1
#endif

#define JOIN3_(a, b, c) a##b##c
#define JOIN3(a, b, c) JOIN3_(a, b, c)
#define JOIN5_(a, b, c, d, e) a##b##c##d##e
#define JOIN5(a, b, c, d, e) JOIN5_(a, b, c, d, e)
#define STRING_(x) #x
#define STRING(x) STRING_(x)

#define PASS 0
#include "walk.inc"
#undef PASS

#ifndef HAS_LANGUAGE
#error SpokenText has no language: name at least one trait, for example traits: ["en"]
#endif

static const SpokenTextFile files[] = {
#define PASS 1
#include "walk.inc"
#undef PASS
    {"", "", (const uint8_t *)"", 0},
};

#define PASS 2
#include "walk.inc"
#undef PASS

static const SpokenTextFile rules[] = {
#define PASS 3
#include "walk.inc"
#undef PASS
    {"", "", (const uint8_t *)"", 0},
};

enum {
  fileCount = sizeof files / sizeof *files - 1,
  ruleCount = sizeof rules / sizeof *rules - 1,
  cellCount = 2 * fileCount,
};

static _Atomic(const void *) kept[cellCount + 1];

const SpokenTextFile *spokentext_files(void) { return files; }

size_t spokentext_file_count(void) { return fileCount; }

size_t spokentext_first_file(const uint8_t *tag, size_t count) {
  const char *passed = NULL;
  for (size_t index = 0; index < fileCount; index++) {
    // The files of a language lie side by side, and their tag is one literal where the compiler merges equal ones.
    const char *own = files[index].tag;
    if (own == passed) continue;
    if (__builtin_strncmp(own, (const char *)tag, count) == 0 && own[count] == 0) return index;
    passed = own;
  }
  return fileCount;
}

size_t spokentext_files_end(size_t first) {
  size_t end = first;
  while (end < fileCount && (files[end].tag == files[first].tag ||
                             __builtin_strcmp(files[end].tag, files[first].tag) == 0)) {
    end++;
  }
  return end;
}

const SpokenTextFile *spokentext_rules(void) { return rules; }

size_t spokentext_rule_count(void) { return ruleCount; }

const void *spokentext_kept(size_t index) {
  return index < cellCount ? atomic_load_explicit(&kept[index], memory_order_acquire) : NULL;
}

const void *spokentext_keep(size_t index, const void *object) {
  const void *present = NULL;
  if (index >= cellCount) return object;
  bool stored = atomic_compare_exchange_strong_explicit(&kept[index], &present, object, memory_order_acq_rel,
                                                        memory_order_acquire);
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
// WASI without threads: nobody else can hold the lock.
void spokentext_lock(void) {}

void spokentext_unlock(void) {}
#endif

int64_t spokentext_now(void) { return (int64_t)time(NULL); }
