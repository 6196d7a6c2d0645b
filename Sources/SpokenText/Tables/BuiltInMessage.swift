// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The messages that the library says itself: the list that every language answers.
///
/// In every table a message has the number that its case has, so that no id is looked up on the way from a value to its
/// phrase. To add a message, add a case, and its id to ``ids`` in the same place.
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
  case dateUnavailable, timeUnavailable, momentToday, momentYesterday, momentTomorrow, momentDate, timeBeforeChange
  case timeAfterChange, decade
  // list.ftl
  case listMiddle, listAndTwo, listAndEnd, listOrTwo, listOrEnd, listEmpty, listMore, signRepeated
  // progress.ftl
  case progress, progressCompleted, progressStep, progressPage, progressQuestion, progressIndeterminate, progressDone
  case progressTitled
  // duration.ftl
  case durationUnavailable, durationTwo, durationMiddle
  case durationEnd
  // relative.ftl
  case elapsedNow, elapsedMinutes, elapsedHours, elapsedDays, elapsedWeeks, elapsedMonths, elapsedYears, aheadNow
  case aheadDuration, dueNow, dueMidnight
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
  // noun.ftl and cldrunit.ftl; the nouns are one run
  case nounDose, nounMedication, nounTablet, nounMessage, nounConversation, nounContact, nounPerson, nounMember
  case nounFriend, nounFollower, nounComment, nounReply, nounPhoto, nounVideo, nounAlbum, nounSong, nounEpisode
  case nounFile, nounFolder, nounDocument, nounAttachment, nounPage, nounBook, nounArticle, nounNote, nounLink
  case nounTask, nounProject, nounReminder, nounEvent, nounAppointment, nounCall, nounNotification, nounAlert
  case nounUpdate, nounItem, nounBasketItem, nounProduct, nounOrder, nounReview, nounRating, nounResult, nounOption
  case nounError
  case nounDevice, nounStep, nounGoal, nounQuestion, nounAnswer, nounAttempt, nounStar, nounPoint, nounPercentagePoint
  case nounWorkout
  case nounDay, nounTransaction, nounPayment, nounAccount, nounTicket, nounPiece, nounSeat, nounStop, nounCharacter
  case unitSecond, unitMinute, unitHour, unitDay, unitWeek, unitMonth, unitYear
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
  case everyMinutes, everyHours, everyDays, everyWeeks, everyMonths, everyYears, everyWeekdays, everyWeeksOn
  case recurrenceWeekdays, recurrenceWeekends, monthDay, monthDayLast, monthWeekday, monthWeekdayLast, monthlyOn
  case everyMonthsOn, everyYearsOn, everyYearsOnDays, recurrenceAt, recurrenceUntil, recurrenceCount, recurrenceNext
  case recurrenceUnavailable, times, timesHour, timesDay, timesWeek, timesMonth, timesYear
  // timing.ftl
  case eventArrival, eventArrivalNow, eventArrivalPast, eventDeparture, eventDepartureNow, eventDeparturePast
  case eventStart, eventStartNow, eventStartPast, eventEnd, eventEndNow, eventEndPast, eventExpiry, eventExpiryNow
  case eventExpiryPast, eventOpening, eventOpeningNow, eventOpeningPast, eventClosing, eventClosingNow, eventClosingPast
  case eventBoth, departureCancelled, untilTime, untilDay, untilMoment, untilOpen, untilClosed, openAlways, untilState
  case sinceTime, sinceDay, sinceMonth, sinceMonthYear, sinceYear, lastUpdated, lastCompleted, lastActive, lastUsed
  case lastSynced, delayLate, delayEarly, delayNone, durationBefore, remaining, remainingLess, remainingAbout
  case remainingNone, gaining, losing, gainNone
  // calendar.ftl
  case ageYears, ageMonths, ageWeeks, ageDays, recentMinutes, recentHours, recentDays, recentWeeks, recentMonths
  case recentYears, weekThis, weekLast, weekNext, monthThis, monthLast, monthNext, yearThis, yearLast, yearNext
  case amountDuring, momentTodayPart, dateTodayPart, timeNoon, timeMidnight, momentEndOfToday, momentSameDay, timeZoned
  case timeZones
  // change.ftl
  case changeUp, changeDown, changeNone, changeUpFrom, changeDownFrom, changeNoneFrom, changeUpSince, changeDownSince
  case changeNoneSince, differenceMore, differenceLess, differenceNone, differenceMoreThan, differenceLessThan
  case differenceNoneThan, differenceMoreOn, differenceLessOn, differenceNoneOn, baselineLastWeek, baselineLastMonth
  case baselineLastYear, baselineLastTime, trendRising, trendFalling, trendRisingFast, trendFallingFast, trendSteady
  case trendUnchanged, trendAboveAverage, trendBelowAverage, trendAverage, trendNewHigh, trendNewLow
  // bound.ftl
  case boundAtLeast, boundUpTo, boundMoreThan, boundLessThan, boundAbout, boundAround, boundFrom, boundBetween
  case boundNearly, rangeShared
  // ratio.ftl
  case ratio, score, dimensions, fraction, fractionMixed, fractionCounted, fractionPart
  // rating.ftl
  case rating, ratingStars, ratingCounted, ratingNone, ratingUnavailable
  // identifier.ftl
  case ending, endingOf, code, codeOrder, codePostal, codeGroups, spelledCapital, phoneGroup, phoneCountry
  case phoneInternational, phoneExtension, version, versionPoint, username, addressNext, markSpace, markDot, markAt
  case markSlash, markDash, markUnderscore, markColon, markQuestion, markEquals, markAnd, markHash, markPlus
  case markPercent, markTilde, markStar, markComma, markSemicolon, markApostrophe, markQuote, markExclamation
  case markParenthesisOpen, markParenthesisClose, markBackslash, markDollar, markLess, markGreater, markBracketOpen
  case markBracketClose, markBraceOpen, markBraceClose, markBar, markCaret, markBacktick
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
  case positionItem, positionRow, positionColumn, positionCell, positionLevel, listPart, selectionSome, selectionAll
  case selectionNone, selectionCleared, thingsShown, thingsFiltered, filterOnly, filterRemoved, thingsOrdered
  case orderChanged, orderNewest, orderOldest, orderAlphabetical, orderLowestPrice, orderHighestPrice, orderNearest
  case orderBestRated, orderMostRelevant, orderMostPopular, loadedMore, loadedAll, listUpdated, movedToPlace
  case countedStateAlone, countsIn, thingsNamed, listMoreOf, compassPoint
  // form.ftl
  case fieldAmount, fieldDescription, fieldComment, fieldTitle, fieldDate, fieldTime, fieldAddress, fieldSelectProfile
  case errorsInForm, errorEmailFormat, errorAmountRange, errorNumberRange, errorLeastCharacters, errorMostCharacters
  case errorPasswordsDiffer, errorCredentials, errorChoose, errorConnection, errorTryAgain, errorTryLater, passwordShown
  case passwordHidden, requireCharacters, requireParts, requireDigit, requireSymbol, requireCapital, requireSmall
  case requireAll, requireOption, charactersLeft, charactersNoneLeft, charactersOver
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
  case mediaSpeed, mediaVolume, mediaVolumeMuted, sliderMinimum, sliderMaximum, sliderCenter
  // conversation.ftl
  case peopleMore, peopleListMore, typingOne, typingTwo, typingSeveral, messageSending, messageSent
  case messageDelivered, messageSeen, messageSeenAt, messageSeenOn, messageSeenBy, messageNotSent, messageOwn
  case messageReply, messageMention, messageReaction, callMissed, callIncoming, callOutgoing
  // price.ftl
  case priceFree, priceWas, priceWasNumber, priceOff, priceTaxIncluded, priceTaxExcluded, priceDelivery
  case priceDeliveryFree, priceDetail, pricePer, priceThen, priceFirst, priceFor, priceEach, stockIn, stockLeft
  case fieldTotal, fieldSubtotal, fieldFee, fieldTax, fieldTip, fieldDiscount, fieldDelivery
  // measure.ftl
  case measureUnavailable, measureUnknown, measurePer, measureRange, measureRangeShared, measureMixed, measureAway
  case bloodPressure, ratePerSecond, ratePerMinute, ratePerHour, ratePerDay, ratePerWeek, ratePerMonth, ratePerYear
  case dosage, batteryCharged, batteryLow, batteryCharging, batteryUnavailable, grade, gradeExcellent, gradeGood
  case gradeNeedsImprovement, gradeUnavailable, goalCompleted, goalRemaining, streakDays, goalToday
  // unit.ftl and cldrunit.ftl; the units are one run
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
  case chartLine, chartBar, chartArea, chartScatter, chartPie, chartPlain, chartValues, chartSeriesCount, chartOpening
  case chartOpeningSpan, chartOpeningRange, chartEmpty, chartSpan, chartSpanYear, chartSpanDays, chartSpanDaysYear
  case chartSpanMonths, chartSpanYears, chartMissing, chartLowest, chartHighest, chartLowestNamed, chartHighestNamed
  case chartLowestAlone, chartHighestAlone, chartLowestTimes, chartHighestTimes, chartUnusualHigh, chartUnusualLow
  case chartOutliers, chartCount, chartConstant, chartTrendNone, chartAverage, chartAverageDays, chartAverageTrend
  case chartSeriesAverage, chartSeriesTrend, chartSeriesConstant, chartSeriesEmpty, chartSeriesNumber, chartSeriesMore
  case chartOnDay, chartAtMoment, chartAtTime, chartInMonth, chartInYear, chartAtNumber, chartPoint, chartPointMissing
  case chartPointNone, chartCompareMore, chartCompareAlways, chartCompareEven, chartCompareSame, chartCompareNone
  case chartDifference, chartDifferenceNamed, chartDifferenceAlone, monthAloneJanuary, monthAloneFebruary
  case monthAloneMarch, monthAloneApril, monthAloneMay, monthAloneJune, monthAloneJuly, monthAloneAugust
  case monthAloneSeptember, monthAloneOctober, monthAloneNovember, monthAloneDecember, monthAloneYear, yearAlone
  // label.ftl
  case labelSentences, labelMarked, labelNumbered, labelField, labelCategory, labelCreator
  // state.ftl; the states come last, so that they are one run
  case status, stateTaken, stateMissed, stateSkipped, statePending, stateScheduled, stateDue, stateOverdue
  case stateCompleted, stateNotCompleted, stateInProgress, stateFailed, stateCancelled, stateApproved, stateDeclined
  case stateRefunded, stateProcessing, stateShipped, stateDelivered, stateDraft, stateNew, stateRead, stateUnread
  case stateOpened, stateActive, stateInactive, stateOn, stateOff, stateEnabled, stateDisabled, stateOnline
  case stateOffline, stateAway, stateBusy, stateConnected, stateDisconnected, stateSelected, stateNotSelected
  case stateChecked, stateUnchecked, statePartiallyChecked, stateExpanded, stateCollapsed, stateRequired, stateOptional
  case stateValid, stateInvalid, stateEmpty, stateFull, statePlaying, statePaused, stateStopped, stateMuted
  case stateUnmuted, stateLocked, stateUnlocked, stateFavorite, statePinned, stateArchived, stateVerified
  case stateNotVerified, stateExpired, stateAvailable, stateUnavailable, stateOutOfStock, stateLive, stateSyncing
  case stateSynced, stateCharging, stateLow, stateCritical, stateFiltered

  /// The number of the message in every table.
  var message: Int32 { Int32(truncatingIfNeeded: rawValue) }

  /// The id of the message in the tables: the name of its case, with hyphens.
  var id: String { Self.ids[rawValue] }

  /// The number of a message by its id, if it is one of ours.
  static func number(of id: String) -> Int? { numbers[id] }

  private static let numbers = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))

  /// The day of the week, 0 for Monday to 6 for Sunday.
  static func weekday(_ number: Int) -> BuiltInMessage {
    BuiltInMessage(rawValue: weekdayMonday.rawValue + number) ?? .weekdaySunday
  }

  /// The month, 1 for January to 12 for December.
  static func month(_ number: Int) -> BuiltInMessage {
    BuiltInMessage(rawValue: monthJanuary.rawValue + number - 1) ?? .monthDecember
  }

  /// All nouns that are counted.
  static let nouns = run(from: .nounDose, to: .nounCharacter)

  /// All units that things are measured in, but for those of time.
  static let units = run(from: .unitKilometer, to: .unitInternationalUnit)

  /// The units of time.
  static let timeUnits = run(from: .unitSecond, to: .unitYear)

  /// All states.
  static let states = run(from: .stateTaken, to: .stateFiltered)

  /// The cases from one to another. A test finds a case with the prefix of a run that is outside of it.
  private static func run(from first: BuiltInMessage, to last: BuiltInMessage) -> ArraySlice<BuiltInMessage> {
    allCases[first.rawValue...last.rawValue]
  }
}
