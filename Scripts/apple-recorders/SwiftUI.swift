// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// A stand-in for SwiftUI, for Scripts/check-views. It draws nothing. It lists the views and the accessibility modifiers, from
// the first that is applied to the last. It doesn't know what SwiftUI makes of them.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

/// Whether `#available` finds macOS 15, iOS 18, or later.
@MainActor public var isRecentSystem = true

/// What a view consists of: one line for each view without a body, and for each modifier after the view that it modifies.
@MainActor public final class Recorder {
  public private(set) var lines: [String] = []
  /// The names of the actions, and what they do.
  public private(set) var actions: [(name: String, perform: @MainActor () -> Void)] = []
  /// The languages of the parts of all labels.
  public private(set) var languages: [String] = []
  var environment = EnvironmentValues()

  /// The recorder that records now. `Environment` reads its values.
  static var current = Recorder()

  public init() {}

  /// The accessibility modifiers.
  public var modifiers: [String] { lines.filter { $0.contains(":") } }

  public func record(_ view: some View) {
    let last = Self.current
    Self.current = self
    defer { Self.current = last }
    if let view = view as? any Recordable { view.record(in: self) } else { record(view.body) }
  }

  func add(_ line: String) { lines.append(line) }

  func add(_ modifier: AccessibilityAttachmentModifier) {
    if let line = modifier.line { add(line) }
    actions += modifier.actions
    languages += modifier.text?.runs.compactMap { $0.languageIdentifier } ?? []
  }
}

/// A view without a body.
@MainActor protocol Recordable {
  func record(in recorder: Recorder)
}

// MARK: Views

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor var body: Body { get }
}

extension View where Body == Never {
  public var body: Never { fatalError("this view has no body") }
}

extension Never: View {
  public typealias Body = Never
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: Recordable where Wrapped: View {
  func record(in recorder: Recorder) { if let self { recorder.record(self) } }
}

@MainActor @resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView(views: views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> { .first(first) }
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> { .second(second) }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
}

public struct EmptyView: View, Recordable {
  public typealias Body = Never
  public init() {}
  func record(in recorder: Recorder) {}
}

public struct TupleView<T>: View, Recordable {
  public typealias Body = Never
  let views: [any View]
  func record(in recorder: Recorder) { for view in views { recorder.record(view) } }
}

public enum _ConditionalContent<T: View, F: View>: View, Recordable {
  public typealias Body = Never
  case first(T)
  case second(F)
  func record(in recorder: Recorder) {
    switch self {
    case .first(let view): recorder.record(view)
    case .second(let view): recorder.record(view)
    }
  }
}

public struct Text: View, Recordable {
  public typealias Body = Never
  let content: AttributedString
  nonisolated public init(_ content: String) { self.content = AttributedString(content) }
  nonisolated public init(_ content: AttributedString) { self.content = content }
  nonisolated var string: String { String(content.characters) }
  func record(in recorder: Recorder) { recorder.add("Text") }
}

public struct HStack<Content: View>: View, Recordable {
  public typealias Body = Never
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func record(in recorder: Recorder) {
    recorder.add("HStack")
    recorder.record(content)
  }
}

public struct ForEach<Data: RandomAccessCollection, Content: View>: View, Recordable {
  public typealias Body = Never
  let views: [Content]
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable { views = data.map(content) }
  func record(in recorder: Recorder) { for view in views { recorder.record(view) } }
}

public struct Button<Label: View>: View, Recordable {
  public typealias Body = Never
  let action: @MainActor () -> Void
  let label: Label
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
  func record(in recorder: Recorder) { recorder.add("Button") }
}

/// Defines a control that is a line of the record.
@MainActor protocol Control: View, Recordable where Body == Never {}

extension Control {
  func record(in recorder: Recorder) { recorder.add("\(type(of: self))".prefix { $0 != "<" }.description) }
}

public struct Link<Label: View>: Control { public init() {} }
public struct NavigationLink<Label: View, Destination: View>: Control { public init() {} }
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: Control { public init() {} }
public struct SecureField<Label: View>: Control { public init() {} }
public struct TextField<Label: View>: Control { public init() {} }
public struct Toggle<Label: View>: Control { public init() {} }
public struct Menu<Label: View, Content: View>: Control { public init() {} }
public struct Slider<Label: View, ValueLabel: View>: Control { public init() {} }
public struct Stepper<Label: View>: Control { public init() {} }
public struct DatePicker<Label: View>: Control { public init() {} }
public struct ColorPicker<Label: View>: Control { public init() {} }
public struct TextEditor: Control { public init() {} }

public protocol TimelineSchedule {}
public struct EveryMinuteTimelineSchedule: TimelineSchedule {}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, Recordable {
  public typealias Body = Never
  public struct Context {
    public let date: Date
  }
  let content: (TimelineViewDefaultContext) -> Content
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.content = content
  }
  func record(in recorder: Recorder) {
    recorder.add("TimelineView")
    recorder.record(content(TimelineViewDefaultContext(date: Date(timeIntervalSince1970: 0))))
  }
}

// MARK: Modifiers

@MainActor public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Recordable {
  public typealias Body = Never
  let content: any View
  func record(in recorder: Recorder) { recorder.record(content) }
}

