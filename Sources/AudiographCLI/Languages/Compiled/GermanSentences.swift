// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the catalogues beside it by `make languages`: changes here are lost.

internal import Audiograph
internal import ChartInput
internal import JSON
internal import MarketData

protocol GermanSentences: Sentences {}

extension GermanSentences {
  var texts: PackedTable { PackedTable("""
    address.notFetched\tDie Adresse {0} gehört nicht zu denen, die audiograph abruft.
    address.notFetched.remedy\tEine angeben, die mit https:// beginnt und kein Passwort enthält.
    address.offline\tDie Adresse {0} wurde nicht abgerufen, weil --offline gilt.
    address.offline.remedy\tAuf --offline verzichten oder eine Datei angeben.
    address.refused\tDer Server antwortete mit Status {0} auf die Adresse {1}.
    address.remedy\tAdresse und Netz prüfen oder sie mit curl in eine Datei abrufen.
    address.tooLarge.remedy\tSie mit curl in eine Datei abrufen und diese angeben.
    again.line\tNoch einmal: {0}
    again.noFolder\tEs gibt keinen Ordner für den letzten Befehl, weil weder HOME noch XDG_STATE_HOME gesetzt ist.
    again.noFolder.remedy\tEine der Variablen setzen.
    again.nothing\tEs gibt noch nichts zu wiederholen.
    again.nothing.remedy\tErst ein Diagramm abspielen, beschreiben oder exportieren, wie mit audiograph play nile.
    again.standardInput\tDer letzte Befehl las die Standardeingabe, die sich nicht noch einmal lesen lässt.
    again.standardInput.remedy\tDie Daten in eine Datei schreiben und diese nennen.
    again.unusable\tDie Datei {0} enthält keinen Befehl, der sich wiederholen lässt.
    again.unusable.remedy\tEin Diagramm abspielen, beschreiben oder exportieren; das ersetzt sie.
    alert.noFolder\tEs gibt keinen Ordner für Alarme, weil weder HOME noch XDG_DATA_HOME gesetzt ist.
    alert.none\tEs sind keine Alarme gespeichert.
    alert.noneLeft\tDie Alarme von {0} sind gelöscht.
    alert.notKept\tFür {0} ist kein solcher Alarm gespeichert.
    alert.notKept.remedy\taudiograph alert list zeigt die gespeicherten.
    alert.unusable\tDie Datei {0} enthält etwas anderes als Alarme.
    alert.unusable.remedy\tDie Datei berichtigen oder verschieben.
    answer.answerIsNoRecord\tdie Antwort ist kein Datensatz
    answer.answerPriceIsNoNumber\tdie Antwort hat einen Kurs, der keine Zahl ist
    answer.answerWithoutResult\tdie Antwort hat kein Ergebnis
    answer.barTooShort\tein Eintrag ist zu kurz
    answer.barWithoutDate\tein Eintrag hat kein Datum
    answer.barWithoutTime\tein Eintrag hat keine Zeit
    answer.bars\tKurse je {0} Minuten
    answer.empty\tdie Antwort ist leer
    answer.errorWithoutWords\tein Fehler hat keinen Text
    answer.highBelowLow\tein Höchstkurs liegt unter seinem Tiefstkurs
    answer.impossiblePrice\tdie Antwort hat einen unmöglichen Kurs
    answer.incompleteQuote\tdem aktuellen Kurs fehlt der Wert oder das Datum
    answer.infiniteNumber\teine Zahl ist unendlich
    answer.jsonEndsEarly\tdas JSON endet in Zeile {0} zu früh
    answer.jsonFollowed\tin Zeile {0} folgt etwas auf das JSON
    answer.jsonNotUTF8\tdas JSON ist in Zeile {0} kein gültiges UTF-8
    answer.jsonTooDeep\tdas JSON ist in Zeile {0} zu tief verschachtelt
    answer.jsonTooLarge\tdas JSON würde zu viel Arbeitsspeicher brauchen
    answer.lineTooShort\tZeile {0} von {1} hat zu wenige Zellen
    answer.listEmpty\tdie Liste {0} ist leer
    answer.listNamesNothing\tdie Liste {0} nennt nichts
    answer.listWithoutColumn\tdie Liste {0} hat keine Spalte {1}
    answer.listWithoutTime\tdie Liste {0} endet ohne die Zeit ihrer Erstellung
    answer.minutes\tKurse je Minute
    answer.missingColumn\tdie Spalte {0} fehlt
    answer.morePricesThanDates\tdie Antwort hat mehr Kurse als Datumsangaben
    answer.negativeVolume\tein Volumen ist kleiner als 0
    answer.noBars\tdie Liste der Kurse fehlt
    answer.noChart\tdie Antwort hat kein Diagramm
    answer.noDailySeries\tdie Antwort hat keine Tageswerte
    answer.noFacts\tder Datensatz mit den Zahlen fehlt
    answer.noLastPrice\tder letzte Kurs fehlt
    answer.noPrice\tes gibt keinen Kurs
    answer.noPrices\tes gibt keine Kurse
    answer.noQuote\tdie Antwort hat keinen aktuellen Kurs
    answer.noResult\tdas Ergebnis fehlt
    answer.noSymbols\tdie Symbolliste ist leer
    answer.noTimeZone\tdie Antwort hat keine Zeitzone
    answer.notJSON\tdie Antwort ist in Zeile {0} kein JSON
    answer.notOnePair\tes enthält nicht genau ein Paar
    answer.otherSymbol\tdie Antwort betrifft ein anderes Symbol
    answer.outOfMemory\tfür das JSON reicht der Arbeitsspeicher nicht
    answer.priceIsNoNumber\tein Kurs ist keine Zahl
    answer.priceTooLarge\tein Kurs ist zu groß
    answer.priceWithoutTime\tein Kurs hat keine Zeit
    answer.prices\tKurse
    answer.rateNotPositive\tder Wechselkurs für {0} ist nicht größer als null
    answer.rateWithoutDate\tein Wechselkurs hat kein Datum
    answer.sharePrices\tAktienkurse
    answer.symbolsAreNoRecord\tdie Symbolliste ist kein Datensatz
    answer.tableBreaksOff\tdie Tabelle bricht in Zeile {0} ab
    answer.unequalColumns\tdie Spalten sind verschieden lang
    axis.categories\teine Kategorie
    axis.dates\tein Datum wie {0}
    axis.numbers\teine Zahl wie {0}
    axis.rows\tdie Nummer eines Punkts von 1 bis {0}
    batch.badValue\tUngültiger Wert für {0}.
    batch.badValue.remedy\tEine Zeichenkette oder eine Zahl verwenden; true oder false nur für eine Option ohne Wert.
    batch.died\tDiese Zeile beendet audiograph, mit Status {0}.
    batch.died.remedy\tBitte melden, möglichst mit dem Diagramm, falls es weitergegeben werden darf; keine andere Zeile leidet darunter.
    batch.formatOfLine\tZeile {0} des Manifests hat „format“, das nicht je Zeile gelten kann.
    batch.formatOfLine.remedy\tWeglassen: Die Endung der Ausgabe entscheidet.
    batch.interrupted\tAbgebrochen: {0}
    batch.journal\tDas Journal {0} lässt sich nicht verwenden: {1}.
    batch.journal.remedy\tFür --journal eine Datei in einem beschreibbaren Ordner angeben.
    batch.journalInUse\tEin anderer Lauf benutzt gerade das Journal {0}.
    batch.journalInUse.remedy\tWarten, bis er fertig ist, oder --journal einen anderen Namen geben.
    batch.journalNeedsName\t--resume braucht ein Journal, und zu einem Manifest von der Standardeingabe gibt es keines.
    batch.journalNeedsName.remedy\t--journal FILE ergänzen oder das Manifest als Datei angeben.
    batch.keyOfWholeBatch\tZeile {0} des Manifests hat {1}, das nicht je Zeile gelten kann.
    batch.keyOfWholeBatch.remedy\t--{0} für alle Zeilen bei audiograph batch angeben.
    batch.missingColumn\tIm Manifest fehlt die Spalte {0}.
    batch.missingColumn.remedy\tMit einer Zeile von Überschriften beginnen, zum Beispiel source,output.
    batch.missingValue\tIn der Zeile fehlt {0}.
    batch.missingValue.remedy\tDen Wert ergänzen oder die Zeile entfernen.
    batch.notAFile\tEine Zeile kann nicht nach {0} schreiben; das ist keine Datei.
    batch.notAFile.remedy\tEinen Dateinamen angeben oder audiograph export verwenden.
    batch.notAJournal\tDie Datei {0} ist kein Journal von audiograph batch.
    batch.notAJournal.remedy\t--journal einen anderen Namen geben oder die Datei wegbewegen.
    batch.notARecord\tDie Zeile ist JSON, aber kein Datensatz.
    batch.notARecord.remedy\tBeispiel: {{}\"source\": \"a.csv\", \"output\": \"a.wav\"}.
    batch.outputIsInput\tZeile {1} des Manifests schreibt {2}, das Zeile {0} liest.
    batch.outputIsInput.remedy\tEinen anderen Namen wählen oder das Manifest auf zwei Läufe aufteilen; es wurde nichts geschrieben.
    batch.outputIsJournal\tZeile {0} des Manifests schreibt {1}, das Journal dieses Laufs.
    batch.outputIsManifest\tZeile {0} des Manifests schreibt {1}, das Manifest selbst.
    batch.outputIsResults\tZeile {0} des Manifests schreibt {1}, wohin die Ergebnisse gehen.
    batch.repeatedKey\tDas Manifest hat mehrere Spalten {0}.
    batch.repeatedKey.remedy\tNur source, output und wiederholbare Optionen dürfen mehrere Spalten haben.
    batch.sameOutput\tDie Zeilen {0} des Manifests schreiben beide {1}.
    batch.sameOutput.remedy\tJeder Zeile eine eigene Ausgabe geben; es wurde nichts geschrieben.
    batch.severalValues\t{0} hat eine Liste von Werten, nimmt aber nur einen.
    batch.severalValues.remedy\tEinen einzigen Wert angeben.
    batch.standardInput\tEine Zeile kann nicht von der Standardeingabe lesen, die alle Zeilen teilen würden.
    batch.standardInput.remedy\tEine Datei oder ein Symbol angeben.
    batch.unknownKey\tZeile {0} des Manifests hat {1}; das ist keine Option einer Zeile.
    batch.unknownKey.remedy\tsource, output oder eine Option verwenden, die audiograph help batch nennt.
    batch.unreadable.remedy\tEin Manifest angeben: CSV mit den Spalten source und output oder einen JSON-Datensatz je Zeile.
    batch.withoutJournal\tWarnung: {0} --resume beginnt von vorn.
    brief.above\tAlarm über einem Wert; --below darunter.
    brief.as\tDas Symbol, dessen Kurse die Datei enthält.
    brief.by\tWie lang ein Zeitabschnitt ist: quarter oder year.
    brief.change\tAlarm bei einer Änderung um etwa 2% --within 10m.
    brief.config\tLiest Einstellungen aus dieser Datei.
    brief.dateFormat\tWie Datumsangaben geschrieben sind, etwa %d.%m.%Y.
    brief.device\tDas Audiogerät; audiograph devices nennt sie.
    brief.duration\tDauer: gist, short, normal, long oder Sekunden.
    brief.every\tMeldet den Kurs, etwa alle 10m.
    brief.exec\tStartet je Alarm ein Programm; steht zuletzt.
    brief.format\tDas Format, wo keine Endung es zeigt, wie bei -o -.
    brief.from\tDas erste Datum, an dem ein Zeitabschnitt enden darf.
    brief.hearing\tFindet heraus, was gut zu hören ist.
    brief.jobs\tWie viele Symbole zugleich abgerufen werden, sonst 4.
    brief.jobsOfBatch\tWie viele Zeilen zugleich berechnet werden, sonst eine je Kern.
    brief.journal\tDie Datei, die fertige Zeilen verzeichnet.
    brief.jsonFacts\tGibt die Fakten und die Texte als JSON aus.
    brief.jsonFigures\tGibt jede Kennzahl als JSON aus.
    brief.jsonLines\tGibt je Zeile ein JSON-Objekt aus.
    brief.lang\tDie Sprache der Texte: {0}.
    brief.level\tWie viel gesagt wird: alt, short, standard oder long.
    brief.limit\tWie viele Firmen höchstens ausgegeben werden.
    brief.listColumns\tGibt die Spalten einer Tabelle aus.
    brief.manifest\tSchreibt als JSON, was wann klingt.
    brief.metric\tWelche Kennzahl, wie revenue, earnings oder cash-flow.
    brief.mono\tSchreibt einen Kanal statt zwei.
    brief.newHigh\tAlarm bei neuem Hoch, etwa von 1Y; --new-low bei neuem Tief.
    brief.offline\tVerwendet nur gespeicherte oder mitgelieferte Kurse.
    brief.offlineFigures\tVerwendet nur gespeicherte Kennzahlen.
    brief.only\tEine Reihe von mehreren, mit ihrem Namen.
    brief.output\tWohin geschrieben wird; - ist die Standardausgabe.
    brief.outputOfComparison\tSchreibt eine Datei, statt abzuspielen.
    brief.provider\tWer gefragt wird, wie yahoo oder kraken.
    brief.quietNames\tGibt nur Namen oder nur Symbole aus.
    brief.quietSymbols\tGibt nur Symbole aus.
    brief.quiz\tBeginnt mit dem Quiz oder einem eigenen.
    brief.random\tLässt den Kurs von selbst wandern.
    brief.range\tWie weit zurück: 5D, 3M, 1Y, YTD oder MAX.
    brief.record\tFügt jeden Kurs einer CSV-Datei an.
    brief.resume\tÜberspringt Zeilen, die fertig und unverändert sind.
    brief.speak\tSpricht die Zeilen auch.
    brief.speech\tSchreibt Zahlen und Datumsangaben für eine Stimme.
    brief.speed\tTeilt die Dauer.
    brief.stats\tErgänzt eine Statistik des Trends.
    brief.step\tUm wie viel eine Taste ändert, 1% oder 0.5.
    brief.symbols\tFindet nur Symbole, die mit TEXT beginnen.
    brief.symbolsFetched\tRuft die Firmenlisten ab, die search verwendet.
    brief.symbolsRead\tLiest stattdessen Listen von Symbolen und Firmennamen.
    brief.table\tGibt je Zeile eine Kennzahl aus.
    brief.text\tWann der Text ausgegeben wird: before, after oder none.
    brief.threshold\tMeldet Änderungen, etwa um 0.5%.
    brief.together\tSpielt mehrere Reihen zugleich statt nacheinander.
    brief.value\tWelcher Kurs: close, open, high, low, volume und andere.
    brief.verbose\tZeigt jede Einstellung mit ihrer Bedeutung.
    brief.y\tEine Spalte von Werten, mit Namen oder als #2.
    brief.yCloses\tDie Spalte der Schlusskurse, mit Namen oder als #2.
    cell.place\tZeile {0}, Spalte {1} von {2}
    chart.noPoints\tEs gibt nichts zu hören: Kein Punkt hat einen Wert.
    chart.noPoints.remedy\tEinen längeren Zeitraum wählen.
    chart.notARank\tDer Wert von Punkt {0} ist kein Rang, also keine ganze Zahl ab 1.
    chart.notARank.remedy\t--kind measurement verwenden.
    chart.notFinite\tDer Wert von Punkt {0} ist zu groß.
    chart.notFinite.remedy\tIn der Quelle berichtigen.
    chart.tooManySeries.remedy\tMit --only einige auswählen, zum Beispiel {0}.
    chart.tooManySeries.remedyRows\tMit --where Zeilen auswählen oder audiograph describe verwenden.
    chart.unequalCounts.remedy\tJedem Wert eine eigene Position geben.
    column.unnamed\tSpalte {0}
    columns.of\t{0}:
    columns.stored\t{0}: gespeichert.
    company.proposal\t{1} für {0}
    company.reading\t{1} wird als {2} für {0} gelesen.
    config.commandLine\tBefehlszeile
    config.file\tDatei {0}
    config.line\t{0}: {2}, aus: {1}.
    config.lineUnset\t{0}: nicht gesetzt.
    config.meaning\t{1} {2} Möglich: {0}.
    config.nothing\tEs ist nichts eingestellt. Alle Einstellungen zeigt audiograph config -v.
    config.overridden\tDie Variable {0} ist gesetzt und hat Vorrang vor der Datei.
    config.readable\tAndere Benutzer dieses Rechners können {0} lesen. Abhilfe: chmod 600 und der Dateiname.
    config.readers\t{0}: {1}.
    config.readersNone\t{0}: nimmt diese Einstellungen zurück.
    config.secret\tgesetzt
    config.set\t{0}: {2}, in der Datei {1}.
    config.typeSecret\tDen Wert von {0} eingeben und Enter drücken; er wird nicht angezeigt.
    config.unset\t{0}: nicht mehr gesetzt, in der Datei {1}.
    config.variable\tVariable {0}
    config.visibleKey\tAndere Benutzer dieses Rechners können einen Schlüssel in der Befehlszeile sehen. Ohne ihn wird er von der Standardeingabe gelesen.
    config.wasNotSet\t{0}: nicht gesetzt, in der Datei {1}.
    console.cannotWrite.remedy\tAn einen anderen Ort umleiten.
    date.span\t{0} bis {1}
    device.busy\tEin anderes Programm benutzt gerade das Audiogerät {0}.
    device.default\t{0} (Standardgerät)
    device.listing\tDie Geräte zeigt audiograph devices.
    device.missingLibrary\tAbspielen ist nicht möglich: Die Bibliothek {0} fehlt.
    device.missingLibrary.remedy\tALSA, die Audiobibliothek von Linux, installieren (apt install alsa-utils, dnf install alsa-lib oder pacman -S alsa-lib).
    device.noSuchDevice\tEs gibt kein Audiogerät {0}.
    device.noneFound\tEs wurde kein Audiogerät gefunden.
    device.noneFound.remedy\tEines anschließen oder einrichten oder den Klang mit audiograph export in eine Datei schreiben.
    device.notPermitted\tFür das Audiogerät {0} fehlt die Berechtigung.
    device.notResponding\tDas Audiogerät {0} antwortet noch nicht.
    device.serverUnreachable\tDer Soundserver des Geräts {0} antwortet nicht.
    device.system\tAuf dem Audiogerät {0} ist kein Abspielen möglich: {1}.
    device.unsupportedConfiguration\tDas Audiogerät {0} kann diese Art von Klang nicht abspielen.
    device.unsupportedRate\tDas Audiogerät {2} kann nicht mit {1} Hertz abspielen, aber mit {0}.
    explore.silence\tWarnung: {0} Es erscheint nur Text.
    explore.standardInput\tDas Diagramm kann nicht von der Standardeingabe kommen, denn von dort kommen die Tasten.
    explore.standardInput.remedy\tDie Daten zuerst in einer Datei speichern.
    export.foreignIndex\t{0} stammt nicht von audiograph: Die Datei bleibt, wie sie ist, und führt zu keinem Diagramm.
    export.patience\t{0} wird noch geschrieben.
    export.script\tDas Skript der Seiten steht in {1}: {0}.
    export.wrote\t{0} geschrieben.
    export.wroteSound\t{1} geschrieben, {0}.
    figure.noFigures\tIn den Einreichungen von {0} fehlt: {1}.
    figure.noFigures.remedy\tWas eingereicht wurde, sagt audiograph fundamentals {0}.
    figure.noPrices\t{0} ist keine Kursdatei, daher gilt --value {1} hier nicht.
    figure.noPrices.remedy\t--value weglassen.
    figure.noneInRange\tIn dieser Zeit hat {0} nicht eingereicht: {1}.
    figure.noneInRange.remedy\t{0} weglassen.
    figure.notASymbol\t{0} kann nicht das Symbol einer Firma sein.
    figure.notASymbol.remedy\tDas Symbol mit audiograph search und dem Firmennamen suchen.
    figure.notByPeriod.remedy\tStattdessen {0} verwenden.
    figure.nothingFiled\t{0} hat weder Umsatz noch Gewinn noch operativen Cashflow eingereicht.
    figure.nothingFiled.remedy\tDas Symbol einer Firma wählen; Fonds haben keine solchen Zahlen.
    figure.nothingStored\tVon {0} sind keine Zahlen gespeichert, und das Abrufen ist abgeschaltet.
    figure.unknownCompany\tDie SEC kennt das Symbol {0} nicht.
    figure.unknownCompany.remedy\tMit audiograph search suchen; nur Firmen, die in den Vereinigten Staaten berichten, haben Zahlen.
    figure.unknownMetric\tUnbekannte Kennzahl {1}: {0} verwenden.
    figure.unknownPeriod\tUnbekannter Zeitabschnitt {1}: {0} verwenden.
    figures.older\tWarnung: {1} {0}
    figures.patience\tWarten auf die Zahlen von {0}.
    fileSpeech.cannotStart\tSprache in einer Audiodatei ist nicht möglich, weil sich espeak-ng nicht starten lässt: {0}.
    fileSpeech.missingLibrary\tSprache in einer Audiodatei ist nicht möglich, weil die Bibliothek {0} nicht installiert ist.
    fileSpeech.missingLibrary.remedy\tlibsamplerate installieren (apt install libsamplerate0, dnf install libsamplerate oder pacman -S libsamplerate), oder --sample-rate 22050 verwenden, die Rate von espeak-ng.
    fileSpeech.noProgram\tSprache in einer Audiodatei ist nicht möglich, weil espeak-ng nicht installiert ist.
    fileSpeech.noProgram.remedy\tespeak-ng installieren (apt install espeak-ng, dnf install espeak-ng oder pacman -S espeak-ng), oder --speak und --narrate weglassen.
    fileSpeech.noSound\tSprache in einer Audiodatei ist nicht möglich, weil espeak-ng mit dem Exit-Status {0} endete.
    fileSpeech.noSound.remedy\tDen Grund zeigt espeak-ng test; sonst --speak und --narrate weglassen.
    fileSpeech.resampling\tSprache in einer Audiodatei ist nicht möglich, weil libsamplerate den Fehler {0} meldet.
    fileSpeech.resampling.remedy\t--sample-rate 22050 verwenden, die Rate von espeak-ng.
    fileSpeech.silent\tSprache in einer Audiodatei ist nicht möglich, weil espeak-ng keinen Ton lieferte.
    form.address\teine Adresse, die mit https beginnt, auf diesem Rechner auch mit http
    form.baseline\tbase, first, zero, mean oder eine Zahl
    form.bins\t2 bis 100 oder width:W mit einer Zahl über 0
    form.bounds\tzwei Spalten, wie --band lower,upper
    form.columnType\teine Spalte und text, number, date oder duration, wie part=text
    form.command\tein Programm und seine Argumente, mit geschlossenen Anführungszeichen
    form.condition\teine Spalte und ein Wert wie Sex=female
    form.contact\teine E-Mail-Adresse, keine Webadresse
    form.date\tein Datum wie 2013-03-01
    form.dateFormat\tdas Jahr %Y und andere Teile, jedes höchstens einmal, wie %d.%m.%Y oder %Y-%m-%d %H:%M
    form.delimiter\tcomma, semicolon, tab, space oder ein ASCII-Zeichen
    form.device\tder Name eines Audiogeräts
    form.keys\tZeichen und Namen von Tasten wie left, mit Leerzeichen dazwischen
    form.length\tgist, short, normal, long oder eine Zahl von Sekunden zwischen 0.5 und 3600
    form.lineCount\teine ganze Zahl von Zeilen, mindestens 0
    form.number\teine Zahl wie -2.5
    form.numberWithin\teine Zahl von {0} bis {1}
    form.path\tder Pfad einer Datei
    form.pause\tauto, off, enter oder eine Zahl von Sekunden bis 60
    form.pitchRange\taufsteigende Grenzen von 55 bis 4000 Hertz, in Hertz oder Noten, wie 220:1760 oder c3:c6
    form.program\tein Programm und seine Argumente, mit Leerzeichen dazwischen
    form.range\teine Zahl mit D, W, M oder Y wie 5D oder 1Y, oder YTD oder MAX
    form.seconds\teine Zahl von Sekunden zwischen {0} und {1}
    form.secret\tein Schlüssel
    form.shard\tein Teil und die Zahl der Teile, wie 2/3
    form.smoothing\tema: mit einer Zahl von 0.001 bis 1 oder median: oder mean: mit einer ungeraden Zahl von 3 bis 101
    form.span\teine Zeit wie 30s, 10m oder 2h
    form.text\tein Text in einer Zeile
    form.thousands\tcomma, point, space oder apostrophe
    form.threshold\teine Zahl oder ein Prozentsatz wie 0.5%
    form.wholeNumberWithin\teine ganze Zahl von {0} bis {1}
    form.wordsPerMinute\teine Zahl von Wörtern pro Minute zwischen {0} und {1}
    form.yesOrNo\tyes oder no
    group.braille\tBraille
    group.comparing\tVergleichen
    group.everywhere\tÜberall
    group.explaining\tErklären
    group.exploring\tErkunden
    group.figures\tKennzahlen
    group.following\tVerfolgen
    group.importing\tImportieren
    group.learning\tLernen
    group.manual\tHandbuch
    group.pitch\tTonhöhe
    group.playing\tAbspielen
    group.printing\tAusgeben
    group.searching\tSuchen
    group.simulating\tSimulieren
    group.soundsAroundTheData\tKlänge um die Daten
    group.speaking\tSprechen
    group.theBatch\tDer Lauf
    group.time\tZeit
    group.tone\tKlangfarbe
    group.updating\tAktualisieren
    group.watching\tBeobachten
    group.whatIsRead\tWas gelesen wird
    group.whereFiguresComeFrom\tWoher Kennzahlen kommen
    group.wherePricesComeFrom\tWoher Kurse kommen
    group.whichPartOfIt\tWelcher Teil davon
    group.words\tText
    group.writing\tSchreiben
    guess.rows\t{1}: Zeilen: {0} insgesamt, {2}.
    hearing.confirm\tEnter schreibt das in {0}; q beendet und ändert nichts.
    hearing.done\tIn {0} geschrieben; jedes Diagramm klingt von nun an so.
    hearing.enter\tEnter schreibt das, q beendet.
    hearing.left\tNichts wurde geändert.
    hearing.leftEar\tWar links ein Ton zu hören? 1 ja, 2 nein, r noch einmal.
    hearing.limit\tBis zu {0} Töne steigen: Wie viele sind gut zu hören? Die Zahl tippen, r noch einmal.
    hearing.nothing\tDann ist nichts zu hören: Die Lautstärke erhöhen und neu beginnen. Nichts wurde geändert.
    hearing.opening\tWie Diagramme am besten zu hören sind, in einer Minute; q beendet und ändert nichts.
    hearing.pace\tWie war das Tempo? 1 bitte langsamer, 2 richtig, 3 bitte schneller.
    hearing.rightEar\tWar rechts ein Ton zu hören? 1 ja, 2 nein, r noch einmal.
    hearing.setting\t{0}: {1}.
    hearing.timbre\tZweimal dasselbe: Was war deutlicher? 1 das erste, 2 das zweite, ein schlichter Ton.
    hearing.usual\t{0}: Voreinstellung.
    help.again.example1\tWiederholt den letzten Befehl.
    help.again.example2\tWiederholt ihn halb so schnell.
    help.again.example3\tWiederholt ihn mit zwei Änderungen.
    help.again.note1\tJede Option des letzten Befehls lässt sich ändern; die anderen bleiben.
    help.again.remark1\tEine Option tritt an die Stelle derselben Option des letzten Befehls und einer, die sie ausschließt; alle anderen bleiben. Optionen, die der letzte Befehl nicht hat, werden abgelehnt.
    help.again.remark2\tDer Befehl liegt in again.json in $XDG_STATE_HOME/audiograph oder in ~/.local/state/audiograph. Was über die Standardeingabe kam, wird nicht aufbewahrt.
    help.again.summary\twiederholt das letzte play, describe oder export, mit Änderungen
    help.alert.example1\tSpeichert einen Alarm.
    help.alert.example2\tNennt alle Alarme.
    help.alert.example3\tEntfernt einen.
    help.alert.example4\tEntfernt alle eines Symbols.
    help.alert.note1\twatch überwacht die Alarme; ohne Symbol alle.
    help.alert.operand\tadd, list oder remove, dann das Symbol.
    help.alert.remark1\twatch meldet die Alarme, die für ein Symbol gespeichert sind, wenn seine eigenen Optionen keine nennen; ohne Symbol verfolgt es alle, die welche haben. Sie stehen in alerts.json neben den Kursen.
    help.alert.summary\tspeichert Alarme für Symbole
    help.batch.example1\tBerechnet jede Zeile, auf allen Kernen.
    help.batch.example2\tBerechnet nur unfertige und geänderte Zeilen.
    help.batch.example3\tBerechnet ein Jahr in einem Kanal, wo eine Zeile nichts anderes sagt.
    help.batch.example4\tNimmt die Zeilen von einem anderen Programm.
    help.batch.note1\tMANIFEST ist CSV mit den Spalten source und output oder je Zeile ein JSON-Datensatz.
    help.batch.note2\tAuch jede Option von export, die sagt, was geschrieben wird, kann Spalte sein.
    help.batch.operand\tCSV mit den Spalten source und output oder je Zeile ein JSON-Datensatz; - für die Standardeingabe.
    help.batch.remark1\tEin Manifest ist CSV, dessen erste Zeile Spalten nennt, oder NDJSON, dessen Datensätze Namen haben: source, output und jede Option von export, die sagt, was geschrieben wird, ohne ihre Bindestriche, wie in source,output,title,duration.
    help.batch.remark2\tsource, output und wiederholbare Optionen wie y können mehrere Spalten sein oder in JSON eine Liste. Eine leere Zelle oder null gilt als nicht angegeben; eine Option ohne Wert ist yes oder no, true oder false. Die Endung einer Ausgabe bestimmt, was geschrieben wird, wie bei export.
    help.batch.remark3\tOptionen von batch gelten für jede Zeile, die nichts anderes sagt. Pfade gehen von dem Ordner aus, in dem das Programm gestartet wird, und dürfen nicht aus ihm hinausführen; Symbole haben die gespeicherten Kurse. Mehr darf ein vertrauenswürdiges Manifest: --allow-paths, --allow-symbols, --allow-addresses.
    help.batch.remark4\tGibt je fertiger Zeile eine Zeile JSON aus: line, source, output, status (done, unchanged oder failed), seconds, points, exit, message, notes. exit und message sind, was export gemeldet hätte, immer auf Englisch. Eine Zeile, die fehlschlägt, hält die anderen nicht auf, macht aber den Exit-Status zu 3.
    help.batch.remark5\tEs wird nichts geschrieben, wenn zwei Zeilen dieselbe Datei schreiben oder eine schreibt, was eine andere liest.
    help.batch.remark6\tFertige Zeilen stehen im Journal. --resume überspringt eine Zeile, wenn die Bytes ihrer Quellen, ihre Optionen, ihre Einstellungen und ihre Ausgaben unverändert sind. Zeilen mit Symbolen werden immer berechnet. Eine Zeile, in der audiograph beendet wurde, wird in einem eigenen Prozess noch einmal versucht.
    help.batch.remark7\tMehrere Prozesse oder Rechner teilen sich die Zeilen mit --shard 1/3, 2/3 und 3/3, jeder mit eigenem Journal; batch --merge führt dann die Journale zusammen und erledigt, was fehlt.
    help.batch.summary\tführt viele Exporte auf einmal aus
    help.compare.example1\tSpielt zwei Aktien nacheinander.
    help.compare.example2\tSpielt drei Aktien zugleich.
    help.compare.example3\tSchreibt den Vergleich, statt ihn abzuspielen.
    help.compare.note1\tJeder Wert wird zur Veränderung in Prozent seit dem ersten gemeinsamen Datum.
    help.compare.remark1\tJeder Wert wird zur prozentualen Veränderung seit dem ersten Datum, das alle Quellen haben, und alle teilen sich eine Achse, außer mit --own-axis. Was nicht alle haben, wird ausgelassen, und eine Zeile nennt es. Ein Zeitraum zählt ab dem letzten Datum zurück, das alle haben.
    help.compare.remark2\tMit -o entstehen Dateien wie bei export, und mit --json ist die Ausgabe wie bei describe; beides spielt nichts. Optionen zum Abspielen wirken nur beim Abspielen, Optionen zu Dateien nur beim Schreiben.
    help.compare.summary\tvergleicht Diagramme als prozentuale Veränderung
    help.completion.example1\tVervollständigt in dieser bash.
    help.completion.example2\tVervollständigt in jeder fish.
    help.completion.operand\tDie Shell.
    help.completion.summary\tgibt die Vervollständigungen für eine Shell aus
    help.config.example1\tZeigt jede Einstellung, die einen Wert hat, und woher.
    help.config.example2\tZeigt jede Einstellung mit ihrer Bedeutung.
    help.config.example3\tÄndert eine Einstellung in der Einstellungsdatei.
    help.config.example4\tGibt einen Wert aus.
    help.config.example5\tSpielt jedes Diagramm halb so laut.
    help.config.example6\tÄndert eine Einstellung für ein Symbol.
    help.config.example7\tStellt auf einmal ein, was zu einem Screenreader passt.
    help.config.example8\tEntfernt eine Einstellung aus der Datei.
    help.config.example9\tFragt nach einem Schlüssel, ohne ihn anzuzeigen.
    help.config.note1\tJede Option zu Klang, Text und Sprachausgabe ist auch eine Einstellung.
    help.config.note2\tOptionen haben Vorrang vor Variablen wie AUDIOGRAPH_LANG, diese vor der Datei.
    help.config.note3\taudiograph config reader orca stellt ein, was zu einem Screenreader passt; alle bekannten zeigt audiograph config reader.
    help.config.operand\tNichts; oder get, set oder unset mit dem Namen einer Einstellung und bei set einem Wert; oder reader mit {0}.
    help.config.remark1\tOptionen zu Klang, Text und Sprachausgabe sind Einstellungen gleichen Namens. Was eingegeben wird, hat Vorrang vor den Einstellungen eines Symbols, diese haben Vorrang vor denen einer Liste; dann kommen Umgebungsvariablen, dann die Einstellungsdatei. Ein Schalter wie --ticks ist on oder off; --ticks=off schaltet ihn einmal aus.
    help.config.remark2\tDie Einstellung eines Symbols besteht aus dem Symbol, einem Punkt und der Einstellung, wie AAPL.baseline; sie gilt für ein Diagramm, das nur dieses Symbol zeigt. audiograph list set merkt sich Einstellungen für eine Liste.
    help.config.remark3\tDie Einstellung speak gilt nie für export und batch.
    help.config.remark4\tSchlüssel werden nie ausgegeben. Ohne Wert in der Befehlszeile, wo andere Benutzer ihn sehen könnten, wird ein Schlüssel von der Standardeingabe gelesen.
    help.config.remark5\tDer Exit-Status ist 3, wenn die Einstellung keinen Wert hat.
    help.config.summary\tzeigt und ändert Einstellungen
    help.describe.example1\tSagt, wie das letzte Jahr verlief.
    help.describe.example2\tSagt es in einer Zeile.
    help.describe.example3\tGibt die Fakten für ein anderes Programm aus.
    help.describe.example4\tNennt die Spalten einer Datei.
    help.describe.example5\tBeschreibt jede Region, nur aus einem Teil der Zeilen.
    help.describe.remark1\tOptionen zum Klang ändern nur, was --explain sagt; --as candles fügt hinzu, was die Kerzen taten.
    help.describe.remark2\t--lang und --speech wählen die Sprache und für wen der Text ist; sonst tun das die Variablen AUDIOGRAPH_LANG und AUDIOGRAPH_WORDS und danach die Einstellungsdatei.
    help.describe.summary\tbeschreibt in Worten, was ein Diagramm zeigt
    help.devices.example1\tGibt je Zeile ein Gerät aus, seinen Namen vorn.
    help.devices.summary\tlistet die Audiogeräte auf
    help.examples\tBeispiele:
    help.explore.example1\tGeht die Kurse eines Jahres durch.
    help.explore.example2\tGeht eines der mitgelieferten Beispiele durch.
    help.explore.example3\tAntwortet auf ein Wort oder auf Tasten, ohne Terminal.
    help.explore.note1\tLinks und Rechts gehen von Punkt zu Punkt, mit je einem Ton und einer Zeile.
    help.explore.note2\t  Pos1, Ende: Anfang, Ende. t, v: höchster, tiefster. u, d: höher, tiefer.
    help.explore.note3\t  Leertaste: spielt ab hier; jede Taste hält an. i: Beschreibung. p: Standort.
    help.explore.note4\t  g: zu einem Datum oder Wert. 1 bis 6: 1, 3, 6 Monate, 1, 5 Jahre, alles.
    help.explore.note5\t  h: weitere Tasten, einige auf einmal. q oder Escape: beendet.
    help.explore.remark1\tAuf jede Taste folgt eine Zeile von höchstens 40 Zeichen, die mit dem Wert beginnt. Folgen Tasten schnell aufeinander, sind nur Töne zu hören; die Zeile kommt nach der letzten.
    help.explore.remark2\tIst die Standardeingabe kein Terminal oder das Terminal „dumb“, so ist jede Zeile ein Wort wie next oder go 2012-09-19, oder Tasten; jede Zeile wird beantwortet.
    help.explore.remark3\tDie Einstellung key.NAME wählt andere Tasten für eine Aktion, wie in audiograph config set key.next \"j right\"; audiograph config -v nennt die Namen. explore.command ist das Programm, das n mit Symbol und Datum als letzten Argumenten startet, nie über eine Shell.
    help.explore.remark4\tOrt, Marken und Tempo stehen je Quelle in explore.json in $XDG_DATA_HOME/audiograph.
    help.explore.summary\tführt mit der Tastatur durch ein Diagramm
    help.export.example1\tSchreibt ein Jahr als Klang.
    help.export.example2\tSchreibt Klang und Text.
    help.export.example3\tSchreibt in die Standardausgabe.
    help.export.note1\tFILE endet auf .wav, .flac, .ogg, .opus oder .mp3 für Klang, .html (Seite), .svg (Bild), .txt (Text), .mid, .vtt, .json, .csv oder .brf.
    help.export.remark1\tDie Endung von FILE bestimmt, was geschrieben wird: .wav, .flac, .ogg, .opus und .mp3 sind Klang, .html ist eine Seite mit allem, .svg das Bild, .mid MIDI, .vtt sind Untertitel, .txt ist die Beschreibung, .json sind ihre Fakten, .csv die Daten, .brf ist Braille für einen Drucker.
    help.export.summary\tschreibt ein Diagramm als Klang, Bild oder Text
    help.fundamentals.example1\tNennt das letzte Quartal und das letzte Jahr.
    help.fundamentals.example2\tGibt je Zeile ein Jahr aus.
    help.fundamentals.example3\tGibt die Quartale für ein anderes Programm aus.
    help.fundamentals.note1\tFirmen reichen diese Zahlen bei der SEC ein, die eine E-Mail-Adresse verlangt.
    help.fundamentals.note2\tEinmal setzen: audiograph config set providers.sec.contact ADDRESS.
    help.fundamentals.operand\tDas Symbol einer Firma wie AAPL.
    help.fundamentals.remark1\tEs sind die Zahlen, die Firmen bei der SEC einreichen, der amerikanischen Börsenaufsicht. Sie verlangt eine E-Mail-Adresse; einmal setzen mit audiograph config set providers.sec.contact ADDRESS.
    help.fundamentals.remark2\tEin Quartal, das nicht für sich eingereicht wurde, wird aus längeren Zeiträumen abgeleitet und so gekennzeichnet.
    help.fundamentals.remark3\tEine Kennzahl ist selbst eine SOURCE: audiograph play AAPL:revenue spielt den Umsatz jedes Quartals, und audiograph describe AAPL:earnings:year beschreibt den Gewinn Jahr für Jahr.
    help.fundamentals.summary\tnennt Umsatz, Gewinn und Cashflow aus den Berichten einer Firma
    help.group\t{0}:
    help.help.example1\tErklärt play mit den am häufigsten gebrauchten Optionen.
    help.help.example2\tErklärt jede Option von play.
    help.help.example3\tErklärt, wie Diagramme klingen und wie sich das ändern lässt.
    help.help.note1\taudiograph help allein nennt die Befehle und die Themen.
    help.help.operand\tEin Befehl oder ein Thema, und all für jede Option.
    help.help.summary\terklärt einen Befehl oder ein Thema
    help.import.example1\tSpeichert die Kurse von AAPL.
    help.import.example2\tSpeichert sie unter einem anderen Symbol.
    help.import.example3\tSpeichert eine Spalte als Schlusskurse.
    help.import.example4\tErgänzt Firmen, die search findet.
    help.import.note1\tDer Name einer Datei ohne Endung ist das Symbol.
    help.import.operand\tEine Kursdatei oder - für die Standardeingabe; mit --symbols eine Symbolliste.
    help.import.remark1\tOhne --as ist der Name der Datei ohne Endung das Symbol.
    help.import.remark2\tEine Kursdatei hat je Tag eine Zeile. Diese Zeilen ersetzen importierte derselben Tage und alles, was ein Anbieter zu dem Symbol geschickt hat; Zeilen ohne Schlusskurs werden ausgelassen. Eine Datei mit einem Fehler lässt den Kursspeicher, wie er war; die anderen Dateien werden importiert.
    help.import.remark3\tEine Symbolliste ist CSV mit den Überschriften Symbol und Name und wahlweise Exchange, Currency und Country.
    help.import.summary\tnimmt Kurse oder eine Symbolliste in den Kursspeicher auf
    help.learn.example1\tGeht die Klänge nacheinander durch.
    help.learn.example2\tStellt zehn Fragen dazu.
    help.learn.example3\tFindet heraus, was gut zu hören ist, und stellt das ein.
    help.learn.example4\tStellt die Fragen einer Lehrkraft.
    help.learn.note1\tLeertaste spielt noch einmal, n den nächsten Klang, b den vorigen, t das Quiz.
    help.learn.note2\tEine Zahl beantwortet eine Frage; q beendet jederzeit.
    help.learn.operand\tEin eigenes Quiz: eine CSV-Datei mit den Spalten chart, question, choices und answer.
    help.learn.remark1\tDie Klänge sind die von play, mit dessen Einstellungen. Das beste Ergebnis jedes Quiz steht in learn.json neben den Kursen.
    help.learn.remark2\tIn einem eigenen Quiz ist chart Zahlen mit Leerzeichen dazwischen, - für eine fehlende, oder eine Datei daneben, ein Beispiel oder ein gespeichertes Symbol; zwischen den choices steht |, und answer ist eine davon.
    help.learn.remark3\tOhne Terminal tun die Zeilen next, back, again, quiz, leave und Zahlen, was die Tasten tun.
    help.learn.summary\terklärt die Klänge, mit einem Quiz
    help.list.example1\tErgänzt eine Liste und legt sie bei Bedarf an.
    help.list.example10\tEntfernt eine Einstellung einer Liste.
    help.list.example2\tGibt je Zeile eine Liste aus.
    help.list.example3\tGibt je Zeile ein Symbol einer Liste mit Namen aus.
    help.list.example4\tSetzt ein Symbol an die erste Stelle.
    help.list.example5\tEntfernt ein Symbol.
    help.list.example6\tEntfernt die Liste und gibt aus, was darin war.
    help.list.example7\tBenennt eine Liste um.
    help.list.example8\tMerkt sich eine Einstellung für eine Liste.
    help.list.example9\tMerkt sich Einstellungen für ein Symbol einer Liste.
    help.list.note1\tEine Liste steht überall für ihre Symbole, wo eine Quelle steht: play @tech.
    help.list.note2\taudiograph list set tech volume=0.5 merkt sich eine Einstellung für eine Liste.
    help.list.operand\tEine Liste; oder add, remove, move, rename, set oder unset, dann eine Liste, dann was dazu nötig ist.
    help.list.remark1\tEin Name hat Buchstaben, Ziffern, Binde- und Unterstriche; Groß- und Kleinschreibung spielt keine Rolle. Positionen zählen ab 1.
    help.list.remark2\tEinstellungen einer Liste gelten für ein Diagramm, das nur diese Liste zeigt, und die eines Symbols darin für dieses Symbol in der Liste; audiograph config zeigt sie.
    help.list.remark3\tEine Liste kann überall stehen, wo SOURCE steht, wie in audiograph play @tech. Listen liegen als JSON in lists.json in $XDG_DATA_HOME/audiograph oder in ~/.local/share/audiograph.
    help.list.summary\tverwaltet benannte Listen von Symbolen
    help.more\tAlle Optionen erklärt audiograph {0} --help all.
    help.options\tOptionen:
    help.play.example1\tSpielt die Schlusskurse des letzten Jahres.
    help.play.example2\tSpielt eines der mitgelieferten Beispiele.
    help.play.example3\tSpielt eine Spalte einer Datei.
    help.play.example4\tSpielt, was über die Standardeingabe kommt.
    help.play.example5\tSpielt zwei Reihen einer Tabelle, die je Land eine hat.
    help.play.example6\tSpielt zwei Aktien zugleich.
    help.play.example7\tGeht eine Watchlist durch; ] geht zum nächsten Eintrag.
    help.play.follow\tMit --follow erklingt jede Zahl der Standardeingabe, sobald sie kommt: der alte Wert, ein Gleiten, der neue Wert. Zeilen gibt es mit --threshold oder --every; am Ende werden die letzten Werte wie ein Diagramm beschrieben.
    help.play.keys\tWährend ein Diagramm in einem Terminal erklingt, hält die Leertaste an und fährt fort, Links und Rechts gehen ein Zehntel zurück und weiter, Pos1 beginnt von vorn, x und X verlangsamen und beschleunigen, Enter erkundet es ab dem Punkt, der gerade erklingt, i sagt, was es zeigt, h, was die Tasten tun, und q oder Escape beendet es.
    help.play.note1\tLeertaste hält an, Links und Rechts spulen, Enter erkundet, q beendet.
    help.play.round\tEine Liste allein ist eine Runde: zu jedem Eintrag eine Zeile und drei Sekunden seines letzten Monats, oder was --range und --duration sagen; ] und [ gehen zum nächsten und zum vorigen Eintrag, und --order change beginnt mit den größten Bewegungen. Mit --together, --rebase, --shared-axis, --manifest und --title wird ein einziges Diagramm daraus.
    help.play.summary\tspielt ein Diagramm ab
    help.samples.example1\tGibt je Zeile ein Diagramm aus; was einzugeben ist, steht vorn.
    help.samples.example2\tGibt nur aus, was einzugeben ist.
    help.samples.remark1\tDer Name eines Beispiels steht anstelle einer Datei, wie in audiograph play nile. Aktien heißen wie ihre Symbole; ihre mitgelieferten Kurse werden nur verwendet, wenn es keine anderen gibt.
    help.samples.summary\tlistet die mitgelieferten Beispieldaten auf
    help.search.example1\tGibt Firmen mit einem Wort aus, das mit apple beginnt.
    help.search.example2\tGibt höchstens drei aus.
    help.search.example3\tSucht beim Tippen und spielt dann die letzten 30 Handelstage.
    help.search.example5\tBeantwortet nacheinander jede Zeile.
    help.search.note1\tOhne TEXT sucht es auf einem Terminal beim Tippen.
    help.search.operand\tDer Anfang eines Namens, eines Wortes darin oder eines Symbols; mehrere Wörter sind ein Text.
    help.search.remark1\tJede Zeile nennt den Namen der Firma, ihr Symbol und ihre Börse; JSON-Objekte haben symbol, name, exchange, currency und country, null, wenn unbekannt.
    help.search.remark2\tOhne TEXT auf einem Terminal werden Firmen aufgelistet, sobald das Tippen ruht. Enter wählt die erste; eine Zahl hinter dem Text und Enter wählen eine andere. Rücktaste, Strg-W und Strg-U löschen ein Zeichen, ein Wort und alles. Escape, Strg-D oder Enter ohne Text beenden die Suche. Sonst ist jede Zeile der Standardeingabe ein TEXT.
    help.search.remark3\tDer Exit-Status ist 3, wenn nichts gefunden wird.
    help.search.summary\tfindet Symbole zu Firmennamen
    help.seeAlso\tSiehe auch: audiograph help {0}.
    help.simulate.example1\tPfeil nach oben und unten bewegen einen Kurs von 100 um ein Prozent.
    help.simulate.example2\tBewegt ihn in Schritten von fünf Prozent.
    help.simulate.example3\tEin Kurs, der sich von selbst bewegt, jedes Mal gleich.
    help.simulate.note1\tPfeil nach oben hebt den Kurs, nach unten senkt ihn, q beendet.
    help.simulate.remark1\tEr klingt und spricht wie die Kurse in watch, mit denselben Alarmen und Aufzeichnungen. --minimum und --maximum begrenzen ihn; sonst bleibt er zwischen der Hälfte und dem Doppelten des Anfangs.
    help.simulate.remark2\tOhne Terminal bewegen ihn die Zeilen up und down auf der Standardeingabe.
    help.simulate.summary\terfindet einen Kurs zum Üben
    help.source\tSOURCE ist eine Datei, ein Symbol wie AAPL oder ein Beispiel wie nile.
    help.sources.operand\tEine Datei, - für die Standardeingabe, ein Symbol wie AAPL, eine Liste wie @tech oder ein Beispiel wie nile; mehrere sind mehrere Reihen.
    help.update.example1\tAktualisiert jedes gespeicherte Symbol außer importierten.
    help.update.example2\tRuft zwei Symbole ab, gespeichert oder nicht.
    help.update.example3\tAktualisiert eine Watchlist.
    help.update.example4\tRuft die Symbollisten ab, die search verwendet.
    help.update.note1\tOhne SYMBOL aktualisiert es alles Gespeicherte außer importierten Kursen.
    help.update.operand\tEin Symbol wie AAPL oder BTC-EUR oder eine Watchlist wie @tech; ohne Angabe alle gespeicherten.
    help.update.remark1\tGibt das Ergebnis für jedes Symbol aus und bei mehreren eine Zusammenfassung. Schlagen einige fehl, bleiben die anderen erhalten, und der Exit-Status ist 4.
    help.update.remark2\tImportierte Kurse bleiben, wie sie sind, außer wenn --provider einen Anbieter nennt, der sie ersetzt.
    help.update.summary\truft die neuesten Kurse ab und behält sie
    help.usage\tAufruf: {0}
    help.value.example1\tNennt den Schlusskurs eines Tages.
    help.value.example2\tNennt den letzten Schlusskurs eines Jahres.
    help.value.example3\tFragt nach dem neuesten Kurs.
    help.value.example4\tGibt nur die Zahl aus.
    help.value.example5\tNennt den Wert einer Kategorie.
    help.value.lastOperand\tEin Datum, eine Zahl oder eine Kategorie auf der x-Achse oder eine Frage.
    help.value.note1\tX ist ein Datum, eine Zahl, eine Kategorie oder eines der Wörter highest, lowest, first, last, change, trend, mean, median; bei einem Symbol auch now.
    help.value.operand\tEine Datei, - für die Standardeingabe, ein Symbol wie AAPL oder ein Beispiel wie nile.
    help.value.remark1\tGibt es bei X keinen Wert, gilt der letzte davor, und die Antwort sagt es. Ein Jahr, ein Quartal oder ein Monat steht für seinen letzten Wert, wenn die Daten feiner sind.
    help.value.remark2\tKategorien werden zuerst in der Groß- und Kleinschreibung der Daten gesucht, dann in jeder anderen. Eine Frage in Kleinbuchstaben ist immer die Frage.
    help.value.remark3\tmax, min und average werden auch verstanden.
    help.value.remark4\tBei now, dem neuesten Kurs, wird jedes Mal ein Anbieter gefragt; die Antwort wird nicht gespeichert.
    help.value.remark5\tMit --quiet wird nur die Zahl ausgegeben, so genau wie bekannt: bei change die Differenz, bei trend der Name seiner Klasse.
    help.value.summary\tnennt einen Wert eines Diagramms
    help.watch.example1\tVerfolgt einen Kurs, bis q gedrückt wird.
    help.watch.example2\tMeldet jede Änderung um ein halbes Prozent.
    help.watch.example3\tEndet, sobald der Kurs über 200 ist.
    help.watch.example4\tZeichnet die Kurse einer Liste auf.
    help.watch.example5\tSpielt eine Stunde davon in einer Minute.
    help.watch.note1\tEine Änderung ist ein Ton: alter Wert, Gleiten, neuer Wert.
    help.watch.note2\ti fasst zusammen, die Tasten von explore gehen hindurch, q beendet.
    help.watch.operand\tWas verfolgt wird: Symbole wie AAPL oder BTC-EUR, Listen wie @tech.
    help.watch.remark1\tJeder Anbieter wird so oft gefragt, wie er es erlaubt: Kraken alle 5 Sekunden, Yahoo alle 15, CoinGecko jede Minute, die EZB alle 15 Minuten, Alpha Vantage jede Stunde, und alle nur alle 15 Minuten, solange nicht gehandelt wird. Wer ausfällt, wird immer seltener gefragt. Nichts davon wird als Schlusskurs gespeichert.
    help.watch.remark2\tEin Alarm kommt jedes Mal einmal, wenn seine Bedingung wahr wird: drei steigende oder fallende Töne und eine Zeile. Er kommt wieder, nachdem der Wert um ein Tausendstel der Schwelle oder um die Hälfte der Änderung zurückgegangen ist. Ein erster Wert jenseits der Schwelle ist nur mit --once ein Alarm.
    help.watch.remark3\tWas nach --exec steht, wird bei jedem Alarm gestartet, ohne Shell; {{}symbol}, {{}value}, {{}time} und {{}count} darin werden ersetzt. Höchstens vier laufen zugleich; wenn sechzehn weitere warten, werden weitere Alarme eines Symbols zu einem Lauf, und {{}count} sagt, wie viele es sind. Ein Wert kann negativ sein: davor -- schreiben.
    help.watch.summary\tverfolgt laufende Kurse, mit Alarmen
    hint.reader\tWer mit Screenreader oder Braillezeile liest: audiograph config reader zeigt die passenden Einstellungen.
    http.badAddress\tUngültige Adresse {1} für {0}.
    http.badAddress.remedy\tFür {0} eine setzen, die mit https beginnt, auf diesem Rechner auch mit http.
    http.badRedirect\tDer Server {1} ({0}) leitet an eine unzulässige Adresse weiter.
    http.brokenOff\tDie Verbindung zum Server {1} ({0}) ist abgebrochen.
    http.brokenOff.remedy\tNoch einmal versuchen oder mit --offline gespeicherte Daten verwenden.
    http.cannotConnect\tKeine Verbindung zum Server {1} ({0}).
    http.cannotResolve\tDer Server {1} ({0}) wurde nicht gefunden.
    http.cannotStart\tcurl, das {0} abfragt, lässt sich nicht starten: {1}.
    http.cannotStart.remedy\tDie Zugriffsrechte von curl prüfen oder --offline verwenden.
    http.ended\tDie Anfrage an {0} wurde abgebrochen.
    http.failed\tDie Anfrage an den Server {2} ({1}) ist fehlgeschlagen: curl endete mit dem Status {0}.
    http.failed.remedy\tDen Status in man curl nachschlagen oder mit --offline gespeicherte Daten verwenden.
    http.insecure\tKeine sichere Verbindung zum Server {1} ({0}).
    http.insecure.remedy\tUhr und Zertifikate dieses Rechners prüfen oder --offline verwenden.
    http.malformed\tDer Server {1} ({0}) hat mit etwas geantwortet, das kein gültiges HTTP ist.
    http.programMissing\tDas Programm {1}, das {0} abfragt, ist nicht installiert.
    http.programMissing.remedy\tInstallieren (apt install curl, dnf install curl oder pacman -S curl) oder --offline verwenden.
    http.timedOut\tDer Server {1} ({0}) brauchte länger als {2}.
    http.tooLarge\tDer Server {2} ({0}) hat mehr als {1} geschickt.
    http.tooLarge.remedy\t{0} prüfen oder mit --provider einen anderen Anbieter fragen.
    http.tooManyRedirections\tDer Server {2} ({1}) leitet mehr als {0}-mal weiter.
    import.badSymbol\t{0} kann kein Symbol sein.
    import.guessed\t{0}: {1} als Schlusskurs genommen; --y wählt eine andere Spalte.
    import.named\t{0}: nach dem Dateinamen als {1} importiert.
    import.noDays\t{0}: keine Tage.
    import.noSymbol\tDer Name {0} kann kein Symbol sein.
    import.noSymbol.remedy\tMit --as ein Symbol angeben.
    import.notDates\t{0} hat keine Spalte mit Datumsangaben.
    import.notDates.remedy\tEine Datei mit einer Datumsspalte angeben.
    import.notDays\tDie Datumsangaben in {1} nennen keine Tage, zum Beispiel {0}.
    import.notDays.remedy\tEine Datei mit einem Kurs je Tag angeben.
    import.patience\tDer Import läuft noch.
    import.replacedImported\t{0}: Die importierten Kurse wurden ersetzt.
    import.severalFilesAs\tMehrere Dateien können nicht alle die Kurse von {0} enthalten.
    import.severalFilesAs.remedy\tEinzeln importieren oder --as weglassen, damit die Dateinamen die Symbole sind.
    internalError\tInterner Fehler: Für {0} gibt es keine Meldung.
    internalError.remedy\tBitte zusammen mit dem eingegebenen Befehl melden.
    kind.allEqual\tAlle Werte sind {1}, daher hat --as {0} nichts zu sagen.
    kind.allEqual.remedy\t--as histogram zählt sie.
    kind.negative\t{0} ist {1}, doch ein Teil eines Ganzen kann nicht unter 0 liegen.
    kind.negative.remedy\t--as bars nennt die Werte.
    kind.notHere\t{1} kennt --as {0} nicht.
    kind.notHere.remedy\tMit describe, play oder export verwenden, oder --as line.
    kind.repeatedCell\tZwei Zeilen haben {1} und {0}.
    kind.repeatedCell.remedy\tDie Namen mit --x und --by so wählen, dass jedes Paar einmal vorkommt.
    kind.tooManyBins\tDiese Breite ergibt mehr als {0} Klassen.
    kind.tooManyBins.remedy\tMit --bins width:W eine größere Breite wählen oder mit --bins die Zahl der Klassen.
    kind.tooManyGroups\tEs gibt {1} Gruppen, aber höchstens {0} lassen sich unterscheiden.
    kind.tooManyGroups.remedy\tMit --by andere Gruppen wählen oder mit --where einige weglassen.
    learn.answers\t1 bis {0} als Antwort, r noch einmal.
    learn.keys\tr noch einmal, n weiter, b zurück, t Quiz, q beendet.
    learn.last\tDas war der letzte Klang: t beginnt das Quiz, q beendet.
    learn.opening\tDie Klänge der Diagramme; q beendet.
    list.and\t{0} und {1}
    list.badName\tEine Liste kann nicht {0} heißen.
    list.badPosition\tUngültige Position {1}: eine ganze Zahl von 1 bis {0} angeben.
    list.badSymbol.remedy\tEines wie AAPL verwenden oder mit audiograph search suchen.
    list.emptyList\tDie Liste {0} ist leer.
    list.emptyList.remedy\tMit audiograph list add {0} und Symbolen füllen.
    list.form\tBeispiel: {{}\"lists\": {{}\"tech\": [\"AAPL\", \"MSFT\"]}}.
    list.line\t{0}: {1}.
    list.lineEmpty\t{0}: keine Symbole.
    list.malformed\tIn der Watchlist-Datei {1} ist {0} keine Liste von Symbolen.
    list.malformedSettings\tIn der Watchlist-Datei {1} sind die Einstellungen von {0} kein Datensatz.
    list.misnamed\tIn der Watchlist-Datei {1} heißt eine Liste {0}.
    list.more\t{1} und {0} weitere
    list.nameForm\tErlaubt sind höchstens 64 Zeichen: Buchstaben von A bis Z, Ziffern, Binde- und Unterstriche.
    list.nameTaken\tEine Liste {0} gibt es schon.
    list.noFolder\tEs gibt keinen Ordner für Watchlists, weil weder HOME noch XDG_DATA_HOME gesetzt ist.
    list.noFolder.remedy\tEine der Variablen setzen.
    list.noRecord\tIn der Watchlist-Datei {0} ist „lists“ kein Datensatz.
    list.noSettingsRecord\tIn der Watchlist-Datei {0} sind die Einstellungen kein Datensatz.
    list.none\tEs gibt keine Watchlists. Mit audiograph list add NAME SYMBOL entsteht eine.
    list.notInList\tIn der Liste {0} steht {1} nicht.
    list.notInList.remedy\tDie Symbole der Liste zeigt audiograph list {0}.
    list.or\t{0} oder {1}
    list.removed\tEntfernt: {0}
    list.reservedName\tEine Liste kann nicht {0} heißen; das ist ein Befehl für Listen.
    list.setting\t{0}: {1}.
    list.settingsForm\tBeispiel: {{}\"settings\": {{}\"tech\": {{}\"baseline\": \"first\"}}}.
    list.unknownList\tEs gibt keine Liste {0}.
    list.unknownList.none\tMit audiograph list add NAME SYMBOL entsteht eine.
    list.unknownList.remedy\tEine der Listen wählen: {0}.
    listFile.isFolder\tDie Watchlist-Datei {0} ist ein Ordner.
    listFile.isFolder.remedy\tIhn wegbewegen.
    listFile.malformed\tDie Watchlist-Datei {3} ist kein gültiges JSON: {2} in Zeile {1}, Spalte {0}.
    listFile.notARecord\tDie Watchlist-Datei {0} enthält {1}, keinen Datensatz.
    listFile.notFound\tEs gibt keine Watchlist-Datei {0}.
    listFile.notFound.remedy\tMit audiograph list add eine Liste anlegen.
    listFile.tooLarge\tDie Watchlist-Datei {0} ist zu groß.
    listFile.tooLarge.remedy\tDie Datei wegbewegen oder verkleinern.
    listFile.unreadable\tDie Watchlist-Datei {0} lässt sich nicht lesen: {1}.
    listFile.unreadable.remedy\tDie Zugriffsrechte prüfen.
    live.above\tAlarm: {1} liegt über {0}, jetzt bei {2}.
    live.alert\tAlarm: {0}.
    live.below\tAlarm: {1} liegt unter {0}, jetzt bei {2}.
    live.cannotRecord\t{1} kann nicht geschrieben werden: {0}.
    live.cannotRecord.remedy\tBei --record eine andere Datei angeben.
    live.cannotRun\t{1} kann nicht gestartet werden: {0}.
    live.cannotRun.remedy\tNach --exec ein Programm und seine Argumente angeben, jedes für sich; eine Shell liest sie nicht.
    live.closed\t{0}: derzeit kein Handel, daher nur alle 15 Minuten eine Abfrage; --always fragt weiter so oft wie sonst.
    live.emptyRecording\tIn {0} wurde nichts aufgenommen.
    live.emptyRecording.remedy\tNoch einmal aufnehmen, mit audiograph watch --record.
    live.ended\tDie Aufnahme ist zu Ende; q beendet.
    live.keys\ti fasst zusammen, h nennt die Tasten, q beendet.
    live.keysRandom\tDer Kurs bewegt sich von selbst; Pfeil nach oben und unten bewegen ihn auch, i fasst zusammen, q beendet.
    live.keysSimulation\tPfeil nach oben hebt den Kurs, nach unten senkt ihn, i fasst zusammen, h nennt die Tasten, q beendet.
    live.linesSimulation\tDie Zeilen up und down bewegen den Kurs, q beendet.
    live.lost\t{0}: {1} Audiograph versucht es weiter.
    live.nameIsOption\tEin Programm würde {0} für eine Option halten, daher kann --exec es nicht übergeben.
    live.nameIsOption.remedy\t{{}symbol} im Befehl weglassen.
    live.newHigh\tAlarm: {0} liegt auf einem neuen {1}-Hoch, {2}.
    live.newLow\tAlarm: {0} liegt auf einem neuen {1}-Tief, {2}.
    live.noAlert\tEs kam kein Alarm.
    live.noNumber.remedy\tEine Zahl pro Zeile angeben, oder ein Muster, das sie findet: --regex 'time=(.*) ms'.
    live.noSymbol\t{0} hat keinen Kurs, der sich verfolgen lässt.
    live.noSymbol.remedy\tEin Symbol wie AAPL angeben oder Zahlen an audiograph play - --follow leiten.
    live.notARecording\t{1} ist keine Aufnahme: Die erste Zeile lautet nicht {0}.
    live.notARecording.remedy\t--replay nimmt, was --record geschrieben hat; für --record ist eine neue Datei nötig.
    live.nothingStored\t{0} braucht gespeicherte Kurse von {1}, und es gibt keine.
    live.nothingStored.remedy\tZuerst audiograph update {0} ausführen.
    live.onlyStandardInput\tNur die Standardeingabe lässt sich verfolgen.
    live.onlyStandardInput.remedy\tDie Datei durch eine Pipe leiten, wie in tail -f FILE | audiograph play - --follow; Kurse verfolgt audiograph watch.
    live.percent\t{0} Prozent
    live.recordsItsInput\t{0} wird gelesen, daher kann nichts darin aufgenommen werden.
    live.recovered\t{0}: Es kommen wieder Kurse, {1}.
    live.searchBrokenOff\tZeile {0} wurde übersprungen, weil die Suche nach dem Muster zu lange dauerte.
    live.simulation\tSimulation
    live.typeNumbers\tZahlen eintippen, jede in eine Zeile; Strg-D beendet.
    live.value\tDer Wert
    live.zone\tZeiten in {0}.
    manual.command\tDieser Befehl {0}.
    manual.commands\tBEFEHLE
    manual.configFolder\tDer Ordner ist ~/.config, wenn die Variable nicht gesetzt ist.
    manual.dataFolder\tDer Ordner ist ~/.local/share, wenn die Variable nicht gesetzt ist.
    manual.description\tBESCHREIBUNG
    manual.environment\tUMGEBUNGSVARIABLEN
    manual.exitStatus\tEXIT-STATUS
    manual.files\tDATEIEN
    manual.header\tDienstprogramme für Benutzer
    manual.lists\tWatchlists als JSON-Datensatz, wie in {0}.
    manual.name\tBEZEICHNUNG
    manual.optionNames\tOptionen: {0}.
    manual.options\tOPTIONEN
    manual.precedence\tUmgebungsvariablen haben Vorrang vor der Datei, Optionen vor beiden; wird eine Option zweimal angegeben, zählt die letzte.
    manual.purpose\tmacht Diagramme hörbar und beschreibt sie in Worten
    manual.samples\tDer Ordner der mitgelieferten Beispieldaten.
    manual.seeAlso\tSIEHE AUCH
    manual.setting\t{1} Möglich: {0}.
    manual.settings\tEinstellungen als JSON-Datensatz; die Namen darin sind {0}.
    manual.several\tMehrere Quellen sind mehrere Reihen eines Diagramms.
    manual.sharedOptions\tOptionen, die bei jedem Befehl, der sie hat, dasselbe bedeuten:
    manual.source\tSOURCE ist eine Datei (.csv, .tsv, .json, .ndjson), - für die Standardeingabe oder ein Symbol wie AAPL. Nach einem Wort, das nicht großgeschrieben und hier unbekannt ist, wird kein Anbieter gefragt, außer wenn --symbol sagt, dass es ein Symbol ist.
    manual.statuses\t0 fertig; 1 interner Fehler; 2 falscher Aufruf; 3 Eingabedaten; 4 ein Anbieter oder das Netzwerk; 5 das Audiogerät; 6 Schreiben der Ausgabe; 7 --once ohne Alarm zu Ende; 130 abgebrochen.
    manual.synopsis\tÜBERSICHT
    manual.turns\tMacht Diagramme hörbar und beschreibt sie in Worten.
    menu.help\taudiograph help NAME erklärt Befehle und Themen:
    menu.start\tErst audiograph, dann Befehl und Datei oder Symbol: audiograph play nile.
    menu.title\taudiograph macht Diagramme hörbar und beschreibt sie in Worten.
    named.address\tDie Quelle {0} ist eine Adresse, und was eine Datei nennt, wird nicht abgerufen.
    named.address.remedy\tWenn das Manifest vertrauenswürdig ist, --allow-addresses verwenden.
    named.outside\tDer Pfad {0} führt aus dem Ordner hinaus, aus dem Dateien genannt werden dürfen.
    named.outside.remedy\tWenn das Manifest vertrauenswürdig ist, --allow-paths verwenden.
    named.symbol\tVon {0} ist nichts gespeichert, und nach einem Symbol, das eine Datei nennt, wird niemand gefragt.
    named.symbol.remedy\tWenn das Manifest vertrauenswürdig ist, --allow-symbols verwenden.
    nearest.meant\tIst {0} gemeint?
    note.constantColumn\t{0}: Spalte {1} ausgelassen, sie ist durchgehend {2}.
    note.encoding\t{1}: Text als {0} gelesen, weil er nicht UTF-8 ist; sind Buchstaben falsch, nennt --encoding NAME die richtige Kodierung.
    note.formulas\t{1}: Formeln ohne gespeicherten Wert gelten als fehlende Werte: {0}; eine Tabellenkalkulation speichert sie beim Sichern der Arbeitsmappe.
    note.hiddenRows\t{1}: in der Arbeitsmappe ausgeblendete Zeilen wurden auch gelesen: {0}.
    note.nearlyAlongRows\t{0}: die Zeilen als x-Achse gezählt; {1} liest die Tabelle andersherum.
    note.nearlyAlongX\t{0}: {2} als x-Achse gelesen; {1} liest die Tabelle andersherum.
    note.nearlyGrouping\t{0}: Zeilen nach {2} auf Reihen verteilt; {1} liest die Tabelle anders.
    note.nearlyOneSeries\t{0}: alle Zeilen als eine Reihe gelesen; {1} verteilt sie auf Reihen.
    note.noOrder\t{0}: die Reihenfolge der Zeilen bedeutet vielleicht nichts; --as histogram sagt, wie oft Werte vorkommen.
    note.numbersAsTexts\t{0}: Spalten ausgelassen, deren Zahlen als Text gespeichert sind: {2}; {1} liest die erste.
    note.quotesInCells\t{1}: Anführungszeichen innerhalb von Zellen als Teil des Textes gelesen, zuerst in Zeile {0}.
    note.readBesideLog\t{0}: SQLite hat die Datenbank an ihrem Ort gelesen und kann Dateien neben ihr hinterlassen haben, die auf -wal und -shm enden.
    note.referenceLine\t{0}: {1}, durchgehend {2}, ist die Grundlinie; Werte darunter haben ein leises Rauschen.
    note.rowsSorted\t{1}: Zeilen sortiert, die ab Zeile {0} nicht in der richtigen Reihenfolge waren.
    note.sheet\t{1}: Blatt {2} gelesen, das von {0} Blättern die meisten Zeilen mit Werten hat; --sheet wählt ein anderes.
    note.tableInField\t{0}: Tabelle in {1} gelesen; --field wählt eine andere.
    note.tableOfPage\t{2}: Tabelle {1} gelesen, die größte von {0} auf der Seite; --table wählt eine andere.
    note.thousands\t{0}: Komma in {2} von {1} als Tausendertrennzeichen gelesen; für ein Dezimalkomma --decimal comma verwenden.
    note.timesConverted\t{0}: Zeiten in UTC umgerechnet, weil sie verschiedene Zeitverschiebungen haben.
    note.totalRow\t{0}: auch die letzte Zeile verwendet, {1}, die Summe der anderen.
    option.above\tSchlägt Alarm, wenn der Wert über diesen steigt.
    option.aggregate\tFasst mehrere Werte an derselben Stelle der x-Achse zu einem zusammen.
    option.allowAddresses\tRuft Quellen des Manifests ab, die Webadressen sind.
    option.allowPaths\tLiest und schreibt, was das Manifest in anderen Ordnern nennt.
    option.allowSymbols\tFragt Anbieter nach neuen Kursen der Symbole des Manifests.
    option.always\tFragt ebenso oft, wenn nicht gehandelt wird.
    option.as\tAls was das Diagramm beschrieben wird und klingt: line (Linie), candles (Kerzen), bars (Balken), scatter (Punktwolke), histogram, density (Dichte), box (Boxplot), band (Band), heatmap oder share (Anteile); auto entscheidet nach den Daten.
    option.band\tDie Spalten der unteren und der oberen Grenze eines Bandes: lower,upper.
    option.baseline\tEin leises Rauschen, solange der Wert darunter liegt; base ist der letzte Wert vor dem Zeitraum.
    option.below\tSchlägt Alarm, wenn der Wert unter diesen fällt.
    option.bins\tWie viele Klassen ein Histogramm hat, 2 bis 100, oder wie breit sie sind: width:10.
    option.bits\tBits je Abtastwert; 32f ist eine Gleitkommazahl.
    option.braille\tErgänzt das Diagramm in Acht-Punkt-Braille: Zeilen von 14 bis 80 Zellen, voreingestellt 40, in 1 bis 10 Reihen.
    option.brailleOfFile\tWie viele Zellen eine Zeile einer .brf-Datei hat, 14 bis 80; voreingestellt 40.
    option.by\tDie Spalte, deren Texte die Zeilen auf Reihen aufteilen; none lässt sie in einer.
    option.byPeriod\tWie lang ein Zeitabschnitt ist; voreingestellt nennt der Text das letzte Quartal und das letzte Jahr, Listen Quartale oder, wenn es keine gibt, Jahre.
    option.change\tSchlägt Alarm, wenn sich der Wert in der Zeit von --within so weit ändert, nach oben oder unten: 2% oder 5.
    option.columnType\tWas eine Spalte enthält, wie part=text: text, number (Zahlen), date (Datum) oder duration (Dauer); ohne Angabe wird es erkannt.
    option.comment\tWomit eine Kommentarzeile beginnt, statt mit #.
    option.config\tDie Einstellungsdatei, statt config.json in $XDG_CONFIG_HOME/audiograph.
    option.cues\tSetzt Marken an Extremwerte, Wendepunkte, Kreuzungen und Teilstriche: WAV, Ogg, Opus, MP3.
    option.dateFormat\tWie Datumsangaben geschrieben sind, wie in %d.%m.%Y: %Y Jahr, %m Monat, %d Tag, %H Stunde, %M Minute, %S Sekunde, %b Monatsname.
    option.decimal\tDas Dezimalzeichen der Zahlen.
    option.delimiter\tWas die Zellen trennt; ohne Angabe wird es erkannt.
    option.device\tDas Audiogerät, eines von denen, die devices ausgibt.
    option.duration\tWie lange die Daten klingen: gist 3 Sekunden, short 6, long 20, normal je nach Zahl der Punkte; oder eine Zahl von Sekunden zwischen 0.5 und 3600.
    option.embedSound\tLegt die Aufnahme in eine Seite, auch ohne Skripte zu hören: opus, mp3 oder wav.
    option.encoding\tDie Zeichenkodierung des Textes, etwa windows-1250 oder shift-jis; ohne Angabe wird sie erkannt.
    option.endPhrase\tWas mit --speak nach allem anderen gesprochen wird; leer für nichts.
    option.error\tDie Spalte, die ein Band zu seinen Werten addiert und von ihnen abzieht.
    option.even\tGibt jedem Punkt dieselbe Zeit.
    option.every\tMeldet den Wert in diesen Abständen, etwa 10m, geändert oder nicht.
    option.exec\tStartet bei jedem Alarm ein Programm; alles nach dieser Option ist das Programm mit seinen Argumenten.
    option.explain\tSagt in einem Satz genau, wie aus Werten Klang wird.
    option.field\tWo in einer JSON-Datei die Daten stehen: Namen, mit Punkten verbunden, wie result.prices.
    option.file\tBehandelt jede SOURCE als Datei.
    option.follow\tSpielt die Zahlen der Standardeingabe, sobald sie kommen.
    option.format\tDas Format, für die Standardausgabe und für Namen ohne bekannte Endung.
    option.fragment\tSchreibt in .html, was in einen Artikel gehört: ein Element mit Text, Player, Bild und Tabelle.
    option.from\tDas erste Datum.
    option.header\tDie Zeile mit den Überschriften, ab 1 gezählt; 0, wenn es keine gibt.
    option.hearing\tFindet heraus, welche Ohren, Tonhöhen, welches Tempo und welche Klangfarbe passen, und stellt sie auf Bestätigung ein.
    option.help\tGibt eine kurze Hilfeseite aus, mit all jede Option.
    option.htmlStyle\tDie Formatvorlage einer Seite; none überlässt sie der Seite um ein Fragment.
    option.ignoreBad\tBehandelt Zellen, die keine Zahlen sind, als fehlend und lässt Zeilen aus, deren Position auf der x-Achse nicht lesbar ist.
    option.interval\tFasst die Punkte jeder Woche, jedes Monats oder Quartals zusammen, nachdem der Zeitraum gewählt ist.
    option.invert\tGibt der niedrigsten Zahl die höchste Tonhöhe, was bei Rängen ohnehin so ist.
    option.jobs\tWie viele Zeilen zugleich berechnet werden, von 1 bis 256; voreingestellt eine je Kern.
    option.jobsFetching\tWie viele Symbole zugleich abgerufen werden; voreingestellt 4.
    option.journal\tDie Datei, die fertige Zeilen verzeichnet, statt MANIFEST.journal.
    option.jsonAnswers\tGibt jede Antwort als eine Zeile JSON aus und sonst nichts.
    option.jsonColumns\tGibt sie zusammen mit --list-columns für ein anderes Programm aus.
    option.jsonFacts\tGibt die Fakten und die Texte als ein JSON-Dokument aus und sonst nichts.
    option.jsonFigures\tGibt jede Kennzahl als ein JSON-Dokument aus und sonst nichts.
    option.jsonLists\tGibt Listen als JSON aus, je Zeile ein Objekt.
    option.kind\tWas die Zahlen sind; davon hängt ab, wie sie benannt werden und wie die Tonhöhe skaliert wird. Bei Rängen (rank) ist 1 am höchsten.
    option.lang\tDie Sprache der Texte, der Meldungen und der Hilfe.
    option.languages\tDie Sprache der Texte, der Meldungen und der Hilfe; für eine .html-Datei auch mehrere: en,de.
    option.level\tWie viel gesagt wird; voreingestellt {0}.
    option.limit\tWie viele Firmen höchstens ausgegeben werden, von 1 bis 1000; voreingestellt 10, beim Tippen 5.
    option.listColumns\tGibt die Spalten jeder Datei aus, je Zeile eine, und tut sonst nichts; mit --json als JSON.
    option.manifest\tSchreibt, was wann zu hören ist, als JSON, aus dem sich die Daten zurückrechnen lassen.
    option.manual\tGibt die Handbuchseite in der Form aus, die das Programm man liest.
    option.markBreaks\tMarkiert, wo ein Niveau in ein anderes springt.
    option.markExtremes\tMarkiert den höchsten und den niedrigsten Punkt.
    option.maxLength\tWie viele Zeichen die Sätze höchstens haben, mit einfachen Leerzeichen dazwischen; ganze Sätze am Ende fallen weg. Zeilen vor den Sätzen zählen nicht mit.
    option.maximum\tDer Wert bei der höchsten Tonhöhe.
    option.merge\tFührt die Journale aller Teile zusammen und rendert, was fehlt.
    option.metric\tWelche Kennzahlen; für mehr wiederholen; voreingestellt revenue, earnings und cash-flow.
    option.minimum\tDer Wert bei der tiefsten Tonhöhe.
    option.missing\tEin weiterer Text für einen fehlenden Wert, zum Beispiel -1.
    option.mode\tEin gleitender Ton oder einzelne Töne.
    option.mono\tMacht einen Kanal statt zwei.
    option.narrate\tSagt auch vor jedem Anstieg oder Rückgang, wohin er führt.
    option.newHigh\tSchlägt Alarm, wenn der Kurs höher ist als alle gespeicherten eines Zeitraums wie 1Y.
    option.newLow\tSchlägt Alarm, wenn der Kurs tiefer ist als alle gespeicherten eines Zeitraums wie 1Y.
    option.noClobber\tErsetzt keine vorhandene Datei.
    option.noEndSound\tLässt die zwei Klopfzeichen nach den Daten weg.
    option.noIntro\tLässt die tiefste und die höchste Tonhöhe vor den Daten weg.
    option.noInvert\tGibt der höchsten Zahl die höchste Tonhöhe, auch bei Rängen, deren niedrige Zahlen sonst hoch klingen; in Worten bleiben es Ränge.
    option.notes\tRundet jede Tonhöhe auf die nächste Note einer Tonleiter; sonst sind Tonhöhen genau.
    option.offline\tRuft nichts ab; verwendet, was gespeichert oder mitgeliefert ist.
    option.offlineFigures\tRuft nichts ab; verwendet, was gespeichert ist.
    option.once\tEndet mit dem ersten Alarm, mit dem Exit-Status 0, oder 7, wenn keiner kam; der erste Wert zählt mit.
    option.only\tEine Reihe einer Tabelle mit mehreren, mit ihrem Namen oder dessen Anfang.
    option.order\tDie Reihenfolge einer Runde: größte Änderungen zuerst, nach Namen oder wie in der Liste.
    option.output\tWohin geschrieben wird; - ist die Standardausgabe; DIR/ erhält Klang, Untertitel, Text und Seite; für mehr Dateien wiederholen.
    option.ownAxis\tGibt jeder Reihe ihre eigene Achse.
    option.pan\tWie weit der Klang von links nach rechts wandert, von 0 bis 0.8.
    option.pause\tWie lange ein Klang nach der Zeile davor wartet: auto, bis ein Screenreader sie gesprochen hat, enter, bis Enter gedrückt wird; nur auf einem Terminal. Jede Taste beendet das Warten. Ohne Einstellung gilt auto, solange ein Screenreader läuft, sonst off.
    option.pitchRange\tDie tiefste und die höchste Tonhöhe, in Hertz von 55 bis 4000 oder als Noten wie c3:c6.
    option.poll\tFragt in diesen Abständen nach Kursen, und keinen Anbieter öfter als erlaubt.
    option.profile\tEin Tonhöhenbereich mit Namen: standard 220 bis 1760 Hertz, warm 131 bis 1046, narrow 330 bis 660.
    option.provider\tWer nach Kursen gefragt wird, statt des Anbieters, der zum Symbol passt.
    option.query\tEine Abfrage in SQL, die aus einer Datenbank liest, an Stelle einer Tabelle.
    option.quiet\tGibt nur Ergebnisse und Fehler aus.
    option.quiz\tBeginnt mit dem Quiz; eine Datei ersetzt es durch ein eigenes.
    option.random\tDer Kurs bewegt sich von selbst, einmal je Sekunde; --speed macht ihn schneller.
    option.range\tWie weit vom letzten Punkt zurück: eine Zahl von Tagen (D), Wochen (W), Monaten (M) oder Jahren (Y), seit Jahresbeginn (YTD) oder alles.
    option.rebase\tMacht aus jedem Wert die prozentuale Veränderung seit dem ersten Datum, das alle Reihen haben, auf einer Achse.
    option.record\tFügt jeden Wert einer CSV-Datei an, die --replay von watch wieder abspielt.
    option.regex\tNimmt die Zahlen, die ein Muster in der Syntax von PCRE2 in den Zeilen eines beliebigen Textes findet, wie '([0-9.]+) ms'.
    option.replay\tSpielt ab, was --record geschrieben hat, mit --speed entsprechend schneller.
    option.resume\tÜberspringt Zeilen, die ein früherer Lauf fertiggestellt hat und die unverändert sind.
    option.sampleRate\tFrames je Sekunde, von 8000 bis 192000.
    option.scale\tOb gleiche Differenzen (linear) oder gleiche Prozente (log) gleiche Intervalle sind.
    option.scriptFile\tSchreibt das Skript einer Seite in eine Datei daneben und gibt seinen Hash aus.
    option.seed\tEine Zahl, die jedes Mal denselben zufälligen Kurs ergibt.
    option.seedOfQuiz\tEine Zahl, die jedes Mal dasselbe Quiz ergibt.
    option.shard\tRendert nur jede N-te Zeile ab der I-ten: ein Prozess von mehreren. Sonst entscheiden die Variablen von Slurm und Kubernetes.
    option.sharedAxis\tLegt alle Reihen auf eine Achse.
    option.sheet\tDas Blatt einer Arbeitsmappe, mit Namen oder Nummer; ohne Angabe das mit den meisten Zeilen mit Werten.
    option.skip\tWie viele Zeilen übersprungen werden, bevor etwas gelesen wird.
    option.smooth\tGlättet zuerst die Werte: ema:0.35, oder median:5 oder mean:5 über eine ungerade Zahl von Punkten.
    option.sort\tDie Reihenfolge der Gruppen eines Boxplots: wie in der Datei oder nach ihren Medianen.
    option.speak\tSpricht den Text auch, über speech-dispatcher oder sonst mit espeak-ng.
    option.speakInFile\tSpricht in die Audiodatei: Titel, tiefster und höchster Ton, Beschreibung (espeak-ng).
    option.speech\tGibt den Text so aus, wie eine Stimme ihn braucht: ohne Symbole und Abkürzungen.
    option.speed\tTeilt die Dauer; von 0.25 bis 4.
    option.spreadsheetSafe\tSetzt in einer .csv-Datei ein Hochkomma vor Namen, die eine Tabellenkalkulation für Formeln hielte.
    option.start\tDer Kurs am Anfang; sonst 100.
    option.stats\tErgänzt eine Statistik des Trends, was länger dauert.
    option.step\tUm wie viel eine Taste den Kurs ändert: sonst 1%, oder eine Zahl wie 0.5.
    option.store\tDie Datei der gespeicherten Kurse, statt prices.sqlite in $XDG_DATA_HOME/audiograph.
    option.symbol\tBehandelt jede SOURCE als Symbol und fragt danach, auch wenn es hier unbekannt ist.
    option.symbolLists\tBehandelt jede FILE als Liste von Symbolen und Namen.
    option.symbolsFromNasdaq\tRuft stattdessen die Listen der Firmen und Symbole von Nasdaq ab.
    option.sync\tWartet, bis die Datei auf dem Datenträger ist.
    option.tableOfSource\tDie Tabelle einer Datenbank, mit Namen, oder einer Webseite, mit Nummer.
    option.text\tWann der Text ausgegeben wird: auf einem Terminal nach dem Klang, sonst davor.
    option.thousands\tWas in den Zahlen die Tausender trennt.
    option.threshold\tMeldet den Wert, wenn er sich seit der letzten Zeile so weit geändert hat: um 0.5 oder um 1%.
    option.through\tEin Befehl, der CSV aus der Datei macht; ihr Name steht für {{}} oder am Ende; keine Shell liest ihn.
    option.ticks\tTickt an Kalendereinheiten oder runden Zahlen der x-Achse.
    option.timbre\tDie Klangfarbe der ersten Reihe.
    option.title\tWie das Diagramm heißt.
    option.to\tDas letzte Datum, von dem ein Zeitraum zurückzählt.
    option.toPeriod\tDas letzte Datum, an dem ein Zeitabschnitt enden darf.
    option.together\tSpielt bis zu vier Reihen zugleich statt nacheinander.
    option.true\tSetzt die Punkte zeitlich so weit auseinander, wie sie es auf der x-Achse sind.
    option.unit\tDie Einheit der Werte, in Worten; none lässt die gefundene weg.
    option.value\tWelcher Wert einer Kursdatei; ohlc4, hlc3 und hl2 sind Mittel aus open, high, low, close.
    option.verbose\tMeldet in der Standardfehlerausgabe, was erschlossen wurde.
    option.version\tGibt die Version aus.
    option.volatility\tDie übliche zufällige Änderung in Prozent; sonst 0.5.
    option.volume\tVon 0 bis 1; macht den Klang leiser.
    option.volumeLine\tMit Kerzen: ein Rauschen unter jeder Kerze, je größer ihr Volumen, desto lauter.
    option.wait\tBeginnt, wenn Enter gedrückt wird.
    option.where\tLiest nur die Zeilen mit einem Wert in einer Spalte, wie Sex=female.
    option.width\tBricht Zeilen zwischen Wörtern bei so vielen Zeichen um; ein längeres Wort bleibt ganz. Auf einem Terminal sind Zeilen ohnehin nie breiter als dieses.
    option.window\tBehält so viele Werte für Zusammenfassung und Tasten; sonst 10000.
    option.within\tDie Zeit für --change; sonst 10m.
    option.x\tDie Spalte als x-Achse, mit ihrem Namen oder ihrer Nummer wie #1; none zählt die Zeilen.
    option.y\tEine Spalte von Werten, mit ihrem Namen oder ihrer Nummer wie #2; für mehr Reihen wiederholen.
    option.yCloses\tDie Spalte der Schlusskurse, mit ihrem Namen oder ihrer Nummer wie #2.
    option.zero\tErweitert die Achse bis null.
    output.exists\tDie Datei {0} gibt es schon.
    output.exists.remedy\tEinen anderen Namen wählen oder --no-clobber weglassen.
    output.folderTakesNoFiles\t{1} lässt sich nicht schreiben: In {0} kann keine Datei angelegt werden.
    output.invalidPath\tUngültiger Dateiname {0}.
    output.isFolder\tDie Ausgabe {0} ist ein Ordner.
    output.isFolder.remedy\tDen Namen einer Datei darin angeben.
    output.linkLoop\tDie symbolischen Links bei {0} bilden einen Kreis.
    output.nameTooLong\tDer Dateiname {0} ist zu lang.
    output.nameTooLong.remedy\tEinen kürzeren Namen wählen.
    output.noSpace\tDer Platz reicht nicht für: {0}.
    output.noSpace.remedy\tPlatz schaffen oder an einen anderen Ort schreiben.
    output.noSuchFolder\t{1} lässt sich nicht schreiben: Es gibt keinen Ordner {0}.
    output.noSuchFolder.remedy\tZuerst den Ordner anlegen oder einen anderen Namen wählen.
    output.notAFolder\t{1} lässt sich nicht schreiben: {0} ist kein Ordner.
    output.notPermitted\tZum Schreiben fehlt die Berechtigung: {0}.
    output.notPermitted.remedy\tEinen anderen Namen wählen oder sich die Berechtigung geben lassen.
    output.ofAnotherUser\tDie Ausgabe {1} führt über {0}, das jemand anders in einen Ordner gelegt hat, in den alle schreiben dürfen.
    output.readOnlyFileSystem\tDer Datenträger von {0} ist schreibgeschützt.
    output.system\tSchreiben ist nicht möglich, {1}: {0}.
    output.tooLarge\tDie Datei {0} würde zu groß.
    pause.enter\tEnter startet jeden Klang.
    pause.noReader\tPause vor Klängen: off, weil kein Screenreader gefunden wurde.
    pause.noTerminal\tPause vor Klängen: off, weil Standardeingabe oder -ausgabe kein Terminal ist.
    pause.noText\tPause vor Klängen: off, wegen --text none.
    pause.reader\tPause vor Klängen: auto, weil {0} läuft.
    pause.remote\tPause vor Klängen: off, weil über ssh nicht nach einem Screenreader gesucht wird.
    pause.set\tPause vor Klängen: {0}, laut Einstellungen.
    pause.typed\tPause vor Klängen: {0}, wie angegeben.
    play.keys\tLeertaste hält an, Links und Rechts gehen ein Zehntel, Pos1 beginnt von vorn, x und X ändern das Tempo, i beschreibt, Enter erkundet, q beendet.
    play.keys.round\t] geht zum nächsten Diagramm und [ zum vorigen.
    play.last\tDas ist das letzte Diagramm.
    play.start\tEnter drücken, um zu beginnen.
    playback.missingLibrary.remedy\tALSA, die Audiobibliothek von Linux, installieren (apt install alsa-utils, dnf install alsa-lib oder pacman -S alsa-lib), oder den Klang in eine Datei schreiben: {0}
    playback.noSuchDevice.remedy\tDie Geräte zeigt audiograph devices; den Klang in eine Datei schreiben: {0}
    prices.fetching\tDie Kurse von {0} werden abgerufen.
    prices.justFailed\tWarnung: In den letzten fünf Minuten nicht abzurufen: {0}. Neuer Versuch mit audiograph update {1}.
    prices.newer\tWährend des Abspielens kamen neuere Kurse von {1}, bis {0}; noch einmal abspielen, um sie zu hören.
    prices.notRefreshed\tWarnung: Nicht aktualisiert wurde {0}: {1}
    prices.usingSample\tWarnung: {1}: {0} Stattdessen werden mitgelieferte Beispielkurse verwendet.
    prices.usingStored\tWarnung: {1}: {0} Stattdessen werden gespeicherte Kurse verwendet.
    programFault\tDas ist ein Fehler von audiograph: Es ist mitten in {0} abgebrochen.
    programFault.remedy\tBitte mit dieser Zeile melden.
    provider.contactMissing\t{0} verlangt eine Kontaktadresse.
    provider.contactMissing.remedy\taudiograph config set {0} und die eigene E-Mail-Adresse eingeben.
    provider.failed\t{1} meldet einen Fehler, HTTP-Status {0}.
    provider.keyMissing\t{0} verlangt einen Schlüssel.
    provider.keyMissing.remedy\tEinen setzen mit: {0}.
    provider.keyRefused\t{0} hat den Schlüssel abgelehnt oder verlangt einen.
    provider.keyRefused.remedy\tDen richtigen setzen mit {0} oder mit --provider einen anderen Anbieter fragen.
    provider.malformed\tDie Antwort des Anbieters {0} ist nicht lesbar: {1}.
    provider.noData\t{0} hat zu {1} keine Daten für die gewünschte Zeit.
    provider.noData.remedy\tEine längere --range wählen oder mit --provider einen anderen Anbieter fragen.
    provider.notOffered\t{0} bietet das nicht an: {1}.
    provider.notOffered.remedy\tMit --provider einen anderen Anbieter fragen.
    provider.otherType\t{0} hat Daten vom falschen Typ {1} geschickt.
    provider.otherType.remedy\t{0} prüfen oder es später noch einmal versuchen.
    provider.rejected\t{1} hat die Anfrage abgelehnt, HTTP-Status {0}.
    provider.rejected.contact\t{0} prüfen oder es später noch einmal versuchen.
    provider.said\t{0} hat geantwortet: {1}.
    provider.said.remedy\tDen Hinweis befolgen oder mit --provider einen anderen Anbieter fragen.
    provider.tooManyRequests\t{0} hat zu viele Anfragen bekommen und antwortet erst in {1} wieder.
    provider.tooManyRequests.remedy\tSo lange warten oder mit --offline gespeicherte Daten verwenden.
    provider.tooManyRequestsLater\t{0} hat zu viele Anfragen bekommen und antwortet erst später wieder.
    provider.tooManyRequestsLater.remedy\tEine Weile warten oder mit --offline gespeicherte Daten verwenden.
    provider.unexpected\tDie Antwort des Anbieters {0} ist nicht verwendbar: {1}.
    provider.unknownSymbol\t{0} kennt das Symbol {1} nicht.
    provider.unknownSymbol.remedy\tMit audiograph search suchen oder mit --provider einen anderen Anbieter fragen.
    provider.webPage\t{0} hat eine Webseite statt Daten geschickt.
    provider.webPage.remedy\t{0} prüfen oder sich im Netzwerk anmelden.
    provider.webPage.remedyKey\t{0} und den Schlüssel prüfen oder sich im Netzwerk anmelden.
    provider.webPageOfStooq\tStooq hat eine Webseite geschickt, an der nur Browser vorbeikommen, mit oder ohne Schlüssel.
    provider.webPageOfStooq.remedy\tDie Datei mit einem Browser herunterladen und mit audiograph import einlesen oder mit --provider einen anderen Anbieter fragen.
    quiz.badAnswer\tDie Antwort {1} in Zeile {0} von {2} steht nicht zur Wahl.
    quiz.badAnswer.remedy\tSie wie unter 'choices' schreiben.
    quiz.badChart\tDas Diagramm in Zeile {0} von {2} ist nicht zu hören: {1}
    quiz.badChart.remedy\tZahlen mit Leerzeichen dazwischen schreiben, oder eine Datei neben dem Quiz.
    quiz.badChoices\tZeile {0} von {1} braucht zwei bis neun Antworten zur Wahl.
    quiz.badChoices.remedy\tSie wie in 'Spitze|Tal' schreiben.
    quiz.emptyCell\tZeile {0} von {2} hat nichts in der Spalte {1}.
    quiz.emptyCell.remedy\tSie ausfüllen oder die Zeile entfernen.
    quiz.keys\tMit einer Zahl von 1 bis {0} antworten; r spielt noch einmal, q beendet.
    quiz.missingColumn\t{1} hat keine Spalte {0}.
    quiz.missingColumn.remedy\tEin Quiz hat die Spalten {0}.
    quiz.newBest\tDas ist das beste Ergebnis bisher.
    quiz.noQuestions\t{0} hat keine Frage.
    quiz.noQuestions.remedy\tEine Frage pro Zeile schreiben.
    quiz.notKept\tDas Ergebnis wird nicht gespeichert: {0}
    quiz.right\tRichtig.
    quiz.wrong\tFalsch: {0}.
    quote\t„{0}“
    range.endBeforeStart\tDer Zeitraum endet vor seinem Beginn: Ende {0}, Beginn {1}.
    range.endBeforeStart.remedy\tFür --from ein Datum vor dem von --to angeben.
    range.noDates\tEin Zeitraum oder ein Intervall braucht Datumsangaben auf der x-Achse, und es gibt keine.
    range.noDates.remedy\t--range, --from, --to und --interval weglassen.
    range.noSuchColumn\tDie Kurse haben keine Spalte {0}.
    range.notALength\tUngültiger Zeitraum {0}: eine Länge wie 5D, 1Y, YTD oder MAX angeben.
    read.ambiguousColumn.remedy\t{0} verwenden.
    read.ambiguousComma\t{0}: Das Komma in {1} kann ein Dezimalkomma sein oder Tausender trennen.
    read.ambiguousComma.remedy\tDas Komma weglassen oder vier Nachkommastellen schreiben, wie 1,2340.
    read.ambiguousDates\t{0}: {1} kann mit dem Tag oder mit dem Monat beginnen.
    read.ambiguousPoint\t{0}: Der Punkt in {1} kann ein Dezimalpunkt sein oder Tausender trennen.
    read.ambiguousPoint.remedy\tDen Punkt weglassen oder vier Nachkommastellen schreiben, wie 1.2340.
    read.badDateFormat\tUngültiges Datumsformat {0}.
    read.badDateFormat.remedy\tBeispiele: %d.%m.%Y oder %Y-%m-%d %H:%M.
    read.badDelimiter\tUngültiges Trennzeichen {0}.
    read.badDelimiter.remedy\tFür --delimiter comma, semicolon, tab oder ein anderes ASCII-Zeichen verwenden.
    read.badJSON\tDie Datei {3} ist kein gültiges JSON: {2} in Zeile {1}, Spalte {0}.
    read.badRegex\tUngültiger regulärer Ausdruck {0}.
    read.badRegex.remedy\tBeispiel: --regex '([0-9.]+) ms'.
    read.cannotKeep\tDie Daten von {0} müssen zweimal gelesen werden, lassen sich aber weder im Arbeitsspeicher noch in {1} zwischenspeichern: {2}.
    read.cannotKeep.remedy\tEine Datei angeben oder TMPDIR auf einen Ordner mit genug Platz setzen.
    read.cellTooLong\tEine Zelle in Zeile {0} von {2} ist länger als {1}.
    read.cellTooLong.remedy\tDie Anführungszeichen dort prüfen oder die Zelle kürzen.
    read.choices\tVorhanden: {0}.
    read.content.compressed\tDie Datei {1} ist mit {0} komprimiert.
    read.content.compressed.remedy\tZuerst entpacken: {0}.
    read.content.convert\tZuerst umwandeln: {0}.
    read.content.excel\tDie Datei {0} ist eine Excel-Arbeitsmappe.
    read.content.format\tDie Datei {1} ist im Format {0}, das audiograph nicht liest.
    read.content.format.remedy\tMit dem Programm, das sie gemacht hat, als CSV oder JSON speichern.
    read.content.gitPointer\tDie Datei {0} ist nur ein Verweis von Git LFS auf die eigentliche Datei.
    read.content.gitPointer.remedy\tDie eigentliche Datei in ihrem Ordner holen: git lfs pull.
    read.content.gzip\tDie Datei {0} ist mit gzip komprimiert.
    read.content.gzip.remedy\tZuerst entpacken: {0}.
    read.content.image\tDie Datei {0} ist ein Bild.
    read.content.image.remedy\tDie Zahlen dahinter als CSV oder JSON angeben.
    read.content.locked\tDie Datei {0} ist durch ein Passwort geschützt.
    read.content.locked.remedy\tMit dem Passwort im ursprünglichen Programm öffnen und eine Kopie ohne Passwort speichern.
    read.content.openDocument\tDie Datei {0} ist ein OpenDocument-Dokument.
    read.content.pdf\tDie Datei {0} ist ein PDF-Dokument.
    read.content.pdf.remedy\tZuerst den Text herausholen: {0}.
    read.content.printout\tDie Quelle {0} enthält Werte in Klammern, wie ein Programm sie ausgibt, keine Tabelle.
    read.content.printout.remedy\tSie dort in eine CSV-Datei schreiben, eine Zeile je Wert.
    read.content.program\tDie Datei {0} ist ein Programm, es sind keine Daten.
    read.content.recording\tDie Datei {0} ist eine Ton- oder Videodatei.
    read.content.saved\tZuerst unter dem Namen {1} speichern, dann ausführen: {0}.
    read.content.sqlite\tDie Datei {0} ist eine SQLite-Datenbank.
    read.content.sqlite.remedy\tEine Tabelle herausholen: {0}; sqlite3 {1} .tables nennt die Tabellen.
    read.content.utf32\tDie Datei {0} ist in UTF-32, das nicht gelesen werden kann.
    read.content.utf32.remedy\tZuerst umwandeln: {0}.
    read.content.webPage\tDie Datei {0} ist eine Webseite (HTML), keine Tabelle.
    read.content.webPage.remedy\tDie Daten als CSV oder JSON suchen oder die Seite in einer Tabellenkalkulation öffnen und die Tabelle als CSV speichern.
    read.content.xml\tDie Datei {0} ist XML, das nicht gelesen werden kann.
    read.content.xml.remedy\tZuerst in CSV oder JSON umwandeln oder mit --regex Zahlen in den Zeilen suchen.
    read.content.zip\tDie Datei {0} ist ein ZIP-Archiv.
    read.content.zip.remedy\tZuerst entpacken: {0}.
    read.database.badQuery\tDie Abfrage lässt sich in der Datenbank {1} nicht ausführen: {0}.
    read.database.badQuery.remedy\tSie berichtigen, wie in --query 'SELECT day, sold FROM sales'.
    read.database.busy\tDie Datenbank {0} ist von einem anderen Programm gesperrt, das sie beschreibt.
    read.database.busy.remedy\tEs gleich noch einmal versuchen.
    read.database.function\tDie Datenbank {0} zu lesen würde die Funktion {1} aufrufen, die nicht erlaubt ist.
    read.database.function.remedy\tEine Abfrage ohne sie angeben, wie in --query 'SELECT day, sold FROM sales'.
    read.database.logUnreadable\tDie Datenbank {0} hält Änderungen in einem Protokoll neben sich, das SQLite nicht öffnen kann, weil in den Ordner nicht geschrieben werden darf.
    read.database.logUnreadable.remedy\tSie in einen eigenen Ordner kopieren, mit der gleichnamigen Datei, die auf -wal endet, wenn es sie gibt.
    read.database.missing\tDie Datei {1} ist eine SQLite-Datenbank, und die Bibliothek {0} ist nicht installiert.
    read.database.noTables\tDie Datenbank {0} hat keine Tabellen.
    read.database.noTables.remedy\tEine mit einer Tabelle angeben.
    read.database.notOneQuery\tDie Abfrage von {0} ist keine einzelne, die nur liest.
    read.database.notOneQuery.remedy\tEin SELECT angeben, wie in --query 'SELECT day, sold FROM sales'.
    read.database.severalTables\tDie Datenbank {0} hat mehrere Tabellen.
    read.database.severalTables.remedy\tEine mit --table wählen oder mit --query eine Abfrage angeben: {0}.
    read.database.tooLong\tDie Abfrage von {1} dauert länger als {0} Sekunden.
    read.database.tooLong.remedy\tWeniger abfragen, zum Beispiel mit WHERE oder LIMIT.
    read.database.tooMuch\tDie Datenbank {0} zu lesen braucht zu viel Speicher, oder ein Wert darin ist zu lang.
    read.database.unfinished\tEin Programm, das die Datenbank {0} beschrieb, wurde abgebrochen; seine letzte Änderung muss zuerst zurückgenommen werden.
    read.database.unfinished.remedy\tDas SQLite überlassen: {0}.
    read.database.unknownTable\tDie Datenbank {0} hat keine Tabelle {1}.
    read.database.unreadable\tDie Datenbank {1} kann nicht gelesen werden: {0}.
    read.database.unreadable.remedy\tSie prüfen: {0}.
    read.dateFormats.none\tBeispiel für eine Datumsangabe: 2020-12-31 10:00:00.25.
    read.empty\tDie Quelle {0} ist leer.
    read.emptyPosition\t{0} ist leer.
    read.emptyRecords\tDie Datensätze von {0} sind leer.
    read.emptyRecords.remedy\tDatensätze angeben, die Zahlen enthalten.
    read.everySearchBrokenOff\tIn {1} wurde nichts gefunden, und in Zeile {0} dauerte die Suche nach dem Muster zu lange.
    read.everySearchBrokenOff.remedy\tDas Muster ohne Wiederholungen von Wiederholungen wie (a+)+ schreiben.
    read.fieldNeedsJSON\tDie Datei {0} ist kein JSON, daher gilt --field hier nicht.
    read.fieldNotFound\tDen Pfad {2} gibt es in {0} nicht: {1} fehlt.
    read.fieldNotFound.remedy\t--field weglassen oder eine andere Stelle nennen.
    read.isDirectory\tDie Quelle {0} ist ein Ordner.
    read.jsonNumberTooLarge\tZeile {1}, Spalte {0} von {2}: {3} ist als Zahl zu groß.
    read.jsonNumberTooLarge.remedy\tBerichtigen oder für einen fehlenden Wert null schreiben.
    read.jsonTooLarge\tDie Werte in {1} würden mehr als {0} Megabyte Arbeitsspeicher brauchen.
    read.jsonTooLarge.remedy\tDie Werte als CSV angeben oder als NDJSON mit einem Datensatz je Zeile.
    read.jsonWord\tZeile {1}, Spalte {0} von {2}: {3} ist kein gültiges JSON.
    read.jsonWord.remedy\tFür einen fehlenden Wert null schreiben.
    read.listInCell\t{0}: {1} ist eine Liste, keine Zahl.
    read.listInCell.remedy\tIn jede Zelle eine Zahl schreiben.
    read.matrix\tDie Quelle {1} ist eine Matrix aus {0} Zeilen und Spalten mit denselben Namen, kein Diagramm.
    read.matrix.remedy\tEine Tabelle mit einer Spalte von Werten angeben.
    read.missingPatternLibrary\t--regex ist nicht möglich, weil die Bibliothek {0} nicht installiert ist.
    read.missingPatternLibrary.remedy\tPCRE2 installieren (apt install libpcre2-8-0, dnf install pcre2 oder pacman -S pcre2).
    read.missingPosition\t{0}: {1} ist ein fehlender Wert.
    read.mixedDateOrder\t{0}: {1} hat Tag und Monat in anderer Reihenfolge als die Datumsangaben darüber.
    read.mixedOffsets\t{0} ist {1}, aber nur ein Teil der Zeiten nennt den Abstand zu UTC.
    read.mixedOffsets.remedy\tBei allen Zeiten den Abstand zu UTC angeben oder bei keiner.
    read.mixedPrecision\t{0}: {1} ist genauer oder weniger genau als die Datumsangaben darüber.
    read.mixedPrecision.remedy\tAlle Datumsangaben gleich schreiben, zum Beispiel 2020-12-31.
    read.mixedShapes\tDatensatz {0} von {1} ist {3}, der erste aber {2}.
    read.mixedShapes.remedy\tDatensätze einer einzigen Art angeben.
    read.nestedValue\tDatensatz {0} von {2}: {1} ist eine Liste oder ein Datensatz, keine Zahl.
    read.nestedValue.remedy\tDort eine Zahl angeben.
    read.noDatesInFormat\tKeine Spalte von {0} hat Datumsangaben im Format {1}.
    read.noDatesInFormat.remedy\tDie Spalten mit --list-columns ansehen.
    read.noGroups\tDie Tabelle {0} hat nur eine Reihe, daher gilt --only {1} hier nicht.
    read.noGroups.remedy\tMit --by in Reihen aufteilen oder --only weglassen.
    read.noHeader\tKeine Zeile von {1} beginnt in Zeile {0}, die --header nennt.
    read.noHeader.remedy\tDie Zeile angeben, in der die Überschriften beginnen, ab 1 gezählt.
    read.noNumericColumn\tDie Quelle {0} hat keine Spalte mit Zahlen.
    read.noNumericColumn.remedy\tDie Spalten mit --list-columns ansehen: {0}.
    read.noNumericColumn.remedyAlone\tEine Datei mit Zahlen angeben.
    read.noRecords\tDie Quelle {0} enthält keine Datensätze.
    read.noRecords.remedy\tEine Liste von Zahlen angeben.
    read.noRows\tDie Quelle {0} hat Überschriften, aber keine Zeilen.
    read.noSuchRows\t{2} passt nicht zu genau einem Wert in der Spalte {0} von {1}.
    read.noValues\tIn der Spalte {0} von {1} fehlen alle Werte.
    read.noValues.remedy\tDie Werte ergänzen.
    read.none\tEs gibt keine.
    read.notADate\t{0}: {1} ist kein Datum.
    read.notANumber\t{0}: {1} ist keine Zahl.
    read.notAPair.remedy\tPaare [x, y], Datensätze oder eine Liste von Zahlen angeben.
    read.notAPosition\t{0}: {1} ist keine Zahl, die eine Position sein kann.
    read.notAPriceFile\t{0} ist keine Kursdatei, daher gilt --value {1} hier nicht.
    read.notAPriceFile.remedy\tStattdessen mit --y eine Spalte wählen.
    read.notATable\tDie Daten in {0} sind {1}, keine Liste und keine Spalten von Zahlen.
    read.notATable.remedy\tEine Liste von Zahlen, Paaren oder Datensätzen angeben.
    read.notATable.remedyKeys\tEine Liste von Zahlen, Paaren oder Datensätzen angeben; es gibt {0}.
    read.notFinite\t{0}: {1} ist als Zahl zu groß.
    read.notFound\tEs gibt keine Datei {0}.
    read.notFound.remedy\tDen Namen prüfen oder für ein Symbol --symbol verwenden.
    read.notInEncoding\tDie Datei {1} ist kein Text in {0}.
    read.notInEncoding.remedy\tEine andere Kodierung nennen oder --encoding weglassen.
    read.nothingMatches\tKeine Zeile von {0} passt zum Muster {1}.
    read.nothingMatches.remedy\tDas Muster mit grep -P an einer der Zeilen prüfen.
    read.nothingToChoose\tDie Quelle {1} hat nichts, was {0} wählen könnte.
    read.nulByte\tZeile {0} von {1} enthält ein NUL-Byte.
    read.nulByte.remedy\tEine Textdatei angeben, zum Beispiel CSV oder JSON.
    read.onlyCodes\tDie Zahlen in {0} zählen, datieren oder benennen nur die Zeilen: {1}.
    read.onlyCodes.remedy\tEine Datei mit Zahlen angeben, die etwas messen.
    read.outOfMemory\tFür {0} reicht der Arbeitsspeicher nicht.
    read.outOfMemory.remedy\tEinen Teil davon angeben oder andere Programme schließen.
    read.packed.damaged\tDie Datei {0} ist beschädigt und lässt sich nicht bis zum Ende entpacken.
    read.packed.damaged.remedy\tSie noch einmal abrufen oder kopieren.
    read.packed.largeWindow\tDas Entpacken von {1} braucht mehr als {0} Megabyte Speicher.
    read.packed.largeWindow.remedy\tTrotzdem entpacken: {0}.
    read.packed.missing\tDie Datei {1} ist gepackt, und {0} zum Entpacken ist nicht installiert.
    read.packed.missing.remedy\tInstallieren mit apt install {0}, dnf install {1} oder pacman -S {2}.
    read.packed.tooLarge\tWas in {1} gepackt ist, ist größer als {0} Megabyte.
    read.packed.tooLarge.remedy\tEs mit einem anderen Programm entpacken und einen Teil davon angeben.
    read.page.unknownTable\tDie Seite {1} hat keine Tabelle {0}.
    read.page.unknownTable.remedy\tFür --table eine Zahl von 1 bis {0} angeben.
    read.priceColumnMissing\tDie Kursdatei {1} hat keine Spalte {0}, die --value {2} braucht.
    read.raggedRow\tZeile {1} von {3} hat {2}, die erste aber {0}.
    read.raggedRow.remedy\tDie Zeile berichtigen oder eine Zelle, die das Trennzeichen enthält, in Anführungszeichen setzen.
    read.rowTooLong\tZeile {0} von {2} ist länger als {1}.
    read.rowTooLong.remedy\tDie Anführungszeichen und Zeilenenden dort prüfen.
    read.searchTooSlow\tDie Suche nach dem Muster in {1} dauert länger als {0} Sekunden.
    read.severalTables\tDie Quelle {0} enthält mehrere Tabellen.
    read.severalTables.remedy\tEine davon angeben: {0}.
    read.singleRow.remedy\tEine Datei mit einer Zeile pro Zahl angeben.
    read.sparseRecords\tDie Datensätze von {0} haben zu wenige Namen gemeinsam für eine Tabelle.
    read.sparseRecords.remedy\tDatensätze mit denselben Namen angeben.
    read.textAfterQuote\tZeile {0} von {1} hat Text hinter einem schließenden Anführungszeichen.
    read.textAfterQuote.remedy\tDas Anführungszeichen verdoppeln, wenn es zum Text gehört.
    read.textNotANumber\t{0}: {1} ist als Text gespeichert, nicht als Zahl.
    read.tooLarge\tDie Quelle {1} muss ganz in den Arbeitsspeicher und ist größer als {0}.
    read.tooLarge.remedy\tEinen Teil davon angeben.
    read.tooManyColumns\tDie Tabelle in {1} hat mehr als {0} Spalten.
    read.tooManyColumns.remedy\tEine Tabelle mit weniger Spalten angeben.
    read.tooManySeries\tDie Tabelle in {1} hat mehr als {0} Reihen, zu viele zum Beschreiben.
    read.tooManySeries.remedy\tMit --where Zeilen oder mit --x und --y Spalten auswählen.
    read.unequalColumns\tIn {2} hat {1} {4}, {3} aber {0}.
    read.unequalColumns.remedy\tGleich lange Spalten angeben.
    read.unequalLists.remedy\tGleich lange Listen angeben.
    read.unknownColumn\tDie Quelle {1} hat keine Spalte {0}.
    read.unknownColumn.remedy\tDie Spalten sind {0}.
    read.unknownColumn.remedyUnnamed\tDie Spalten zeigt --list-columns.
    read.unknownEncoding\tEs gibt keine Zeichenkodierung {0}.
    read.unknownEncoding.remedy\tEinen Namen wie windows-1250, koi8-r oder shift-jis verwenden; iconv -l nennt alle.
    read.unknownGroup\t{1} passt nicht zu genau einer Reihe von {0}.
    read.unreadable\tDie Datei {0} lässt sich nicht lesen: {1}.
    read.unterminatedQuote\tDas Anführungszeichen in Zeile {0} von {1} wird nie geschlossen.
    read.webAddress\t{0} ist eine Webadresse und keine Datei.
    read.webAddress.remedy\tSie mit https:// beginnen und --file weglassen.
    read.workbook.chartSheet\tDas Blatt {1} von {0} ist ein Diagramm und hat keine Zellen.
    read.workbook.damaged\tDie Arbeitsmappe {0} ist beschädigt und kann nicht gelesen werden.
    read.workbook.damaged.remedy\tSie in einer Tabellenkalkulation öffnen und neu speichern.
    read.workbook.emptySheet\tDas Blatt {1} von {0} ist leer.
    read.workbook.noCells\tKein Blatt von {0} hat Zellen.
    read.workbook.noCells.remedy\tEine Arbeitsmappe mit einer Tabelle auf einem Blatt angeben.
    read.workbook.onlyCharts\tDie Arbeitsmappe {0} hat Blätter mit Diagrammen, aber keines mit Zellen.
    read.workbook.onlyCharts.remedy\tDie Arbeitsmappe angeben, aus der die Zahlen der Diagramme stammen.
    read.workbook.otherSheets\tEin anderes Blatt wählen: {0}.
    read.workbook.tooLarge\tDer Inhalt der Datei {1} ist größer als {0} Megabyte.
    read.workbook.tooLarge.remedy\tDas Blatt in einer Tabellenkalkulation als CSV speichern und dieses angeben.
    read.workbook.unknownSheet\tDie Arbeitsmappe {0} hat kein Blatt {1}.
    rebase.changeTooLarge.remedy\tMit --from an einem anderen Datum beginnen oder die Reihe weglassen.
    rebase.noCommonDate\tZu keinem Zeitpunkt haben alle Reihen einen Wert: {0}.
    rebase.noDates\tEine prozentuale Veränderung braucht Datumsangaben auf der x-Achse, und {0} hat keine.
    rebase.noDates.remedy\tFür Diagramme ohne Datumsangaben play verwenden.
    rebase.notAscending\tDie Datumsangaben von {1} sind nicht aufsteigend: {0}.
    rebase.notAscending.remedy\tJedem Datum genau eine Zeile geben.
    rebase.ofRanks\t{0} ist ein Rang, der keine prozentuale Veränderung hat.
    rebase.ofRanks.remedy\tdescribe, play oder explore verwenden, die Ränge nennen, wie sie sind.
    rebase.oneCommonDate\tNur zu einem Zeitpunkt haben alle Reihen einen Wert: {0}.
    rebase.oneDateInRange\tNur zu einem Zeitpunkt im Zeitraum, {0}, haben alle Reihen einen Wert.
    rebase.oneDateInRange.remedy\tEinen längeren Zeitraum wählen.
    rebase.oneInterval.remedy\tEinen längeren Zeitraum oder ein kürzeres --interval wählen.
    rebase.startNotPositive\tProzentuale Veränderung kann nicht bei {1} beginnen, dem Wert von {2} am ersten verglichenen Datum, {0}.
    rebase.startNotPositive.remedy\tMit --from bei einem Wert über 0 beginnen oder die Reihe weglassen.
    rebase.unequalClocks\tDie Zeiten von {1} und {0} liegen in verschiedenen Zeitzonen.
    rebase.unequalClocks.remedy\tBeide in einer Zeitzone angeben.
    rebase.unequalPrecision\tDie Datumsangaben von {3} sind {1}, die von {2} aber {0}.
    rebase.unequalPrecision.remedy\tReihen mit derselben Art von Datumsangaben vergleichen.
    refused.ignoreBad\tBerichtigen oder mit --ignore-bad solche Zellen auslassen.
    refused.missing\tBerichtigen oder mit {0} als fehlend behandeln.
    refused.several\t{0} verwenden.
    refused.x\tBerichtigen oder eine andere Spalte als x-Achse wählen, zum Beispiel {0}.
    refused.y\tBerichtigen oder eine andere Spalte wählen, zum Beispiel {0}.
    refused.yAnyway\tTrotzdem eine Spalte mit Zahlen wählen, zum Beispiel {0}.
    remedy.askAnotherProviderOrUseOffline\tMit --provider einen anderen Anbieter fragen oder mit --offline gespeicherte Daten verwenden.
    remedy.checkItsPermissionsOrGiveAnother\tDie Zugriffsrechte prüfen oder eine andere Datei angeben.
    remedy.checkYourNetworkOrUseOffline\tDas Netzwerk prüfen oder mit --offline gespeicherte Daten verwenden.
    remedy.chooseARangeWithinTheseDates\tEinen Zeitraum innerhalb dieser Grenzen wählen.
    remedy.chooseAShorterDuration\tEine kürzere --duration wählen.
    remedy.chooseAnotherFormat\tEin anderes Format wählen.
    remedy.chooseAnotherName\tEinen anderen Namen wählen.
    remedy.chooseAnotherNameNothingWasWritten\tEinen anderen Namen wählen; es wurde nichts geschrieben.
    remedy.chooseAnotherValue\tEinen anderen Wert für --value wählen.
    remedy.chooseSeriesThatOverlap\tReihen wählen, die sich überschneiden.
    remedy.closeItOrDoubleItIf\tSchließen oder, wenn es zum Text gehört, verdoppeln.
    remedy.correctItOrLeaveItEmpty\tBerichtigen oder die Zelle für einen fehlenden Wert leer lassen.
    remedy.correctItOrRemoveTheRow\tBerichtigen oder die Zeile entfernen.
    remedy.correctItThere\tDort berichtigen.
    remedy.fillItInOrRemoveTheRow\tAusfüllen oder die Zeile entfernen.
    remedy.giveAFileWithRowsOf\tEine Datei mit Zeilen von Zahlen angeben.
    remedy.giveThePathOfAFile\tDen Pfad einer Datei darin angeben.
    remedy.leaveItOut\tWeglassen.
    remedy.leaveOneOfThemOut\tEines von beiden weglassen.
    remedy.leaveOutOfflineAndUnsetThe\t--offline weglassen und die Einstellung offline entfernen.
    remedy.runTheCommandAgainItStarts\tDen Befehl noch einmal ausführen; er beginnt mit einem leeren Kursspeicher.
    remedy.tryAgainLaterOrUseOffline\tSpäter noch einmal versuchen oder mit --offline gespeicherte Daten verwenden.
    remedy.useOneOf\t{0} verwenden.
    remedy.writeToAnotherPlace\tAn einen anderen Ort schreiben.
    sample.line\t{0}: {1}.
    sampleRates.all\teine Rate von 8000 bis 192000
    sampleRates.multiples\teine Rate bis 65535 oder ein Vielfaches von zehn darüber
    score.emptyAxis\tDie Achse von {1} bis {0} ist leer.
    score.emptyAxis.remedy\t--minimum kleiner als den höchsten und --maximum größer als den niedrigsten Wert wählen.
    score.logarithmOf\tEine logarithmische Skala kann den Wert {0} von {1} nicht darstellen.
    score.logarithmOf.remedy\t--scale linear verwenden.
    score.noBase\tDie Grundlinie von {0} braucht einen Wert vor dem Zeitraum, und es gibt keinen.
    score.noBase.remedy\t--baseline first verwenden oder eine kürzere --range von Kursen.
    score.noCandles\t{0} besteht nicht aus Kerzen mit open, high, low und close, also gilt --as candles nicht.
    score.noCandles.remedy\t--as candles weglassen oder Kurse mit diesen Spalten wählen.
    score.noVolume\tDie Kerzen von {0} haben kein Volumen, das --volume-line braucht.
    score.noVolume.remedy\t--volume-line weglassen.
    score.outOfRange\t{1} {0} ist nicht möglich.
    score.outOfRange.remedy\tEine Zahl von {0} bis {1} verwenden.
    score.pitchAboveSampleRate\tEine Abtastrate von {0} kann {1} Hertz nicht wiedergeben.
    score.pitchAboveSampleRate.remedy\tEine höhere --sample-rate wählen oder eine --pitch-range, die bei {0} oder darunter endet.
    score.smoothingWidth.remedy\tEine ungerade Zahl von {0} bis {1} verwenden.
    score.tooManyTogether\tZugleich lassen sich höchstens vier Reihen unterscheiden, es sind aber {0}.
    score.tooManyTogether.remedy\t--together weglassen oder vier auswählen.
    search.enter\tEnter wählt {0}
    search.lines\tDen Anfang eines Namens eingeben und Enter drücken; Strg-D beendet die Suche.
    search.more\tEs gibt mehr; --limit zeigt mehr davon.
    search.noSymbol\tKein Symbol beginnt mit {0}.
    search.noSymbol.remedy\t--symbols weglassen, um auch Namen zu durchsuchen.
    search.nothing\tNichts beginnt mit {0}.
    search.nothingFound\tKein Symbol, kein Firmenname und kein Wort darin beginnt mit {0}.
    search.nothingFound.remedy\tWeniger Buchstaben oder ein anderes Wort des Namens eingeben.
    search.opening\tDen Anfang eines Firmennamens oder ein Symbol eingeben. Enter wählt den ersten Treffer, eine Zahl und Enter einen anderen; Escape beendet die Suche.
    search.thereAreMore\tEs gibt mehr.
    setting.contact\tDie eigene E-Mail-Adresse; die SEC verlangt sie, um schreiben zu können.
    setting.exploreCommand\tDas Programm, das n in explore mit Symbol und Datum startet.
    setting.key\tDer eigene Schlüssel für {0}.
    setting.keys\tDie Tasten für {0} in explore.
    setting.lang\tDie Sprache der Texte.
    setting.offline\tOb nie etwas über das Netzwerk abgerufen wird.
    setting.provider\tWer zuerst nach Kursen gefragt wird.
    setting.readingRate\tWie viele Wörter pro Minute der Screenreader spricht, für --pause auto; voreingestellt ist 300.
    setting.store\tDie Datei der gespeicherten Kurse.
    setting.url\tWo der Anbieter {0} gefragt wird.
    setting.urlOfCompanies\tWo die SEC nach ihrer Liste der Firmen gefragt wird.
    setting.urlOfFigures\tWo die SEC nach Zahlen gefragt wird.
    setting.wait\tWie viele Sekunden bei gespeicherten oder mitgelieferten Kursen auf neuere gewartet wird; voreingestellt ist 1.
    setting.waitingSound\tOb alle zwei Sekunden ein leises Rauschen zu hören ist, während ein Terminal auf Anbieter wartet; voreingestellt ist on.
    setting.words\tWie Texte ausgegeben werden: display für die Augen, speech für eine Stimme.
    settings.badValue\tUngültiger Wert {2} für die Einstellung {1}; möglich: {0}.
    settings.badValueInFile\tUngültiger Wert {3} für die Einstellung {1} in {2}; möglich: {0}.
    settings.badVariable\tUngültiger Wert {2} für die Variable {1}; möglich: {0}.
    settings.blocked\tDie Einstellung {0} passt nicht in {2}, wo {1} etwas anderes ist.
    settings.blocked.remedy\t{0} aus der Datei entfernen.
    settings.noFolder\tEs gibt keinen Ordner für Einstellungen, weil weder HOME noch XDG_CONFIG_HOME gesetzt ist.
    settings.noFolder.remedy\tEine der Variablen setzen oder mit --config eine Datei nennen.
    settings.relativeFolder\tDie Variable {0} wird ignoriert, weil sie kein absoluter Pfad ist.
    settings.unknownNames\tDie Einstellungsdatei {0} hat Namen, die keine Einstellungen sind: {1}.
    settings.unset\tDie Einstellung {0} ist nicht gesetzt.
    settingsFile.isFolder\tDie Einstellungsdatei {0} ist ein Ordner.
    settingsFile.malformed\tDie Einstellungsdatei {3} ist kein gültiges JSON: {2} in Zeile {1}, Spalte {0}.
    settingsFile.notARecord\tDie Einstellungsdatei {0} enthält {1}, keinen Datensatz.
    settingsFile.notARecord.remedy\tEinstellungen so schreiben: {{}\"words\": \"speech\"}.
    settingsFile.notFound\tEs gibt keine Einstellungsdatei {0}.
    settingsFile.notFound.remedy\tDen Namen prüfen oder --config weglassen.
    settingsFile.tooLarge\tDie Einstellungsdatei {0} ist zu groß.
    settingsFile.tooLarge.remedy\tMit --config eine andere nennen.
    settingsFile.unreadable\tDie Einstellungsdatei {0} lässt sich nicht lesen: {1}.
    settingsFile.unreadable.remedy\tDie Zugriffsrechte prüfen oder mit --config eine andere nennen.
    soundFile.encoding\tDie .{1}-Datei lässt sich nicht schreiben: libsndfile meldet Fehler {0}.
    soundFile.missingLibrary\tDie .{0}-Datei lässt sich nicht schreiben: Die Bibliothek {1} fehlt.
    soundFile.missingLibrary.remedy\tlibsndfile installieren (apt install libsndfile1, dnf install libsndfile oder pacman -S libsndfile), oder eine .wav-Datei schreiben, die keine Bibliothek braucht.
    soundFile.noDepth\tBei einer .{0}-Datei lässt sich keine Bittiefe wählen.
    soundFile.noDepth.remedy\t--bits weglassen.
    soundFile.oldLibrary\tDie .{0}-Datei lässt sich nicht schreiben: Die libsndfile dieses Systems kennt das Format nicht.
    soundFile.oldLibrary.remedy\tEin anderes Format wählen oder libsndfile {0} oder neuer installieren.
    soundFile.tooLong\tEin Klang aus {0} ist zu lang für eine Datei.
    soundFile.unsupportedDepth\tIn einer .{1}-Datei ist die Bittiefe {0} nicht möglich.
    soundFile.unsupportedDepth.remedy\t{0} verwenden.
    soundFile.unsupportedRate\tIn einer .{1}-Datei ist die Abtastrate {0} nicht möglich.
    soundFile.unsupportedRate.remedy\tMöglich: {0}.
    source.fileForSymbol\t{0} ist der Name einer Datei; gebraucht wird ein Symbol.
    source.fileForSymbol.remedy\tEin Symbol wie AAPL angeben oder mit audiograph search suchen.
    source.latestOffline\tDer neueste Kurs von {0} muss abgerufen werden, und das Abrufen ist abgeschaltet.
    source.latestOffline.remedy\t--offline weglassen und die Einstellung offline entfernen oder mit last nach dem letzten gespeicherten Kurs fragen.
    source.noSamples\tDie Beispieldaten für {1} sind nicht in {0}.
    source.noSamples.remedy\tAUDIOGRAPH_SAMPLES auf ihren Ordner setzen oder den Pfad einer Datei angeben, zum Beispiel ./prices.csv.
    source.noSuchName\tKeine Datei, kein Beispiel und keine bekannte Firma heißt {0}.
    source.noSuchName.near\tIst {0} gemeint? --symbol fragt nach einem Symbol dieses Namens.
    source.noSuchName.remedy\tDen Pfad einer Datei angeben; --symbol fragt nach einem Symbol dieses Namens.
    source.notASymbol\t{0} ist weder eine Datei noch ein Symbol.
    source.notASymbol.remedy\tDen Pfad einer Datei angeben, zum Beispiel ./prices.csv, oder ein Symbol wie AAPL.
    source.nothingStored\tVon {0} sind keine Kurse gespeichert, und das Abrufen ist abgeschaltet.
    source.nothingStored.near\tIst {0} gemeint? Sonst --offline weglassen und die Einstellung offline entfernen.
    source.nothingStored.remedy\tZum Abrufen --offline weglassen und die Einstellung offline entfernen oder eine Datei angeben.
    source.severalCompanies\tDie Namen mehrerer Firmen beginnen mit {0}.
    source.severalCompanies.remedy\tEines eingeben: {0}.
    source.unknownSymbol\tEs gibt keine Kurse von {0}.
    source.unknownSymbol.near\tIst {0} gemeint? Für eine Datei den Pfad angeben, zum Beispiel ./prices.csv.
    source.unknownSymbol.samples\tEines der Beispiele {0} verwenden oder den Pfad einer Datei angeben, zum Beispiel ./prices.csv.
    speech.device\tAuf dem Audiogerät {0} ist kein Sprechen möglich. Die Geräte zeigt audiograph devices.
    speech.noSound\tSprechen ist nicht möglich, weil espeak-ng mit dem Exit-Status {0} endete. Den Grund zeigt espeak-ng hello.
    speech.noVoice\tSprechen ist nicht möglich, weil speech-dispatcher nicht läuft und espeak-ng nicht installiert ist. Das eine starten oder das andere installieren (apt install espeak-ng, dnf install espeak-ng oder pacman -S espeak-ng).
    speech.notResponding\tSprechen ist nicht möglich, weil speech-dispatcher oder das Audiogerät nicht antwortet. Neu starten oder --speak weglassen.
    standardError\tStandardfehlerausgabe
    standardInput\tStandardeingabe
    standardInput.title\tStandardeingabe
    standardOutput\tStandardausgabe
    store.busy\tEin anderes Programm benutzt den Kursspeicher {0} seit mehr als 10 Sekunden.
    store.busy.remedy\tNoch einmal versuchen, wenn es fertig ist.
    store.cannotOpen\tDer Kursspeicher {0} lässt sich nicht öffnen: {1}.
    store.cannotOpen.remedy\tDen Ordner prüfen oder mit --store eine andere Datei nennen.
    store.changedMeanwhile\tDie neuen Kurse wurden nicht gespeichert, weil inzwischen andere aus einer anderen Quelle in den Kursspeicher kamen.
    store.changedMeanwhile.remedy\tDen Befehl noch einmal ausführen, um sie zu ersetzen.
    store.damaged\tDer Kursspeicher {0} ist beschädigt und lässt sich nicht beiseitelegen: {1}.
    store.damaged.remedy\tIhn selbst wegbewegen oder mit --store eine andere Datei nennen.
    store.damagedReadOnly\tDer Kursspeicher {0} ist beschädigt.
    store.damagedReadOnly.remedy\tEin Befehl, der ihn schreiben darf, legt ihn beiseite, zum Beispiel audiograph update.
    store.diskFull\tFür den Kursspeicher {0} reicht der Platz nicht.
    store.diskFull.remedy\tPlatz schaffen oder mit --store eine Datei auf einem anderen Datenträger nennen.
    store.failed\tDer Kursspeicher {0} lässt sich nicht verwenden: SQLite meldet {1}.
    store.failed.remedy\tNoch einmal versuchen oder mit --store eine andere Datei nennen.
    store.foreign\tDie Datei {0} ist kein Kursspeicher von audiograph.
    store.foreign.remedy\tMit --store eine andere Datei nennen.
    store.foundDamaged\tDer Kursspeicher {0} erwies sich als beschädigt.
    store.foundDamagedAndMoved\tDer Kursspeicher {1} erwies sich als beschädigt und liegt jetzt in {0}.
    store.missingLibrary\tDer Kursspeicher {1} lässt sich nicht öffnen: Die Bibliothek {0} fehlt.
    store.missingLibrary.remedy\tSQLite installieren (apt install libsqlite3-0, dnf install sqlite-libs oder pacman -S sqlite).
    store.movedAside\tWarnung: Der Kursspeicher {1} war beschädigt und liegt jetzt in {0}; ein leerer tritt an seine Stelle.
    store.oldLibrary\tDer Kursspeicher {2} lässt sich nicht öffnen: Er braucht SQLite {1}, installiert ist Version {0}.
    store.oldLibrary.remedy\tEin neueres SQLite installieren, oder audiograph als Wheel oder Tarball, die ihr eigenes mitbringen.
    store.readOnly\tDer Kursspeicher {0} ist schreibgeschützt.
    store.readOnly.remedy\tDie Zugriffsrechte der Datei und ihres Ordners prüfen oder mit --store eine andere Datei nennen.
    store.reason.missing\tdie Datei existiert nicht
    store.reason.noFolder\tweder HOME noch XDG_DATA_HOME ist gesetzt
    store.reason.noMemory\tes ist kein Speicher frei
    store.tooNew\tDer Kursspeicher {0} stammt von einer neueren Version von audiograph.
    store.tooNew.remedy\tDiese Version verwenden oder mit --store eine andere Datei nennen.
    symbolForm\tErlaubt sind bis zu {0} Buchstaben, Ziffern und die Zeichen . - ^ = &.
    symbolList.badSymbol\tZeile {0} von {1}: {2} kann kein Symbol sein.
    symbolList.empty\tDie Liste {0} ist leer.
    symbolList.empty.remedy\tEine Datei mit den Überschriften Symbol und Name angeben.
    symbolList.missingColumn\tDie Liste {1} hat keine Spalte {0}.
    symbolList.missingColumn.remedy\tEine Datei angeben, deren erste Zeile die Überschriften Symbol und Name hat.
    symbolList.missingName\tIn Zeile {0} von {1} fehlt der Name.
    symbolList.missingName.remedy\tIhn ergänzen oder die Zeile entfernen.
    symbolList.notFound\tEs gibt keine Datei {0}.
    symbolList.notFound.remedy\tDen Namen prüfen.
    symbolList.notText\tZeile {0} von {1} ist kein Text in UTF-8.
    symbolList.notText.remedy\tDie Datei mit iconv umwandeln.
    symbolList.raggedRow\tZeile {1} von {3} hat {2}, die erste aber {0}.
    symbolList.raggedRow.remedy\tDie Zeile berichtigen; Namen mit Kommas brauchen Anführungszeichen.
    symbolList.unreadable\tDie Datei {0} lässt sich nicht lesen: {1}.
    symbolList.unterminatedQuote\tDas Anführungszeichen in Zeile {0} von {1} wird nie geschlossen.
    system.checkTheName\tDen Namen prüfen, und den Ordner, in dem sie liegt.
    system.tooManyFiles\tAndere Programme schließen oder mit ulimit -n mehr offene Dateien erlauben.
    through.failed\tDas Programm {2} endete für {1} mit Status {0}.
    through.failed.remedy\tDen Befehl von --through für sich ausführen, um den Grund zu sehen.
    through.missing\tDas Programm {0} von --through ist nicht installiert.
    through.missing.remedy\tEs installieren oder den Namen prüfen.
    through.notAFile\tNur Dateien lassen sich mit --through lesen.
    through.notAFile.remedy\tDie Daten zuerst in einer Datei speichern.
    through.oddName\tDer Name {0} hat Zeichen, die im Befehl von --through etwas bedeuten können.
    through.oddName.remedy\tDie Datei umbenennen oder {{}} im Befehl für sich allein stehen lassen.
    through.tooLarge\tDas Programm {1} von --through schrieb mehr als {0} Megabyte.
    through.tooLarge.remedy\tEs weniger schreiben lassen.
    topic.dates.page\tWie Datumsangaben gelesen werden und wie man einen Teil auswählt.{n}{n}Die Schreibweise wird an der ganzen Spalte erkannt. 2020-01-31,{n}31.1.2020, 15 Nov 20, Jan-93, Q1 2020, 2020-W05, 2019/20 und 2020-01-31 14:30{n}werden alle gelesen.{n}  --date-format FORMAT: Nennt die Schreibweise, wie in %d.%m.%Y.{n}{n}Ein Teil eines Diagramms:{n}  --range RANGE: Wie weit zurück: 5D, 4W, 6M, 1Y, YTD oder MAX.{n}  --from DATE und --to DATE: Das erste und das letzte Datum.{n}  --interval UNIT: Fasst Punkte zu Wochen, Monaten oder Quartalen zusammen.{n}{n}1M bis zum 1. März beginnt nach dem 1. Februar. YTD beginnt nach dem letzten{n}Tag des Vorjahres. 90D zählt bei Kursen Handelstage, sonst Kalendertage.{n}--range und --to passen zusammen, --range und --from nicht.{n}{n}value nimmt auch ein Datum: 2012-09-19, oder 2012 für den letzten Wert des{n}Jahres. Gibt es dort keinen Wert, nennt es den letzten davor.{n}{n}Beispiele:{n}  audiograph describe AAPL --range 6M --to 2012-09-30{n}  audiograph play nile --from 1900{n}  audiograph value AAPL 2012-09-19
    topic.prices.page\tWoher Kurse kommen und wie man sie behält.{n}{n}AAPL, BTC-EUR und EUR-USD sind Symbole; andere findet audiograph search.{n}Gespeicherte Kurse sind sofort da und werden nach jedem Handelstag erneuert.{n}Eine Zeile vor dem Text sagt, woher die Kurse kommen und wie alt sie sind.{n}play und describe enden mit dem Kurs von heute, wenn ein Anbieter ihn nennt.{n}Ohne Netzwerk und gespeicherte Kurse gilt ein mitgeliefertes Beispiel von 2013,{n}falls es eines gibt. audiograph samples nennt sie.{n}{n}Aktien kommen von Yahoo oder Alpha Vantage, Coins von Kraken oder CoinGecko,{n}Währungen von der Europäischen Zentralbank, Firmenzahlen von der SEC.{n}Ein Anbieter erfährt das Symbol, die Tage, Name und Version dieses Programms{n}und, wenn er einen verlangt, den Schlüssel.{n}{n}  --offline: Ruft nichts ab. audiograph config set offline true behält das bei.{n}  --provider NAME: Wählt, wer gefragt wird.{n}  --store FILE: Behält Kurse in einer anderen Datei.{n}{n}Beispiele:{n}  audiograph update AAPL MSFT{n}  audiograph import prices.csv --as MYFUND{n}  audiograph export AAPL -o aapl.csv{n}  audiograph config set providers.alphavantage.key
    topic.sound.page\tWie ein Diagramm klingt und wie sich das ändern lässt.{n}{n}Die Tonhöhe ist der Wert: der niedrigste 220 Hertz, der höchste 1760 Hertz.{n}Gleiche Wertschritte sind gleiche Intervalle; Genaueres sagt --explain.{n}Bis zu 24 Punkte sind einzelne Töne. Mehr Punkte sind ein gleitender Ton.{n}Ein fehlender Wert ist ein leises Ticken und Stille.{n}Zwei hohle Töne am Anfang geben die tiefste und die höchste Tonhöhe an.{n}Der Klang wandert von links nach rechts, und zwei Klopfzeichen beenden ihn.{n}{n}Optionen von play, export, compare und batch:{n}  --duration SECONDS: Dauer: gist, short, normal, long oder Sekunden.{n}  --speed NUMBER: Teilt die Dauer; 2 ist doppelt so schnell.{n}  --pitch-range LOW:HIGH: Tonhöhen in Hertz oder als Noten wie c3:c6.{n}  --scale log: Gleiche Prozente werden gleiche Intervalle.{n}  --notes SCALE: Rundet Tonhöhen auf die Noten einer Tonleiter wie major.{n}  --smooth KIND:NUMBER: Glättet zuerst die Werte, wie mit median:5.{n}  --ticks: Tickt an Kalendereinheiten oder runden Zahlen.{n}  --mark-extremes: Markiert den höchsten und den niedrigsten Punkt.{n}  --mark-breaks: Markiert, wo ein Niveau in ein anderes springt.{n}  --together: Spielt bis zu vier Reihen zugleich.{n}  --as candles: Spielt Kurse mit open, high, low und close als Kerzen.{n}  --no-intro und --no-end-sound: Ohne die Töne davor und das Klopfen danach.{n}{n}Beispiel:{n}  audiograph play nile --duration short --ticks
    update.fetchingSymbols\tDie Symbollisten werden abgerufen.
    update.leftAsImported\t{0}: Importierte Kurse bleiben, wie sie sind.
    update.nothingStored\tEs ist noch nichts gespeichert. Ein Symbol angeben, zum Beispiel audiograph update AAPL.
    update.offline\tEs wurde nichts aktualisiert, weil das Abrufen abgeschaltet ist.
    update.summary\t{1}: {0}.
    update.symbols\t{0} von Nasdaq.
    update.unchecked\t{0}: Die neuen Tage überschneiden sich nicht mit den gespeicherten, daher würde ein Split dazwischen nicht bemerkt.
    usage.ambiguousOption\tDie Option {0} ist mehrdeutig.
    usage.ambiguousOption.remedy\t{0} verwenden.
    usage.comparisonOfOne\tEin Vergleich braucht mindestens zwei Quellen.
    usage.comparisonOfOne.remedy\tNoch eine angeben, wie in audiograph compare AAPL MSFT, oder play --rebase verwenden.
    usage.contradiction\t{0} und {1} schließen sich aus.
    usage.emptyAxis\tDie Achse von --minimum {1} bis --maximum {0} ist leer.
    usage.emptyAxis.remedy\tEin Minimum unter dem Maximum angeben.
    usage.emptyName\tDer Dateiname für {0} ist leer.
    usage.emptyName.remedy\tDen Namen einer Datei angeben.
    usage.emptyPlace\tX ist leer.
    usage.emptyPlace.remedy\tEin Datum, eine Zahl, eine Kategorie oder eines dieser Wörter angeben: {0}.
    usage.emptySearch\tTEXT ist leer.
    usage.emptySearch.remedy\tDen Anfang eines Firmennamens oder eines Wortes darin angeben.
    usage.emptySource\tEine Quelle ist leer.
    usage.emptySource.remedy\tEine Datei, ein Symbol oder - für die Standardeingabe angeben.
    usage.emptyText\tDer Text für {0} ist leer.
    usage.emptyText.remedy\tEinen Text angeben oder {0} weglassen.
    usage.intervalOfGroups\tEin Intervall würde Werte mehrerer Gruppen zusammenfassen.
    usage.intervalOfGroups.remedy\t--interval weglassen, oder mit --by none die Gruppen.
    usage.jsonOfColumns\t--json wirkt hier nur zusammen mit --list-columns.
    usage.jsonOfColumns.remedy\tFür die Fakten eines Diagramms {0} verwenden.
    usage.languagesWithoutPage\tNur eine .html-Datei kann mehrere Sprachen haben, und keine wird geschrieben: {0}.
    usage.languagesWithoutPage.remedy\t-o FILE.html ergänzen oder nur eine Sprache nennen.
    usage.logarithmicAxis\tEine logarithmische Skala braucht Werte über 0, daher ist {0} damit nicht möglich.
    usage.logarithmicAxis.remedy\t{0} weglassen oder --scale linear verwenden.
    usage.malformedValue\tUngültiger Wert {2} für {1}; möglich: {0}.
    usage.missingFormat\tDie Standardausgabe braucht ein Format.
    usage.missingFormat.remedy\t--format mit {0} ergänzen.
    usage.missingOperand\tFür audiograph {0} fehlt {1}.
    usage.missingOperand.remedy\tBeispiel: {0}
    usage.missingOutput\tFür audiograph export fehlt die Ausgabe.
    usage.missingOutput.remedy\t-o FILE ergänzen, zum Beispiel -o a.wav.
    usage.missingValue\tDie Option {0} braucht einen Wert.
    usage.missingValue.remedy\t{0} {1} eingeben.
    usage.needsAlert\t{0} hat ohne einen Alarm keine Wirkung.
    usage.needsAlert.remedy\tEinen ergänzen, mit {0}.
    usage.needsCandles\t{0} wirkt nicht ohne Kerzen.
    usage.needsCandles.remedy\t--as candles ergänzen oder die Option weglassen.
    usage.needsOption\t{0} hat ohne {1} keine Wirkung.
    usage.needsOption.remedy\t{0} ergänzen oder es weglassen.
    usage.needsOutput\t{0} hat ohne Ausgabedatei keine Wirkung.
    usage.needsOutput.remedy\t-o FILE ergänzen, zum Beispiel -o a.wav, oder {0} weglassen.
    usage.needsRound\t{0} hat ohne eine Runde keine Wirkung.
    usage.needsRound.remedy\tEine Liste allein abspielen, zum Beispiel audiograph play @tech, oder {0} weglassen.
    usage.notUTF8\tEin Argument ist kein gültiges UTF-8: „{0}“.
    usage.notUTF8.remedy\tDie Datei umbenennen oder von der Standardeingabe lesen.
    usage.nothingHoldsCues\tKeine Ausgabe kann die Marken von --cues aufnehmen.
    usage.nothingHoldsCues.remedy\tEine WAV-Datei ergänzen, zum Beispiel -o a.wav, oder --cues weglassen.
    usage.outputIsFolder.remedy\tDen Namen einer Datei darin angeben, zum Beispiel a.wav.
    usage.outputIsInput\tDie Ausgabe {0} ist auch eine Eingabe.
    usage.outputIsInput.remedy\tEinen anderen Namen für die Ausgabe wählen.
    usage.rangeAsOperand\t--range {0} eingeben.
    usage.rangeAsSource\t{0} ist ein Zeitraum, keine Quelle.
    usage.rangeAsSource.remedy\t--range {0} eingeben oder, wenn es ein Symbol ist, --symbol ergänzen.
    usage.sameColumnTwice\tDie Spalte {0} ist zweimal gewählt.
    usage.sameColumnTwice.remedy\tJedem --y eine andere Spalte geben.
    usage.sameOutputTwice\tDie Ausgabe {0} ist zweimal angegeben.
    usage.sameOutputTwice.remedy\tJeder Ausgabe einen eigenen Namen geben.
    usage.soundToStandardOutput\tDie Standardausgabe ist ein Terminal, das keinen Klang aufnehmen kann.
    usage.soundToStandardOutput.remedy\tIn eine Pipe oder eine Datei umleiten oder -o FILE ergänzen.
    usage.soundToTerminal\tDie Ausgabe {0} ist ein Terminal, das keinen Klang aufnehmen kann.
    usage.soundToTerminal.remedy\t-o FILE verwenden, zum Beispiel -o a.wav.
    usage.speechWithoutSound\tKeine Ausgabe kann den gesprochenen Text von {0} aufnehmen.
    usage.speechWithoutSound.remedy\tEine Audiodatei ergänzen, zum Beispiel -o a.wav, oder {0} weglassen.
    usage.standardInputTwice\tDie Standardeingabe ist zweimal als Quelle angegeben.
    usage.standardInputTwice.remedy\t- einmal angeben und Dateien für die anderen Quellen.
    usage.standardOutputTwice\tDie Standardausgabe ist zweimal als Ausgabe angegeben.
    usage.standardOutputTwice.remedy\t- einmal angeben und Dateien für die anderen Ausgaben.
    usage.tooManyOperands\tUnerwartetes Argument {1} für audiograph {0}.
    usage.tooManyOperands.remedy\tWeglassen oder audiograph help {0} eingeben.
    usage.tooManyOperands.remedyHelp\tWeglassen oder audiograph help eingeben.
    usage.unexpectedValue\tDie Option {0} nimmt keinen Wert, angegeben war aber {1}.
    usage.unexpectedValue.remedy\tNur {0} eingeben.
    usage.unknownCommand\tUnbekannter Befehl {0}.
    usage.unknownCommand.remedy\t{0} verwenden.
    usage.unknownEnding\tAm Namen {0} ist nicht zu erkennen, welches Format zu schreiben ist.
    usage.unknownEnding.remedy\tDie Endung {0} wählen oder --format ergänzen.
    usage.unknownOperand\tUngültiges Argument {2} für audiograph {0}: {1} verwenden.
    usage.unknownOption\tUnbekannte Option {0}.
    usage.unknownOption.remedy\tDie Befehle zeigt audiograph help.
    usage.unknownOptionOf\tUnbekannte Option {1} für audiograph {0}.
    usage.unknownOptionOf.remedy\tDie Optionen zeigt audiograph help {0}.
    usage.unknownSetting\tUnbekannte Einstellung {0}.
    usage.unknownSetting.remedy\tDie Einstellungen zeigt audiograph config -v.
    usage.unknownWord\tUngültiger Wert {2} für {0}: {1} verwenden.
    usage.valueOfColumns\t--value wählt einen Kurs einer Kursdatei und --y eine Spalte.
    usage.wordsTooLong\tKein Satz über das Diagramm passt in --max-length {0}.
    usage.wordsTooLong.remedy\t--max-length {0} oder mehr verwenden.
    userFile.busy\tEin anderes Programm hält {0} seit zehn Sekunden gesperrt.
    userFile.busy.remedy\tSpäter noch einmal versuchen.
    userFile.cannotLock\tDie Datei {0} lässt sich nicht sperren: {1}.
    userFile.cannotLock.remedy\tDie Zugriffsrechte ihres Ordners prüfen.
    userFile.noFolder\tDer Ordner {0} für {1} lässt sich nicht anlegen: {2}.
    userFile.noFolder.remedy\tIhn anlegen oder sich die Berechtigung geben lassen.
    userFile.notAFile\t{0} ist keine gewöhnliche Datei.
    userFile.notAFile.remedy\tEine andere Datei nennen.
    userFile.tooLarge\tDie Datei {0} würde zu groß, um wieder gelesen zu werden.
    userFile.tooLarge.remedy\tZuerst etwas daraus entfernen; es wurde nichts geändert.
    value.beforeFirst\tBei {0} und davor gibt es keinen Wert.
    value.beforeFirst.remedy\tDer erste Wert ist {1} bei {0}.
    value.missing\tDer Wert bei {0} fehlt und ebenso alle Werte davor.
    value.missing.remedy\tNach einem späteren fragen.
    value.missingCategory\tDer Wert von {0} fehlt.
    value.missingCategory.remedy\tNach einer anderen Kategorie fragen.
    value.noLatest\tNur ein Symbol hat einen neuesten Kurs.
    value.noLatest.remedy\tNach last statt nach now fragen.
    value.noSuchCategory\tEs gibt keine Kategorie {0}.
    value.noSuchCategory.remedy\tDie Kategorien sind {0}.
    value.notAPlace\tUngültiges X {2}: {0} angeben oder {1}.
    wait.anyKey\t{0} Eine beliebige Taste beendet das Warten.
    warning\tWarnung: {0}
    """) }
  func systemReason(reason: SystemReason) -> String {
    switch reason {
    case .notPermitted: "nicht erlaubt"
    case .notFound: "Datei oder Ordner nicht gefunden"
    case .inputOutput: "Ein-/Ausgabefehler"
    case .noMemory: "zu wenig Arbeitsspeicher"
    case .accessDenied: "keine Berechtigung"
    case .busy: "Gerät oder Datei ist in Benutzung"
    case .exists: "Datei existiert bereits"
    case .notAFolder: "kein Ordner"
    case .isFolder: "ist ein Ordner"
    case .invalidArgument: "ungültiges Argument"
    case .tooManyFilesInSystem: "zu viele offene Dateien im System"
    case .tooManyFiles: "zu viele offene Dateien"
    case .tooLarge: "Datei zu groß"
    case .noSpace: "kein Speicherplatz mehr auf dem Gerät"
    case .readOnly: "schreibgeschütztes Dateisystem"
    case .nameTooLong: "Dateiname zu lang"
    case .linkLoop: "zu viele Ebenen symbolischer Links"
    }
  }
  func providerAuthority(title: String) -> String {
    switch title {
    case "ECB": "EZB"
    case _: title
    }
  }
  func providerAuthorityAtStart(title: String) -> String {
    switch title {
    case "ECB": "Die EZB"
    case _: "Die \(title)"
    }
  }
  func waitSeconds(count: Double) -> String {
    self.secondsDative(count)
  }
  func waitMinutes(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Minute"
    case _: "\(count) Minuten"
    }
  }
  func waitHours(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Stunde"
    case _: "\(count) Stunden"
    }
  }
  func waitDays(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Tag"
    case _: "\(count) Tagen"
    }
  }
  func metricName(metric: CompanyFigures.Metric) -> String {
    switch metric {
    case .revenue: "Umsatz"
    case .earnings: "Gewinn"
    case .cashFlow: "operativer Cashflow"
    case .revenuePerShare: "Umsatz je Aktie"
    case .earningsPerShare: "Gewinn je Aktie"
    case .cashFlowPerShare: "operativer Cashflow je Aktie"
    }
  }
  func batchSummary(done: Int, count: Int, unchanged: Int, failed: Int, firstFailed: Int) -> String {
    switch (self.plural(unchanged), self.plural(failed)) {
    case (_, _) where unchanged == 0 && failed == 0: "\(done) von \(count) geschrieben."
    case (_, _) where unchanged == 0: "\(done) von \(count) geschrieben, \(failed) fehlgeschlagen, zuerst Zeile \(firstFailed)."
    case (_, _) where failed == 0: "\(done) von \(count) geschrieben, \(unchanged) unverändert."
    case (_, _): "\(done) von \(count) geschrieben, \(unchanged) unverändert, \(failed) fehlgeschlagen, zuerst Zeile \(firstFailed)."
    }
  }
  func batchProgress(done: Int, count: Int) -> String {
    "\(done) von \(count) Zeilen sind fertig."
  }
  func batchShard(number: Int, count: Int) -> String {
    "Rendert die Zeilen von Teil \(number) von \(count), wie es Variablen von Slurm oder Kubernetes verlangen; --shard 1/1 rendert alle."
  }
  func chartStatistics(points: Int) -> String {
    "Die Statistik von \(points) Punkten wird berechnet."
  }
  func importReplaced(symbol: String, title: String) -> String {
    "\(symbol): Die Kurse von \(title) wurden ersetzt."
  }
  func importDone(symbol: String, days: Int, span: String, new: Int, changed: Int) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol): \(self.days(days)), \(span), nichts Neues."
    case (_, _) where new == 0: "\(symbol): \(self.days(days)), \(span), \(changed) geändert."
    case (_, _) where changed == 0: "\(symbol): \(self.days(days)), \(span), \(new) neu."
    case (_, _): "\(symbol): \(self.days(days)), \(span), \(new) neu, \(changed) geändert."
    }
  }
  func importSymbols(file: String, count: Int, total: Int) -> String {
    "\(file): \(self.symbols(count)) gelesen; insgesamt \(self.importedSymbols(total))."
  }
  func importSkipped(file: String, count: Int) -> String {
    "\(file): \(self.rows(count)) ohne Schlusskurs ausgelassen."
  }
  func updateDone(symbol: String, new: Int, changed: Int, last: CalendarDate, provider: String) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol): nichts Neues, bis \(self.date(last)), Quelle: \(provider)."
    case (_, _) where new == 0: "\(symbol): nichts Neues, \(self.days(changed)) geändert, bis \(self.date(last)), Quelle: \(provider)."
    case (_, _) where changed == 0: "\(symbol): \(self.newDays(new)), bis \(self.date(last)), Quelle: \(provider)."
    case (_, _): "\(symbol): \(self.newDays(new)), \(self.days(changed)) geändert, bis \(self.date(last)), Quelle: \(provider)."
    }
  }
  func updateDoneEmpty(symbol: String, new: Int, changed: Int, provider: String) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol): nichts Neues, Quelle: \(provider)."
    case (_, _) where new == 0: "\(symbol): nichts Neues, \(self.days(changed)) geändert, Quelle: \(provider)."
    case (_, _) where changed == 0: "\(symbol): \(self.newDays(new)), Quelle: \(provider)."
    case (_, _): "\(symbol): \(self.newDays(new)), \(self.days(changed)) geändert, Quelle: \(provider)."
    }
  }
  func updateFetching(count: Int) -> String {
    switch self.plural(count) {
    case .one: "Die Kurse von \(count) Symbol werden abgerufen."
    case _: "Die Kurse von \(count) Symbolen werden abgerufen."
    }
  }
  func updatePart(part: UpdatePart, count: Int) -> String {
    switch part {
    case .updated: "\(count) aktualisiert"
    case .unchanged: "\(count) unverändert"
    case .leftAsImported: "\(count) importiert und belassen"
    case .failed: "\(count) fehlgeschlagen"
    }
  }
  func updateSymbolsWithout(count: Int, left: Int, tests: Int, untypable: Int) -> String {
    switch (self.plural(left), self.plural(tests), self.plural(untypable)) {
    case (.one, _, _) where tests == 0: "\(self.symbols(count)) von Nasdaq. Ausgelassen: \(untypable), das sich hier nicht eingeben lässt."
    case (.one, _, _) where untypable == 0: "\(self.symbols(count)) von Nasdaq. Ausgelassen: \(tests) zum Testen der Börsen."
    case (_, _, _) where tests == 0: "\(self.symbols(count)) von Nasdaq. Ausgelassen: \(untypable), die sich hier nicht eingeben lassen."
    case (_, _, _) where untypable == 0: "\(self.symbols(count)) von Nasdaq. Ausgelassen: \(tests) zum Testen der Börsen."
    case (_, _, _): "\(self.symbols(count)) von Nasdaq. Ausgelassen: \(tests) zum Testen der Börsen und \(untypable), die sich hier nicht eingeben lassen."
    }
  }
  func figuresFetched(symbol: String, age: FigureAge, count: Int) -> String {
    switch (age, self.plural(count)) {
    case (.days, .one): "Die Zahlen von \(symbol) wurden vor \(count) Tag abgerufen."
    case (.hours, .one): "Die Zahlen von \(symbol) wurden vor \(count) Stunde abgerufen."
    case (.unknown, _): "Die Zahlen von \(symbol) wurden abgerufen, als die Uhr dieses Rechners vorging."
    case (.days, _): "Die Zahlen von \(symbol) wurden vor \(count) Tagen abgerufen."
    case (.hours, _): "Die Zahlen von \(symbol) wurden vor \(count) Stunden abgerufen."
    case (.minutes, _): "Die Zahlen von \(symbol) wurden vor weniger als einer Stunde abgerufen."
    }
  }
  func pricesFetchingLatest(symbols: [String], isOne: Bool) -> String {
    switch isOne {
    case true: "Der Kurs von \(self.joined(symbols)) wird abgerufen."
    case false: "Die Kurse von \(self.joined(symbols)) werden abgerufen."
    }
  }
  func pricesLate(seconds: Double) -> String {
    "Innerhalb von \(self.secondsDative(seconds)) kam keine Antwort."
  }
  func sampleDated(name: String, what: String, first: CalendarDate, last: CalendarDate) -> String {
    "\(name): \(what), \(self.date(first)) bis \(self.date(last))."
  }
  func deviceRanDry(count: Int) -> String {
    switch self.plural(count) {
    case .one: "Dem Gerät fehlte \(count) Mal der Nachschub."
    case _: "Dem Gerät fehlte \(count) Mal der Nachschub."
    }
  }
  func listAlreadyThere(symbols: [String], count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "\(self.joined(symbols)) war schon in der Liste."
    case _: "\(self.joined(symbols)) waren schon in der Liste."
    }
  }
  func noteDerived(name: String, count: Int, total: Int) -> String {
    "\(name): \(count) von \(total) Zahlen abgeleitet, die in keiner Einreichung stehen."
  }
  func notePossibleSplit(name: String, date: CalendarDate, shares: String) -> String {
    "Warnung: \(name) ist vielleicht nicht um einen Split \(self.at(date)) bereinigt: Der Kurs bewegte sich, als wären aus einer Aktie \(shares) geworden."
  }
  func noteFurtherSplits(name: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "Warnung: \(name) ist vielleicht auch um den Split an \(count) weiteren Tag nicht bereinigt."
    case _: "Warnung: \(name) ist vielleicht auch um Splits an \(count) weiteren Tagen nicht bereinigt."
    }
  }
  func noteLeftOut(name: String, count: Int, compared: Int) -> String {
    switch self.plural(compared) {
    case .one: "\(name): \(self.values(count)) ausgelassen, denn nur \(compared) Zeitpunkt lässt sich vergleichen."
    case _: "\(name): \(self.values(count)) ausgelassen, denn nur \(compared) Zeitpunkte lassen sich vergleichen."
    }
  }
  func noteToldAs(name: String, form: FormName, column: String, other: String) -> String {
    switch form {
    case .scatter: "\(name): als Punktwolke beschrieben, \(self.quoted(column)) gegen \(self.quoted(other)); mit --as line zählt die Reihenfolge."
    case .box: "\(name): als Boxplot beschrieben, \(self.quoted(column)) nach \(self.quoted(other)); mit --as line zählt die Reihenfolge."
    case .band: "\(name): als Band beschrieben, \(self.quoted(column)) mit \(self.quoted(other)); --as line lässt die Grenzen weg."
    case .share: "\(name): als Anteile eines Ganzen beschrieben; --as bars nennt die Werte."
    case _: "\(name): als Heatmap beschrieben; --as line nimmt die Spalten nacheinander."
    }
  }
  func noteRepeatedDates(name: String, count: Int, example: CalendarDate) -> String {
    switch self.plural(count) {
    case .one: "\(name): \(count) Zeile ausgelassen, deren Datum weiter unten noch einmal steht, zum Beispiel \(self.date(example)); es gilt die letzte Zeile."
    case _: "\(name): \(count) Zeilen ausgelassen, deren Datum weiter unten noch einmal steht, zum Beispiel \(self.date(example)); es gilt die letzte Zeile."
    }
  }
  func noteEmptyRows(name: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(name): \(count) leere Zeile übersprungen."
    case _: "\(name): \(count) leere Zeilen übersprungen."
    }
  }
  func noteRowsWithoutPosition(name: String, count: Int, row: Int) -> String {
    "\(name): \(self.rows(count)) ohne Position auf der x-Achse übersprungen, zuerst Zeile \(row)."
  }
  func notePreamble(name: String, count: Int) -> String {
    "\(name): \(self.rows(count)) über den Überschriften übersprungen."
  }
  func noteFooter(name: String, count: Int, row: Int) -> String {
    "\(name): \(self.rows(count)) unter den Daten übersprungen, zuerst Zeile \(row)."
  }
  func noteShortRows(name: String, count: Int, row: Int) -> String {
    switch self.plural(count) {
    case .one: "\(name): \(count) zu kurze Zeile mit fehlenden Werten aufgefüllt, zuerst Zeile \(row)."
    case _: "\(name): \(count) zu kurze Zeilen mit fehlenden Werten aufgefüllt, zuerst Zeile \(row)."
    }
  }
  func noteOneOfColumns(name: String, column: String, count: Int, others: [String]) -> String {
    "\(name): Spalte \(self.quoted(column)) gewählt, eine von \(count) Zahlenspalten; --y wählt andere: \(self.shortened(others))."
  }
  func noteHeadingsRepeated(name: String, count: Int) -> String {
    "\(name): \(self.rows(count)) übersprungen, wiederholte Überschriften."
  }
  func noteColumnsLeftOut(name: String, count: Int, columns: [String]) -> String {
    switch self.plural(count) {
    case .one: "\(name): Spalte \(self.shortened(columns)) ausgelassen."
    case _: "\(name): \(count) Spalten ausgelassen: \(self.shortened(columns))."
    }
  }
  func noteEmptySeries(name: String, count: Int, example: String) -> String {
    switch self.plural(count) {
    case .one: "\(name): eine Reihe ohne Wert ausgelassen, \(self.quoted(example))."
    case _: "\(name): \(count) Reihen ohne Wert ausgelassen, etwa \(self.quoted(example))."
    }
  }
  func noteLimits(name: String, column: String, count: Int) -> String {
    "\(name): bei \(self.valuesDative(count)) von \(self.quoted(column)) wie <1 nur die Zahl verwendet."
  }
  func noteFlags(name: String, column: String, count: Int) -> String {
    "\(name): Buchstaben oder Zeichen hinter \(self.valuesDative(count)) von \(self.quoted(column)) nicht beachtet."
  }
  func noteBarsOfZeros(name: String, count: Int, row: Int) -> String {
    "\(name): \(self.rows(count)) nur aus Nullen ohne Umsatz als fehlend behandelt, zuerst Zeile \(row)."
  }
  func noteSentinel(name: String, column: String, value: String, count: Int) -> String {
    "\(name): \(value), weit entfernt vom Rest von \(self.quoted(column)), \(count) Mal als fehlend behandelt."
  }
  func noteBadCells(name: String, column: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(name): \(count) Zelle von \(self.quoted(column)) ohne Zahl als fehlend behandelt."
    case _: "\(name): \(count) Zellen von \(self.quoted(column)) ohne Zahl als fehlend behandelt."
    }
  }
  func noteSeveralAtOne(name: String, points: Int, positions: Int) -> String {
    switch (self.plural(points), self.plural(positions)) {
    case (.one, .one): "\(name): \(points) Punkt teilt sich \(positions) Position auf der x-Achse; --aggregate mean fasst Punkte an derselben Position zusammen, --by teilt sie auf Reihen auf."
    case (.one, _): "\(name): \(points) Punkt teilt sich \(positions) Positionen auf der x-Achse; --aggregate mean fasst Punkte an derselben Position zusammen, --by teilt sie auf Reihen auf."
    case (_, .one): "\(name): \(points) Punkte teilen sich \(positions) Position auf der x-Achse; --aggregate mean fasst Punkte an derselben Position zusammen, --by teilt sie auf Reihen auf."
    case (_, _): "\(name): \(points) Punkte teilen sich \(positions) Positionen auf der x-Achse; --aggregate mean fasst Punkte an derselben Position zusammen, --by teilt sie auf Reihen auf."
    }
  }
  func noteLinesWithoutMatch(name: String, count: Int) -> String {
    "\(name): \(self.rows(count)) ohne Treffer übersprungen."
  }
  func noteSearchesBrokenOff(name: String, count: Int, line: Int) -> String {
    "\(name): \(self.rows(count)) übersprungen, zuerst Zeile \(line), weil die Suche nach dem Muster zu lange dauerte."
  }
  func noteIncomplete(name: String, isFirst: Bool, interval: Interval, days: String) -> String {
    switch (isFirst, interval) {
    case (true, .day): "\(name): Der erste Tag ist unvollständig, mit Punkten nur \(days)."
    case (true, .week): "\(name): Die erste Woche ist unvollständig, mit Punkten nur \(days)."
    case (true, .month): "\(name): Der erste Monat ist unvollständig, mit Punkten nur \(days)."
    case (true, .quarter): "\(name): Das erste Quartal ist unvollständig, mit Punkten nur \(days)."
    case (false, .day): "\(name): Der letzte Tag ist unvollständig, mit Punkten nur \(days)."
    case (false, .week): "\(name): Die letzte Woche ist unvollständig, mit Punkten nur \(days)."
    case (false, .month): "\(name): Der letzte Monat ist unvollständig, mit Punkten nur \(days)."
    case (false, .quarter): "\(name): Das letzte Quartal ist unvollständig, mit Punkten nur \(days)."
    }
  }
  func noteOnDay(day: CalendarDate) -> String {
    self.at(day)
  }
  func noteFromTo(first: CalendarDate, last: CalendarDate) -> String {
    "vom \(self.date(first)) bis zum \(self.date(last))"
  }
  func guessStored(name: String, values: String, rows: Int) -> String {
    "\(name): gespeichert, \(values) als Werte, \(self.rows(rows))."
  }
  func guessWideYears(name: String, form: String, headings: String, rows: Int) -> String {
    "\(name): gelesen als \(form), die Überschriften \(headings) als x-Achse, jede Zeile ein Jahr, \(self.rows(rows))."
  }
  func guessWideSeries(name: String, form: String, headings: String, by: String, rows: Int) -> String {
    "\(name): gelesen als \(form), die Überschriften \(headings) als x-Achse, jede Zeile eine Reihe mit dem Namen aus \(by), \(self.rows(rows))."
  }
  func guessTable(name: String, form: String, x: String, xCount: Int, values: String, valueCount: Int, by: String, rows: Int) -> String {
    let along = self.along(xCount, columns: x)
    let taken = self.taken(valueCount, columns: values)
    return switch by {
    case "": "\(name): gelesen als \(form), \(along), \(taken), \(self.rows(rows))."
    case _: "\(name): gelesen als \(form), \(along), \(taken), eine Reihe je \(by), \(self.rows(rows))."
    }
  }
  func guessRowPart(part: RowPart, count: Int) -> String {
    switch part {
    case .data: "\(count) mit Daten"
    case .headings: "\(count) mit Überschriften"
    case .preamble: "\(count) über den Überschriften"
    case .comments: "\(count) mit Kommentaren"
    case .blank: "\(count) leer"
    case .notes: "\(count) unter den Daten"
    case .skipped: "\(count) ausgelassen"
    }
  }
  func guessForm(format: String, cells: CellMark, mark: String, isPrices: Bool, hasDecimalCommas: Bool, hasHeadings: Bool) -> String {
    let written = self.written(format, cells: cells, mark: mark)
    return switch (isPrices, hasDecimalCommas, hasHeadings) {
    case (true, true, true): "Kursdatei in \(written) und Dezimalkommas"
    case (true, true, false): "Kursdatei in \(written) und Dezimalkommas, ohne Überschriften"
    case (true, false, true): "Kursdatei in \(written)"
    case (true, false, false): "Kursdatei in \(written), ohne Überschriften"
    case (false, true, true): "\(written) und Dezimalkommas"
    case (false, true, false): "\(written) und Dezimalkommas, ohne Überschriften"
    case (false, false, true): "\(written)"
    case (false, false, false): "\(written), ohne Überschriften"
    }
  }
  func columnsRead(name: String, form: String, isRecord: Bool, row: Int) -> String {
    switch isRecord {
    case true: "\(name): gelesen als \(form), die ersten Daten in Datensatz \(row)."
    case false: "\(name): gelesen als \(form), die ersten Daten in Zeile \(row)."
    }
  }
  func columnsContent(content: ColumnSummary.Content) -> String {
    switch content {
    case .dates: "Datumsangaben"
    case .numbers: "Zahlen"
    case .text: "Text"
    case .empty: "leer"
    }
  }
  func columnsRole(role: ColumnSummary.Role) -> String {
    switch role {
    case .x: "als x-Achse"
    case .y: "als Werte"
    case .by: "als Namen der Reihen"
    }
  }
  func batchLongLines(path: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "Im Journal \(self.quoted(path)) ist \(count) Zeile zu lang; sie wurde übersprungen."
    case _: "Im Journal \(self.quoted(path)) sind \(count) Zeilen zu lang; sie wurden übersprungen."
    }
  }
  func chartUnequalCounts(positions: Int, values: Int) -> String {
    "\(self.positions(positions)) und \(self.values(values)) passen nicht zusammen."
  }
  func rangeNothingInRange(first: CalendarDate, last: CalendarDate) -> String {
    "Im Zeitraum liegt kein Wert: Die Daten reichen von \(self.date(first)) bis \(self.date(last))."
  }
  func scoreSmoothingWidth(width: Double) -> String {
    "Über \(self.number(width)) Punkte lässt sich nicht glätten."
  }
  func chartTooManySeries(count: Int, limit: Int) -> String {
    "Die Tabelle hat \(count) Reihen, nacheinander sind aber höchstens \(limit) zu hören."
  }
  func figureNotByPeriod(symbol: String, titles: String, period: CompanyFigures.Period) -> String {
    switch period {
    case .quarter: "In den Einreichungen von \(self.quoted(symbol)) fehlt je Quartal: \(titles); vorhanden ist es nur je Jahr."
    case .year: "In den Einreichungen von \(self.quoted(symbol)) fehlt je Jahr: \(titles); vorhanden ist es nur je Quartal."
    }
  }
  func readAmbiguousColumn(file: String, count: Int, name: String) -> String {
    "Die Quelle \(self.quoted(file)) hat \(count) Spalten mit dem Namen \(self.quoted(name))."
  }
  func readSingleRow(file: String, count: Int, headings: [String]) -> String {
    switch self.plural(count) {
    case .one: "Die Quelle \(self.quoted(file)) hat eine einzige Zeile mit \(count) Zahl und ist kein Diagramm: \(self.shortened(headings))."
    case _: "Die Quelle \(self.quoted(file)) hat eine einzige Zeile mit \(count) Zahlen und ist kein Diagramm: \(self.shortened(headings))."
    }
  }
  func kindTooFew(form: String, needed: Int, found: Int) -> String {
    switch self.plural(found) {
    case .one: "--as \(form) braucht mindestens \(needed) Werte, es gibt aber nur \(found)."
    case _: "--as \(form) braucht mindestens \(needed) Werte, es gibt aber nur \(found)."
    }
  }
  func kindTooFewRemedy(form: String) -> String {
    switch form {
    case "share": "--as bars nennt sie."
    case _: "--as line nimmt sie der Reihe nach."
    }
  }
  func kindMissing(form: String, need: FormError.Need) -> String {
    switch need {
    case .numbers: "--as \(form) braucht eine Spalte mit Zahlen, und die Tabelle hat keine mehr."
    case .secondNumbers: "--as \(form) braucht zwei Spalten mit Zahlen, und die Tabelle hat nur eine."
    case .bounds: "Die Überschriften nennen keine untere und obere Grenze."
    case .names: "--as \(form) braucht eine Spalte mit Namen, und die Tabelle hat keine."
    case .rowNames: "Ein Raster mit --x braucht auch die Spalte, die seine Zeilen benennt."
    case .grid: "--as \(form) braucht mindestens 2 Zeilen und 2 Spalten mit Zahlen."
    }
  }
  func kindMissingRemedy(need: FormError.Need) -> String {
    switch need {
    case .bounds: "Mit --band LOWER,UPPER nennen oder mit --error die Spalte mit dem Fehlermaß."
    case .rowNames: "Mit --by nennen."
    case .grid: "--as line nennt die Werte."
    case _: "--list-columns zeigt, was es gibt."
    }
  }
  func readNotAPair(row: Int, file: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "Datensatz \(row) von \(self.quoted(file)) ist eine Liste aus \(count) Wert, kein Paar."
    case _: "Datensatz \(row) von \(self.quoted(file)) ist eine Liste aus \(count) Werten, kein Paar."
    }
  }
  func readUnequalLists(row: Int, file: String, found: Int, expected: Int) -> String {
    "Datensatz \(row) von \(self.quoted(file)) ist eine Liste mit \(self.valuesDative(found)), der erste hat aber \(expected)."
  }
  func deviceStalled(device: String, seconds: Double) -> String {
    "Das Audiogerät \(self.quoted(device)) nimmt seit \(self.secondsDative(seconds)) keinen Klang an."
  }
  func soundFileIncomplete(written: Int, frameCount: Int, kind: String) -> String {
    "Nur \(written) von \(frameCount) Frames kamen in der .\(kind)-Datei an."
  }
  func rebaseOneInterval(interval: Interval) -> String {
    switch interval {
    case .day: "Alle verglichenen Werte liegen an einem Tag."
    case .week: "Alle verglichenen Werte liegen in einer Woche."
    case .month: "Alle verglichenen Werte liegen in einem Monat."
    case .quarter: "Alle verglichenen Werte liegen in einem Quartal."
    }
  }
  func rebaseRange(first: CalendarDate, last: CalendarDate) -> String {
    "Zu keinem Zeitpunkt im Zeitraum haben alle Reihen einen Wert: Gemeinsame Werte reichen von \(self.date(first)) bis \(self.date(last))."
  }
  func rebaseChangeTooLarge(series: String, date: CalendarDate) -> String {
    "Die Veränderung von \(self.quoted(series)) bis \(self.date(date)) ist als Zahl zu groß."
  }
  func settingsUnsetRemedy(key: String, isSecret: Bool) -> String {
    switch isSecret {
    case true: "Setzen mit audiograph config set \(key)."
    case false: "Setzen mit audiograph config set \(key) VALUE."
    }
  }
  func settingsConflict(settings: [String], count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "Auch die Einstellung \(self.joined(settings)) gilt hier."
    case _: "Auch die Einstellungen \(self.joined(settings)) gelten hier."
    }
  }
  func updateMissing(symbol: String, first: CalendarDate, last: CalendarDate) -> String {
    "\(symbol): Die Tage von \(self.date(first)) bis \(self.date(last)) fehlen."
  }
  func answerAmountsInNoCurrency(unit: String) -> String {
    "die Beträge sind in \(self.quoted(unit)), keiner Währung"
  }
  func answerRaggedRow(row: Int, found: Int, expected: Int) -> String {
    "Zeile \(row) hat \(found) statt \(expected) Zellen"
  }
  func helpValues(placeholder: String, words: [String], isOpen: Bool) -> String {
    switch isOpen {
    case true: "\(placeholder) kann \(self.alternatives(words)) sein."
    case false: "\(placeholder) ist \(self.alternatives(words))."
    }
  }
  func liveAxis(name: String, low: String, high: String) -> String {
    switch name {
    case "": "Die Tonhöhen reichen jetzt von \(low) bis \(high)."
    case _: "\(name): Die Tonhöhen reichen jetzt von \(low) bis \(high)."
    }
  }
  func liveMoved(name: String, size: String, span: String, value: String, isUp: Bool) -> String {
    switch isUp {
    case true: "Alarm: \(name) ist innerhalb von \(span) um mindestens \(size) gestiegen, jetzt bei \(value)."
    case false: "Alarm: \(name) ist innerhalb von \(span) um mindestens \(size) gefallen, jetzt bei \(value)."
    }
  }
  func liveKept(kept: Int, count: String) -> String {
    "Die letzten \(kept) von \(count) Werten:"
  }
  func livePassedOver(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Zeile hatte keine Zahl."
    case _: "\(count) Zeilen hatten keine Zahl."
    }
  }
  func liveSearchesBrokenOff(count: Int) -> String {
    "In \(count) Zeilen dauerte die Suche nach dem Muster zu lange; sie wurden übersprungen."
  }
  func liveLate(name: String, age: String) -> String {
    "\(name): Der Kurs ist \(age) alt."
  }
  func liveZoneOf(name: String, others: Int, zone: String) -> String {
    switch self.plural(others) {
    case _ where others == 0: "\(name): Zeiten in \(zone)."
    case .one: "\(name) und \(others) weiteres: Zeiten in \(zone)."
    case _: "\(name) und \(others) weitere: Zeiten in \(zone)."
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
    case .one: "Warnung: \(count) Zeile der Aufnahme ist beschädigt und fehlt."
    case _: "Warnung: \(count) Zeilen der Aufnahme sind beschädigt und fehlen."
    }
  }
  func liveNoNumber(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 0: "Auf der Standardeingabe kam nichts."
    case .one: "Die Standardeingabe hatte \(count) Zeile und keine Zahl."
    case _: "Die Standardeingabe hatte \(count) Zeilen und keine Zahl."
    }
  }
  func learnLesson(number: Int, count: Int, name: String) -> String {
    "\(number) von \(count): \(name)."
  }
  func learnName(lesson: Lesson) -> String {
    switch lesson {
    case .low: "tief"
    case .high: "hoch"
    case .rise: "steigend"
    case .fall: "fallend"
    case .steep: "steil"
    case .peak: "eine Spitze"
    case .trough: "ein Tal"
    case .gap: "eine Lücke"
    case .tick: "Ticken"
    case .baseline: "unter einer Grundlinie"
    case .crossing: "über eine Grundlinie"
    case .twoSeries: "zwei Reihen"
    case .whole: "ein ganzes Diagramm"
    case .bars: "Balken"
    case .scatter: "eine Punktwolke"
    case .histogram: "ein Histogramm"
    case .density: "eine Dichte"
    case .box: "ein Boxplot"
    case .band: "ein Band"
    case .heatMap: "eine Heatmap"
    case .share: "Anteile"
    }
  }
  func learnMeaning(lesson: Lesson) -> String {
    switch lesson {
    case .low: "Ein tiefer Ton bedeutet einen niedrigen Wert."
    case .high: "Ein hoher Ton bedeutet einen hohen Wert."
    case .rise: "Die Werte steigen, und die Zeit geht von links nach rechts."
    case .fall: "Die Werte fallen."
    case .steep: "Je schneller sich die Tonhöhe ändert, desto steiler die Linie: erst flach, dann steil."
    case .peak: "Die Werte steigen zu einer Spitze und fallen wieder."
    case .trough: "Die Werte fallen in ein Tal und steigen wieder."
    case .gap: "Fehlende Werte sind still, nach einem leisen Ticken."
    case .tick: "Mit --ticks ist jedes Ticken ein Schritt auf der Achse, etwa ein Jahr."
    case .baseline: "Mit --baseline rauscht es, solange Werte darunter liegen."
    case .crossing: "Ein Ticken steigt, wo Werte über die Grundlinie steigen, und fällt, wo sie darunter fallen."
    case .twoSeries: "Reihen kommen nacheinander, jede mit ihrer eigenen Klangfarbe."
    case .whole: "Erst die tiefste und die höchste Tonhöhe, dann die Werte, am Ende zwei Klopfzeichen."
    case .bars: "Jeder Ton ist ein Name: je höher der Ton, desto höher sein Wert."
    case .scatter: "Jeder Ton ist ein Punkt, von links nach rechts: je höher der Ton, desto höher der Punkt. Hier steigen sie."
    case .histogram: "Jeder Ton ist eine Klasse, von niedrigen zu hohen Werten: je höher der Ton, desto mehr Werte liegen in ihr. Ein kurzer leiser tiefer Ton ist eine leere Klasse."
    case .density: "Ein Ton gleitet von niedrigen zu hohen Werten: je höher er ist, desto mehr Werte liegen dort."
    case .box: "Jede Gruppe gleitet vom unteren Whisker über unteres Quartil, Median und oberes Quartil zum oberen Whisker; der Median ist am längsten. Kurze Töne danach sind Werte weit außen."
    case .band: "Auf jeden Wert folgen leiser und kürzer seine untere und seine obere Grenze. Bei mehr als 24 Punkten klingen alle drei zugleich, die Grenzen links und rechts."
    case .heatMap: "Jede Zeile beginnt mit einem Ticken, und jeder Ton ist eine Zelle, von links nach rechts: je höher der Ton, desto höher der Wert. Eine leere Zelle ist still."
    case .share: "Der größte Teil kommt zuerst: je größer ein Teil, desto höher und länger sein Ton."
    }
  }
  func learnHint(isLast: Bool) -> String {
    switch isLast {
    case false: "n weiter, r noch einmal."
    case true: "t Quiz, q beendet."
    }
  }
  func quizOpening(count: Int) -> String {
    switch self.plural(count) {
    case .one: "Eine Frage; mit einer Zahl antworten, q beendet."
    case _: "\(count) Fragen; mit einer Zahl antworten, q beendet."
    }
  }
  func quizNumber(number: Int, count: Int) -> String {
    "Frage \(number) von \(count)."
  }
  func quizQuestion(kind: QuizKind) -> String {
    switch kind {
    case .pitch: "War das ein niedriger oder ein hoher Wert?"
    case .direction: "Sind die Werte gestiegen oder gefallen?"
    case .steepness: "War es in der ersten Hälfte steiler oder danach?"
    case .turn: "War das eine Spitze oder ein Tal?"
    case .place: "Wo war die Spitze?"
    case .gap: "Gab es eine Lücke?"
    case .ticks: "Hat es getickt?"
    case .baseline: "Lagen die Werte über oder unter der Grundlinie?"
    case .crossing: "In welcher Richtung haben sie die Grundlinie gekreuzt?"
    case .series: "Welche Reihe endete höher?"
    case .bars: "Wo war der höchste Balken?"
    case .scatter: "Sind die Punkte von links nach rechts gestiegen oder gefallen, oder gab es keinen Zusammenhang?"
    case .histogram: "Wie viele Gipfel hatte das Histogramm?"
    case .density: "War der häufigste Wert niedrig oder hoch?"
    case .box: "Welche Gruppe lag höher?"
    case .band: "Ist das Intervall breiter oder schmaler geworden?"
    case .heatMap: "Welche Zeile hatte den höchsten Wert?"
    case .share: "War der größte Teil mehr als die Hälfte?"
    }
  }
  func quizChoice(choice: QuizChoice) -> String {
    switch choice {
    case .low: "niedrig"
    case .high: "hoch"
    case .rising: "gestiegen"
    case .falling: "gefallen"
    case .first: "erste Hälfte"
    case .later: "danach"
    case .peak: "Spitze"
    case .trough: "Tal"
    case .beginning: "Anfang"
    case .middle: "Mitte"
    case .end: "Ende"
    case .yes: "ja"
    case .no: "nein"
    case .above: "darüber"
    case .below: "darunter"
    case .upwards: "aufwärts"
    case .downwards: "abwärts"
    case .firstSeries: "die erste"
    case .secondSeries: "die zweite"
    case .unrelated: "weder noch"
    case .one: "einen"
    case .two: "zwei"
    case .firstGroup: "die erste"
    case .secondGroup: "die zweite"
    case .wider: "breiter"
    case .narrower: "schmaler"
    case .firstRow: "die erste"
    case .lastRow: "die letzte"
    }
  }
  func quizResult(right: Int, count: Int) -> String {
    "\(right) von \(count) richtig."
  }
  func quizBest(right: Int, count: Int) -> String {
    "Das beste Ergebnis bisher: \(right) von \(count)."
  }
  func quizLeft(right: Int, count: Int) -> String {
    "Bisher \(right) von \(count) richtig; das Ergebnis wird nicht gespeichert."
  }
  func hearingStep(number: Int, count: Int) -> String {
    "\(number) von \(count)."
  }
  func bytes(_ count: Int) -> String {
    "\(count) Byte"
  }
  func cells(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Zelle"
    case _: "\(count) Zellen"
    }
  }
  func days(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Tag"
    case _: "\(count) Tage"
    }
  }
  func newDays(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) neuer Tag"
    case _: "\(count) neue Tage"
    }
  }
  func frames(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Frame"
    case _: "\(count) Frames"
    }
  }
  func positions(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Position"
    case _: "\(count) Positionen"
    }
  }
  func rows(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Zeile"
    case _: "\(count) Zeilen"
    }
  }
  func seconds(_ count: Double) -> String {
    switch self.plural(count) {
    case .one: "\(self.number(count)) Sekunde"
    case _: "\(self.number(count)) Sekunden"
    }
  }
  func secondsDative(_ count: Double) -> String {
    switch self.plural(count) {
    case .one: "\(self.number(count)) Sekunde"
    case _: "\(self.number(count)) Sekunden"
    }
  }
  func symbols(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Symbol"
    case _: "\(count) Symbole"
    }
  }
  func importedSymbols(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) importiertes Symbol"
    case _: "\(count) importierte Symbole"
    }
  }
  func values(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Wert"
    case _: "\(count) Werte"
    }
  }
  func valuesDative(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) Wert"
    case _: "\(count) Werten"
    }
  }
  func along(_ count: Int, columns: String) -> String {
    switch self.plural(count) {
    case _ where count == 0: "die gezählten Zeilen als x-Achse"
    case .one: "Spalte \(columns) als x-Achse"
    case _: "Spalten \(columns) als x-Achse"
    }
  }
  func taken(_ count: Int, columns: String) -> String {
    switch self.plural(count) {
    case .one: "Spalte \(columns) als Werte"
    case _: "Spalten \(columns) als Werte"
    }
  }
  func written(_ format: String, cells: CellMark, mark: String) -> String {
    switch cells {
    case .none: format
    case .commas: "\(format) mit Kommas zwischen den Zellen"
    case .semicolons: "\(format) mit Semikolons zwischen den Zellen"
    case .tabs: "\(format) mit Tabulatoren zwischen den Zellen"
    case .spaces: "\(format) mit Leerzeichen zwischen den Zellen"
    case .other: "\(format) mit „\(mark)“ zwischen den Zellen"
    }
  }
  func fault(_ fault: JSONFault) -> String {
    switch fault {
    case .syntax: "Syntaxfehler"
    case .unexpectedEnd: "unerwartetes Ende"
    case .textAfterEnd: "Text hinter dem Ende"
    case .invalidUTF8: "ungültiges UTF-8"
    case .nulCharacter: "NUL-Zeichen"
    case .repeatedKey: "wiederholter Name in einem Datensatz"
    case .tooDeep: "zu viele Ebenen"
    case .numberTooLarge: "zu große Zahl"
    case .tooLarge: "Werte, die zu viel Arbeitsspeicher brauchen,"
    case .outOfMemory: "kein Arbeitsspeicher mehr"
    }
  }
  func shape(_ shape: JSONShape) -> String {
    switch shape {
    case .record: "ein Datensatz"
    case .list: "eine Liste"
    case .number: "eine Zahl"
    case .text: "eine Zeichenkette"
    case .boolean: "true oder false"
    case .null: "null"
    }
  }
  func quantity(_ quantity: ScoreError.Quantity) -> String {
    switch quantity {
    case .length: "Die Dauer"
    case .speed: "Die Geschwindigkeit"
    case .volume: "Die Lautstärke"
    case .panWidth: "Die Stereobreite"
    case .smoothingWeight: "Das Gewicht der Glättung"
    case .smoothingWidth: "Die Zahl der geglätteten Punkte"
    }
  }
  func kinds(_ precision: DatePrecision) -> String {
    switch precision {
    case .year: "Jahre"
    case .quarter: "Quartale"
    case .month: "Monate"
    case .day: "Tage"
    case .minute: "Minuten"
    case .second: "Sekunden"
    case .millisecond: "Millisekunden"
    case .microsecond: "Mikrosekunden"
    }
  }
}
