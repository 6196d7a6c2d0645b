// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

package import SpokenText

/// The behavior of a view's accessibility elements when you apply a card.
///
/// A row of three texts would be three elements, so VoiceOver users would have to swipe three times to pass it.
/// Therefore, a view with a card becomes one element, and the card's label replaces the texts:
///
/// ```swift
/// AccountRow(account).spoken(account)                             // one element: "Alice Smith. Balance: 125 dollars"
/// PaymentForm(payment).spoken(payment, children: .contain)        // the fields stay elements
/// ```
///
/// The names are those of SwiftUI's `AccessibilityChildBehavior`.
public struct SpokenChildBehavior: Sendable, Hashable {
  private enum Kind: Sendable, Hashable { case automatic, combine, contain, ignore, unchanged }

  private let kind: Kind

  /// One element, unless the view is a control, or the card contains others. The first rule that applies decides:
  ///
  /// 1. If the card has `.children(.contain)`, such as a form, the view is a container, as with ``contain``.
  /// 2. If the view is a control of the system, or the card describes a control, its elements stay, as with
  ///   ``unchanged``. Such cards are those of text fields, search fields, switches, sliders, and steppers. In UIKit and
  ///   AppKit, only the view decides, because a card on a view around a control isn't read.
  /// 3. If the card has `.children(.ignore)` or `.children(.combine)`, its label and actions include those of its
  ///    children. The view becomes one element, as with ``ignore``.
  /// 4. Any other view becomes one element that keeps the actions inside it, as with ``combine``.
  public static let automatic = SpokenChildBehavior(kind: .automatic)

  /// One element that keeps the actions of the views inside. For example, a button in a row becomes an action of the
  /// row.
  ///
  /// The card's label, value, and hint replace those of the views inside. Text fields and sliders can't be used,
  /// because no action can replace them. Use ``contain`` for a view with these.
  public static let combine = SpokenChildBehavior(kind: .combine)

  /// A container, whose children stay elements. VoiceOver can read the card's label when users enter it.
  public static let contain = SpokenChildBehavior(kind: .contain)

  /// One element without the labels and actions inside the view. Use it if the card has all actions.
  public static let ignore = SpokenChildBehavior(kind: .ignore)

  /// The elements that the view has without a card, with the card's label, value, hint, and actions.
  public static let unchanged = SpokenChildBehavior(kind: .unchanged)

  /// Returns this behavior, or the one that ``automatic`` means for a view of UIKit or AppKit.
  package func resolved(for element: SpokenElement, isControl: Bool) -> SpokenChildBehavior {
    // A text field inside another view must stay reachable. For other controls, the view itself decides.
    let containsField = element.traits.contains(.textField) && !isControl
    return resolved(grouping: containsField ? .contain : element.grouping, isControl: isControl)
  }

  /// Returns this behavior, or the behavior that ``automatic`` means for a card.
  ///
  /// - Parameters:
  ///   - grouping: The card's behavior for its own children.
  ///   - isControl: `true` if the view is a control, or the card describes one.
  package func resolved(grouping: SpokenCard.Grouping?, isControl: Bool) -> SpokenChildBehavior {
    guard self == .automatic else { return self }
    if grouping == .contain { return .contain }
    if isControl { return .unchanged }
    return grouping == nil ? .combine : .ignore
  }
}
