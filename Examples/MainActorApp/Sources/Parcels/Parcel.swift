// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import SpokenText

/// A parcel on its way.
public struct Parcel: Identifiable {
  /// Its number.
  public let id: Int
  var sender: String
  var price: Money
  var isOut = false

  /// A parcel.
  public init(id: Int, sender: String, price: Money, isOut: Bool = false) {
    (self.id, self.sender, self.price, self.isOut) = (id, sender, price, isOut)
  }
}

extension Parcel: Spoken {
  /// What its row says.
  public var spoken: SpokenCard {
    SpokenCard(id: "parcel.\(id)", traits: .button) {
      Phrase.field(.sender, .text(sender))
      Phrase.money(price)
      if isOut { Phrase.status(.outForDelivery) }
    }
    .hint(.map)
    .action("track", .track)
  }
}

/// What the screen shows: a class on the main actor, as models of views are.
public final class ParcelModel {
  /// The rows.
  public private(set) var parcels: [Parcel]
  private var announce: (SpokenAnnouncement) -> Void
  private let speaker: Speaker

  /// A model of some parcels.
  public init(_ parcels: [Parcel], by speaker: Speaker, announce: @escaping (SpokenAnnouncement) -> Void) {
    (self.parcels, self.speaker, self.announce) = (parcels, speaker, announce)
  }

  /// Takes a parcel from the list and says so.
  public func deliver(_ parcel: Parcel, to who: String) {
    parcels.removeAll { $0.id == parcel.id }
    speaker.say(Self.delivered(to: who)).map(announce)
  }

  /// What is announced.
  public static func delivered(to who: String, _ n: Int = 1) -> Announcement {
    Announcement(.delivered(to: who, n), priority: .high)
  }
}

/// A row of the list, as a view has it: its body makes the speaker and the overlay each time, which find what was compiled.
public struct ParcelRow {
  let parcel: Parcel
  let language: LanguageTag

  /// A row.
  public init(_ parcel: Parcel, in language: LanguageTag) { (self.parcel, self.language) = (parcel, language) }

  /// What the row says.
  public var body: SpokenElement {
    let tips = Overlay(["en": "sender = From", "pl": "sender = Od"])
    return Speaker(language).adding(phrases).adding(tips).say(parcel)
  }
}
