import Foundation

/// Where the command writes: gathered in memory, and handed on when there is much of it or when it is asked to.
final class Output {
  private var buffer: [UInt8] = []
  private let limit = 1 << 16
  private let hand: ([UInt8]) -> Int32?

  /// Why nothing can be written any more (`errno`), or nil. What is written after that is dropped.
  private(set) var failure: Int32?

  /// - Parameter hand: Takes the bytes; returns what failed, as `errno` has it, or nil.
  init(_ hand: @escaping ([UInt8]) -> Int32?) { self.hand = hand }

  /// A file that is open for writing.
  convenience init(descriptor: Int32) {
    self.init { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
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

  /// Hands on what is gathered.
  func flush() {
    guard !buffer.isEmpty else { return }
    if failure == nil { failure = hand(buffer) }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// The two outputs of a command.
struct Console {
  let out: Output
  let err: Output

  /// Those of the process.
  static func standard() -> Console {
    Console(out: Output(descriptor: STDOUT_FILENO), err: Output(descriptor: STDERR_FILENO))
  }

  /// Tells of something on the error output.
  func complain(_ message: String) { err.line("spoken: " + message) }

  func flush() {
    out.flush()
    err.flush()
  }
}

/// What the system calls an error.
func reason(_ number: Int32) -> String { unsafe String(cString: strerror(number)) }
