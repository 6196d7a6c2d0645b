## Things that are counted: genitive after "od", "do", "z" and "bez", accusative where it differs (usuń jedną dawkę)
##
## Words for 1 and 2 as in currency.ftl: jedna dawka, dwie dawki, jedno zadanie. Behind [1], a number of the category
## "one" is "more than 1": "ponad" asks for the accusative (ponad jedną dawkę) and takes the noun's gender.

noun-dose = { $count ->
    [1] { $case ->
        [genitive] jednej dawki
        [accusative] jedną dawkę
       *[nominative] jedna dawka
    }
    [2] { $case ->
        [genitive] dwóch dawek
       *[nominative] dwie dawki
    }
    [one] { $case ->
        [genitive] { FORM($count, gender: "feminine") } dawki
       *[nominative] { FORM($count, gender: "feminine") } dawkę
    }
    [few] { $case ->
        [genitive] { FORM($count, gender: "feminine") } dawek
       *[nominative] { FORM($count, gender: "feminine") } dawki
    }
    [many] { $count } dawek
   *[other] { $count } dawki
}
    .gender = feminine
    .none = brak dawek
    .empty = na razie brak dawek
    .taken = { $count ->
        [0] brak przyjętych dawek
        [1] { $case ->
            [genitive] jednej przyjętej dawki
            [accusative] jedną przyjętą dawkę
           *[nominative] jedna przyjęta dawka
        }
        [2] { $case ->
            [genitive] dwóch przyjętych dawek
           *[nominative] dwie przyjęte dawki
        }
        [one] { $case ->
            [genitive] { FORM($count, gender: "feminine") } przyjętej dawki
           *[nominative] { FORM($count, gender: "feminine") } przyjętą dawkę
        }
        [few] { $case ->
            [genitive] { FORM($count, gender: "feminine") } przyjętych dawek
           *[nominative] { FORM($count, gender: "feminine") } przyjęte dawki
        }
        [many] { $count } przyjętych dawek
       *[other] { $count } przyjętej dawki
    }
    .missed = { $count ->
        [0] brak pominiętych dawek
        [1] { $case ->
            [genitive] jednej pominiętej dawki
            [accusative] jedną pominiętą dawkę
           *[nominative] jedna pominięta dawka
        }
        [2] { $case ->
            [genitive] dwóch pominiętych dawek
           *[nominative] dwie pominięte dawki
        }
        [one] { $case ->
            [genitive] { FORM($count, gender: "feminine") } pominiętej dawki
           *[nominative] { FORM($count, gender: "feminine") } pominiętą dawkę
        }
        [few] { $case ->
            [genitive] { FORM($count, gender: "feminine") } pominiętych dawek
           *[nominative] { FORM($count, gender: "feminine") } pominięte dawki
        }
        [many] { $count } pominiętych dawek
       *[other] { $count } pominiętej dawki
    }
    .skipped = { $count ->
        [0] brak celowo pominiętych dawek
        [1] { $case ->
            [genitive] jednej celowo pominiętej dawki
            [accusative] jedną celowo pominiętą dawkę
           *[nominative] jedna celowo pominięta dawka
        }
        [2] { $case ->
            [genitive] dwóch celowo pominiętych dawek
           *[nominative] dwie celowo pominięte dawki
        }
        [one] { $case ->
            [genitive] { FORM($count, gender: "feminine") } celowo pominiętej dawki
           *[nominative] { FORM($count, gender: "feminine") } celowo pominiętą dawkę
        }
        [few] { $case ->
            [genitive] { FORM($count, gender: "feminine") } celowo pominiętych dawek
           *[nominative] { FORM($count, gender: "feminine") } celowo pominięte dawki
        }
        [many] { $count } celowo pominiętych dawek
       *[other] { $count } celowo pominiętej dawki
    }
    .pending = { $count ->
        [0] brak oczekujących dawek
        [1] { $case ->
            [genitive] jednej oczekującej dawki
            [accusative] jedną oczekującą dawkę
           *[nominative] jedna oczekująca dawka
        }
        [2] { $case ->
            [genitive] dwóch oczekujących dawek
           *[nominative] dwie oczekujące dawki
        }
        [one] { $case ->
            [genitive] { FORM($count, gender: "feminine") } oczekującej dawki
           *[nominative] { FORM($count, gender: "feminine") } oczekującą dawkę
        }
        [few] { $case ->
            [genitive] { FORM($count, gender: "feminine") } oczekujących dawek
           *[nominative] { FORM($count, gender: "feminine") } oczekujące dawki
        }
        [many] { $count } oczekujących dawek
       *[other] { $count } oczekującej dawki
    }
