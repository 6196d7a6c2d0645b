// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Elsewhere `CGFloat` is in the whole of Foundation, which this library does without.
#if canImport(Darwin)
  public import Foundation

  extension CGFloat: SpeakableNumber {
    /// The shortest decimal that reads back as this `CGFloat`.
    public var exactDecimal: ExactDecimal { native.exactDecimal }

    /// The number in the significant digits that the type always holds faithfully: those of the `Double` or `Float` that it
    /// is on this system.
    public var spokenDecimal: ExactDecimal { native.spokenDecimal }
  }
#endif
