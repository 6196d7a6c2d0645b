### Health battery, in simplified Chinese

## The battery: the health of the user, as the charge of a battery

health-battery = 健康电池
    .hint = 表示当前对健康的影响
impact-battery = 健康影响电池
battery-at = 电池电量{ $share }
    .hint = 显示当前对健康的影响程度
charged = 电量{ $share }
    .low = { $share }，电量不足
charge-and-impact = { $charge }，{ $impact }
impact-good = 对健康有良好影响
impact-none = 对健康没有影响
impact-poor = 对健康有不良影响
battery-updated = 健康电池电量已更新为{ $share }
open-health-metrics = { $case ->
    [infinitive] 查看详细健康指标
   *[statement] 打开详细健康指标
}

## The time that a way of living adds to a life, or takes from it. A life is said, or a minute gained would be heard as
## one minute more of exercise

gaining = 寿命增加{ $time }
    .per-day = 寿命每天增加{ $time }
losing = 寿命减少{ $time }
    .per-day = 寿命每天减少{ $time }
no-time = 寿命没有增减

## What is measured

metric-steps = 步数
    .today = 今天的步数
    .analysis = { $case ->
        [infinitive] 查看详细步数分析
       *[statement] 打开详细步数分析
    }
metric-exercise = 锻炼
    .today = 今天的锻炼
    .analysis = { $case ->
        [infinitive] 查看详细锻炼分析
       *[statement] 打开详细锻炼分析
    }
metric-sleep = 睡眠
    .today = 昨晚的睡眠
    .analysis = { $case ->
        [infinitive] 查看详细睡眠分析
       *[statement] 打开详细睡眠分析
    }
metric-heart = 静息心率
    .today = 今天的静息心率
    .analysis = { $case ->
        [infinitive] 查看详细心率分析
       *[statement] 打开详细心率分析
    }
beats-per-minute = 每分钟{ $count }次
reading-and-impact = { $reading }，{ $impact }
open-metric-details = { $case ->
    [infinitive] 查看{ $metric }的详细信息
   *[statement] 打开{ $metric }的详细信息
}
no-reading = 没有数据

## Steps

completed-today = 今天走了{ $done }
open-step-details = { $case ->
    [infinitive] 查看步数的详细信息和趋势
   *[statement] 打开步数的详细信息和趋势
}
steps-goal = 步数目标
    .completed = 已达成步数目标
to-go = 还差{ $left }
recommendations = 建议
open-exercise-recommendations = { $case ->
    [infinitive] 查看锻炼建议
   *[statement] 打开锻炼建议
}

## The chart of the steps

steps-trend = 步数趋势
    .hint = 图表显示过去一周的步数
days-average = { $days ->
    [2] 两天平均
   *[other] { $days }天平均
}
average-and-trend = { $average }，{ $trend }
trend-rising = 呈上升趋势
    .chart = 图表显示{ $days }内呈上升趋势
trend-falling = 呈下降趋势
    .chart = 图表显示{ $days }内呈下降趋势
trend-steady = 保持平稳
    .chart = 图表显示{ $days }内保持平稳
chart-summary = 图表摘要
lowest = 最低
highest = 最高
steps-on-day = { $day }{ $steps }

## The questions that are asked before the first battery is shown

questionnaire-progress = 问卷进度
# These two are in place of the library's, which count 项: questions are 题. Nothing else is counted by them here.
# Rewords
progress-completed = 已完成{ numeral-completed }题，共{ numeral-total }题
# Rewords
progress = 第{ $completed }题，共{ numeral-total }题
question-exercise = 关于锻炼频率的问题
    .text = 多久锻炼一次？
question-smoking = 关于吸烟的问题
    .text = 是否吸烟？
answer-never = 从不
answer-once-a-week = 每周一次
answer-several-times-a-week = 每周多次
answer-every-day = 每天
answer-yes = 是
answer-no = 否
select-from-options = { $count ->
    [2] 请从下面两个选项中选择
   *[other] 请从下面{ $count }个选项中选择
}
continue-to-dashboard = 前往仪表盘

## Screens, buttons and tabs

calculating = 正在计算对健康的影响
health-metrics = 健康指标
metric-details = 指标详细信息
done = 完成
tab-dashboard = 仪表盘
    .hint = 查看健康电池和健康指标
tab-settings = 设置
    .hint = 选择要测量的项目

## What went wrong

problem-health-access = 健康数据的访问权限已关闭。请在设置中打开
problem-timeout = 计算时间过长。请重试
problem-steps = 无法读取步数。请重新启动手表
