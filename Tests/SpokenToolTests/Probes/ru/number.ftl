### Russian (Russia). Register: plain, neutral, impersonal. The listener is never addressed by gender: results are said with
### short participles in the neuter (выполнено) or with a noun, never with a past tense that shows who did it.
### Status: drafted
###
### A phrase stands here as it is heard inside a sentence; its first letter is put in title case where one begins.
### ё is always written: voices need it.
### $case: nominative where nothing is asked, genitive after "от", "до", "с", "больше", accusative after "на".
### $gender: masculine where nothing is asked, feminine, neuter, personal; transactions have plural too.

## Settings: one word each, read by the library and never spoken

# Groups are parted by a no-break space in Russian, and voices then read two numbers.
number-digits = plain

## Signs

minus = минус { $amount }

plus = плюс { $amount }

## Numbers

infinity = бесконечность

number-unavailable = число недоступно

# Voices do not agree on "22-й": up to 31 in words, further up "номер 32".
ordinal = { $gender ->
    [feminine] { NUMBER($value, type: "ordinal") ->
        [1] первая
        [2] вторая
        [3] третья
        [4] четвёртая
        [5] пятая
        [6] шестая
        [7] седьмая
        [8] восьмая
        [9] девятая
        [10] десятая
        [11] одиннадцатая
        [12] двенадцатая
        [13] тринадцатая
        [14] четырнадцатая
        [15] пятнадцатая
        [16] шестнадцатая
        [17] семнадцатая
        [18] восемнадцатая
        [19] девятнадцатая
        [20] двадцатая
        [21] двадцать первая
        [22] двадцать вторая
        [23] двадцать третья
        [24] двадцать четвёртая
        [25] двадцать пятая
        [26] двадцать шестая
        [27] двадцать седьмая
        [28] двадцать восьмая
        [29] двадцать девятая
        [30] тридцатая
        [31] тридцать первая
       *[other] номер { $value }
    }
    [neuter] { NUMBER($value, type: "ordinal") ->
        [1] первое
        [2] второе
        [3] третье
        [4] четвёртое
        [5] пятое
        [6] шестое
        [7] седьмое
        [8] восьмое
        [9] девятое
        [10] десятое
        [11] одиннадцатое
        [12] двенадцатое
        [13] тринадцатое
        [14] четырнадцатое
        [15] пятнадцатое
        [16] шестнадцатое
        [17] семнадцатое
        [18] восемнадцатое
        [19] девятнадцатое
        [20] двадцатое
        [21] двадцать первое
        [22] двадцать второе
        [23] двадцать третье
        [24] двадцать четвёртое
        [25] двадцать пятое
        [26] двадцать шестое
        [27] двадцать седьмое
        [28] двадцать восьмое
        [29] двадцать девятое
        [30] тридцатое
        [31] тридцать первое
       *[other] номер { $value }
    }
   *[masculine] { NUMBER($value, type: "ordinal") ->
        [1] первый
        [2] второй
        [3] третий
        [4] четвёртый
        [5] пятый
        [6] шестой
        [7] седьмой
        [8] восьмой
        [9] девятый
        [10] десятый
        [11] одиннадцатый
        [12] двенадцатый
        [13] тринадцатый
        [14] четырнадцатый
        [15] пятнадцатый
        [16] шестнадцатый
        [17] семнадцатый
        [18] восемнадцатый
        [19] девятнадцатый
        [20] двадцатый
        [21] двадцать первый
        [22] двадцать второй
        [23] двадцать третий
        [24] двадцать четвёртый
        [25] двадцать пятый
        [26] двадцать шестой
        [27] двадцать седьмой
        [28] двадцать восьмой
        [29] двадцать девятый
        [30] тридцатый
        [31] тридцать первый
       *[other] номер { $value }
    }
}

percent = { $value ->
    [one] { $case ->
        [genitive] { $value } процента
       *[nominative] { $value } процент
    }
    [few] { $case ->
        [genitive] { $value } процентов
       *[nominative] { $value } процента
    }
    [many] { $value } процентов
   *[other] { $value } процента
}

range = от { $from } до { $to }

## Large numbers in short

compact-3 = { $count ->
    [1] { $case ->
        [genitive] одной тысячи
        [accusative] одну тысячу
       *[nominative] одна тысяча
    }
    [2] { $case ->
        [genitive] двух тысяч
       *[nominative] две тысячи
    }
    [one] { $case ->
        [genitive] { $count } тысячи
        [accusative] { $count } тысячу
       *[nominative] { $count } тысяча
    }
    [few] { $case ->
        [genitive] { $count } тысяч
       *[nominative] { $count } тысячи
    }
    [many] { $count } тысяч
   *[other] { $count } тысячи
}

compact-6 = { $count ->
    [one] { $case ->
        [genitive] { $count } миллиона
       *[nominative] { $count } миллион
    }
    [few] { $case ->
        [genitive] { $count } миллионов
       *[nominative] { $count } миллиона
    }
    [many] { $count } миллионов
   *[other] { $count } миллиона
}

compact-9 = { $count ->
    [one] { $case ->
        [genitive] { $count } миллиарда
       *[nominative] { $count } миллиард
    }
    [few] { $case ->
        [genitive] { $count } миллиардов
       *[nominative] { $count } миллиарда
    }
    [many] { $count } миллиардов
   *[other] { $count } миллиарда
}

compact-12 = { $count ->
    [one] { $case ->
        [genitive] { $count } триллиона
       *[nominative] { $count } триллион
    }
    [few] { $case ->
        [genitive] { $count } триллионов
       *[nominative] { $count } триллиона
    }
    [many] { $count } триллионов
   *[other] { $count } триллиона
}
