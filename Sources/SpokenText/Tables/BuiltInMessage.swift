internal import SpokenTextFluent

/// The messages that the library says itself: the list that every language answers.
///
/// A compiled table holds the number of each message at the message's index, so that no id is looked up on the way from
/// a value to its phrase.
enum BuiltInMessage: Int, CaseIterable, Sendable {
  // number.ftl
  case minus, plus, infinity, numberUnavailable, ordinal, percent, range
  // money.ftl
  case moneyMajorMinor, moneyHidden, moneyUnavailable, moneyPerHour, moneyPerDay, moneyPerWeek, moneyPerMonth
  case moneyPerYear, moneyRange, moneyRangeShared
  // currency.ftl, beside the currencies themselves, which are found by code
  case currencyUnknown
  // date.ftl
  case timeH12, timeH23, weekdayMonday, weekdayTuesday, weekdayWednesday, weekdayThursday, weekdayFriday
  case weekdaySaturday, weekdaySunday, monthJanuary, monthFebruary, monthMarch, monthApril, monthMay, monthJune
  case monthJuly, monthAugust, monthSeptember, monthOctober, monthNovember, monthDecember, dateToday, dateYesterday
  case dateTomorrow, dateWeekday, dateWeekdayMonthDay, dateMonthDay, dateMonthDayYear, dateFull, dateDayHeader
  case dateUnavailable, timeUnavailable, momentToday, momentYesterday, momentTomorrow, momentDate
  // list.ftl
  case listMiddle, listAndTwo, listAndEnd, listOrTwo, listOrEnd, listEmpty, listMore
  // progress.ftl
  case progress, progressCompleted, progressStep, progressPage, progressQuestion, progressIndeterminate, progressDone
  case progressTitled
  // duration.ftl
  case durationUnavailable, durationTwo, durationMiddle
  case durationEnd
  // relative.ftl
  case elapsedNow, elapsedMinutes, elapsedHours, elapsedDays, elapsedWeeks, elapsedMonths, elapsedYears, aheadNow
  case aheadMinutes, aheadHours, aheadDays, aheadWeeks, aheadMonths, aheadYears, aheadDuration, dueNow, dueMidnight
  case dueTodayAt, dueTomorrowAt, dueToday, dueTomorrow, dueDate, dueDateAt, dueAhead, overdueBy
  case intervalTimes, intervalHours, intervalClockBack, intervalDayTimes, intervalAllDay, intervalNextDay
  case intervalDates, intervalDatesYear, intervalMonthDays, intervalMonthDaysYear, intervalMoments
  // transaction.ftl
  case directionCredit, directionDebit, transactionDeposit, transactionWithdrawal, transactionPayment
  case transactionRefund, transactionTransferFrom, transactionTransferTo, transactionPurchase, transactionFee
  case transactionInterest, transactionRequest, transactionAdjustment, transactionPending, transactionDeclined
  case transactionReversed, transactionCancelled, transactionFailed, balance, balanceResulting, balanceOverdrawn
  // grammar.ftl
  case counted, countedMeasure, countedState, countedNone, countedNoneState, countedEmpty, countedMore, countedMoreState
  case moreThan
  // noun.ftl; the nouns are one run
  case nounDose, nounMedication, nounTablet, nounMessage, nounConversation, nounContact, nounPerson, nounMember
  case nounFriend, nounFollower, nounComment, nounReply, nounPhoto, nounVideo, nounAlbum, nounSong, nounEpisode
  case nounFile, nounFolder, nounDocument, nounAttachment, nounPage, nounBook, nounArticle, nounNote, nounLink
  case nounTask, nounProject, nounReminder, nounEvent, nounAppointment, nounCall, nounNotification, nounAlert
  case nounUpdate, nounItem, nounBasketItem, nounProduct, nounOrder, nounReview, nounRating, nounResult, nounOption
  case nounError
  case nounDevice, nounStep, nounGoal, nounQuestion, nounAnswer, nounAttempt, nounStar, nounPoint, nounPercentagePoint
  case nounWorkout
  case nounDay, nounTransaction, nounPayment, nounAccount, nounTicket, nounSeat, nounStop, nounCharacter
  case unitSecond, unitMinute, unitHour, unitDay, unitWeek, unitMonth, unitYear
  // hint.ftl
  case outcomeDetails, outcomeDetailsAndTransactions, outcomeDetailsOf, outcomeTasksOf, outcomeTaskDetails
  case outcomeFullScreen, outcomeProfile, outcomeFilter, outcomeCalendar, outcomeSignIn, outcomeResetPassword
  case outcomeSave, outcomeDelete, outcomePlay, hintTouch, hintTouchAdjust, hintKeyboard, hintPointer, hintRemote
  // notice.ftl
  case error, errorSelectAnswer, fieldEmailAddress, fieldPhoneNumber, fieldPassword, fieldName, errorRequired
  case errorInvalid, errorPhoneFormat, loading, loadingTasks, loadingPhoto, creatingProfile, saving, signingIn
  case pleaseWait, doneTransactionCreated, doneProfileSaved, doneDeleted, emptyResults, emptyConnection
  case emptyHealthData
  // recurrence.ftl
  case everyMinutes, everyHours, everyDays, everyWeeks, everyMonths, everyYears, everyWeekdays, everyWeeksOn
  case recurrenceWeekdays, recurrenceWeekends, monthDay, monthDayLast, monthWeekday, monthWeekdayLast, monthlyOn
  case everyMonthsOn, everyYearsOn, everyYearsOnDays, recurrenceAt, recurrenceUntil, recurrenceCount, recurrenceNext
  case recurrenceUnavailable, times, timesHour, timesDay, timesWeek, timesMonth, timesYear
  // timing.ftl
  case eventArrival, eventArrivalNow, eventArrivalPast, eventDeparture, eventDepartureNow, eventDeparturePast
  case eventStart, eventStartNow, eventStartPast, eventEnd, eventEndNow, eventEndPast, eventExpiry, eventExpiryNow
  case eventExpiryPast, eventOpening, eventOpeningNow, eventOpeningPast, eventClosing, eventClosingNow
  case eventClosingPast, eventBoth, departureCancelled, untilTime, untilDay, untilMoment, untilOpen, untilClosed,
    untilState, sinceTime
  case sinceDay, sinceMonth, sinceMonthYear, sinceYear, lastUpdated, lastCompleted, lastActive, lastUsed, lastSynced
  case delayLate, delayEarly, delayNone, remaining, remainingLess, remainingAbout, remainingNone, gaining, losing
  case gainNone
  // calendar.ftl
  case ageYears, ageMonths, ageWeeks, ageDays, recentMinutes, recentHours, recentDays, recentWeeks, recentMonths
  case recentYears, weekThis, weekLast, weekNext, monthThis, monthLast, monthNext, yearThis, yearLast, yearNext
  case momentTodayPart, dateTodayPart, timeNoon, timeMidnight, momentEndOfToday, momentSameDay, timeZoned, timeZones
  // change.ftl
  case changeUp, changeDown, changeNone, changeUpFrom, changeDownFrom, changeNoneFrom, changeUpSince, changeDownSince
  case changeNoneSince, differenceMore, differenceLess, differenceNone, differenceMoreThan, differenceLessThan
  case differenceNoneThan, differenceMoreOn, differenceLessOn, differenceNoneOn, baselineLastWeek, baselineLastMonth
  case baselineLastYear, baselineLastTime, trendRising, trendFalling, trendSteady, trendUnchanged, trendAboveAverage
  case trendBelowAverage, trendAverage, trendNewHigh, trendNewLow
  // bound.ftl
  case boundAtLeast, boundUpTo, boundMoreThan, boundLessThan, boundAbout, boundAround, boundFrom, boundBetween
  case boundNearly, rangeShared
  // ratio.ftl
  case ratio, score, dimensions, fraction, fractionMixed, fractionCounted, fractionPart
  // rating.ftl
  case rating, ratingStars, ratingCounted, ratingNone, ratingUnavailable
  // identifier.ftl
  case ending, endingOf, code, codeOrder, codePostal, codeGroups, phoneGroup, phoneCountry, phoneInternational
  case phoneExtension, version, versionPoint, username, addressNext, markDot, markAt, markSlash, markDash
  case markUnderscore, markColon, markQuestion, markEquals, markAnd, markHash, markPlus, markPercent, markTilde
  case markStar
  // action.ftl
  case actionOpen, actionClose, actionEdit, actionAdd, actionCreate, actionRemove, actionDelete, actionRename
  case actionMove, actionCopy, actionSave, actionDownload, actionShare, actionSend, actionSelect, actionPlay
  case actionPause, actionPin, actionUnpin, actionMute, actionUnmute, actionLike, actionFavorite, actionUnfavorite
  case actionArchive, actionSkip, actionSnooze, actionActivate, actionDeactivate, actionApprove, actionDecline
  case actionReport, actionCall, actionReply, actionForward, actionBlock, actionFilter, actionSort, actionMark
  case actionCancel, actionRetry, actionUndo, actionRedo, actionNext, actionPrevious, actionNextDay, actionPreviousDay
  case actionBack, actionContinue, actionDone, actionSubmit, actionRefresh, actionSearch, actionSelectAll
  case actionDeselectAll, actionSignIn, actionSignOut, actionReadMore, actionSettings, actionHelp
  // place.ftl
  case positionItem, positionRow, positionColumn, positionCell, positionLevel, selectionSome, selectionAll
  case selectionNone, selectionCleared, thingsShown, thingsFiltered, filterOnly, filterRemoved, thingsOrdered
  case orderChanged, orderNewest, orderOldest, orderAlphabetical, orderLowestPrice, orderHighestPrice, orderNearest
  case orderBestRated, orderMostRelevant, orderMostPopular, loadedMore, loadedAll, listUpdated, movedToPlace
  case countedStateAlone, countsIn, thingsNamed, listMoreOf
  // form.ftl
  case fieldAmount, fieldDescription, fieldComment, fieldTitle, fieldDate, fieldTime, fieldAddress, fieldSelectProfile
  case errorsInForm, errorEmailFormat, errorAmountRange, errorNumberRange, errorLeastCharacters, errorMostCharacters
  case errorPasswordsDiffer, errorCredentials, errorChoose, errorConnection, errorTryAgain, errorTryLater
  case requireCharacters, requireParts, requireDigit, requireSymbol, requireCapital, requireSmall, requireAll
  case requireOption, charactersLeft, charactersNoneLeft, charactersOver
  // confirm.ftl
  case doneAdded, doneRemoved, doneSaved, doneCreated, doneUpdated, doneCopied, doneShared, doneArchived, doneFavorite
  case doneUnfavorite, doneMoved, doneSent, doneMarked, doneDeletedThings, doneUndone, undoAvailable, updatedTo
  case screenNamed, panelOpened, panelClosed, outcomeDeleteWith, irreversible, contentHidden, lockedUntil, emptyAdd
  case emptyOtherWord, emptyNothing, emptyData, deleting, sending, searching, updating, connecting, calculating
  case outcomePause, outcomePage
  // owner.ftl
  case thingOwned, thingProfilePhoto, thingProfile, thingPhoto, thingPhotos, thingTasks, thingMessages, thingAccount
  case thingCalendar, thingLocation, thingBirthday
  // transfer.ftl
  case transferUpload, transferDownload, transferWaiting, transferWaitingWifi, transferWaitingConnection
  case transferPaused, transferPausedAt, transferRetrying, transferRetryingIn, transferUploadFailed
  case transferDownloadFailed, transferUploadDone, transferDownloadDone, transferUploaded, transferDownloaded
  case transferUploadedAll, transferDownloadedAll, transferFailures, transferDetail, backOnline, offlineKept
  // media.ftl
  case mediaPlaying, mediaPaused, mediaBuffering, mediaPosition, mediaLeft, progressChapter, progressTrack
  case mediaSpeed, mediaVolume, mediaVolumeMuted, sliderMinimum, sliderMaximum
  // conversation.ftl
  case peopleMore, peopleListMore, typingOne, typingTwo, typingSeveral, messageSending, messageSent
  case messageDelivered, messageSeen, messageSeenAt, messageSeenOn, messageSeenBy, messageNotSent, messageOwn
  case messageReply, messageMention, messageReaction, callMissed, callIncoming, callOutgoing, callSeveral
  // price.ftl
  case priceFree, priceWas, priceWasNumber, priceOff, priceTaxIncluded, priceTaxExcluded, priceDelivery
  case priceDeliveryFree, priceDetail, priceEach, stockIn, stockLeft, fieldTotal, fieldSubtotal, fieldFee, fieldTax
  case fieldTip, fieldDiscount, fieldDelivery
  // measure.ftl
  case measureUnavailable, measureUnknown, measurePer, measureRange, measureRangeShared, measureMixed, measureAway
  case bloodPressure, ratePerSecond, ratePerMinute, ratePerHour, ratePerDay, ratePerWeek, ratePerMonth, ratePerYear
  case dosage, batteryCharged, batteryLow, batteryCharging, batteryUnavailable, grade, gradeExcellent, gradeGood
  case gradeNeedsImprovement, gradeUnavailable, goalCompleted, goalRemaining, goalToday
  // unit.ftl and cldrunit.ftl; the units are one run
  case unitKilometer, unitMeter, unitCentimeter, unitMillimeter, unitMile, unitYard, unitFoot, unitInch
  case unitNauticalMile, unitTonne, unitKilogram, unitGram, unitMilligram, unitMicrogram, unitTon, unitStone
  case unitPound, unitOunce, unitLiter, unitDeciliter, unitCentiliter, unitMilliliter, unitCubicMeter
  case unitCubicCentimeter, unitCubicFoot, unitCubicInch, unitGallon, unitQuart, unitPint, unitCup, unitFluidOunce
  case unitTablespoon, unitTeaspoon, unitDrop, unitPinch, unitGallonImperial, unitFluidOunceImperial, unitCelsius
  case unitFahrenheit
  case unitKelvin, unitDegree, unitRevolution, unitKilometerPerHour, unitMeterPerSecond, unitMilePerHour, unitKnot
  case unitKilocalorie, unitCalorie, unitKilojoule, unitJoule, unitKilowattHour, unitKilowatt, unitWatt
  case unitHorsepower, unitVolt, unitAmpere, unitTerabyte, unitGigabyte, unitMegabyte, unitKilobyte, unitByte
  case unitGigabit, unitMegabit, unitKilobit, unitBit, unitHectopascal, unitKilopascal, unitBar, unitMillibar
  case unitMillimeterOfhg, unitInchOfhg, unitPoundForcePerSquareInch, unitGigahertz, unitMegahertz, unitKilohertz
  case unitHertz, unitSquareKilometer, unitHectare, unitSquareMeter, unitSquareCentimeter, unitSquareMile, unitAcre
  case unitSquareYard, unitSquareFoot, unitSquareInch, unitNight, unitMillisecond, unitLiterPer100Kilometer
  case unitMilePerGallon, unitMilePerGallonImperial, unitKilowattHourPer100Kilometer, unitMillimolePerLiter
  case unitPermille, unitKarat, unitMegapixel, unitPixel, unitLumen, unitBeatPerMinute, unitRevolutionPerMinute
  case unitDecibel, unitInternationalUnit
  // narration.ftl
  case narrationStalled, narrationResumed, narrationBack, burstErrors
  // reminder.ftl
  case reminderGreeting, reminderMedication, reminderTask, reminderReply, reminderOption, reminderTaken, reminderDone
  case reminderPhoto, reminderHelp, reminderKeywordDone, reminderKeywordPhoto, reminderKeywordHelp, reminderSignature
  // chart.ftl
  case chartLine, chartBar, chartArea, chartScatter, chartPie, chartPlain, chartValues, chartSeriesCount, chartOpening
  case chartOpeningSpan, chartOpeningRange, chartEmpty, chartSpan, chartSpanYear, chartSpanDays, chartSpanDaysYear
  case chartSpanMonths, chartSpanYears
  case chartMissing, chartLowest, chartHighest, chartLowestNamed, chartHighestNamed, chartLowestAlone
  case chartHighestAlone, chartLowestTimes, chartHighestTimes, chartUnusualHigh, chartUnusualLow, chartOutliers
  case chartCount, chartConstant, chartTrendNone, chartAverage, chartAverageDays, chartAverageTrend, chartSeriesAverage
  case chartSeriesTrend, chartSeriesConstant, chartSeriesEmpty, chartSeriesNumber, chartSeriesMore, chartOnDay,
    chartAtMoment
  case chartAtTime, chartInMonth, chartInYear, chartAtNumber, chartPoint, chartPointMissing, chartPointNone
  case chartCompareMore, chartCompareAlways, chartCompareEven
  case chartCompareSame, chartCompareNone, chartDifference, chartDifferenceNamed, chartDifferenceAlone
  case monthAloneJanuary, monthAloneFebruary, monthAloneMarch, monthAloneApril, monthAloneMay, monthAloneJune
  case monthAloneJuly, monthAloneAugust, monthAloneSeptember, monthAloneOctober, monthAloneNovember
  case monthAloneDecember, monthAloneYear, yearAlone
  // label.ftl
  case labelSentences, labelMarked, labelNumbered, labelField, labelCategory, labelCreator
  // state.ftl; the states come last, so that they are one run
  case status
  case stateTaken, stateMissed, stateSkipped, statePending, stateScheduled, stateDue, stateOverdue
  case stateCompleted, stateNotCompleted, stateInProgress, stateFailed, stateCancelled, stateApproved, stateDeclined
  case stateRefunded, stateProcessing, stateShipped, stateDelivered, stateDraft, stateNew, stateRead, stateUnread
  case stateActive, stateInactive, stateOn, stateOff, stateEnabled, stateDisabled, stateOnline, stateOffline
  case stateAway, stateBusy, stateConnected, stateDisconnected, stateSelected, stateNotSelected, stateChecked
  case stateUnchecked, statePartiallyChecked, stateExpanded, stateCollapsed, stateRequired, stateOptional, stateValid
  case stateInvalid, stateEmpty, stateFull, statePlaying, statePaused, stateStopped, stateMuted, stateUnmuted
  case stateLocked, stateUnlocked, stateFavorite, statePinned, stateArchived, stateVerified, stateNotVerified
  case stateExpired, stateAvailable, stateUnavailable, stateOutOfStock, stateLive, stateSyncing, stateSynced
  case stateCharging, stateLow, stateCritical, stateFiltered

