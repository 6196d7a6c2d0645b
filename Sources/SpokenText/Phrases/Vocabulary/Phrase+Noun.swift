// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// A noun that apps count, such as a dose. SpokenText has words for common ones in every language. To add your own,
  /// use an ``Overlay``:
  ///
  /// ```swift
  /// extension Phrase.Noun { static let parcel = Self("parcel") }
  /// speaker.count(3, .parcel).text   // "3 parcels"
  /// ```
  public struct Noun: Sendable, Hashable {
    let id: PhraseID

    /// Creates a noun from a message of your app's overlay. With the line `# Swift: Noun` above it, the message's
    /// attributes are the noun's forms. Otherwise, the message must include its `$count`.
    public init(_ id: PhraseID) { self.id = id }

    private init(_ message: BuiltInMessage) { id = PhraseID(message) }

    /// The noun of "3 doses".
    public static let dose = Noun(.nounDose)
    /// The noun of "3 medications".
    public static let medication = Noun(.nounMedication)
    /// The noun of "3 tablets", for a medicine.
    public static let tablet = Noun(.nounTablet)
    /// The noun of "3 messages".
    public static let message = Noun(.nounMessage)
    /// The noun of "3 conversations".
    public static let conversation = Noun(.nounConversation)
    /// The noun of "3 contacts".
    public static let contact = Noun(.nounContact)
    /// The noun of "3 people".
    public static let person = Noun(.nounPerson)
    /// The noun of "3 members".
    public static let member = Noun(.nounMember)
    /// The noun of "3 friends".
    public static let friend = Noun(.nounFriend)
    /// The noun of "3 followers".
    public static let follower = Noun(.nounFollower)
    /// The noun of "3 comments".
    public static let comment = Noun(.nounComment)
    /// The noun of "3 replies".
    public static let reply = Noun(.nounReply)
    /// The noun of "3 photos".
    public static let photo = Noun(.nounPhoto)
    /// The noun of "3 videos".
    public static let video = Noun(.nounVideo)
    /// The noun of "3 albums".
    public static let album = Noun(.nounAlbum)
    /// The noun of "3 songs".
    public static let song = Noun(.nounSong)
    /// The noun of "3 episodes".
    public static let episode = Noun(.nounEpisode)
    /// The noun of "3 files".
    public static let file = Noun(.nounFile)
    /// The noun of "3 folders".
    public static let folder = Noun(.nounFolder)
    /// The noun of "3 documents".
    public static let document = Noun(.nounDocument)
    /// The noun of "3 attachments".
    public static let attachment = Noun(.nounAttachment)
    /// The noun of "3 pages".
    public static let page = Noun(.nounPage)
    /// The noun of "3 books".
    public static let book = Noun(.nounBook)
    /// The noun of "3 articles".
    public static let article = Noun(.nounArticle)
    /// The noun of "3 notes", for something written.
    public static let note = Noun(.nounNote)
    /// The noun of "3 links".
    public static let link = Noun(.nounLink)
    /// The noun of "3 tasks".
    public static let task = Noun(.nounTask)
    /// The noun of "3 projects".
    public static let project = Noun(.nounProject)
    /// The noun of "3 reminders".
    public static let reminder = Noun(.nounReminder)
    /// The noun of "3 events", for entries of a calendar.
    public static let event = Noun(.nounEvent)
    /// The noun of "3 appointments".
    public static let appointment = Noun(.nounAppointment)
    /// The noun of "3 calls", by phone.
    public static let call = Noun(.nounCall)
    /// The noun of "3 notifications".
    public static let notification = Noun(.nounNotification)
    /// The noun of "3 alerts".
    public static let alert = Noun(.nounAlert)
    /// The noun of "3 updates", for software or news.
    public static let update = Noun(.nounUpdate)
    /// The noun of "3 items", for entries of a list. For goods, some languages have another word. See ``basketItem``.
    public static let item = Noun(.nounItem)
    /// The noun of "3 items", for goods or dishes in a basket or an order.
    public static let basketItem = Noun(.nounBasketItem)
    /// The noun of "3 products".
    public static let product = Noun(.nounProduct)
    /// The noun of "3 orders", for goods.
    public static let order = Noun(.nounOrder)
    /// The noun of "3 reviews".
    public static let review = Noun(.nounReview)
    /// The noun of "3 ratings".
    public static let rating = Noun(.nounRating)
    /// The noun of "3 results".
    public static let result = Noun(.nounResult)
    /// The noun of "3 options".
    public static let option = Noun(.nounOption)
    /// The noun of "3 errors".
    public static let error = Noun(.nounError)
    /// The noun of "3 devices".
    public static let device = Noun(.nounDevice)
    /// The noun of "3 steps", on foot or in a procedure.
    public static let step = Noun(.nounStep)
    /// The noun of "3 goals".
    public static let goal = Noun(.nounGoal)
    /// The noun of "3 questions".
    public static let question = Noun(.nounQuestion)
    /// The noun of "3 answers".
    public static let answer = Noun(.nounAnswer)
    /// The noun of "3 attempts".
    public static let attempt = Noun(.nounAttempt)
    /// The noun of "3 stars".
    public static let star = Noun(.nounStar)
    /// The noun of "3 points", for a score.
    public static let point = Noun(.nounPoint)
    /// The noun of "3 percentage points", for the difference of two percentages.
    public static let percentagePoint = Noun(.nounPercentagePoint)
    /// The noun of "3 workouts".
    public static let workout = Noun(.nounWorkout)
    /// The noun of "3 days".
    public static let day = Noun(.nounDay)
    /// The noun of "3 transactions".
    public static let transaction = Noun(.nounTransaction)
    /// The noun of "3 payments".
    public static let payment = Noun(.nounPayment)
    /// The noun of "3 accounts".
    public static let account = Noun(.nounAccount)
    /// The noun of "3 tickets".
    public static let ticket = Noun(.nounTicket)
    /// The noun of "3 pieces", for goods sold by the piece.
    public static let piece = Noun(.nounPiece)
    /// The noun of "3 seats".
    public static let seat = Noun(.nounSeat)
    /// The noun of "3 stops", of a bus or a train.
    public static let stop = Noun(.nounStop)
    /// The noun of "3 characters", for a text.
    public static let character = Noun(.nounCharacter)
    /// The noun of "3 votes".
    public static let vote = Noun(.nounVote)
    /// The noun of "3 voice messages".
    public static let voiceMessage = Noun(.nounVoiceMessage)

    /// All nouns that SpokenText has words for.
    public static var all: [Noun] { Vocabulary.nouns.words.map { Noun($0) } }

    /// The noun's name in encoded data and commands, such as `dose`. For your app's own noun, it is the ID.
    public var name: String { Vocabulary.nouns.name(of: id) }

    /// Creates the noun with a name. Returns `nil` if SpokenText has no such noun.
    public init?(named name: some StringProtocol) {
      guard let id = Vocabulary.nouns.id(named: name) else { return nil }
      self.id = id
    }
  }
}
