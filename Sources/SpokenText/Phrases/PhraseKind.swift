// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// One kind of phrase as tools know it: its name, its keys, and examples, all from one description.
package protocol DescribedKind: Sendable, Hashable {
  /// As the command, a batch and an encoded phrase call it: `money`.
  static var name: String { get }

  /// What it says, in a line with an example.
  static var summary: String { get }

  /// The words of calls that show what it does.
  static var examples: [[String]] { get }

  /// A blank one, whose keys are then read.
  init()

  /// Shows each key with its value to a visitor, which may read the value, replace it, or write down what it is called.
  /// The keys that the command line gives by their place come first.
  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault)

  /// The kind as a phrase.
  var phrase: Phrase { get }
}

/// One kind of phrase: a value with all its options, and how it picks its message.
protocol PhraseKind: DescribedKind {
  /// What it is among the arguments of messages: a phrase of the table, a number, a text.
  func value(by speaker: Speaker, in scope: inout PhraseScope) -> Value

  /// How large it is, with all the phrases that it holds.
  var extent: Extent { get }

  /// Whether nothing of it can be heard.
  var isSilent: Bool { get }

  /// The same kind of phrase of another value; nil where it has no use for that.
  func filled(with operand: Phrase.Operand) -> Phrase?
}

extension PhraseKind {
  var extent: Extent { .one }

  var isSilent: Bool { false }

  func filled(with operand: Phrase.Operand) -> Phrase? { nil }

  var phrase: Phrase { held }

  /// A phrase that holds the kind as what it is.
  var held: Phrase { .holding(extent, .other(AnyPhraseKind(self))) }
}

/// A kind of phrase that has no case of its own in a phrase.
struct AnyPhraseKind: Sendable, Hashable {
  /// An object, and not `any PhraseKind`, which would need a second one for a kind of more than 24 bytes.
  private let holder: any KindHolder

  init(_ kind: some PhraseKind) { holder = HeldKind(kind) }

  /// The kind as what it is: for what need not be fast.
  var kind: any PhraseKind { holder.anyKind }

  /// The kind, if it is one of this type.
  func kind<Kind: PhraseKind>(as type: Kind.Type) -> Kind? { (holder as? HeldKind<Kind>)?.kind }

  func value(by speaker: Speaker, in scope: inout PhraseScope) -> Value { holder.value(by: speaker, in: &scope) }

  var extent: Extent { holder.extent }

  var isSilent: Bool { holder.isSilent }

  static func == (a: Self, b: Self) -> Bool { a.holder.equals(b.holder) }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: holder)))
    kind.hash(into: &hasher)
  }
}

/// What an object that holds a kind of phrase is asked.
private protocol KindHolder: AnyObject, Sendable {
  var anyKind: any PhraseKind { get }
  var extent: Extent { get }
  var isSilent: Bool { get }
  func value(by speaker: Speaker, in scope: inout PhraseScope) -> Value
  func equals(_ other: any KindHolder) -> Bool
}

private final class HeldKind<Kind: PhraseKind>: KindHolder {
  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  var anyKind: any PhraseKind { kind }

  var extent: Extent { kind.extent }

  var isSilent: Bool { kind.isSilent }

  func value(by speaker: Speaker, in scope: inout PhraseScope) -> Value { kind.value(by: speaker, in: &scope) }

  func equals(_ other: any KindHolder) -> Bool { (other as? Self)?.kind == kind }
}

/// How large a phrase is.
struct Extent: Sendable, Hashable {
  /// How many phrases it has, itself among them.
  var count: UInt32
  /// How deep they nest.
  var depth: UInt8

  static let one = Extent(count: 1, depth: 1)

  private static let mostParts: UInt32 = 100_000
  private static let mostDepth: UInt8 = 32

  /// The extent of what holds phrases of these extents.
  init(holding inner: Extent...) {
    self = .one
    for extent in inner { add(extent) }
  }

  private init(count: UInt32, depth: UInt8) { (self.count, self.depth) = (count, depth) }

  mutating func add(_ inner: Extent) {
    count = min(count + min(inner.count, Self.mostParts), 2 * Self.mostParts)
    depth = max(depth, inner.depth + 1)
  }

  /// Whether no phrase may have it.
  var isTooLarge: Bool { count > Self.mostParts || depth > Self.mostDepth }
}

/// Phrases that a phrase holds, with their extent, which is counted once.
struct HeldPhrases: Sendable, Hashable {
  let phrases: [Phrase]
  let extent: Extent

  init(_ phrases: [Phrase]) {
    var extent = Extent.one
    for phrase in phrases { extent.add(phrase.extent) }
    self.phrases = phrases
    self.extent = extent
  }
}

extension Phrase {
  /// A phrase that holds others, or what is said in the place of one that would be too large.
  static func holding(_ extent: Extent, _ kind: @autoclosure () -> Kind) -> Phrase {
    extent.isTooLarge ? Phrase(.cut(CutKind())) : Phrase(kind())
  }
}
