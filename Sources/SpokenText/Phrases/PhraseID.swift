// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The id of a message in the tables, or of one of its attributes: `delivered`, `delivered.hint`.
///
/// Write it as a literal, so that a text from a user never names a message:
///
/// ```swift
/// extension PhraseID { static let delivered: PhraseID = "delivered" }
/// ```
public struct PhraseID: Sendable, Hashable, ExpressibleByStringLiteral {
  private enum Storage: Sendable {
    /// A message of the library, which tables find by its number.
    case builtIn(BuiltInMessage)
    /// A message of the library that it names itself. An app's own message of this id is another one.
    case library(String)
    /// A message as an app names it.
    case named(String)
  }

  private let storage: Storage

  /// Creates an id that is written in the source code.
  public init(_ id: StaticString) { storage = .named(id.description) }

  /// Creates an id that is written in the source code.
  public init(stringLiteral id: String) { storage = .named(id) }

  /// Creates an id that was read by a tool. Never pass text from a user of an app.
  public init(unchecked id: String) { storage = .named(id) }

  /// Creates an id of a message of the library, for the library itself.
  package init(library id: String) { storage = .library(id) }

  init(_ message: BuiltInMessage) { storage = .builtIn(message) }

  /// Whether the library names one of its own messages.
  var isLibrary: Bool {
    switch storage {
    case .builtIn, .library: true
    case .named: false
    }
  }

  /// The message of the library, if the id was created from one.
  var builtIn: BuiltInMessage? {
    if case .builtIn(let message) = storage { message } else { nil }
  }

  /// The number of the message of the library, if the id was created from one.
  var builtInIndex: Int? { builtIn?.rawValue }

  /// Whether both name the same message.
  public static func == (left: PhraseID, right: PhraseID) -> Bool {
    if let left = left.builtIn, let right = right.builtIn { return left == right }
    return left.description == right.description
  }

  /// Hashes the text of the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// The message, and the attribute if one is named.
  var parts: (message: Substring, attribute: Substring?) {
    let id = description
    guard let dot = id.utf8.firstIndex(of: UInt8(ascii: ".")) else { return (id[...], nil) }
    return (id[..<dot], id[id.utf8.index(after: dot)...])
  }
}

extension PhraseID: CustomStringConvertible {
  /// The id, with its attribute after a dot.
  public var description: String {
    switch storage {
    case .builtIn(let message): message.id
    case .library(let id), .named(let id): id
    }
  }
}
