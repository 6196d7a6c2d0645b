// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

@testable import SpokenText

/// A line of a catalogue: a kind, what is said, and options.
///
/// `title=` is the last option, and runs to the end of the line; a list's items stand between bars.
struct Request: Sendable {
  let line: String
  private let words: [String]
  private var options: [String: String] = [:]

  private static let flags: Set<String> = [
    "compact", "inline", "h12", "h23", "short", "full", "native", "dayHeader", "resulting",
  ]

  /// A line of a catalogue, or nil where it asks for nothing that can be said.
  init?(_ line: String) {
    self.line = line
    var rest = line
    if let title = line.firstRange(of: " title=") {
      options["title"] = String(line[title.upperBound...])
      rest = String(line[..<title.lowerBound])
    }
    var words: [String] = []
    for word in rest.split(separator: " ") {
      if let equals = word.firstIndex(of: "=") {
        options[String(word[..<equals])] = String(word[word.index(after: equals)...])
      } else if Self.flags.contains(String(word)) {
        options[String(word)] = ""
      } else {
        words.append(String(word))
      }
    }
    self.words = words
    guard phrase != nil else { return nil }
  }

  // MARK: Saying it

  /// What is to be said.
  var phrase: Phrase? {
    switch words.first {
    case "number": number(1).map { .number($0, style: style, sign: sign) }
    case "ordinal": number(1).map { .ordinal($0) }
    case "percent": number(1).map { .percent($0, maximumFractionDigits: digits, sign: sign) }
    case "money": number(1).map { .money($0, currency, width: width, sign: sign, style: style, per: period) }
    case "moneyRange": both(1, 2).map { .money(from: $0, to: $1, currency, width: width) }
    case "hiddenAmount": .hiddenAmount
    case "dateTime": .dateTime(instant(1))
    case "date": .date(instant(1), style: dateStyle)
    case "time": .time(instant(1))
    case "list": .list(items.map { .text($0) }, type: listType, limit: limit)
    case "elapsed": .elapsed(instant(1), includesTime: includesTime)
    case "due": .due(instant(1), includesTime: includesTime, style: dueStyle)
    case "interval": .interval(from: instant(1), to: instant(2), style: intervalStyle)
    case "duration": number(1).map { .duration(seconds: $0, maximumUnitCount: unitCount) }
    case "count":
      both(number(1), noun(2)).map { .count($0, $1, status: status, limit: limit, zero: zero) }
    case "empty": noun(1).map { .empty($0) }
    case "balance":
      number(1).map { has("resulting") ? .resultingBalance(Money($0, currency)) : .balance(Money($0, currency)) }
    case "progress": both(1, 3).map { .progress($0, of: $1, style: progressStyle, title: title) }
    case "progressInProgress": .progress(.indeterminate, title: title)
    case "progressCompleted": .progress(.completed, title: title)
    default: nil
    }
  }

  /// Where it stands.
  var context: PhraseContext { has("inline") ? .inline : .standalone }

  /// The phrase, said by a speaker who prefers what the line asks for.
  func said(by speaker: Speaker) -> Utterance {
    phrase.map { preferring(speaker).say($0, context: context) } ?? Utterance("")
  }

  /// The same, said by the speaker's own method; nil where it has none.
  func saidByMethod(of speaker: Speaker) -> Utterance? {
    let speaker = preferring(speaker)
    switch words.first {
    case "number": return number(1).map { speaker.number($0, style: style, sign: sign, context: context) }
    case "percent":
      return number(1).map { speaker.percent($0, maximumFractionDigits: digits, sign: sign, context: context) }
    case "money":
      return number(1).map {
        speaker.money($0, currency, width: width, sign: sign, style: style, per: period, context: context)
      }
    case "dateTime": return speaker.dateTime(instant(1), context: context)
    case "date": return speaker.date(instant(1), style: dateStyle, context: context)
    case "time": return speaker.time(instant(1), context: context)
    case "list": return speaker.list(items, type: listType, limit: limit, context: context)
    case "elapsed": return speaker.elapsed(instant(1), includesTime: includesTime, context: context)
    case "due": return speaker.due(instant(1), includesTime: includesTime, style: dueStyle, context: context)
    case "duration":
      return number(1).map { speaker.duration(seconds: $0, maximumUnitCount: unitCount, context: context) }
    case "count":
      return both(number(1), noun(2)).map {
        speaker.count($0, $1, status: status, limit: limit, zero: zero, context: context)
      }
    case "progress":
      return both(1, 3).map { speaker.progress($0, of: $1, style: progressStyle, title: title, context: context) }
    default: return nil
    }
  }

