import SpokenText

extension Phrase.Problem {
  /// "Access to your health data is off. Turn it on in Settings".
  static let noHealthAccess = message("problem-health-access")
  /// "Calculating took too long. Try again".
  static let timeout = message("problem-timeout")
  /// "Steps could not be read. Restart your watch".
  static let stepsUnreadable = message("problem-steps")
}
