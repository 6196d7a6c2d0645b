// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

@Suite struct EmbeddedTablesTests {
  private static let locales = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Locales")

  /// The file is the shipped thing: byte for byte, in both directions.
  @Test(arguments: TableLibrary.tags)
  func bytesAreTheFiles(_ tag: LanguageTag) throws {
    let folder = Self.locales.appending(path: tag.description)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".ftl") && $0 != "audit.ftl" }
    let embedded = TableLibrary.files(of: tag)
    #expect(Set(embedded.map(\.path)) == Set(names.map { "\(tag)/\($0)" }))
    #expect(embedded.count == names.count)
    for file in embedded {
      #expect(try Array(Data(contentsOf: Self.locales.appending(path: file.path))) == file.bytes, "\(file.path)")
    }
  }

  /// The rules for numbers in words too.
  @Test(arguments: TableLibrary.tags)
  func rulesAreTheFiles(_ tag: LanguageTag) throws {
    let own = NumberRuleFile.all(of: tag).filter { $0.name.hasPrefix("\(tag)/") }
    let folder = Self.locales.appending(path: tag.description)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
    #expect(Set(own.map(\.name)) == Set(names.map { "\(tag)/\($0)" }))
    for file in own {
      #expect(try Array(Data(contentsOf: Self.locales.appending(path: file.name))) == file.bytes, "\(file.name)")
    }
  }

  @Test func everyFolderIsRegistered() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      at: Self.locales, includingPropertiesForKeys: [.isDirectoryKey]
    )
    .filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true }.map(\.lastPathComponent)
    #expect(Set(folders) == Set(TableLibrary.tags.map(\.description)))
    #expect(Set(TableLibrary.tags).count == TableLibrary.tags.count)
  }

  @Test(arguments: TableLibrary.tags)
  func everyMessageOfOursIsThere(_ tag: LanguageTag) {
    let table = TableLibrary.table(for: tag)
    #expect(table.tag == tag)
    for message in BuiltInMessage.allCases {
      #expect(table.message(message.id) == message.message, "\(message.id)")
      #expect(table.record(of: message.message).value.exists, "\(message.id)")
    }
    #expect(!table.compactPowers.isEmpty)
  }

  @Test(arguments: TableLibrary.tags)
  func tablesHaveNoDiagnostics(_ tag: LanguageTag) {
    // With a coverage all of it is read at once.
    #expect(TableLibrary.make(tag, coverage: Coverage()).diagnostics.map(\.description) == [])
  }

  /// Each id is its case's name, written with hyphens, and is found.
  @Test func idsAreTheNamesOfTheirCases() {
    func hyphened(_ name: String) -> String {
      name.reduce(into: "") { id, letter in
        // A number within a name is a word of its own, but for the hours of a clock: "time-h12".
        let isWord = letter.isUppercase || letter.isNumber && id.suffix(3) == "per"
        id += isWord ? "-" + letter.lowercased() : String(letter)
      }
    }
    for message in BuiltInMessage.allCases {
      #expect(message.id == hyphened("\(message)"))
      #expect(BuiltInMessage.number(of: message.id) == message.rawValue)
    }
    #expect(BuiltInMessage.ids.count == BuiltInMessage.allCases.count)
    #expect(BuiltInMessage.number(of: "no-message") == nil)
    for name in ArgumentName.BuiltIn.allCases { #expect(name.text == "\(name)") }
    for day in 0..<7 { #expect(BuiltInMessage.weekday(day).rawValue == BuiltInMessage.weekdayMonday.rawValue + day) }
    for month in 1...12 {
      #expect(BuiltInMessage.month(month).rawValue == BuiltInMessage.monthJanuary.rawValue + month - 1)
    }
    #expect(BuiltInMessage.states.map(\.id) == Phrase.Status.all.map { "state-\($0.name)" })
  }

  /// No noun, unit, or state is outside of the cases that are listed as such.
  @Test func runsOfMessagesAreComplete() {
    func messages(_ prefix: String) -> [BuiltInMessage] {
      BuiltInMessage.allCases.filter { $0.id.hasPrefix(prefix) }
    }
    #expect(messages("noun-") == Array(BuiltInMessage.nouns))
    #expect(messages("unit-") == Array(BuiltInMessage.timeUnits) + Array(BuiltInMessage.units))
    #expect(messages("state-") == Array(BuiltInMessage.states))
  }

  /// The words that the library uses have the numbers that it knows them by, in every table.
  @Test func wordsOfTheLibraryKeepTheirNumbers() {
    let table = TableLibrary.table(for: "en")
    for (number, text) in SelectorKey.builtInTexts.enumerated() {
      #expect(table.text(of: SelectorKey(index: UInt32(number))) == text)
    }
    #expect(["", "am", "pm", "gender"] == [SelectorKey.none, .am, .pm, .gender].map { table.text(of: $0) })
    for state in BuiltInMessage.states {
      #expect(EntryKind.state.prefix + table.text(of: .attribute(for: state)) == state.id)
    }
    for category in PluralCategory.allCases {
      let key = SelectorKey.builtInTexts.firstIndex(of: category.name).map { SelectorKey(index: UInt32($0)) }
      #expect(key?.category == category)
    }
    #expect([SelectorKey.none, .am, .pm, .gender, .attribute(for: .stateTaken)].allSatisfy { $0.category == nil })
  }
}
