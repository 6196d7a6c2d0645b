extension Phrase {
  /// Something that apps count. The library has words for these in every language; an app adds its own in an ``Overlay``:
  ///
  /// ```swift
  /// extension Phrase.Noun { static let parcel = Self("count-parcel") }
  /// speaker.count(3, .parcel).text   // "3 parcels"
  /// ```
  public struct Noun: Sendable, Hashable {
    let id: PhraseID

    /// A noun that a message of the app's overlay says with its `$count`, written as ours are in `count.ftl`.
    public init(_ id: PhraseID) { self.id = id }

    private init(_ message: BuiltInMessage) { id = PhraseID(message) }

    /// "3 doses".
    public static let dose = Noun(.countDose)
    /// "3 messages".
    public static let message = Noun(.countMessage)
    /// "3 photos".
    public static let photo = Noun(.countPhoto)
    /// "3 tasks".
    public static let task = Noun(.countTask)
    /// "3 items". An entry of a list, in some languages with that word: not a piece of goods.
    public static let item = Noun(.countItem)
    /// "3 results".
    public static let result = Noun(.countResult)
    /// "3 notifications".
    public static let notification = Noun(.countNotification)
    /// "3 days".
    public static let day = Noun(.countDay)
    /// "3 steps".
    public static let step = Noun(.countStep)
    /// "3 stars".
    public static let star = Noun(.countStar)
    /// "3 pages".
    public static let page = Noun(.countPage)
    /// "3 medications".
    public static let medication = Noun(.countMedication)
    /// "3 transactions".
    public static let transaction = Noun(.countTransaction)
    /// "3 questions".
    public static let question = Noun(.countQuestion)
    /// "3 goals".
    public static let goal = Noun(.countGoal)

    /// The nouns that the library has words for.
    public static var all: [Noun] { Vocabulary.nouns.words.map { Noun($0) } }

    /// The noun's name in data and on the command line: `dose`; of an app's own, its id.
    public var name: String { Vocabulary.nouns.name(of: id) }

    /// The noun of a name, or nil where the library has no such word.
    public init?(named name: some StringProtocol) {
      guard let id = Vocabulary.nouns.id(named: name) else { return nil }
      self.id = id
    }
  }
}
