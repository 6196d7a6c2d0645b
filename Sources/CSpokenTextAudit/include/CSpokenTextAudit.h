// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// The lists of words for the audit. Their bytes are those of `Locales/<tag>/audit.ftl`.

#ifndef C_SPOKEN_TEXT_AUDIT_H
#define C_SPOKEN_TEXT_AUDIT_H

#include <stddef.h>
#include <stdint.h>

/// The words of one language.
typedef struct {
  const char *_Nullable tag;
  const uint8_t *_Nullable text;
  size_t count;
} SpokenTextAuditList;

/// Returns the words of all languages. The last entry has a null tag.
const SpokenTextAuditList *_Nonnull spokentext_audit_lists(void);

#endif
