// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension BuiltInMessage {
  /// The ids of the messages, in the order of the cases. Each id is the name of its case with hyphens. A test checks
  /// this.
  ///
  /// The raw value of a case is the message's number, because it is needed more often than the id.
  static let ids: [String] = [
    // number.ftl
    "minus", "plus", "infinity", "number-unavailable", "ordinal", "percent", "range",
    // money.ftl
    "money-major-minor", "money-hidden", "money-unavailable", "money-range", "money-range-shared",
    // currency.ftl
    "currency-unknown",
    // date.ftl and cldrdate.ftl
    "time-h12", "time-h23", "weekday-monday", "weekday-tuesday", "weekday-wednesday", "weekday-thursday",
    "weekday-friday", "weekday-saturday", "weekday-sunday", "month-january", "month-february", "month-march",
    "month-april", "month-may", "month-june", "month-july", "month-august", "month-september", "month-october",
    "month-november", "month-december", "month-year", "year-alone", "date-today", "date-yesterday", "date-tomorrow",
    "date-weekday", "date-weekday-month-day", "date-month-day", "date-month-day-year", "date-full", "date-day-header",
    "date-unavailable", "time-unavailable", "moment-today", "moment-yesterday", "moment-tomorrow", "moment-date",
    "time-before-change", "time-after-change", "decade",
    // list.ftl
    "list-middle", "list-and-two", "list-and-end", "list-or-two", "list-or-end", "list-empty", "list-more",
    "sign-repeated", "parts",
    // progress.ftl
    "progress", "progress-completed", "progress-step", "progress-page", "progress-question", "progress-indeterminate",
    "progress-done",
    // duration.ftl
    "duration-unavailable", "duration-two", "duration-middle", "duration-end",
    // relative.ftl
    "elapsed-now", "elapsed-duration", "ahead-now", "ahead-duration", "due-now", "due-midnight", "due-today-at",
    "due-tomorrow-at", "due-today", "due-tomorrow", "due-date", "due-date-at", "due-ahead", "overdue-by",
    "interval-times", "interval-hours", "interval-clock-back", "interval-day-times", "interval-all-day",
    "interval-next-day", "interval-dates", "interval-dates-year", "interval-month-days", "interval-month-days-year",
    "interval-months", "interval-moments",
    // transaction.ftl
    "direction-credit", "direction-debit", "transaction-deposit", "transaction-withdrawal", "transaction-payment",
    "transaction-refund", "transaction-transfer-from", "transaction-transfer-to", "transaction-purchase",
    "transaction-fee", "transaction-interest", "transaction-request", "transaction-adjustment", "transaction-pending",
    "transaction-declined", "transaction-reversed", "transaction-cancelled", "transaction-failed", "balance",
    "balance-resulting", "balance-overdrawn",
    // grammar.ftl
    "counted", "counted-measure", "counted-state", "counted-none", "counted-none-state", "counted-empty",
    "counted-more", "counted-more-state", "more-than",
    // noun.ftl and cldrunit.ftl
    "noun-dose", "noun-medication", "noun-tablet", "noun-message", "noun-conversation", "noun-contact", "noun-person",
    "noun-member", "noun-friend", "noun-follower", "noun-comment", "noun-reply", "noun-photo", "noun-video",
    "noun-album", "noun-song", "noun-episode", "noun-file", "noun-folder", "noun-document", "noun-attachment",
    "noun-page", "noun-book", "noun-article", "noun-note", "noun-link", "noun-task", "noun-project", "noun-reminder",
    "noun-event", "noun-appointment", "noun-call", "noun-notification", "noun-alert", "noun-update", "noun-item",
    "noun-basket-item", "noun-product", "noun-order", "noun-review", "noun-rating", "noun-result", "noun-option",
    "noun-error", "noun-device", "noun-step", "noun-goal", "noun-question", "noun-answer", "noun-attempt", "noun-star",
    "noun-point", "noun-percentage-point", "noun-workout", "noun-day", "noun-transaction", "noun-payment",
    "noun-account", "noun-ticket", "noun-piece", "noun-seat", "noun-stop", "noun-character", "noun-vote",
    "noun-voice-message", "unit-second", "unit-minute", "unit-hour", "unit-day", "unit-week", "unit-month", "unit-year",
    // hint.ftl
    "outcome-details", "outcome-details-and-transactions", "outcome-details-of", "outcome-tasks-of",
    "outcome-task-details", "outcome-full-screen", "outcome-profile", "outcome-filter", "outcome-calendar",
    "outcome-sign-in", "outcome-reset-password", "outcome-save", "outcome-delete", "outcome-play", "hint-touch",
    "hint-touch-adjust", "hint-keyboard", "hint-keyboard-adjust", "hint-pointer", "hint-remote",
    // notice.ftl
    "error", "error-select-answer", "field-email-address", "field-phone-number", "field-password", "field-name",
    "error-required", "error-invalid", "error-phone-format", "loading", "loading-tasks", "loading-photo",
    "creating-profile", "saving", "signing-in", "please-wait", "done-transaction-created", "done-profile-saved",
    "done-deleted", "empty-results", "empty-connection", "empty-health-data",
    // recurrence.ftl
    "every", "every-weekdays", "every-weeks-on", "recurrence-weekdays", "recurrence-weekends", "month-day",
    "month-day-last", "month-weekday", "month-weekday-last", "monthly-on", "every-months-on", "every-years-on",
    "every-years-on-days", "recurrence-at", "recurrence-until", "recurrence-count", "recurrence-next",
    "recurrence-unavailable", "times", "times-per",
    // timing.ftl
    "event-arrival", "event-arrival-now", "event-arrival-past", "event-departure", "event-departure-now",
    "event-departure-past", "event-start", "event-start-now", "event-start-past", "event-end", "event-end-now",
    "event-end-past", "event-expiry", "event-expiry-now", "event-expiry-past", "event-opening", "event-opening-now",
    "event-opening-past", "event-closing", "event-closing-now", "event-closing-past", "event-both",
    "departure-cancelled", "until-time", "until-day", "until-moment", "until-open", "until-closed", "open-always",
    "until-state", "since-time", "since-day", "since-month", "last-updated", "last-completed", "last-active",
    "last-used", "last-synced", "last-saved", "delay-late", "delay-early", "delay-none", "duration-before", "remaining",
    "remaining-less", "remaining-about", "remaining-none", "gaining", "losing", "gain-none",
    // calendar.ftl
    "age", "recent", "week-this", "week-last", "week-next", "month-this", "month-last", "month-next", "year-this",
    "year-last", "year-next", "amount-during", "moment-today-part", "date-today-part", "week-of", "time-noon",
    "time-midnight", "moment-end-of-today", "moment-same-day", "time-zoned", "time-zones",
    // change.ftl
    "change-up", "change-down", "change-none", "change-up-from", "change-down-from", "change-none-from",
    "change-up-since", "change-down-since", "change-none-since", "difference-more", "difference-less",
    "difference-none", "difference-more-than", "difference-less-than", "difference-none-than", "difference-more-on",
    "difference-less-on", "difference-none-on", "baseline-last-time", "trend-rising", "trend-falling", "trend-steady",
    "trend-unchanged", "trend-above-average", "trend-below-average", "trend-average", "trend-new-high", "trend-new-low",
    // bound.ftl
    "bound-at-least", "bound-up-to", "bound-more-than", "bound-less-than", "bound-about", "bound-around", "bound-from",
    "bound-between", "bound-nearly", "range-shared",
    // ratio.ftl
    "ratio", "score", "dimensions", "fraction", "fraction-mixed", "fraction-counted", "fraction-part",
    // rating.ftl
    "rating", "rating-stars", "rating-none", "rating-unavailable",
    // identifier.ftl
    "ending", "ending-of", "code", "code-order", "code-postal", "spelled-capital", "phone-group", "phone-country",
    "phone-international", "phone-extension", "version", "version-point", "username", "address-next", "mark-space",
    "mark-dot", "mark-at", "mark-slash", "mark-dash", "mark-underscore", "mark-colon", "mark-question", "mark-equals",
    "mark-and", "mark-hash", "mark-plus", "mark-percent", "mark-tilde", "mark-star", "mark-comma", "mark-semicolon",
    "mark-apostrophe", "mark-quote", "mark-exclamation", "mark-parenthesis-open", "mark-parenthesis-close",
    "mark-backslash", "mark-dollar", "mark-less", "mark-greater", "mark-bracket-open", "mark-bracket-close",
    "mark-brace-open", "mark-brace-close", "mark-bar", "mark-caret", "mark-backtick",
    "mark-arrow-left", "mark-arrow-right", "mark-arrow-up", "mark-arrow-down",
    // action.ftl
    "action-open", "action-close", "action-edit", "action-add", "action-create", "action-remove", "action-delete",
    "action-rename", "action-move", "action-copy", "action-save", "action-download", "action-share", "action-send",
    "action-select", "action-play", "action-pause", "action-pin", "action-unpin", "action-mute", "action-unmute",
    "action-like", "action-favorite", "action-unfavorite", "action-archive", "action-skip", "action-snooze",
    "action-activate", "action-deactivate", "action-approve", "action-decline", "action-report", "action-call",
    "action-reply", "action-forward", "action-block", "action-filter", "action-sort", "action-mark", "action-cancel",
    "action-retry", "action-undo", "action-redo", "action-next", "action-previous", "action-next-day",
    "action-previous-day", "action-back", "action-continue", "action-done", "action-submit", "action-refresh",
    "action-search", "action-select-all", "action-deselect-all", "action-sign-in", "action-sign-out",
    "action-read-more", "action-settings", "action-help",
    // place.ftl
    "position-item", "position-row", "position-column", "position-level", "list-part", "selection-some",
    "selection-all", "selection-none", "selection-cleared", "things-shown", "things-filtered", "filter-only",
    "filter-removed", "order-changed", "order-newest", "order-oldest", "order-alphabetical", "order-lowest-price",
    "order-highest-price", "order-nearest", "order-best-rated", "order-most-relevant", "order-most-popular", "order-by",
    "loaded-more", "loaded-all", "list-updated", "moved-to-place", "picked-up", "move-cancelled", "counted-state-alone",
    "counts-in", "things-named", "list-more-of", "compass-point", "wind",
    // form.ftl
    "field-amount", "field-description", "field-comment", "field-title", "field-date", "field-time", "field-address",
    "field-select-profile", "errors-in-form", "error-email-format", "error-amount-range", "error-number-range",
    "error-least-characters", "error-most-characters", "error-passwords-differ", "error-credentials", "error-choose",
    "error-connection", "error-try-again", "error-try-later", "password-shown", "password-hidden", "require-characters",
    "require-parts", "require-digit", "require-symbol", "require-capital", "require-small", "require-all",
    "require-option", "characters-left", "characters-none-left", "characters-over",
    // confirm.ftl
    "done-added", "done-removed", "done-saved", "done-created", "done-updated", "done-copied", "done-shared",
    "done-archived", "done-favorite", "done-unfavorite", "done-moved", "done-sent", "done-marked",
    "done-deleted-things", "done-undone", "undo-available", "updated-to", "screen-named", "panel-opened",
    "panel-closed", "outcome-delete-with", "irreversible", "content-hidden", "locked-until", "empty-add",
    "empty-other-word", "empty-nothing", "empty-data", "deleting", "sending", "searching", "updating", "connecting",
    "calculating", "outcome-pause", "outcome-page",
    // owner.ftl
    "thing-owned", "thing-profile-photo", "thing-profile", "thing-photo", "thing-photos", "thing-tasks",
    "thing-messages", "thing-account", "thing-calendar", "thing-location", "thing-birthday",
    // transfer.ftl
    "transfer-upload", "transfer-download", "transfer-waiting", "transfer-waiting-wifi", "transfer-waiting-connection",
    "transfer-paused-at", "transfer-retrying", "transfer-retrying-in", "transfer-upload-failed",
    "transfer-download-failed", "transfer-upload-done", "transfer-download-done", "transfer-uploaded",
    "transfer-downloaded", "transfer-uploaded-all", "transfer-downloaded-all", "transfer-failures", "transfer-detail",
    "back-online", "offline-kept",
    // media.ftl
    "media-playing", "media-paused", "media-buffering", "media-position", "media-left", "progress-chapter",
    "progress-track", "media-speed", "media-volume", "media-volume-muted", "slider-minimum", "slider-maximum",
    "slider-center",
    // conversation.ftl
    "people-more", "people-list-more", "typing-one", "typing-two", "typing-several", "message-sent",
    "message-delivered", "message-seen", "message-seen-at", "message-seen-on", "message-seen-by", "message-not-sent",
    "message-own", "message-reply", "message-mention", "message-reaction", "message-of-kind", "message-deleted",
    "call-missed", "call-incoming", "call-outgoing",
    // price.ftl
    "price-free", "price-was", "price-was-number", "price-off", "price-tax-included", "price-tax-excluded",
    "price-delivery", "price-delivery-free", "price-per", "price-then", "price-first", "price-for", "price-each",
    "stock-in", "stock-left", "field-total", "field-subtotal", "field-fee", "field-tax", "field-tip", "field-discount",
    "field-delivery",
    // measure.ftl
    "measure-unavailable", "measure-unknown", "measure-per", "measure-range", "measure-range-shared", "measure-mixed",
    "measure-away", "measure-ahead", "blood-pressure", "dosage", "battery-charged", "battery-low", "battery-charging",
    "battery-unavailable", "grade-excellent", "grade-good", "grade-needs-improvement", "grade-unavailable",
    "goal-completed", "goal-remaining", "streak-days", "goal-today",
    // unit.ftl and cldrunit.ftl
    "unit-kilometer", "unit-meter", "unit-decimeter", "unit-centimeter", "unit-millimeter", "unit-mile", "unit-yard",
    "unit-foot", "unit-inch", "unit-nautical-mile", "unit-mile-scandinavian", "unit-light-year", "unit-tonne",
    "unit-kilogram", "unit-gram", "unit-milligram", "unit-microgram", "unit-ton", "unit-stone", "unit-pound",
    "unit-ounce", "unit-carat", "unit-liter", "unit-deciliter", "unit-centiliter", "unit-milliliter",
    "unit-cubic-meter", "unit-cubic-centimeter", "unit-cubic-foot", "unit-cubic-inch", "unit-gallon", "unit-quart",
    "unit-pint", "unit-cup", "unit-fluid-ounce", "unit-tablespoon", "unit-teaspoon", "unit-drop", "unit-pinch",
    "unit-gallon-imperial", "unit-fluid-ounce-imperial", "unit-celsius", "unit-fahrenheit", "unit-kelvin",
    "unit-degree", "unit-revolution", "unit-kilometer-per-hour", "unit-meter-per-second", "unit-mile-per-hour",
    "unit-knot", "unit-kilocalorie", "unit-calorie", "unit-kilojoule", "unit-joule", "unit-kilowatt-hour",
    "unit-megawatt", "unit-kilowatt", "unit-watt", "unit-horsepower", "unit-volt", "unit-ampere", "unit-milliampere",
    "unit-petabyte", "unit-terabyte", "unit-gigabyte", "unit-megabyte", "unit-kilobyte", "unit-byte", "unit-terabit",
    "unit-gigabit", "unit-megabit", "unit-kilobit", "unit-bit", "unit-hectopascal", "unit-kilopascal", "unit-bar",
    "unit-millibar", "unit-millimeter-ofhg", "unit-inch-ofhg", "unit-pound-force-per-square-inch", "unit-gigahertz",
    "unit-megahertz", "unit-kilohertz", "unit-hertz", "unit-square-kilometer", "unit-hectare", "unit-square-meter",
    "unit-square-centimeter", "unit-square-mile", "unit-acre", "unit-square-yard", "unit-square-foot",
    "unit-square-inch", "unit-night", "unit-millisecond", "unit-microsecond", "unit-nanosecond",
    "unit-liter-per-100-kilometer", "unit-mile-per-gallon", "unit-mile-per-gallon-imperial",
    "unit-kilowatt-hour-per-100-kilometer", "unit-millimole-per-liter", "unit-permille", "unit-karat", "unit-megapixel",
    "unit-pixel", "unit-lumen", "unit-beat-per-minute", "unit-revolution-per-minute", "unit-decibel",
    "unit-international-unit",
    // narration.ftl
    "narration-stalled", "narration-resumed", "narration-back", "burst-errors",
    // chart.ftl
    "chart-line", "chart-bar", "chart-area", "chart-scatter", "chart-pie", "chart-plain", "chart-values",
    "chart-series-count", "chart-opening-span", "chart-opening-range", "chart-empty", "chart-missing", "chart-lowest",
    "chart-highest", "chart-lowest-named", "chart-highest-named", "chart-lowest-alone", "chart-highest-alone",
    "chart-lowest-times", "chart-highest-times", "chart-unusual-high", "chart-unusual-low", "chart-outliers",
    "chart-count", "chart-constant", "chart-trend-none", "chart-average", "chart-average-days", "chart-series-average",
    "chart-series-trend", "chart-series-constant", "chart-series-empty", "chart-series-number", "chart-series-more",
    "chart-on-day", "chart-at-moment", "chart-at-time", "chart-in-month", "chart-at-number", "chart-point",
    "chart-point-none", "chart-compare-more", "chart-compare-always", "chart-compare-even", "chart-compare-same",
    "chart-compare-none", "chart-difference", "chart-difference-named", "chart-difference-alone",
    // label.ftl
    "label-sentences", "label-marked", "label-numbered", "label-field", "label-category", "label-creator",
    // state.ftl
    "status", "state-taken", "state-missed", "state-skipped", "state-pending", "state-scheduled", "state-due",
    "state-overdue", "state-completed", "state-not-completed", "state-in-progress", "state-failed", "state-cancelled",
    "state-approved", "state-declined", "state-refunded", "state-processing", "state-shipped", "state-delivered",
    "state-draft", "state-new", "state-read", "state-unread", "state-opened", "state-active", "state-inactive",
    "state-on", "state-off", "state-enabled", "state-disabled", "state-online", "state-offline", "state-away",
    "state-busy", "state-connected", "state-disconnected", "state-selected", "state-not-selected", "state-checked",
    "state-unchecked", "state-partially-checked", "state-expanded", "state-collapsed", "state-required",
    "state-optional", "state-valid", "state-invalid", "state-empty", "state-full", "state-playing", "state-paused",
    "state-stopped", "state-muted", "state-unmuted", "state-locked", "state-unlocked", "state-favorite", "state-pinned",
    "state-archived", "state-verified", "state-not-verified", "state-expired", "state-available", "state-unavailable",
    "state-out-of-stock", "state-live", "state-syncing", "state-synced", "state-charging", "state-low",
    "state-critical", "state-filtered", "state-correct", "state-incorrect", "state-edited", "state-forwarded",
    "state-played", "state-followed", "state-not-applicable", "state-weak", "state-medium", "state-strong",
    "state-range-start", "state-range-end",
  ]
}
