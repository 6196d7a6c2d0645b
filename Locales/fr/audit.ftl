# In French, words such as "bouton" come before the name of the control.
audit-role = bouton …, … bouton, btn …, … btn, bouton radio …
audit-role-control =
    case à cocher …, champ de texte …, champ texte …, champ de saisie …, zone de texte …, zone de saisie …,
    liste déroulante …, menu déroulant …, barre de recherche …, image de …, image d’…, image du …, image des …,
    icône de …, icône d’…, icône du …, icône des …, icône …, pictogramme …, curseur …, champ …
# These words are not listed for the end of a label, because they are the object of an action there: "ajouter une
# image".
audit-role-image =
    image de …, image d’…, image du …, image des …, image …, icône de …, icône d’…, icône du …, icône des …, icône …,
    pictogramme …, picto …
# "Lien" is not listed for the end of a label, because "copier le lien" is a good label.
audit-role-link = lien vers …, lien hypertexte …, lien …, hyperlien …
# The list doesn't have "titre …", because a "titre de transport" is a ticket.
audit-role-header =
    en-tête …, … en-tête, titre de niveau …, titre de page …, titre de la page …, titre de section …,
    titre de la section …
audit-role-search = champ de recherche …, … champ de recherche, barre de recherche …, zone de recherche …, champ …
audit-role-toggle =
    interrupteur …, … interrupteur, commutateur …, … commutateur, case à cocher …, … case à cocher
audit-role-slider = curseur …, … curseur, réglette …, sélecteur …
audit-role-tab = onglet …, … onglet, barre d’onglets …
audit-role-hints = bouton …, ce bouton …, le bouton …
audit-editable = modifiable, … modifiable, éditable, … éditable, peut être modifié, … peut être modifié
# The list doesn't have "objet" (the subject of a mail), "libellé" (the purpose of a transfer), or "graphique" (a
# chart).
audit-generic =
    bouton, btn, image, icône, pictogramme, lien, vue, étiquette, cellule, élément, sans étiquette, sans libellé, lorem ipsum, test, todo, tbd, case à cocher, bouton radio, champ de texte,
    champ texte, zone de texte, liste déroulante, menu déroulant, interrupteur
audit-click-here =
    cliquez ici, cliquer ici, clique ici, appuyez ici, appuyer ici, appuie ici, touchez ici, toucher ici, ici, ce lien,
    cliquez sur ce lien, cliquer sur ce lien, suivez ce lien, cliquez ici pour en savoir plus, cliquez pour en savoir plus,
    appuyez ici pour en savoir plus, appuyez pour en savoir plus, touchez pour en savoir plus
audit-vague-links =
    en savoir plus, plus, lire la suite, voir plus, détails, plus d’infos, plus d’informations, infos, info, à propos,
    cette page, plus de détails
audit-vague-errors =
    erreur, une erreur est survenue, une erreur s’est produite, une erreur a eu lieu, erreur inconnue,
    une erreur inconnue est survenue, une erreur inconnue s’est produite, erreur inattendue,
    une erreur inattendue est survenue, une erreur inattendue s’est produite, un problème est survenu,
    un problème s’est produit, quelque chose s’est mal passé, oups, oups une erreur est survenue,
    oups une erreur s’est produite, oups un problème est survenu, oups quelque chose s’est mal passé, saisie non valide,
    saisie invalide, saisie incorrecte, valeur non valide, entrée non valide
# "Appuie" is for apps that say "tu" to young people. The list doesn't have "tapez" alone, which means typing, and "touche",
# which can be a key. It doesn't have "clic" alone, because of "en un clic".
audit-gestures =
    … touchez deux fois …, … toucher deux fois …, … double appui …, … touchez …, … touche deux fois …, … appuyez …,
    … appuyer …, … appuie …, … toucher pour …, … toucher longuement …, … maintenez …, … maintiens …, … appui long …,
    … appui prolongé …, … balayez …, … balayer …, … balaie …, … balaye …, … glissez …, … faites glisser …,
    … faire glisser …, … fais glisser …, … pincez …, … pincer …, … tapotez …, … cliquez …, … cliquer …, … clique …,
    … double cliquez …, … double clic …, … clic droit …, … clic long …, … double tap …, … double tapotement …,
    … tapez deux fois …, … taper pour …, … tapez pour …, … tapez ici …, … glissement vers …,
    … glissement vertical …, … glissement horizontal …
audit-gesture-labels =
    touchez pour …, toucher pour …, appuyez pour …, appuyer pour …, taper pour …, tapez pour …, cliquez pour …,
    cliquer pour …, balayez pour …, glissez pour …, faites glisser pour …, maintenez pour …, touchez deux fois pour …
