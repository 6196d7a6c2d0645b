import SpokenTextTesting

@testable import SpokenText

/// Everything that has goldens, by family: a file `Golden/<language>/<family>.tsv` each.
///
/// A catalogue is made for a language, because some of its samples are made from the language's own table: the plural
/// categories it tells apart, the cases and genders it selects on.
enum Catalogue {
  static var families: [(name: String, samples: (LanguageTag) -> [GoldenSample])] {
    [
      ("number", numbers), ("money", money), ("currency", currencies), ("dateTime", moments), ("list", lists),
      ("progress", progress), ("relative", distances), ("duration", durations), ("state", states), ("count", counts),
      ("transaction", transactions), ("hint", hints), ("notice", notices), ("label", labels),
    ]
  }

  static func samples(_ family: String, _ language: LanguageTag) -> [GoldenSample] {
    families.first { $0.name == family }?.samples(language) ?? []
  }

  /// The reference of PHRASES.md, a Friday at 5:00 PM in New York.
  static let now = moment("2026-11-20T22:00Z")

  /// The speaker that says the goldens of a language, or the one that counts what they reach.
  static func speaker(_ language: LanguageTag, coverage: Coverage? = nil) -> Speaker {
    let table = coverage.map { TableLibrary.make(language, coverage: $0) } ?? TableLibrary.table(for: language)
    return Speaker(table: table, locale: language, zone: WrittenZone.named["New_York"], reference: .fixed(now))
  }

  /// Samples whose keys are their own instructions, one a line: `money 25.50 USD sign=always`.
  static func samples(_ lines: String) -> [GoldenSample] {
    lines.split(separator: "\n").map { line in
      let request = Request(String(line))
      return GoldenSample(request.line) { request.said(by: $0) }
    }
  }
}

/// A line of a catalogue: a kind, what is said, and options.
///
/// `title=` is the last option, and runs to the end of the line; a list's items stand between bars.
struct Request: Sendable {
  let line: String
  private let words: [String]
  private var options: [String: String] = [:]

  init(_ line: String) {
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
      } else if ["compact", "inline", "h12", "h23", "short", "full", "native", "dayHeader", "resulting"].contains(word)
      {
        options[String(word)] = ""
      } else {
        words.append(String(word))
      }
    }
    self.words = words
  }

  private func has(_ option: String) -> Bool { options[option] != nil }

  private func number(_ index: Int) -> ExactDecimal {
    guard index < words.count else { return .notANumber }
    switch words[index] {
    case "infinity": return .infinity
    case "-infinity": return ExactDecimal(-Double.infinity)
    case let word: return ExactDecimal(word) ?? .notANumber
    }
  }

  private var currency: Currency { words.last.flatMap { Currency($0) } ?? .usd }

  private var sign: SignRule {
    switch options["sign"] {
    case "always": .always
    case "never": .never
    default: .automatic
    }
  }

  private var context: PhraseContext { has("inline") ? .inline : .standalone }

  private var width: Money.Width { has("short") ? .short : has("full") ? .full : .automatic }

  private var period: Money.Period? {
    ["hour": .hour, "day": .day, "week": .week, "month": .month, "year": .year][options["per"] ?? ""]
  }

  private var limit: Int? { options["limit"].flatMap { Int($0) } }

  private var intervalStyle: IntervalStyle {
    switch options["style"] {
    case "times": .times
    case "dates": .dates
    default: .automatic
    }
  }

  private func noun(_ index: Int) -> CountedNoun { CountedNoun(id: words[index]) ?? .item }

  private var progressStyle: ProgressStyle {
    let styles: [String: ProgressStyle] = [
      "completed": .completed, "step": .step, "page": .page, "question": .question, "percent": .percent,
    ]
    return styles[options["style"] ?? ""] ?? .plain
  }

  func said(by speaker: Speaker) -> Utterance {
    var speaker = speaker
    if let region = options["region"], let locale = LanguageTag("\(speaker.language)-\(region)") {
      speaker = Speaker(table: speaker.table, locale: locale, zone: speaker.zone, reference: speaker.reference)
    }
    if let zone = options["zone"] { speaker.zone = WrittenZone.named[zone] ?? UnknownOffsets() }
    if let now = options["now"] { speaker.reference = .fixed(moment(now)) }
    if has("h12") { speaker.hourCycle = .h12 }
    if has("h23") { speaker.hourCycle = .h23 }
    if has("native") { speaker.numerals = .native }
    let style = has("compact") ? NumberStyle.compact : .standard
    switch words[0] {
    case "number": return speaker.number(number(1), style: style, sign: sign, context: context)
    case "ordinal": return speaker.ordinal(number(1), context: context)
    case "percent":
      let digits = options["digits"].flatMap { Int($0) } ?? 0
      return speaker.percent(number(1), maximumFractionDigits: digits, sign: sign, context: context)
    case "money":
      return speaker.money(
        number(1), currency, width: width, sign: sign, style: style, per: period, context: context)
    case "moneyRange": return speaker.moneyRange(number(1), number(2), currency, width: width, context: context)
    case "hiddenAmount": return speaker.hiddenAmount(context: context)
    case "dateTime": return speaker.dateTime(moment(words[1]), context: context)
    case "date":
      let style = has("full") ? DateStyle.full : has("dayHeader") ? .dayHeader : .relative
      return speaker.date(moment(words[1]), style: style, context: context)
    case "time": return speaker.time(moment(words[1]), context: context)
    case "list":
      let items = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
      return speaker.list(
        items.map { $0.trimmingSpaces }, type: words[1] == "or" ? .or : .and, limit: limit, context: context)
    case "elapsed": return speaker.elapsed(moment(words[1]), context: context)
    case "due":
      return speaker.due(moment(words[1]), includesTime: options["precision"] != "day", context: context)
    case "interval":
      return speaker.interval(moment(words[1]), moment(words[2]), style: intervalStyle, context: context)
    case "duration":
      let units = options["units"].flatMap { Int($0) } ?? 2
      return speaker.duration(seconds: number(1), units: units, context: context)
    case "count":
      let zero = options["zero"] == "digits" ? ZeroWording.digits : .words
      return speaker.count(
        number(1), noun(2), status: options["status"].flatMap { Status(id: $0) }, limit: limit, zero: zero,
        context: context)
    case "empty": return speaker.empty(noun(1), context: context)
    case "balance":
      return speaker.balance(Money(number(1), currency), isResulting: has("resulting"), context: context)
    case "progress":
      return speaker.progress(number(1), of: number(3), style: progressStyle, title: options["title"], context: context)
    case "progressInProgress": return speaker.progressInProgress(title: options["title"], context: context)
    case "progressCompleted": return speaker.progressCompleted(title: options["title"], context: context)
    default: return Utterance("")
    }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
