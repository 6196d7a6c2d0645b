internal import SpokenTextFluent

/// The plural categories of a language's quantities: those of small whole numbers are found when the table is made, for nearly
/// all that phrases count is one of them.
struct CardinalCategories: Sendable {
  private let rules: PluralRules
  /// The categories of the whole numbers from 0 on.
  private let small: UnmanagedSlice<PluralCategory>

  /// How many numbers are looked up.
  private static let count: UInt64 = 128

  init(_ rules: PluralRules, in storage: UnmanagedStorage) {
    self.rules = rules
    var categories = GrowingBuffer<PluralCategory>()
    categories.reserveCapacity(Int(Self.count))
    for number in 0..<Self.count { categories.append(rules.cardinal(PluralOperands(i: number))) }
    small = storage.adopt(&categories)
  }

  /// The category of a number; of one that is none, that of 0.
  @inline(__always)
  func category(of number: ExactDecimal) -> PluralCategory {
    number.low < Self.count && number.exponent == 0 && number.high == 0 && number.kind == .finite
      ? small[Int(number.low)] : rules.cardinal(number.operands())
  }
}