audit-not-gestures = … à trois doigts …, … avec trois doigts …, … en un clic …, … trois doigts …
audit-swipes =
    … balayez vers la gauche …, … balayez vers la droite …, … balayer vers la gauche …, … balayer vers la droite …,
    … balaie vers la gauche …, … balaie vers la droite …, … balayez à gauche …, … balayez à droite …,
    … balayer à gauche …, … balayer à droite …, … balayez horizontalement …, … balayez latéralement …,
    … balayez sur le côté …, … balayez de gauche à droite …, … balayez de droite à gauche …,
    … balayage vers la gauche …, … balayage vers la droite …, … glissez vers la gauche …, … glissez vers la droite …,
    … glissez à gauche …, … glissez à droite …, … glisser vers la gauche …, … glisser vers la droite …,
    … glisser à gauche …, … glisser à droite …, … faites glisser vers la gauche …, … faites glisser vers la droite …,
    … fais glisser vers la gauche …, … fais glisser vers la droite …, … faites glisser horizontalement …,
    … balayez pour supprimer …, … balayer pour supprimer …, … glissez pour supprimer …, … glisser pour supprimer …,
    … faites glisser pour supprimer …
audit-empty-hints =
    bouton, lien, image, touchez deux fois, touchez, appuyez, cliquez, toucher deux fois, appuyez deux fois,
    touchez deux fois pour activer, touchez deux fois pour sélectionner, touchez deux fois pour ouvrir,
    touchez deux fois pour interagir, touchez deux fois pour en savoir plus, touchez deux fois pour plus d’informations,
    toucher deux fois pour activer, toucher deux fois pour ouvrir, appuyez deux fois pour activer,
    appuyez deux fois pour sélectionner, appuyez deux fois pour ouvrir, double appui pour activer,
    double appui pour ouvrir, touchez pour activer, touchez pour sélectionner, touchez pour ouvrir,
    touchez pour interagir, touchez pour en savoir plus, touchez pour plus d’informations, toucher pour activer,
    toucher pour ouvrir, appuyez pour activer, appuyez pour sélectionner, appuyez pour ouvrir,
    appuyez pour en savoir plus, appuyez pour plus d’informations, appuyer pour activer, appuyer pour ouvrir,
    cliquez pour activer, cliquez pour sélectionner, cliquez pour ouvrir, cliquez pour en savoir plus,
    cliquez pour plus d’informations, appuyez sur le bouton, appuyez sur ce bouton, cliquez sur le bouton,
    cliquez sur ce bouton, touchez le bouton, active le bouton, active ce bouton, active l’élément, plus,
    en savoir plus, plus d’informations, effectue une action, effectue l’action, exécute une action, indice, astuce,
    sélectionné, sélectionnée, non sélectionné, non sélectionnée, estompé, estompée, grisé, grisée, activé, activée,
    désactivé, désactivée, erreur, vidéo
audit-selected =
    … sélectionné, … sélectionnée, … sélectionnés, … sélectionnées, … coché, … cochée, sélectionné …, sélectionnée …
audit-disabled =
    … désactivé, … désactivée, … désactivés, … désactivées, désactivé …, désactivée …, … grisé, … grisée, … estompé,
    … estompée, … non activé, … non activée
# The list has plurals, because many switches have a name in the plural, such as "notifications activées".
audit-switched =
    … activé, … activée, … activés, … activées, … désactivé, … désactivée, … désactivés, … désactivées, … coché,
    … cochée, … décoché, … décochée, … allumé, … allumée, … éteint, … éteinte, … on, … off, … oui, … non
audit-abbreviations = qté, nbre, rdv, tél, adr, env, réf
audit-unit-abbreviations = hrs, mn, sec, pces, pce, sem, pers
# A word with an elision, such as "l’icône", counts as one word. The list doesn't have "plus", which occurs in names of
# products, and "a", which is also an English word.
audit-common-words =
    le, la, les, un, une, des, du, de, au, aux, et, ou, est, sont, pas, ne, pour, par, avec, sans, dans, sur, sous, en, à,
    ce, cette, ces, cet, votre, vos, vous, nous, notre, nos, il, elle, ils, elles, je, tes, mon, qui, que,
    quand, si, être, avez, êtes, avoir, ont, été, sera, peut, chez, entre, vers, depuis, dernier, dernière, tous, toutes,
    tout, toute, leur, sa, ses, aucun, aucune, mais, donc, lors, déjà, encore, aussi, très, après, avant, comme,
    jusqu’à, c’est, n’est, d’un, d’une, qu’il, qu’un, qu’une, s’est, n’a, n’avez, j’ai
audit-double-words =
    oh, ah, ha, hé, moins, plus, arobase, arobas, point, nous, vous, très, trop, bien, vite, non, oui, si, faire, toc, bla,
    hop, bye, chut
audit-verbs =
    ajouter, modifier, supprimer, retirer, copier, ouvrir, fermer, afficher, masquer, cacher, changer, choisir,
    sélectionner, enregistrer, importer, exporter, télécharger, prendre, utiliser, voir, effacer, agrandir, réduire,
    déplacer, remplacer, créer, recadrer, pivoter, insérer, joindre, réinitialiser, saisir, activer, désactiver,
    charger, envoyer, ajoutez, choisissez, sélectionnez, modifiez, aucun, aucune, sans
