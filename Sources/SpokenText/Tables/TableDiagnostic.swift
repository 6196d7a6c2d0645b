// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// An error or a warning in a locale table or an overlay.
///
/// Its ``description`` has the format of compilers' diagnostics, such as `money.ftl:12:5: error: …`, so that editors
/// can show the place.
public struct TableDiagnostic: Error, Sendable, Hashable, CustomStringConvertible {
  /// The severity of a diagnostic.
  public struct Severity: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: String, Sendable, Hashable { case error, warning }

    private let kind: Kind

    /// The entry is omitted, or gives a different text than intended.
    public static let error = Severity(kind: .error)
    /// The entry works, but may be a mistake.
    public static let warning = Severity(kind: .warning)

    /// `error` or `warning`.
    public var description: String { kind.rawValue }
  }

  /// The name of the file, as it was passed.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int
  /// The severity.
  public var severity: Severity
  /// A sentence with the problem and its solution.
  public var message: String

  /// One line with the file, the line, the column, the severity, and the message.
  public var description: String { "\(file):\(line):\(column): \(severity): \(message)" }
}
