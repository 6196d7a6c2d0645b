label-sentences = { $first }。{ $second }

# A space behind ？ and ！ is the custom.
label-marked = { $first } { $second }
label-numbered = { $first }。{ $second }

# $case "label": a state that names a field (see state.ftl). What is empty is 未入力, but カート、空っぽ.
label-field = { TAIL($name) ->
    [container] { FORM($name, case: "label") }、{ FORM($value, gender: "container") }
   *[field] { FORM($name, case: "label") }、{ FORM($value, gender: "field") }
}
-tail-container = カート かご バスケット トレイ ボックス 箱 フォルダ フォルダー アルバム リスト 一覧 棚 ライブラリ

label-category = カテゴリ

label-creator = 作成者、{ $who }
