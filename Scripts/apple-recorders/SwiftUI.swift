// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// A substitute for SwiftUI in Scripts/check-views. It lists the views and the accessibility modifiers in the order of
// their application. It doesn't simulate their effect.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

/// `true` if `#available` finds macOS 15, iOS 18, or later.
@MainActor public var isRecentSystem = true

/// The parts of a view. It has one line for each view without a body, and for each modifier after the view that it
/// modifies.
@MainActor public final class Recorder {
  public private(set) var lines: [String] = []
  /// The names of the actions, with the functions that they call.
  public private(set) var actions: [(name: String, perform: @MainActor () -> Void)] = []
  /// The stops of all rotors.
  public private(set) var stops: [(entry: RotorEntry, label: String)] = []
  /// The entries for rotors.
  public private(set) var entries: [RotorEntry] = []
  /// The languages of the parts of all labels.
  public private(set) var languages: [String] = []
  var environment = EnvironmentValues()

  /// The active recorder. `Environment` reads its values.
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
    stops += modifier.stops
    entries += modifier.entries
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

public struct AnyView: View, Recordable {
  public typealias Body = Never
  let content: any View
  public init(_ content: some View) { self.content = content }
  func record(in recorder: Recorder) { recorder.record(content) }
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

@propertyWrapper public struct Namespace: Sendable {
  public struct ID: Hashable, Sendable {
    private let id = UUID()
  }
  public let wrappedValue = ID()
  public init() {}
}

// MARK: Accessibility

public struct AccessibilityAttachmentModifier: ViewModifier {
  /// The line of the record, or `nil` if the modifier changes nothing.
  var line: String?
  var text: AttributedString?
  var actions: [(name: String, perform: @MainActor () -> Void)] = []
  var stops: [(entry: RotorEntry, label: String)] = []
  var entries: [RotorEntry] = []
  public func body(content: Content) -> Never { fatalError("this modifier has no body") }
}

/// A view that a rotor can stop at. SwiftUI finds it if the id of a stop has the same value and type.
public struct RotorEntry: Hashable {
  public let id: AnyHashable
  public let namespace: Namespace.ID
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
  public func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool = true) -> Modified<Self> {
    let names = labels.map(\.string).joined(separator: ", ")
    let text = Text(labels.map(\.content).reduce(AttributedString(), +))
    return isEnabled ? attached("input labels: \(names)", text) : attached(nil)
  }
  public func accessibilitySortPriority(_ priority: Double) -> Modified<Self> {
    attached(priority == 0 ? nil : "sort priority: \(priority)")
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
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, in namespace: Namespace.ID,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    let stops = entries.map {
      (entry: RotorEntry(id: $0[keyPath: entryID], namespace: namespace), label: $0[keyPath: entryLabel])
    }
    return modifier(
      AccessibilityAttachmentModifier(line: "rotor: \(label.string)", text: label.content, stops: stops))
  }
  public func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modifier(AccessibilityAttachmentModifier(entries: [RotorEntry(id: id, namespace: namespace)]))
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
