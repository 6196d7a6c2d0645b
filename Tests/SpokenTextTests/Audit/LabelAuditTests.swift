// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SpokenText
@testable import SpokenTextAudit

@Suite struct LabelAuditTests {
  /// What is found in a text: the ids of the rules, in the order in which they are found.
  struct Row: Sendable, CustomTestStringConvertible {
    var language: LanguageTag = "en"
    var part = LabelAudit.Part.label
    var text: String
    var rules: [LabelAudit.Rule]

    init(
      _ text: String, _ rules: LabelAudit.Rule..., as part: LabelAudit.Part = .label, in language: LanguageTag = "en"
    ) {
      (self.text, self.rules, self.part, self.language) = (text, rules, part, language)
    }

    var testDescription: String { "\(language) \(part) \(text)" }
  }

  static let rows: [Row] = [
    // Good ones, some of them close to bad ones
    Row("Delete Aspirin"), Row("Copy link"), Row("Add image"), Row("Alice Smith. Balance: 125 dollars and 50 cents"),
    Row("Morning medication for Grandma"), Row("Mr. Smith"), Row("9:00 a.m."), Row("Apple Inc."), Row("Step 3 of 5"),
    Row("iPhone"), Row("macOS"), Row("openHAB"), Row("USB"), Row("HTTPS"), Row("example.com"), Row("node.js"),
    Row("IMG_1234"), Row("holiday.jpg"), Row("and/or"), Row("C++"), Row("AT&T"), Row("100% of it"), Row("50 %"),
    Row("Score: 2 to nil"), Row("Bora Bora"), Row("Oh oh"), Row("Administrator*in", in: "de"),
    Row("Tap + to add one", as: .text), Row("Failed.  Try again"),
    Row("例は、.yaml で", in: "ja"), Row("<a>Open</a> it", as: .text), Row("http://example.com:80", as: .text),
    Row("That that is"), Row("Loading…"), Row("Loading..."),
    Row("Wait... what?"),
    Row("20 000 steps"), Row("555 1234 is the number"), Row("5 5 5, 1 2 3"), Row("Today at 2:30 PM"),
    Row("Maria Garcia Lopez"), Row("The Lord of the Rings"), Row("Ünïcödé naïve café"), Row("Łódź"), Row("日本語"),
    Row("Press the Done button to continue with the next step of this form"),
    Row("Tap water"), Row("Swipe actions"), Row("Text box. Empty", .roleWord), Row("https://example.com/a"),
    Row("Add text box color"), Row("Button colors depend on the theme that you choose."),
    Row("**Important** news", as: .text), Row("**\u{FFFC}** and **2**", as: .text),
    Row("One of ! $ & * + =", as: .text),
    Row("Sign In To Continue", as: .text), Row(" Leading"), Row("Trailing "),
    Row(
      "Visit a site that you like. Then tap the button that opens the menu, and choose to add it to the list of favorites"
    ),
    Row("Opens details", as: .hint), Row("Plays the episode.", as: .hint), Row("Deletes the selected photo", as: .hint),
    Row("Completed", as: .value), Row("Error: Phone number is required"), Row("Photo of the beach, 2 people"),
    // What is there
    Row("", .emptyLabel), Row(" \u{200B}", .emptyLabel), Row("", as: .text), Row("Button", .genericLabel),
    Row("Click here", .genericLabel), Row("Learn more…"), Row("Link", as: .text),
    Row("Check box", .genericLabel), Row("[to be deleted]", .genericLabel), Row("Text"),
    Row("Tap here", .genericLabel, as: .text), Row("Error", .vagueError),
    Row("Oops! Something went wrong.", .vagueError, as: .announcement),
    // The role
    Row("Delete button", .roleWord), Row("Delete Button", .roleWord), Row("Name text field", .roleWord),
    Row("Send, button", .roleWord), Row("Press button", as: .text), Row("Swipe left", as: .text),
    Row("Name: A to Z", in: "de"),
    // Accidents
    Row("%@ messages", .placeholder), Row("%1$@ and %2$lld", .placeholder), Row("Hello {name}", .placeholder),
    Row("Hello ${name}", .placeholder), Row("Optional(\"Maya\")", .placeholder), Row("Name: nil", .placeholder),
    Row("null", .placeholder), Row("Hello \\(name)", .placeholder), Row("(null)", .placeholder),
    Row("ic_arrow_back", .codeName), Row("chevron.right", .codeName), Row("star.circle.fill", .codeName),
    Row("SETTINGS_TITLE", .codeName), Row("settings.account.title", .codeName), Row("deleteButton", .codeName),
    Row("goodBike"), Row("ownCloud"), Row("UIButton", .codeName),
    Row("SVWebViewControllerBackButton", .codeName), Row("YouTube"), Row("xmark", .codeName),
    Row("icon-back", .codeName), Row("ic_photo@2x.png"), Row("Photo ic_arrow_back", .codeName),
    Row("Sets entity_id of the sensor", as: .text),
    Row("2026-11-22", .rawValue), Row("Due 2026-11-22T10:00:00Z", .rawValue), Row("0x7ffee3b0", .rawValue),
    Row("123e4567-e89b-12d3-a456-426614174000", .rawValue), Row("0.30000000000000004", .rawValue),
    Row("1.5e10", .rawValue),
    Row("<b>New</b> photo", .markup), Row("Tom &amp; Ida", .markup), Row("**Important** news", .markup, .symbol),
    Row("Open https://example.com/a", .webAddress), Row("a < b", .symbol),
    Row("Balance: .", .blankPart, .lastFullStop), Row("Two  spaces", .blankPart), Row("Trailing ", as: .text),
    Row("Name,", .blankPart), Row("Photo ()", .blankPart), Row("Maya., Ida"),
    Row("See [our help]()", as: .text), Row("fec0::/64"), Row("Coefficient b₁"), Row("ISO 639-2 code"),
    Row("For iOS 17+"),
    Row("Level 17+", .numberFormat), Row("Value (100-1000)", .numberFormat), Row("assets-action-view", .codeName),
    Row("drag-and-drop"), Row("Als je je wachtwoord wist", in: "nl"), Row("Se se elixe a opción", in: "gl"),
    Row("Maya,, Ida", .blankPart), Row("Save the the file", .repeatedWord), Row("was was it", .repeatedWord),
    // Voices
    Row("PLEASE CONFIRM NOW", .allCapitals), Row("DELETE", .allCapitals), Row("Sign In To Continue", .titleCase),
    Row("Delete photo.", .lastFullStop), Row("Settings › Privacy", .symbol), Row("Next →", .symbol),
    Row("★★★", .symbol), Row("★ ★ ★ ★ ☆", .symbol), Row("** Failed to send", .symbol, as: .text),
    Row("New 🎉", .emoji), Row("❤️", .emoji), Row("✔ Done", .symbol), Row("©", as: .text),
    Row("\u{E001} Back", .iconFont), Row("20 5 items", .adjacentNumbers), Row("10:30 2 tasks", .adjacentNumbers),
    Row(String(repeating: "some words ", count: 31) + "end", .tooLong), Row("Pho\u{AD}to", .controlCharacter),
    Row("A\u{1}B", .controlCharacter), Row("\u{200F}Photo", .bidiControl), Row("\u{2068}5\u{2069} صور", in: "ar"),
    Row("Rаypal", .mixedScripts),
    Row("Supprimer la photo de votre compte", .otherLanguage), Row("out_of_the_box_for_you", .codeName, in: "de"),
    Row("Löschen Sie die Fotos von der Karte", .otherLanguage),
    // Use
    Row("To continue, tap the Done button", .gestureInHint), Row("Tap to add a comment", .gestureInHint),
    Row("Menu button, which opens the list", .roleWord, as: .hint), Row("Shows the button again", as: .hint),
    Row("This button leaves the app", .roleWord, as: .hint), Row("Selected", .emptyHint, as: .hint),
    Row("Slide vertically to change the volume", .gestureInHint, as: .hint),
    Row("Double tab to change it", .gestureInHint, as: .hint),
    Row("Double tap to open the photo", .gestureInHint, as: .hint),
    Row("Double-tap, to open the photo", .gestureInHint, as: .hint),
    Row("Swipe left for more options", .swipeOnly, as: .hint),
    Row("Swipe left to delete a photo", as: .text), Row("Swipe left with three fingers", as: .hint),
    Row("Swipe up or down to change profiles", .gestureInHint, as: .hint), Row("Double tap", .emptyHint, as: .hint),
    Row("Double-tap to activate.", .emptyHint, as: .hint), Row("Tap for more", .emptyHint, as: .hint),
    // Other languages
    Row("Text", in: "de"), Row("Texte", in: "fr"), Row("テキスト", in: "ja"),
    Row("Kontrollkästchen", .genericLabel, in: "de"),
    Row("Case à cocher", .genericLabel, in: "fr"), Row("Casilla de selección", .genericLabel, in: "es"),
    Row("Pole wyboru", .genericLabel, in: "pl"), Row("チェックボックス", .genericLabel, in: "ja"),
    Row("خانة الاختيار", .genericLabel, in: "ar"), Row("चेकबॉक्स", .genericLabel, in: "hi"),
    Row("Button zum Verschieben der Bestellung in den Papierkorb", .roleWord, in: "de"),
    Row("Bouton Déplacer la commande vers la corbeille", .roleWord, in: "fr"),
    Row("Dieser Button verlässt die App", .roleWord, as: .hint, in: "de"),
    Row("Ce bouton quitte l’application", .roleWord, as: .hint, in: "fr"),
    Row("Este botón sale de la aplicación", .roleWord, as: .hint, in: "es"),
    Row("Ten przycisk zamyka aplikację", .roleWord, as: .hint, in: "pl"),
    Row("هذا الزر يغلق التطبيق", .roleWord, as: .hint, in: "ar"), Row("メニューを開くボタン", .roleWord, as: .hint, in: "ja"),
    Row("यह बटन मेनू खोलता है", .roleWord, as: .hint, in: "hi"), Row("選択済み", .emptyHint, as: .hint, in: "ja"),
    Row("Nicht ausgewählt", .emptyHint, as: .hint, in: "de"), Row("चयनित", .emptyHint, as: .hint, in: "hi"),
    Row("Doppelklick, um die Details zu sehen", .gestureInHint, as: .hint, in: "de"),
    Row("Tippe, um alle anzuzeigen", .gestureInHint, in: "de"), Row("タップしてすべて表示", .gestureInHint, in: "ja"),
    Row("الضغط لإدراج رابط", .gestureInHint, as: .hint, in: "ar"),
    Row("Przesuń mapę do mojej lokalizacji", as: .hint, in: "pl"),
    Row("Przesuń w górę, aby zmienić", .gestureInHint, as: .hint, in: "pl"),
    Row("No es posible presionar, código incompleto", as: .hint, in: "es"),
    Row("写真を削除。", .lastFullStop, in: "ja"), Row("カンマで区切った新しいタグを追加します。", in: "ja"),
    Row("Schaltfläche Senden", .roleWord, in: "de"), Row("Senden-Schaltfläche", .roleWord, in: "de"),
    Row("Foto löschen", in: "de"), Row("Hier klicken", .genericLabel, in: "de"), Row("Null Grad", in: "de"),
    Row("Zum Öffnen doppeltippen", .emptyHint, as: .hint, in: "de"), Row("Öffnet Details", as: .hint, in: "de"),
    Row("Nach links wischen, um zu löschen", .swipeOnly, as: .hint, in: "de"),
    Row("Please enter your name and the address", .otherLanguage, in: "de"),
    Row("Bouton Envoyer", .roleWord, in: "fr"), Row("Envoyer", in: "fr"), Row("Cliquez ici", .genericLabel, in: "fr"),
    Row("Touchez deux fois pour ouvrir les détails", .gestureInHint, as: .hint, in: "fr"),
    Row("Balayez vers la gauche pour supprimer", .swipeOnly, as: .hint, in: "fr"),
    Row("Vous vous appelez Maya", in: "fr"),
    Row("Une erreur s'est produite.", .vagueError, as: .announcement, in: "fr"),
    Row("Botón Enviar", .roleWord, in: "es"), Row("Haz clic aquí", .genericLabel, in: "es-MX"),
    Row("Al menos menos 5", in: "es"),
    Row("Toca dos veces para abrir los detalles", .gestureInHint, as: .hint, in: "es"),
    Row("Desliza hacia la izquierda para borrar", .swipeOnly, as: .hint, in: "es-419"),
    Row("Przycisk Wyślij", .roleWord, in: "pl"), Row("Kliknij tutaj", .genericLabel, in: "pl"),
    Row("Usuń zdjęcie", in: "pl"),
    Row("Stuknij dwukrotnie, aby otworzyć", .emptyHint, as: .hint, in: "pl"),
    Row("Przesuń w lewo, aby usunąć", .swipeOnly, as: .hint, in: "pl"),
    Row("زر الإرسال", .roleWord, in: "ar"), Row("اضغط هنا", .genericLabel, in: "ar"), Row("حذف الصورة", in: "ar"),
    Row("انقر نقرًا مزدوجًا لفتح التفاصيل", .gestureInHint, as: .hint, in: "ar"),
    Row("اسحب لليسار للحذف", .swipeOnly, as: .hint, in: "ar"),
    Row("Please enter your name and the address", .otherLanguage, in: "ar"),
    Row("送信ボタン", .roleWord, in: "ja"), Row("ここをタップ", .genericLabel, in: "ja"), Row("写真を削除", in: "ja"),
    Row("ダブルタップで詳細を開きます", .gestureInHint, as: .hint, in: "ja"), Row("左にスワイプして削除", .swipeOnly, as: .hint, in: "ja"),
    Row("भेजें बटन", .roleWord, in: "hi"), Row("यहाँ क्लिक करें", .genericLabel, in: "hi"), Row("फ़ोटो हटाएँ", in: "hi"),
    Row("विवरण खोलने के लिए दो बार टैप करें", .gestureInHint, as: .hint, in: "hi"), Row("धीरे धीरे", in: "hi"),
    Row("हटाने के लिए बाईं ओर स्वाइप करें", .swipeOnly, as: .hint, in: "hi"),
    // Roles without traits, and what only looks like one
    Row("Image of a red kite", .roleWord), Row("PIN field", .roleWord), Row("Avatar image", .roleWord),
    Row("Privacy icon", .roleWord), Row("Vertical slider", .roleWord), Row("Enlarge recipe text field"),
    Row("Hide the button"), Row("Change profile image"), Row("Image preview"), Row("Field of view"),
    Row("Bild von einem Haus", .roleWord, in: "de"), Row("Bild hinzufügen", in: "de"),
    Row("Icône de profil", .roleWord, in: "fr"), Row("Masquer le bouton", in: "fr"),
    Row("Icono de perfil", .roleWord, in: "es"), Row("Ikona profilu", .roleWord, in: "pl"),
    Row("Usuń pole tekstowe", in: "pl"), Row("プロフィールアイコン", .roleWord, in: "ja"),
    Row("أيقونة الملف", .roleWord, in: "ar"), Row("प्रोफ़ाइल आइकन", .roleWord, in: "hi"),
    Row("AirPlay button", .roleWord, as: .value), Row("Read, dimmed", .stateWord, as: .value),
    Row("Selected", .stateWord, as: .value), Row("Wybrane", .stateWord, as: .value, in: "pl"),
    Row("Seed weight. Editable.", .roleWord, as: .hint), Row("Editable templates are kept", as: .hint),
    Row("Breite des Pakets. Bearbeitbar.", .roleWord, as: .hint, in: "de"),
    Row("Remind me daily, Off", .valueInLabel), Row("Turn Wi-Fi off"), Row("Wi-Fi: on", .valueInLabel),
    Row("Bestätigungs-Knopf", .emptyHint, as: .hint, in: "de"),
    Row("Choisissez le bouton", .emptyHint, as: .hint, in: "fr"),
    Row("選択ボタン", .emptyHint, as: .hint, in: "ja"), Row("زر التحديد", .emptyHint, as: .hint, in: "ar"),
    // Gestures in short labels and in other forms
    Row("Tap to select", .gestureInHint), Row("Tap to pay"), Row("Tap speed"),
    Row("Opens the tap water map", as: .hint),
    Row("Taper pour ouvrir la carte", .gestureInHint, as: .hint, in: "fr"),
    Row("Tapez pour ouvrir la carte", .gestureInHint, as: .hint, in: "fr"),
    Row("Glissement vers le haut pour agrandir", .gestureInHint, as: .hint, in: "fr"),
    Row("Great. :)", as: .text), Row("Weil du du bleibst", as: .text, in: "de"),
    Row("إضافة إضافة جديدة", as: .text, in: "ar"), Row("Rated 4 of 5. Rated 4 of 5.", .repeatedWord, as: .value),
    Row("Rated 4.6 out of 5 Rated 4.6 out of 5", .repeatedWord), Row("Bye bye birdie"),
    // Figures for the eye
    Row("$10,981/yr", .moneyFormat), Row("$10 - $20", .moneyFormat), Row("−$100", .moneyFormat),
    Row("$1.5M", .moneyFormat), Row("5.00 USD", .moneyFormat), Row("$25.50"), Row("\u{FFFC}/mo", as: .text),
    Row("10 zł/kg", .moneyFormat, in: "pl"), Row("100 km/h"), Row("1h 15m", .timeFormat), Row("2h", .timeFormat),
    Row("0:20/14:05", .timeFormat), Row("1:02:03", .timeFormat), Row("14:05"), Row("5m"),
    Row("21.05.2024", .dateFormat), Row("5/21/24", .dateFormat), Row("10.15.7"), Row("Mon: 24/7", .numberFormat),
    Row("3/5", .numberFormat, as: .value), Row("1/2"), Row("99+", .numberFormat), Row("1M", .numberFormat),
    Row("4K"), Row("10-20 people", .numberFormat), Row("10:30 - 11:30", .numberFormat), Row("Covid-19"),
    Row("5 m²", .numberFormat),
    Row("307-555-7550", .digitRun), Row("4242424242424242", .digitRun), Row("Room 1234567"),
    Row("3 hrs", .abbreviation), Row("Qty: 3", .abbreviation), Row("5 min"),
    Row("8 Std. Urlaub", .abbreviation, in: "de"),
    Row("5 szt.", .abbreviation, in: "pl"), Row("3 uds.", .abbreviation, in: "es"),
    Row("2 pers.", .abbreviation, in: "fr"),
    Row("5 كم", .abbreviation, in: "ar"), Row("5 किमी", .abbreviation, in: "hi"), Row("3 hrs", .abbreviation, in: "ja"),
    Row("🅺🆈🅻🅴", .stylizedLetters), Row("𝓗𝓮𝓵𝓵𝓸", .stylizedLetters), Row("ℝ"),
    Row("X", .oneCharacter), Row("+", .oneCharacter), Row("--", .oneCharacter), Row("5"), Row("左", in: "ja"),
    Row("Button 3", .genericLabel), Row("image1", .genericLabel), Row("Level 3"),
    // A language without tables: only the rules that need no words
    Row("Göndər button", in: "az"), Row("ic_arrow_back", .codeName, in: "az"),
  ]

