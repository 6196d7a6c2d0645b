audit-role = botó …, … botó, btn …, … btn, botó de …, botó per …, botó d’opció …
audit-role-control =
    casella de selecció …, … casella de selecció, casella de verificació …, checkbox …, … checkbox, camp de text …,
    … camp de text, quadre de text …, quadre d’edició …, llista desplegable …, menú desplegable …, quadre combinat …,
    barra de cerca …, imatge de …, imatge del …, icona de …, icona del …, icona …, … icona, control lliscant …, camp de …
audit-role-image = imatge de …, imatge del …, imatge …, … imatge, icona de …, icona del …, icona …, … icona
audit-role-link = enllaç a …, enllaç al …, enllaç de …, enllaç per …, enllaç …, … enllaç, hiperenllaç …
audit-role-header = encapçalament …, … encapçalament, capçalera …
audit-role-search = camp de cerca …, … camp de cerca, barra de cerca …, quadre de cerca …, camp per cercar …, camp …
audit-role-toggle = interruptor …, interruptor de …, interruptor per …, … interruptor, commutador …, casella …
audit-role-slider = control lliscant …, … control lliscant, barra lliscant …, regulador …, selector …, selector de …
audit-role-tab = pestanya …, … pestanya, barra de pestanyes …
audit-role-hints = botó …, aquest botó …, el botó …
audit-editable = editable, … editable, es pot editar, … es pot editar
audit-generic =
    botó, btn, imatge, icona, enllaç, hiperenllaç, link, vista, etiqueta, cel·la, element, objecte, camp de text,
    quadre de text, text de prova, text d’exemple, lorem ipsum, casella, casella de selecció, casella de verificació,
    checkbox, botó d’opció, interruptor, llista desplegable, menú desplegable, sense etiqueta, sense etiquetar
audit-click-here =
    fes clic aquí, feu clic aquí, clica aquí, cliqueu aquí, clic aquí, click aquí, prem aquí, premeu aquí, toca aquí,
    toqueu aquí, pitja aquí, pitgeu aquí, aquí, aquest enllaç, prem aquest enllaç, fes clic en aquest enllaç,
    feu clic en aquest enllaç, toca per a més, toca per veure’n més, fes clic per veure’n més, fes clic aquí per a més informació
audit-vague-links =
    més informació, més, llegeix més, llegiu-ne més, veure més, mostra’n més, més detalls, detalls, info, informació,
    saber-ne més, continua llegint, aquesta pàgina, ves-hi
audit-vague-errors =
    error, hi ha hagut un error, s’ha produït un error, s'ha produït un error, ha ocorregut un error, error desconegut,
    error inesperat, s’ha produït un error desconegut, s'ha produït un error desconegut, s’ha produït un error inesperat,
    s'ha produït un error inesperat, hi ha hagut un problema, alguna cosa ha anat malament, alguna cosa ha fallat, ups,
    vaja, ui, ups alguna cosa ha anat malament, vaja alguna cosa ha anat malament, entrada no vàlida
audit-gestures =
    … toca dues vegades …, … toqueu dues vegades …, … doble toc …, … triple toc …, … toc llarg …, … toc prolongat …,
    … pulsació llarga …, toca …, … toca per …, … toca aquí …, … toca el botó …, … toca la pantalla …, … toqueu …,
    … tocar per …, … en tocar …, … mantén premut …, … manteniu premut …, … mantenir premut …, … llisca …, … feu lliscar …,
    … fes lliscar …, … llisqueu …, … lliscar …, … arrossega …, … arrossegueu …, … arrossegar …, … fes clic …, … feu clic …,
    … fer clic …, … clica …, … cliqueu …, … click …, … prem …, … premeu …, … prémer per …, … pitja …, … pessiga …,
    … pessigueu …, … pessigar …, … amb tres dits …
audit-gesture-labels =
    toca per …, toqueu per …, tocar per …, toca dues vegades per …, fes doble toc per …, feu doble toc per …, prem per …,
    premeu per …, prémer per …, fes clic per …, feu clic per …, clica per …, llisca per …, llisqueu per …,
    arrossega per …, arrossegueu per …, mantén premut per …, manteniu premut per …
