// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Fields for the lines of a receipt. For example, `.field(.total, .money(12, .usd))` is "Total: 12 dollars".
extension Phrase.Field {
  /// The field "Total", for the amount to pay.
  public static let total = Phrase.Field(PhraseID(.fieldTotal))
  /// The field "Subtotal", for the amount before taxes, fees, and delivery.
  public static let subtotal = Phrase.Field(PhraseID(.fieldSubtotal))
  /// The field "Fee".
  public static let fee = Phrase.Field(PhraseID(.fieldFee))
  /// The field "Tax".
  public static let tax = Phrase.Field(PhraseID(.fieldTax))
  /// The field "Tip", for a gratuity.
  public static let tip = Phrase.Field(PhraseID(.fieldTip))
  /// The field "Discount".
  public static let discount = Phrase.Field(PhraseID(.fieldDiscount))
  /// The field "Delivery", for the delivery cost.
  public static let delivery = Phrase.Field(PhraseID(.fieldDelivery))
}
