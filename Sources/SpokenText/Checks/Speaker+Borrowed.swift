// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Speaker {
  /// Returns the library's message that was spoken in another language. This happens if only the app has the speaker's
  /// language. Returns `nil` for other faults.
  package func borrowedMessage(_ fault: SpeechFault) -> String? {
    guard table.library != nil, fault.kind == .otherLanguage, fault.place == nil, Self.isOurs(fault.name) else {
      return nil
    }
    return fault.name
  }

  private static func isOurs(_ name: String) -> Bool {
    let prefix = EntryKind.currency.prefix
    // Currencies are recognized by their code, because even the English table lacks some of their names.
    if name.hasPrefix(prefix), Currency(name.dropFirst(prefix.count).uppercased()) != nil { return true }
    return TableLibrary.last.message(name.prefix { $0 != "." }) != nil
  }
}
