## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl
