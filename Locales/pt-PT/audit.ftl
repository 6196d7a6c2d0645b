audit-role =
    botão de …, botão do …, botão da …, botão para …, botão …, … botão, btn …, … btn, botão de opção …,
    botão de seleção …
audit-role-control =
    caixa de verificação …, … caixa de verificação, caixa de seleção …, … caixa de seleção, checkbox …, … checkbox,
    campo de texto …, … campo de texto, campo de edição …, caixa de texto …, caixa de edição …, caixa de combinação …,
    lista pendente …, menu pendente …, barra de pesquisa …, imagem de …, imagem do …, imagem da …, ícone de …,
    ícone do …, ícone da …, ícone …, … ícone, controlo deslizante …, campo de …, dropdown …, … dropdown
audit-role-image =
    imagem de …, imagem do …, imagem da …, imagem …, … imagem, ícone de …, ícone do …, ícone da …, ícone …, … ícone,
    figura de …, foto a mostrar …, fotografia a mostrar …
audit-role-link =
    link para …, link do …, link da …, link de …, link …, … link, ligação para …, hiperligação para …,
    hiperligação …, … hiperligação
audit-role-search =
    campo de pesquisa …, … campo de pesquisa, barra de pesquisa …, … barra de pesquisa, caixa de pesquisa …, campo …
audit-role-toggle =
    interruptor …, interruptor de …, interruptor para …, … interruptor, comutador …, comutador de …, … comutador,
    botão de comutação …, botão de alternar …, caixa de verificação …
audit-role-slider =
    controlo deslizante …, controlo deslizante de …, … controlo deslizante, barra deslizante …, seletor …,
    seletor de …, slider …, … slider
audit-role-tab = separador …, separador de …, … separador, aba …, barra de separadores, barra de abas
audit-generic =
    botão, btn, imagem, ícone, figura, gráfico, link, ligação, hiperligação, vista, etiqueta, rótulo, célula, elemento,
    item, objeto, sem etiqueta, sem rótulo, campo de texto, caixa de texto, texto de exemplo, texto de teste,
    lorem ipsum, caixa de verificação, checkbox, botão de opção, interruptor, lista pendente, menu pendente, a fazer
audit-click-here =
    clique aqui, clicar aqui, toque aqui, tocar aqui, prima aqui, premir aqui, carregue aqui, aqui,
    clique nesta ligação, clique neste link, este link, esta ligação, clique para mais, toque para mais,
    clique aqui para mais, toque aqui para mais, clique para saber mais, toque para saber mais, clique para ver mais,
    toque para ver mais, clique aqui para saber mais, toque aqui para saber mais
audit-vague-links =
    saiba mais, saber mais, mais, leia mais, ler mais, veja mais, ver mais, ver detalhes, detalhes, mais detalhes,
    ver pormenores, mais informações, mais informação, informações, info, sobre, esta página, ir, consulte, aceda
audit-vague-errors =
    erro, ocorreu um erro, aconteceu um erro, houve um erro, ocorreu um problema, houve um problema, erro desconhecido,
    ocorreu um erro desconhecido, erro inesperado, ocorreu um erro inesperado, algo correu mal,
    lamentamos algo correu mal, ups, ups algo correu mal, ups ocorreu um erro, oops, oops algo correu mal,
    entrada inválida, valor inválido, falha
audit-gestures =
    … toque duas vezes …, … tocar duas vezes …, … dê dois toques …, … dar dois toques …, … duplo toque …,
    … toque duplo …, … toque triplo …, … toque longo …, … toque sem soltar …, … toque e mantenha …,
    … mantenha premido …, … mantenha premida …, … manter premido …, … prima sem soltar …, … prima …, … premir …,
    … carregue …, toque …, … toque para …, … toque aqui …, … toque no botão …, … toque no ecrã …, … tocar para …,
    … ao tocar …, … clique …, … clicar …, … deslize …, … deslizar …, … arraste …, … arrastar …, … passe o dedo …,
    … passe um dedo …, … passe com …, … belisque …, … com dois dedos …, … com três dedos …
audit-gesture-labels =
    toque para …, tocar para …, clique para …, clicar para …, prima para …, carregue para …, deslize para …,
    arraste para …, toque duas vezes para …, dê dois toques para …, mantenha premido para …
audit-swipes =
    … deslize para a esquerda …, … deslize para a direita …, … deslizar para a esquerda …, … deslizar para a direita …,
    … deslize o dedo para a esquerda …, … deslize o dedo para a direita …, … passe o dedo para a esquerda …,
    … passe o dedo para a direita …, … passe para a esquerda …, … passe para a direita …, … arraste para a esquerda …,
    … arraste para a direita …, … deslize para os lados …, … deslize na horizontal …, … deslize para eliminar …,
    … deslize para apagar …, … deslize para arquivar …, … deslize para mais opções …, … deslize para ver mais …,
    … deslizar para eliminar …, … deslizar para apagar …
audit-empty-hints =
    botão, link, ligação, imagem, dica, ação, clique, clicar, toque, tocar, prima, carregue, toque duas vezes,
    dê dois toques, duplo toque, toque duas vezes para ativar, toque duas vezes para selecionar,
    toque duas vezes para abrir, toque duas vezes para interagir, toque duas vezes para mais,
    toque duas vezes para mais informações, toque duas vezes para ver mais, dê dois toques para ativar,
    dê dois toques para selecionar, dê dois toques para abrir, toque para ativar, toque para selecionar,
    toque para abrir, toque para interagir, toque para mais, toque para ver mais, toque para mais informações,
    toque para mais detalhes, clique para abrir, clique para ativar, clique para selecionar, prima para ativar,
    prima para selecionar, toque no botão, clique no botão, prima o botão, carregue no botão, ativa o botão,
    ativa este botão, mais, realiza uma ação, realiza a ação, executa a ação, selecionado, selecionada,
    não selecionado, não selecionada, esbatido, esbatida, desativado, desativada, ativado, ativada, erro, vídeo
audit-disabled =
    … desativado, … desativada, … desativados, … desativadas, … inativo, … inativa, … esbatido, … esbatida,
    desativado …, desativada …, esbatido …, esbatida …
audit-switched =
    … ativado, … ativada, … ativados, … ativadas, … desativado, … desativada, … desativados, … desativadas,
    … ligado, … ligada, … desligado, … desligada, … marcado, … marcada, … desmarcado, … desmarcada
audit-abbreviations = qtd, qtde, aprox, obs, tel, telef, tlm, pág, vlr, msg, msgs, dpto, dep, ref, núm
audit-common-words =
    o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, em, no, na, nos, nas, num, numa, e, ou, é, são, está, estão,
    não, para, por, pelo, pela, com, sem, sobre, entre, até, desde, que, se, seu, sua, seus, suas, este, esta, esse,
    essa, isso, isto, mais, mas, também, muito, como, quando, onde, antes, depois, já, ainda, foi, há, ser, pode,
    todos, todas, todo, toda, ao, à, aos, às, nenhum, nenhuma, cada, tem, último, última, outro, outra, vez
audit-verbs =
    adicionar, editar, apagar, eliminar, remover, copiar, abrir, fechar, mostrar, ocultar, alterar, mudar, escolher,
    selecionar, guardar, enviar, descarregar, transferir, partilhar, tirar, usar, ver, limpar, ampliar, reduzir,
    minimizar, maximizar, mover, substituir, criar, cortar, rodar, inserir, anexar, repor, introduzir, ativar,
    desativar, carregar, adicione, edite, escolha, selecione, envie, introduza, obrigatório, opcional, nenhum, nenhuma,
    sem
