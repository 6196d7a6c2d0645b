## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl

# same for every number
unit-mile = ไมล์
# same for every number
unit-yard = หลา
# same for every number
unit-foot = ฟุต
# same for every number
unit-inch = นิ้ว
# same for every number
unit-nautical-mile = ไมล์ทะเล
# same for every number
unit-light-year = ปีแสง
# same for every number
unit-astronomical-unit = หน่วยดาราศาสตร์
# same for every number
unit-parsec = พาร์เซก
# same for every number
unit-picometer = พิโกเมตร
# same for every number
unit-point = พอยต์
# ตัน is the metric one to everybody. CLDR says เมตริกตัน.
# same for every number
unit-tonne = ตัน
# same for every number
unit-ton = ชอร์ตตัน
# same for every number
unit-pound = ปอนด์
# same for every number
unit-ounce = ออนซ์
# same for every number
unit-ounce-troy = ทรอยออนซ์
# same for every number
unit-carat = กะรัต
# same for every number
unit-grain = เกรน
# same for every number
unit-slug = สลัก
# same for every number
unit-gallon = แกลลอน
# same for every number
unit-gallon-imperial = แกลลอนอังกฤษ
# same for every number
unit-pint = ไพนต์
# same for every number
unit-pint-metric = ไพนต์เมตริก
# same for every number
unit-pint-imperial = ไพนต์อังกฤษ
# same for every number
unit-fluid-ounce = ออนซ์ของเหลว
# same for every number
unit-fluid-ounce-imperial = ออนซ์ของเหลวอังกฤษ
# same for every number
unit-megaliter = เมกะลิตร
# same for every number
unit-acre-foot = เอเคอร์ฟุต
# same for every number
unit-dessert-spoon = ช้อนหวาน
# same for every number
unit-dessert-spoon-imperial = ช้อนหวานอังกฤษ
# same for every number
unit-teaspoon-imperial = ช้อนชาอังกฤษ
# same for every number
unit-tablespoon-imperial = ช้อนโต๊ะอังกฤษ
# same for every number
unit-drop = หยด
# same for every number
unit-pinch = หยิบมือ
# same for every number
unit-jigger = จิกเกอร์
# same for every number
unit-revolution = รอบ
# same for every number
unit-radian = เรเดียน
# same for every number
unit-gradian = เกรเดียน
# same for every number
unit-arc-minute = ลิปดา
# same for every number
unit-arc-second = ฟิลิปดา
# same for every number
unit-knot = นอต
# same for every number
unit-kilocalorie = กิโลแคลอรี
# same for every number
unit-calorie = แคลอรี
# same for every number
unit-kilojoule = กิโลจูล
# same for every number
unit-joule = จูล
# CLDR has a hyphen here.
# same for every number
unit-kilowatt-hour = กิโลวัตต์ชั่วโมง
unit-kilowatt-hour-per-100-kilometer = กิโลวัตต์ชั่วโมงต่อ 100 กิโลเมตร
# same for every number
unit-terawatt = เทระวัตต์
# same for every number
unit-gigawatt = กิกะวัตต์
# same for every number
unit-megawatt = เมกะวัตต์
# same for every number
unit-kilowatt = กิโลวัตต์
# same for every number
unit-watt = วัตต์
# same for every number
unit-milliwatt = มิลลิวัตต์
# same for every number
unit-microwatt = ไมโครวัตต์
# same for every number
unit-nanowatt = นาโนวัตต์
# same for every number
unit-picowatt = พิโกวัตต์
# same for every number
unit-femtowatt = เฟมโตวัตต์
unit-horsepower = แรงม้า
# same for every number
unit-ampere-hour = แอมแปร์ชั่วโมง
# same for every number
unit-megaampere-hour = เมกะแอมแปร์ชั่วโมง
# same for every number
unit-kiloampere-hour = กิโลแอมแปร์ชั่วโมง
# same for every number
unit-milliampere-hour = มิลลิแอมแปร์ชั่วโมง
# same for every number
unit-microampere-hour = ไมโครแอมแปร์ชั่วโมง
# same for every number
unit-coulomb = คูลอมบ์
# same for every number
unit-byte = ไบต์
# same for every number
unit-bit = บิต
# same for every number
unit-exabyte = เอกซะไบต์
# same for every number
unit-zettabyte = เซตตะไบต์
# same for every number
unit-yottabyte = ยอตตะไบต์
# same for every number
unit-petabit = เพตะบิต
# same for every number
unit-exabit = เอกซะบิต
# same for every number
unit-zettabit = เซตตะบิต
# same for every number
unit-yottabit = ยอตตะบิต
# same for every number
unit-kibibyte = กิบิไบต์
# same for every number
unit-mebibyte = เมบิไบต์
# same for every number
unit-gibibyte = จิบิไบต์
# same for every number
unit-tebibyte = เทบิไบต์
# same for every number
unit-pebibyte = เพบิไบต์
# same for every number
unit-exbibyte = เอกซ์บิไบต์
# same for every number
unit-zebibyte = เซบิไบต์
# same for every number
unit-yobibyte = โยบิไบต์
# same for every number
unit-kibibit = กิบิบิต
# same for every number
unit-mebibit = เมบิบิต
# same for every number
unit-gibibit = จิบิบิต
# same for every number
unit-tebibit = เทบิบิต
# same for every number
unit-pebibit = เพบิบิต
# same for every number
unit-exbibit = เอกซ์บิบิต
# same for every number
unit-zebibit = เซบิบิต
# same for every number
unit-yobibit = โยบิบิต
# same for every number
unit-nibble = นิบเบิล
# same for every number
unit-hectopascal = เฮกโตปาสกาล
# same for every number
unit-bar = บาร์
# same for every number
unit-millibar = มิลลิบาร์
# same for every number
unit-atmosphere = บรรยากาศ
# same for every number
unit-inch-ofhg = นิ้วปรอท
# same for every number
unit-hectare = เฮกตาร์
# same for every number
unit-acre = เอเคอร์
# same for every number
unit-are = อาร์
# same for every number
unit-dunam = ดูนัม
# same for every number
unit-square-inch = ตารางนิ้ว
# same for every number
unit-millisecond = มิลลิวินาที
# same for every number
unit-quarter = ไตรมาส
# same for every number
unit-decade = ทศวรรษ
# same for every number
unit-century = ศตวรรษ
# same for every number
unit-decibel = เดซิเบล
# same for every number
unit-international-unit = หน่วยสากล
unit-lux = ลักซ์
# same for every number
unit-mole = โมล
# same for every number
# same as unit-carat
unit-karat = กะรัต
# same for every number
unit-dot = ดอต
# same for every number
unit-em = เอ็ม
unit-mile-per-gallon-imperial = ไมล์ต่อแกลลอนอังกฤษ
# same for every number
unit-beat-per-minute = ครั้งต่อนาที
unit-revolution-per-minute = รอบต่อนาที
# same for every number
unit-frame-per-second = เฟรมต่อวินาที
# The letters as they are said. CLDR has a Latin G.
unit-g-force = แรงจี
# CLDR has hyphens, abbreviations, or "light" alone here.
# same for every number
unit-pound-force-foot = ปอนด์ฟุต
# same for every number
unit-therm-us = เธิร์มสหรัฐ
# same for every number
unit-light-speed = เท่าของความเร็วแสง
# same for every number
unit-solar-radius = เท่าของรัศมีดวงอาทิตย์
# same for every number
unit-solar-mass = เท่าของมวลดวงอาทิตย์
# same for every number
unit-solar-luminosity = เท่าของความสว่างดวงอาทิตย์
unit-earth-radius = เท่าของรัศมีโลก
# same for every number
unit-earth-mass = เท่าของมวลโลก
unit-candela = แคนเดลา
unit-permille = ต่อพัน
unit-permyriad = ต่อหมื่น
# same for every number
unit-permillion = ส่วนในล้านส่วน
# same for every number
unit-portion-per-1e9 = ส่วนในพันล้านส่วน

# The number is behind the name.
unit-beaufort = โบฟอร์ต
    .counted = โบฟอร์ต { $count }