audit-not-gestures = … amb tres dits …, … tres dits …, … 3 dits …, … toc de queda …
audit-swipes =
    … llisca a l’esquerra …, … llisca a la dreta …, … llisca cap a l’esquerra …, … llisca cap a la dreta …,
    … llisca cap a l'esquerra …, … llisqueu cap a l’esquerra …, … llisqueu cap a la dreta …,
    … feu lliscar cap a l’esquerra …, … feu lliscar cap a la dreta …, … fes lliscar cap a l’esquerra …,
    … fes lliscar cap a la dreta …, … lliscar cap a l’esquerra …, … lliscar cap a la dreta …, … llisca horitzontalment …,
    … llisca per eliminar …, … llisca per suprimir …, … llisca per esborrar …, … llisca per a més opcions …
audit-empty-hints =
    botó, enllaç, imatge, suggeriment, acció, clic, fes clic, feu clic, toca, toqueu, prem, premeu, toca dues vegades,
    doble toc, fes doble toc, feu doble toc, fes doble toc per activar, feu doble toc per activar,
    toca dues vegades per activar, fes doble toc per seleccionar, feu doble toc per seleccionar, fes doble toc per obrir,
    feu doble toc per obrir, toca per obrir, prem per obrir, fes clic per obrir, toca per activar, prem per activar,
    toca per seleccionar, prem el botó, toca el botó, fes clic en el botó, activa el botó, activa aquest botó, més,
    toca per a més, toca per a més informació, fa una acció, executa l’acció, seleccionat, seleccionada, no seleccionat,
    no seleccionada, atenuat, atenuada, activat, activada, desactivat, desactivada, error, vídeo
audit-selected =
    … seleccionat, … seleccionada, … seleccionats, … seleccionades, seleccionat …, seleccionada …, … triat, … triada
audit-disabled =
    … desactivat, … desactivada, … desactivats, … desactivades, … inhabilitat, … inhabilitada, … deshabilitat,
    … deshabilitada, … atenuat, … atenuada, desactivat …, desactivada …, inhabilitat …, inhabilitada …
audit-switched =
    … activat, … activada, … activats, … activades, … desactivat, … desactivada, … desactivats, … desactivades,
    … habilitat, … habilitada, … inhabilitat, … inhabilitada, … encès, … encesa, … apagat, … apagada, … marcat,
    … marcada, … desmarcat, … desmarcada, … sí, … no
audit-abbreviations = quant, aprox, tel, dta, esq, núm, pàg
audit-unit-abbreviations = hrs, seg, segs, min, mins, uts, ut, pers
audit-common-words =
    el, la, els, les, un, una, uns, unes, de, del, dels, al, als, i, o, és, són, està, estan, no, per, pel, amb, sense, en,
    sobre, entre, fins, des, que, què, si, es, seu, seva, aquest, aquesta, aquests, aquestes, ho, li, més, però, també, molt,
    com, quan, on, abans, després, encara, ha, han, hi, ser, pot, pots, tots, totes, tot, tota, ja, a, fa, cap, cada, té,
    últim, última, altre, altra, vegada
audit-double-words = oh, ai, ui, ja, ha, menys, més, arrova, punt, barra, no, sí, molt, gairebé, bla, toc
audit-verbs =
    afegeix, afegir, edita, editar, elimina, eliminar, esborra, esborrar, suprimeix, suprimir, treu, treure, copia, copiar,
    obre, obrir, tanca, tancar, mostra, mostrar, amaga, amagar, canvia, canviar, tria, triar, selecciona, seleccionar, desa,
    desar, puja, pujar, baixa, baixar, descarrega, descarregar, fes, fer, utilitza, usar, veure, buida, buidar, amplia,
    ampliar, redueix, reduir, minimitza, maximitza, mou, moure, substitueix, crea, crear, retalla, retallar, gira, girar,
    insereix, adjunta, adjuntar, restableix, introdueix, activa, activar, carrega, carregar, envia, enviar, cap, sense
