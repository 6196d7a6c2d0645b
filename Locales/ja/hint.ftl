## Outcomes of controls: a whole sentence, or after a gesture (infinitive) without します, as iOS words its instructions

outcome-details = { $case ->
    [infinitive] 詳細を表示
   *[statement] 詳細を開きます
}
outcome-details-and-transactions = { $case ->
    [infinitive] 詳細と取引を表示
   *[statement] 詳細と取引を開きます
}
outcome-details-of = { $case ->
    [infinitive] { $who }の詳細を表示
   *[statement] { $who }の詳細を開きます
}
outcome-tasks-of = { $case ->
    [infinitive] { $who }のタスクを表示
   *[statement] { $who }のタスクを開きます
}
    .alone = { $case ->
        [infinitive] タスクを表示
       *[statement] タスクを開きます
    }
outcome-task-details = { $case ->
    [infinitive] タスクの詳細を表示
   *[statement] タスクの詳細を開きます
}
outcome-full-screen = { $case ->
    [infinitive] フルスクリーンで表示
   *[statement] フルスクリーンで開きます
}
outcome-profile = { $case ->
    [infinitive] プロフィールを切り替え
   *[statement] プロフィールを切り替えます
}
outcome-filter = { $case ->
    [infinitive] フィルタのオプションを表示
   *[statement] フィルタのオプションを表示します
}
outcome-calendar = { $case ->
    [infinitive] 別の日付を選択
   *[statement] 日付を選ぶカレンダーを開きます
}
outcome-sign-in = { $case ->
    [infinitive] メールアドレスとパスワードでサインイン
   *[statement] メールアドレスとパスワードでサインインします
}
outcome-reset-password = { $case ->
    [infinitive] パスワードをリセット
   *[statement] パスワードをリセットします
}
outcome-save = { $case ->
    [infinitive] 変更を保存
   *[statement] 変更を保存します
}
outcome-delete = { $case ->
    [infinitive] { thing-named }を完全に削除
   *[statement] { thing-named }を完全に削除します
}
    .alone = { $case ->
        [infinitive] この項目を完全に削除
       *[statement] この項目を完全に削除します
    }
outcome-play = { $case ->
    [infinitive] 再生を開始
   *[statement] 再生を開始します
}

## Gestures and keys, in VoiceOver's words for gestures

hint-touch = ダブルタップして{ FORM($outcome, case: "infinitive") }
hint-touch-adjust = 上または下にスワイプして{ FORM($outcome, case: "infinitive") }
# With full keyboard access the space bar presses what has the focus.
hint-keyboard = スペースキーを押して{ FORM($outcome, case: "infinitive") }
hint-keyboard-adjust = 矢印キーを押して{ FORM($outcome, case: "infinitive") }
hint-pointer = クリックして{ FORM($outcome, case: "infinitive") }
hint-remote = 選択ボタンを押して{ FORM($outcome, case: "infinitive") }
