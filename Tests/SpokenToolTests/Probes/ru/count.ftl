## Things that are counted: genitive after "от", "до", "больше" and "без", accusative where it differs (одну дозу)
##
## 1 and 2 of feminine names are in words, and 1 of neuter ones, as in currency.ftl. After 2, 3 and 4 an adjective is
## nominative with feminine names (3 пропущенные дозы), genitive with the others (2 новых сообщения).

count-dose = { $count ->
    [1] { $case ->
        [genitive] одной дозы
        [accusative] одну дозу
       *[nominative] одна доза
    }
    [2] { $case ->
        [genitive] двух доз
       *[nominative] две дозы
    }
    [one] { $case ->
        [genitive] { $count } дозы
        [accusative] { $count } дозу
       *[nominative] { $count } доза
    }
    [few] { $case ->
        [genitive] { $count } доз
       *[nominative] { $count } дозы
    }
    [many] { $count } доз
   *[other] { $count } дозы
}
    .gender = feminine
    .none = нет доз
    .empty = пока нет доз
    .taken = { $count ->
        [0] нет принятых доз
        [1] { $case ->
            [genitive] одной принятой дозы
            [accusative] одну принятую дозу
           *[nominative] одна принятая доза
        }
        [2] { $case ->
            [genitive] двух принятых доз
           *[nominative] две принятые дозы
        }
        [one] { $case ->
            [genitive] { $count } принятой дозы
            [accusative] { $count } принятую дозу
           *[nominative] { $count } принятая доза
        }
        [few] { $case ->
            [genitive] { $count } принятых доз
           *[nominative] { $count } принятые дозы
        }
        [many] { $count } принятых доз
       *[other] { $count } принятой дозы
    }
    .missed = { $count ->
        [0] нет пропущенных доз
        [1] { $case ->
            [genitive] одной пропущенной дозы
            [accusative] одну пропущенную дозу
           *[nominative] одна пропущенная доза
        }
        [2] { $case ->
            [genitive] двух пропущенных доз
           *[nominative] две пропущенные дозы
        }
        [one] { $case ->
            [genitive] { $count } пропущенной дозы
            [accusative] { $count } пропущенную дозу
           *[nominative] { $count } пропущенная доза
        }
        [few] { $case ->
            [genitive] { $count } пропущенных доз
           *[nominative] { $count } пропущенные дозы
        }
        [many] { $count } пропущенных доз
       *[other] { $count } пропущенной дозы
    }
    .skipped = { $count ->
        [0] нет намеренно пропущенных доз
        [1] { $case ->
            [genitive] одной намеренно пропущенной дозы
            [accusative] одну намеренно пропущенную дозу
           *[nominative] одна намеренно пропущенная доза
        }
        [2] { $case ->
            [genitive] двух намеренно пропущенных доз
           *[nominative] две намеренно пропущенные дозы
        }
        [one] { $case ->
            [genitive] { $count } намеренно пропущенной дозы
            [accusative] { $count } намеренно пропущенную дозу
           *[nominative] { $count } намеренно пропущенная доза
        }
        [few] { $case ->
            [genitive] { $count } намеренно пропущенных доз
           *[nominative] { $count } намеренно пропущенные дозы
        }
        [many] { $count } намеренно пропущенных доз
       *[other] { $count } намеренно пропущенной дозы
    }
    .pending = { $count ->
        [0] нет ожидающих доз
        [1] { $case ->
            [genitive] одной ожидающей дозы
            [accusative] одну ожидающую дозу
           *[nominative] одна ожидающая доза
        }
        [2] { $case ->
            [genitive] двух ожидающих доз
           *[nominative] две ожидающие дозы
        }
        [one] { $case ->
            [genitive] { $count } ожидающей дозы
            [accusative] { $count } ожидающую дозу
           *[nominative] { $count } ожидающая доза
        }
        [few] { $case ->
            [genitive] { $count } ожидающих доз
           *[nominative] { $count } ожидающие дозы
        }
        [many] { $count } ожидающих доз
       *[other] { $count } ожидающей дозы
    }
