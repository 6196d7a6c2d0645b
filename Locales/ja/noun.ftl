## Nouns: things that apps count
##
## The value is the noun, and .counter is the word after the number: メッセージ3件. If the noun is its own counter, or if the
## counter alone says what is counted, the trait is .named = counter: 3ページ, 3錠. If a half is said with the counter, too,
## the trait is .parts = counter: 半錠. Other values of .parts are in ratio.ftl.
##
## An attribute with the name of a state is another word for that state: 目標を達成, not 完了. These words are at the end of
## this file.
##
## .joint = loose: a state before the noun keeps its の (未読の本, but 未読メッセージ), because the noun is short, or
## because the two would be a long row of kanji.
## .joint = seat: the same as loose. In addition, an empty thing is 空いている.
## .ahead = yes: distances are counted in these things: 2つ先の停車地.
## .again = yes: to try again is to start again: 質問をやり直す, but 支払いを再試行.
## .gender: the kind of thing, for states that are heard alone (see grammar.ftl).

# $case "dosage": after the strength 薬 need not be said: 5ミリリットル、1回分.
# None: not 服薬なし, which is heard as "took nothing" of a day to come, nor 薬なし, as that is of noun-medication.
noun-dose = 薬
    .counted = { $case ->
        [dosage] { $count }回分
       *[plain] { counted }
    }
    .counter = 回分
    .counter-times = 回
    .joint = loose
    .states = times
    .gender = dose
    .none = 服用する薬なし
    .empty = 服薬の記録はまだありません
    .missed = { adjective-forgotten-to-be-taken }
    .skipped = { adjective-passed-over }
    .pending = { adjective-to-be-taken }
    .scheduled = { adjective-to-be-taken-as-planned }
    .taken = { adjective-taken }
    .completed = { adjective-taken }
    .not-completed = { adjective-not-taken }
    .due = { adjective-to-be-taken-now }
    .overdue = { adjective-late-to-be-taken }
    .expired = { adjective-past-its-date }
    .low = { adjective-running-out }
# How many kinds.
# same as noun-dose
noun-medication = 薬
    .counter = 種類
    .joint = loose
    .gender = medication
    .active = { adjective-in-use }
    .inactive = { adjective-not-in-use }
    .missed = { adjective-forgotten-to-be-taken }
    .pending = { adjective-to-be-taken }
    .scheduled = { adjective-to-be-taken-as-planned }
    .due = { adjective-to-be-taken-now }
    .overdue = { adjective-late-to-be-taken }
    .expired = { adjective-past-its-date }
    .low = { adjective-running-out }
# A piece of medicine.
noun-tablet = 錠剤
    .counter = 錠
    .named = counter
    .parts = counter
    .missed = { adjective-forgotten-to-be-taken }
    .expired = { adjective-past-its-date }
    .low = { adjective-running-out }
noun-message = メッセージ
    .counter = 件
    .new = { adjective-newly-arrived }
    .failed = { adjective-not-sent }
    .opened = { adjective-unsealed }
    .scheduled = { adjective-to-be-sent }
    .delivered = { adjective-transmitted }
noun-conversation = 会話
    .counter = 件
    .joint = loose
noun-contact = 連絡先
    .counter = 件
    .available = { adjective-free-to-talk }
    .unavailable = { adjective-not-free-to-talk }
    .joint = loose
    .new = { adjective-newly-made }
noun-person = 人
    .counter = 人
    .beyond = counter
    .joint = loose
    .named = counter
    .none = 0人
    .empty = まだ誰もいません
    .available = { adjective-free-to-talk }
    .unavailable = { adjective-not-free-to-talk }
    .new = { adjective-newly-made }
noun-member = メンバー
    .counter = 人
    .empty = メンバーはまだいません
    .available = { adjective-free-to-talk }
    .unavailable = { adjective-not-free-to-talk }
    .pending = { adjective-to-be-approved }
    .new = { adjective-newly-made }
noun-friend = 友達
    .counter = 人
    .joint = loose
    .empty = 友達はまだいません
    .available = { adjective-free-to-talk }
    .unavailable = { adjective-not-free-to-talk }
    .pending = { adjective-to-be-approved }
    .new = { adjective-newly-made }
noun-follower = フォロワー
    .counter = 人
    .empty = フォロワーはまだいません
    .available = { adjective-free-to-talk }
    .unavailable = { adjective-not-free-to-talk }
    .pending = { adjective-to-be-approved }
    .new = { adjective-newly-made }
