// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
  import SpokenText
  import SpokenTextUI
  import SwiftUI

  /// A dish in the basket, and how many of it are ordered.
  struct BasketRow: View {
    let line: Basket.Line
    let change: (Int) -> Void

    var body: some View {
      HStack {
        Text(line.dish)
          .spoken(line)
        // Two buttons and a text, but one element that users adjust by swiping. "-" and "+" are no names of actions, so the
        // buttons are left out.
        HStack {
          Button {
            change(-1)
          } label: {
            Text("-")
          }
          Text("\(line.count)")
          Button {
            change(1)
          } label: {
            Text("+")
          }
        }
        .spoken(line.stepper, children: .ignore, adjust: { change($0 == .increment ? 1 : -1) })
      }
    }
  }
#endif
