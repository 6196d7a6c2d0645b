/// The name that was probably meant, as findings say it.
enum LintSuggestion {
  /// ` Did you mean “minus”?`, or nothing where no name is near. Of names that are equally near it is the first in the
  /// alphabet.
  static func text(for name: String, among names: some Sequence<String>, prefix: String = "") -> String {
    // Names of one or two letters are near to one another whatever they mean.
    guard name.utf8.count > 2 else { return "" }
    let others = names.filter { $0 != name }.sorted()
    return Suggestion.nearest(to: name, among: others).map { " Did you mean “\(prefix)\($0)”?" } ?? ""
  }
}