  @Test(arguments: rows) func findsWhatIsWrong(_ row: Row) {
    let findings = LabelAudit(row.language).findings(in: row.text, as: row.part)
    #expect(findings.map(\.rule) == row.rules, "\(findings)")
  }

  @Test(arguments: [
    ("Delete button", "Delete"), ("Send, button", "Send"), ("Save the the file", "Save the file"),
    ("Delete photo.", "Delete photo"), ("Two  spaces", "Two spaces"), ("Pho\u{AD}to", "Photo"),
    ("\u{200F}Photo", "Photo"),
  ])
  func saysHowToWriteIt(_ text: String, _ replacement: String) {
    let audit = LabelAudit("en")
    #expect(audit.findings(in: text, as: .label).map(\.replacement) == [replacement])
    #expect(audit.findings(in: replacement, as: .label).isEmpty)
  }

  /// Replacements are right, or there are none.
  @Test(
    arguments: [
      ("Bouton de retour", "fr"), ("Reduzier-Schaltfläche", "de"), ("Obrazek nagłówka", "pl"),
      ("Text box. Empty", "en"),
      ("Button for photos", "en"), ("送信ボタン", "ja"),
    ] as [(String, LanguageTag)])
  func wrongReplacementsAreNotOffered(_ text: String, _ language: LanguageTag) {
    let findings = LabelAudit(language).findings(in: text, as: .label)
    #expect(findings.map(\.rule) == [.roleWord] && findings.first?.replacement == nil, "\(findings)")
  }

