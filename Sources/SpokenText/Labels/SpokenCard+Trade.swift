// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Cards for orders, products, and receipts.
extension SpokenCard {
  /// Creates an order card, such as "Green Garden. Shipped. Arrives in 12 minutes. 3 items. Total: 24 dollars".
  ///
  /// A canceled order omits its arrival and delay. A delivered order omits its delay.
  ///
  /// - Parameters:
  ///   - seller: The seller.
  ///   - status: The status, such as ``Phrase/Status/shipped``.
  ///   - arrival: The time of arrival.
  ///   - delay: The delay.
  ///   - items: The number of items. 0 is omitted.
  ///   - total: The total price.
  ///   - number: The order number, which is spelled out. Without a seller, it is read first, such as "Order A 7 F, 2 2
  ///     9 1". Otherwise, it is read only with ``Verbosity/detailed``.
  ///   - placed: The time of the order (read only with ``Verbosity/detailed``).
  ///   - id: The UI test identifier.
  ///   - traits: Traits, such as `.button`.
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

  /// Creates a product card, such as "Oak table. 30 dollars, was 40. 4.5 out of 5 stars, 128 ratings. In stock, 2
  /// left".
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - price: The price, such as ``Phrase/price(_:was:off:per:tax:delivery:)``.
  ///   - rating: The rating, such as ``Phrase/rating(_:of:count:style:)``.
  ///   - stock: The availability, such as ``Phrase/stock(left:)``.
  ///   - maker: The maker or seller (read only with ``Verbosity/detailed``).
  ///   - isFavorite: `true` for a favorite (read only with ``Verbosity/detailed``).
  ///   - id: The UI test identifier.
  ///   - traits: Traits, such as `.button`.
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

  /// Creates a product card whose name is text. See
  /// ``product(_:price:rating:stock:by:isFavorite:id:traits:)-(Phrase,_,_,_,_,_,_,_)``.
  public static func product(
    _ name: String, price: Phrase? = nil, rating: Phrase? = nil, stock: Phrase? = nil, by maker: String? = nil,
    isFavorite: Bool = false, id: String? = nil, traits: SpokenTraits = []
  ) -> SpokenCard {
    product(
      .text(name), price: price, rating: rating, stock: stock, by: maker, isFavorite: isFavorite, id: id,
      traits: traits)
  }

  /// Creates a line of a receipt, such as "Apples. 3 at 4 dollars each, 12 dollars in total".
  ///
  /// - Parameters:
  ///   - name: The item.
  ///   - count: The number of items.
  ///   - unitPrice: The price of one item.
  ///   - total: The total price, if it isn't the count times the unit price.
  ///   - note: A request, such as "No onions".
  ///   - id: The UI test identifier.
  public static func receiptLine(
    _ name: String, count: Int = 1, at unitPrice: Money, total: Money? = nil, note: String? = nil, id: String? = nil
  ) -> SpokenCard {
    SpokenCard(id: id) {
      Phrase.essential(name)
      Phrase.purchase(count, at: unitPrice, total: total).importance(.essential)
      note
    }
  }

  /// Creates a sum of a receipt, such as "Total: 12 dollars", or "Delivery: Free" for a delivery that costs nothing.
  ///
  /// - Parameters:
  ///   - field: ``Phrase/Field/total``, `subtotal`, `tax`, `tip`, `delivery`, `discount`, or `fee`.
  ///   - amount: The amount.
  ///   - id: The UI test identifier.
  public static func receiptLine(_ field: Phrase.Field, _ amount: Money, id: String? = nil) -> SpokenCard {
    SpokenCard(.field(field, field == .delivery && amount.amount.isZero ? .price(amount) : .money(amount)), id: id)
  }
}
