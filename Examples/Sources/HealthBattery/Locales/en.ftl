### HealthBattery, in English
