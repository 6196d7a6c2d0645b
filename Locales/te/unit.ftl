## Units. CLDR has two words for the singular of each, and writes /, so nearly all are here, with the forms of grammar.ftl

unit-meter = మీటరు
    .plural = మీటర్లు
    .plural-oblique = మీటర్ల
unit-megameter = మెగామీటరు
    .plural = మెగామీటర్లు
    .plural-oblique = మెగామీటర్ల
unit-kilometer = కిలోమీటరు
    .plural = కిలోమీటర్లు
    .plural-oblique = కిలోమీటర్ల
unit-hectometer = హెక్టోమీటరు
    .plural = హెక్టోమీటర్లు
    .plural-oblique = హెక్టోమీటర్ల
unit-dekameter = డెకామీటరు
    .plural = డెకామీటర్లు
    .plural-oblique = డెకామీటర్ల
unit-decimeter = డెసిమీటరు
    .plural = డెసిమీటర్లు
    .plural-oblique = డెసిమీటర్ల
unit-centimeter = సెంటీమీటరు
    .plural = సెంటీమీటర్లు
    .plural-oblique = సెంటీమీటర్ల
unit-millimeter = మిల్లీమీటరు
    .plural = మిల్లీమీటర్లు
    .plural-oblique = మిల్లీమీటర్ల
unit-micrometer = మైక్రోమీటరు
    .plural = మైక్రోమీటర్లు
    .plural-oblique = మైక్రోమీటర్ల
unit-nanometer = నానోమీటరు
    .plural = నానోమీటర్లు
    .plural-oblique = నానోమీటర్ల
unit-picometer = పికోమీటరు
    .plural = పికోమీటర్లు
    .plural-oblique = పికోమీటర్ల
unit-gram = గ్రాము
    .plural = గ్రాములు
    .plural-oblique = గ్రాముల
unit-kilogram = కిలోగ్రాము
    .plural = కిలోగ్రాములు
    .plural-oblique = కిలోగ్రాముల
unit-decigram = డెసిగ్రాము
    .plural = డెసిగ్రాములు
    .plural-oblique = డెసిగ్రాముల
unit-centigram = సెంటీగ్రాము
    .plural = సెంటీగ్రాములు
    .plural-oblique = సెంటీగ్రాముల
unit-milligram = మిల్లీగ్రాము
    .plural = మిల్లీగ్రాములు
    .plural-oblique = మిల్లీగ్రాముల
unit-microgram = మైక్రోగ్రాము
    .plural = మైక్రోగ్రాములు
    .plural-oblique = మైక్రోగ్రాముల
unit-nanogram = నానోగ్రాము
    .plural = నానోగ్రాములు
    .plural-oblique = నానోగ్రాముల
unit-picogram = పికోగ్రాము
    .plural = పికోగ్రాములు
    .plural-oblique = పికోగ్రాముల
unit-liter = లీటరు
    .plural = లీటర్లు
    .plural-oblique = లీటర్ల
unit-megaliter = మెగాలీటరు
    .plural = మెగాలీటర్లు
    .plural-oblique = మెగాలీటర్ల
unit-kiloliter = కిలోలీటరు
    .plural = కిలోలీటర్లు
    .plural-oblique = కిలోలీటర్ల
unit-hectoliter = హెక్టోలీటరు
    .plural = హెక్టోలీటర్లు
    .plural-oblique = హెక్టోలీటర్ల
unit-deciliter = డెసిలీటరు
    .plural = డెసిలీటర్లు
    .plural-oblique = డెసిలీటర్ల
unit-centiliter = సెంటీలీటరు
    .plural = సెంటీలీటర్లు
    .plural-oblique = సెంటీలీటర్ల
unit-milliliter = మిల్లీలీటరు
    .plural = మిల్లీలీటర్లు
    .plural-oblique = మిల్లీలీటర్ల
unit-watt = వాట్
    .dative = వాట్‌కు
    .plural = వాట్‌లు
    .plural-oblique = వాట్‌ల
unit-terawatt = టెరావాట్
    .plural = టెరావాట్‌లు
    .plural-oblique = టెరావాట్‌ల
unit-gigawatt = గిగావాట్
    .plural = గిగావాట్‌లు
    .plural-oblique = గిగావాట్‌ల
unit-megawatt = మెగావాట్
    .plural = మెగావాట్‌లు
    .plural-oblique = మెగావాట్‌ల
unit-kilowatt = కిలోవాట్
    .plural = కిలోవాట్‌లు
    .plural-oblique = కిలోవాట్‌ల
unit-milliwatt = మిల్లీవాట్
    .plural = మిల్లీవాట్‌లు
    .plural-oblique = మిల్లీవాట్‌ల
unit-microwatt = మైక్రోవాట్
    .plural = మైక్రోవాట్‌లు
    .plural-oblique = మైక్రోవాట్‌ల
unit-nanowatt = నానోవాట్
    .plural = నానోవాట్‌లు
    .plural-oblique = నానోవాట్‌ల
unit-picowatt = పికోవాట్
    .plural = పికోవాట్‌లు
    .plural-oblique = పికోవాట్‌ల
unit-femtowatt = ఫెమ్టోవాట్
    .plural = ఫెమ్టోవాట్‌లు
    .plural-oblique = ఫెమ్టోవాట్‌ల
unit-volt = వోల్ట్
    .dative = వోల్ట్‌కు
    .plural = వోల్టులు
    .plural-oblique = వోల్టుల
