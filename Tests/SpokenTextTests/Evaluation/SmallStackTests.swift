// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

/// Runs on a thread with as much stack as a secondary thread of an app has. With the address sanitizer, whose frames are
/// larger, the stack is eight times as large.
func withStack<Result: Sendable>(of bytes: Int = 512 << 10, _ body: @escaping @Sendable () -> Result) -> Result {
  let (box, done) = (ThreadResult<Result>(), DispatchSemaphore(value: 0))
  let thread = Thread {
    box.result = body()
    done.signal()
  }
  thread.stackSize = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil ? bytes : 8 * bytes
  thread.start()
  done.wait()
  return box.result!
}

private final class ThreadResult<Result>: @unchecked Sendable { var result: Result? }

/// What an app's tables and phrases may ask of a thread: a third of what a small one has is left over by each of these, in
/// a debug build too, and what goes beyond a limit is cut and reported.
@Suite(.serialized) struct SmallStackTests {
  private static let plain = Speaker("en", offsets: FixedOffset(seconds: 0))
  private static let tooLong = SpeechFault(kind: .tooLong, name: "…")

  /// Two thirds of 512 KB: the rest is the margin.
  private static let stack = 341 << 10

  private func resolve(
    _ phrase: @escaping @Sendable () -> Phrase, by speaker: Speaker
  ) -> (text: String, faults: [SpeechFault]) {
    withStack(of: Self.stack) {
      let (utterance, faults) = speaker.resolve(phrase())
      // Whatever a speaker can be asked is asked on the small stack.
      _ = speaker.say(
        SpokenCard {
          phrase(); Phrase.field(named: .text("A"), phrase())
        }.value(.list([phrase(), .text("b")])))
      return (utterance.text, faults)
    }
  }

  /// A ring of messages that each ask for a form of the next.
  @Test(arguments: [20, 600, 1000])
  func ringsOfFormsAreCut(_ count: Int) {
    let ring = (0..<count).map { "m\($0) = x { FORM(m\(($0 + 1) % count), case: \"g\") }" }.joined(separator: "\n")
    let said = resolve({ .message("m0") }, by: Self.plain.adding(Overlay(["en": ring])))
    #expect(said.text.hasPrefix("X x x "))
    #expect(said.text.hasSuffix(count < 100 ? "{m0}" : "{…}"))
    #expect(said.faults.map(\.kind) == [count < 100 ? .cyclicReference : .tooLong])
  }

  /// A chain of messages that each ask for a form of the next, with an end.
  @Test(arguments: [25, 1000])
  func longChainsOfFormsAreCut(_ count: Int) {
    let chain = (0..<count).map { "m\($0) = x { FORM(m\($0 + 1), case: \"g\") }" }.joined(separator: "\n")
    let said = resolve({ .message("m0") }, by: Self.plain.adding(Overlay(["en": chain + "\nm\(count) = end"])))
    #expect(said.text.hasSuffix(count < 49 ? " end" : "}"))
    #expect(said.faults.map(\.kind) == (count < 49 ? [] : [.tooLong]))
  }

