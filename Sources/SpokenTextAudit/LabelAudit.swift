// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import SpokenText

/// Finds problems that make labels, values, and hints hard to listen to, in one language.
///
/// ```swift
/// let audit = LabelAudit("en")
/// for finding in audit.findings(in: "Delete button", as: .label) { print(finding) }
/// // error: label: 'button' repeats the role; remove it: 'Delete' [role-word]
/// ```
///
/// You can check texts, elements, and whole screens, even if SpokenText didn't create them. Each check is a ``Rule``.
/// Rules look for words such as "button", which are listed in the language's `audit.ftl`. To replace a list, add it to
/// your overlay, which contains your app's own phrases. To turn off rules, set ``disabled``:
///
/// ```swift
/// var audit = LabelAudit(speaker)
/// audit.disabled = [.gestureInHint]       // this app's speaker says gestures: `interaction = .touch`
/// ```
///
/// You can use an audit from any task. Its time is proportional to the length of the text, and it never traps. The
/// audit only sees text, so a screen without findings can still be hard to use.
public struct LabelAudit: Sendable {
  /// The expected language of the texts.
  public let language: LanguageTag

  /// The rules to skip. Empty by default.
  public var disabled: Set<Rule> = []

  let words: AuditWords

  /// Creates an audit for texts in a language.
  ///
  /// If the library has no lists of words for the language, the audit skips the rules that need them.
  public init(_ language: LanguageTag) {
    self.language = language
    words = .known(language)
  }

  /// Creates an audit for texts in the language of a speaker. Lists of words in the speaker's overlay, your app's own
  /// phrases, replace the built-in ones.
  public init(_ speaker: Speaker) {
    language = speaker.locale
    words = .known(speaker)
  }

  // MARK: Texts

  /// Returns the problems in a text, in order of position.
  ///
  /// - Parameters:
  ///   - text: The text. If it is a template, it contains U+FFFC in place of each argument.
  ///   - part: The use of the text in an element, such as its label. For ``Part/text``, fewer rules apply.
  public func findings(in text: String, as part: Part = .text) -> [Finding] {
    findings(in: Utterance(text), as: part)
  }

  /// Returns the problems in an utterance.
  ///
  /// The audit skips ranges that the utterance marks as spelled, as pronounced in a special way, or as another
  /// language.
  public func findings(in utterance: Utterance, as part: Part = .text) -> [Finding] {
    findings(in: AuditText(utterance), as: part, of: nil)
  }

  /// Returns the problems in a translated text.
  ///
  /// Also reports text that isn't translated. This is a text that is the same as its source, unless it is a name.
  ///
  /// - Parameters:
  ///   - text: The text, in the audit's language.
  ///   - part: The use of the text in an element, such as its label.
  ///   - source: The text that was translated.
  ///   - language: The language of the source.
  public func findings(
    in text: String, as part: Part = .text, translating source: String, from language: LanguageTag
  ) -> [Finding] {
    let isLeft = text == source && language.canonical().language != self.language.canonical().language
    return findings(in: AuditText(text), as: part, of: nil, leftIn: isLeft ? .known(language) : nil)
  }

  /// Returns a finding if a text has letters and is the same in at least two languages.
  ///
  /// Use it for your app's own words, such as names of actions. Don't use it for users' names, which are the same in
  /// all languages.
  ///
  /// ```swift
  /// LabelAudit.findings(in: ["en": "Submit", "pl": "Submit"], as: .action(0))[0].rule.id   // "same-in-all-languages"
  /// ```
  ///
  /// - Parameters:
  ///   - translations: The text in each language. Regions of one language count once.
  ///   - part: The use of the text in an element, such as its label.
  public static func findings(in translations: [LanguageTag: String], as part: Part = .text) -> [Finding] {
    guard Set(translations.keys.map(\.language)).count > 1, Set(translations.values).count == 1,
      let text = translations.values.first, text.unicodeScalars.contains(where: { ScalarFacts($0).isLetter })
    else { return [] }
    return [Finding(rule: .sameInAllLanguages, part: part, text: text, range: 0..<text.utf8.count)]
  }

  private func findings(
    in text: AuditText, as part: Part, of traits: SpokenTraits?, leftIn source: AuditWords? = nil
  ) -> [Finding] {
    var check = TextAudit(text, part, traits, words, leftIn: source)
    check.run()
    return sorted(check.findings)
  }