noun-comment = コメント
    .counter = 件
    .new = { adjective-newly-arrived }
    .pending = { adjective-to-be-approved }
    .delivered = { adjective-transmitted }
    .failed = { adjective-not-sent }
noun-reply = 返信
    .counter = 件
    .joint = loose
    .new = { adjective-newly-arrived }
    .delivered = { adjective-transmitted }
    .failed = { adjective-not-sent }
noun-photo = 写真
    .counter = 枚
    .joint = loose
    .taken = { adjective-photographed }
    .new = { adjective-newly-arrived }
    .failed = { adjective-not-processed }
noun-video = 動画
    .counter = 本
    .joint = loose
    .new = { adjective-newly-arrived }
    .taken = { adjective-photographed }
    .completed = { adjective-watched }
    .not-completed = { adjective-not-watched-to-the-end }
    .live = { adjective-broadcast }
    .in-progress = { adjective-not-watched-to-the-end }
    .unavailable = { adjective-not-playable }
    .failed = { adjective-not-processed }
noun-album = アルバム
    .counter = 件
    .new = { adjective-newly-arrived }
    .gender = container
noun-song = 曲
    .counter = 曲
    .joint = loose
    .named = counter
    .new = { adjective-newly-arrived }
    .unavailable = { adjective-not-playable }
noun-episode = エピソード
    .counter = 件
    .completed = { adjective-watched }
    .not-completed = { adjective-not-watched-to-the-end }
    .new = { adjective-newly-arrived }
    .live = { adjective-broadcast }
    .in-progress = { adjective-not-watched-to-the-end }
    .unavailable = { adjective-not-playable }
noun-file = ファイル
    .counter = 個
    .new = { adjective-newly-made }
    .failed = { adjective-not-processed }
noun-folder = フォルダ
    .counter = 個
    .gender = container
    .new = { adjective-newly-made }
noun-document = 書類
    .counter = 件
    .joint = loose
    .declined = { adjective-turned-down }
    .new = { adjective-newly-arrived }
    .pending = { adjective-to-be-approved }
    .failed = { adjective-not-processed }
noun-attachment = 添付ファイル
    .counter = 件
    .failed = { adjective-not-processed }
noun-page = ページ
    .counter = ページ
    .beyond = counter
    .joint = loose
    .named = counter
    .parts = counter
noun-book = 本
    .counter = 冊
    .joint = loose
    .new = { adjective-newly-arrived }
    .read = { adjective-read-to-the-end }
    .completed = { adjective-read-to-the-end }
    .not-completed = { adjective-not-read-to-the-end }
    .in-progress = { adjective-being-read }
    .due = { adjective-to-be-given-back }
    .overdue = { adjective-not-given-back }
noun-article = 記事
    .counter = 件
    .new = { adjective-newly-arrived }
# A short text that somebody wrote down.
noun-note = メモ
    .counter = 件
    .new = { adjective-newly-made }
noun-link = リンク
    .counter = 件
    .new = { adjective-newly-made }
noun-task = タスク
    .counter = 件
    .gender = task
    .pending = { adjective-not-done }
    .scheduled = { adjective-to-be-done-as-planned }
    .new = { adjective-newly-made }
    .missed = { adjective-not-carried-out }
noun-project = プロジェクト
    .counter = 件
    .pending = { adjective-not-done }
    .scheduled = { adjective-to-be-done-as-planned }
    .active = { state-in-progress }
    .new = { adjective-newly-made }
    .missed = { adjective-not-carried-out }
noun-reminder = リマインダー
    .counter = 件
    .gender = task
    .pending = { adjective-not-done }
    .scheduled = { adjective-to-be-notified }
    .new = { adjective-newly-made }
# Avoid 予定, which is also what scheduled ones are. An invitation to one is not refused, but declined.
noun-event = イベント
    .counter = 件
    .invites = yes
    .live = { adjective-broadcast }
    .declined = { adjective-declined-politely }
    .missed = { adjective-not-attended }
    .completed = { adjective-ended }
    .scheduled = { adjective-to-be-held }
    .in-progress = { adjective-being-held }
    .full = { adjective-all-taken }
    .new = { adjective-newly-arrived }
    .cancelled = { adjective-called-off }
noun-appointment = 予約
    .counter = 件
    .joint = loose
    .completed = { adjective-ended }
    .scheduled = { adjective-appointed }
    .pending = { adjective-to-be-confirmed }
    .declined = { adjective-not-granted }
    .new = { adjective-newly-made }
    .missed = { adjective-not-kept }
