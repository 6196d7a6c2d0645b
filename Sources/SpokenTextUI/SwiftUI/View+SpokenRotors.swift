// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
  public import SpokenText
  public import SwiftUI

  extension View {
    /// Adds the rotors of a screen or another container.
    ///
    /// For each view that a rotor stops at, add an entry to the same namespace, with the identifier of its card:
    ///
    /// ```swift
    /// List(tasks) { task in
    ///   TaskRow(task).spoken(task)
    ///     .accessibilityRotorEntry(id: task.spoken.identifier, in: rotors)
    /// }
    /// .spokenRotors(of: screen, in: rotors)
    /// ```
    ///
    /// - Parameters:
    ///   - model: The screen, or a model that has a card with rotors.
    ///   - namespace: The namespace of the rotors' stops.
    public func spokenRotors(of model: some Spoken, in namespace: Namespace.ID) -> some View {
      modifier(SpokenRotorsModifier(card: model.spoken, namespace: namespace))
    }
  }

  /// Adds the rotors of a card in the language of the environment's speaker.
  private struct SpokenRotorsModifier: ViewModifier {
    let card: SpokenCard
    let namespace: Namespace.ID
    @Environment(\.speaker) private var speaker

    func body(content: Content) -> some View {
      // Uses `AnyView`, because each rotor adds a modifier and so changes the type of the view.
      speaker.say(card).rotors.reduce(AnyView(content)) { view, rotor in
        AnyView(
          view.accessibilityRotor(
            Text(rotor.name), entries: rotor.stops, entryID: \.entryID, in: namespace, entryLabel: \.label.text))
      }
    }
  }

  extension SpokenElement.Rotor.Stop {
    /// An optional, because a card's identifier is one, and the ids of entries must have its type.
    fileprivate var entryID: String? { id }
  }
#endif
