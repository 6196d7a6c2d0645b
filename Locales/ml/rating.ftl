## The total stands first, as in progress.ftl

rating = { $total }-ൽ { $value }

rating-stars = { $value ->
    [1] { $total }-ൽ ഒരു സ്റ്റാർ
   *[other] { $total }-ൽ { $value } സ്റ്റാർ
}

rating-none = ഇതുവരെ റേറ്റിംഗില്ല

rating-unavailable = റേറ്റിംഗ് ലഭ്യമല്ല
