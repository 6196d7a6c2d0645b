// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// Which way files go.
  public struct TransferDirection: Sendable, Hashable {
    let message: BuiltInMessage

    /// Away from this device: "Uploading".
    public static let upload = TransferDirection(message: .transferUpload)
    /// To this device: "Downloading".
    public static let download = TransferDirection(message: .transferDownload)

    private var isUpload: Bool { message == .transferUpload }
    var done: BuiltInMessage { isUpload ? .transferUploadDone : .transferDownloadDone }
    var failed: BuiltInMessage { isUpload ? .transferUploadFailed : .transferDownloadFailed }
    var items: BuiltInMessage { isUpload ? .transferUploaded : .transferDownloaded }
    var allItems: BuiltInMessage { isUpload ? .transferUploadedAll : .transferDownloadedAll }

    /// The names that data and the command line have for them.
    static let named: [(name: String, value: TransferDirection)] = [("upload", .upload), ("download", .download)]
  }

  /// How a transfer goes.
  public struct TransferState: Sendable, Hashable {
    enum Step: Sendable, Hashable { case active, paused, waiting, retrying, failed, completed }

    /// What one waits for.
    enum Need: Sendable, Hashable { case wifi, connection }

    var step: Step
    var need: Need?
    var secondsToRetry = ExactDecimal.notANumber

    var waiting: BuiltInMessage {
      switch need {
      case nil: .transferWaiting
      case .wifi: .transferWaitingWifi
      case .connection: .transferWaitingConnection
      }
    }

    /// Whether the count of files says by itself how it goes.
    var leadsWithItems: Bool { step == .active || step == .completed }

    /// The step, or the one that the details imply if it is the default: a transfer that waits for a connection isn't
    /// active.
    var stepByDetails: Step {
      guard step == .active else { return step }
      return need != nil ? .waiting : secondsToRetry.isSpeakable ? .retrying : .active
    }

    /// It goes on: "Uploading".
    public static let active = TransferState(step: .active)
    /// "Paused at 40 percent".
    public static let paused = TransferState(step: .paused)
    /// It has not begun, for others go first: "Waiting".
    public static let waiting = TransferState(step: .waiting)
    /// "Waiting for Wi-Fi".
    public static let waitingForWiFi = TransferState(step: .waiting, need: .wifi)
    /// "Waiting for a connection".
    public static let waitingForConnection = TransferState(step: .waiting, need: .connection)
    /// "Retrying".
    public static let retrying = TransferState(step: .retrying)
    /// "Retrying in 10 seconds"; in less than a second, "Retrying".
    public static func retrying(in delay: Swift.Duration) -> TransferState {
      TransferState(step: .retrying, secondsToRetry: ExactDecimal(secondsOf: delay))
    }
    /// "Upload failed".
    public static let failed = TransferState(step: .failed)
    /// "Upload complete"; of several files, "All 8 files uploaded".
    public static let completed = TransferState(step: .completed)

    /// The names that data and the command line have for them.
    static let named: [(name: String, value: Step)] = [
      ("active", .active), ("paused", .paused), ("waiting", .waiting), ("retrying", .retrying), ("failed", .failed),
      ("completed", .completed),
    ]
    static let namedNeeds: [(name: String, value: Need?)] = [("wifi", .wifi), ("connection", .connection)]
  }

  /// Several files, or other things, that are transferred together: "3 of 8 files uploaded, 1 failed",
  /// in the end "All 8 files uploaded".
  public struct TransferItems: Sendable, Hashable {
    let completed: Int
    let total: Int
    let failed: Int
    let noun: Noun

    /// Whether each of them is done.
    var areAllDone: Bool { completed == total && total > 0 && failed == 0 }

    /// So many of so many.
    ///
    /// - Parameters:
    ///   - completed: How many are done; one below zero is none.
    ///   - total: How many there are; one below zero is none.
    ///   - failed: How many could not be transferred; none of them are not mentioned.
    ///   - noun: What they are.
    public init(_ completed: Int, of total: Int, failed: Int = 0, _ noun: Noun = .file) {
      (self.completed, self.total, self.failed) = (max(0, completed), max(0, total), max(0, failed))
      self.noun = noun
    }
  }
}

extension Phrase.Notice {
  /// "Back online".
  public static let backOnline = Phrase.Notice(PhraseID(.backOnline))
  /// "Offline, changes are kept on this device".
  public static let offlineChangesKept = Phrase.Notice(PhraseID(.offlineKept))
}
