# "Statut" is of persons and organizations.
status = état : { $state }