  // MARK: Elements

  /// Returns the problems in an element's texts. Also compares them, for example to find a hint that repeats the label.
  public func findings(in element: Element) -> [Finding] { findings(in: AuditElement(element)) }

  /// Returns the problems in an element that a speaker created.
  public func findings(in element: SpokenElement) -> [Finding] { findings(in: Element(element)) }

  private func findings(in element: AuditElement) -> [Finding] {
    var found: [Finding] = []
    if let label = element.label { found += findings(in: label, as: .label, of: element.traits) }
    if let value = element.value { found += findings(in: value, as: .value, of: element.traits) }
    if let hint = element.hint { found += findings(in: hint, as: .hint, of: element.traits) }
    for (index, action) in element.actions.enumerated() {
      found += findings(in: action, as: .action(index), of: nil)
    }
    var check = ElementAudit(element, words)
    check.run()
    // Several checks can report the same empty part.
    return unique(found + allowed(check.findings))
  }

  /// Returns the problems in the elements of a screen. Also compares them, for example to find buttons with the same
  /// label.
  ///
  /// In each finding, ``Finding/element`` is the index of the element in the array.
  public func findings(onScreen elements: [Element]) -> [Finding] {
    let elements = elements.map { AuditElement($0) }
    var found: [Finding] = []
    for (index, element) in elements.enumerated() {
      found += findings(in: element).map { finding in
        var finding = finding
        finding.element = index
        return finding
      }
    }
    return found + allowed(ScreenAudit.findings(in: elements))
  }

  /// Returns the problems on a screen whose elements a speaker created.
  public func findings(onScreen elements: [SpokenElement]) -> [Finding] {
    findings(onScreen: elements.map { Element($0) })
  }

  /// Returns only the problems that involve several elements of a screen.
  package func findings(between elements: [SpokenElement]) -> [Finding] {
    allowed(ScreenAudit.findings(in: elements.map { AuditElement(Element($0)) }))
  }

  /// `true` if the audit has lists of words for its language. Otherwise, it skips ``rulesWithWords``.
  package var hasWords: Bool { words.language != nil }

  /// The rules that need the lists of words.
  package static let rulesWithWords: [Rule] = [
    .genericLabel, .vagueError, .roleWord, .stateWord, .valueInLabel, .repeatedWord, .abbreviation, .titleCase,
    .otherLanguage, .gestureInHint, .swipeOnly, .emptyHint,
  ]

  private func allowed(_ findings: [Finding]) -> [Finding] {
    disabled.isEmpty ? findings : findings.filter { !disabled.contains($0.rule) }
  }

  private func sorted(_ findings: [Finding]) -> [Finding] {
    allowed(findings).enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }

  private func unique(_ findings: [Finding]) -> [Finding] {
    var seen: Set<Finding> = []
    return findings.filter { seen.insert($0).inserted }
  }
}

extension LabelAudit {
  /// The use of a text in an element, such as its label. Some rules apply only to some parts.
  public struct Part: Sendable, Hashable, CustomStringConvertible {
    enum Kind: Sendable, Hashable { case label, value, hint, action(Int), announcement, identifier, text }

    let kind: Kind

    /// The label, which is the name of an element.
    public static let label = Part(kind: .label)
    /// The current value of an element, such as "50 percent".
    public static let value = Part(kind: .value)
    /// The hint, which describes the result of using an element.
    public static let hint = Part(kind: .hint)
    /// Returns the name of a custom action, by its index from 0.
    public static func action(_ index: Int) -> Part { Part(kind: .action(index)) }
    /// An announcement.
    public static let announcement = Part(kind: .announcement)
    /// The identifier, which is never spoken.
    public static let identifier = Part(kind: .identifier)
    /// A text whose use isn't known, such as an entry in a strings file.
    public static let text = Part(kind: .text)

    /// The name of the part, such as `label` or `action 1`.
    public var description: String {
      if case .action(let index) = kind { "action \(index + 1)" } else { "\(kind)" }
    }
  }

