### Short names and smaller units: aed ars aud bdt bgn bhd brl cad chf clp cny cop czk dkk dzd egp eur gbp ghs hkd huf
###     idr ils inr jod kes krw kwd kzt lkr mad mxn myr ngn nok nzd omr pen php pkr pln qar ron rub sar sek sgd thb tnd
###     try twd uah usd vnd zar

## Currencies, by ISO 4217 code
##
## The names are CLDR's, without its spaces: the number, the country and the unit are one word in speech (25インドルピー).
## Parentheses and 中黒 are left out: voices skip or misread them. A unit stands without its country only if no other
## money shares its name and news says it so (円, ユーロ, バーツ).
## 円 has no longer name: 3日本円 is heard as the third (みっか), and no other money is called so.
## A smaller unit is named where Japanese knows it. Otherwise amounts are said as decimals (25.50キューバペソ).

## Nouns

noun-baisa = バイサ
noun-ban = バニ
noun-cedi = セディ
noun-cent = セント
noun-centavo = センターボ
noun-centime = サンチーム
noun-centimo = センティモ
noun-dinar = ディナール
noun-dirham = ディルハム
noun-dollar = ドル
noun-dong = ドン
noun-filler = フィレール
noun-fils = フィルス
noun-franc = フラン
noun-grosz = グロシュ
noun-halala = ハララ
noun-heller = ハレーシュ
noun-hryvnia = フリヴニャ
noun-kobo = コボ
noun-kopek = コペイカ
noun-kopiyka = コピーカ
noun-koruna = コルナ
noun-krona-2 = クローナ
noun-krone = クローネ
noun-kurus = クルシュ
noun-leu = レイ
noun-lev = レフ
noun-lira = リラ
noun-millime = ミリーム
noun-naira = ナイラ
noun-ore = エーレ
noun-paisa = パイサ
noun-pesewa = ペセワ
noun-peso = ペソ
noun-piaster = ピアストル
noun-poisha = ポイシャ
noun-pound = ポンド
noun-rand = ランド
noun-re = { noun-ore }
noun-real = レアル
noun-rial = リアル
noun-riyal = リヤル
noun-ruble = ルーブル
noun-rupee = ルピー
noun-rupiah = ルピア
noun-satang = サタン
noun-sen = セン
noun-shilling = シリング
noun-sol = ソル
noun-stotinka = ストティンキ
noun-taka = タカ
noun-tenge = テンゲ
noun-tiyn = ティイン
noun-won = ウォン

currency-aed = アラブ首長国連邦{ noun-dirham }
currency-ang = オランダ領アンティルギルダー
# CLDR adds the letters of the code. Few say ボスニア・ヘルツェゴビナ in full.
currency-bam = ボスニア兌換マルク
# CLDR says "new" (新レフ) of the money since 1999. There is no other.
currency-bgn = ブルガリア{ noun-lev }
# CLDR has the Latin letters Mvdol, in parentheses.
currency-bov = ボリビアムブ{ noun-dollar }
# CLDR has WIR in parentheses. The bank is known as ヴィア.
currency-che = ヴィアユーロ
currency-chw = ヴィア{ noun-franc }
# CLDR has the Spanish words (ウニダデフォメント).
currency-clf = チリ開発単位
# Avoid 元, which is also the money of Taiwan. A hundredth (分) would be heard as a minute, and Japanese says 0.5人民元.
currency-cny = 人民元
    .full = 中国人民元
# CLDR adds the letters UVR to レアル, which is the money of Brazil.
currency-cou = コロンビア実質価値単位
currency-eur =
    .minor-alone = ユーロ{ noun-cent }
currency-gbp =
    .minor = { $count ->
        [1] { $count }ペニー
       *[other] { $count }ペンス
    }
currency-huf = フォリント
    .full = ハンガリーフォリント
    .minor-alone = ハンガリー{ noun-filler }
currency-ils = シェケル
    .full = イスラエル新シェケル
    .minor = { $count ->
        [1] { $count }アゴラ
       *[other] { $count }アゴロット
    }
currency-kzt =
    .minor-alone = カザフスタン{ noun-tiyn }
# CLDR has only "UDI", in parentheses.
currency-mxv = メキシコ投資単位
currency-myr = リンギット
    .full = マレーシアリンギット
    .minor-alone = マレーシア{ noun-sen }
currency-php =
    .minor = { noun-centimo }
currency-pln = ズウォティ
    .full = ポーランドズウォティ
# CLDR still says スワジランド.
currency-szl = エスワティニ{ noun-lira }ンゲニ
currency-thb = バーツ
    .full = タイバーツ
# The smaller unit alone has 新: after a number 台 may be mistaken for the counter of machines (5台, 湾).
currency-twd = 台湾{ noun-dollar }
    .full = 新台湾ドル
    .minor-alone = 新台湾{ noun-cent }
# The smaller unit alone is not アメリカセント, which nobody says, not 米セント: after a number voices read 米 as メートル.
# セント without a country is the American one.
currency-usd =
    .minor-alone = { noun-cent }
# CLDR has no name for this currency.
currency-uyw = ウルグアイ名目賃金指数単位
# CLDR has no name for this currency.
currency-ved = ベネズエラデジタルボリバル
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
# CLDR has no name for this currency.
currency-zwg = ジンバブエゴールド

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
