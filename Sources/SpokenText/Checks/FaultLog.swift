/// Hears of every fault of what is said while a test listens: utterances carry no faults, and labels are put together
/// from many of them.
///
/// Not for use by more than one task at a time; a log is made for a single sample.
package final class FaultLog: @unchecked Sendable {
  /// The log of the task that speaks. It is looked at only where there is a fault to report.
  @TaskLocal private static var current: FaultLog?

  private var faults: [SpeechFault] = []

  private init() {}

  /// What a closure gives, and the faults of all that was said in it, each once, in the order in which they came.
  package static func listening<Result>(to body: () -> Result) -> (result: Result, faults: [SpeechFault]) {
    let log = FaultLog()
    let result = $current.withValue(log, operation: body)
    return (result, log.faults)
  }

  static func report(_ faults: [SpeechFault]) {
    guard let current else { return }
    for fault in faults where !current.faults.contains(fault) { current.faults.append(fault) }
  }
}
