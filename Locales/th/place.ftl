## The position of something among others of its kind

# รูปภาพที่ 3 จาก 12, รายการที่ 3 จาก 5
position-item = { $noun }ที่ { $place } จาก { $total }
    .alone = { $noun }ที่ { $place }
position-row = แถวที่ { $place } จาก { $total }
    .alone = แถวที่ { $place }
position-column = คอลัมน์ที่ { $place } จาก { $total }
    .alone = คอลัมน์ที่ { $place }
position-level = ระดับ { $place }

# ผลลัพธ์ที่ 11 ถึง 20 จาก 162 รายการ
list-part = { $noun }ที่ { $first } ถึง { $last } จาก { $total } { FORM($noun, form: "counter") }

## Selected items

selection-some = เลือกไว้ { $count } จาก { $total } รายการ
    .alone = เลือกไว้ { $count } รายการ
    .things = { HEAD(FORM($counted, case: "joint")) ->
        [joint] เลือก{ FORM($counted, case: "lead") }ไว้ { $completed } จาก { FORM($counted, case: "count") }
       *[whole] เลือกไว้ { $completed } จาก { $counted }
    }
selection-all = เลือกไว้ทั้งหมด { $total } รายการ
selection-none = ไม่ได้เลือกรายการใด
selection-cleared = ล้างการเลือกแล้ว

## Filtered and sorted lists

things-shown = แสดง { $count } จาก { $total } รายการ
things-filtered = กรองตาม{ filter-near }, แสดง { $shown } จาก { $total } รายการ
    .alone = กรองตาม{ filter-near }
filter-near = { HEAD($filter) ->
    [figure] { " " }{ $filter }
   *[word] { $filter }
}
filter-only = ตัวกรอง: เฉพาะรายการ{ that-state }
    .noun = ตัวกรอง: เฉพาะ{ things-in-state }
things-in-state = { $noun }{ that-state }
filter-removed = เอาตัวกรองออกแล้ว, แสดงทั้งหมด { $total } รายการ
    .alone = เอาตัวกรองออกแล้ว
order-changed = จัดเรียงแล้ว, { $order }
order-newest = ใหม่สุดก่อน
order-oldest = เก่าสุดก่อน
order-alphabetical = ตามลำดับตัวอักษร
order-lowest-price = ราคาต่ำสุดก่อน
order-highest-price = ราคาสูงสุดก่อน
order-nearest = ใกล้สุดก่อน
order-best-rated = คะแนนสูงสุดก่อน
order-most-relevant = เกี่ยวข้องที่สุดก่อน
order-most-popular = ยอดนิยมก่อน
order-by = ตาม { $name } จากน้อยไปมาก
    .descending = ตาม { $name } จากมากไปน้อย

## Changes in a list

loaded-more = โหลดเพิ่ม { $count } รายการ, แสดง { $shown } จาก { $total } รายการ
    .alone = โหลดเพิ่ม { $count } รายการ
loaded-all = สิ้นสุดรายการ
list-updated = อัปเดตรายการแล้ว, ใหม่ { $count } รายการ
    .alone = อัปเดตรายการแล้ว
moved-to-place = ย้าย { $name } ไปลำดับที่ { $place } จาก { $total } แล้ว
    .alone = ย้ายไปลำดับที่ { $place } จาก { $total } แล้ว
picked-up = หยิบ { $name } แล้ว, ลำดับที่ { $place } จาก { $total }
    .alone = หยิบแล้ว, ลำดับที่ { $place } จาก { $total }
move-cancelled = ยกเลิกการย้ายแล้ว, { $name } กลับไปลำดับที่ { $place } จาก { $total }
    .alone = ยกเลิกการย้ายแล้ว, กลับไปลำดับที่ { $place } จาก { $total }

## Several counts, and counts with names

# For example: ข้ามไป 3 โดส; Inbox, ยังไม่ได้อ่าน 3 ข้อความ
# accepted: unused-argument
counted-state-alone = { $case ->
    [joint] จุดต่อ
    [lead] { FORM($state, form: "attribute") }
    [count] { numeral }
    [placed] { FORM($state, form: "attribute") } { numeral-placed }
   *[plain] { FORM($state, form: "attribute") } { numeral }
}
# Inbox, ไม่พร้อมใช้งาน 3 รายการ: 3 ครั้ง alone would be three times.
numeral-placed = { $count } { FORM($noun, form: "counter-placed") }
counts-in = { $name }, { FORM($counts, case: "placed") }
# For example: 7 คน: Ida, Yuki และอีก 5 คน
things-named = { $things }: { $list }
list-more-of = อีก { numeral }

## Points of the compass

compass-point = { $point ->
    [0] ทิศเหนือ
    [1] ทิศเหนือค่อนไปทางตะวันออกเฉียงเหนือ
    [2] ทิศตะวันออกเฉียงเหนือ
    [3] ทิศตะวันออกค่อนไปทางตะวันออกเฉียงเหนือ
    [4] ทิศตะวันออก
    [5] ทิศตะวันออกค่อนไปทางตะวันออกเฉียงใต้
    [6] ทิศตะวันออกเฉียงใต้
    [7] ทิศใต้ค่อนไปทางตะวันออกเฉียงใต้
    [8] ทิศใต้
    [9] ทิศใต้ค่อนไปทางตะวันตกเฉียงใต้
    [10] ทิศตะวันตกเฉียงใต้
    [11] ทิศตะวันตกค่อนไปทางตะวันตกเฉียงใต้
    [12] ทิศตะวันตก
    [13] ทิศตะวันตกค่อนไปทางตะวันตกเฉียงเหนือ
    [14] ทิศตะวันตกเฉียงเหนือ
   *[15] ทิศเหนือค่อนไปทางตะวันตกเฉียงเหนือ
}
wind = ลมจาก{ $direction } ความเร็ว { $speed }
    .gusts = ลมจาก{ $direction } ความเร็ว { $speed }, ลมกระโชก { $gusts }
