// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import CSpokenTextTables

/// The id of a message in the tables, or of one of its attributes: `delivered`, `delivered.hint`.
///
/// It is made of a literal, so that a text from a user never names a message:
///
/// ```swift
/// extension PhraseID { static let delivered: PhraseID = "delivered" }
/// ```
///
/// Unsafe for size and speed: it is one machine word, the address of a literal, which lies in the program for as long as
/// it runs; so phrases are small, and copying one counts no reference. Only this file reads the address. An id that was
/// read at run time is copied once and kept for good.
public struct PhraseID: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The address of bytes that end in zero; below ``firstAddress``, one more than the number of a message of ours.
  private let word: UInt

  private static let firstAddress: UInt = 4096

  /// An id that is written in the source code.
  public init(_ id: StaticString) {
    word = unsafe id.hasPointerRepresentation ? UInt(bitPattern: id.utf8Start) : Self.kept("\(id)")
  }

  /// An id that is written in the source code.
  public init(stringLiteral value: StaticString) { self.init(value) }

  /// Not available: the compiler says what to write.
  @available(
    *, unavailable,
    message: "the id of a message must be a literal; in tools, use PhraseID(unchecked:)"
  )
  public init(_ id: String) { self.init(unchecked: id) }

  /// An id that was read: by a tool that tries out tables, never from a user of an app. It is kept in memory for good.
  public init(unchecked id: String) {
    word = Self.kept(id)
  }

  /// The ids that were read, each once. Safe despite `nonisolated(unsafe)`, because it is used under the lock only.
  private nonisolated(unsafe) static var keptIDs: [String: UInt] = [:]

  private static func kept(_ id: String) -> UInt {
    spokentext_lock()
    defer { spokentext_unlock() }
    if let word = unsafe keptIDs[id] { return word }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: id.utf8.count + 1)
    for (offset, byte) in id.utf8.enumerated() { unsafe bytes[offset] = byte }
    unsafe bytes[id.utf8.count] = 0
    unsafe keptIDs[id] = UInt(bitPattern: bytes)
    return UInt(bitPattern: bytes)
  }

  init(_ message: BuiltInMessage) { word = UInt(message.rawValue) + 1 }

  /// The message of ours that it is, if it was made as one.
  @inline(__always)
  var builtIn: BuiltInMessage? {
    word < Self.firstAddress ? BuiltInMessage(rawValue: Int(word) - 1) : nil
  }

  /// The number of the message of ours that it is, if it was made as one: quicker than the message itself.
  @inline(__always)
  var builtInIndex: Int? { word < Self.firstAddress ? Int(word) - 1 : nil }

  /// Hands `body` the bytes of the id, which are valid during the call only.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let builtIn {
      var id = builtIn.id
      return id.withUTF8(body)
    }
    guard let start = unsafe UnsafePointer<UInt8>(bitPattern: word) else {
      return unsafe body(UnsafeBufferPointer(start: nil, count: 0))
    }
    return unsafe body(UnsafeBufferPointer(start: start, count: spokentext_length(start)))
  }

  /// Whether both name the same message.
  public static func == (left: PhraseID, right: PhraseID) -> Bool {
    if left.word == right.word { return true }
    if left.word < firstAddress, right.word < firstAddress { return false }
    return unsafe left.withBytes { left in unsafe right.withBytes { unsafe left.elementsEqual($0) } }
  }

  /// Hashes the id by its letters.
  public func hash(into hasher: inout Hasher) {
    unsafe withBytes { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// The message, and the attribute if one is named.
  var parts: (message: String, attribute: String?) {
    unsafe withBytes { bytes in
      guard let dot = unsafe bytes.firstIndex(of: UInt8(ascii: ".")) else {
        return unsafe (String(decoding: bytes, as: UTF8.self), nil)
      }
      return unsafe (
        String(decoding: bytes[..<dot], as: UTF8.self), String(decoding: bytes[(dot + 1)...], as: UTF8.self)
      )
    }
  }
}

extension PhraseID: CustomStringConvertible {
  /// The id, with its attribute after a dot.
  public var description: String { unsafe withBytes { unsafe String(decoding: $0, as: UTF8.self) } }
}
