## Types of charts

chart-line = 折れ線グラフ

chart-bar = 棒グラフ

chart-area = 面グラフ

chart-scatter = 散布図

chart-pie = 円グラフ

chart-plain = グラフ

## The first sentence

chart-values = データ{ $count }件

chart-series-count = { $count }系列

# For example: 折れ線グラフ、11月14日から11月20日までのデータ7件
chart-opening-span = { $chart }、{ $range }の{ $things }

chart-opening-range = { $chart }、{ $things }、{ $range }

chart-empty = { $chart }、データなし

# As of a point alone. 欠損値 is a word of statistics.
chart-missing = データなし{ $count }件

## The lowest and the highest value. Where it is comes before it, and ends in の

# For example: 最少は日曜日の6100歩
chart-lowest = { chart-least }は{ $when }{ $value }
    .share = { chart-share-least }は{ $when }{ $value }

chart-highest = { chart-most }は{ $when }{ $value }
    .share = { chart-share-most }は{ $when }{ $value }

# Of things that are counted 最少 and 最多, of time and of ways 最短 and 最長, of other measures 最小 and 最大. Of what is high and
# low 最低 and 最高: temperatures, speeds, pressures, prices, marks.
chart-least = { TRAIT($value, "counts") ->
    [yes] { TAIL($value) ->
        [mark] 最低
       *[things] 最少
    }
   *[other] { chart-least-measure }
}
chart-least-measure = { HEAD($value) ->
    [speed] 最低
    [level] 最低
   *[other] { TAIL($value) ->
        [long] 最短
        [size] 最小
       *[other] { chart-least-other }
    }
}
# Of counts that bear their noun, as 本3冊, and of those that are their own counter.
chart-least-other = { HEAD($value) ->
    [digit] { TAIL($value) ->
        [thing] 最少
       *[other] 最低
    }
   *[noun] { chart-least-noun }
}
chart-least-noun = { HEAD(FORM($value, case: "end")) ->
    [digit] { TRAIT($value, "front") ->
        [yes] 最低
       *[other] 最少
    }
   *[thing] 最低
}
chart-most = { TRAIT($value, "counts") ->
    [yes] { TAIL($value) ->
        [mark] 最高
       *[things] 最多
    }
   *[other] { chart-most-measure }
}
chart-most-measure = { HEAD($value) ->
    [speed] 最高
    [level] 最高
   *[other] { TAIL($value) ->
        [long] 最長
        [size] 最大
       *[other] { chart-most-other }
    }
}
chart-most-other = { HEAD($value) ->
    [digit] { TAIL($value) ->
        [thing] 最多
       *[other] 最高
    }
   *[noun] { chart-most-noun }
}
chart-most-noun = { HEAD(FORM($value, case: "end")) ->
    [digit] { TRAIT($value, "front") ->
        [yes] 最高
       *[other] 最多
    }
   *[thing] 最高
}
-tail-thing = 歩 人 曲 錠 ページ 文字 問 席 項目 件 個 つ 枚 冊 本 台 点 回 回分 種類 か所
-tail-mark = ポイント
-tail-long = 秒 分 時間 日間 週間 か月 年間 泊 キロメートル マイル
-tail-size = ビット バイト ワット ワット時 アンペア時 グラム トン オンス リットル カロリー ジュール ガロン カップ 杯 メートル フィート インチ
    ヤード ヘクタール エーカー

# Of the slices of a pie 最小 and 最大, whatever is measured, and of things that are counted 最少 and 最多.
chart-share-least = { TAIL($value) ->
    [thing] 最少
   *[size] 最小
}
chart-share-most = { TAIL($value) ->
    [thing] 最多
   *[size] 最大
}

# Of shares, too, 最小 and 最大: 最大はエアコンの52パーセント. A noun stands apart: 最多は別館、本14冊, for 別館の本 would be others.
chart-lowest-named = { TAIL($value) ->
    [share] 最小は{ $name }の{ $value }
   *[other] { chart-least }は{ $name }{ chart-named-joint }{ $value }
}
    .share = { chart-share-least }は{ $name }{ chart-named-joint }{ $value }

chart-highest-named = { TAIL($value) ->
    [share] 最大は{ $name }の{ $value }
   *[other] { chart-most }は{ $name }{ chart-named-joint }{ $value }
}
    .share = { chart-share-most }は{ $name }{ chart-named-joint }{ $value }
