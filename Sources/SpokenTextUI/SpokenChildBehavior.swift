// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

package import SpokenText

/// The accessibility elements of a view, after a card is applied to it.
///
/// A row that shows three texts would be three elements, and VoiceOver users would have to swipe three times to pass it. So
/// a view that a card describes becomes one element. The label of the card replaces the texts of the view:
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

  /// One element, unless the view is a control, or the card contains others:
  ///
  /// 1. If the card has `.children(.contain)`, as a form has, the view is a container, as with ``contain``.
  /// 2. If the view is a control of the system, or the card describes one, its elements stay, as with ``unchanged``. Cards of
  ///    controls are those of text fields, search fields, switches, sliders, and steppers. In UIKit and AppKit, only the view
  ///    decides, because a card that is set on a view around a control isn't read.
  /// 3. If the card has `.children(.ignore)` or `.children(.combine)`, its label and its actions include those of its
  ///    children. The view becomes one element without the views inside it, as with ``ignore``.
  /// 4. Any other view becomes one element that keeps the actions of the views inside it, as with ``combine``.
  public static let automatic = SpokenChildBehavior(kind: .automatic)

  /// One element that keeps the actions of the views inside the view: a button in a row becomes an action of the row.
  ///
  /// The card's label, value, and hint replace those of the views inside. Text fields and sliders inside the view can't be
  /// used, because no action can replace them. Use ``contain`` for such a view.
  public static let combine = SpokenChildBehavior(kind: .combine)

  /// A container, whose children stay elements. VoiceOver can read the card's label when users enter the container.
  public static let contain = SpokenChildBehavior(kind: .contain)

  /// One element without the labels and actions of the views inside the view. Use it if the card names all actions itself.
  public static let ignore = SpokenChildBehavior(kind: .ignore)

  /// The elements that the view has without a card. The card's label, value, hint, and actions are set on these.
  public static let unchanged = SpokenChildBehavior(kind: .unchanged)

  /// The behavior that ``automatic`` means for a view of UIKit or AppKit, or this behavior if it is another one.
  ///
  /// - Parameters:
  ///   - element: The element that is applied to the view.
  ///   - isControl: Whether the view is a control of the system.
  package func resolved(for element: SpokenElement, isControl: Bool) -> SpokenChildBehavior {
    // A text field inside another view must stay in reach. Any other control that the card describes is the view itself.
    let containsField = element.traits.contains(.textField) && !isControl
    return resolved(grouping: containsField ? .contain : element.grouping, isControl: isControl)
  }

  /// The behavior that ``automatic`` means, or this behavior if it is another one.
  ///
  /// - Parameters:
  ///   - grouping: What the card makes of its own children.
  ///   - isControl: Whether the view is a control, or the card describes one.
  package func resolved(grouping: SpokenCard.Grouping?, isControl: Bool) -> SpokenChildBehavior {
    guard self == .automatic else { return self }
    if grouping == .contain { return .contain }
    if isControl { return .unchanged }
    return grouping == nil ? .combine : .ignore
  }
}
