// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// What was done, what changed, and what is on the screen now.
extension Phrase.Notice {
  /// "Ibuprofen added"; without a name "Added".
  public static func added(_ name: String = "") -> Phrase.Notice { done(.doneAdded, "done-added.alone", name) }
  /// "Ibuprofen removed"; without a name "Removed".
  public static func removed(_ name: String = "") -> Phrase.Notice { done(.doneRemoved, "done-removed.alone", name) }
  /// "Groceries saved"; without a name "Saved".
  public static func saved(_ name: String = "") -> Phrase.Notice { done(.doneSaved, "done-saved.alone", name) }
  /// "Groceries created"; without a name "Created".
  public static func created(_ name: String = "") -> Phrase.Notice { done(.doneCreated, "done-created.alone", name) }
  /// "Groceries updated"; without a name "Updated".
  public static func updated(_ name: String = "") -> Phrase.Notice { done(.doneUpdated, "done-updated.alone", name) }
  /// "Groceries copied"; without a name "Copied".
  public static func copied(_ name: String = "") -> Phrase.Notice { done(.doneCopied, "done-copied.alone", name) }
  /// "Groceries shared"; without a name "Shared".
  public static func shared(_ name: String = "") -> Phrase.Notice { done(.doneShared, "done-shared.alone", name) }
  /// "Groceries archived"; without a name "Archived".
  public static func archived(_ name: String = "") -> Phrase.Notice { done(.doneArchived, "done-archived.alone", name) }
  /// "Morning walk added to favorites"; without a name "Added to favorites".
  public static func favorite(_ name: String = "") -> Phrase.Notice { done(.doneFavorite, "done-favorite.alone", name) }
  /// "Morning walk removed from favorites"; without a name "Removed from favorites".
  public static func unfavorite(_ name: String = "") -> Phrase.Notice {
    done(.doneUnfavorite, "done-unfavorite.alone", name)
  }

  /// "Undone". What was done last is taken back.
  public static let undone = Phrase.Notice(PhraseID(.doneUndone))

  private static func done(_ message: BuiltInMessage, _ alone: PhraseID, _ name: String) -> Phrase.Notice {
    TextCleaning.isBlank(name) ? Phrase.Notice(alone) : Phrase.Notice(PhraseID(message), ["name": .text(name)])
  }

  /// "Groceries moved to Archive"; without a name "Moved to Archive"; without a place ``updated(_:)``.
  ///
  /// - Parameters:
  ///   - name: What was moved.
  ///   - place: Where it is now: a folder, a list.
  public static func moved(_ name: String = "", to place: String) -> Phrase.Notice {
    if TextCleaning.isBlank(place) { return .updated(name) }
    return TextCleaning.isBlank(name)
      ? Phrase.Notice("done-moved.alone", ["place": .text(place)])
      : Phrase.Notice(PhraseID(.doneMoved), ["name": .text(name), "place": .text(place)])
  }

  /// "Sent to Maya"; without a name "Sent".
  public static func sent(to who: String = "") -> Phrase.Notice {
    TextCleaning.isBlank(who)
      ? Phrase.Notice("done-sent.alone") : Phrase.Notice(PhraseID(.doneSent), ["who": .text(who)])
  }

  /// "Aspirin marked as taken"; without a name "Marked as taken".
  ///
  /// - Parameters:
  ///   - name: What was marked.
  ///   - status: The state it is now in.
  ///   - noun: What is in the state, with which a language lets it agree; without one it has its impersonal form.
  public static func marked(
    _ name: String = "", as status: Phrase.Status, of noun: Phrase.Noun? = nil
  ) -> Phrase.Notice {
    let state = Phrase.state(status, of: noun)
    return TextCleaning.isBlank(name)
      ? Phrase.Notice("done-marked.alone", ["state": state])
      : Phrase.Notice(PhraseID(.doneMarked), ["name": .text(name), "state": state])
  }

  /// "3 items deleted", "1 photo deleted", "0 items deleted".
  public static func deleted(_ count: Int, _ noun: Phrase.Noun) -> Phrase.Notice {
    Phrase.Notice(
      PhraseID(.doneDeletedThings), ["things": .count(count, noun, zero: .digits), "count": .number(count)])
  }

  /// The same, and that it can be undone: "3 items deleted. Undo available".
  public var withUndo: Phrase.Notice { Phrase.Notice(PhraseID(.undoAvailable), ["done": phrase]) }