chart-named-joint = { HEAD($value) ->
    [digit] の
   *[thing] { HEAD(FORM($value, case: "end")) ->
        [digit] { chart-named-front }
       *[thing] の
    }
}
chart-named-front = { TRAIT($value, "front") ->
    [yes] の
   *[other] 、
}
-tail-share = パーセント

chart-lowest-alone = { chart-least }は{ $value }
    .share = { chart-share-least }は{ $value }

chart-highest-alone = { chart-most }は{ $value }
    .share = { chart-share-most }は{ $value }

# 最少は3件、該当データ2件. Not 2回, for they may be categories; and 5、4回 is heard as "four or five times".
chart-lowest-times = { chart-least }は{ $value }、該当{ FORM($times, case: "data") }
    .share = { chart-share-least }は{ $value }、該当{ FORM($times, case: "data") }

chart-highest-times = { chart-most }は{ $value }、該当{ FORM($times, case: "data") }
    .share = { chart-share-most }は{ $value }、該当{ FORM($times, case: "data") }

chart-unusual-high = { $value }、極端に高い値

chart-unusual-low = { $value }、極端に低い値

chart-outliers = 極端な値{ $count }件

# The number with its counter: 最少は日曜日の6100歩. What is counted is said with the average.
chart-count = { FORM($value, case: "end") }
    .counts = yes

# すべて500円, but いずれも本5冊: 本はすべて5冊 is heard as "all the books", すべて本5冊 as "all are books".
chart-constant = { TRAIT($value, "front") ->
    [yes] すべて{ $value }
   *[other] { chart-constant-number }
}
chart-constant-number = { HEAD(FORM($value, case: "bound")) ->
    [digit] すべて{ $value }
   *[thing] { HEAD(FORM($value, case: "end")) ->
        [digit] いずれも{ FORM($value, case: "bound") }
       *[thing] すべて{ $value }
    }
}

chart-trend-none = はっきりした傾向なし

## The average

# 本の平均は7.3冊, for 平均は本7.3冊 says late what has been counted all along. 選択中の本, too, which alone comes after its number.
chart-average = { TRAIT($value, "front") ->
    [yes] 平均は{ $value }
   *[other] { chart-average-number }
}
chart-average-number = { HEAD(FORM($value, case: "bound")) ->
    [digit] 平均は{ $value }
   *[thing] { HEAD(FORM($value, case: "end")) ->
        [digit] { FORM($value, case: "average") }
       *[thing] 平均は{ $value }
    }
}

chart-average-days = { $count }日間の{ chart-average }

## The series of a chart that has several

chart-series-average = { $name }、{ chart-average }

chart-series-trend = { $name }、{ chart-average }、{ $trend }

chart-series-constant = { $name }、{ chart-constant }

chart-series-empty = { $name }、データなし

chart-series-number = 系列{ $number }

chart-series-more = ほか{ $count }系列

## The position of a value. A day of the last week without its date: the span of the chart has been said.

chart-on-day = { FORM($date, case: "end") }の

chart-at-moment = { FORM($date, case: "end") }の

chart-at-time = { $time }の

chart-in-month = { $month }の

chart-at-number = { $value }での

## A single point of a chart

# 水曜日、11950歩: on a week's points the month would come again and again. Other names keep all that they have.
chart-point = { chart-point-name }、{ $value }
chart-point-name = { HEAD(FORM($name, case: "end")) ->
    [weekday] { FORM($name, case: "end") }
   *[other] { $name }
}
-head-weekday = 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日

chart-point-none = データなし

## Comparison of two series

# 上回る is used for any values, where 高い is of some. データ as in データ7件: of days and of categories alike.
chart-compare-more = { $name }が上回るのはデータ{ $total }件中{ $count }件

chart-compare-always = 常に{ $name }が上回る

chart-compare-even = 上回る回数は同じ

chart-compare-same = 常に同じ値

chart-compare-none = { $first }と{ $second }、比較できるデータなし

chart-difference = 最大の差は{ $when }{ chart-difference-value }

chart-difference-named = 最大の差は{ $name }の{ chart-difference-value }

chart-difference-alone = 最大の差は{ chart-difference-value }

# 100度: the scale has been said with the averages, as what is counted: 最大の差は1冊.
chart-difference-value = { HEAD($value) ->
    [scale] { FORM($value, case: "end") }
   *[other] { TRAIT($value, "front") ->
        [yes] { $value }
       *[other] { FORM($value, case: "end") }
    }
}
