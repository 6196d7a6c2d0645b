// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Cards that come ready: what is bought.
extension SpokenCard {
  /// An order: "Green Garden. Shipped. Arrives in 12 minutes. 3 items. Total: 24 dollars".
  ///
  /// What is nil or blank vanishes. One that is cancelled says neither when it comes nor how late it is, and one that is
  /// delivered not how late it was. Without a seller its number comes first, "Order A 7 F, 2 2 9 1"; the number of one with
  /// a seller is a detail, as is when it was placed.
  ///
  /// - Parameters:
  ///   - seller: Where it was ordered.
  ///   - status: How far it has come, as ``Phrase/Status/shipped``.
  ///   - arrival: When it comes.
  ///   - delay: How late it is.
  ///   - items: How many things were ordered; none are not mentioned.
  ///   - total: What has to be paid.
  ///   - number: Its number, which is spelled.
  ///   - placed: When it was ordered.
  ///   - id: What tests of the user interface find it by.
  ///   - traits: A button, where it opens details.
  public static func order(
    from seller: String = "", _ status: Phrase.Status? = nil, arrival: (any SpeakableMoment)? = nil,
    delay: Swift.Duration? = nil, items: Int = 0, total: Money? = nil, number: String = "",
    placed: (any SpeakableMoment)? = nil, id: String? = nil, traits: SpokenTraits = []
  ) -> SpokenCard {
    let hasSeller = !TextCleaning.isBlank(seller)
    let orderNumber = TextCleaning.isBlank(number) ? nil : Phrase.orderNumber(number)
    return SpokenCard(id: id, traits: traits) {
      Phrase.essential(seller)
      if !hasSeller { orderNumber?.importance(.essential) }
      status.map { Phrase.part($0, of: .order, otherwise: .essential) }
      if status != .cancelled {
        arrival.map { Phrase.event(.arrival, $0.instantForSpeech).importance(.essential) }
        if status != .delivered { delay.map { Phrase.delay($0) } }
      }
      Phrase.some(items, .basketItem)
      Phrase.field(.total, total.map { .money($0) })
      if hasSeller { orderNumber?.importance(.detail) }
      placed.map { Phrase.dateTime($0.instantForSpeech).importance(.detail) }
    }
    .named(.order)
  }

  /// A product in a shop: "Oak table. 30 dollars, was 40. 4.5 out of 5 stars, 128 ratings. In stock, 2 left".
  ///
  /// What is nil or blank vanishes.
  ///
  /// - Parameters:
  ///   - name: What it is called: a phrase, or the user's text.
  ///   - price: What it costs, as ``Phrase/price(_:was:off:per:tax:delivery:)``.
  ///   - rating: What it was given, as ``Phrase/rating(_:of:count:style:)``.
  ///   - stock: Whether it can be bought, as ``Phrase/stock(left:)``.
  ///   - maker: Who makes or sells it.
  ///   - isFavorite: Whether its listener has marked it.
  ///   - id: What tests of the user interface find it by.
  ///   - traits: A button, where it opens details.
  public static func product(
    _ name: Phrase, price: Phrase? = nil, rating: Phrase? = nil, stock: Phrase? = nil, by maker: String? = nil,
    isFavorite: Bool = false, id: String? = nil, traits: SpokenTraits = []
  ) -> SpokenCard {
    SpokenCard(id: id, traits: traits) {
      Phrase.essential(name)
      price?.importance(.essential)
      rating
      stock
      Phrase.detail(maker)
      if isFavorite { Phrase.state(.favorite, of: .product).importance(.detail) }
    }
    .named(.product)
  }

  /// Creates the card of a product whose name is text. See
  /// ``product(_:price:rating:stock:by:isFavorite:id:traits:)-(Phrase,_,_,_,_,_,_,_)``.
  public static func product(
    _ name: String, price: Phrase? = nil, rating: Phrase? = nil, stock: Phrase? = nil, by maker: String? = nil,
    isFavorite: Bool = false, id: String? = nil, traits: SpokenTraits = []
  ) -> SpokenCard {
    product(
      .text(name), price: price, rating: rating, stock: stock, by: maker, isFavorite: isFavorite, id: id,
      traits: traits)
  }

  /// A line of a receipt: "Apples. 3 at 4 dollars each, 12 dollars in total".
  ///
  /// - Parameters:
  ///   - name: What was bought.
  ///   - count: How many.
  ///   - unitPrice: What one of them costs.
  ///   - total: What they cost together, where that is not so many times the price.
  ///   - note: What was asked for besides: "No onions".
  ///   - id: What tests of the user interface find it by.
  public static func receiptLine(
    _ name: String, count: Int = 1, at unitPrice: Money, total: Money? = nil, note: String? = nil, id: String? = nil
  ) -> SpokenCard {
    SpokenCard(id: id) {
      Phrase.essential(name)
      Phrase.purchase(count, at: unitPrice, total: total).importance(.essential)
      note
    }
  }

  /// A sum of a receipt: "Total: 12 dollars". A delivery that costs nothing is "Delivery: Free".
  ///
  /// - Parameters:
  ///   - field: What it is: ``Phrase/Field/total``, `subtotal`, `tax`, `tip`, `delivery`, `discount`, `fee`.
  ///   - amount: How much.
  ///   - id: What tests of the user interface find it by.
  public static func receiptLine(_ field: Phrase.Field, _ amount: Money, id: String? = nil) -> SpokenCard {
    SpokenCard(.field(field, field == .delivery && amount.amount.isZero ? .price(amount) : .money(amount)), id: id)
  }
}
