// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file or the standard input, read in pieces.
final class Input {
  /// The name in messages.
  let name: String
  private let descriptor: Int32

  /// Opens a file, or the standard input if the path is `-` or `nil`.
  init(_ path: String?) throws(Problem) {
    guard let path, path != "-" else {
      name = "standard input"
      descriptor = STDIN_FILENO
      return
    }
    name = path
    // A named pipe that has no writer yet would look empty, so open it in blocking mode, which waits for one.
    descriptor = SystemCalls.open(path)
    guard descriptor >= 0 else { throw .unreadable(path, reason: SystemCalls.reason(errno)) }
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// Reads the available bytes, at most `buffer.count`, and waits only if none are available. Returns 0 at the end.
  func read(into buffer: inout [UInt8]) throws(Problem) -> Int {
    while true {
      let count = SystemCalls.read(descriptor, into: &buffer)
      if count >= 0 { return count }
      guard errno == EINTR else { throw .unreadable(name, reason: SystemCalls.reason(errno)) }
    }
  }

  static func bytes(of path: String?) throws(Problem) -> [UInt8] {
    let input = try Input(path)
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = try input.read(into: &buffer), count > 0 { all += buffer[..<count] }
    return all
  }

  static func text(of path: String?) throws(Problem) -> String {
    let bytes = try bytes(of: path)
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw .notText(path ?? "standard input") }
    return text
  }
}

/// The lines of an input. Only the lines of one read are in memory at a time, and lines longer than ``limit`` are
/// skipped.
struct Lines {
  /// A line, or `tooLong` in place of a skipped line.
  enum Line: Equatable, Sendable {
    case bytes([UInt8])
    case tooLong
  }

  /// 16 MiB, more than any app's overlay.
  static let limit = 1 << 24

  private let read: (inout [UInt8]) throws(Problem) -> Int
  private let limit: Int
  private var buffer: [UInt8]
  private var start = 0
  private var end = 0
  private var atEnd = false

  /// - Parameters:
  ///   - capacity: The number of bytes to read at once.
  ///   - limit: The greatest length of a line in bytes.
  ///   - read: Fills a buffer from its start, and returns the number of bytes, which is 0 at the end.
  init(
    capacity: Int = 1 << 18, limit: Int = Lines.limit, _ read: @escaping (inout [UInt8]) throws(Problem) -> Int
  ) {
    self.read = read
    self.limit = limit
    buffer = [UInt8](repeating: 0, count: capacity)
  }

  /// Returns the lines that are available without waiting, but waits for the first. Returns `nil` at the end.
  mutating func nextAvailable() throws(Problem) -> [Line]? {
    guard let first = try next() else { return nil }
    var lines = [first]
    while buffer[start..<end].contains(0x0A), let line = try next() { lines.append(line) }
    return lines
  }

  /// Returns the next line without its line feed, or `nil` at the end. The last line may lack its line feed.
  mutating func next() throws(Problem) -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    var isBegun = false
    while true {
      if start == end {
        guard !atEnd, case let count = try read(&buffer), count > 0 else {
          atEnd = true
          return isBegun ? (isTooLong ? .tooLong : .bytes(line)) : nil
        }
        (start, end) = (0, count)
      }
      isBegun = true
      let feed = buffer[start..<end].firstIndex(of: 0x0A)
      let piece = start..<(feed ?? end)
      if line.count + piece.count > limit {
        isTooLong = true
        line = []
      } else if !isTooLong {
        line += buffer[piece]
      }
      start = feed.map { $0 + 1 } ?? end
      if feed != nil { return isTooLong ? .tooLong : .bytes(line) }
    }
  }
}