noun-message = { $count ->
    [1] { $case ->
        [genitive] jednej wiadomości
        [accusative] jedną wiadomość
       *[nominative] jedna wiadomość
    }
    [2] { $case ->
        [genitive] dwóch wiadomości
       *[nominative] dwie wiadomości
    }
    [one] { $case ->
        [genitive] { FORM($count, gender: "feminine") } wiadomości
       *[nominative] { FORM($count, gender: "feminine") } wiadomość
    }
    [few] { FORM($count, gender: "feminine") } wiadomości
    [many] { $count } wiadomości
   *[other] { $count } wiadomości
}
    .gender = feminine
    .none = brak wiadomości
    .empty = na razie brak wiadomości
    .unread = { $count ->
        [0] brak nieprzeczytanych wiadomości
        [1] { $case ->
            [genitive] jednej nieprzeczytanej wiadomości
            [accusative] jedną nieprzeczytaną wiadomość
           *[nominative] jedna nieprzeczytana wiadomość
        }
        [2] { $case ->
            [genitive] dwóch nieprzeczytanych wiadomości
           *[nominative] dwie nieprzeczytane wiadomości
        }
        [one] { $case ->
            [genitive] { FORM($count, gender: "feminine") } nieprzeczytanej wiadomości
           *[nominative] { FORM($count, gender: "feminine") } nieprzeczytaną wiadomość
        }
        [few] { $case ->
            [genitive] { FORM($count, gender: "feminine") } nieprzeczytanych wiadomości
           *[nominative] { FORM($count, gender: "feminine") } nieprzeczytane wiadomości
        }
        [many] { $count } nieprzeczytanych wiadomości
       *[other] { $count } nieprzeczytanej wiadomości
    }
    .new = { $count ->
        [0] brak nowych wiadomości
        [1] { $case ->
            [genitive] jednej nowej wiadomości
            [accusative] jedną nową wiadomość
           *[nominative] jedna nowa wiadomość
        }
        [2] { $case ->
            [genitive] dwóch nowych wiadomości
           *[nominative] dwie nowe wiadomości
        }
        [one] { $case ->
            [genitive] { FORM($count, gender: "feminine") } nowej wiadomości
           *[nominative] { FORM($count, gender: "feminine") } nową wiadomość
        }
        [few] { $case ->
            [genitive] { FORM($count, gender: "feminine") } nowych wiadomości
           *[nominative] { FORM($count, gender: "feminine") } nowe wiadomości
        }
        [many] { $count } nowych wiadomości
       *[other] { $count } nowej wiadomości
    }
noun-photo = { $count ->
    [1] { $case ->
        [genitive] jednego zdjęcia
       *[nominative] jedno zdjęcie
    }
    [one] { $case ->
        [genitive] { FORM($count, gender: "neuter") } zdjęcia
       *[nominative] { FORM($count, gender: "neuter") } zdjęcie
    }
    [few] { $case ->
        [genitive] { $count } zdjęć
       *[nominative] { $count } zdjęcia
    }
    [many] { $count } zdjęć
   *[other] { $count } zdjęcia
}
    .gender = neuter
    .none = brak zdjęć
    .empty = na razie brak zdjęć
    .new = { $count ->
        [0] brak nowych zdjęć
        [1] { $case ->
            [genitive] jednego nowego zdjęcia
           *[nominative] jedno nowe zdjęcie
        }
        [one] { $case ->
            [genitive] { FORM($count, gender: "neuter") } nowego zdjęcia
           *[nominative] { FORM($count, gender: "neuter") } nowe zdjęcie
        }
        [few] { $case ->
            [genitive] { $count } nowych zdjęć
           *[nominative] { $count } nowe zdjęcia
        }
        [many] { $count } nowych zdjęć
       *[other] { $count } nowego zdjęcia
    }
