// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Shows the progress of a long run in one line of the terminal. Shows nothing if the error output isn't a terminal.
///
/// Unchecked because several threads report. The counts are accessed only under the lock.
final class AuditProgress: @unchecked Sendable {
  private let lock = NSLock()
  private let total: Int
  private let write: (@Sendable (String) -> Void)?
  private let start = ContinuousClock.now
  private var last: ContinuousClock.Instant?
  private var files = 0
  private var findings = 0

  /// - Parameters:
  ///   - total: The number of files.
  ///   - write: Writes text to the terminal. It is `nil` if the error output isn't a terminal.
  init(of total: Int, _ write: (@Sendable (String) -> Void)?) {
    self.total = total
    self.write = write
  }

  /// Counts a file and its findings. Short runs show nothing. Long runs update the line at most ten times a second.
  func add(findings count: Int, at now: ContinuousClock.Instant = .now) {
    guard let write else { return }
    let line: String? = lock.withLock {
      files += 1
      findings += count
      guard now - start > .milliseconds(500), last.map({ now - $0 > .milliseconds(100) }) ?? true else { return nil }
      last = now
      return "\r\u{1B}[K\(files) of \(counted(total, "file")), \(counted(findings, "finding"))"
    }
    if let line { write(line) }
  }

  func end() {
    guard let write, lock.withLock({ last != nil }) else { return }
    write("\r\u{1B}[K")
  }
}
