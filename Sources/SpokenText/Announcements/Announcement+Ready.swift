// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Announcements that come ready: what every app has to tell, each as urgent as it should be.
///
/// What cannot wait, because the listener has to do something about it, cuts off what is being said; what was asked for
/// waits its turn; what came by itself is said when nothing else is. (WCAG 2.2, 4.1.3; ARIA 1.2, `alert` and `status`.)
extension Announcement {
  /// An action succeeded: `.done(.profileSaved)` is "Profile saved". It waits its turn.
  ///
  /// - Parameters:
  ///   - notice: What was done.
  ///   - focus: Where the focus goes, as to the list out of which something was deleted.
  public static func done(_ notice: Phrase.Notice, focus: String? = nil) -> Announcement {
    Announcement(.notice(notice), focus: focus)
  }

  /// Something is wrong: `.failed(.selectAnswer)` is "Error: Please select an answer to continue". It cuts off what is being
  /// said. Several at once are counted, see ``AnnouncementCoalescer``.
  ///
  /// - Parameters:
  ///   - problem: What is wrong, and what to do.
  ///   - focus: Where the focus goes, as to the field that is wrong.
  public static func failed(_ problem: Phrase.Problem, focus: String? = nil) -> Announcement {
    Announcement(.error(problem), priority: .high, focus: focus)
  }

  /// A form was handed in with so many fields wrong: "2 errors. First: Email address". It cuts off what is being said. Below 1
  /// nothing is wrong, and nothing is said.
  ///
  /// - Parameters:
  ///   - count: How many fields are wrong.
  ///   - first: The first of them.
  ///   - focus: Where the focus goes, best to the first of them.
  public static func failed(fields count: Int, first: Phrase.Field? = nil, focus: String? = nil) -> Announcement {
    Announcement(.errors(count, first: first), priority: .high, focus: count > 0 ? focus : nil)
  }

  /// Work begins: "Loading", "Loading tasks, please wait". It is said when nothing else is, for its end says so.
  public static func loading(_ activity: Phrase.Activity = .loading, pleaseWait: Bool = false) -> Announcement {
    Announcement(.activity(activity, pleaseWait: pleaseWait), priority: .low)
  }

  /// Something has another value now: "Health battery updated to 75 percent"; without a value "Health battery updated". It
  /// is said when nothing else is: announce what a listener would want to know now, and leave the rest to the element.
  ///
  /// - Parameters:
  ///   - name: What changed; blank where there is no doubt.
  ///   - value: What it is now.
  public static func updated(_ name: String, to value: Phrase = .nothing) -> Announcement {
    Announcement(.notice(.updated(name, to: value)), priority: .low)
  }

  /// Something came: "3 new photos", "1 new message". It is said when nothing else is. Several at once are added up, see
  /// ``AnnouncementCoalescer``. Below 1 nothing came, and nothing is said.
  ///
  /// - Parameters:
  ///   - count: How many came just now, not how many there are.
  ///   - noun: What they are.
  public static func arrived(_ count: Int, _ noun: Phrase.Noun) -> Announcement {
    guard count > 0 else { return Announcement(.nothing, priority: .low) }
    var announcement = Announcement(.count(count, noun, status: .new), priority: .low)
    announcement.arrivals = .arrivals(count, noun)
    return announcement
  }

  /// There is no connection any more: "No internet connection", which cuts off what is being said; where the app keeps what
  /// is changed meanwhile, "Offline, changes are kept on this device", which waits, for nothing has to be done.
  public static func connectionLost(keepsChanges: Bool = false) -> Announcement {
    keepsChanges
      ? Announcement(.notice(.offlineChangesKept)) : Announcement(.notice(.noConnection), priority: .high)
  }

  /// "Back online". It waits its turn.
  public static let connectionBack = Announcement(.notice(.backOnline))

  /// Another screen is shown: "Medications screen"; without a name nothing is said, for the screen reader goes to its first
  /// element, or to the one that is named here.
  public static func screenChanged(_ name: String = "", focus: String? = nil) -> Announcement {
    Announcement(
      TextCleaning.isBlank(name) ? .nothing : .notice(.screen(name)), notification: .screenChanged, focus: focus)
  }

  /// A part of the screen came, went or changed: `.layoutChanged(.panelOpened("Filter"))` is "Filter panel opened"; without
  /// a notice nothing is said, and the focus goes where it is told to.
  public static func layoutChanged(_ notice: Phrase.Notice? = nil, focus: String? = nil) -> Announcement {
    Announcement(notice.map { .notice($0) } ?? .nothing, notification: .layoutChanged, focus: focus)
  }

  /// Another page is shown: "Page 4 of 10"; `style: .question`, "Question 3 of 5".
  public static func pageScrolled(
    to page: Int, of total: Int, style: Phrase.ProgressStyle = .page
  ) -> Announcement {
    Announcement(.progress(page, of: total, style: style), notification: .pageScrolled)
  }
}
