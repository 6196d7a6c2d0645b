## Names of form fields

field-amount = தொகை
field-description = விவரம்
field-comment = கருத்து
field-title = தலைப்பு
field-date = தேதி
field-time = நேரம்
field-address = முகவரி
field-select-profile = சுயவிவரத் தேர்வு

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] ஒரு பிழை: { $field }
   *[other] { $count } பிழைகள். முதலாவது: { $field }
}
    .alone = { $count ->
        [1] ஒரு பிழை
       *[other] { $count } பிழைகள்
    }
error-email-format = முழு மின்னஞ்சல் முகவரியை உள்ளிடவும், எடுத்துக்காட்டு: name அட் example டாட் com
error-amount-range = இந்தத் தொகையை உள்ளிடவும்: { $range }
    .exact = இந்தத் தொகையை உள்ளிடவும்: { $amount }
error-number-range = { $least } முதல் { $most } வரையிலான எண்ணை உள்ளிடவும்
error-least-characters = { $count ->
    [1] குறைந்தபட்சம் ஒரு எழுத்துக்குறியை உள்ளிடவும்
   *[other] குறைந்தபட்சம் { $count } எழுத்துக்குறிகளை உள்ளிடவும்
}
error-most-characters = { $count ->
    [1] அதிகபட்சம் ஒரு எழுத்துக்குறியை உள்ளிடவும்
   *[other] அதிகபட்சம் { $count } எழுத்துக்குறிகளை உள்ளிடவும்
}
error-passwords-differ = இரண்டு கடவுச்சொற்களும் பொருந்த வேண்டும்
error-credentials = மின்னஞ்சல் முகவரி அல்லது கடவுச்சொல் தவறு. இரண்டையும் சரிபார்க்கவும்
error-choose = குறைந்தபட்சம் ஒரு விருப்பத்தைத் தேர்ந்தெடுக்கவும்
error-connection = இணைய இணைப்பு இல்லை. இணைத்துவிட்டு மீண்டும் முயலவும்
error-try-again = ஏதோ தவறாகிவிட்டது. மீண்டும் முயலவும்
error-try-later = சேவை இப்போது கிடைக்கவில்லை. பிறகு மீண்டும் முயலவும்

## Whether the characters of a password can be seen

password-shown = கடவுச்சொல் காட்டப்படுகிறது
password-hidden = கடவுச்சொல் மறைக்கப்பட்டுள்ளது

## Requirements of a form field

require-characters = { $count ->
    [1] குறைந்தபட்சம் ஒரு எழுத்துக்குறி
   *[other] குறைந்தபட்சம் { $count } எழுத்துக்குறிகள்
}
require-parts = { $length }, அவற்றில் { $parts } தேவை
    .alone = தேவை: { $parts }
require-digit = ஓர் இலக்கம்
require-symbol = ஒரு சின்னம்
require-capital = ஒரு பெரிய எழுத்து
require-small = ஒரு சிறிய எழுத்து
require-all = எல்லாப் புலங்களும் கட்டாயம்
require-option = { $count ->
    [1] கீழுள்ள விருப்பத்தைத் தேர்ந்தெடுக்கவும்
   *[other] கீழுள்ள { $count } விருப்பங்களிலிருந்து தேர்ந்தெடுக்கவும்
}

## The number of characters that can still be entered

characters-left = { $count ->
    [1] ஒரு எழுத்துக்குறி மீதம்
   *[other] { $count } எழுத்துக்குறிகள் மீதம்
}
characters-none-left = எழுத்துக்குறிகள் மீதம் இல்லை
characters-over = { $count ->
    [1] வரம்பை விட ஒரு எழுத்துக்குறி அதிகம்
   *[other] வரம்பை விட { $count } எழுத்துக்குறிகள் அதிகம்
}
