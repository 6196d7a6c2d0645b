// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Notices of results, changes, and new screens.
extension Phrase.Notice {
  /// Returns the notice "Ibuprofen added", or "Added" without a name.
  public static func added(_ name: String = "") -> Phrase.Notice { done(.doneAdded, "done-added.alone", name) }
  /// Returns the notice "Ibuprofen removed", or "Removed" without a name.
  public static func removed(_ name: String = "") -> Phrase.Notice { done(.doneRemoved, "done-removed.alone", name) }
  /// Returns the notice "Groceries saved", or "Saved" without a name.
  public static func saved(_ name: String = "") -> Phrase.Notice { done(.doneSaved, "done-saved.alone", name) }
  /// Returns the notice "Groceries created", or "Created" without a name.
  public static func created(_ name: String = "") -> Phrase.Notice { done(.doneCreated, "done-created.alone", name) }
  /// Returns the notice "Groceries updated", or "Updated" without a name.
  public static func updated(_ name: String = "") -> Phrase.Notice { done(.doneUpdated, "done-updated.alone", name) }
  /// Returns the notice "Groceries copied", or "Copied" without a name.
  public static func copied(_ name: String = "") -> Phrase.Notice { done(.doneCopied, "done-copied.alone", name) }
  /// Returns the notice "Groceries shared", or "Shared" without a name.
  public static func shared(_ name: String = "") -> Phrase.Notice { done(.doneShared, "done-shared.alone", name) }
  /// Returns the notice "Groceries archived", or "Archived" without a name.
  public static func archived(_ name: String = "") -> Phrase.Notice { done(.doneArchived, "done-archived.alone", name) }
  /// Returns the notice "Morning walk added to favorites", or "Added to favorites" without a name.
  public static func favorite(_ name: String = "") -> Phrase.Notice { done(.doneFavorite, "done-favorite.alone", name) }
  /// Returns the notice "Morning walk removed from favorites", or "Removed from favorites" without a name.
  public static func unfavorite(_ name: String = "") -> Phrase.Notice {
    done(.doneUnfavorite, "done-unfavorite.alone", name)
  }

  /// The notice "Undone", after the user took back the last change.
  public static let undone = Phrase.Notice(PhraseID(.doneUndone))

  private static func done(_ message: BuiltInMessage, _ alone: PhraseID, _ name: String) -> Phrase.Notice {
    TextCleaning.isBlank(name) ? Phrase.Notice(alone) : Phrase.Notice(PhraseID(message), ["name": .text(name)])
  }

  /// Returns the notice "Groceries moved to Archive", or "Moved to Archive" without a name.
  ///
  /// - Parameters:
  ///   - name: The name of the item.
  ///   - place: The new place, such as a folder or a list. If it is blank, the notice is ``updated(_:)``.
  public static func moved(_ name: String = "", to place: String) -> Phrase.Notice {
    if TextCleaning.isBlank(place) { return .updated(name) }
    return TextCleaning.isBlank(name)
      ? Phrase.Notice("done-moved.alone", ["place": .text(place)])
      : Phrase.Notice(PhraseID(.doneMoved), ["name": .text(name), "place": .text(place)])
  }

  /// Returns the notice "Sent to Maya", or "Sent" without a name.
  public static func sent(to who: String = "") -> Phrase.Notice {
    TextCleaning.isBlank(who)
      ? Phrase.Notice("done-sent.alone") : Phrase.Notice(PhraseID(.doneSent), ["who": .text(who)])
  }

  /// Returns the notice "Aspirin marked as taken", or "Marked as taken" without a name.
  ///
  /// - Parameters:
  ///   - name: The name of the item.
  ///   - status: The new status.
  ///   - noun: The noun for the item, which the status agrees with in some languages. Without one, the status has its
  ///     impersonal form.
  public static func marked(
    _ name: String = "", as status: Phrase.Status, of noun: Phrase.Noun? = nil
  ) -> Phrase.Notice {
    let state = Phrase.state(status, of: noun)
    return TextCleaning.isBlank(name)
      ? Phrase.Notice("done-marked.alone", ["state": state])
      : Phrase.Notice(PhraseID(.doneMarked), ["name": .text(name), "state": state])
  }

  /// Returns a notice of deleted items, such as "3 items deleted", "1 photo deleted", or "0 items deleted".
  public static func deleted(_ count: Int, _ noun: Phrase.Noun) -> Phrase.Notice {
    Phrase.Notice(
      PhraseID(.doneDeletedThings), ["things": .count(count, noun, zero: .digits), "count": .number(count)])
  }

  /// The notice with the sentence "Undo available", such as "3 items deleted. Undo available".
  public var withUndo: Phrase.Notice { Phrase.Notice(PhraseID(.undoAvailable), ["done": phrase]) }

