import SpokenText

private func call(_ order: Order) {
  // error: 'assertive' has been renamed to 'high'
  _ = Announcement(.share, priority: .assertive)
  // error: 'polite' has been renamed to 'default'
  _ = Announcement(.share, priority: .polite)
}
