/// Something wrong in a locale table or an overlay, and where it is.
///
/// Printed as compilers print theirs, so that editors find the place: `money.ftl:12:5: error: …`.
public struct TableDiagnostic: Error, Sendable, Hashable, CustomStringConvertible {
  /// How much it matters.
  public enum Severity: String, Sendable, Hashable {
    /// The entry is left out, or says something else than it should.
    case error
    /// The entry works, but may not be what was meant.
    case warning
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
  public var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(message)" }
}