  private func preferring(_ speaker: Speaker) -> Speaker {
    var speaker = speaker
    if let region = options["region"], let locale = LanguageTag("\(speaker.language)-\(region)") {
      var preferences = Preferences(locale, zone: speaker.zone, reference: speaker.reference)
      preferences.faultHandler = speaker.faultHandler
      speaker = Speaker(table: speaker.table, preferences: preferences)
    }
    if let zone = options["zone"] { speaker.zone = WrittenZone.named[zone] ?? UnknownOffsets() }
    if let now = options["now"] { speaker.reference = .fixed(moment(now)) }
    if has("h12") { speaker.hourCycle = .h12 }
    if has("h23") { speaker.hourCycle = .h23 }
    if has("native") { speaker.numerals = .native }
    return speaker
  }

  // MARK: What the line gives

  private func has(_ option: String) -> Bool { options[option] != nil }

  private func number(_ index: Int) -> ExactDecimal? {
    guard index < words.count else { return nil }
    switch words[index] {
    case "unknown": return .notANumber
    case "infinity": return .infinity
    case "-infinity": return ExactDecimal(-Double.infinity)
    // Of more digits than can be said there is no number.
    case let word: return ExactDecimal(word) ?? (word.allSatisfy(\.isNumber) ? .notANumber : nil)
    }
  }

  private func both<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
    if let first, let second { (first, second) } else { nil }
  }

  private func both(_ first: Int, _ second: Int) -> (ExactDecimal, ExactDecimal)? {
    both(number(first), number(second))
  }

  private func instant(_ index: Int) -> Instant { moment(index < words.count ? words[index] : "") }

  private func noun(_ index: Int) -> Phrase.Noun? {
    index < words.count ? Phrase.Noun(named: words[index]) : nil
  }

  private var currency: Currency { words.last.flatMap { Currency($0) } ?? .usd }

  private var sign: SignRule {
    switch options["sign"] {
    case "always": .always
    case "never": .never
    default: .automatic
    }
  }

  private var style: Phrase.NumberStyle { has("compact") ? .compact : .standard }

  private var digits: Int { options["digits"].flatMap { Int($0) } ?? 0 }

  private var width: Money.Width { has("short") ? .short : has("full") ? .full : .automatic }

  private var period: Phrase.Per? {
    ["hour": .hour, "day": .day, "week": .week, "month": .month, "year": .year][options["per"] ?? ""]
  }

  private var dateStyle: Phrase.DateStyle { has("full") ? .full : has("dayHeader") ? .dayHeader : .relative }

  private var includesTime: Bool { options["precision"] != "day" }

  private var dueStyle: Phrase.DueStyle { options["style"] == "distance" ? .distance : .date }

  private var intervalStyle: Phrase.IntervalStyle {
    switch options["style"] {
    case "times": .times
    case "dates": .dates
    default: .automatic
    }
  }

  private var unitCount: Int { options["units"].flatMap { Int($0) } ?? 2 }

  private var items: [String] {
    line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map { $0.trimmingSpaces }
  }

  private var listType: Phrase.ListType { words.count > 1 && words[1] == "or" ? .or : .and }

  private var limit: Int? { options["limit"].flatMap { Int($0) } }

  private var status: Phrase.Status? { options["status"].flatMap { Phrase.Status(named: $0) } }

  private var zero: Phrase.ZeroWording { options["zero"] == "digits" ? .digits : .words }

  private var progressStyle: Phrase.ProgressStyle {
    let styles: [String: Phrase.ProgressStyle] = [
      "completed": .completed, "step": .step, "page": .page, "question": .question, "percent": .percent,
    ]
    return styles[options["style"] ?? ""] ?? .plain
  }

  private var title: Phrase? { options["title"].map { .text($0) } }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
