// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// What an app may come to say in its place where there is nothing: the number 0, a blank text, a phrase of nothing.
  package var emptied: Phrase {
    switch kind {
    case is NumberKind: .number(0)
    case is TextKind: .text("")
    default: .nothing
    }
  }
}
