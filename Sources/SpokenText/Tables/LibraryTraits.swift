// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The traits that the library knows, even if no rule of a table uses them.
package enum LibraryTraits {
  /// The trait of a phrase that contains an "and". Lists may join it differently, see `list-and-two.compound`.
  package static var joined: String { "joined" }

  /// The names of all these traits.
  package static var names: Set<String> { ["gender", "animacy", "counter", joined] }
}
