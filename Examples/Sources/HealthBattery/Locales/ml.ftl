### Health battery, in Malayalam

## The battery: the health of the user, as the charge of a battery

health-battery = ആരോഗ്യ ബാറ്ററി
    .hint = ആരോഗ്യത്തിലെ ഇപ്പോഴത്തെ സ്വാധീനം കാണിക്കുന്നു
impact-battery = ആരോഗ്യ സ്വാധീന ബാറ്ററി
battery-at = ബാറ്ററിയിൽ { $share } ചാർജുണ്ട്
    .hint = ആരോഗ്യത്തിലെ ഇപ്പോഴത്തെ സ്വാധീനത്തിന്റെ അളവ് കാണിക്കുന്നു
charged = { $share } ചാർജുണ്ട്
    .low = { $share }, കുറവാണ്
charge-and-impact = { $charge }, { $impact }
impact-good = ആരോഗ്യത്തിൽ നല്ല സ്വാധീനം
impact-none = ആരോഗ്യത്തിൽ സ്വാധീനമില്ല
impact-poor = ആരോഗ്യത്തിൽ മോശം സ്വാധീനം
battery-updated = ആരോഗ്യ ബാറ്ററി ഇപ്പോൾ { $share }
open-health-metrics = { $case ->
    [infinitive] ആരോഗ്യ അളവുകൾ വിശദമായി കാണാൻ
   *[statement] ആരോഗ്യ അളവുകൾ വിശദമായി കാണിക്കും
}

## The time that a way of living adds to a life, or takes from it

gaining = { $time } നേട്ടം
    .per-day = ദിവസവും { $time } നേട്ടം
losing = { $time } നഷ്ടം
    .per-day = ദിവസവും { $time } നഷ്ടം
no-time = സമയ നേട്ടമോ നഷ്ടമോ ഇല്ല

## What is measured: $case "detail" stands before വിശദാംശങ്ങൾ

metric-steps = { $case ->
    [detail] ചുവടുകളുടെ
   *[name] ചുവടുകൾ
}
    .today = ഇന്നത്തെ ചുവടുകൾ
    .analysis = { $case ->
        [infinitive] ചുവടുകളുടെ വിശദമായ വിശകലനം കാണാൻ
       *[statement] ചുവടുകളുടെ വിശദമായ വിശകലനം തുറക്കും
    }
metric-exercise = { $case ->
    [detail] വ്യായാമത്തിന്റെ
   *[name] വ്യായാമം
}
    .today = ഇന്നത്തെ വ്യായാമം
    .analysis = { $case ->
        [infinitive] വ്യായാമത്തിന്റെ വിശദമായ വിശകലനം കാണാൻ
       *[statement] വ്യായാമത്തിന്റെ വിശദമായ വിശകലനം തുറക്കും
    }
metric-sleep = { $case ->
    [detail] ഉറക്കത്തിന്റെ
   *[name] ഉറക്കം
}
    .today = ഇന്നലെ രാത്രിയിലെ ഉറക്കം
    .analysis = { $case ->
        [infinitive] ഉറക്കത്തിന്റെ വിശദമായ വിശകലനം കാണാൻ
       *[statement] ഉറക്കത്തിന്റെ വിശദമായ വിശകലനം തുറക്കും
    }
metric-heart = { $case ->
    [detail] വിശ്രമവേളയിലെ ഹൃദയമിടിപ്പിന്റെ
   *[name] വിശ്രമവേളയിലെ ഹൃദയമിടിപ്പ്
}
    .today = ഇന്ന് വിശ്രമവേളയിലെ ഹൃദയമിടിപ്പ്
    .analysis = { $case ->
        [infinitive] ഹൃദയമിടിപ്പിന്റെ വിശദമായ വിശകലനം കാണാൻ
       *[statement] ഹൃദയമിടിപ്പിന്റെ വിശദമായ വിശകലനം തുറക്കും
    }
# same for every number
beats-per-minute = മിനിറ്റിൽ { $count } മിടിപ്പ്
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] { FORM($metric, case: "detail") } വിശദാംശങ്ങൾ കാണാൻ
   *[statement] { FORM($metric, case: "detail") } വിശദാംശങ്ങൾ തുറക്കും
}
no-reading = ഡാറ്റയില്ല

## Steps

