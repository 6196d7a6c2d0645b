// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// A substitute for AppKit in Scripts/check-views. Its views only store their properties.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

public struct NSAccessibility {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let button = Role(rawValue: "button")
    public static let checkBox = Role(rawValue: "checkBox")
    public static let group = Role(rawValue: "group")
    public static let image = Role(rawValue: "image")
    public static let link = Role(rawValue: "link")
    public static let slider = Role(rawValue: "slider")
    public static let staticText = Role(rawValue: "staticText")
    public static let tabGroup = Role(rawValue: "tabGroup")
    public static let textField = Role(rawValue: "textField")
  }
}

open class NSAccessibilityCustomAction {
  public let name: String
  public let handler: (() -> Bool)?
  public init(name: String, handler: (() -> Bool)? = nil) {
    self.name = name
    self.handler = handler
  }
}

public protocol NSAccessibilityElementProtocol: AnyObject {}

public protocol NSAccessibilityCustomRotorItemSearchDelegate: AnyObject {
  func rotor(
    _ rotor: NSAccessibilityCustomRotor, resultFor searchParameters: NSAccessibilityCustomRotor.SearchParameters
  ) -> NSAccessibilityCustomRotor.ItemResult?
}

open class NSAccessibilityCustomRotor {
  public enum SearchDirection: Sendable { case previous, next }
  public final class ItemResult {
    public private(set) weak var targetElement: (any NSAccessibilityElementProtocol)?
    public init(targetElement: any NSAccessibilityElementProtocol) { self.targetElement = targetElement }
  }
  public final class SearchParameters {
    public var currentItem: ItemResult?
    public var searchDirection = SearchDirection.next
    public init() {}
  }
  open var label = ""
  open weak var itemSearchDelegate: (any NSAccessibilityCustomRotorItemSearchDelegate)?
  public init() {}
}

@MainActor open class NSView: NSAccessibilityElementProtocol {
  /// The values that were set, by the names of the properties.
  public private(set) var properties: [String: Any] = [:]
  open var subviews: [NSView] = []
  open var isHidden = false
  public init(_ subviews: [NSView] = []) { self.subviews = subviews }

  private func set(_ name: String, _ value: Any?) { properties[name] = value.map { $0 } ?? "nil" }

  public func setAccessibilityElement(_ value: Bool) { set("element", value) }
  public func setAccessibilityHidden(_ value: Bool) { set("hidden", value) }
  public func setAccessibilityChildren(_ value: [Any]?) { set("children", value.map { "\($0.count)" }) }
  public func setAccessibilityLabel(_ value: String?) { set("label", value) }
  public func setAccessibilityValue(_ value: Any?) { set("value", value) }
  public func setAccessibilityHelp(_ value: String?) { set("help", value) }
  public func setAccessibilityRole(_ value: NSAccessibility.Role?) { set("role", value?.rawValue) }
  public func setAccessibilityEnabled(_ value: Bool) { set("enabled", value) }
  public func setAccessibilitySelected(_ value: Bool) { set("selected", value) }
  public func setAccessibilityModal(_ value: Bool) { set("modal", value) }
  public func setAccessibilityIdentifier(_ value: String?) { set("identifier", value) }
  public func setAccessibilityCustomActions(_ value: [NSAccessibilityCustomAction]?) { actions = value ?? [] }
  public func setAccessibilityCustomRotors(_ value: [NSAccessibilityCustomRotor]) { rotors = value }
  public func setAccessibilityUserInputLabels(_ value: [String]?) { set("input labels", value) }
  public func isAccessibilityHidden() -> Bool { properties["hidden"] as? Bool ?? false }
  public func accessibilityIdentifier() -> String? { properties["identifier"] as? String }
  public func accessibilityLabel() -> String? { properties["label"] as? String }
  public private(set) var actions: [NSAccessibilityCustomAction] = []
  public private(set) var rotors: [NSAccessibilityCustomRotor] = []
}

open class NSControl: NSView {
  open var isEnabled = true
  public private(set) var clicks = 0
  open func performClick(_ sender: Any?) { clicks += 1 }
}

open class NSButton: NSControl {
  open var title = ""
  public convenience init(title: String) {
    self.init([])
    self.title = title
  }
}

open class NSText: NSView {}
