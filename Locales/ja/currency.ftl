## Currencies, by ISO 4217 code
##
## The names are CLDR's, without its spaces: the number, the country and the unit are one word in speech (25インドルピー).
## Parentheses and 中黒 are left out: voices skip or misread them. A unit stands without its country only if no other
## money shares its name and news says it so (円, ユーロ, バーツ).
## 円 has no longer name: 3日本円 is heard as the third (みっか), and no other money is called so.
## A smaller unit is named where Japanese knows it. Otherwise amounts are said as decimals (25.50キューバペソ).

## Nouns that the names of several currencies share

noun-dirham = ディルハム
noun-dollar = ドル
noun-franc = フラン
noun-lev = レフ
noun-lira = リラ
noun-peso = ペソ

currency-aed = アラブ首長国連邦{ noun-dirham }
    .local = ディルハム
    .minor = フィルス
    .minor-alone = アラブ首長国連邦フィルス
currency-ang = オランダ領アンティルギルダー
currency-ars =
    .local = ペソ
    .minor = センターボ
    .minor-alone = アルゼンチンセンターボ
currency-aud =
    .local = ドル
    .minor = セント
    .minor-alone = オーストラリアセント
# CLDR adds the letters of the code. Few say ボスニア・ヘルツェゴビナ in full.
currency-bam = ボスニア兌換マルク
currency-bdt =
    .local = タカ
    .minor = ポイシャ
# CLDR says "new" (新レフ) of the money since 1999. There is no other.
currency-bgn = ブルガリア{ noun-lev }
    .local = レフ
    .minor = ストティンキ
currency-bhd =
    .local = ディナール
    .minor = フィルス
    .minor-alone = バーレーンフィルス
# CLDR has the Latin letters Mvdol, in parentheses.
currency-bov = ボリビアムブ{ noun-dollar }
currency-brl =
    .local = レアル
    .minor = センターボ
    .minor-alone = ブラジルセンターボ
currency-cad =
    .local = ドル
    .minor = セント
    .minor-alone = カナダセント
# CLDR has WIR in parentheses. The bank is known as ヴィア.
currency-che = ヴィアユーロ
currency-chf =
    .local = フラン
    .minor = サンチーム
    .minor-alone = スイスサンチーム
currency-chw = ヴィア{ noun-franc }
# CLDR has the Spanish words (ウニダデフォメント).
currency-clf = チリ開発単位
currency-clp =
    .local = ペソ
# Avoid 元, which is also the money of Taiwan. A hundredth (分) would be heard as a minute, and Japanese says 0.5人民元.
currency-cny = 人民元
    .full = 中国人民元
currency-cop =
    .local = ペソ
    .minor = センターボ
    .minor-alone = コロンビアセンターボ
# CLDR adds the letters UVR to レアル, which is the money of Brazil.
currency-cou = コロンビア実質価値単位
currency-cuc = キューバ兌換{ noun-peso }
currency-czk =
    .local = コルナ
    .minor = ハレーシュ
currency-dkk =
    .local = クローネ
    .minor = エーレ
    .minor-alone = デンマークエーレ
currency-dzd =
    .local = ディナール
    .minor = サンチーム
    .minor-alone = アルジェリアサンチーム
currency-egp =
    .local = ポンド
    .minor = ピアストル
    .minor-alone = エジプトピアストル
currency-eur =
    .minor = セント
    .minor-alone = ユーロセント
currency-gbp =
    .local = ポンド
    .minor = { $count ->
        [1] { $count }ペニー
       *[other] { $count }ペンス
    }
currency-ghs =
    .local = セディ
    .minor = ペセワ
currency-hkd =
    .local = ドル
    .minor = セント
    .minor-alone = 香港セント
currency-hrk = クロアチアクーナ
currency-huf = フォリント
    .full = ハンガリーフォリント
    .minor = フィレール
    .minor-alone = ハンガリーフィレール
currency-idr =
    .local = ルピア
    .minor = セン
    .minor-alone = インドネシアセン
currency-ils = シェケル
    .full = イスラエル新シェケル
    .minor = { $count ->
        [1] { $count }アゴラ
       *[other] { $count }アゴロット
    }
currency-inr =
    .local = ルピー
    .minor = パイサ
    .minor-alone = インドパイサ
currency-jod =
    .local = ディナール
    .minor = フィルス
    .minor-alone = ヨルダンフィルス
currency-kes =
    .local = シリング
    .minor = セント
    .minor-alone = ケニアセント
currency-krw =
    .local = ウォン
currency-kwd =
    .local = ディナール
    .minor = フィルス
    .minor-alone = クウェートフィルス
currency-kzt =
    .local = テンゲ
    .minor = ティイン
    .minor-alone = カザフスタンティイン
currency-lkr =
    .local = ルピー
    .minor = セント
    .minor-alone = スリランカセント
