// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(Accessibility)
  internal import Accessibility
  internal import Foundation
  public import SpokenText

  extension Announcement {
    /// Announces the phrase with the active screen reader, and moves the focus if the announcement asks for that.
    ///
    /// ```swift
    /// Announcement.done(.profileSaved).post(using: speaker)                      // "Profile saved"
    /// Announcement.failed(.selectAnswer, focus: "answers").post(using: speaker) { views[$0] }
    /// ```
    ///
    /// If the announcement has no text, it is only posted if it reports a change of the screen or its layout.
    ///
    /// - Parameters:
    ///   - speaker: The speaker for the text.
    ///   - element: Returns the UIKit or AppKit element with an identifier, to move the focus there. In SwiftUI, set an
    ///     `AccessibilityFocusState` to ``/SpokenText/Announcement/focus`` instead.
    @MainActor public func post(using speaker: Speaker, focusing element: ((String) -> Any?)? = nil) {
      speaker.say(self)?.post(focusing: element)
    }
  }

  extension SpokenAnnouncement {
    /// Announces the text with the active screen reader, and moves the focus if the announcement asks for that.
    ///
    /// Before iOS 17 and tvOS 17, only high priority differs from the default. Before watchOS 10, nothing is announced.
    ///
    /// - Parameter element: Returns the UIKit or AppKit element with an identifier, to move the focus there.
    @MainActor public func post(focusing element: ((String) -> Any?)? = nil) {
      if !postsChange(focusing: focus.flatMap { element?($0) }), !utterance.text.isEmpty { announce() }
    }

    @MainActor private func announce() {
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
        var text = AttributedString(utterance)
        text.accessibilitySpeechAnnouncementPriority =
          switch priority {
          case .high: .high
          case .low: .low
          default: .default
          }
        AccessibilityNotification.Announcement(text).post()
      } else {
        announceAsBefore()
      }
    }
  }
#endif
