// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenTool

@Suite struct SayTests {
  /// Every kind and every value of every option: the words, and what is said.
  static let rows: [(words: String, text: String)] = [
    ("number 8547", "8,547"),
    ("number -3", "Minus 3"),
    ("number -.5", "Minus 0.5"),
    ("number -inf", "Minus infinity"),
    ("number nan", "Number unavailable"),
    ("number 1.50", "1.50"),
    ("number 12345678901234567.89", "12,345,678,901,234,567.89"),
    ("number 1200000 --style compact", "1.2 million"),
    ("number 1200000 --style=standard", "1,200,000"),
    ("number --value 5", "5"),
    ("number -- -5", "Minus 5"),
    ("number -5 --sign automatic", "Minus 5"),
    ("number 5 --sign always", "Plus 5"),
    ("number -5 --sign never", "5"),
    ("ordinal 22", "22nd"),
    ("percent 0.75", "75 percent"),
    ("percent -0.05", "Minus 5 percent"),
    ("percent 0.125 --maximum-fraction-digits 1", "12.5 percent"),
    ("percent -0.05 --sign automatic", "Minus 5 percent"),
    ("percent 0.05 --sign always", "Plus 5 percent"),
    ("percent -0.05 --sign never", "5 percent"),
    ("money 0.0025 BTC", "0.0025 bitcoins"),
    ("money 25.50 USD", "25 dollars and 50 cents"),
    ("money 25.50 usd", "25 dollars and 50 cents"),
    ("money --currency USD 25.50", "25 dollars and 50 cents"),
    ("money 25.50 PLN --locale pl", "25 złotych i 50 groszy"),
    ("--locale pl --width=short money 25.50 PLN", "25 złotych i 50 groszy"),
    ("money 25.50 CAD --width automatic", "25 Canadian dollars and 50 cents"),
    ("money 25.50 CAD --width short", "25 dollars and 50 cents"),
    ("money 25.50 USD --width full", "25 US dollars and 50 cents"),
    ("money -5 USD --sign automatic", "Minus 5 dollars"),
    ("money 5 USD --sign always", "Plus 5 dollars"),
    ("money -5 USD --sign never", "5 dollars"),
    ("money 1200000 USD --style compact", "1.2 million dollars"),
    ("money 1200000 USD --style standard", "1,200,000 dollars"),
    ("money 10 USD --per hour", "10 dollars per hour"),
    ("money 10 USD --per day", "10 dollars per day"),
    ("money 10 USD --per week", "10 dollars per week"),
    ("money 10 USD --per month", "10 dollars per month"),
    ("money 10 USD --per year", "10 dollars per year"),
    ("money 25.50 XYZ", "25.50 X Y Z"),
    ("moneyRange 20 30 USD", "20 to 30 dollars"),
    ("moneyRange 20.50 30 USD", "20 dollars and 50 cents to 30 dollars"),
    ("moneyRange 20 30 CAD --width automatic", "20 to 30 Canadian dollars"),
    ("moneyRange 20 30 CAD --width short", "20 to 30 dollars"),
    ("moneyRange 20 30 USD --width full", "20 to 30 US dollars"),
    ("hiddenAmount", "Hidden amount"),
    ("balance 125.50 USD", "Balance: 125 dollars and 50 cents"),
    ("balance -5 USD", "Overdrawn by 5 dollars"),
    ("balance 110 USD --after transaction", "Resulting balance: 110 dollars"),
    ("date 2026-11-24 \(sample)", "Tuesday, November 24"),
    ("date 2026-11-20 --style relative \(sample)", "Today"),
    ("date 2026-11-20 --style full \(sample)", "Friday, November 20, 2026"),
    ("date 2026-11-20 --style dayHeader \(sample)", "Today, Friday, November 20"),
    ("date 2026-11-20T22:30Z --context inline \(sample)", "today"),
    ("date 2026-11-20T22:30Z --context standalone \(sample)", "Today"),
    ("time 2026-11-20T14:30:00-05:00 \(sample)", "2:30 PM"),
    ("time 2026-11-20T14:30:00-05:00 --hour-cycle h23 \(sample)", "14:30"),
    ("time 2026-11-20T14:30:00-05:00 --hour-cycle h12 --locale en-GB \(sample)", "2:30 PM"),
    ("dateTime 2026-11-20T14:30:00-05:00 \(sample)", "Today at 2:30 PM"),
    ("dateTime 2026-11-20T14:30 \(sample)", "Today at 2:30 PM"),
    (
      "dateTime 2026-11-20T14:30:00-05:00 --locale pl --time-zone Europe/Warsaw --now 2026-11-20T22:00:00Z",
      "Dzisiaj o 20:30"
    ),
    ("dateTime 2026-11-20T14:30Z --time-zone +05:30 --now 2026-11-20", "Today at 8:00 PM"),
    ("progress 3 5", "3 of 5"),
    ("progress 3 5 --style plain", "3 of 5"),
    ("progress 3 5 --style completed", "3 of 5 completed"),
    ("progress 3 5 --style step", "Step 3 of 5"),
    ("progress 3 10 --style page", "Page 3 of 10"),
    ("progress 3 5 --style question", "Question 3 of 5"),
    ("progress 3 5 --style percent", "60 percent"),
    ("progress 3 5 --title Questionnaire", "Questionnaire, 3 of 5"),
    ("progress", "In progress"),
    ("progress --style step", "In progress"),
    ("progress --style completed", "Completed"),
    ("elapsed 2026-11-20T21:55:00Z \(sample)", "5 minutes ago"),
    ("elapsed 2026-12-04 \(sample)", "In 2 weeks"),
    ("elapsed 2026-11-20 \(sample)", "Today"),
    ("elapsed 2026-11-19T23:00:00-05:00 --precision day \(sample)", "Yesterday"),
    ("elapsed 2026-11-19T23:00:00-05:00 --precision time \(sample)", "18 hours ago"),
    ("due 2026-11-20T18:00:00-05:00 \(sample)", "Due today at 6:00 PM"),
    ("due 2026-11-20T18:00:00-05:00 --precision time \(sample)", "Due today at 6:00 PM"),
    ("due 2026-11-21 --precision day \(sample)", "Due tomorrow"),
    ("due 2026-11-23 --style date --precision day \(sample)", "Due Monday, November 23"),
    ("due 2026-11-23 --style distance \(sample)", "Due in 3 days"),
    ("due 2026-11-20T15:00:00-05:00 --locale de \(sample)", "Überfällig seit 2 Stunden"),
    ("interval 2026-11-20T14:00 2026-11-20T16:00 \(sample)", "Today, 2:00 PM to 4:00 PM"),
    ("interval 2026-11-20T14:00 2026-11-20T16:00 --style automatic \(sample)", "Today, 2:00 PM to 4:00 PM"),
    ("interval 2026-11-20T14:00 2026-11-20T16:00 --style times \(sample)", "2:00 PM to 4:00 PM"),
    ("interval --start 2026-11-03 --end 2026-11-07 --style dates \(sample)", "November 3 to 7"),
    (
      "interval --start 2026-11-03 --end 2026-11-07 --style weekdays \(sample)",
      "Tuesday, November 3 to Saturday, November 7"
    ),
    ("duration 5400", "1 hour and 30 minutes"),
    ("duration -5400.9", "Minus 1 hour and 30 minutes"),
    ("duration 183900 --units 3", "2 days, 3 hours, and 5 minutes"),
    ("duration 183900 --units 1", "2 days"),
    ("state taken", "Taken"),
    ("state missed --subject dose --locale es", "Olvidada"),
    ("status in-progress", "Status: In progress"),
    ("status missed --subject dose --locale es", "Estado: olvidada"),
    ("count 3 dose", "3 doses"),
    ("count 3 dose --status missed", "3 missed doses"),
    ("count 3 page --status missed", "3 missed pages"),
    ("count 120 notification --limit 99", "More than 99 notifications"),
    ("count 99 notification --limit 99", "99 notifications"),
    ("count 0 message", "No messages"),
    ("count 0 message --zero words", "No messages"),
    ("count 0 message --zero digits", "0 messages"),
    ("count -1 step", "Minus 1 step"),
    ("empty medication", "No medications yet"),
    ("direction credit", "Money added"),
    ("direction debit", "Money spent"),
    ("transaction deposit --state pending", "Pending deposit"),
    ("transaction payment --who Maya --state declined", "Declined payment to Maya"),
    ("transaction fee --state reversed", "Reversed fee"),
    ("transaction transfer-to --who Maya --state cancelled", "Canceled transfer to Maya"),
    ("transaction payment --who Maya --state failed", "Failed payment to Maya"),
    ("list A B C D --limit 2", "A, B, and 2 more"),
    ("list A B C", "A, B, and C"),
    ("list A B C --type and", "A, B, and C"),
    ("list A --type or -- B", "A or B"),
    ("list --items A --items B", "A and B"),
    ("list", "None"),
    (#"field Price {"kind":"money","amount":"10","currency":"USD"}"#, "Price: 10 dollars"),
    ("field email-address a@example.com", "Email address: a@example.com"),
    ("error select-answer", "Error: Please select an answer to continue"),
    ("error phone-format --prefix word", "Error: Phone number must start with a plus sign and country code"),
    ("error phone-format --prefix none", "Phone number must start with a plus sign and country code"),
    ("activity saving", "Saving"),
    ("activity loading-tasks --wait please", "Loading tasks, please wait"),
    ("hint details", "Opens details"),
    ("hint details --by outcome", "Opens details"),
    ("hint details --by touch", "Double tap to view details"),
    ("hint details --by keyboard", "Press Space to view details"),
    ("hint details --by pointer", "Click to view details"),
    ("hint details --by remote", "Press Select to view details"),
    ("hint details --interaction touch", "Double tap to view details"),
    ("hint profile --by touch", "Double tap to change profiles"),
    ("hint profile --control adjustable --by touch", "Swipe up or down to change profiles"),
    ("hint Wait --form sentence --by touch", "Wait"),
    ("message weekday-friday --case every --locale de", "freitags"),
    ("money 1 USD --case accusative --locale de", "Einen US-Dollar"),
    ("hint details --case infinitive", "View details"),
    (#"sentences Maya {"kind":"progress","completed":3,"total":5}"#, "Maya. 3 of 5"),
    ("text Maya", "Maya"),
    ("part Maya essential", "Maya"),
    ("part Maya detail --verbosity brief", "Maya"),
    (#"part {"kind":"state","status":"overdue"} urgent --verbosity standard"#, "Overdue"),
    ("part Maya detail --verbosity detailed --order card", "Maya"),
    (#"sentences Maya {"kind":"part","phrase":"Omar","importance":"detail"}"#, "Maya"),
    (#"sentences Maya {"kind":"part","phrase":"Omar","importance":"detail"} --verbosity detailed"#, "Maya. Omar"),
    (#"sentences Maya {"kind":"part","phrase":"Omar","importance":"essential"} --verbosity brief"#, "Omar"),
    (#"sentences Maya {"kind":"part","phrase":"Omar","importance":"urgent"} --order urgentFirst"#, "Maya. Omar"),
    ("quantity Many --category zero", "Many"),
    ("quantity Many --category one", "Many"),
    ("quantity Many --category two", "Many"),
    ("quantity Many --category few", "Many"),
    ("quantity Many --category many", "Many"),
    ("quantity Many --category other", "Many"),
    ("nothing", ""),
    ("message date-today", "today"),
    ("duration 9.58 --maximum-fraction-digits 2", "9.58 seconds"), ("duration 0.25", "250 milliseconds"),
    ("spelled aB --style exact", "a capital B"),
    ("spelled 4111111111111111 --style grouped", "4 1 1 1, 1 1 1 1, 1 1 1 1, 1 1 1 1"),
    ("phone 555-1234 --style exact", "5 5 5, 1 2 3 4"), ("phone 555-1234 --style grouped", "5 5 5, 1 2 3 4"),
    ("code AB1 --style exact", "Code A B 1"), ("code AB1 --style grouped", "Code A B 1"),
    ("ending 4242 --style exact", "Ending in 4 2 4 2"), ("ending 4242 --style grouped", "Ending in 4 2 4 2"),
    ("remaining 45 --style automatic", "45 seconds remaining"),
    ("remaining 3725 --style exact", "1 hour, 2 minutes, and 5 seconds remaining"),
    ("decade 1994", "The 1990s"), ("before 1800", "30 minutes before"), ("compass 45", "Northeast"),
    ("streak 7", "7-day streak"),
    (
      #"during {"kind":"count","count":3,"noun":"workout"} {"kind":"calendarSpan","unit":"week"}"#,
      "3 workouts this week"
    ),
    ("range 2016 2039 --style year", "2016 to 2039"), ("fraction 1 2 --unit mile", "Half a mile"),
    ("listPart 11 20 162", "Results 11 to 20 of 162"), ("listPart 1 12 30 --noun photo", "Photos 1 to 12 of 30"),
    ("slider -0.5 --from -1 --to 1 --center 0", "Minus 50 percent"),
    ("priceTerms 1 USD 1 month", "1 dollar for the first month"),
    (
      #"priceTerms 5 USD 3 month --per month --then {"kind":"money","amount":10,"currency":"USD","per":"month"}"#,
      "5 dollars per month for 3 months, then 10 dollars per month"
    ),
    ("money 15 EUR --per person", "15 euros per person"),
    ("money 0.35 EUR --per kilowatt-hour", "35 euro cents per kilowatt-hour"),
    ("money 1 USD --per decade", "1 dollar per decade"),
    ("text 🎉🎉🎉 --emoji counted", "3 times 🎉"), ("text 🎉 --emoji all", "🎉"), ("text 🎉A --emoji none", "A"),
    ("spelled A7F2 --style spaced", "A 7 F 2"), ("spelled A7F2 --style=marked", "A7F2"),
    ("number 1234.567 --maximum-fraction-digits 1", "1,234.6"),
    ("change 0.12 --style change --from last-week", "Up 12 percent from last week"),
    ("change -0.052 --maximum-fraction-digits 1 --from yesterday", "Down 5.2 percent from yesterday"),
    ("change 1 --by 300 --style difference --from last-month", "300 more than last month"),
    ("change 0 --from last-year", "No change from last year"),
    ("change 0.1 --from last-time", "Up 10 percent from last time"),
    (#"change -1 --by {"kind":"money","amount":2,"currency":"USD"} --since Monday"#, "Down 2 dollars since Monday"),
    ("trend rising", "Trending up"),
    ("range 4 2 --noun dose", "2 to 4 doses"),
    ("range 0.1 0.2 --style percent", "10 to 20 percent"),
    ("range 2 4 --style number", "2 to 4"),
    (#"bound at-least {"kind":"count","count":18,"noun":"day"}"#, "At least 18 days"),
    ("bound between 2 --end 4", "Between 2 and 4"),
    ("ratio 4.5 1", "4.5 to 1"),
    ("score 3 2", "3 to 2"),
    ("fraction 3 4", "Three quarters"),
    ("rating 4.5 --count 128", "4.5 out of 5 stars, 128 ratings"),
    ("version 2.1.3", "Version 2 point 1 point 3"),
    ("phone +15551234567", "Plus 1, 5 5 5, 1 2 3, 4 5 6 7"),
    ("phone 06-12-34-56-78 --region FR --style marked", "06-12-34-56-78"),
    ("phone 5551234 --style spaced", "5 5 5, 1 2 3 4"),
    ("ending 4242 --of Visa --style spaced", "Visa ending in 4 2 4 2"),
    ("ending 4242 --style marked", "Ending in 4242"),
    ("code C1043AAZ", "Code C, 1 0 4 3, A A Z"), ("code SW1A1AA", "Code S W 1, A 1 A A"),
    ("code 482915 --type code --style spaced", "Code 4 8 2, 9 1 5"),
    ("code A7F2291 --type order --style marked", "Order A7F2291"),
    ("code 02139 --type postal", "Zip code 0 2 1 3 9"),
    ("email john.doe@example.com", "john dot doe at example dot com"),
    ("web https://example.com/help", "example dot com slash help"),
    ("username maya_92", "At maya underscore 92"),
    ("dimensions 3 4 --third 5", "3 by 4 by 5"),
    ("fraction 1 2 --whole 2 --noun tablet", "2 and a half tablets"),
    ("rating 4 --of 5 --style stars", "4 out of 5 stars"),
    ("rating 8 --of 10 --style plain", "8 out of 10"),
    ("marked Siobhán --pronunciation ʃɪˈvɔːn --pause 500", "Siobhán"),
    ("marked A7F2 --spelling letters --punctuation all --emphasis moderate --language fr", "A7F2"),
    ("marked A7F2 --spelling words --punctuation usual --emphasis none --as text", "A7F2"),
    ("action cancel Yoga --noun appointment --locale de", "Yoga absagen"),
    ("action mark Aspirin --status taken --subject dose", "Mark Aspirin as taken"),
    ("action filter --noun medication", "Filter medications"),
    ("position 3 5 --axis item", "Item 3 of 5"), ("position 3 12 --noun photo", "Photo 3 of 12"),
    ("position 2 10 --axis row", "Row 2 of 10"), ("position 3 --axis column", "Column 3"),
    ("position 2 --axis level", "Level 2"), ("selection 3 12", "3 of 12 selected"),
    ("filter active --noun medication", "Filter: active medications only"),
    (
      #"counts {"kind":"count","count":3,"noun":"message","status":"unread"} --place Inbox"#, "Inbox, 3 unread"
    ),
    ("roster Ida Yuki Omar --noun person --count 7 --limit 2", "7 people: Ida, Yuki, and 5 more"),
    ("number -8547.50 --style words", "Minus eight thousand five hundred forty-seven point five zero"),
    ("number 1984 --style year", "Nineteen eighty-four"),
    ("number 2 --style words --gender masculine --locale pl", "Dwa"),
    ("number 2 --style words --gender feminine --locale pl", "Dwie"),
    ("number 2 --style words --gender neuter --locale pl", "Dwa"),
    ("number 2 --style words --gender common --locale pl", "Dwa"),
    ("number 2 --style words --gender personal --locale pl", "Dwóch"),
    ("number 2 --style words --grammatical-case genitive --locale pl", "Dwóch"),
    ("number 2 --style words --grammatical-case dative --locale pl", "Dwóm"),
    ("number 2 --style words --grammatical-case accusative --locale pl", "Dwa"),
    ("number 2 --style words --grammatical-case instrumental --locale pl", "Dwoma"),
    ("number 2 --style words --grammatical-case locative --locale pl", "Dwóch"),
    ("number 2 --style words --grammatical-case oblique --locale ar", "اثنان"),
    ("ordinal 22 --style standard", "22nd"),
    ("ordinal 22 --style words", "Twenty-second"),
    ("ordinal 2 --style words --gender masculine --locale pl", "Drugi"),
    ("ordinal 2 --style words --gender feminine --locale pl", "Druga"),
    ("ordinal 2 --style words --gender neuter --locale pl", "Drugie"),
    ("ordinal 2 --style words --gender common --locale pl", "Drugi"),
    ("ordinal 2 --style words --gender personal --locale pl", "Drugi"),
    ("ordinal 2 --style words --grammatical-case genitive --locale pl", "Drugiego"),
    ("ordinal 2 --style words --grammatical-case dative --locale pl", "Drugiemu"),
    ("ordinal 2 --style words --grammatical-case accusative --locale pl", "Drugi"),
    ("ordinal 2 --style words --grammatical-case instrumental --locale pl", "Drugim"),
    ("ordinal 2 --style words --grammatical-case locative --locale pl", "Drugim"),
    ("ordinal 2 --style words --grammatical-case oblique --locale ar", "الثاني"),
    ("money 25.50 USD --style words", "Twenty-five dollars and fifty cents"),
    ("date 2026-11-24 \(sample) --style dayPart", "Tuesday, November 24"),
    ("time 2026-11-20T14:30:00-05:00 --time-zone America/New_York --style automatic", "2:30 PM"),
    ("time 2026-11-20T12:00:00-05:00 --time-zone America/New_York --style words", "Noon"),
    ("dateTime 2026-11-20T14:30:00-05:00 \(sample) --style automatic", "Today at 2:30 PM"),
    ("dateTime 2026-11-20T14:30:00-05:00 \(sample) --style dayPart", "This afternoon at 2:30 PM"),
    ("dateTime 2026-11-20T14:30:00-05:00 \(sample) --style full", "Friday, November 20, 2026 at 2:30 PM"),
    ("progress 3 5 --style chapter", "Chapter 3 of 5"),
    ("progress 3 5 --style track", "Track 3 of 5"),
    ("progress 4 --style chapter", "Chapter 4"), ("progress 60 240 --noun character", "60 of 240 characters"),
    ("selection 3 12 --noun photo", "3 of 12 photos selected"), ("fileSize 272000", "272 kilobytes"),
    ("share 0.22 2", "22 percent, 2 votes"), ("share 0.5 1 --noun answer", "50 percent, 1 answer"),
    ("reaction heart Maya", "Maya reacted with heart"),
    ("reaction heart Maya --others 3 --user no", "Maya and 3 others reacted with heart"),
    ("reaction heart Maya --user yes", "You and Maya reacted with heart"),
    ("week 2026-11-02 \(sample)", "Week of November 2"),
    ("recurrence FREQ=WEEKLY;BYDAY=MO,WE,FR;BYHOUR=8", "Every Monday, Wednesday, and Friday at 8:00 AM"),
    ("recurrence FREQ=HOURLY;INTERVAL=6", "Every 6 hours"),
    ("recurrence FREQ=DAILY;UNTIL=20261224 \(sample)", "Every day until December 24"),
    (
      "recurrence FREQ=WEEKLY;BYDAY=MO,WE,FR;BYHOUR=8 --style automatic",
      "Every Monday, Wednesday, and Friday at 8:00 AM"
    ),
    ("recurrence FREQ=WEEKLY;BYDAY=MO,WE,FR;BYHOUR=8 --style days", "Monday, Wednesday, and Friday at 8:00 AM"),
    ("times 2 --per day", "Twice a day"),
    ("times 3 --per week", "3 times a week"),
    ("times 3", "3 times"),
    ("times 2 --per second", "Twice a second"),
    ("times 2 --per minute", "Twice a minute"),
    ("times 2 --per hour", "Twice an hour"),
    ("times 2 --per month", "Twice a month"),
    ("times 2 --per year", "Twice a year"),
    ("next 2026-11-21T08:00 \(sample)", "Next: tomorrow at 8:00 AM"),
    ("next 2026-11-21 \(sample)", "Next: tomorrow"),
    ("next 2026-11-21T08:00 --precision day \(sample)", "Next: tomorrow"),
    ("next 2026-11-21 --precision time \(sample)", "Next: tomorrow at 12:00 AM"),
    ("event arrival 2026-11-20T17:12:00-05:00 \(sample)", "Arrives in 12 minutes"),
    ("event end 2026-11-20T17:30:00-05:00 --style date \(sample)", "Ends today at 5:30 PM"),
    ("event expiry 2026-11-23 --precision day --style both \(sample)", "Expires in 3 days, on November 23"),
    ("event arrival 2026-11-20T17:12:00-05:00 \(sample) --precision time", "Arrives in 12 minutes"),
    ("event arrival 2026-11-20T17:12:00-05:00 \(sample) --style distance", "Arrives in 12 minutes"),
    ("event closing 2026-11-22T21:10:00-05:00 --units 3 \(sample)", "Closes in 2 days, 4 hours, and 10 minutes"),
    ("until 2026-11-20T21:00:00-05:00 --place open \(sample)", "Open until 9:00 PM"),
    ("until 2027-03-01 --state valid --precision day \(sample)", "Valid until March 1, 2027"),
    ("until 2026-11-21T09:00:00-05:00 \(sample)", "Until tomorrow at 9:00 AM"),
    ("until 2026-11-20T21:00:00-05:00 \(sample) --place none", "Until 9:00 PM"),
    ("until 2026-11-20T21:00:00-05:00 \(sample) --place closed", "Closed until 9:00 PM"),
    ("until 2026-11-20T21:00:00-05:00 --place open \(sample) --precision time", "Open until 9:00 PM"),
    ("since 2026-03-05 --precision month \(sample)", "Since March"),
    ("since 2026-11-19 \(sample)", "Since yesterday"),
    ("since 2026-03-05 \(sample) --precision day", "Since March 5"),
    ("since 2026-03-05 \(sample) --precision time", "Since March 5"),
    ("since 2026-03-05 \(sample) --precision year", "Since 2026"),
    ("last updated 2026-11-20T16:55:00-05:00 \(sample)", "Last updated 5 minutes ago"),
    ("last completed 2026-11-20T08:00:00-05:00 --style date \(sample)", "Last completed today at 8:00 AM"),
    ("last updated 2026-11-20T16:55:00-05:00 \(sample) --style distance", "Last updated 5 minutes ago"),
    ("last completed 2026-11-20 \(sample)", "Last completed today"),
    ("last completed 2026-11-20T08:00:00-05:00 --precision day \(sample)", "Last completed today"),
    ("last completed 2026-11-20T08:00:00-05:00 --precision time \(sample)", "Last completed 9 hours ago"),
    ("last updated 2026-11-17 --style date \(sample)", "Last updated Tuesday"),
    ("delay 300", "5 minutes late"),
    ("delay -120", "2 minutes early"),
    ("delay 0", "On time"),
    ("remaining 120", "2 minutes remaining"),
    ("remaining 130 --style about", "About 2 minutes left"),
    ("remaining 45", "45 seconds remaining"),
    ("remaining 120 --style exact", "2 minutes remaining"),
    (#"gain {"kind":"duration","seconds":"720"}"#, "Gaining 12 minutes"),
    (
      #"gain {"kind":"rate","amount":{"kind":"duration","seconds":"2700"},"per":"day"} --direction losing"#,
      "Losing 45 minutes per day"
    ),
    (#"gain {"kind":"duration","seconds":"720"} --direction gaining"#, "Gaining 12 minutes"),
    (#"rate {"kind":"measure","value":45,"unit":"minute"} day"#, "45 minutes per day"),
    (#"rate {"kind":"times","count":3} week"#, "3 times per week"),
    ("age 8", "8 years old"),
    ("age 3 --unit months", "3 months old"),
    ("age 8 --unit days", "8 days old"),
    ("age 8 --unit weeks", "8 weeks old"),
    ("age 8 --unit years", "8 years old"),
    ("ageSince 2018-03-05 \(sample)", "8 years old"),
    ("recent 7", "The last 7 days"),
    ("recent 30 --unit minutes", "The last 30 minutes"),
    ("recent 7 --unit hours", "The last 7 hours"),
    ("recent 7 --unit days", "The last 7 days"),
    ("recent 7 --unit weeks", "The last 7 weeks"),
    ("recent 7 --unit months", "The last 7 months"),
    ("recent 7 --unit years", "The last 7 years"),
    ("calendarSpan week", "This week"),
    ("calendarSpan month --place next", "Next month"),
    ("calendarSpan year --place last", "Last year"),
    ("calendarSpan week --place this", "This week"),
    ("dateTimeAfter 2026-11-20T08:12:00-05:00 2026-11-20T08:00:00-05:00 \(sample)", "8:12 AM"),
    (
      "zonedTime 2026-11-20T15:00:00-05:00 Eastern --offset -18000 --time-zone Europe/Berlin --now 2026-11-20T17:00:00-05:00",
      "3:00 PM Eastern time, 9:00 PM your time"
    ),
    ("change 0.12 --since Monday", "Up 12 percent since Monday"),
    ("transfer upload 0.4 --left 120", "Uploading, 40 percent, about 2 minutes left"),
    ("transfer upload --completed 3 --total 8 --failed 1", "3 of 8 files uploaded, 1 failed"),
    ("transfer download 0.4 --state paused", "Paused at 40 percent"),
    ("transfer upload 0.4 --left 120 --state active", "Uploading, 40 percent, about 2 minutes left"),
    ("transfer upload 0.4 --left 120 --state waiting", "Waiting, 40 percent"),
    ("transfer upload 0.4 --left 120 --state retrying", "Retrying, 40 percent"),
    ("transfer upload 0.4 --left 120 --state failed", "Upload failed at 40 percent"),
    ("transfer upload 0.4 --left 120 --state completed", "Upload complete"),
    ("transfer upload --state waiting --waiting-for wifi", "Waiting for Wi-Fi"),
    ("transfer upload --state waiting --waiting-for connection", "Waiting for a connection"),
    ("transfer upload --state retrying --retry 30", "Retrying in 30 seconds"),
    ("transfer download --completed 3 --total 8 --noun photo", "3 of 8 photos downloaded"),
    ("playback playing --title Morning", "Playing: Morning"),
    ("playback paused", "Paused"),
    ("playbackTime 45 90", "45 seconds of 1 minute and 30 seconds"),
    ("playbackTime 1080 1800 --style left", "12 minutes left"),
    ("playbackTime 45 90 --style position", "45 seconds of 1 minute and 30 seconds"),
    ("playbackSpeed 1.5", "1.5 times speed"),
    ("playbackSpeed 1", "Normal speed"),
    ("volume 0.4", "Volume 40 percent"),
    ("volume 0.4 --sound muted", "Volume 40 percent, muted"),
    ("volume 0.4 --sound on", "Volume 40 percent"),
    ("slider 0.4", "40 percent"),
    ("slider 10 --from 0 --to 10", "Maximum"),
    ("people Maya --others 3", "Maya and 3 others"),
    ("people Maya Omar --others 3", "Maya, Omar, and 3 others"),
    ("typing Maya", "Maya is typing"),
    ("typing Maya Omar", "Maya and Omar are typing"),
    ("typing Maya Omar Ida", "Several people are typing"),
    ("messageStatus delivered", "Delivered"),
    ("messageStatus not-sent", "Not sent"),
    ("seen 2026-11-20T14:14:00-05:00 \(sample)", "Seen at 2:14 PM"),
    ("seen 2026-11-19T14:14:00-05:00 \(sample)", "Seen yesterday at 2:14 PM"),
    ("messageTime 2026-11-20T14:14:00-05:00 \(sample)", "2:14 PM"),
    ("messageTime 2026-11-19T14:14:00-05:00 \(sample)", "Yesterday at 2:14 PM"),
    ("phoneCall missed Grandma --count 2", "2 missed calls from Grandma"),
    ("phoneCall incoming", "Incoming call"),
    ("price 30 USD --was 40 --off 0.25", "30 dollars, was 40, 25 percent off"),
    ("price 0 USD", "Free"),
    ("price 30 USD --tax included --delivery 5", "30 dollars, tax included, plus 5 dollars delivery"),
    ("price 30 USD --was 40 --off 0.25 --per hour", "30 dollars per hour, was 40 dollars, 25 percent off"),
    ("price 30 USD --was 40 --off 0.25 --per day", "30 dollars per day, was 40 dollars, 25 percent off"),
    ("price 30 USD --was 40 --off 0.25 --per week", "30 dollars per week, was 40 dollars, 25 percent off"),
    ("price 30 USD --was 40 --off 0.25 --per month", "30 dollars per month, was 40 dollars, 25 percent off"),
    ("price 30 USD --was 40 --off 0.25 --per year", "30 dollars per year, was 40 dollars, 25 percent off"),
    ("price 30 USD --was 40 --off 0.25 --tax excluded", "30 dollars, was 40, 25 percent off, plus tax"),
    ("purchase 3 4 USD", "3 at 4 dollars each, 12 dollars in total"),
    ("purchase 3 4 USD --total 10", "3 at 4 dollars each, 10 dollars in total"),
    ("stock", "In stock"),
    ("stock 2", "In stock, 2 left"),
    ("stock 0", "Out of stock"),
    ("measure 5.5 mile-per-hour", "5.5 miles per hour"),
    ("measure 2 gram-per-liter", "2 grams per liter"),
    ("measure 70 inch --to foot-and-inch", "5 feet 10 inches"),
    ("measure 5 kilometer --usage road --locale en-GB", "3.1 miles"),
    ("measure 5 kilometer --usage general", "3.1 miles"),
    ("measure 72 kilogram --usage person", "159 pounds"),
    ("measure 178 centimeter --usage person-height", "5 feet 10 inches"),
    ("measure 10 kilometer --usage visibility", "6.2 miles"),
    ("measure 5 millimeter --usage rainfall", "0.2 inches"),
    ("measure 10 centimeter --usage snowfall", "3.9 inches"),
    ("measure 21 celsius --usage weather", "70 degrees Fahrenheit"),
    ("measure 20 kilometer-per-hour --usage wind", "12 miles per hour"),
    ("measure 500 kilojoule --usage food", "120 kilocalories"),
    ("measure 250 milliliter --usage fluid", "1.1 cups"),
    ("measure 4 meter --usage vehicle", "13 feet 1 inch"),
    ("measure 2 hectare --usage land", "4.9 acres"),
    ("measure 100 kilowatt --usage engine", "134 horsepower"),
    ("measure 8 liter-per-100-kilometer --usage vehicle-fuel", "29 miles per gallon"),
    ("measure 1013 hectopascal --usage barometer", "29.91 inches of mercury"),
    ("measure -5 celsius --sign automatic", "Minus 5 degrees Celsius"),
    ("measure 5 celsius --sign always", "Plus 5 degrees Celsius"),
    ("measure -5 celsius --sign never", "5 degrees Celsius"),
    ("measureRange 2 4 kilometer", "2 to 4 kilometers"),
    ("measureRange -5 5 celsius", "Minus 5 to plus 5 degrees Celsius"),
    ("mixedMeasure 5 foot 10 inch", "5 feet 10 inches"),
    (#"away {"kind":"measure","value":"0.3","unit":"mile"}"#, "0.3 miles away"),
    (#"ahead {"kind":"measure","value":300,"unit":"meter"}"#, "In 300 meters"),
    (#"wind 315 {"kind":"measure","value":10,"unit":"knot"}"#, "Wind from the northwest at 10 knots"),
    (
      #"wind 90 {"kind":"measure","value":1,"unit":"knot"} --gusts {"kind":"measure","value":20,"unit":"knot"}"#,
      "Wind from the east at 1 knot, with gusts up to 20 knots"
    ),
    ("bloodPressure 120 80", "120 over 80"),
    (
      #"dosage {"kind":"measure","value":500,"unit":"milligram"} {"kind":"count","count":2,"noun":"tablet"}"#,
      "500 milligrams, 2 tablets"
    ),
    ("battery 0.75", "75 percent charged"),
    ("battery 0.2", "20 percent, low"),
    ("battery 0.4 --state charging", "Charging, 40 percent"),
    ("battery 0.4 --low 50", "40 percent, low"),
    ("grade 0.92 0.9 0.75", "92 percent, excellent"),
    ("grade 0.55 0.9 0.75", "55 percent, needs improvement"),
    ("grade 0.92 0.9 0.75 --word outstanding", "92 percent, outstanding"),
    ("goal Steps", "Goal reached: Steps"),
    (#"goalAmount {"kind":"count","count":1453,"noun":"step"}"#, "1,453 steps to go"),
    (#"goalAmount {"kind":"count","count":8547,"noun":"step"} --is done"#, "8,547 steps so far today"),
    (#"goalAmount {"kind":"count","count":1453,"noun":"step"} --is left"#, "1,453 steps to go"),
    ("month 2026-03-05 \(sample)", "March"),
    ("month 2026-03-05 --style month \(sample)", "March"),
    ("month 2024-03-05 \(sample)", "March 2024"),
    ("month 2024-03-05 --style year \(sample)", "2024"),
    ("chart line 3 5 4", "Line chart, 3 values. Lowest 3. Highest 5. Average 4"),
    ("chart bar 3 5 4", "Bar chart, 3 values. Lowest 3. Highest 5. Average 4"),
    ("chart area 3 5 4", "Area chart, 3 values. Lowest 3. Highest 5. Average 4"),
    ("chart scatter 3 5 4", "Scatter chart, 3 values. Lowest 3. Highest 5. Average 4"),
    ("chart pie 3 5 4", "Pie chart, 3 values. Smallest 3. Largest 5"),
    ("chart plain 3 5 4", "Chart, 3 values. Lowest 3. Highest 5. Average 4"),
    ("chart line 3 none 4", "Line chart, 2 values. Lowest 3. Highest 4. 1 value missing"),
    ("chart line 3 5 4 --title Week --part summary", "Week. Line chart, 3 values. Lowest 3. Highest 5. Average 4"),
    (#"chart line 3 5 4 --part average --unit {"kind":"count","count":0,"noun":"step"}"#, "Average 4 steps"),
    ("chart bar 40 25 --at Food --at Books", "Bar chart, 2 values. Lowest: Books, 25. Highest: Food, 40"),
    (
      #"chart bar 40 25 --at {"kind":"date","date":"2026-11-19"} --at {"kind":"date","date":"2026-11-20"} --precision automatic \#(sample)"#,
      "Bar chart, 2 values from November 19 to 20. Lowest 25 today. Highest 40 yesterday"
    ),
    (
      #"chart bar 40 25 --at {"kind":"date","date":"2026-11-19"} --at {"kind":"date","date":"2026-11-20"} --precision time \#(sample)"#,
      "Bar chart, 2 values, yesterday, all day. Lowest 25 at 12:00 AM. Highest 40 at 12:00 AM"
    ),
    (
      #"chart bar 40 25 --at {"kind":"date","date":"2026-11-19"} --at {"kind":"date","date":"2026-11-20"} --precision moment \#(sample)"#,
      "Bar chart, 2 values, from yesterday at 12:00 AM until today at 12:00 AM. Lowest 25 today at 12:00 AM. Highest 40 yesterday at 12:00 AM"
    ),
    (
      #"chart bar 40 25 --at {"kind":"date","date":"2026-11-19"} --at {"kind":"date","date":"2026-11-20"} --precision day \#(sample)"#,
      "Bar chart, 2 values from November 19 to 20. Lowest 25 today. Highest 40 yesterday"
    ),
    (
      #"chart bar 40 25 --at {"kind":"date","date":"2026-11-19"} --at {"kind":"date","date":"2026-11-20"} --precision month \#(sample)"#,
      "Bar chart, 2 values, November. Lowest 25 in November. Highest 40 in November"
    ),
    (
      #"chart bar 40 25 --at {"kind":"date","date":"2026-11-19"} --at {"kind":"date","date":"2026-11-20"} --precision year \#(sample)"#,
      "Bar chart, 2 values, 2026. Lowest 25 in 2026. Highest 40 in 2026"
    ),
    (
      #"chart bar 40 25 --name Maya --more {"kind":"chartSeries","values":[3,4],"name":"Ida"}"#,
      "Bar chart, 2 series. Maya: Average 33. Ida: Average 3.5"
    ),
    ("chartSeries 3 5 4 --name Steps", "Steps: Average 4"),
    (
      #"chartSeries 3 5 4 --at 1 --at 2 --at 3 --unit {"kind":"count","count":0,"noun":"step"}"#,
      "Series 1: Average 4 steps"
    ),
    ("chartSeries 40 25 --precision automatic", "Series 1: Average 33"),
    ("chartSeries 40 25 --precision time", "Series 1: Average 33"),
    ("chartSeries 40 25 --precision moment", "Series 1: Average 33"),
    ("chartSeries 40 25 --precision day", "Series 1: Average 33"),
    ("chartSeries 40 25 --precision month", "Series 1: Average 33"),
    ("chartSeries 40 25 --precision year", "Series 1: Average 33"),
    (
      #"chartPoint {"kind":"date","date":"2026-11-19"} {"kind":"count","count":3,"noun":"step"} \#(sample)"#,
      "Yesterday: 3 steps"
    ),
    ("chartPoint Food", "Food: No data"),
    (
      "chartComparison 9 12 15 --name Maya --other-values 8 --other-values 12 --other-values 14 --other-name Omar",
      "Maya: Average 12. Omar: Average 11.3. Maya is higher 2 times out of 3. Largest difference 1"
    ),
    (
      #"chartComparison 9 12 15 --at A --at B --at C --other-values 8 --other-at B --unit {"kind":"count","count":0,"noun":"step"}"#,
      "Series 1: Average 12 steps. Series 2: Every value is 8 steps"
    ),
    (
      "chartComparison 9 12 --other-values 8 --other-values 12 --precision automatic",
      "Series 1: Average 10.5. Series 2: Average 10. Series 1 is higher once out of 2. Largest difference 1"
    ),
    (
      "chartComparison 9 12 --other-values 8 --other-values 12 --precision time",
      "Series 1: Average 10.5. Series 2: Average 10. Series 1 is higher once out of 2. Largest difference 1"
    ),
    (
      "chartComparison 9 12 --other-values 8 --other-values 12 --precision moment",
      "Series 1: Average 10.5. Series 2: Average 10. Series 1 is higher once out of 2. Largest difference 1"
    ),
    (
      "chartComparison 9 12 --other-values 8 --other-values 12 --precision day",
      "Series 1: Average 10.5. Series 2: Average 10. Series 1 is higher once out of 2. Largest difference 1"
    ),
    (
      "chartComparison 9 12 --other-values 8 --other-values 12 --precision month",
      "Series 1: Average 10.5. Series 2: Average 10. Series 1 is higher once out of 2. Largest difference 1"
    ),
    (
      "chartComparison 9 12 --other-values 8 --other-values 12 --precision year",
      "Series 1: Average 10.5. Series 2: Average 10. Series 1 is higher once out of 2. Largest difference 1"
    ),
    (
      "chartComparison 9 12 15 --other-values 8 --other-values 10 --other-values 14 --from yesterday",
      "Average 12. Up 12 percent from yesterday"
    ),
    (
      "chartComparison 9 12 15 --other-values 8 --other-values 10 --other-values 14 --from last-week",
      "Average 12. Up 12 percent from last week"
    ),
    (
      "chartComparison 9 12 15 --other-values 8 --other-values 10 --other-values 14 --from last-month",
      "Average 12. Up 12 percent from last month"
    ),
    (
      "chartComparison 9 12 15 --other-values 8 --other-values 10 --other-values 14 --from last-year",
      "Average 12. Up 12 percent from last year"
    ),
    (
      "chartComparison 9 12 15 --other-values 8 --other-values 10 --other-values 14 --from last-time",
      "Average 12. Up 12 percent from last time"
    ),
    ("message date-today --context standalone --locale pl", "Dzisiaj"),
    (#"message progress-step --args {"completed":3,"total":{"kind":"number","value":"5.0"}}"#, "step 3 of 5.0"),
    (
      #"message parts --args {"first":"A","second":{"kind":"message","message":"progress-done"}}"#,
      "A, completed"
    ),
    (
      #"message parts --args {"first":"A","second":{"kind":"message","message":"progress","args":{"completed":1,"total":2}}}"#,
      "A, 1 of 2"
    ),
  ]

  @Test(arguments: rows.indices)
  func saysWhatTheWordsAsk(_ index: Int) {
    let row = Self.rows[index]
    #expect(spoken("say " + row.words) == Called(out: row.text + "\n"), "\(row.words)")
  }

  /// A new kind or option without a row here is seen.
  @Test func everyOptionHasARow() {
    for kind in Kind.all where kind.type != nil {
      let words = Self.rows.map(\.words).filter { $0.split(separator: " ").first ?? "" == kind.name }
      #expect(!words.isEmpty, "\(kind.name)")
      for key in kind.options {
        #expect(words.contains { $0.contains(key.option) }, "\(kind.name) \(key.option)")
        for choice in key.choices {
          #expect(
            words.contains { $0.contains("\(key.option) \(choice)") || $0.contains("\(key.option)=\(choice)") },
            "\(kind.name) \(key.option) \(choice)")
        }
      }
    }
    for key in Common.keys where key.name != "overlay" {
      #expect(Self.rows.contains { $0.words.contains(key.option) }, "\(key.option)")
    }
  }

  @Test func textOfSeveralWordsIsOneValue() {
    #expect(spoken(["say", "list", "Vitamin D", "Iron"]).out == "Vitamin D and Iron\n")
  }

  @Test func overlayFileIsSaid() throws {
    try withFolder { folder in
      let file = folder.appending(path: "app.ftl").path
      try
        "delivered = { $who } got { $n } parcels\n    .hint = opens { $what }\n# Rewords\ndate-today = this very day\n"
        .write(toFile: file, atomically: true, encoding: .utf8)
      let calls: [(words: [String], called: Called)] = [
        (
          ["message", "delivered", "--args", #"{"who": "Maya", "n": 3}"#, "--overlay", file],
          Called(out: "Maya got 3 parcels\n")
        ),
        (
          ["message", "delivered.hint", "--overlay", file],
          Called(out: "opens {$what}\n", err: "error: unknown variable '$what'\n", status: 1)
        ),
        (["date", "2026-11-20", "--now", "2026-11-20", "--overlay", file], Called(out: "This very day\n")),
      ]
      for (words, called) in calls { #expect(spoken(["say"] + words) == called) }
    }
  }

  @Test func casesOfAnOverlayAreAskedFor() throws {
    try withFolder { folder in
      let file = folder.appending(path: "app.ftl").path
      try "boat = { $case ->\n    [afloat] the boat on the water\n   *[other] the boat\n}\n"
        .write(toFile: file, atomically: true, encoding: .utf8)
      let words = ["say", "message", "boat", "--overlay", file]
      #expect(spoken(words) == Called(out: "the boat\n"))
      #expect(spoken(words + ["--case", "afloat"]) == Called(out: "the boat on the water\n"))
    }
  }

  /// What looks like a word of the library's is said all the same.
  @Test(
    arguments: [
      (
        "hint delete", "delete",
        #"'delete' is spoken as text; to use the message with arguments, write "#
          + #"{"kind": "message", "message": "outcome-delete", "args": {"name": …}}"#
      ),
      (
        "hint detials --locale pl", "detials",
        "'detials' is spoken as text; did you mean 'details'?"
      ),
      (
        "field home Krakow", "home: Krakow",
        "'home' is spoken as text; expected a field, such as email-address"
      ),
      ("hint Delete", "Delete", nil),
      ("hint 3", "3", nil),
      ("card Maya --hint details", "label: Maya\nhint: Opens details", nil),
    ] as [(String, String, String?)])
  func aTextThatLooksLikeAWordIsToldOf(_ words: String, _ text: String, _ warning: String?) {
    let err = warning.map { "warning: \($0)\n" } ?? ""
    #expect(spoken("say " + words) == Called(out: text + "\n", err: err))
  }

  @Test func whatIsWrongInAnOverlayIsToldWithItsPlace() throws {
    try withFolder { folder in
      let file = folder.appending(path: "app.ftl").path
      try "a = A\nb = { ]\n".write(toFile: file, atomically: true, encoding: .utf8)
      let called = spoken(["say", "message", "a", "--overlay", file])
      #expect(called.out == "A\n")
      #expect(called.err.hasPrefix("\(file):2:7: error: "))
      #expect(called.status == 0)
    }
  }
}
