// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The source of a language's rules for numbers in words.
enum NumberRulesSource: Sendable {
  /// The files of an embedded language.
  case embedded(EmbeddedTable)
  /// Rules that were read from other files. The object is a `NumberWords`. The type isn't named, because tables don't
  /// depend on it.
  case read(any AnyObject & Sendable)
}
