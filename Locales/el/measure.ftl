## Measurements: a number with a unit

measure-unavailable = μη διαθέσιμη μέτρηση

measure-unknown = { $count } { $name }

measure-per = { $measure } { per-period }
    .measured = { $measure } ανά { FORM($per, case: "accusative") }

# την ημέρα, την ώρα; ανά λίτρο
per-period = { $period ->
    [second] το δευτερόλεπτο
    [minute] το λεπτό
    [hour] την ώρα
    [day] την ημέρα
    [week] την εβδομάδα
    [month] τον μήνα
    [year] τον χρόνο
   *[other] ανά { FORM($unit, 1, case: "accusative") }
}

measure-range = { HEAD($from) ->
    [minus] { $from } έως { range-above }
   *[other] { $from } έως { $to }
}
    .below = { $low } έως { range-above }

measure-range-shared = { FORM($measure, $range) }

measure-mixed = { $first } και { $second }

measure-away = { $measure } μακριά


measure-ahead = σε { FORM($measure, case: "accusative") }

blood-pressure = { $systolic } με { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] πλήρης φόρτιση
   *[part] μπαταρία { $charge }
}
-head-full = 100

battery-low = { $charge }, χαμηλή μπαταρία

battery-charging = σε φόρτιση, { $charge }

battery-unavailable = μη διαθέσιμη στάθμη μπαταρίας

## Grades: a result in percent, and how good it is

grade-excellent = άριστα

grade-good = καλά

grade-needs-improvement = χρειάζεται βελτίωση

grade-unavailable = μη διαθέσιμος βαθμός

## Goals that people set themselves

goal-completed = ο στόχος επιτεύχθηκε: { $name }
    .alone = ο στόχος επιτεύχθηκε

goal-remaining = { $amount } ακόμη για τον στόχο

streak-days = { $count ->
    [1] σερί μίας ημέρας
   *[other] σερί { NUMBER($count, style: "count", gender: "feminine", case: "genitive") } ημερών
}

goal-today = { $amount } σήμερα έως τώρα