  /// Deep references within a message, and deep phrases of such messages.
  @Test(arguments: [1, 2, 30])
  func referencesInNestedPhrasesAreCut(_ depth: Int) {
    let references = 20
    let chain =
      (0..<references).map { "m\($0) = ({ m\($0 + 1) })" }.joined(separator: "\n") + "\nm\(references) = <{ $x }>"
    let said = resolve({ Self.nested(depth) }, by: Self.plain.adding(Overlay(["en": chain])))
    let (opening, closing) = ("(".repeated(references) + "<", ">" + ")".repeated(references))
    #expect(
      said.text
        == (depth <= 2
          ? opening.repeated(depth) + "end" + closing.repeated(depth)
          : opening.repeated(3) + "({…})" + closing.repeated(3)))
    #expect(said.faults == (depth <= 2 ? [] : [Self.tooLong]))
  }

  /// What a message refers to last is no deeper than the message.
  @Test func lastReferencesAddNoDepth() {
    let references = 20
    let chain =
      (0..<references).map { "m\($0) = -{ m\($0 + 1) }" }.joined(separator: "\n") + "\nm\(references) = { $x }"
    let said = resolve({ Self.nested(30) }, by: Self.plain.adding(Overlay(["en": chain])))
    #expect(said.text == "-".repeated(references * 30) + "end" && said.faults == [])
  }

  /// A text within so many messages.
  private static func nested(_ depth: Int) -> Phrase {
    var phrase = Phrase.text("end")
    for _ in 0..<depth { phrase = .message("m0", ["x": phrase]) }
    return phrase
  }

  /// Messages that nest their argument. Made once, because a table takes long to make in a debug build.
  private static let nesting = plain.adding(
    Overlay([
      "en": """
      m = ({ $x })
      t = { LANG($x, "fr") }
      k = { MARK($x, pause: 9) }
      s = { SPELL($x) }
      h = { HEAD($x) ->
         *[other] { FORM($x, $x, case: "g") }
      }
      -head-a = a
      """
    ]))

  /// Each way of nesting, as deep as phrases go and deeper.
  @Test(arguments: [31, 32, 1000], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  func deepPhrasesAreCut(_ depth: Int, _ way: Int) {
    let said = resolve(
      {
        var phrase = Phrase.text("end")
        for _ in 0..<depth {
          phrase =
            switch way {
            case 0: .message("m", ["x": phrase])
            case 1: .field(named: .text("A"), phrase)
            case 2: .list([phrase, .text("b")])
            case 3: .sentences([phrase, .text("b")])
            case 4: .hint(.say(phrase), using: .touch)
            case 5: .progress(1, of: 2, title: phrase)
            case 6: .message("h", ["x": phrase])
            case 8: .marked(phrase, .emphasis)
            case 9: .message("k", ["x": phrase])
            default: .message("t", ["x": .message("s", ["x": phrase])])
            }
        }
        return phrase
      }, by: Self.nesting)
    #expect(!said.text.isEmpty)
    if depth > 31 || (way == 7 && depth > 15) || way == 6 {
      #expect(said.text.contains("{…}") || said.text.contains("{ … }"), "\(said.text.prefix(200))")
      #expect(said.faults.contains(Self.tooLong))
    } else {
      #expect(said.faults.isEmpty)
    }
  }

  private static let doubling = plain.adding(Overlay(["en": "a = { $x }{ $x }"]))

  /// Arguments that double at each level end, whether they are said or listed.
  @Test(arguments: [3, 20, 28, 31, 40, 1000], [false, true])
  func doublingArgumentsAreCut(_ depth: Int, _ isList: Bool) {
    let speaker = Self.doubling
    let (text, faults) = withStack(of: Self.stack) {
      var phrase = Phrase.text("x")
      for _ in 0..<depth { phrase = isList ? .list([phrase, phrase]) : .message("a", ["x": phrase]) }
      let (utterance, faults) = speaker.resolve(phrase, context: .inline)
      return (utterance.text, faults)
    }
    #expect(text.utf8.count <= 40 << 20)
    if depth == 3 {
      #expect(faults.isEmpty && text.filter { $0 == "x" }.count == 8)
    } else {
      #expect(faults.contains(Self.tooLong))
      #expect(text.contains("{…}"))
    }
  }

  /// A table with as many messages as references allow is compiled on a small stack too.
  @Test func compilesOnASmallStack() {
    let diagnostics = withStack(of: Self.stack) {
      let chain = (0..<5000).map { "n\($0) = { n\($0 + 1) }" }.joined(separator: "\n")
      let nested = String(repeating: "{ ", count: 40) + "$x" + String(repeating: " }", count: 40)
      let overlay = Overlay(["en": "\(chain)\nn5000 = { n0 }\nd = \(nested)"])
      return (
        overlay.diagnostics(for: "en").count, Self.plain.adding(overlay).say(.message("d", ["x": .text("y")])).text
      )
    }
    // One for each reference in the ring.
    #expect(diagnostics.0 == 5001)
    #expect(diagnostics.1 == "y")
  }

  /// Cards in cards: what is too deep is left out and told, and neither saying nor freeing goes deeper.
  @Test(arguments: [SpokenCard.Grouping.ignore, .combine, .contain], [31, 32, 5000])
  func deepCardsAreLeftOut(_ grouping: SpokenCard.Grouping, _ count: Int) {
    let (isWhole, levels, flaws) = withStack(of: Self.stack) {
      var card = SpokenCard(.text("end"))
      for _ in 0..<count { card = SpokenCard(.text("a")).children(grouping) { card } }
      let (element, flaws) = (Self.plain.say(card), card.flaws)
      var levels = 1
      var inner = card
      while let child = inner.children.first { (inner, levels) = (child, levels + 1) }
      return (element.label != nil && inner.label == [.text("end")], levels, flaws)
    }
    #expect(isWhole == (count < 32))
    // From the innermost one on, each 32 of them are left out together.
    #expect(levels == (count < 32 ? count + 1 : (count - 32) % 31 + 2))
    #expect(flaws.map(\.kind) == (count < 32 ? [] : [.tooDeep]))
  }

  /// A card whose cards were left out is whole again when it is given others.
  @Test func replacingCutCardsClearsTheFlaw() throws {
    var card = SpokenCard(.text("end"))
    for _ in 0..<32 { card = SpokenCard(.text("a")).children(.ignore) { card } }
    var cut = try #require(card.children.first)
    #expect(cut.children.isEmpty && cut.flaws.map(\.kind) == [.tooDeep])
    cut.children = [SpokenCard(.text("b"))]
    #expect(cut.flaws.isEmpty)
  }
}

extension String {
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
