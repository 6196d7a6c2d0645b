// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// One thing that a check found wrong, at its place in the source code: see ``GoldenSuite/onIssue``.
public struct GoldenIssue: Sendable, Hashable {
  /// What is wrong, or the phrase with what differs in brackets.
  public var problem: String
  /// Where: at the sample that says it, and at the check for what no sample says.
  public var place: SourcePlace

  /// An issue at a place.
  public init(problem: String, place: SourcePlace) { (self.problem, self.place) = (problem, place) }
}

extension GoldenIssue: CustomStringConvertible {
  /// What is wrong.
  public var description: String { problem }
}

/// A place in the source code, in the terms of test frameworks.
public struct SourcePlace: Sendable, Hashable {
  /// The module and the file: `AppTests/Samples.swift`.
  public var fileID: String
  /// The file, from the root of the disk.
  public var filePath: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// A place.
  public init(fileID: String, filePath: String, line: Int, column: Int) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }
}

extension SourcePlace: CustomStringConvertible {
  /// As `AppTests/Samples.swift:12:4`.
  public var description: String { "\(fileID):\(line):\(column)" }
}
