// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// The direction of a transfer.
  public struct TransferDirection: Sendable, Hashable {
    let message: BuiltInMessage

    /// From this device, such as "Uploading".
    public static let upload = TransferDirection(message: .transferUpload)
    /// To this device, such as "Downloading".
    public static let download = TransferDirection(message: .transferDownload)

    private var isUpload: Bool { message == .transferUpload }
    var done: BuiltInMessage { isUpload ? .transferUploadDone : .transferDownloadDone }
    var failed: BuiltInMessage { isUpload ? .transferUploadFailed : .transferDownloadFailed }
    var items: BuiltInMessage { isUpload ? .transferUploaded : .transferDownloaded }
    var allItems: BuiltInMessage { isUpload ? .transferUploadedAll : .transferDownloadedAll }

    /// The values, with their names in encoded data and commands.
    static let named: [(name: String, value: TransferDirection)] = [("upload", .upload), ("download", .download)]
  }

  /// The state of a transfer.
  public struct TransferState: Sendable, Hashable {
    enum Step: Sendable, Hashable { case active, paused, waiting, retrying, failed, completed }

    /// The condition that a transfer waits for.
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

    /// `true` if the count of files shows the state, such as in "3 of 8 files uploaded".
    var leadsWithItems: Bool { step == .active || step == .completed }

    /// The step. If it is the default, the other properties decide. For example, a transfer that needs a connection is
    /// waiting.
    var stepByDetails: Step {
      guard step == .active else { return step }
      return need != nil ? .waiting : secondsToRetry.isSpeakable ? .retrying : .active
    }

    /// The transfer is in progress, "Uploading".
    public static let active = TransferState(step: .active)
    /// The transfer is paused, such as "Paused at 40 percent".
    public static let paused = TransferState(step: .paused)
    /// The transfer waits for other transfers, "Waiting".
    public static let waiting = TransferState(step: .waiting)
    /// The transfer waits for Wi-Fi, "Waiting for Wi-Fi".
    public static let waitingForWiFi = TransferState(step: .waiting, need: .wifi)
    /// The transfer waits for a connection, "Waiting for a connection".
    public static let waitingForConnection = TransferState(step: .waiting, need: .connection)
    /// The transfer starts again after an error, "Retrying".
    public static let retrying = TransferState(step: .retrying)
    /// Returns the state of a transfer that starts again after a delay, such as "Retrying in 10 seconds". Below a
    /// second, it is "Retrying".
    public static func retrying(in delay: Swift.Duration) -> TransferState {
      TransferState(step: .retrying, secondsToRetry: ExactDecimal(secondsOf: delay))
    }
    /// The transfer failed, "Upload failed".
    public static let failed = TransferState(step: .failed)
    /// The transfer is complete, "Upload complete", or "All 8 files uploaded" for several files.
    public static let completed = TransferState(step: .completed)

    /// The values, with their names in encoded data and commands.
    static let named: [(name: String, value: Step)] = [
      ("active", .active), ("paused", .paused), ("waiting", .waiting), ("retrying", .retrying), ("failed", .failed),
      ("completed", .completed),
    ]
    static let namedNeeds: [(name: String, value: Need?)] = [("wifi", .wifi), ("connection", .connection)]
  }

  /// The files or other items of a transfer, such as in "3 of 8 files uploaded, 1 failed" or "All 8 files uploaded".
  public struct TransferItems: Sendable, Hashable {
    let completed: Int
    let total: Int
    let failed: Int
    let noun: Noun

    /// `true` if all items are done.
    var areAllDone: Bool { completed == total && total > 0 && failed == 0 }

    /// Creates the items of a transfer.
    ///
    /// - Parameters:
    ///   - completed: The number of completed items. Negative numbers count as zero.
    ///   - total: The number of items. Negative numbers count as zero.
    ///   - failed: The number of failed items. It is omitted if it is zero or negative.
    ///   - noun: The noun for the items. The default is files.
    public init(_ completed: Int, of total: Int, failed: Int = 0, _ noun: Noun = .file) {
      (self.completed, self.total, self.failed) = (max(0, completed), max(0, total), max(0, failed))
      self.noun = noun
    }
  }
}

extension Phrase.Notice {
  /// The notice "Back online".
  public static let backOnline = Phrase.Notice(PhraseID(.backOnline))
  /// The notice "Offline, changes are kept on this device".
  public static let offlineChangesKept = Phrase.Notice(PhraseID(.offlineKept))
}
