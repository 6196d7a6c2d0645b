## Changes of a value. What is compared is in the accusative, or takes அளவு: நேற்றை விட, 500 டாலர் அளவை விட

change-up = { $amount } அதிகரிப்பு

change-down = { $amount } குறைவு

change-none = மாற்றம் இல்லை

change-than = { TAIL(FORM($baseline, case: "accusative")) ->
    [accusative] { FORM($baseline, case: "accusative") } விட
   *[other] { $baseline } அளவை விட
}
change-than-day = { TAIL(FORM($date, case: "accusative")) ->
    [accusative] { FORM($date, case: "accusative") } விட
   *[other] { $date } அளவை விட
}
-tail-accusative = ற்றை ன்றை ளையை மையை ஐ ரத்தை தத்தை ண்டை றையை

change-up-from = { change-than } { change-up }

change-down-from = { change-than } { change-down }

change-none-from = { $baseline } முதல் மாற்றம் இல்லை

change-up-since = { $date } முதல் { change-up }

change-down-since = { $date } முதல் { change-down }

change-none-since = { $date } முதல் மாற்றம் இல்லை

difference-more = { $amount } அதிகம்

difference-less = { $amount } குறைவு

difference-none = அதே அளவு

difference-more-than = { change-than } { difference-more }

difference-less-than = { change-than } { difference-less }

difference-none-than = { $baseline }: அதே அளவு

difference-more-on = { change-than-day } { difference-more }

difference-less-on = { change-than-day } { difference-less }

difference-none-on = { $date }: அதே அளவு

## Baselines

baseline-last-time = { $case ->
    [accusative] கடந்த முறையை
   *[direct] கடந்த முறை
}

## Trends

trend-rising = அதிகரிக்கும் போக்கு

trend-falling = குறையும் போக்கு

trend-rising-fast = வேகமாக அதிகரிக்கும் போக்கு

trend-falling-fast = வேகமாகக் குறையும் போக்கு

trend-steady = நிலையாக உள்ளது

trend-unchanged = { change-none }

trend-above-average = சராசரியை விட அதிகம்

trend-below-average = சராசரியை விடக் குறைவு

trend-average = சராசரி

trend-new-high = இதுவரை இல்லாத உச்சம்

trend-new-low = இதுவரை இல்லாத குறைந்த அளவு
