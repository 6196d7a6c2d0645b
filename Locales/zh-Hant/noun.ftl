## Nouns: things that apps count
##
## The value is the noun after its measure word, and .counter is the measure word: 3則訊息. If the measure word alone
## says what is counted, the trait is .named = counter: 3頁. See grammar.ftl for the other forms.
##
## An attribute with the name of a state is another word for that state: 已達成, not 已完成. These words are at the end of
## this file.
##
## .stated = number: a state stands before the number: 已選取的3天.
## .joint = loose: a noun of one syllable, before which a state has its 的: 未讀的書.
## .gender: the kind of thing, for states that are heard alone (see grammar.ftl).

noun-dose = 藥
    .counter = 劑
    .joint = loose
    .name = 用藥
    .gender = dose
    .empty = 還沒有用藥紀錄
    .missed = { adjective-not-taken-in-time }
    .pending = { adjective-to-be-taken }
    .scheduled = { adjective-to-be-taken-as-planned }
    .completed = { state-taken }
    .not-completed = { adjective-not-taken }
    .due = { adjective-to-be-taken-now }
    .overdue = { adjective-late-to-be-taken }
    .low = { adjective-running-out }
    .inactive = { adjective-not-in-use }
# How many kinds.
noun-medication = 藥物
    .counter = 種
    .gender = medication
    .active = { adjective-in-use }
    .inactive = { adjective-not-in-use }
    .missed = { adjective-not-taken-in-time }
    .pending = { adjective-to-be-taken }
    .scheduled = { adjective-to-be-taken-as-planned }
    .due = { adjective-to-be-taken-now }
    .overdue = { adjective-late-to-be-taken }
    .low = { adjective-running-out }
# A piece of medicine.
# same as noun-dose
noun-tablet = 藥
    .counter = 顆
    .thing = 藥錠
    .missed = { adjective-not-taken-in-time }
    .pending = { adjective-to-be-taken }
    .scheduled = { adjective-to-be-taken-as-planned }
    .completed = { state-taken }
    .not-completed = { adjective-not-taken }
    .due = { adjective-to-be-taken-now }
    .overdue = { adjective-late-to-be-taken }
    .low = { adjective-running-out }
    .inactive = { adjective-not-in-use }
noun-message = 訊息
    .counter = 則
    .failed = { adjective-not-sent }
    .scheduled = { adjective-to-be-sent }
noun-conversation = 對話
    .counter = 個
    .active = { state-in-progress }
noun-contact = 聯絡人
    .counter = 位
    .available = { adjective-free-to-talk }
    .unavailable = { adjective-not-free-to-talk }
    .active = { adjective-active-person }
    .inactive = { adjective-inactive-person }
noun-person = 人
    .counter = 人
    .joint = loose
    .named = counter
    .thing-counter = 位
    .available = { adjective-free-to-talk }
    .unavailable = { adjective-not-free-to-talk }
    .active = { adjective-active-person }
    .inactive = { adjective-inactive-person }
noun-member = 成員
    .counter = 名
    .available = { adjective-free-to-talk }
    .unavailable = { adjective-not-free-to-talk }
    .pending = { adjective-to-be-approved }
    .active = { adjective-active-person }
    .inactive = { adjective-inactive-person }
noun-friend = 好友
    .counter = 位
    .available = { adjective-free-to-talk }
    .unavailable = { adjective-not-free-to-talk }
    .pending = { adjective-to-be-approved }
    .active = { adjective-active-person }
    .inactive = { adjective-inactive-person }
noun-follower = 追蹤者
    .counter = 位
    .available = { adjective-free-to-talk }
    .unavailable = { adjective-not-free-to-talk }
    .pending = { adjective-to-be-approved }
    .active = { adjective-active-person }
    .inactive = { adjective-inactive-person }
noun-comment = 留言
    .counter = 則
    .failed = { adjective-not-sent }
    .pending = { adjective-to-be-checked }
noun-reply = 回覆
    .counter = 則
    .failed = { adjective-not-sent }
noun-photo = 照片
    .counter = 張
    .taken = { adjective-photographed }
noun-video = 影片
    .counter = 部
    .taken = { adjective-photographed }
    .completed = { adjective-watched }
    .not-completed = { adjective-not-watched-to-the-end }
    .in-progress = { adjective-being-watched }
