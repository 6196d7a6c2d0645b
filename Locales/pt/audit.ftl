audit-role =
    botão de …, botão do …, botão da …, botão para …, botão …, … botão, btn …, … btn, botão de opção …, botão de rádio …
audit-role-control =
    caixa de seleção …, … caixa de seleção, caixa de verificação …, checkbox …, … checkbox, campo de texto …,
    … campo de texto, campo de edição …, caixa de texto …, caixa de edição …, caixa de combinação …,
    lista suspensa …, menu suspenso …, barra de busca …, barra de pesquisa …, imagem de …, imagem do …, imagem da …,
    ícone de …, ícone do …, ícone da …, ícone …, … ícone, controle deslizante …, campo de …, dropdown …, … dropdown
audit-role-image =
    imagem de …, imagem do …, imagem da …, imagem …, … imagem, ícone de …, ícone do …, ícone da …, ícone …, … ícone,
    figura de …, foto mostrando …
audit-role-link =
    link para …, link do …, link da …, link de …, link …, … link, hiperlink para …, hiperlink …, … hiperlink
audit-role-header = cabeçalho de …, cabeçalho …, … cabeçalho
audit-role-search =
    campo de busca …, … campo de busca, campo de pesquisa …, … campo de pesquisa, barra de busca …,
    … barra de busca, barra de pesquisa …, … barra de pesquisa, caixa de busca …, caixa de pesquisa …, campo …
audit-role-toggle =
    interruptor …, interruptor de …, interruptor para …, … interruptor, chave de …, botão de alternância …,
    caixa de seleção …, alternador …
audit-role-slider =
    controle deslizante …, controle deslizante de …, … controle deslizante, barra deslizante …, seletor …, seletor de …,
    slider …, … slider
audit-role-tab = aba …, aba de …, … aba, guia …, barra de abas, barra de guias
audit-role-hints = botão …, este botão …, o botão …
audit-editable = editável, … editável, pode ser editado, … pode ser editado
audit-generic =
    botão, btn, imagem, ícone, figura, gráfico, link, hiperlink, visualização, rótulo, célula, elemento, item, objeto,
    sem rótulo, campo de texto, caixa de texto, texto de exemplo, texto de teste, lorem ipsum, caixa de seleção,
    checkbox, botão de opção, interruptor, lista suspensa, menu suspenso, a fazer
audit-click-here =
    clique aqui, clicar aqui, toque aqui, tocar aqui, pressione aqui, aperte aqui, aqui, clique neste link, este link,
    clique para mais, toque para mais, clique aqui para mais, toque aqui para mais, clique para saber mais,
    toque para saber mais, clique para ver mais, toque para ver mais, clique aqui para saber mais,
    toque aqui para saber mais
audit-vague-links =
    saiba mais, saber mais, mais, leia mais, ler mais, veja mais, ver mais, ver detalhes, detalhes, mais detalhes,
    mais informações, informações, info, sobre, esta página, ir, confira, acesse
audit-vague-errors =
    erro, ocorreu um erro, aconteceu um erro, houve um erro, houve um problema, erro desconhecido,
    ocorreu um erro desconhecido, erro inesperado, ocorreu um erro inesperado, algo deu errado, desculpe algo deu errado,
    ops, ops algo deu errado, ops ocorreu um erro, opa, opa algo deu errado, entrada inválida, valor inválido, falha
audit-gestures =
    … toque duas vezes …, … tocar duas vezes …, … toque duplo …, … toque triplo …, … toque longo …, … toque e segure …,
    … tocar e segurar …, … toque e mantenha …, … mantenha pressionado …, … mantenha pressionada …,
    … pressione e segure …, … pressionar e segurar …, … pressione …, … pressionar …, toque …, … toque para …,
    … toque aqui …, … toque no botão …, … toque na tela …, … tocar para …, … ao tocar …, … clique …, … clicar …,
    … deslize …, … deslizar …, … arraste …, … arrastar …, … passe o dedo …, … passe um dedo …, … aperte …,
    … pince …, … com dois dedos …, … com três dedos …
