## Files that are sent from this device or to it

transfer-upload = กำลังอัปโหลด
transfer-download = กำลังดาวน์โหลด
transfer-waiting = กำลังรอ
transfer-waiting-wifi = กำลังรอ Wi-Fi
transfer-waiting-connection = กำลังรอการเชื่อมต่อ
transfer-paused-at = หยุดชั่วคราวที่ { $progress }
transfer-retrying = กำลังลองอีกครั้ง
transfer-retrying-in = จะลองอีกครั้งในอีก { $duration }
transfer-upload-failed = อัปโหลดไม่สำเร็จ
    .at = อัปโหลดไม่สำเร็จ หยุดที่ { $progress }
transfer-download-failed = ดาวน์โหลดไม่สำเร็จ
    .at = ดาวน์โหลดไม่สำเร็จ หยุดที่ { $progress }
transfer-upload-done = อัปโหลดเสร็จแล้ว
transfer-download-done = ดาวน์โหลดเสร็จแล้ว

## Transfers of several things: อัปโหลดแล้ว 3 จาก 8 ไฟล์, อัปโหลดรูปภาพแล้ว 3 จาก 8 รูป

transfer-uploaded = อัปโหลด{ transfer-some }
transfer-downloaded = ดาวน์โหลด{ transfer-some }
transfer-some = { HEAD(FORM($counted, case: "joint")) ->
    [joint] { FORM($counted, case: "lead") }แล้ว { $completed } จาก { FORM($counted, case: "count") }
   *[whole] แล้ว { $completed } จาก { $counted }
}
transfer-uploaded-all = อัปโหลด{ transfer-all }
transfer-downloaded-all = ดาวน์โหลด{ transfer-all }
transfer-all = { HEAD(FORM($counted, case: "joint")) ->
    [joint] { $total ->
        [1] { FORM($counted, case: "lead") }แล้ว { FORM($counted, case: "count") }
       *[other] { FORM($counted, case: "lead") }ครบ { FORM($counted, case: "count") }แล้ว
    }
   *[whole] { $total ->
        [1] แล้ว { $counted }
       *[other] ครบ { $counted }แล้ว
    }
}
transfer-failures = ไม่สำเร็จ { numeral }

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = กลับมาออนไลน์แล้ว
offline-kept = ออฟไลน์อยู่ การเปลี่ยนแปลงจะเก็บไว้บนอุปกรณ์นี้
