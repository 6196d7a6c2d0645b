audit-role =
    pulsante …, … pulsante, bottone …, … bottone, btn …, … btn, pulsante di opzione …, pulsante di scelta …
audit-role-control =
    casella di controllo …, … casella di controllo, casella di spunta …, checkbox …, … checkbox, campo di testo …,
    … campo di testo, campo testo …, casella di testo …, … casella di testo, casella di modifica …, campo di input …,
    menu a discesa …, … menu a discesa, menu a tendina …, … menu a tendina, elenco a discesa …, casella combinata …,
    barra di ricerca …, immagine di …, immagine del …, immagine della …, icona di …, icona del …, icona della …, icona …,
    … icona, dispositivo di scorrimento …, selettore …
audit-role-image =
    immagine di …, immagine del …, immagine della …, immagine …, … immagine, icona di …, icona del …, icona della …,
    icona …, … icona, figura …
audit-role-link =
    link a …, link al …, link alla …, link …, … link, collegamento a …, collegamento al …, collegamento alla …,
    collegamento …, … collegamento, collegamento ipertestuale …
audit-role-header = intestazione …, … intestazione, titolo di sezione …
audit-role-search =
    campo di ricerca …, … campo di ricerca, barra di ricerca …, … barra di ricerca, casella di ricerca …, campo …
audit-role-toggle =
    interruttore …, interruttore per …, … interruttore, commutatore …, casella di controllo …, casella …
audit-role-slider =
    cursore …, cursore di …, … cursore, dispositivo di scorrimento …, barra di scorrimento …, slider …, … slider,
    selettore …, selettore di …
audit-role-tab = scheda …, … scheda, tab …, … tab, barra delle schede …
audit-role-hints = pulsante …, questo pulsante …, il pulsante …, bottone …, questo bottone …
audit-editable = modificabile, … modificabile, si può modificare, … si può modificare
audit-generic =
    pulsante, bottone, btn, immagine, icona, link, collegamento, collegamento ipertestuale, vista, etichetta, cella,
    elemento, oggetto, campo di testo, casella di testo, segnaposto, lorem ipsum, testo di prova, testo di esempio,
    casella, casella di controllo, checkbox, pulsante di opzione, interruttore, menu a discesa, menu a tendina,
    senza etichetta, senza nome
audit-click-here =
    clicca qui, cliccare qui, fai clic qui, fare clic qui, fate clic qui, clicca, premi qui, premere qui, tocca qui,
    toccare qui, qui, questo link, questo collegamento, clicca su questo link, premi questo link, tocca per altro,
    tocca per saperne di più, clicca per saperne di più, clicca qui per saperne di più, clicca qui per maggiori informazioni
audit-vague-links =
    scopri di più, maggiori informazioni, altre informazioni, ulteriori informazioni, più informazioni, info,
    informazioni, altro, leggi tutto, leggi di più, continua a leggere, mostra altro, vedi altro, vedi tutto,
    dettagli, più dettagli, vai, questa pagina, approfondisci
audit-vague-errors =
    errore, si è verificato un errore, c’è stato un errore, c'è stato un errore, errore sconosciuto, errore imprevisto,
    errore generico, errore inatteso, si è verificato un errore sconosciuto, si è verificato un errore imprevisto,
    si è verificato un errore inatteso, si è verificato un problema, c’è stato un problema, c'è stato un problema,
    qualcosa è andato storto, qualcosa non ha funzionato, ops, ops qualcosa è andato storto,
    ops si è verificato un errore, oops, oops qualcosa è andato storto, oops si è verificato un errore,
    dati non validi, valore non valido
audit-gestures =
    … tocca due volte …, … toccare due volte …, … tocchi due volte …, … doppio tocco …, … doppio tap …, … triplo tocco …,
    … tocco prolungato …, … pressione prolungata …, … pressione lunga …, tocca …, … tocca per …, … tocca qui …,
    … tocca il pulsante …, … tocca lo schermo …, … tocca e tieni premuto …, … toccare per …, … toccando …,
    … tieni premuto …, … tenere premuto …, … tenendo premuto …, … scorri …, … scorrere …, … scorrendo …, … trascina …,
    … trascinare …, … trascinando …, … clic …, … click …, … clicca …, … cliccare …, … cliccando …, … premi …,
    … premere per …, … pizzica …, … pizzicare …, … fai tap …, … swipe …, … con tre dita …