noun-call = 通話
    .counter = 件
    .joint = loose
    .completed = { adjective-ended }
    .scheduled = { adjective-planned-for-later }
    .missed = { adjective-missed-call }
noun-notification = 通知
    .counter = 件
    .new = { adjective-newly-arrived }
    .delivered = { adjective-transmitted }
noun-alert = アラート
    .counter = 件
    .new = { adjective-newly-arrived }
    .active = { adjective-going-on }
    .delivered = { adjective-transmitted }
noun-update = アップデート
    .counter = 件
# An entry of a list. For goods and dishes, see noun-basket-item.
noun-item = 項目
    .counter = 件
    .counter-named = 項目
    .joint = loose
    .named = counter
    .required = { adjective-required-of-items }
# A piece of goods or a dish, in a basket or an order.
# Named, for 3点 alone is a score.
noun-basket-item = 商品
    .counter = 点
    .available = { adjective-in-stock }
    .unavailable = { adjective-not-on-sale }
    .expired = { state-overdue }
    .low = { adjective-running-out }
# same as noun-basket-item
noun-product = 商品
    .counter = 点
    .new = { adjective-newly-arrived }
    .available = { adjective-in-stock }
    .unavailable = { adjective-not-on-sale }
    .expired = { state-overdue }
    .low = { adjective-running-out }
noun-order = 注文
    .counter = 件
    .joint = loose
    .new = { adjective-newly-made }
# A written opinion of one person about something.
noun-review = レビュー
    .counter = 件
    .new = { adjective-newly-arrived }
    .pending = { adjective-to-be-approved }
    .failed = { adjective-not-sent }
# The stars or points that one person gave to something.
noun-rating = 評価
    .counter = 件
    .joint = loose
noun-result = 結果
    .counter = 件
    .joint = loose
    .filtered = { adjective-narrowed-down }
    .new = { adjective-newly-arrived }
# One of several things to choose from.
noun-option = 選択肢
    .counter = 個
    .counter-few = つ
    .joint = loose
    .unavailable = { adjective-not-selectable }
noun-error = エラー
    .counter = 件
noun-device = デバイス
    .counter = 台
    .critical = { adjective-in-a-grave-condition }
    .low = { adjective-low-on-battery }
    .new = { adjective-newly-made }
# A step that somebody walks, or a step of a procedure.
noun-step = 歩数
    .counter = 歩
    .beyond = counter
    .joint = loose
    .named = counter
    .none = 0歩
    .completed = { adjective-achieved }
    .not-completed = { adjective-not-achieved }
    .missed = { adjective-not-achieved }
noun-goal = 目標
    .counter = 個
    .counter-few = つ
    .joint = loose
    .completed = { adjective-achieved }
    .not-completed = { adjective-not-achieved }
    .missed = { adjective-not-achieved }
    .pending = { adjective-not-achieved }
    .scheduled = { adjective-planned-for-later }
    .active = { state-in-progress }
    .new = { adjective-newly-made }
# Describes a quiz, a survey, an exercise: 14問, あと5問, 10問中4問目. An app where people ask them has 件 in its own table.
noun-question = 質問
    .counter = 問
    .joint = loose
    .named = counter
    .again = yes
    .completed = { adjective-answered }
    .not-completed = { adjective-not-answered }
    .pending = { adjective-not-answered }
    .missed = { adjective-not-answered }
noun-answer = 回答
    .counter = 件
    .joint = loose
    .again = yes
# Avoid 挑戦, which takes courage: signing in and paying do not.
noun-attempt = 試行
    .counter = 回
    .joint = loose
    .again = yes
noun-star = 星
    .counter = 個
    .counter-few = つ
    .joint = loose
    .beyond = marks
# Describes what is collected in an app and spent there, and of a score, for which ポイント is right too. 点 is heard as a
# mark out of 100. .gathered: 300ポイント多い, where percentages differ by 3ポイント高い.
noun-point = ポイント
    .counter = ポイント
    .beyond = counter
    .named = counter
    .none = 0ポイント
    .gathered = yes
# same as noun-point
noun-percentage-point = ポイント
    .counter = ポイント
    .beyond = counter
    .named = counter
    .none = 0ポイント
