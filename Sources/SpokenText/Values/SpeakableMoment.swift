// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A type that represents a moment, such as ``Instant`` and Foundation's `Date`.
public protocol SpeakableMoment: Sendable {
  /// The moment, in whole seconds.
  var instantForSpeech: Instant { get }
}

extension Instant: SpeakableMoment {
  /// The instant itself.
  public var instantForSpeech: Instant { self }
}
