// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The rules that a ``GoldenSuite`` checks, and the exceptions that an app makes on purpose.
///
/// ```swift
/// goldens.rules.asked = [.missingIdentifier, .unansweredAction]
/// goldens.rules.exceptions = [
///   GoldenException("last-full-stop", on: "license", because: "the license is a sentence of the law")
/// ]
/// ```
public struct GoldenRules: Sendable {
  /// The rules to check in addition to those for every app.
  public var asked: Set<GoldenRule> = []
  /// The places where the app breaks a rule on purpose. If nothing needs an exception, a check of whole screens fails.
  public var exceptions: [GoldenException] = []
  /// Whether to check the rules of SpokenTextAudit. The default is `true`.
  public var auditsLabels = true

  /// Creates rules without exceptions, which check only the rules for every app.
  public init() {}

  /// Returns whether a rule is checked.
  func checks(_ rule: GoldenRule) -> Bool { !rule.isAsked || asked.contains(rule) }
}

/// A place where an app breaks a rule on purpose, and the reason.
public struct GoldenException: Sendable, Hashable {
  /// The id of the rule, from ``GoldenRule/id`` or `LabelAudit.Rule.id`.
  public let rule: String
  /// The name of the sample, or `nil` for all samples.
  public let sample: String?
  /// The name of the screen or family, or `nil` for all of them.
  public let screen: String?
  /// The reason, for readers of the test.
  public let reason: String

  /// Creates an exception.
  ///
  /// - Parameters:
  ///   - rule: The id of the rule.
  ///   - sample: The name of the sample, or `nil` for all samples.
  ///   - screen: The name of the screen or family, or `nil` for all of them.
  ///   - reason: The reason, for readers of the test.
  public init(_ rule: String, on sample: String? = nil, in screen: String? = nil, because reason: String) {
    (self.rule, self.sample, self.screen, self.reason) = (rule, sample, screen, reason)
  }

  /// Returns whether the exception is for a problem of a screen or family.
  func covers(_ problem: GoldenProblem, in family: String) -> Bool {
    problem.rule == rule && (screen == nil || screen == family)
      && (sample.map { problem.key == $0 || problem.key.hasPrefix("\($0) · ") } ?? true)
  }
}

extension GoldenException: CustomStringConvertible {
  /// The exception on one line, such as `last-full-stop on license: the license is a sentence of the law`.
  public var description: String {
    rule + (sample.map { " on \($0)" } ?? "") + (screen.map { " in \($0)" } ?? "") + ": \(reason)"
  }
}
