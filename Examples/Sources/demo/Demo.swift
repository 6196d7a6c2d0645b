// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Apps
import Foundation
import Screens
import SpokenText

/// The command `demo`, which prints the screens of the example apps as a screen reader reads them.
@main
struct Demo {
  @MainActor static func main() {
    do {
      let request = try DemoRequest(Array(CommandLine.arguments.dropFirst()), apps: apps.map(\.name))
      guard !request.wantsHelp else { return print(DemoRequest.help(apps: apps.map(\.name))) }
      let listenings = apps.filter { request.apps.isEmpty || request.apps.contains($0.name) }.flatMap { app in
        request.locales.map { Listening(app, in: $0, by: request.interaction, request.verbosity) }
      }
      if request.wantsPage {
        print(Page(listenings))
      } else {
        for listening in listenings { print(Transcript(listening)) }
      }
    } catch {
      FileHandle.standardError.write(Data("\(error.lines)\n".utf8))
      exit(64)  // EX_USAGE of sysexits.h
    }
  }
}