noun-workout = ワークアウト
    .counter = 回
    .placed = piece
    .again = yes
    .active = { adjective-being-done }
    .in-progress = { adjective-under-way }
    .paused = { adjective-workout-on-hold }
    .pending = { adjective-not-done }
    .scheduled = { adjective-to-be-done-as-planned }
    .new = { adjective-newly-made }
    .missed = { adjective-not-carried-out }
# With 間 where nothing follows, as a span of time: see the unit. No 間 before other words: 3日以上, 3日多い, 7日中3日目, nor after
# a state: スキップした日3日. Two have it both: 3日間から5日間, for 3日から5日 is heard as dates, and 3から5日間 has a number without its
# unit. .gathered: 3日多い, where spans of time are 3日長い.
noun-day = 日
    .counted = { $case ->
        [bound] { $count }日
        [subject] { $count }日
       *[plain] { $count }日間
    }
    .counter = 日
    .beyond = counter
    .joint = loose
    .named = counter
    .parts = days
    .gathered = yes
    .none = 0日間
    .empty = 記録のある日はまだありません
    .selected = { adjective-days-chosen }
    .completed = { adjective-days-achieved }
    .not-completed = { adjective-days-not-achieved }
    .missed = { adjective-days-not-achieved }
    .pending = { adjective-days-not-achieved }
    .scheduled = { adjective-days-planned }
    .span = yes
noun-transaction = 取引
    .counter = 件
    .joint = loose
    .declined = { adjective-refused }
    .new = { adjective-newly-made }
noun-payment = 支払い
    .counter = 件
    .joint = loose
    .missed = { adjective-unpaid }
    .scheduled = { adjective-to-be-paid }
    .declined = { adjective-refused }
    .new = { adjective-newly-made }
noun-account = アカウント
    .counter = 件
    .low = { adjective-low-on-money }
    .new = { adjective-newly-made }
noun-ticket = チケット
    .counter = 枚
    .active = { state-valid }
    .inactive = { state-invalid }
    .out-of-stock = { adjective-sold-out }
    .low = { adjective-running-out }
# A piece of something that is sold: 3個, 在庫切れの品物3個.
noun-piece = 品物
    .counter = 個
    .joint = loose
    .named = counter
    .available = { adjective-in-stock }
    .unavailable = { adjective-not-on-sale }
    .low = { adjective-running-out }
noun-seat = 座席
    .counter = 席
    .joint = seat
    .taken = { adjective-not-free }
    .named = counter
    .available = { adjective-free-to-sit-in }
    .full = { adjective-all-taken }
    .unavailable = { adjective-not-selectable }
    .out-of-stock = { adjective-sold-out }
    .low = { adjective-running-out }
# Of trains, buses and trams: not 停留所, where no train stops, nor 駅, where no bus does. An app of one of them has its own
# word in its table.
# $case "away": 2つ先の停車地, as people say it.
noun-stop = 停車地
    .counted = { $case ->
        [away] { numeral }先の{ $noun }
       *[plain] { counted }
    }
    .counter = か所
    .counter-few = つ
    .joint = loose
    .ahead = yes
    .missed = { adjective-ridden-past }
    .skipped = { adjective-not-served }
noun-character = 文字
    .counter = 文字
    .beyond = counter
    .joint = loose
    .named = counter
    .none = 0文字
noun-vote = 票
    .counter = 票
    .beyond = counter
    .joint = loose
    .named = counter
    .none = 0票
    .empty = 投票はまだありません
    .new = { adjective-newly-made }
noun-voice-message = ボイスメッセージ
    .counter = 件
    .new = { adjective-newly-arrived }
    .failed = { adjective-not-sent }
    .opened = { adjective-unsealed }
    .scheduled = { adjective-to-be-sent }
    .delivered = { adjective-transmitted }

## Durations. Nothing stands between the number and the unit

# same for every number
unit-second = 秒
# same for every number
unit-minute = 分
    .span = yes
    .parts = seconds
# same for every number
unit-hour = 時間
    .span = yes
    .parts = minutes
# With 間: voices read 1日 alone as ついたち, the first of the month, or いちにち. CLDR has no 間.
# Where a word follows that needs none, .counter: 1日遅れ, 2日増加.
# Of two as well: 3日間から5日間, for 3日から5日間 is heard as "for five days, from the 3rd".
unit-day = 日間
    .counter = 日
    .span = yes
    .parts = days
# same for every number
unit-week = 週間
# same for every number
unit-month = か月
# With 間 as the days: 1年 may be a year of school, and 3年から5年間 begins in its third year.
unit-year = 年間
    .counter = 年
    .span = yes

