audit-role =
    botón de …, botón del …, botón para …, botón …, … botón, btn …, … btn, botón de opción …, botón de radio …
audit-role-control =
    casilla de verificación …, casilla de selección …, … casilla de verificación, checkbox …, … checkbox,
    campo de texto …, … campo de texto, campo de edición …, cuadro de texto …, caja de texto …, cuadro de edición …,
    lista desplegable …, menú desplegable …, cuadro combinado …, barra de búsqueda …, imagen de …, imagen del …,
    icono de …, icono del …, ícono de …, ícono del …, icono …, ícono …, control deslizante …, campo de …
audit-role-image =
    imagen de …, imagen del …, imagen …, icono de …, icono del …, icono …, … icono, ícono de …, ícono del …, ícono …,
    … ícono
audit-role-link =
    enlace a …, enlace al …, enlace de …, enlace para …, enlace …, … enlace, vínculo a …, vínculo al …, vínculo …,
    link a …, link al …, link de …, hipervínculo a …, hipervínculo …
audit-role-header = encabezado de …, encabezado …, … encabezado, cabecera …
audit-role-search =
    campo de búsqueda …, … campo de búsqueda, barra de búsqueda …, … barra de búsqueda, cuadro de búsqueda …,
    caja de búsqueda …, campo para buscar …, campo …
audit-role-toggle =
    interruptor …, interruptor de …, interruptor para …, … interruptor, conmutador …, casilla de verificación …,
    casilla …
audit-role-slider =
    deslizador …, deslizador de …, … deslizador, control deslizante …, control deslizante de …, barra deslizante …,
    regulador …, regulador de …, selector …, selector de …
audit-role-tab = pestaña …, pestaña de …, … pestaña, barra de pestañas …
audit-role-hints = botón …, este botón …, el botón …
audit-editable = editable, … editable, se puede editar, … se puede editar
audit-generic =
    botón, btn, imagen, icono, ícono, enlace, vínculo, link, hipervínculo, vista, etiqueta, celda, elemento, objeto,
    campo de texto, cuadro de texto, marcador de posición, lorem ipsum, texto de prueba, texto de ejemplo,
    casilla, casilla de verificación, casilla de selección, checkbox, botón de opción, interruptor, lista desplegable,
    menú desplegable
audit-click-here =
    haz clic aquí, haga clic aquí, haz click aquí, haga click aquí, hacé clic aquí, hacer clic aquí, da clic aquí,
    dé clic aquí, clic aquí, click aquí, pincha aquí, pinche aquí, pulsa aquí, pulse aquí, toca aquí, toque aquí,
    tocá aquí, presiona aquí, presione aquí, presioná aquí, aquí, este enlace, este vínculo, este link,
    pulsa este enlace, haz clic en este enlace, haga clic en este enlace, toca para más, pulsa para más,
    toca para ver más, pulsa para ver más, haz clic para ver más
audit-vague-links =
    más información, más, leer más, ver más, saber más, detalles, más info, más detalles, info, acerca de, esta página
audit-vague-errors =
    error, ha ocurrido un error, ocurrió un error, se ha producido un error, se produjo un error, ha habido un error,
    hubo un error, error desconocido, ha ocurrido un error desconocido, ocurrió un error desconocido,
    se ha producido un error desconocido, se produjo un error desconocido, error inesperado,
    ha ocurrido un error inesperado, ocurrió un error inesperado, se ha producido un error inesperado,
    se produjo un error inesperado, algo ha ido mal, algo ha salido mal, algo salió mal, algo ha fallado, algo falló,
    ups, ups algo ha ido mal, ups algo ha salido mal, ups algo salió mal, vaya, vaya algo ha ido mal,
    vaya algo ha salido mal, uy, entrada no válida, entrada inválida
audit-gestures =
    … toca dos veces …, … toque dos veces …, … tocá dos veces …, … pulsa dos veces …, … pulse dos veces …,
    … tocar dos veces …, … pulsar dos veces …, … doble toque …, … triple toque …, … doble pulsación …,
    … pulsación larga …, … pulsación prolongada …, … toque prolongado …, … toque largo …, … pulsa …, … pulse …,
    … pulsar …, toca …, … toca para …, … toca y mantén …, … toca aquí …, … toca el botón …, … toca la pantalla …,
    tocá …, … tocá para …, toque …, … toque para …, … toque y mantenga …, … toque el botón …, … toque la pantalla …,
    … al tocar …, … tocar para …, … mantén pulsado …, … mantén presionado …, … mantenga pulsado …,
    … mantenga presionado …, … mantener pulsado …, … mantener presionado …, … mantené presionado …, … desliza …,
    … deslice …, … deslizar …, … deslizá …, … arrastra …, … arrastre …, … arrastrar …, … arrastrá …, … clic …,
    … click …, … presiona …, … presione …, … presioná …, … pellizca …, … pellizque …, … pellizcar …, … con tres dedos …,
    presionar …, … presionar para …, … al presionar …
audit-gesture-labels =
    toca para …, toque para …, tocar para …, pulsa para …, pulse para …, pulsar para …, presiona para …,
    presione para …, haz clic para …, haga clic para …, desliza para …, deslice para …, arrastra para …,
    toca dos veces para …, mantén pulsado para …
