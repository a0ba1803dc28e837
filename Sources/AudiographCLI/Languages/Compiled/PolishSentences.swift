// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the catalogues beside it by `make languages`: changes here are lost.

internal import Audiograph
internal import ChartInput
internal import JSON
internal import MarketData

protocol PolishSentences: Sentences {}

extension PolishSentences {
  var texts: PackedTable { PackedTable("""
    address.notFetched\tAdres {0} nie należy do tych, które audiograph pobiera.
    address.notFetched.remedy\tPodaj taki, który zaczyna się od https:// i nie zawiera hasła.
    address.offline\tAdresu {0} nie pobrano, bo obowiązuje --offline.
    address.offline.remedy\tOpuść --offline albo podaj plik.
    address.refused\tSerwer odpowiedział statusem {0} na adres {1}.
    address.remedy\tSprawdź adres i sieć albo pobierz go programem curl do pliku.
    address.tooLarge.remedy\tPobierz go programem curl do pliku i podaj ten plik.
    again.line\tJeszcze raz: {0}
    again.noFolder\tNie ma folderu na ostatnie polecenie, bo nie ustawiono ani HOME, ani XDG_STATE_HOME.
    again.noFolder.remedy\tUstaw jedną z tych zmiennych.
    again.nothing\tNie ma jeszcze czego powtarzać.
    again.nothing.remedy\tNajpierw odtwórz, opisz lub wyeksportuj wykres, na przykład poleceniem audiograph play nile.
    again.standardInput\tOstatnie polecenie czytało standardowe wejście, którego nie da się odczytać ponownie.
    again.standardInput.remedy\tZapisz dane w pliku i podaj jego nazwę.
    again.unusable\tPlik {0} nie zawiera polecenia, które można powtórzyć.
    again.unusable.remedy\tOdtwórz, opisz lub wyeksportuj wykres; to go zastąpi.
    alert.noFolder\tNie ma folderu na alarmy, bo nie ustawiono HOME ani XDG_DATA_HOME.
    alert.none\tNie ma zapisanych alarmów.
    alert.noneLeft\tAlarmy dla {0} zostały usunięte.
    alert.notKept\tNie ma takiego zapisanego alarmu dla {0}.
    alert.notKept.remedy\taudiograph alert list pokazuje zapisane.
    alert.unusable\tPlik {0} zawiera coś innego niż alarmy.
    alert.unusable.remedy\tPopraw go albo przenieś.
    answer.answerIsNoRecord\todpowiedź nie jest rekordem
    answer.answerPriceIsNoNumber\todpowiedź zawiera cenę, która nie jest liczbą
    answer.answerWithoutResult\todpowiedź nie ma wyniku
    answer.barTooShort\twpis jest za krótki
    answer.barWithoutDate\twpis nie ma daty
    answer.barWithoutTime\twpis nie ma czasu
    answer.bars\tceny co {0} min
    answer.empty\todpowiedź jest pusta
    answer.errorWithoutWords\tbłąd nie ma opisu
    answer.highBelowLow\tnajwyższa cena jest niższa od najniższej
    answer.impossiblePrice\todpowiedź zawiera niemożliwą cenę
    answer.incompleteQuote\tnotowanie nie ma ceny albo daty
    answer.infiniteNumber\tliczba nie jest skończona
    answer.jsonEndsEarly\tJSON kończy się za wcześnie w linii {0}
    answer.jsonFollowed\tw linii {0} coś następuje po JSON
    answer.jsonNotUTF8\tJSON w linii {0} nie jest poprawnym UTF-8
    answer.jsonTooDeep\tJSON jest w linii {0} zbyt zagnieżdżony
    answer.jsonTooLarge\tJSON zająłby za dużo pamięci
    answer.lineTooShort\tlinia {0} w {1} ma za mało komórek
    answer.listEmpty\tlista {0} jest pusta
    answer.listNamesNothing\tlista {0} niczego nie wymienia
    answer.listWithoutColumn\tlista {0} nie ma kolumny {1}
    answer.listWithoutTime\tlista {0} kończy się bez czasu utworzenia
    answer.minutes\tceny minutowe
    answer.missingColumn\tbrakuje kolumny {0}
    answer.morePricesThanDates\todpowiedź ma więcej cen niż dat
    answer.negativeVolume\twolumen jest mniejszy od 0
    answer.noBars\tbrakuje listy cen
    answer.noChart\todpowiedź nie ma wykresu
    answer.noDailySeries\todpowiedź nie ma danych dziennych
    answer.noFacts\tbrakuje rekordu z danymi
    answer.noLastPrice\tbrakuje ostatniej ceny
    answer.noPrice\tnie ma ceny
    answer.noPrices\tnie ma cen
    answer.noQuote\todpowiedź nie ma notowania
    answer.noResult\tbrakuje wyniku
    answer.noSymbols\tlista symboli jest pusta
    answer.noTimeZone\todpowiedź nie ma strefy czasowej
    answer.notJSON\todpowiedź w linii {0} nie jest JSON
    answer.notOnePair\tnie zawiera dokładnie jednej pary
    answer.otherSymbol\todpowiedź dotyczy innego symbolu
    answer.outOfMemory\tbrakuje pamięci na JSON
    answer.priceIsNoNumber\tcena nie jest liczbą
    answer.priceTooLarge\tcena jest za duża
    answer.priceWithoutTime\tcena nie ma czasu
    answer.prices\tceny
    answer.rateNotPositive\tkurs z {0} nie jest większy od zera
    answer.rateWithoutDate\tkurs nie ma daty
    answer.sharePrices\tceny akcji
    answer.symbolsAreNoRecord\tlista symboli nie jest rekordem
    answer.tableBreaksOff\ttabela urywa się w linii {0}
    answer.unequalColumns\tkolumny mają różną długość
    axis.categories\tkategoria
    axis.dates\tdata taka jak {0}
    axis.numbers\tliczba taka jak {0}
    axis.rows\tnumer punktu od 1 do {0}
    batch.badValue\tNieprawidłowa wartość {0}.
    batch.badValue.remedy\tUżyj tekstu albo liczby; true lub false tylko dla opcji bez wartości.
    batch.died\tTen wiersz kończy działanie programu audiograph, ze statusem {0}.
    batch.died.remedy\tZgłoś to, razem z wykresem, jeśli możesz go udostępnić; inne wiersze na tym nie cierpią.
    batch.formatOfLine\tWiersz {0} manifestu zawiera „format”, którego nie można ustawić dla wiersza.
    batch.formatOfLine.remedy\tPomiń go: decyduje rozszerzenie pliku wyjściowego.
    batch.interrupted\tPrzerwano. {0}
    batch.journal\tNie można użyć dziennika {0}: {1}.
    batch.journal.remedy\tPodaj w --journal plik w folderze, w którym możesz zapisywać.
    batch.journalInUse\tDziennika {0} używa teraz inne polecenie.
    batch.journalInUse.remedy\tZaczekaj, aż się zakończy, albo podaj inną nazwę w --journal.
    batch.journalNeedsName\t--resume wymaga dziennika, a manifest ze standardowego wejścia go nie ma.
    batch.journalNeedsName.remedy\tDodaj --journal FILE albo podaj manifest jako plik.
    batch.keyOfWholeBatch\tWiersz {0} manifestu zawiera {1}, czego nie można ustawić dla wiersza.
    batch.keyOfWholeBatch.remedy\tPodaj --{0} w audiograph batch, dla wszystkich wierszy.
    batch.missingColumn\tManifest nie ma kolumny {0}.
    batch.missingColumn.remedy\tZacznij go od wiersza nagłówków, na przykład source,output.
    batch.missingValue\tW wierszu brakuje {0}.
    batch.missingValue.remedy\tUzupełnij wiersz albo go usuń.
    batch.notAFile\tWiersz nie może zapisywać do {0}, bo to nie jest plik.
    batch.notAFile.remedy\tPodaj nazwę pliku albo użyj audiograph export.
    batch.notAJournal\tPlik {0} nie jest dziennikiem audiograph batch.
    batch.notAJournal.remedy\tPodaj inną nazwę w --journal albo przenieś ten plik.
    batch.notARecord\tWiersz jest w JSON, ale nie jest rekordem.
    batch.notARecord.remedy\tPrzykład: {{}\"source\": \"a.csv\", \"output\": \"a.wav\"}.
    batch.outputIsInput\tWiersz {1} manifestu zapisuje {2}, z czego czyta wiersz {0}.
    batch.outputIsInput.remedy\tWybierz inną nazwę albo podziel manifest na dwa; niczego nie zapisano.
    batch.outputIsJournal\tWiersz {0} manifestu zapisuje {1}, czyli dziennik.
    batch.outputIsManifest\tWiersz {0} manifestu zapisuje {1}, czyli sam manifest.
    batch.outputIsResults\tWiersz {0} manifestu zapisuje {1}, gdzie trafiają wyniki.
    batch.repeatedKey\tManifest ma kilka kolumn {0}.
    batch.repeatedKey.remedy\tTylko source, output i opcje, które można powtarzać, mogą mieć kilka kolumn.
    batch.sameOutput\tWiersze {0} manifestu zapisują ten sam plik {1}.
    batch.sameOutput.remedy\tPodaj dla każdego wiersza osobny plik; niczego nie zapisano.
    batch.severalValues\t{0} ma listę wartości, a przyjmuje tylko jedną.
    batch.severalValues.remedy\tPodaj jedną wartość.
    batch.standardInput\tWiersz nie może czytać standardowego wejścia, wspólnego dla wszystkich.
    batch.standardInput.remedy\tPodaj plik albo symbol.
    batch.unknownKey\tWiersz {0} manifestu zawiera {1}, co nie jest opcją wiersza.
    batch.unknownKey.remedy\tUżyj source, output albo opcji, które wymienia audiograph help batch.
    batch.unreadable.remedy\tPodaj manifest: CSV z kolumnami source i output albo po jednym rekordzie JSON w wierszu.
    batch.withoutJournal\tostrzeżenie: {0} --resume zacznie od początku.
    brief.above\tAlarm powyżej wartości; --below poniżej.
    brief.as\tSymbol, którego ceny zawiera plik.
    brief.by\tJak długi jest okres: quarter lub year.
    brief.change\tAlarm, na przykład 2% --within 10m.
    brief.config\tCzyta ustawienia z tego pliku.
    brief.dateFormat\tJak zapisano daty, na przykład %d.%m.%Y.
    brief.device\tUrządzenie dźwiękowe; wypisuje je audiograph devices.
    brief.duration\tCzas trwania: gist, short, normal, long albo sekundy.
    brief.every\tPodaje cenę, na przykład co 10m.
    brief.exec\tUruchamia program przy alarmie; na końcu.
    brief.format\tFormat, gdy nie wynika z rozszerzenia, jak przy -o -.
    brief.from\tPierwsza data, w której okres może się kończyć.
    brief.hearing\tSprawdza, co dobrze słychać.
    brief.jobs\tIle symboli jest pobieranych jednocześnie; domyślnie 4.
    brief.jobsOfBatch\tIle wierszy naraz jest obliczanych; zwykle po jednym na rdzeń.
    brief.journal\tPlik, w którym notowane są gotowe wiersze.
    brief.jsonFacts\tWypisuje fakty i słowa jako JSON.
    brief.jsonFigures\tWypisuje wszystkie dane jako JSON.
    brief.jsonLines\tWypisuje po jednym obiekcie JSON w wierszu.
    brief.lang\tJęzyk słów: {0}.
    brief.level\tIle zostanie powiedziane: alt, short, standard lub long.
    brief.limit\tIle firm wypisać najwyżej.
    brief.listColumns\tWypisuje kolumny tabeli.
    brief.manifest\tZapisuje jako JSON, co i kiedy brzmi.
    brief.metric\tKtóra wielkość, na przykład revenue, earnings lub cash-flow.
    brief.mono\tZapisuje jeden kanał zamiast dwóch.
    brief.newHigh\tAlarm powyżej maksimum z 1Y; --new-low poniżej minimum.
    brief.offline\tUżywa tylko zapisanych lub dołączonych cen.
    brief.offlineFigures\tUżywa tylko zapisanych danych.
    brief.only\tJedna seria z kilku, według nazwy.
    brief.output\tDokąd zapisać; - to standardowe wyjście.
    brief.outputOfComparison\tZapisuje plik zamiast odtwarzać.
    brief.provider\tKto jest pytany, na przykład yahoo lub kraken.
    brief.quietNames\tWypisuje tylko nazwy albo tylko symbole.
    brief.quietSymbols\tWypisuje tylko symbole.
    brief.quiz\tZaczyna od quizu albo własnego.
    brief.random\tPozwala cenie zmieniać się samej.
    brief.range\tJak daleko wstecz: 5D, 3M, 1Y, YTD lub MAX.
    brief.record\tDopisuje każdą cenę do pliku CSV.
    brief.resume\tPomija wiersze gotowe i niezmienione.
    brief.speak\tWypowiada też wiersze na głos.
    brief.speech\tZapisuje liczby i daty tak, jak potrzebuje ich głos.
    brief.speed\tDzieli czas trwania.
    brief.stats\tDodaje statystykę trendu.
    brief.step\tO ile zmienia klawisz, 1% lub 0.5.
    brief.symbols\tZnajduje tylko symbole zaczynające się od TEXT.
    brief.symbolsFetched\tPobiera listy firm, których używa search.
    brief.symbolsRead\tCzyta zamiast tego listy symboli i nazw firm.
    brief.table\tWypisuje po jednej wielkości w wierszu.
    brief.text\tKiedy wypisywane są słowa: before, after lub none.
    brief.threshold\tPodaje wiersz przy zmianie, na przykład o 0.5%.
    brief.together\tOdtwarza kilka serii jednocześnie, nie po kolei.
    brief.value\tKtóra cena: close, open, high, low, volume i inne.
    brief.verbose\tWypisuje każde ustawienie i jego znaczenie.
    brief.y\tKolumna wartości, według nazwy albo jako #2.
    brief.yCloses\tKolumna cen zamknięcia, według nazwy albo jako #2.
    cell.place\tWiersz {0}, kolumna {1} w {2}
    chart.noPoints\tNie ma czego słuchać: żaden punkt nie ma wartości.
    chart.noPoints.remedy\tWybierz dłuższy okres.
    chart.notARank\tWartość punktu {0} nie jest miejscem w rankingu, czyli liczbą całkowitą od 1.
    chart.notARank.remedy\tUżyj --kind measurement.
    chart.notFinite\tWartość punktu {0} jest za duża.
    chart.notFinite.remedy\tPopraw ją w źródle.
    chart.tooManySeries.remedy\tWybierz niektóre opcją --only, na przykład {0}.
    chart.tooManySeries.remedyRows\tWybierz wiersze opcją --where albo użyj audiograph describe.
    chart.unequalCounts.remedy\tPodaj dla każdej wartości osobne położenie.
    column.unnamed\tKolumna {0}
    columns.of\t{0}:
    columns.stored\t{0}: zapisane.
    company.proposal\t{1} ({0})
    company.reading\t{1} odczytano jako {2}, czyli {0}.
    config.commandLine\twiersz poleceń
    config.file\tplik {0}
    config.line\t{0}: {2}, źródło: {1}.
    config.lineUnset\t{0}: nie ustawione.
    config.meaning\t{1} {2} Dozwolone: {0}.
    config.nothing\tNic nie jest ustawione. Listę ustawień wyświetla audiograph config -v.
    config.overridden\tZmienna {0} jest ustawiona i ma pierwszeństwo przed plikiem.
    config.readable\tInni użytkownicy tego komputera mogą czytać {0}. Wpisz chmod 600 i nazwę pliku.
    config.readers\t{0}: {1}.
    config.readersNone\t{0}: cofa te ustawienia.
    config.secret\tustawiony
    config.set\t{0}: {2}, w pliku {1}.
    config.typeSecret\tWpisz wartość {0} i naciśnij Enter; nie będzie widoczna.
    config.unset\t{0}: usunięte z pliku {1}.
    config.variable\tzmienna {0}
    config.visibleKey\tInni użytkownicy tego komputera widzą klucz w wierszu poleceń. Jeśli go pominiesz, zostanie odczytany ze standardowego wejścia.
    config.wasNotSet\t{0}: nie ustawione, w pliku {1}.
    console.cannotWrite.remedy\tPrzekieruj je w inne miejsce.
    date.span\t{0} – {1}
    device.busy\tUrządzenia dźwiękowego {0} używa inny program.
    device.default\t{0} (domyślne)
    device.listing\tListę urządzeń wyświetla audiograph devices.
    device.missingLibrary\tNie można odtwarzać dźwięku: brakuje biblioteki {0}.
    device.missingLibrary.remedy\tZainstaluj ALSA, bibliotekę dźwięku Linuksa (apt install alsa-utils, dnf install alsa-lib lub pacman -S alsa-lib).
    device.noSuchDevice\tNie ma urządzenia dźwiękowego {0}.
    device.noneFound\tNie znaleziono urządzenia dźwiękowego.
    device.noneFound.remedy\tPodłącz lub skonfiguruj urządzenie albo zapisz dźwięk do pliku poleceniem audiograph export.
    device.notPermitted\tBrak uprawnień do urządzenia dźwiękowego {0}.
    device.notResponding\tUrządzenie dźwiękowe {0} jeszcze nie odpowiada.
    device.serverUnreachable\tSerwer dźwięku urządzenia {0} nie odpowiada.
    device.system\tNie można odtwarzać na urządzeniu dźwiękowym {0}: {1}.
    device.unsupportedConfiguration\tUrządzenie dźwiękowe {0} nie może odtwarzać takiego dźwięku.
    device.unsupportedRate\tUrządzenie dźwiękowe {2} nie może odtwarzać z częstotliwością {1} herców, ale może z {0}.
    explore.silence\tostrzeżenie: {0} Pozostaje sam tekst.
    explore.standardInput\tWykres nie może pochodzić ze standardowego wejścia, bo z niego pochodzą klawisze.
    explore.standardInput.remedy\tZapisz najpierw dane w pliku.
    export.foreignIndex\tPlik {0} nie pochodzi z programu audiograph: pozostaje bez zmian i nie zawiera odnośników do wykresów.
    export.patience\tTrwa zapisywanie {0}.
    export.script\tSkrypt stron jest w {1}: {0}.
    export.wrote\tZapisano {0}.
    export.wroteSound\tZapisano {1}, {0}.
    figure.noFigures\tW raportach {0} nie ma danych: {1}.
    figure.noFigures.remedy\tCo jest w raportach, pokazuje audiograph fundamentals {0}.
    figure.noPrices\t{0} nie jest plikiem cen, więc --value {1} nie ma tu zastosowania.
    figure.noPrices.remedy\tPomiń --value.
    figure.noneInRange\tW tym czasie w raportach {0} nie ma danych: {1}.
    figure.noneInRange.remedy\tPomiń {0}.
    figure.notASymbol\t{0} nie może być symbolem firmy.
    figure.notASymbol.remedy\tZnajdź symbol, wpisując audiograph search i nazwę firmy.
    figure.notByPeriod.remedy\tSpróbuj {0}.
    figure.nothingFiled\t{0} nie ma w raportach przychodów, zysku ani przepływów pieniężnych z działalności operacyjnej.
    figure.nothingFiled.remedy\tWybierz symbol firmy; fundusze nie mają takich danych.
    figure.nothingStored\tDane {0} nie są zapisane, a pobieranie jest wyłączone.
    figure.unknownCompany\tSEC nie zna symbolu {0}.
    figure.unknownCompany.remedy\tZnajdź go poleceniem audiograph search; dane mają tylko firmy, które składają raporty w Stanach Zjednoczonych.
    figure.unknownMetric\tNieznana wielkość {1}; dozwolone: {0}.
    figure.unknownPeriod\tNieznany rodzaj okresu {1}; dozwolone: {0}.
    figures.older\tostrzeżenie: {1} {0}
    figures.patience\tOczekiwanie na dane {0}.
    fileSpeech.cannotStart\tNie można umieścić słów w pliku dźwiękowym, bo nie można uruchomić programu espeak-ng: {0}.
    fileSpeech.missingLibrary\tNie można umieścić słów w pliku dźwiękowym, bo biblioteka {0} nie jest zainstalowana.
    fileSpeech.missingLibrary.remedy\tZainstaluj libsamplerate (apt install libsamplerate0, dnf install libsamplerate lub pacman -S libsamplerate) albo użyj --sample-rate 22050, częstotliwości espeak-ng.
    fileSpeech.noProgram\tNie można umieścić słów w pliku dźwiękowym, bo espeak-ng nie jest zainstalowany.
    fileSpeech.noProgram.remedy\tZainstaluj espeak-ng (apt install espeak-ng, dnf install espeak-ng lub pacman -S espeak-ng) albo pomiń --speak i --narrate.
    fileSpeech.noSound\tNie można umieścić słów w pliku dźwiękowym, bo espeak-ng zakończył się kodem {0}.
    fileSpeech.noSound.remedy\tPrzyczynę pokaże espeak-ng test; można też pominąć --speak i --narrate.
    fileSpeech.resampling\tNie można umieścić słów w pliku dźwiękowym, bo libsamplerate zgłasza błąd {0}.
    fileSpeech.resampling.remedy\tUżyj --sample-rate 22050, częstotliwości espeak-ng.
    fileSpeech.silent\tNie można umieścić słów w pliku dźwiękowym, bo espeak-ng nie wydał dźwięku.
    form.address\tadres, który zaczyna się od https, a na tym komputerze także od http
    form.baseline\tbase, first, zero, mean albo liczba
    form.bins\tod 2 do 100 albo width:W z liczbą większą od 0
    form.bounds\tdwie kolumny, jak --band lower,upper
    form.columnType\tkolumna i text, number, date lub duration, jak part=text
    form.command\tprogram i jego argumenty, z zamkniętymi cudzysłowami
    form.condition\tkolumna i wartość, jak Sex=female
    form.contact\tadres e-mail, nie adres strony
    form.date\tdata taka jak 2013-03-01
    form.dateFormat\trok %Y i inne części, każda najwyżej raz, jak %d.%m.%Y lub %Y-%m-%d %H:%M
    form.delimiter\tcomma, semicolon, tab, space albo jeden znak ASCII
    form.device\tnazwa urządzenia dźwiękowego
    form.keys\tznaki i nazwy klawiszy, takie jak left, oddzielone spacjami
    form.length\tgist, short, normal, long albo liczba sekund od 0.5 do 3600
    form.lineCount\tcałkowita liczba wierszy, co najmniej 0
    form.number\tliczba taka jak -2.5
    form.numberWithin\tliczba od {0} do {1}
    form.path\tścieżka pliku
    form.pause\tauto, off, enter albo liczba sekund do 60
    form.pitchRange\trosnący zakres od 55 do 4000 herców, w hercach lub nutach, jak 220:1760 lub c3:c6
    form.program\tprogram i jego argumenty, oddzielone spacjami
    form.range\tliczba z D, W, M lub Y, jak 5D lub 1Y, albo YTD, albo MAX
    form.seconds\tliczba sekund od {0} do {1}
    form.secret\tklucz
    form.shard\tczęść i liczba części, na przykład 2/3
    form.smoothing\tema: z liczbą od 0.001 do 1 albo median: lub mean: z liczbą nieparzystą od 3 do 101
    form.span\tczas, na przykład 30s, 10m lub 2h
    form.text\ttekst w jednym wierszu
    form.thousands\tcomma, point, space lub apostrophe
    form.threshold\tliczba albo procent, na przykład 0.5%
    form.wholeNumberWithin\tliczba całkowita od {0} do {1}
    form.wordsPerMinute\tliczba słów na minutę od {0} do {1}
    form.yesOrNo\tyes lub no
    group.braille\tBrajl
    group.comparing\tPorównywanie
    group.everywhere\tWszędzie
    group.explaining\tObjaśnianie
    group.exploring\tPrzeglądanie
    group.figures\tDane firm
    group.following\tŚledzenie
    group.importing\tImportowanie
    group.learning\tNauka
    group.manual\tPodręcznik
    group.pitch\tWysokość dźwięku
    group.playing\tOdtwarzanie
    group.printing\tWypisywanie
    group.searching\tSzukanie
    group.simulating\tSymulowanie
    group.soundsAroundTheData\tDźwięki wokół danych
    group.speaking\tMówienie
    group.theBatch\tZestaw
    group.time\tCzas
    group.tone\tBarwa
    group.updating\tAktualizowanie
    group.watching\tObserwowanie
    group.whatIsRead\tCo jest czytane
    group.whereFiguresComeFrom\tSkąd pochodzą dane firm
    group.wherePricesComeFrom\tSkąd pochodzą ceny
    group.whichPartOfIt\tKtóra część
    group.words\tSłowa
    group.writing\tZapis
    guess.rows\t{1}: wiersze: łącznie {0}, {2}.
    hearing.confirm\tEnter zapisuje to w {0}; q kończy i niczego nie zmienia.
    hearing.done\tZapisano w {0}; od teraz każdy wykres będzie tak brzmiał.
    hearing.enter\tEnter zapisuje to, q kończy.
    hearing.left\tNiczego nie zmieniono.
    hearing.leftEar\tCzy po lewej było słychać ton? 1 tak, 2 nie, r jeszcze raz.
    hearing.limit\tTony wznoszą się, najwyżej {0}: ile słychać dobrze? Wpisz liczbę, r jeszcze raz.
    hearing.nothing\tNic więc nie słychać: zwiększ głośność i zacznij od nowa. Niczego nie zmieniono.
    hearing.opening\tJak najlepiej słyszeć wykresy, w minutę; q kończy i niczego nie zmienia.
    hearing.pace\tJakie było tempo? 1 wolniej, 2 dobre, 3 szybciej.
    hearing.rightEar\tCzy po prawej było słychać ton? 1 tak, 2 nie, r jeszcze raz.
    hearing.setting\t{0}: {1}.
    hearing.timbre\tDwa razy to samo: co było wyraźniejsze? 1 pierwsze, 2 drugie, prosty ton.
    hearing.usual\t{0}: wartość domyślna.
    help.again.example1\tPowtarza ostatnie polecenie.
    help.again.example2\tPowtarza je dwa razy wolniej.
    help.again.example3\tPowtarza je z dwiema zmianami.
    help.again.note1\tKażdą opcję ostatniego polecenia można zmienić; pozostałe zostają.
    help.again.remark1\tOpcja zastępuje tę samą opcję ostatniego polecenia i tę, którą wyklucza; wszystkie inne zostają. Opcje, których ostatnie polecenie nie ma, są odrzucane.
    help.again.remark2\tPolecenie jest przechowywane w again.json w $XDG_STATE_HOME/audiograph albo w ~/.local/state/audiograph. To, co przyszło standardowym wejściem, nie jest przechowywane.
    help.again.summary\tpowtarza ostatnie play, describe lub export, ze zmianami
    help.alert.example1\tZapisuje alarm.
    help.alert.example2\tWymienia wszystkie alarmy.
    help.alert.example3\tUsuwa jeden.
    help.alert.example4\tUsuwa wszystkie dla symbolu.
    help.alert.note1\twatch śledzi te alarmy; bez symbolu wszystkie.
    help.alert.operand\tCo zrobić, add, list lub remove, i dla którego symbolu.
    help.alert.remark1\twatch zgłasza alarmy zapisane dla symbolu, chyba że jego opcje podają inne; bez symbolu śledzi wszystkie, które je mają. Są w alerts.json obok cen.
    help.alert.summary\tzapisuje alarmy dla symboli
    help.batch.example1\tOblicza każdy wiersz, na wszystkich rdzeniach.
    help.batch.example2\tOblicza tylko niegotowe i zmienione wiersze.
    help.batch.example3\tOblicza rok w jednym kanale, chyba że wiersz mówi inaczej.
    help.batch.example4\tPrzyjmuje wiersze od innego programu.
    help.batch.note1\tMANIFEST to CSV z kolumnami source i output albo po jednym rekordzie JSON w wierszu.
    help.batch.note2\tKolumną może być też każda opcja export mówiąca, co zapisać.
    help.batch.operand\tCSV z kolumnami source i output albo po jednym rekordzie JSON w wierszu; - dla standardowego wejścia.
    help.batch.remark1\tManifest to CSV, którego pierwszy wiersz nazywa kolumny, albo NDJSON, którego rekordy mają nazwy: source, output i dowolna opcja export mówiąca, co zapisać, bez łączników, jak w source,output,title,duration.
    help.batch.remark2\tsource, output i opcje, które można powtarzać, na przykład y, mogą mieć kilka kolumn albo być listą w JSON. Pusta komórka lub null oznacza brak; opcja bez wartości to yes lub no, true lub false. O tym, co zostanie zapisane, decyduje rozszerzenie, jak w export.
    help.batch.remark3\tOpcje podane w batch dotyczą każdego wiersza, który nie mówi inaczej. Ścieżki liczą się od folderu, w którym uruchomiono program, i nie mogą poza niego wychodzić; symbole mają ceny, które są zapisane. Więcej wolno manifestowi, któremu ufasz: --allow-paths, --allow-symbols, --allow-addresses.
    help.batch.remark4\tPo każdym gotowym wierszu wypisuje wiersz JSON: line, source, output, status (done, unchanged lub failed), seconds, points, exit, message, notes. exit i message to to, co zgłosiłby export, po angielsku. Wiersz, który się nie powiedzie, nie zatrzymuje pozostałych, ale kod zakończenia to wtedy 3.
    help.batch.remark5\tNic nie jest zapisywane, jeśli dwa wiersze zapisują ten sam plik albo jeden zapisuje to, z czego czyta inny.
    help.batch.remark6\tGotowe wiersze są notowane w dzienniku. --resume pomija wiersz, jeśli bajty jego źródeł, jego opcje, ustawienia i pliki wyjściowe są niezmienione. Wiersze z symbolami są zawsze obliczane. Wiersz, w trakcie którego audiograph przerwał działanie, jest próbowany jeszcze raz, w osobnym procesie.
    help.batch.remark7\tKilka procesów lub komputerów może podzielić się wierszami opcją --shard 1/3, 2/3 i 3/3, każdy z własnym dziennikiem; batch --merge łączy potem dzienniki i kończy to, czego brakuje.
    help.batch.summary\twykonuje wiele eksportów naraz
    help.compare.example1\tOdtwarza ceny dwóch akcji po kolei.
    help.compare.example2\tOdtwarza ceny trzech akcji jednocześnie.
    help.compare.example3\tZapisuje to zamiast odtwarzać.
    help.compare.note1\tKażda wartość staje się zmianą procentową od pierwszej wspólnej daty.
    help.compare.remark1\tKażda wartość staje się zmianą procentową od pierwszej daty, którą mają wszystkie źródła, a wszystkie mają wspólną oś, chyba że podano --own-axis. Daty, których któremuś brakuje, są pomijane, o czym mówi osobny wiersz. Okres jest liczony wstecz od ostatniej wspólnej daty.
    help.compare.remark2\tZ -o polecenie zapisuje pliki jak export, a z --json wypisuje jak describe; w obu przypadkach niczego nie odtwarza. Opcje odtwarzania działają tylko przy odtwarzaniu, a opcje plików tylko przy zapisie.
    help.compare.summary\tporównuje wykresy jako zmianę procentową
    help.completion.example1\tUzupełnia w tym bashu.
    help.completion.example2\tUzupełnia w każdej powłoce fish.
    help.completion.operand\tPowłoka.
    help.completion.summary\twypisuje uzupełnianie dla powłoki
    help.config.example1\tWypisuje każde ustawienie, które ma wartość, i skąd ona pochodzi.
    help.config.example2\tWypisuje każde ustawienie i jego znaczenie.
    help.config.example3\tZmienia ustawienie w pliku ustawień.
    help.config.example4\tWypisuje jedną wartość.
    help.config.example5\tOdtwarza każdy wykres o połowę ciszej.
    help.config.example6\tZmienia ustawienie dla jednego symbolu.
    help.config.example7\tUstawia naraz wszystko, co pasuje do czytnika ekranu.
    help.config.example8\tUsuwa ustawienie z pliku.
    help.config.example9\tPyta o klucz, nie pokazując go.
    help.config.note1\tKażda opcja dotycząca dźwięku, słów i mowy jest ustawieniem o tej samej nazwie.
    help.config.note2\tOpcje mają pierwszeństwo przed zmiennymi, jak AUDIOGRAPH_LANG, a te przed plikiem.
    help.config.note3\taudiograph config reader orca ustawia to, co pasuje do czytnika ekranu; wszystkie znane pokazuje audiograph config reader.
    help.config.operand\tNic; albo get, set lub unset z nazwą ustawienia, a przy set także z wartością; albo reader z {0}.
    help.config.remark1\tOpcje dotyczące dźwięku, słów i mowy są ustawieniami o tych samych nazwach. To, co wpisano, ma pierwszeństwo przed ustawieniami symbolu, a te przed ustawieniami listy; potem są zmienne środowiskowe, potem plik ustawień. Przełącznik taki jak --ticks ma wartość on lub off; --ticks=off wyłącza go jeden raz.
    help.config.remark2\tUstawienie symbolu to symbol, kropka i ustawienie, jak AAPL.baseline; obowiązuje dla wykresu samego tego symbolu. audiograph list set zapamiętuje ustawienia listy.
    help.config.remark3\tUstawienie speak nigdy nie obowiązuje dla export i batch.
    help.config.remark4\tKlucze nigdy nie są wypisywane. Bez wartości w wierszu poleceń, gdzie mogliby ją zobaczyć inni użytkownicy, klucz jest czytany ze standardowego wejścia.
    help.config.remark5\tKod zakończenia to 3, jeśli ustawienie nie ma wartości.
    help.config.summary\tpokazuje i zmienia ustawienia
    help.describe.example1\tMówi, jak przebiegał ostatni rok.
    help.describe.example2\tMówi to w jednym wierszu.
    help.describe.example3\tWypisuje fakty dla innego programu.
    help.describe.example4\tWypisuje kolumny pliku.
    help.describe.example5\tOpisuje każdy region, na podstawie części wierszy.
    help.describe.remark1\tOpcje dotyczące dźwięku zmieniają tylko to, co mówi --explain; --as candles dodaje, co zrobiły świece.
    help.describe.remark2\t--lang i --speech wybierają język i to, dla kogo są słowa; w przeciwnym razie decydują zmienne AUDIOGRAPH_LANG i AUDIOGRAPH_WORDS, a po nich plik ustawień.
    help.describe.summary\topisuje słowami, co pokazuje wykres
    help.devices.example1\tWypisuje po jednym urządzeniu w wierszu, najpierw jego nazwę.
    help.devices.summary\twypisuje urządzenia dźwiękowe
    help.examples\tPrzykłady:
    help.explore.example1\tProwadzi przez rok cen.
    help.explore.example2\tProwadzi po jednym z dołączonych przykładów.
    help.explore.example3\tOdpowiada na słowo lub klawisze, bez terminala.
    help.explore.note1\tLewo i Prawo przechodzą od punktu do punktu; każdy brzmi i ma swój wiersz.
    help.explore.note2\t  Home, End: początek, koniec. t, v: najwyższy, najniższy. u, d: wyżej, niżej.
    help.explore.note3\t  Spacja: gra stąd; każdy klawisz zatrzymuje. i: opis. p: położenie.
    help.explore.note4\t  g: do daty lub wartości. 1 do 6: 1, 3, 6 miesięcy, 1, 5 lat, wszystko.
    help.explore.note5\t  h: więcej klawiszy, po kilka naraz. q lub Escape: kończy.
    help.explore.remark1\tNa każdy klawisz odpowiada wiersz do 40 znaków, który zaczyna się od wartości. Klawisze naciskane szybko jeden po drugim tylko słychać; wiersz pojawia się, gdy ustaną.
    help.explore.remark2\tJeśli standardowe wejście nie jest terminalem albo terminal jest typu „dumb”, każdy jego wiersz to słowo, takie jak next lub go 2012-09-19, albo klawisze; na każdy wiersz jest odpowiedź.
    help.explore.remark3\tUstawienie key.NAME wybiera inne klawisze dla czynności, jak w audiograph config set key.next \"j right\"; audiograph config -v podaje nazwy. explore.command to program, który n uruchamia z symbolem i datą jako ostatnimi argumentami, nigdy przez powłokę.
    help.explore.remark4\tPołożenie, znaczniki i tempo są przechowywane dla każdego źródła w explore.json, w $XDG_DATA_HOME/audiograph.
    help.explore.summary\tprowadzi po wykresie za pomocą klawiszy
    help.export.example1\tZapisuje rok jako dźwięk.
    help.export.example2\tZapisuje dźwięk i słowa.
    help.export.example3\tZapisuje na standardowe wyjście.
    help.export.note1\tFILE kończy się na .wav, .flac, .ogg, .opus lub .mp3 dla dźwięku, .html (strona), .svg (obraz), .txt (słowa), .mid, .vtt, .json, .csv lub .brf.
    help.export.remark1\tRozszerzenie FILE decyduje, co zostanie zapisane: .wav, .flac, .ogg, .opus i .mp3 to dźwięk, .html to strona ze wszystkim, .svg obraz, .mid MIDI, .vtt napisy, .txt opis, .json jego fakty, .csv dane, .brf brajl dla drukarki.
    help.export.summary\tzapisuje wykres jako dźwięk, obraz albo słowa
    help.fundamentals.example1\tPodaje ostatni kwartał i ostatni rok.
    help.fundamentals.example2\tWypisuje po jednym roku w wierszu.
    help.fundamentals.example3\tWypisuje kwartały dla innego programu.
    help.fundamentals.note1\tFirmy składają te dane w SEC, która wymaga adresu e-mail.
    help.fundamentals.note2\tUstaw go raz: audiograph config set providers.sec.contact ADDRESS.
    help.fundamentals.operand\tSymbol firmy, na przykład AAPL.
    help.fundamentals.remark1\tTo dane, które firmy składają w SEC, urzędzie nadzoru giełd w Stanach Zjednoczonych. Wymaga on adresu e-mail; ustaw go raz: audiograph config set providers.sec.contact ADDRESS.
    help.fundamentals.remark2\tKwartał, dla którego nie złożono osobnego raportu, jest wyliczany z dłuższych okresów i tak oznaczany.
    help.fundamentals.remark3\tWielkość sama jest SOURCE: audiograph play AAPL:revenue odtwarza przychody z każdego kwartału, a audiograph describe AAPL:earnings:year opisuje zysk rok po roku.
    help.fundamentals.summary\tpodaje z raportów firmy przychody, zysk i przepływy pieniężne
    help.group\t{0}:
    help.help.example1\tObjaśnia play z najczęściej potrzebnymi opcjami.
    help.help.example2\tObjaśnia każdą opcję play.
    help.help.example3\tObjaśnia, jak brzmią wykresy i jak to zmienić.
    help.help.note1\tSamo audiograph help wypisuje polecenia i tematy.
    help.help.operand\tPolecenie albo temat, a all dla wszystkich opcji.
    help.help.summary\tobjaśnia polecenie albo temat
    help.import.example1\tZapisuje ceny AAPL.
    help.import.example2\tZapisuje je pod innym symbolem.
    help.import.example3\tZapisuje jedną kolumnę jako ceny zamknięcia.
    help.import.example4\tDodaje firmy, które znajduje search.
    help.import.note1\tNazwa pliku bez rozszerzenia jest symbolem.
    help.import.operand\tPlik cen albo - dla standardowego wejścia; z --symbols lista symboli.
    help.import.remark1\tBez --as symbolem jest nazwa pliku bez rozszerzenia.
    help.import.remark2\tPlik cen ma jeden wiersz na dzień. Jego wiersze zastępują zaimportowane z tych samych dni i wszystko, co dostawca przysłał dla tego symbolu; wiersze bez ceny zamknięcia są pomijane. Plik z błędem pozostawia bazę bez zmian; pozostałe pliki są importowane.
    help.import.remark3\tLista symboli to CSV z nagłówkami Symbol i Name oraz, opcjonalnie, Exchange, Currency i Country.
    help.import.summary\tdodaje do bazy ceny albo listę symboli
    help.learn.example1\tPrzechodzi dźwięki jeden po drugim.
    help.learn.example2\tZadaje o nich dziesięć pytań.
    help.learn.example3\tSprawdza, co dobrze słychać, i to ustawia.
    help.learn.example4\tZadaje pytania nauczyciela.
    help.learn.note1\tSpacja powtarza dźwięk, n następny, b poprzedni, t zaczyna quiz.
    help.learn.note2\tCyfra odpowiada na pytanie; q kończy w każdej chwili.
    help.learn.operand\tWłasny quiz: plik CSV z kolumnami chart, question, choices i answer.
    help.learn.remark1\tDźwięki są takie jak w play, z jego ustawieniami. Najlepszy wynik każdego quizu jest w learn.json obok cen.
    help.learn.remark2\tWe własnym quizie chart to liczby oddzielone spacjami, - zamiast brakującej, albo plik obok, przykład lub zapisany symbol; choices dzieli |, a answer jest jedną z nich.
    help.learn.remark3\tBez terminala wiersze next, back, again, quiz, leave i cyfry działają jak klawisze.
    help.learn.summary\tuczy dźwięków, z quizem
    help.list.example1\tDodaje do listy i w razie potrzeby ją tworzy.
    help.list.example10\tUsuwa ustawienie listy.
    help.list.example2\tWypisuje po jednej liście w wierszu.
    help.list.example3\tWypisuje symbole z listy, po jednym w wierszu, z nazwami.
    help.list.example4\tPrzenosi symbol na pierwsze miejsce.
    help.list.example5\tUsuwa symbol.
    help.list.example6\tUsuwa listę i wypisuje, co zawierała.
    help.list.example7\tZmienia nazwę listy.
    help.list.example8\tZapamiętuje ustawienie listy.
    help.list.example9\tZapamiętuje ustawienia symbolu z listy.
    help.list.note1\tLista zastępuje swoje symbole wszędzie tam, gdzie źródło: play @tech.
    help.list.note2\taudiograph list set tech volume=0.5 zapamiętuje ustawienie listy.
    help.list.operand\tLista; albo add, remove, move, rename, set lub unset, potem lista, potem to, co jeszcze potrzebne.
    help.list.remark1\tNazwa składa się z liter, cyfr, łączników i podkreśleń; wielkość liter nie ma znaczenia. Pozycje są liczone od 1.
    help.list.remark2\tUstawienia listy obowiązują dla wykresu samej tej listy, a ustawienia symbolu z niej dla tego symbolu na tej liście; wyświetla je audiograph config.
    help.list.remark3\tLista może stać wszędzie tam, gdzie SOURCE, jak w audiograph play @tech. Listy są przechowywane jako JSON w lists.json w $XDG_DATA_HOME/audiograph albo w ~/.local/share/audiograph.
    help.list.summary\tprzechowuje nazwane listy symboli
    help.more\tWszystkie opcje objaśnia audiograph {0} --help all.
    help.options\tOpcje:
    help.play.example1\tOdtwarza ceny zamknięcia z ostatniego roku.
    help.play.example2\tOdtwarza jeden z dołączonych przykładów.
    help.play.example3\tOdtwarza jedną kolumnę pliku.
    help.play.example4\tOdtwarza to, co przychodzi standardowym wejściem.
    help.play.example5\tOdtwarza dwie serie tabeli, która ma po jednej dla każdego kraju.
    help.play.example6\tOdtwarza ceny dwóch akcji jednocześnie.
    help.play.example7\tOdtwarza kolejno pozycje listy obserwowanych; ] przechodzi do następnej.
    help.play.follow\tZ --follow każdą liczbę ze standardowego wejścia słychać od razu: stara wartość, przejście, nowa wartość. Wiersze pojawiają się z --threshold lub --every; na końcu ostatnie wartości są opisane jak wykres.
    help.play.keys\tGdy wykres brzmi w terminalu, Spacja wstrzymuje i wznawia, strzałki w lewo i w prawo cofają i przewijają o jedną dziesiątą, Home zaczyna od nowa, x i X zwalniają i przyspieszają, Enter przechodzi do zwiedzania wykresu od słyszanego punktu, i mówi, co wykres pokazuje, h, co robią klawisze, q lub Escape kończy.
    help.play.note1\tSpacja wstrzymuje, strzałki przewijają, Enter zwiedza wykres, q kończy.
    help.play.round\tSama lista jest przeglądana pozycja po pozycji: dla każdej wiersz i trzy sekundy jej ostatniego miesiąca albo tyle, ile podają --range i --duration; ] i [ przechodzą do następnej i poprzedniej pozycji, a --order change zaczyna od największych ruchów. --together, --rebase, --shared-axis, --manifest i --title tworzą z niej jeden wykres.
    help.play.summary\todtwarza wykres
    help.samples.example1\tWypisuje po jednym wykresie w wierszu, najpierw to, co wpisać.
    help.samples.example2\tWypisuje tylko to, co wpisać.
    help.samples.remark1\tNazwa przykładu zastępuje plik, jak w audiograph play nile. Akcje mają nazwy swoich symboli; dołączone ceny są używane tylko wtedy, gdy nie ma innych.
    help.samples.summary\twypisuje dołączone przykładowe dane
    help.search.example1\tWypisuje firmy, których jedno ze słów zaczyna się od apple.
    help.search.example2\tWypisuje najwyżej trzy.
    help.search.example3\tSzuka podczas pisania, potem odtwarza ostatnie 30 dni handlu.
    help.search.example5\tOdpowiada kolejno na każdy wiersz.
    help.search.note1\tBez TEXT, na terminalu, szuka podczas pisania.
    help.search.operand\tPoczątek nazwy, słowa w niej albo symbolu; kilka słów to jeden tekst.
    help.search.remark1\tW każdym wierszu jest nazwa firmy, jej symbol i giełda; obiekty JSON mają symbol, name, exchange, currency i country, null, jeśli nieznane.
    help.search.remark2\tBez TEXT na terminalu firmy są wypisywane, gdy przestajesz pisać. Enter wybiera pierwszą; numer wpisany po tekście i Enter wybierają inną. Backspace, Ctrl-W i Ctrl-U usuwają znak, słowo i wszystko. Escape, Ctrl-D albo Enter bez tekstu kończy. Gdzie indziej każdy wiersz standardowego wejścia to TEXT.
    help.search.remark3\tKod zakończenia to 3, jeśli nic nie znaleziono.
    help.search.summary\tznajduje symbole według nazw firm
    help.seeAlso\tZobacz też: audiograph help {0}.
    help.simulate.example1\tStrzałki zmieniają cenę 100 o jeden procent.
    help.simulate.example2\tZmienia ją o pięć procent.
    help.simulate.example3\tCena, która błądzi, za każdym razem tak samo.
    help.simulate.note1\tStrzałka w górę podnosi cenę, w dół obniża, q kończy.
    help.simulate.remark1\tBrzmi i jest opisywana jak ceny w watch, z tymi samymi alarmami i zapisami. Ograniczają ją --minimum i --maximum; inaczej pozostaje między połową a dwukrotnością początku.
    help.simulate.remark2\tBez terminala zmieniają ją wiersze up i down na standardowym wejściu.
    help.simulate.summary\twymyśla cenę do nauki
    help.source\tSOURCE to plik, symbol, na przykład AAPL, albo przykład, na przykład nile.
    help.sources.operand\tPlik, - dla standardowego wejścia, symbol, na przykład AAPL, lista, na przykład @tech, albo przykład, na przykład nile; kilka źródeł to kilka serii.
    help.update.example1\tOdświeża wszystkie zapisane symbole oprócz zaimportowanych.
    help.update.example2\tPobiera dwa symbole, zapisane lub nie.
    help.update.example3\tOdświeża listę obserwowanych.
    help.update.example4\tPobiera listy symboli, których używa search.
    help.update.note1\tBez SYMBOL odświeża wszystko, co zapisano, oprócz zaimportowanych cen.
    help.update.operand\tSymbol, na przykład AAPL lub BTC-EUR, albo lista obserwowanych, na przykład @tech; bez nich wszystkie zapisane.
    help.update.remark1\tWypisuje wynik dla każdego symbolu, a przy kilku także podsumowanie. Jeśli niektóre się nie powiodą, pozostałe są zachowane, a kod zakończenia to 4.
    help.update.remark2\tZaimportowane ceny pozostają bez zmian, chyba że --provider podaje dostawcę, który je zastąpi.
    help.update.summary\tpobiera najnowsze ceny i je zachowuje
    help.usage\tUżycie: {0}
    help.value.example1\tPodaje cenę zamknięcia z danego dnia.
    help.value.example2\tPodaje ostatnią cenę zamknięcia w roku.
    help.value.example3\tPyta o najnowszą cenę.
    help.value.example4\tWypisuje tylko liczbę.
    help.value.example5\tPodaje wartość kategorii.
    help.value.lastOperand\tData, liczba lub kategoria na osi x albo pytanie.
    help.value.note1\tX to data, liczba, kategoria albo jedno ze słów: highest, lowest, first, last, change, trend, mean, median; dla symbolu także now.
    help.value.operand\tPlik, - dla standardowego wejścia, symbol, na przykład AAPL, albo przykład, na przykład nile.
    help.value.remark1\tJeśli dla X nie ma wartości, odpowiedzią jest najbliższa wcześniejsza, co jest w niej zaznaczone. Rok, kwartał lub miesiąc oznacza swoją ostatnią wartość, jeśli daty są dokładniejsze.
    help.value.remark2\tKategorie są najpierw szukane z wielkością liter taką jak w danych, potem z dowolną. Pytanie małymi literami jest zawsze pytaniem.
    help.value.remark3\tZrozumiałe są też max, min i average.
    help.value.remark4\tPrzy now, czyli najnowszej cenie, dostawca jest pytany za każdym razem; odpowiedź nie jest zachowywana.
    help.value.remark5\tZ --quiet wypisywana jest tylko liczba, z pełną dokładnością: dla change różnica, dla trend nazwa jego klasy.
    help.value.summary\tpodaje jedną wartość z wykresu
    help.watch.example1\tŚledzi cenę do naciśnięcia q.
    help.watch.example2\tZgłasza każdą zmianę o pół procent.
    help.watch.example3\tKończy, gdy cena przekroczy 200.
    help.watch.example4\tZapisuje ceny z listy.
    help.watch.example5\tOdtwarza godzinę w minutę.
    help.watch.note1\tZmiana to dźwięk: stara wartość, przejście, nowa wartość.
    help.watch.note2\ti podsumowuje, klawisze explore chodzą po wykresie, q kończy.
    help.watch.operand\tCo jest śledzone: symbole, na przykład AAPL lub BTC-EUR, listy, na przykład @tech.
    help.watch.remark1\tKażdy dostawca jest pytany tak często, jak pozwala: Kraken co 5 sekund, Yahoo co 15, CoinGecko co minutę, EBC co 15 minut, Alpha Vantage co godzinę, a gdy nie ma handlu, wszyscy co 15 minut. Dostawca, który nie odpowiada, jest pytany coraz rzadziej. Nic nie jest zapisywane jako cena zamknięcia.
    help.watch.remark2\tAlarm pojawia się raz za każdym razem, gdy jego warunek się spełni: trzy dźwięki w górę lub w dół i wiersz. Wraca dopiero, gdy wartość cofnie się o jedną tysięczną progu albo o połowę zmiany. Pierwsza wartość już za progiem jest alarmem tylko z --once.
    help.watch.remark3\tProgram podany po --exec jest uruchamiany przy każdym alarmie, bez powłoki; {{}symbol}, {{}value}, {{}time} i {{}count} są w nim zastępowane. Naraz działają najwyżej cztery programy; gdy szesnaście dalszych czeka, kolejne alarmy symbolu łączą się w jedno uruchomienie, a {{}count} podaje ich liczbę. Wartość może być ujemna: poprzedź ją znakami --.
    help.watch.summary\tśledzi bieżące ceny, z alarmami
    hint.reader\tDla czytnika ekranu lub monitora brajlowskiego: audiograph config reader pokazuje pasujące ustawienia.
    http.badAddress\tNieprawidłowy adres {1} dla {0}.
    http.badAddress.remedy\tUstaw w {0} adres, który zaczyna się od https, a na tym komputerze także od http.
    http.badRedirect\tSerwer {1} ({0}) przekierowuje pod niedozwolony adres.
    http.brokenOff\tPołączenie z serwerem {1} ({0}) zostało zerwane.
    http.brokenOff.remedy\tSpróbuj ponownie albo użyj --offline, aby skorzystać z zapisanych danych.
    http.cannotConnect\tNie można połączyć się z serwerem {1} ({0}).
    http.cannotResolve\tNie można znaleźć serwera {1} ({0}).
    http.cannotStart\tNie można uruchomić programu curl, który łączy się z {0}: {1}.
    http.cannotStart.remedy\tSprawdź uprawnienia programu curl albo użyj --offline.
    http.ended\tZapytanie ({0}) anulowano.
    http.failed\tZapytanie do serwera {2} ({1}) nie powiodło się: curl zakończył się statusem {0}.
    http.failed.remedy\tSprawdź ten status w man curl albo użyj --offline, aby skorzystać z zapisanych danych.
    http.insecure\tNie ma bezpiecznego połączenia z serwerem {1} ({0}).
    http.insecure.remedy\tSprawdź zegar i certyfikaty tego komputera albo użyj --offline.
    http.malformed\tSerwer {1} ({0}) dał odpowiedź, która nie jest poprawnym HTTP.
    http.programMissing\tProgram {1}, który łączy się z {0}, nie jest zainstalowany.
    http.programMissing.remedy\tZainstaluj go (apt install curl, dnf install curl lub pacman -S curl) albo użyj --offline.
    http.timedOut\tSerwer {1} ({0}) odpowiadał dłużej niż {2}.
    http.tooLarge\tSerwer {2} ({0}) przysłał więcej niż {1}.
    http.tooLarge.remedy\tSprawdź {0} albo zapytaj innego dostawcę opcją --provider.
    http.tooManyRedirections\tSerwer {2} ({1}) przekierowuje więcej niż {0} razy.
    import.badSymbol\t{0} nie może być symbolem.
    import.guessed\t{0}: jako cenę zamknięcia wybrano {1}; inną kolumnę wybiera --y.
    import.named\t{0}: zaimportowano jako {1}, według nazwy.
    import.noDays\t{0}: brak dni.
    import.noSymbol\tNazwa {0} nie może być symbolem.
    import.noSymbol.remedy\tPodaj symbol opcją --as.
    import.notDates\t{0} nie ma kolumny dat.
    import.notDates.remedy\tPodaj plik z kolumną dat.
    import.notDays\tDaty w {1}, takie jak {0}, nie są dniami.
    import.notDays.remedy\tPodaj plik z jedną ceną na dzień.
    import.patience\tImportowanie trwa.
    import.replacedImported\t{0}: zastąpiono zaimportowane ceny.
    import.severalFilesAs\tKilka plików nie może zawierać cen tego samego symbolu {0}.
    import.severalFilesAs.remedy\tImportuj je pojedynczo albo pomiń --as, aby symbolami były nazwy plików.
    internalError\tBłąd wewnętrzny: {0} nie ma komunikatu.
    internalError.remedy\tZgłoś go razem z wpisanym poleceniem.
    kind.allEqual\tWszystkie wartości to {1}, więc --as {0} nie ma o czym mówić.
    kind.allEqual.remedy\t--as histogram je liczy.
    kind.negative\t{0} to {1}, a część całości nie może być mniejsza od 0.
    kind.negative.remedy\t--as bars podaje wartości.
    kind.notHere\t{1} nie przyjmuje --as {0}.
    kind.notHere.remedy\tUżyj describe, play albo export, albo --as line.
    kind.repeatedCell\tDwa wiersze mają {1} i {0}.
    kind.repeatedCell.remedy\tWybierz nazwy opcjami --x i --by tak, by każda para wystąpiła tylko raz.
    kind.tooManyBins\tTa szerokość daje więcej niż {0} przedziałów.
    kind.tooManyBins.remedy\tWybierz większą szerokość opcją --bins width:W albo liczbę przedziałów opcją --bins.
    kind.tooManyGroups\tLiczba grup to {1}, a odróżnić można najwyżej {0}.
    kind.tooManyGroups.remedy\tWybierz inne grupy opcją --by albo pomiń niektóre opcją --where.
    learn.answers\tOdpowiedz od 1 do {0}, r jeszcze raz.
    learn.keys\tr jeszcze raz, n dalej, b wstecz, t quiz, q kończy.
    learn.last\tTo był ostatni dźwięk: t zaczyna quiz, q kończy.
    learn.opening\tDźwięki wykresów; q kończy.
    list.and\t{0} i {1}
    list.badName\tLista nie może się nazywać {0}.
    list.badPosition\tNieprawidłowa pozycja {1}; dozwolona jest liczba całkowita od 1 do {0}.
    list.badSymbol.remedy\tUżyj takiego jak AAPL albo znajdź go poleceniem audiograph search.
    list.emptyList\tLista {0} jest pusta.
    list.emptyList.remedy\tWypełnij ją: audiograph list add {0} i symbole.
    list.form\tPrzykład: {{}\"lists\": {{}\"tech\": [\"AAPL\", \"MSFT\"]}}.
    list.line\t{0}: {1}.
    list.lineEmpty\t{0}: brak symboli.
    list.malformed\tW pliku list {1} {0} nie jest listą symboli.
    list.malformedSettings\tW pliku list {1} ustawienia listy {0} nie są rekordem.
    list.misnamed\tW pliku list {1} jedna z list nazywa się {0}.
    list.more\t{1} i jeszcze {0}
    list.nameForm\tUżyj najwyżej 64 znaków: liter od A do Z, cyfr, łączników i podkreśleń.
    list.nameTaken\tLista {0} już istnieje.
    list.noFolder\tNie ma folderu na listy obserwowanych, bo nie ustawiono ani HOME, ani XDG_DATA_HOME.
    list.noFolder.remedy\tUstaw jedną z tych zmiennych.
    list.noRecord\tW pliku list {0} „lists” nie jest rekordem.
    list.noSettingsRecord\tW pliku list {0} ustawienia nie są rekordem.
    list.none\tNie ma żadnej listy obserwowanych. Utwórz listę: audiograph list add NAME SYMBOL.
    list.notInList\tNa liście {0} nie ma {1}.
    list.notInList.remedy\tJej symbole wyświetla audiograph list {0}.
    list.or\t{0} lub {1}
    list.removed\tUsunięto: {0}
    list.reservedName\tLista nie może się nazywać {0}, bo to polecenie dla list.
    list.setting\t{0}: {1}.
    list.settingsForm\tPrzykład: {{}\"settings\": {{}\"tech\": {{}\"baseline\": \"first\"}}}.
    list.unknownList\tNie ma listy {0}.
    list.unknownList.none\tUtwórz ją: audiograph list add NAME SYMBOL.
    list.unknownList.remedy\tWybierz jedną z list: {0}.
    listFile.isFolder\tPlik list {0} jest folderem.
    listFile.isFolder.remedy\tPrzenieś go.
    listFile.malformed\tPlik list {3} nie jest poprawnym JSON: {2} w linii {1}, kolumnie {0}.
    listFile.notARecord\tPlik list {0} zawiera coś, co nie jest rekordem: {1}.
    listFile.notFound\tNie ma pliku list {0}.
    listFile.notFound.remedy\tUtwórz listę poleceniem audiograph list add.
    listFile.tooLarge\tPlik list {0} jest za duży.
    listFile.tooLarge.remedy\tPrzenieś go albo zmniejsz.
    listFile.unreadable\tNie można odczytać pliku list {0}: {1}.
    listFile.unreadable.remedy\tSprawdź uprawnienia do niego.
    live.above\tAlarm: {1} jest powyżej {0}, teraz {2}.
    live.alert\tAlarm: {0}.
    live.below\tAlarm: {1} jest poniżej {0}, teraz {2}.
    live.cannotRecord\tNie można zapisać {1}: {0}.
    live.cannotRecord.remedy\tPodaj w --record inny plik.
    live.cannotRun\tNie można uruchomić {1}: {0}.
    live.cannotRun.remedy\tPo --exec podaj program i jego argumenty, każdy osobno; nie czyta ich żadna powłoka.
    live.closed\t{0}: teraz nie ma handlu, więc cena jest sprawdzana co 15 minut; --always sprawdza równie często.
    live.emptyRecording\tW {0} nic nie nagrano.
    live.emptyRecording.remedy\tNagraj ponownie: audiograph watch --record.
    live.ended\tNagranie się skończyło; q kończy.
    live.keys\ti podsumowuje, h wymienia klawisze, q kończy.
    live.keysRandom\tCena zmienia się sama; strzałki w górę i w dół też ją zmieniają, i podsumowuje, q kończy.
    live.keysSimulation\tStrzałka w górę podnosi cenę, w dół obniża, i podsumowuje, h wymienia klawisze, q kończy.
    live.linesSimulation\tWiersze up i down przesuwają cenę, q kończy.
    live.lost\t{0}: {1} Audiograph próbuje dalej.
    live.nameIsOption\tProgram wziąłby {0} za opcję, więc --exec nie może tego przekazać.
    live.nameIsOption.remedy\tUsuń {{}symbol} z polecenia.
    live.newHigh\tAlarm: {0}, nowe maksimum w okresie {1}, {2}.
    live.newLow\tAlarm: {0}, nowe minimum w okresie {1}, {2}.
    live.noAlert\tNie było alarmu.
    live.noNumber.remedy\tPodaj jedną liczbę w wierszu albo wzorzec, który ją znajdzie: --regex 'time=(.*) ms'.
    live.noSymbol\t{0} nie ma ceny, którą można śledzić.
    live.noSymbol.remedy\tPodaj symbol, na przykład AAPL, albo liczby dla audiograph play - --follow.
    live.notARecording\t{1} nie jest nagraniem: pierwszy wiersz to nie {0}.
    live.notARecording.remedy\t--replay przyjmuje to, co zapisało --record; podaj dla --record nowy plik.
    live.nothingStored\t{0} wymaga zapisanych cen {1}, a ich nie ma.
    live.nothingStored.remedy\tUruchom najpierw audiograph update {0}.
    live.onlyStandardInput\tŚledzić można tylko standardowe wejście.
    live.onlyStandardInput.remedy\tPrzekaż plik potokiem, na przykład tail -f FILE | audiograph play - --follow; ceny śledzi audiograph watch.
    live.percent\t{0} procent
    live.recordsItsInput\t{0} jest właśnie czytany, więc nie można do niego nagrywać.
    live.recovered\t{0}: ceny znów napływają, {1}.
    live.searchBrokenOff\tPominięto wiersz {0}, bo szukanie wzorca trwało zbyt długo.
    live.simulation\tSymulacja
    live.typeNumbers\tWpisuj liczby, każdą w osobnym wierszu; Ctrl-D kończy.
    live.value\tWartość
    live.zone\tGodziny według {0}.
    manual.command\tTo polecenie {0}.
    manual.commands\tPOLECENIA
    manual.configFolder\tJeśli zmienna nie jest ustawiona, folderem jest ~/.config.
    manual.dataFolder\tJeśli zmienna nie jest ustawiona, folderem jest ~/.local/share.
    manual.description\tOPIS
    manual.environment\tZMIENNE ŚRODOWISKOWE
    manual.exitStatus\tKOD ZAKOŃCZENIA
    manual.files\tPLIKI
    manual.header\tPolecenia użytkownika
    manual.lists\tListy obserwowanych jako rekord JSON, na przykład {0}.
    manual.name\tNAZWA
    manual.optionNames\tOpcje: {0}.
    manual.options\tOPCJE
    manual.precedence\tZmienne środowiskowe mają pierwszeństwo przed plikiem, a opcje przed jednym i drugim; z opcji podanej dwa razy liczy się ostatnia.
    manual.purpose\tzamienia wykresy w dźwięk i słowa
    manual.samples\tFolder dołączonych przykładowych danych.
    manual.seeAlso\tZOBACZ TEŻ
    manual.setting\t{1} Dozwolone: {0}.
    manual.settings\tUstawienia jako rekord JSON; nazwy w nim to {0}.
    manual.several\tKilka źródeł to kilka serii jednego wykresu.
    manual.sharedOptions\tOpcje, które we wszystkich poleceniach znaczą to samo:
    manual.source\tSOURCE to plik (.csv, .tsv, .json, .ndjson), - dla standardowego wejścia albo symbol, na przykład AAPL. O słowo, które nie jest pisane wielkimi literami ani tu znane, program nie pyta żadnego dostawcy, chyba że --symbol mówi, że to symbol.
    manual.statuses\t0 gotowe; 1 błąd wewnętrzny; 2 niewłaściwe użycie; 3 dane wejściowe; 4 dostawca lub sieć; 5 urządzenie dźwiękowe; 6 zapis wyjścia; 7 --once zakończone bez alarmu; 130 przerwano.
    manual.synopsis\tSKŁADNIA
    manual.turns\tZamienia wykresy w dźwięk i słowa.
    menu.help\taudiograph help NAME objaśnia polecenie albo temat:
    menu.start\tWpisz audiograph, polecenie oraz plik lub symbol: audiograph play nile.
    menu.title\taudiograph zamienia wykresy w dźwięk i słowa.
    named.address\tŹródło {0} to adres, a adresów podanych w pliku się nie pobiera.
    named.address.remedy\tJeśli ufasz manifestowi, użyj --allow-addresses.
    named.outside\tŚcieżka {0} wychodzi poza folder, z którego wolno wymieniać pliki.
    named.outside.remedy\tJeśli ufasz manifestowi, użyj --allow-paths.
    named.symbol\tNic o {0} nie jest zapisane, a o symbole podane w pliku nikt nie jest pytany.
    named.symbol.remedy\tJeśli ufasz manifestowi, użyj --allow-symbols.
    nearest.meant\tCzy chodziło o {0}?
    note.constantColumn\t{0}: pominięto kolumnę {1}, która wszędzie wynosi {2}.
    note.encoding\t{1}: odczytano tekst jako {0}, bo nie jest w UTF-8; jeśli litery są błędne, --encoding NAME podaje właściwe kodowanie.
    note.formulas\t{1}: formuły bez zapisanej wartości uznano za brakujące wartości: {0}; arkusz kalkulacyjny zapisuje je razem ze skoroszytem.
    note.hiddenRows\t{1}: odczytano także wiersze ukryte w skoroszycie: {0}.
    note.nearlyAlongRows\t{0}: na osi x policzono wiersze; {1} odczytuje tabelę inaczej.
    note.nearlyAlongX\t{0}: na osi x umieszczono {2}; {1} odczytuje tabelę odwrotnie.
    note.nearlyGrouping\t{0}: podzielono wiersze na serie według kolumny {2}; {1} odczytuje tabelę inaczej.
    note.nearlyOneSeries\t{0}: wszystkie wiersze odczytano jako jedną serię; {1} dzieli je na serie.
    note.noOrder\t{0}: kolejność wierszy może nic nie znaczyć; --as histogram mówi, jak często występują wartości.
    note.numbersAsTexts\t{0}: pominięto kolumny, których liczby są zapisane jako tekst: {2}; {1} odczyta pierwszą.
    note.quotesInCells\t{1}: cudzysłowy wewnątrz komórek odczytano jako część tekstu, począwszy od wiersza {0}.
    note.readBesideLog\t{0}: SQLite odczytało bazę danych na miejscu i mogło zostawić obok niej pliki z końcówkami -wal i -shm.
    note.referenceLine\t{0}: {1}, wszędzie {2}, służy jako linia bazowa; wartościom poniżej towarzyszy cichy szum.
    note.rowsSorted\t{1}: posortowano wiersze, które od wiersza {0} nie były po kolei.
    note.sheet\t{1}: odczytano arkusz {2}, bo ma najwięcej wierszy z wartościami z {0} arkuszy; inny wybiera --sheet.
    note.tableInField\t{0}: odczytano tabelę z {1}; inną wybiera --field.
    note.tableOfPage\t{2}: odczytano tabelę {1}, największą z {0} na stronie; inną wybiera --table.
    note.thousands\t{0}: przecinek w {2} z {1} odczytano jako separator tysięcy; jeśli jest dziesiętny, użyj --decimal comma.
    note.timesConverted\t{0}: przeliczono godziny na UTC, bo mają różne przesunięcia.
    note.totalRow\t{0}: uwzględniono ostatni wiersz, {1}, czyli sumę pozostałych.
    option.above\tAlarm, gdy wartość wzrośnie powyżej tej.
    option.aggregate\tŁączy kilka wartości w tym samym miejscu osi x w jedną.
    option.allowAddresses\tPobiera źródła manifestu, które są adresami internetowymi.
    option.allowPaths\tCzyta i zapisuje to, co manifest wymienia w innych folderach.
    option.allowSymbols\tPyta dostawców o nowe ceny symboli z manifestu.
    option.always\tPyta równie często, gdy nie ma handlu.
    option.as\tJako co wykres jest opisywany i słyszany: line (linia), candles (świece), bars (słupki), scatter (punkty), histogram, density (gęstość), box (wykres pudełkowy), band (pasmo), heatmap albo share (części); auto wybiera według danych.
    option.band\tKolumny dolnej i górnej granicy pasma: lower,upper.
    option.baseline\tCichy szum, gdy wartość jest niższa niż ta; base to ostatnia wartość przed okresem.
    option.below\tAlarm, gdy wartość spadnie poniżej tej.
    option.bins\tIle przedziałów ma histogram, od 2 do 100, albo jak są szerokie: width:10.
    option.bits\tLiczba bitów próbki; 32f to liczba zmiennoprzecinkowa.
    option.braille\tDodaje wykres w brajlu ośmiopunktowym: wiersze po 14 do 80 komórek, domyślnie 40, w 1 do 10 rzędach.
    option.brailleOfFile\tIle komórek ma wiersz pliku .brf, od 14 do 80; domyślnie 40.
    option.by\tKolumna, której teksty dzielą wiersze na serie; none zostawia je w jednej.
    option.byPeriod\tJak długi jest okres; domyślnie słowa podają ostatni kwartał i ostatni rok, a listy kwartały albo, jeśli ich nie ma, lata.
    option.change\tAlarm, gdy wartość zmieni się o tyle w czasie --within, w górę lub w dół: 2% albo 5.
    option.columnType\tCo zawiera kolumna, jak part=text: text (tekst), number (liczby), date (daty) lub duration (czas trwania); bez tej opcji jest to rozpoznawane.
    option.comment\tCo zaczyna wiersz komentarza, zamiast #.
    option.config\tPlik ustawień, zamiast config.json w $XDG_CONFIG_HOME/audiograph.
    option.cues\tZnaczy ekstrema, punkty zwrotne, przecięcia i podziałki: WAV, Ogg, Opus, MP3.
    option.dateFormat\tJak zapisano daty, na przykład %d.%m.%Y: %Y rok, %m miesiąc, %d dzień, %H godzina, %M minuta, %S sekunda, %b nazwa miesiąca.
    option.decimal\tZnak dziesiętny w liczbach.
    option.delimiter\tCo oddziela komórki; bez tej opcji jest rozpoznawane.
    option.device\tUrządzenie dźwiękowe, jedno z tych, które wypisuje devices.
    option.duration\tJak długo brzmią dane: gist 3 sekundy, short 6, long 20, normal zależnie od liczby punktów; albo liczba sekund od 0.5 do 3600.
    option.embedSound\tWkłada nagranie do strony, słyszalne także bez skryptów: opus, mp3 albo wav.
    option.encoding\tKodowanie tekstu, na przykład windows-1250 lub shift-jis; bez tej opcji jest rozpoznawane.
    option.endPhrase\tCo jest mówione z --speak po wszystkim innym; pusty tekst to nic.
    option.error\tKolumna, którą pasmo dodaje do wartości i od nich odejmuje.
    option.even\tDaje każdemu punktowi tyle samo czasu.
    option.every\tPodaje wartość w takich odstępach, na przykład 10m, nawet bez zmiany.
    option.exec\tUruchamia program przy każdym alarmie; wszystko po tej opcji to program i jego argumenty.
    option.explain\tMówi w jednym zdaniu dokładnie, jak wartości stają się dźwiękiem.
    option.field\tGdzie w pliku JSON są dane: nazwy połączone kropkami, jak result.prices.
    option.file\tTraktuje każde SOURCE jako plik.
    option.follow\tOdtwarza liczby ze standardowego wejścia, gdy nadchodzą.
    option.format\tFormat, dla standardowego wyjścia i nazw bez znanego rozszerzenia.
    option.fragment\tZapisuje w .html to, co wchodzi do artykułu: element z tekstem, odtwarzaczem, rysunkiem i tabelą.
    option.from\tPierwsza data.
    option.header\tLinia z nagłówkami, licząc od 1; 0, jeśli ich nie ma.
    option.hearing\tSprawdza, które uszy, wysokości, tempo i barwa pasują, i po potwierdzeniu je ustawia.
    option.help\tWypisuje krótką stronę pomocy; z all wszystkie opcje.
    option.htmlStyle\tArkusz stylów strony; none zostawia go stronie wokół fragmentu.
    option.ignoreBad\tUznaje komórki, które nie są liczbami, za brak wartości i pomija wiersze, których położenia na osi x nie da się odczytać.
    option.interval\tŁączy punkty każdego tygodnia, miesiąca lub kwartału, po wybraniu okresu.
    option.invert\tDaje najmniejszej liczbie najwyższą wysokość; w rankingach dzieje się tak bez tej opcji.
    option.jobs\tIle wierszy jest obliczanych jednocześnie, od 1 do 256; domyślnie po jednym na rdzeń.
    option.jobsFetching\tIle symboli jest pobieranych jednocześnie; domyślnie 4.
    option.journal\tPlik, w którym notowane są gotowe wiersze, zamiast MANIFEST.journal.
    option.jsonAnswers\tWypisuje każdą odpowiedź jako jeden wiersz JSON i nic więcej.
    option.jsonColumns\tZ --list-columns wypisuje je dla innego programu.
    option.jsonFacts\tWypisuje fakty i słowa jako jeden dokument JSON i nic więcej.
    option.jsonFigures\tWypisuje wszystkie dane jako jeden dokument JSON i nic więcej.
    option.jsonLists\tWypisuje listy jako JSON, po jednym obiekcie w wierszu.
    option.kind\tCzym są liczby, co decyduje o tym, jak są nazywane i jak skalowana jest wysokość dźwięku. W rankingu (rank) najwyższe jest miejsce 1.
    option.lang\tJęzyk słów, komunikatów i pomocy.
    option.languages\tJęzyk słów, komunikatów i pomocy; dla pliku .html kilka: en,de.
    option.level\tIle zostanie powiedziane; domyślnie {0}.
    option.limit\tIle firm wypisać najwyżej, od 1 do 1000; domyślnie 10, a podczas pisania 5.
    option.listColumns\tWypisuje kolumny każdego pliku, po jednej w wierszu, i nic więcej; z --json jako JSON.
    option.manifest\tZapisuje, co i kiedy słychać, jako JSON, z którego można odtworzyć dane.
    option.manual\tWypisuje stronę podręcznika w postaci, którą czyta man.
    option.markBreaks\tZaznacza skoki z jednego poziomu na drugi.
    option.markExtremes\tZaznacza najwyższy i najniższy punkt.
    option.maxLength\tIle znaków mogą mieć najwyżej zdania, z pojedynczymi odstępami; całe zdania są pomijane od końca. Wiersze przed zdaniami się nie liczą.
    option.maximum\tWartość przy najwyższej wysokości.
    option.merge\tŁączy dzienniki wszystkich części i oblicza to, czego brakuje.
    option.metric\tKtóre wielkości; powtórz, aby było ich więcej; domyślnie revenue, earnings i cash-flow.
    option.minimum\tWartość przy najniższej wysokości.
    option.missing\tInny tekst oznaczający brak wartości, na przykład -1.
    option.mode\tJeden płynny dźwięk albo osobne nuty.
    option.mono\tTworzy jeden kanał zamiast dwóch.
    option.narrate\tMówi też przed każdym wzrostem lub spadkiem, dokąd prowadzi.
    option.newHigh\tAlarm, gdy cena jest wyższa od wszystkich zapisanych z okresu, na przykład 1Y.
    option.newLow\tAlarm, gdy cena jest niższa od wszystkich zapisanych z okresu, na przykład 1Y.
    option.noClobber\tNie zastępuje istniejącego pliku.
    option.noEndSound\tPomija dwa stuknięcia po danych.
    option.noIntro\tPomija najniższą i najwyższą wysokość przed danymi.
    option.noInvert\tDaje największej liczbie najwyższą wysokość, także w rankingach, których małe liczby brzmią zwykle wysoko; słowa nadal mówią o miejscach.
    option.notes\tPrzesuwa każdą wysokość na najbliższą nutę gamy; bez tej opcji wysokości są dokładne.
    option.offline\tNiczego nie pobiera; używa tego, co zapisano lub dołączono.
    option.offlineFigures\tNiczego nie pobiera; używa tego, co zapisano.
    option.once\tKończy przy pierwszym alarmie, z kodem wyjścia 0, albo 7, jeśli alarmu nie było; pierwsza wartość też się liczy.
    option.only\tJedna seria z tabeli, która ma ich kilka, według nazwy albo jej początku.
    option.order\tKolejność przeglądu listy: najpierw największe zmiany, według nazw albo jak na liście.
    option.output\tDokąd zapisać; - to standardowe wyjście; DIR/ otrzyma dźwięk, napisy, tekst i stronę; powtórz, aby było więcej plików.
    option.ownAxis\tDaje każdej serii osobną oś.
    option.pan\tJak daleko dźwięk biegnie od lewej do prawej, od 0 do 0.8.
    option.pause\tJak długo dźwięk czeka po poprzedzającym go wierszu: auto, aż czytnik ekranu go wypowie, enter, aż zostanie naciśnięty Enter; tylko na terminalu. Każdy klawisz kończy czekanie. Bez ustawienia auto, gdy działa czytnik ekranu, w przeciwnym razie off.
    option.pitchRange\tNajniższa i najwyższa wysokość, w hercach od 55 do 4000 albo w nutach, jak c3:c6.
    option.poll\tPyta o ceny w takich odstępach, a żadnego dostawcy częściej, niż pozwala.
    option.profile\tZakres wysokości według nazwy: standard 220 do 1760 herców, warm 131 do 1046, narrow 330 do 660.
    option.provider\tKto jest pytany o ceny, zamiast dostawcy odpowiedniego dla symbolu.
    option.query\tZapytanie w SQL, które czyta z bazy danych, zamiast tabeli.
    option.quiet\tWypisuje tylko wyniki i błędy.
    option.quiz\tZaczyna od quizu; zamiast niego może być plik.
    option.random\tCena zmienia się sama, raz na sekundę; --speed ją przyspiesza.
    option.range\tJak daleko wstecz od ostatniego punktu: liczba dni (D), tygodni (W), miesięcy (M) lub lat (Y), od początku roku (YTD) albo wszystko.
    option.rebase\tZamienia każdą wartość w zmianę procentową od pierwszej daty, którą mają wszystkie serie, na jednej osi.
    option.record\tDopisuje każdą wartość do pliku CSV, który odtwarza --replay w watch.
    option.regex\tBierze liczby, które wzorzec w składni PCRE2 znajduje w wierszach dowolnego tekstu, jak '([0-9.]+) ms'.
    option.replay\tOdtwarza to, co zapisało --record; --speed tyle razy szybciej.
    option.resume\tPomija wiersze, które ukończono wcześniej i które się nie zmieniły.
    option.sampleRate\tLiczba ramek na sekundę, od 8000 do 192000.
    option.scale\tCzy równe różnice (linear), czy równe procenty (log) są równymi interwałami.
    option.scriptFile\tZapisuje skrypt strony w pliku obok i podaje jego skrót.
    option.seed\tLiczba, która za każdym razem daje tę samą losową cenę.
    option.seedOfQuiz\tLiczba, która za każdym razem daje ten sam quiz.
    option.shard\tOblicza tylko co N-ty wiersz od I-tego: jeden proces z kilku. W przeciwnym razie decydują zmienne Slurma i Kubernetesa.
    option.sharedAxis\tUmieszcza wszystkie serie na jednej osi.
    option.sheet\tArkusz skoroszytu, z nazwy lub numeru; bez tej opcji ten, który ma najwięcej wierszy z wartościami.
    option.skip\tIle linii pominąć przed czytaniem.
    option.smooth\tNajpierw wygładza wartości: ema:0.35 albo median:5 lub mean:5 na nieparzystej liczbie punktów.
    option.sort\tKolejność grup wykresu pudełkowego: jak w pliku albo według median.
    option.speak\tWypowiada też słowa na głos, przez speech-dispatcher, a bez niego przez espeak-ng.
    option.speakInFile\tUmieszcza słowa w dźwięku: tytuł, najniższy i najwyższy ton, opis (espeak-ng).
    option.speech\tWypisuje słowa tak, jak potrzebuje ich głos: bez symboli i skrótów.
    option.speed\tDzieli czas trwania; od 0.25 do 4.
    option.spreadsheetSafe\tStawia w pliku .csv apostrof przed nazwami, które arkusz kalkulacyjny wziąłby za formuły.
    option.start\tCena na początku; zwykle 100.
    option.stats\tDodaje statystykę trendu, co trwa dłużej.
    option.step\tO ile klawisz zmienia cenę: zwykle 1%, albo liczba, na przykład 0.5.
    option.store\tPlik zapisanych cen, zamiast prices.sqlite w $XDG_DATA_HOME/audiograph.
    option.symbol\tTraktuje każde SOURCE jako symbol i pyta o niego, nawet jeśli nie jest tu znany.
    option.symbolLists\tTraktuje każdy FILE jako listę symboli i nazw.
    option.symbolsFromNasdaq\tPobiera zamiast tego listy firm i symboli z Nasdaq.
    option.sync\tCzeka, aż plik znajdzie się na dysku.
    option.tableOfSource\tTabela bazy danych, z nazwy, albo strony internetowej, z numeru.
    option.text\tKiedy wypisywane są słowa: na terminalu po dźwięku, gdzie indziej przed nim.
    option.thousands\tCo oddziela tysiące w liczbach.
    option.threshold\tPodaje wiersz, gdy wartość zmieniła się o tyle od ostatniego: 0.5 albo 1%.
    option.through\tPolecenie, które robi z pliku CSV; jego nazwa stoi w miejscu {{}} albo na końcu; żadna powłoka go nie czyta.
    option.ticks\tTyka przy jednostkach kalendarza albo okrągłych liczbach na osi x.
    option.timbre\tBarwa pierwszej serii.
    option.title\tJak nazywa się wykres.
    option.to\tOstatnia data, od której okres jest liczony wstecz.
    option.toPeriod\tOstatnia data, w której okres może się kończyć.
    option.together\tOdtwarza do czterech serii jednocześnie zamiast po kolei.
    option.true\tRozmieszcza punkty w czasie tak, jak leżą na osi x.
    option.unit\tJednostka wartości, słowami; none pomija tę, którą znaleziono.
    option.value\tKtóra wartość z pliku cen; ohlc4, hlc3 i hl2 to średnie z open, high, low, close.
    option.verbose\tPodaje na standardowym wyjściu błędów, co odgadnięto.
    option.version\tWypisuje wersję.
    option.volatility\tZwykła losowa zmiana w procentach; zwykle 0.5.
    option.volume\tOd 0 do 1; ścisza dźwięk.
    option.volumeLine\tZe świecami: szum pod każdą świecą, tym głośniejszy, im większy wolumen.
    option.wait\tZaczyna po naciśnięciu Enter.
    option.where\tCzyta tylko wiersze, które mają w kolumnie daną wartość, jak Sex=female.
    option.width\tŁamie wiersze między słowami po tylu znakach; dłuższe słowo pozostaje w całości. Na terminalu wiersze i tak nigdy nie przekraczają jego szerokości.
    option.window\tZachowuje tyle wartości do podsumowania i klawiszy; zwykle 10000.
    option.within\tCzas dla --change; zwykle 10m.
    option.x\tKolumna na osi x, według nazwy albo numeru, jak #1; none liczy wiersze.
    option.y\tKolumna wartości, według nazwy albo numeru, jak #2; powtórz, aby było więcej serii.
    option.yCloses\tKolumna cen zamknięcia, według nazwy albo numeru, jak #2.
    option.zero\tRozciąga oś do zera.
    output.exists\tPlik {0} już istnieje.
    output.exists.remedy\tWybierz inną nazwę albo pomiń --no-clobber.
    output.folderTakesNoFiles\tNie można zapisać {1}: w {0} nie da się utworzyć pliku.
    output.invalidPath\tNieprawidłowa nazwa pliku {0}.
    output.isFolder\tWyjście {0} jest folderem.
    output.isFolder.remedy\tPodaj nazwę pliku w tym folderze.
    output.linkLoop\tDowiązania symboliczne w {0} tworzą pętlę.
    output.nameTooLong\tNazwa pliku {0} jest za długa.
    output.nameTooLong.remedy\tWybierz krótszą nazwę.
    output.noSpace\tBrak miejsca na zapis: {0}.
    output.noSpace.remedy\tZwolnij miejsce albo zapisz gdzie indziej.
    output.noSuchFolder\tNie można zapisać {1}: nie ma folderu {0}.
    output.noSuchFolder.remedy\tNajpierw utwórz folder albo wybierz inną nazwę.
    output.notAFolder\tNie można zapisać {1}: {0} nie jest folderem.
    output.notPermitted\tBrak uprawnień do zapisu: {0}.
    output.notPermitted.remedy\tWybierz inną nazwę albo poproś o uprawnienia.
    output.ofAnotherUser\tWyjście {1} prowadzi przez {0}, które inny użytkownik umieścił w folderze, gdzie każdy może zapisywać.
    output.readOnlyFileSystem\tDysk, na którym jest {0}, jest tylko do odczytu.
    output.system\tNie można zapisać, {1}: {0}.
    output.tooLarge\tPlik {0} byłby za duży.
    pause.enter\tEnter rozpoczyna każdy dźwięk.
    pause.noReader\tPauza przed dźwiękami: off, bo nie znaleziono czytnika ekranu.
    pause.noTerminal\tPauza przed dźwiękami: off, bo standardowe wejście lub wyjście nie jest terminalem.
    pause.noText\tPauza przed dźwiękami: off, z powodu --text none.
    pause.reader\tPauza przed dźwiękami: auto, bo działa {0}.
    pause.remote\tPauza przed dźwiękami: off, bo przez ssh czytnik ekranu nie jest szukany.
    pause.set\tPauza przed dźwiękami: {0}, według ustawień.
    pause.typed\tPauza przed dźwiękami: {0}, jak podano.
    play.keys\tSpacja wstrzymuje, strzałki w lewo i w prawo przewijają o jedną dziesiątą, Home zaczyna od nowa, x i X zmieniają tempo, i opisuje, Enter przechodzi do zwiedzania, q kończy.
    play.keys.round\t] przechodzi do następnego wykresu, [ do poprzedniego.
    play.last\tTo ostatni wykres.
    play.start\tNaciśnij Enter, aby rozpocząć.
    playback.missingLibrary.remedy\tZainstaluj ALSA, bibliotekę dźwięku Linuksa (apt install alsa-utils, dnf install alsa-lib lub pacman -S alsa-lib), albo zapisz dźwięk do pliku: {0}
    playback.noSuchDevice.remedy\tListę urządzeń wyświetla audiograph devices; dźwięk do pliku zapisuje: {0}
    prices.fetching\tPobieranie cen {0}.
    prices.justFailed\tostrzeżenie: w ostatnich pięciu minutach nie udało się pobrać {0}. Aby spróbować ponownie, wpisz audiograph update {1}.
    prices.newer\tPodczas odtwarzania nadeszły nowsze ceny {1}, do {0}; aby je usłyszeć, odtwórz jeszcze raz.
    prices.notRefreshed\tostrzeżenie: nie udało się odświeżyć {0}: {1}
    prices.usingSample\tostrzeżenie: {1}: {0} Użyto dołączonych przykładowych cen.
    prices.usingStored\tostrzeżenie: {1}: {0} Użyto zapisanych cen.
    programFault\tTo błąd programu audiograph: przerwał działanie w trakcie polecenia {0}.
    programFault.remedy\tZgłoś go razem z tym wierszem.
    provider.contactMissing\t{0} wymaga adresu kontaktowego.
    provider.contactMissing.remedy\tWpisz audiograph config set {0} i swój adres e-mail.
    provider.failed\t{1} zgłasza błąd, status HTTP {0}.
    provider.keyMissing\t{0} wymaga klucza.
    provider.keyMissing.remedy\tUstaw go poleceniem {0}.
    provider.keyRefused\t{0} nie przyjmuje klucza albo go wymaga.
    provider.keyRefused.remedy\tUstaw właściwy poleceniem {0} albo zapytaj innego dostawcę opcją --provider.
    provider.malformed\tNie można odczytać odpowiedzi dostawcy {0}: {1}.
    provider.noData\t{0} nie ma danych o {1} z tego czasu.
    provider.noData.remedy\tWybierz dłuższy --range albo zapytaj innego dostawcę opcją --provider.
    provider.notOffered\t{0} tego nie udostępnia: {1}.
    provider.notOffered.remedy\tZapytaj innego dostawcę opcją --provider.
    provider.otherType\t{0} przysyła dane złego typu, {1}.
    provider.otherType.remedy\tSprawdź {0} albo spróbuj później.
    provider.rejected\t{1} odrzuca zapytanie, status HTTP {0}.
    provider.rejected.contact\tSprawdź {0} albo spróbuj później.
    provider.said\tOdpowiedź dostawcy {0}: {1}.
    provider.said.remedy\tPostąp zgodnie z odpowiedzią albo zapytaj innego dostawcę opcją --provider.
    provider.tooManyRequests\tZbyt wiele zapytań: {0} odpowie dopiero za {1}.
    provider.tooManyRequests.remedy\tZaczekaj albo użyj --offline, aby skorzystać z zapisanych danych.
    provider.tooManyRequestsLater\tZbyt wiele zapytań: {0} odpowie dopiero później.
    provider.tooManyRequestsLater.remedy\tZaczekaj chwilę albo użyj --offline, aby skorzystać z zapisanych danych.
    provider.unexpected\tNie można użyć odpowiedzi dostawcy {0}: {1}.
    provider.unknownSymbol\t{0} nie zna symbolu {1}.
    provider.unknownSymbol.remedy\tZnajdź go poleceniem audiograph search albo zapytaj innego dostawcę opcją --provider.
    provider.webPage\t{0} zamiast danych przysyła stronę internetową.
    provider.webPage.remedy\tSprawdź {0} albo zaloguj się do sieci.
    provider.webPage.remedyKey\tSprawdź {0} i klucz albo zaloguj się do sieci.
    provider.webPageOfStooq\tStooq przysyła stronę internetową dostępną tylko dla przeglądarek, z kluczem lub bez.
    provider.webPageOfStooq.remedy\tPobierz plik przeglądarką i wczytaj go poleceniem audiograph import albo zapytaj innego dostawcę opcją --provider.
    quiz.badAnswer\tOdpowiedzi {1} w wierszu {0} pliku {2} nie ma do wyboru.
    quiz.badAnswer.remedy\tWpisz ją tak jak w 'choices'.
    quiz.badChart\tWykresu z wiersza {0} pliku {2} nie da się usłyszeć: {1}
    quiz.badChart.remedy\tWpisz liczby oddzielone spacjami albo plik obok quizu.
    quiz.badChoices\tWiersz {0} pliku {1} wymaga od dwóch do dziewięciu odpowiedzi do wyboru.
    quiz.badChoices.remedy\tWpisz je jak w 'szczyt|dołek'.
    quiz.emptyCell\tWiersz {0} pliku {2} nie ma nic w kolumnie {1}.
    quiz.emptyCell.remedy\tUzupełnij ją albo usuń wiersz.
    quiz.keys\tOdpowiedz cyfrą od 1 do {0}; r odtwarza jeszcze raz, q kończy.
    quiz.missingColumn\t{1} nie ma kolumny {0}.
    quiz.missingColumn.remedy\tQuiz ma kolumny {0}.
    quiz.newBest\tTo najlepszy z dotychczasowych wyników.
    quiz.noQuestions\t{0} nie ma pytań.
    quiz.noQuestions.remedy\tWpisz jedno pytanie w wierszu.
    quiz.notKept\tWynik nie jest zachowany: {0}
    quiz.right\tDobrze.
    quiz.wrong\tŹle: {0}.
    quote\t„{0}”
    range.endBeforeStart\tOkres kończy się przed początkiem: koniec {0}, początek {1}.
    range.endBeforeStart.remedy\tPodaj w --from datę wcześniejszą niż w --to.
    range.noDates\tOkres i interwał wymagają dat na osi x, a ich nie ma.
    range.noDates.remedy\tPomiń --range, --from, --to i --interval.
    range.noSuchColumn\tCeny nie mają kolumny {0}.
    range.notALength\tNieprawidłowy okres {0}: użyj długości takiej jak 5D, 1Y, YTD lub MAX.
    read.ambiguousColumn.remedy\tUżyj {0}.
    read.ambiguousComma\t{0}: przecinek w {1} może być dziesiętny albo oddzielać tysiące.
    read.ambiguousComma.remedy\tPomiń przecinek albo zapisz cztery miejsca po przecinku, jak 1,2340.
    read.ambiguousDates\t{0}: {1} może zaczynać się od dnia albo od miesiąca.
    read.ambiguousPoint\t{0}: kropka w {1} może być dziesiętna albo oddzielać tysiące.
    read.ambiguousPoint.remedy\tPomiń kropkę albo zapisz cztery miejsca po kropce, jak 1.2340.
    read.badDateFormat\tNieprawidłowy format dat {0}.
    read.badDateFormat.remedy\tPrzykłady: %d.%m.%Y lub %Y-%m-%d %H:%M.
    read.badDelimiter\tNieprawidłowy separator {0}.
    read.badDelimiter.remedy\tUżyj --delimiter comma, semicolon, tab albo innego znaku ASCII.
    read.badJSON\tPlik {3} nie jest poprawnym JSON: {2} w linii {1}, kolumnie {0}.
    read.badRegex\tNieprawidłowe wyrażenie regularne {0}.
    read.badRegex.remedy\tPrzykład: --regex '([0-9.]+) ms'.
    read.cannotKeep\tDane {0} trzeba odczytać dwa razy, ale nie da się ich przechować ani w pamięci, ani w {1}: {2}.
    read.cannotKeep.remedy\tPodaj plik albo ustaw TMPDIR na folder z wolnym miejscem.
    read.cellTooLong\tKomórka w wierszu {0} w {2} ma więcej niż {1}.
    read.cellTooLong.remedy\tSprawdź tam cudzysłowy albo skróć komórkę.
    read.choices\tSą: {0}.
    read.content.compressed\tPlik {1} jest skompresowany programem {0}.
    read.content.compressed.remedy\tNajpierw go rozpakuj: {0}.
    read.content.convert\tNajpierw go przekonwertuj: {0}.
    read.content.excel\tPlik {0} jest skoroszytem Excela.
    read.content.format\tPlik {1} jest w formacie {0}, którego audiograph nie czyta.
    read.content.format.remedy\tZapisz go jako CSV lub JSON w programie, w którym powstał.
    read.content.gitPointer\tPlik {0} to tylko wskaźnik Git LFS do właściwego pliku.
    read.content.gitPointer.remedy\tPobierz właściwy plik w jego folderze: git lfs pull.
    read.content.gzip\tPlik {0} jest skompresowany programem gzip.
    read.content.gzip.remedy\tNajpierw go rozpakuj: {0}.
    read.content.image\tPlik {0} jest obrazem.
    read.content.image.remedy\tPodaj jako CSV lub JSON liczby, które przedstawia.
    read.content.locked\tPlik {0} jest chroniony hasłem.
    read.content.locked.remedy\tOtwórz go z hasłem w programie, w którym powstał, i zapisz kopię bez hasła.
    read.content.openDocument\tPlik {0} jest dokumentem OpenDocument.
    read.content.pdf\tPlik {0} jest dokumentem PDF.
    read.content.pdf.remedy\tNajpierw wyjmij z niego tekst: {0}.
    read.content.printout\tŹródło {0} zawiera wartości w nawiasach, tak jak wypisuje je program, a nie tabelę.
    read.content.printout.remedy\tZapisz je tam w pliku CSV, po jednym wierszu na wartość.
    read.content.program\tPlik {0} jest programem, a nie danymi.
    read.content.recording\tPlik {0} jest plikiem dźwiękowym lub wideo.
    read.content.saved\tNajpierw zapisz to pod nazwą {1}, a potem wykonaj: {0}.
    read.content.sqlite\tPlik {0} jest bazą danych SQLite.
    read.content.sqlite.remedy\tWyjmij z niej tabelę: {0}; sqlite3 {1} .tables podaje listę tabel.
    read.content.utf32\tPlik {0} jest w UTF-32, którego nie można odczytać.
    read.content.utf32.remedy\tNajpierw go przekonwertuj: {0}.
    read.content.webPage\tPlik {0} jest stroną internetową (HTML), a nie tabelą.
    read.content.webPage.remedy\tPoszukaj danych w CSV lub JSON albo otwórz stronę w arkuszu kalkulacyjnym i zapisz tabelę jako CSV.
    read.content.xml\tPlik {0} jest w XML, którego nie można odczytać.
    read.content.xml.remedy\tNajpierw przekonwertuj go na CSV lub JSON albo znajdź liczby w jego wierszach opcją --regex.
    read.content.zip\tPlik {0} jest archiwum zip.
    read.content.zip.remedy\tNajpierw je rozpakuj: {0}.
    read.database.badQuery\tNie można wykonać zapytania w bazie danych {1}: {0}.
    read.database.badQuery.remedy\tPopraw je, na przykład --query 'SELECT day, sold FROM sales'.
    read.database.busy\tBaza danych {0} jest zablokowana przez inny program, który ją zapisuje.
    read.database.busy.remedy\tSpróbuj ponownie za chwilę.
    read.database.function\tOdczyt bazy danych {0} wywołałby funkcję {1}, która jest niedozwolona.
    read.database.function.remedy\tNapisz zapytanie bez niej, na przykład --query 'SELECT day, sold FROM sales'.
    read.database.logUnreadable\tBaza danych {0} trzyma zmiany w dzienniku obok siebie, którego SQLite nie może otworzyć, bo w folderze nie można zapisywać.
    read.database.logUnreadable.remedy\tSkopiuj ją do własnego folderu, razem z plikiem o tej samej nazwie z końcówką -wal, jeśli istnieje.
    read.database.missing\tPlik {1} jest bazą danych SQLite, a biblioteka {0} nie jest zainstalowana.
    read.database.noTables\tBaza danych {0} nie ma tabel.
    read.database.noTables.remedy\tPodaj taką, która ma tabelę.
    read.database.notOneQuery\tZapytanie do {0} nie jest jednym zapytaniem, które tylko czyta.
    read.database.notOneQuery.remedy\tNapisz jedno SELECT, na przykład --query 'SELECT day, sold FROM sales'.
    read.database.severalTables\tBaza danych {0} ma kilka tabel.
    read.database.severalTables.remedy\tWybierz jedną opcją --table albo napisz zapytanie w --query: {0}.
    read.database.tooLong\tZapytanie do {1} trwa ponad {0} sekund.
    read.database.tooLong.remedy\tZapytaj o mniej, na przykład przez WHERE lub LIMIT.
    read.database.tooMuch\tOdczyt bazy danych {0} wymaga za dużo pamięci albo jakaś wartość jest za długa.
    read.database.unfinished\tProgram, który zapisywał bazę danych {0}, został przerwany i jego ostatnią zmianę trzeba najpierw cofnąć.
    read.database.unfinished.remedy\tZostaw to SQLite: {0}.
    read.database.unknownTable\tW bazie danych {0} nie ma tabeli {1}.
    read.database.unreadable\tNie można odczytać bazy danych {1}: {0}.
    read.database.unreadable.remedy\tSprawdź ją: {0}.
    read.dateFormats.none\tZapisz daty tak jak 2020-12-31 10:00:00.25.
    read.empty\tŹródło {0} jest puste.
    read.emptyPosition\t{0} – pusto.
    read.emptyRecords\tRekordy w {0} są puste.
    read.emptyRecords.remedy\tPodaj rekordy, które zawierają liczby.
    read.everySearchBrokenOff\tNic nie znaleziono w {1}, a w wierszu {0} szukanie wzorca trwało zbyt długo.
    read.everySearchBrokenOff.remedy\tNapisz wzorzec bez powtórzeń powtórzeń, takich jak (a+)+.
    read.fieldNeedsJSON\tPlik {0} nie jest w JSON, więc --field nie ma tu zastosowania.
    read.fieldNotFound\tŚcieżki {2} nie ma w {0}: brakuje {1}.
    read.fieldNotFound.remedy\tPomiń --field albo podaj inne miejsce.
    read.isDirectory\tŹródło {0} jest folderem.
    read.jsonNumberTooLarge\tLinia {1}, kolumna {0} w {2}: {3} to za duża liczba.
    read.jsonNumberTooLarge.remedy\tPopraw ją albo wpisz null, jeśli wartości brakuje.
    read.jsonTooLarge\tWartości w {1} zajęłyby w pamięci ponad {0} MB.
    read.jsonTooLarge.remedy\tPodaj je jako CSV albo jako NDJSON z jednym rekordem w wierszu.
    read.jsonWord\tLinia {1}, kolumna {0} w {2}: {3} nie jest poprawnym JSON.
    read.jsonWord.remedy\tWpisz null, jeśli wartości brakuje.
    read.listInCell\t{0}: {1} to lista, a nie liczba.
    read.listInCell.remedy\tWpisz w każdej komórce jedną liczbę.
    read.matrix\tŹródło {1} jest macierzą {0} na {0} o tych samych nazwach wierszy i kolumn, a nie wykresem.
    read.matrix.remedy\tPodaj tabelę z kolumną wartości.
    read.missingPatternLibrary\tNie można użyć --regex, bo biblioteka {0} nie jest zainstalowana.
    read.missingPatternLibrary.remedy\tZainstaluj PCRE2 (apt install libpcre2-8-0, dnf install pcre2 lub pacman -S pcre2).
    read.missingPosition\t{0}: {1} to brak wartości.
    read.mixedDateOrder\t{0}: {1} ma dzień i miesiąc w innej kolejności niż daty powyżej.
    read.mixedOffsets\t{0} to {1}, ale tylko część godzin ma przesunięcie względem UTC.
    read.mixedOffsets.remedy\tPodaj przesunięcie przy wszystkich godzinach albo przy żadnej.
    read.mixedPrecision\t{0}: {1} ma inną dokładność niż daty powyżej.
    read.mixedPrecision.remedy\tZapisz wszystkie daty tak samo, na przykład 2020-12-31.
    read.mixedShapes\tRekord {0} w {1} to {3}, a pierwszy to {2}.
    read.mixedShapes.remedy\tPodaj rekordy jednego rodzaju.
    read.nestedValue\tRekord {0} w {2}: {1} to lista albo rekord, a nie liczba.
    read.nestedValue.remedy\tPodaj tam liczbę.
    read.noDatesInFormat\tŻadna kolumna {0} nie ma dat w formacie {1}.
    read.noDatesInFormat.remedy\tObejrzyj kolumny opcją --list-columns.
    read.noGroups\tTabela {0} ma tylko jedną serię, więc --only {1} nie ma tu zastosowania.
    read.noGroups.remedy\tPodziel ją na serie opcją --by albo pomiń --only.
    read.noHeader\tŻaden wiersz {1} nie zaczyna się w linii {0}, którą podano w --header.
    read.noHeader.remedy\tPodaj linię, w której zaczynają się nagłówki, licząc od 1.
    read.noNumericColumn\tŹródło {0} nie ma kolumny liczb.
    read.noNumericColumn.remedy\tObejrzyj jego kolumny opcją --list-columns: {0}.
    read.noNumericColumn.remedyAlone\tPodaj plik z liczbami.
    read.noRecords\tŹródło {0} nie zawiera rekordów.
    read.noRecords.remedy\tPodaj listę liczb.
    read.noRows\tŹródło {0} ma nagłówki, ale nie ma wierszy.
    read.noSuchRows\t{2} nie pasuje do dokładnie jednej wartości w kolumnie {0} w {1}.
    read.noValues\tW kolumnie {0} w {1} brakuje wszystkich wartości.
    read.noValues.remedy\tUzupełnij je.
    read.none\tNie ma żadnych.
    read.notADate\t{0}: {1} nie jest datą.
    read.notANumber\t{0}: {1} nie jest liczbą.
    read.notAPair.remedy\tPodaj pary [x, y], rekordy albo jedną listę liczb.
    read.notAPosition\t{0}: {1} nie jest liczbą, która może być położeniem.
    read.notAPriceFile\t{0} nie jest plikiem cen, więc --value {1} nie ma tu zastosowania.
    read.notAPriceFile.remedy\tZamiast tego wybierz kolumnę opcją --y.
    read.notATable\tDane w {0} to {1}, a nie lista ani kolumny liczb.
    read.notATable.remedy\tPodaj listę liczb, par albo rekordów.
    read.notATable.remedyKeys\tPodaj listę liczb, par albo rekordów; są tam {0}.
    read.notFinite\t{0}: {1} to za duża liczba.
    read.notFound\tNie ma pliku {0}.
    read.notFound.remedy\tSprawdź nazwę albo użyj --symbol, jeśli to symbol.
    read.notInEncoding\tPlik {1} nie jest tekstem w {0}.
    read.notInEncoding.remedy\tPodaj inne kodowanie albo pomiń --encoding.
    read.nothingMatches\tŻaden wiersz {0} nie pasuje do wzorca {1}.
    read.nothingMatches.remedy\tWypróbuj wzorzec na jednym z wierszy poleceniem grep -P.
    read.nothingToChoose\tŹródło {1} nie ma niczego, co {0} mogłoby wybrać.
    read.nulByte\tWiersz {0} w {1} zawiera bajt NUL.
    read.nulByte.remedy\tPodaj plik tekstowy, na przykład CSV lub JSON.
    read.onlyCodes\tLiczby w {0} tylko numerują, datują lub nazywają wiersze: {1}.
    read.onlyCodes.remedy\tPodaj plik z liczbami, które coś mierzą.
    read.outOfMemory\tBrakuje pamięci na {0}.
    read.outOfMemory.remedy\tPodaj część danych albo zamknij inne programy.
    read.packed.damaged\tPlik {0} jest uszkodzony i nie da się go rozpakować do końca.
    read.packed.damaged.remedy\tPobierz go albo skopiuj jeszcze raz.
    read.packed.largeWindow\tRozpakowanie {1} wymaga ponad {0} megabajtów pamięci.
    read.packed.largeWindow.remedy\tRozpakuj go mimo to: {0}.
    read.packed.missing\tPlik {1} jest spakowany, a {0} do rozpakowania nie jest zainstalowany.
    read.packed.missing.remedy\tZainstaluj go przez apt install {0}, dnf install {1} lub pacman -S {2}.
    read.packed.tooLarge\tSpakowana zawartość {1} ma ponad {0} megabajtów.
    read.packed.tooLarge.remedy\tRozpakuj ją innym programem i podaj jej część.
    read.page.unknownTable\tNa stronie {1} nie ma tabeli {0}.
    read.page.unknownTable.remedy\tPodaj w --table liczbę od 1 do {0}.
    read.priceColumnMissing\tPlik cen {1} nie ma kolumny {0}, której wymaga --value {2}.
    read.raggedRow\tWiersz {1} w {3} ma {2}, a pierwszy {0}.
    read.raggedRow.remedy\tPopraw wiersz albo weź w cudzysłów komórkę, która zawiera separator.
    read.rowTooLong\tWiersz {0} w {2} ma więcej niż {1}.
    read.rowTooLong.remedy\tSprawdź tam cudzysłowy i końce linii.
    read.searchTooSlow\tSzukanie wzorca w {1} trwa ponad {0} sekund.
    read.severalTables\tŹródło {0} zawiera kilka tabel.
    read.severalTables.remedy\tPodaj jedną z nich: {0}.
    read.singleRow.remedy\tPodaj plik z wierszem dla każdej.
    read.sparseRecords\tRekordy w {0} mają za mało wspólnych nazw, aby powstała tabela.
    read.sparseRecords.remedy\tPodaj rekordy o tych samych nazwach.
    read.textAfterQuote\tW wierszu {0} w {1} po cudzysłowie zamykającym jest tekst.
    read.textAfterQuote.remedy\tPodwój cudzysłów, jeśli należy do tekstu.
    read.textNotANumber\t{0}: {1} jest zapisane jako tekst, a nie jako liczba.
    read.tooLarge\tŹródło {1} musi zmieścić się w pamięci, a ma więcej niż {0}.
    read.tooLarge.remedy\tPodaj jego część.
    read.tooManyColumns\tTabela w {1} ma za dużo kolumn, najwięcej może być {0}.
    read.tooManyColumns.remedy\tPodaj tabelę z mniejszą liczbą kolumn.
    read.tooManySeries\tTabela w {1} ma za dużo serii, by je opisać: ponad {0}.
    read.tooManySeries.remedy\tWybierz wiersze opcją --where albo kolumny opcjami --x i --y.
    read.unequalColumns\tW {2} {1} ma {4}, a {3} {0}.
    read.unequalColumns.remedy\tPodaj kolumny równej długości.
    read.unequalLists.remedy\tPodaj listy równej długości.
    read.unknownColumn\tŹródło {1} nie ma kolumny {0}.
    read.unknownColumn.remedy\tKolumny to {0}.
    read.unknownColumn.remedyUnnamed\tKolumny wyświetla --list-columns.
    read.unknownEncoding\tNie ma kodowania {0}.
    read.unknownEncoding.remedy\tUżyj nazwy takiej jak windows-1250, koi8-r lub shift-jis; iconv -l podaje wszystkie.
    read.unknownGroup\t{1} nie pasuje do dokładnie jednej serii w {0}.
    read.unreadable\tNie można odczytać pliku {0}: {1}.
    read.unterminatedQuote\tCudzysłów w wierszu {0} w {1} nie jest zamknięty.
    read.webAddress\t{0} to adres internetowy, a nie plik.
    read.webAddress.remedy\tNapisz go z https:// na początku i opuść --file.
    read.workbook.chartSheet\tArkusz {1} w {0} jest wykresem i nie ma komórek.
    read.workbook.damaged\tSkoroszyt {0} jest uszkodzony i nie da się go odczytać.
    read.workbook.damaged.remedy\tOtwórz go w arkuszu kalkulacyjnym i zapisz ponownie.
    read.workbook.emptySheet\tArkusz {1} w {0} jest pusty.
    read.workbook.noCells\tŻaden arkusz w {0} nie ma komórek.
    read.workbook.noCells.remedy\tPodaj skoroszyt z tabelą w jednym z arkuszy.
    read.workbook.onlyCharts\tSkoroszyt {0} ma arkusze z wykresami, ale żadnego z komórkami.
    read.workbook.onlyCharts.remedy\tPodaj skoroszyt, z którego pochodzą liczby na wykresach.
    read.workbook.otherSheets\tWybierz inny arkusz: {0}.
    read.workbook.tooLarge\tZawartość pliku {1} ma ponad {0} megabajtów.
    read.workbook.tooLarge.remedy\tZapisz arkusz jako CSV w arkuszu kalkulacyjnym i podaj ten plik.
    read.workbook.unknownSheet\tW skoroszycie {0} nie ma arkusza {1}.
    rebase.changeTooLarge.remedy\tZacznij od innej daty opcją --from albo pomiń tę serię.
    rebase.noCommonDate\tŻadna data nie ma wartości we wszystkich seriach: {0}.
    rebase.noDates\tZmiana procentowa wymaga dat, a {0} nie ma ich na osi x.
    rebase.noDates.remedy\tUżyj play dla wykresów bez dat.
    rebase.notAscending\tDaty {1} nie rosną: {0}.
    rebase.notAscending.remedy\tKażdej dacie przypisz jeden wiersz.
    rebase.ofRanks\t{0} to miejsce w rankingu, które nie ma zmiany procentowej.
    rebase.ofRanks.remedy\tUżyj describe, play lub explore, które podają miejsca bez zmian.
    rebase.oneCommonDate\tTylko jedna data ma wartość we wszystkich seriach: {0}.
    rebase.oneDateInRange\tTylko jedna data z tego okresu, {0}, ma wartość we wszystkich seriach.
    rebase.oneDateInRange.remedy\tWybierz dłuższy okres.
    rebase.oneInterval.remedy\tWybierz dłuższy okres albo krótszy --interval.
    rebase.startNotPositive\tZmiana procentowa nie może zaczynać się od {1}, czyli wartości {2} w pierwszej porównywanej dacie, {0}.
    rebase.startNotPositive.remedy\tZacznij od wartości większej od 0 opcją --from albo pomiń tę serię.
    rebase.unequalClocks\tGodziny {1} i {0} są w różnych strefach czasowych.
    rebase.unequalClocks.remedy\tPodaj je w jednej strefie czasowej.
    rebase.unequalPrecision\tDaty {3} to {1}, a daty {2} to {0}.
    rebase.unequalPrecision.remedy\tPorównuj serie z datami tego samego rodzaju.
    refused.ignoreBad\tPopraw to albo użyj --ignore-bad, aby pominąć takie komórki.
    refused.missing\tPopraw to albo użyj {0}, aby uznać to za brak wartości.
    refused.several\tUżyj {0}.
    refused.x\tPopraw to albo wybierz inną kolumnę na oś x, na przykład {0}.
    refused.y\tPopraw to albo wybierz inną kolumnę, na przykład {0}.
    refused.yAnyway\tWybierz mimo to kolumnę liczb, na przykład {0}.
    remedy.askAnotherProviderOrUseOffline\tZapytaj innego dostawcę opcją --provider albo użyj --offline, aby skorzystać z zapisanych danych.
    remedy.checkItsPermissionsOrGiveAnother\tSprawdź uprawnienia do niego albo podaj inny plik.
    remedy.checkYourNetworkOrUseOffline\tSprawdź sieć albo użyj --offline, aby skorzystać z zapisanych danych.
    remedy.chooseARangeWithinTheseDates\tWybierz okres między tymi datami.
    remedy.chooseAShorterDuration\tWybierz krótszy --duration.
    remedy.chooseAnotherFormat\tWybierz inny format.
    remedy.chooseAnotherName\tWybierz inną nazwę.
    remedy.chooseAnotherNameNothingWasWritten\tWybierz inną nazwę; niczego nie zapisano.
    remedy.chooseAnotherValue\tWybierz inną wartość --value.
    remedy.chooseSeriesThatOverlap\tWybierz serie, które się pokrywają.
    remedy.closeItOrDoubleItIf\tZamknij go albo podwój, jeśli należy do tekstu.
    remedy.correctItOrLeaveItEmpty\tPopraw to albo zostaw pustą komórkę, jeśli wartości brakuje.
    remedy.correctItOrRemoveTheRow\tPopraw to albo usuń wiersz.
    remedy.correctItThere\tPopraw w tym miejscu.
    remedy.fillItInOrRemoveTheRow\tUzupełnij to albo usuń wiersz.
    remedy.giveAFileWithRowsOf\tPodaj plik z wierszami liczb.
    remedy.giveThePathOfAFile\tPodaj ścieżkę pliku w tym folderze.
    remedy.leaveItOut\tPomiń to.
    remedy.leaveOneOfThemOut\tPomiń jedno z nich.
    remedy.leaveOutOfflineAndUnsetThe\tPomiń --offline i usuń ustawienie offline.
    remedy.runTheCommandAgainItStarts\tUruchom polecenie ponownie; zacznie z pustą bazą.
    remedy.tryAgainLaterOrUseOffline\tSpróbuj później albo użyj --offline, aby skorzystać z zapisanych danych.
    remedy.useOneOf\tUżyj {0}.
    remedy.writeToAnotherPlace\tZapisz w innym miejscu.
    sample.line\t{0}: {1}.
    sampleRates.all\tczęstotliwość od 8000 do 192000
    sampleRates.multiples\tczęstotliwość do 65535 albo wyższa wielokrotność dziesięciu
    score.emptyAxis\tOś od {1} do {0} jest pusta.
    score.emptyAxis.remedy\tPodaj --minimum poniżej najwyższej wartości i --maximum powyżej najniższej.
    score.logarithmOf\tSkala logarytmiczna nie może pokazać wartości {0} z {1}.
    score.logarithmOf.remedy\tUżyj --scale linear.
    score.noBase\tLinia bazowa {0} wymaga wartości sprzed okresu, a jej nie ma.
    score.noBase.remedy\tUżyj --baseline first albo krótszego --range cen.
    score.noCandles\t{0} nie składa się ze świec z open, high, low i close, więc --as candles nie ma zastosowania.
    score.noCandles.remedy\tPomiń --as candles albo wybierz ceny z tymi kolumnami.
    score.noVolume\tŚwiece serii {0} nie mają wolumenu, którego wymaga --volume-line.
    score.noVolume.remedy\tPomiń --volume-line.
    score.outOfRange\t{1} nie może wynosić {0}.
    score.outOfRange.remedy\tUżyj liczby od {0} do {1}.
    score.pitchAboveSampleRate\tCzęstotliwość próbkowania {0} nie pozwala odtworzyć {1} herców.
    score.pitchAboveSampleRate.remedy\tUżyj wyższej --sample-rate albo --pitch-range, który kończy się na {0} lub niżej.
    score.smoothingWidth.remedy\tUżyj liczby nieparzystej od {0} do {1}.
    score.tooManyTogether\tJednocześnie można odróżnić najwyżej cztery serie, a jest ich {0}.
    score.tooManyTogether.remedy\tPomiń --together albo wybierz cztery.
    search.enter\tEnter wybiera {0}
    search.lines\tWpisz początek nazwy i naciśnij Enter; Ctrl-D kończy wyszukiwanie.
    search.more\tJest ich więcej; więcej wyświetli --limit.
    search.noSymbol\tŻaden symbol nie zaczyna się od {0}.
    search.noSymbol.remedy\tPomiń --symbols, aby szukać także w nazwach.
    search.nothing\tNic nie zaczyna się od {0}.
    search.nothingFound\tŻaden symbol, żadna nazwa firmy ani słowo w niej nie zaczyna się od {0}.
    search.nothingFound.remedy\tWpisz mniej liter albo inne słowo z nazwy.
    search.opening\tWpisz początek nazwy firmy albo symbol. Enter wybiera pierwszy wynik, a numer i Enter inny; Escape kończy.
    search.thereAreMore\tJest ich więcej.
    setting.contact\tTwój adres e-mail; SEC wymaga go, aby móc do Ciebie napisać.
    setting.exploreCommand\tProgram, który n w explore uruchamia z symbolem i datą.
    setting.key\tTwój klucz do {0}.
    setting.keys\tKlawisze czynności {0} w explore.
    setting.lang\tJęzyk słów, komunikatów i pomocy.
    setting.offline\tCzy zrezygnować z pobierania czegokolwiek z sieci.
    setting.provider\tKto jest pytany o ceny najpierw.
    setting.readingRate\tIle słów na minutę wypowiada czytnik ekranu, dla --pause auto; domyślnie 300.
    setting.store\tPlik zapisanych cen.
    setting.url\tAdres, pod którym jest pytany dostawca {0}.
    setting.urlOfCompanies\tAdres, pod którym SEC jest pytana o listę firm.
    setting.urlOfFigures\tAdres, pod którym SEC jest pytana o dane.
    setting.wait\tIle sekund zapisane lub dołączone ceny czekają na nowsze; domyślnie 1.
    setting.waitingSound\tCzy co dwie sekundy słychać cichy szum, gdy terminal czeka na dostawców; domyślnie on.
    setting.words\tJakie słowa są wypisywane: display dla oczu, speech dla głosu.
    settings.badValue\tNieprawidłowa wartość {2} ustawienia {1}; dozwolone: {0}.
    settings.badValueInFile\tNieprawidłowa wartość {3} ustawienia {1} w {2}; dozwolone: {0}.
    settings.badVariable\tNieprawidłowa wartość {2} zmiennej {1}; dozwolone: {0}.
    settings.blocked\tUstawienie {0} nie mieści się w {2}, gdzie {1} jest czymś innym.
    settings.blocked.remedy\tUsuń {0} z pliku.
    settings.noFolder\tNie ma folderu na ustawienia, bo nie ustawiono ani HOME, ani XDG_CONFIG_HOME.
    settings.noFolder.remedy\tUstaw jedną z tych zmiennych albo podaj plik opcją --config.
    settings.relativeFolder\tZmienna {0} jest pomijana, bo nie jest ścieżką bezwzględną.
    settings.unknownNames\tPlik ustawień {0} zawiera nazwy, które nie są ustawieniami: {1}.
    settings.unset\tUstawienie {0} nie ma wartości.
    settingsFile.isFolder\tPlik ustawień {0} jest folderem.
    settingsFile.malformed\tPlik ustawień {3} nie jest poprawnym JSON: {2} w linii {1}, kolumnie {0}.
    settingsFile.notARecord\tPlik ustawień {0} zawiera coś, co nie jest rekordem: {1}.
    settingsFile.notARecord.remedy\tZapisuj ustawienia tak: {{}\"words\": \"speech\"}.
    settingsFile.notFound\tNie ma pliku ustawień {0}.
    settingsFile.notFound.remedy\tSprawdź nazwę albo pomiń --config.
    settingsFile.tooLarge\tPlik ustawień {0} jest za duży.
    settingsFile.tooLarge.remedy\tPodaj inny opcją --config.
    settingsFile.unreadable\tNie można odczytać pliku ustawień {0}: {1}.
    settingsFile.unreadable.remedy\tSprawdź uprawnienia do niego albo podaj inny opcją --config.
    soundFile.encoding\tNie można zapisać pliku .{1}: libsndfile zgłasza błąd {0}.
    soundFile.missingLibrary\tNie można zapisać pliku .{0}: brakuje biblioteki {1}.
    soundFile.missingLibrary.remedy\tZainstaluj libsndfile (apt install libsndfile1, dnf install libsndfile lub pacman -S libsndfile) albo zapisz plik .wav, który nie potrzebuje żadnej biblioteki.
    soundFile.noDepth\tW pliku .{0} nie można wybrać liczby bitów.
    soundFile.noDepth.remedy\tPomiń --bits.
    soundFile.oldLibrary\tNie można zapisać pliku .{0}: libsndfile w tym systemie nie zna tego formatu.
    soundFile.oldLibrary.remedy\tWybierz inny format albo zainstaluj libsndfile {0} lub nowszą.
    soundFile.tooLong\tDźwięk, który ma {0}, jest za długi na plik.
    soundFile.unsupportedDepth\tPlik .{1} nie może mieć liczby bitów {0}.
    soundFile.unsupportedDepth.remedy\tUżyj {0}.
    soundFile.unsupportedRate\tPlik .{1} nie może mieć częstotliwości próbkowania {0}.
    soundFile.unsupportedRate.remedy\tDozwolone: {0}.
    source.fileForSymbol\t{0} to nazwa pliku, a potrzebny jest symbol.
    source.fileForSymbol.remedy\tPodaj symbol, na przykład AAPL, albo poszukaj go poleceniem audiograph search.
    source.latestOffline\tNajnowszą cenę {0} trzeba pobrać, a pobieranie jest wyłączone.
    source.latestOffline.remedy\tPomiń --offline i usuń ustawienie offline albo zapytaj o last, ostatnią zapisaną cenę.
    source.noSamples\tPrzykładowych danych {1} nie ma w {0}.
    source.noSamples.remedy\tUstaw AUDIOGRAPH_SAMPLES na ich folder albo podaj ścieżkę pliku, na przykład ./prices.csv.
    source.noSuchName\tNie ma pliku, przykładu ani znanej firmy o nazwie {0}.
    source.noSuchName.near\tCzy chodzi o {0}? --symbol pyta o symbol o tej nazwie.
    source.noSuchName.remedy\tPodaj ścieżkę pliku; --symbol pyta o symbol o tej nazwie.
    source.notASymbol\t{0} nie jest ani plikiem, ani symbolem.
    source.notASymbol.remedy\tPodaj ścieżkę pliku, na przykład ./prices.csv, albo symbol, na przykład AAPL.
    source.nothingStored\tCeny {0} nie są zapisane, a pobieranie jest wyłączone.
    source.nothingStored.near\tCzy chodziło o {0}? Jeśli nie, pomiń --offline i usuń ustawienie offline.
    source.nothingStored.remedy\tPomiń --offline i usuń ustawienie offline, aby je pobrać, albo podaj plik.
    source.severalCompanies\tNazwy kilku firm zaczynają się od {0}.
    source.severalCompanies.remedy\tWpisz {0}.
    source.unknownSymbol\tNie ma cen dla symbolu {0}.
    source.unknownSymbol.near\tCzy chodziło o {0}? Dla pliku podaj ścieżkę, na przykład ./prices.csv.
    source.unknownSymbol.samples\tUżyj jednego z przykładów {0} albo podaj ścieżkę pliku, na przykład ./prices.csv.
    speech.device\tNie można mówić na urządzeniu dźwiękowym {0}. Listę urządzeń wyświetla audiograph devices.
    speech.noSound\tNie można mówić, bo espeak-ng zakończył się kodem {0}. Przyczynę pokaże espeak-ng hello.
    speech.noVoice\tNie można mówić, bo speech-dispatcher nie działa, a espeak-ng nie jest zainstalowany. Uruchom pierwszy albo zainstaluj drugi (apt install espeak-ng, dnf install espeak-ng lub pacman -S espeak-ng).
    speech.notResponding\tNie można mówić, bo speech-dispatcher lub urządzenie dźwiękowe nie odpowiada. Uruchom je ponownie albo pomiń --speak.
    standardError\tstandardowe wyjście błędów
    standardInput\tstandardowe wejście
    standardInput.title\tStandardowe wejście
    standardOutput\tstandardowe wyjście
    store.busy\tInny program używa bazy cen {0} od ponad 10 sekund.
    store.busy.remedy\tSpróbuj ponownie, gdy skończy.
    store.cannotOpen\tNie można otworzyć bazy cen {0}: {1}.
    store.cannotOpen.remedy\tSprawdź jej folder albo podaj inny plik opcją --store.
    store.changedMeanwhile\tNowych cen nie zapisano, bo w międzyczasie do bazy trafiły ceny z innego źródła.
    store.changedMeanwhile.remedy\tUruchom polecenie ponownie, aby je zastąpić.
    store.damaged\tBaza cen {0} jest uszkodzona i nie można jej odłożyć na bok: {1}.
    store.damaged.remedy\tPrzenieś ją samodzielnie albo podaj inny plik opcją --store.
    store.damagedReadOnly\tBaza cen {0} jest uszkodzona.
    store.damagedReadOnly.remedy\tOdłoży ją na bok polecenie, które może w niej zapisywać, na przykład audiograph update.
    store.diskFull\tBrak miejsca na bazę cen {0}.
    store.diskFull.remedy\tZwolnij miejsce albo podaj plik na innym dysku opcją --store.
    store.failed\tNie można użyć bazy cen {0}: SQLite zgłasza {1}.
    store.failed.remedy\tSpróbuj ponownie albo podaj inny plik opcją --store.
    store.foreign\tPlik {0} nie jest bazą cen programu audiograph.
    store.foreign.remedy\tPodaj inny plik opcją --store.
    store.foundDamaged\tBaza cen {0} okazała się uszkodzona.
    store.foundDamagedAndMoved\tBaza cen {1} okazała się uszkodzona i jest teraz w {0}.
    store.missingLibrary\tNie można otworzyć bazy cen {1}: brakuje biblioteki {0}.
    store.missingLibrary.remedy\tZainstaluj SQLite (apt install libsqlite3-0, dnf install sqlite-libs lub pacman -S sqlite).
    store.movedAside\tostrzeżenie: baza cen {1} była uszkodzona i jest teraz w {0}; zastąpi ją pusta.
    store.oldLibrary\tNie można otworzyć bazy cen {2}: potrzebny jest SQLite {1}, a zainstalowana jest wersja {0}.
    store.oldLibrary.remedy\tZainstaluj nowszy SQLite albo audiograph z pakietu wheel lub archiwum, które zawierają własny.
    store.readOnly\tBaza cen {0} jest tylko do odczytu.
    store.readOnly.remedy\tSprawdź uprawnienia do pliku i jego folderu albo podaj inny plik opcją --store.
    store.reason.missing\tplik nie istnieje
    store.reason.noFolder\tnie ustawiono ani HOME, ani XDG_DATA_HOME
    store.reason.noMemory\tbrak wolnej pamięci
    store.tooNew\tBazę cen {0} utworzyła nowsza wersja programu audiograph.
    store.tooNew.remedy\tUżyj tej wersji albo podaj inny plik opcją --store.
    symbolForm\tUżyj najwyżej {0} znaków: liter, cyfr i . - ^ = &.
    symbolList.badSymbol\tWiersz {0} w {1}: {2} nie może być symbolem.
    symbolList.empty\tLista {0} jest pusta.
    symbolList.empty.remedy\tPodaj plik z nagłówkami Symbol i Name.
    symbolList.missingColumn\tLista {1} nie ma kolumny {0}.
    symbolList.missingColumn.remedy\tPodaj plik, który w pierwszym wierszu ma nagłówki Symbol i Name.
    symbolList.missingName\tW wierszu {0} w {1} brakuje nazwy.
    symbolList.missingName.remedy\tUzupełnij ją albo usuń wiersz.
    symbolList.notFound\tNie ma pliku {0}.
    symbolList.notFound.remedy\tSprawdź nazwę.
    symbolList.notText\tWiersz {0} w {1} nie jest tekstem w UTF-8.
    symbolList.notText.remedy\tPrzekonwertuj plik programem iconv.
    symbolList.raggedRow\tWiersz {1} w {3} ma {2}, a pierwszy {0}.
    symbolList.raggedRow.remedy\tPopraw wiersz; nazwy z przecinkami wymagają cudzysłowów.
    symbolList.unreadable\tNie można odczytać pliku {0}: {1}.
    symbolList.unterminatedQuote\tCudzysłów w wierszu {0} w {1} nie jest zamknięty.
    system.checkTheName\tSprawdź nazwę i folder.
    system.tooManyFiles\tZamknij inne programy albo zezwól na więcej otwartych plików poleceniem ulimit -n.
    through.failed\tProgram {2} zakończył się statusem {0} dla {1}.
    through.failed.remedy\tUruchom samo polecenie z --through, aby zobaczyć przyczynę.
    through.missing\tProgram {0} z --through nie jest zainstalowany.
    through.missing.remedy\tZainstaluj go albo sprawdź nazwę.
    through.notAFile\tPrzez --through można czytać tylko pliki.
    through.notAFile.remedy\tNajpierw zapisz dane w pliku.
    through.oddName\tNazwa {0} ma znaki, które w poleceniu --through mogą coś znaczyć.
    through.oddName.remedy\tZmień nazwę pliku albo zostaw {{}} w poleceniu osobno.
    through.tooLarge\tProgram {1} z --through wypisał ponad {0} megabajtów.
    through.tooLarge.remedy\tNiech wypisze mniej.
    topic.dates.page\tJak odczytywane są daty i jak wybrać część wykresu.{n}{n}Zapis dat jest rozpoznawany na podstawie całej kolumny. 2020-01-31, 31.1.2020,{n}15 Nov 20, Jan-93, Q1 2020, 2020-W05, 2019/20 i 2020-01-31 14:30 są zrozumiałe.{n}  --date-format FORMAT: Mówi, jak zapisano daty, na przykład %d.%m.%Y.{n}{n}Część wykresu:{n}  --range RANGE: Jak daleko wstecz: 5D, 4W, 6M, 1Y, YTD lub MAX.{n}  --from DATE i --to DATE: Pierwsza i ostatnia data.{n}  --interval UNIT: Łączy punkty każdego tygodnia, miesiąca lub kwartału.{n}{n}1M do 1 marca zaczyna się po 1 lutego. YTD zaczyna się po ostatnim dniu{n}poprzedniego roku. 90D liczy dni z ceną, a na innych wykresach zwykłe dni.{n}--range i --to można łączyć, --range i --from nie.{n}{n}value też przyjmuje datę: 2012-09-19 albo 2012, czyli ostatnią wartość roku.{n}Jeśli w tym dniu nie ma wartości, podaje najbliższą wcześniejszą.{n}{n}Przykłady:{n}  audiograph describe AAPL --range 6M --to 2012-09-30{n}  audiograph play nile --from 1900{n}  audiograph value AAPL 2012-09-19
    topic.prices.page\tSkąd pochodzą ceny i jak je zachować.{n}{n}AAPL, BTC-EUR i EUR-USD to symbole; inne znajduje audiograph search.{n}Zapisane ceny są używane od razu i odświeżane po każdym dniu handlu.{n}Wiersz przed słowami mówi, skąd i z kiedy są ceny.{n}play i describe kończą się dzisiejszym kursem, jeśli dostawca go podał.{n}Bez sieci i zapisanych cen używany jest dołączony przykład z 2013 roku, jeśli{n}istnieje. Listę przykładów wyświetla audiograph samples.{n}{n}Ceny akcji podaje Yahoo lub Alpha Vantage, kryptowalut Kraken lub CoinGecko,{n}kursy walut Europejski Bank Centralny, dane firm SEC.{n}Dostawca otrzymuje symbol, potrzebne dni, nazwę i wersję tego programu{n}oraz klucz, jeśli go wymaga.{n}{n}  --offline: Niczego nie pobiera. Na stałe: audiograph config set offline true.{n}  --provider NAME: Wybiera, kto jest pytany.{n}  --store FILE: Zachowuje ceny w innym pliku.{n}{n}Przykłady:{n}  audiograph update AAPL MSFT{n}  audiograph import prices.csv --as MYFUND{n}  audiograph export AAPL -o aapl.csv{n}  audiograph config set providers.alphavantage.key
    topic.sound.page\tJak brzmi wykres i jak to zmienić.{n}{n}Wysokość dźwięku to wartość: najniższa to 220 herców, najwyższa 1760 herców.{n}Równe różnice to równe interwały; dokładną zasadę podaje --explain.{n}Do 24 punktów to osobne nuty. Więcej punktów to jeden płynny dźwięk.{n}Brak wartości to ciche tyknięcie i cisza.{n}Dwa puste dźwięki na początku podają najniższą i najwyższą wysokość.{n}Dźwięk biegnie od lewej do prawej, a kończą go dwa stuknięcia.{n}{n}Opcje poleceń play, export, compare i batch:{n}  --duration SECONDS: Czas trwania: gist, short, normal, long albo sekundy.{n}  --speed NUMBER: Dzieli czas trwania; 2 to dwa razy szybciej.{n}  --pitch-range LOW:HIGH: Zakres w hercach albo w nutach, jak c3:c6.{n}  --scale log: Równe procenty stają się równymi interwałami.{n}  --notes SCALE: Przesuwa wysokości na nuty gamy, na przykład major.{n}  --smooth KIND:NUMBER: Najpierw wygładza wartości, jak median:5.{n}  --ticks: Tyka przy jednostkach kalendarza albo okrągłych liczbach.{n}  --mark-extremes: Zaznacza najwyższy i najniższy punkt.{n}  --mark-breaks: Zaznacza skoki z jednego poziomu na drugi.{n}  --together: Odtwarza do czterech serii jednocześnie.{n}  --as candles: Odtwarza ceny z open, high, low i close jako świece.{n}  --no-intro i --no-end-sound: Bez dźwięków przed danymi i stuknięć po nich.{n}{n}Przykład:{n}  audiograph play nile --duration short --ticks
    update.fetchingSymbols\tPobieranie list symboli.
    update.leftAsImported\t{0}: zaimportowane ceny pozostają bez zmian.
    update.nothingStored\tNic jeszcze nie zapisano. Podaj symbol, na przykład audiograph update AAPL.
    update.offline\tNiczego nie zaktualizowano, bo pobieranie jest wyłączone.
    update.summary\t{1}: {0}.
    update.symbols\t{0} z Nasdaq.
    update.unchecked\t{0}: nowe dni nie pokrywają się z zapisanymi, więc podział akcji między nimi nie zostałby zauważony.
    usage.ambiguousOption\tOpcja {0} jest niejednoznaczna.
    usage.ambiguousOption.remedy\tUżyj {0}.
    usage.comparisonOfOne\tPorównanie wymaga co najmniej dwóch źródeł.
    usage.comparisonOfOne.remedy\tDodaj drugie, jak w audiograph compare AAPL MSFT, albo użyj play --rebase.
    usage.contradiction\tNie można użyć razem {0} i {1}.
    usage.emptyAxis\tOś od --minimum {1} do --maximum {0} jest pusta.
    usage.emptyAxis.remedy\tPodaj minimum mniejsze od maksimum.
    usage.emptyName\tNazwa pliku w {0} jest pusta.
    usage.emptyName.remedy\tPodaj nazwę pliku.
    usage.emptyPlace\tX jest puste.
    usage.emptyPlace.remedy\tPodaj datę, liczbę, kategorię albo jedno ze słów: {0}.
    usage.emptySearch\tTEXT jest puste.
    usage.emptySearch.remedy\tPodaj początek nazwy firmy albo słowa w niej.
    usage.emptySource\tŹródło jest puste.
    usage.emptySource.remedy\tPodaj plik, symbol albo - dla standardowego wejścia.
    usage.emptyText\tTekst w {0} jest pusty.
    usage.emptyText.remedy\tPodaj tekst albo pomiń {0}.
    usage.intervalOfGroups\tPrzedział połączyłby wartości kilku grup.
    usage.intervalOfGroups.remedy\tPomiń --interval albo grupy, podając --by none.
    usage.jsonOfColumns\t--json działa tu tylko razem z --list-columns.
    usage.jsonOfColumns.remedy\tAby poznać fakty o wykresie, użyj {0}.
    usage.languagesWithoutPage\tTylko plik .html może mieć kilka języków, a żaden nie jest zapisywany: {0}.
    usage.languagesWithoutPage.remedy\tDodaj -o FILE.html albo podaj jeden język.
    usage.logarithmicAxis\tSkala logarytmiczna wymaga wartości większych od 0, więc nie można z nią użyć {0}.
    usage.logarithmicAxis.remedy\tPomiń {0} albo użyj --scale linear.
    usage.malformedValue\tNieprawidłowa wartość {2} opcji {1}; dozwolone: {0}.
    usage.missingFormat\tStandardowe wyjście wymaga formatu.
    usage.missingFormat.remedy\tDodaj --format z jedną z wartości: {0}.
    usage.missingOperand\tBrakuje {1} w poleceniu audiograph {0}.
    usage.missingOperand.remedy\tNa przykład: {0}
    usage.missingOutput\tBrakuje wyjścia polecenia audiograph export.
    usage.missingOutput.remedy\tDodaj -o FILE, na przykład -o a.wav.
    usage.missingValue\tOpcja {0} wymaga wartości.
    usage.missingValue.remedy\tWpisz {0} {1}.
    usage.needsAlert\t{0} nic nie robi bez alarmu.
    usage.needsAlert.remedy\tDodaj alarm: {0}.
    usage.needsCandles\t{0} nie działa bez świec.
    usage.needsCandles.remedy\tDodaj --as candles albo pomiń tę opcję.
    usage.needsOption\t{0} nic nie robi bez {1}.
    usage.needsOption.remedy\tDodaj {0} albo ją pomiń.
    usage.needsOutput\t{0} nie ma znaczenia bez pliku wyjściowego.
    usage.needsOutput.remedy\tDodaj -o FILE, na przykład -o a.wav, albo pomiń {0}.
    usage.needsRound\t{0} nie działa bez przeglądu listy.
    usage.needsRound.remedy\tOdtwórz samą listę, na przykład audiograph play @tech, albo pomiń {0}.
    usage.notUTF8\tArgument nie jest poprawnym UTF-8: „{0}”.
    usage.notUTF8.remedy\tZmień nazwę pliku albo czytaj go ze standardowego wejścia.
    usage.nothingHoldsCues\tŻadne wyjście nie przyjmuje znaczników z --cues.
    usage.nothingHoldsCues.remedy\tDodaj plik WAV, na przykład -o a.wav, albo pomiń --cues.
    usage.outputIsFolder.remedy\tPodaj nazwę pliku w tym folderze, na przykład a.wav.
    usage.outputIsInput\tWyjście {0} jest też wejściem.
    usage.outputIsInput.remedy\tWybierz inną nazwę wyjścia.
    usage.rangeAsOperand\tWpisz --range {0}.
    usage.rangeAsSource\t{0} to okres, a nie źródło.
    usage.rangeAsSource.remedy\tWpisz --range {0} albo dodaj --symbol, jeśli to symbol.
    usage.sameColumnTwice\tKolumnę {0} wybrano dwa razy.
    usage.sameColumnTwice.remedy\tPodaj w każdym --y inną kolumnę.
    usage.sameOutputTwice\tWyjście {0} podano dwa razy.
    usage.sameOutputTwice.remedy\tPodaj dla każdego wyjścia inną nazwę.
    usage.soundToStandardOutput\tStandardowe wyjście to terminal, który nie przyjmuje dźwięku.
    usage.soundToStandardOutput.remedy\tPrzekieruj je do potoku lub pliku albo dodaj -o FILE.
    usage.soundToTerminal\tWyjście {0} to terminal, który nie przyjmuje dźwięku.
    usage.soundToTerminal.remedy\tUżyj -o FILE, na przykład -o a.wav.
    usage.speechWithoutSound\tŻadne wyjście nie przyjmuje słów z {0}.
    usage.speechWithoutSound.remedy\tDodaj plik dźwiękowy, na przykład -o a.wav, albo pomiń {0}.
    usage.standardInputTwice\tStandardowe wejście podano dwa razy jako źródło.
    usage.standardInputTwice.remedy\tPodaj - raz, a dla pozostałych źródeł pliki.
    usage.standardOutputTwice\tStandardowe wyjście podano dwa razy.
    usage.standardOutputTwice.remedy\tPodaj - raz, a dla pozostałych wyjść pliki.
    usage.tooManyOperands\tNieoczekiwany argument {1} polecenia audiograph {0}.
    usage.tooManyOperands.remedy\tPomiń go albo wpisz audiograph help {0}.
    usage.tooManyOperands.remedyHelp\tPomiń go albo wpisz audiograph help.
    usage.unexpectedValue\tOpcja {0} nie przyjmuje wartości, a podano {1}.
    usage.unexpectedValue.remedy\tWpisz samo {0}.
    usage.unknownCommand\tNieznane polecenie {0}.
    usage.unknownCommand.remedy\tUżyj {0}.
    usage.unknownEnding\tZ nazwy {0} nie wynika, jaki format zapisać.
    usage.unknownEnding.remedy\tZakończ ją na {0} albo dodaj --format.
    usage.unknownOperand\tNieprawidłowy argument {2} polecenia audiograph {0}; dozwolone: {1}.
    usage.unknownOption\tNieznana opcja {0}.
    usage.unknownOption.remedy\tListę poleceń wyświetla audiograph help.
    usage.unknownOptionOf\tNieznana opcja {1} polecenia audiograph {0}.
    usage.unknownOptionOf.remedy\tListę opcji wyświetla audiograph help {0}.
    usage.unknownSetting\tNieznane ustawienie {0}.
    usage.unknownSetting.remedy\tListę ustawień wyświetla audiograph config -v.
    usage.unknownWord\tNieprawidłowa wartość {2} opcji {0}; dozwolone: {1}.
    usage.valueOfColumns\t--value wybiera cenę z pliku cen, a --y kolumnę.
    usage.wordsTooLong\tŻadne zdanie o wykresie nie mieści się w --max-length {0}.
    usage.wordsTooLong.remedy\tUżyj --max-length {0} lub więcej.
    userFile.busy\tInny program od dziesięciu sekund blokuje {0}.
    userFile.busy.remedy\tSpróbuj później.
    userFile.cannotLock\tNie można zablokować pliku {0}: {1}.
    userFile.cannotLock.remedy\tSprawdź uprawnienia do jego folderu.
    userFile.noFolder\tNie można utworzyć folderu {0} na {1}: {2}.
    userFile.noFolder.remedy\tUtwórz go albo poproś o uprawnienia.
    userFile.notAFile\t{0} nie jest zwykłym plikiem.
    userFile.notAFile.remedy\tPodaj inny plik.
    userFile.tooLarge\tPlik {0} stałby się za duży, aby go ponownie odczytać.
    userFile.tooLarge.remedy\tNajpierw coś z niego usuń; niczego nie zmieniono.
    value.beforeFirst\tDla {0} ani wcześniej nie ma wartości.
    value.beforeFirst.remedy\tPierwsza wartość to {1} dla {0}.
    value.missing\tDla {0} i wcześniej brakuje wszystkich wartości.
    value.missing.remedy\tZapytaj o późniejszą.
    value.missingCategory\tBrakuje wartości {0}.
    value.missingCategory.remedy\tZapytaj o inną kategorię.
    value.noLatest\tTylko symbol ma najnowszą cenę.
    value.noLatest.remedy\tZapytaj o last zamiast o now.
    value.noSuchCategory\tNie ma kategorii {0}.
    value.noSuchCategory.remedy\tKategorie to {0}.
    value.notAPlace\tNieprawidłowe X {2}; dozwolone: {0} albo {1}.
    wait.anyKey\t{0} Naciśnij dowolny klawisz, aby nie czekać.
    warning\tostrzeżenie: {0}
    """) }
  func systemReason(reason: SystemReason) -> String {
    switch reason {
    case .notPermitted: "operacja niedozwolona"
    case .notFound: "nie ma takiego pliku ani folderu"
    case .inputOutput: "błąd wejścia/wyjścia"
    case .noMemory: "brak pamięci"
    case .accessDenied: "brak uprawnień"
    case .busy: "urządzenie lub plik jest w użyciu"
    case .exists: "plik już istnieje"
    case .notAFolder: "to nie jest folder"
    case .isFolder: "to jest folder"
    case .invalidArgument: "nieprawidłowy argument"
    case .tooManyFilesInSystem: "za dużo otwartych plików w systemie"
    case .tooManyFiles: "za dużo otwartych plików"
    case .tooLarge: "plik za duży"
    case .noSpace: "brak miejsca na urządzeniu"
    case .readOnly: "system plików tylko do odczytu"
    case .nameTooLong: "za długa nazwa pliku"
    case .linkLoop: "za dużo poziomów dowiązań symbolicznych"
    }
  }
  func providerAuthority(title: String) -> String {
    switch title {
    case "ECB": "EBC"
    case _: title
    }
  }
  func providerAuthorityAtStart(title: String) -> String {
    switch title {
    case "ECB": "EBC"
    case _: title
    }
  }
  func waitSeconds(count: Double) -> String {
    self.seconds(count)
  }
  func waitMinutes(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) minutę"
    case .few: "\(count) minuty"
    case .many: "\(count) minut"
    case _: "\(count) minuty"
    }
  }
  func waitHours(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) godzinę"
    case .few: "\(count) godziny"
    case .many: "\(count) godzin"
    case _: "\(count) godziny"
    }
  }
  func waitDays(count: Int) -> String {
    self.days(count)
  }
  func metricName(metric: CompanyFigures.Metric) -> String {
    switch metric {
    case .revenue: "przychody"
    case .earnings: "zysk"
    case .cashFlow: "przepływy pieniężne z działalności operacyjnej"
    case .revenuePerShare: "przychody na akcję"
    case .earningsPerShare: "zysk na akcję"
    case .cashFlowPerShare: "przepływy pieniężne z działalności operacyjnej na akcję"
    }
  }
  func batchSummary(done: Int, count: Int, unchanged: Int, failed: Int, firstFailed: Int) -> String {
    switch (self.plural(unchanged), self.plural(failed)) {
    case (_, _) where unchanged == 0 && failed == 0: "Zapisano \(done) \(self.z(count))."
    case (_, _) where unchanged == 0: "Zapisano \(done) \(self.z(count)), \(self.errors(failed)), pierwszy w wierszu \(firstFailed)."
    case (_, _) where failed == 0: "Zapisano \(done) \(self.z(count)), \(unchanged) bez zmian."
    case (_, _): "Zapisano \(done) \(self.z(count)), \(unchanged) bez zmian, \(self.errors(failed)), pierwszy w wierszu \(firstFailed)."
    }
  }
  func batchProgress(done: Int, count: Int) -> String {
    "Gotowe wiersze: \(done) \(self.z(count))."
  }
  func batchShard(number: Int, count: Int) -> String {
    "Obliczane są wiersze części \(number) \(self.z(count)), czego żądają zmienne Slurma lub Kubernetesa; --shard 1/1 oblicza wszystkie."
  }
  func chartStatistics(points: Int) -> String {
    "Obliczanie statystyk dla \(self.pointsGenitive(points))."
  }
  func importReplaced(symbol: String, title: String) -> String {
    "\(symbol): zastąpiono ceny \(self.z(title))."
  }
  func importDone(symbol: String, days: Int, span: String, new: Int, changed: Int) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol): \(self.days(days)), \(span), nic nowego."
    case (_, _) where new == 0: "\(symbol): \(self.days(days)), \(span), \(self.changed(changed))."
    case (_, _) where changed == 0: "\(symbol): \(self.days(days)), \(span), \(self.new(new))."
    case (_, _): "\(symbol): \(self.days(days)), \(span), \(self.new(new)), \(self.changed(changed))."
    }
  }
  func importSymbols(file: String, count: Int, total: Int) -> String {
    "\(file): wczytano \(self.symbols(count)); łącznie zaimportowano ich \(total)."
  }
  func importSkipped(file: String, count: Int) -> String {
    "\(file): pominięto \(self.rows(count)) bez ceny zamknięcia."
  }
  func updateDone(symbol: String, new: Int, changed: Int, last: CalendarDate, provider: String) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol): nic nowego, do \(self.date(last)), źródło: \(provider)."
    case (_, _) where new == 0: "\(symbol): nic nowego, \(self.changedDays(changed)), do \(self.date(last)), źródło: \(provider)."
    case (_, _) where changed == 0: "\(symbol): \(self.newDays(new)), do \(self.date(last)), źródło: \(provider)."
    case (_, _): "\(symbol): \(self.newDays(new)), \(self.changed(changed)), do \(self.date(last)), źródło: \(provider)."
    }
  }
  func updateDoneEmpty(symbol: String, new: Int, changed: Int, provider: String) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol): nic nowego, źródło: \(provider)."
    case (_, _) where new == 0: "\(symbol): nic nowego, \(self.changedDays(changed)), źródło: \(provider)."
    case (_, _) where changed == 0: "\(symbol): \(self.newDays(new)), źródło: \(provider)."
    case (_, _): "\(symbol): \(self.newDays(new)), \(self.changed(changed)), źródło: \(provider)."
    }
  }
  func updateFetching(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "Pobieranie cen \(count) symbolu."
    case _: "Pobieranie cen \(count) symboli."
    }
  }
  func updatePart(part: UpdatePart, count: Int) -> String {
    switch (part, self.plural(count)) {
    case (.updated, .one): "\(count) zaktualizowany"
    case (.updated, .few): "\(count) zaktualizowane"
    case (.updated, .many): "\(count) zaktualizowanych"
    case (.leftAsImported, .one): "\(count) pozostawiony z importu"
    case (.leftAsImported, .few): "\(count) pozostawione z importu"
    case (.leftAsImported, .many): "\(count) pozostawionych z importu"
    case (.updated, _): "\(count) zaktualizowanego"
    case (.unchanged, _): "\(count) bez zmian"
    case (.leftAsImported, _): "\(count) pozostawionego z importu"
    case (.failed, _): self.errors(count)
    }
  }
  func updateSymbolsWithout(count: Int, left: Int, tests: Int, untypable: Int) -> String {
    switch (self.plural(tests), self.plural(untypable), self.plural(left)) {
    case (_, _, _) where tests == 0: "\(self.symbols(count)) z Nasdaq. Pominięto \(self.untypable(untypable))."
    case (_, _, _) where untypable == 0: "\(self.symbols(count)) z Nasdaq. Pominięto \(self.testSymbols(tests))."
    case (_, _, _): "\(self.symbols(count)) z Nasdaq. Pominięto \(self.testSymbols(tests)) i \(self.untypable(untypable))."
    }
  }
  func figuresFetched(symbol: String, age: FigureAge, count: Int) -> String {
    switch age {
    case .unknown: "Dane \(symbol) pobrano, gdy zegar tego komputera się spieszył."
    case .days: "Dane \(symbol) pobrano \(self.days(count)) temu."
    case .hours: "Dane \(symbol) pobrano \(self.hours(count)) temu."
    case .minutes: "Dane \(symbol) pobrano niecałą godzinę temu."
    }
  }
  func pricesFetchingLatest(symbols: [String], isOne: Bool) -> String {
    switch isOne {
    case true: "Pobieranie ceny \(self.joined(symbols))."
    case false: "Pobieranie cen \(self.joined(symbols))."
    }
  }
  func pricesLate(seconds: Double) -> String {
    "Odpowiedź nie nadeszła w ciągu \(self.secondsGenitive(seconds))."
  }
  func sampleDated(name: String, what: String, first: CalendarDate, last: CalendarDate) -> String {
    "\(name): \(what), \(self.range(first, to: last))."
  }
  func deviceRanDry(count: Int) -> String {
    "Urządzeniu \(self.times(count)) zabrakło danych."
  }
  func listAlreadyThere(symbols: [String], count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "Symbol \(self.joined(symbols)) był już na liście."
    case _: "Symbole \(self.joined(symbols)) były już na liście."
    }
  }
  func noteDerived(name: String, count: Int, total: Int) -> String {
    "\(name): wyliczono \(count) \(self.z(total)) danych, których nie ma w żadnym raporcie."
  }
  func notePossibleSplit(name: String, date: CalendarDate, shares: String) -> String {
    let place = self.at(date)
    return "ostrzeżenie: ceny \(name) mogą nie uwzględniać podziału akcji \(self.dated(place)): zmieniły się tak, jakby z jednej akcji powstało \(shares)."
  }
  func noteFurtherSplits(name: String, count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "ostrzeżenie: ceny \(name) mogą nie uwzględniać jeszcze \(count) innego podziału akcji."
    case _: "ostrzeżenie: ceny \(name) mogą nie uwzględniać jeszcze \(count) innych podziałów akcji."
    }
  }
  func noteLeftOut(name: String, count: Int, compared: Int) -> String {
    "\(name): pominięto \(self.values(count)), bo porównać można tylko \(self.dates(compared))."
  }
  func noteToldAs(name: String, form: FormName, column: String, other: String) -> String {
    switch form {
    case .scatter: "\(name): opisano jako wykres punktowy, \(self.quoted(column)) względem kolumny \(self.quoted(other)); --as line bierze wiersze po kolei."
    case .box: "\(name): opisano jako wykres pudełkowy, \(self.quoted(column)) według kolumny \(self.quoted(other)); --as line bierze wiersze po kolei."
    case .band: "\(name): opisano jako pasmo, \(self.quoted(column)) z \(self.quoted(other)); --as line pomija granice."
    case .share: "\(name): opisano jako części całości; --as bars podaje wartości."
    case _: "\(name): opisano jako mapę ciepła; --as line bierze kolumny po kolei."
    }
  }
  func noteRepeatedDates(name: String, count: Int, example: CalendarDate) -> String {
    "\(name): pominięto \(self.rows(count)), bo ta sama data występuje niżej, na przykład \(self.date(example)); liczy się ostatni wiersz."
  }
  func noteEmptyRows(name: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(name): pominięto \(count) pusty wiersz."
    case .few: "\(name): pominięto \(count) puste wiersze."
    case .many: "\(name): pominięto \(count) pustych wierszy."
    case _: "\(name): pominięto \(count) pustego wiersza."
    }
  }
  func noteRowsWithoutPosition(name: String, count: Int, row: Int) -> String {
    "\(name): pominięto \(self.rows(count)) bez położenia na osi x, pierwszy to wiersz \(row)."
  }
  func notePreamble(name: String, count: Int) -> String {
    "\(name): pominięto \(self.rows(count)) nad nagłówkami."
  }
  func noteFooter(name: String, count: Int, row: Int) -> String {
    "\(name): pominięto \(self.rows(count)) pod danymi, pierwszy to wiersz \(row)."
  }
  func noteShortRows(name: String, count: Int, row: Int) -> String {
    switch self.plural(count) {
    case .one: "\(name): uzupełniono brakującymi wartościami \(count) zbyt krótki wiersz, \(row)."
    case .few: "\(name): uzupełniono brakującymi wartościami \(count) zbyt krótkie wiersze, pierwszy to \(row)."
    case .many: "\(name): uzupełniono brakującymi wartościami \(count) zbyt krótkich wierszy, pierwszy to \(row)."
    case _: "\(name): uzupełniono brakującymi wartościami \(count) zbyt krótkiego wiersza, pierwszy to \(row)."
    }
  }
  func noteOneOfColumns(name: String, column: String, count: Int, others: [String]) -> String {
    "\(name): wybrano kolumnę \(self.quoted(column)), jedną \(self.z(count)) kolumn liczb; inne wybiera --y: \(self.shortened(others))."
  }
  func noteHeadingsRepeated(name: String, count: Int) -> String {
    "\(name): pominięto powtórzone nagłówki, \(self.rows(count))."
  }
  func noteColumnsLeftOut(name: String, count: Int, columns: [String]) -> String {
    switch self.plural(count) {
    case .one: "\(name): pominięto kolumnę \(self.shortened(columns))."
    case .few: "\(name): pominięto \(count) kolumny: \(self.shortened(columns))."
    case .many: "\(name): pominięto \(count) kolumn: \(self.shortened(columns))."
    case _: "\(name): pominięto \(count) kolumn: \(self.shortened(columns))."
    }
  }
  func noteEmptySeries(name: String, count: Int, example: String) -> String {
    switch self.plural(count) {
    case .one: "\(name): pominięto \(count) serię bez wartości, \(self.quoted(example))."
    case .few: "\(name): pominięto \(count) serie bez wartości, na przykład \(self.quoted(example))."
    case .many: "\(name): pominięto \(count) serii bez wartości, na przykład \(self.quoted(example))."
    case _: "\(name): pominięto \(count) serii bez wartości, na przykład \(self.quoted(example))."
    }
  }
  func noteLimits(name: String, column: String, count: Int) -> String {
    "\(name): użyto samej liczby dla \(self.valuesGenitive(count)) z \(self.quoted(column)) takich jak <1."
  }
  func noteFlags(name: String, column: String, count: Int) -> String {
    "\(name): pominięto litery lub znaki po \(self.valuesLocative(count)) z \(self.quoted(column))."
  }
  func noteBarsOfZeros(name: String, count: Int, row: Int) -> String {
    "\(name): \(self.rows(count)) samych zer bez obrotów uznano za brak wartości, pierwszy to wiersz \(row)."
  }
  func noteSentinel(name: String, column: String, value: String, count: Int) -> String {
    "\(name): \(self.times(count)) uznano \(value), odległe od reszty \(self.quoted(column)), za brak wartości."
  }
  func noteBadCells(name: String, column: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(name): uznano za brak wartości \(count) komórkę bez liczby w \(self.quoted(column))."
    case .few: "\(name): uznano za brak wartości \(count) komórki bez liczby w \(self.quoted(column))."
    case .many: "\(name): uznano za brak wartości \(count) komórek bez liczby w \(self.quoted(column))."
    case _: "\(name): uznano za brak wartości \(count) komórki bez liczby w \(self.quoted(column))."
    }
  }
  func noteSeveralAtOne(name: String, points: Int, positions: Int) -> String {
    "\(name): na \(self.positionsLocative(positions)) na osi x leży po kilka punktów, łącznie \(points); --aggregate mean łączy punkty o tym samym położeniu, --by dzieli je na serie."
  }
  func noteLinesWithoutMatch(name: String, count: Int) -> String {
    "\(name): pominięto \(self.rows(count)) bez dopasowania."
  }
  func noteSearchesBrokenOff(name: String, count: Int, line: Int) -> String {
    "\(name): pominięto \(self.rows(count)), pierwszy to wiersz \(line), bo szukanie wzorca trwało w nich zbyt długo."
  }
  func noteIncomplete(name: String, isFirst: Bool, interval: Interval, days: String) -> String {
    switch (isFirst, interval) {
    case (true, .day): "\(name): pierwszy dzień jest niepełny, punkty są tylko \(days)."
    case (true, .week): "\(name): pierwszy tydzień jest niepełny, punkty są tylko \(days)."
    case (true, .month): "\(name): pierwszy miesiąc jest niepełny, punkty są tylko \(days)."
    case (true, .quarter): "\(name): pierwszy kwartał jest niepełny, punkty są tylko \(days)."
    case (false, .day): "\(name): ostatni dzień jest niepełny, punkty są tylko \(days)."
    case (false, .week): "\(name): ostatni tydzień jest niepełny, punkty są tylko \(days)."
    case (false, .month): "\(name): ostatni miesiąc jest niepełny, punkty są tylko \(days)."
    case (false, .quarter): "\(name): ostatni kwartał jest niepełny, punkty są tylko \(days)."
    }
  }
  func noteOnDay(day: CalendarDate) -> String {
    let place = self.at(day)
    return self.dated(place)
  }
  func noteFromTo(first: CalendarDate, last: CalendarDate) -> String {
    self.range(first, to: last)
  }
  func guessStored(name: String, values: String, rows: Int) -> String {
    "\(name): zapisane, wartości: \(values), \(self.rowsNominative(rows))."
  }
  func guessWideYears(name: String, form: String, headings: String, rows: Int) -> String {
    "\(name): odczytano jako \(form), nagłówki \(headings) na osi x, każdy wiersz to rok, \(self.rowsNominative(rows))."
  }
  func guessWideSeries(name: String, form: String, headings: String, by: String, rows: Int) -> String {
    "\(name): odczytano jako \(form), nagłówki \(headings) na osi x, każdy wiersz to seria o nazwie z \(by), \(self.rowsNominative(rows))."
  }
  func guessTable(name: String, form: String, x: String, xCount: Int, values: String, valueCount: Int, by: String, rows: Int) -> String {
    let along = self.along(xCount, columns: x)
    let taken = self.taken(valueCount, columns: values)
    return switch by {
    case "": "\(name): odczytano jako \(form), \(along), \(taken), \(self.rowsNominative(rows))."
    case _: "\(name): odczytano jako \(form), \(along), \(taken), seria dla każdej wartości \(by), \(self.rowsNominative(rows))."
    }
  }
  func guessRowPart(part: RowPart, count: Int) -> String {
    switch part {
    case .data: "dane \(count)"
    case .headings: "nagłówki \(count)"
    case .preamble: "nad nagłówkami \(count)"
    case .comments: "komentarze \(count)"
    case .blank: "puste \(count)"
    case .notes: "pod danymi \(count)"
    case .skipped: "pominięte \(count)"
    }
  }
  func guessForm(format: String, cells: CellMark, mark: String, isPrices: Bool, hasDecimalCommas: Bool, hasHeadings: Bool) -> String {
    let written = self.written(format, cells: cells, mark: mark)
    return switch (isPrices, hasDecimalCommas, hasHeadings) {
    case (true, true, true): "plik cen \(written), z przecinkami dziesiętnymi"
    case (true, true, false): "plik cen \(written), z przecinkami dziesiętnymi, bez nagłówków"
    case (true, false, true): "plik cen \(written)"
    case (true, false, false): "plik cen \(written), bez nagłówków"
    case (false, true, true): "\(written), z przecinkami dziesiętnymi"
    case (false, true, false): "\(written), z przecinkami dziesiętnymi, bez nagłówków"
    case (false, false, true): "\(written)"
    case (false, false, false): "\(written), bez nagłówków"
    }
  }
  func columnsRead(name: String, form: String, isRecord: Bool, row: Int) -> String {
    switch isRecord {
    case true: "\(name): odczytano jako \(form), pierwsze dane w rekordzie \(row)."
    case false: "\(name): odczytano jako \(form), pierwsze dane w wierszu \(row)."
    }
  }
  func columnsContent(content: ColumnSummary.Content) -> String {
    switch content {
    case .dates: "daty"
    case .numbers: "liczby"
    case .text: "tekst"
    case .empty: "puste"
    }
  }
  func columnsRole(role: ColumnSummary.Role) -> String {
    switch role {
    case .x: "na osi x"
    case .y: "jako wartości"
    case .by: "jako nazwy serii"
    }
  }
  func batchLongLines(path: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "W dzienniku \(self.quoted(path)) pominięto \(count) zbyt długi wiersz."
    case .few: "W dzienniku \(self.quoted(path)) pominięto \(count) zbyt długie wiersze."
    case .many: "W dzienniku \(self.quoted(path)) pominięto \(count) zbyt długich wierszy."
    case _: "W dzienniku \(self.quoted(path)) pominięto \(count) zbyt długiego wiersza."
    }
  }
  func chartUnequalCounts(positions: Int, values: Int) -> String {
    "Liczba położeń (\(positions)) różni się od liczby wartości (\(values))."
  }
  func rangeNothingInRange(first: CalendarDate, last: CalendarDate) -> String {
    "W tym okresie nie ma wartości: dane obejmują okres \(self.range(first, to: last))."
  }
  func scoreSmoothingWidth(width: Double) -> String {
    "Nie można wygładzać po \(self.pointsLocative(width))."
  }
  func chartTooManySeries(count: Int, limit: Int) -> String {
    "Tabela ma \(self.series(count)), a po kolei można usłyszeć najwyżej \(limit)."
  }
  func figureNotByPeriod(symbol: String, titles: String, period: CompanyFigures.Period) -> String {
    switch period {
    case .quarter: "W raportach \(self.quoted(symbol)) nie ma danych kwartalnych, są tylko roczne: \(titles)."
    case .year: "W raportach \(self.quoted(symbol)) nie ma danych rocznych, są tylko kwartalne: \(titles)."
    }
  }
  func readAmbiguousColumn(file: String, count: Int, name: String) -> String {
    switch self.plural(count) {
    case .one: "W \(self.quoted(file)) jest \(count) kolumna o nazwie \(self.quoted(name))."
    case .few: "W \(self.quoted(file)) są \(count) kolumny o nazwie \(self.quoted(name))."
    case .many: "W \(self.quoted(file)) jest \(count) kolumn o nazwie \(self.quoted(name))."
    case _: "W \(self.quoted(file)) jest \(count) kolumny o nazwie \(self.quoted(name))."
    }
  }
  func readSingleRow(file: String, count: Int, headings: [String]) -> String {
    switch self.plural(count) {
    case _ where count == 1: "Źródło \(self.quoted(file)) ma tylko jeden wiersz \(self.z(count)) liczbą, a to nie wykres: \(self.shortened(headings))."
    case _: "Źródło \(self.quoted(file)) ma tylko jeden wiersz \(self.z(count)) liczbami, a to nie wykres: \(self.shortened(headings))."
    }
  }
  func kindTooFew(form: String, needed: Int, found: Int) -> String {
    "Opcja --as \(form) wymaga co najmniej \(needed) wartości, a jest ich \(found)."
  }
  func kindTooFewRemedy(form: String) -> String {
    switch form {
    case "share": "--as bars je podaje."
    case _: "--as line bierze je po kolei."
    }
  }
  func kindMissing(form: String, need: FormError.Need) -> String {
    switch need {
    case .numbers: "Opcja --as \(form) wymaga kolumny liczb, a w tabeli nie ma już żadnej."
    case .secondNumbers: "Opcja --as \(form) wymaga dwóch kolumn liczb, a w tabeli jest tylko jedna."
    case .bounds: "Nagłówki nie wskazują dolnej i górnej granicy."
    case .names: "Opcja --as \(form) wymaga kolumny nazw, a w tabeli jej nie ma."
    case .rowNames: "Siatka z --x wymaga też kolumny z nazwami wierszy."
    case .grid: "Opcja --as \(form) wymaga co najmniej 2 wierszy i 2 kolumn liczb."
    }
  }
  func kindMissingRemedy(need: FormError.Need) -> String {
    switch need {
    case .bounds: "Wskaż je opcją --band LOWER,UPPER albo wskaż kolumnę błędów pomiaru opcją --error."
    case .rowNames: "Wskaż ją opcją --by."
    case .grid: "--as line podaje wartości."
    case _: "--list-columns pokazuje, co jest."
    }
  }
  func readNotAPair(row: Int, file: String, count: Int) -> String {
    "Rekord \(row) w \(self.quoted(file)) to lista \(self.valuesGenitive(count)), a nie para."
  }
  func readUnequalLists(row: Int, file: String, found: Int, expected: Int) -> String {
    "Rekord \(row) w \(self.quoted(file)) to lista, która ma \(self.values(found)), a pierwszy ma \(expected)."
  }
  func deviceStalled(device: String, seconds: Double) -> String {
    "Urządzenie dźwiękowe \(self.quoted(device)) nie przyjmuje dźwięku od \(self.secondsGenitive(seconds))."
  }
  func soundFileIncomplete(written: Int, frameCount: Int, kind: String) -> String {
    "Do pliku .\(kind) trafiło tylko \(written) \(self.z(frameCount)) ramek."
  }
  func rebaseOneInterval(interval: Interval) -> String {
    switch interval {
    case .day: "Wszystkie porównywane daty są z jednego dnia."
    case .week: "Wszystkie porównywane daty są z jednego tygodnia."
    case .month: "Wszystkie porównywane daty są z jednego miesiąca."
    case .quarter: "Wszystkie porównywane daty są z jednego kwartału."
    }
  }
  func rebaseRange(first: CalendarDate, last: CalendarDate) -> String {
    "Żadna data z tego okresu nie ma wartości we wszystkich seriach: takie daty są \(self.range(first, to: last))."
  }
  func rebaseChangeTooLarge(series: String, date: CalendarDate) -> String {
    "Zmiana \(self.quoted(series)) \(self.until(date)) jest za dużą liczbą."
  }
  func settingsUnsetRemedy(key: String, isSecret: Bool) -> String {
    switch isSecret {
    case true: "Ustaw je poleceniem audiograph config set \(key)."
    case false: "Ustaw je poleceniem audiograph config set \(key) VALUE."
    }
  }
  func settingsConflict(settings: [String], count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "Obowiązuje tu też ustawienie \(self.joined(settings))."
    case _: "Obowiązują tu też ustawienia \(self.joined(settings))."
    }
  }
  func updateMissing(symbol: String, first: CalendarDate, last: CalendarDate) -> String {
    "\(symbol): brakuje dni \(self.range(first, to: last))."
  }
  func answerAmountsInNoCurrency(unit: String) -> String {
    "kwoty są w \(self.quoted(unit)), co nie jest walutą"
  }
  func answerRaggedRow(row: Int, found: Int, expected: Int) -> String {
    "wiersz \(row) ma \(self.cells(found)) zamiast \(expected)"
  }
  func helpValues(placeholder: String, words: [String], isOpen: Bool) -> String {
    switch isOpen {
    case true: "\(placeholder) to na przykład \(self.alternatives(words))."
    case false: "\(placeholder) to \(self.alternatives(words))."
    }
  }
  func liveAxis(name: String, low: String, high: String) -> String {
    switch name {
    case "": "Wysokości dźwięku oznaczają teraz wartości od \(low) do \(high)."
    case _: "\(name): wysokości dźwięku oznaczają teraz wartości od \(low) do \(high)."
    }
  }
  func liveMoved(name: String, size: String, span: String, value: String, isUp: Bool) -> String {
    let time = self.genitive(span)
    return switch isUp {
    case true: "Alarm: \(name): wzrost o co najmniej \(size) w ciągu \(time), teraz \(value)."
    case false: "Alarm: \(name): spadek o co najmniej \(size) w ciągu \(time), teraz \(value)."
    }
  }
  func liveKept(kept: Int, count: String) -> String {
    let all = self.genitive(count)
    return "Ostatnie \(kept) \(self.z(all)) wartości:"
  }
  func livePassedOver(count: Int) -> String {
    "Pominięto \(self.rows(count)) bez liczby."
  }
  func liveSearchesBrokenOff(count: Int) -> String {
    "Pominięto \(self.rows(count)), bo szukanie wzorca trwało zbyt długo."
  }
  func liveLate(name: String, age: String) -> String {
    "\(name): cena sprzed \(self.genitive(age))."
  }
  func liveZoneOf(name: String, others: Int, zone: String) -> String {
    switch self.plural(others) {
    case _ where others == 0: "\(name): godziny według \(zone)."
    case .one: "\(name) i \(others) inny: godziny według \(zone)."
    case .few: "\(name) i \(others) inne: godziny według \(zone)."
    case .many: "\(name) i \(others) innych: godziny według \(zone)."
    case _: "\(name) i \(others) innych: godziny według \(zone)."
    }
  }
  func liveOffset(hours: String, isBehind: Bool) -> String {
    switch isBehind {
    case true: "UTC minus \(hours)"
    case false: "UTC plus \(hours)"
    }
  }
  func liveBrokenLines(count: Int) -> String {
    switch self.plural(count) {
    case .one: "ostrzeżenie: pominięto \(count) uszkodzony wiersz nagrania."
    case .few: "ostrzeżenie: pominięto \(count) uszkodzone wiersze nagrania."
    case .many: "ostrzeżenie: pominięto \(count) uszkodzonych wierszy nagrania."
    case _: "ostrzeżenie: pominięto \(count) uszkodzonego wiersza nagrania."
    }
  }
  func liveNoNumber(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 0: "Na standardowe wejście nic nie przyszło."
    case _ where count == 1: "W jedynym wierszu ze standardowego wejścia nie było liczby."
    case _: "W \(count) wierszach ze standardowego wejścia nie było liczby."
    }
  }
  func learnLesson(number: Int, count: Int, name: String) -> String {
    "\(number) \(self.z(count)): \(name)."
  }
  func learnName(lesson: Lesson) -> String {
    switch lesson {
    case .low: "niskie"
    case .high: "wysokie"
    case .rise: "wzrost"
    case .fall: "spadek"
    case .steep: "stromo"
    case .peak: "szczyt"
    case .trough: "dołek"
    case .gap: "luka"
    case .tick: "tykanie"
    case .baseline: "pod linią bazową"
    case .crossing: "przejście przez linię bazową"
    case .twoSeries: "dwie serie"
    case .whole: "cały wykres"
    case .bars: "słupki"
    case .scatter: "wykres punktowy"
    case .histogram: "histogram"
    case .density: "gęstość"
    case .box: "wykres pudełkowy"
    case .band: "pasmo"
    case .heatMap: "mapa ciepła"
    case .share: "części całości"
    }
  }
  func learnMeaning(lesson: Lesson) -> String {
    switch lesson {
    case .low: "Niski ton to niska wartość."
    case .high: "Wysoki ton to wysoka wartość."
    case .rise: "Wartości rosną, a czas biegnie od lewej do prawej."
    case .fall: "Wartości spadają."
    case .steep: "Im szybciej zmienia się wysokość, tym bardziej stroma linia: najpierw łagodnie, potem stromo."
    case .peak: "Wartości rosną do szczytu i znów spadają."
    case .trough: "Wartości spadają do dołka i znów rosną."
    case .gap: "Brakujące wartości to cisza po cichym tyknięciu."
    case .tick: "Z --ticks każde tyknięcie to krok na osi, na przykład rok."
    case .baseline: "Z --baseline słychać szum, gdy wartości są poniżej tej linii."
    case .crossing: "Tyknięcie wznosi się, gdy wartości przekraczają linię w górę, a opada, gdy w dół."
    case .twoSeries: "Serie brzmią po kolei, każda z własną barwą."
    case .whole: "Najpierw najniższy i najwyższy ton, potem wartości, a na końcu dwa stuknięcia."
    case .bars: "Każdy ton to nazwa: im wyższy ton, tym wyższa jej wartość."
    case .scatter: "Każdy ton to punkt, od lewej do prawej: im wyższy ton, tym wyżej leży punkt. Tutaj rosną."
    case .histogram: "Każdy ton to przedział, od niskich do wysokich wartości: im wyższy ton, tym więcej wartości w przedziale. Krótki, cichy i niski ton to pusty przedział."
    case .density: "Jeden ton płynie od niskich do wysokich wartości: im jest wyższy, tym więcej wartości leży w tym miejscu."
    case .box: "Każda grupa płynie od dolnego wąsa przez dolny kwartyl, medianę i górny kwartyl do górnego wąsa; mediana jest najdłuższa. Krótkie tony po niej to wartości odstające."
    case .band: "Po każdej wartości następują, ciszej i krócej, jej dolna i górna granica. Przy więcej niż 24 punktach wszystkie trzy brzmią naraz, granice po lewej i po prawej."
    case .heatMap: "Tyknięcie zaczyna każdy wiersz, a każdy ton to komórka, od lewej do prawej: im wyższy ton, tym wyższa wartość. Pusta komórka to cisza."
    case .share: "Największa część jest pierwsza: im większa część, tym wyższy i dłuższy jej ton."
    }
  }
  func learnHint(isLast: Bool) -> String {
    switch isLast {
    case false: "n dalej, r jeszcze raz."
    case true: "t quiz, q kończy."
    }
  }
  func quizOpening(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) pytanie; odpowiadaj cyfrą, q kończy."
    case .few: "\(count) pytania; odpowiadaj cyfrą, q kończy."
    case .many: "\(count) pytań; odpowiadaj cyfrą, q kończy."
    case _: "\(count) pytania; odpowiadaj cyfrą, q kończy."
    }
  }
  func quizNumber(number: Int, count: Int) -> String {
    "Pytanie \(number) \(self.z(count))."
  }
  func quizQuestion(kind: QuizKind) -> String {
    switch kind {
    case .pitch: "Czy to była niska, czy wysoka wartość?"
    case .direction: "Czy wartości rosły, czy spadały?"
    case .steepness: "Czy było bardziej stromo w pierwszej połowie, czy później?"
    case .turn: "Czy to był szczyt, czy dołek?"
    case .place: "Gdzie był szczyt?"
    case .gap: "Czy była luka?"
    case .ticks: "Czy było tykanie?"
    case .baseline: "Czy wartości były nad, czy pod linią bazową?"
    case .crossing: "W którą stronę przekroczyły linię bazową?"
    case .series: "Która seria skończyła wyżej?"
    case .bars: "Gdzie był najwyższy słupek?"
    case .scatter: "Czy od lewej do prawej punkty rosły, spadały, czy nie było związku?"
    case .histogram: "Ile szczytów miał histogram?"
    case .density: "Czy najczęstsza wartość była niska, czy wysoka?"
    case .box: "Która grupa była wyżej?"
    case .band: "Czy przedział się rozszerzał, czy zwężał?"
    case .heatMap: "Który wiersz miał najwyższą wartość?"
    case .share: "Czy największa część to więcej niż połowa?"
    }
  }
  func quizChoice(choice: QuizChoice) -> String {
    switch choice {
    case .low: "niska"
    case .high: "wysoka"
    case .rising: "rosły"
    case .falling: "spadały"
    case .first: "pierwsza połowa"
    case .later: "później"
    case .peak: "szczyt"
    case .trough: "dołek"
    case .beginning: "początek"
    case .middle: "środek"
    case .end: "koniec"
    case .yes: "tak"
    case .no: "nie"
    case .above: "nad"
    case .below: "pod"
    case .upwards: "w górę"
    case .downwards: "w dół"
    case .firstSeries: "pierwsza"
    case .secondSeries: "druga"
    case .unrelated: "brak związku"
    case .one: "jeden"
    case .two: "dwa"
    case .firstGroup: "pierwsza"
    case .secondGroup: "druga"
    case .wider: "rozszerzał się"
    case .narrower: "zwężał się"
    case .firstRow: "pierwszy"
    case .lastRow: "ostatni"
    }
  }
  func quizResult(right: Int, count: Int) -> String {
    "Dobre odpowiedzi: \(right) \(self.z(count))."
  }
  func quizBest(right: Int, count: Int) -> String {
    "Dotychczasowy najlepszy wynik: \(right) \(self.z(count))."
  }
  func quizLeft(right: Int, count: Int) -> String {
    "Dobre odpowiedzi na razie: \(right) \(self.z(count)); wynik nie zostanie zachowany."
  }
  func hearingStep(number: Int, count: Int) -> String {
    "\(number) \(self.z(count))."
  }
  func bytes(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) bajt"
    case .few: "\(count) bajty"
    case .many: "\(count) bajtów"
    case _: "\(count) bajta"
    }
  }
  func cells(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) komórkę"
    case .few: "\(count) komórki"
    case .many: "\(count) komórek"
    case _: "\(count) komórki"
    }
  }
  func days(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) dzień"
    case .few: "\(count) dni"
    case .many: "\(count) dni"
    case _: "\(count) dnia"
    }
  }
  func hours(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) godzinę"
    case .few: "\(count) godziny"
    case .many: "\(count) godzin"
    case _: "\(count) godziny"
    }
  }
  func frames(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) ramkę"
    case .few: "\(count) ramki"
    case .many: "\(count) ramek"
    case _: "\(count) ramki"
    }
  }
  func rows(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) wiersz"
    case .few: "\(count) wiersze"
    case .many: "\(count) wierszy"
    case _: "\(count) wiersza"
    }
  }
  func rowsNominative(_ count: Int) -> String {
    self.rows(count)
  }
  func seconds(_ count: Double) -> String {
    switch self.plural(count) {
    case .one: "\(self.number(count)) sekundę"
    case .few: "\(self.number(count)) sekundy"
    case .many: "\(self.number(count)) sekund"
    case _: "\(self.number(count)) sekundy"
    }
  }
  func secondsGenitive(_ count: Double) -> String {
    switch self.plural(count) {
    case .one: "\(self.number(count)) sekundy"
    case .few: "\(self.number(count)) sekund"
    case .many: "\(self.number(count)) sekund"
    case _: "\(self.number(count)) sekundy"
    }
  }
  func series(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) serię"
    case .few: "\(count) serie"
    case .many: "\(count) serii"
    case _: "\(count) serii"
    }
  }
  func dates(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) datę"
    case .few: "\(count) daty"
    case .many: "\(count) dat"
    case _: "\(count) daty"
    }
  }
  func errors(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) błąd"
    case .few: "\(count) błędy"
    case .many: "\(count) błędów"
    case _: "\(count) błędu"
    }
  }
  func new(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) nowy"
    case .few: "\(count) nowe"
    case .many: "\(count) nowych"
    case _: "\(count) nowego"
    }
  }
  func newDays(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) nowy dzień"
    case .few: "\(count) nowe dni"
    case .many: "\(count) nowych dni"
    case _: "\(count) nowego dnia"
    }
  }
  func changed(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) zmieniony"
    case .few: "\(count) zmienione"
    case .many: "\(count) zmienionych"
    case _: "\(count) zmienionego"
    }
  }
  func changedDays(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) zmieniony dzień"
    case .few: "\(count) zmienione dni"
    case .many: "\(count) zmienionych dni"
    case _: "\(count) zmienionego dnia"
    }
  }
  func testSymbols(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) symbol do testów giełd"
    case .few: "\(count) symbole do testów giełd"
    case .many: "\(count) symboli do testów giełd"
    case _: "\(count) symbolu do testów giełd"
    }
  }
  func untypable(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) symbol, którego nie da się tu wpisać"
    case .few: "\(count) symbole, których nie da się tu wpisać"
    case .many: "\(count) symboli, których nie da się tu wpisać"
    case _: "\(count) symbolu, którego nie da się tu wpisać"
    }
  }
  func times(_ count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "raz"
    case _: "\(count) razy"
    }
  }
  func pointsGenitive(_ count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "\(count) punktu"
    case _: "\(count) punktów"
    }
  }
  func pointsLocative(_ count: Double) -> String {
    switch self.plural(count) {
    case .one: "\(self.number(count)) punkcie"
    case .few: "\(self.number(count)) punktach"
    case .many: "\(self.number(count)) punktach"
    case _: "\(self.number(count)) punktu"
    }
  }
  func positionsLocative(_ count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "\(count) położeniu"
    case _: "\(count) położeniach"
    }
  }
  func symbols(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) symbol"
    case .few: "\(count) symbole"
    case .many: "\(count) symboli"
    case _: "\(count) symbolu"
    }
  }
  func values(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) wartość"
    case .few: "\(count) wartości"
    case .many: "\(count) wartości"
    case _: "\(count) wartości"
    }
  }
  func valuesGenitive(_ count: Int) -> String {
    "\(count) wartości"
  }
  func valuesLocative(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) wartości"
    case .few: "\(count) wartościach"
    case .many: "\(count) wartościach"
    case _: "\(count) wartości"
    }
  }
  func along(_ count: Int, columns: String) -> String {
    switch self.plural(count) {
    case _ where count == 0: "kolejne wiersze na osi x"
    case _ where count == 1: "kolumna \(columns) na osi x"
    case _: "kolumny \(columns) na osi x"
    }
  }
  func taken(_ count: Int, columns: String) -> String {
    switch self.plural(count) {
    case _ where count == 1: "kolumna \(columns) jako wartości"
    case _: "kolumny \(columns) jako wartości"
    }
  }
  func written(_ format: String, cells: CellMark, mark: String) -> String {
    switch cells {
    case .none: format
    case .commas: "\(format) z przecinkami między komórkami"
    case .semicolons: "\(format) ze średnikami między komórkami"
    case .tabs: "\(format) z tabulatorami między komórkami"
    case .spaces: "\(format) ze spacjami między komórkami"
    case .other: "\(format) z „\(mark)” między komórkami"
    }
  }
  func fault(_ fault: JSONFault) -> String {
    switch fault {
    case .syntax: "błąd składni"
    case .unexpectedEnd: "nieoczekiwany koniec"
    case .textAfterEnd: "tekst po końcu"
    case .invalidUTF8: "nieprawidłowe UTF-8"
    case .nulCharacter: "znak NUL"
    case .repeatedKey: "powtórzona nazwa w rekordzie"
    case .tooDeep: "zbyt wiele poziomów"
    case .numberTooLarge: "za duża liczba"
    case .tooLarge: "wartości, które zajmują za dużo pamięci,"
    case .outOfMemory: "brak pamięci"
    }
  }
  func shape(_ shape: JSONShape) -> String {
    switch shape {
    case .record: "rekord"
    case .list: "lista"
    case .number: "liczba"
    case .text: "tekst"
    case .boolean: "true lub false"
    case .null: "null"
    }
  }
  func quantity(_ quantity: ScoreError.Quantity) -> String {
    switch quantity {
    case .length: "Czas trwania"
    case .speed: "Prędkość"
    case .volume: "Głośność"
    case .panWidth: "Szerokość stereo"
    case .smoothingWeight: "Waga wygładzania"
    case .smoothingWidth: "Liczba wygładzanych punktów"
    }
  }
  func kinds(_ precision: DatePrecision) -> String {
    switch precision {
    case .year: "lata"
    case .quarter: "kwartały"
    case .month: "miesiące"
    case .day: "dni"
    case .minute: "minuty"
    case .second: "sekundy"
    case .millisecond: "milisekundy"
    case .microsecond: "mikrosekundy"
    }
  }
}
