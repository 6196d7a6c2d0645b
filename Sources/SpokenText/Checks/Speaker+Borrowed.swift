// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Speaker {
  /// The message of ours that a fault is about, if the speaker's language is one that only an app has, so that another
  /// language has to say it. `nil` for every other fault.
  package func borrowedMessage(_ fault: SpeechFault) -> String? {
    guard table.library != nil, fault.kind == .otherLanguage, fault.place == nil, Self.isOurs(fault.name) else {
      return nil
    }
    return fault.name
  }

  private static func isOurs(_ name: String) -> Bool {
    let prefix = EntryKind.currency.prefix
    // English has no name of some currencies either.
    if name.hasPrefix(prefix), Currency(name.dropFirst(prefix.count).uppercased()) != nil { return true }
    return TableLibrary.last.message(name.prefix { $0 != "." }) != nil
  }
}
