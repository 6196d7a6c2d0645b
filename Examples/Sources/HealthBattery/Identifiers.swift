/// What tests of the user interface find elements by.
enum Identifier {
  static let continueToDashboard = "continue-to-dashboard"
}
