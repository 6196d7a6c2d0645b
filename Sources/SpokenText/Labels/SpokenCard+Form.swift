// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Cards for forms and settings.
extension SpokenCard {
  /// Creates a form field, such as with the label "Email address. Required. Error: Invalid email address". The screen
  /// reader adds "text field".
  ///
  /// - Parameters:
  ///   - field: The field. States, such as "required", agree with its name.
  ///   - value: The content. Pass `nil` to leave it to the screen reader, such as for a password. If it is silent or
  ///     blank, the value is "Empty".
  ///   - isRequired: `true` to add "Required", unless the problem says it.
  ///   - problem: The error (WCAG 2.2, 3.3.1).
  ///   - id: The UI test identifier.
  public static func formField(
    _ field: Phrase.Field, value: Phrase?, isRequired: Bool = false, problem: Phrase.Problem? = nil, id: String? = nil
  ) -> SpokenCard {
    let saysRequired = isRequired && problem != .required(field)
    return formField(
      .name(of: field), value, required: saysRequired ? .state(.required, of: field) : nil,
      empty: .state(.empty, of: field), problem, id)
  }

  /// Creates a form field with the user's text. See ``formField(_:value:isRequired:problem:id:)-(_,Phrase?,_,_,_)``.
  @_disfavoredOverload
  public static func formField(
    _ field: Phrase.Field, value: String?, isRequired: Bool = false, problem: Phrase.Problem? = nil, id: String? = nil
  ) -> SpokenCard {
    formField(field, value: value.map { .text($0) }, isRequired: isRequired, problem: problem, id: id)
  }

  /// Creates a form field whose name is any phrase. See
  /// ``formField(_:value:isRequired:problem:id:)-(_,Phrase?,_,_,_)``.
  public static func formField(
    named name: Phrase, value: Phrase?, isRequired: Bool = false, problem: Phrase.Problem? = nil, id: String? = nil
  ) -> SpokenCard {
    formField(
      name, value, required: isRequired ? .state(.required) : nil, empty: .state(.empty), problem,
      id)
  }

  /// Creates a form field with the user's text, whose name is any phrase. See
  /// ``formField(_:value:isRequired:problem:id:)-(_,Phrase?,_,_,_)``.
  @_disfavoredOverload
  public static func formField(
    named name: Phrase, value: String?, isRequired: Bool = false, problem: Phrase.Problem? = nil, id: String? = nil
  ) -> SpokenCard {
    formField(named: name, value: value.map { .text($0) }, isRequired: isRequired, problem: problem, id: id)
  }

  private static func formField(
    _ name: Phrase, _ value: Phrase?, required: Phrase?, empty: Phrase, _ problem: Phrase.Problem?, _ id: String?
  ) -> SpokenCard {
    let card = SpokenCard(id: id, traits: .textField) {
      name.importance(.essential)
      required
      problem.map { Phrase.error($0).importance(.urgent) }
    }
    .value(value.map { $0.isSilent ? empty : $0 })
    return required == nil && problem == nil ? card : card.inputLabels { name }
  }

  /// Creates a form, such as "Sign in. 2 errors. First: Email address". Its fields are separate elements.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - errors: The number of fields with errors. 0 is omitted.
  ///   - first: The first field with an error.
  ///   - id: The UI test identifier.
  ///   - fields: The fields. See ``formField(_:value:isRequired:problem:id:)-(_,Phrase?,_,_,_)``.
  public static func form(
    _ title: Phrase, errors: Int = 0, first: Phrase.Field? = nil, id: String? = nil,
    @CardBuilder _ fields: () -> [SpokenCard]
  ) -> SpokenCard {
    SpokenCard(id: id) {
      title.importance(.essential)
      Phrase.errors(errors, first: first).importance(.urgent)
    }
    .children(.contain, fields)
  }

  /// Creates a switch, such as "Notifications" with the value "On". The screen reader adds "switch".
  ///
  /// - Parameters:
  ///   - name: The setting.
  ///   - isOn: `true` if the switch is on.
  ///   - isEnabled: `false` if users can't change it now.
  ///   - id: The UI test identifier.
  public static func toggle(_ name: Phrase, isOn: Bool, isEnabled: Bool = true, id: String? = nil) -> SpokenCard {
    SpokenCard(
      name.importance(.essential), id: id, traits: isEnabled ? .toggle : [.toggle, .notEnabled]
    )
    .value(.state(isOn ? .on : .off))
  }

  /// Creates a slider, such as "Volume" with the value "40 percent", "Minimum", or "Maximum".
  ///
  /// - Parameters:
  ///   - name: The setting.
  ///   - fraction: The position, from 0 to 1.
  ///   - isEnabled: `false` if users can't change it now.
  ///   - id: The UI test identifier.
  public static func slider(
    _ name: Phrase, _ fraction: some SpeakableNumber, isEnabled: Bool = true, id: String? = nil
  ) -> SpokenCard {
    stepper(name, .slider(fraction), isEnabled: isEnabled, id: id)
  }

  /// Creates a slider over a range. For example, `.slider(.volume, 4, in: 0...10)` has the value "40 percent".
  public static func slider<Number: SpeakableNumber & Comparable>(
    _ name: Phrase, _ value: Number, in range: ClosedRange<Number>, isEnabled: Bool = true, id: String? = nil
  ) -> SpokenCard {
    stepper(name, .slider(value, in: range), isEnabled: isEnabled, id: id)
  }

  /// Creates a stepper, or a slider with a unit, such as "Tickets" with the value "3 tickets".
  ///
  /// - Parameters:
  ///   - name: The setting.
  ///   - value: The value with its unit. If it is silent, the value is "Empty".
  ///   - isEnabled: `false` if users can't change it now.
  ///   - id: The UI test identifier.
  public static func stepper(_ name: Phrase, _ value: Phrase, isEnabled: Bool = true, id: String? = nil) -> SpokenCard {
    SpokenCard(
      name.importance(.essential), id: id,
      traits: isEnabled ? .adjustable : [.adjustable, .notEnabled]
    )
    .value(value.isSilent ? .state(.empty) : value)
  }
}
