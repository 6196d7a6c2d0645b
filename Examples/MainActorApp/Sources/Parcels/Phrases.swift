// Written by “spoken swift” from en.ftl: edit that, and write this again.
// swift-format-ignore-file
// swiftlint:disable all

public import SpokenText

nonisolated extension Phrase {
  /// “Maya got 3 parcels”
  ///
  /// Heard when parcels have come.
  ///
  /// ```ftl
  /// { $n ->
  ///     [one] { $who } got { $n } parcel
  ///    *[other] { $who } got { $n } parcels
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - who: whose.
  ///   - n: how many.
  public static func delivered(
    to who: String, _ n: some BinaryInteger & SpeakableNumber
  ) -> Phrase {
    .message("delivered", ["who": .text(who), "n": .number(n)])
  }

  /// “Track”
  ///
  /// The name of an action, from the screen reader's menu.
  public static let track: Phrase = .message("track")
}

nonisolated extension Phrase.Field {
  /// “Sender: Ada”
  ///
  /// The name of a field: who sent the parcel.
  public static let sender = Self("sender")
}

nonisolated extension Phrase.Status {
  /// “Status: Out for delivery”
  ///
  /// The state of a parcel.
  public static let outForDelivery = Self("out-for-delivery")
}

nonisolated extension Phrase.Hint {
  /// “Opens the map”
  ///
  /// What happens when the row is used.
  ///
  /// ```ftl
  /// { $case ->
  ///     [infinitive] open the map
  ///    *[statement] opens the map
  /// }
  /// ```
  public static let map: Self = .outcome("outcome-map")
}