  /// The id of the message in the tables.
  var id: String { Self.id(at: rawValue) }

  /// The id of a message by its number.
  static func id(at index: Int) -> String { ids[index] }

  /// The numbers of all messages.
  static var indices: Range<Int> { 0..<stateFiltered.rawValue + 1 }

  private static let ids = [otherIDs, stateIDs].flatMap { text in WordRanges(of: text).map { text.text($0) } }

  // An id is its case's name with hyphens. They are two texts, in the order of the cases, because the system would have to
  // put an address in the place of each of a thousand texts whenever a process starts.

  /// The ids of all messages but those of states, with blanks between them.
  static var otherIDs: SourceBytes {
    SourceBytes(
      """
      minus plus infinity number-unavailable ordinal percent range
      money-major-minor money-hidden money-unavailable money-per-hour money-per-day money-per-week money-per-month
      money-per-year money-range money-range-shared
      currency-unknown
      time-h12 time-h23 weekday-monday weekday-tuesday weekday-wednesday weekday-thursday weekday-friday
      weekday-saturday weekday-sunday month-january month-february month-march month-april month-may month-june
      month-july month-august month-september month-october month-november month-december date-today date-yesterday
      date-tomorrow date-weekday date-weekday-month-day date-month-day date-month-day-year date-full date-day-header
      date-unavailable time-unavailable moment-today moment-yesterday moment-tomorrow moment-date
      list-middle list-and-two list-and-end list-or-two list-or-end list-empty list-more
      progress progress-completed progress-step progress-page progress-question progress-indeterminate progress-done
      progress-titled
      duration-unavailable duration-two duration-middle duration-end
      elapsed-now elapsed-minutes elapsed-hours elapsed-days elapsed-weeks elapsed-months elapsed-years ahead-now
      ahead-minutes ahead-hours ahead-days ahead-weeks ahead-months ahead-years ahead-duration due-now due-midnight
      due-today-at due-tomorrow-at due-today due-tomorrow due-date due-date-at due-ahead overdue-by interval-times
      interval-hours interval-clock-back interval-day-times interval-all-day interval-next-day interval-dates
      interval-dates-year interval-month-days interval-month-days-year interval-moments
      direction-credit direction-debit transaction-deposit transaction-withdrawal transaction-payment transaction-refund
      transaction-transfer-from transaction-transfer-to transaction-purchase transaction-fee transaction-interest
      transaction-request transaction-adjustment transaction-pending transaction-declined transaction-reversed
      transaction-cancelled transaction-failed balance balance-resulting balance-overdrawn
      counted counted-measure counted-state counted-none counted-none-state counted-empty counted-more
      counted-more-state more-than
      noun-dose noun-medication noun-tablet noun-message noun-conversation noun-contact noun-person noun-member
      noun-friend noun-follower noun-comment noun-reply noun-photo noun-video noun-album noun-song noun-episode
      noun-file noun-folder noun-document noun-attachment noun-page noun-book noun-article noun-note noun-link noun-task
      noun-project noun-reminder noun-event noun-appointment noun-call noun-notification noun-alert noun-update
      noun-item noun-basket-item noun-product noun-order noun-review noun-rating noun-result noun-option noun-error
      noun-device noun-step noun-goal noun-question noun-answer noun-attempt noun-star noun-point noun-percentage-point
      noun-workout noun-day noun-transaction noun-payment noun-account noun-ticket noun-seat noun-stop noun-character
      unit-second unit-minute unit-hour unit-day unit-week unit-month unit-year
      outcome-details outcome-details-and-transactions outcome-details-of outcome-tasks-of outcome-task-details
      outcome-full-screen outcome-profile outcome-filter outcome-calendar outcome-sign-in outcome-reset-password
      outcome-save outcome-delete outcome-play hint-touch hint-touch-adjust hint-keyboard hint-pointer hint-remote
      error error-select-answer field-email-address field-phone-number field-password field-name error-required
      error-invalid error-phone-format loading loading-tasks loading-photo creating-profile saving signing-in
      please-wait done-transaction-created done-profile-saved done-deleted empty-results empty-connection
      empty-health-data
      every-minutes every-hours every-days every-weeks every-months every-years every-weekdays every-weeks-on
      recurrence-weekdays recurrence-weekends month-day month-day-last month-weekday month-weekday-last monthly-on
      every-months-on every-years-on every-years-on-days recurrence-at recurrence-until recurrence-count recurrence-next
      recurrence-unavailable times times-hour times-day times-week times-month times-year
      event-arrival event-arrival-now event-arrival-past event-departure event-departure-now event-departure-past
      event-start event-start-now event-start-past event-end event-end-now event-end-past event-expiry event-expiry-now
      event-expiry-past event-opening event-opening-now event-opening-past event-closing event-closing-now
      event-closing-past event-both departure-cancelled until-time until-day until-moment until-open until-closed
      until-state since-time since-day since-month since-month-year since-year last-updated last-completed last-active
      last-used last-synced delay-late delay-early delay-none remaining remaining-less remaining-about remaining-none
      gaining losing gain-none
      age-years age-months age-weeks age-days recent-minutes recent-hours recent-days recent-weeks recent-months
      recent-years week-this week-last week-next month-this month-last month-next year-this year-last year-next
      moment-today-part date-today-part time-noon time-midnight moment-end-of-today moment-same-day time-zoned
      time-zones
      change-up change-down change-none change-up-from change-down-from change-none-from change-up-since
      change-down-since change-none-since difference-more difference-less difference-none difference-more-than
      difference-less-than difference-none-than difference-more-on difference-less-on difference-none-on
      baseline-last-week baseline-last-month baseline-last-year baseline-last-time trend-rising trend-falling
      trend-steady trend-unchanged trend-above-average trend-below-average trend-average trend-new-high trend-new-low
      bound-at-least bound-up-to bound-more-than bound-less-than bound-about bound-around bound-from bound-between
      bound-nearly range-shared
      ratio score dimensions fraction fraction-mixed fraction-counted fraction-part
      rating rating-stars rating-counted rating-none rating-unavailable
      ending ending-of code code-order code-postal code-groups phone-group phone-country phone-international
      phone-extension version version-point username address-next mark-dot mark-at mark-slash mark-dash mark-underscore
      mark-colon mark-question mark-equals mark-and mark-hash mark-plus mark-percent mark-tilde mark-star
      action-open action-close action-edit action-add action-create action-remove action-delete action-rename
      action-move action-copy action-save action-download action-share action-send action-select action-play
      action-pause action-pin action-unpin action-mute action-unmute action-like action-favorite action-unfavorite
      action-archive action-skip action-snooze action-activate action-deactivate action-approve action-decline
      action-report action-call action-reply action-forward action-block action-filter action-sort action-mark
      action-cancel action-retry action-undo action-redo action-next action-previous action-next-day action-previous-day
      action-back action-continue action-done action-submit action-refresh action-search action-select-all
      action-deselect-all action-sign-in action-sign-out action-read-more action-settings action-help
      position-item position-row position-column position-cell position-level selection-some selection-all
      selection-none selection-cleared things-shown things-filtered filter-only filter-removed things-ordered
      order-changed order-newest order-oldest order-alphabetical order-lowest-price order-highest-price order-nearest
      order-best-rated order-most-relevant order-most-popular loaded-more loaded-all list-updated moved-to-place
      counted-state-alone counts-in things-named list-more-of
      field-amount field-description field-comment field-title field-date field-time field-address field-select-profile
      errors-in-form error-email-format error-amount-range error-number-range error-least-characters
      error-most-characters error-passwords-differ error-credentials error-choose error-connection error-try-again
      error-try-later require-characters require-parts require-digit require-symbol require-capital require-small
      require-all require-option characters-left characters-none-left characters-over
      done-added done-removed done-saved done-created done-updated done-copied done-shared done-archived done-favorite
      done-unfavorite done-moved done-sent done-marked done-deleted-things done-undone undo-available updated-to
      screen-named panel-opened panel-closed outcome-delete-with irreversible content-hidden locked-until empty-add
      empty-other-word empty-nothing empty-data deleting sending searching updating connecting calculating outcome-pause
      outcome-page
      thing-owned thing-profile-photo thing-profile thing-photo thing-photos thing-tasks thing-messages thing-account
      thing-calendar thing-location thing-birthday
      transfer-upload transfer-download transfer-waiting transfer-waiting-wifi transfer-waiting-connection
      transfer-paused transfer-paused-at transfer-retrying transfer-retrying-in transfer-upload-failed
      transfer-download-failed transfer-upload-done transfer-download-done transfer-uploaded transfer-downloaded
      transfer-uploaded-all transfer-downloaded-all transfer-failures transfer-detail back-online offline-kept
      media-playing media-paused media-buffering media-position media-left progress-chapter progress-track media-speed
      media-volume media-volume-muted slider-minimum slider-maximum
      people-more people-list-more typing-one typing-two typing-several message-sending message-sent message-delivered
      message-seen message-seen-at message-seen-on message-seen-by message-not-sent message-own message-reply
      message-mention message-reaction call-missed call-incoming call-outgoing call-several
      price-free price-was price-was-number price-off price-tax-included price-tax-excluded price-delivery
      price-delivery-free price-detail price-each stock-in stock-left field-total field-subtotal field-fee field-tax
      field-tip field-discount field-delivery
      measure-unavailable measure-unknown measure-per measure-range measure-range-shared measure-mixed measure-away
      blood-pressure rate-per-second rate-per-minute rate-per-hour rate-per-day rate-per-week rate-per-month
      rate-per-year dosage battery-charged battery-low battery-charging battery-unavailable grade grade-excellent
      grade-good grade-needs-improvement grade-unavailable goal-completed goal-remaining goal-today
      unit-kilometer unit-meter unit-centimeter unit-millimeter unit-mile unit-yard unit-foot unit-inch
      unit-nautical-mile unit-tonne unit-kilogram unit-gram unit-milligram unit-microgram unit-ton unit-stone unit-pound
      unit-ounce unit-liter unit-deciliter unit-centiliter unit-milliliter unit-cubic-meter unit-cubic-centimeter
      unit-cubic-foot unit-cubic-inch unit-gallon unit-quart unit-pint unit-cup unit-fluid-ounce unit-tablespoon
      unit-teaspoon unit-drop unit-pinch unit-gallon-imperial unit-fluid-ounce-imperial unit-celsius unit-fahrenheit
      unit-kelvin unit-degree unit-revolution unit-kilometer-per-hour unit-meter-per-second unit-mile-per-hour unit-knot
      unit-kilocalorie unit-calorie unit-kilojoule unit-joule unit-kilowatt-hour unit-kilowatt unit-watt unit-horsepower
      unit-volt unit-ampere unit-terabyte unit-gigabyte unit-megabyte unit-kilobyte unit-byte unit-gigabit unit-megabit
      unit-kilobit unit-bit unit-hectopascal unit-kilopascal unit-bar unit-millibar unit-millimeter-ofhg unit-inch-ofhg
      unit-pound-force-per-square-inch unit-gigahertz unit-megahertz unit-kilohertz unit-hertz unit-square-kilometer
      unit-hectare unit-square-meter unit-square-centimeter unit-square-mile unit-acre unit-square-yard unit-square-foot
      unit-square-inch unit-night unit-millisecond unit-liter-per-100-kilometer unit-mile-per-gallon
      unit-mile-per-gallon-imperial unit-kilowatt-hour-per-100-kilometer unit-millimole-per-liter unit-permille
      unit-karat unit-megapixel unit-pixel unit-lumen unit-beat-per-minute unit-revolution-per-minute unit-decibel
      unit-international-unit
      narration-stalled narration-resumed narration-back burst-errors
      reminder-greeting reminder-medication reminder-task reminder-reply reminder-option reminder-taken reminder-done
      reminder-photo reminder-help reminder-keyword-done reminder-keyword-photo reminder-keyword-help reminder-signature
      chart-line chart-bar chart-area chart-scatter chart-pie chart-plain chart-values chart-series-count chart-opening
      chart-opening-span chart-opening-range chart-empty chart-span chart-span-year chart-span-days chart-span-days-year
      chart-span-months chart-span-years chart-missing chart-lowest chart-highest chart-lowest-named chart-highest-named
      chart-lowest-alone chart-highest-alone chart-lowest-times chart-highest-times chart-unusual-high chart-unusual-low
      chart-outliers chart-count chart-constant chart-trend-none chart-average chart-average-days chart-average-trend
      chart-series-average chart-series-trend chart-series-constant chart-series-empty chart-series-number
      chart-series-more chart-on-day chart-at-moment chart-at-time chart-in-month chart-in-year chart-at-number
      chart-point chart-point-missing chart-point-none chart-compare-more chart-compare-always chart-compare-even
      chart-compare-same chart-compare-none chart-difference chart-difference-named chart-difference-alone
      month-alone-january month-alone-february month-alone-march month-alone-april month-alone-may month-alone-june
      month-alone-july month-alone-august month-alone-september month-alone-october month-alone-november
      month-alone-december month-alone-year year-alone
      label-sentences label-marked label-numbered label-field label-category label-creator
      status
      """)
  }

