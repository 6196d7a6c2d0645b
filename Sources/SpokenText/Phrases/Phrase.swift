// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What is to be said, in no language yet: a value that a model layer makes and a ``Speaker`` says.
///
/// ```swift
/// let price = Phrase.money("25.50", .usd, per: .week)
/// speaker.say(price).text                                     // "25 dollars and 50 cents per week"
/// speaker.say(.field(.amount, price)).text                    // "Amount: 25 dollars and 50 cents per week"
/// speaker.say(.list(["Maya", .count(3, .dose)])).text         // "Maya and 3 doses"
/// ```
///
/// Every kind of phrase can stand anywhere: alone, as the value of a field, in a list, as the argument of a message, in a
/// ``SpokenCard``. Two phrases are equal when all that they were made of is equal. A string literal is text.
///
/// Phrases nest at most 32 deep and have at most 100,000 parts; what goes beyond is cut, said as `{…}` and reported.
public struct Phrase: Sendable, Hashable {
  let kind: Kind
  /// How much it matters as a part of a card. It lies where the kind leaves room.
  var weight = Importance.standard

  init(_ kind: Kind) { self.kind = kind }

  /// The kinds that most screens say lie in the phrase itself where they are small; all others are held as what they are.
  ///
  /// A payload of up to 28 bytes lies in the phrase; larger ones, and those that hold phrases, are `indirect`.
  enum Kind: Sendable, Hashable {
    case nothing(NothingKind)
    case text(TextKind)
    case quantity(QuantityKind)
    case message(MessageKind)
    case number(NumberKind)
    case ordinal(OrdinalKind)
    case percent(PercentKind)
    case money(MoneyKind)
    case balance(BalanceKind)
    case dateTime(DateTimeKind)
    case date(DateKind)
    case time(TimeKind)
    case rating(SmallRating)
    case recurrence(SmallRecurrence)
    case elapsed(ElapsedKind)
    case due(DueKind)
    case interval(IntervalKind)
    case duration(DurationKind)
    indirect case progress(ProgressKind)
    case state(StateKind)
    case status(StatusKind)
    indirect case count(CountKind)
    case empty(EmptyKind)
    case direction(DirectionKind)
    case transaction(TransactionKind)
    case list(ListKind)
    indirect case field(FieldKind)
    indirect case hint(HintKind)
    case sentences(SentencesKind)
    case spelled(SpelledKind)
    indirect case marked(MarkedKind)
    case cut(CutKind)
    case other(AnyPhraseKind)
  }

  /// Composes the phrase: its value among the arguments of a table's messages.
  func value(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard scope.usesFallback else { return composed(by: speaker, in: &scope) }
    return speaker.withFallback(in: &scope) { composed(by: $0, in: &$1) }
  }

  /// Has the kind compose the phrase. Only the kinds that phrases are nested in are here, and one that takes no room: a debug
  /// build keeps room on the stack for every kind that a function names, for as long as the inner phrase is composed.
  private func composed(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    switch kind {
    case .message(let kind): kind.value(by: speaker, in: &scope)
    case .progress(let kind): kind.value(by: speaker, in: &scope)
    case .count(let kind): kind.value(by: speaker, in: &scope)
    case .list(let kind): kind.value(by: speaker, in: &scope)
    case .field(let kind): kind.value(by: speaker, in: &scope)
    case .hint(let kind): kind.value(by: speaker, in: &scope)
    case .sentences(let kind): kind.value(by: speaker, in: &scope)
    case .marked(let kind): kind.value(by: speaker, in: &scope)
    case .rating(let rating): rating.value(in: &scope)
    case .other(let other): other.value(by: speaker, in: &scope)
    default: composedOfValues(by: speaker, in: &scope)
    }
  }

  /// Has a kind that phrases are rarely nested in compose the phrase.
  private func composedOfValues(by speaker: Speaker, in scope: inout PhraseScope) -> Value {
    switch kind {
    case .nothing(let kind): kind.value(by: speaker, in: &scope)
    case .text(let kind): kind.value(by: speaker, in: &scope)
    case .quantity(let kind): kind.value(by: speaker, in: &scope)
    case .number(let kind): kind.value(by: speaker, in: &scope)
    case .ordinal(let kind): kind.value(by: speaker, in: &scope)
    case .percent(let kind): kind.value(by: speaker, in: &scope)
    case .money(let kind): kind.value(by: speaker, in: &scope)
    case .balance(let kind): kind.value(by: speaker, in: &scope)
    case .dateTime(let kind): kind.value(by: speaker, in: &scope)
    case .date(let kind): kind.value(by: speaker, in: &scope)
    case .time(let kind): kind.value(by: speaker, in: &scope)
    case .recurrence(let recurrence): recurrence.value(by: speaker, in: &scope)
    case .elapsed(let kind): kind.value(by: speaker, in: &scope)
    case .due(let kind): kind.value(by: speaker, in: &scope)
    case .interval(let kind): kind.value(by: speaker, in: &scope)
    case .duration(let kind): kind.value(by: speaker, in: &scope)
    case .state(let kind): kind.value(by: speaker, in: &scope)
    case .status(let kind): kind.value(by: speaker, in: &scope)
    case .empty(let kind): kind.value(by: speaker, in: &scope)
    case .direction(let kind): kind.value(by: speaker, in: &scope)
    case .transaction(let kind): kind.value(by: speaker, in: &scope)
    case .spelled(let kind): kind.value(by: speaker, in: &scope)
    case .cut(let kind): kind.value(by: speaker, in: &scope)
    case .message, .progress, .count, .list, .field, .hint, .sentences, .marked, .rating, .other: .silence
    }
  }

