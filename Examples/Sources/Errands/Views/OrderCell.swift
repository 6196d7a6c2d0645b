// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  import SpokenText
  import SpokenTextUI
  import UIKit

  /// A table cell for an order, in UIKit. The cell is one element. Buttons that you add to it become actions.
  final class OrderCell: UITableViewCell {
    func show(_ order: FoodOrder, in speaker: Speaker, perform: @escaping @MainActor (SpokenAction.ID) -> Void) {
      apply(speaker.say(order), perform: perform)
    }
  }
#endif
