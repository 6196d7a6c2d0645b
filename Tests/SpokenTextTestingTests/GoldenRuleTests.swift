// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import SpokenTextTesting
import Testing

/// If a screen breaks a rule of the kit, this rule fails, and no other does.
@Suite struct GoldenRuleTests {
  private static let speaker = Speaker("en", offsets: FixedOffset(seconds: 0))
  private static let back = GoldenSample.element(
    "back", SpokenCard.button(.action(.back), id: "back").reading(.leading))
  private static let heading = GoldenSample.element("heading", SpokenCard.heading(.text("Tasks"), level: .h1))
  private static let walk = SpokenCard(.text("Morning walk"), id: "walk", traits: .button).value(.state(.overdue))
    .hint(.details)
  private static let name = SpokenCard.formField(.name, value: "Ada", id: "name")
  private static let tabs: [GoldenSample] = [
    .element("first tab", SpokenCard.tab(.text("Tasks"), isSelected: true)),
    .element("second tab", SpokenCard.tab(.text("People"))),
  ]

  private static func screen(
    _ samples: [GoldenSample], isModal: Bool = false, answers: [GoldenAnswer: [String]] = [:],
    rotors: [SpokenRotor] = []
  ) -> GoldenScreen {
    GoldenScreen("tasks", titled: .text("Tasks"), isModal: isModal, samples, answers: answers, rotors: rotors)
  }

  private static func screen(
    _ name: String, _ samples: [GoldenSample], titled title: Phrase = .text("Tasks"), isModal: Bool = false,
    answers: [GoldenAnswer: [String]] = [:]
  ) -> GoldenScreen {
    GoldenScreen(name, titled: title, isModal: isModal, samples, answers: answers)
  }

  /// A screen that follows all rules, asked for or not.
  private static let sound = screen(
    [
      back, heading, .element("walk", walk).showing(.state(.overdue)), .element("name", name.hint(.details)),
      .element("icon", SpokenCard.decorative()), .announcement("saved", .done(.profileSaved)),
    ] + tabs.map { $0 },
    answers: [.leaves: ["back"], .announces("saved"): ["walk"], .opens("tasks"): ["second tab"]],
    rotors: [SpokenRotor(.text("Tasks"), to: ["walk"])])

  private static func rules(_ screens: [GoldenScreen], asked: Set<GoldenRule> = []) -> Set<String> {
    var rules = GoldenRules()
    rules.asked = asked
    return Set(rules.problems(of: screens, by: speaker).compactMap(\.rule))
  }

  @Test func aSoundScreenFollowsAllRules() {
    #expect(Self.rules([Self.sound]) == [])
    #expect(Self.rules([Self.sound], asked: [.unansweredAction, .missingInputLabel]) == [])
  }

