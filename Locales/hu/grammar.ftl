### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = when something happens: kedden, november harmadikán, márciusban, ma 14 órakor
### Case: at = a time of day at which something happens: 14 órakor
### Case: from = the beginning of a period: keddtől, 14 órától
### Case: until = the end of a period: keddig, 14 óráig
### Case: since = before a postposition, such as "óta", "előtt", and "után": kedd, ma 14 óra
### Case: instrumental = an amount by which something changes: 5 perccel, 3 adaggal
### Case: infinitive = the result of using a control, before a gesture: a részletek megjelenítéséhez
### Case: label = a state as the name of a field, before a time or a date
### Inner case: as = a state before "-ként", when something is marked as it
### Inner case: bounded = a half after a word that limits it
### Inner case: each = a noun of a rate, as an adverb: személyenként
### Inner case: inside = a count whose state comes before the noun
### Inner case: last = the second of two times in the same part of the day
### Inner case: of = a day of the week within a month: keddjén
### Inner case: onetime = a schedule that happens only once
### Inner case: open = a range whose last word is said later
### Inner case: owned = a thing after its owner: profilképe
### Inner case: to = before "képest": a múlt héthez
### Inner case: whole = the first value of a chart, before its rest
### Inner case: years = the first of two ages

## How Hungarian counts: forms, the rules that choose them, and patterns
##
## A noun is singular after every number. The plural stands without a number (csak aktív gyógyszerek). The instrumental is for changes, "each"
## for rates (személyenként).
##
## A state has three forms. said: the value, alone and after the noun: bevéve, 2 adag bevéve. attribute: before the noun, and before
## "-ként": bevett adag, bevettként. those: for things that aren't named: csak a bevettek.

forms-noun = singular
    .instrumental = required
    .each = singular
    .plural = singular

form-noun = { $case ->
    [instrumental] instrumental
    [each] each
   *[nominative] singular
}

forms-adjective = said
    .attribute = said
    .those = said

form-adjective = attribute

form-predicate = { $case ->
    [as] attribute
   *[value] said
}

## Patterns

counted = { number-before } { $noun }

counted-measure = { number-before } { $noun }

# A number in words: két dollár, tizenkét dollár
number-before = { TAIL($count) ->
    [two] { NUMBER($count, style: "before") }
   *[other] { $count }
}
-tail-two = kettő

# By its trait .place, a state comes after the noun, as in a sentence (2 adag bevéve). Others come before it (5 olvasatlan üzenet).
# $case "inside" and "instrumental": before the noun, because other words follow (3 teljesített feladat törölve).
trait-place = after

counted-state = { $case ->
    [inside] { $count } { $state } { $noun }
    [instrumental] { $count } { $state } { $noun }
   *[plain] { TRAIT($state, "place") ->
        [after] { $count } { $noun } { FORM($state, form: "said") }
       *[before] { $count } { $state } { $noun }
    }
}

counted-none = nincs { FORM($noun, form: "singular") }

counted-none-state = nincs { $state } { FORM($noun, form: "singular") }

counted-empty = még nincs { FORM($noun, form: "singular") }

counted-more = több mint { counted }

counted-more-state = több mint { counted-state }

more-than = több mint { $value }
