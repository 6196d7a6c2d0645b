## Measurements: a number with a unit

measure-unavailable = পরিমাপ পাওয়া যায়নি

measure-unknown = { $count } { $name }

# লিটার প্রতি 2 গ্রাম; প্রতিদিন 45 মিনিট
measure-per = { each-unit } { $measure }
    .measured = { $per } প্রতি { $measure }

each-unit = { $period ->
    [second] প্রতি সেকেন্ডে
    [minute] প্রতি মিনিটে
    [hour] প্রতি ঘণ্টায়
    [day] প্রতিদিন
    [week] প্রতি সপ্তাহে
    [month] প্রতি মাসে
    [year] প্রতি বছর
   *[other] { $unit } প্রতি
}

measure-range = { HEAD($from) ->
    [below-zero] { $from } থেকে { range-above }
   *[other] { $from } থেকে { $to }
}
    .below = { $low } থেকে { range-above }

measure-range-shared = { FORM($measure, $range) }

measure-mixed = { $first } { $second }

measure-away = { $measure } দূরে

measure-ahead = { $measure } পরে

blood-pressure = { $systolic } বাই { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] সম্পূর্ণ চার্জ হয়েছে
   *[part] { $charge } চার্জ
}
-head-full = 100

battery-low = { $charge }, চার্জ কম

battery-charging = চার্জ হচ্ছে, { $charge }

battery-unavailable = ব্যাটারির মাত্রা পাওয়া যায়নি

## Grades: a result in percent, and how good it is

grade-excellent = চমৎকার

grade-good = ভালো

grade-needs-improvement = উন্নতি দরকার

grade-unavailable = গ্রেড পাওয়া যায়নি

## Goals that people set themselves

goal-completed = লক্ষ্য পূরণ হয়েছে: { $name }
    .alone = লক্ষ্য পূরণ হয়েছে

goal-remaining = { FORM($amount, case: "inside") } বাকি

streak-days = { $count ->
    [1] ধারাবাহিকতার প্রথম দিন
   *[other] টানা { $count } দিন
}

goal-today = আজ এ পর্যন্ত { $amount }