unit-megavolt = మెగావోల్ట్
    .plural = మెగావోల్టులు
    .plural-oblique = మెగావోల్టుల
unit-kilovolt = కిలోవోల్ట్
    .plural = కిలోవోల్టులు
    .plural-oblique = కిలోవోల్టుల
unit-millivolt = మిల్లీవోల్ట్
    .plural = మిల్లీవోల్టులు
    .plural-oblique = మిల్లీవోల్టుల
unit-microvolt = మైక్రోవోల్ట్
    .plural = మైక్రోవోల్టులు
    .plural-oblique = మైక్రోవోల్టుల
unit-ampere = ఆంపియర్
    .dative = ఆంపియర్‌కు
    .plural = ఆంపియర్లు
    .plural-oblique = ఆంపియర్ల
unit-megaampere = మెగాఆంపియర్
    .plural = మెగాఆంపియర్లు
    .plural-oblique = మెగాఆంపియర్ల
unit-kiloampere = కిలోఆంపియర్
    .plural = కిలోఆంపియర్లు
    .plural-oblique = కిలోఆంపియర్ల
unit-milliampere = మిల్లీఆంపియర్
    .plural = మిల్లీఆంపియర్లు
    .plural-oblique = మిల్లీఆంపియర్ల
unit-microampere = మైక్రోఆంపియర్
    .plural = మైక్రోఆంపియర్లు
    .plural-oblique = మైక్రోఆంపియర్ల
unit-ohm = ఓమ్
    .dative = ఓమ్‌కు
    .plural = ఓమ్‌లు
    .plural-oblique = ఓమ్‌ల
unit-megaohm = మెగాఓమ్
    .plural = మెగాఓమ్‌లు
    .plural-oblique = మెగాఓమ్‌ల
unit-kiloohm = కిలోఓమ్
    .plural = కిలోఓమ్‌లు
    .plural-oblique = కిలోఓమ్‌ల
unit-milliohm = మిల్లీఓమ్
    .plural = మిల్లీఓమ్‌లు
    .plural-oblique = మిల్లీఓమ్‌ల
unit-microohm = మైక్రోఓమ్
    .plural = మైక్రోఓమ్‌లు
    .plural-oblique = మైక్రోఓమ్‌ల
unit-hertz = హెర్ట్జ్
    .dative = హెర్ట్జ్‌కు
unit-terahertz = టెరాహెర్ట్జ్
unit-gigahertz = గిగాహెర్ట్జ్
unit-megahertz = మెగాహెర్ట్జ్
unit-kilohertz = కిలోహెర్ట్జ్
unit-millihertz = మిల్లీహెర్ట్జ్
unit-microhertz = మైక్రోహెర్ట్జ్
unit-nanohertz = నానోహెర్ట్జ్
unit-pascal = పాస్కల్
    .dative = పాస్కల్‌కు
    .plural = పాస్కల్‌లు
    .plural-oblique = పాస్కల్‌ల
unit-gigapascal = గిగాపాస్కల్
    .plural = గిగాపాస్కల్‌లు
    .plural-oblique = గిగాపాస్కల్‌ల
unit-megapascal = మెగాపాస్కల్
    .plural = మెగాపాస్కల్‌లు
    .plural-oblique = మెగాపాస్కల్‌ల
unit-kilopascal = కిలోపాస్కల్
    .plural = కిలోపాస్కల్‌లు
    .plural-oblique = కిలోపాస్కల్‌ల
unit-hectopascal = హెక్టోపాస్కల్
    .plural = హెక్టోపాస్కల్‌లు
    .plural-oblique = హెక్టోపాస్కల్‌ల
unit-byte = బైట్
    .dative = బైట్‌కు
    .plural = బైట్లు
    .plural-oblique = బైట్ల
unit-yottabyte = యొట్టాబైట్
    .dative = యొట్టాబైట్‌కు
    .plural = యొట్టాబైట్లు
    .plural-oblique = యొట్టాబైట్ల
unit-zettabyte = జెట్టాబైట్
    .dative = జెట్టాబైట్‌కు
    .plural = జెట్టాబైట్లు
    .plural-oblique = జెట్టాబైట్ల
unit-exabyte = ఎక్సాబైట్
    .dative = ఎక్సాబైట్‌కు
    .plural = ఎక్సాబైట్లు
    .plural-oblique = ఎక్సాబైట్ల
unit-petabyte = పెటాబైట్
    .dative = పెటాబైట్‌కు
    .plural = పెటాబైట్లు
    .plural-oblique = పెటాబైట్ల
unit-terabyte = టెరాబైట్
    .dative = టెరాబైట్‌కు
    .plural = టెరాబైట్లు
    .plural-oblique = టెరాబైట్ల
unit-gigabyte = గిగాబైట్
    .dative = గిగాబైట్‌కు
    .plural = గిగాబైట్లు
    .plural-oblique = గిగాబైట్ల
unit-megabyte = మెగాబైట్
    .dative = మెగాబైట్‌కు
    .plural = మెగాబైట్లు
    .plural-oblique = మెగాబైట్ల
unit-kilobyte = కిలోబైట్
    .dative = కిలోబైట్‌కు
    .plural = కిలోబైట్లు
    .plural-oblique = కిలోబైట్ల
unit-kibibyte = కిబిబైట్
    .dative = కిబిబైట్‌కు
    .plural = కిబిబైట్లు
    .plural-oblique = కిబిబైట్ల
