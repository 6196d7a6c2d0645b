// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Screens
import SpokenTextTesting

// The rules of each app's guide, in addition to the rules for every app.
extension App {
  /// The rules that the app's guide asks for, with the exceptions that the app makes on purpose.
  var rules: GoldenRules {
    var rules = GoldenRules()
    switch name {
    case "family-allowance":
      rules.asked = [.missingIdentifier, .missingHint, .missingInputLabel, .unansweredAction]
    case "medication-tracker": rules.asked = [.missingHint, .missingInputLabel, .unansweredAction]
    case "elderly-care": rules.asked = [.missingHint, .missingInputLabel, .unansweredAction]
    case "health-battery": rules.asked = [.standardHint, .missingInputLabel, .unansweredAction]
    case "card-gallery": rules.asked = [.missingInputLabel, .unansweredAction]
    default: break
    }
    rules.exceptions = exceptions
    return rules
  }

  private var exceptions: [GoldenException] {
    let name = "its label says what happens"
    let field = "its label says what to enter"
    return switch self.name {
    case "family-allowance":
      [
        "register", "back", "add child", "log out", "refresh", "add transaction", "analytics", "cancel", "delete",
        "add wish",
      ].map { GoldenException("missing-hint", on: $0, because: name) }
        + ["password", "name", "amount", "what for"].map { GoldenException("missing-hint", on: $0, because: field) }
        + [
          GoldenException("missing-hint", on: "email", in: "register", because: field),
          GoldenException(
            "missing-hint", on: "bicycle", because: "it has an action, and nothing happens when it is used"),
          GoldenException("missing-hint", on: "book", because: "it has an action, and nothing happens when it is used"),
        ]
    case "medication-tracker":
      [GoldenException("missing-hint", on: "cancel", because: name)]
        + ["name", "failed name", "filled name", "when"].map { GoldenException("missing-hint", on: $0, because: field) }
        + ["missed", "pending", "pending in the evening"].map {
          GoldenException("missing-hint", on: $0, because: "it has actions, and nothing happens when it is used")
        }
    case "elderly-care":
      [
        GoldenException("missing-hint", on: "create profile", because: name),
        GoldenException("missing-hint", on: "create", because: name),
        GoldenException(
          "announcement", on: "phone advice", in: "new-profile-failed",
          because: "it says at length what the error of the field says, which is announced"),
        GoldenException(
          "role-word", on: "cooking", because: "the guide asks for an illustration, and in Hindi that is a picture"),
      ]
    default: []
    }
  }

