// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// The status of an item, such as taken. SpokenText has words for common ones in every language. To add your own, use
  /// an ``Overlay``:
  ///
  /// ```swift
  /// extension Phrase.Status { static let outForDelivery = Self("out-for-delivery") }
  /// ```
  ///
  /// In the overlay, write the line `# Swift: Status` above the message. Its attributes are then the forms of the
  /// status.
  public struct Status: Sendable, Hashable {
    let id: PhraseID

    /// Creates a status from a message of your app's overlay. The message can agree with a noun by `$gender`, as in the
    /// built-in `state.ftl`. A noun can have its own phrase for a count with this status. To use one, give the noun an
    /// attribute with this ID, such as `.out-for-delivery = { $count } parcels on the way`.
    public init(_ id: PhraseID) { self.id = id }

    private init(_ message: BuiltInMessage) { id = PhraseID(message) }

    /// The state "Taken".
    public static let taken = Status(.stateTaken)
    /// The state "Missed".
    public static let missed = Status(.stateMissed)
    /// The state "Skipped".
    public static let skipped = Status(.stateSkipped)
    /// The state "Pending".
    public static let pending = Status(.statePending)
    /// The state "Scheduled".
    public static let scheduled = Status(.stateScheduled)
    /// The state "Due".
    public static let due = Status(.stateDue)
    /// The state "Overdue".
    public static let overdue = Status(.stateOverdue)
    /// The state "Completed".
    public static let completed = Status(.stateCompleted)
    /// The state "Not completed".
    public static let notCompleted = Status(.stateNotCompleted)
    /// The state "In progress".
    public static let inProgress = Status(.stateInProgress)
    /// The state "Failed".
    public static let failed = Status(.stateFailed)
    /// The state "Cancelled".
    public static let cancelled = Status(.stateCancelled)
    /// The state "Approved".
    public static let approved = Status(.stateApproved)
    /// The state "Declined".
    public static let declined = Status(.stateDeclined)
    /// The state "Refunded".
    public static let refunded = Status(.stateRefunded)
    /// The state "Processing".
    public static let processing = Status(.stateProcessing)
    /// The state "Shipped".
    public static let shipped = Status(.stateShipped)
    /// The state "Delivered".
    public static let delivered = Status(.stateDelivered)
    /// The state "Draft".
    public static let draft = Status(.stateDraft)
    /// The state "New".
    public static let new = Status(.stateNew)
    /// The state "Read".
    public static let read = Status(.stateRead)
    /// The state "Unread".
    public static let unread = Status(.stateUnread)
    /// The state "Opened", of a parcel, a file, or a door. For something that was read, use ``read``.
    public static let opened = Status(.stateOpened)
    /// The state "Active".
    public static let active = Status(.stateActive)
    /// The state "Inactive".
    public static let inactive = Status(.stateInactive)
    /// The state "On".
    public static let on = Status(.stateOn)
    /// The state "Off".
    public static let off = Status(.stateOff)
    /// The state "Enabled".
    public static let enabled = Status(.stateEnabled)
    /// The state "Disabled".
    public static let disabled = Status(.stateDisabled)
    /// The state "Online".
    public static let online = Status(.stateOnline)
    /// The state "Offline".
    public static let offline = Status(.stateOffline)
    /// The state "Away".
    public static let away = Status(.stateAway)
    /// The state "Busy".
    public static let busy = Status(.stateBusy)
    /// The state "Connected".
    public static let connected = Status(.stateConnected)
    /// The state "Disconnected".
    public static let disconnected = Status(.stateDisconnected)
    /// The state "Selected".
    public static let selected = Status(.stateSelected)
    /// The state "Not selected".
    public static let notSelected = Status(.stateNotSelected)
    /// The state "Checked".
    public static let checked = Status(.stateChecked)
    /// The state "Unchecked".
    public static let unchecked = Status(.stateUnchecked)
    /// The state "Partially checked".
    public static let partiallyChecked = Status(.statePartiallyChecked)
    /// The state "Expanded".
    public static let expanded = Status(.stateExpanded)
    /// The state "Collapsed".
    public static let collapsed = Status(.stateCollapsed)
    /// The state "Required".
    public static let required = Status(.stateRequired)
    /// The state "Optional".
    public static let optional = Status(.stateOptional)
    /// The state "Valid".
    public static let valid = Status(.stateValid)
    /// The state "Invalid".
    public static let invalid = Status(.stateInvalid)
    /// The state "Empty".
    public static let empty = Status(.stateEmpty)
    /// The state "Full".
    public static let full = Status(.stateFull)
    /// The state "Playing".
    public static let playing = Status(.statePlaying)
    /// The state "Paused".
    public static let paused = Status(.statePaused)
    /// The state "Stopped".
    public static let stopped = Status(.stateStopped)
    /// The state "Muted".
    public static let muted = Status(.stateMuted)
    /// The state "Unmuted".
    public static let unmuted = Status(.stateUnmuted)
    /// The state "Locked".
    public static let locked = Status(.stateLocked)
    /// The state "Unlocked".
    public static let unlocked = Status(.stateUnlocked)
    /// The state "Favorite".
    public static let favorite = Status(.stateFavorite)
    /// The state "Pinned".
    public static let pinned = Status(.statePinned)
    /// The state "Archived".
    public static let archived = Status(.stateArchived)
    /// The state "Verified".
    public static let verified = Status(.stateVerified)
    /// The state "Not verified".
    public static let notVerified = Status(.stateNotVerified)
    /// The state "Expired".
    public static let expired = Status(.stateExpired)
    /// The state "Available".
    public static let available = Status(.stateAvailable)
    /// The state "Unavailable".
    public static let unavailable = Status(.stateUnavailable)
    /// The state "Out of stock".
    public static let outOfStock = Status(.stateOutOfStock)
    /// The state "Live".
    public static let live = Status(.stateLive)
    /// The state "Syncing".
    public static let syncing = Status(.stateSyncing)
    /// The state "Synced".
    public static let synced = Status(.stateSynced)
    /// The state "Charging".
    public static let charging = Status(.stateCharging)
    /// The state "Low".
    public static let low = Status(.stateLow)
    /// The state "Critical".
    public static let critical = Status(.stateCritical)
    /// The state "Filtered".
    public static let filtered = Status(.stateFiltered)
    /// The state "Correct", for an answer.
    public static let correct = Status(.stateCorrect)
    /// The state "Incorrect", for an answer.
    public static let incorrect = Status(.stateIncorrect)
    /// The state "Edited".
    public static let edited = Status(.stateEdited)
    /// The state "Forwarded".
    public static let forwarded = Status(.stateForwarded)
    /// The state "Played", for a voice message or an episode.
    public static let played = Status(.statePlayed)
    /// The state "Followed", for an account or a topic that the user follows.
    public static let followed = Status(.stateFollowed)
    /// The state "Not applicable".
    public static let notApplicable = Status(.stateNotApplicable)
    /// The state "Weak", for a password or a signal.
    public static let weak = Status(.stateWeak)
    /// The state "Medium", between ``weak`` and ``strong``.
    public static let medium = Status(.stateMedium)
    /// The state "Strong", for a password or a signal.
    public static let strong = Status(.stateStrong)
    /// The state "Start of range", for the first day of a selected range in a calendar.
    public static let rangeStart = Status(.stateRangeStart)
    /// The state "End of range", for the last day of a selected range in a calendar.
    public static let rangeEnd = Status(.stateRangeEnd)

    /// All statuses that SpokenText has words for.
    public static var all: [Status] { Vocabulary.states.words.map { Status($0) } }

    /// The status's name in tables, encoded data, and commands, such as `taken`. For your app's own status, it is the
    /// ID.
    public var name: String { Vocabulary.states.name(of: id) }

    /// Creates the status with a name. Returns `nil` if SpokenText has no such status.
    public init?(named name: some StringProtocol) {
      guard let id = Vocabulary.states.id(named: name) else { return nil }
      self.id = id
    }
  }
}
