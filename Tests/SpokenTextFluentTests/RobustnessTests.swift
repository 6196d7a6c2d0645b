// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenTextFluent

@testable import SpokenTool

/// Input that is cut off, damaged or hostile.
@Suite struct RobustnessTests {
  /// Entries are final once the next one is complete: nothing that follows can change them. (The next one decides
  /// whether a comment stands by itself, and where junk ends.)
  @Test(arguments: Fixture.all)
  func everyPrefixKeepsTheEntriesBeforeTheCut(_ fixture: Fixture) {
    let whole = Resource(parsing: fixture.source).entries
    for cut in 0...fixture.source.count {
      let entries = Resource(parsing: Array(fixture.source[..<cut])).entries
      let kept = zip(whole, whole.dropFirst()).prefix { $0.1.range.upperBound <= cut }.map(\.0)
      guard entries.count >= kept.count else {
        Issue.record("lost an entry, cut at \(cut)")
        return
      }
      for (entry, expected) in zip(entries, kept) {
        switch (entry, expected) {
        // How an entry is broken may depend on what follows it, but not how much of the source is.
        case (.junk(let junk), .junk(let expected)): #expect(junk.range == expected.range, "cut at \(cut)")
        default: #expect(entry == expected, "cut at \(cut)")
        }
      }
    }
  }

  @Test(arguments: Fixture.all)
  func entriesCoverTheSourceInOrder(_ fixture: Fixture) {
    var end = 0
    for entry in Resource(parsing: fixture.source).entries {
      #expect(entry.range.lowerBound >= end)
      let between = fixture.source[end..<entry.range.lowerBound]
      #expect(between.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D })
      end = entry.range.upperBound
    }
  }

  /// The fixtures without CRLF. In the others, the CR would be text in one file and part of a line break in the other.
  private static let fixturesWithoutCRLF = Fixture.all.filter { fixture in
    !zip(fixture.source, fixture.source.dropFirst()).contains { $0 == (0x0D, 0x0A) } && fixture.source.last != 0x0D
  }

  @Test func fixturesHaveBothLineBreaks() {
    #expect(Self.fixturesWithoutCRLF.count >= 20 && Self.fixturesWithoutCRLF.count < Fixture.all.count)
  }

  @Test(arguments: fixturesWithoutCRLF)
  func lineBreaksAsCRLFGiveTheSameTree(_ fixture: Fixture) {
    let lines = fixture.source.split(separator: 0x0A, omittingEmptySubsequences: false)
    let crlf = Array(lines.joined(separator: [0x0D, 0x0A]))
    // Junk is kept byte for byte.
    #expect(tree(crlf).replacing(#"\r\n"#, with: #"\n"#) == tree(fixture.source))
  }