## Words for states that some nouns have instead of the usual ones

# Describes a dose: a count of them says how often.
adjective-forgotten-to-be-taken = 飲み忘れ
    .attribute = 飲み忘れの
    .place = noun
# Alone スキップ would be the name of the button.
adjective-passed-over = スキップ
    .attribute = スキップ済みの
    .dose = スキップ済み
    .dose-into = スキップ済み
    .place = noun
adjective-taken = 服用済み
    .attribute = 服用済みの
    .place = times
# これから服用3回: 服用前3回 counts nothing.
adjective-to-be-taken = 服用前
    .attribute = 服用前の
    .times = これから服用
    .place = times
adjective-to-be-taken-now = 服用時間です
    .attribute = 服用時間になった
    .label = 服用時間
    .into = 服用時間になった状態
    .tag = 服用時間になった薬
adjective-to-be-taken-as-planned = 服用予定
    .attribute = 服用予定の
    .place = times
adjective-not-taken = 未服用
    .attribute = 未服用の
    .place = times
# Avoid 期限切れの薬, which is too old to be taken.
adjective-late-to-be-taken = 服用遅れ
    .attribute = 服用時間を過ぎた
    .place = times
# Describes a medication.
adjective-in-use = 使用中
    .attribute = 使用中の
adjective-not-in-use = 使用停止中
    .attribute = 使用していない
    .into = 使用停止
    .tag = 使用停止中
# Describes what is sent over a network, as message-delivered has it: 配達 is of parcels.
adjective-transmitted = 配信済み
    .attribute = 配信済みの
    .compound = 配信済み
# Describes what does not come in, but is made or joins.
adjective-newly-made = 新規
    .attribute = 新しい
# Describes what comes in.
adjective-newly-arrived = 新着
    .attribute = 新着の
    .compound = 新着
# Describes what comes with a seal, as a letter does.
adjective-unsealed = 開封済み
    .attribute = 開封済みの
    .compound = 開封済み
adjective-not-sent = 送信失敗
    .attribute = 送信に失敗した
# Describes what is sent up, taken over, worked on: 失敗した写真 would be a bad shot.
adjective-not-processed = 処理失敗
    .attribute = 処理に失敗した
# Describes medicine. What has a 有効期限 is a ticket, a card, a licence.
adjective-past-its-date = 使用期限切れ
    .attribute = 使用期限切れの
    .compound = 使用期限切れ
adjective-photographed = 撮影済み
    .attribute = 撮影した
# Describes what is played.
adjective-watched = 再生済み
    .attribute = 再生済みの
    .compound = 再生済み
adjective-not-watched-to-the-end = 再生途中
    .attribute = 再生途中の
adjective-not-playable = 再生不可
    .attribute = 再生できない
adjective-broadcast = ライブ配信中
    .attribute = ライブ配信中の
adjective-read-to-the-end = 読了
    .attribute = 読み終えた
adjective-not-read-to-the-end = 未読了
    .attribute = 読み終えていない
adjective-being-read = 読書中
    .attribute = 読みかけの
# Describes a library's.
adjective-not-given-back = 返却期限切れ
    .attribute = 返却期限切れの
adjective-to-be-given-back = 返却期限です
    .attribute = 返却期限の来た
    .label = 返却期限
    .into = 返却期限の来た状態
    .tag = 返却期限の来た本
# Describes an account.
adjective-low-on-money = 残高わずか
    .attribute = 残高の少ない
# Describes what runs out.
adjective-running-out = 残りわずか
    .attribute = 残りわずかな
# Describes what is to be done.
adjective-not-done = 未完了
    .attribute = 未完了の
# 今後の before a noun: 99件を超える予定されているタスク begins as a plan to exceed 99.
# Avoid 予定あり, which says that somebody has plans.
adjective-planned-for-later = 予定
    .attribute = 今後の
# Describes a workout.
adjective-under-way = 進行中
    .attribute = 進行中の
    .place = running
adjective-being-done = 実施中
    .attribute = 実施中の
    .place = running
adjective-workout-on-hold = 一時停止中
    .attribute = 一時停止中の
    .place = running
# Describes what somebody does, but did not do.
adjective-not-carried-out = 未実施
    .attribute = 未実施の
    .compound = 未実施
# Describes what somebody does: the counterpart of 未実施.
adjective-to-be-done-as-planned = 実施予定
    .attribute = 今後の
adjective-called-off = 開催中止
    .attribute = 開催中止の
