// The locale tables, byte for byte as in `Locales`, and a cell for each in which its compiled form is kept.

#ifndef C_SPOKEN_TEXT_TABLES_H
#define C_SPOKEN_TEXT_TABLES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

/// One file of a language: `Locales/<tag>/<name>.ftl`.
typedef struct {
  const char *tag;
  const char *name;
  const uint8_t *base;
  size_t count;
} SpokenTextFile;

/// The files of every language that is compiled in, those of one language side by side, in the order of `Package.swift`.
const SpokenTextFile *spokentext_files(void);
size_t spokentext_file_count(void);

/// What was kept under `index` (below `spokentext_file_count()`), or null. Takes no lock.
const void *_Nullable spokentext_kept(size_t index);

/// Keeps `object` under `index` unless something is kept there already; returns what is kept there now.
const void *spokentext_keep(size_t index, const void *object);

/// Only one thread at a time gets past this, until it calls `spokentext_unlock`. Saying a phrase whose messages have
/// been compiled never takes the lock.
void spokentext_lock(void);
void spokentext_unlock(void);

/// The present second of the system's wall clock, in seconds since 1970-01-01 00:00:00 UTC; -1 if the system has no clock.
int64_t spokentext_now(void);

/// The address in a cell that another thread may be setting. Whoever reads it also sees all that was written before.
static inline const void *spokentext_address(const void *cell) {
  return __atomic_load_n((const void *const *)cell, __ATOMIC_ACQUIRE);
}

static inline void spokentext_set_address(void *cell, const void *address) {
  __atomic_store_n((const void **)cell, address, __ATOMIC_RELEASE);
}

/// Whether a flag is set that another thread may be setting. Whoever sees it set also sees all that was written before.
static inline bool spokentext_flag(const uint8_t *flag) { return __atomic_load_n(flag, __ATOMIC_ACQUIRE) != 0; }

static inline void spokentext_set_flag(uint8_t *flag) { __atomic_store_n(flag, (uint8_t)1, __ATOMIC_RELEASE); }

/// The number of bytes before the first zero byte.
static inline size_t spokentext_length(const uint8_t *bytes) { return __builtin_strlen((const char *)bytes); }

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#endif