# Of photos. An app for music has 專輯 in its own table.
noun-album = 相簿
    .counter = 個
noun-song = 歌曲
    .counter = 首
noun-episode = 集
    .counter = 集
    .named = counter
    .thing = 單集
    .thing-counter = 個
    .completed = { adjective-played-to-the-end }
    .not-completed = { adjective-not-played-to-the-end }
    .in-progress = { adjective-being-played }
noun-file = 檔案
    .counter = 個
noun-folder = 資料夾
    .counter = 個
noun-document = 文件
    .counter = 份
noun-attachment = 附件
    .counter = 個
noun-page = 頁
    .counter = 頁
    .named = counter
    .thing = 頁面
    .thing-counter = 個
noun-book = 書
    .counter = 本
    .joint = loose
    .completed = { adjective-read-to-the-end }
    .not-completed = { adjective-not-read-to-the-end }
    .in-progress = { adjective-being-read }
    .due = { adjective-to-be-given-back }
    .overdue = { adjective-not-given-back }
noun-article = 文章
    .counter = 篇
# A short text that somebody wrote down.
noun-note = 筆記
    .counter = 則
noun-link = 連結
    .counter = 個
noun-task = 任務
    .counter = 項
    .gender = task
    .missed = { adjective-not-done-in-time }
    .active = { state-in-progress }
noun-project = 專案
    .counter = 個
    .active = { state-in-progress }
    .missed = { adjective-not-done-in-time }
noun-reminder = 提醒
    .counter = 則
    .active = { state-enabled }
    .inactive = { state-disabled }
# An entry in a calendar: 活動 of many people, and what one does alone.
noun-event = 活動
    .counter = 項
    .missed = { adjective-not-attended }
    .completed = { adjective-ended }
    .not-completed = { adjective-not-ended }
    .due = { adjective-to-begin }
    .active = { state-in-progress }
noun-appointment = 預約
    .counter = 個
    .completed = { adjective-ended }
    .not-completed = { adjective-not-ended }
    .pending = { adjective-to-be-confirmed }
    .due = { adjective-to-begin }
noun-call = 電話
    .counter = 通
    .gender = call
    .missed = { adjective-missed-call }
    .completed = { adjective-ended }
    .not-completed = { adjective-not-ended }
    .declined = { adjective-rejected }
    .thing = 通話
    .active = { state-in-progress }
noun-notification = 通知
    .counter = 則
    .active = { state-enabled }
    .inactive = { state-disabled }
noun-alert = 警示
    .counter = 則
    .active = { state-enabled }
    .inactive = { state-disabled }
noun-update = 更新
    .counter = 項
# An entry of a list. For goods and dishes, see noun-basket-item.
noun-item = 項目
    .counter = 項
    .named = counter
    .thing-counter = 個
# A piece of goods or a dish, in a basket or an order.
noun-basket-item = 商品
    .counter = 件
    .available = { adjective-in-stock }
    .unavailable = { adjective-not-on-sale }
    .low = { adjective-low-in-stock }
noun-product = 產品
    .counter = 項
    .available = { adjective-in-stock }
    .unavailable = { adjective-not-on-sale }
    .low = { adjective-low-in-stock }
noun-order = 訂單
    .counter = 筆
    .active = { state-in-progress }
# A written opinion of one person about something.
noun-review = 評論
    .counter = 則
    .pending = { adjective-to-be-checked }
    .failed = { adjective-not-sent }
# The stars or points that one person gave to something.
noun-rating = 評分
    .counter = 個
noun-result = 結果
    .counter = 項
# One of several things to choose from.
noun-option = 選項
    .counter = 個
noun-error = 錯誤
    .counter = 個
noun-device = 裝置
    .counter = 台
    .low = { adjective-low-on-battery }
    .critical = { adjective-in-a-grave-condition }
# A step that somebody walks, or a step of a procedure.
noun-step = 步
    .counter = 步
    .named = counter
    .thing = 步驟
    .thing-counter = 個
    .missed = { adjective-left-out }
    .none = 0步
    .empty = 還沒有步數
# Something that a person wants to reach.
noun-goal = 目標
    .counter = 個
    .completed = { adjective-achieved }
    .not-completed = { adjective-not-achieved }
    .missed = { adjective-not-achieved }
    .active = { state-in-progress }
noun-question = 問題
    .counter = 個
    .completed = { adjective-answered }
    .not-completed = { adjective-not-answered }
    .missed = { adjective-not-answered }
