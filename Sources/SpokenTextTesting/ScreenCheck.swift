// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

/// Checks the rules in ``GoldenRule`` about a whole screen.
struct ScreenCheck {
  let screen: GoldenScreen
  let speaker: Speaker
  let rules: GoldenRules
  /// The elements that users can reach, in reading order.
  private let elements: [Reached]

  private struct Reached {
    let key: String
    let card: SpokenCard
    let element: SpokenElement
    var label: String { element.label?.text ?? "" }
  }

  init(_ screen: GoldenScreen, by speaker: Speaker, _ rules: GoldenRules) {
    (self.screen, self.speaker, self.rules) = (screen, speaker, rules)
    elements = screen.elements.flatMap { key, card in
      card.reached.map { Reached(key: key, card: $0, element: speaker.say($0)) }
    }
  }

  var problems: [GoldenProblem] {
    title + headings + order + actionsBeforeItems + texts + pictures + sharedNames + flaws + announcements + answers
  }

  // MARK: Title and headings

  private var title: [GoldenProblem] {
    var problems: [GoldenProblem] = []
    if speaker.say(screen.title).text.isEmpty {
      problems.append(
        GoldenProblem(.screenTitle, "title", "missing title"))
    }
    if screen.isModal, !elements.contains(where: { $0.card.isPressed || $0.card.traits.contains(.selected) }) {
      problems.append(GoldenProblem(.modalExit, "presentation", "modal without a button; add one to leave it"))
    }
    return problems
  }

  private var headings: [GoldenProblem] {
    var problems: [GoldenProblem] = []
    let found = elements.indices.filter { elements[$0].card.traits.contains(.header) }
    if found.isEmpty, elements.filter({ $0.card.readingPlace == .content }).count > 3 {
      problems.append(
        GoldenProblem(
          .missingHeading, "title", "missing heading; add one with the title"))
    }
    var last = 0
    for (number, index) in found.enumerated() {
      let (key, level) = (elements[index].key, elements[index].card.headingLevel?.rawValue)
      guard let level else {
        problems.append(
          GoldenProblem(.headingLevel, key, "missing level of the heading; add one, such as .heading(.h1)"))
        continue
      }
      if last == 0, level > 1 {
        problems.append(GoldenProblem(.headingLevel, key, "first heading has level \(level); begin at level 1"))
      } else if level > last + 1 {
        problems.append(GoldenProblem(.headingLevel, key, "heading skips from level \(last) to \(level)"))
      }
      last = level
      let next = index + 1 < elements.count ? elements[index + 1].card : nil
      let nextHeading = number + 1 < found.count ? elements[found[number + 1]].card.headingLevel?.rawValue : nil
      let isFollowedByHeading =
        number + 1 < found.count && found[number + 1] == index + 1 && (nextHeading ?? 0) <= level
      if next == nil || next?.readingPlace == .trailing || isFollowedByHeading {
        problems.append(GoldenProblem(.emptyHeading, key, "empty heading; remove or move it"))
      }
    }
    return problems
  }

  // MARK: Order

  private var order: [GoldenProblem] {
    var problems: [GoldenProblem] = []
    for (first, second) in zip(elements, elements.dropFirst()) where second.card.readingPlace < first.card.readingPlace
    {
      problems.append(
        GoldenProblem(
          .readingOrder, second.key,
          "is \(second.card.readingPlace), but follows '\(first.key)', which is \(first.card.readingPlace)"))
    }
    let content = elements.filter { $0.card.readingPlace == .content }
    let heading = content.firstIndex { $0.card.headingLevel == .h1 }
    if let heading, heading > 0 {
      problems.append(
        GoldenProblem(
          .readingOrder, content[heading].key,
          "heading follows '\(content[0].key)'; put it first, or make that .reading(.leading)"))
    }
    return problems
  }

  /// Problems with buttons that name a later item, such as "Delete Aspirin" before "Aspirin".
  private var actionsBeforeItems: [GoldenProblem] {
    elements.indices.compactMap { index -> GoldenProblem? in
      let button = elements[index]
      guard button.card.isPressed, button.card.readingPlace == .content, button.card.nameOfUser == nil
      else { return nil }
      func names(_ item: Reached) -> Bool {
        guard item.key != button.key, let name = item.card.nameOfUser.map({ speaker.say($0).text }) else {
          return false
        }
        return name.count > 2 && button.label.contains(name) && button.label != name
      }
      guard let later = elements[(index + 1)...].first(where: names), !elements[..<index].contains(where: names),
        !speaker.say(screen.title).text.contains(speaker.say(later.card.nameOfUser ?? .nothing).text)
      else { return nil }
      return GoldenProblem(
        .actionBeforeItem, button.key, "names '\(later.key)', which is later; put the button after it")
    }
  }