  /// The bytes of the corpus, each replaced in turn by bytes that are never valid UTF-8 or that break the syntax.
  @Test(arguments: [0xFF, 0x80, 0xC3, 0x00, 0x0D, 0x0A, 0x22, 0x5C, 0x7B, 0x7D] as [UInt8])
  func anyByteMayBeDamaged(_ byte: UInt8) {
    for fixture in Fixture.all {
      var offset = 0
      // Every byte in turn takes minutes; Scripts/check-deep does it.
      let step = DeepCheck.isAsked ? 1 : 61
      while offset < fixture.source.count {
        var damaged = fixture.source
        damaged[offset] = byte
        let resource = Resource(parsing: damaged)
        #expect((resource.entries.last?.range.upperBound ?? 0) <= damaged.count)
        if offset % 4 == 0 { #expect(!resource.referenceJSON(spans: true).isEmpty) }
        offset += step
      }
    }
  }

  @Test func invalidUTF8IsRepairedInTextAndJunkElsewhere() throws {
    let source: [UInt8] = Array("text = a".utf8) + [0xC3, 0x0A] + Array("na".utf8) + [0xFF] + Array("me = b\n".utf8)
    let resource = Resource(parsing: source)
    #expect(resource.entries.count == 2)
    guard case .message(let message)? = resource.entries.first, case .junk(let junk)? = resource.entries.last else {
      Issue.record("\(resource.entries)")
      return
    }
    #expect(message.value?.range == 7..<9)
    #expect(try resource.text(#require(message.value).range) == "a\u{FFFD}")
    #expect(junk.annotations.map(\.code) == [.expectedToken])
    #expect(junk.annotations.map(\.offset) == [12])
  }

  @Test func nullIsTextLikeAnyOther() {
    #expect(tree("key = a\0b\n").contains(#""a\u0000b""#))
  }

  @Test(arguments: ["{", "{F(", "{ $a ->\n *[b] ", "{{F(1, ", "{ -a(b, "])
  func deepNestingIsJunk(_ opening: String) {
    let source = "deep = " + String(repeating: opening, count: 10_000) + "\nnext = Text\n"
    let resource = Resource(parsing: source)
    guard case .junk(let junk)? = resource.entries.first, case .message? = resource.entries.last else {
      Issue.record("\(resource.entries.count)")
      return
    }
    #expect(junk.annotations.map(\.code) == [.nestingTooDeep])
  }

  @Test func nestingUpToTheLimitIsFine() {
    func nested(_ depth: Int) -> [Entry] {
      let source = "a = " + String(repeating: "{", count: depth) + "1" + String(repeating: "}", count: depth)
      return Resource(parsing: source).entries
    }
    if case .message? = nested(50).first {} else { Issue.record("50 levels are too many") }
    if case .junk? = nested(51).first {} else { Issue.record("51 levels are not too many") }
  }

  /// Depth is counted from the message, so a broken entry leaves nothing behind for the next.
  @Test func errorsDoNotAddUpToDeepNesting() {
    let source = String(repeating: "a = { { {\n", count: 200) + "b = { { 1 } }\n"
    if case .message? = Resource(parsing: source).entries.last {} else { Issue.record("the last entry is junk") }
  }

  #if DEBUG
    /// Twice the source takes about twice the steps: no part of it is read again for each other part.
    @Test(
      arguments: [
        "a = b\n    .c\n", "a = b\n    .c = { d\n", "a = {\n", "a = { $b ->\n", "a\n", "-\n", "a = b\n    .c = d\n\n",
        "#\n", "# a\n",
        "#a\n", "\n", "    .a\n", "    .a = b\n", "    a\n", "{ a }", "}", "\r", "\r\n", " \n", "[a]\n", "*[a] b\n",
        "a(",
        "{ \"\" }",
        "\"", "\\", "{ a(b: 1) }\n    ", "é", "a: 1, ",
      ],
      ["", "a = b\n", "a = { $b ->\n", "# a\n", "a = { \""])
    func stepsGrowWithTheSource(_ part: String, _ start: String) {
      func steps(_ count: Int) -> Int {
        let counter = SourceBytes.ReadCounter()
        let source = SourceBytes(Array((start + String(repeating: part, count: count)).utf8), counter: counter)
        var parser = Parser(source)
        while let entry = parser.next() { #expect(entry.range.upperBound <= source.endIndex) }
        return counter.count
      }
      let (some, more) = (steps(100), steps(200))
      #expect(some >= 100 && more <= some * 9 / 4, "\(some) steps, then \(more)")
    }

    /// The count itself sees a parser that starts again for each part.
    @Test func readingAgainIsCounted() {
      func steps(_ count: Int) -> Int {
        let counter = SourceBytes.ReadCounter()
        let source = SourceBytes([UInt8](repeating: 0x61, count: count), counter: counter)
        for start in 0..<count { _ = source.end(ofNameAt: start) }
        return counter.count
      }
      #expect(steps(200) > steps(100) * 3)
    }
  #endif

  /// Lines are found in one pass, whatever ends them.
  @Test(arguments: ["a = b\n", "\r\n", "\n", "\r", "é"])
  func linesAreFoundAtTheEndOfALongSource(_ part: String) {
    let source = Array(String(repeating: part, count: 4000).utf8)
    let position = LineIndex(of: source).position(of: source.count)
    #expect(position.line == (part.contains("\n") || part == "\r\n" ? 4001 : 1))
  }

  /// The deepest nesting, in a thread with as little stack as those have that run tasks.
  @Test func nestingFitsASmallStack() {
    final class Found: @unchecked Sendable { var entries = 0 }
    let found = Found()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      for opening in ["{", "{F(", "{ $a ->\n *[b] ", "{{F(1, ", "{ -a(b, "] {
        let source = "deep = " + String(repeating: opening, count: 10_000) + "\n    .a = " + opening + "\nnext = Text\n"
        found.entries += Resource(parsing: source).entries.count
      }
      done.signal()
    }
    // The address sanitizer makes frames larger.
    let isSanitized = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil
    thread.stackSize = isSanitized ? 4 << 20 : 512 << 10
    thread.start()
    done.wait()
    #expect(found.entries == 10)
  }
}
