### Health battery, in Telugu

## The battery: the health of the user, as the charge of a battery

health-battery = ఆరోగ్య బ్యాటరీ
    .hint = ప్రస్తుతం మీ ఆరోగ్యంపై ఉన్న ప్రభావాన్ని చూపిస్తుంది
impact-battery = ఆరోగ్య ప్రభావ బ్యాటరీ
battery-at = బ్యాటరీలో { $share } ఛార్జ్
    .hint = ప్రస్తుతం మీ ఆరోగ్యంపై ఉన్న ప్రభావ స్థాయిని చూపిస్తుంది
charged = { $share } ఛార్జ్
    .low = { $share }, తక్కువగా ఉంది
charge-and-impact = { $charge }, { $impact }
impact-good = ఆరోగ్యంపై మంచి ప్రభావం
impact-none = ఆరోగ్యంపై ప్రభావం లేదు
impact-poor = ఆరోగ్యంపై చెడు ప్రభావం
battery-updated = ఆరోగ్య బ్యాటరీ ఇప్పుడు { $share }
open-health-metrics = { $case ->
    [infinitive] ఆరోగ్య కొలతలను వివరంగా చూడటానికి
   *[statement] ఆరోగ్య కొలతలను వివరంగా చూపిస్తుంది
}

## The time that a way of living adds to a life, or takes from it: oblique before లాభం and నష్టం

gaining = { FORM($time, case: "oblique") } లాభం
    .per-day = రోజుకు { FORM($time, case: "oblique") } లాభం
losing = { FORM($time, case: "oblique") } నష్టం
    .per-day = రోజుకు { FORM($time, case: "oblique") } నష్టం
no-time = సమయంలో లాభం గానీ నష్టం గానీ లేదు

## What is measured: oblique before వివరాలు

metric-steps = { $case ->
    [oblique] అడుగుల
   *[direct] అడుగులు
}
    .today = ఈ రోజు అడుగులు
    .analysis = { $case ->
        [infinitive] అడుగుల విశ్లేషణను వివరంగా చూడటానికి
       *[statement] అడుగుల విశ్లేషణను వివరంగా చూపిస్తుంది
    }
metric-exercise = { $case ->
    [oblique] వ్యాయామ
   *[direct] వ్యాయామం
}
    .today = ఈ రోజు వ్యాయామం
    .analysis = { $case ->
        [infinitive] వ్యాయామ విశ్లేషణను వివరంగా చూడటానికి
       *[statement] వ్యాయామ విశ్లేషణను వివరంగా చూపిస్తుంది
    }
metric-sleep = నిద్ర
    .today = గత రాత్రి నిద్ర
    .analysis = { $case ->
        [infinitive] నిద్ర విశ్లేషణను వివరంగా చూడటానికి
       *[statement] నిద్ర విశ్లేషణను వివరంగా చూపిస్తుంది
    }
metric-heart = విశ్రాంతిలో హృదయ స్పందన రేటు
    .today = ఈ రోజు విశ్రాంతిలో హృదయ స్పందన రేటు
    .analysis = { $case ->
        [infinitive] హృదయ స్పందన రేటు విశ్లేషణను వివరంగా చూడటానికి
       *[statement] హృదయ స్పందన రేటు విశ్లేషణను వివరంగా చూపిస్తుంది
    }
beats-per-minute = { $count ->
    [1] నిమిషానికి ఒక స్పందన
   *[other] నిమిషానికి { $count } స్పందనలు
}
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] { FORM($metric, case: "oblique") } వివరాలు చూడటానికి
   *[statement] { FORM($metric, case: "oblique") } వివరాలు తెరుస్తుంది
}
no-reading = డేటా లేదు

## Steps

# No verb: it would have to agree with one, with many, and with "అడుగులు ఏవీ లేవు".
completed-today = ఈ రోజు ఇప్పటివరకు { $done }
open-step-details = { $case ->
    [infinitive] అడుగుల వివరాలు, ట్రెండ్‌లు చూడటానికి
   *[statement] అడుగుల వివరాలు, ట్రెండ్‌లు తెరుస్తుంది
}
steps-goal = అడుగుల లక్ష్యం
    .completed = అడుగుల లక్ష్యం పూర్తయింది
to-go = ఇంకా { $left }
recommendations = సూచనలు
open-exercise-recommendations = { $case ->
    [infinitive] వ్యాయామ సూచనలు చూడటానికి
   *[statement] వ్యాయామ సూచనలు తెరుస్తుంది
}

## The chart of the steps

steps-trend = అడుగుల ట్రెండ్
    .hint = గత వారం రోజుల అడుగుల సంఖ్యను చార్ట్ చూపిస్తుంది
days-average = { $days } రోజుల సగటు
average-and-trend = { $average }, { $trend }
trend-rising = పెరుగుతోంది
    .chart = చార్ట్‌లో { FORM($days, case: "oblique") } ట్రెండ్ పెరుగుతోంది
trend-falling = తగ్గుతోంది
    .chart = చార్ట్‌లో { FORM($days, case: "oblique") } ట్రెండ్ తగ్గుతోంది
trend-steady = స్థిరంగా ఉంది
    .chart = చార్ట్‌లో { FORM($days, case: "oblique") } ట్రెండ్ స్థిరంగా ఉంది
chart-summary = చార్ట్ సారాంశం
lowest = కనిష్ఠం
highest = గరిష్ఠం
steps-on-day = { $day } { $steps }

## The questions that are asked before the first battery is shown

questionnaire-progress = ప్రశ్నావళి పురోగతి
question-exercise = వ్యాయామం గురించిన ప్రశ్న
    .text = మీరు ఎంత తరచుగా వ్యాయామం చేస్తారు?
question-smoking = ధూమపానం గురించిన ప్రశ్న
    .text = మీరు పొగ తాగుతారా?
answer-never = ఎప్పుడూ చేయను
answer-once-a-week = వారానికి ఒకసారి
answer-several-times-a-week = వారానికి చాలాసార్లు
answer-every-day = ప్రతి రోజు
answer-yes = అవును
answer-no = లేదు
select-from-options = కింది { $count } ఆప్షన్లలో ఎంచుకోండి
continue-to-dashboard = డ్యాష్‌బోర్డ్‌కు వెళ్లండి

## Screens, buttons and tabs

calculating = మీ ఆరోగ్యంపై ప్రభావాన్ని లెక్కిస్తోంది
health-metrics = ఆరోగ్య కొలతలు
metric-details = కొలత వివరాలు
done = అయింది
tab-dashboard = డ్యాష్‌బోర్డ్
    .hint = మీ ఆరోగ్య బ్యాటరీలు, కొలతలు చూడండి
tab-settings = సెట్టింగ్‌లు
    .hint = ఏమేం కొలవాలో ఎంచుకోండి

## What went wrong

problem-health-access = మీ ఆరోగ్య డేటాకు యాక్సెస్ ఆఫ్‌లో ఉంది. దాన్ని సెట్టింగ్‌లలో ఆన్ చేయండి
problem-timeout = లెక్కించడానికి చాలా ఎక్కువ సమయం పట్టింది. మళ్లీ ప్రయత్నించండి
problem-steps = అడుగుల సంఖ్య అందలేదు. మీ వాచ్ రీస్టార్ట్ చేయండి
