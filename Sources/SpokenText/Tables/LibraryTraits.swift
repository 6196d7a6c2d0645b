// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The traits that the library uses itself, even if no rule of a table does. A trait is an attribute, such as the
/// gender of a noun.
package enum LibraryTraits {
  /// The trait of a phrase that contains an "and". In a list, such a phrase may get another separator, see
  /// `list-and-two.compound`.
  package static var joined: String { "joined" }

  /// The names of all traits that the library uses.
  package static var names: Set<String> { ["gender", "animacy", "counter", joined] }
}
