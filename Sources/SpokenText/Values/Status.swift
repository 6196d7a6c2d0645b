/// The state that something is in: the vocabulary that the library has words for in every language.
public enum Status: UInt8, Sendable, Hashable, CaseIterable {
  /// "Taken".
  case taken
  /// "Missed".
  case missed
  /// "Skipped".
  case skipped
  /// "Pending".
  case pending
  /// "Scheduled".
  case scheduled
  /// "Due".
  case due
  /// "Overdue".
  case overdue
  /// "Completed".
  case completed
  /// "Not completed".
  case notCompleted
  /// "In progress".
  case inProgress
  /// "Failed".
  case failed
  /// "Cancelled".
  case cancelled
  /// "Approved".
  case approved
  /// "Declined".
  case declined
  /// "Refunded".
  case refunded
  /// "Processing".
  case processing
  /// "Shipped".
  case shipped
  /// "Delivered".
  case delivered
  /// "Draft".
  case draft
  /// "New".
  case new
  /// "Read".
  case read
  /// "Unread".
  case unread
  /// "Active".
  case active
  /// "Inactive".
  case inactive
  /// "On".
  case on
  /// "Off".
  case off
  /// "Enabled".
  case enabled
  /// "Disabled".
  case disabled
  /// "Online".
  case online
  /// "Offline".
  case offline
  /// "Away".
  case away
  /// "Busy".
  case busy
  /// "Connected".
  case connected
  /// "Disconnected".
  case disconnected
  /// "Selected".
  case selected
  /// "Not selected".
  case notSelected
  /// "Checked".
  case checked
  /// "Unchecked".
  case unchecked
  /// "Partially checked".
  case partiallyChecked
  /// "Expanded".
  case expanded
  /// "Collapsed".
  case collapsed
  /// "Required".
  case required
  /// "Optional".
  case optional
  /// "Valid".
  case valid
  /// "Invalid".
  case invalid
  /// "Empty".
  case empty
  /// "Full".
  case full
  /// "Playing".
  case playing
  /// "Paused".
  case paused
  /// "Stopped".
  case stopped
  /// "Muted".
  case muted
  /// "Unmuted".
  case unmuted
  /// "Locked".
  case locked
  /// "Unlocked".
  case unlocked
  /// "Favorite".
  case favorite
  /// "Pinned".
  case pinned
  /// "Archived".
  case archived
  /// "Verified".
  case verified
  /// "Not verified".
  case notVerified
  /// "Expired".
  case expired
  /// "Available".
  case available
  /// "Unavailable".
  case unavailable
  /// "Out of stock".
  case outOfStock
  /// "Live".
  case live
  /// "Syncing".
  case syncing
  /// "Synced".
  case synced
  /// "Charging".
  case charging
  /// "Low".
  case low
  /// "Critical".
  case critical
  /// "Filtered".
  case filtered

  /// The state's name in the tables, in data and on the command line: `taken`, `not-completed`.
  public var id: String {
    switch self {
    case .taken: "taken"
    case .missed: "missed"
    case .skipped: "skipped"
    case .pending: "pending"
    case .scheduled: "scheduled"
    case .due: "due"
    case .overdue: "overdue"
    case .completed: "completed"
    case .notCompleted: "not-completed"
    case .inProgress: "in-progress"
    case .failed: "failed"
    case .cancelled: "cancelled"
    case .approved: "approved"
    case .declined: "declined"
    case .refunded: "refunded"
    case .processing: "processing"
    case .shipped: "shipped"
    case .delivered: "delivered"
    case .draft: "draft"
    case .new: "new"
    case .read: "read"
    case .unread: "unread"
    case .active: "active"
    case .inactive: "inactive"
    case .on: "on"
    case .off: "off"
    case .enabled: "enabled"
    case .disabled: "disabled"
    case .online: "online"
    case .offline: "offline"
    case .away: "away"
    case .busy: "busy"
    case .connected: "connected"
    case .disconnected: "disconnected"
    case .selected: "selected"
    case .notSelected: "not-selected"
    case .checked: "checked"
    case .unchecked: "unchecked"
    case .partiallyChecked: "partially-checked"
    case .expanded: "expanded"
    case .collapsed: "collapsed"
    case .required: "required"
    case .optional: "optional"
    case .valid: "valid"
    case .invalid: "invalid"
    case .empty: "empty"
    case .full: "full"
    case .playing: "playing"
    case .paused: "paused"
    case .stopped: "stopped"
    case .muted: "muted"
    case .unmuted: "unmuted"
    case .locked: "locked"
    case .unlocked: "unlocked"
    case .favorite: "favorite"
    case .pinned: "pinned"
    case .archived: "archived"
    case .verified: "verified"
    case .notVerified: "not-verified"
    case .expired: "expired"
    case .available: "available"
    case .unavailable: "unavailable"
    case .outOfStock: "out-of-stock"
    case .live: "live"
    case .syncing: "syncing"
    case .synced: "synced"
    case .charging: "charging"
    case .low: "low"
    case .critical: "critical"
    case .filtered: "filtered"
    }
  }

  /// The state of a name, or nil where the library has no such word.
  public init?(id: some StringProtocol) {
    guard let status = Self.allCases.first(where: { $0.id == id }) else { return nil }
    self = status
  }
}
