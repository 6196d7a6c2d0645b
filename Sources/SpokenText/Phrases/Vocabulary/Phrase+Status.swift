// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// The state that something is in. The library has words for these in every language; an app adds its own in an
  /// ``Overlay``:
  ///
  /// ```swift
  /// extension Phrase.Status { static let outForDelivery = Self("out-for-delivery") }
  /// ```
  ///
  /// In the overlay, the line `# Swift: Status` above the message makes its attributes the forms of the state.
  public struct Status: Sendable, Hashable {
    let id: PhraseID

    /// A state that a message of the app's overlay names. A language may let it agree by `$gender`, as ours do in
    /// `state.ftl`. An attribute of a counted noun by this id says both together: `.out-for-delivery`.
    public init(_ id: PhraseID) { self.id = id }

    private init(_ message: BuiltInMessage) { id = PhraseID(message) }

    /// "Taken".
    public static let taken = Status(.stateTaken)
    /// "Missed".
    public static let missed = Status(.stateMissed)
    /// "Skipped".
    public static let skipped = Status(.stateSkipped)
    /// "Pending".
    public static let pending = Status(.statePending)
    /// "Scheduled".
    public static let scheduled = Status(.stateScheduled)
    /// "Due".
    public static let due = Status(.stateDue)
    /// "Overdue".
    public static let overdue = Status(.stateOverdue)
    /// "Completed".
    public static let completed = Status(.stateCompleted)
    /// "Not completed".
    public static let notCompleted = Status(.stateNotCompleted)
    /// "In progress".
    public static let inProgress = Status(.stateInProgress)
    /// "Failed".
    public static let failed = Status(.stateFailed)
    /// "Cancelled".
    public static let cancelled = Status(.stateCancelled)
    /// "Approved".
    public static let approved = Status(.stateApproved)
    /// "Declined".
    public static let declined = Status(.stateDeclined)
    /// "Refunded".
    public static let refunded = Status(.stateRefunded)
    /// "Processing".
    public static let processing = Status(.stateProcessing)
    /// "Shipped".
    public static let shipped = Status(.stateShipped)
    /// "Delivered".
    public static let delivered = Status(.stateDelivered)
    /// "Draft".
    public static let draft = Status(.stateDraft)
    /// "New".
    public static let new = Status(.stateNew)
    /// "Read".
    public static let read = Status(.stateRead)
    /// "Unread".
    public static let unread = Status(.stateUnread)
    /// "Opened". Of a parcel, a file, a door; of what was read see ``read``.
    public static let opened = Status(.stateOpened)
    /// "Active".
    public static let active = Status(.stateActive)
    /// "Inactive".
    public static let inactive = Status(.stateInactive)
    /// "On".
    public static let on = Status(.stateOn)
    /// "Off".
    public static let off = Status(.stateOff)
    /// "Enabled".
    public static let enabled = Status(.stateEnabled)
    /// "Disabled".
    public static let disabled = Status(.stateDisabled)
    /// "Online".
    public static let online = Status(.stateOnline)
    /// "Offline".
    public static let offline = Status(.stateOffline)
    /// "Away".
    public static let away = Status(.stateAway)
    /// "Busy".
    public static let busy = Status(.stateBusy)
    /// "Connected".
    public static let connected = Status(.stateConnected)
    /// "Disconnected".
    public static let disconnected = Status(.stateDisconnected)
    /// "Selected".
    public static let selected = Status(.stateSelected)
    /// "Not selected".
    public static let notSelected = Status(.stateNotSelected)
    /// "Checked".
    public static let checked = Status(.stateChecked)
    /// "Unchecked".
    public static let unchecked = Status(.stateUnchecked)
    /// "Partially checked".
    public static let partiallyChecked = Status(.statePartiallyChecked)
    /// "Expanded".
    public static let expanded = Status(.stateExpanded)
    /// "Collapsed".
    public static let collapsed = Status(.stateCollapsed)
    /// "Required".
    public static let required = Status(.stateRequired)
    /// "Optional".
    public static let optional = Status(.stateOptional)
    /// "Valid".
    public static let valid = Status(.stateValid)
    /// "Invalid".
    public static let invalid = Status(.stateInvalid)
    /// "Empty".
    public static let empty = Status(.stateEmpty)
    /// "Full".
    public static let full = Status(.stateFull)
    /// "Playing".
    public static let playing = Status(.statePlaying)
    /// "Paused".
    public static let paused = Status(.statePaused)
    /// "Stopped".
    public static let stopped = Status(.stateStopped)
    /// "Muted".
    public static let muted = Status(.stateMuted)
    /// "Unmuted".
    public static let unmuted = Status(.stateUnmuted)
    /// "Locked".
    public static let locked = Status(.stateLocked)
    /// "Unlocked".
    public static let unlocked = Status(.stateUnlocked)
    /// "Favorite".
    public static let favorite = Status(.stateFavorite)
    /// "Pinned".
    public static let pinned = Status(.statePinned)
    /// "Archived".
    public static let archived = Status(.stateArchived)
    /// "Verified".
    public static let verified = Status(.stateVerified)
    /// "Not verified".
    public static let notVerified = Status(.stateNotVerified)
    /// "Expired".
    public static let expired = Status(.stateExpired)
    /// "Available".
    public static let available = Status(.stateAvailable)
    /// "Unavailable".
    public static let unavailable = Status(.stateUnavailable)
    /// "Out of stock".
    public static let outOfStock = Status(.stateOutOfStock)
    /// "Live".
    public static let live = Status(.stateLive)
    /// "Syncing".
    public static let syncing = Status(.stateSyncing)
    /// "Synced".
    public static let synced = Status(.stateSynced)
    /// "Charging".
    public static let charging = Status(.stateCharging)
    /// "Low".
    public static let low = Status(.stateLow)
    /// "Critical".
    public static let critical = Status(.stateCritical)
    /// "Filtered".
    public static let filtered = Status(.stateFiltered)

    /// The states that the library has words for.
    public static var all: [Status] { Vocabulary.states.words.map { Status($0) } }

    /// The state's name in the tables, in data and on the command line: `taken`, `not-completed`; of an app's own, its id.
    public var name: String { Vocabulary.states.name(of: id) }

    /// The state of a name, or nil where the library has no such word.
    public init?(named name: some StringProtocol) {
      guard let id = Vocabulary.states.id(named: name) else { return nil }
      self.id = id
    }
  }
}
