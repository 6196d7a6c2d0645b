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
}
