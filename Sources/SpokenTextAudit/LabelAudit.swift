// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import SpokenText

/// Finds what makes a label, a value or a hint hard to listen to, in the words of one language.
///
/// ```swift
/// let audit = LabelAudit("en")
/// for finding in audit.findings(in: "Delete button", as: .label) { print(finding) }
/// // warning: label: 'button' repeats the role; remove it: 'Delete' [role-word]
/// ```
///
/// It takes what an app would hand to the screen reader, whether SpokenText said it or not: texts, elements, and whole
/// screens. What it looks for are its ``Rule``s; where a rule needs words, these stand in the language's `audit.ftl`. An app
/// adds its own in its overlay, and turns rules off:
///
/// ```swift
/// var audit = LabelAudit(speaker)
/// audit.disabled = [.gestureInHint]       // this app's speaker says gestures: `interaction = .touch`
/// ```
///
/// An audit is a value that any task may use. It takes time in proportion to the text, and never traps, whatever the text.
/// It finds what can be told from the text alone: a screen without findings may still be hard to listen to.
public struct LabelAudit: Sendable {
  /// The language that is expected.
  public let language: LanguageTag

  /// The rules that are not checked. None at first.
  public var disabled: Set<Rule> = []

  let words: AuditWords

  /// An audit by the words of a language; for a language without lists of words, by the rules that need none.
  public init(_ language: LanguageTag) {
    self.language = language
    words = .known(language)
  }

  /// An audit of what a speaker says, with the words of its overlay.
  public init(_ speaker: Speaker) {
    language = speaker.locale
    words = .known(speaker)
  }

  // MARK: Texts

  /// What is wrong with a text, in the order in which it is found there.
  ///
  /// - Parameters:
  ///   - text: The text. U+FFFC stands for what an app puts in, where a text is a template.
  ///   - part: What it is. Of a ``Part/text`` it is not known, and so fewer rules hold.
  public func findings(in text: String, as part: Part = .text) -> [Finding] {
    findings(in: Utterance(text), as: part)
  }

  /// What is wrong with an utterance. What is spelled, pronounced, or spoken by the voice of another language is left to
  /// its marks.
  public func findings(in utterance: Utterance, as part: Part = .text) -> [Finding] {
    findings(in: AuditText(utterance), as: part, of: nil)
  }

  /// What is wrong with a translated text. One that is the same as its source was left in the source's language, unless it
  /// is a name.
  ///
  /// - Parameters:
  ///   - text: The text, in the audit's language.
  ///   - part: What it is.
  ///   - source: What was to be translated.
  ///   - language: The language of the source.
  public func findings(
    in text: String, as part: Part = .text, translating source: String, from language: LanguageTag
  ) -> [Finding] {
    let isLeft = text == source && language.canonical().language != self.language.canonical().language
    return findings(in: AuditText(text), as: part, of: nil, leftIn: isLeft ? .known(language) : nil)
  }

  private func findings(
    in text: AuditText, as part: Part, of traits: SpokenTraits?, leftIn source: AuditWords? = nil
  ) -> [Finding] {
    var check = TextAudit(text, part, traits, words, leftIn: source)
    check.run()
    return sorted(check.findings)
  }

  // MARK: Elements

  /// What is wrong with an element: its label, its value, its hint and its actions, and what each says of the others.
  public func findings(in element: Element) -> [Finding] { findings(in: AuditElement(element)) }

