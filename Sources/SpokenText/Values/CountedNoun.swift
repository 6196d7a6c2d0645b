/// Something that apps count. The library has words for these; an app adds its own in an ``Overlay``.
public struct CountedNoun: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case builtIn(BuiltInMessage)
    case app(PhraseID)
  }

  let kind: Kind

  private init(_ slot: BuiltInMessage) { kind = .builtIn(slot) }

  /// A noun of the app's overlay: a message with a `$count`, written as ours are in `count.ftl`.
  public init(_ id: PhraseID) { kind = .app(id) }

  /// "3 doses".
  public static let dose = CountedNoun(.countDose)
  /// "3 messages".
  public static let message = CountedNoun(.countMessage)
  /// "3 photos".
  public static let photo = CountedNoun(.countPhoto)
  /// "3 tasks".
  public static let task = CountedNoun(.countTask)
  /// "3 items".
  public static let item = CountedNoun(.countItem)
  /// "3 results".
  public static let result = CountedNoun(.countResult)
  /// "3 notifications".
  public static let notification = CountedNoun(.countNotification)
  /// "3 days".
  public static let day = CountedNoun(.countDay)
  /// "3 steps".
  public static let step = CountedNoun(.countStep)
  /// "3 stars".
  public static let star = CountedNoun(.countStar)
  /// "3 pages".
  public static let page = CountedNoun(.countPage)
  /// "3 medications".
  public static let medication = CountedNoun(.countMedication)
  /// "3 transactions".
  public static let transaction = CountedNoun(.countTransaction)
  /// "3 questions".
  public static let question = CountedNoun(.countQuestion)
  /// "3 goals".
  public static let goal = CountedNoun(.countGoal)

  /// The nouns that the library has words for.
  public static let all: [CountedNoun] = [
    .dose, .message, .photo, .task, .item, .result, .notification, .day, .step, .star, .page, .medication, .transaction,
    .question, .goal,
  ]

  /// The noun of a name, as data and the command line have it: `dose`; nil where the library has no such word.
  public init?(id: some StringProtocol) {
    guard let noun = Self.all.first(where: { $0.id == "count-\(id)" }) else { return nil }
    self = noun
  }

  /// The names of the nouns that the library has words for: `dose`.
  public static var names: [String] { all.map { String($0.id.dropFirst("count-".count)) } }

  /// The id of its message.
  var id: String {
    switch kind {
    case .builtIn(let slot): slot.id
    case .app(let id): id.description
    }
  }
}
