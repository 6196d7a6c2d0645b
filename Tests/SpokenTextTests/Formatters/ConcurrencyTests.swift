import Testing

@testable import SpokenText

@Suite struct ConcurrencyTests {
  /// Many tasks that ask for a language at once get one table, and hear the same.
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
      let speaker = Speaker(table: table, locale: language, zone: nil, reference: .live)
      let ways: [() -> String] =
        ["usd", "eur", "pln", "jpy", "kwd", "inr", "rub", "egp"].map { code in
          { speaker.money(Money("25.50", Currency(code) ?? .usd)).text }
        } + CountedNoun.all.map { noun in { speaker.count(3, noun, status: .missed).text } }
        + Status.allCases.map { state in { speaker.state(state, of: .dose).text } }
        + [{ speaker.say("currency-chf", ["count": 2]).text }, { speaker.progress(3, of: 5).text }]
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
}
