// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
  internal import SwiftUI

  /// A control of SwiftUI, which has its own accessibility elements.
  protocol SystemControl {}

  extension Button: SystemControl {}
  extension Link: SystemControl {}
  extension NavigationLink: SystemControl {}
  extension Picker: SystemControl {}
  extension SecureField: SystemControl {}
  extension TextField: SystemControl {}
  extension Toggle: SystemControl {}

  #if !os(watchOS)
    @available(tvOS 17, *)
    extension Menu: SystemControl {}
  #endif
  #if !os(tvOS)
    extension Slider: SystemControl {}
    extension Stepper: SystemControl {}
    @available(watchOS 10, *)
    extension DatePicker: SystemControl {}
  #endif
  #if !os(tvOS) && !os(watchOS)
    extension ColorPicker: SystemControl {}
    extension TextEditor: SystemControl {}
  #endif

  // A control with modifiers is also a control, such as `TextField("Email", text:
  // $email).textFieldStyle(.roundedBorder)`.
  extension ModifiedContent: SystemControl where Content: SystemControl {}
#endif
