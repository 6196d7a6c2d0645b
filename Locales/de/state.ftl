## States: in German they are predicates without an ending, the same for every gender and number. Those that would be
## verbs are nouns, which do not change with the number either (Wiedergabe läuft, not "wird wiedergegeben").

state-taken = eingenommen
state-missed = verpasst
state-skipped = übersprungen
state-pending = ausstehend
state-scheduled = geplant
state-due = fällig
state-overdue = überfällig
state-completed = abgeschlossen
state-not-completed = nicht abgeschlossen
state-in-progress = in Bearbeitung
state-failed = fehlgeschlagen
# Of orders, bookings and payments. "abgebrochen" would mean that it had begun.
state-cancelled = storniert
state-approved = genehmigt
state-declined = abgelehnt
state-refunded = erstattet
# Not "in Verarbeitung": it sounds like "in Bearbeitung".
state-processing = Verarbeitung läuft
state-shipped = versandt
state-delivered = zugestellt
state-draft = Entwurf
state-new = neu
state-read = gelesen
state-unread = ungelesen
state-active = aktiv
state-inactive = inaktiv
# Screen readers say "ein" or "an" of a switch: too short to be understood in a list, and "ein" sounds like an article.
state-on = eingeschaltet
state-off = ausgeschaltet
state-enabled = aktiviert
state-disabled = deaktiviert
state-online = online
state-offline = offline
state-away = abwesend
state-busy = beschäftigt
state-connected = verbunden
state-disconnected = getrennt
state-selected = ausgewählt
state-not-selected = nicht ausgewählt
# As NVDA and TalkBack say it of a checkbox
state-checked = aktiviert
state-unchecked = nicht aktiviert
state-partially-checked = teilweise aktiviert
state-expanded = erweitert
state-collapsed = reduziert
state-required = erforderlich
state-optional = optional
state-valid = gültig
state-invalid = ungültig
state-empty = leer
state-full = voll
state-playing = Wiedergabe läuft
state-paused = pausiert
state-stopped = gestoppt
state-muted = stummgeschaltet
state-unmuted = nicht stummgeschaltet
state-locked = gesperrt
state-unlocked = entsperrt
state-favorite = Favorit
state-pinned = angeheftet
state-archived = archiviert
state-verified = verifiziert
state-not-verified = nicht verifiziert
state-expired = abgelaufen
state-available = verfügbar
state-unavailable = nicht verfügbar
state-out-of-stock = nicht vorrätig
# Voices read "live" as a German word, "liefe".
state-live = auf Sendung
state-syncing = Synchronisierung läuft
state-synced = synchronisiert
# Not "Ladevorgang läuft": a page or a file that loads is in a "Ladevorgang" too.
state-charging = Akku wird geladen
state-low = niedrig
state-critical = kritisch
state-filtered = gefiltert

# After a colon German goes on in small letters.
status = Status: { $state }
