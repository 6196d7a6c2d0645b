import Testing

@testable import SpokenText

@Suite struct ConcurrencyTests {
  /// Many tasks that ask for a language at once get one table, and hear the same. In a process where other tests came
  /// first the table may be there already: what many do at first use is tested below, on tables that nobody has used.
  @Test(arguments: Speaker.languages)
  func oneTableForAll(_ language: LanguageTag) async {
    let tables = await withTaskGroup(of: (ObjectIdentifier, String).self) { group in
      for _ in 0..<200 {
        group.addTask {
          let speaker = Speaker(language, offsets: FixedOffset(seconds: 0))
          return (ObjectIdentifier(speaker.table), speaker.money("25.50", .usd).text)
        }
      }
      return await group.reduce(into: [ObjectIdentifier: Set<String>]()) { $0[$1.0, default: []].insert($1.1) }
    }
    #expect(tables.count == 1)
    #expect(tables.values.allSatisfy { $0.count == 1 })
  }

  /// Many tasks that ask one table for messages which nobody asked it for yet hear what a table says that was read as a
  /// whole: each in an order of its own, so that one reads a message while others say it.
  @Test(arguments: Speaker.languages)
  func messagesAreReadByManyAtOnce(_ language: LanguageTag) async {
    func phrases(_ table: LocaleTable, from start: Int) -> [String] {
      let speaker = Speaker(table: table, preferences: Preferences(language, zone: nil, reference: .live))
      let ways: [() -> String] =
        ["usd", "eur", "pln", "jpy", "kwd", "inr", "rub", "egp"].map { code in
          { speaker.money(Money("25.50", Currency(code) ?? .usd)).text }
        } + Phrase.Noun.all.map { noun in { speaker.count(3, noun, status: .missed).text } }
        + Phrase.Status.all.map { state in { speaker.say(.state(state, of: .dose)).text } }
        + [{ speaker.say(.message("currency-chf", ["count": .number(2)])).text }, { speaker.progress(3, of: 5).text }]
      let said = ways.indices.map { index in (index, ways[(index + start) % ways.count]()) }
      return ways.indices.map { index in said[(index - start % ways.count + ways.count) % ways.count].1 }
    }
    let table = TableLibrary.make(language)
    let whole = phrases(TableLibrary.make(language, coverage: Coverage()), from: 0)
    let heard = await withTaskGroup(of: [String].self) { group in
      for start in 0..<40 { group.addTask { phrases(table, from: start * 7) } }
      return await group.reduce(into: Set<[String]>()) { $0.insert($1) }
    }
    #expect(heard == [whole])
  }

  /// Many tasks that ask tables for their first word, each task in an order of its own: no language waits for another.
  @Test func languagesAreReadByManyAtOnce() async {
    func words(_ tables: [LocaleTable], from start: Int) -> [String] {
      let said = tables.indices.map { index in
        let table = tables[(index + start) % tables.count]
        let speaker = Speaker(table: table, preferences: Preferences(table.tag, zone: nil, reference: .live))
        return (table.tag.description, speaker.say(.count(start % 5, .dose, status: .missed)).text)
      }
      return said.sorted { $0.0 < $1.0 }.map(\.1)
    }
    for _ in 0..<5 {
      let tables = Speaker.languages.map { TableLibrary.make($0) }
      let heard = await withTaskGroup(of: (Int, [String]).self) { group in
        for start in 0..<40 { group.addTask { (start % 5, words(tables, from: start)) } }
        return await group.reduce(into: [Int: Set<[String]>]()) { $0[$1.0, default: []].insert($1.1) }
      }
      for count in 0..<5 { #expect(heard[count] == [words(tables, from: count)]) }
    }
  }

  /// The phrases of a fresh overlay and of the language under it, by many at once.
  @Test(arguments: 0..<10)
  func overlaysAreReadByManyAtOnce(_ round: Int) async {
    let ftl = (0..<200).map { "m\($0) = { $x } number \($0) of \(round)" }.joined(separator: "\n")
    let speaker = Speaker("de", offsets: FixedOffset(seconds: 0)).adding(Overlay(["en": ftl, "de": "d = { $x } d"]))
    let heard = await withTaskGroup(of: Bool.self) { group in
      for task in 0..<40 {
        group.addTask {
          (0..<200).allSatisfy { index in
            let number = (index + task * 5) % 200
            let said = speaker.say(.message(PhraseID(unchecked: "m\(number)"), ["x": .money(5, .usd)]))
            return said.text == "5 US dollars number \(number) of \(round)"
          }
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(heard)
  }
}
