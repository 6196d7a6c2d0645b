// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText
import Testing

@testable import MedicationTracker

/// What the accessibility guide of the medication tracker asks for, as its README has it.
@Suite struct MedicationTrackerTests {
  @Test(arguments: [
    Heard(
      "medications/filter", "Filter medications", hint: "Shows filter options to display only active medications"),
    Heard("medications/add", "Add medication", hint: "Opens form to add a new medication"),
    Heard(
      "medications/aspirin", "Aspirin. 500 milligrams, 2 tablets. Active. Every day at 8:00 AM and 8:00 PM",
      hint: "Double tap to view details", actions: ["Delete Aspirin", "Deactivate Aspirin"]),
    Heard(
      "medications/methotrexate",
      "Methotrexate. 2.5 milligrams, 1 tablet. Active. Every Monday, Wednesday, and Friday at 8:00 AM",
      hint: "Double tap to view details", actions: ["Delete Methotrexate", "Deactivate Methotrexate"]),
    Heard(
      "medications/syrup",
      "Cough syrup. 7.5 milliliters. Active. Every day at 12:30 PM and every Sunday at 9:00 PM",
      hint: "Double tap to view details", actions: ["Delete Cough syrup", "Deactivate Cough syrup"]),
    Heard(
      "medications/omeprazole", "Omeprazole. 20 milligrams, 1 capsule. Inactive. No schedule",
      hint: "Double tap to view details", actions: ["Delete Omeprazole", "Activate Omeprazole"]),
    Heard(
      "medications/vitamin-d", "Vitamin D. Active. No schedule", hint: "Double tap to view details",
      actions: ["Delete Vitamin D", "Deactivate Vitamin D"]),
    Heard("medications/medications tab", "Medications", hint: "View and manage your medications"),
    Heard("medications/schedule tab", "Schedule", hint: "View daily dose schedule"),
    Heard("medications/history tab", "History", hint: "View dose history and adherence statistics"),
    Heard("medications/deleted", "Omeprazole deleted"),
    Heard("no-medications/none yet", "No medications yet"),
    Heard("search/nothing found", "No results for aspirin"),
    Heard("no-medications/error", "Error: The medications could not be loaded. Try again later"),
  ])
  func medicationListIsHeard(_ heard: Heard) throws { try heard.compare(with: medicationTracker) }

  @Test(arguments: [
    Heard("medication-details/edit", "Edit", hint: "Edit medication details"),
    Heard("medication-details/done", "Done", hint: "Close medication details"),
    Heard("medication-details/aspirin", "Aspirin. 500 milligrams, 2 tablets. Status: Active"),
    Heard(
      "medication-details/aspirin-daily", "Every day at 8:00 AM and 8:00 PM", hint: "Double tap to view details",
      actions: ["Delete schedule"]),
    Heard(
      "medication-details/add schedule", "Add schedule", hint: "Creates a new dose schedule for this medication"),
    Heard(
      "medication-details/delete", "Delete Aspirin", hint: "Permanently removes this medication and all its data"),
    Heard("medication-details/deactivate", "Deactivate Aspirin", hint: "Stops its schedules and keeps its history"),
    Heard("inactive-medication-details/activate", "Activate Omeprazole", hint: "Starts its schedules again"),
    Heard("new-medication/name", "Name. Required", value: "Empty"),
    Heard("new-medication-failed/failed name", "Name. Error: Name is required", value: "Empty"),
    Heard("new-medication/strength", "Strength", value: "Empty", hint: "For example, 500 milligrams"),
    Heard("new-medication/added", "Ibuprofen added"),
  ])
  func medicationDetailsAreHeard(_ heard: Heard) throws { try heard.compare(with: medicationTracker) }

  @Test(arguments: [
    Heard("schedule/calendar", "Select date", hint: "Opens calendar to choose a different date"),
    Heard("schedule/previous day", "Previous day", hint: "Shows the previous day's doses"),
    Heard("schedule/today", "Today, Friday, November 20"),
    Heard("schedule/next day", "Next day", hint: "Shows the next day's doses"),
    Heard("schedule/taken", "Aspirin. Scheduled for 8:00 AM. Taken at 8:12 AM", value: "Status: Taken"),
    Heard(
      "schedule/missed", "Cough syrup. Scheduled for 12:30 PM", value: "Status: Missed",
      actions: ["Mark Cough syrup as taken", "Skip Cough syrup"]),
    Heard(
      "schedule/pending", "Aspirin. Scheduled for 8:00 PM", value: "Status: Pending",
      actions: ["Mark Aspirin as taken", "Skip Aspirin"]),
    Heard("schedule/mark as taken", "Mark Aspirin as taken", hint: "Records the dose as taken now"),
    Heard("schedule/skip", "Skip Aspirin", hint: "Records the dose as skipped"),
    Heard("schedule/marked as taken", "Aspirin marked as taken"),
    Heard("other-days/skipped", "Aspirin. Scheduled for 8:00 PM. Skipped at 10:30 PM", value: "Status: Skipped"),
    Heard("other-days/another day", "Saturday, November 28"),
    Heard("other-days/no doses", "No doses"),
  ])
  func scheduleScreenIsHeard(_ heard: Heard) throws { try heard.compare(with: medicationTracker) }

  @Test(arguments: [
    Heard("history/filter", "Filter doses", hint: "Shows filter options"),
    Heard("filtered-history/filter", "Filter: Missed", hint: "Shows options to change or remove the filter"),
    Heard("history/last 7", "Last 7 days", hint: "Sets date range to the last 7 days"),
    Heard("history/last 30", "Last 30 days", hint: "Sets date range to the last 30 days"),
    Heard("history/last 90", "Last 90 days", hint: "Sets date range to the last 90 days"),
    Heard("history/adherence", "Adherence: 92 percent, excellent"),
    Heard("statistics/good", "Adherence: 81 percent, good"),
    Heard("statistics/needs improvement", "Adherence: 50 percent, needs improvement"),
    Heard("statistics/no doses yet", "No doses yet"),
    Heard("history/missed doses", "3 missed doses"),
    Heard("statistics/missed doses", "1 missed dose"),
    Heard("statistics/pending doses", "No pending doses"),
    Heard(
      "history/skipped", "Aspirin. Scheduled for yesterday at 8:00 PM. Skipped at 10:30 PM",
      value: "Status: Skipped"),
  ])
  func historyScreenIsHeard(_ heard: Heard) throws { try heard.compare(with: medicationTracker) }

  @Test func thePhrasesCompile() {
    #expect(medicationTracker.overlay.diagnostics(for: "en").isEmpty)
  }

  /// For a hundred doses, the grade is excellent from 90, and good from 75.
  @Test(arguments: [(100, "excellent"), (90, "excellent"), (89, "good"), (75, "good"), (74, "needs improvement")])
  func theLimitsOfGradesAreThoseOfTheREADME(_ taken: Int, _ grade: String) {
    let adherence = AdherenceStatistics(taken: taken, missed: 100 - taken).adherence
    let label = medicationTracker.speaker("en-US").say(adherence).label?.text
    #expect(label == "Adherence: \(taken) percent, \(grade)")
  }
}