  /// Faulty screens, by the rule that they break.
  private static let faults: [(rule: GoldenRule, screens: [GoldenScreen])] = [
    (.missingLabel, [screen([.element("a", SpokenCard(traits: .button) {})])]),
    (.flaw, [screen([.element("a", walk.hidden())])]),
    (.flaw, [screen([.element("a", name.hidden())])]),
    (.flaw, [screen([.element("a", SpokenCard(.text("Form")).children(.combine) { name })])]),
    (.flaw, [screen([.element("a", SpokenCard(.text("Sheet"), traits: .modal))])]),
    (.flaw, [screen([.element("a", walk)], rotors: [SpokenRotor(.text("Tasks"), to: ["run"])])]),
    (.literal, [screen([.element("a", SpokenCard(.verbatim("Morning walk")))])]),
    (.unspokenPicture, [screen([.element("a", walk.value(nil)).showing(.state(.overdue))])]),
    (.unspokenPicture, [screen([.element("a", walk.value(.state(.pending))).showing(.state(.overdue))])]),
    (
      .busyTrait,
      [screen([.element("a", SpokenCard(.activity(.saving))), .announcement("b", .loading(.saving))])]
    ),
    (.longHint, [screen([.element("a", walk.hint(.say(.text("Opens it. Then waits. Then closes."))))])]),
    (.obviousHint, [screen([.element("a", walk.hint(.say(.text("Walk in mornings."))))])]),
    (.inputLabel, [screen([.element("a", walk.inputLabels { Phrase.text("Run") })])]),
    (
      .inputLabel,
      [
        screen([
          .element("a", walk.inputLabels { Phrase.text("Walk") }),
          .element("b", SpokenCard(.text("Evening walk"), traits: .button).inputLabels { Phrase.text("Walk") }),
        ])
      ]
    ),
    (.vagueAction, [screen([.element("a", SpokenCard.button(.action(.send)))])]),
    (.vagueAction, [screen([.element("a", SpokenCard.button(.text("OK")))])]),
    (.screenTitle, [screen("a", [.element("a", walk)], titled: .nothing)]),
    (.modalExit, [screen([.element("a", SpokenCard(.text("Lost")))], isModal: true)]),
    (.missingHeading, [screen((1...4).map { .element("\($0)", SpokenCard(.text("Task \($0)"))) })]),
    (.headingLevel, [screen([.element("a", SpokenCard.heading(.text("A day"), level: .h2)), .element("b", walk)])]),
    (.headingLevel, [screen([.element("a", SpokenCard.heading(.text("A day"))), .element("b", walk)])]),
    (
      .headingLevel,
      [
        screen([
          heading, .element("b", walk), .element("c", SpokenCard.heading(.text("A day"), level: .h3)),
          .element("d", name),
        ])
      ]
    ),
    (.emptyHeading, [screen([.element("b", walk), heading])]),
    (.emptyHeading, [screen([heading] + tabs)]),
    (
      .emptyHeading,
      [screen([heading, .element("b", SpokenCard.heading(.text("A day"), level: .h1)), .element("c", walk)])]
    ),
    (.readingOrder, [screen(tabs + [.element("a", walk)])]),
    (.readingOrder, [screen([.element("a", walk), back])]),
    (.readingOrder, [screen([.element("a", walk), heading, .element("b", name)])]),
    (
      .actionBeforeItem,
      [
        screen(
          "a",
          [
            .element("a", SpokenCard.button(.action(.delete, "Aspirin"))), .element("b", SpokenCard(.text("Aspirin"))),
          ], titled: .text("Medication"))
      ]
    ),
    (.splitText, [screen([.element("a", SpokenCard(.text("Due:"))), .element("b", SpokenCard(.text("Noon")))])]),
    (.splitText, [screen([.element("a", SpokenCard(.text("Name"))), .element("b", name)])]),
    (
      .repeatedPicture,
      [
        screen([
          .element("a", SpokenCard(.text("Morning walk"), traits: .image)), .element("b", walk),
        ])
      ]
    ),
    (
      .sharedIdentifier,
      [screen([.element("a", walk), .element("b", name), .element("c", walk.value(.state(.pending)))])]
    ),
    (.announcement, [screen([.element("a", SpokenCard.error(.tryAgain))])]),
    (.announcement, [screen([.element("a", SpokenCard.activity(.loading))])]),
    (.announcement, [screen([.element("a", AnnouncedCard.notice(.noConnection))])]),
    (.announcement, [screen([.element("a", walk), .announcement("b", .connectionLost())])]),
    (
      .announcement,
      [
        screen([
          .element("a", SpokenCard.formField(.name, value: "", problem: .required(.name), id: "name")),
          .element("b", SpokenCard.formField(.password, value: nil, problem: .required(.password), id: "password")),
          .announcement("c", .failed(fields: 2, first: .name, focus: "password")),
        ])
      ]
    ),
    (.unknownAnswer, [screen([.element("a", walk)], answers: [.announces("b"): ["a"]])]),
    (.unknownAnswer, [screen([.element("a", walk)], answers: [.leaves: ["b"]])]),
    (.unknownAnswer, [screen([.element("a", walk)], answers: [.opens("b"): ["a"]])]),
    (
      .modalSheet,
      [
        screen("a", [.element("a", walk)], titled: .text("Details"), isModal: true),
        screen("b", [.element("a", walk)], titled: .text("Details")),
      ]
    ),
    (
      .modalSheet,
      [
        screen("a", [.element("a", walk)], answers: [.presents("b"): ["a"]]),
        screen("b", [.element("a", walk)], titled: .text("B")),
      ]
    ),
    (
      .consistentName,
      [screen("a", [.element("a", walk)]), screen("b", [.element("a", SpokenCard(.text("Run"), id: "walk"))])]
    ),
    (.consistentName, [screen("a", [.element("a", walk)]), screen("b", [.element("a", walk.hint(nil))])]),
    (
      .consistentName,
      [
        screen("a", [.element("a", SpokenCard.button(.action(.save), id: "save"))]),
        screen("b", [.element("a", SpokenCard.button(.action(.save), id: "save_button"))]),
      ]
    ),
    (
      .consistentTabs,
      [screen("a", [.element("a", walk)] + tabs), screen("b", [.element("a", walk)] + tabs.reversed())]
    ),
    (.unansweredAction, [screen([.element("a", walk)])]),
    (.unansweredAction, [screen([.element("a", SpokenCard(.text("Walk")).action("skip", .action(.skip)))])]),
    (.missingIdentifier, [screen([.element("a", SpokenCard.button(.action(.save)))])]),
    (.missingHint, [screen([.element("a", SpokenCard.button(.action(.save)))])]),
    (.standardHint, [screen([.element("a", SpokenCard.button(.action(.done), hint: .details))])]),
    (
      .missingInputLabel,
      [
        screen([
          .element(
            "a",
            SpokenCard(traits: .button) {
              Phrase.text("Walk")
              Phrase.text("At noon")
            })
        ])
      ]
    ),
  ]

