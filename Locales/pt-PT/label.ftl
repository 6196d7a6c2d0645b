# "Até" brings "às": até: às 20 horas.
-head-until = desde
