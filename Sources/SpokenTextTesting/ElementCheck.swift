// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

/// Checks the rules in ``GoldenRule`` about one element.
struct ElementCheck {
  let key: String
  let card: SpokenCard
  let element: SpokenElement
  let speaker: Speaker
  let rules: GoldenRules

  init(_ key: String, _ card: SpokenCard, by speaker: Speaker, _ rules: GoldenRules) {
    (self.key, self.card, self.speaker, self.rules) = (key, card, speaker, rules)
    element = speaker.say(card)
  }

  /// Returns the problems of the element.
  ///
  /// - Parameter shown: The phrases that the element shows by its color or picture. Its brief text must contain them.
  func problems(showing shown: [Phrase]) -> [GoldenProblem] {
    guard !card.isHidden else {
      return element.label == nil ? [] : [GoldenProblem(.missingLabel, key, "hidden element has a label")]
    }
    return shown.compactMap(unspoken) + busy + hints + names + vague + asked
  }

  private func unspoken(_ phrase: Phrase) -> GoldenProblem? {
    let phrase = phrase.importance(.standard)
    let isPart = (card.label + card.value).contains { $0.importance(.standard) == phrase }
    let brief = speaker.with { $0.verbosity = .brief }
    let words = Self.words(brief.say(phrase, context: .standalone).text)
    let said = brief.say(card)
    let text = [said.label, said.value].compactMap { $0.map { Self.words($0.text) } }.joined(separator: " ")
    if isPart, text.contains(words) { return nil }
    return GoldenProblem(
      .unspokenPicture, key,
      "'\(speaker.say(phrase).text)' is shown but not in the brief label or value; add it as an urgent part"
    )
  }

  /// Returns a text in lower case, without punctuation at its end.
  private static func words(_ text: String) -> String {
    var text = Substring(text)
    while let last = text.last, ".!?。।؟".contains(last) { text.removeLast() }
    return text.lowercased()
  }

  private var busy: [GoldenProblem] {
    let isBusy = (card.label + card.value).contains { !$0.activities.isEmpty }
    guard isBusy, card.traits.isDisjoint(with: [.updatesFrequently, .notEnabled]) else { return [] }
    return [
      GoldenProblem(
        .busyTrait, key, "work in progress without the trait updatesFrequently; use SpokenCard.activity(…)")
    ]
  }

  private var hints: [GoldenProblem] {
    guard let hint = element.hint?.text else { return [] }
    var problems: [GoldenProblem] = []
    if Self.sentences(in: hint) > 2 {
      problems.append(GoldenProblem(.longHint, key, "hint '\(hint)' has more than two sentences; shorten it"))
    }
    let outcome = speaker.with { $0.interaction = .outcome }.say(card)
    let words = (hint: outcome.hint?.text ?? "", label: outcome.label?.text ?? "")
    if Self.hasSpaces(words.hint), Self.stems(words.hint).isSubset(of: Self.stems(words.label)) {
      problems.append(GoldenProblem(.obviousHint, key, "hint '\(hint)' repeats the label; remove it"))
    }
    return problems
  }

  /// Returns the number of sentences. A sentence ends at a mark before a space or at the end of the text.
  static func sentences(in text: String) -> Int {
    var count = 0
    var isOpen = false
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      if "。।".contains(character) || ".!?؟".contains(character) && next == " " {
        if isOpen { count += 1 }
        isOpen = false
      } else if character != " " {
        isOpen = true
      }
    }
    return count + (isOpen ? 1 : 0)
  }

  /// Returns the first four letters of each word with at least three. By these letters, "Signs in" matches "Sign in".
  private static func stems(_ text: String) -> Set<String> {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return Set(words.filter { $0.unicodeScalars.count > 2 }.map { String($0.unicodeScalars.prefix(4)) })
  }

  /// Returns whether words can be compared. They can't in languages without spaces between words, such as Japanese and
  /// Thai.
  private static func hasSpaces(_ text: String) -> Bool {
    !stems(text).isEmpty && !text.unicodeScalars.contains(where: \.isUnspaced)
  }

  private var names: [GoldenProblem] {
    let label = element.label.map { Self.words($0.text) } ?? ""
    return element.inputLabels.filter { !label.contains(Self.words($0.text)) }.map {
      GoldenProblem(
        .inputLabel, key, "name for Voice Control '\($0.text)' is not in the label; use words of the label")
    }
  }

  /// Actions that are unclear without an object, such as "Add". Others, such as "Save", are clear on a screen with one
  /// form.
  private static let incomplete: [Phrase.Action] = [
    .open, .add, .create, .remove, .rename, .move, .copy, .send, .select, .activate, .deactivate, .approve, .decline,
  ]

  private var vague: [GoldenProblem] {
    guard card.isPressed, let label = element.label?.text else { return [] }
    // Compares phrases, because a clear action can share its text. For example, Submit and Send are "Senden" in German.
    guard label.lowercased() == "ok" || Self.incomplete.contains(where: { card.label == [.action($0)] })
    else { return [] }
    return [
      GoldenProblem(.vagueAction, key, "'\(label)' has no object; add it, such as 'Send reminder'")
    ]
  }

  // MARK: Rules that an app asks for

  private var asked: [GoldenProblem] {
    guard card.isUsed else { return [] }
    var problems: [GoldenProblem] = []
    func add(_ rule: GoldenRule, _ problem: String) {
      if rules.checks(rule) { problems.append(GoldenProblem(rule, key, problem)) }
    }
    if card.identifier == nil { add(.missingIdentifier, "missing identifier; tests cannot find the element") }
    if card.hint == nil {
      add(.missingHint, "missing hint; add the result, or an exception if the label has it")
    }
    if element.hint != nil, isStandard { add(.standardHint, "hint of a button that every app has; remove it") }
    if card.label.count > 1, card.inputLabels.isEmpty {
      add(.missingInputLabel, "label of several parts without a name for Voice Control; add .inputLabels { … }")
    }
    return problems
  }

  private static let standard: [Phrase.Action] = [
    .done, .cancel, .back, .close, .save, .edit, .delete, .search, .next, .previous, .submit, .settings, .share,
  ]

  private var isStandard: Bool {
    card.traits.contains(.button) && card.readingPlace != .trailing
      && Self.standard.contains { speaker.say(.action($0)).text == element.label?.text }
  }
}
