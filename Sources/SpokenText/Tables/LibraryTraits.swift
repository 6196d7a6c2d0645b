// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The traits that the library knows by itself, whether or not a table chooses by them.
package enum LibraryTraits {
  /// Of what has an "and" of its own: lists may join it otherwise, see `list-and-two.compound`.
  package static var joined: String { "joined" }

  /// All of them.
  package static var names: Set<String> { ["gender", "animacy", "counter", joined] }
}
