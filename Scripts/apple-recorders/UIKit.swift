// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// A substitute for UIKit in Scripts/check-views. Its views only store their properties.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

extension NSAttributedString.Key {
  public static var accessibilityTextHeadingLevel: NSAttributedString.Key {
    Self(rawValue: "accessibilityTextHeadingLevel")
  }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
  /// A trait that only UIKit knows, such as that of a text field.
  public static let ofSystem = UIAccessibilityTraits(rawValue: 1 << 40)
}

public enum UIAccessibilityContainerType: Sendable { case none, dataTable, list, landmark, semanticGroup }

@MainActor open class UIAccessibilityCustomAction {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  public let attributedName: NSAttributedString
  public let actionHandler: Handler?
  public init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
  }
  public var name: String { attributedName.string }
  public func perform() -> Bool { actionHandler?(self) ?? false }
}

@MainActor public final class UIAccessibilityCustomRotor {
  public enum Direction: Sendable { case previous, next }
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
  public let attributedName: NSAttributedString
  public let itemSearchBlock: Search
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
  }
}

@MainActor public final class UIAccessibilityCustomRotorItemResult {
  public private(set) weak var targetElement: AnyObject?
  public init(targetElement: AnyObject?, targetRange: UITextRange?) { self.targetElement = targetElement }
}

@MainActor public final class UIAccessibilityCustomRotorSearchPredicate {
  public var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil, targetRange: nil)
  public var searchDirection = UIAccessibilityCustomRotor.Direction.next
  public init() {}
}

@MainActor public final class UITextRange {}

@MainActor open class UIResponder {
  public init() {}
}

@MainActor open class UIView: UIResponder {
  open var subviews: [UIView] = []
  open var isHidden = false
  public var isAccessibilityElement = false
  public var accessibilityElementsHidden = false
  public var accessibilityViewIsModal = false
  public var accessibilityContainerType = UIAccessibilityContainerType.none
  /// How often traits were set, which stops them from following the control.
  public private(set) var traitsWereSet = 0
  public var accessibilityTraits = UIAccessibilityTraits.none { didSet { traitsWereSet += 1 } }
  public var accessibilityLabel: String?
  public var accessibilityAttributedLabel: NSAttributedString?
  public var accessibilityAttributedValue: NSAttributedString?
  public var accessibilityAttributedHint: NSAttributedString?
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  public var accessibilityAttributedUserInputLabels: [NSAttributedString]!
  public var accessibilityIdentifier: String?

  /// A view of UIKit that has traits without anybody setting them.
  init(traits: UIAccessibilityTraits) {
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = traits
    traitsWereSet = 0
  }
  override public init() {}
  public convenience init(_ subviews: [UIView]) {
    self.init()
    self.subviews = subviews
  }
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }
  open var isEnabled = true
  private var targets: [(Event, () -> Void)] = []
  public func addTarget(for event: Event, _ action: @escaping () -> Void) { targets.append((event, action)) }
  // As documented: calls the action of each target that is registered for one of the events.
  open func sendActions(for events: Event) {
    for (event, action) in targets where !events.isDisjoint(with: event) { action() }
  }
}

open class UIButton: UIControl {
  open var currentTitle: String?
  public init(title: String?) {
    super.init(traits: .button)
    currentTitle = title
  }
}
open class UISwitch: UIControl { override public init() { super.init(traits: [.button, .ofSystem]) } }
open class UITextField: UIControl { override public init() { super.init(traits: .ofSystem) } }
open class UISlider: UIControl { override public init() { super.init(traits: .adjustable) } }
open class UIStepper: UIControl {}
open class UIDatePicker: UIControl {}
open class UIColorWell: UIControl {}
open class UISegmentedControl: UIControl {}
open class UIPageControl: UIControl {}
open class UIPickerView: UIView {}
open class UITextView: UIView { override public init() { super.init(traits: .ofSystem) } }
open class UISearchBar: UIView {}