  /// "Health battery updated to 75 percent"; without a name "Updated to 75 percent". Where the value says nothing it is
  /// ``updated(_:)``.
  public static func updated(_ name: String, to value: Phrase) -> Phrase.Notice {
    if value.isSilent { return .updated(name) }
    return TextCleaning.isBlank(name)
      ? Phrase.Notice("updated-to.alone", ["value": value])
      : Phrase.Notice(PhraseID(.updatedTo), ["name": .text(name), "value": value])
  }

  /// "Medications screen"; without a name "New screen". For when all of the screen has changed.
  public static func screen(_ name: String) -> Phrase.Notice { done(.screenNamed, "screen-named.alone", name) }
  /// "Filter panel opened"; without a name "Panel opened". For when a part of the screen has come.
  public static func panelOpened(_ name: String) -> Phrase.Notice { done(.panelOpened, "panel-opened.alone", name) }
  /// "Filter panel closed"; without a name "Panel closed".
  public static func panelClosed(_ name: String) -> Phrase.Notice { done(.panelClosed, "panel-closed.alone", name) }

  /// "This can't be undone". Said behind what happens.
  public static let irreversible = Phrase.Notice(PhraseID(.irreversible))
  /// "Hidden". In place of what may not be seen; of money ``Phrase/hiddenAmount``.
  public static let hidden = Phrase.Notice(PhraseID(.contentHidden))
  /// "Nothing to show".
  public static let nothingToShow = Phrase.Notice(PhraseID(.emptyNothing))
  /// "No data". Nothing was measured.
  public static let noData = Phrase.Notice(PhraseID(.emptyData))
  /// "Canceled". Of a bus, a train or a flight that does not run.
  public static let departureCancelled = Phrase.Notice(PhraseID(.departureCancelled))
  /// "Try another word". Said behind ``noResults(for:)``.
  public static let tryAnotherWord = Phrase.Notice(PhraseID(.emptyOtherWord))
  /// "Add one to get started". Said behind ``Phrase/empty(_:)``.
  public static func add(_ noun: Phrase.Noun) -> Phrase.Notice {
    Phrase.Notice(PhraseID(.emptyAdd), ["noun": .message(noun.id)])
  }
}

extension Phrase {
  /// The word for a screen that will hold something and does not yet, and what to do about it: "No medications yet. Add one
  /// to get started".
  public static func emptyToFill(_ noun: Noun) -> Phrase { .sentences([.empty(noun), .notice(.add(noun))]) }

  /// What may be used again later: "Locked until 3:00 PM". Where the time says nothing, it is ``Status/locked``.
  ///
  /// - Parameter time: When it may be: a time of day, a day or a moment.
  public static func locked(until time: Phrase) -> Phrase {
    time.isSilent ? .state(.locked) : .message(PhraseID(.lockedUntil), ["time": time])
  }

  /// What happens, and that nothing brings it back: "Deletes Aspirin and 46 doses. This can't be undone".
  ///
  /// - Parameters:
  ///   - name: What is deleted.
  ///   - more: What is deleted with it: so many of something.
  public static func deletesForGood(_ name: String, and more: Phrase? = nil) -> Phrase {
    .sentences([.hint(.delete(name, and: more), using: .outcome), .notice(.irreversible)])
  }
}

extension Phrase.Hint {
  /// "Deletes Aspirin and 46 doses"; without a name "Deletes 46 doses"; without more ``delete(_:)``.
  public static func delete(_ name: String, and more: Phrase?) -> Phrase.Hint {
    guard let more, !more.isSilent else { return .delete(name) }
    return TextCleaning.isBlank(name)
      ? .outcome("outcome-delete-with.alone", ["more": more])
      : .outcome(PhraseID(.outcomeDeleteWith), ["name": .text(name), "more": more])
  }

  /// "Pauses playback".
  public static let pause = Phrase.Hint.outcome(PhraseID(.outcomePause))
  /// "Changes the page", of a control that is adjusted; by touch, "Swipe up or down to change pages".
  public static let page = Phrase.Hint.outcome(PhraseID(.outcomePage), isAdjustable: true)
}

extension Phrase.Activity {
  /// "Deleting".
  public static let deleting = Phrase.Activity(PhraseID(.deleting))
  /// "Sending".
  public static let sending = Phrase.Activity(PhraseID(.sending))
  /// "Searching".
  public static let searching = Phrase.Activity(PhraseID(.searching))
  /// "Updating".
  public static let updating = Phrase.Activity(PhraseID(.updating))
  /// "Connecting".
  public static let connecting = Phrase.Activity(PhraseID(.connecting))
  /// "Calculating".
  public static let calculating = Phrase.Activity(PhraseID(.calculating))
}
