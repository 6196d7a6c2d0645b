// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// Something that apps count. The library has words for these in every language; an app adds its own in an ``Overlay``:
  ///
  /// ```swift
  /// extension Phrase.Noun { static let parcel = Self("parcel") }
  /// speaker.count(3, .parcel).text   // "3 parcels"
  /// ```
  public struct Noun: Sendable, Hashable {
    let id: PhraseID

    /// Creates a noun of the app's overlay: a message with the line `# Swift: Noun` above it, whose attributes are the forms
    /// of the noun, or a message that says the noun together with its `$count`.
    public init(_ id: PhraseID) { self.id = id }

    private init(_ message: BuiltInMessage) { id = PhraseID(message) }

    /// "3 doses".
    public static let dose = Noun(.nounDose)
    /// "3 medications".
    public static let medication = Noun(.nounMedication)
    /// "3 tablets". Of a medicine.
    public static let tablet = Noun(.nounTablet)
    /// "3 messages".
    public static let message = Noun(.nounMessage)
    /// "3 conversations".
    public static let conversation = Noun(.nounConversation)
    /// "3 contacts".
    public static let contact = Noun(.nounContact)
    /// "3 people".
    public static let person = Noun(.nounPerson)
    /// "3 members".
    public static let member = Noun(.nounMember)
    /// "3 friends".
    public static let friend = Noun(.nounFriend)
    /// "3 followers".
    public static let follower = Noun(.nounFollower)
    /// "3 comments".
    public static let comment = Noun(.nounComment)
    /// "3 replies".
    public static let reply = Noun(.nounReply)
    /// "3 photos".
    public static let photo = Noun(.nounPhoto)
    /// "3 videos".
    public static let video = Noun(.nounVideo)
    /// "3 albums".
    public static let album = Noun(.nounAlbum)
    /// "3 songs".
    public static let song = Noun(.nounSong)
    /// "3 episodes".
    public static let episode = Noun(.nounEpisode)
    /// "3 files".
    public static let file = Noun(.nounFile)
    /// "3 folders".
    public static let folder = Noun(.nounFolder)
    /// "3 documents".
    public static let document = Noun(.nounDocument)
    /// "3 attachments".
    public static let attachment = Noun(.nounAttachment)
    /// "3 pages".
    public static let page = Noun(.nounPage)
    /// "3 books".
    public static let book = Noun(.nounBook)
    /// "3 articles".
    public static let article = Noun(.nounArticle)
    /// "3 notes". Written down.
    public static let note = Noun(.nounNote)
    /// "3 links".
    public static let link = Noun(.nounLink)
    /// "3 tasks".
    public static let task = Noun(.nounTask)
    /// "3 projects".
    public static let project = Noun(.nounProject)
    /// "3 reminders".
    public static let reminder = Noun(.nounReminder)
    /// "3 events". In a calendar.
    public static let event = Noun(.nounEvent)
    /// "3 appointments".
    public static let appointment = Noun(.nounAppointment)
    /// "3 calls". By telephone.
    public static let call = Noun(.nounCall)
    /// "3 notifications".
    public static let notification = Noun(.nounNotification)
    /// "3 alerts".
    public static let alert = Noun(.nounAlert)
    /// "3 updates". Of software, or of news.
    public static let update = Noun(.nounUpdate)
    /// "3 items". An entry of a list, in some languages with that word: not a piece of goods.
    public static let item = Noun(.nounItem)
    /// "3 items". A piece of goods or a dish, in a basket or an order.
    public static let basketItem = Noun(.nounBasketItem)
    /// "3 products".
    public static let product = Noun(.nounProduct)
    /// "3 orders". Of goods.
    public static let order = Noun(.nounOrder)
    /// "3 reviews".
    public static let review = Noun(.nounReview)
    /// "3 ratings".
    public static let rating = Noun(.nounRating)
    /// "3 results".
    public static let result = Noun(.nounResult)
    /// "3 options".
    public static let option = Noun(.nounOption)
    /// "3 errors".
    public static let error = Noun(.nounError)
    /// "3 devices".
    public static let device = Noun(.nounDevice)
    /// "3 steps". On foot, or of a procedure.
    public static let step = Noun(.nounStep)
    /// "3 goals".
    public static let goal = Noun(.nounGoal)
    /// "3 questions".
    public static let question = Noun(.nounQuestion)
    /// "3 answers".
    public static let answer = Noun(.nounAnswer)
    /// "3 attempts".
    public static let attempt = Noun(.nounAttempt)
    /// "3 stars".
    public static let star = Noun(.nounStar)
    /// "3 points". Of a score.
    public static let point = Noun(.nounPoint)
    /// "3 percentage points". By which one percentage differs from another.
    public static let percentagePoint = Noun(.nounPercentagePoint)
    /// "3 workouts".
    public static let workout = Noun(.nounWorkout)
    /// "3 days".
    public static let day = Noun(.nounDay)
    /// "3 transactions".
    public static let transaction = Noun(.nounTransaction)
    /// "3 payments".
    public static let payment = Noun(.nounPayment)
    /// "3 accounts".
    public static let account = Noun(.nounAccount)
    /// "3 tickets".
    public static let ticket = Noun(.nounTicket)
    /// "3 pieces". Of what is sold in pieces.
    public static let piece = Noun(.nounPiece)
    /// "3 seats".
    public static let seat = Noun(.nounSeat)
    /// "3 stops". Of a bus or a train.
    public static let stop = Noun(.nounStop)
    /// "3 characters". Of a text.
    public static let character = Noun(.nounCharacter)

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