  /// Returns the notice "Health battery updated to 75 percent", or "Updated to 75 percent" without a name. If the value
  /// is empty, the notice is ``updated(_:)``.
  public static func updated(_ name: String, to value: Phrase) -> Phrase.Notice {
    if value.isSilent { return .updated(name) }
    return TextCleaning.isBlank(name)
      ? Phrase.Notice("updated-to.alone", ["value": value])
      : Phrase.Notice(PhraseID(.updatedTo), ["name": .text(name), "value": value])
  }

  /// Returns the notice "Medications screen", or "New screen" without a name. Use it if the whole screen changed.
  public static func screen(_ name: String) -> Phrase.Notice { done(.screenNamed, "screen-named.alone", name) }
  /// Returns the notice "Filter panel opened", or "Panel opened" without a name. Use it if a part of the screen
  /// appeared.
  public static func panelOpened(_ name: String) -> Phrase.Notice { done(.panelOpened, "panel-opened.alone", name) }
  /// Returns the notice "Filter panel closed", or "Panel closed" without a name.
  public static func panelClosed(_ name: String) -> Phrase.Notice { done(.panelClosed, "panel-closed.alone", name) }

  /// The notice "This can't be undone". Use it after the name of an action.
  public static let irreversible = Phrase.Notice(PhraseID(.irreversible))
  /// The notice "Hidden", in place of private content. For money, use ``Phrase/hiddenAmount``.
  public static let hidden = Phrase.Notice(PhraseID(.contentHidden))
  /// The notice "Nothing to show".
  public static let nothingToShow = Phrase.Notice(PhraseID(.emptyNothing))
  /// The notice "No data". Use it if nothing was measured.
  public static let noData = Phrase.Notice(PhraseID(.emptyData))
  /// The notice "Canceled", for a bus, a train, or a flight.
  public static let departureCancelled = Phrase.Notice(PhraseID(.departureCancelled))
  /// The notice "Try another word". Use it after ``noResults(for:)``.
  public static let tryAnotherWord = Phrase.Notice(PhraseID(.emptyOtherWord))
  /// Returns the notice "Add one to get started". Use it after ``Phrase/empty(_:)``.
  public static func add(_ noun: Phrase.Noun) -> Phrase.Notice {
    Phrase.Notice(PhraseID(.emptyAdd), ["noun": .message(noun.id)])
  }
}

extension Phrase {
  /// Returns a phrase for an empty screen and how to fill it, such as "No medications yet. Add one to get started".
  public static func emptyToFill(_ noun: Noun) -> Phrase { .sentences([.empty(noun), .notice(.add(noun))]) }

  /// Returns a phrase for something that is locked until a time, such as "Locked until 3:00 PM".
  ///
  /// - Parameter time: The time, as a time of day, a day, or a moment. If it is empty, the phrase is ``Status/locked``.
  public static func locked(until time: Phrase) -> Phrase {
    time.isSilent ? .state(.locked) : .message(PhraseID(.lockedUntil), ["time": time])
  }

  /// Returns a phrase for a permanent deletion, such as "Deletes Aspirin and 46 doses. This can't be undone".
  ///
  /// - Parameters:
  ///   - name: The name of the deleted item.
  ///   - more: Other things that are deleted with it, as a count.
  public static func deletesForGood(_ name: String, and more: Phrase? = nil) -> Phrase {
    .sentences([.hint(.delete(name, and: more), using: .outcome), .notice(.irreversible)])
  }
}

extension Phrase.Hint {
  /// Returns the hint "Deletes Aspirin and 46 doses", or "Deletes 46 doses" without a name. Without `more`, it is
  /// ``delete(_:)``.
  public static func delete(_ name: String, and more: Phrase?) -> Phrase.Hint {
    guard let more, !more.isSilent else { return .delete(name) }
    return TextCleaning.isBlank(name)
      ? .outcome("outcome-delete-with.alone", ["more": more])
      : .outcome(PhraseID(.outcomeDeleteWith), ["name": .text(name), "more": more])
  }

  /// The hint "Pauses playback".
  public static let pause = Phrase.Hint.outcome(PhraseID(.outcomePause))
  /// The hint "Changes the page" of an adjustable control. For touch, the hint is "Swipe up or down to change pages".
  public static let page = Phrase.Hint.outcome(PhraseID(.outcomePage), isAdjustable: true)
}

extension Phrase.Activity {
  /// The activity "Deleting".
  public static let deleting = Phrase.Activity(PhraseID(.deleting))
  /// The activity "Sending".
  public static let sending = Phrase.Activity(PhraseID(.sending))
  /// The activity "Searching".
  public static let searching = Phrase.Activity(PhraseID(.searching))
  /// The activity "Updating".
  public static let updating = Phrase.Activity(PhraseID(.updating))
  /// The activity "Connecting".
  public static let connecting = Phrase.Activity(PhraseID(.connecting))
  /// The activity "Calculating".
  public static let calculating = Phrase.Activity(PhraseID(.calculating))
}