public struct ModifiedContent<Content, Modifier> {
  let content: Content
  let modifier: Modifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: Recordable where Content: View, Modifier: ViewModifier {
  func record(in recorder: Recorder) {
    if let modifier = modifier as? AccessibilityAttachmentModifier {
      recorder.record(content)
      recorder.add(modifier)
    } else {
      recorder.record(modifier.body(content: _ViewModifier_Content(content: content)))
    }
  }
}

extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }
  /// A modifier that has nothing to do with accessibility.
  public func padding() -> some View { modifier(PaddingModifier()) }
}

struct PaddingModifier: ViewModifier {
  func body(content: Content) -> some View { content }
}

// MARK: Environment

struct EnvironmentView<Content: View>: View, Recordable {
  typealias Body = Never
  let content: Content
  let change: (inout EnvironmentValues) -> Void
  func record(in recorder: Recorder) {
    let last = recorder.environment
    change(&recorder.environment)
    recorder.record(content)
    recorder.environment = last
  }
}

@propertyWrapper public struct Environment<Value> {
  let keyPath: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  @MainActor public var wrappedValue: Value { Recorder.current.environment[keyPath: keyPath] }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  var values: [ObjectIdentifier: Any] = [:]
  public var locale = Locale(identifier: "en_US")
  public var timeZone = TimeZone(identifier: "UTC")!
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

// MARK: Accessibility

public struct AccessibilityAttachmentModifier: ViewModifier {
  /// The line of the record, or `nil` if the modifier changes nothing.
  var line: String?
  var text: AttributedString?
  var actions: [(name: String, perform: @MainActor () -> Void)] = []
  public func body(content: Content) -> Never { fatalError("this modifier has no body") }
}

public struct AccessibilityChildBehavior: Sendable {
  let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  static let names = [
    "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound", "isKeyboardKey",
    "isStaticText", "isSummaryElement", "updatesFrequently", "startsMediaSession", "allowsDirectInteraction",
    "causesPageTurn", "isModal", "isToggle", "isTabBar",
  ]
  private static func trait(_ name: String) -> AccessibilityTraits {
    AccessibilityTraits(rawValue: 1 << names.firstIndex(of: name)!)
  }
  public static let isButton = trait("isButton")
  public static let isHeader = trait("isHeader")
  public static let isSelected = trait("isSelected")
  public static let isLink = trait("isLink")
  public static let isSearchField = trait("isSearchField")
  public static let isImage = trait("isImage")
  public static let playsSound = trait("playsSound")
  public static let isKeyboardKey = trait("isKeyboardKey")
  public static let isStaticText = trait("isStaticText")
  public static let isSummaryElement = trait("isSummaryElement")
  public static let updatesFrequently = trait("updatesFrequently")
  public static let startsMediaSession = trait("startsMediaSession")
  public static let allowsDirectInteraction = trait("allowsDirectInteraction")
  public static let causesPageTurn = trait("causesPageTurn")
  public static let isModal = trait("isModal")
  public static let isToggle = trait("isToggle")
  public static let isTabBar = trait("isTabBar")

  var described: String {
    Self.names.indices.filter { rawValue & 1 << $0 != 0 }.map { Self.names[$0] }.joined(separator: ", ")
  }
}

public typealias Modified<Content> = ModifiedContent<Content, AccessibilityAttachmentModifier>

extension View {
  private func attached(_ line: String?, _ text: Text? = nil) -> Modified<Self> {
    modifier(AccessibilityAttachmentModifier(line: line, text: text?.content))
  }

  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    attached("element: \(children.name)")
  }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> Modified<Self> { attached("adjustable: yes") }
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> Modified<Self> {
    isEnabled ? attached("label: \(label.string)", label) : attached(nil)
  }
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> Modified<Self> {
    isEnabled ? attached("value: \(value.string)", value) : attached(nil)
  }
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> Modified<Self> {
    isEnabled ? attached("hint: \(hint.string)", hint) : attached(nil)
  }
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> Modified<Self> {
    attached(isEnabled ? "identifier: \(identifier)" : nil)
  }
  public func accessibilityHidden(_ hidden: Bool) -> Modified<Self> { attached(hidden ? "hidden: true" : nil) }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Modified<Self> {
    attached(traits.isEmpty ? nil : "traits: \(traits.described)")
  }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Modified<Self> {
    attached(level == .unspecified ? nil : "heading: \(level)")
  }
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let buttons = (content() as? any ActionList)?.buttons ?? []
    return modifier(
      AccessibilityAttachmentModifier(
        line: buttons.isEmpty ? nil : "actions: \(buttons.map(\.name).joined(separator: ", "))", actions: buttons))
  }
}

/// The buttons of a view, which are actions.
@MainActor protocol ActionList {
  var buttons: [(name: String, perform: @MainActor () -> Void)] { get }
}

extension ForEach: ActionList where Content: ActionList {
  var buttons: [(name: String, perform: @MainActor () -> Void)] { views.flatMap(\.buttons) }
}

extension Button: ActionList where Label == Text {
  var buttons: [(name: String, perform: @MainActor () -> Void)] { [(label.string, action)] }
}