currency-mad =
    .local = ディルハム
    .minor = サンチーム
    .minor-alone = モロッコサンチーム
currency-mxn =
    .local = ペソ
    .minor = センターボ
    .minor-alone = メキシコセンターボ
# CLDR has only "UDI", in parentheses.
currency-mxv = メキシコ投資単位
currency-myr = リンギット
    .full = マレーシアリンギット
    .minor = セン
    .minor-alone = マレーシアセン
currency-ngn =
    .local = ナイラ
    .minor = コボ
currency-nok =
    .local = クローネ
    .minor = エーレ
    .minor-alone = ノルウェーエーレ
currency-nzd =
    .local = ドル
    .minor = セント
    .minor-alone = ニュージーランドセント
currency-omr =
    .local = リアル
    .minor = バイサ
currency-pen =
    .local = ソル
    .minor = センティモ
    .minor-alone = ペルーセンティモ
currency-php =
    .local = ペソ
    .minor = センティモ
    .minor-alone = フィリピンセンティモ
currency-pkr =
    .local = ルピー
    .minor = パイサ
    .minor-alone = パキスタンパイサ
currency-pln = ズウォティ
    .full = ポーランドズウォティ
    .minor = グロシュ
currency-qar =
    .local = リアル
    .minor = ディルハム
    .minor-alone = カタールディルハム
currency-ron =
    .local = レイ
    .minor = バニ
    .minor-alone = ルーマニアバニ
currency-rub =
    .local = ルーブル
    .minor = コペイカ
    .minor-alone = ロシアコペイカ
currency-sar =
    .local = リヤル
    .minor = ハララ
currency-sek =
    .local = クローナ
    .minor = エーレ
    .minor-alone = スウェーデンエーレ
currency-sgd =
    .local = ドル
    .minor = セント
    .minor-alone = シンガポールセント
# CLDR distinguishes this currency from its successor by the years, in parentheses. Avoid 旧 after the number: heard, 1旧
# is 19 (いち, きゅう).
currency-sll = シエラレオネ旧レオン
# CLDR still says スワジランド.
currency-szl = エスワティニ{ noun-lira }ンゲニ
currency-thb = バーツ
    .full = タイバーツ
    .minor = サタン
currency-tnd =
    .local = ディナール
    .minor = ミリーム
currency-try =
    .local = リラ
    .minor = クルシュ
# The smaller unit alone has 新: after a number 台 may be mistaken for the counter of machines (5台, 湾).
currency-twd = 台湾{ noun-dollar }
    .local = ドル
    .full = 新台湾ドル
    .minor = セント
    .minor-alone = 新台湾セント
currency-uah =
    .local = フリヴニャ
    .minor = コピーカ
# The smaller unit alone is not アメリカセント, which nobody says, not 米セント: after a number voices read 米 as メートル.
# セント without a country is the American one.
currency-usd =
    .local = ドル
    .minor = セント
# CLDR has "next day" in parentheses, at the end.
currency-usn = 翌日決済の{ $count }米ドル
# CLDR has ペソエン, which nobody knows.
currency-uyi = ウルグアイ指数単位{ noun-peso }
# CLDR has no name for this currency.
currency-uyw = ウルグアイ名目賃金指数単位
# CLDR has no name for this currency.
currency-ved = ベネズエラデジタルボリバル
currency-vnd =
    .local = ドン
# セーファー is how the letters CFA are said as a word.
currency-xaf = 中央アフリカセーファー{ noun-franc }
# Metals are weighed in troy ounces, as in English. CLDR has their bare names.
currency-xag = 銀{ $count }トロイオンス
currency-xau = 金{ $count }トロイオンス
# CLDR has no name for this currency.
currency-xcg = カリブギルダー
currency-xdr = 単位の特別引き出し権
currency-xof = 西アフリカセーファー{ noun-franc }
currency-xpd = パラジウム{ $count }トロイオンス
# CLDR has the letters CFP, which are easily mistaken for CFA.
currency-xpf = パシフィック{ noun-franc }
currency-xpt = プラチナ{ $count }トロイオンス
# CLDR has the letters UA.
currency-xua = アフリカ開発銀行計算単位
currency-zar =
    .local = ランド
    .minor = セント
    .minor-alone = 南アフリカセント
# CLDR has no name for this currency.
currency-zwg = ジンバブエゴールド
# CLDR adds the year, in parentheses. 旧 stands as in SLL.
currency-zwl = ジンバブエ旧{ noun-dollar }

## Cryptocurrencies, and their smaller units

currency-btc = ビットコイン
currency-sats = サトシ
currency-eth = イーサ
currency-gwei = ギガウェイ
currency-usdt = テザー
# The letters in kana, as they are said.
currency-usdc = ユーエスディーコイン

## Other currencies

# A currency that the tables have no name for. The space keeps the letters apart from the number.
currency-unknown = { $count } { SPELL($code) }
