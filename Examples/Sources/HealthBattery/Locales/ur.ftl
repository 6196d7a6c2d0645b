### Health battery, in Urdu

## The battery: the health of the user, as the charge of a battery. What is said of it is feminine, as بیٹری.

health-battery = صحت کی بیٹری
    .hint = صحت پر موجودہ اثر دکھاتی ہے
impact-battery = صحت پر اثر کی بیٹری
battery-at = بیٹری { $share } چارج
    .hint = صحت پر موجودہ اثر کی سطح دکھاتا ہے
charged = { $share } چارج
    .low = { $share }، بیٹری کم
charge-and-impact = { $charge }، { $impact }
impact-good = صحت پر اچھا اثر
impact-none = صحت پر کوئی اثر نہیں
impact-poor = صحت پر برا اثر
battery-updated = صحت کی بیٹری اب { $share }
open-health-metrics = { $case ->
    [infinitive] صحت کی پیمائشیں تفصیل سے دیکھنے
   *[statement] صحت کی پیمائشیں تفصیل سے دکھاتا ہے
}

## The time that a way of living adds to a life, or takes from it: oblique before کا

gaining = { FORM($time, case: "oblique") } کا فائدہ
    .per-day = روزانہ { FORM($time, case: "oblique") } کا فائدہ
losing = { FORM($time, case: "oblique") } کا نقصان
    .per-day = روزانہ { FORM($time, case: "oblique") } کا نقصان
no-time = وقت کا نہ فائدہ، نہ نقصان

## What is measured: oblique before کی

metric-steps = { $case ->
    [oblique] قدموں
   *[direct] قدم
}
    .today = آج کے قدم
    .analysis = { $case ->
        [infinitive] قدموں کا تفصیلی تجزیہ دیکھنے
       *[statement] قدموں کا تفصیلی تجزیہ کھولتا ہے
    }
metric-exercise = ورزش
    .today = آج کی ورزش
    .analysis = { $case ->
        [infinitive] ورزش کا تفصیلی تجزیہ دیکھنے
       *[statement] ورزش کا تفصیلی تجزیہ کھولتا ہے
    }
metric-sleep = نیند
    .today = گزشتہ رات کی نیند
    .analysis = { $case ->
        [infinitive] نیند کا تفصیلی تجزیہ دیکھنے
       *[statement] نیند کا تفصیلی تجزیہ کھولتا ہے
    }
metric-heart = آرام کے وقت دل کی دھڑکن
    .today = آج آرام کے وقت دل کی دھڑکن
    .analysis = { $case ->
        [infinitive] دل کی دھڑکن کا تفصیلی تجزیہ دیکھنے
       *[statement] دل کی دھڑکن کا تفصیلی تجزیہ کھولتا ہے
    }
beats-per-minute = { $count ->
    [1] { $count } دھڑکن فی منٹ
   *[other] { $count } دھڑکنیں فی منٹ
}
reading-and-impact = { $reading }، { $impact }
open-metric-details = { $case ->
    [infinitive] { FORM($metric, case: "oblique") } کی تفصیلات دیکھنے
   *[statement] { FORM($metric, case: "oblique") } کی تفصیلات کھولتا ہے
}
no-reading = کوئی ڈیٹا نہیں

## Steps

# No participle: it would have to agree with one, with many, and with "کوئی قدم نہیں".
completed-today = آج { $done }
open-step-details = { $case ->
    [infinitive] قدموں کی تفصیلات اور رجحان دیکھنے
   *[statement] قدموں کی تفصیلات اور رجحان کھولتا ہے
}
steps-goal = قدموں کا ہدف
    .completed = قدموں کا ہدف مکمل
to-go = { $left } باقی
recommendations = تجاویز
open-exercise-recommendations = { $case ->
    [infinitive] ورزش کی تجاویز دیکھنے
   *[statement] ورزش کی تجاویز کھولتا ہے
}

## The chart of the steps

steps-trend = قدموں کا رجحان
    .hint = چارٹ پچھلے ایک ہفتے کے قدموں کی تعداد دکھاتا ہے
days-average = { $days } دن کی اوسط
average-and-trend = { $average }، { $trend }
trend-rising = اضافے کا رجحان
    .chart = چارٹ { FORM($days, case: "oblique") } میں اضافے کا رجحان دکھاتا ہے
trend-falling = کمی کا رجحان
    .chart = چارٹ { FORM($days, case: "oblique") } میں کمی کا رجحان دکھاتا ہے
trend-steady = مستحکم رجحان
    .chart = چارٹ { FORM($days, case: "oblique") } میں مستحکم رجحان دکھاتا ہے
chart-summary = چارٹ کا خلاصہ
lowest = سب سے کم
highest = سب سے زیادہ
# ہفتے کو would be heard as the week.
steps-on-day = { FORM($day, case: "oblique") } کے روز { $steps }

## The questions that are asked before the first battery is shown. No verb agrees with who answers.

questionnaire-progress = سوالنامے کی پیش رفت
question-exercise = ورزش کا سوال
    .text = آپ کی ورزش کتنی بار ہوتی ہے؟
question-smoking = سگریٹ نوشی کا سوال
    .text = کیا آپ کو سگریٹ پینے کی عادت ہے؟
answer-never = کبھی نہیں
answer-once-a-week = ہفتے میں ایک بار
answer-several-times-a-week = ہفتے میں کئی بار
answer-every-day = روزانہ
answer-yes = ہاں
answer-no = نہیں
select-from-options = نیچے دیے گئے { $count } آپشنز میں سے منتخب کریں
continue-to-dashboard = آگے ڈیش بورڈ پر جائیں

## Screens, buttons and tabs

calculating = صحت پر اثر کا حساب لگایا جا رہا ہے
health-metrics = صحت کی پیمائشیں
metric-details = پیمائش کی تفصیلات
done = ہو گیا
tab-dashboard = ڈیش بورڈ
    .hint = صحت کی بیٹریاں اور پیمائشیں دیکھیں
tab-settings = ترتیبات
    .hint = منتخب کریں کہ کیا ناپا جائے

## What went wrong

problem-health-access = صحت کے ڈیٹا تک رسائی آف ہے۔ اسے ترتیبات میں آن کریں
problem-timeout = حساب لگانے میں بہت وقت لگا۔ دوبارہ کوشش کریں
problem-steps = قدم پڑھے نہیں جا سکے۔ اپنی گھڑی ری اسٹارٹ کریں