  /// An element to audit, with the texts and traits that a screen reader gets.
  ///
  /// ```swift
  /// LabelAudit.Element(label: Utterance("Delete button"), traits: .button)
  /// ```
  public struct Element: Sendable, Hashable {
    /// The label, or `nil` if the app doesn't set one.
    public var label: Utterance?
    /// The current value.
    public var value: Utterance?
    /// The hint, which describes the result of using the element.
    public var hint: Utterance?
    /// The traits, such as `.button`. The screen reader describes them in its own words.
    public var traits: SpokenTraits
    /// The names of the custom actions.
    public var actions: [Utterance]
    /// The identifier that tests use to find the element.
    public var identifier: String?
    /// The text on the screen, such as the title of a button, or `nil` if the label is that text.
    public var shown: String?

    /// Creates an element.
    public init(
      label: Utterance? = nil, value: Utterance? = nil, hint: Utterance? = nil, traits: SpokenTraits = [],
      actions: [Utterance] = [], identifier: String? = nil, shown: String? = nil
    ) {
      self.label = label
      self.value = value
      self.hint = hint
      self.traits = traits
      self.actions = actions
      self.identifier = identifier
      self.shown = shown
    }

    /// Creates an element from an element that a speaker created.
    public init(_ element: SpokenElement) {
      self.init(
        label: element.label, value: element.value, hint: element.hint, traits: element.traits,
        actions: element.actions.map(\.name), identifier: element.identifier)
    }
  }

  /// A problem that a rule found.
  public struct Finding: Sendable, Hashable, CustomStringConvertible {
    /// The rule that found the problem.
    public var rule: Rule
    /// The part of the element that has the problem, such as its hint.
    public var part: Part
    /// The index of the element on its screen, or `nil` if you checked a single element or text.
    public var element: Int?
    /// The whole text of ``part``.
    public var text: String
    /// The range of the problem in `text`, in UTF-8 code units.
    public var range: Range<Int>
    /// The corrected text, or `nil` if the audit can't correct it.
    public var replacement: String?
    /// The severity of the rule, or a lower one if the text alone doesn't prove the problem.
    public var severity: Severity

    package init(
      rule: Rule, part: Part, element: Int? = nil, text: String, range: Range<Int>, replacement: String? = nil,
      severity: Severity? = nil
    ) {
      (self.rule, self.part, self.element, self.text, self.range) = (rule, part, element, text, range)
      (self.replacement, self.severity) = (replacement, min(severity ?? rule.severity, rule.severity))
    }

    /// The text of the problem, which is the part of `text` in ``range``.
    public var excerpt: String {
      let bytes = Array(text.utf8)
      return String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    }

    /// The problem and its remedy, such as `'button' repeats the role; remove it: 'Delete'`.
    public var message: String {
      var message = range.isEmpty ? "" : "'\(Self.shown(excerpt))' "
      message += "\(rule.problem); \(rule.fix)"
      if let replacement { message += ": '\(Self.shown(replacement))'" }
      return message
    }

    /// A line for a log, such as `error: label: 'button' repeats the role; … [role-word]`.
    public var description: String { "\(severity.rawValue): \(part): \(message) [\(rule.id)]" }

    /// Returns a text for a message. Truncates it after 60 characters, and writes invisible characters as code points,
    /// such as U+200B.
    private static func shown(_ text: String) -> String {
      var shown = ""
      for (count, scalar) in text.unicodeScalars.enumerated() {
        if count == 60 { return shown + "…" }
        // The soft hyphen shows only at the end of a line.
        let isSeen =
          TextCleaning.of(scalar) == .keep && scalar.properties.generalCategory != .privateUse && scalar != "\u{AD}"
        if scalar == "\u{FFFC}" {
          shown += "%@"
        } else if scalar == "\n" || scalar == "\r" || scalar == "\t" {
          shown += " "
        } else if isSeen {
          shown.unicodeScalars.append(scalar)
        } else {
          shown += "U+" + String(scalar.value, radix: 16, uppercase: true)
        }
      }
      return shown
    }
  }

  /// The severity of a finding.
  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    /// A problem that may be intentional.
    case note
    /// A problem that makes a text harder to listen to.
    case warning
    /// A problem found by a reliable rule. At least 90 % of the rule's findings in real apps were right.
    case error

    /// Returns whether the first severity is lower. The order is note, warning, error.
    public static func < (first: Severity, second: Severity) -> Bool { first.rank < second.rank }

    private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
  }
}
