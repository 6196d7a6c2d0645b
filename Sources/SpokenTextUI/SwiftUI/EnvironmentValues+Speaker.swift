// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
  internal import Foundation
  public import SpokenText
  public import SwiftUI

  extension EnvironmentValues {
    /// Says the cards of the views below.
    ///
    /// It is set by `speaking(_:_:)`, or as any value of the environment, in a preview or a test:
    /// `.environment(\.speaker, Speaker("pl", timeZone: zone, reference: .fixed(now)))`. Where nothing has set it, it speaks
    /// the environment's locale in the environment's time zone, with our phrases alone.
    public var speaker: Speaker {
      get { self[SpeakerKey.self] ?? Speaker(locale: locale, timeZone: timeZone) }
      set { self[SpeakerKey.self] = newValue }
    }

    /// Changes every minute, where `speaking(_:_:)` stands above.
    var spokenMinute: Date {
      get { self[SpokenMinuteKey.self] }
      set { self[SpokenMinuteKey.self] = newValue }
    }
  }

  private struct SpeakerKey: EnvironmentKey {
    static let defaultValue: Speaker? = nil
  }

  private struct SpokenMinuteKey: EnvironmentKey {
    static let defaultValue = Date.distantPast
  }

  extension View {
    /// The views below speak with an app's own phrases, in the environment's locale and time zone, and say moments anew each
    /// minute: "5 minutes ago", then "6 minutes ago".
    ///
    /// ```swift
    /// WindowGroup { ContentView().speaking(AppPhrases.overlay) }
    /// ```
    ///
    /// - Parameters:
    ///   - overlay: The app's phrases; nil for ours alone.
    ///   - change: Sets what the listener prefers: `{ $0.interaction = .touch }`.
    public func speaking(
      _ overlay: Overlay? = nil, _ change: @escaping (inout Speaker) -> Void = { _ in }
    ) -> some View {
      modifier(SpeakingModifier(overlay: overlay, change: change))
    }
  }

  /// Puts a speaker of the environment's locale into the environment.
  private struct SpeakingModifier: ViewModifier {
    let overlay: Overlay?
    let change: (inout Speaker) -> Void
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    func body(content: Content) -> some View {
      TimelineView(.everyMinute) { timeline in
        content
          .environment(\.speaker, speaker)
          .environment(\.spokenMinute, timeline.date)
      }
    }

    // The moment stays that of the clock: one that was fixed a minute ago would say that what is new is yet to come.
    private var speaker: Speaker {
      let plain = Speaker(locale: locale, timeZone: timeZone)
      return (overlay.map { plain.adding($0) } ?? plain).with(change)
    }
  }
#endif
