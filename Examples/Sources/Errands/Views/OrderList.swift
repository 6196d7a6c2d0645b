// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
  import SpokenText
  import SpokenTextUI
  import SwiftUI

  /// A list of the user's orders.
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

  /// A row for an order. It shows little, but VoiceOver reads the order's whole card.
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
