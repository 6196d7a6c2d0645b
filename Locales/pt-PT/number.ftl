### Portuguese (Portugal): what differs from Portuguese (Brazil), pattern by pattern.
### Register: impersonal, and in instructions the polite imperative without a pronoun (toque, prima, introduza), never
### tu or você. What is going on is "a" with the infinitive (a carregar), not the gerund.
### Words and spelling: those of Portugal after the agreement of 1990 (ação, receção; facto, contacto, quilómetro).
### "Até" brings "a" with the article of a time (até às 20 horas, até à próxima semana): $case "at". A date has "a":
### a 3 de novembro.
### Status: checked
### Read: 2026-11-30, cold reader, pt-PT

# Numbers of five digits have a space between groups here, which some voices read as two numbers.
number-digits = plain

## Large numbers, rounded. The long scale: mil milhões is ten to the 9th, and bilião ten to the 12th.

compact-9 = { $count ->
    [1] mil milhões
    [many] { $count } de mil milhões
   *[other] { $count } mil milhões
}

compact-12 = { $count ->
    [1] um bilião
    [many] { $count } de biliões
   *[other] { $count } biliões
}
