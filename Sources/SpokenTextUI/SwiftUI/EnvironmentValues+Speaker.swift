// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
  internal import Foundation
  public import SpokenText
  public import SwiftUI

  extension EnvironmentValues {
    /// The speaker that reads the cards of the views in this environment.
    ///
    /// To set it, use `speaking(_:_:)`. In a preview or test, set the value itself, such as `.environment(\.speaker,
    /// Speaker("pl", timeZone: zone, reference: .fixed(now)))`. The default speaker uses the environment's locale and
    /// time zone, without an app's phrases.
    public var speaker: Speaker {
      get { self[SpeakerKey.self] ?? Speaker(locale: locale, timeZone: timeZone) }
      set { self[SpeakerKey.self] = newValue }
    }

    /// The current minute, if `speaking(_:_:)` is applied to a view around this one.
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
    /// Sets the speaker of the views inside, with an app's phrases and the environment's locale and time zone.
    ///
    /// ```swift
    /// WindowGroup { ContentView().speaking(AppPhrases.overlay) }
    /// ```
    ///
    /// Relative times are refreshed every minute. For example, "5 minutes ago" becomes "6 minutes ago".
    ///
    /// - Parameters:
    ///   - overlay: The app's phrases, or `nil` to use only those of the library.
    ///   - change: Sets the user's preferences, such as `{ $0.interaction = .touch }`.
    public func speaking(
      _ overlay: Overlay? = nil, _ change: @escaping (inout Speaker) -> Void = { _ in }
    ) -> some View {
      modifier(SpeakingModifier(overlay: overlay, change: change))
    }
  }

  /// Sets a speaker for the environment's locale.
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

    // Uses the live clock instead of the timeline's minute. Otherwise, a date in the current minute would seem to be in
    // the future.
    private var speaker: Speaker {
      let plain = Speaker(locale: locale, timeZone: timeZone)
      return (overlay.map { plain.adding($0) } ?? plain).with(change)
    }
  }
#endif
