// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Buffered output of the command. It is written when the buffer is full, and on request.
final class Output {
  private var buffer: [UInt8] = []
  private let limit = 1 << 16
  private let sink: ([UInt8]) -> Int32?

  /// The error after which nothing more is written (`errno`), or nil. Later output is dropped.
  private(set) var failure: Int32?

  /// - Parameter sink: Takes the bytes; returns the value of `errno` if it failed, or nil.
  init(_ sink: @escaping ([UInt8]) -> Int32?) { self.sink = sink }

  /// A file that is open for writing.
  convenience init(descriptor: Int32) {
    self.init { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = SystemCalls.write(descriptor, rest)
        if count < 0, errno == EINTR { continue }
        if count < 0 { return errno }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }

  /// Appends a line.
  func line(_ text: String) {
    append { bytes in
      bytes.append(contentsOf: text.utf8)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Appends bytes.
  func append(_ write: (inout [UInt8]) -> Void) {
    write(&buffer)
    if buffer.count >= limit { flush() }
  }

  /// Writes what is in the buffer.
  func flush() {
    guard !buffer.isEmpty else { return }
    if failure == nil { failure = sink(buffer) }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// The two outputs of a command.
struct Console {
  let out: Output
  let err: Output
  /// Whether the error output is a terminal, which can show progress.
  var isTerminal = false

  /// The outputs of the process.
  static func standard() -> Console {
    Console(
      out: Output(descriptor: STDOUT_FILENO), err: Output(descriptor: STDERR_FILENO),
      isTerminal: isatty(STDERR_FILENO) == 1)
  }

  /// Prints an error to the error output.
  func complain(_ message: String) { err.line("error: " + message) }

  /// Prints a warning to the error output.
  func warn(_ message: String) { err.line("warning: " + message) }

  func flush() {
    out.flush()
    err.flush()
  }
}
