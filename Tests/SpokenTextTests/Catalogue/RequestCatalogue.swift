// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenTextTesting

@testable import SpokenText
@testable import SpokenTool

extension Catalogue {
  /// Requests of the command in JSON, one a line, for branches that few languages have. Each is a candidate, so a
  /// language has a golden for it only if nothing else reaches one of its branches.
  static func requests(_ probe: Probe) -> [GoldenSample] { probe.candidates(requestSamples) }

  private static let requestSamples: [GoldenSample] = {
    let text = try? String(contentsOf: GoldenRows.folder.appendingPathComponent("Requests.jsonl"), encoding: .utf8)
    var speakers = Speakers()
    return (text ?? "").split(separator: "\n").map { line in
      do { return try sample(of: String(line), speakers: &speakers) } catch { preconditionFailure("\(line): \(error)") }
    }
  }()

  /// Returns the sample of a line. Its key is the line without the braces.
  private static func sample(of line: String, speakers: inout Speakers) throws -> GoldenSample {
    guard case .object(let all) = try JSONReader.value(of: line) else { preconditionFailure("no object: \(line)") }
    let kind = try readKind(all.first { $0.name == "kind" }?.value)
    let members = all.filter { $0.name != "kind" }
    let listener = try Listener(members, speakers: &speakers)
    guard let type = kind.type else { preconditionFailure("not a phrase: \(line)") }
    let phrase = try KeyReader.phrase(of: type, members, for: listener)
    let context = listener.context ?? .standalone
    let hourCycle = members.contains { $0.name == "hourCycle" } ? listener.speaker.hourCycle : nil
    return GoldenSample(String(line.dropFirst().dropLast())) { speaker in
      let asked = speaker.with {
        $0.reference = listener.speaker.reference
        $0.zone = listener.zone.offsets
        if let hourCycle { $0.hourCycle = hourCycle }
      }
      return asked.say(phrase, context: context)
    }
  }
}