unit-mebibyte = మెబిబైట్
    .dative = మెబిబైట్‌కు
    .plural = మెబిబైట్లు
    .plural-oblique = మెబిబైట్ల
unit-gibibyte = గిబిబైట్
    .dative = గిబిబైట్‌కు
    .plural = గిబిబైట్లు
    .plural-oblique = గిబిబైట్ల
unit-tebibyte = టెబిబైట్
    .dative = టెబిబైట్‌కు
    .plural = టెబిబైట్లు
    .plural-oblique = టెబిబైట్ల
unit-pebibyte = పెబిబైట్
    .dative = పెబిబైట్‌కు
    .plural = పెబిబైట్లు
    .plural-oblique = పెబిబైట్ల
unit-exbibyte = ఎక్స్‌బిబైట్
    .dative = ఎక్స్‌బిబైట్‌కు
    .plural = ఎక్స్‌బిబైట్లు
    .plural-oblique = ఎక్స్‌బిబైట్ల
unit-zebibyte = జెబిబైట్
    .dative = జెబిబైట్‌కు
    .plural = జెబిబైట్లు
    .plural-oblique = జెబిబైట్ల
unit-yobibyte = యోబిబైట్
    .dative = యోబిబైట్‌కు
    .plural = యోబిబైట్లు
    .plural-oblique = యోబిబైట్ల
unit-bit = బిట్
    .dative = బిట్‌కు
    .plural = బిట్లు
    .plural-oblique = బిట్ల
unit-yottabit = యొట్టాబిట్
    .plural = యొట్టాబిట్లు
    .plural-oblique = యొట్టాబిట్ల
unit-zettabit = జెట్టాబిట్
    .plural = జెట్టాబిట్లు
    .plural-oblique = జెట్టాబిట్ల
unit-exabit = ఎక్సాబిట్
    .plural = ఎక్సాబిట్లు
    .plural-oblique = ఎక్సాబిట్ల
unit-petabit = పెటాబిట్
    .plural = పెటాబిట్లు
    .plural-oblique = పెటాబిట్ల
unit-terabit = టెరాబిట్
    .plural = టెరాబిట్లు
    .plural-oblique = టెరాబిట్ల
unit-gigabit = గిగాబిట్
    .plural = గిగాబిట్లు
    .plural-oblique = గిగాబిట్ల
unit-megabit = మెగాబిట్
    .plural = మెగాబిట్లు
    .plural-oblique = మెగాబిట్ల
unit-kilobit = కిలోబిట్
    .plural = కిలోబిట్లు
    .plural-oblique = కిలోబిట్ల
unit-kibibit = కిబిబిట్
    .plural = కిబిబిట్లు
    .plural-oblique = కిబిబిట్ల
unit-mebibit = మెబిబిట్
    .plural = మెబిబిట్లు
    .plural-oblique = మెబిబిట్ల
unit-gibibit = గిబిబిట్
    .plural = గిబిబిట్లు
    .plural-oblique = గిబిబిట్ల
unit-tebibit = టెబిబిట్
    .plural = టెబిబిట్లు
    .plural-oblique = టెబిబిట్ల
unit-pebibit = పెబిబిట్
    .plural = పెబిబిట్లు
    .plural-oblique = పెబిబిట్ల
unit-exbibit = ఎక్స్‌బిబిట్
    .plural = ఎక్స్‌బిబిట్లు
    .plural-oblique = ఎక్స్‌బిబిట్ల
unit-zebibit = జెబిబిట్
    .plural = జెబిబిట్లు
    .plural-oblique = జెబిబిట్ల
unit-yobibit = యోబిబిట్
    .plural = యోబిబిట్లు
    .plural-oblique = యోబిబిట్ల
unit-millisecond = మిల్లీసెకను
    .plural = మిల్లీసెకన్లు
    .plural-oblique = మిల్లీసెకన్ల
unit-microsecond = మైక్రోసెకను
    .plural = మైక్రోసెకన్లు
    .plural-oblique = మైక్రోసెకన్ల
unit-nanosecond = నానోసెకను
    .plural = నానోసెకన్లు
    .plural-oblique = నానోసెకన్ల
unit-picosecond = పికోసెకను
    .plural = పికోసెకన్లు
    .plural-oblique = పికోసెకన్ల
unit-joule = జౌల్
    .dative = జౌల్‌కు
    .plural = జౌల్‌లు
    .plural-oblique = జౌల్‌ల
unit-kilojoule = కిలోజౌల్
    .dative = కిలోజౌల్‌కు
    .plural = కిలోజౌల్‌లు
    .plural-oblique = కిలోజౌల్‌ల
unit-calorie = క్యాలరీ
    .dative = క్యాలరీకి
    .plural = క్యాలరీలు
    .plural-oblique = క్యాలరీల
unit-kilocalorie = కిలోక్యాలరీ
    .dative = కిలోక్యాలరీకి
    .plural = కిలోక్యాలరీలు
    .plural-oblique = కిలోక్యాలరీల
unit-bar = బార్
    .dative = బార్‌కు
    .plural = బార్లు
    .plural-oblique = బార్ల
unit-millibar = మిల్లీబార్
    .dative = మిల్లీబార్‌కు
    .plural = మిల్లీబార్లు
    .plural-oblique = మిల్లీబార్ల
