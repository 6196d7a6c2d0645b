### MedicationTracker, in English
