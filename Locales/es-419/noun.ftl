# "Comprimido" is said in Spain.
noun-tablet = tableta
    .plural = tabletas
    .gender = feminine
# same
noun-video = video
    .plural = videos
noun-rating = calificación
    .plural = calificaciones
noun-goal = meta
    .plural = metas
    .gender = feminine
# Describes a bus, a train or a show.
noun-ticket = boleto
    .plural = boletos
