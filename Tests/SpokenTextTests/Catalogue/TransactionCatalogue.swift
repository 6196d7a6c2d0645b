// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  private static let transactionKinds: [(name: String, kind: Phrase.Transaction)] = [
    ("deposit", .deposit), ("withdrawal", .withdrawal), ("payment to Maya", .payment(to: "Maya")),
    ("refund from Acme", .refund(from: "Acme")), ("transfer from Maya", .transfer(from: "Maya")),
    ("transfer to Maya", .transfer(to: "Maya")), ("purchase at Acme", .purchase(at: "Acme")), ("fee", .fee),
    ("interest", .interest), ("request", .request), ("adjustment", .adjustment),
  ]

  /// Those whose name is blank.
  private static let namelessTransactions: [(name: String, kind: Phrase.Transaction)] = [
    ("payment to nobody", .payment(to: "")), ("refund from nobody", .refund(from: " ")),
    ("transfer from nobody", .transfer(from: "\n")), ("transfer to nobody", .transfer(to: "\u{A0}")),
    ("purchase at no place", .purchase(at: "")),
  ]

  static func transactions(_ probe: Probe) -> [GoldenSample] {
    let directions = [("credit", Phrase.Direction.credit), ("debit", .debit)].flatMap { name, direction in
      [
        GoldenSample.phrase("direction \(name)", .direction(direction)),
        .phrase("direction \(name) inline", .direction(direction), context: .inline),
      ]
    }
    let kinds = transactionKinds.flatMap { name, kind in
      samples(of: kind, name)
        + forms(
          of: kind.message.id, key: kind.message.id, counting: "count", numbers: .none, with: ["who": .text("Maya")],
          probe
        ).filter { $0.key.contains("=") }
    }
    let nameless = namelessTransactions.flatMap { samples(of: $0.kind, $0.name) }
    return directions + kinds + nameless + samples(balanceLines)
  }

  /// A transaction by itself and in every state.
  private static func samples(of transaction: Phrase.Transaction, _ name: String) -> [GoldenSample] {
    [
      .phrase("transaction \(name)", .transaction(transaction)),
      .phrase("transaction \(name) inline", .transaction(transaction), context: .inline),
    ]
      + Phrase.TransactionState.named.map { state in
        .phrase("transaction \(name) \(state.name)", .transaction(transaction, state: state.value))
      }
  }

  private static let balanceLines = """
    balance 125.50 USD
    balance 125.50 USD inline
    balance 110 USD resulting
    balance 110 USD resulting inline
    balance 1 USD
    balance 1 USD resulting
    balance 0.50 USD
    balance 0 USD
    balance -0.001 USD
    balance -5 USD
    balance -5 USD inline
    balance -5 USD resulting
    balance -1 USD
    balance -2 EUR
    balance -1 GBP
    balance -5.25 USD
    balance -0.01 USD
    balance 125.50 EUR
    balance 25.50 PLN
    balance -25.50 PLN
    balance 125.50 XYZ
    balance unknown USD
    balance infinity USD
    """
}
