## Progress: $completed of $total

# After "з", where a number in words is in the genitive: 3 з 5, три з п’яти; 3 із 7.
of-total = { $total }
from-total = { HEAD($total) ->
    [zi] зі { FORM(of-total, case: "genitive") }
    [iz] із { FORM(of-total, case: "genitive") }
   *[other] з { FORM(of-total, case: "genitive") }
}

# 0 зі ста символів, 0 із семи завдань
from-counted = { HEAD($total) ->
    [zi] зі { FORM($counted, case: "genitive") }
    [iz] із { FORM($counted, case: "genitive") }
   *[other] з { FORM($counted, case: "genitive") }
}

# Numbers that are said with "ста" (зі ста, зі ста двадцяти).
-head-zi =
    100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127
    128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155
    156 157 158 159 160 161 162 163 164 165 166 167 168 169 170 171 172 173 174 175 176 177 178 179 180 181 182 183
    184 185 186 187 188 189 190 191 192 193 194 195 196 197 198 199

progress = { $completed } { from-total }
    .things = { $completed ->
        [0] { $completed } { from-counted }
       *[other] { $done } { from-total }
    }

# Impersonal: it agrees with no noun.
progress-completed = виконано { $completed } { from-total }

progress-step = крок { $completed } { from-total }
    .alone = крок { $completed }

progress-page = сторінка { $completed } { from-total }
    .alone = сторінка { $completed }

progress-question = запитання { $completed } { from-total }
    .alone = запитання { $completed }

progress-indeterminate = виконується

progress-done = виконано
