# "Supprimé" is of trains in France.
departure-cancelled = annulé
