// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// The locale tables, byte for byte as in `Locales`, and a cell for each in which its compiled form is kept.

#ifndef C_SPOKEN_TEXT_TABLES_H
#define C_SPOKEN_TEXT_TABLES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

/// One file of a language: `Locales/<tag>/<name>.ftl`, or of rules, `Locales/<tag>/<name>.txt`.
typedef struct {
  const char *tag;
  const char *name;
  const uint8_t *base;
  size_t count;
} SpokenTextFile;

/// The files of every language that is compiled in, those of one language side by side, in the order of `Package.swift`.
const SpokenTextFile *spokentext_files(void);
size_t spokentext_file_count(void);

/// The index of the first file of the language with exactly this tag, which has no zero byte; the count of all files if it
/// has none.
size_t spokentext_first_file(const uint8_t *tag, size_t count);

/// The index after the last file of the language that the file at `first` belongs to.
size_t spokentext_files_end(size_t first);

/// The rules for numbers in words, in the same order. A language may have none.
const SpokenTextFile *spokentext_rules(void);
size_t spokentext_rule_count(void);

/// What was kept under `index`, or null. A language's table has the index of its first file, its rules have that index
/// and `spokentext_file_count()` more. Takes no lock.
const void *_Nullable spokentext_kept(size_t index);

/// Keeps `object` under `index` unless something is kept there already; returns what is kept there now.
const void *spokentext_keep(size_t index, const void *object);

/// Only one thread at a time gets past this, until it calls `spokentext_unlock`. Saying a phrase never takes the lock.
void spokentext_lock(void);
void spokentext_unlock(void);

/// The present second of the system's wall clock, in seconds since 1970-01-01 00:00:00 UTC; -1 if the system has no clock.
int64_t spokentext_now(void);

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#endif
