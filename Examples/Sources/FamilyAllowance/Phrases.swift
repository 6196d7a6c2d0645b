import SpokenText

/// The app's own messages; their wording stands in `Locales`.
extension PhraseID {
  static let weeklyAllowance: PhraseID = "weekly-allowance"
  static let allowanceSchedule: PhraseID = "allowance-schedule"
  static let lastAllowance: PhraseID = "last-allowance"
  static let signIn: PhraseID = "sign-in"
  static let pleaseWait: PhraseID = "please-wait-hint"
  static let forgotPassword: PhraseID = "forgot-password"
  static let enterEmail: PhraseID = "enter-email"
  static let addChild: PhraseID = "add-child"
}
