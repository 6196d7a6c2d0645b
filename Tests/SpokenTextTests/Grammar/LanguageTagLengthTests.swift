import SpokenText
import Testing

@Suite struct LanguageTagLengthTests {
  /// The longest tags of private use are read back from what is written of them.
  @Test(arguments: [200, 250, 251, 252, 255, 256])
  func privateUse(_ length: Int) {
    let text = "x" + String(repeating: "-a", count: (length - 1) / 2) + (length % 2 == 0 ? "b" : "")
    let tag = LanguageTag(text)
    #expect((tag == nil) == (length > 251))
    if let tag { #expect(LanguageTag(tag.description) == tag) }
  }
}
