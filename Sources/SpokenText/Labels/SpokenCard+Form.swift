// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Cards that come ready: what is filled in and set.
extension SpokenCard {
  /// A field of a form: its label "Email address. Required. Error: Invalid email address", its value what is in it, or
  /// "Empty". The words "text field" are left to the screen reader.
  ///
  /// - Parameters:
  ///   - field: What is to be filled in; what is said of it agrees with its name.
  ///   - value: What is in it: a phrase, such as a date, or the user's text. Nil leaves the value to the screen reader, as
  ///     for a password; a phrase that says nothing, such as a blank text, is "Empty".
  ///   - isRequired: Whether it must be filled in; not said beside the problem that it is.
  ///   - problem: What is wrong with what is in it (WCAG 2.2, 3.3.1).
  ///   - id: What tests of the user interface find it by.
  public static func formField(
    _ field: Phrase.Field, value: Phrase?, isRequired: Bool = false, problem: Phrase.Problem? = nil, id: String? = nil
  ) -> SpokenCard {
    let saysRequired = isRequired && problem != .required(field)
    return formField(
      .name(of: field), value, required: saysRequired ? .state(.required, of: field) : nil,
      empty: .state(.empty, of: field), problem, id)
  }

  /// Creates a field of a form with the user's text in it. See
  /// ``formField(_:value:isRequired:problem:id:)-(_,Phrase?,_,_,_)``.
  @_disfavoredOverload
  public static func formField(
    _ field: Phrase.Field, value: String?, isRequired: Bool = false, problem: Phrase.Problem? = nil, id: String? = nil
  ) -> SpokenCard {
    formField(field, value: value.map { .text($0) }, isRequired: isRequired, problem: problem, id: id)
  }

  /// A field of a form whose name is data, or a phrase with arguments. See
  /// ``formField(_:value:isRequired:problem:id:)-(_,Phrase?,_,_,_)``.
  public static func formField(
    named name: Phrase, value: Phrase?, isRequired: Bool = false, problem: Phrase.Problem? = nil, id: String? = nil
  ) -> SpokenCard {
    formField(
      name, value, required: isRequired ? .state(.required) : nil, empty: .state(.empty), problem,
      id)
  }

  /// Creates a field of a form with the user's text in it, whose name is data, or a phrase with arguments. See
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

  /// A form with what is wrong in it: "Sign in. 2 errors. First: Email address". Its fields stay elements of their own.
  ///
  /// - Parameters:
  ///   - title: What it is for.
  ///   - errors: How many fields are wrong; none are not mentioned.
  ///   - first: The first of them.
  ///   - id: What tests of the user interface find it by.
  ///   - fields: Its fields, as ``formField(_:value:isRequired:problem:id:)-(_,Phrase?,_,_,_)``.
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

  /// A switch: its label "Notifications", its value "On". The word "switch" is left to the screen reader.
  ///
  /// - Parameters:
  ///   - name: What it switches.
  ///   - isOn: Whether it is on.
  ///   - isEnabled: Whether it can be used now.
  ///   - id: What tests of the user interface find it by.
  public static func toggle(_ name: Phrase, isOn: Bool, isEnabled: Bool = true, id: String? = nil) -> SpokenCard {
    SpokenCard(
      name.importance(.essential), id: id, traits: isEnabled ? .toggle : [.toggle, .notEnabled]
    )
    .value(.state(isOn ? .on : .off))
  }

  /// A slider: its label "Volume", its value "40 percent", "Minimum" or "Maximum".
  ///
  /// - Parameters:
  ///   - name: What it sets.
  ///   - fraction: Where it stands, from 0 to 1.
  ///   - isEnabled: Whether it can be used now.
  ///   - id: What tests of the user interface find it by.
  public static func slider(
    _ name: Phrase, _ fraction: some SpeakableNumber, isEnabled: Bool = true, id: String? = nil
  ) -> SpokenCard {
    stepper(name, .slider(fraction), isEnabled: isEnabled, id: id)
  }

  /// A slider over a range: `.slider(.volume, 4, in: 0...10)` has the value "40 percent".
  public static func slider<Number: SpeakableNumber & Comparable>(
    _ name: Phrase, _ value: Number, in range: ClosedRange<Number>, isEnabled: Bool = true, id: String? = nil
  ) -> SpokenCard {
    stepper(name, .slider(value, in: range), isEnabled: isEnabled, id: id)
  }

  /// What is set by steps, up and down: its label "Tickets", its value "3 tickets". Also a slider whose value has a unit.
  ///
  /// - Parameters:
  ///   - name: What it sets.
  ///   - value: What it is set to, with its unit; one that says nothing is "Empty".
  ///   - isEnabled: Whether it can be used now.
  ///   - id: What tests of the user interface find it by.
  public static func stepper(_ name: Phrase, _ value: Phrase, isEnabled: Bool = true, id: String? = nil) -> SpokenCard {
    SpokenCard(
      name.importance(.essential), id: id,
      traits: isEnabled ? .adjustable : [.adjustable, .notEnabled]
    )
    .value(value.isSilent ? .state(.empty) : value)
  }
}
