// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// The list of the languages that are linked into a program, and cells that keep what is made of them.

#ifndef C_SPOKEN_TEXT_TABLES_H
#define C_SPOKEN_TEXT_TABLES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

/// The files of one tag, byte for byte as in `Locales/<tag>`.
typedef struct SpokenTextTable {
  const char *tag;
  /// The names of the files in their order, with a space between them.
  const char *names;
  /// The files, each followed by a zero byte.
  const uint8_t *text;
  size_t count;
  struct SpokenTextTable *_Nullable next;
  const void *_Nullable kept[2];
} SpokenTextTable;

/// A language that an app can register: its table, and its regional tables.
typedef struct __attribute__((swift_attr("@Sendable"), swift_attr("@safe"))) SpokenLanguage {
  SpokenTextTable *tables;
  size_t count;
} SpokenLanguage;

/// Adds the tables of a language to the list, except those whose tag is in it already. The tables must exist as long as
/// the program runs.
void spokentext_register(SpokenLanguage language);

/// The registered table with the first tag in alphabetical order, and the one after a table.
SpokenTextTable *_Nullable spokentext_first_table(void);
SpokenTextTable *_Nullable spokentext_table_after(const SpokenTextTable *table);

/// The number of bytes up to the first zero byte.
static inline size_t spokentext_length(const uint8_t *bytes) { return __builtin_strlen((const char *)bytes); }

/// The registered table of exactly this tag.
SpokenTextTable *_Nullable spokentext_find_table(const uint8_t *tag, size_t count);

/// A cell of a table, which keeps one object.
typedef enum { SpokenTextCellTable, SpokenTextCellNumberWords } SpokenTextCell;

/// Returns the object in a cell, or null. Takes no lock.
const void *_Nullable spokentext_kept(const SpokenTextTable *table, SpokenTextCell cell);

/// Keeps an object in a cell unless the cell has one, and returns the one that it has then.
const void *spokentext_keep(SpokenTextTable *table, SpokenTextCell cell, const void *object);

/// Only one thread at a time gets past this, until it calls `spokentext_unlock`. Saying a phrase never takes the lock.
void spokentext_lock(void);
void spokentext_unlock(void);

/// The present second of the system's wall clock, in seconds since 1970-01-01 00:00:00 UTC; -1 if the system has no clock.
int64_t spokentext_now(void);

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#endif