audit-gesture-labels =
    toque para …, tocar para …, clique para …, clicar para …, pressione para …, aperte para …, deslize para …,
    arraste para …, toque duas vezes para …, toque e segure para …, mantenha pressionado para …
audit-not-gestures = … três dedos …, … toque de recolher …, … toque de chamada …, … toque de despertar …
audit-swipes =
    … deslize para a esquerda …, … deslize para a direita …, … deslizar para a esquerda …, … deslizar para a direita …,
    … deslize à esquerda …, … deslize à direita …, … deslize o dedo para a esquerda …,
    … deslize o dedo para a direita …, … passe o dedo para a esquerda …, … passe o dedo para a direita …,
    … arraste para a esquerda …, … arraste para a direita …, … deslize para os lados …, … deslize horizontalmente …,
    … deslize para excluir …, … deslize para apagar …, … deslize para arquivar …, … deslize para mais opções …,
    … deslize para ver mais …, … deslizar para excluir …, … deslizar para apagar …
audit-empty-hints =
    botão, link, imagem, dica, ação, clique, clicar, toque, tocar, pressione, aperte, toque duas vezes, toque duplo,
    toque duas vezes para ativar, toque duas vezes para selecionar, toque duas vezes para abrir,
    toque duas vezes para interagir, toque duas vezes para mais, toque duas vezes para mais informações,
    toque duas vezes para ver mais, toque para ativar, toque para selecionar, toque para abrir, toque para interagir,
    toque para mais, toque para ver mais, toque para mais informações, toque para mais detalhes, clique para abrir,
    clique para ativar, clique para selecionar, pressione para ativar, pressione para selecionar, toque no botão,
    clique no botão, pressione o botão, aperte o botão, ativa o botão, ativa este botão, mais, realiza uma ação,
    realiza a ação, executa a ação, selecionado, selecionada, não selecionado, não selecionada, esmaecido, esmaecida,
    desativado, desativada, ativado, ativada, erro, vídeo
audit-selected =
    … selecionado, … selecionada, … selecionados, … selecionadas, selecionado …, selecionada …, … está selecionado,
    … está selecionada
audit-disabled =
    … desativado, … desativada, … desativados, … desativadas, … desabilitado, … desabilitada, … desabilitados,
    … desabilitadas, … esmaecido, … esmaecida, desativado …, desativada …, desabilitado …, desabilitada …
audit-switched =
    … ativado, … ativada, … ativados, … ativadas, … desativado, … desativada, … desativados, … desativadas,
    … habilitado, … habilitada, … desabilitado, … desabilitada, … ligado, … ligada, … desligado, … desligada,
    … marcado, … marcada, … desmarcado, … desmarcada
audit-abbreviations = qtd, qtde, aprox, obs, tel, pág, vlr, msg, msgs, dpto, ref, núm
audit-unit-abbreviations = hrs, hr, seg, segs, min, mins, un, und, pçs, pc, pcs, pts
audit-common-words =
    o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, em, no, na, nos, nas, e, ou, é, são, está, estão, não, para,
    por, pelo, pela, com, sem, sobre, entre, até, desde, que, se, seu, sua, seus, suas, você, este, esta, esse, essa,
    isso, mais, mas, também, muito, como, quando, onde, antes, depois, já, ainda, foi, há, ser, pode, todos, todas, todo,
    toda, ao, à, aos, às, nenhum, nenhuma, cada, tem, último, última, outro, outra, vez
audit-double-words = oh, ai, ui, ha, menos, mais, arroba, ponto, barra, não, sim, muito, quase, já, blá, toc, dois
audit-verbs =
    adicionar, editar, apagar, excluir, remover, copiar, abrir, fechar, mostrar, ocultar, alterar, mudar, escolher,
    selecionar, salvar, enviar, baixar, tirar, usar, ver, limpar, ampliar, reduzir, minimizar, maximizar, mover,
    substituir, criar, cortar, recortar, girar, inserir, anexar, redefinir, digitar, ativar, desativar, carregar,
    adicione, edite, escolha, selecione, envie, obrigatório, opcional, nenhum, nenhuma, sem
