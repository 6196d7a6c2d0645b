// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Whether goldens are written rather than compared.
public struct GoldenRecording: Sendable, Hashable {
  private enum Kind: Sendable, Hashable { case never, asked, refused }

  private let kind: Kind

  /// Goldens are compared.
  public static let never = GoldenRecording(kind: .never)

  /// Goldens are written, and the test fails to say so; on a continuous-integration machine it fails without writing.
  public static var always: GoldenRecording { always(environment: ProcessInfo.processInfo.environment) }

  /// As the environment says: written if `SPOKENTEXT_RECORD` is `1`, otherwise compared.
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
