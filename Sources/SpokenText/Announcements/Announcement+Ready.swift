// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Announcements that most apps need, with the right priorities.
///
/// Errors that users must act on now have high priority. Results of users' actions have the default priority. News has
/// low priority. See WCAG 2.2 (4.1.3), and `alert` and `status` of ARIA 1.2.
extension Announcement {
  /// Announces a success. For example, `.done(.profileSaved)` is "Profile saved".
  ///
  /// - Parameters:
  ///   - notice: The result.
  ///   - focus: The element to focus, such as a list after a deletion.
  public static func done(_ notice: Phrase.Notice, focus: String? = nil) -> Announcement {
    Announcement(.notice(notice), focus: focus)
  }

  /// Announces an error at high priority. For example, `.failed(.selectAnswer)` is "Error: Please select an answer to
  /// continue".
  ///
  /// To merge several errors into one announcement, use ``AnnouncementCoalescer``.
  ///
  /// - Parameters:
  ///   - problem: The problem and its solution.
  ///   - focus: The element to focus, such as the wrong field.
  public static func failed(_ problem: Phrase.Problem, focus: String? = nil) -> Announcement {
    Announcement(.error(problem), priority: .high, focus: focus)
  }

  /// Announces the errors of a submitted form at high priority, such as "2 errors. First: Email address".
  ///
  /// - Parameters:
  ///   - count: The number of wrong fields. If it is below 1, the announcement is silent.
  ///   - first: The first wrong field.
  ///   - focus: The element to focus, preferably the first wrong field.
  public static func failed(fields count: Int, first: Phrase.Field? = nil, focus: String? = nil) -> Announcement {
    Announcement(.errors(count, first: first), priority: .high, focus: count > 0 ? focus : nil)
  }

  /// Announces the start of work at low priority, such as "Loading" or "Loading tasks, please wait".
  public static func loading(_ activity: Phrase.Activity = .loading, pleaseWait: Bool = false) -> Announcement {
    Announcement(.activity(activity, pleaseWait: pleaseWait), priority: .low)
  }

  /// Announces a new value at low priority, such as "Health battery updated to 75 percent". Without a value, it is
  /// "Health battery updated".
  ///
  /// Announce only changes that users want to know about now.
  ///
  /// - Parameters:
  ///   - name: The name of the value. If it is obvious, pass a blank name.
  ///   - value: The new value.
  public static func updated(_ name: String, to value: Phrase = .nothing) -> Announcement {
    Announcement(.notice(.updated(name, to: value)), priority: .low)
  }

  /// Announces new items at low priority, such as "3 new photos". To add up several arrivals, use
  /// ``AnnouncementCoalescer``.
  ///
  /// - Parameters:
  ///   - count: The number of items that just arrived. If it is below 1, the announcement is silent.
  ///   - noun: The noun for an item.
  public static func arrived(_ count: Int, _ noun: Phrase.Noun) -> Announcement {
    guard count > 0 else { return Announcement(.nothing, priority: .low) }
    var announcement = Announcement(.count(count, noun, status: .new), priority: .low)
    announcement.arrivals = .arrivals(count, noun)
    return announcement
  }

  /// Announces a lost connection at high priority, such as "No internet connection".
  ///
  /// If the app keeps changes, the text is "Offline, changes are kept on this device", at default priority, because
  /// users don't need to act.
  public static func connectionLost(keepsChanges: Bool = false) -> Announcement {
    keepsChanges
      ? Announcement(.notice(.offlineChangesKept)) : Announcement(.notice(.noConnection), priority: .high)
  }

  /// The announcement "Back online".
  public static let connectionBack = Announcement(.notice(.backOnline))

  /// Announces that another screen appeared, such as "Medications screen". Without a name, it is silent. The focus
  /// moves to `focus`, or to the first element.
  public static func screenChanged(_ name: String = "", focus: String? = nil) -> Announcement {
    Announcement(
      TextCleaning.isBlank(name) ? .nothing : .notice(.screen(name)), notification: .screenChanged, focus: focus)
  }

  /// Announces a change of a part of the screen. For example, `.layoutChanged(.panelOpened("Filter"))` is "Filter panel
  /// opened". Without a notice, it only moves the focus.
  public static func layoutChanged(_ notice: Phrase.Notice? = nil, focus: String? = nil) -> Announcement {
    Announcement(notice.map { .notice($0) } ?? .nothing, notification: .layoutChanged, focus: focus)
  }

  /// Announces that another page appeared, such as "Page 4 of 10", or "Question 3 of 5" with `style: .question`.
  public static func pageScrolled(
    to page: Int, of total: Int, style: Phrase.ProgressStyle = .page
  ) -> Announcement {
    Announcement(.progress(page, of: total, style: style), notification: .pageScrolled)
  }
}
