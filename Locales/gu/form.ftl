## Names of form fields

field-amount = રકમ
    .gender = feminine
field-description = વર્ણન
    .gender = neuter
field-comment = કૉમેન્ટ
    .gender = feminine
field-title = શીર્ષક
    .gender = neuter
field-date = તારીખ
    .gender = feminine
field-time = સમય
    .gender = masculine
field-address = સરનામું
    .gender = neuter
field-select-profile = પ્રોફાઇલ પસંદગી
    .gender = feminine

## Errors in a form, and how to correct them

# same for every number
errors-in-form = { $count ->
    [1] { $count } ભૂલ: { $field }
    [one] { $count } ભૂલો. પહેલી: { $field }
   *[other] { $count } ભૂલો. પહેલી: { $field }
}
    .alone = { $count ->
        [1] { $count } ભૂલ
        [one] { $count } ભૂલો
       *[other] { $count } ભૂલો
    }
error-email-format = પૂરું ઇમેઇલ ઍડ્રેસ દાખલ કરો, જેમ કે name ઍટ example ડૉટ com
error-amount-range = રકમ દાખલ કરો: { $range }
    .exact = રકમ દાખલ કરો: { $amount }
error-number-range = { $least }થી { $most } સુધીની સંખ્યા દાખલ કરો
error-least-characters = { $count ->
    [1] ઓછામાં ઓછો { $count } અક્ષર દાખલ કરો
   *[other] ઓછામાં ઓછા { $count } અક્ષર દાખલ કરો
}
error-most-characters = વધુમાં વધુ { $count } અક્ષર દાખલ કરો
error-passwords-differ = બન્ને પાસવર્ડ સરખા હોવા જોઈએ
error-credentials = ઇમેઇલ ઍડ્રેસ અથવા પાસવર્ડ ખોટો છે. બન્ને તપાસો
error-choose = ઓછામાં ઓછો એક વિકલ્પ પસંદ કરો
error-connection = ઇન્ટરનેટ કનેક્શન નથી. કનેક્ટ કરીને ફરી પ્રયાસ કરો
error-try-again = કંઈક ખોટું થયું. ફરી પ્રયાસ કરો
error-try-later = સેવા અત્યારે ઉપલબ્ધ નથી. પછીથી ફરી પ્રયાસ કરો

## Whether the characters of a password can be seen

password-shown = પાસવર્ડ દેખાય છે
password-hidden = પાસવર્ડ છુપાયેલો છે

## Requirements of a form field

require-characters = { $count ->
    [1] ઓછામાં ઓછો { $count } અક્ષર
   *[other] ઓછામાં ઓછા { $count } અક્ષર
}
require-parts = { $length }, જેમાં { $parts } હોય
    .alone = આવશ્યક: { $parts }
require-digit = એક અંક
require-symbol = એક ચિહ્ન
require-capital = એક મોટો અક્ષર
require-small = એક નાનો અક્ષર
require-all = બધાં ફીલ્ડ આવશ્યક છે
# same for every number
require-option = { $count ->
    [1] નીચેનો વિકલ્પ પસંદ કરો
    [one] નીચેના { $count } વિકલ્પોમાંથી પસંદ કરો
   *[other] નીચેના { $count } વિકલ્પોમાંથી પસંદ કરો
}

## The number of characters that can still be entered

characters-left = { $count } અક્ષર બાકી
characters-none-left = કોઈ અક્ષર બાકી નથી
characters-over = મર્યાદાથી { $count } અક્ષર વધુ