audit-gesture-labels =
    tocca per …, toccare per …, tocca due volte per …, premi per …, premere per …, clicca per …, cliccare per …,
    fai clic per …, fare clic per …, scorri per …, scorrere per …, trascina per …, tieni premuto per …,
    tenere premuto per …
audit-not-gestures = … con tre dita …, … tre dita …, … 3 dita …
audit-swipes =
    … scorri a sinistra …, … scorri a destra …, … scorri verso sinistra …, … scorri verso destra …,
    … scorrere a sinistra …, … scorrere a destra …, … scorrere verso sinistra …, … scorrere verso destra …,
    … scorri in orizzontale …, … scorri orizzontalmente …, … scorri lateralmente …, … scorri di lato …,
    … scorri per eliminare …, … scorri per cancellare …, … scorri per archiviare …, … scorri per altre opzioni …,
    … trascina a sinistra …, … trascina a destra …, … trascina verso sinistra …, … trascina verso destra …
audit-empty-hints =
    pulsante, link, immagine, suggerimento, azione, clic, clicca, fai clic, tocca, toccare, premi, premere,
    tocca due volte, toccare due volte, doppio tocco, tocca due volte per attivare, tocca due volte per selezionare,
    tocca due volte per aprire, tocca due volte per interagire, tocca per aprire, tocca per attivare,
    tocca per selezionare, tocca per interagire, clicca per aprire, fai clic per aprire, premi per aprire,
    premi per attivare, premi per selezionare, premi il pulsante, tocca il pulsante, clicca il pulsante,
    attiva il pulsante, attiva questo pulsante, altro, tocca per altro, tocca per maggiori informazioni,
    tocca due volte per maggiori informazioni, tocca per i dettagli, esegue un’azione, esegue un'azione,
    esegue l’azione, esegue l'azione, selezionato, selezionata, non selezionato, non selezionata, oscurato, oscurata,
    attivato, attivata, disattivato, disattivata, errore, video
audit-selected =
    … selezionato, … selezionata, … selezionati, … selezionate, selezionato …, selezionata …, … è selezionato,
    … è selezionata, … attualmente selezionato, … attualmente selezionata
audit-disabled =
    … disattivato, … disattivata, … disattivati, … disattivate, … disabilitato, … disabilitata, … disabilitati,
    … disabilitate, … oscurato, … oscurata, … non attivo, … non attiva, disattivato …, disattivata …, disabilitato …,
    disabilitata …
audit-switched =
    … attivato, … attivata, … attivati, … attivate, … disattivato, … disattivata, … disattivati, … disattivate,
    … abilitato, … abilitata, … disabilitato, … disabilitata, … acceso, … accesa, … spento, … spenta, … spuntato,
    … spuntata, … sì, … no, … on, … off
audit-abbreviations = tel, pag, nr, num, cad, qtà, dott, sig, cfr, cod
audit-unit-abbreviations = mins, sec, gg, hh, pz, sett
audit-common-words =
    il, lo, la, i, gli, le, un, uno, una, di, del, della, dello, dei, degli, delle, a, al, alla, ai, alle, da, dal, dalla,
    in, nel, nella, con, su, sul, sulla, per, tra, fra, e, ed, o, è, sono, non, che, chi, cosa, come, quando, dove, se,
    si, ci, ti, mi, tuo, tua, tuoi, tue, suo, sua, questo, questa, questi, queste, quello, quella, ma, anche, più, meno,
    molto, già, ancora, ora, oggi, prima, dopo, fino, ha, hai, hanno, essere, puoi, può, tutti, tutte, tutto, tutta, ogni,
    nessun, nessuna, altro, altra, altri, altre, volta, volte
audit-double-words =
    oh, ah, eh, ciao, meno, più, no, sì, ben, via, così, piano, molto, ha, chiocciola, punto, barra, toc, bla, appena,
    subito, tanto, mano, quasi
audit-verbs =
    aggiungi, modifica, elimina, cancella, rimuovi, copia, apri, chiudi, mostra, nascondi, cambia, scegli, seleziona,
    imposta, salva, carica, scarica, scatta, usa, visualizza, vedi, svuota, ingrandisci, riduci, espandi, comprimi, sposta,
    sostituisci, aggiorna, crea, ritaglia, ruota, inserisci, allega, trascina, ridimensiona, personalizza, reimposta,
    tocca, premi, attiva, disattiva, abilita, disabilita, ricarica, invia, annulla, ripeti, genera, vai, importa, esporta,
    stampa, rinomina, ignora, applica, migliora, disegna, consenti, includi, nessun, nessuna, senza, manca, aggiungere,
    modificare, eliminare, scegliere, selezionare