adjective-to-be-held = 開催予定
    .attribute = 今後の
adjective-being-held = 開催中
    .attribute = 開催中の
adjective-to-be-paid = 支払い予定
    .attribute = 今後の
# Describes an appointment, which is booked.
adjective-appointed = 予約済み
    .attribute = 今後の
# Describes a reminder.
adjective-to-be-notified = 通知予定
    .attribute = 今後の
adjective-to-be-sent = 送信予約済み
    .attribute = 送信予約済みの
adjective-to-be-confirmed = 確認待ち
    .attribute = 確認待ちの
# Of who asks to be let in, and of what is shown once somebody has read it.
adjective-to-be-approved = 承認待ち
    .attribute = 承認待ちの
# Describes results: 絞り込み結果3件. 絞り込まれた結果 alone may be heard as "as a result of being narrowed down".
adjective-narrowed-down = フィルタ適用中
    .attribute = 絞り込み
adjective-ended = 終了
    .attribute = 終了した
# Describes a goal: 3つの目標を達成.
adjective-achieved = 達成
    .attribute = 達成した
    .place = object
adjective-not-achieved = 未達成
    .attribute = 未達成の
# Describes days: 5日達成, for 達成した日5日 has 日 twice, and 達成5日 is clipped.
adjective-days-achieved = 達成
    .attribute = 達成した
    .place = behind
adjective-days-not-achieved = 未達成
    .attribute = 未達成の
    .place = times
adjective-days-planned = 予定あり
    .attribute = 予定のある
    .place = times
# Not 3日を選択中, which is heard as the third of the month.
adjective-days-chosen = 選択中
    .attribute = 選択中の
adjective-answered = 回答済み
    .attribute = 回答済みの
adjective-not-answered = 未回答
    .attribute = 未回答の
# Describes a document. Alone 却下 would be the name of the button.
adjective-turned-down = 却下済み
    .attribute = 却下された
# Describes a payment, as transaction-declined has it. 支払い、拒否済み would be heard as a payment that somebody refused to
# make.
adjective-refused = 拒否されました
    .attribute = 拒否された
    .into = 拒否済み
# Describes people, who are not 利用.
adjective-free-to-talk = 対応可能
    .attribute = 対応可能な
adjective-not-free-to-talk = 対応不可
    .attribute = 対応不可の
# Describes an event that one was invited to.
adjective-declined-politely = 辞退
    .attribute = 辞退した
adjective-not-attended = 不参加
    .attribute = 参加しなかった
# Describes an appointment: 未実施 would be said of whom one was to meet, 欠席 of a class or a meeting. No short word fits a
# hairdresser's (未来店) as well as a doctor's (未受診).
adjective-not-kept = 行かなかった予約
    .attribute = 行かなかった
# Describes an appointment that was asked for, whoever declined it: 辞退 is only of who was invited, and 拒否 is too harsh.
adjective-not-granted = 不成立
    .attribute = 不成立の
# Describes items: 必須項目 is a word.
adjective-required-of-items = 必須
    .attribute = 必須
# Describes a call: 不在着信3件.
adjective-missed-call = 不在着信
    .attribute = 不在着信の
    .place = noun
# Describes goods.
adjective-in-stock = 在庫あり
    .attribute = 在庫のある
adjective-not-on-sale = 購入不可
    .attribute = 購入できない
# Describes tickets and seats, which are no goods in a store.
adjective-sold-out = 売り切れ
    .attribute = 売り切れの
adjective-going-on = 発生中
    .attribute = 発生中の
# Describes a device. Its battery alone is what is low, but not all that may be critical.
adjective-in-a-grave-condition = 重大
    .attribute = 重大な状態の
adjective-low-on-battery = バッテリー残量低下
    .attribute = バッテリー残量の少ない
# Avoid 未払いの支払い.
adjective-unpaid = 未払い
    .attribute = 未払いの
    .place = noun
# Describes a seat: these say the seat, too.
adjective-free-to-sit-in = 空席
    .attribute = 空いている
    .place = noun
adjective-not-free = 空きなし
    .attribute = 空いていない
# Describes seats, and of what has them.
adjective-all-taken = 満席
    .attribute = 満席の
# Describes what is there to be chosen.
adjective-not-selectable = 選択不可
    .attribute = 選択できない
# Describes a stop.
adjective-ridden-past = 乗り過ごし
    .attribute = 乗り過ごした
adjective-not-served = 通過
    .attribute = 通過した
