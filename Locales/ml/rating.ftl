## The total stands first, as in progress.ftl

rating = { $total }-ൽ { $value }

rating-stars = { $total }-ൽ { $value } സ്റ്റാർ

rating-none = ഇതുവരെ റേറ്റിംഗില്ല

rating-unavailable = റേറ്റിംഗ് ലഭ്യമല്ല
