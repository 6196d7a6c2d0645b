/// An option of a format style, and the names that it is encoded by. They never change: payloads outlive apps.
protocol StyleOption: Equatable {
  static var named: [(name: String, option: Self)] { get }
}

extension StyleOption where Self: CaseIterable & RawRepresentable<String> {
  static var named: [(name: String, option: Self)] { allCases.map { ($0.rawValue, $0) } }
}

extension PhraseContext: StyleOption {}
extension Numerals: StyleOption {}
extension HourCycle: StyleOption {}

extension SignRule: StyleOption {
  static var named: [(name: String, option: SignRule)] {
    [("automatic", .automatic), ("always", .always), ("never", .never)]
  }
}

extension NumberStyle: StyleOption {
  static var named: [(name: String, option: NumberStyle)] { [("standard", .standard), ("compact", .compact)] }
}

extension Money.Width: StyleOption {
  static var named: [(name: String, option: Money.Width)] {
    [("automatic", .automatic), ("short", .short), ("full", .full)]
  }
}

extension Money.Period: StyleOption {
  static var named: [(name: String, option: Money.Period)] {
    [("hour", .hour), ("day", .day), ("week", .week), ("month", .month), ("year", .year)]
  }
}

extension ZeroWording: StyleOption {
  static var named: [(name: String, option: ZeroWording)] { [("words", .words), ("digits", .digits)] }
}

extension Status: StyleOption {
  static var named: [(name: String, option: Status)] { allCases.map { ($0.id, $0) } }
}

extension CountedNoun: StyleOption {
  static var named: [(name: String, option: CountedNoun)] {
    zip(names, all).map { (name: $0, option: $1) }
  }
}
