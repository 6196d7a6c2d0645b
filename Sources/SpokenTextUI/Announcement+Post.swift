// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(Accessibility)
  internal import Accessibility
  internal import Foundation
  public import SpokenText

  extension Announcement {
    /// Tells the screen reader that runs, if one does: says it, and moves the focus where it asks for that.
    ///
    /// ```swift
    /// Announcement.done(.profileSaved).post(using: speaker)                      // "Profile saved"
    /// Announcement.failed(.selectAnswer, focus: "answers").post(using: speaker) { views[$0] }
    /// ```
    ///
    /// What is silent and changes nothing is not posted.
    ///
    /// - Parameters:
    ///   - speaker: Who says it.
    ///   - element: The element of UIKit with an identifier, to which the focus moves. In SwiftUI focus is a state of the view:
    ///     set an `AccessibilityFocusState` to ``/SpokenText/Announcement/focus`` instead.
    @MainActor public func post(using speaker: Speaker, focusing element: ((String) -> Any?)? = nil) {
      speaker.say(self)?.post(focusing: element)
    }
  }

  extension SpokenAnnouncement {
    /// Tells the screen reader that runs, if one does: says it, and moves the focus where it asks for that.
    ///
    /// Its urgency is kept from macOS 14, iOS 17, tvOS 17 and watchOS 10 on. Before, only whether it interrupts is kept; on
    /// watchOS 9 there are no announcements, and nothing is said.
    ///
    /// - Parameter element: The element of UIKit with an identifier, to which the focus moves.
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
