import SpokenText

private struct Foo {}

private let card = SpokenCard {
  // error: cannot convert value of type 'Foo' to expected argument type 'Phrase'
  Foo()
}
