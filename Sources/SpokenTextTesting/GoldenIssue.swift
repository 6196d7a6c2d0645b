// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A problem that a check found, with its place in the source code. See ``GoldenSuite/onIssue``.
public struct GoldenIssue: Sendable, Hashable {
  /// The problem, or the phrase with brackets around the difference.
  public var problem: String
  /// The place of the sample in the source code. For other problems, the place of the check.
  public var place: SourcePlace

  /// Creates an issue.
  public init(problem: String, place: SourcePlace) { (self.problem, self.place) = (problem, place) }
}

extension GoldenIssue: CustomStringConvertible {
  /// The problem.
  public var description: String { problem }
}

/// A place in the source code, in the form that test frameworks use.
public struct SourcePlace: Sendable, Hashable {
  /// The module and the file, such as `AppTests/Samples.swift`.
  public var fileID: String
  /// The absolute path of the file.
  public var filePath: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// Creates a place.
  public init(fileID: String, filePath: String, line: Int, column: Int) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The file, the line, and the column, such as `AppTests/Samples.swift:12:4`.
  public var description: String { "\(fileID):\(line):\(column)" }
}