noun-task = { $count ->
    [1] { $case ->
        [genitive] jednego zadania
       *[nominative] jedno zadanie
    }
    [one] { $case ->
        [genitive] { FORM($count, gender: "neuter") } zadania
       *[nominative] { FORM($count, gender: "neuter") } zadanie
    }
    [few] { $case ->
        [genitive] { $count } zadań
       *[nominative] { $count } zadania
    }
    [many] { $count } zadań
   *[other] { $count } zadania
}
    .gender = neuter
    .none = brak zadań
    .empty = na razie brak zadań
    .completed = { $count ->
        [0] brak ukończonych zadań
        [1] { $case ->
            [genitive] jednego ukończonego zadania
           *[nominative] jedno ukończone zadanie
        }
        [one] { $case ->
            [genitive] { FORM($count, gender: "neuter") } ukończonego zadania
           *[nominative] { FORM($count, gender: "neuter") } ukończone zadanie
        }
        [few] { $case ->
            [genitive] { $count } ukończonych zadań
           *[nominative] { $count } ukończone zadania
        }
        [many] { $count } ukończonych zadań
       *[other] { $count } ukończonego zadania
    }
    .overdue = { $count ->
        [0] brak zadań po terminie
        [1] { $case ->
            [genitive] jednego zadania po terminie
           *[nominative] jedno zadanie po terminie
        }
        [one] { $case ->
            [genitive] { FORM($count, gender: "neuter") } zadania po terminie
           *[nominative] { FORM($count, gender: "neuter") } zadanie po terminie
        }
        [few] { $case ->
            [genitive] { $count } zadań po terminie
           *[nominative] { $count } zadania po terminie
        }
        [many] { $count } zadań po terminie
       *[other] { $count } zadania po terminie
    }
    .pending = { $count ->
        [0] brak oczekujących zadań
        [1] { $case ->
            [genitive] jednego oczekującego zadania
           *[nominative] jedno oczekujące zadanie
        }
        [one] { $case ->
            [genitive] { FORM($count, gender: "neuter") } oczekującego zadania
           *[nominative] { FORM($count, gender: "neuter") } oczekujące zadanie
        }
        [few] { $case ->
            [genitive] { $count } oczekujących zadań
           *[nominative] { $count } oczekujące zadania
        }
        [many] { $count } oczekujących zadań
       *[other] { $count } oczekującego zadania
    }
noun-item = { $count ->
    [one] { $case ->
        [genitive] { $count } elementu
       *[nominative] { $count } element
    }
    [few] { $case ->
        [genitive] { $count } elementów
       *[nominative] { $count } elementy
    }
    [many] { $count } elementów
   *[other] { $count } elementu
}
    .gender = masculine
    .none = brak elementów
    .empty = na razie brak elementów
    .selected = { $count ->
        [0] brak wybranych elementów
        [one] { $case ->
            [genitive] { $count } wybranego elementu
           *[nominative] { $count } wybrany element
        }
        [few] { $case ->
            [genitive] { $count } wybranych elementów
           *[nominative] { $count } wybrane elementy
        }
        [many] { $count } wybranych elementów
       *[other] { $count } wybranego elementu
    }
noun-result = { $count ->
    [one] { $case ->
        [genitive] { $count } wyniku
       *[nominative] { $count } wynik
    }
    [few] { $case ->
        [genitive] { $count } wyników
       *[nominative] { $count } wyniki
    }
    [many] { $count } wyników
   *[other] { $count } wyniku
}
    .gender = masculine
    .none = brak wyników
    .empty = na razie brak wyników
noun-notification = { $count ->
    [1] { $case ->
        [genitive] jednego powiadomienia
       *[nominative] jedno powiadomienie
    }
    [one] { $case ->
        [genitive] { FORM($count, gender: "neuter") } powiadomienia
       *[nominative] { FORM($count, gender: "neuter") } powiadomienie
    }
    [few] { $case ->
        [genitive] { $count } powiadomień
       *[nominative] { $count } powiadomienia
    }
    [many] { $count } powiadomień
   *[other] { $count } powiadomienia
}
    .gender = neuter
    .none = brak powiadomień
    .empty = na razie brak powiadomień
    .unread = { $count ->
        [0] brak nieprzeczytanych powiadomień
        [1] { $case ->
            [genitive] jednego nieprzeczytanego powiadomienia
           *[nominative] jedno nieprzeczytane powiadomienie
        }
        [one] { $case ->
            [genitive] { FORM($count, gender: "neuter") } nieprzeczytanego powiadomienia
           *[nominative] { FORM($count, gender: "neuter") } nieprzeczytane powiadomienie
        }
        [few] { $case ->
            [genitive] { $count } nieprzeczytanych powiadomień
           *[nominative] { $count } nieprzeczytane powiadomienia
        }
        [many] { $count } nieprzeczytanych powiadomień
       *[other] { $count } nieprzeczytanego powiadomienia
    }
    .new = { $count ->
        [0] brak nowych powiadomień
        [1] { $case ->
            [genitive] jednego nowego powiadomienia
           *[nominative] jedno nowe powiadomienie
        }
        [one] { $case ->
            [genitive] { FORM($count, gender: "neuter") } nowego powiadomienia
           *[nominative] { FORM($count, gender: "neuter") } nowe powiadomienie
        }
        [few] { $case ->
            [genitive] { $count } nowych powiadomień
           *[nominative] { $count } nowe powiadomienia
        }
        [many] { $count } nowych powiadomień
       *[other] { $count } nowego powiadomienia
    }
