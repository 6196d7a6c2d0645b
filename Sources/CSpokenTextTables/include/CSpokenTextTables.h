// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// The languages that are linked into a program, and the objects that are created from their files.

#ifndef C_SPOKEN_TEXT_TABLES_H
#define C_SPOKEN_TEXT_TABLES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

/// The files of one language tag, byte for byte as in `Locales/<tag>`.
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

/// A language that an app can register, with its table and its regional tables.
typedef struct __attribute__((swift_attr("@Sendable"), swift_attr("@safe"))) SpokenLanguage {
  SpokenTextTable *tables;
  size_t count;
} SpokenLanguage;

/// Registers the tables of a language. Skips a table if its tag is already registered. The tables must exist as long as
/// the program runs.
void spokentext_register(SpokenLanguage language);

/// Iterates over the registered tables in alphabetical order of their tags. Returns null at the end.
SpokenTextTable *_Nullable spokentext_first_table(void);
SpokenTextTable *_Nullable spokentext_table_after(const SpokenTextTable *table);

/// Returns the number of bytes before the first zero byte.
static inline size_t spokentext_length(const uint8_t *bytes) { return __builtin_strlen((const char *)bytes); }

/// Returns the registered table with exactly this tag, or null.
SpokenTextTable *_Nullable spokentext_find_table(const uint8_t *tag, size_t count);

/// A place in a table for one object that is created from its files.
typedef enum { SpokenTextCellTable, SpokenTextCellNumberWords } SpokenTextCell;

/// Returns the object in a cell, or null. Takes no lock.
const void *_Nullable spokentext_kept(const SpokenTextTable *table, SpokenTextCell cell);

/// Stores an object in a cell if the cell is empty. Returns the object that the cell then holds.
const void *spokentext_keep(SpokenTextTable *table, SpokenTextCell cell, const void *object);

/// Takes the lock. Other threads wait until `spokentext_unlock` is called. Saying a phrase never takes the lock.
void spokentext_lock(void);
void spokentext_unlock(void);

/// Returns the time of the system's clock in whole seconds since 1970-01-01 00:00:00 UTC. Returns -1 if the system has
/// no clock.
int64_t spokentext_now(void);

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#endif
