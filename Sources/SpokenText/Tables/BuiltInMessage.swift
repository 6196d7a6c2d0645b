// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The messages that the library itself uses. Every language must have them.
///
/// A case has the number of its message in every table, so phrases are composed without lookups by id. To add a
/// message, add a case here and its id at the same position in ``ids``.
enum BuiltInMessage: Int, CaseIterable, Sendable {
  // number.ftl
  case minus, plus, infinity, numberUnavailable, ordinal, percent, range
  // money.ftl
  case moneyMajorMinor, moneyHidden, moneyUnavailable, moneyRange, moneyRangeShared
  // currency.ftl. The messages of the currencies are found by currency code.
  case currencyUnknown
  // date.ftl and cldrdate.ftl
  case timeH12, timeH23, weekdayMonday, weekdayTuesday, weekdayWednesday, weekdayThursday, weekdayFriday
  case weekdaySaturday, weekdaySunday, monthJanuary, monthFebruary, monthMarch, monthApril, monthMay, monthJune
  case monthJuly, monthAugust, monthSeptember, monthOctober, monthNovember, monthDecember, monthYear, yearAlone
  case dateToday, dateYesterday, dateTomorrow, dateWeekday, dateWeekdayMonthDay, dateMonthDay, dateMonthDayYear
  case dateFull, dateDayHeader, dateUnavailable, timeUnavailable, momentToday, momentYesterday, momentTomorrow
  case momentDate, timeBeforeChange, timeAfterChange, decade
  // list.ftl
  case listMiddle, listAndTwo, listAndEnd, listOrTwo, listOrEnd, listEmpty, listMore, signRepeated, parts
  // progress.ftl
  case progress, progressCompleted, progressStep, progressPage, progressQuestion, progressIndeterminate, progressDone
  // duration.ftl
  case durationUnavailable, durationTwo, durationMiddle, durationEnd
  // relative.ftl
  case elapsedNow, elapsedDuration, aheadNow, aheadDuration, dueNow, dueMidnight, dueTodayAt, dueTomorrowAt, dueToday
  case dueTomorrow, dueDate, dueDateAt, dueAhead, overdueBy, intervalTimes, intervalHours, intervalClockBack
  case intervalDayTimes, intervalAllDay, intervalNextDay, intervalDates, intervalDatesYear, intervalMonthDays
  case intervalMonthDaysYear, intervalMonths, intervalMoments
  // transaction.ftl
  case directionCredit, directionDebit, transactionDeposit, transactionWithdrawal, transactionPayment
  case transactionRefund, transactionTransferFrom, transactionTransferTo, transactionPurchase, transactionFee
  case transactionInterest, transactionRequest, transactionAdjustment, transactionPending, transactionDeclined
  case transactionReversed, transactionCancelled, transactionFailed, balance, balanceResulting, balanceOverdrawn
  // grammar.ftl
  case counted, countedMeasure, countedState, countedNone, countedNoneState, countedEmpty, countedMore
  case countedMoreState, moreThan
  // noun.ftl and cldrunit.ftl. The nouns must be consecutive.
  case nounDose, nounMedication, nounTablet, nounMessage, nounConversation, nounContact, nounPerson, nounMember
  case nounFriend, nounFollower, nounComment, nounReply, nounPhoto, nounVideo, nounAlbum, nounSong, nounEpisode
  case nounFile, nounFolder, nounDocument, nounAttachment, nounPage, nounBook, nounArticle, nounNote, nounLink
  case nounTask, nounProject, nounReminder, nounEvent, nounAppointment, nounCall, nounNotification, nounAlert
  case nounUpdate, nounItem, nounBasketItem, nounProduct, nounOrder, nounReview, nounRating, nounResult, nounOption
  case nounError, nounDevice, nounStep, nounGoal, nounQuestion, nounAnswer, nounAttempt, nounStar, nounPoint
  case nounPercentagePoint, nounWorkout, nounDay, nounTransaction, nounPayment, nounAccount, nounTicket, nounPiece
  case nounSeat, nounStop, nounCharacter, nounVote, nounVoiceMessage, unitSecond, unitMinute, unitHour, unitDay
  case unitWeek, unitMonth, unitYear
  // hint.ftl
  case outcomeDetails, outcomeDetailsAndTransactions, outcomeDetailsOf, outcomeTasksOf, outcomeTaskDetails
  case outcomeFullScreen, outcomeProfile, outcomeFilter, outcomeCalendar, outcomeSignIn, outcomeResetPassword
  case outcomeSave, outcomeDelete, outcomePlay, hintTouch, hintTouchAdjust, hintKeyboard, hintKeyboardAdjust
  case hintPointer, hintRemote
  // notice.ftl
  case error, errorSelectAnswer, fieldEmailAddress, fieldPhoneNumber, fieldPassword, fieldName, errorRequired
  case errorInvalid, errorPhoneFormat, loading, loadingTasks, loadingPhoto, creatingProfile, saving, signingIn
  case pleaseWait, doneTransactionCreated, doneProfileSaved, doneDeleted, emptyResults, emptyConnection
  case emptyHealthData
  // recurrence.ftl
  case every, everyWeekdays, everyWeeksOn, recurrenceWeekdays, recurrenceWeekends, monthDay, monthDayLast
  case monthWeekday, monthWeekdayLast, monthlyOn, everyMonthsOn, everyYearsOn, everyYearsOnDays, recurrenceAt
  case recurrenceUntil, recurrenceCount, recurrenceNext, recurrenceUnavailable, times, timesPer
  // timing.ftl
  case eventArrival, eventArrivalNow, eventArrivalPast, eventDeparture, eventDepartureNow, eventDeparturePast
  case eventStart, eventStartNow, eventStartPast, eventEnd, eventEndNow, eventEndPast, eventExpiry, eventExpiryNow
  case eventExpiryPast, eventOpening, eventOpeningNow, eventOpeningPast, eventClosing, eventClosingNow
  case eventClosingPast, eventBoth, departureCancelled, untilTime, untilDay, untilMoment, untilOpen, untilClosed
  case openAlways, untilState, sinceTime, sinceDay, sinceMonth, lastUpdated, lastCompleted, lastActive, lastUsed
  case lastSynced, lastSaved, delayLate, delayEarly, delayNone, durationBefore, remaining, remainingLess, remainingAbout
  case remainingNone, gaining, losing, gainNone
  // calendar.ftl
  case age, recent, weekThis, weekLast, weekNext, monthThis, monthLast, monthNext, yearThis, yearLast, yearNext
  case amountDuring, momentTodayPart, dateTodayPart, weekOf, timeNoon, timeMidnight, momentEndOfToday, momentSameDay
  case timeZoned, timeZones
  // change.ftl
  case changeUp, changeDown, changeNone, changeUpFrom, changeDownFrom, changeNoneFrom, changeUpSince, changeDownSince
  case changeNoneSince, differenceMore, differenceLess, differenceNone, differenceMoreThan, differenceLessThan
  case differenceNoneThan, differenceMoreOn, differenceLessOn, differenceNoneOn, baselineLastTime, trendRising
  case trendFalling, trendSteady, trendUnchanged, trendAboveAverage, trendBelowAverage, trendAverage, trendNewHigh
  case trendNewLow
  // bound.ftl
  case boundAtLeast, boundUpTo, boundMoreThan, boundLessThan, boundAbout, boundAround, boundFrom, boundBetween
  case boundNearly, rangeShared
  // ratio.ftl
  case ratio, score, dimensions, fraction, fractionMixed, fractionCounted, fractionPart
  // rating.ftl
  case rating, ratingStars, ratingNone, ratingUnavailable
  // identifier.ftl
  case ending, endingOf, code, codeOrder, codePostal, spelledCapital, phoneGroup, phoneCountry, phoneInternational
  case phoneExtension, version, versionPoint, username, addressNext, markSpace, markDot, markAt, markSlash, markDash
  case markUnderscore, markColon, markQuestion, markEquals, markAnd, markHash, markPlus, markPercent, markTilde
  case markStar, markComma, markSemicolon, markApostrophe, markQuote, markExclamation, markParenthesisOpen
  case markParenthesisClose, markBackslash, markDollar, markLess, markGreater, markBracketOpen, markBracketClose
  case markBraceOpen, markBraceClose, markBar, markCaret, markBacktick, markArrowLeft, markArrowRight, markArrowUp
  case markArrowDown
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
  case positionItem, positionRow, positionColumn, positionLevel, listPart, selectionSome, selectionAll, selectionNone
  case selectionCleared, thingsShown, thingsFiltered, filterOnly, filterRemoved, orderChanged, orderNewest
  case orderOldest, orderAlphabetical, orderLowestPrice, orderHighestPrice, orderNearest, orderBestRated
  case orderMostRelevant, orderMostPopular, orderBy, loadedMore, loadedAll, listUpdated, movedToPlace, pickedUp
  case moveCancelled, countedStateAlone, countsIn, thingsNamed, listMoreOf, compassPoint, wind
  // form.ftl
  case fieldAmount, fieldDescription, fieldComment, fieldTitle, fieldDate, fieldTime, fieldAddress, fieldSelectProfile
  case errorsInForm, errorEmailFormat, errorAmountRange, errorNumberRange, errorLeastCharacters, errorMostCharacters
  case errorPasswordsDiffer, errorCredentials, errorChoose, errorConnection, errorTryAgain, errorTryLater
  case passwordShown, passwordHidden, requireCharacters, requireParts, requireDigit, requireSymbol, requireCapital
  case requireSmall, requireAll, requireOption, charactersLeft, charactersNoneLeft, charactersOver
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
  case transferPausedAt, transferRetrying, transferRetryingIn, transferUploadFailed, transferDownloadFailed
  case transferUploadDone, transferDownloadDone, transferUploaded, transferDownloaded, transferUploadedAll
  case transferDownloadedAll, transferFailures, transferDetail, backOnline, offlineKept
  // media.ftl
  case mediaPlaying, mediaPaused, mediaBuffering, mediaPosition, mediaLeft, progressChapter, progressTrack, mediaSpeed
  case mediaVolume, mediaVolumeMuted, sliderMinimum, sliderMaximum, sliderCenter
  // conversation.ftl
  case peopleMore, peopleListMore, typingOne, typingTwo, typingSeveral, messageSent, messageDelivered, messageSeen
  case messageSeenAt, messageSeenOn, messageSeenBy, messageNotSent, messageOwn, messageReply, messageMention
  case messageReaction, messageOfKind, messageDeleted, callMissed, callIncoming, callOutgoing
  // price.ftl
  case priceFree, priceWas, priceWasNumber, priceOff, priceTaxIncluded, priceTaxExcluded, priceDelivery
  case priceDeliveryFree, pricePer, priceThen, priceFirst, priceFor, priceEach, stockIn, stockLeft, fieldTotal
  case fieldSubtotal, fieldFee, fieldTax, fieldTip, fieldDiscount, fieldDelivery
  // measure.ftl
  case measureUnavailable, measureUnknown, measurePer, measureRange, measureRangeShared, measureMixed, measureAway
  case measureAhead, bloodPressure, dosage, batteryCharged, batteryLow, batteryCharging, batteryUnavailable,
    gradeExcellent
  case gradeGood, gradeNeedsImprovement, gradeUnavailable, goalCompleted, goalRemaining, streakDays, goalToday
  // unit.ftl and cldrunit.ftl. The units must be consecutive.
  case unitKilometer, unitMeter, unitDecimeter, unitCentimeter, unitMillimeter, unitMile, unitYard, unitFoot, unitInch
  case unitNauticalMile, unitMileScandinavian, unitLightYear, unitTonne, unitKilogram, unitGram, unitMilligram
  case unitMicrogram, unitTon, unitStone, unitPound, unitOunce, unitCarat, unitLiter, unitDeciliter, unitCentiliter
  case unitMilliliter, unitCubicMeter, unitCubicCentimeter, unitCubicFoot, unitCubicInch, unitGallon, unitQuart
  case unitPint, unitCup, unitFluidOunce, unitTablespoon, unitTeaspoon, unitDrop, unitPinch, unitGallonImperial
  case unitFluidOunceImperial, unitCelsius, unitFahrenheit, unitKelvin, unitDegree, unitRevolution
  case unitKilometerPerHour, unitMeterPerSecond, unitMilePerHour, unitKnot, unitKilocalorie, unitCalorie
  case unitKilojoule, unitJoule, unitKilowattHour, unitMegawatt, unitKilowatt, unitWatt, unitHorsepower, unitVolt
  case unitAmpere, unitMilliampere, unitPetabyte, unitTerabyte, unitGigabyte, unitMegabyte, unitKilobyte, unitByte
  case unitTerabit, unitGigabit, unitMegabit, unitKilobit, unitBit, unitHectopascal, unitKilopascal, unitBar
  case unitMillibar, unitMillimeterOfhg, unitInchOfhg, unitPoundForcePerSquareInch, unitGigahertz, unitMegahertz
  case unitKilohertz, unitHertz, unitSquareKilometer, unitHectare, unitSquareMeter, unitSquareCentimeter
  case unitSquareMile, unitAcre, unitSquareYard, unitSquareFoot, unitSquareInch, unitNight, unitMillisecond
  case unitMicrosecond, unitNanosecond, unitLiterPer100Kilometer, unitMilePerGallon, unitMilePerGallonImperial
  case unitKilowattHourPer100Kilometer, unitMillimolePerLiter, unitPermille, unitKarat, unitMegapixel, unitPixel
  case unitLumen, unitBeatPerMinute, unitRevolutionPerMinute, unitDecibel, unitInternationalUnit
  // narration.ftl
  case narrationStalled, narrationResumed, narrationBack, burstErrors
  // chart.ftl
  case chartLine, chartBar, chartArea, chartScatter, chartPie, chartPlain, chartValues, chartSeriesCount
  case chartOpeningSpan, chartOpeningRange, chartEmpty, chartMissing, chartLowest, chartHighest, chartLowestNamed
  case chartHighestNamed, chartLowestAlone, chartHighestAlone, chartLowestTimes, chartHighestTimes, chartUnusualHigh
  case chartUnusualLow, chartOutliers, chartCount, chartConstant, chartTrendNone, chartAverage, chartAverageDays
  case chartSeriesAverage, chartSeriesTrend, chartSeriesConstant, chartSeriesEmpty, chartSeriesNumber, chartSeriesMore
  case chartOnDay, chartAtMoment, chartAtTime, chartInMonth, chartAtNumber, chartPoint, chartPointNone
  case chartCompareMore, chartCompareAlways, chartCompareEven, chartCompareSame, chartCompareNone, chartDifference
  case chartDifferenceNamed, chartDifferenceAlone
  // label.ftl
  case labelSentences, labelMarked, labelNumbered, labelField, labelCategory, labelCreator
  // state.ftl. The states must be consecutive and come last.
  case status, stateTaken, stateMissed, stateSkipped, statePending, stateScheduled, stateDue, stateOverdue
  case stateCompleted, stateNotCompleted, stateInProgress, stateFailed, stateCancelled, stateApproved, stateDeclined
  case stateRefunded, stateProcessing, stateShipped, stateDelivered, stateDraft, stateNew, stateRead, stateUnread
  case stateOpened, stateActive, stateInactive, stateOn, stateOff, stateEnabled, stateDisabled, stateOnline
  case stateOffline, stateAway, stateBusy, stateConnected, stateDisconnected, stateSelected, stateNotSelected
  case stateChecked, stateUnchecked, statePartiallyChecked, stateExpanded, stateCollapsed, stateRequired
  case stateOptional, stateValid, stateInvalid, stateEmpty, stateFull, statePlaying, statePaused, stateStopped
  case stateMuted, stateUnmuted, stateLocked, stateUnlocked, stateFavorite, statePinned, stateArchived, stateVerified
  case stateNotVerified, stateExpired, stateAvailable, stateUnavailable, stateOutOfStock, stateLive, stateSyncing
  case stateSynced, stateCharging, stateLow, stateCritical, stateFiltered, stateCorrect, stateIncorrect, stateEdited
  case stateForwarded, statePlayed, stateFollowed, stateNotApplicable, stateWeak, stateMedium, stateStrong
  case stateRangeStart, stateRangeEnd

