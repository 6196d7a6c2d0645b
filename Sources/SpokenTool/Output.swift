// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Buffered output of the command. It is written when the buffer is full or flushed.
final class Output {
  private var buffer: [UInt8] = []
  private let limit = 1 << 16
  private let sink: ([UInt8]) -> Int32?

  /// The `errno` of the first write that failed, or `nil`. Later output is dropped.
  private(set) var failure: Int32?

  /// - Parameter sink: Writes the bytes. Returns the value of `errno` if this fails, or `nil`.
  init(_ sink: @escaping ([UInt8]) -> Int32?) { self.sink = sink }

  /// Creates an output to a file that is open for writing.
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

  func line(_ text: String) {
    append { bytes in
      bytes.append(contentsOf: text.utf8)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  func append(_ write: (inout [UInt8]) -> Void) {
    write(&buffer)
    if buffer.count >= limit { flush() }
  }

  func flush() {
    guard !buffer.isEmpty else { return }
    if failure == nil { failure = sink(buffer) }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// The standard output and the error output of a command.
struct Console {
  let out: Output
  let err: Output
  /// `true` if the error output is a terminal, which can show progress.
  var isTerminal = false

  static func standard() -> Console {
    Console(
      out: Output(descriptor: STDOUT_FILENO), err: Output(descriptor: STDERR_FILENO),
      isTerminal: isatty(STDERR_FILENO) == 1)
  }

  func complain(_ message: String) { err.line("error: " + message) }

  func warn(_ message: String) { err.line("warning: " + message) }

  func flush() {
    out.flush()
    err.flush()
  }
}
