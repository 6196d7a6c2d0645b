// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
  import SpokenText
  import SpokenTextUI
  import SwiftUI

  /// A list of the next departures.
  struct DepartureList: View {
    let departures: [BusDeparture]

    var body: some View {
      List(departures) { departure in
        // The two texts are one element, such as "42. Central Station. Departs in 3 minutes".
        HStack {
          Text(departure.line)
          Text(departure.destination)
        }
        .spoken(departure)
      }
    }
  }
#endif
