## What was done to a thing. The class of what has the name is not known: the impersonal one

done-added = { $name } imeongezwa
    .alone = imeongezwa
done-removed = { $name } imeondolewa
    .alone = imeondolewa
done-saved = { $name } imehifadhiwa
    .alone = imehifadhiwa
done-updated = { $name } imesasishwa
    .alone = imesasishwa
done-sent = imetumwa kwa { $who }
    .alone = imetumwa
# picha 3 zimefutwa, jukumu moja limefutwa
done-deleted-things = { $things } { FORM(prefix-counted, $things) }mefutwa
done-undone = imetenguliwa
undo-available = { $done }. Inaweza kutenguliwa
outcome-delete-with = kufuta { $name } na { $more }
    .alone = kufuta { $more }
irreversible = hii haiwezi kutenguliwa
locked-until = imefungwa hadi { $time }
# Of the class of what can be added: ongeza la kwanza, ongeza cha kwanza
empty-add = anza kwa kuongeza { FORM(ordinal-particle, $noun) } kwanza
