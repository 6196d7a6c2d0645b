import Foundation
public import SpokenText

/// The app's phrases: `Locales/en.ftl`, and the same in every other language.
public let phrases: Overlay = {
  do {
    return try Overlay(folder: Bundle.module.bundleURL.appendingPathComponent("Locales"))
  } catch {
    fatalError("\(error)")
  }
}()

nonisolated extension Phrase {
  /// "Maya got 3 parcels".
  public static func delivered(to who: String, _ n: Int) -> Phrase {
    .message("delivered", ["who": .text(who), "n": .number(n)])
  }

  /// "Track".
  public static let track = message("track")
}

nonisolated extension Phrase.Status {
  /// "Out for delivery".
  public static let outForDelivery = Self("out-for-delivery")
}

nonisolated extension Phrase.Field {
  /// "Sender".
  public static let sender = Self("sender")
}

nonisolated extension Phrase.Hint {
  /// "Opens the map".
  public static let map = outcome("outcome-map")
}