count-message = { $count ->
    [1] { $case ->
        [genitive] одного сообщения
       *[nominative] одно сообщение
    }
    [one] { $case ->
        [genitive] { $count } сообщения
       *[nominative] { $count } сообщение
    }
    [few] { $case ->
        [genitive] { $count } сообщений
       *[nominative] { $count } сообщения
    }
    [many] { $count } сообщений
   *[other] { $count } сообщения
}
    .gender = neuter
    .none = нет сообщений
    .empty = пока нет сообщений
    .unread = { $count ->
        [0] нет непрочитанных сообщений
        [1] { $case ->
            [genitive] одного непрочитанного сообщения
           *[nominative] одно непрочитанное сообщение
        }
        [one] { $case ->
            [genitive] { $count } непрочитанного сообщения
           *[nominative] { $count } непрочитанное сообщение
        }
        [few] { $case ->
            [genitive] { $count } непрочитанных сообщений
           *[nominative] { $count } непрочитанных сообщения
        }
        [many] { $count } непрочитанных сообщений
       *[other] { $count } непрочитанного сообщения
    }
    .new = { $count ->
        [0] нет новых сообщений
        [1] { $case ->
            [genitive] одного нового сообщения
           *[nominative] одно новое сообщение
        }
        [one] { $case ->
            [genitive] { $count } нового сообщения
           *[nominative] { $count } новое сообщение
        }
        [few] { $case ->
            [genitive] { $count } новых сообщений
           *[nominative] { $count } новых сообщения
        }
        [many] { $count } новых сообщений
       *[other] { $count } нового сообщения
    }
# same for every number
count-photo = { $count ->
    [1] { $case ->
        [genitive] одного фото
       *[nominative] одно фото
    }
    [one] { $count } фото
    [few] { $count } фото
    [many] { $count } фото
   *[other] { $count } фото
}
    .gender = neuter
    .none = нет фото
    .empty = пока нет фото
    .new = { $count ->
        [0] нет новых фото
        [1] { $case ->
            [genitive] одного нового фото
           *[nominative] одно новое фото
        }
        [one] { $case ->
            [genitive] { $count } нового фото
           *[nominative] { $count } новое фото
        }
        [few] { $count } новых фото
        [many] { $count } новых фото
       *[other] { $count } нового фото
    }
count-task = { $count ->
    [1] { $case ->
        [genitive] одной задачи
        [accusative] одну задачу
       *[nominative] одна задача
    }
    [2] { $case ->
        [genitive] двух задач
       *[nominative] две задачи
    }
    [one] { $case ->
        [genitive] { $count } задачи
        [accusative] { $count } задачу
       *[nominative] { $count } задача
    }
    [few] { $case ->
        [genitive] { $count } задач
       *[nominative] { $count } задачи
    }
    [many] { $count } задач
   *[other] { $count } задачи
}
    .gender = feminine
    .none = нет задач
    .empty = пока нет задач
    .completed = { $count ->
        [0] нет выполненных задач
        [1] { $case ->
            [genitive] одной выполненной задачи
            [accusative] одну выполненную задачу
           *[nominative] одна выполненная задача
        }
        [2] { $case ->
            [genitive] двух выполненных задач
           *[nominative] две выполненные задачи
        }
        [one] { $case ->
            [genitive] { $count } выполненной задачи
            [accusative] { $count } выполненную задачу
           *[nominative] { $count } выполненная задача
        }
        [few] { $case ->
            [genitive] { $count } выполненных задач
           *[nominative] { $count } выполненные задачи
        }
        [many] { $count } выполненных задач
       *[other] { $count } выполненной задачи
    }
    .overdue = { $count ->
        [0] нет просроченных задач
        [1] { $case ->
            [genitive] одной просроченной задачи
            [accusative] одну просроченную задачу
           *[nominative] одна просроченная задача
        }
        [2] { $case ->
            [genitive] двух просроченных задач
           *[nominative] две просроченные задачи
        }
        [one] { $case ->
            [genitive] { $count } просроченной задачи
            [accusative] { $count } просроченную задачу
           *[nominative] { $count } просроченная задача
        }
        [few] { $case ->
            [genitive] { $count } просроченных задач
           *[nominative] { $count } просроченные задачи
        }
        [many] { $count } просроченных задач
       *[other] { $count } просроченной задачи
    }
    .pending = { $count ->
        [0] нет ожидающих задач
        [1] { $case ->
            [genitive] одной ожидающей задачи
            [accusative] одну ожидающую задачу
           *[nominative] одна ожидающая задача
        }
        [2] { $case ->
            [genitive] двух ожидающих задач
           *[nominative] две ожидающие задачи
        }
        [one] { $case ->
            [genitive] { $count } ожидающей задачи
            [accusative] { $count } ожидающую задачу
           *[nominative] { $count } ожидающая задача
        }
        [few] { $case ->
            [genitive] { $count } ожидающих задач
           *[nominative] { $count } ожидающие задачи
        }
        [many] { $count } ожидающих задач
       *[other] { $count } ожидающей задачи
    }
