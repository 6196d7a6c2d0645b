// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// System calls that take the address of a buffer.
///
/// They are unsafe for that reason. Each use is safe, because the call gets the size of the buffer, and doesn't keep
/// the address.
enum SystemCalls {
  /// Opens a file for reading. Returns its descriptor, or a negative number if this fails.
  static func open(_ path: String) -> Int32 { unsafe Foundation.open(path, O_RDONLY) }

  /// Reads at most `buffer.count` bytes. Returns their number, 0 at the end, or a negative number if this fails.
  static func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Int {
    unsafe buffer.withUnsafeMutableBytes { unsafe Foundation.read(descriptor, $0.baseAddress, $0.count) }
  }

  /// Writes bytes. Returns their number, or a negative number if this fails.
  static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int {
    unsafe bytes.withUnsafeBytes { unsafe Foundation.write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Writes text to the error output at once, such as a line that shows progress.
  static func writeToErrors(_ text: String) { _ = write(STDERR_FILENO, Array(text.utf8)[...]) }

  /// Returns the system's description of an error.
  static func reason(_ number: Int32) -> String { unsafe String(cString: strerror(number)) }
}
