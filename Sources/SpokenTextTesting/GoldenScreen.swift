// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import SpokenText

/// A whole screen as a golden sample, with its title and its elements in reading order.
///
/// ```swift
/// let screen = GoldenScreen(
///   "tasks", titled: .tasks,
///   [
///     .element("heading", SpokenCard.heading(.tasks, level: .h1)),
///     .element("walk", walk).showing(.state(.overdue, of: .task)),
///     .element("done", SpokenCard.button(.action(.done, "walk"), id: "done")),
///     .announcement("walk done", .done(.walkDone)),
///   ],
///   answers: [.announces("walk done"): ["done"]])
///
/// @Test func screens() throws {
///   try goldens.verify([screen], in: ["en", "pl"]) { Speaker($0, timeZone: zone, reference: .fixed(now)) }
/// }
/// ```
///
/// The golden file has rows for the title, the order of the elements, the samples, and, for a modal screen, the
/// presentation. The test also checks the rules in ``GoldenRule``.
public struct GoldenScreen: Sendable {
  /// The name of the golden file.
  public let name: String
  /// The title, which a screen reader reads when the screen appears.
  public let title: Phrase
  /// `true` if the screen is modal, such as a sheet. Users can't reach the screen under it.
  public let isModal: Bool
  /// The elements in reading order, and the announcements.
  public let samples: [GoldenSample]
  /// The buttons and actions with each result. A button is identified by the name of its sample, and an action by its
  /// id.
  public let answers: [GoldenAnswer: [String]]
  /// The rotors of the screen.
  public let rotors: [SpokenRotor]
  /// The place in the source code.
  public let place: SourcePlace

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - name: The name of the golden file, unique in a suite.
  ///   - title: The title, which a screen reader reads when the screen appears.
  ///   - isModal: Pass `true` for a modal screen, such as a sheet.
  ///   - samples: The elements in reading order, and the announcements.
  ///   - answers: The buttons and actions with each result.
  ///   - rotors: The rotors of the screen.
  ///   - fileID: The file of the call.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ name: String, titled title: Phrase, isModal: Bool = false, _ samples: [GoldenSample],
    answers: [GoldenAnswer: [String]] = [:], rotors: [SpokenRotor] = [], fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    (self.name, self.title, self.isModal, self.samples) = (name, title, isModal, samples)
    (self.answers, self.rotors) = (answers, rotors)
    place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The screen as a card that contains its elements.
  public var card: SpokenCard {
    var card = SpokenCard.screen(title, isModal: isModal) { elements.map(\.card) }
    card.rotors = rotors
    return card
  }

  /// The elements, with the names of their samples.
  public var elements: [(key: String, card: SpokenCard)] {
    samples.compactMap { sample in
      if case .element(let card) = sample.content { (sample.key, card) } else { nil }
    }
  }

  /// The announcements, with the names of their samples.
  public var announcements: [(key: String, announcement: Announcement)] {
    samples.compactMap { sample in
      if case .announcement(let announcement) = sample.content { (sample.key, announcement) } else { nil }
    }
  }

  var allSamples: [GoldenSample] {
    var whole: [GoldenSample] = [.phrase("title", title)]
    if isModal { whole.append(GoldenSample("presentation", unchecked: Utterance("modal"), at: place)) }
    let order = elements.filter { !$0.card.isHidden }.map(\.key).joined(separator: ", ")
    if !order.isEmpty { whole.append(GoldenSample("order", unchecked: Utterance(order), at: place)) }
    for rotor in rotors { whole.append(.phrase("rotor \(rotor.stops.joined(separator: ", "))", rotor.name)) }
    return whole + samples
  }
}

extension GoldenScreen: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
