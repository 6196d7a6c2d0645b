chart-span-year = from { $from } to { $to } { $year }
