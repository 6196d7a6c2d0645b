// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText

/// Cards that are more than their words: hidden ones, headings, containers, screens.
@Suite struct CardStructureTests {
  private static let speaker = SpokenCardTests.speaker()

  private static let delete = SpokenCard(.action(.delete, "Aspirin"), id: "delete", traits: .button)
  private static let dose = SpokenCard { "500 milligrams" }.value(.text("2 tablets"))

  @Test func whatIsHiddenSaysNothing() {
    let card = SpokenCard(id: "a", traits: .image) { "Maple" }.value(.text("Red")).hint(.details).action(
      "b", .text("B")
    ).hidden()
    let element = Self.speaker.say(card)
    #expect(element.isHidden && element.traits == .image && element.identifier == "a")
    #expect(element.label == nil && element.value == nil && element.hint == nil && element.actions.isEmpty)
    #expect(!Self.speaker.say(card.hidden(false)).isHidden)
    #expect(
      Self.speaker.say(
        SpokenCard {
          "A"; card
        }
      ).label?.text == "A")
    let picture = Self.speaker.say(SpokenCard.decorative(id: "leaf"))
    #expect(picture.isHidden && picture.traits == .image && picture.label == nil && picture.identifier == "leaf")
    #expect(SpokenCard.decorative().flaws.isEmpty)
  }

  @Test func headingsHaveLevels() {
    for level in SpokenCard.HeadingLevel.allCases {
      let heading = Self.speaker.say(SpokenCard.heading(.text("Children"), level: level, id: "h"))
      #expect(heading.headingLevel == level && heading.traits == .header && heading.label?.text == "Children")
    }
    #expect(SpokenCard.HeadingLevel.allCases.map(\.rawValue) == [1, 2, 3, 4, 5, 6])
    #expect(SpokenCard.heading(.text("Children")) == SpokenCard(.text("Children"), traits: .header))
    #expect(SpokenCard(.text("Children")).heading(.h2) != SpokenCard(.text("Children")).heading(.h3))
  }

  @Test func aScreenHasATitle() {
    let screen = SpokenCard.screen(.text("Details"), id: "sheet", isModal: true) {
      SpokenCard.heading(.text("Steps"), level: .h1)
      if true { Self.delete }
      [Self.dose, Self.dose]
      SpokenCard?.none
    }
    let element = Self.speaker.say(screen)
    #expect(element.screenTitle?.text == "Details" && element.traits == .modal && element.label == nil)
    #expect(element.children.map(\.label?.text) == ["Steps", "Delete Aspirin", "500 milligrams", "500 milligrams"])
    #expect(element.children[0].headingLevel == .h1 && element.children[1].traits == .button)
    #expect(screen.flaws.isEmpty)
    #expect(Self.speaker.say(SpokenCard {}.screenTitle(.text(" "))).screenTitle == nil)
  }

  /// Whatever a container makes of the words in it, all that could be done with them can be done.
  @Test(
    arguments: [
      (.ignore, "Aspirin", ["share", "delete"], 0),
      (.combine, "Aspirin. 500 milligrams. 2 tablets", ["share", "delete"], 0), (.contain, "Aspirin", ["share"], 2),
    ] as [(SpokenCard.Grouping, String, [String], Int)])
  func aContainerKeepsWhatCanBeDone(
    _ grouping: SpokenCard.Grouping, _ label: String, _ actions: [String], _ children: Int
  ) {
    let card = SpokenCard(.text("Aspirin")).action("share", .action(.share)).children(grouping) {
      Self.dose
      Self.delete
    }
    let element = Self.speaker.say(card)
    #expect(element.label?.text == label)
    #expect(element.actions.map(\.id) == actions)
    #expect(element.children.count == children && element.grouping == grouping)
    if grouping != .contain {
      #expect(element.actions.last?.name.text == "Delete Aspirin")
      #expect(card.flaws.isEmpty)
    }
  }

  @Test func containersNest() {
    let inner = SpokenCard(.text("Doses")).children(.combine) {
      Self.dose
      SpokenCard(.text("Skip"), id: "skip", traits: .button)
    }
    let ignored = SpokenCard(.text("Hints")).children(.ignore) {
      SpokenCard(.text("Never heard")).action("more", .text("More"))
    }
    let outer = SpokenCard(.text("Aspirin")).children(.combine) {
      inner
      ignored
      Self.delete
      Self.delete
      SpokenCard(.text("Covered"), id: "covered", traits: .button).hidden()
    }
    let element = Self.speaker.say(outer)
    #expect(element.label?.text == "Aspirin. Doses. 500 milligrams. 2 tablets. Hints")
    #expect(element.actions.map(\.id) == ["skip", "more", "delete"])
    #expect(
      Self.speaker.say(
        SpokenCard {
          "A"; inner
        }
      ).label?.text == "A. Doses. 500 milligrams. 2 tablets")
  }

  /// Cards in one that is no container are not said, by itself and in others alike.
  @Test func whatIsNoContainerSaysItsOwnWords() {
    var card = SpokenCard(.text("Aspirin")).value(.text("Taken"))
    card.children = [Self.dose]
    #expect(Self.speaker.say(card).label?.text == "Aspirin" && Self.speaker.say(card).value?.text == "Taken")
    #expect(Self.speaker.say(SpokenCard { card }).label?.text == "Aspirin. Taken")
    #expect(Self.speaker.say(SpokenCard(.text("Day")).children(.combine) { card }).label?.text == "Day. Aspirin. Taken")
  }

  /// A switch has a state to be heard, and a button that cannot be used is no action.
  @Test func whatIsNoActionAloneKeepsItsWords() {
    let row = SpokenCard(.text("Row")).children(.combine) {
      SpokenCard(.text("Steps"), id: "steps", traits: .toggle).value(.state(.on))
      SpokenCard(.text("Place order"), id: "order", traits: [.button, .notEnabled])
    }
    let element = Self.speaker.say(row)
    #expect(element.label?.text == "Row. Steps. On. Place order")
    #expect(element.actions.map(\.id) == ["steps"] && element.actions[0].name.text == "Steps")
    #expect(SpokenCard(.text("Steps"), id: "steps", traits: .toggle).hidden().flaws.map(\.kind) == [.hiddenControl])
  }

  static let flawed: [(SpokenCard, [SpokenCard.Flaw])] = [
    (
      SpokenCard {
        "A"; delete
      }, [.init(kind: .lostActivation, identifier: "delete")]
    ),
    (
      SpokenCard {
        "A"; delete
      }.action("delete", .text("Delete")), []
    ),
    (
      SpokenCard {
        "A"; dose
      }, []
    ),
    (
      SpokenCard {
        "A"; SpokenCard(.text("B")).hint(.details)
      }, [.init(kind: .lostHint)]
    ),
    (
      SpokenCard {
        "A"; SpokenCard(.text("B"), id: "b").action("c", .text("C"))
      }, [.init(kind: .lostActions, identifier: "b")]
    ),
    (
      SpokenCard {
        "A"; SpokenCard(.text("B")).action("c", .text("C"))
      }.action("c", .text("C")), []
    ),
    (
      SpokenCard(.text("A")).children(.combine) {
        SpokenCard(.text("B"), id: "b").action("c", .text("C"))
        SpokenCard(.text("D"), id: "d").action("c", .text("C"))
      },
      [.init(kind: .repeatedAction, identifier: "d")]
    ),
    (
      SpokenCard(.text("A")).children(.combine) {
        SpokenCard(.text("B")).action("c", .text("C"))
        SpokenCard(.text("D")).action("c", .text("C"))
      }.action("c", .text("C")), []
    ),
    (
      SpokenCard(.text("A")).children(.contain) {
        SpokenCard(.text("B")).action("c", .text("C"))
        SpokenCard(.text("D")).action("c", .text("C"))
      }, []
    ),
    (
      SpokenCard {
        "A"; SpokenCard(.text("B"), traits: [.button, .notEnabled])
      }, []
    ),
    (
      SpokenCard(.text("A")).children(.combine) { SpokenCard(.text("Volume"), id: "v", traits: .adjustable) },
      [.init(kind: .lostControl, identifier: "v")]
    ),
    (
      SpokenCard(.text("A")).children(.combine) { SpokenCard.formField(.emailAddress, value: "", id: "email") },
      [.init(kind: .lostControl, identifier: "email")]
    ),
    (
      SpokenCard.formField(.emailAddress, value: "", id: "email").hidden(),
      [.init(kind: .hiddenControl, identifier: "email")]
    ),
    (SpokenCard.form(.text("A")) { SpokenCard.formField(.emailAddress, value: "") }, []),
    (
      SpokenCard(.text("A")).children(.ignore) { SpokenCard(.text("Delete"), traits: .button) },
      [.init(kind: .lostActivation)]
    ),
    (
      SpokenCard(.text("A")).children(.combine) { SpokenCard(.text(" "), id: "b", traits: .button) },
      [.init(kind: .lostActivation, identifier: "b")]
    ),
    (SpokenCard(.text("A")).children(.contain) { SpokenCard(.text("Volume"), traits: .adjustable) }, []),
    (SpokenCard(.text("A"), id: "a", traits: .button).hidden(), [.init(kind: .hiddenControl, identifier: "a")]),
    (SpokenCard(.text("A"), traits: .image).hidden(), []),
    (
      SpokenCard(.text("A"), traits: .button).children(.contain) { SpokenCard(.text("B")) },
      [.init(kind: .controlWithElements)]
    ),
    (SpokenCard(.text("A"), traits: [.header, .modal]), [.init(kind: .modalWithoutElements)]),
    (
      SpokenCard(.text("S")).children(.contain) { SpokenCard(.text("A"), id: "h", traits: [.header, .modal]) },
      [.init(kind: .modalWithoutElements, identifier: "h")]
    ),
    (
      SpokenCard(.text("A")).children(.combine) {
        SpokenCard {
          "B"; delete
        }
      },
      [.init(kind: .lostActivation, identifier: "delete")]
    ),
  ]

  @Test(arguments: flawed.indices)
  func whatCannotBeReachedIsTold(_ index: Int) {
    let (card, flaws) = Self.flawed[index]
    #expect(card.flaws == flaws)
    for flaw in flaws {
      #expect(flaw.description.hasPrefix(flaw.identifier.map { "'\($0)'" } ?? "card without an identifier"))
    }
  }

  /// Words that a nested card gave are the same whether more than words was lost or not.
  @Test func aNoteOfWhatWasLostIsSilent() {
    let card = SpokenCard {
      "A"; Self.delete
    }
    #expect(Self.speaker.say(card).label?.text == "A. Delete Aspirin")
    #expect(Self.speaker.say(.sentences(card.label)).text == "A. Delete Aspirin")
    #expect(Self.speaker.say(.list(card.label)).text == "A and delete Aspirin")
    #expect(card.label.last?.isSilent == true && card.label.last?.description == "nothing")
  }

  /// Cards are values: what makes them more than words counts, and plain ones stay small.
  @Test func structureIsAValue() {
    let plain = SpokenCard(.text("A"))
    #expect(plain.hidden().hidden(false) == plain)
    #expect(
      Set([plain, plain.hidden(), plain.screenTitle(.text("T")), plain.children(.ignore) {}, plain.heading(.h1)]).count
        == 5)
    #expect(MemoryLayout<CardStructure>.size == MemoryLayout<Int>.size)
  }
}
