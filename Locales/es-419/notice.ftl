error-phone-format = debe empezar con el signo más y el código de país
done-deleted = se eliminó { $name }
    .alone = se eliminó
