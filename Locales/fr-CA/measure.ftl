# As in French (France), with cents, and with miles, which are "milles" here.
-tail-measure =
    mètre mètres !paramètre !paramètres litre litres gramme grammes !programme !programmes calorie calories joule joules
    seconde secondes minute minutes heure heures point points mille milles !famille !familles euro euros centime centimes
    cent cents !accent !accents !adolescent !adolescents dollar dollars américain américains canadien canadiens
    franc francs suisse suisses sterling
