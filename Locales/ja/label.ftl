label-sentences = { $first }。{ $second }

# A space after ？ and ！ is the custom.
label-marked = { $first } { $second }
label-numbered = { $first }。{ $second }

# $case "label": a state that names a field (see state.ftl). What is empty is 未入力, but カート、中身なし.
label-field = { TAIL($name) ->
    [container] { FORM($name, case: "label") }、{ FORM($value, gender: "container") }
   *[field] { FORM($name, case: "label") }、{ FORM($value, gender: "field") }
}
-tail-container = カート かご バスケット トレイ ボックス 箱 フォルダ フォルダー アルバム リスト 一覧 棚 ライブラリ

label-category = カテゴリ

# Who entered money is not its 作成者.
label-creator = 登録者、{ $who }
