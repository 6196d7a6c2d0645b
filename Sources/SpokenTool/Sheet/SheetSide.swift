// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

/// A spoken sample in one language.
struct SheetPhrase: Equatable {
  var utterance: Utterance
  /// `true` if the phrase, or a part of it, is in English because the language lacks a message.
  var isEnglish = false
  /// The errors other than a missing translation.
  var errors: [String] = []

  /// `true` if the tables lack a message that only English has. The library's built-in English may lack it, too.
  var isUnknown = false

  var text: String { utterance.text }

  /// The mark of a phrase that isn't as it should be, or an empty text.
  var mark: String { errors.first ?? (isEnglish ? "in English" : "") }

  /// The parts of the text, each with its language, or `nil` for the language of the whole phrase.
  var runs: [(text: String, language: LanguageTag?)] {
    let bytes = Array(text.utf8)
    var runs: [(String, LanguageTag?)] = []
    var end = 0
    func add(_ range: Range<Int>, _ language: LanguageTag?) {
      if !range.isEmpty { runs.append((String(decoding: bytes[range], as: UTF8.self), language)) }
    }
    for span in utterance.spans {
      guard let language = span.attribute.language, span.range.lowerBound >= end else { continue }
      add(end..<span.range.lowerBound, nil)
      add(span.range, language)
      end = span.range.upperBound
    }
    add(end..<bytes.count, nil)
    return runs
  }

  /// `true` if the whole text is marked as English.
  var isAllEnglish: Bool {
    utterance.spans.contains { $0.attribute.language?.language == "en" && $0.range == 0..<text.utf8.count }
  }

  /// This English phrase, marked as English, to replace a phrase that another language lacks.
  var asFallback: SheetPhrase {
    var phrase = self
    phrase.utterance = Utterance(text, spans: [Utterance.Span(0..<text.utf8.count, .language("en"))])
    phrase.isEnglish = true
    return phrase
  }
}

/// The language of one column of a sheet.
struct SheetSide {
  let tag: LanguageTag
  private let files: [TableFile]
  private let overlay: String?
  private var speakers = Speakers()
  private var tracing: (trace: TableTrace, speakers: Speakers)?

  /// - Parameter overlay: Messages that replace those of the folder, if any.
  init(_ tag: LanguageTag, in folder: TableFolder, overlay: String? = nil) throws(Problem) {
    self.tag = tag
    self.overlay = overlay
    files = try folder.files(of: tag)
    speakers.folder = folder
    _ = try Listener(common, speakers: &speakers)
  }

  var diagnostics: [TableDiagnostic] { speakers.diagnostics }

  private static let zone = "America/New_York"

  /// The settings that all samples share.
  private var common: [JSON.Member] {
    let fixed = [("locale", tag.description), ("now", "2026-11-20T22:00:00Z"), ("timeZone", Self.zone)]
    return (fixed + (overlay.map { [(Common.overlay.key.name, $0)] } ?? []))
      .map { JSON.Member(name: $0.0, value: .string($0.1)) }
  }

  /// Returns the parts of a sample, or `nil` if it can't be said. A card has a part for each of its texts, and a phrase
  /// has one.
  mutating func say(_ sample: SheetSample) -> [SheetPhrase]? {
    guard
      let answer = try? sample.kind.say(
        sample.members, defaults: common, suggests: false, speakers: &speakers)
    else { return nil }
    let isEnglish = answer.faults.contains { $0.kind == .otherLanguage }
    let errors = answer.faults.filter { $0.kind != .otherLanguage }.map(\.description)
    let isUnknown = answer.faults.contains { $0.kind == .unknownMessage || $0.kind == .unknownAttribute }
    return answer.utterances.map {
      let isWhole = answer.utterances.count == 1
      return SheetPhrase(
        utterance: $0, isEnglish: isEnglish && (isWhole || $0.hasEnglish), errors: errors,
        isUnknown: isUnknown)
    }
  }

  /// Returns the messages that take part in a sample.
  mutating func messages(in sample: SheetSample) throws(Problem) -> Set<TableTrace.Message> {
    if tracing == nil { tracing = try makeTrace() }
    guard let trace = tracing?.trace, var speakers = tracing?.speakers else { return [] }
    // Ignore the sample's time zone. It would need another speaker, whose messages aren't recorded.
    let members = sample.members.filter { $0.name != Common.timeZone.key.name }
    let messages = trace.messages {
      _ = try? sample.kind.say(members, defaults: common, suggests: false, speakers: &speakers)
    }
    tracing = (trace, speakers)
    return messages
  }

  private func makeTrace() throws(Problem) -> (TableTrace, Speakers) {
    var speakers = Speakers()
    speakers.folder = self.speakers.folder
    let listener = try Listener(common, speakers: &speakers)
    let trace = TableTrace(files, of: tag, by: listener.speaker)
    // Remove the first speaker from the cache, because it doesn't record its messages.
    speakers = Speakers()
    speakers.folder = self.speakers.folder
    speakers.keep(trace.speaker, locale: tag.description, zone: (Self.zone, listener.zone))
    return (trace, speakers)
  }
}

extension Utterance {
  /// `true` if a part of the text is marked as English.
  fileprivate var hasEnglish: Bool { spans.contains { $0.attribute.language?.language == "en" } }
}

extension Answer {
  /// The texts of the answer. A card has several.
  fileprivate var utterances: [Utterance] {
    switch said {
    case .phrase(let utterance): [utterance]
    case .card(let element): Self.utterances(of: element)
    case .announcement(let announcement): announcement.map { [$0.utterance] } ?? []
    case .textMessage(let message): [Utterance(message.text)]
    }
  }

  private static func utterances(of element: SpokenElement) -> [Utterance] {
    [element.screenTitle, element.label, element.value, element.hint].compactMap { $0 } + element.inputLabels
      + element.actions.map(\.name) + element.children.flatMap { utterances(of: $0) }
  }
}
