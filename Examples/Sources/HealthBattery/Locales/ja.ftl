### Health battery, in Japanese

## The battery: the health of the user, as the charge of a battery

health-battery = 健康バッテリー
    .hint = 現在の健康への影響を表します
impact-battery = 健康バッテリー
battery-at = バッテリー残量、{ $share }
    .hint = 現在の健康への影響レベルを表示します
charged = { $share }充電済み
    .low = { $share }、残りわずか
charge-and-impact = { $charge }、{ $impact }
impact-good = 健康に良い影響
impact-none = 健康への影響なし
impact-poor = 健康に悪い影響
battery-updated = 健康バッテリーが{ $share }になりました
open-health-metrics = { $case ->
    [infinitive] 健康指標の詳細を表示
   *[statement] 健康指標の詳細を開きます
}

## The time that a way of living adds to a life, or takes from it. It is called 寿命: "30分、1分の増加" would be heard as one
## minute more of exercise.

gaining = 寿命が{ $time }延びます
    .per-day = 1日あたり寿命が{ $time }延びます
losing = 寿命が{ $time }縮みます
    .per-day = 1日あたり寿命が{ $time }縮みます
no-time = 寿命の増減なし

## What is measured

metric-steps = 歩数
    .today = 今日の歩数
    .analysis = { $case ->
        [infinitive] 歩数の詳しい分析を表示
       *[statement] 歩数の詳しい分析を開きます
    }
metric-exercise = 運動
    .today = 今日の運動
    .analysis = { $case ->
        [infinitive] 運動の詳しい分析を表示
       *[statement] 運動の詳しい分析を開きます
    }
metric-sleep = 睡眠
    .today = 昨夜の睡眠
    .analysis = { $case ->
        [infinitive] 睡眠の詳しい分析を表示
       *[statement] 睡眠の詳しい分析を開きます
    }
metric-heart = 安静時心拍数
    .today = 今日の安静時心拍数
    .analysis = { $case ->
        [infinitive] 心拍数の詳しい分析を表示
       *[statement] 心拍数の詳しい分析を開きます
    }
beats-per-minute = 毎分{ $count }拍
reading-and-impact = { $reading }、{ $impact }
open-metric-details = { $case ->
    [infinitive] { $metric }の詳細を表示
   *[statement] { $metric }の詳細を開きます
}
no-reading = データなし

## Steps

completed-today = { $count ->
    [0] 今日は0歩
   *[other] 今日は{ $done }
}
open-step-details = { $case ->
    [infinitive] 歩数の詳細と傾向を表示
   *[statement] 歩数の詳細と傾向を開きます
}
steps-goal = 歩数の目標
    .completed = 歩数の目標を達成
to-go = あと{ $left }
recommendations = おすすめ
open-exercise-recommendations = { $case ->
    [infinitive] 運動のおすすめを表示
   *[statement] 運動のおすすめを開きます
}

## The chart of the steps

steps-trend = 歩数の傾向
    .hint = グラフは過去1週間の歩数を表します
days-average = { $days }日間の平均
average-and-trend = { $average }、{ $trend }
trend-rising = 増加傾向
    .chart = グラフは{ $days }で増加傾向を示しています
trend-falling = 減少傾向
    .chart = グラフは{ $days }で減少傾向を示しています
trend-steady = 横ばい
    .chart = グラフは{ $days }で横ばいです
chart-summary = グラフの概要
lowest = 最少
highest = 最多
steps-on-day = { $day }の{ $steps }

## The questions that are asked before the first battery is shown

questionnaire-progress = アンケートの進捗
# These two are in place of the library's, which count 件: questions are 問. Nothing else is counted by them here.
# Rewords
progress-completed = { $total }問中{ $completed }問完了
# Rewords
progress = { $total }問中{ $completed }問目
question-exercise = 運動の頻度についての質問
    .text = 運動はどのくらいの頻度でしますか？
question-smoking = 喫煙についての質問
    .text = たばこを吸いますか？
answer-never = まったくしない
answer-once-a-week = 週に1回
answer-several-times-a-week = 週に数回
answer-every-day = 毎日
answer-yes = はい
answer-no = いいえ
# 2つ to 4つ: farther つ does not go.
select-from-options = 以下の{ $count }つの選択肢から選んでください
continue-to-dashboard = ダッシュボードに進む

## Screens, buttons and tabs

calculating = 健康への影響を計算中
health-metrics = 健康指標
metric-details = 指標の詳細
done = 完了
tab-dashboard = ダッシュボード
    .hint = 健康バッテリーと健康指標を表示します
tab-settings = 設定
    .hint = 測定する項目を選びます

## What went wrong

problem-health-access = ヘルスケアデータへのアクセスがオフです。設定でオンにしてください
problem-timeout = 計算に時間がかかりすぎました。もう一度お試しください
problem-steps = 歩数を読み取れませんでした。ウォッチを再起動してください
