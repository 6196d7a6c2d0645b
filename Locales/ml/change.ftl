## Changes of a value. What it is compared with stands before ഉണ്ടായിരുന്നതിനേക്കാൾ, for days and names have no suffix. What has
## one ($case "than") says it: കഴിഞ്ഞ ആഴ്ചത്തേക്കാൾ

change-up = { $amount } വർദ്ധിച്ചു

change-down = { $amount } കുറഞ്ഞു

change-none = മാറ്റമില്ല

change-up-from = { baseline-than } { $amount } വർദ്ധിച്ചു

change-down-from = { baseline-than } { $amount } കുറഞ്ഞു

change-none-from = { $baseline } ഉണ്ടായിരുന്നതിൽ നിന്ന് മാറ്റമില്ല

change-up-since = { FORM($date, case: "span") } മുതൽ { $amount } വർദ്ധിച്ചു

change-down-since = { FORM($date, case: "span") } മുതൽ { $amount } കുറഞ്ഞു

change-none-since = { FORM($date, case: "span") } മുതൽ മാറ്റമില്ല

difference-more = { $amount } കൂടുതൽ

difference-less = { $amount } കുറവ്

difference-none = അത്ര തന്നെ

difference-more-than = { baseline-than } { $amount } കൂടുതൽ

difference-less-than = { baseline-than } { $amount } കുറവ്

difference-none-than = { $baseline } ഉണ്ടായിരുന്ന അത്ര തന്നെ

difference-more-on = { FORM($date, case: "on") } ഉണ്ടായിരുന്നതിനേക്കാൾ { $amount } കൂടുതൽ

difference-less-on = { FORM($date, case: "on") } ഉണ്ടായിരുന്നതിനേക്കാൾ { $amount } കുറവ്

difference-none-on = { FORM($date, case: "on") } ഉണ്ടായിരുന്ന അത്ര തന്നെ

## Baselines

baseline-last-time = { $case ->
    [than] കഴിഞ്ഞ തവണത്തേക്കാൾ
   *[direct] കഴിഞ്ഞ തവണ
}

baseline-than = { TAIL(FORM($baseline, case: "than")) ->
    [than] { FORM($baseline, case: "than") }
   *[other] { $baseline } ഉണ്ടായിരുന്നതിനേക്കാൾ
}
-tail-than = ത്തേക്കാൾ

## Trends: the direction of a value, or how it compares with other values

trend-rising = കൂടിവരുന്നു
    .fast = വേഗത്തിൽ കൂടുന്നു
    .slowly = സാവധാനം കൂടുന്നു

trend-falling = കുറഞ്ഞുവരുന്നു
    .fast = വേഗത്തിൽ കുറയുന്നു
    .slowly = സാവധാനം കുറയുന്നു

# സ്ഥിരം alone is "permanent".
trend-steady = മാറ്റമില്ലാതെ തുടരുന്നു

trend-unchanged = { change-none }

trend-above-average = ശരാശരിയിൽ കൂടുതൽ

trend-below-average = ശരാശരിയിൽ കുറവ്

trend-average = ശരാശരി

trend-new-high = ഇതുവരെയുള്ളതിൽ ഏറ്റവും കൂടുതൽ

trend-new-low = ഇതുവരെയുള്ളതിൽ ഏറ്റവും കുറവ്
