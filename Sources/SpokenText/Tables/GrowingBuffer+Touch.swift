internal import CSpokenTextTables
internal import SpokenTextFluent

extension GrowingBuffer {
  /// Makes room for as many elements in all, of which so many will surely be used. The system lays pages under these at
  /// once: for the hundred pages of a table, each at its first use, that takes as long as compiling a quarter of it.
  ///
  /// Unsafe because the address is handed to the system, which writes nothing there but the zeros of new pages.
  mutating func reserveCapacity(_ capacity: Int, touching used: Int) {
    reserveCapacity(capacity)
    guard let memory = unsafe reserved else { return }
    unsafe spokentext_touch(memory, min(used, capacity) * MemoryLayout<Element>.stride)
  }
}
