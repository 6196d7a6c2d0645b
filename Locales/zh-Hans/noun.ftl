## Nouns: things that apps count
##
## The value is the noun after its measure word, and .counter is the measure word: 3条消息. If the measure word alone
## says what is counted, the trait is .named = counter: 3页. See grammar.ftl for the other forms.
##
## An attribute with the name of a state is another word for that state: 已达成, not 已完成. These words are at the end of
## this file.
##
## .stated = number: a state stands before the number: 已选择的3天.
## .joint = loose: a noun of one syllable, before which a state has its 的: 未读的书.
## .gender: the kind of thing, for states that are heard alone (see grammar.ftl).

noun-dose = 药
    .counter = 剂
    .joint = loose
    .name = 用药
    .gender = dose
    .empty = 还没有用药记录
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
noun-medication = 药物
    .counter = 种
    .gender = medication
    .inactive = { adjective-not-in-use }
    .missed = { adjective-not-taken-in-time }
    .pending = { adjective-to-be-taken }
    .scheduled = { adjective-to-be-taken-as-planned }
    .due = { adjective-to-be-taken-now }
    .overdue = { adjective-late-to-be-taken }
    .low = { adjective-running-out }
# A piece of medicine.
# same as noun-dose
noun-tablet = 药
    .counter = 片
    .thing = 药片
    .missed = { adjective-not-taken-in-time }
    .pending = { adjective-to-be-taken }
    .low = { adjective-running-out }
    .scheduled = { adjective-to-be-taken-as-planned }
    .completed = { state-taken }
    .not-completed = { adjective-not-taken }
    .due = { adjective-to-be-taken-now }
    .overdue = { adjective-late-to-be-taken }
    .inactive = { adjective-not-in-use }
noun-message = 消息
    .counter = 条
    .failed = { adjective-not-sent }
    .scheduled = { adjective-to-be-sent }
noun-conversation = 对话
    .counter = 个
    .active = { state-in-progress }
noun-contact = 联系人
    .counter = 位
    .available = { adjective-free-to-talk }
    .unavailable = { adjective-not-free-to-talk }
    .active = { adjective-lively }
    .inactive = { adjective-not-lively }
noun-person = 人
    .counter = 人
    .joint = loose
    .named = counter
    .thing-counter = 个
    .available = { adjective-free-to-talk }
    .unavailable = { adjective-not-free-to-talk }
    .active = { adjective-lively }
    .inactive = { adjective-not-lively }
noun-member = 成员
    .counter = 名
    .available = { adjective-free-to-talk }
    .unavailable = { adjective-not-free-to-talk }
    .pending = { adjective-to-be-approved }
    .active = { adjective-lively }
    .inactive = { adjective-not-lively }
noun-friend = 好友
    .counter = 位
    .available = { adjective-free-to-talk }
    .unavailable = { adjective-not-free-to-talk }
    .pending = { adjective-to-be-approved }
    .active = { adjective-lively }
    .inactive = { adjective-not-lively }
noun-follower = 关注者
    .counter = 位
    .available = { adjective-free-to-talk }
    .unavailable = { adjective-not-free-to-talk }
    .pending = { adjective-to-be-approved }
    .active = { adjective-lively }
    .inactive = { adjective-not-lively }
noun-comment = 评论
    .counter = 条
    .failed = { adjective-not-sent }
    .pending = { adjective-to-be-checked }
noun-reply = 回复
    .counter = 条
    .failed = { adjective-not-sent }
noun-photo = 照片
    .counter = 张
    .taken = { adjective-photographed }
noun-video = 视频
    .counter = 个
    .taken = { adjective-photographed }
    .completed = { adjective-watched }
    .not-completed = { adjective-not-watched-to-the-end }
    .in-progress = { adjective-being-watched }
# Of photos. An app for music has 专辑 in its own table.
noun-album = 相册
    .counter = 个
noun-song = 歌曲
    .counter = 首
noun-episode = 单集
    .counter = 个
    .completed = { adjective-played-to-the-end }
    .not-completed = { adjective-not-played-to-the-end }
    .in-progress = { adjective-being-played }
noun-file = 文件
    .counter = 个
noun-folder = 文件夹
    .counter = 个
noun-document = 文档
    .counter = 份
noun-attachment = 附件
    .counter = 个
noun-page = 页
    .counter = 页
    .named = counter
    .thing = 页面
    .thing-counter = 个
noun-book = 书
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
noun-note = 笔记
    .counter = 条
noun-link = 链接
    .counter = 个
noun-task = 任务
    .counter = 项
    .gender = task
    .missed = { adjective-not-done-in-time }
    .active = { state-in-progress }
noun-project = 项目
    .counter = 个
    .active = { state-in-progress }
    .missed = { adjective-not-done-in-time }
noun-reminder = 提醒
    .counter = 条
    .active = { state-enabled }
    .inactive = { state-disabled }