unit-ampere-hour = ఆంపియర్ గంట
    .plural = ఆంపియర్ గంటలు
    .plural-oblique = ఆంపియర్ గంటల
unit-megaampere-hour = మెగాఆంపియర్ గంట
    .plural = మెగాఆంపియర్ గంటలు
    .plural-oblique = మెగాఆంపియర్ గంటల
unit-kiloampere-hour = కిలోఆంపియర్ గంట
    .plural = కిలోఆంపియర్ గంటలు
    .plural-oblique = కిలోఆంపియర్ గంటల
unit-milliampere-hour = మిల్లీఆంపియర్ గంట
    .plural = మిల్లీఆంపియర్ గంటలు
    .plural-oblique = మిల్లీఆంపియర్ గంటల
unit-microampere-hour = మైక్రోఆంపియర్ గంట
    .plural = మైక్రోఆంపియర్ గంటలు
    .plural-oblique = మైక్రోఆంపియర్ గంటల
unit-mile = మైలు
    .plural = మైళ్లు
    .plural-oblique = మైళ్ల
unit-yard = గజం
    .dative = గజానికి
    .plural = గజాలు
    .plural-oblique = గజాల
unit-foot = అడుగు
    .plural = అడుగులు
    .plural-oblique = అడుగుల
unit-inch = అంగుళం
    .dative = అంగుళానికి
    .plural = అంగుళాలు
    .plural-oblique = అంగుళాల
unit-acre = ఎకరం
    .dative = ఎకరానికి
    .plural = ఎకరాలు
    .plural-oblique = ఎకరాల
unit-square-kilometer = చదరపు కిలోమీటరు
    .plural = చదరపు కిలోమీటర్లు
    .plural-oblique = చదరపు కిలోమీటర్ల
unit-square-meter = చదరపు మీటరు
    .plural = చదరపు మీటర్లు
    .plural-oblique = చదరపు మీటర్ల
unit-square-centimeter = చదరపు సెంటీమీటరు
    .plural = చదరపు సెంటీమీటర్లు
    .plural-oblique = చదరపు సెంటీమీటర్ల
unit-square-millimeter = చదరపు మిల్లీమీటరు
    .plural = చదరపు మిల్లీమీటర్లు
    .plural-oblique = చదరపు మిల్లీమీటర్ల
unit-square-micrometer = చదరపు మైక్రోమీటరు
    .plural = చదరపు మైక్రోమీటర్లు
    .plural-oblique = చదరపు మైక్రోమీటర్ల
unit-square-nanometer = చదరపు నానోమీటరు
    .plural = చదరపు నానోమీటర్లు
    .plural-oblique = చదరపు నానోమీటర్ల
unit-square-megameter = చదరపు మెగామీటరు
    .plural = చదరపు మెగామీటర్లు
    .plural-oblique = చదరపు మెగామీటర్ల
unit-square-mile = చదరపు మైలు
    .plural = చదరపు మైళ్లు
    .plural-oblique = చదరపు మైళ్ల
unit-square-yard = చదరపు గజం
    .dative = చదరపు గజానికి
    .plural = చదరపు గజాలు
    .plural-oblique = చదరపు గజాల
unit-square-foot = చదరపు అడుగు
    .plural = చదరపు అడుగులు
    .plural-oblique = చదరపు అడుగుల
unit-square-inch = చదరపు అంగుళం
    .dative = చదరపు అంగుళానికి
    .plural = చదరపు అంగుళాలు
    .plural-oblique = చదరపు అంగుళాల
unit-cubic-kilometer = ఘనపు కిలోమీటరు
    .plural = ఘనపు కిలోమీటర్లు
    .plural-oblique = ఘనపు కిలోమీటర్ల
unit-cubic-meter = ఘనపు మీటరు
    .plural = ఘనపు మీటర్లు
    .plural-oblique = ఘనపు మీటర్ల
unit-cubic-centimeter = ఘనపు సెంటీమీటరు
    .plural = ఘనపు సెంటీమీటర్లు
    .plural-oblique = ఘనపు సెంటీమీటర్ల
unit-cubic-millimeter = ఘనపు మిల్లీమీటరు
    .plural = ఘనపు మిల్లీమీటర్లు
    .plural-oblique = ఘనపు మిల్లీమీటర్ల
unit-cubic-decimeter = ఘనపు డెసిమీటరు
    .plural = ఘనపు డెసిమీటర్లు
    .plural-oblique = ఘనపు డెసిమీటర్ల
unit-cubic-mile = ఘనపు మైలు
    .plural = ఘనపు మైళ్లు
    .plural-oblique = ఘనపు మైళ్ల
unit-cubic-yard = ఘనపు గజం
    .dative = ఘనపు గజానికి
    .plural = ఘనపు గజాలు
    .plural-oblique = ఘనపు గజాల
unit-cubic-foot = ఘనపు అడుగు
    .plural = ఘనపు అడుగులు
    .plural-oblique = ఘనపు అడుగుల
unit-cubic-inch = ఘనపు అంగుళం
    .dative = ఘనపు అంగుళానికి
    .plural = ఘనపు అంగుళాలు
    .plural-oblique = ఘనపు అంగుళాల
unit-nautical-mile = నాటికల్ మైలు
    .plural = నాటికల్ మైళ్లు
    .plural-oblique = నాటికల్ మైళ్ల
unit-mile-scandinavian = స్కాండినేవియన్ మైలు
    .plural = స్కాండినేవియన్ మైళ్లు
    .plural-oblique = స్కాండినేవియన్ మైళ్ల
