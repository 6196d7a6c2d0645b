# "Gráfica" is the word in most of these countries, and on the platforms.
chart-line = gráfica de líneas
chart-bar = gráfica de barras
chart-area = gráfica de áreas
chart-scatter = gráfica de dispersión
chart-pie = gráfica circular
chart-plain = gráfica

# "Media" is a word of statistics here.
chart-average = promedio { chart-value-of }
chart-average-days = { $count ->
    [1] promedio de un día: { $value }
    [many] promedio de { $count } de días: { $value }
   *[other] promedio de { number-masculine } días: { $value }
}
chart-series-average = { $name }: promedio { chart-value-of }
chart-series-trend = { $name }: promedio { chart-value-of }, { $trend }
