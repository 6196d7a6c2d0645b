// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Speaker {
  /// Returns the existing names for a fault about an unknown name, or an empty array for other faults.
  ///
  /// The names are message ids, or attributes such as `greeting.title`.
  package func names(for fault: SpeechFault) -> [String] {
    let tables = [table, table.fallback].compactMap { $0 }
    switch fault.kind {
    case .unknownMessage: return Set(tables.flatMap(\.messageIDs)).sorted()
    case .unknownAttribute:
      let id = fault.name.prefix { $0 != "." }
      return Set(tables.flatMap { $0.attributeNames(of: id) }).sorted().map { "\(id).\($0)" }
    default: return []
    }
  }
}

extension LocaleTable {
  fileprivate var messageIDs: [String] {
    messages.filter { record(of: $0).value.exists || !attributes(of: $0).isEmpty }.map { id(of: $0) }
  }

  fileprivate func attributeNames(of id: some StringProtocol) -> [String] {
    message(id).map { attributeNames(of: $0).map(text) } ?? []
  }
}