audit-not-gestures = … con tres dedos …, … tres dedos …, … toque de queda …
audit-swipes =
    … desliza a la izquierda …, … desliza a la derecha …, … desliza hacia la izquierda …, … desliza hacia la derecha …,
    … deslice a la izquierda …, … deslice a la derecha …, … deslice hacia la izquierda …, … deslice hacia la derecha …,
    … deslizar a la izquierda …, … deslizar a la derecha …, … deslizar hacia la izquierda …,
    … deslizar hacia la derecha …, … desliza el dedo a la izquierda …, … desliza el dedo a la derecha …,
    … desliza el dedo hacia la izquierda …, … desliza el dedo hacia la derecha …, … deslice el dedo a la izquierda …,
    … deslice el dedo a la derecha …, … deslice el dedo hacia la izquierda …, … deslice el dedo hacia la derecha …,
    … deslizar el dedo a la izquierda …, … deslizar el dedo a la derecha …, … deslizar el dedo hacia la izquierda …,
    … deslizar el dedo hacia la derecha …, … deslizá hacia la izquierda …, … deslizá hacia la derecha …,
    … desliza horizontalmente …, … deslice horizontalmente …, … desliza hacia los lados …, … deslice hacia los lados …,
    … desliza para eliminar …, … desliza para borrar …, … deslice para eliminar …, … deslice para borrar …,
    … deslizar para eliminar …, … deslizar para borrar …, … desliza para ver más …, … desliza para más opciones …,
    … desliza para ver más opciones …
audit-empty-hints =
    botón, enlace, imagen, sugerencia, acción, clic, haz clic, toca, toque, tocar, pulsa, pulse, pulsar, presiona,
    presione, presionar, toca dos veces, pulsa dos veces, toque dos veces, pulse dos veces, doble toque,
    toca dos veces para activar, pulsa dos veces para activar, toque dos veces para activar,
    pulse dos veces para activar, toca dos veces para seleccionar, pulsa dos veces para seleccionar,
    toca dos veces para abrir, pulsa dos veces para abrir, toca dos veces para interactuar,
    pulsa dos veces para interactuar, toca para abrir, pulsa para abrir, haz clic para abrir, presiona para abrir,
    toca para activar, pulsa para activar, toca para seleccionar, pulsa para seleccionar, toca para interactuar,
    pulsa para interactuar, pulsa el botón, toca el botón, presiona el botón, haz clic en el botón, activa el botón,
    activa este botón, más, toca para más, pulsa para más, toca para ver más, pulsa para ver más,
    toca para más información, pulsa para más información, toca dos veces para más información,
    pulsa dos veces para más información, toca dos veces para ver más, pulsa dos veces para ver más, realiza una acción,
    realiza la acción, ejecuta la acción, seleccionado, seleccionada, no seleccionado, no seleccionada, sin seleccionar,
    atenuado, atenuada, activado, activada, desactivado, desactivada, error, vídeo, video
audit-selected =
    … seleccionado, … seleccionada, … seleccionados, … seleccionadas, seleccionado …, seleccionada …, … elegido,
    … elegida
audit-disabled =
    … desactivado, … desactivada, … desactivados, … desactivadas, … deshabilitado, … deshabilitada, … deshabilitados,
    … deshabilitadas, … inhabilitado, … inhabilitada, … inhabilitados, … inhabilitadas, … atenuado, … atenuada,
    desactivado …, desactivada …, deshabilitado …, deshabilitada …
audit-switched =
    … activado, … activada, … activados, … activadas, … desactivado, … desactivada, … desactivados, … desactivadas,
    … habilitado, … habilitada, … deshabilitado, … deshabilitada, … inhabilitado, … inhabilitada, … encendido,
    … encendida, … apagado, … apagada, … marcado, … marcada, … desmarcado, … desmarcada, … sí, … no
audit-abbreviations = cant, aprox, tfno, dcha, izda, izq, núm
audit-unit-abbreviations = hrs, seg, segs, uds, ud, pzs, pza, pzas, pers, mins
audit-common-words =
    el, la, los, las, un, una, unos, unas, de, del, al, y, o, es, son, está, están, no, para, por, con, sin, en, sobre,
    entre, hasta, desde, que, qué, si, se, su, sus, tu, tus, usted, este, esta, estos, estas, ese, esa, lo, le, les,
    más, pero, también, muy, como, cómo, cuando, donde, dónde, antes, después, aún, ha, han, hay, ser, puede, puedes,
    todos, todas, todo, toda, ya, a, hace, ningún, ninguna, cada, tiene, tienes, último, última, otro, otra, vez
audit-double-words = oh, in, ay, uy, ja, je, menos, más, arroba, punto, barra, no, sí, muy, casi, ya, bla, toc
audit-verbs =
    añadir, agregar, editar, eliminar, borrar, quitar, copiar, abrir, cerrar, mostrar, ocultar, cambiar, elegir,
    seleccionar, guardar, subir, descargar, tomar, usar, ver, vaciar, ampliar, reducir, minimizar, maximizar, mover,
    reemplazar, crear, recortar, girar, insertar, adjuntar, restablecer, introducir, activar, desactivar, cargar,
    enviar, añade, elige, selecciona, edita, ningún, ninguna, sin
