### Elderly care, in simplified Chinese

## Those who are cared for

profile-of = { $name }的个人资料
profile-photo-of = { $name }的个人资料照片
tasks-of = { $name }的任务
select-profile = 选择个人资料
create-new-profile = 创建新的个人资料

## Tasks

task = 任务
task-for = { $name }的{ $task }
overdue-task = 逾期任务：{ $task }
last-completed = 上次完成：{ $ago }
request-clarification = 请求说明
    .hint = 请求提供此任务的更多详情
approve-response = 批准回复
    .hint = 将此任务标记为已完成

## Reminders

send-medication-reminder = 向{ $name }发送用药提醒
send-reminder = 向{ $name }发送提醒
    .hint = 立即通过短信发送提醒
reminder-time = 选择提醒时间
    .hint = 选择每天发送提醒的时间

## Photos

photo-response = { $name }针对{ $task }的照片回复
photo-showing = { $name }的照片，显示{ $task }已完成
cooking-illustration = 烹饪插图

## Tabs

tab-dashboard = 仪表盘
    .hint = 查看今天的任务和回复
tab-gallery = 照片库
    .hint = 查看亲友的所有照片回复
tab-habits = 所有习惯
    .hint = 管理已安排的任务和提醒

## The form for a new profile

# In place of the library's 姓名: 奶奶 is none.
# Rewords
field-name = 个人资料名称
    .gender = field
profile-name = 个人资料名称
    .gender = field
    .hint = 请输入亲友的姓名
phone-hint = 请输入带国家代码的电话号码
invalid-phone-format = 电话号码格式无效
relationship = 与对方的关系
    .gender = field
    .hint = 例如，祖母、父亲、朋友
create-profile = 创建个人资料

## What went wrong

problem-reminder = 无法发送提醒。请检查电话号码
