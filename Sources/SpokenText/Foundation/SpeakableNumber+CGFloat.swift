// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// On other platforms, `CGFloat` requires all of Foundation, which this library avoids.
#if canImport(Darwin)
  public import Foundation

  extension CGFloat: SpeakableNumber {
    /// The shortest decimal that converts back to this `CGFloat`.
    public var exactDecimal: ExactDecimal { native.exactDecimal }

    /// The number rounded to the significant digits that a `CGFloat` always preserves. There are 15, or 6 if a
    /// `CGFloat` has 32 bits.
    public var spokenDecimal: ExactDecimal { native.spokenDecimal }
  }
#endif
