// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the size of a file.
struct FileSizeKind: PhraseKind {
  var bytes = ExactDecimal.notANumber

  static let name = "fileSize"
  static let summary = "the size of a file, such as '272 kilobytes'"
  static let examples = [["272000"], ["5370000000"], ["12"]]

  static var operandKey: OperandKey<Self>? { .number(\.bytes) }

  /// The units above bytes, by their power of ten, and the decimal digits of a size in each.
  private static let units: [(power: Int, unit: MeasureUnit, fractionDigits: Int)] = [
    (3, .kilobyte, 0), (6, .megabyte, 1), (9, .gigabyte, 2), (12, .terabyte, 2), (15, .petabyte, 2),
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("bytes", &bytes, "the number of bytes", place: .required)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard bytes.isSpeakable, bytes.magnitude.compared(with: 1000) >= 0 else {
      return .phrase(scope.bind(measure: bytes, .byte, .automatic))
    }
    let sizes = Self.units.map { unit in
      let size = bytes.scaled(byPowerOfTen: -unit.power).rounded(toFractionDigits: unit.fractionDigits)
      return (value: size.withoutTrailingZeros, unit: unit.unit)
    }
    // The first unit whose rounded value is below 1000, so that 999,999 bytes are 1 megabyte.
    let size = sizes.first { $0.value.magnitude.compared(with: 1000) < 0 } ?? sizes[sizes.count - 1]
    return .phrase(scope.bind(measure: size.value, size.unit, .automatic))
  }
}

extension Phrase {
  /// Returns a phrase for the size of a file or of storage, such as "272 kilobytes" or "5.37 gigabytes".
  ///
  /// A kilobyte has 1000 bytes, as in Apple's file sizes. Kilobytes are whole numbers, megabytes have at most one
  /// decimal digit, and larger units have at most two. For a size in a unit of your choice, use
  /// ``measure(_:_:usage:sign:)``.
  ///
  /// - Parameter bytes: The number of bytes. The phrase is "Measurement unavailable" if it is infinite or not-a-number.
  public static func fileSize(bytes: some SpeakableNumber) -> Phrase {
    FileSizeKind(bytes: bytes.decimalForSpeech).phrase
  }
}
