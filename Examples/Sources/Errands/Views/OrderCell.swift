// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  import SpokenText
  import SpokenTextUI
  import UIKit

  /// An order in a table of UIKit. The cell is one element, and buttons that are added to it become actions.
  final class OrderCell: UITableViewCell {
    func show(_ order: FoodOrder, in speaker: Speaker, perform: @escaping @MainActor (SpokenAction.ID) -> Void) {
      apply(speaker.say(order), perform: perform)
    }
  }
#endif
