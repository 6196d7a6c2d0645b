## Outcomes of controls

outcome-details = { $case ->
    [infinitive] 查看详细信息
   *[statement] 打开详细信息
}
outcome-details-and-transactions = { $case ->
    [infinitive] 查看详细信息和交易
   *[statement] 打开详细信息和交易
}
outcome-details-of = { $case ->
    [infinitive] 查看{ $who }的详细信息
   *[statement] 打开{ $who }的详细信息
}
outcome-tasks-of = { $case ->
    [infinitive] 查看{ $who }的任务
   *[statement] 打开{ $who }的任务
}
    .alone = { $case ->
        [infinitive] 查看任务
       *[statement] 打开任务
    }
outcome-task-details = { $case ->
    [infinitive] 查看任务详细信息
   *[statement] 打开任务详细信息
}
outcome-full-screen = { $case ->
    [infinitive] 全屏查看
   *[statement] 全屏打开
}
# same for every case
outcome-profile = 切换个人资料
# same for every case
outcome-filter = 显示筛选选项
outcome-calendar = { $case ->
    [infinitive] 选择其他日期
   *[statement] 打开日历，选择其他日期
}
# same for every case
outcome-sign-in = 使用电子邮件地址和密码登录
# same for every case
outcome-reset-password = 重设密码
# same for every case
outcome-save = 保存更改
# same for every case
outcome-delete = 永久删除{ $name }
    .alone = 永久删除此项目
# same for every case
outcome-play = 开始播放

## Gestures and keys, in VoiceOver's words for gestures

hint-touch = 轻点两下以{ FORM($outcome, case: "infinitive") }
hint-touch-adjust = 向上或向下轻扫以{ FORM($outcome, case: "infinitive") }
hint-keyboard = 按空格键以{ FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = 按箭头键以{ FORM($outcome, case: "infinitive") }
hint-pointer = 点击以{ FORM($outcome, case: "infinitive") }
hint-remote = 按选择按钮以{ FORM($outcome, case: "infinitive") }
