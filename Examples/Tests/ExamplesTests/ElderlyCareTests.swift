// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenText
import SpokenTextReminders
import Testing

@testable import ElderlyCare

/// What the accessibility guide of the care app asks for, as its README has it.
@Suite struct ElderlyCareTests {
  @Test(arguments: [
    Heard("loading/loading tasks", "Loading tasks, please wait"),
    Heard("dashboard/profiles", "Select profile", value: "Grandma", hint: "Swipe up or down to change profiles"),
    Heard("dashboard/grandma", "Grandma's profile", hint: "Double tap to view Grandma's tasks"),
    Heard("dashboard/zofia", "Zofia Woźniak's profile", hint: "Double tap to view Zofia Woźniak's tasks"),
    Heard("dashboard/create profile", "Create new profile"),
    Heard("dashboard/heading", "Grandma's tasks"),
    Heard(
      "dashboard/medication", "Morning medication for Grandma", value: "Completed",
      hint: "Double tap to view task details"),
    Heard("dashboard/dinner", "Cook dinner for Grandma", value: "Pending", hint: "Double tap to view task details"),
    Heard(
      "dashboard/walk", "Overdue task: Morning walk for Grandpa Joe", value: "Overdue by 2 hours",
      hint: "Double tap to view task details"),
    Heard(
      "dashboard/pharmacy", "Overdue task: Call the pharmacy", value: "Overdue by 1 day",
      hint: "Double tap to view task details"),
    Heard(
      "dashboard/medication reminder", "Send medication reminder to Grandma", hint: "Sends an SMS reminder immediately"),
    Heard("dashboard/dashboard tab", "Dashboard", hint: "View today's tasks and responses"),
    Heard("dashboard/gallery tab", "Photo gallery", hint: "View all photo responses from your loved ones"),
    Heard("dashboard/habits tab", "All habits", hint: "Manage scheduled tasks and reminders"),
    Heard("dashboard/sending", "Sending"),
    Heard("dashboard/sent", "Sent to Grandma"),
    Heard("dashboard/photo came", "1 new photo"),
    Heard("dashboard/photos came", "3 new photos"),
    Heard("no-tasks/none yet", "No tasks yet"),
    Heard("no-tasks/error", "Error: The reminder could not be sent. Check the phone number"),
  ])
  func dashboardScreenIsHeard(_ heard: Heard) throws { try heard.compare(with: elderlyCare) }

  @Test(arguments: [
    Heard("profile/photo of grandma", "Grandma's profile photo", hint: "Double tap to view Grandma's details"),
    Heard("task-details/medication", "Task: Morning medication. Due: 8:00 AM. Last completed 2 hours ago"),
    Heard("task-details/photo", "Grandma's photo showing Morning medication completed"),
    Heard("task-details/clarification", "Request clarification", hint: "Ask for more details about this task"),
    Heard("task-details/approve", "Approve response", hint: "Mark this task as completed"),
    Heard("task-details/approved", "Morning medication: Completed"),
    Heard("other-task-details/dinner", "Task: Cook dinner. Due: 6:30 PM"),
    Heard("other-task-details/cooking", "Cooking illustration"),
    Heard(
      "gallery/medication photo", "Photo response from Grandma for Morning medication",
      hint: "Double tap to view in full screen"),
    Heard("gallery/loading photo", "Loading photo"),
    Heard("empty-gallery/none yet", "No photos yet"),
    Heard(
      "habits/reminder time", "Select reminder time", value: "8:00 AM", hint: "Choose when to send the daily reminder"),
  ])
  func tasksAndPhotosAreHeard(_ heard: Heard) throws { try heard.compare(with: elderlyCare) }

