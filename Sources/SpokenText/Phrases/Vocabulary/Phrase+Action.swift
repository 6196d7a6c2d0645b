// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// The name of an action for a button or a screen reader's menu. To add your own, use an ``Overlay``, such as
  /// `Phrase.Action("buy")`.
  ///
  /// ```swift
  /// extension Phrase.Action { static let buy = Self("buy") }
  /// speaker.say(.action(.buy, "Lantern")).text   // "Buy Lantern"
  /// ```
  public struct Action: Sendable, Hashable {
    let id: PhraseID
    /// The state that the action sets, for ``mark(as:of:)``.
    var state: StateKind?

    /// Creates an action from a message of your app's overlay. If the action can name its item, write the message like
    /// the built-in ones in `action.ftl`:
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

    // Actions on an item.

    /// The action "Open", such as in "Open Tips".
    public static let open = Action(.actionOpen)
    /// The action "Close", such as in "Close Details".
    public static let close = Action(.actionClose)
    /// The action "Edit", such as in "Edit Aspirin".
    public static let edit = Action(.actionEdit)
    /// The action "Add", such as in "Add Aspirin" or "Add medication".
    public static let add = Action(.actionAdd)
    /// The action "Create", such as in "Create album". It makes something new.
    public static let create = Action(.actionCreate)
    /// The action "Remove", such as in "Remove Aspirin". It takes an item out of a place. For an item that is gone
    /// afterward, use ``delete``.
    public static let remove = Action(.actionRemove)
    /// The action "Delete", such as in "Delete Aspirin".
    public static let delete = Action(.actionDelete)
    /// The action "Rename", such as in "Rename folder".
    public static let rename = Action(.actionRename)
    /// The action "Move", such as in "Move Groceries".
    public static let move = Action(.actionMove)
    /// The action "Copy", such as in "Copy link".
    public static let copy = Action(.actionCopy)
    /// The action "Save", such as in "Save document".
    public static let save = Action(.actionSave)
    /// The action "Download", such as in "Download file".
    public static let download = Action(.actionDownload)
    /// The action "Share", such as in "Share Morning walk".
    public static let share = Action(.actionShare)
    /// The action "Send", such as in "Send message".
    public static let send = Action(.actionSend)
    /// The action "Select", such as in "Select Alice".
    public static let select = Action(.actionSelect)
    /// The action "Play", such as in "Play Morning walk".
    public static let play = Action(.actionPlay)
    /// The action "Pause", such as in "Pause Morning walk".
    public static let pause = Action(.actionPause)
    /// The action "Pin", such as in "Pin note". It keeps an item at the top of a list.
    public static let pin = Action(.actionPin)
    /// The action "Unpin", such as in "Unpin note".
    public static let unpin = Action(.actionUnpin)
    /// The action "Mute", such as in "Mute Maya".
    public static let mute = Action(.actionMute)
    /// The action "Unmute", such as in "Unmute Maya".
    public static let unmute = Action(.actionUnmute)
    /// The action "Like", such as in "Like photo". It shows others that the user likes an item.
    public static let like = Action(.actionLike)
    /// The action "Add to favorites", such as in "Add Morning walk to favorites".
    public static let favorite = Action(.actionFavorite)
    /// The action "Remove from favorites", such as in "Remove Morning walk from favorites".
    public static let unfavorite = Action(.actionUnfavorite)
    /// The action "Archive", such as in "Archive conversation".
    public static let archive = Action(.actionArchive)
    /// The action "Skip", such as in "Skip Aspirin".
    public static let skip = Action(.actionSkip)
    /// The action "Snooze", such as in "Snooze Aspirin". The reminder comes again later.
    public static let snooze = Action(.actionSnooze)
    /// The action "Activate", such as in "Activate Aspirin".
    public static let activate = Action(.actionActivate)
    /// The action "Deactivate", such as in "Deactivate Aspirin".
    public static let deactivate = Action(.actionDeactivate)
    /// The action "Approve", such as in "Approve payment".
    public static let approve = Action(.actionApprove)
    /// The action "Decline", such as in "Decline payment".
    public static let decline = Action(.actionDecline)
    /// The action "Report", such as in "Report comment". It informs the operators of a service.
    public static let report = Action(.actionReport)
    /// The action "Call", such as in "Call Maya".
    public static let call = Action(.actionCall)
    /// The action "Reply", such as in "Reply to Omar".
    public static let reply = Action(.actionReply)
    /// The action "Forward", such as in "Forward message".
    public static let forward = Action(.actionForward)
    /// The action "Block", such as in "Block Omar".
    public static let block = Action(.actionBlock)
    /// The action "Filter", such as in "Filter medications".
    public static let filter = Action(.actionFilter)
    /// The action "Sort", such as in "Sort photos".
    public static let sort = Action(.actionSort)

    /// Returns the action of marking an item with a status, such as "Mark as taken" or "Mark Aspirin as taken".
    ///
    /// - Parameters:
    ///   - status: The status after the action.
    ///   - noun: The noun for the item, which the status agrees with in some languages. Without one, the status has its
    ///     impersonal form.
    public static func mark(as status: Status, of noun: Noun? = nil) -> Action {
      Action(id: PhraseID(.actionMark), state: StateKind(status: status, subject: noun?.id))
    }

    // Actions without an item.

    /// The action "Cancel". It leaves a task that was begun.
    public static let cancel = Action(.actionCancel)
    /// The action "Retry".
    public static let retry = Action(.actionRetry)
    /// The action "Undo".
    public static let undo = Action(.actionUndo)
    /// The action "Redo".
    public static let redo = Action(.actionRedo)
    /// The action "Next".
    public static let next = Action(.actionNext)
    /// The action "Previous".
    public static let previous = Action(.actionPrevious)
    /// The action "Next day".
    public static let nextDay = Action(.actionNextDay)
    /// The action "Previous day".
    public static let previousDay = Action(.actionPreviousDay)
    /// The action "Back".
    public static let back = Action(.actionBack)
    /// The action "Continue".
    public static let `continue` = Action(.actionContinue)
    /// The action "Done".
    public static let done = Action(.actionDone)
    /// The action "Submit".
    public static let submit = Action(.actionSubmit)
    /// The action "Refresh".
    public static let refresh = Action(.actionRefresh)
    /// The action "Search".
    public static let search = Action(.actionSearch)
    /// The action "Select all".
    public static let selectAll = Action(.actionSelectAll)
    /// The action "Clear selection".
    public static let deselectAll = Action(.actionDeselectAll)
    /// The action "Sign in".
    public static let signIn = Action(.actionSignIn)
    /// The action "Sign out".
    public static let signOut = Action(.actionSignOut)
    /// The action "Read more".
    public static let readMore = Action(.actionReadMore)
    /// The action "Settings".
    public static let settings = Action(.actionSettings)
    /// The action "Help".
    public static let help = Action(.actionHelp)

    /// All actions that SpokenText has words for, except ``mark(as:of:)``, which needs a status.
    public static var all: [Action] { Vocabulary.actions.words.filter { $0 != .actionMark }.map { Action($0) } }

    /// The action's name in encoded data and commands, such as `delete`. For your app's own action, it is the ID.
    public var name: String { Vocabulary.actions.name(of: id) }
  }
}