count-notification = { $count ->
    [1] { $case ->
        [genitive] одного уведомления
       *[nominative] одно уведомление
    }
    [one] { $case ->
        [genitive] { $count } уведомления
       *[nominative] { $count } уведомление
    }
    [few] { $case ->
        [genitive] { $count } уведомлений
       *[nominative] { $count } уведомления
    }
    [many] { $count } уведомлений
   *[other] { $count } уведомления
}
    .gender = neuter
    .none = нет уведомлений
    .empty = пока нет уведомлений
    .unread = { $count ->
        [0] нет непрочитанных уведомлений
        [1] { $case ->
            [genitive] одного непрочитанного уведомления
           *[nominative] одно непрочитанное уведомление
        }
        [one] { $case ->
            [genitive] { $count } непрочитанного уведомления
           *[nominative] { $count } непрочитанное уведомление
        }
        [few] { $case ->
            [genitive] { $count } непрочитанных уведомлений
           *[nominative] { $count } непрочитанных уведомления
        }
        [many] { $count } непрочитанных уведомлений
       *[other] { $count } непрочитанного уведомления
    }
    .new = { $count ->
        [0] нет новых уведомлений
        [1] { $case ->
            [genitive] одного нового уведомления
           *[nominative] одно новое уведомление
        }
        [one] { $case ->
            [genitive] { $count } нового уведомления
           *[nominative] { $count } новое уведомление
        }
        [few] { $case ->
            [genitive] { $count } новых уведомлений
           *[nominative] { $count } новых уведомления
        }
        [many] { $count } новых уведомлений
       *[other] { $count } нового уведомления
    }
count-day = { $count ->
    [one] { $case ->
        [genitive] { $count } дня
       *[nominative] { $count } день
    }
    [few] { $case ->
        [genitive] { $count } дней
       *[nominative] { $count } дня
    }
    [many] { $count } дней
   *[other] { $count } дня
}
    .gender = masculine
    .none = нет дней
    .empty = пока нет дней

## Around a count

# 1 день, пропущен; 5 дней, пропущены
count-state = { $counted }, { FORM(count-state-agreeing, $counted) }

# The state in the number and gender of what is counted, whose $count is asked here.
count-state-agreeing = { $count ->
    [one] { $state }
    [few] { count-state-plural }
    [many] { count-state-plural }
   *[other] { count-state-plural }
}

count-state-plural = { FORM($state, gender: "plural") }

more-than = больше { $value }

# больше одной дозы, больше 99 уведомлений
count-more-than = больше { FORM($counted, case: "genitive") }