  @Test(arguments: [
    Heard("new-profile/name", "Profile name. Required", value: "Empty", hint: "Enter your loved one's name"),
    Heard("new-profile/phone", "Phone number", value: "Empty", hint: "Enter phone number with country code"),
    Heard(
      "new-profile/relationship", "Relationship to you", value: "Empty",
      hint: "For example, grandmother, father, friend"),
    Heard("new-profile/create", "Create profile"),
    Heard(
      "new-profile-failed/name", "Profile name. Required. Error: Name is required", value: "Empty",
      hint: "Enter your loved one's name"),
    Heard(
      "new-profile-failed/phone", "Phone number. Error: Invalid phone number format", value: "555 12",
      hint: "Enter phone number with country code"),
    Heard(
      "new-profile-failed/phone advice",
      "Invalid phone number. Phone number must start with a plus sign and country code"),
    Heard("new-profile-failed/phone error", "Error: Invalid phone number format"),
    Heard("new-profile-failed/errors", "2 errors. Name is required. Invalid phone number format"),
    Heard("creating-profile/create", "Creating profile"),
    Heard("creating-profile/saved", "Profile saved"),
  ])
  func newProfileScreenIsHeard(_ heard: Heard) throws { try heard.compare(with: elderlyCare) }

  /// The app's tests of its user interface look for a button or an image with these. A screen has one at most.
  @Test func identifiersAreThoseOfTheGuide() {
    let sought: [(identifier: String, trait: SpokenTraits)] = [
      ("Send medication reminder", .button), ("Create new profile", .button), ("Profile photo", .image),
    ]
    for (identifier, trait) in sought {
      let found = elderlyCare.screens.map { screen in screen.cards.filter { $0.card.identifier == identifier } }
      #expect(found.flatMap { $0 }.count > 0 && found.allSatisfy { $0.count <= 1 }, "\(identifier)")
      #expect(found.flatMap { $0 }.allSatisfy { $0.card.traits.contains(trait) }, "\(identifier)")
    }
  }

  /// A submitted form reports a number that can't be called from other countries.
  @Test(arguments: [("555 12", true), ("5551234567", true), ("", true), ("+1 555 123 4567", false)])
  func aNumberIsCheckedBeforeItIsUsed(_ number: String, _ isWrong: Bool) {
    var form = ProfileForm(name: "May", phoneNumber: number, relationship: "")
    #expect(form.failure == nil)
    form.isChecked = true
    let label = elderlyCare.speaker("en-US").say(form.phoneField).label?.text ?? ""
    #expect(label.contains("Error: Invalid phone number format") == isWrong && (form.failure != nil) == isWrong)
  }

  /// The guide's template, as it is where it may have 320 characters, and without its signs where two segments are the limit.
  @Test func theTextMessageIsThatOfTheGuide() {
    let speaker = elderlyCare.speaker("en-US")
    var reminder = textMessages[0]
    #expect(
      speaker.textMessage(reminder).text == """
        Hi Grandma!

        Time for your morning medication.

        Reply with:
        DONE - if you've taken it
        PHOTO - to send a photo
        HELP - if you need assistance

        - Love, your family
        """)
    #expect(speaker.textMessage(reminder).omitted == [.cues])
    reminder.limit = .characters(320)
    let message = speaker.textMessage(reminder)
    #expect(message.text.hasPrefix("Hi Grandma! 👋\n\n") && message.text.contains("\n• DONE - if you've taken it\n"))
    #expect(message.omitted.isEmpty && message.text.count <= 320)
    #expect(speaker.textMessage(textMessages[1]).text.contains("Reminder: Morning walk"))
  }

  /// At most 320 characters and two segments, always with the name and a word to answer with, in every language.
  @Test(arguments: textMessages.indices) func textMessagesFit(_ index: Int) {
    for language in Speaker.languages {
      let message = elderlyCare.speaker(language).textMessage(textMessages[index])
      #expect(message.fits && message.size.segments <= 2 && message.text.count <= 320, "\(language)")
      #expect(message.text.contains(textMessages[index].name), "\(language)")
      #expect(message.keywords.first?.reply == .done, "\(language)")
      #expect(!message.omitted.contains(.restOfTask), "\(language)")
    }
  }

  @Test func thePhrasesCompile() {
    #expect(elderlyCare.overlay.diagnostics(for: "en").isEmpty)
  }
}
