## How long ago. The noun is oblique before पहले and में, which after a number makes the singular sound like the plural.
## Months and years are the words of everyday speech (महीने, साल), where CLDR has the written माह and वर्ष.

elapsed-now = अभी अभी

elapsed-minutes = { $count } मिनट पहले

elapsed-hours = { $count } घंटे पहले

elapsed-days = { $count } दिन पहले

elapsed-weeks = { $count } सप्ताह पहले

elapsed-months = { $count } महीने पहले

elapsed-years = { $count } साल पहले

## How long from now

ahead-now = अभी

ahead-minutes = { $count } मिनट में

ahead-hours = { $count } घंटे में

ahead-days = { $count } दिन में

ahead-weeks = { $count } सप्ताह में

ahead-months = { $count } महीने में

ahead-years = { $count } साल में

## When something is due. What is due is ahead, so that कल alone is tomorrow

# As the state: the time has come.
due-now = समय हो गया

# आज शाम 6 बजे नियत; आज शाम 6 बजकर 30 मिनट पर नियत
due-today-at = आज { FORM($time, case: "at") } नियत

due-tomorrow-at = कल { FORM($time, case: "at") } नियत

due-today = आज नियत

due-tomorrow = कल नियत

# 3 दिन में नियत
due-ahead = { $distance } नियत

# 2 घंटे की देरी
overdue-by = { FORM($duration, case: "oblique") } की देरी

duration-weeks = { $count } सप्ताह

# same for every number
duration-months = { $count ->
    [1] { $case ->
        [oblique] { $count } महीने
       *[direct] { $count } महीना
    }
    [one] { $count } महीने
   *[other] { $count } महीने
}

duration-years = { $count } साल

## From when to when: से and तक ask for the oblique

interval-times = { $from } से { $to } तक

# $case "day": the times stand behind a day.
interval-day-times = { $date }, { FORM($times, case: "day") }

# बीते कल से आने वाले कल तक; 3 नवंबर से 7 नवंबर तक
interval-dates = { FORM($from, case: "oblique") } से { FORM($to, case: "oblique") } तक

# आज रात 10 बजे से आने वाले कल तड़के 2 बजे तक
interval-moments = { FORM($from, case: "oblique") } से { FORM($to, case: "oblique") } तक
