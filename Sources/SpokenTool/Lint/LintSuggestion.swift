/// The name that was probably meant.
enum LintSuggestion {
  /// ` Did you mean “minus”?`, or nothing where no name is near.
  static func text(for name: String, among names: some Sequence<String>, prefix: String = "") -> String {
    nearest(to: name, among: names).map { " Did you mean “\(prefix)\($0)”?" } ?? ""
  }

  /// The nearest name within a third of the letters, the first in the alphabet of several.
  static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let letters = Array(name.utf8)
    let limit = min(3, letters.count / 3)
    var best: (distance: Int, name: String)?
    for candidate in names where limit > 0 && candidate != name && abs(candidate.utf8.count - letters.count) <= limit {
      let distance = distance(letters, Array(candidate.utf8))
      guard distance <= limit else { continue }
      if let best, (best.distance, best.name) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.name
  }

  /// How many letters must be put in, taken out, changed or swapped with the next.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
        row.append(best)
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}