  /// The kind with its keys: for what need not be fast.
  var described: any PhraseKind {
    guard weight == .standard else { return PartKind(content: unweighed, importance: weight) }
    return describedKind
  }

  private var describedKind: any PhraseKind {
    switch kind {
    case .nothing(let kind): kind
    case .text(let kind): kind
    case .quantity(let kind): kind
    case .message(let kind): kind
    case .number(let kind): kind
    case .ordinal(let kind): kind
    case .percent(let kind): kind
    case .money(let kind): kind
    case .balance(let kind): kind
    case .dateTime(let kind): kind
    case .date(let kind): kind
    case .time(let kind): kind
    case .rating(let rating): rating.kind
    case .recurrence(let recurrence): recurrence.kind
    case .elapsed(let kind): kind
    case .due(let kind): kind
    case .interval(let kind): kind
    case .duration(let kind): kind
    case .progress(let kind): kind
    case .state(let kind): kind
    case .status(let kind): kind
    case .count(let kind): kind
    case .empty(let kind): kind
    case .direction(let kind): kind
    case .transaction(let kind): kind
    case .list(let kind): kind
    case .field(let kind): kind
    case .hint(let kind): kind
    case .sentences(let kind): kind
    case .spelled(let kind): kind
    case .marked(let kind): kind
    case .cut(let kind): kind
    case .other(let other): other.kind
    }
  }

  /// Every kind that can be asked for by its name, in the order of the command's help.
  package static var kinds: [any DescribedKind.Type] {
    [
      NumberKind.self, OrdinalKind.self, PercentKind.self, MoneyKind.self, MoneyRangeKind.self, HiddenAmountKind.self,
      BalanceKind.self, DateKind.self, TimeKind.self, DateTimeKind.self, ElapsedKind.self, DueKind.self,
      IntervalKind.self, DurationKind.self, ProgressKind.self, StateKind.self, StatusKind.self, CountKind.self,
      EmptyKind.self, DirectionKind.self, TransactionKind.self, ListKind.self, FieldKind.self, ErrorKind.self,
      ActivityKind.self, HintKind.self, SentencesKind.self, SpelledKind.self, RecurrenceKind.self, TimesKind.self,
      NextKind.self, EventKind.self, UntilKind.self, SinceKind.self, LastKind.self, DelayKind.self, RemainingKind.self,
      GainKind.self, RateKind.self, AgeKind.self, AgeSinceKind.self, RecentKind.self, CalendarSpanKind.self,
      MomentAfterKind.self, ZonedTimeKind.self, MarkedKind.self, PartKind.self, ChangeKind.self, TrendKind.self,
      RangeKind.self,
      BoundKind.self, RatioKind.self, ScoreKind.self, DimensionsKind.self, FractionKind.self, RatingKind.self,
      VersionKind.self, PhoneKind.self, EndingKind.self, CodeKind.self, EmailKind.self, WebKind.self,
      UsernameKind.self, ActionKind.self, PositionKind.self, SelectionKind.self, FilterKind.self, CountsKind.self,
      RosterKind.self, TransferKind.self, PlaybackKind.self, PlaybackTimeKind.self, PlaybackSpeedKind.self,
      VolumeKind.self, SliderKind.self, PeopleKind.self, TypingKind.self, MessageStatusKind.self, SeenKind.self,
      MessageTimeKind.self, PhoneCallKind.self, PriceKind.self, PurchaseKind.self, StockKind.self, MeasureKind.self,
      MeasureRangeKind.self, MixedMeasureKind.self, DistanceAwayKind.self, BloodPressureKind.self, DosageKind.self,
      BatteryKind.self, GradeKind.self, GoalKind.self, GoalAmountKind.self, MonthKind.self, ChartKind.self,
      ChartSeriesKind.self, ChartPointKind.self, ChartComparisonKind.self, MessageKind.self, TextKind.self,
      QuantityKind.self, NothingKind.self,
    ]
  }

  /// Whether nothing of it can be heard, as of `.nothing` and of a blank text: it vanishes, with its separators, from lists,
  /// fields, and cards.
  public var isSilent: Bool {
    switch kind {
    case .nothing: true
    case .text(let kind): kind.isSilent
    case .quantity(let kind): kind.isSilent
    case .sentences(let kind): kind.isSilent
    case .spelled(let kind): kind.isSilent
    case .marked(let kind): kind.isSilent
    case .hint(let kind): kind.isSilent
    case .other(let other): other.isSilent
    default: false
    }
  }

  /// How large the phrase is, with all the phrases in it.
  var extent: Extent {
    switch kind {
    case .message(let kind): kind.extent
    case .list(let kind): kind.extent
    case .sentences(let kind): kind.extent
    case .field(let kind): kind.extent
    case .progress(let kind): kind.extent
    case .hint(let kind): kind.extent
    case .marked(let kind): kind.extent
    case .other(let other): other.extent
    default: .one
    }
  }
}

extension Phrase: CustomStringConvertible {
  /// The kind and its keys, as the command `spoken` takes them: `money(amount: 25.50, currency: USD)`. For debugging; it
  /// is in no language and is never spoken.
  public var description: String { PhraseDescriber.describe(described) }
}
