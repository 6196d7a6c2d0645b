### Health battery, in traditional Chinese

## The battery: the health of the user, as the charge of a battery

health-battery = 健康電池
    .hint = 表示目前對健康的影響
impact-battery = 健康影響電池
battery-at = 電池電量{ $share }
    .hint = 顯示目前對健康的影響程度
charged = 電量{ $share }
    .low = { $share }，電量不足
charge-and-impact = { $charge }，{ $impact }
impact-good = 對健康有良好影響
impact-none = 對健康沒有影響
impact-poor = 對健康有不良影響
battery-updated = 健康電池電量已更新為{ $share }
open-health-metrics = { $case ->
    [infinitive] 查看詳細健康指標
   *[statement] 打開詳細健康指標
}

## The time that a way of living adds to a life, or takes from it. A life is said, or a minute gained would be heard as
## one minute more of exercise

gaining = 壽命增加{ $time }
    .per-day = 壽命每天增加{ $time }
losing = 壽命減少{ $time }
    .per-day = 壽命每天減少{ $time }
no-time = 壽命沒有增減

## What is measured

metric-steps = 步數
    .today = 今天的步數
    .analysis = { $case ->
        [infinitive] 查看詳細步數分析
       *[statement] 打開詳細步數分析
    }
metric-exercise = 運動
    .today = 今天的運動
    .analysis = { $case ->
        [infinitive] 查看詳細運動分析
       *[statement] 打開詳細運動分析
    }
metric-sleep = 睡眠
    .today = 昨晚的睡眠
    .analysis = { $case ->
        [infinitive] 查看詳細睡眠分析
       *[statement] 打開詳細睡眠分析
    }
metric-heart = 靜止心率
    .today = 今天的靜止心率
    .analysis = { $case ->
        [infinitive] 查看詳細心率分析
       *[statement] 打開詳細心率分析
    }
beats-per-minute = 每分鐘{ $count }次
reading-and-impact = { $reading }，{ $impact }
open-metric-details = { $case ->
    [infinitive] 查看{ $metric }的詳細資訊
   *[statement] 打開{ $metric }的詳細資訊
}
no-reading = 沒有資料

## Steps

completed-today = 今天走了{ $done }
open-step-details = { $case ->
    [infinitive] 查看步數的詳細資訊和趨勢
   *[statement] 打開步數的詳細資訊和趨勢
}
steps-goal = 步數目標
    .completed = 已達成步數目標
to-go = 還差{ $left }
recommendations = 建議
open-exercise-recommendations = { $case ->
    [infinitive] 查看運動建議
   *[statement] 打開運動建議
}

## The chart of the steps

steps-trend = 步數趨勢
    .hint = 圖表顯示過去一週的步數
days-average = { $days ->
    [2] 兩天平均
   *[other] { $days }天平均
}
average-and-trend = { $average }，{ $trend }
trend-rising = 呈上升趨勢
    .chart = 圖表顯示{ $days }內呈上升趨勢
trend-falling = 呈下降趨勢
    .chart = 圖表顯示{ $days }內呈下降趨勢
trend-steady = 維持平穩
    .chart = 圖表顯示{ $days }內維持平穩
chart-summary = 圖表摘要
lowest = 最低
highest = 最高
steps-on-day = { $day }{ $steps }

## The questions that are asked before the first battery is shown

questionnaire-progress = 問卷進度
# These two are in place of the library's, which count 項: questions are 題. Nothing else is counted by them here.
# Rewords
progress-completed = 已完成{ numeral-completed }題，共{ numeral-total }題
# Rewords
progress = 第{ $completed }題，共{ numeral-total }題
question-exercise = 關於運動頻率的問題
    .text = 多久運動一次？
question-smoking = 關於吸菸的問題
    .text = 是否吸菸？
answer-never = 從不
answer-once-a-week = 每週一次
answer-several-times-a-week = 每週多次
answer-every-day = 每天
answer-yes = 是
answer-no = 否
select-from-options = { $count ->
    [2] 請從下面兩個選項中選擇
   *[other] 請從下面{ $count }個選項中選擇
}
continue-to-dashboard = 前往儀表板

## Screens, buttons and tabs

calculating = 正在計算對健康的影響
health-metrics = 健康指標
metric-details = 指標詳細資訊
done = 完成
tab-dashboard = 儀表板
    .hint = 查看健康電池和健康指標
tab-settings = 設定
    .hint = 選擇要測量的項目

## What went wrong

problem-health-access = 健康資料的取用權限已關閉。請在設定中打開
problem-timeout = 計算時間過長。請再試一次
problem-steps = 無法讀取步數。請重新啟動手錶
