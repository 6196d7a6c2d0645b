### Spanish (Latin America): what differs from Spanish (Spain), pattern by pattern.
### Register: as there; tú, never vos or vosotros.
### Status: checked
### Read: 2026-11-30, cold reader, es-419

# Numbers are written with a comma between groups in some of these countries and with a point in others. A voice of the
# other kind reads 8,547 as a decimal.
number-digits = plain
