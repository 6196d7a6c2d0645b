## Outcomes of controls

outcome-details = { $case ->
    [infinitive] 查看詳細資訊
   *[statement] 打開詳細資訊
}
outcome-details-and-transactions = { $case ->
    [infinitive] 查看詳細資訊和交易
   *[statement] 打開詳細資訊和交易
}
outcome-details-of = { $case ->
    [infinitive] 查看{ $who }的詳細資訊
   *[statement] 打開{ $who }的詳細資訊
}
outcome-tasks-of = { $case ->
    [infinitive] 查看{ $who }的任務
   *[statement] 打開{ $who }的任務
}
    .alone = { $case ->
        [infinitive] 查看任務
       *[statement] 打開任務
    }
outcome-task-details = { $case ->
    [infinitive] 查看任務詳細資訊
   *[statement] 打開任務詳細資訊
}
outcome-full-screen = { $case ->
    [infinitive] 全螢幕查看
   *[statement] 全螢幕打開
}
# same for every case
outcome-profile = 切換個人檔案
# same for every case
outcome-filter = 顯示篩選選項
outcome-calendar = { $case ->
    [infinitive] 選擇其他日期
   *[statement] 打開日曆，選擇其他日期
}
# same for every case
outcome-sign-in = 使用電子郵件地址和密碼登入
# same for every case
outcome-reset-password = 重設密碼
# same for every case
outcome-save = 儲存變更
# same for every case
outcome-delete = 永久刪除{ $name }
    .alone = 永久刪除此專案
# same for every case
outcome-play = 開始播放

## Gestures and keys, in VoiceOver's words for gestures

hint-touch = 點兩下來{ FORM($outcome, case: "infinitive") }
hint-touch-adjust = 向上或向下滑動來{ FORM($outcome, case: "infinitive") }
hint-keyboard = 按空白鍵來{ FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = 按方向鍵來{ FORM($outcome, case: "infinitive") }
hint-pointer = 按一下來{ FORM($outcome, case: "infinitive") }
hint-remote = 按選取按鈕來{ FORM($outcome, case: "infinitive") }
