import SpokenText

private func call(_ order: Order) {
  // error: 'init(label:id:traits:)' has been renamed to 'init(_:id:traits:)'
  _ = SpokenCard(label: "Save")
}
