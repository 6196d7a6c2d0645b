// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Something wrong in a locale table or an overlay, and where it is.
///
/// Printed as compilers print theirs, so that editors find the place: `money.ftl:12:5: error: …`.
public struct TableDiagnostic: Error, Sendable, Hashable, CustomStringConvertible {
  /// How much it matters.
  public struct Severity: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: String, Sendable, Hashable { case error, warning }

    private let kind: Kind

    /// The entry is left out or says something else than it should.
    public static let error = Severity(kind: .error)
    /// It works, and may still not be what was meant.
    public static let warning = Severity(kind: .warning)

    /// `error` or `warning`.
    public var description: String { kind.rawValue }
  }

  /// The file's name as it was given.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int
  /// How much it matters.
  public var severity: Severity
  /// What is wrong and what to do, in a sentence.
  public var message: String

  /// One line: file, line, column, severity and sentence.
  public var description: String { "\(file):\(line):\(column): \(severity): \(message)" }
}
