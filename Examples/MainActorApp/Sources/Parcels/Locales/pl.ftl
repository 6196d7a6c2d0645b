delivered = { $n ->
    [one] { $who }: { $n } paczka
    [few] { $who }: { $n } paczki
   *[many] { $who }: { $n } paczek
}
track = Śledź
# same for every number
out-for-delivery = w doręczeniu
sender = Nadawca
outcome-map = { $case ->
    [infinitive] otworzyć mapę
   *[statement] otwiera mapę
}