  /// The number of the message in every table.
  var message: Int32 { Int32(truncatingIfNeeded: rawValue) }

  /// The id of the message in tables, which is the name of its case with hyphens.
  var id: String { Self.ids[rawValue] }

  /// Returns the number of the message with an id. Returns `nil` if the id isn't one of the library's.
  static func number(of id: String) -> Int? { numbers[id] }

  private static let numbers = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))

  /// Returns the message for a day of the week, from 0 for Monday to 6 for Sunday.
  static func weekday(_ number: Int) -> BuiltInMessage {
    BuiltInMessage(rawValue: weekdayMonday.rawValue + number) ?? .weekdaySunday
  }

  /// Returns the message for a month, from 1 for January to 12 for December.
  static func month(_ number: Int) -> BuiltInMessage {
    BuiltInMessage(rawValue: monthJanuary.rawValue + number - 1) ?? .monthDecember
  }

  static let nouns = run(from: .nounDose, to: .nounVoiceMessage)

  /// The units of measurement, except the units of time.
  static let units = run(from: .unitKilometer, to: .unitInternationalUnit)

  static let timeUnits = run(from: .unitSecond, to: .unitYear)

  static let states = run(from: .stateTaken, to: .stateRangeEnd)

  /// Returns the cases from `first` to `last`. A test checks that all cases with the same prefix are between them.
  private static func run(from first: BuiltInMessage, to last: BuiltInMessage) -> ArraySlice<BuiltInMessage> {
    allCases[first.rawValue...last.rawValue]
  }
}