noun-answer = 回答
    .counter = 則
# An attempt to do something, such as to enter a password.
noun-attempt = 嘗試
    .counter = 次
noun-star = 星
    .counter = 顆
    .joint = loose
# Of a score: 300分. What is collected in an app and spent there is 點數, in the app's own table.
noun-point = 分
    .counter = 分
    .named = counter
    .thing = 分數
    .stated = number
    .none = 0分
    .empty = 還沒有得分
noun-percentage-point = 百分點
    .counter = 個
    .none = 0個百分點
noun-workout = 體能訓練
    .counter = 次
    .placed-counter = 項
    .pending = { adjective-not-done }
    .missed = { adjective-let-pass }
    .active = { state-in-progress }
# A day of the calendar. For durations, see unit-day.
noun-day = 天
    .counter = 天
    .named = counter
    .thing = 日子
    .stated = number
    .none = 0天
    .empty = 還沒有任何紀錄
    .completed = { adjective-day-achieved }
    .not-completed = { adjective-day-not-achieved }
    .missed = { adjective-let-pass }
    .active = { adjective-active-person }
    .inactive = { adjective-inactive-person }
noun-transaction = 交易
    .counter = 筆
    .declined = { adjective-refused }
    .active = { state-in-progress }
noun-payment = 付款
    .counter = 筆
    .declined = { adjective-refused }
    .active = { state-in-progress }
# An account at a bank, or with a service.
noun-account = 帳戶
    .counter = 個
    .low = { adjective-low-on-money }
noun-ticket = 票
    .counter = 張
    .joint = loose
    .active = { state-valid }
    .inactive = { state-invalid }
    .out-of-stock = { adjective-sold-out }
    .low = { adjective-nearly-sold-out }
# A piece of something that is sold, such as a cake or soap.
# same as noun-basket-item
noun-piece = 商品
    .counter = 件
    .named = counter
    .available = { adjective-in-stock }
    .unavailable = { adjective-not-on-sale }
    .low = { adjective-low-in-stock }
noun-seat = 座位
    .counter = 個
    .taken = { adjective-occupied }
    .full = { adjective-occupied }
    .available = { adjective-free-to-sit-in }
    .unavailable = { adjective-not-selectable }
    .out-of-stock = { adjective-sold-out }
    .low = { adjective-nearly-sold-out }
# A stop of a bus or a train.
noun-stop = 站
    .counter = 站
    .named = counter
    .thing = 車站
    .thing-counter = 個
    .skipped = { adjective-not-served }
# A letter, a digit, or a sign in a text.
noun-character = 字元
    .counter = 個
# Alone 選票, for 票 would be a ticket.
# same as noun-ticket
noun-vote = 票
    .counter = 票
    .named = counter
    .thing = 選票
    .thing-counter = 張
    .none = 0票
    .empty = 還沒有人投票
noun-voice-message = 語音訊息
    .counter = 則
    .failed = { adjective-not-sent }
    .scheduled = { adjective-to-be-sent }

## Durations. Nothing stands between the number and the unit

# same for every number
unit-second = 秒
# same for every number
unit-minute = 分鐘
    .parts = seconds
# same for every number
unit-hour = 小時
    .parts = minutes
# same for every number
unit-day = 天
# same for every number
unit-week = 週
# same for every number
unit-month = 個月
    .parts = months
# same for every number
unit-year = 年

## Words for states that some nouns have instead of the usual ones

# Describes a dose.
adjective-not-taken-in-time = 漏服
    .attribute = 漏服的
    .place = verb
adjective-to-be-taken = 待服用
    .attribute = 待服用的
    .place = verb
adjective-to-be-taken-as-planned = 預定服用
    .attribute = 預定服用的
    .place = verb
adjective-not-taken = 未服用
    .attribute = 未服用的
    .place = verb
adjective-to-be-taken-now = 該服藥了
    .attribute = 該服用的
    .verb = 現在該服用
    .as = 該服用
    .place = verb
adjective-late-to-be-taken = 逾期未服
    .attribute = 逾期未服的
    .place = verb
# Describes what is used up.
adjective-running-out = 即將用完
    .attribute = 即將用完的
# Describes a medication.
adjective-in-use = 使用中
    .attribute = 使用中的
adjective-not-in-use = 已停用
    .attribute = 已停用的
