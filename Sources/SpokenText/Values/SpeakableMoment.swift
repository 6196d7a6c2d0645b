/// A moment as an app keeps it: an ``Instant``, or Foundation's `Date`.
public protocol SpeakableMoment: Sendable {
  /// The moment, in whole seconds.
  var instantForSpeech: Instant { get }
}

extension Instant: SpeakableMoment {
  /// The instant itself.
  public var instantForSpeech: Instant { self }
}
