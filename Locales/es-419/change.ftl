# In Latin America the mean is "el promedio".
trend-above-average = por encima del promedio
trend-below-average = por debajo del promedio
trend-average = en el promedio
