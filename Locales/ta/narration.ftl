narration-stalled = இன்னும் { FORM($progress, case: "locative") } உள்ளது
    .alone = இப்போதைக்கு முன்னேற்றம் இல்லை
narration-resumed = மீண்டும் தொடர்கிறது, { $progress }
    .alone = மீண்டும் தொடர்கிறது
narration-back = மீண்டும் { FORM($progress, case: "locative") } உள்ளது

burst-errors = { $things }. முதலாவது: { $first }
