// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The choice between comparing and recording golden files.
public struct GoldenRecording: Sendable, Hashable {
  private enum Kind: Sendable, Hashable { case never, asked, refused }

  private let kind: Kind

  /// Compares golden files.
  public static let never = GoldenRecording(kind: .never)

  /// Records golden files, and then fails the test on purpose.
  ///
  /// If the environment variable `CI` is set, except to `false` or `0`, the test fails without recording.
  public static var always: GoldenRecording { always(environment: ProcessInfo.processInfo.environment) }

  /// Records golden files if `SPOKENTEXT_RECORD` is `1`, and compares them otherwise. See ``always``.
  public static var whenAsked: GoldenRecording { whenAsked(environment: ProcessInfo.processInfo.environment) }

  static func always(environment: [String: String]) -> GoldenRecording {
    let runner = environment["CI"] ?? ""
    return GoldenRecording(kind: runner.isEmpty || runner == "false" || runner == "0" ? .asked : .refused)
  }

  static func whenAsked(environment: [String: String]) -> GoldenRecording {
    environment["SPOKENTEXT_RECORD"] == "1" ? always(environment: environment) : .never
  }

  var isAsked: Bool { kind != .never }
  var isRefused: Bool { kind == .refused }
}