  /// The results of the buttons and actions of each screen, by the name of the screen.
  var answers: [String: [GoldenAnswer: [String]]] {
    switch name {
    case "family-allowance":
      [
        "sign-in": [.itself: ["sign in"], .leaves: ["forgot password"], .opens("register"): ["register"]],
        "register": [.leaves: ["back"], .opens("dashboard"): ["register"]],
        "dashboard": [
          .opens("transactions"): ["alice", "ben", "chloe"], .opens("register"): ["add child"],
          .announces("refreshed"): ["refresh"], .opens("sign-in"): ["log out"],
        ],
        "transactions": [
          .leaves: ["back"], .opens("new-transaction"): ["add transaction"], .opens("analytics"): ["analytics"],
        ],
        "no-transactions": [.leaves: ["back"]],
        "analytics": [.leaves: ["back"]],
        "new-transaction": [.leaves: ["cancel"], .announces("created"): ["save"], .announces("deleted"): ["delete"]],
        "wish-list": [
          .announces("added"): ["add wish"],
          .announces("bought"): ["purchase_button_bicycle", "purchase_button_book"],
        ],
      ]
    case "medication-tracker":
      [
        "medications": [
          .announces("filtered"): ["filter"], .opens("new-medication"): ["add"],
          .opens("medication-details"): ["aspirin", "methotrexate", "syrup", "omeprazole", "vitamin-d"],
          .announces("deleted"): ["delete"], .announces("deactivated"): ["deactivate"],
          .announces("activated"): ["activate"], .opens("schedule"): ["schedule tab"],
          .opens("history"): ["history tab"],
        ],
        "medication-details": [
          .leaves: ["done"], .opens("new-medication"): ["edit"],
          .opens("new-schedule"): ["aspirin-daily", "add schedule"],
          .announces("deactivated"): ["deactivate"], .announces("schedule deleted"): ["delete"],
        ],
        "inactive-medication-details": [.announces("activated"): ["activate"]],
        "new-medication": [.leaves: ["cancel"], .announces("added"): ["save"]],
        "new-medication-failed": [.leaves: ["cancel"], .announces("added"): ["save"]],
        "new-schedule": [.leaves: ["cancel"], .announces("schedule added"): ["save"]],
        "schedule": [
          .opens("other-days"): ["calendar", "previous day", "next day"],
          .announces("marked as taken"): ["mark as taken", "taken"], .announces("marked as skipped"): ["skip"],
          .opens("medications"): ["medications tab"], .opens("history"): ["history tab"],
        ],
        "history": [
          .opens("filtered-history"): ["filter"], .announces("shown"): ["last 30", "last 90"],
          .opens("medications"): ["medications tab"], .opens("schedule"): ["schedule tab"],
        ],
        "filtered-history": [.opens("history"): ["filter"]],
      ]
    case "elderly-care":
      [
        "dashboard": [
          .opens("dashboard"): ["grandpa", "zofia", "agnes"], .opens("new-profile"): ["create profile"],
          .opens("task-details"): ["medication", "walk", "dinner", "pharmacy", "visit"],
          .announces("sent"): ["medication reminder", "walk reminder"], .opens("gallery"): ["gallery tab"],
          .opens("habits"): ["habits tab"],
        ],
        "profile": [
          .opens("profile"): ["photo of grandma", "photo of grandpa", "photo of zofia", "photo of agnes"]
        ],
        "task-details": [.announces("clarification sent"): ["clarification"], .announces("approved"): ["approve"]],
        "gallery": [
          .opens("task-details"): ["medication photo", "walk photo"], .opens("dashboard"): ["dashboard tab"],
          .opens("habits"): ["habits tab"],
        ],
        "empty-gallery": [.opens("dashboard"): ["dashboard tab"], .opens("habits"): ["habits tab"]],
        "habits": [.opens("dashboard"): ["dashboard tab"], .opens("gallery"): ["gallery tab"]],
        "new-profile": [.opens("creating-profile"): ["create"]],
      ]
    case "health-battery":
      [
        "questionnaire": [.opens("unanswered-question"): ["never", "once", "daily"]],
        "unanswered-question": [.itself: ["yes", "no"], .announces("error announced"): ["continue"]],
        "dashboard": [
          .presents("metric-details"): ["steps", "exercise", "sleep", "restingHeartRate", "day"],
          .leaves: ["settings tab"],
        ],
        "dashboard-of-a-quiet-day": [
          .presents("other-metric-details"): ["steps", "exercise", "sleep", "restingHeartRate", "day"],
          .leaves: ["settings tab"],
        ],
        "metrics": [.presents("metric-details"): ["battery", "steps", "exercise", "sleep", "restingHeartRate"]],
        "metrics-of-a-quiet-day": [
          .presents("other-metric-details"): [
            "losing battery", "battery losing less", "battery gaining a minute", "steps", "exercise", "sleep",
            "restingHeartRate",
          ],
          .presents("flat-metric-details"): ["flat battery"],
        ],
        "metric-details": [.leaves: ["done", "recommendations"], .opens("metrics"): ["battery"]],
        "other-metric-details": [.leaves: ["done"], .opens("metrics"): ["low battery"]],
        "flat-metric-details": [.leaves: ["done"], .opens("metrics"): ["flat battery"]],
      ]
    case "card-gallery":
      [
        "sign-in": [.opens("gallery"): ["sign in"]],
        "filled-sign-in": [.opens("gallery"): ["sign in"]],
        "sign-in-failed": [.announces("server error announced"): ["sign in"]],
        "gallery": [
          .leaves: ["settings"], .opens("card"): ["forest", "harbor", "night"], .announces("deleted"): ["delete"],
          .announces("shared"): ["share"],
        ],
        "card": [
          .leaves: ["author"], .itself: ["read more", "like"], .announces("shared"): ["share"],
          .opens("gallery"): ["delete"], .announces("sent"): ["submit"],
        ],
        "plain-card": [
          .leaves: ["author"], .itself: ["read more", "like"], .announces("shared"): ["share"],
          .opens("gallery"): ["delete"],
        ],
        "report": [.announces("sent"): ["submit"]],
        "video": [.itself: ["play"]],
        "playing-video": [.itself: ["play"]],
        "unplayed-video": [.itself: ["play"]],
      ]
    default: [:]
    }
  }
}
