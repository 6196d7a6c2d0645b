### Medication tracker, in simplified Chinese

## How strong a medication is, and how much of it is taken at a time

strength-milligrams = { numeral }毫克
strength-milliliters = { numeral }毫升
taken-tablets = { numeral }片
taken-capsules = { numeral }粒
dosage = { $strength }，{ $taken }

## When a medication is taken

schedule-every-day = 每天{ $time }
schedule-weekdays = 每{ $days }{ $time }
schedule-none = 没有用药计划

## How well it goes

adherence = 服药率
graded = { $share }，{ $grade }
grade-excellent = 优秀
grade-good = 良好
grade-needs-improvement = 有待提高

## Tabs

tab-medications = 药物
    .hint = 查看和管理药物
tab-schedule = 用药计划
    .hint = 查看每天的用药计划
tab-history = 历史记录
    .hint = 查看用药历史记录和服药率统计

## Buttons of the list of medications

filter-medications = 筛选药物
    .hint = 显示筛选选项，以便只显示使用中的药物
add-medication = 添加药物
    .hint = 打开表单，添加新药物

## Buttons and actions of one medication

edit = 编辑
    .hint = 编辑药物详细信息
done = 完成
    .hint = 关闭药物详细信息
add-schedule = 添加用药计划
    .hint = 为此药物创建新的用药计划
delete = 删除{ $medication }
    .hint = 永久移除此药物及其所有数据
activate = 启用{ $medication }
    .hint = 重新开始此药物的用药计划
deactivate = 停用{ $medication }
    .hint = 停止此药物的用药计划，并保留其历史记录
delete-schedule = 删除用药计划

## Buttons of the schedule

select-date = 选择日期
outcome-calendar = { $case ->
    [infinitive] 选择其他日期
   *[statement] 打开日历，选择其他日期
}
previous-day = 前一天
    .hint = 显示前一天的用药
next-day = 后一天
    .hint = 显示后一天的用药
mark-taken = 将{ $medication }标记为已服用
    .hint = 记录为现在已服用
skip = 跳过{ $medication }
    .hint = 将这次用药记录为已跳过

## A dose

dose-scheduled = 计划{ $time }服用
    .day = 计划{ $time }服用
dose-taken = { $time }已服用
    .day = { $time }已服用
    .announced = 已将{ $medication }标记为已服用
dose-skipped = { $time }已跳过
    .day = { $time }已跳过
    .announced = 已将{ $medication }标记为已跳过

## The history

filter-doses = 筛选用药
    .hint = 显示筛选选项
filter = 筛选：{ FORM($state, gender: "dose") }
    .hint = 显示更改或移除筛选条件的选项
last-days = 最近{ numeral }天
    .hint = 将日期范围设为最近{ numeral }天

## The form for a new medication

# In place of the library's 姓名, which is a person's.
# Rewords
field-name = 药物名称
    .gender = field
strength = 规格
    .gender = field
    .hint = 例如，{ $strength }
save = 保存
cancel = 取消

## Announcements

medication-added = 已添加{ $medication }
medication-deleted = 已删除{ $medication }

## What went wrong

problem-storage = 无法加载药物。请稍后再试
