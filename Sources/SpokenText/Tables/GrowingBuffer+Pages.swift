// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import CSpokenTextTables
internal import SpokenTextFluent

extension GrowingBuffer {
  /// Makes room for as many elements in all, of which so many will surely be used. The system lays pages under these at
  /// once: the hundred pages of a table take a tenth of a first phrase if each is laid at its first use. What a file far
  /// larger than ours would take is not laid before it is needed.
  ///
  /// Unsafe because the address is handed to the system, which writes nothing there but the zeros of new pages.
  mutating func reserveCapacity(_ capacity: Int, touching used: Int) {
    reserveCapacity(capacity)
    guard let memory = unsafe reserved else { return }
    unsafe spokentext_touch(memory, min(min(used, capacity) * MemoryLayout<Element>.stride, 1 << 20))
  }

  /// Frees the memory, and gives its pages back to the system.
  ///
  /// Unsafe because what they hold is lost; nothing else refers to it.
  mutating func discard() {
    if let memory = unsafe reserved { unsafe spokentext_discard(memory, count * MemoryLayout<Element>.stride) }
    self = GrowingBuffer()
  }

  /// Returns the elements as an array. The buffer is empty afterwards.
  mutating func drained() -> [Element] {
    let elements = unsafe drain()
    defer { unsafe elements.deallocate() }
    return unsafe Array(elements)
  }
}
