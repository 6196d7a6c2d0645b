// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// What the compiler knows of messages and terms before the table is finished.
extension TableCompiler {
  /// A message or a term, by its number among its kind.
  struct Owner: Hashable {
    let isTerm: Bool
    private let shortNumber: Int32

    init(isTerm: Bool, number: Int) { (self.isTerm, shortNumber) = (isTerm, Int32(number)) }

    var number: Int { Int(shortNumber) }
  }

  /// A place in a source.
  struct Location: Hashable {
    private let shortSource: Int32
    private let shortOffset: Int32

    init(source: Int, _ offset: Int) { (shortSource, shortOffset) = (Int32(source), Int32(offset)) }

    /// The number of the source.
    var source: Int { Int(shortSource) }

    var offset: Int { Int(shortOffset) }
  }

  /// A value or an attribute. A table has thousands.
  struct Draft {
    /// The message or term that has it.
    let owner: Owner
    /// The name of the attribute; ``SelectorKey/none`` for a value.
    let attribute: SelectorKey
    /// The place of the name of its message or attribute.
    let location: Location
    /// Its instructions. In the place of an entry of the lexicon, the one that says the entry.
    var reference = PatternReference.none
    /// Its references to other drafts, in ``TableCompiler/references``.
    var references = 0..<0
    /// Its length without its references: its instructions, and one for each ``bytesPerInstruction`` bytes of text.
    var weight = 0
    /// Whether it is nothing but text.
    var isPlain = false
    /// Whether it is words alone: it neither says an argument nor chooses.
    var isWords = false
    /// Whether the library has words for it in a later source.
    var hasOther = false

    static let bytesPerInstruction = 64

    init(owner: Owner, attribute: SelectorKey, location: Location) {
      (self.owner, self.attribute, self.location) = (owner, attribute, location)
    }
  }

  /// A message or a term. Its drafts are numbers in ``TableCompiler/drafts``.
  struct MessageDraft {
    /// The last source that has it.
    var source: Int?
    var value: Int?
    /// Its entry in the lexicon.
    var entry: Int?
    private(set) var attributes: [Attribute] = []
    /// The attributes by their names, if there are more than can be searched faster one by one.
    private var attributesByName: [SelectorKey: Int] = [:]

    struct Attribute {
      let name: SelectorKey
      let draft: Int
    }

    private static let fewAttributes = 24

    /// The draft of an attribute, or nil.
    func attribute(_ name: SelectorKey) -> Int? {
      attributes.count > Self.fewAttributes
        ? attributesByName[name] : attributes.first { $0.name == name }?.draft
    }

    mutating func append(_ name: SelectorKey, _ draft: Int) {
      attributes.append(Attribute(name: name, draft: draft))
      guard attributes.count > Self.fewAttributes else { return }
      if attributesByName.isEmpty {
        for attribute in attributes { attributesByName[attribute.name] = attribute.draft }
      } else {
        attributesByName[name] = draft
      }
    }
  }

  /// A reference, to be resolved when all sources have been read.
  struct Reference {
    /// What the reference is put into.
    enum Site { case instruction(Int), termCall(Int) }

    let site: Site
    /// The draft that has it.
    let draft: Int
    let isTerm: Bool
    let id: String
    let attribute: String?
    let location: Location
    /// The draft that it refers to, if there is one.
    var target: Int?
    /// Whether it is part of a cycle.
    var isCyclic = false
    /// Whether its target would make the draft too long or too deep.
    var isCut = false

    /// As tables write it.
    var name: String { (isTerm ? "-" : "") + id + (attribute.map { "." + $0 } ?? "") }
  }
}
