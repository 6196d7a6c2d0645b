### Health battery, in Tamil
### The hints of tabs and fields have the polite -வும்; other hints tell what happens.

## The battery: the health of the user, as the charge of a battery

health-battery = உடல்நலப் பேட்டரி
    .hint = உடல்நலத்தில் தற்போதைய தாக்கத்தைக் காட்டும்
impact-battery = உடல்நலத் தாக்கப் பேட்டரி
battery-at = பேட்டரி { $share } சார்ஜ்
    .hint = உடல்நலத்தில் தற்போதைய தாக்கத்தின் அளவைக் காட்டும்
charged = { $share } சார்ஜ்
    .low = { $share } சார்ஜ், குறைவாக உள்ளது
charge-and-impact = { $charge }, { $impact }
impact-good = உடல்நலத்தில் நல்ல தாக்கம்
impact-none = உடல்நலத்தில் தாக்கம் இல்லை
impact-poor = உடல்நலத்தில் மோசமான தாக்கம்
battery-updated = உடல்நலப் பேட்டரி: இப்போது { $share }
open-health-metrics = { $case ->
    [infinitive] உடல்நல அளவீடுகளை விரிவாகப் பார்க்க
   *[statement] உடல்நல அளவீடுகளை விரிவாகக் காட்டும்
}

## The time that a way of living adds to a life, or takes from it: nouns, for no verb agrees with every span of time

gaining = { $time } லாபம்
    .per-day = ஒரு நாளைக்கு { $time } லாபம்
losing = { $time } இழப்பு
    .per-day = ஒரு நாளைக்கு { $time } இழப்பு
no-time = நேர லாபமோ இழப்போ இல்லை

## What is measured: $case "detail" stands before விவரங்கள்

metric-steps = { $case ->
    [detail] காலடிகளின்
   *[name] காலடிகள்
}
    .today = இன்றைய காலடிகள்
    .analysis = { $case ->
        [infinitive] காலடிகளின் விரிவான பகுப்பாய்வைப் பார்க்க
       *[statement] காலடிகளின் விரிவான பகுப்பாய்வைத் திறக்கும்
    }
metric-exercise = { $case ->
    [detail] உடற்பயிற்சியின்
   *[name] உடற்பயிற்சி
}
    .today = இன்றைய உடற்பயிற்சி
    .analysis = { $case ->
        [infinitive] உடற்பயிற்சியின் விரிவான பகுப்பாய்வைப் பார்க்க
       *[statement] உடற்பயிற்சியின் விரிவான பகுப்பாய்வைத் திறக்கும்
    }
metric-sleep = { $case ->
    [detail] தூக்கத்தின்
   *[name] தூக்கம்
}
    .today = நேற்று இரவுத் தூக்கம்
    .analysis = { $case ->
        [infinitive] தூக்கத்தின் விரிவான பகுப்பாய்வைப் பார்க்க
       *[statement] தூக்கத்தின் விரிவான பகுப்பாய்வைத் திறக்கும்
    }
metric-heart = { $case ->
    [detail] ஓய்வுநிலை இதயத் துடிப்பின்
   *[name] ஓய்வுநிலை இதயத் துடிப்பு
}
    .today = இன்று ஓய்வுநிலை இதயத் துடிப்பு
    .analysis = { $case ->
        [infinitive] இதயத் துடிப்பின் விரிவான பகுப்பாய்வைப் பார்க்க
       *[statement] இதயத் துடிப்பின் விரிவான பகுப்பாய்வைத் திறக்கும்
    }
# same for every number
beats-per-minute = நிமிடத்திற்கு { $count } துடிப்பு
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] { FORM($metric, case: "detail") } விவரங்களைப் பார்க்க
   *[statement] { FORM($metric, case: "detail") } விவரங்களைத் திறக்கும்
}
no-reading = தரவு இல்லை

## Steps

# No verb: it would have to agree with one, with many, and with "காலடிகள் இல்லை".
completed-today = இன்று { $done }
open-step-details = { $case ->
    [infinitive] காலடிகளின் விவரங்களையும் போக்குகளையும் பார்க்க
   *[statement] காலடிகளின் விவரங்களையும் போக்குகளையும் திறக்கும்
}
steps-goal = காலடி இலக்கு
    .completed = காலடி இலக்கு எட்டப்பட்டது
to-go = இன்னும் { $left } தேவை
recommendations = பரிந்துரைகள்
open-exercise-recommendations = { $case ->
    [infinitive] உடற்பயிற்சிப் பரிந்துரைகளைப் பார்க்க
   *[statement] உடற்பயிற்சிப் பரிந்துரைகளைத் திறக்கும்
}

## The chart of the steps

steps-trend = காலடிகளின் போக்கு
    .hint = கடந்த ஒரு வாரக் காலடிகளின் எண்ணிக்கையை விளக்கப்படம் காட்டும்
days-average = { $days } நாள் சராசரி
average-and-trend = { $average }, { $trend }
trend-rising = அதிகரிக்கும் போக்கு
    .chart = விளக்கப்படம் { FORM($days, case: "dative") } அதிகரிக்கும் போக்கைக் காட்டுகிறது
trend-falling = குறையும் போக்கு
    .chart = விளக்கப்படம் { FORM($days, case: "dative") }க் குறையும் போக்கைக் காட்டுகிறது
trend-steady = நிலையாக உள்ளது
    .chart = விளக்கப்படம் { FORM($days, case: "dative") } நிலையான போக்கைக் காட்டுகிறது
chart-summary = விளக்கப்படச் சுருக்கம்
lowest = குறைந்தபட்சம்
highest = அதிகபட்சம்
steps-on-day = { $day } { $steps }

## The questions that are asked before the first battery is shown

questionnaire-progress = கேள்விப் பட்டியலில் முன்னேற்றம்
question-exercise = உடற்பயிற்சி பற்றிய கேள்வி
    .text = எவ்வளவு அடிக்கடி உடற்பயிற்சி செய்கிறீர்கள்?
question-smoking = புகைப்பழக்கம் பற்றிய கேள்வி
    .text = புகைப்பழக்கம் உள்ளதா?
answer-never = ஒருபோதும் இல்லை
answer-once-a-week = வாரத்திற்கு ஒரு முறை
answer-several-times-a-week = வாரத்திற்குப் பல முறை
answer-every-day = தினமும்
answer-yes = ஆம்
answer-no = இல்லை
select-from-options = கீழுள்ள { $count } விருப்பங்களிலிருந்து தேர்ந்தெடுக்கவும்
continue-to-dashboard = டாஷ்போர்டுக்குத் தொடர்

## Screens, buttons and tabs

calculating = உடல்நலத்தின் மீதான தாக்கத்தைக் கணக்கிடுகிறது
health-metrics = உடல்நல அளவீடுகள்
metric-details = அளவீட்டின் விவரங்கள்
done = முடிந்தது
tab-dashboard = டாஷ்போர்டு
    .hint = உடல்நலப் பேட்டரிகளையும் அளவீடுகளையும் பார்க்கவும்
tab-settings = அமைப்புகள்
    .hint = எவற்றை அளவிட வேண்டும் எனத் தேர்ந்தெடுக்கவும்

## What went wrong

problem-health-access = உடல்நலத் தரவுக்கான அணுகல் ஆஃபில் உள்ளது. அதை அமைப்புகளில் ஆன் செய்யவும்
problem-timeout = கணக்கிட அதிக நேரம் ஆகிவிட்டது. மீண்டும் முயலவும்
problem-steps = காலடிகளைப் படிக்க முடியவில்லை. கைக்கடிகாரத்தை மறுதொடக்கம் செய்யவும்
