/// What the speaker says, as an argument: it is said where it stands, in the case and gender asked of it there.
extension Argument {
  /// An amount of money, as ``Speaker/money(_:width:sign:style:per:context:)`` says it.
  public static func money(_ money: Money) -> Argument {
    Argument { speaker, scope in
      let names = CurrencyPatterns(money.currency, .automatic, speaker.localCurrency, scope)
      return scope.phrase(money: money, names: names, sign: .automatic, style: .standard)
    }
  }

  /// A share, as ``Speaker/percent(_:maximumFractionDigits:sign:context:)`` says it: 0.75 is "75 percent".
  public static func percent(_ value: some SpeakableNumber, maximumFractionDigits: Int = 0) -> Argument {
    let value = value.exactDecimal
    return Argument { _, scope in
      scope.phrase(percent: value, maximumFractionDigits: maximumFractionDigits, sign: .automatic)
    }
  }

  /// A moment, as ``Speaker/dateTime(_:context:)`` says it.
  public static func dateTime(_ instant: Instant) -> Argument {
    Argument { speaker, scope in
      guard let (moment, today) = speaker.civil(instant) else { return scope.phrase(.dateUnavailable) }
      return scope.phrase(moment: moment, today: today, speaker.hourCycle)
    }
  }

  /// A day, as ``Speaker/date(_:style:context:)`` says it.
  public static func date(_ instant: Instant, style: DateStyle = .relative) -> Argument {
    Argument { speaker, scope in
      guard let (moment, today) = speaker.civil(instant) else { return scope.phrase(.dateUnavailable) }
      return scope.phrase(date: moment, today: today, style: style)
    }
  }

  /// A time of day, as ``Speaker/time(_:context:)`` says it.
  public static func time(_ instant: Instant) -> Argument {
    Argument { speaker, scope in
      guard let (moment, _) = speaker.civil(instant) else { return scope.phrase(.dateUnavailable) }
      return scope.phrase(time: moment, speaker.hourCycle)
    }
  }

  /// How long ago a moment was, as ``Speaker/elapsed(_:context:)`` says it.
  public static func elapsed(_ instant: Instant) -> Argument {
    Argument { speaker, scope in speaker.phrase(elapsed: instant, in: &scope) }
  }

  /// A span of time, as ``Speaker/duration(seconds:units:context:)`` says it.
  public static func duration(seconds: some SpeakableNumber, units: Int = 2) -> Argument {
    let seconds = seconds.exactDecimal
    return Argument { _, scope in scope.phrase(duration: seconds, units: units) }
  }

  /// How far something has come, as ``Speaker/progress(_:of:style:title:context:)`` says it.
  public static func progress(
    _ completed: some SpeakableNumber, of total: some SpeakableNumber, style: ProgressStyle = .plain
  ) -> Argument {
    let (completed, total) = (completed.exactDecimal, total.exactDecimal)
    return Argument { _, scope in scope.phrase(progress: completed, of: total, style: style) }
  }

  /// So many of something, as ``Speaker/count(_:_:status:limit:zero:context:)`` says it.
  public static func count(
    _ count: some SpeakableNumber, _ noun: CountedNoun, status: Status? = nil, limit: Int? = nil,
    zero: ZeroWording = .words
  ) -> Argument {
    let count = count.exactDecimal
    return Argument { _, scope in scope.phrase(count: count, noun, status: status, limit: limit, zero: zero) }
  }

  /// A state, as ``Speaker/state(_:of:context:)`` says it.
  public static func state(_ status: Status, of subject: CountedNoun? = nil) -> Argument {
    Argument { _, scope in scope.phrase(state: status, of: subject) }
  }

  /// Items as a sentence names them, as ``Speaker/list(_:type:limit:context:)`` says them.
  public static func list(_ items: [Argument], type: ListType = .and) -> Argument {
    let items = items.filter { !$0.isBlank }
    return Argument { speaker, scope in
      var values: [Value] = []
      values.reserveCapacity(items.count)
      for item in items { values.append(item.compose(speaker, &scope)) }
      return scope.phrase(list: values, type: type)
    }
  }
}
