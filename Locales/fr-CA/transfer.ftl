## "Téléverser" is the usual word here.
transfer-upload = téléversement en cours
transfer-upload-failed = échec du téléversement
    .at = échec du téléversement à { $progress }
transfer-upload-done = téléversement terminé
adjective-uploaded = téléversé
    .feminine = téléversée
    .masculine-plural = téléversés
    .feminine-plural = téléversées
