// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// The empty value that an app might pass instead of this phrase. It is 0, a blank text, or an empty phrase.
  package var emptied: Phrase {
    switch kind {
    case is NumberKind: .number(0)
    case is TextKind: .text("")
    default: .nothing
    }
  }
}