adjective-not-sent = 傳送失敗
    .attribute = 傳送失敗的
adjective-to-be-sent = 預定傳送
    .attribute = 預定傳送的
# Describe people, and days on which somebody does something.
# Not 有空的 before a noun: 沒有有空的.
adjective-free-to-talk = 有空
    .attribute = 目前有空的
adjective-not-free-to-talk = 沒空
    .attribute = 目前沒空的
adjective-active-person = 活躍
    .attribute = 活躍的
adjective-inactive-person = 不活躍
    .attribute = 不活躍的
# Of who asks to be let in.
adjective-to-be-approved = 待核准
    .attribute = 待核准的
# Of what is shown once somebody has read it.
adjective-to-be-checked = 待審核
    .attribute = 待審核的
adjective-to-be-confirmed = 待確認
    .attribute = 待確認的
adjective-photographed = 已拍攝
    .attribute = 已拍攝的
    .place = verb
adjective-watched = 已看完
    .attribute = 已看完的
    .place = verb
adjective-not-watched-to-the-end = 未看完
    .attribute = 未看完的
adjective-being-watched = 正在看
    .attribute = 正在看的
adjective-played-to-the-end = 已播完
    .attribute = 已播完的
adjective-not-played-to-the-end = 未播完
    .attribute = 未播完的
adjective-being-played = 播放到一半
    .attribute = 播放到一半的
adjective-read-to-the-end = 已讀完
    .attribute = 已讀完的
    .place = verb
adjective-not-read-to-the-end = 未讀完
    .attribute = 未讀完的
adjective-being-read = 正在讀
    .attribute = 正在讀的
# Describes a library's book.
adjective-to-be-given-back = 應歸還
    .attribute = 應歸還的
adjective-not-given-back = 逾期未還
    .attribute = 逾期未還的
# Describes what is to be done.
adjective-not-done = 未進行
    .attribute = 未進行的
adjective-not-done-in-time = 未如期完成
    .attribute = 未如期完成的
adjective-not-attended = 未參加
    .attribute = 未參加的
# Describes what takes place.
adjective-ended = 已結束
    .attribute = 已結束的
adjective-not-ended = 未結束
    .attribute = 未結束的
adjective-to-begin = 該開始
    .attribute = 該開始的
# 3通未接來電.
adjective-missed-call = 未接來電
    .attribute = 未接的
    .place = noun
# Describes a call.
adjective-rejected = 已拒接
    .attribute = 已拒接的
# Describes goods.
adjective-in-stock = 有貨
    .attribute = 有現貨的
adjective-not-on-sale = 無法購買
    .attribute = 無法購買的
adjective-low-in-stock = 庫存不足
    .attribute = 庫存不足的
adjective-sold-out = 已售完
    .attribute = 已售完的
adjective-nearly-sold-out = 即將售完
    .attribute = 即將售完的
adjective-in-a-grave-condition = 狀況嚴重
    .attribute = 狀況嚴重的
adjective-low-on-battery = 電量不足
    .attribute = 電量不足的
adjective-low-on-money = 餘額不足
    .attribute = 餘額不足的
# Describes a goal.
adjective-achieved = 已達成
    .attribute = 已達成的
    .place = verb
adjective-not-achieved = 未達成
    .attribute = 未達成的
adjective-answered = 已回答
    .attribute = 已回答的
    .place = verb
adjective-not-answered = 未回答
    .attribute = 未回答的
# Describes days: 達標3天, for 已完成3天 would be three days' work.
adjective-day-achieved = 達標
    .attribute = 達標的
    .place = verb
adjective-day-not-achieved = 未達標
    .attribute = 未達標的
    .place = verb
# Describes days and workouts.
adjective-let-pass = 錯過
    .attribute = 錯過的
    .place = verb
# Describes steps.
adjective-left-out = 漏掉
    .attribute = 漏掉的
    .place = verb
# Describes money that a bank or a shop did not take.
adjective-refused = 遭拒絕
    .attribute = 遭拒絕的
# Describes a seat.
adjective-occupied = 已被占用
    .attribute = 已被占用的
adjective-free-to-sit-in = 空位
    .attribute = 空
    .loose = 空的
adjective-not-selectable = 無法選取
    .attribute = 無法選取的
# Describes a stop.
adjective-not-served = 不停靠
    .attribute = 不停靠的