  /// What is wrong with an element that a speaker said.
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
    // An empty part is one finding, whoever sees it.
    return unique(found + allowed(check.findings))
  }

  /// What is wrong with a screen: with each of its elements, and with those that are taken for one another. Each finding has
  /// the number of its element.
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

  /// What is wrong with a screen of elements that a speaker said.
  public func findings(onScreen elements: [SpokenElement]) -> [Finding] {
    findings(onScreen: elements.map { Element($0) })
  }

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
  /// What a text is to the listener, which decides what it may be.
  public struct Part: Sendable, Hashable, CustomStringConvertible {
    enum Kind: Sendable, Hashable { case label, value, hint, action(Int), announcement, identifier, text }

    let kind: Kind

    /// What an element is.
    public static let label = Part(kind: .label)
    /// What it holds now.
    public static let value = Part(kind: .value)
    /// What happens when it is used.
    public static let hint = Part(kind: .hint)
    /// The name of an action, by its place from 0.
    public static func action(_ index: Int) -> Part { Part(kind: .action(index)) }
    /// What interrupts.
    public static let announcement = Part(kind: .announcement)
    /// The identifier, which is never spoken.
    public static let identifier = Part(kind: .identifier)
    /// Any text of an app: it is not known what it is for.
    public static let text = Part(kind: .text)

    /// Its name: `label`, `action 1`.
    public var description: String {
      if case .action(let index) = kind { "action \(index + 1)" } else { "\(kind)" }
    }
  }

  /// What a screen reader knows of one element, however the app came to it.
  ///
  /// ```swift
  /// LabelAudit.Element(label: Utterance("Delete button"), traits: .button)
  /// ```
  public struct Element: Sendable, Hashable {
    /// What it is; nil where the app gives none.
    public var label: Utterance?
    /// What it holds now.
    public var value: Utterance?
    /// What happens when it is used.
    public var hint: Utterance?
    /// What the screen reader says in its own words.
    public var traits: SpokenTraits
    /// The names of what else can be done with it.
    public var actions: [Utterance]
    /// What tests find it by.
    public var identifier: String?

    /// An element of these parts.
    public init(
      label: Utterance? = nil, value: Utterance? = nil, hint: Utterance? = nil, traits: SpokenTraits = [],
      actions: [Utterance] = [], identifier: String? = nil
    ) {
      self.label = label
      self.value = value
      self.hint = hint
      self.traits = traits
      self.actions = actions
      self.identifier = identifier
    }

    /// An element that a speaker said.
    public init(_ element: SpokenElement) {
      self.init(
        label: element.label, value: element.value, hint: element.hint, traits: element.traits,
        actions: element.actions.map(\.name), identifier: element.identifier)
    }
  }

  /// Something that a rule found.
  public struct Finding: Sendable, Hashable, CustomStringConvertible {
    /// The rule, which says why it matters and who says so.
    public var rule: Rule
    /// Where on the element it is.
    public var part: Part
    /// The number of the element on its screen, from 0; nil where a single one was audited.
    public var element: Int?
    /// The whole text.
    public var text: String
    /// What of it is meant, in UTF-8 code units.
    public var range: Range<Int>
    /// The text as it could be written instead, where that can be told.
    public var replacement: String?

    /// How bad it is: that of its rule.
    public var severity: Severity { rule.severity }

    /// What of the text is meant.
    public var excerpt: String {
      let bytes = Array(text.utf8)
      return String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    }

    /// What is wrong, and what to do: `'button' repeats the role; remove it: 'Delete'`.
    public var message: String {
      var message = range.isEmpty ? "" : "'\(Self.shown(excerpt))' "
      message += "\(rule.problem); \(rule.fix)"
      if let replacement { message += ": '\(Self.shown(replacement))'" }
      return message
    }

    /// A line of a log: `warning: label: 'button' repeats the role; … [role-word]`.
    public var description: String { "\(severity.rawValue): \(part): \(message) [\(rule.id)]" }

    /// A text on one line, cut off if it is long, with what cannot be seen by its number.
    private static func shown(_ text: String) -> String {
      var shown = ""
      for (count, scalar) in text.unicodeScalars.enumerated() {
        if count == 60 { return shown + "…" }
        let isSeen = TextCleaning.of(scalar) == .keep && scalar.properties.generalCategory != .privateUse
        if scalar == "\u{FFFC}" {
          shown += "%@"
        } else if isSeen {
          shown.unicodeScalars.append(scalar)
        } else {
          shown += "U+" + String(scalar.value, radix: 16, uppercase: true)
        }
      }
      return shown
    }
  }

  /// How bad a finding is.
  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    /// A matter of taste, or worth a look.
    case note
    /// Harder to listen to than it need be.
    case warning
    /// Wrong: the listener hears nonsense, nothing, or cannot do what others can.
    case error

    /// From a note to an error.
    public static func < (first: Severity, second: Severity) -> Bool { first.rank < second.rank }

    private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
  }
}