noun-day = { $count ->
    [one] { $case ->
        [genitive] { $count } dnia
       *[nominative] { $count } dzień
    }
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
    .gender = masculine
    .none = brak dni
    .empty = na razie brak dni
noun-step = { $count ->
    [one] { $case ->
        [genitive] { $count } kroku
       *[nominative] { $count } krok
    }
    [few] { $case ->
        [genitive] { $count } kroków
       *[nominative] { $count } kroki
    }
    [many] { $count } kroków
   *[other] { $count } kroku
}
    .gender = masculine
    .none = brak kroków
    .empty = na razie brak kroków
    .completed = { $count ->
        [0] brak ukończonych kroków
        [one] { $case ->
            [genitive] { $count } ukończonego kroku
           *[nominative] { $count } ukończony krok
        }
        [few] { $case ->
            [genitive] { $count } ukończonych kroków
           *[nominative] { $count } ukończone kroki
        }
        [many] { $count } ukończonych kroków
       *[other] { $count } ukończonego kroku
    }
noun-star = { $count ->
    [1] { $case ->
        [genitive] jednej gwiazdki
        [accusative] jedną gwiazdkę
       *[nominative] jedna gwiazdka
    }
    [2] { $case ->
        [genitive] dwóch gwiazdek
       *[nominative] dwie gwiazdki
    }
    [one] { $case ->
        [genitive] { FORM($count, gender: "feminine") } gwiazdki
       *[nominative] { FORM($count, gender: "feminine") } gwiazdkę
    }
    [few] { $case ->
        [genitive] { FORM($count, gender: "feminine") } gwiazdek
       *[nominative] { FORM($count, gender: "feminine") } gwiazdki
    }
    [many] { $count } gwiazdek
   *[other] { $count } gwiazdki
}
    .gender = feminine
    .none = brak gwiazdek
    .empty = na razie brak gwiazdek
noun-page = { $count ->
    [1] { $case ->
        [genitive] jednej strony
        [accusative] jedną stronę
       *[nominative] jedna strona
    }
    [2] { $case ->
        [genitive] dwóch stron
       *[nominative] dwie strony
    }
    [one] { $case ->
        [genitive] { FORM($count, gender: "feminine") } strony
       *[nominative] { FORM($count, gender: "feminine") } stronę
    }
    [few] { $case ->
        [genitive] { FORM($count, gender: "feminine") } stron
       *[nominative] { FORM($count, gender: "feminine") } strony
    }
    [many] { $count } stron
   *[other] { $count } strony
}
    .gender = feminine
    .none = brak stron
    .empty = na razie brak stron
noun-medication = { $count ->
    [one] { $case ->
        [genitive] { $count } leku
       *[nominative] { $count } lek
    }
    [few] { $case ->
        [genitive] { $count } leków
       *[nominative] { $count } leki
    }
    [many] { $count } leków
   *[other] { $count } leku
}
    .gender = masculine
    .none = brak leków
    .empty = na razie brak leków
    .active = { $count ->
        [0] brak aktywnych leków
        [one] { $case ->
            [genitive] { $count } aktywnego leku
           *[nominative] { $count } aktywny lek
        }
        [few] { $case ->
            [genitive] { $count } aktywnych leków
           *[nominative] { $count } aktywne leki
        }
        [many] { $count } aktywnych leków
       *[other] { $count } aktywnego leku
    }
    .inactive = { $count ->
        [0] brak nieaktywnych leków
        [one] { $case ->
            [genitive] { $count } nieaktywnego leku
           *[nominative] { $count } nieaktywny lek
        }
        [few] { $case ->
            [genitive] { $count } nieaktywnych leków
           *[nominative] { $count } nieaktywne leki
        }
        [many] { $count } nieaktywnych leków
       *[other] { $count } nieaktywnego leku
    }
noun-transaction = { $count ->
    [1] { $case ->
        [genitive] jednej transakcji
        [accusative] jedną transakcję
       *[nominative] jedna transakcja
    }
    [2] { $case ->
        [genitive] dwóch transakcji
       *[nominative] dwie transakcje
    }
    [one] { $case ->
        [genitive] { FORM($count, gender: "feminine") } transakcji
       *[nominative] { FORM($count, gender: "feminine") } transakcję
    }
    [few] { $case ->
        [genitive] { FORM($count, gender: "feminine") } transakcji
       *[nominative] { FORM($count, gender: "feminine") } transakcje
    }
    [many] { $count } transakcji
   *[other] { $count } transakcji
}
    .gender = feminine
    .none = brak transakcji
    .empty = na razie brak transakcji
    .pending = { $count ->
        [0] brak oczekujących transakcji
        [1] { $case ->
            [genitive] jednej oczekującej transakcji
            [accusative] jedną oczekującą transakcję
           *[nominative] jedna oczekująca transakcja
        }
        [2] { $case ->
            [genitive] dwóch oczekujących transakcji
           *[nominative] dwie oczekujące transakcje
        }
        [one] { $case ->
            [genitive] { FORM($count, gender: "feminine") } oczekującej transakcji
           *[nominative] { FORM($count, gender: "feminine") } oczekującą transakcję
        }
        [few] { $case ->
            [genitive] { FORM($count, gender: "feminine") } oczekujących transakcji
           *[nominative] { FORM($count, gender: "feminine") } oczekujące transakcje
        }
        [many] { $count } oczekujących transakcji
       *[other] { $count } oczekującej transakcji
    }
noun-question = { $count ->
    [1] { $case ->
        [genitive] jednego pytania
       *[nominative] jedno pytanie
    }
    [one] { $case ->
        [genitive] { FORM($count, gender: "neuter") } pytania
       *[nominative] { FORM($count, gender: "neuter") } pytanie
    }
    [few] { $case ->
        [genitive] { $count } pytań
       *[nominative] { $count } pytania
    }
    [many] { $count } pytań
   *[other] { $count } pytania
}
    .gender = neuter
    .none = brak pytań
    .empty = na razie brak pytań
    .completed = { $count ->
        [0] brak pytań z odpowiedzią
        [1] { $case ->
            [genitive] jednego pytania z odpowiedzią
           *[nominative] jedno pytanie z odpowiedzią
        }
        [one] { $case ->
            [genitive] { FORM($count, gender: "neuter") } pytania z odpowiedzią
           *[nominative] { FORM($count, gender: "neuter") } pytanie z odpowiedzią
        }
        [few] { $case ->
            [genitive] { $count } pytań z odpowiedzią
           *[nominative] { $count } pytania z odpowiedzią
        }
        [many] { $count } pytań z odpowiedzią
       *[other] { $count } pytania z odpowiedzią
    }
noun-goal = { $count ->
    [one] { $case ->
        [genitive] { $count } celu
       *[nominative] { $count } cel
    }
    [few] { $case ->
        [genitive] { $count } celów
       *[nominative] { $count } cele
    }
    [many] { $count } celów
   *[other] { $count } celu
}
    .gender = masculine
    .none = brak celów
    .empty = na razie brak celów
    .completed = { $count ->
        [0] brak osiągniętych celów
        [one] { $case ->
            [genitive] { $count } osiągniętego celu
           *[nominative] { $count } osiągnięty cel
        }
        [few] { $case ->
            [genitive] { $count } osiągniętych celów
           *[nominative] { $count } osiągnięte cele
        }
        [many] { $count } osiągniętych celów
       *[other] { $count } osiągniętego celu
    }

# jedna strona, pominięta; 3 strony, pominięte; 5 stron, pominięte

# The state in the number and gender of what is counted, whose $count is asked here.

# The plural has the impersonal form.

# ponad 99 powiadomień; ponad jedną dawkę