# An entry in a calendar: 活动 of many people, and what one does alone.
noun-event = 活动
    .counter = 个
    .missed = { adjective-not-attended }
    .completed = { adjective-ended }
    .not-completed = { adjective-not-ended }
    .due = { adjective-to-begin }
    .active = { state-in-progress }
noun-appointment = 预约
    .counter = 个
    .completed = { adjective-ended }
    .not-completed = { adjective-not-ended }
    .pending = { adjective-to-be-confirmed }
    .due = { adjective-to-begin }
noun-call = 通话
    .counter = 次
    .gender = call
    .missed = { adjective-missed-call }
    .completed = { adjective-ended }
    .not-completed = { adjective-not-ended }
    .declined = { adjective-rejected }
    .active = { state-in-progress }
noun-notification = 通知
    .counter = 条
    .active = { state-enabled }
    .inactive = { state-disabled }
noun-alert = 警报
    .counter = 条
    .active = { state-enabled }
    .inactive = { state-disabled }
noun-update = 更新
    .counter = 项
# An entry of a list. For goods and dishes, see noun-basket-item.
# same as noun-project
noun-item = 项目
    .counter = 项
    .named = counter
    .thing-counter = 个
# A piece of goods or a dish, in a basket or an order.
noun-basket-item = 商品
    .counter = 件
    .available = { adjective-in-stock }
    .unavailable = { adjective-not-on-sale }
    .low = { adjective-low-in-stock }
noun-product = 产品
    .counter = 件
    .available = { adjective-in-stock }
    .unavailable = { adjective-not-on-sale }
    .low = { adjective-low-in-stock }
noun-order = 订单
    .counter = 个
    .active = { state-in-progress }
# A written opinion of one person about something.
noun-review = 评价
    .counter = 条
    .pending = { adjective-to-be-checked }
    .failed = { adjective-not-sent }
# The stars or points that one person gave to something.
noun-rating = 评分
    .counter = 个
noun-result = 结果
    .counter = 个
# One of several things to choose from.
noun-option = 选项
    .counter = 个
noun-error = 错误
    .counter = 个
noun-device = 设备
    .counter = 台
    .low = { adjective-low-on-battery }
    .critical = { adjective-in-a-grave-condition }
# A step that somebody walks, or a step of a procedure.
noun-step = 步
    .counter = 步
    .named = counter
    .thing = 步骤
    .thing-counter = 个
    .missed = { adjective-left-out }
    .none = 0步
    .empty = 还没有步数
# Something that a person wants to reach.
noun-goal = 目标
    .counter = 个
    .completed = { adjective-achieved }
    .not-completed = { adjective-not-achieved }
    .missed = { adjective-not-achieved }
    .active = { state-in-progress }
noun-question = 问题
    .counter = 个
    .completed = { adjective-answered }
    .not-completed = { adjective-not-answered }
    .missed = { adjective-not-answered }
noun-answer = 回答
    .counter = 个
# An attempt to do something, such as to enter a password.
noun-attempt = 尝试
    .counter = 次
noun-star = 星
    .counter = 颗
    .joint = loose
# Of a score: 300分. What is collected in an app and spent there is 积分, in the app's own table.
noun-point = 分
    .counter = 分
    .named = counter
    .thing = 分数
    .stated = number
    .none = 0分
    .empty = 还没有得分
noun-percentage-point = 百分点
    .counter = 个
    .none = 0个百分点
noun-workout = 锻炼
    .counter = 次
    .placed-counter = 项
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
    .empty = 还没有任何记录
    .completed = { adjective-day-achieved }
    .not-completed = { adjective-day-not-achieved }
    .missed = { adjective-let-pass }
    .active = { adjective-lively }
    .inactive = { adjective-not-lively }
noun-transaction = 交易
    .counter = 笔
    .declined = { adjective-refused }
    .active = { state-in-progress }
noun-payment = 付款
    .counter = 笔
    .declined = { adjective-refused }
    .active = { state-in-progress }
# An account at a bank, or with a service.
noun-account = 账户
    .counter = 个
    .low = { adjective-low-on-money }
noun-ticket = 票
    .counter = 张
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
    .counter = 个
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
    .thing = 车站
    .thing-counter = 个
    .missed = { adjective-ridden-past }
    .skipped = { adjective-not-served }
# A letter, a digit, or a sign in a text.
noun-character = 字符
    .counter = 个
# Alone 选票, for 票 would be a ticket.
# same as noun-ticket
noun-vote = 票
    .counter = 票
    .named = counter
    .thing = 选票
    .thing-counter = 张
    .none = 0票
    .empty = 还没有人投票
noun-voice-message = 语音消息
    .counter = 条
    .failed = { adjective-not-sent }
    .scheduled = { adjective-to-be-sent }

## Durations. Nothing stands between the number and the unit