  /// A text alone may not show that something is wrong. Then the finding is less severe than its rule.
  @Test func severitiesFollowTheEvidence() {
    func severity(_ text: String, _ part: LabelAudit.Part, in language: LanguageTag = "en") -> LabelAudit.Severity? {
      LabelAudit(language).findings(in: text, as: part).first?.severity
    }
    #expect(severity("Tap to open the photo", .hint) == .error && severity("Delete button", .label) == .error)
    #expect(severity("Please enter your name and the address", .label, in: "de") == .error)
    #expect(severity("Please enter your name and the address", .text, in: "de") == .warning)
    #expect(severity("Seed weight. Editable.", .hint) == .note)
    #expect(severity("3/5", .value) == .warning && severity("3/5", .text) == .note)
    #expect(severity("Link", .label) == .note && severity("ic_arrow_back", .text) == .note)
    let errors = LabelAudit.Rule.allCases.filter { $0.severity == .error }
    #expect(errors == [.roleWord, .otherLanguage, .gestureInHint])
    #expect(LabelAudit.Rule.allCases.allSatisfy { $0.helpAddress.hasPrefix("https://") })
  }

  /// What was left as it is in the source is found, and judged by the words of the source's language, too.
  @Test(
    arguments: [
      ("Clear search field", .label, [.otherLanguage]), ("Mark as Played", .label, [.otherLanguage]),
      ("Double tap to lower the hand", .hint, [.otherLanguage, .gestureInHint]),
      ("Delete photo button", .label, [.otherLanguage, .roleWord]),
      ("\u{FFFC} units per hour", .value, [.otherLanguage]),
      ("QR Code", .label, []), ("iPhone", .label, []), ("AM/PM", .label, []), ("\u{FFFC} km, \u{FFFC} min", .value, []),
      ("Face ID", .label, []), ("settings_title_of_app", .label, [.codeName]),
    ] as [(String, LabelAudit.Part, [LabelAudit.Rule])])
  func untranslatedTextsAreFound(_ text: String, _ part: LabelAudit.Part, _ rules: [LabelAudit.Rule]) {
    for language in ["de", "pl", "ja"] as [LanguageTag] {
      let findings = LabelAudit(language).findings(in: text, as: part, translating: text, from: "en")
      #expect(findings.map(\.rule) == rules, "\(findings)")
    }
    #expect(!LabelAudit("en-GB").findings(in: text, translating: text, from: "en").map(\.rule).contains(.otherLanguage))
    #expect(LabelAudit("de").findings(in: "Suche", as: part, translating: text, from: "en").isEmpty)
  }