# No verb, which would not fit "ചുവടുകൾ ഒന്നുമില്ല".
completed-today = ഇന്ന് { $done }
open-step-details = { $case ->
    [infinitive] ചുവടുകളുടെ വിശദാംശങ്ങളും പ്രവണതകളും കാണാൻ
   *[statement] ചുവടുകളുടെ വിശദാംശങ്ങളും പ്രവണതകളും തുറക്കും
}
steps-goal = ചുവടുകളുടെ ലക്ഷ്യം
    .completed = ചുവടുകളുടെ ലക്ഷ്യം കൈവരിച്ചു
to-go = ഇനി { $left } കൂടി
recommendations = ശുപാർശകൾ
open-exercise-recommendations = { $case ->
    [infinitive] വ്യായാമ ശുപാർശകൾ കാണാൻ
   *[statement] വ്യായാമ ശുപാർശകൾ തുറക്കും
}

## The chart of the steps

steps-trend = ചുവടുകളുടെ പ്രവണത
    .hint = കഴിഞ്ഞ ഒരാഴ്ചത്തെ ചുവടുകളുടെ എണ്ണം ചാർട്ട് കാണിക്കുന്നു
days-average = { $days } ദിവസത്തെ ശരാശരി
average-and-trend = { $average }, { $trend }
trend-rising = കൂടിവരുന്നു
    .chart = ചാർട്ട് { FORM($days, case: "locative") } കൂടിവരുന്ന പ്രവണത കാണിക്കുന്നു
trend-falling = കുറഞ്ഞുവരുന്നു
    .chart = ചാർട്ട് { FORM($days, case: "locative") } കുറഞ്ഞുവരുന്ന പ്രവണത കാണിക്കുന്നു
trend-steady = സ്ഥിരം
    .chart = ചാർട്ട് { FORM($days, case: "locative") } സ്ഥിരമായ പ്രവണത കാണിക്കുന്നു
chart-summary = ചാർട്ടിന്റെ സംഗ്രഹം
lowest = ഏറ്റവും കുറവ്
highest = ഏറ്റവും കൂടുതൽ
steps-on-day = { FORM($day, case: "on") } { $steps }

## The questions that are asked before the first battery is shown

questionnaire-progress = ചോദ്യാവലിയുടെ പുരോഗതി
question-exercise = വ്യായാമത്തെക്കുറിച്ചുള്ള ചോദ്യം
    .text = എത്ര തവണ വ്യായാമം ചെയ്യാറുണ്ട്?
question-smoking = പുകവലിയെക്കുറിച്ചുള്ള ചോദ്യം
    .text = പുകവലിക്കാറുണ്ടോ?
answer-never = ഒരിക്കലുമില്ല
answer-once-a-week = ആഴ്ചയിൽ ഒരു തവണ
answer-several-times-a-week = ആഴ്ചയിൽ പല തവണ
answer-every-day = എല്ലാ ദിവസവും
# "There is" and "there isn't", as the question about smoking has it.
answer-yes = ഉണ്ട്
answer-no = ഇല്ല
select-from-options = താഴെയുള്ള { $count } ഓപ്ഷനുകളിൽ നിന്ന് തിരഞ്ഞെടുക്കുക
continue-to-dashboard = ഡാഷ്ബോർഡിലേക്ക് തുടരുക

## Screens, buttons and tabs

calculating = ആരോഗ്യത്തിലെ സ്വാധീനം കണക്കാക്കുന്നു
health-metrics = ആരോഗ്യ അളവുകൾ
metric-details = അളവിന്റെ വിശദാംശങ്ങൾ
done = പൂർത്തിയായി
tab-dashboard = ഡാഷ്ബോർഡ്
    .hint = ആരോഗ്യ ബാറ്ററികളും അളവുകളും കാണുക
tab-settings = ക്രമീകരണങ്ങൾ
    .hint = എന്തൊക്കെ അളക്കണമെന്ന് തിരഞ്ഞെടുക്കുക

## What went wrong

problem-health-access = ആരോഗ്യ ഡാറ്റയിലേക്കുള്ള ആക്സസ് ഓഫാണ്. ക്രമീകരണങ്ങളിൽ അത് ഓണാക്കുക
problem-timeout = കണക്കാക്കാൻ ഏറെ സമയമെടുത്തു. വീണ്ടും ശ്രമിക്കുക
problem-steps = ചുവടുകൾ വായിക്കാനായില്ല. വാച്ച് റീസ്റ്റാർട്ട് ചെയ്യുക