unit-light-year = కాంతి సంవత్సరం
    .dative = కాంతి సంవత్సరానికి
    .plural = కాంతి సంవత్సరాలు
    .plural-oblique = కాంతి సంవత్సరాల
unit-tonne = టన్ను
    .plural = టన్నులు
    .plural-oblique = టన్నుల
unit-ton = అమెరికా టన్ను
    .plural = అమెరికా టన్నులు
    .plural-oblique = అమెరికా టన్నుల
unit-stone = స్టోన్
    .plural = స్టోన్లు
    .plural-oblique = స్టోన్ల
unit-pound = పౌండు
    .plural = పౌండ్లు
    .plural-oblique = పౌండ్ల
unit-ounce = ఔన్సు
    .plural = ఔన్సులు
    .plural-oblique = ఔన్సుల
unit-carat = క్యారెట్
    .plural = క్యారెట్లు
    .plural-oblique = క్యారెట్ల
unit-gallon = గ్యాలన్
    .dative = గ్యాలన్‌కు
    .plural = గ్యాలన్లు
    .plural-oblique = గ్యాలన్ల
unit-quart = క్వార్ట్
    .plural = క్వార్టులు
    .plural-oblique = క్వార్టుల
unit-pint = పింట్
    .dative = పింట్‌కు
    .plural = పింట్లు
    .plural-oblique = పింట్ల
unit-cup = కప్పు
    .plural = కప్పులు
    .plural-oblique = కప్పుల
unit-fluid-ounce = ద్రవ ఔన్సు
    .plural = ద్రవ ఔన్సులు
    .plural-oblique = ద్రవ ఔన్సుల
unit-tablespoon = టేబుల్ స్పూన్
    .dative = టేబుల్ స్పూన్‌కు
    .plural = టేబుల్ స్పూన్లు
    .plural-oblique = టేబుల్ స్పూన్ల
unit-teaspoon = టీస్పూన్
    .dative = టీస్పూన్‌కు
    .plural = టీస్పూన్లు
    .plural-oblique = టీస్పూన్ల
unit-dessert-spoon = డెజర్ట్ స్పూన్
    .plural = డెజర్ట్ స్పూన్లు
    .plural-oblique = డెజర్ట్ స్పూన్ల
unit-celsius = డిగ్రీ సెల్సియస్
    .plural = డిగ్రీల సెల్సియస్
unit-fahrenheit = డిగ్రీ ఫారెన్‌హీట్
    .plural = డిగ్రీల ఫారెన్‌హీట్
unit-kelvin = కెల్విన్
    .plural = కెల్విన్లు
    .plural-oblique = కెల్విన్ల
unit-degree = డిగ్రీ
    .dative = డిగ్రీకి
    .plural = డిగ్రీలు
    .plural-oblique = డిగ్రీల
unit-revolution = చుట్టు
    .plural = చుట్లు
    .plural-oblique = చుట్ల
unit-knot = నాట్
    .plural = నాట్లు
    .plural-oblique = నాట్ల
unit-megapixel = మెగాపిక్సెల్
    .plural = మెగాపిక్సెళ్లు
    .plural-oblique = మెగాపిక్సెళ్ల
unit-pixel = పిక్సెల్
    .dative = పిక్సెల్‌కు
    .plural = పిక్సెళ్లు
    .plural-oblique = పిక్సెళ్ల
unit-horsepower = హార్స్‌పవర్
unit-millimeter-ofhg = మిల్లీమీటరు పాదరసం
    .plural = మిల్లీమీటర్ల పాదరసం
unit-inch-ofhg = అంగుళం పాదరసం
    .plural = అంగుళాల పాదరసం
unit-hectare = హెక్టారు
    .plural = హెక్టార్లు
    .plural-oblique = హెక్టార్ల
unit-are = ఆర్
    .plural = ఆర్‌లు
    .plural-oblique = ఆర్‌ల
unit-night = రాత్రి
    .dative = రాత్రికి
    .plural = రాత్రులు
    .plural-oblique = రాత్రుల
# same as unit-carat
unit-karat = క్యారెట్
    .plural = క్యారెట్లు
    .plural-oblique = క్యారెట్ల
unit-kilowatt-hour = కిలోవాట్ గంట
    .plural = కిలోవాట్ గంటలు
    .plural-oblique = కిలోవాట్ గంటల
unit-permille = వెయ్యింట వంతు
    .plural = వెయ్యింట వంతులు
    .plural-oblique = వెయ్యింట వంతుల
    .counted = { $count ->
        [1] వెయ్యింట ఒక వంతు
       *[other] { $case ->
            [oblique] వెయ్యింట { $count } వంతుల
           *[direct] వెయ్యింట { $count } వంతులు
        }
    }
unit-permyriad = పదివేలలో వంతు
    .plural = పదివేలలో వంతులు
    .plural-oblique = పదివేలలో వంతుల
    .counted = { $count ->
        [1] పదివేలలో ఒక వంతు
       *[other] { $case ->
            [oblique] పదివేలలో { $count } వంతుల
           *[direct] పదివేలలో { $count } వంతులు
        }
    }
unit-permillion = పది లక్షలలో వంతు
    .plural = పది లక్షలలో వంతులు
    .plural-oblique = పది లక్షలలో వంతుల
    .counted = { $count ->
        [1] పది లక్షలలో ఒక వంతు
       *[other] { $case ->
            [oblique] పది లక్షలలో { $count } వంతుల
           *[direct] పది లక్షలలో { $count } వంతులు
        }
    }
