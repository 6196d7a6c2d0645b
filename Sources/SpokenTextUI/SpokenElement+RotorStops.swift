// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

internal import SpokenText

extension SpokenElement.Rotor {
  /// Returns the identifiers of the stops after the current one, or before it, beginning with the nearest.
  ///
  /// - Parameters:
  ///   - current: The identifier of the current element. If it isn't a stop, the result
  ///     begins with the first stop, or with the last one if the user goes backward.
  ///   - isForward: `true` for the next stop, and `false` for the previous one.
  func stops(from current: String?, isForward: Bool) -> [String] {
    let ids = stops.map(\.id)
    let place = ids.firstIndex { $0 == current }
    return isForward ? Array(ids[(place.map { $0 + 1 } ?? 0)...]) : ids[..<(place ?? ids.count)].reversed()
  }
}
