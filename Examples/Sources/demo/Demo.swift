import Apps
import Foundation
import Screens
import SpokenText

/// Says the screens of the example apps as a listener hears them, moving from element to element.
@main
struct Demo {
  @MainActor static func main() {
    do {
      let request = try DemoRequest(Array(CommandLine.arguments.dropFirst()), apps: apps.map(\.name))
      guard !request.wantsHelp else { return print(DemoRequest.help(apps: apps.map(\.name))) }
      for app in apps where request.apps.isEmpty || request.apps.contains(app.name) {
        for locale in request.locales { print(Transcript(app, in: locale)) }
      }
    } catch {
      FileHandle.standardError.write(Data("demo: \(error)\n".utf8))
      exit(64)  // EX_USAGE of sysexits.h
    }
  }
}
