# Canadians say 811, 911, and area codes such as 819 digit by digit. Only these are numbers: un 800.
-head-service = 800 900
