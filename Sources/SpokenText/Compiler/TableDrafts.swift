// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// The compiler's data about messages and terms, used until the table is finished.
extension TableCompiler {
  /// A message or a term, with its number among the messages or among the terms.
  struct Owner: Hashable {
    let isTerm: Bool
    private let shortNumber: Int32

    init(isTerm: Bool, number: Int) { (self.isTerm, shortNumber) = (isTerm, Int32(number)) }

    var number: Int { Int(shortNumber) }
  }

  /// A place in a source file.
  struct Location: Hashable {
    private let shortSource: Int32
    private let shortOffset: Int32

    init(source: Int, _ offset: Int) { (shortSource, shortOffset) = (Int32(source), Int32(offset)) }

    var source: Int { Int(shortSource) }

    var offset: Int { Int(shortOffset) }
  }

  /// The value or an attribute of a message or term, while a table is compiled. It has 48 bytes, because a table has
  /// 5,000 drafts, and each page that they fill takes 5 µs.
  struct Draft {
    /// The message or term that the draft belongs to.
    let owner: Owner
    /// The name of the attribute, or ``SelectorKey/none`` for a value.
    let attribute: SelectorKey
    /// The place of the name of the message or attribute.
    let location: Location
    /// The compiled pattern. For a word of the lexicon, this is the instruction that writes the requested form.
    var reference = PatternReference.none
    private var firstReference: Int32 = 0
    private var endOfReferences: Int32 = 0
    private var shortWeight: Int32 = 0
    /// `true` if the pattern consists only of text.
    var isPlain = false
    /// `true` if the pattern consists only of words, without arguments and selections.
    var isWords = false
    /// `true` if a less specific source of the library also has a text for this value or attribute.
    var hasOther = false

    static let bytesPerInstruction = 64

    /// The references to other drafts, as indices into ``TableCompiler/references``.
    var references: Range<Int> {
      get { Int(firstReference)..<Int(endOfReferences) }
      set { (firstReference, endOfReferences) = (Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
    }

    /// The length without references. It is the number of instructions, plus one for each ``bytesPerInstruction`` bytes
    /// of text.
    var weight: Int {
      get { Int(shortWeight) }
      set { shortWeight = Int32(newValue) }
    }

    init(owner: Owner, attribute: SelectorKey, location: Location) {
      (self.owner, self.attribute, self.location) = (owner, attribute, location)
    }
  }

  /// A message or a term, while a table is compiled. Its value and attributes are indices into
  /// ``TableCompiler/drafts``.
  struct MessageDraft {
    /// The last source that has the message, or `nil` if none does.
    var source: Int?
    var value: Int?
    /// The index of the lexicon entry, if the message is one.
    var entry: Int?
    private(set) var attributes: [Attribute] = []
    /// The attributes by name. Used only if there are so many that a linear search is slower.
    private var attributesByName: [SelectorKey: Int] = [:]

    struct Attribute {
      let name: SelectorKey
      let draft: Int
    }

    private static let fewAttributes = 24

    func attribute(_ name: SelectorKey) -> Int? {
      attributes.count > Self.fewAttributes
        ? attributesByName[name] : attributes.first { $0.name == name }?.draft
    }

    /// Makes room for more attributes. This saves a tenth of the allocations of a table.
    mutating func reserveAttributes(_ count: Int) { attributes.reserveCapacity(attributes.count + count) }

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

  /// A reference, which is resolved after all sources have been read.
  struct Reference {
    /// The place in the table to store the target.
    enum Site { case instruction(Int), termCall(Int) }

    let site: Site
    /// The value or attribute that contains the reference, as an index into ``TableCompiler/drafts``.
    let draft: Int
    let isTerm: Bool
    let id: String
    let attribute: String?
    let location: Location
    /// The referenced value or attribute, as an index into ``TableCompiler/drafts``, if it exists.
    var target: Int?
    var isCyclic = false
    /// `true` if the target would make the text that refers to it too long or too deeply nested.
    var isCut = false

    /// The name as written in tables.
    var name: String { (isTerm ? "-" : "") + id + (attribute.map { "." + $0 } ?? "") }
  }
}
