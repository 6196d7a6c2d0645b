## Changes of a value: 5 డాలర్ల పెరుగుదల; 5 అడుగులు పెరిగాయి

change-up = { TAIL(FORM($amount, case: "risen")) ->
    [risen] { FORM($amount, case: "risen") }
   *[measured] { FORM($amount, case: "oblique") } పెరుగుదల
}
-tail-risen = పెరిగింది పెరిగాయి పెరిగారు

change-down = { TAIL(FORM($amount, case: "fallen")) ->
    [fallen] { FORM($amount, case: "fallen") }
   *[measured] { FORM($amount, case: "oblique") } తగ్గుదల
}
-tail-fallen = తగ్గింది తగ్గాయి తగ్గారు

change-none = మార్పు లేదు

change-up-from = { FORM($baseline, case: "oblique") }తో పోలిస్తే { change-up }

change-down-from = { FORM($baseline, case: "oblique") }తో పోలిస్తే { change-down }

change-none-from = { FORM($baseline, case: "oblique") }తో పోలిస్తే మార్పు లేదు

change-up-since = { FORM($date, case: "oblique") } నుండి { change-up }

change-down-since = { FORM($date, case: "oblique") } నుండి { change-down }

change-none-since = { FORM($date, case: "oblique") } నుండి మార్పు లేదు

difference-more = { FORM($amount, case: "direct") } ఎక్కువ

difference-less = { FORM($amount, case: "direct") } తక్కువ

difference-none = అంతే

difference-more-than = { FORM($baseline, case: "oblique") } కంటే { FORM($amount, case: "direct") } ఎక్కువ

difference-less-than = { FORM($baseline, case: "oblique") } కంటే { FORM($amount, case: "direct") } తక్కువ

difference-none-than = { FORM($baseline, case: "oblique") }తో సమానం

difference-more-on = { FORM($date, case: "oblique") } కంటే { FORM($amount, case: "direct") } ఎక్కువ

difference-less-on = { FORM($date, case: "oblique") } కంటే { FORM($amount, case: "direct") } తక్కువ

difference-none-on = { FORM($date, case: "oblique") }తో సమానం

## Baselines and trends

baseline-last-time = గతసారి

trend-rising = పెరుగుతోంది
    .fast = వేగంగా పెరుగుతోంది
    .slowly = నెమ్మదిగా పెరుగుతోంది

trend-falling = తగ్గుతోంది
    .fast = వేగంగా తగ్గుతోంది
    .slowly = నెమ్మదిగా తగ్గుతోంది

trend-steady = స్థిరంగా ఉంది

trend-unchanged = { change-none }

trend-above-average = సగటు కంటే ఎక్కువ

trend-below-average = సగటు కంటే తక్కువ

trend-average = సగటు

trend-new-high = ఇప్పటివరకు అత్యధికం

trend-new-low = ఇప్పటివరకు అత్యల్పం
