import SpokenText

extension FormProblem {
  /// "Access to your health data is off. Turn it on in Settings".
  static let noHealthAccess: FormProblem = .phrase("problem-health-access")
  /// "Calculating took too long. Try again".
  static let timeout: FormProblem = .phrase("problem-timeout")
}