  // MARK: Texts and pictures

  /// Problems with texts that only name the next element.
  private var texts: [GoldenProblem] {
    zip(elements, elements.dropFirst()).compactMap { text, next -> GoldenProblem? in
      guard text.card.isTextAlone, !text.label.isEmpty else { return nil }
      let endsOpen = text.label.hasSuffix(":") || text.label.hasSuffix("：")
      let isRepeated = next.label.hasPrefix(text.label) && !next.card.traits.contains(.header)
      guard endsOpen || isRepeated else { return nil }
      return GoldenProblem(
        .splitText, text.key, "only names '\(next.key)'; make them one element")
    }
  }

  /// Problems with pictures that repeat the text of the previous or next element.
  private var pictures: [GoldenProblem] {
    elements.indices.compactMap { index -> GoldenProblem? in
      let picture = elements[index]
      guard picture.card.traits.contains(.image), !picture.card.isPressed, !picture.label.isEmpty,
        picture.card.value.isEmpty
      else { return nil }
      let beside = [index - 1, index + 1].filter(elements.indices.contains).map { elements[$0] }
      guard let same = beside.first(where: { $0.label.contains(picture.label) && !$0.card.traits.contains(.header) })
      else { return nil }
      return GoldenProblem(
        .repeatedPicture, picture.key, "repeats '\(same.key)'; describe the picture, or hide it")
    }
  }

  // MARK: Names, announcements, answers

  private var sharedNames: [GoldenProblem] {
    var owners: [String: String] = [:]
    return elements.flatMap { reached in
      reached.element.inputLabels.compactMap { name -> GoldenProblem? in
        let word = name.text.lowercased()
        guard let owner = owners[word], owner != reached.key else {
          owners[word] = reached.key
          return nil
        }
        return GoldenProblem(
          .inputLabel, reached.key, "name for Voice Control '\(name.text)' is also that of '\(owner)'")
      }
    }
  }

  /// The flaws of rotors. Flaws of elements are already reported for their samples.
  private var flaws: [GoldenProblem] {
    screen.card.flaws.filter { $0.kind == .rotorIsNowhere && $0.identifier == nil }.map {
      GoldenProblem(.flaw, "title", "\($0)")
    }
  }

  private var announcements: [GoldenProblem] {
    AnnouncementCheck.problems(
      showing: screen.elements.map(\.card), announcing: screen.announcements.map(\.announcement), using: speaker
    ).map { problem in
      let key = screen.announcements.first { $0.announcement == problem.announcement }?.key
      return GoldenProblem(.announcement, key ?? shown(problem.announcement) ?? "title", problem.description)
    }
  }

  /// Returns the name of the element that shows an announced phrase, or that shows an error or condition in the phrase.
  private func shown(_ missing: Announcement) -> String? {
    let phrase = missing.phrase
    let wanted = phrase.problems + phrase.conditions + [phrase]
    return screen.elements.first { _, card in
      (card.label + card.value).contains { part in
        (part.problems + part.conditions + part.activities).contains { wanted.contains($0) }
      }
    }?.key
  }

  private var answers: [GoldenProblem] {
    let pressed = screen.elements.filter { $0.card.isPressed && !$0.card.isHidden }.map(\.key)
    let actions = screen.elements.filter { !$0.card.isHidden }.flatMap { element in
      element.card.combinedActions.map { (key: element.key, id: $0.id) }
    }
    let answered = Set(screen.answers.values.joined())
    var problems: [GoldenProblem] = []
    let known = Set(screen.elements.map(\.key) + actions.map(\.id))
    for name in answered.subtracting(known).sorted() {
      problems.append(
        GoldenProblem(.unknownAnswer, "title", "answer of an unknown element or action '\(name)'"))
    }
    for case .announces(let sample) in screen.answers.keys.map(\.kind)
    where !screen.announcements.contains(where: { $0.key == sample }) {
      problems.append(
        GoldenProblem(.unknownAnswer, "title", "answer announces '\(sample)', an unknown sample"))
    }
    guard rules.checks(.unansweredAction) else { return problems }
    for key in pressed where !answered.contains(key) {
      problems.append(
        GoldenProblem(
          .unansweredAction, key, "missing answer; announce the result, or name the screen that it opens"))
    }
    for action in actions where !answered.contains(action.id) {
      problems.append(
        GoldenProblem(
          .unansweredAction, action.key, "missing answer of the action '\(action.id)'; announce the result"))
    }
    return problems
  }
}

extension SpokenCard {
  /// The first part of the label, if it is the user's text.
  fileprivate var nameOfUser: Phrase? { label.first.flatMap { $0.isText ? $0 : nil } }
}
