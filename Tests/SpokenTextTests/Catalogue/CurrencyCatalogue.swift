import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  /// Every name of every currency, in every form that the language has: `USD local 2 case=genitive`.
  static func currencies(_ language: LanguageTag) -> [GoldenSample] {
    let probe = speaker(language, coverage: Coverage())
    let table = probe.table
    let traits = table.traitNames
    var samples: [GoldenSample] = []
    for message in table.messages {
      let id = table.id(of: message)
      guard id.hasPrefix("currency-"), let currency = Currency(id.dropFirst(9)) else { continue }
      samples += forms(of: id, key: currency.code, counting: "count", probe)
      for attribute in table.attributes(of: message) where !table.isTrait(attribute, traits) {
        let name = table.text(of: attribute.name)
        samples += forms(of: "\(id).\(name)", key: "\(currency.code) \(name)", counting: "count", probe)
      }
    }
    return samples
  }
}
