### Medication tracker, in traditional Chinese

## How strong a medication is, and how much of it is taken at a time

strength-milligrams = { numeral }毫克
strength-milliliters = { numeral }毫升
taken-tablets = { numeral }錠
taken-capsules = { numeral }顆膠囊
dosage = { $strength }，{ $taken }

## When a medication is taken

schedule-every-day = 每天{ $time }
schedule-weekdays = 每{ $days }{ $time }
schedule-none = 沒有用藥排程

## How well it goes

adherence = 服藥率
graded = { $share }，{ $grade }
grade-excellent = 優秀
grade-good = 良好
grade-needs-improvement = 有待加強

## Tabs

tab-medications = 藥物
    .hint = 查看和管理藥物
tab-schedule = 用藥排程
    .hint = 查看每天的用藥排程
tab-history = 歷史記錄
    .hint = 查看用藥歷史記錄和服藥率統計

## Buttons of the list of medications

filter-medications = 篩選藥物
    .hint = 顯示篩選選項，以便只顯示使用中的藥物
add-medication = 新增藥物
    .hint = 打開表單，新增藥物

## Buttons and actions of one medication

edit = 編輯
    .hint = 編輯藥物詳細資訊
done = 完成
    .hint = 關閉藥物詳細資訊
add-schedule = 新增用藥排程
    .hint = 為此藥物建立新的用藥排程
delete = 刪除{ $medication }
    .hint = 永久移除此藥物及其所有資料
activate = 啟用{ $medication }
    .hint = 重新開始此藥物的用藥排程
deactivate = 停用{ $medication }
    .hint = 停止此藥物的用藥排程，並保留其歷史記錄
delete-schedule = 刪除用藥排程

## Buttons of the schedule

select-date = 選擇日期
outcome-calendar = { $case ->
    [infinitive] 選擇其他日期
   *[statement] 打開日曆，選擇其他日期
}
previous-day = 前一天
    .hint = 顯示前一天的用藥
next-day = 後一天
    .hint = 顯示後一天的用藥
mark-taken = 將{ $medication }標示為已服用
    .hint = 記錄為現在已服用
skip = 略過{ $medication }
    .hint = 將這次用藥記錄為已略過

## A dose

dose-scheduled = 預定{ $time }服用
    .day = 預定{ $time }服用
dose-taken = { $time }已服用
    .day = { $time }已服用
    .announced = 已將{ $medication }標示為已服用
dose-skipped = { $time }已略過
    .day = { $time }已略過
    .announced = 已將{ $medication }標示為已略過

## The history

filter-doses = 篩選用藥
    .hint = 顯示篩選選項
filter = 篩選：{ FORM($state, gender: "dose") }
    .hint = 顯示更改或移除篩選條件的選項
last-days = 最近{ numeral }天
    .hint = 將日期範圍設為最近{ numeral }天

## The form for a new medication

# In place of the library's 姓名, which is a person's.
# Rewords
field-name = 藥物名稱
    .gender = field
strength = 含量
    .gender = field
    .hint = 例如，{ $strength }
save = 儲存
cancel = 取消

## Announcements

medication-added = 已新增{ $medication }
medication-deleted = 已刪除{ $medication }

## What went wrong

problem-storage = 無法載入藥物。請稍後再試
