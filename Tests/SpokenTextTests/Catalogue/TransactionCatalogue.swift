import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  private static let transactionKinds: [(name: String, kind: TransactionKind)] = [
    ("deposit", .deposit), ("withdrawal", .withdrawal), ("payment to Maya", .payment(to: "Maya")),
    ("refund from Acme", .refund(from: "Acme")), ("transfer from Maya", .transfer(from: "Maya")),
    ("transfer to Maya", .transfer(to: "Maya")), ("purchase at Acme", .purchase(at: "Acme")), ("fee", .fee),
    ("interest", .interest), ("request", .request), ("adjustment", .adjustment),
  ]

  private static let transactionStates: [(name: String, state: TransactionState)] = [
    ("pending", .pending), ("declined", .declined), ("reversed", .reversed), ("cancelled", .cancelled),
    ("failed", .failed),
  ]

  static func transactions(_ language: LanguageTag) -> [GoldenSample] {
    let probe = speaker(language, coverage: Coverage())
    let directions = TransactionDirection.allCases.flatMap { direction in
      [
        GoldenSample("direction \(direction)") { $0.direction(direction) },
        GoldenSample("direction \(direction) inline") { $0.direction(direction, context: .inline) },
      ]
    }
    let kinds = transactionKinds.flatMap { name, kind in
      [
        GoldenSample("transaction \(name)") { $0.transaction(kind) },
        GoldenSample("transaction \(name) inline") { $0.transaction(kind, context: .inline) },
      ]
        + transactionStates.map { stateName, state in
          GoldenSample("transaction \(name) \(stateName)") { $0.transaction(kind, state: state) }
        }
        + forms(
          of: kind.slot.id, key: kind.slot.id, counting: "count", numbers: .none, with: ["who": "Maya"], probe
        ).filter { $0.key.contains("=") }
    }
    return directions + kinds + samples(balanceLines)
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
