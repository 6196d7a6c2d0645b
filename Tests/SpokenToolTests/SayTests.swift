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
    ("money 25.50 USD", "25 dollars and 50 cents"),
    ("money 25.50 usd", "25 dollars and 50 cents"),
    ("money --currency USD 25.50", "25 dollars and 50 cents"),
    ("money 25.50 PLN --locale pl", "25 złotych i 50 groszy"),
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
    ("hint profile --control adjustable --by touch", "Swipe up or down to change profiles"),
    ("hint Wait --form sentence --by touch", "Wait"),
    ("message weekday-friday --case every --locale de", "freitags"),
    ("money 1 USD --case accusative --locale de", "Einen US-Dollar"),
    ("hint details --case infinitive", "View details"),
    (#"sentences Maya {"kind":"progress","completed":3,"total":5}"#, "Maya. 3 of 5"),
    ("text Maya", "Maya"),
    ("quantity Many --category zero", "Many"),
    ("quantity Many --category one", "Many"),
    ("quantity Many --category two", "Many"),
    ("quantity Many --category few", "Many"),
    ("quantity Many --category many", "Many"),
    ("quantity Many --category other", "Many"),
    ("nothing", ""),
    ("message date-today", "today"),
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
    ("message date-today --context standalone --locale pl", "Dzisiaj"),
    (#"message progress-step --args {"completed":3,"total":{"kind":"number","value":"5.0"}}"#, "step 3 of 5.0"),
    (
      #"message progress-titled --args {"title":"A","progress":{"kind":"message","message":"progress-done"}}"#,
      "A, completed"
    ),
    (
      #"message progress-titled --args {"title":"A","progress":{"kind":"message","message":"progress","args":{"completed":1,"total":2}}}"#,
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
      try "delivered = { $who } got { $n } parcels\n    .hint = opens { $what }\ndate-today = this very day\n"
        .write(toFile: file, atomically: true, encoding: .utf8)
      let calls: [(words: [String], called: Called)] = [
        (
          ["message", "delivered", "--args", #"{"who": "Maya", "n": 3}"#, "--overlay", file],
          Called(out: "Maya got 3 parcels\n")
        ),
        (
          ["message", "delivered.hint", "--overlay", file],
          Called(out: "opens {$what}\n", err: "spoken: Unknown variable: $what\n", status: 1)
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
        #"“delete” is said as a text; expected an outcome, as details; what takes arguments is written "#
          + #"{"kind": "message", "message": "outcome-delete", "args": {"name": …}}"#
      ),
      (
        "hint detials --locale pl", "detials",
        "“detials” is said as a text; expected an outcome, as details; did you mean details?"
      ),
      (
        "field home Krakow", "home: Krakow",
        "“home” is said as a text; expected a field, as email-address; "
          + "there is email-address, phone-number, password, name, amount, description, comment, title, date, time, "
          + "address, select-profile"
      ),
      ("hint Delete", "Delete", nil),
      ("hint 3", "3", nil),
      ("card Maya --hint details", "label: Maya\nhint: Opens details", nil),
    ] as [(String, String, String?)])
  func aTextThatLooksLikeAWordIsToldOf(_ words: String, _ text: String, _ warning: String?) {
    let err = warning.map { "spoken: warning: \($0)\n" } ?? ""
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
