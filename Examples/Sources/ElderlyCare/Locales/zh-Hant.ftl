### Elderly care, in traditional Chinese

## Those who are cared for

profile-of = { $name }的個人檔案
profile-photo-of = { $name }的大頭貼照
tasks-of = { $name }的任務
select-profile = 選擇個人檔案
create-new-profile = 建立新的個人檔案

## Tasks

task = 任務
task-for = { $name }的{ $task }
overdue-task = 逾期任務：{ $task }
last-completed = 上次完成：{ $ago }
request-clarification = 請求說明
    .hint = 請求提供此任務的更多詳細資訊
approve-response = 核准回覆
    .hint = 將此任務標示為已完成

## Reminders

send-medication-reminder = 傳送用藥提醒給{ $name }
send-reminder = 傳送提醒給{ $name }
    .hint = 立即以簡訊傳送提醒
reminder-time = 選擇提醒時間
    .hint = 選擇每天傳送提醒的時間

## Photos

photo-response = { $name }針對{ $task }的照片回覆
photo-showing = { $name }的照片，顯示{ $task }已完成
cooking-illustration = 烹飪插圖

## Tabs

tab-dashboard = 儀表板
    .hint = 查看今天的任務和回覆
tab-gallery = 照片庫
    .hint = 查看親友的所有照片回覆
tab-habits = 所有習慣
    .hint = 管理已排定的任務和提醒

## The form for a new profile

# In place of the library's 姓名: 奶奶 is none.
# Rewords
field-name = 個人檔案名稱
    .gender = field
profile-name = 個人檔案名稱
    .gender = field
    .hint = 請輸入親友的姓名
phone-hint = 請輸入含國碼的電話號碼
invalid-phone-format = 電話號碼格式無效
relationship = 與對方的關係
    .gender = field
    .hint = 例如，祖母、父親、朋友
create-profile = 建立個人檔案

## What went wrong

problem-reminder = 無法傳送提醒。請檢查電話號碼
