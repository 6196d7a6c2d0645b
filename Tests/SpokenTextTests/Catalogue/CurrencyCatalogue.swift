// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  /// Every name of every currency, in every form that the language has: `USD local 2 case=genitive`.
  static func currencies(_ probe: Probe) -> [GoldenSample] {
    let table = probe.table
    var samples: [GoldenSample] = []
    for message in table.messages {
      let id = table.id(of: message)
      guard id.hasPrefix("currency-"), id != BuiltInMessage.currencyUnknown.id, let currency = Currency(id.dropFirst(9))
      else { continue }
      samples += counted(id, key: currency.code, probe)
      for name in ["local", "full", "minor", "minor-alone"] where table.attribute(name, of: message).exists {
        samples += counted("\(id).\(name)", key: "\(currency.code) \(name)", probe)
      }
    }
    return samples
  }
}
