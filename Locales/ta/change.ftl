## Changes of a value. What is compared is in the accusative, or takes அளவு: நேற்றை விட, 500 டாலர் அளவை விட

change-up = { $amount } அதிகரிப்பு

change-down = { $amount } குறைவு

change-none = மாற்றம் இல்லை

change-base = { TAIL(FORM($baseline, case: "accusative")) ->
    [accusative] { FORM($baseline, case: "accusative") }
   *[other] { $baseline } அளவை
}
change-base-day = { TAIL(FORM($date, case: "accusative")) ->
    [accusative] { FORM($date, case: "accusative") }
   *[other] { $date } அளவை
}
-tail-accusative = ற்றை ன்றை ளையை மையை ஐ ரத்தை தத்தை ண்டை றையை

change-up-from = { change-base } விட { change-up }

change-down-from = { change-base } விட { change-down }

change-none-from = { change-base } விட மாற்றம் இல்லை

change-up-since = { $date } முதல் { change-up }

change-down-since = { $date } முதல் { change-down }

change-none-since = { $date } முதல் மாற்றம் இல்லை

difference-more = { $amount } அதிகம்

difference-less = { $amount } குறைவு

difference-none = அதே அளவு

difference-more-than = { change-base } விட { difference-more }

difference-less-than = { change-base } விட { difference-less }

difference-none-than = { change-base }ப் போலவே

difference-more-on = { change-base-day } விட { difference-more }

difference-less-on = { change-base-day } விட { difference-less }

difference-none-on = { change-base-day }ப் போலவே

## Baselines

# Only before விட.
baseline-last-time = கடந்த முறையை

## Trends

trend-rising = அதிகரிக்கும் போக்கு
    .fast = வேகமாக அதிகரிக்கும் போக்கு
    .slowly = மெதுவாக அதிகரிக்கும் போக்கு

trend-falling = குறையும் போக்கு
    .fast = வேகமாகக் குறையும் போக்கு
    .slowly = மெதுவாகக் குறையும் போக்கு

trend-steady = நிலையாக உள்ளது

trend-unchanged = { change-none }

trend-above-average = சராசரியை விட அதிகம்

trend-below-average = சராசரியை விடக் குறைவு

trend-average = சராசரி

trend-new-high = இதுவரை இல்லாத உச்சம்

trend-new-low = இதுவரை இல்லாத குறைந்த அளவு
