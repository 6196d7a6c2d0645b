// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
  import SpokenText
  import SpokenTextUI
  import SwiftUI

  /// The orders of one listener.
  struct OrderList: View {
    let orders: [FoodOrder]
    let open: (FoodOrder) -> Void
    let perform: (SpokenAction.ID, FoodOrder) -> Void

    var body: some View {
      List(orders) { order in
        OrderRow(order: order, open: { open(order) }, perform: { perform($0, order) })
      }
    }
  }

  /// An order. What is drawn is short; what is said is the order's own card.
  struct OrderRow: View {
    let order: FoodOrder
    let open: () -> Void
    let perform: (SpokenAction.ID) -> Void

    var body: some View {
      Button(action: open) {
        HStack {
          Text(order.restaurant)
          Text(order.id)
        }
      }
      .spoken(order, perform: perform)
    }
  }
#endif
