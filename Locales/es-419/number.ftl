### Spanish (Latin America): what differs from Spanish (Spain), pattern by pattern.
### Register: as there; tú, never vos or vosotros.
### Status: checked

# Numbers are written with a comma between groups in some of these countries and with a point in others. A voice of the
# other kind reads 8,547 as a decimal.
number-digits = plain
