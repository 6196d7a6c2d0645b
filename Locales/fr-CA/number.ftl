### French (Canada): what differs from French (France), pattern by pattern.
### Register: as there; plain, neutral, and impersonal, with "vous" where a phrase must address the listener. The words
### are those of Québec's public services and of the platforms' Canadian French (courriel, ouvrir une session, téléverser).
### Status: checked
### Read: 2026-11-30, cold reader, fr-CA
