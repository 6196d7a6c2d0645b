chart-pie = gráfico circular
chart-compare-always = { $name } tem sempre o valor mais alto
chart-compare-even = as duas séries superam-se o mesmo número de vezes
chart-lowest-times = mínimo de { chart-first-value }, registado { $times }
    .share = menor fatia: { $value }, registada { $times }
chart-highest-times = máximo de { $value }, registado { $times }
    .share = maior fatia: { $value }, registada { $times }

chart-unusual-high = { $value }, valor excecionalmente alto
chart-unusual-low = { $value }, valor excecionalmente baixo
