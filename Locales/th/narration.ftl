## Progress of long work, announced while it continues

narration-stalled = ยังอยู่ที่ { $progress }
    .alone = ยังไม่คืบหน้าในขณะนี้
narration-resumed = ทำต่อแล้ว, { $progress }
    .alone = ทำต่อแล้ว
narration-back = ย้อนกลับไปที่ { $progress }

## Several announcements at once

burst-errors = { $things }. รายการแรก: { $first }
