// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// All kinds that have a name, in the order of the command's help.
  package static var kinds: [any DescribedKind.Type] {
    [
      NumberKind.self, OrdinalKind.self, PercentKind.self, ShareKind.self, MoneyKind.self, MoneyRangeKind.self,
      HiddenAmountKind.self,
      BalanceKind.self, DateKind.self, TimeKind.self, DateTimeKind.self, ElapsedKind.self, DueKind.self,
      IntervalKind.self, DurationKind.self, ProgressKind.self, StateKind.self, StatusKind.self, CountKind.self,
      EmptyKind.self, DirectionKind.self, TransactionKind.self, ListKind.self, FieldKind.self, ErrorKind.self,
      ActivityKind.self, HintKind.self, SentencesKind.self, SpelledKind.self, RecurrenceKind.self, TimesKind.self,
      NextKind.self, EventKind.self, UntilKind.self, SinceKind.self, LastKind.self, DelayKind.self, RemainingKind.self,
      GainKind.self, RateKind.self, AgeKind.self, AgeSinceKind.self, RecentKind.self, CalendarSpanKind.self,
      WeekKind.self,
      DecadeKind.self, BeforeKind.self, DuringKind.self, MomentAfterKind.self, ZonedTimeKind.self, MarkedKind.self,
      ImportanceKind.self, ChangeKind.self, TrendKind.self, CompassKind.self, StreakKind.self, RangeKind.self,
      BoundKind.self, RatioKind.self, ScoreKind.self, DimensionsKind.self, FractionKind.self, RatingKind.self,
      VersionKind.self, PhoneKind.self, EndingKind.self, CodeKind.self, EmailKind.self, WebKind.self, UsernameKind.self,
      ActionKind.self, PositionKind.self, ListPartKind.self, SelectionKind.self, FilterKind.self, CountsKind.self,
      RosterKind.self, TransferKind.self, PlaybackKind.self, PlaybackTimeKind.self, PlaybackSpeedKind.self,
      VolumeKind.self, SliderKind.self, PeopleKind.self, TypingKind.self, MessageStatusKind.self, SeenKind.self,
      ReactionKind.self,
      MessageTimeKind.self, PhoneCallKind.self, PriceKind.self, PriceTermsKind.self, PurchaseKind.self, StockKind.self,
      MeasureKind.self, MeasureRangeKind.self, MixedMeasureKind.self, DistanceAwayKind.self, DistanceAheadKind.self,
      WindKind.self, FileSizeKind.self, BloodPressureKind.self,
      DosageKind.self, BatteryKind.self, GradeKind.self, GoalKind.self, GoalAmountKind.self, MonthKind.self,
      ChartKind.self, ChartSeriesKind.self, ChartPointKind.self, ChartComparisonKind.self, MessageKind.self,
      TextKind.self, QuantityKind.self, NothingKind.self,
    ]
  }
}
