// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// What can be done: the name of an action in the screen reader's menu, or of a button. An app adds its own in an
  /// ``Overlay``: `Phrase.Action("buy")`.
  ///
  /// ```swift
  /// extension Phrase.Action { static let buy = Self("buy") }
  /// speaker.say(.action(.buy, "Lantern")).text   // "Buy Lantern"
  /// ```
  public struct Action: Sendable, Hashable {
    let id: PhraseID
    /// The state that something is marked with.
    var state: StateKind?

    /// An action that a message of the app's overlay names. Where it may stand with what it is done to, it is written as
    /// ours are in `action.ftl`:
    ///
    /// ```ftl
    /// # $name (text): the name of what is bought.
    /// # .noun $noun (phrase): what is bought.
    /// buy = buy { $name }
    ///     .alone = buy
    ///     .noun = buy { FORM($noun, 1) }
    /// ```
    public init(_ id: PhraseID) { self.id = id }

    private init(_ message: BuiltInMessage) { id = PhraseID(message) }

    init(id: PhraseID, state: StateKind?) { (self.id, self.state) = (id, state) }

    // What is done to one thing.

    /// "Open", "Open Tips".
    public static let open = Action(.actionOpen)
    /// "Close", "Close Details".
    public static let close = Action(.actionClose)
    /// "Edit", "Edit Aspirin".
    public static let edit = Action(.actionEdit)
    /// "Add", "Add Aspirin", "Add medication".
    public static let add = Action(.actionAdd)
    /// "Create", "Create album". What is made is new.
    public static let create = Action(.actionCreate)
    /// "Remove", "Remove Aspirin". From here: what is deleted is gone.
    public static let remove = Action(.actionRemove)
    /// "Delete", "Delete Aspirin".
    public static let delete = Action(.actionDelete)
    /// "Rename", "Rename folder".
    public static let rename = Action(.actionRename)
    /// "Move", "Move Groceries".
    public static let move = Action(.actionMove)
    /// "Copy", "Copy link".
    public static let copy = Action(.actionCopy)
    /// "Save", "Save document".
    public static let save = Action(.actionSave)
    /// "Download", "Download file".
    public static let download = Action(.actionDownload)
    /// "Share", "Share Morning walk".
    public static let share = Action(.actionShare)
    /// "Send", "Send message".
    public static let send = Action(.actionSend)
    /// "Select", "Select Alice".
    public static let select = Action(.actionSelect)
    /// "Play", "Play Morning walk".
    public static let play = Action(.actionPlay)
    /// "Pause", "Pause Morning walk".
    public static let pause = Action(.actionPause)
    /// "Pin", "Pin note". To the top of a list.
    public static let pin = Action(.actionPin)
    /// "Unpin", "Unpin note".
    public static let unpin = Action(.actionUnpin)
    /// "Mute", "Mute Maya".
    public static let mute = Action(.actionMute)
    /// "Unmute", "Unmute Maya".
    public static let unmute = Action(.actionUnmute)
    /// "Like", "Like photo". Tells others that one likes it.
    public static let like = Action(.actionLike)
    /// "Add to favorites", "Add Morning walk to favorites".
    public static let favorite = Action(.actionFavorite)
    /// "Remove from favorites", "Remove Morning walk from favorites".
    public static let unfavorite = Action(.actionUnfavorite)
    /// "Archive", "Archive conversation".
    public static let archive = Action(.actionArchive)
    /// "Skip", "Skip Aspirin".
    public static let skip = Action(.actionSkip)
    /// "Snooze", "Snooze Aspirin". A reminder comes again later.
    public static let snooze = Action(.actionSnooze)
    /// "Activate", "Activate Aspirin".
    public static let activate = Action(.actionActivate)
    /// "Deactivate", "Deactivate Aspirin".
    public static let deactivate = Action(.actionDeactivate)
    /// "Approve", "Approve payment".
    public static let approve = Action(.actionApprove)
    /// "Decline", "Decline payment".
    public static let decline = Action(.actionDecline)
    /// "Report", "Report comment". Tells those who run the service.
    public static let report = Action(.actionReport)
    /// "Call", "Call Maya".
    public static let call = Action(.actionCall)
    /// "Reply", "Reply to Omar".
    public static let reply = Action(.actionReply)
    /// "Forward", "Forward message".
    public static let forward = Action(.actionForward)
    /// "Block", "Block Omar".
    public static let block = Action(.actionBlock)
    /// "Filter", "Filter medications".
    public static let filter = Action(.actionFilter)
    /// "Sort", "Sort photos".
    public static let sort = Action(.actionSort)

    /// "Mark as taken", "Mark Aspirin as taken".
    ///
    /// - Parameters:
    ///   - status: The state it is then in.
    ///   - noun: What is marked, with which a language lets the state agree; without one it has its impersonal form.
    public static func mark(as status: Status, of noun: Noun? = nil) -> Action {
      Action(id: PhraseID(.actionMark), state: StateKind(status: status, subject: noun?.id))
    }

    // What is done to nothing in particular.

    /// "Cancel". Leaves what was begun.
    public static let cancel = Action(.actionCancel)
    /// "Retry".
    public static let retry = Action(.actionRetry)
    /// "Undo".
    public static let undo = Action(.actionUndo)
    /// "Redo".
    public static let redo = Action(.actionRedo)
    /// "Next".
    public static let next = Action(.actionNext)
    /// "Previous".
    public static let previous = Action(.actionPrevious)
    /// "Next day".
    public static let nextDay = Action(.actionNextDay)
    /// "Previous day".
    public static let previousDay = Action(.actionPreviousDay)
    /// "Back".
    public static let back = Action(.actionBack)
    /// "Continue".
    public static let `continue` = Action(.actionContinue)
    /// "Done".
    public static let done = Action(.actionDone)
    /// "Submit".
    public static let submit = Action(.actionSubmit)
    /// "Refresh".
    public static let refresh = Action(.actionRefresh)
    /// "Search".
    public static let search = Action(.actionSearch)
    /// "Select all".
    public static let selectAll = Action(.actionSelectAll)
    /// "Clear selection".
    public static let deselectAll = Action(.actionDeselectAll)
    /// "Sign in".
    public static let signIn = Action(.actionSignIn)
    /// "Sign out".
    public static let signOut = Action(.actionSignOut)
    /// "Read more".
    public static let readMore = Action(.actionReadMore)
    /// "Settings".
    public static let settings = Action(.actionSettings)
    /// "Help".
    public static let help = Action(.actionHelp)

    /// The actions that the library has words for, but for ``mark(as:of:)``, which needs a state.
    public static var all: [Action] { Vocabulary.actions.words.filter { $0 != .actionMark }.map { Action($0) } }

    /// The action's name in data and on the command line: `delete`; of an app's own, its id.
    public var name: String { Vocabulary.actions.name(of: id) }
  }
}