unit-portion-per-1e9 = వంద కోట్లలో వంతు
    .plural = వంద కోట్లలో వంతులు
    .plural-oblique = వంద కోట్లలో వంతుల
    .counted = { $count ->
        [1] వంద కోట్లలో ఒక వంతు
       *[other] { $case ->
            [oblique] వంద కోట్లలో { $count } వంతుల
           *[direct] వంద కోట్లలో { $count } వంతులు
        }
    }
unit-radian = రేడియన్
    .plural = రేడియన్లు
    .plural-oblique = రేడియన్ల
unit-arc-minute = ఆర్క్ నిమిషం
    .plural = ఆర్క్ నిమిషాలు
    .plural-oblique = ఆర్క్ నిమిషాల
unit-arc-second = ఆర్క్ సెకను
    .plural = ఆర్క్ సెకన్లు
    .plural-oblique = ఆర్క్ సెకన్ల
unit-gradian = గ్రేడియన్
    .plural = గ్రేడియన్లు
    .plural-oblique = గ్రేడియన్ల
unit-dunam = డునామ్
    .plural = డునామ్‌లు
    .plural-oblique = డునామ్‌ల
unit-mole = మోల్
    .plural = మోల్‌లు
    .plural-oblique = మోల్‌ల
unit-century = శతాబ్దం
    .dative = శతాబ్దానికి
    .plural = శతాబ్దాలు
    .plural-oblique = శతాబ్దాల
unit-decade = దశాబ్దం
    .dative = దశాబ్దానికి
    .plural = దశాబ్దాలు
    .plural-oblique = దశాబ్దాల
unit-quarter = త్రైమాసికం
    .dative = త్రైమాసికానికి
    .plural = త్రైమాసికాలు
    .plural-oblique = త్రైమాసికాల
unit-british-thermal-unit = బ్రిటిష్ థర్మల్ యూనిట్
    .plural = బ్రిటిష్ థర్మల్ యూనిట్లు
    .plural-oblique = బ్రిటిష్ థర్మల్ యూనిట్ల
unit-electronvolt = ఎలక్ట్రాన్ వోల్ట్
    .plural = ఎలక్ట్రాన్ వోల్టులు
    .plural-oblique = ఎలక్ట్రాన్ వోల్టుల
unit-therm-us = అమెరికా థర్మ్
    .plural = అమెరికా థర్మ్‌లు
    .plural-oblique = అమెరికా థర్మ్‌ల
unit-newton = న్యూటన్
    .plural = న్యూటన్లు
    .plural-oblique = న్యూటన్ల
unit-pound-force = పౌండ్ ఫోర్స్
unit-dot = బిందువు
    .plural = బిందువులు
    .plural-oblique = బిందువుల
unit-drop = చుక్క
    .plural = చుక్కలు
    .plural-oblique = చుక్కల
unit-em = ఎమ్
    .plural = ఎమ్‌లు
    .plural-oblique = ఎమ్‌ల
unit-astronomical-unit = ఖగోళ యూనిట్
    .plural = ఖగోళ యూనిట్లు
    .plural-oblique = ఖగోళ యూనిట్ల
unit-fathom = ఫాథమ్
    .plural = ఫాథమ్‌లు
    .plural-oblique = ఫాథమ్‌ల
unit-furlong = ఫర్లాంగు
    .plural = ఫర్లాంగులు
    .plural-oblique = ఫర్లాంగుల
unit-parsec = పార్సెక్
    .plural = పార్సెక్‌లు
    .plural-oblique = పార్సెక్‌ల
unit-point = పాయింట్
    .plural = పాయింట్లు
    .plural-oblique = పాయింట్ల
unit-solar-luminosity = సౌర కాంతి
unit-solar-radius = సౌర వ్యాసార్ధం
    .plural = సౌర వ్యాసార్ధాలు
    .plural-oblique = సౌర వ్యాసార్ధాల
unit-solar-mass = సౌర ద్రవ్యరాశి
    .plural = సౌర ద్రవ్యరాశులు
    .plural-oblique = సౌర ద్రవ్యరాశుల
unit-earth-mass = భూమి ద్రవ్యరాశి
    .plural = భూమి ద్రవ్యరాశులు
    .plural-oblique = భూమి ద్రవ్యరాశుల
unit-earth-radius = భూమి వ్యాసార్ధం
    .plural = భూమి వ్యాసార్ధాలు
    .plural-oblique = భూమి వ్యాసార్ధాల
unit-dalton = డాల్టన్
    .plural = డాల్టన్లు
    .plural-oblique = డాల్టన్ల
unit-ounce-troy = ట్రాయ్ ఔన్సు
    .plural = ట్రాయ్ ఔన్సులు
    .plural-oblique = ట్రాయ్ ఔన్సుల
unit-atmosphere = అట్మాస్ఫియర్
    .plural = అట్మాస్ఫియర్లు
    .plural-oblique = అట్మాస్ఫియర్ల
unit-newton-meter = న్యూటన్ మీటరు
    .plural = న్యూటన్ మీటర్లు
    .plural-oblique = న్యూటన్ మీటర్ల
unit-pound-force-foot = పౌండ్ అడుగు
    .plural = పౌండ్ అడుగులు
    .plural-oblique = పౌండ్ అడుగుల
