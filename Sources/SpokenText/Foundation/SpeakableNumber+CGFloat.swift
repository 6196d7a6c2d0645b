// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Elsewhere, `CGFloat` requires all of Foundation, which this library avoids.
#if canImport(Darwin)
  public import Foundation

  extension CGFloat: SpeakableNumber {
    /// The shortest decimal that converts back to this `CGFloat`.
    public var exactDecimal: ExactDecimal { native.exactDecimal }

    /// The number rounded to the significant digits that the type always preserves. They are those of `Double` or
    /// `Float`, depending on the system.
    public var spokenDecimal: ExactDecimal { native.spokenDecimal }
  }
#endif
