import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  static func counts(_ language: LanguageTag) -> [GoldenSample] {
    let probe = speaker(language, coverage: Coverage())
    let nouns = Phrase.Noun.all.flatMap { nounSamples($0, probe) }
    // Nouns of each gender, or where there are none the first, in a state that no noun has a phrase for.
    let genders = Phrase.Noun.ofEachGender(probe.table)
    let stated = (genders.isEmpty ? [.page] : genders).flatMap { noun in
      Count.representatives(probe.table).map { "count \($0.key) \(noun.name) status=filtered" }
        + ["count 120 \(noun.name) status=filtered limit=99", "count 2 \(noun.name) status=filtered limit=1"]
    }
    return samples(countLines) + samples(stated.joined(separator: "\n")) + nouns
      + forms(of: "more-than", key: "more-than", counting: "value", numbers: .whole, probe)
      + forms(of: "list-more", key: "list-more", counting: "count", numbers: .whole, probe)
  }

  /// A noun by itself, none of it, more than can be shown, and in every state that it has a phrase for.
  private static func nounSamples(_ noun: Phrase.Noun, _ probe: Speaker) -> [GoldenSample] {
    let table = probe.table
    let (name, id) = (noun.name, noun.id.description)
    let lines = [
      "count 0 \(name)", "count 0 \(name) zero=digits", "empty \(name)", "count 120 \(name) limit=99",
      "count 2 \(name) limit=1", "count 1 \(name) inline",
    ]
    var made = samples(lines.joined(separator: "\n"))
    made += forms(of: id, key: name, counting: "count", numbers: .whole, probe)
    let traits = table.traitNames
    for attribute in table.attributes(of: table.message(of: noun)) {
      let state = table.text(of: attribute.name)
      guard !table.isTrait(attribute, traits) else { continue }
      let id = "\(id).\(state)"
      // `.none` and `.empty` are no states, though there is a state of that name.
      guard state != "empty", Phrase.Status(named: state) != nil else {
        made += forms(of: id, key: "\(name) .\(state)", counting: "count", numbers: .none, probe)
        continue
      }
      made += forms(of: id, key: "\(name) \(state)", counting: "count", numbers: .whole, probe)
      let counted = "\(name) status=\(state)"
      made += samples("count 120 \(counted) limit=99\ncount 0 \(counted)\ncount 0 \(counted) zero=digits")
    }
    return made
  }

  private static let countLines = """
    count 1 dose
    count 3 dose
    count 3 dose status=missed
    count 1 dose status=missed
    count 5 message status=unread
    count 12 result
    count 99 notification limit=99
    count 100 notification limit=99
    count 100 notification limit=99 inline
    count 22 notification limit=21
    count 1200 step
    count 8547 step
    count 1000000 step
    count 2.5 step
    count 1.0 step
    count -1 step
    count -1 dose
    count -2 dose
    count -5 dose
    count -1 dose status=missed
    count -2.5 step inline
    count -3 step status=completed
    count -3 step inline
    count 3 page status=missed
    count 3 page status=missed inline
    count 0 page status=missed
    count 3 page status=empty
    count 1 item status=empty
    count unknown step
    count infinity step limit=99
    empty medication inline
    """
}
