### Health battery, in Gujarati

## The battery: the health of the user, as the charge of a battery

health-battery = સ્વાસ્થ્ય બેટરી
    .hint = સ્વાસ્થ્ય પર હાલની અસર બતાવે છે
impact-battery = સ્વાસ્થ્ય પરની અસરની બેટરી
battery-at = બેટરી { $share } ચાર્જ
    .hint = સ્વાસ્થ્ય પર હાલની અસરનું સ્તર બતાવે છે
charged = { $share } ચાર્જ
    .low = { $share }, બેટરી ઓછી
charge-and-impact = { $charge }, { $impact }
impact-good = સ્વાસ્થ્ય પર સારી અસર
impact-none = સ્વાસ્થ્ય પર કોઈ અસર નથી
impact-poor = સ્વાસ્થ્ય પર ખરાબ અસર
battery-updated = સ્વાસ્થ્ય બેટરી હવે { $share }
open-health-metrics = { $case ->
    [infinitive] સ્વાસ્થ્યનાં માપની વિગતો જોવા
   *[statement] સ્વાસ્થ્યનાં માપની વિગતો ખોલે છે
}

## The time that a way of living adds to a life, or takes from it: without "to the life", it would be heard of what was
## measured

gaining = આયુષ્યમાં { FORM($time, case: "oblique") }નો વધારો
    .per-day = દરરોજ આયુષ્યમાં { FORM($time, case: "oblique") }નો વધારો
losing = આયુષ્યમાં { FORM($time, case: "oblique") }નો ઘટાડો
    .per-day = દરરોજ આયુષ્યમાં { FORM($time, case: "oblique") }નો ઘટાડો
no-time = આયુષ્યમાં કોઈ વધારો કે ઘટાડો નથી

## What is measured. All are the same before ની

metric-steps = પગલાં
    .today = આજનાં પગલાં
    .analysis = { $case ->
        [infinitive] પગલાંનું વિગતવાર વિશ્લેષણ જોવા
       *[statement] પગલાંનું વિગતવાર વિશ્લેષણ ખોલે છે
    }
metric-exercise = કસરત
    .today = આજની કસરત
    .analysis = { $case ->
        [infinitive] કસરતનું વિગતવાર વિશ્લેષણ જોવા
       *[statement] કસરતનું વિગતવાર વિશ્લેષણ ખોલે છે
    }
metric-sleep = ઊંઘ
    .today = ગઈ રાતની ઊંઘ
    .analysis = { $case ->
        [infinitive] ઊંઘનું વિગતવાર વિશ્લેષણ જોવા
       *[statement] ઊંઘનું વિગતવાર વિશ્લેષણ ખોલે છે
    }
metric-heart = આરામ વખતની હૃદયગતિ
    .today = આજે આરામ વખતની હૃદયગતિ
    .analysis = { $case ->
        [infinitive] હૃદયગતિનું વિગતવાર વિશ્લેષણ જોવા
       *[statement] હૃદયગતિનું વિગતવાર વિશ્લેષણ ખોલે છે
    }
beats-per-minute = { $count ->
    [1] { $count } ધબકારો પ્રતિ મિનિટ
   *[other] { $count } ધબકારા પ્રતિ મિનિટ
}
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] { $metric }ની વિગતો જોવા
   *[statement] { $metric }ની વિગતો ખોલે છે
}
no-reading = કોઈ ડેટા નથી

## Steps

# No participle: it would have to agree with one, with many, and with "કોઈ પગલું નથી".
completed-today = આજે { $done }
open-step-details = { $case ->
    [infinitive] પગલાંની વિગતો અને વલણો જોવા
   *[statement] પગલાંની વિગતો અને વલણો ખોલે છે
}
steps-goal = પગલાંનું લક્ષ્ય
    .completed = પગલાંનું લક્ષ્ય પૂર્ણ
to-go = { $left } બાકી
recommendations = ભલામણો
open-exercise-recommendations = { $case ->
    [infinitive] કસરતની ભલામણો જોવા
   *[statement] કસરતની ભલામણો ખોલે છે
}

## The chart of the steps

steps-trend = પગલાંનું વલણ
    .hint = ચાર્ટ છેલ્લા એક અઠવાડિયાનાં પગલાંની સંખ્યા બતાવે છે
days-average = { $days } દિવસની સરેરાશ
average-and-trend = { $average }, { $trend }
trend-rising = વધતું વલણ
    .chart = ચાર્ટમાં { FORM($days, case: "oblique") }નું વલણ વધતું છે
trend-falling = ઘટતું વલણ
    .chart = ચાર્ટમાં { FORM($days, case: "oblique") }નું વલણ ઘટતું છે
trend-steady = સ્થિર વલણ
    .chart = ચાર્ટમાં { FORM($days, case: "oblique") }નું વલણ સ્થિર છે
chart-summary = ચાર્ટનો સારાંશ
lowest = સૌથી ઓછું
highest = સૌથી વધુ
steps-on-day = { FORM($day, case: "at") } { $steps }

## The questions that are asked before the first battery is shown

questionnaire-progress = પ્રશ્નાવલીની પ્રગતિ
question-exercise = કસરત વિશેનો પ્રશ્ન
    .text = તમે કેટલી વાર કસરત કરો છો?
question-smoking = ધૂમ્રપાન વિશેનો પ્રશ્ન
    .text = શું તમે ધૂમ્રપાન કરો છો?
answer-never = ક્યારેય નહીં
answer-once-a-week = અઠવાડિયામાં એક વાર
answer-several-times-a-week = અઠવાડિયામાં ઘણી વાર
answer-every-day = દરરોજ
answer-yes = હા
answer-no = ના
select-from-options = નીચેના { $count } વિકલ્પોમાંથી પસંદ કરો
continue-to-dashboard = ડૅશબોર્ડ પર આગળ વધો

## Screens, buttons and tabs

calculating = સ્વાસ્થ્ય પરની અસરની ગણતરી ચાલુ છે
health-metrics = સ્વાસ્થ્યનાં માપ
metric-details = માપની વિગતો
done = થઈ ગયું
tab-dashboard = ડૅશબોર્ડ
    .hint = સ્વાસ્થ્યની બેટરીઓ અને માપ જુઓ
tab-settings = સેટિંગ
    .hint = શું માપવું તે પસંદ કરો

## What went wrong

problem-health-access = સ્વાસ્થ્ય ડેટા જોવાની પરવાનગી બંધ છે. તેને સેટિંગમાં ચાલુ કરો
problem-timeout = ગણતરીમાં બહુ વાર લાગી. ફરી પ્રયાસ કરો
problem-steps = પગલાં વાંચી શકાયાં નહીં. તમારી ઘડિયાળ ફરી ચાલુ કરો