  /// The ids of the states.
  static var stateIDs: SourceBytes {
    SourceBytes(
      """
      state-taken state-missed state-skipped state-pending state-scheduled state-due state-overdue state-completed
      state-not-completed state-in-progress state-failed state-cancelled state-approved state-declined state-refunded
      state-processing state-shipped state-delivered state-draft state-new state-read state-unread state-active
      state-inactive state-on state-off state-enabled state-disabled state-online state-offline state-away state-busy
      state-connected state-disconnected state-selected state-not-selected state-checked state-unchecked
      state-partially-checked state-expanded state-collapsed state-required state-optional state-valid state-invalid
      state-empty state-full state-playing state-paused state-stopped state-muted state-unmuted state-locked
      state-unlocked state-favorite state-pinned state-archived state-verified state-not-verified state-expired
      state-available state-unavailable state-out-of-stock state-live state-syncing state-synced state-charging
      state-low state-critical state-filtered
      """)
  }

  /// The day of the week, 0 for Monday to 6 for Sunday.
  static func weekday(_ number: Int) -> BuiltInMessage {
    BuiltInMessage(rawValue: weekdayMonday.rawValue + number) ?? .weekdaySunday
  }

  /// The month, 1 for January to 12 for December.
  static func month(_ number: Int) -> BuiltInMessage {
    BuiltInMessage(rawValue: monthJanuary.rawValue + number - 1) ?? .monthDecember
  }

  /// All nouns that are counted.
  static let nouns = allCases[nounDose.rawValue...nounCharacter.rawValue]

  /// All units that things are measured in, but for those of time.
  static let units = allCases[unitKilometer.rawValue...unitInternationalUnit.rawValue]

  /// The units of time.
  static let timeUnits = allCases[unitSecond.rawValue...unitYear.rawValue]

  /// All states: ``stateTaken`` and what follows.
  static let states = allCases[stateIndices]

  /// The numbers of the states.
  static var stateIndices: Range<Int> { stateTaken.rawValue..<indices.upperBound }

  /// What the ids of states begin with.
  static let statePrefix = "state-"
}