unit-acre-foot = ఎకరా అడుగు
    .plural = ఎకరా అడుగులు
    .plural-oblique = ఎకరా అడుగుల
unit-barrel = బ్యారెల్
    .dative = బ్యారెల్‌కు
    .plural = బ్యారెళ్లు
    .plural-oblique = బ్యారెళ్ల
unit-bushel = బుషెల్
    .plural = బుషెళ్లు
    .plural-oblique = బుషెళ్ల
unit-cup-metric = మెట్రిక్ కప్పు
    .plural = మెట్రిక్ కప్పులు
    .plural-oblique = మెట్రిక్ కప్పుల
unit-pint-metric = మెట్రిక్ పింట్
    .plural = మెట్రిక్ పింట్లు
    .plural-oblique = మెట్రిక్ పింట్ల
unit-decibel = డెసిబెల్
    .plural = డెసిబెళ్లు
    .plural-oblique = డెసిబెళ్ల
unit-international-unit = అంతర్జాతీయ యూనిట్
    .dative = అంతర్జాతీయ యూనిట్‌కు
    .plural = అంతర్జాతీయ యూనిట్లు
    .plural-oblique = అంతర్జాతీయ యూనిట్ల
unit-coulomb = కూలంబ్
    .plural = కూలంబ్‌లు
    .plural-oblique = కూలంబ్‌ల
unit-slug = స్లగ్
    .plural = స్లగ్‌లు
    .plural-oblique = స్లగ్‌ల
unit-nibble = నిబుల్
    .plural = నిబుల్స్
unit-gallon-imperial = ఇంపీరియల్ గ్యాలన్
    .plural = ఇంపీరియల్ గ్యాలన్లు
    .plural-oblique = ఇంపీరియల్ గ్యాలన్ల
unit-fluid-ounce-imperial = ఇంపీరియల్ ద్రవ ఔన్సు
    .plural = ఇంపీరియల్ ద్రవ ఔన్సులు
    .plural-oblique = ఇంపీరియల్ ద్రవ ఔన్సుల
unit-teaspoon-imperial = ఇంపీరియల్ టీస్పూన్
    .plural = ఇంపీరియల్ టీస్పూన్లు
    .plural-oblique = ఇంపీరియల్ టీస్పూన్ల
unit-tablespoon-imperial = ఇంపీరియల్ టేబుల్ స్పూన్
    .plural = ఇంపీరియల్ టేబుల్ స్పూన్లు
    .plural-oblique = ఇంపీరియల్ టేబుల్ స్పూన్ల
unit-pint-imperial = ఇంపీరియల్ పింట్
    .plural = ఇంపీరియల్ పింట్లు
    .plural-oblique = ఇంపీరియల్ పింట్ల
unit-quart-imperial = ఇంపీరియల్ క్వార్ట్
    .plural = ఇంపీరియల్ క్వార్టులు
    .plural-oblique = ఇంపీరియల్ క్వార్టుల
unit-grain = గ్రెయిన్
    .plural = గ్రెయిన్లు
    .plural-oblique = గ్రెయిన్ల
unit-light-speed = కాంతి వేగం
unit-g-force = జీ ఫోర్స్
unit-pinch = చిటికెడు
unit-jigger = జిగ్గర్
    .plural = జిగ్గర్లు
    .plural-oblique = జిగ్గర్ల

## Rates: what it is per comes first, with కు, and so it is in .counted: గంటకు 5 కిలోమీటర్లు


# గంటకు ప్లస్ 8 కిలోమీటర్లు; "plus" is asked for in number.ftl
speed-one = { $case ->
    [plus] ప్లస్ { $count }
   *[direct] ఒక
}
speed-number = { $case ->
    [plus] ప్లస్ { $count }
   *[direct] { $count }
}
unit-kilometer-per-hour = గంటకు { unit-kilometer }
    .counted = { $count ->
        [1] గంటకు { speed-one } { FORM(unit-kilometer, 1) }
       *[other] గంటకు { speed-number } { FORM(unit-kilometer, $count) }
    }
    .minus = { $count ->
        [1] గంటకు మైనస్ ఒక { FORM(unit-kilometer, 1) }
       *[other] గంటకు మైనస్ { $count } { FORM(unit-kilometer, $count) }
    }
unit-meter-per-second = సెకనుకు { unit-meter }
    .counted = { $count ->
        [1] సెకనుకు { speed-one } { FORM(unit-meter, 1) }
       *[other] సెకనుకు { speed-number } { FORM(unit-meter, $count) }
    }
    .minus = { $count ->
        [1] సెకనుకు మైనస్ ఒక { FORM(unit-meter, 1) }
       *[other] సెకనుకు మైనస్ { $count } { FORM(unit-meter, $count) }
    }
unit-mile-per-hour = గంటకు { unit-mile }
    .counted = { $count ->
        [1] గంటకు { speed-one } { FORM(unit-mile, 1) }
       *[other] గంటకు { speed-number } { FORM(unit-mile, $count) }
    }
    .minus = { $count ->
        [1] గంటకు మైనస్ ఒక { FORM(unit-mile, 1) }
       *[other] గంటకు మైనస్ { $count } { FORM(unit-mile, $count) }
    }
unit-liter-per-100-kilometer = 100 కిలోమీటర్లకు { unit-liter }
    .counted = { $count ->
        [1] 100 కిలోమీటర్లకు ఒక { FORM(unit-liter, 1) }
       *[other] 100 కిలోమీటర్లకు { $count } { FORM(unit-liter, $count) }
    }
