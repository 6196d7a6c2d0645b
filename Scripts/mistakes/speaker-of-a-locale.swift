import Foundation
import SpokenText

private func call() {
  // error: 'init(_:timeZone:reference:)' has been renamed to 'init(locale:timeZone:reference:)'
  _ = Speaker(Locale.current)
}
