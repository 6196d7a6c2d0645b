action-rename = mudar o nome de { $name }
    .alone = mudar o nome
    .noun = mudar o nome { of-noun }
action-save = guardar { $name }
    .alone = guardar
    .noun = guardar { FORM($noun, 1) }
action-download = descarregar { $name }
    .alone = descarregar
    .noun = descarregar { FORM($noun, 1) }
action-share = partilhar { $name }
    .alone = partilhar
    .noun = partilhar { FORM($noun, 1) }
action-pin = afixar { $name }
    .alone = afixar
    .noun = afixar { FORM($noun, 1) }
action-like = gostar de { $name }
    .alone = gostar
    .noun = gostar { of-noun }
action-skip = saltar { $name }
    .alone = saltar
    .noun = saltar { FORM($noun, 1) }
# One tells what does not work: comunicar erro.
action-report =
    .noun = { TRAIT($noun, "report") ->
        [inform] comunicar { FORM($noun, 1) }
       *[denounce] denunciar { FORM($noun, 1) }
    }
action-forward = reencaminhar { $name }
    .alone = reencaminhar
    .noun = reencaminhar { FORM($noun, 1) }
action-next = seguinte: { $name }
    .alone = seguinte
    .noun = { FORM($noun, 1) } seguinte
action-next-day = dia seguinte
action-search = pesquisar em { $name }
    .alone = pesquisar
    .noun = pesquisar { FORM($noun, form: "plural") }
action-sign-out = terminar sessão
action-settings = definições
