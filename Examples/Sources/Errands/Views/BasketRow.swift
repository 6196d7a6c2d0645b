// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
  import SpokenText
  import SpokenTextUI
  import SwiftUI

  /// A row for a dish in the basket, with buttons to change the number of portions.
  struct BasketRow: View {
    let line: Basket.Line
    let change: (Int) -> Void

    var body: some View {
      HStack {
        Text(line.dish)
          .spoken(line)
        // The two buttons and the text are one element, which users adjust by swiping. The buttons don't become
        // actions, because "-" and "+" say too little as names.
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
