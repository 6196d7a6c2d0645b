## Progress: $completed of $total

# After "z", where a number in words is in the genitive: 3 z 5, trzy z pięciu.
of-total = { $total }
from-total = { HEAD($total) ->
    [stu] ze { FORM(of-total, case: "genitive") }
   *[other] z { FORM(of-total, case: "genitive") }
}

# Numbers that are said with "stu": ze stu, ze stu dwudziestu, ze stu tysięcy.
-head-stu =
    stu sto 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126
    127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155
    156 157 158 159 160 161 162 163 164 165 166 167 168 169 170 171 172 173 174 175 176 177 178 179 180 181 182 183 184
    185 186 187 188 189 190 191 192 193 194 195 196 197 198 199

progress = { $completed } { from-total }
    .things = { FORM(things-number, $counted) } { from-things }

# jedna z trzech wiadomości, 60 ze stu znaków
things-number = { $gender ->
    [feminine] { things-number-feminine }
    [neuter] { $completed ->
        [1] jedno
       *[other] { $completed }
    }
    [personal] { things-number-personal }
    [plural] { $completed ->
        [1] jedne
       *[other] { $completed }
    }
   *[masculine] { $completed }
}

things-number-feminine = { $completed ->
    [1] { more-than-one }
    [few] { TAIL($completed) ->
        [two] { NUMBER($completed, style: "words", gender: "feminine", case: "accusative") }
       *[other] { $completed }
    }
   *[many] { $completed }
}

things-number-personal = { $completed ->
    [1] { more-than-one }
   *[other] { NUMBER($completed, style: "people") }
}

things-total = { FORM($counted, case: "genitive") }
from-things = { HEAD(things-total) ->
    [stu] ze { things-total }
   *[other] z { things-total }
}

# Impersonal: it agrees with no noun.
progress-completed = ukończono { $completed } { from-total }

progress-step = krok { $completed } { from-total }
    .alone = krok { $completed }

progress-page = strona { $completed } { from-total }
    .alone = strona { $completed }

progress-question = pytanie { $completed } { from-total }
    .alone = pytanie { $completed }

progress-indeterminate = w toku

progress-done = ukończono
