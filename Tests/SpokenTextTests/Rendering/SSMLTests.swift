// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SpokenText

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Utterances as SSML: what each attribute becomes, and that it is a document whatever the utterance holds.
@Suite struct SSMLTests {
  private static let speaker = Speaker("en-US", offsets: FixedOffset(seconds: 0), reference: .fixed(Catalogue.now))

  /// What stands in the document of an utterance in English.
  private func body(_ utterance: Utterance) -> String { SSMLTests.body(utterance.ssml(in: "en-US"), "en-US") }

  private static func body(_ document: String, _ language: String) -> String {
    let head = #"<speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="\#(language)">"#
    // By their code units: a mark at the beginning would be one letter with what stands before it.
    let bytes = Array(document.utf8)
    let body = bytes.dropFirst(head.utf8.count).dropLast("</speak>".utf8.count)
    let expected: [UInt8] = Array(head.utf8) + Array(body) + Array("</speak>".utf8)
    #expect(bytes == expected, "\(document)")
    return String(decoding: body, as: UTF8.self)
  }

  @Test func plainTextIsTheDocument() {
    #expect(
      Self.speaker.money("25.50", .usd).ssml(in: Self.speaker.locale)
        == #"<speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en-US">"#
        + "25 dollars and 50 cents</speak>")
    #expect(body(Utterance("")) == "")
  }

  @Test(arguments: [
    (Utterance.Attribute.spellOut, #"<say-as interpret-as="characters">A7, B</say-as>"#),
    (.emphasis, "<emphasis>A7, B</emphasis>"), (.language("fr"), #"<lang xml:lang="fr">A7, B</lang>"#),
    (.punctuation, #"A7<say-as interpret-as="characters">,</say-as> B"#),
    (.pause(milliseconds: 500), #"A7, B<break time="500ms"/>"#),
    (.pause(milliseconds: 0), #"A7, B<break time="1ms"/>"#),
    (.pause(milliseconds: .max), #"A7, B<break time="10000ms"/>"#),
    (.pronunciation("ʃɪ\"<'&"), #"<phoneme alphabet="ipa" ph="ʃɪ&quot;&lt;'&amp;">A7, B</phoneme>"#),
    (.pronunciation(""), "A7, B"), (.language("en-US"), "A7, B"),
  ])
  func attributesBecomeElements(_ attribute: Utterance.Attribute, _ markup: String) {
    #expect(body(Utterance("Code A7, B.", spans: [.init(5..<10, attribute)])) == "Code \(markup).")
  }

  @Test func elementsNestInOneOrder() {
    let spans: [Utterance.Span] = [
      .init(0..<7, .emphasis), .init(4..<13, .language("fr")), .init(8..<13, .spellOut),
      .init(4..<7, .pause(milliseconds: 9)),
    ]
    #expect(
      body(Utterance("one two three", spans: spans))
        == #"<emphasis>one </emphasis><lang xml:lang="fr"><emphasis>two<break time="9ms"/></emphasis> "#
        + #"<say-as interpret-as="characters">three</say-as></lang>"#)
  }

  /// What is all in one language is a document of that language.
  @Test func documentsAreInTheLanguageThatIsSpoken() {
    let galician = Speaker("gl-ES", offsets: FixedOffset(seconds: 0))
    #expect(Self.body(galician.number(3).ssml(in: galician.locale), "en") == "3")
    let marked = Utterance("un deux", spans: [.init(0..<7, .language("fr")), .init(3..<7, .spellOut)])
    #expect(Self.body(marked.ssml(in: "en-US"), "fr") == #"un <say-as interpret-as="characters">deux</say-as>"#)
  }

  @Test(arguments: [
    ("AT&T <b>\"x\" ]]>", "AT&amp;T &lt;b&gt;&quot;x&quot; ]]&gt;"), ("a\tb\nc\rd", "a&#9;b&#10;c&#13;d"),
    ("a\u{0}b\u{1F}\u{B}c", "abc"), ("\u{FFFE}\u{FFFF}\u{FFFD}", "\u{FFFD}"), ("\u{85}\u{2028}", "\u{85}\u{2028}"),
    ("\u{301}", "\u{301}"), ("\u{202E}x\u{10FFFF}", "\u{202E}x\u{10FFFF}"), ("<!--", "&lt;!--"), ("&#0;", "&amp;#0;"),
  ])
  func textIsEscaped(_ text: String, _ markup: String) throws {
    #expect(body(Utterance(text)).unicodeScalars.elementsEqual(markup.unicodeScalars))
    _ = try document(Utterance(text).ssml(in: "en"))
  }

  // MARK: As an XML parser reads it

  /// Reads a document, and checks what it holds against what SSML 1.1 allows there.
  private final class Reader: NSObject, XMLParserDelegate {
    var text = ""
    var problems: [String] = []
    private var open: [String] = []

    /// Which attributes an element has, and in which it may stand.
    private static let elements: [String: (attributes: Set<String>, parents: Set<String>)] = [
      "speak": (["version", "xmlns", "xml:lang"], [""]), "lang": (["xml:lang"], ["speak"]),
      "emphasis": ([], ["speak", "lang"]), "break": (["time"], ["speak", "lang", "emphasis"]),
      "say-as": (["interpret-as"], ["speak", "lang", "emphasis"]),
      "phoneme": (["alphabet", "ph"], ["speak", "lang", "emphasis"]),
    ]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      let known = Self.elements[name]
      if known?.attributes.isSuperset(of: attributes.keys) != true { problems.append("\(name) \(attributes)") }
      if known?.parents.contains(open.last ?? "") != true { problems.append("\(name) in \(open)") }
      open.append(name)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  /// The text of a document that a parser accepts.
  private func document(_ ssml: String) throws -> String {
    let reader = Reader()
    let parser = XMLParser(data: Data(ssml.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? ""): \(ssml.prefix(300).debugDescription)")
    #expect(reader.problems.isEmpty, "\(reader.problems): \(ssml.prefix(300))")
    return reader.text
  }

  /// The same characters without those that XML does not have.
  private func kept(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      scalar.value >= 0x20 ? scalar.value != 0xFFFE && scalar.value != 0xFFFF : "\t\n\r".unicodeScalars.contains(scalar)
    }
  }

  /// Any text with any spans is a document of that text.
  @Test func anyTextAndSpansMakeADocument() throws {
    var random = SeededRandom(5)
    let alphabet = Array("aZ9 .,<>&\"'/]\n\t\r\u{0}\u{1F}\u{85}\u{301}\u{202E}\u{FFFE}é日👩\u{200D}👧".unicodeScalars)
    let attributes: [Utterance.Attribute] = [
      .spellOut, .punctuation, .emphasis, .language("fr"), .language("en"), .pause(milliseconds: 5),
      .pronunciation("\u{0}<\"&\n"), .pronunciation(""),
    ]
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<random.below(20) { text.unicodeScalars.append(alphabet[random.below(alphabet.count)]) }
      let spans = (0..<random.below(6)).map { _ in
        let start = random.below(24) - 2
        return Utterance.Span(start..<(start + random.below(20)), attributes[random.below(attributes.count)])
      }
      let said = try document(Utterance(text, spans: spans).ssml(in: "en"))
      #expect(Array(said.unicodeScalars) == kept(text), "\(text.debugDescription) \(spans)")
    }
  }

  /// What every kind says of hostile values.
  @Test(arguments: DeepCheck.isAsked ? ["en", "ar", "ja"] : ["ar"] as [LanguageTag])
  func hostilePhrasesAreDocuments(_ language: LanguageTag) throws {
    let speaker = Catalogue.speaker(language)
    for type in Phrase.kinds {
      for phrase in Varying.phrases(of: type, random: DeepCheck.isAsked ? 20 : 1) {
        let utterance = speaker.say(.marked(phrase, .language("fr"), .pause(milliseconds: 9)))
        let said = try document(utterance.ssml(in: language))
        #expect(said.unicodeScalars.elementsEqual(utterance.text.unicodeScalars), "\(phrase)")
      }
    }
  }

  @Test func aMegabyteIsADocument() throws {
    let name = String(repeating: "Ann & Lee ", count: 100_000)
    let utterance = Self.speaker.say(.field(named: .text("Name"), .marked(.text(name), .punctuation)))
    #expect(try document(utterance.ssml(in: "en")).utf8.count == utterance.text.utf8.count)
  }
}