  @Test func findingsAreSentences() {
    let finding = LabelAudit("en").findings(in: "Delete button", as: .label).first
    #expect(finding?.excerpt == "button")
    #expect(
      finding?.description
        == "error: label: 'button' repeats the role; remove it: 'Delete' [role-word]")
    #expect(
      LabelAudit("en").findings(in: "", as: .label).first?.message
        == "missing text; describe the element, or hide it")
  }

  @Test func rulesAreTurnedOff() {
    var audit = LabelAudit("en")
    let twice = Array(repeating: LabelAudit.Element(label: Utterance("Delete"), traits: .button), count: 2)
    func rules() -> [[LabelAudit.Rule]] {
      [
        audit.findings(in: "Delete button", as: .label).map(\.rule),
        audit.findings(in: "Double tap to open the photo", as: .hint).map(\.rule),
        audit.findings(onScreen: twice).map(\.rule),
      ]
    }
    #expect(rules() == [[.roleWord], [.gestureInHint], [.duplicateLabel]])
    audit.disabled = [.roleWord, .gestureInHint, .duplicateLabel]
    #expect(rules() == [[], [], []])
  }

  @Test func anAppAddsItsOwnWords() {
    let speaker = SpokenCardTests.speaker("en").adding(Overlay(["en": "audit-generic = doodad, thing"]))
    #expect(LabelAudit(speaker).findings(in: "Doodad", as: .label).map(\.rule) == [.genericLabel])
    #expect(LabelAudit(speaker).findings(in: "Button", as: .label).isEmpty)
  }

  /// Every rule says what it is, and has a row or an element here that it finds.
  @Test func everyRuleIsExplained() {
    let rules = LabelAudit.Rule.allCases
    #expect(Set(rules.map(\.id)).count == rules.count)
    for rule in rules {
      for text in [rule.summary, rule.fix, rule.explanation, rule.source, rule.problem] { #expect(text.count > 4) }
      #expect(!rule.fix.hasSuffix(".") && !rule.summary.hasSuffix(".") && rule.explanation.hasSuffix("."), "\(rule.id)")
    }
    let compared = LabelAudit.findings(in: ["en": "Submit", "pl": "Submit"], as: .action(0)).map(\.rule)
    let found = Set(Self.rows.flatMap(\.rules) + AuditElementTests.rows.flatMap(\.rules) + compared)
    #expect(Set(rules).subtracting(found).subtracting(LabelAudit.Rule.ofFiles).map(\.id) == [])
  }

  @Test(arguments: ["en", "de", "fr", "es", "pl", "ar", "ja", "hi"] as [LanguageTag])
  func everyLanguageHasItsWords(_ language: LanguageTag) {
    let words = AuditWords.known(language)
    for list in AuditList.allCases { #expect(words.phrases.lists.contains(list), "\(list.rawValue)") }
    #expect(words.common.count >= 20)
    #expect(words.doubles?.isEmpty != true)
  }

  /// Whatever a text holds, an audit ends, and what it points at is in the text.
  @Test func neverTraps() {
    let pieces = [
      "a", "A", " ", "  ", "%", "{", "}", "/", "+", "$", "−", ":", "²", "🅺", "h", "0:", "<", ">", "&", ";", "\\(",
      "Optional(", "_", ".", ",", "-", "\u{200F}",
      "\u{FFFC}", "😀",
      "❤️", "é", "ا", "ボタン", "बटन", "button", "1", "12", "\n", "\u{0}", "…", "'", "“", "http://", "www.", "0x", "nil",
      ": ", "(",
      ")", "the", "\u{301}",
    ]
    var random = SeededRandom(11)
    let audits = (["en", "ar", "ja", "tr"] as [LanguageTag]).map { LabelAudit($0) }
    for _ in 0..<(DeepCheck.isAsked ? 40_000 : 400) {
      let text = (0..<Int.random(in: 0...9, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      for audit in audits {
        for part in [LabelAudit.Part.label, .hint, .text] {
          for finding in audit.findings(in: text, as: part) {
            #expect(finding.range.upperBound <= text.utf8.count && !finding.message.isEmpty)
          }
        }
      }
    }
  }

  /// Ten times the text takes about ten times as long.
  @Test func takesLinearTime() {
    let audit = LabelAudit("en")
    for piece in [
      "a", "tap ", "a_", "<a", "{", "%1", "nil: ", "a.", "1 ", "\u{301}", "((", "&a", "1h ", "1/2 ", "hrs 3 ",
      "a b c. ",
    ] {
      _ = audit.findings(in: String(repeating: piece, count: 100), as: .hint)
      let clock = ContinuousClock()
      let small = clock.measure { _ = audit.findings(in: String(repeating: piece, count: 500), as: .hint) }
      let large = clock.measure { _ = audit.findings(in: String(repeating: piece, count: 5000), as: .hint) }
      #expect(large < small * 40 + .milliseconds(200), "\(piece): \(small), \(large)")
    }
  }
}
