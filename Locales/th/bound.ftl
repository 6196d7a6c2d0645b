## Limits and estimates of an amount. They stand next to the number: รูปภาพอย่างน้อย 3 รูป

# ตั้งแต่ 15 นาฬิกาเป็นต้นไป: of a time.
bound-at-least = { TRAIT($amount, "clock") ->
    [yes] ตั้งแต่{ amount-near }เป็นต้นไป
   *[amount] { bound-at-least-amount }
}
bound-at-least-amount = { HEAD(FORM($amount, case: "joint")) ->
    [joint] { FORM($amount, case: "lead") }อย่างน้อย { FORM($amount, case: "count") }
   *[whole] อย่างน้อย{ amount-near }
}

bound-up-to = { HEAD(FORM($amount, case: "joint")) ->
    [joint] { FORM($amount, case: "lead") }ไม่เกิน { FORM($amount, case: "count") }
   *[whole] ไม่เกิน{ amount-near }
}

bound-more-than = { TRAIT($amount, "clock") ->
    [yes] หลัง{ amount-near }
   *[amount] { bound-more-than-amount }
}
bound-more-than-amount = { HEAD(FORM($amount, case: "joint")) ->
    [joint] { FORM($amount, case: "lead") }มากกว่า { FORM($amount, case: "count") }
   *[whole] มากกว่า{ amount-near }
}

bound-less-than = { TRAIT($amount, "clock") ->
    [yes] ก่อน{ amount-near }
   *[amount] { bound-less-than-amount }
}
bound-less-than-amount = { HEAD(FORM($amount, case: "joint")) ->
    [joint] { FORM($amount, case: "lead") }น้อยกว่า { FORM($amount, case: "count") }
   *[whole] น้อยกว่า{ amount-near }
}

bound-about = { HEAD(FORM($amount, case: "joint")) ->
    [joint] { FORM($amount, case: "lead") }ประมาณ { FORM($amount, case: "count") }
   *[whole] ประมาณ{ amount-near }
}

bound-around = ประมาณ{ amount-near }

# เริ่มต้นที่ 20 ดอลลาร์, but ตั้งแต่ 15 นาฬิกา.
bound-from = { TRAIT($amount, "clock") ->
    [yes] ตั้งแต่{ amount-near }
   *[amount] { bound-from-amount }
}
bound-from-amount = { HEAD(FORM($amount, case: "joint")) ->
    [joint] { FORM($amount, case: "lead") }เริ่มต้นที่ { FORM($amount, case: "count") }
   *[whole] เริ่มต้นที่{ amount-near }
}

# ระหว่าง 2 ถึง 4, รูปภาพระหว่าง 3 ถึง 5 รูป. If both ends share their unit, $from is a number alone.
bound-between = { HEAD(FORM($to, case: "joint")) ->
    [joint] { FORM($to, case: "lead") }ระหว่าง { FORM($from, case: "count") } ถึง { FORM($to, case: "count") }
   *[whole] { HEAD($from) ->
        [minus] ระหว่าง{ $from } { range.end }
        [figure] ระหว่าง { to-end }
       *[other] ระหว่าง{ to-end }
    }
}

bound-nearly = { HEAD(FORM($amount, case: "joint")) ->
    [joint] { FORM($amount, case: "lead") }เกือบ { FORM($amount, case: "count") }
   *[whole] เกือบ{ amount-near }
}

## Ranges of percentages

range-shared = { $amount }
