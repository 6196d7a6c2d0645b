// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What the lines of a receipt are called: `.field(.total, .money(12, .usd))` is "Total: 12 dollars".
extension Phrase.Field {
  /// "Total": what has to be paid.
  public static let total = Phrase.Field(PhraseID(.fieldTotal))
  /// "Subtotal": before taxes, fees and delivery.
  public static let subtotal = Phrase.Field(PhraseID(.fieldSubtotal))
  /// "Fee".
  public static let fee = Phrase.Field(PhraseID(.fieldFee))
  /// "Tax".
  public static let tax = Phrase.Field(PhraseID(.fieldTax))
  /// "Tip": what is given to who serves.
  public static let tip = Phrase.Field(PhraseID(.fieldTip))
  /// "Discount".
  public static let discount = Phrase.Field(PhraseID(.fieldDiscount))
  /// "Delivery": what it costs to have something brought.
  public static let delivery = Phrase.Field(PhraseID(.fieldDelivery))
}