  @Test(arguments: faults.indices) func aFaultyScreenIsFound(_ index: Int) {
    let (rule, screens) = Self.faults[index]
    #expect(Self.rules(screens, asked: rule.isAsked ? [rule] : []).contains(rule.id))
    // A rule that has to be asked for is silent otherwise.
    if rule.isAsked { #expect(!Self.rules(screens).contains(rule.id)) }
  }

  @Test func everyRuleHasAFaultyScreen() {
    #expect(Set(Self.faults.map(\.rule)) == Set(GoldenRule.allCases))
    #expect(GoldenRule.allCases.allSatisfy { !$0.summary.isEmpty && !$0.source.isEmpty })
  }

  /// The rules of the audit run, over labels, hints, and announcements.
  @Test(arguments: [
    (SpokenCard(.text("Delete button"), traits: .button), "role-word"),
    (SpokenCard(.text("Button"), traits: .button), "generic-label"),
    (SpokenCard(.text("Photo"), traits: .button).hint(.say(.text("Tap for more"))), "empty-hint"),
    (SpokenCard(.text("Photo"), traits: .button).hint(.say(.text("Swipe left for more options"))), "swipe-only"),
    (SpokenCard(.text("Volume"), traits: .adjustable), "missing-value"),
    (SpokenCard(.text("Error"), traits: .staticText), "vague-error"),
  ])
  func labelsAreAudited(_ card: SpokenCard, _ rule: String) {
    #expect(Self.rules([Self.screen([.element("a", card)])]).contains(rule))
    var rules = GoldenRules()
    rules.auditsLabels = false
    #expect(!rules.problems(of: [Self.screen([.element("a", card)])], by: Self.speaker).contains { $0.rule == rule })
  }

  /// A gesture from the library fits the user's device. A gesture in an app's text may not.
  @Test func onlyTheAppsOwnGesturesAreFound() {
    let screen = [Self.screen([.element("a", Self.walk)])]
    let touch = Self.speaker.with { $0.interaction = .touch }
    #expect(touch.say(Self.walk).hint?.text.contains("Double tap") == true)
    #expect(GoldenRules().problems(of: screen, by: touch).isEmpty)
    #expect(
      Self.rules([Self.screen([.element("a", Self.walk.hint(.say(.text("Tap to view details"))))])]) == [
        "gesture-in-hint"
      ])
  }

  @Test func exceptionsAreOfOneRuleOneSampleAndOneScreen() {
    let screen = Self.screen([
      .element("a", SpokenCard(.verbatim("Walk"))), .element("b", SpokenCard(.verbatim("Run"))),
    ])
    func keys(_ exceptions: [GoldenException]) -> [String] {
      var rules = GoldenRules()
      rules.exceptions = exceptions
      return rules.problems(of: [screen], by: Self.speaker).map(\.key)
    }
    #expect(keys([]) == ["a", "b"])
    #expect(keys([GoldenException("literal", because: "a test")]) == [])
    #expect(keys([GoldenException("literal", on: "a", because: "a test")]) == ["b"])
    #expect(keys([GoldenException("literal", on: "a", in: "tasks", because: "a test")]) == ["b"])
    #expect(keys([GoldenException("literal", in: "people", because: "a test")]) == ["a", "b"])
    #expect(keys([GoldenException("flaw", because: "a test")]) == ["a", "b"])
  }
}