unit-mile-per-gallon = గ్యాలన్‌కు { unit-mile }
    .counted = { $count ->
        [1] గ్యాలన్‌కు ఒక { FORM(unit-mile, 1) }
       *[other] గ్యాలన్‌కు { $count } { FORM(unit-mile, $count) }
    }
unit-mile-per-gallon-imperial = ఇంపీరియల్ గ్యాలన్‌కు { unit-mile }
    .counted = { $count ->
        [1] ఇంపీరియల్ గ్యాలన్‌కు ఒక { FORM(unit-mile, 1) }
       *[other] ఇంపీరియల్ గ్యాలన్‌కు { $count } { FORM(unit-mile, $count) }
    }
unit-kilowatt-hour-per-100-kilometer = 100 కిలోమీటర్లకు { unit-kilowatt-hour }
    .counted = { $count ->
        [1] 100 కిలోమీటర్లకు ఒక { FORM(unit-kilowatt-hour, 1) }
       *[other] 100 కిలోమీటర్లకు { $count } { FORM(unit-kilowatt-hour, $count) }
    }
unit-millimole-per-liter = లీటరుకు మిల్లీమోల్
    .plural = లీటరుకు మిల్లీమోల్‌లు
    .plural-oblique = లీటరుకు మిల్లీమోల్‌ల
    .counted = { $count ->
        [1] లీటరుకు ఒక మిల్లీమోల్
       *[other] { $case ->
            [oblique] లీటరుకు { $count } మిల్లీమోల్‌ల
           *[direct] లీటరుకు { $count } మిల్లీమోల్‌లు
        }
    }
unit-meter-per-square-second = చదరపు సెకనుకు { unit-meter }
    .counted = { $count ->
        [1] చదరపు సెకనుకు ఒక { FORM(unit-meter, 1) }
       *[other] చదరపు సెకనుకు { $count } { FORM(unit-meter, $count) }
    }
unit-milligram-ofglucose-per-deciliter = డెసిలీటరుకు { unit-milligram }
    .counted = { $count ->
        [1] డెసిలీటరుకు ఒక { FORM(unit-milligram, 1) }
       *[other] డెసిలీటరుకు { $count } { FORM(unit-milligram, $count) }
    }
unit-liter-per-kilometer = కిలోమీటరుకు { unit-liter }
    .counted = { $count ->
        [1] కిలోమీటరుకు ఒక { FORM(unit-liter, 1) }
       *[other] కిలోమీటరుకు { $count } { FORM(unit-liter, $count) }
    }
unit-dot-per-centimeter = సెంటీమీటరుకు { unit-dot }
    .counted = { $count ->
        [1] సెంటీమీటరుకు ఒక { FORM(unit-dot, 1) }
       *[other] సెంటీమీటరుకు { $count } { FORM(unit-dot, $count) }
    }
unit-dot-per-inch = అంగుళానికి { unit-dot }
    .counted = { $count ->
        [1] అంగుళానికి ఒక { FORM(unit-dot, 1) }
       *[other] అంగుళానికి { $count } { FORM(unit-dot, $count) }
    }
unit-pixel-per-centimeter = సెంటీమీటరుకు { unit-pixel }
    .counted = { $count ->
        [1] సెంటీమీటరుకు ఒక { FORM(unit-pixel, 1) }
       *[other] సెంటీమీటరుకు { $count } { FORM(unit-pixel, $count) }
    }
unit-pixel-per-inch = అంగుళానికి { unit-pixel }
    .counted = { $count ->
        [1] అంగుళానికి ఒక { FORM(unit-pixel, 1) }
       *[other] అంగుళానికి { $count } { FORM(unit-pixel, $count) }
    }
unit-pound-force-per-square-inch = చదరపు అంగుళానికి { unit-pound }
    .counted = { $count ->
        [1] చదరపు అంగుళానికి ఒక { FORM(unit-pound, 1) }
       *[other] చదరపు అంగుళానికి { $count } { FORM(unit-pound, $count) }
    }
unit-revolution-per-minute = నిమిషానికి { unit-revolution }
    .counted = { $count ->
        [1] నిమిషానికి ఒక { FORM(unit-revolution, 1) }
       *[other] నిమిషానికి { $count } { FORM(unit-revolution, $count) }
    }
unit-beat-per-minute = నిమిషానికి స్పందన
    .plural = నిమిషానికి స్పందనలు
    .plural-oblique = నిమిషానికి స్పందనల
    .counted = { $count ->
        [1] నిమిషానికి ఒక స్పందన
       *[other] { $case ->
            [oblique] నిమిషానికి { $count } స్పందనల
           *[direct] నిమిషానికి { $count } స్పందనలు
        }
    }
unit-frame-per-second = సెకనుకు ఫ్రేమ్
    .plural = సెకనుకు ఫ్రేములు
    .plural-oblique = సెకనుకు ఫ్రేముల
    .counted = { $count ->
        [1] సెకనుకు ఒక ఫ్రేమ్
       *[other] { $case ->
            [oblique] సెకనుకు { $count } ఫ్రేముల
           *[direct] సెకనుకు { $count } ఫ్రేములు
        }
    }
unit-beaufort = బ్యూఫోర్ట్
    .counted = బ్యూఫోర్ట్ { $count }
