error-phone-format = el número de teléfono debe empezar con el signo más y el código de país
done-deleted = se eliminó { $name }
