### Family allowance, in English

# The name of a field.
# Example: Weekly allowance: 10 dollars
weekly-allowance = weekly allowance
# The name of a field, in front of a weekday.
# Example: Allowance schedule: Friday
allowance-schedule = allowance schedule
# The name of a field, in front of a moment.
# Example: Last allowance: Today at 2:00 PM
last-allowance = last allowance
