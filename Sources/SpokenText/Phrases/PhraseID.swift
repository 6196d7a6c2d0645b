// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The ID of a message in the tables, or of one of its attributes, such as `delivered` or `delivered.hint`.
///
/// Use a literal, so that user text never names a message:
///
/// ```swift
/// extension PhraseID { static let delivered: PhraseID = "delivered" }
/// ```
public struct PhraseID: Sendable, Hashable, ExpressibleByStringLiteral {
  private enum Storage: Sendable {
    /// A built-in message, which tables find by its index.
    case builtIn(BuiltInMessage)
    /// A message of the library, by its ID. An app's own message with the same ID is a different message.
    case library(String)
    /// A message by the ID that an app uses.
    case named(String)
  }

  private let storage: Storage

  /// Creates an ID from a literal in source code.
  public init(_ id: StaticString) { storage = .named(id.description) }

  /// Creates an ID from a literal in source code.
  public init(stringLiteral id: String) { storage = .named(id) }

  /// Creates an ID that is known only at run time, such as from a file. Never pass user text.
  public init(unchecked id: String) { storage = .named(id) }

  /// Creates the ID of one of the library's own messages.
  package init(library id: String) { storage = .library(id) }

  init(_ message: BuiltInMessage) { storage = .builtIn(message) }

  /// `true` if the library created the ID for its own message.
  var isLibrary: Bool {
    switch storage {
    case .builtIn, .library: true
    case .named: false
    }
  }

  /// The built-in message, if the ID was created from one.
  var builtIn: BuiltInMessage? {
    if case .builtIn(let message) = storage { message } else { nil }
  }

  /// The number of the built-in message, if the ID was created from one.
  var builtInIndex: Int? { builtIn?.rawValue }

  /// Returns whether both IDs name the same message.
  public static func == (left: PhraseID, right: PhraseID) -> Bool {
    if let left = left.builtIn, let right = right.builtIn { return left == right }
    return left.description == right.description
  }

  /// Hashes the text of the ID.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// The message's name, and the attribute's name if the ID has one.
  var parts: (message: Substring, attribute: Substring?) {
    let id = description
    guard let dot = id.utf8.firstIndex(of: UInt8(ascii: ".")) else { return (id[...], nil) }
    return (id[..<dot], id[id.utf8.index(after: dot)...])
  }
}

extension PhraseID: CustomStringConvertible {
  /// The ID, with its attribute after a dot.
  public var description: String {
    switch storage {
    case .builtIn(let message): message.id
    case .library(let id), .named(let id): id
    }
  }
}
