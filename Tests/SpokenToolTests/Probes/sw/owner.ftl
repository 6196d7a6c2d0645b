## Whose something is. The particle has the class of the thing: picha ya wasifu ya Alice, jumbe za Alice

thing-owned = { TRAIT($thing, "particle") ->
    [za] { $thing } za { $who }
    [wa] { $thing } wa { $who }
    [pa] { $thing } pa { $who }
   *[ya] { $thing } ya { $who }
}
thing-profile-photo = picha ya wasifu
    .particle = ya
thing-profile = wasifu
    .particle = wa
thing-photo = picha
    .particle = ya
# same as thing-photo
thing-photos = picha
    .particle = za
thing-tasks = majukumu
    .particle = ya
thing-messages = jumbe
    .particle = za
thing-account = akaunti
    .particle = ya
thing-calendar = kalenda
    .particle = ya
thing-location = mahali
    .particle = pa
thing-birthday = siku ya kuzaliwa
    .particle = ya