# same for every number
unit-second = 秒
# same for every number
unit-minute = 分钟
    .parts = seconds
# same for every number
unit-hour = 小时
    .parts = minutes
# same for every number
unit-day = 天
# same for every number
unit-week = 周
# same for every number
unit-month = 个月
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
adjective-to-be-taken-as-planned = 计划服用
    .attribute = 计划服用的
    .place = verb
adjective-not-taken = 未服用
    .attribute = 未服用的
    .place = verb
adjective-to-be-taken-now = 该服药了
    .attribute = 该服用的
    .verb = 现在该服用
    .as = 该服用
    .place = verb
adjective-late-to-be-taken = 逾期未服
    .attribute = 逾期未服的
    .place = verb
# Describes what is used up.
adjective-running-out = 即将用完
    .attribute = 即将用完的
# Describes a medication.
adjective-not-in-use = 已停用
    .attribute = 已停用的
adjective-not-sent = 发送失败
    .attribute = 发送失败的
adjective-to-be-sent = 定时发送
    .attribute = 定时发送的
# Describes people.
# Not 有空 and 没空: 没有有空的.
adjective-free-to-talk = 空闲
    .attribute = 空闲的
adjective-not-free-to-talk = 不空闲
    .attribute = 不空闲的
# Of who does something, and of the days when somebody does.
adjective-lively = 活跃
    .attribute = 活跃的
adjective-not-lively = 不活跃
    .attribute = 不活跃的
# Of who asks to be let in.
adjective-to-be-approved = 待批准
    .attribute = 待批准的
# Of what is shown once somebody has read it.
adjective-to-be-checked = 待审核
    .attribute = 待审核的
adjective-to-be-confirmed = 待确认
    .attribute = 待确认的
adjective-photographed = 已拍摄
    .attribute = 已拍摄的
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
adjective-read-to-the-end = 已读完
    .attribute = 已读完的
    .place = verb
adjective-not-read-to-the-end = 未读完
    .attribute = 未读完的
adjective-being-read = 在读
    .attribute = 在读的
# Describes a library's book.
adjective-to-be-given-back = 应归还
    .attribute = 应归还的
adjective-not-given-back = 逾期未还
    .attribute = 逾期未还的
# Describes what is to be done.
adjective-not-done = 未进行
    .attribute = 未进行的
adjective-not-done-in-time = 未按时完成
    .attribute = 未按时完成的
adjective-not-attended = 未参加
    .attribute = 未参加的
# Describes what takes place.
adjective-ended = 已结束
    .attribute = 已结束的
adjective-not-ended = 未结束
    .attribute = 未结束的
adjective-to-begin = 该开始
    .attribute = 该开始的
# 3个未接来电 is two words at once, so the measure word is that of 通话: 3次未接来电.
adjective-missed-call = 未接来电
    .attribute = 未接的
    .place = noun
# Describes a call.
adjective-rejected = 已拒接
    .attribute = 已拒接的
# Describes goods.
adjective-in-stock = 有货
    .attribute = 现货
    .loose = 有货的
adjective-not-on-sale = 无法购买
    .attribute = 无法购买的
adjective-low-in-stock = 库存不足
    .attribute = 库存不足的
adjective-sold-out = 已售罄
    .attribute = 已售罄的
adjective-nearly-sold-out = 所剩不多
    .attribute = 所剩不多的
adjective-in-a-grave-condition = 状况严重
    .attribute = 状况严重的
adjective-low-on-battery = 电量不足
    .attribute = 电量不足的
adjective-low-on-money = 余额不足
    .attribute = 余额不足的
# Describes a goal.
adjective-achieved = 已达成
    .attribute = 已达成的
    .place = verb
adjective-not-achieved = 未达成
    .attribute = 未达成的
adjective-answered = 已回答
    .attribute = 已回答的
    .place = verb
adjective-not-answered = 未回答
    .attribute = 未回答的
# Describes days: 达标3天, for 已完成3天 would be three days' work.
adjective-day-achieved = 达标
    .attribute = 达标的
    .place = verb
adjective-day-not-achieved = 未达标
    .attribute = 未达标的
    .place = verb
# Describes days and workouts.
adjective-let-pass = 错过
    .attribute = 错过的
    .place = verb
# Describes steps.
adjective-left-out = 漏掉
    .attribute = 漏掉的
    .place = verb
# Describes money that a bank or a shop did not take.
adjective-refused = 被拒绝
    .attribute = 被拒绝的
# Describes a seat.
adjective-occupied = 已占用
    .attribute = 已占用的
adjective-free-to-sit-in = 空闲
    .attribute = 空闲
    .loose = 空闲的
adjective-not-selectable = 不可选
    .attribute = 不可选的
# Describes a stop.
adjective-ridden-past = 坐过站
    .attribute = 坐过的
adjective-not-served = 不停靠
    .attribute = 不停靠的
