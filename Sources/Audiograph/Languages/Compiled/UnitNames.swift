// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the catalogues beside it by `make languages`: changes here are lost.

/// What data call units, in any language, in small letters.
enum UnitNames {
  static let symbols = PackedTable("""
    a-bewertete dezibel\tdBA
    a-bewerteten dezibel\tdBA
    a-bewertetes dezibel\tdBA
    a-weighted decibel\tdBA
    a-weighted decibels\tdBA
    acre\tacre
    acres\tacre
    agor izraelskich\tILA
    agora israélienne\tILA
    agora izraelska\tILA
    agorach izraelskich\tILA
    agorot israéliennes\tILA
    agory izraelskie\tILA
    agory izraelskiej\tILA
    agorę izraelską\tILA
    akcja\tshares
    akcjach\tshares
    akcje\tshares
    akcji\tshares
    akcję\tshares
    akra\tacre
    akrach\tacre
    akry\tacre
    akrów\tacre
    aktie\tshares
    aktien\tshares
    amper\tA
    ampera\tA
    amperach\tA
    ampere\tA
    amperes\tA
    ampery\tA
    amperów\tA
    ampère\tA
    ampères\tA
    anfrage\trequests
    anfragen\trequests
    année\ta
    années\ta
    argentine peso\tARS
    argentine pesos\tARS
    argentinische pesos\tARS
    argentinischen pesos\tARS
    argentinischer peso\tARS
    atmosfer\tatm
    atmosfera\tatm
    atmosferach\tatm
    atmosfery\tatm
    atmosferę\tatm
    atmosphere\tatm
    atmospheres\tatm
    atmosphäre\tatm
    atmosphären\tatm
    atmosphère\tatm
    atmosphères\tatm
    australian dollar\tAUD
    australian dollars\tAUD
    australische dollar\tAUD
    australischen dollar\tAUD
    australischer dollar\tAUD
    bahraini dinar\tBHD
    bahraini dinars\tBHD
    bahrainische dinar\tBHD
    bahrainischen dinar\tBHD
    bahrainischer dinar\tBHD
    baht thaïlandais\tTHB
    bahts thaïlandais\tTHB
    bajt\tB
    bajta\tB
    bajtach\tB
    bajty\tB
    bajtów\tB
    bar\tbar
    bara\tbar
    barach\tbar
    baril\tbbl
    barils\tbbl
    barrel\tbbl
    barrels\tbbl
    bars\tbar
    bary\tbar
    baryłek\tbbl
    baryłka\tbbl
    baryłkach\tbbl
    baryłki\tbbl
    baryłkę\tbbl
    barów\tbar
    basis point\tbps
    basis points\tbps
    basispunkt\tbps
    basispunkte\tbps
    basispunkten\tbps
    bat tajski\tTHB
    bata tajskiego\tTHB
    batach tajskich\tTHB
    battement par minute\tbpm
    battements par minute\tbpm
    baty tajskie\tTHB
    batów tajskich\tTHB
    beat per minute\tbpm
    beats per minute\tbpm
    bild pro sekunde\tfps
    bilder pro sekunde\tfps
    bildern pro sekunde\tfps
    bit\tbit
    bita\tbit
    bitach\tbit
    bitcoin\tBTC
    bitcoina\tBTC
    bitcoinach\tBTC
    bitcoins\tBTC
    bitcoiny\tBTC
    bitcoinów\tBTC
    bits\tbit
    bity\tbit
    bitów\tbit
    boisseau\tbu
    boisseaux\tbu
    brasilianische reais\tBRL
    brasilianischen reais\tBRL
    brasilianischer real\tBRL
    brazilian reais\tBRL
    brazilian real\tBRL
    bulgarian lev\tBGN
    bulgarian leva\tBGN
    bulgarische lewa\tBGN
    bulgarischen lewa\tBGN
    bulgarischer lew\tBGN
    bushel\tbu
    bushels\tbu
    buszel\tbu
    buszla\tbu
    buszlach\tbu
    buszle\tbu
    buszli\tbu
    byte\tB
    bytes\tB
    cala\tin
    calach\tin
    cale\tin
    cali\tin
    calorie\tcal
    calories\tcal
    canadian dollar\tCAD
    canadian dollars\tCAD
    candela\tcd
    candelas\tcd
    capita\tcapita
    cardano\tADA
    cent\tct
    cent południowoafrykański\tZAC
    cent sud-africain\tZAC
    centa\tct
    centa południowoafrykańskiego\tZAC
    centach\tct
    centach południowoafrykańskich\tZAC
    centiliter\tcl
    centiliters\tcl
    centilitre\tcl
    centilitres\tcl
    centime\tct
    centimes\tct
    centimeter\tcm
    centimeters\tcm
    centimetre\tcm
    centimetres\tcm
    centimètre\tcm
    centimètres\tcm
    cents\tct
    cents sud-africains\tZAC
    centy\tct
    centy południowoafrykańskie\tZAC
    centylitr\tcl
    centylitra\tcl
    centylitrach\tcl
    centylitry\tcl
    centylitrów\tcl
    centymetr\tcm
    centymetra\tcm
    centymetrach\tcm
    centymetry\tcm
    centymetrów\tcm
    centów\tct
    centów południowoafrykańskich\tZAC
    chilean peso\tCLP
    chilean pesos\tCLP
    chilenische pesos\tCLP
    chilenischen pesos\tCLP
    chilenischer peso\tCLP
    chinese yuan\tCNY
    chinesische yuan\tCNY
    chinesischen yuan\tCNY
    chinesischer yuan\tCNY
    colombian peso\tCOP
    colombian pesos\tCOP
    couronne danoise\tDKK
    couronne islandaise\tISK
    couronne norvégienne\tNOK
    couronne suédoise\tSEK
    couronne tchèque\tCZK
    couronnes danoises\tDKK
    couronnes islandaises\tISK
    couronnes norvégiennes\tNOK
    couronnes suédoises\tSEK
    couronnes tchèques\tCZK
    czech koruna\tCZK
    czech korunas\tCZK
    części na miliard\tppb
    części na milion\tppm
    części objętościowe na milion\tppmv
    części objętościowej na milion\tppmv
    części objętościowych na milion\tppmv
    częściach na miliard\tppb
    częściach na milion\tppm
    częściach objętościowych na milion\tppmv
    część na miliard\tppb
    część na milion\tppm
    część objętościowa na milion\tppmv
    część objętościową na milion\tppmv
    danish krone\tDKK
    danish kroner\tDKK
    day\td
    days\td
    decibel\tdB
    decibels\tdB
    deciliter\tdl
    deciliters\tdl
    decilitre\tdl
    decilitres\tdl
    decimeter\tdm
    decimeters\tdm
    decimetre\tdm
    decimetres\tdm
    decybel\tdB
    decybel a\tdBA
    decybela\tdB
    decybela a\tdBA
    decybelach\tdB
    decybelach a\tdBA
    decybele\tdB
    decybele a\tdBA
    decybeli\tdB
    decybeli a\tdBA
    decylitr\tdl
    decylitra\tdl
    decylitrach\tdl
    decylitry\tdl
    decylitrów\tdl
    decymetr\tdm
    decymetra\tdm
    decymetrach\tdm
    decymetry\tdm
    decymetrów\tdm
    degree\t°
    degree celsius\t°C
    degree fahrenheit\t°F
    degrees\t°
    degrees celsius\t°C
    degrees fahrenheit\t°F
    degré\t°
    degré celsius\t°C
    degré fahrenheit\t°F
    degrés\t°
    degrés celsius\t°C
    degrés fahrenheit\t°F
    dezibel\tdB
    deziliter\tdl
    dezilitern\tdl
    dezimeter\tdm
    dezimetern\tdm
    dinar bahrajński\tBHD
    dinar bahreïni\tBHD
    dinar jordanien\tJOD
    dinar jordański\tJOD
    dinar koweïtien\tKWD
    dinar kuwejcki\tKWD
    dinar tunezyjski\tTND
    dinar tunisien\tTND
    dinara bahrajńskiego\tBHD
    dinara jordańskiego\tJOD
    dinara kuwejckiego\tKWD
    dinara tunezyjskiego\tTND
    dinarach bahrajńskich\tBHD
    dinarach jordańskich\tJOD
    dinarach kuwejckich\tKWD
    dinarach tunezyjskich\tTND
    dinars bahreïnis\tBHD
    dinars jordaniens\tJOD
    dinars koweïtiens\tKWD
    dinars tunisiens\tTND
    dinary bahrajńskie\tBHD
    dinary jordańskie\tJOD
    dinary kuwejckie\tKWD
    dinary tunezyjskie\tTND
    dinarów bahrajńskich\tBHD
    dinarów jordańskich\tJOD
    dinarów kuwejckich\tKWD
    dinarów tunezyjskich\tTND
    dirham des émirats arabes unis\tAED
    dirham emiracki\tAED
    dirham marocain\tMAD
    dirham marokański\tMAD
    dirhama emirackiego\tAED
    dirhama marokańskiego\tMAD
    dirhamach emirackich\tAED
    dirhamach marokańskich\tMAD
    dirhams des émirats arabes unis\tAED
    dirhams marocains\tMAD
    dirhamy emirackie\tAED
    dirhamy marokańskie\tMAD
    dirhamów emirackich\tAED
    dirhamów marokańskich\tMAD
    dnia\td
    dniach\td
    dogecoin\tDOGE
    dogecoina\tDOGE
    dogecoinach\tDOGE
    dogecoins\tDOGE
    dogecoiny\tDOGE
    dogecoinów\tDOGE
    dolar\t$
    dolar amerykański\tUSD
    dolar australijski\tAUD
    dolar hongkoński\tHKD
    dolar kanadyjski\tCAD
    dolar nowozelandzki\tNZD
    dolar singapurski\tSGD
    dolar tajwański\tTWD
    dolara\t$
    dolara amerykańskiego\tUSD
    dolara australijskiego\tAUD
    dolara hongkońskiego\tHKD
    dolara kanadyjskiego\tCAD
    dolara nowozelandzkiego\tNZD
    dolara singapurskiego\tSGD
    dolara tajwańskiego\tTWD
    dolarach\t$
    dolarach amerykańskich\tUSD
    dolarach australijskich\tAUD
    dolarach hongkońskich\tHKD
    dolarach kanadyjskich\tCAD
    dolarach nowozelandzkich\tNZD
    dolarach singapurskich\tSGD
    dolarach tajwańskich\tTWD
    dolary\t$
    dolary amerykańskie\tUSD
    dolary australijskie\tAUD
    dolary hongkońskie\tHKD
    dolary kanadyjskie\tCAD
    dolary nowozelandzkie\tNZD
    dolary singapurskie\tSGD
    dolary tajwańskie\tTWD
    dolarów\t$
    dolarów amerykańskich\tUSD
    dolarów australijskich\tAUD
    dolarów hongkońskich\tHKD
    dolarów kanadyjskich\tCAD
    dolarów nowozelandzkich\tNZD
    dolarów singapurskich\tSGD
    dolarów tajwańskich\tTWD
    dollar\t$
    dollar américain\tUSD
    dollar australien\tAUD
    dollar canadien\tCAD
    dollar de hong kong\tHKD
    dollar de singapour\tSGD
    dollar de taïwan\tTWD
    dollar néo-zélandais\tNZD
    dollars\t$
    dollars américains\tUSD
    dollars australiens\tAUD
    dollars canadiens\tCAD
    dollars de hong kong\tHKD
    dollars de singapour\tSGD
    dollars de taïwan\tTWD
    dollars néo-zélandais\tNZD
    dong vietnamien\tVND
    dong wietnamski\tVND
    donga wietnamskiego\tVND
    dongach wietnamskich\tVND
    dongi wietnamskie\tVND
    dongs vietnamiens\tVND
    dongów wietnamskich\tVND
    dzień\td
    dänische krone\tDKK
    dänische kronen\tDKK
    dänischen kronen\tDKK
    décibel\tdB
    décibel pondéré a\tdBA
    décibels\tdB
    décibels pondérés a\tdBA
    décilitre\tdl
    décilitres\tdl
    décimètre\tdm
    décimètres\tdm
    dżul\tJ
    dżula\tJ
    dżulach\tJ
    dżule\tJ
    dżuli\tJ
    egyptian pound\tEGP
    egyptian pounds\tEGP
    einwohner\tinhabitants
    einwohnern\tinhabitants
    eksadżul\tEJ
    eksadżula\tEJ
    eksadżulach\tEJ
    eksadżule\tEJ
    eksadżuli\tEJ
    ether\tETH
    ethera\tETH
    etherach\tETH
    ethery\tETH
    etherów\tETH
    euro\tEUR
    euros\tEUR
    exajoule\tEJ
    exajoules\tEJ
    feet\tft
    foot\tft
    forint hongrois\tHUF
    forint węgierski\tHUF
    forinta węgierskiego\tHUF
    forintach węgierskich\tHUF
    forints hongrois\tHUF
    forinty węgierskie\tHUF
    forintów węgierskich\tHUF
    frame per second\tfps
    frames per second\tfps
    franc suisse\tCHF
    francs suisses\tCHF
    frank szwajcarski\tCHF
    franka szwajcarskiego\tCHF
    frankach szwajcarskich\tCHF
    franki szwajcarskie\tCHF
    franków szwajcarskich\tCHF
    funt\t£
    funt brytyjski\tGBP
    funt egipski\tEGP
    funta\t£
    funta brytyjskiego\tGBP
    funta egipskiego\tEGP
    funtach\t£
    funtach brytyjskich\tGBP
    funtach egipskich\tEGP
    funty\t£
    funty brytyjskie\tGBP
    funty egipskie\tEGP
    funtów\t£
    funtów brytyjskich\tGBP
    funtów egipskich\tEGP
    fuß\tft
    gallon\tgal
    gallone\tgal
    gallonen\tgal
    gallons\tgal
    galon\tgal
    galona\tgal
    galonach\tgal
    galony\tgal
    galonów\tgal
    gibibajt\tGiB
    gibibajta\tGiB
    gibibajtach\tGiB
    gibibajty\tGiB
    gibibajtów\tGiB
    gibibyte\tGiB
    gibibytes\tGiB
    gibioctet\tGiB
    gibioctets\tGiB
    gigabajt\tGB
    gigabajta\tGB
    gigabajtach\tGB
    gigabajty\tGB
    gigabajtów\tGB
    gigabit\tGbit
    gigabita\tGbit
    gigabitach\tGbit
    gigabits\tGbit
    gigabity\tGbit
    gigabitów\tGbit
    gigabyte\tGB
    gigabytes\tGB
    gigadżul\tGJ
    gigadżula\tGJ
    gigadżulach\tGJ
    gigadżule\tGJ
    gigadżuli\tGJ
    gigaherc\tGHz
    gigaherca\tGHz
    gigahercach\tGHz
    gigaherce\tGHz
    gigaherców\tGHz
    gigahertz\tGHz
    gigajoule\tGJ
    gigajoules\tGJ
    gigaoctet\tGB
    gigaoctets\tGB
    gigaton\tGt
    gigatona\tGt
    gigatonach\tGt
    gigatonne\tGt
    gigatonnen\tGt
    gigatonnes\tGt
    gigatony\tGt
    gigatonę\tGt
    gigavolt\tGV
    gigavolts\tGV
    gigawat\tGW
    gigawata\tGW
    gigawatach\tGW
    gigawatogodzin\tGWh
    gigawatogodzina\tGWh
    gigawatogodzinach\tGWh
    gigawatogodziny\tGWh
    gigawatogodzinę\tGWh
    gigawatt\tGW
    gigawatt hour\tGWh
    gigawatt hours\tGWh
    gigawattheure\tGWh
    gigawattheures\tGWh
    gigawatts\tGW
    gigawattstunde\tGWh
    gigawattstunden\tGWh
    gigawaty\tGW
    gigawatów\tGW
    gigawolt\tGV
    gigawolta\tGV
    gigawoltach\tGV
    gigawolty\tGV
    gigawoltów\tGV
    godzin\th
    godzina\th
    godzinach\th
    godziny\th
    godzinę\th
    grad\t°
    grad celsius\t°C
    grad fahrenheit\t°F
    gram\tg
    grama\tg
    gramach\tg
    gramm\tg
    gramme\tg
    grammes\tg
    grams\tg
    gramy\tg
    gramów\tg
    głowa\tcapita
    głowach\tcapita
    głowy\tcapita
    głowę\tcapita
    głów\tcapita
    habitant\tcapita
    habitants\tinhabitants
    hectare\tha
    hectares\tha
    hectoliter\thl
    hectoliters\thl
    hectolitre\thl
    hectolitres\thl
    hectopascal\thPa
    hectopascals\thPa
    hektar\tha
    hektara\tha
    hektarach\tha
    hektary\tha
    hektarów\tha
    hektoliter\thl
    hektolitern\thl
    hektolitr\thl
    hektolitra\thl
    hektolitrach\thl
    hektolitry\thl
    hektolitrów\thl
    hektopascal\thPa
    hektopaskal\thPa
    hektopaskala\thPa
    hektopaskalach\thPa
    hektopaskale\thPa
    hektopaskali\thPa
    herc\tHz
    herca\tHz
    hercach\tHz
    herce\tHz
    herców\tHz
    hertz\tHz
    heure\th
    heures\th
    hong kong dollar\tHKD
    hong kong dollars\tHKD
    hongkong-dollar\tHKD
    hour\th
    hours\th
    hryvnia ukrainienne\tUAH
    hryvnias ukrainiennes\tUAH
    hrywien ukraińskich\tUAH
    hrywna ukraińska\tUAH
    hrywnach ukraińskich\tUAH
    hrywny ukraińskie\tUAH
    hrywny ukraińskiej\tUAH
    hrywnę ukraińską\tUAH
    hungarian forint\tHUF
    hungarian forints\tHUF
    icelandic krona\tISK
    icelandic kronur\tISK
    image par seconde\tfps
    images par seconde\tfps
    inch\tin
    inches\tin
    indian rupee\tINR
    indian rupees\tINR
    indische rupie\tINR
    indische rupien\tINR
    indischen rupien\tINR
    indonesian rupiah\tIDR
    indonesian rupiahs\tIDR
    indonesische rupiah\tIDR
    indonesischen rupiah\tIDR
    inhabitant\tinhabitants
    inhabitants\tinhabitants
    isländische krone\tISK
    isländische kronen\tISK
    isländischen kronen\tISK
    israeli agora\tILA
    israeli agorot\tILA
    israeli shekel\tILS
    israeli shekels\tILS
    israelische agora\tILA
    israelische agorot\tILA
    israelische schekel\tILS
    israelischen agorot\tILA
    israelischen schekeln\tILS
    israelischer schekel\tILS
    jahr\ta
    jahre\ta
    jahren\ta
    japanese yen\tJPY
    japanische yen\tJPY
    japanischen yen\tJPY
    japanischer yen\tJPY
    jard\tyd
    jarda\tyd
    jardach\tyd
    jardy\tyd
    jardów\tyd
    jen japoński\tJPY
    jena\t¥
    jena japońskiego\tJPY
    jenach\t¥
    jenach japońskich\tJPY
    jeny\t¥
    jeny japońskie\tJPY
    jenów\t¥
    jenów japońskich\tJPY
    jordanian dinar\tJOD
    jordanian dinars\tJOD
    jordanische dinar\tJOD
    jordanischen dinar\tJOD
    jordanischer dinar\tJOD
    joule\tJ
    joules\tJ
    jour\td
    jours\td
    juan chiński\tCNY
    juana chińskiego\tCNY
    juanach chińskich\tCNY
    juany chińskie\tCNY
    juanów chińskich\tCNY
    kaloria\tcal
    kaloriach\tcal
    kalorie\tcal
    kalorien\tcal
    kalorii\tcal
    kalorię\tcal
    kanadische dollar\tCAD
    kanadischen dollar\tCAD
    kanadischer dollar\tCAD
    kandela\tcd
    kandelach\tcd
    kandele\tcd
    kandeli\tcd
    kandelę\tcd
    kasachische tenge\tKZT
    kasachischen tenge\tKZT
    kasachischer tenge\tKZT
    katarische riyal\tQAR
    katarischen riyal\tQAR
    katarischer riyal\tQAR
    kazakhstani tenge\tKZT
    kelvin\tK
    kelvins\tK
    kelwin\tK
    kelwina\tK
    kelwinach\tK
    kelwiny\tK
    kelwinów\tK
    kenia-schilling\tKES
    kenyan shilling\tKES
    kenyan shillings\tKES
    kibibajt\tKiB
    kibibajta\tKiB
    kibibajtach\tKiB
    kibibajty\tKiB
    kibibajtów\tKiB
    kibibyte\tKiB
    kibibytes\tKiB
    kibioctet\tKiB
    kibioctets\tKiB
    kiloamper\tkA
    kiloampera\tkA
    kiloamperach\tkA
    kiloampere\tkA
    kiloamperes\tkA
    kiloampery\tkA
    kiloamperów\tkA
    kiloampère\tkA
    kiloampères\tkA
    kilobajt\tkB
    kilobajta\tkB
    kilobajtach\tkB
    kilobajty\tkB
    kilobajtów\tkB
    kilobit\tkbit
    kilobita\tkbit
    kilobitach\tkbit
    kilobits\tkbit
    kilobity\tkbit
    kilobitów\tkbit
    kilobyte\tkB
    kilobytes\tkB
    kilocalorie\tkcal
    kilocalories\tkcal
    kilodżul\tkJ
    kilodżula\tkJ
    kilodżulach\tkJ
    kilodżule\tkJ
    kilodżuli\tkJ
    kilogram\tkg
    kilograma\tkg
    kilogramach\tkg
    kilogramm\tkg
    kilogramme\tkg
    kilogrammes\tkg
    kilograms\tkg
    kilogramy\tkg
    kilogramów\tkg
    kiloherc\tkHz
    kiloherca\tkHz
    kilohercach\tkHz
    kiloherce\tkHz
    kiloherców\tkHz
    kilohertz\tkHz
    kilohm\tkΩ
    kilohms\tkΩ
    kilojoule\tkJ
    kilojoules\tkJ
    kilokaloria\tkcal
    kilokaloriach\tkcal
    kilokalorie\tkcal
    kilokalorien\tkcal
    kilokalorii\tkcal
    kilokalorię\tkcal
    kilometer\tkm
    kilometern\tkm
    kilometers\tkm
    kilometr\tkm
    kilometra\tkm
    kilometrach\tkm
    kilometre\tkm
    kilometres\tkm
    kilometry\tkm
    kilometrów\tkm
    kilomètre\tkm
    kilomètres\tkm
    kilonewton\tkN
    kilonewtons\tkN
    kiloniuton\tkN
    kiloniutona\tkN
    kiloniutonach\tkN
    kiloniutony\tkN
    kiloniutonów\tkN
    kilooctet\tkB
    kilooctets\tkB
    kiloohm\tkΩ
    kiloohms\tkΩ
    kiloom\tkΩ
    kilooma\tkΩ
    kiloomach\tkΩ
    kiloomy\tkΩ
    kiloomów\tkΩ
    kilopascal\tkPa
    kilopascals\tkPa
    kilopaskal\tkPa
    kilopaskala\tkPa
    kilopaskalach\tkPa
    kilopaskale\tkPa
    kilopaskali\tkPa
    kiloton\tkt
    kilotona\tkt
    kilotonach\tkt
    kilotonne\tkt
    kilotonnen\tkt
    kilotonnes\tkt
    kilotony\tkt
    kilotonę\tkt
    kilovolt\tkV
    kilovolts\tkV
    kilowat\tkW
    kilowata\tkW
    kilowatach\tkW
    kilowatogodzin\tkWh
    kilowatogodzina\tkWh
    kilowatogodzinach\tkWh
    kilowatogodziny\tkWh
    kilowatogodzinę\tkWh
    kilowatt\tkW
    kilowatt hour\tkWh
    kilowatt hours\tkWh
    kilowattheure\tkWh
    kilowattheures\tkWh
    kilowatts\tkW
    kilowattstunde\tkWh
    kilowattstunden\tkWh
    kilowaty\tkW
    kilowatów\tkW
    kilowolt\tkV
    kilowolta\tkV
    kilowoltach\tkV
    kilowolty\tkV
    kilowoltów\tkV
    klatek na sekundę\tfps
    klatka na sekundę\tfps
    klatkach na sekundę\tfps
    klatki na sekundę\tfps
    klatkę na sekundę\tfps
    knot\tkn
    knoten\tkn
    knots\tkn
    kolumbianische pesos\tCOP
    kolumbianischen pesos\tCOP
    kolumbianischer peso\tCOP
    kopf\tcapita
    koron czeskich\tCZK
    koron duńskich\tDKK
    koron islandzkich\tISK
    koron norweskich\tNOK
    koron szwedzkich\tSEK
    korona czeska\tCZK
    korona duńska\tDKK
    korona islandzka\tISK
    korona norweska\tNOK
    korona szwedzka\tSEK
    koronach czeskich\tCZK
    koronach duńskich\tDKK
    koronach islandzkich\tISK
    koronach norweskich\tNOK
    koronach szwedzkich\tSEK
    korony czeskie\tCZK
    korony czeskiej\tCZK
    korony duńskie\tDKK
    korony duńskiej\tDKK
    korony islandzkie\tISK
    korony islandzkiej\tISK
    korony norweskie\tNOK
    korony norweskiej\tNOK
    korony szwedzkie\tSEK
    korony szwedzkiej\tSEK
    koronę czeską\tCZK
    koronę duńską\tDKK
    koronę islandzką\tISK
    koronę norweską\tNOK
    koronę szwedzką\tSEK
    kuwaiti dinar\tKWD
    kuwaiti dinars\tKWD
    kuwaitische dinar\tKWD
    kuwaitischen dinar\tKWD
    kuwaitischer dinar\tKWD
    kwartał\tqtr
    kwartałach\tqtr
    kwartału\tqtr
    kwartały\tqtr
    kwartałów\tqtr
    köpfe\tcapita
    köpfen\tcapita
    lata\ta
    latach\ta
    lei roumains\tRON
    lei rumuńskich\tRON
    lej rumuński\tRON
    leja rumuńskiego\tRON
    lejach rumuńskich\tRON
    leje rumuńskie\tRON
    leu roumain\tRON
    lev bulgare\tBGN
    leva bulgares\tBGN
    lew bułgarski\tBGN
    lewa bułgarskiego\tBGN
    lewach bułgarskich\tBGN
    lewy bułgarskie\tBGN
    lewów bułgarskich\tBGN
    lir tureckich\tTRY
    lira turecka\tTRY
    lirach tureckich\tTRY
    liry tureckie\tTRY
    liry tureckiej\tTRY
    lirę turecką\tTRY
    litecoin\tLTC
    litecoina\tLTC
    litecoinach\tLTC
    litecoins\tLTC
    litecoiny\tLTC
    litecoinów\tLTC
    liter\tl
    litern\tl
    liters\tl
    litr\tl
    litra\tl
    litrach\tl
    litre\tl
    litres\tl
    litry\tl
    litrów\tl
    livre\t£
    livre sterling\tGBP
    livre turque\tTRY
    livre égyptienne\tEGP
    livres\t£
    livres sterling\tGBP
    livres turques\tTRY
    livres égyptiennes\tEGP
    luks\tlx
    luksa\tlx
    luksach\tlx
    luksy\tlx
    luksów\tlx
    lumen\tlm
    lumena\tlm
    lumenach\tlm
    lumens\tlm
    lumeny\tlm
    lumenów\tlm
    lux\tlx
    malaysian ringgit\tMYR
    malaysian ringgits\tMYR
    malaysische ringgit\tMYR
    malaysischen ringgit\tMYR
    malaysischer ringgit\tMYR
    marokkanische dirham\tMAD
    marokkanischen dirham\tMAD
    marokkanischer dirham\tMAD
    mebibajt\tMiB
    mebibajta\tMiB
    mebibajtach\tMiB
    mebibajty\tMiB
    mebibajtów\tMiB
    mebibyte\tMiB
    mebibytes\tMiB
    megabajt\tMB
    megabajta\tMB
    megabajtach\tMB
    megabajty\tMB
    megabajtów\tMB
    megabit\tMbit
    megabita\tMbit
    megabitach\tMbit
    megabits\tMbit
    megabity\tMbit
    megabitów\tMbit
    megabyte\tMB
    megabytes\tMB
    megadżul\tMJ
    megadżula\tMJ
    megadżulach\tMJ
    megadżule\tMJ
    megadżuli\tMJ
    megaherc\tMHz
    megaherca\tMHz
    megahercach\tMHz
    megaherce\tMHz
    megaherców\tMHz
    megahertz\tMHz
    megajoule\tMJ
    megajoules\tMJ
    meganewton\tMN
    meganewtons\tMN
    meganiuton\tMN
    meganiutona\tMN
    meganiutonach\tMN
    meganiutony\tMN
    meganiutonów\tMN
    megaohm\tMΩ
    megaom\tMΩ
    megaoma\tMΩ
    megaomach\tMΩ
    megaomy\tMΩ
    megaomów\tMΩ
    megapascal\tMPa
    megapascals\tMPa
    megapaskal\tMPa
    megapaskala\tMPa
    megapaskalach\tMPa
    megapaskale\tMPa
    megapaskali\tMPa
    megaton\tMt
    megatona\tMt
    megatonach\tMt
    megatonne\tMt
    megatonnen\tMt
    megatonnes\tMt
    megatony\tMt
    megatonę\tMt
    megavolt\tMV
    megavolts\tMV
    megawat\tMW
    megawata\tMW
    megawatach\tMW
    megawatogodzin\tMWh
    megawatogodzina\tMWh
    megawatogodzinach\tMWh
    megawatogodziny\tMWh
    megawatogodzinę\tMWh
    megawatt\tMW
    megawatt hour\tMWh
    megawatt hours\tMWh
    megawatts\tMW
    megawattstunde\tMWh
    megawattstunden\tMWh
    megawaty\tMW
    megawatów\tMW
    megawolt\tMV
    megawolta\tMV
    megawoltach\tMV
    megawolty\tMV
    megawoltów\tMV
    megohm\tMΩ
    megohms\tMΩ
    meile\tmi
    meile pro stunde\tmph
    meilen\tmi
    meilen pro stunde\tmph
    meter\tm
    metern\tm
    meters\tm
    metr\tm
    metra\tm
    metrach\tm
    metre\tm
    metres\tm
    metric ton\tt
    metric tons\tt
    metry\tm
    metrów\tm
    mexican peso\tMXN
    mexican pesos\tMXN
    mexikanische pesos\tMXN
    mexikanischen pesos\tMXN
    mexikanischer peso\tMXN
    microgram\tµg
    microgramme\tµg
    microgrammes\tµg
    micrograms\tµg
    micrometer\tµm
    micrometers\tµm
    micrometre\tµm
    micrometres\tµm
    micromètre\tµm
    micromètres\tµm
    microsecond\tµs
    microseconde\tµs
    microsecondes\tµs
    microseconds\tµs
    miesiąc\tmo
    miesiąca\tmo
    miesiącach\tmo
    miesiące\tmo
    miesięcy\tmo
    mieszkaniec\tinhabitants
    mieszkańca\tinhabitants
    mieszkańcach\tinhabitants
    mieszkańców\tinhabitants
    mikrogram\tµg
    mikrograma\tµg
    mikrogramach\tµg
    mikrogramm\tµg
    mikrogramy\tµg
    mikrogramów\tµg
    mikrometer\tµm
    mikrometern\tµm
    mikrometr\tµm
    mikrometra\tµm
    mikrometrach\tµm
    mikrometry\tµm
    mikrometrów\tµm
    mikrosekund\tµs
    mikrosekunda\tµs
    mikrosekundach\tµs
    mikrosekunde\tµs
    mikrosekunden\tµs
    mikrosekundy\tµs
    mikrosekundę\tµs
    mil morskich\tnmi
    mil na godzinę\tmph
    mila\tmi
    mila morska\tnmi
    mila na godzinę\tmph
    milach\tmi
    milach morskich\tnmi
    milach na godzinę\tmph
    mile\tmi
    mile morskie\tnmi
    mile na godzinę\tmph
    mile par heure\tmph
    mile per hour\tmph
    miles\tmi
    miles par heure\tmph
    miles per hour\tmph
    mili\tmi
    mili morskiej\tnmi
    mili na godzinę\tmph
    miliamper\tmA
    miliampera\tmA
    miliamperach\tmA
    miliampery\tmA
    miliamperów\tmA
    milibar\tmbar
    milibara\tmbar
    milibarach\tmbar
    milibary\tmbar
    milibarów\tmbar
    milidżul\tmJ
    milidżula\tmJ
    milidżulach\tmJ
    milidżule\tmJ
    milidżuli\tmJ
    miligram\tmg
    miligrama\tmg
    miligramach\tmg
    miligramy\tmg
    miligramów\tmg
    miliherc\tmHz
    miliherca\tmHz
    milihercach\tmHz
    miliherce\tmHz
    miliherców\tmHz
    mililitr\tml
    mililitra\tml
    mililitrach\tml
    mililitry\tml
    mililitrów\tml
    milimetr\tmm
    milimetra\tmm
    milimetrach\tmm
    milimetry\tmm
    milimetrów\tmm
    milimol\tmmol
    milimola\tmmol
    milimolach\tmmol
    milimole\tmmol
    milimoli\tmmol
    milisekund\tms
    milisekunda\tms
    milisekundach\tms
    milisekundy\tms
    milisekundę\tms
    miliwat\tmW
    miliwata\tmW
    miliwatach\tmW
    miliwaty\tmW
    miliwatów\tmW
    miliwolt\tmV
    miliwolta\tmV
    miliwoltach\tmV
    miliwolty\tmV
    miliwoltów\tmV
    mille marin\tnmi
    milles marins\tnmi
    milliampere\tmA
    milliamperes\tmA
    milliampère\tmA
    milliampères\tmA
    millibar\tmbar
    millibars\tmbar
    milligram\tmg
    milligramm\tmg
    milligramme\tmg
    milligrammes\tmg
    milligrams\tmg
    millihertz\tmHz
    millijoule\tmJ
    millijoules\tmJ
    milliliter\tml
    millilitern\tml
    milliliters\tml
    millilitre\tml
    millilitres\tml
    millimeter\tmm
    millimetern\tmm
    millimeters\tmm
    millimetre\tmm
    millimetres\tmm
    millimol\tmmol
    millimole\tmmol
    millimoles\tmmol
    millimètre\tmm
    millimètres\tmm
    millisecond\tms
    milliseconde\tms
    millisecondes\tms
    milliseconds\tms
    millisekunde\tms
    millisekunden\tms
    millivolt\tmV
    millivolts\tmV
    milliwatt\tmW
    milliwatts\tmW
    milę\tmi
    milę morską\tnmi
    milę na godzinę\tmph
    minut\tmin
    minuta\tmin
    minutach\tmin
    minute\tmin
    minuten\tmin
    minutes\tmin
    minuty\tmin
    minutę\tmin
    mois\tmo
    mol\tmol
    mola\tmol
    molach\tmol
    mole\tmol
    moles\tmol
    moli\tmol
    monat\tmo
    monate\tmo
    monaten\tmo
    month\tmo
    months\tmo
    moroccan dirham\tMAD
    moroccan dirhams\tMAD
    mètre\tm
    mètres\tm
    mébioctet\tMiB
    mébioctets\tMiB
    mégabit\tMbit
    mégabits\tMbit
    mégahertz\tMHz
    mégajoule\tMJ
    mégajoules\tMJ
    méganewton\tMN
    méganewtons\tMN
    mégaoctet\tMB
    mégaoctets\tMB
    mégapascal\tMPa
    mégapascals\tMPa
    mégatonne\tMt
    mégatonnes\tMt
    mégavolt\tMV
    mégavolts\tMV
    mégawatt\tMW
    mégawattheure\tMWh
    mégawattheures\tMWh
    mégawatts\tMW
    mégohm\tMΩ
    mégohms\tMΩ
    nair nigeryjskich\tNGN
    naira nigeryjska\tNGN
    naira nigérian\tNGN
    nairach nigeryjskich\tNGN
    nairas nigérians\tNGN
    nairy nigeryjskie\tNGN
    nairy nigeryjskiej\tNGN
    nairę nigeryjską\tNGN
    nanogram\tng
    nanograma\tng
    nanogramach\tng
    nanogramm\tng
    nanogramme\tng
    nanogrammes\tng
    nanograms\tng
    nanogramy\tng
    nanogramów\tng
    nanometer\tnm
    nanometern\tnm
    nanometers\tnm
    nanometr\tnm
    nanometra\tnm
    nanometrach\tnm
    nanometre\tnm
    nanometres\tnm
    nanometry\tnm
    nanometrów\tnm
    nanomètre\tnm
    nanomètres\tnm
    nanosecond\tns
    nanoseconde\tns
    nanosecondes\tns
    nanoseconds\tns
    nanosekund\tns
    nanosekunda\tns
    nanosekundach\tns
    nanosekunde\tns
    nanosekunden\tns
    nanosekundy\tns
    nanosekundę\tns
    nautical mile\tnmi
    nautical miles\tnmi
    neuseeland-dollar\tNZD
    new zealand dollar\tNZD
    new zealand dollars\tNZD
    newton\tN
    newton meter\tNm
    newton meters\tNm
    newton metre\tNm
    newton metres\tNm
    newton-mètre\tNm
    newtonmeter\tNm
    newtonmetern\tNm
    newtons\tN
    newtons-mètres\tNm
    nigerian naira\tNGN
    nigerianische naira\tNGN
    nigerianischen naira\tNGN
    niuton\tN
    niutona\tN
    niutonach\tN
    niutonometr\tNm
    niutonometra\tNm
    niutonometrach\tNm
    niutonometry\tNm
    niutonometrów\tNm
    niutony\tN
    niutonów\tN
    norwegian krone\tNOK
    norwegian kroner\tNOK
    norwegische krone\tNOK
    norwegische kronen\tNOK
    norwegischen kronen\tNOK
    nœud\tkn
    nœuds\tkn
    obrotach na minutę\trpm
    obrotu na minutę\trpm
    obroty na minutę\trpm
    obrotów na minutę\trpm
    obrót na minutę\trpm
    octet\tB
    octets\tB
    ohm\tΩ
    ohms\tΩ
    omach\tΩ
    omani rial\tOMR
    omani rials\tOMR
    omanische rial\tOMR
    omanischen rial\tOMR
    omanischer rial\tOMR
    omów\tΩ
    once\toz
    onces\toz
    osoba\tpeople
    osobach\tpeople
    osoby\tpeople
    osobę\tpeople
    osób\tpeople
    ounce\toz
    ounces\toz
    p. 100\t%
    pakistani rupee\tPKR
    pakistani rupees\tPKR
    pakistanische rupie\tPKR
    pakistanische rupien\tPKR
    pakistanischen rupien\tPKR
    part per billion\tppb
    part per million\tppm
    part per million by volume\tppmv
    partie par milliard\tppb
    partie par million\tppm
    partie par million en volume\tppmv
    parties par milliard\tppb
    parties par million\tppm
    parties par million en volume\tppmv
    parts per billion\tppb
    parts per million\tppm
    parts per million by volume\tppmv
    pascal\tPa
    pascals\tPa
    paskal\tPa
    paskala\tPa
    paskalach\tPa
    paskale\tPa
    paskali\tPa
    pct\t%
    pct.\t%
    pence\tGBX
    penny\tGBX
    pens\tGBX
    pensa\tGBX
    pensach\tGBX
    pensy\tGBX
    pensów\tGBX
    people\tpeople
    per cent\t%
    per mille\t‰
    percent\t%
    percentage\t%
    percentage point\tpp
    percentage points\tpp
    percentages\t%
    percents\t%
    person\tpeople
    personen\tpeople
    personne\tpeople
    personnes\tpeople
    persons\tpeople
    peruanische soles\tPEN
    peruanischen soles\tPEN
    peruanischer sol\tPEN
    peruvian sol\tPEN
    peruvian soles\tPEN
    peso argentin\tARS
    peso argentyńskich\tARS
    peso argentyńskie\tARS
    peso argentyńskiego\tARS
    peso chilien\tCLP
    peso chilijskich\tCLP
    peso chilijskie\tCLP
    peso chilijskiego\tCLP
    peso colombien\tCOP
    peso filipińskich\tPHP
    peso filipińskie\tPHP
    peso filipińskiego\tPHP
    peso kolumbijskich\tCOP
    peso kolumbijskie\tCOP
    peso kolumbijskiego\tCOP
    peso meksykańskich\tMXN
    peso meksykańskie\tMXN
    peso meksykańskiego\tMXN
    peso mexicain\tMXN
    peso philippin\tPHP
    pesos argentins\tARS
    pesos chiliens\tCLP
    pesos colombiens\tCOP
    pesos mexicains\tMXN
    pesos philippins\tPHP
    pfund\t£
    pfund sterling\tGBP
    philippine peso\tPHP
    philippine pesos\tPHP
    philippinische pesos\tPHP
    philippinischen pesos\tPHP
    philippinischer peso\tPHP
    pied\tft
    pieds\tft
    point\tpoints
    point de base\tbps
    point de pourcentage\tpp
    points\tpoints
    points de base\tbps
    points de pourcentage\tpp
    polish zloty\tPLN
    polish zlotys\tPLN
    polnische złoty\tPLN
    polnischen złoty\tPLN
    polnischer złoty\tPLN
    pouce\tin
    pouces\tin
    pound\t£
    pound sterling\tGBP
    pounds\t£
    pounds sterling\tGBP
    pour cent\t%
    pour mille\t‰
    pourcent\t%
    pourcentage\t%
    pourcentages\t%
    proc.\t%
    procent\t%
    procenta\t%
    procentach\t%
    procentem\t%
    procentu\t%
    procenty\t%
    procentów\t%
    promil\t‰
    promila\t‰
    promilach\t‰
    promile\t‰
    promili\t‰
    promille\t‰
    prozent\t%
    prozente\t%
    prozenten\t%
    prozentpunkt\tpp
    prozentpunkte\tpp
    prozentpunkten\tpp
    punkt\tpoints
    punkt bazowy\tbps
    punkt procentowy\tpp
    punktach\tpoints
    punktach bazowych\tbps
    punktach procentowych\tpp
    punkte\tpoints
    punkten\tpoints
    punktu\tpoints
    punktu bazowego\tbps
    punktu procentowego\tpp
    punkty\tpoints
    punkty bazowe\tbps
    punkty procentowe\tpp
    punktów\tpoints
    punktów bazowych\tbps
    punktów procentowych\tpp
    qatari riyal\tQAR
    qatari riyals\tQAR
    quadratsekunde\ts^2
    quadratsekunden\ts^2
    quartal\tqtr
    quartale\tqtr
    quartalen\tqtr
    quarter\tqtr
    quarters\tqtr
    rand południowoafrykański\tZAR
    rand sud-africain\tZAR
    randa południowoafrykańskiego\tZAR
    randach południowoafrykańskich\tZAR
    rands sud-africains\tZAR
    randy południowoafrykańskie\tZAR
    randów południowoafrykańskich\tZAR
    real brazylijski\tBRL
    reala brazylijskiego\tBRL
    realach brazylijskich\tBRL
    reale brazylijskie\tBRL
    reali brazylijskich\tBRL
    request\trequests
    requests\trequests
    requête\trequests
    requêtes\trequests
    revolution per minute\trpm
    revolutions per minute\trpm
    rial katarski\tQAR
    rial omanais\tOMR
    rial omański\tOMR
    rial saudyjski\tSAR
    riala katarskiego\tQAR
    riala omańskiego\tOMR
    riala saudyjskiego\tSAR
    rialach katarskich\tQAR
    rialach omańskich\tOMR
    rialach saudyjskich\tSAR
    riale katarskie\tQAR
    riale omańskie\tOMR
    riale saudyjskie\tSAR
    riali katarskich\tQAR
    riali omańskich\tOMR
    riali saudyjskich\tSAR
    rials omanais\tOMR
    ringgit malaisien\tMYR
    ringgit malezyjski\tMYR
    ringgita malezyjskiego\tMYR
    ringgitach malezyjskich\tMYR
    ringgits malaisiens\tMYR
    ringgity malezyjskie\tMYR
    ringgitów malezyjskich\tMYR
    riyal qatari\tQAR
    riyal saoudien\tSAR
    riyals qataris\tQAR
    riyals saoudiens\tSAR
    roku\ta
    romanian lei\tRON
    romanian leu\tRON
    rouble russe\tRUB
    roubles russes\tRUB
    roupie indienne\tINR
    roupie indonésienne\tIDR
    roupie pakistanaise\tPKR
    roupies indiennes\tINR
    roupies indonésiennes\tIDR
    roupies pakistanaises\tPKR
    rubel rosyjski\tRUB
    rubla rosyjskiego\tRUB
    rublach rosyjskich\tRUB
    ruble rosyjskie\tRUB
    rubli rosyjskich\tRUB
    rumänische lei\tRON
    rumänischen lei\tRON
    rumänischer leu\tRON
    rupia indonezyjska\tIDR
    rupia indyjska\tINR
    rupia pakistańska\tPKR
    rupiach indonezyjskich\tIDR
    rupiach indyjskich\tINR
    rupiach pakistańskich\tPKR
    rupie indonezyjskie\tIDR
    rupie indyjskie\tINR
    rupie pakistańskie\tPKR
    rupii indonezyjskich\tIDR
    rupii indonezyjskiej\tIDR
    rupii indyjskich\tINR
    rupii indyjskiej\tINR
    rupii pakistańskich\tPKR
    rupii pakistańskiej\tPKR
    rupię indonezyjską\tIDR
    rupię indyjską\tINR
    rupię pakistańską\tPKR
    russian rouble\tRUB
    russian roubles\tRUB
    russian ruble\tRUB
    russian rubles\tRUB
    russische rubel\tRUB
    russischen rubeln\tRUB
    russischer rubel\tRUB
    réal brésilien\tBRL
    réals brésiliens\tBRL
    saudi riyal\tSAR
    saudi riyals\tSAR
    saudi-arabische riyal\tSAR
    saudi-arabischen riyal\tSAR
    saudi-arabischer riyal\tSAR
    schlag pro minute\tbpm
    schläge pro minute\tbpm
    schlägen pro minute\tbpm
    schwedische krone\tSEK
    schwedische kronen\tSEK
    schwedischen kronen\tSEK
    schweizer franken\tCHF
    second\ts
    second squared\ts^2
    seconde\ts
    seconde carrée\ts^2
    secondes\ts
    secondes carrées\ts^2
    seconds\ts
    seconds squared\ts^2
    seemeile\tnmi
    seemeilen\tnmi
    sekund\ts
    sekund do kwadratu\ts^2
    sekunda\ts
    sekunda do kwadratu\ts^2
    sekundach\ts
    sekundach do kwadratu\ts^2
    sekunde\ts
    sekunden\ts
    sekundy\ts
    sekundy do kwadratu\ts^2
    sekundę\ts
    sekundę do kwadratu\ts^2
    semaine\twk
    semaines\twk
    share\tshares
    shares\tshares
    shekel israélien\tILS
    shekels israéliens\tILS
    shilling kényan\tKES
    shillings kényans\tKES
    singapore dollar\tSGD
    singapore dollars\tSGD
    singapur-dollar\tSGD
    sol peruwiański\tPEN
    sol péruvien\tPEN
    sola peruwiańskiego\tPEN
    solach peruwiańskich\tPEN
    solana\tSOL
    sole peruwiańskie\tPEN
    soli peruwiańskich\tPEN
    sols péruviens\tPEN
    south african cent\tZAC
    south african cents\tZAC
    south african rand\tZAR
    south korean won\tKRW
    stopa\tft
    stopach\tft
    stopień\t°
    stopień celsjusza\t°C
    stopień fahrenheita\t°F
    stopni\t°
    stopni celsjusza\t°C
    stopni fahrenheita\t°F
    stopnia\t°
    stopnia celsjusza\t°C
    stopnia fahrenheita\t°F
    stopniach\t°
    stopniach celsjusza\t°C
    stopniach fahrenheita\t°F
    stopnie\t°
    stopnie celsjusza\t°C
    stopnie fahrenheita\t°F
    stopy\tft
    stopę\tft
    stunde\th
    stunden\th
    stóp\tft
    swedish krona\tSEK
    swedish kronor\tSEK
    swiss franc\tCHF
    swiss francs\tCHF
    szekel izraelski\tILS
    szekla izraelskiego\tILS
    szeklach izraelskich\tILS
    szekle izraelskie\tILS
    szekli izraelskich\tILS
    szyling kenijski\tKES
    szylinga kenijskiego\tKES
    szylingach kenijskich\tKES
    szylingi kenijskie\tKES
    szylingów kenijskich\tKES
    südafrikanische cent\tZAC
    südafrikanische rand\tZAR
    südafrikanischen cent\tZAC
    südafrikanischen rand\tZAR
    südafrikanischer cent\tZAC
    südafrikanischer rand\tZAR
    südkoreanische won\tKRW
    südkoreanischen won\tKRW
    südkoreanischer won\tKRW
    tag\td
    tage\td
    tagen\td
    taiwan dollar\tTWD
    taiwan dollars\tTWD
    taiwan-dollar\tTWD
    tebibajt\tTiB
    tebibajta\tTiB
    tebibajtach\tTiB
    tebibajty\tTiB
    tebibajtów\tTiB
    tebibyte\tTiB
    tebibytes\tTiB
    teil pro milliarde\tppb
    teil pro million\tppm
    teile pro milliarde\tppb
    teile pro million\tppm
    teilen pro milliarde\tppb
    teilen pro million\tppm
    tenge kazachskich\tKZT
    tenge kazachskie\tKZT
    tenge kazachskiego\tKZT
    tenge kazakh\tKZT
    tenges kazakhs\tKZT
    terabajt\tTB
    terabajta\tTB
    terabajtach\tTB
    terabajty\tTB
    terabajtów\tTB
    terabit\tTbit
    terabita\tTbit
    terabitach\tTbit
    terabits\tTbit
    terabity\tTbit
    terabitów\tTbit
    terabyte\tTB
    terabytes\tTB
    teradżul\tTJ
    teradżula\tTJ
    teradżulach\tTJ
    teradżule\tTJ
    teradżuli\tTJ
    terajoule\tTJ
    terajoules\tTJ
    terawat\tTW
    terawata\tTW
    terawatach\tTW
    terawatogodzin\tTWh
    terawatogodzina\tTWh
    terawatogodzinach\tTWh
    terawatogodziny\tTWh
    terawatogodzinę\tTWh
    terawatt\tTW
    terawatt hour\tTWh
    terawatt hours\tTWh
    terawatts\tTW
    terawattstunde\tTWh
    terawattstunden\tTWh
    terawaty\tTW
    terawatów\tTW
    tether\tUSDT
    thai baht\tTHB
    thailändische baht\tTHB
    thailändischen baht\tTHB
    thailändischer baht\tTHB
    titre\tshares
    titres\tshares
    tona\tt
    tonach\tt
    tonne\tt
    tonnen\tt
    tonnes\tt
    tony\tt
    tonę\tt
    tour par minute\trpm
    tours par minute\trpm
    trimestre\tqtr
    trimestres\tqtr
    tschechische krone\tCZK
    tschechische kronen\tCZK
    tschechischen kronen\tCZK
    tunesische dinar\tTND
    tunesischen dinar\tTND
    tunesischer dinar\tTND
    tunisian dinar\tTND
    tunisian dinars\tTND
    turkish lira\tTRY
    tydzień\twk
    tygodni\twk
    tygodnia\twk
    tygodniach\twk
    tygodnie\twk
    tébioctet\tTiB
    tébioctets\tTiB
    térabit\tTbit
    térabits\tTbit
    térajoule\tTJ
    térajoules\tTJ
    téraoctet\tTB
    téraoctets\tTB
    térawatt\tTW
    térawattheure\tTWh
    térawattheures\tTWh
    térawatts\tTW
    türkische lira\tTRY
    türkischen lira\tTRY
    uae dirham\tAED
    uae dirhams\tAED
    uderzenia na minutę\tbpm
    uderzeniach na minutę\tbpm
    uderzenie na minutę\tbpm
    uderzeń na minutę\tbpm
    ukrainian hryvnia\tUAH
    ukrainian hryvnias\tUAH
    ukrainische hrywnja\tUAH
    ukrainischen hrywnja\tUAH
    umdrehung pro minute\trpm
    umdrehungen pro minute\trpm
    uncja\toz
    uncjach\toz
    uncje\toz
    uncji\toz
    uncję\toz
    ungarische forint\tHUF
    ungarischen forint\tHUF
    ungarischer forint\tHUF
    unze\toz
    unzen\toz
    us dollar\tUSD
    us dollars\tUSD
    us-dollar\tUSD
    v. h.\t%
    vae-dirham\tAED
    vietnamese dong\tVND
    vietnamesische dong\tVND
    vietnamesischen dong\tVND
    vietnamesischer dong\tVND
    volt\tV
    volts\tV
    volumenteil pro million\tppmv
    volumenteile pro million\tppmv
    volumenteilen pro million\tppmv
    wata\tW
    watach\tW
    watogodzin\tWh
    watogodzina\tWh
    watogodzinach\tWh
    watogodziny\tWh
    watogodzinę\tWh
    watt\tW
    watt hour\tWh
    watt hours\tWh
    wattheure\tWh
    wattheures\tWh
    watts\tW
    wattstunde\tWh
    wattstunden\tWh
    waty\tW
    watów\tW
    week\twk
    weeks\twk
    woche\twk
    wochen\twk
    wolt\tV
    wolta\tV
    woltach\tV
    wolty\tV
    woltów\tV
    won południowokoreański\tKRW
    won sud-coréen\tKRW
    wona południowokoreańskiego\tKRW
    wonach południowokoreańskich\tKRW
    wons sud-coréens\tKRW
    wony południowokoreańskie\tKRW
    wonów południowokoreańskich\tKRW
    węzeł\tkn
    węzła\tkn
    węzłach\tkn
    węzły\tkn
    węzłów\tkn
    xrp\tXRP
    yard\tyd
    yards\tyd
    year\ta
    years\ta
    yen\t¥
    yen japonais\tJPY
    yens\t¥
    yens japonais\tJPY
    yuan chinois\tCNY
    yuans chinois\tCNY
    zentiliter\tcl
    zentilitern\tcl
    zentimeter\tcm
    zentimetern\tcm
    zloty polonais\tPLN
    zlotys polonais\tPLN
    zoll\tin
    złote\tPLN
    złotego\tPLN
    złoty\tPLN
    złotych\tPLN
    ägyptische pfund\tEGP
    ägyptischen pfund\tEGP
    ägyptisches pfund\tEGP
    żądania\trequests
    żądaniach\trequests
    żądanie\trequests
    żądań\trequests
    """)
  static let codes = PackedTable("""
    agor izraelskich\tILA
    agora israélienne\tILA
    agora izraelska\tILA
    agorach izraelskich\tILA
    agorot israéliennes\tILA
    agory izraelskie\tILA
    agory izraelskiej\tILA
    agorę izraelską\tILA
    argentine peso\tARS
    argentine pesos\tARS
    argentinische pesos\tARS
    argentinischen pesos\tARS
    argentinischer peso\tARS
    australian dollar\tAUD
    australian dollars\tAUD
    australische dollar\tAUD
    australischen dollar\tAUD
    australischer dollar\tAUD
    bahraini dinar\tBHD
    bahraini dinars\tBHD
    bahrainische dinar\tBHD
    bahrainischen dinar\tBHD
    bahrainischer dinar\tBHD
    baht thaïlandais\tTHB
    bahts thaïlandais\tTHB
    bat tajski\tTHB
    bata tajskiego\tTHB
    batach tajskich\tTHB
    baty tajskie\tTHB
    batów tajskich\tTHB
    bitcoin\tBTC
    bitcoina\tBTC
    bitcoinach\tBTC
    bitcoins\tBTC
    bitcoiny\tBTC
    bitcoinów\tBTC
    brasilianische reais\tBRL
    brasilianischen reais\tBRL
    brasilianischer real\tBRL
    brazilian reais\tBRL
    brazilian real\tBRL
    bulgarian lev\tBGN
    bulgarian leva\tBGN
    bulgarische lewa\tBGN
    bulgarischen lewa\tBGN
    bulgarischer lew\tBGN
    canadian dollar\tCAD
    canadian dollars\tCAD
    cardano\tADA
    cent południowoafrykański\tZAC
    cent sud-africain\tZAC
    centa południowoafrykańskiego\tZAC
    centach południowoafrykańskich\tZAC
    cents sud-africains\tZAC
    centy południowoafrykańskie\tZAC
    centów południowoafrykańskich\tZAC
    chilean peso\tCLP
    chilean pesos\tCLP
    chilenische pesos\tCLP
    chilenischen pesos\tCLP
    chilenischer peso\tCLP
    chinese yuan\tCNY
    chinesische yuan\tCNY
    chinesischen yuan\tCNY
    chinesischer yuan\tCNY
    colombian peso\tCOP
    colombian pesos\tCOP
    couronne danoise\tDKK
    couronne islandaise\tISK
    couronne norvégienne\tNOK
    couronne suédoise\tSEK
    couronne tchèque\tCZK
    couronnes danoises\tDKK
    couronnes islandaises\tISK
    couronnes norvégiennes\tNOK
    couronnes suédoises\tSEK
    couronnes tchèques\tCZK
    czech koruna\tCZK
    czech korunas\tCZK
    danish krone\tDKK
    danish kroner\tDKK
    dinar bahrajński\tBHD
    dinar bahreïni\tBHD
    dinar jordanien\tJOD
    dinar jordański\tJOD
    dinar koweïtien\tKWD
    dinar kuwejcki\tKWD
    dinar tunezyjski\tTND
    dinar tunisien\tTND
    dinara bahrajńskiego\tBHD
    dinara jordańskiego\tJOD
    dinara kuwejckiego\tKWD
    dinara tunezyjskiego\tTND
    dinarach bahrajńskich\tBHD
    dinarach jordańskich\tJOD
    dinarach kuwejckich\tKWD
    dinarach tunezyjskich\tTND
    dinars bahreïnis\tBHD
    dinars jordaniens\tJOD
    dinars koweïtiens\tKWD
    dinars tunisiens\tTND
    dinary bahrajńskie\tBHD
    dinary jordańskie\tJOD
    dinary kuwejckie\tKWD
    dinary tunezyjskie\tTND
    dinarów bahrajńskich\tBHD
    dinarów jordańskich\tJOD
    dinarów kuwejckich\tKWD
    dinarów tunezyjskich\tTND
    dirham des émirats arabes unis\tAED
    dirham emiracki\tAED
    dirham marocain\tMAD
    dirham marokański\tMAD
    dirhama emirackiego\tAED
    dirhama marokańskiego\tMAD
    dirhamach emirackich\tAED
    dirhamach marokańskich\tMAD
    dirhams des émirats arabes unis\tAED
    dirhams marocains\tMAD
    dirhamy emirackie\tAED
    dirhamy marokańskie\tMAD
    dirhamów emirackich\tAED
    dirhamów marokańskich\tMAD
    dogecoin\tDOGE
    dogecoina\tDOGE
    dogecoinach\tDOGE
    dogecoins\tDOGE
    dogecoiny\tDOGE
    dogecoinów\tDOGE
    dolar amerykański\tUSD
    dolar australijski\tAUD
    dolar hongkoński\tHKD
    dolar kanadyjski\tCAD
    dolar nowozelandzki\tNZD
    dolar singapurski\tSGD
    dolar tajwański\tTWD
    dolara amerykańskiego\tUSD
    dolara australijskiego\tAUD
    dolara hongkońskiego\tHKD
    dolara kanadyjskiego\tCAD
    dolara nowozelandzkiego\tNZD
    dolara singapurskiego\tSGD
    dolara tajwańskiego\tTWD
    dolarach amerykańskich\tUSD
    dolarach australijskich\tAUD
    dolarach hongkońskich\tHKD
    dolarach kanadyjskich\tCAD
    dolarach nowozelandzkich\tNZD
    dolarach singapurskich\tSGD
    dolarach tajwańskich\tTWD
    dolary amerykańskie\tUSD
    dolary australijskie\tAUD
    dolary hongkońskie\tHKD
    dolary kanadyjskie\tCAD
    dolary nowozelandzkie\tNZD
    dolary singapurskie\tSGD
    dolary tajwańskie\tTWD
    dolarów amerykańskich\tUSD
    dolarów australijskich\tAUD
    dolarów hongkońskich\tHKD
    dolarów kanadyjskich\tCAD
    dolarów nowozelandzkich\tNZD
    dolarów singapurskich\tSGD
    dolarów tajwańskich\tTWD
    dollar américain\tUSD
    dollar australien\tAUD
    dollar canadien\tCAD
    dollar de hong kong\tHKD
    dollar de singapour\tSGD
    dollar de taïwan\tTWD
    dollar néo-zélandais\tNZD
    dollars américains\tUSD
    dollars australiens\tAUD
    dollars canadiens\tCAD
    dollars de hong kong\tHKD
    dollars de singapour\tSGD
    dollars de taïwan\tTWD
    dollars néo-zélandais\tNZD
    dong vietnamien\tVND
    dong wietnamski\tVND
    donga wietnamskiego\tVND
    dongach wietnamskich\tVND
    dongi wietnamskie\tVND
    dongs vietnamiens\tVND
    dongów wietnamskich\tVND
    dänische krone\tDKK
    dänische kronen\tDKK
    dänischen kronen\tDKK
    egyptian pound\tEGP
    egyptian pounds\tEGP
    ether\tETH
    ethera\tETH
    etherach\tETH
    ethery\tETH
    etherów\tETH
    euro\tEUR
    euros\tEUR
    forint hongrois\tHUF
    forint węgierski\tHUF
    forinta węgierskiego\tHUF
    forintach węgierskich\tHUF
    forints hongrois\tHUF
    forinty węgierskie\tHUF
    forintów węgierskich\tHUF
    franc suisse\tCHF
    francs suisses\tCHF
    frank szwajcarski\tCHF
    franka szwajcarskiego\tCHF
    frankach szwajcarskich\tCHF
    franki szwajcarskie\tCHF
    franków szwajcarskich\tCHF
    funt brytyjski\tGBP
    funt egipski\tEGP
    funta brytyjskiego\tGBP
    funta egipskiego\tEGP
    funtach brytyjskich\tGBP
    funtach egipskich\tEGP
    funty brytyjskie\tGBP
    funty egipskie\tEGP
    funtów brytyjskich\tGBP
    funtów egipskich\tEGP
    hong kong dollar\tHKD
    hong kong dollars\tHKD
    hongkong-dollar\tHKD
    hryvnia ukrainienne\tUAH
    hryvnias ukrainiennes\tUAH
    hrywien ukraińskich\tUAH
    hrywna ukraińska\tUAH
    hrywnach ukraińskich\tUAH
    hrywny ukraińskie\tUAH
    hrywny ukraińskiej\tUAH
    hrywnę ukraińską\tUAH
    hungarian forint\tHUF
    hungarian forints\tHUF
    icelandic krona\tISK
    icelandic kronur\tISK
    indian rupee\tINR
    indian rupees\tINR
    indische rupie\tINR
    indische rupien\tINR
    indischen rupien\tINR
    indonesian rupiah\tIDR
    indonesian rupiahs\tIDR
    indonesische rupiah\tIDR
    indonesischen rupiah\tIDR
    isländische krone\tISK
    isländische kronen\tISK
    isländischen kronen\tISK
    israeli agora\tILA
    israeli agorot\tILA
    israeli shekel\tILS
    israeli shekels\tILS
    israelische agora\tILA
    israelische agorot\tILA
    israelische schekel\tILS
    israelischen agorot\tILA
    israelischen schekeln\tILS
    israelischer schekel\tILS
    japanese yen\tJPY
    japanische yen\tJPY
    japanischen yen\tJPY
    japanischer yen\tJPY
    jen japoński\tJPY
    jena japońskiego\tJPY
    jenach japońskich\tJPY
    jeny japońskie\tJPY
    jenów japońskich\tJPY
    jordanian dinar\tJOD
    jordanian dinars\tJOD
    jordanische dinar\tJOD
    jordanischen dinar\tJOD
    jordanischer dinar\tJOD
    juan chiński\tCNY
    juana chińskiego\tCNY
    juanach chińskich\tCNY
    juany chińskie\tCNY
    juanów chińskich\tCNY
    kanadische dollar\tCAD
    kanadischen dollar\tCAD
    kanadischer dollar\tCAD
    kasachische tenge\tKZT
    kasachischen tenge\tKZT
    kasachischer tenge\tKZT
    katarische riyal\tQAR
    katarischen riyal\tQAR
    katarischer riyal\tQAR
    kazakhstani tenge\tKZT
    kenia-schilling\tKES
    kenyan shilling\tKES
    kenyan shillings\tKES
    kolumbianische pesos\tCOP
    kolumbianischen pesos\tCOP
    kolumbianischer peso\tCOP
    koron czeskich\tCZK
    koron duńskich\tDKK
    koron islandzkich\tISK
    koron norweskich\tNOK
    koron szwedzkich\tSEK
    korona czeska\tCZK
    korona duńska\tDKK
    korona islandzka\tISK
    korona norweska\tNOK
    korona szwedzka\tSEK
    koronach czeskich\tCZK
    koronach duńskich\tDKK
    koronach islandzkich\tISK
    koronach norweskich\tNOK
    koronach szwedzkich\tSEK
    korony czeskie\tCZK
    korony czeskiej\tCZK
    korony duńskie\tDKK
    korony duńskiej\tDKK
    korony islandzkie\tISK
    korony islandzkiej\tISK
    korony norweskie\tNOK
    korony norweskiej\tNOK
    korony szwedzkie\tSEK
    korony szwedzkiej\tSEK
    koronę czeską\tCZK
    koronę duńską\tDKK
    koronę islandzką\tISK
    koronę norweską\tNOK
    koronę szwedzką\tSEK
    kuwaiti dinar\tKWD
    kuwaiti dinars\tKWD
    kuwaitische dinar\tKWD
    kuwaitischen dinar\tKWD
    kuwaitischer dinar\tKWD
    lei roumains\tRON
    lei rumuńskich\tRON
    lej rumuński\tRON
    leja rumuńskiego\tRON
    lejach rumuńskich\tRON
    leje rumuńskie\tRON
    leu roumain\tRON
    lev bulgare\tBGN
    leva bulgares\tBGN
    lew bułgarski\tBGN
    lewa bułgarskiego\tBGN
    lewach bułgarskich\tBGN
    lewy bułgarskie\tBGN
    lewów bułgarskich\tBGN
    lir tureckich\tTRY
    lira turecka\tTRY
    lirach tureckich\tTRY
    liry tureckie\tTRY
    liry tureckiej\tTRY
    lirę turecką\tTRY
    litecoin\tLTC
    litecoina\tLTC
    litecoinach\tLTC
    litecoins\tLTC
    litecoiny\tLTC
    litecoinów\tLTC
    livre sterling\tGBP
    livre turque\tTRY
    livre égyptienne\tEGP
    livres sterling\tGBP
    livres turques\tTRY
    livres égyptiennes\tEGP
    malaysian ringgit\tMYR
    malaysian ringgits\tMYR
    malaysische ringgit\tMYR
    malaysischen ringgit\tMYR
    malaysischer ringgit\tMYR
    marokkanische dirham\tMAD
    marokkanischen dirham\tMAD
    marokkanischer dirham\tMAD
    mexican peso\tMXN
    mexican pesos\tMXN
    mexikanische pesos\tMXN
    mexikanischen pesos\tMXN
    mexikanischer peso\tMXN
    moroccan dirham\tMAD
    moroccan dirhams\tMAD
    nair nigeryjskich\tNGN
    naira nigeryjska\tNGN
    naira nigérian\tNGN
    nairach nigeryjskich\tNGN
    nairas nigérians\tNGN
    nairy nigeryjskie\tNGN
    nairy nigeryjskiej\tNGN
    nairę nigeryjską\tNGN
    neuseeland-dollar\tNZD
    new zealand dollar\tNZD
    new zealand dollars\tNZD
    nigerian naira\tNGN
    nigerianische naira\tNGN
    nigerianischen naira\tNGN
    norwegian krone\tNOK
    norwegian kroner\tNOK
    norwegische krone\tNOK
    norwegische kronen\tNOK
    norwegischen kronen\tNOK
    omani rial\tOMR
    omani rials\tOMR
    omanische rial\tOMR
    omanischen rial\tOMR
    omanischer rial\tOMR
    pakistani rupee\tPKR
    pakistani rupees\tPKR
    pakistanische rupie\tPKR
    pakistanische rupien\tPKR
    pakistanischen rupien\tPKR
    pence\tGBX
    penny\tGBX
    pens\tGBX
    pensa\tGBX
    pensach\tGBX
    pensy\tGBX
    pensów\tGBX
    peruanische soles\tPEN
    peruanischen soles\tPEN
    peruanischer sol\tPEN
    peruvian sol\tPEN
    peruvian soles\tPEN
    peso argentin\tARS
    peso argentyńskich\tARS
    peso argentyńskie\tARS
    peso argentyńskiego\tARS
    peso chilien\tCLP
    peso chilijskich\tCLP
    peso chilijskie\tCLP
    peso chilijskiego\tCLP
    peso colombien\tCOP
    peso filipińskich\tPHP
    peso filipińskie\tPHP
    peso filipińskiego\tPHP
    peso kolumbijskich\tCOP
    peso kolumbijskie\tCOP
    peso kolumbijskiego\tCOP
    peso meksykańskich\tMXN
    peso meksykańskie\tMXN
    peso meksykańskiego\tMXN
    peso mexicain\tMXN
    peso philippin\tPHP
    pesos argentins\tARS
    pesos chiliens\tCLP
    pesos colombiens\tCOP
    pesos mexicains\tMXN
    pesos philippins\tPHP
    pfund sterling\tGBP
    philippine peso\tPHP
    philippine pesos\tPHP
    philippinische pesos\tPHP
    philippinischen pesos\tPHP
    philippinischer peso\tPHP
    polish zloty\tPLN
    polish zlotys\tPLN
    polnische złoty\tPLN
    polnischen złoty\tPLN
    polnischer złoty\tPLN
    pound sterling\tGBP
    pounds sterling\tGBP
    qatari riyal\tQAR
    qatari riyals\tQAR
    rand południowoafrykański\tZAR
    rand sud-africain\tZAR
    randa południowoafrykańskiego\tZAR
    randach południowoafrykańskich\tZAR
    rands sud-africains\tZAR
    randy południowoafrykańskie\tZAR
    randów południowoafrykańskich\tZAR
    real brazylijski\tBRL
    reala brazylijskiego\tBRL
    realach brazylijskich\tBRL
    reale brazylijskie\tBRL
    reali brazylijskich\tBRL
    rial katarski\tQAR
    rial omanais\tOMR
    rial omański\tOMR
    rial saudyjski\tSAR
    riala katarskiego\tQAR
    riala omańskiego\tOMR
    riala saudyjskiego\tSAR
    rialach katarskich\tQAR
    rialach omańskich\tOMR
    rialach saudyjskich\tSAR
    riale katarskie\tQAR
    riale omańskie\tOMR
    riale saudyjskie\tSAR
    riali katarskich\tQAR
    riali omańskich\tOMR
    riali saudyjskich\tSAR
    rials omanais\tOMR
    ringgit malaisien\tMYR
    ringgit malezyjski\tMYR
    ringgita malezyjskiego\tMYR
    ringgitach malezyjskich\tMYR
    ringgits malaisiens\tMYR
    ringgity malezyjskie\tMYR
    ringgitów malezyjskich\tMYR
    riyal qatari\tQAR
    riyal saoudien\tSAR
    riyals qataris\tQAR
    riyals saoudiens\tSAR
    romanian lei\tRON
    romanian leu\tRON
    rouble russe\tRUB
    roubles russes\tRUB
    roupie indienne\tINR
    roupie indonésienne\tIDR
    roupie pakistanaise\tPKR
    roupies indiennes\tINR
    roupies indonésiennes\tIDR
    roupies pakistanaises\tPKR
    rubel rosyjski\tRUB
    rubla rosyjskiego\tRUB
    rublach rosyjskich\tRUB
    ruble rosyjskie\tRUB
    rubli rosyjskich\tRUB
    rumänische lei\tRON
    rumänischen lei\tRON
    rumänischer leu\tRON
    rupia indonezyjska\tIDR
    rupia indyjska\tINR
    rupia pakistańska\tPKR
    rupiach indonezyjskich\tIDR
    rupiach indyjskich\tINR
    rupiach pakistańskich\tPKR
    rupie indonezyjskie\tIDR
    rupie indyjskie\tINR
    rupie pakistańskie\tPKR
    rupii indonezyjskich\tIDR
    rupii indonezyjskiej\tIDR
    rupii indyjskich\tINR
    rupii indyjskiej\tINR
    rupii pakistańskich\tPKR
    rupii pakistańskiej\tPKR
    rupię indonezyjską\tIDR
    rupię indyjską\tINR
    rupię pakistańską\tPKR
    russian rouble\tRUB
    russian roubles\tRUB
    russian ruble\tRUB
    russian rubles\tRUB
    russische rubel\tRUB
    russischen rubeln\tRUB
    russischer rubel\tRUB
    réal brésilien\tBRL
    réals brésiliens\tBRL
    saudi riyal\tSAR
    saudi riyals\tSAR
    saudi-arabische riyal\tSAR
    saudi-arabischen riyal\tSAR
    saudi-arabischer riyal\tSAR
    schwedische krone\tSEK
    schwedische kronen\tSEK
    schwedischen kronen\tSEK
    schweizer franken\tCHF
    shekel israélien\tILS
    shekels israéliens\tILS
    shilling kényan\tKES
    shillings kényans\tKES
    singapore dollar\tSGD
    singapore dollars\tSGD
    singapur-dollar\tSGD
    sol peruwiański\tPEN
    sol péruvien\tPEN
    sola peruwiańskiego\tPEN
    solach peruwiańskich\tPEN
    solana\tSOL
    sole peruwiańskie\tPEN
    soli peruwiańskich\tPEN
    sols péruviens\tPEN
    south african cent\tZAC
    south african cents\tZAC
    south african rand\tZAR
    south korean won\tKRW
    swedish krona\tSEK
    swedish kronor\tSEK
    swiss franc\tCHF
    swiss francs\tCHF
    szekel izraelski\tILS
    szekla izraelskiego\tILS
    szeklach izraelskich\tILS
    szekle izraelskie\tILS
    szekli izraelskich\tILS
    szyling kenijski\tKES
    szylinga kenijskiego\tKES
    szylingach kenijskich\tKES
    szylingi kenijskie\tKES
    szylingów kenijskich\tKES
    südafrikanische cent\tZAC
    südafrikanische rand\tZAR
    südafrikanischen cent\tZAC
    südafrikanischen rand\tZAR
    südafrikanischer cent\tZAC
    südafrikanischer rand\tZAR
    südkoreanische won\tKRW
    südkoreanischen won\tKRW
    südkoreanischer won\tKRW
    taiwan dollar\tTWD
    taiwan dollars\tTWD
    taiwan-dollar\tTWD
    tenge kazachskich\tKZT
    tenge kazachskie\tKZT
    tenge kazachskiego\tKZT
    tenge kazakh\tKZT
    tenges kazakhs\tKZT
    tether\tUSDT
    thai baht\tTHB
    thailändische baht\tTHB
    thailändischen baht\tTHB
    thailändischer baht\tTHB
    tschechische krone\tCZK
    tschechische kronen\tCZK
    tschechischen kronen\tCZK
    tunesische dinar\tTND
    tunesischen dinar\tTND
    tunesischer dinar\tTND
    tunisian dinar\tTND
    tunisian dinars\tTND
    turkish lira\tTRY
    türkische lira\tTRY
    türkischen lira\tTRY
    uae dirham\tAED
    uae dirhams\tAED
    ukrainian hryvnia\tUAH
    ukrainian hryvnias\tUAH
    ukrainische hrywnja\tUAH
    ukrainischen hrywnja\tUAH
    ungarische forint\tHUF
    ungarischen forint\tHUF
    ungarischer forint\tHUF
    us dollar\tUSD
    us dollars\tUSD
    us-dollar\tUSD
    vae-dirham\tAED
    vietnamese dong\tVND
    vietnamesische dong\tVND
    vietnamesischen dong\tVND
    vietnamesischer dong\tVND
    won południowokoreański\tKRW
    won sud-coréen\tKRW
    wona południowokoreańskiego\tKRW
    wonach południowokoreańskich\tKRW
    wons sud-coréens\tKRW
    wony południowokoreańskie\tKRW
    wonów południowokoreańskich\tKRW
    xrp\tXRP
    yen japonais\tJPY
    yens japonais\tJPY
    yuan chinois\tCNY
    yuans chinois\tCNY
    zloty polonais\tPLN
    zlotys polonais\tPLN
    złote\tPLN
    złotego\tPLN
    złoty\tPLN
    złotych\tPLN
    ägyptische pfund\tEGP
    ägyptischen pfund\tEGP
    ägyptisches pfund\tEGP
    """)
  static let exponents = PackedTable("""
    bilionach\t12
    biliony\t12
    bilionów\t12
    billiarden\t15
    billion\t9
    billionen\t12
    billions\t9
    bln\t9
    bn\t9
    centaines\t2
    dizaines\t1
    hunderttausend\t5
    hundred\t2
    hundreds\t2
    mds\t9
    miliard\t9
    miliardach\t9
    miliardy\t9
    miliardów\t9
    milion\t6
    milionach\t6
    miliony\t6
    milionów\t6
    milliard\t9
    milliarde\t9
    milliarden\t9
    milliards\t9
    millier\t3
    milliers\t3
    million\t6
    millionen\t6
    millions\t6
    mio\t6
    mio.\t6
    mld\t9
    mln\t6
    mn\t6
    mrd\t9
    mrd.\t9
    tausend\t3
    thousand\t3
    thousands\t3
    tn\t12
    trillion\t12
    trillions\t12
    tsd\t3
    tsd.\t3
    tys\t3
    tys.\t3
    tysiąc\t3
    tysiącach\t3
    tysiące\t3
    tysięcy\t3
    zehntausend\t4
    """)
}
