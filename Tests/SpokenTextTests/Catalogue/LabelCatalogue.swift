import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  /// How the parts of a label are joined, by the messages themselves.
  static func labels(_ language: LanguageTag) -> [GoldenSample] {
    func said(_ key: String, _ id: PhraseID, _ arguments: [String: Argument]) -> GoldenSample {
      GoldenSample(key) { $0.resolve(id, arguments, context: .standalone).utterance }
    }
    return [
      said(
        "sentences | Alice Smith | Weekly allowance", "label-sentences",
        ["first": "Alice Smith", "second": "Weekly allowance"]),
      said("sentences | 3 | 5", "label-sentences", ["first": "3", "second": "5"]),
      said("marked | Ready? | 3 of 5", "label-marked", ["first": "Ready?", "second": "3 of 5"]),
      said(
        "field | Weekly allowance | 10 USD", "label-field",
        ["name": "Weekly allowance", "value": .money(Money("10", .usd))]),
      said("field | Amount | 0.50 USD", "label-field", ["name": "Amount", "value": .money(Money("0.50", .usd))]),
      said(
        "field | Last seen | today", "label-field",
        ["name": "Last seen", "value": .dateTime(moment("2026-11-20T14:30-05:00"))]),
      said("field | Category | Allowance", "label-field", ["name": .phrase("label-category"), "value": "Allowance"]),
      said("creator | John Doe", "label-creator", ["who": "John Doe"]),
      said("field | Device | iPhone", "label-field", ["name": "Device", "value": "iPhone"]),
      said(
        "field | state | taken", "label-field", ["name": .phrase("progress-done"), "value": .phrase("state-taken")]),
    ]
  }
}
