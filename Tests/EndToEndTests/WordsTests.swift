// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// What is said of the bundled samples, word for word; the numbers were taken from the files by
/// another program.
@Suite struct WordsTests {
  struct Case: CustomTestStringConvertible {
    let arguments: [String]
    let lines: [String]

    init(_ arguments: String..., lines: [String]) {
      self.arguments = arguments
      self.lines = lines
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let sample = "Sample data, not current: 1 March 2013."

  static let cases: [Case] = [
    Case(
      "AAPL", "--range", "1D", "--level", "short",
      lines: [
        sample,
        "Apple, closing price in US dollars, 430.47; down 2.5 percent, from 441.40 on 28 February"
          + " 2013.",
      ]),
    Case(
      "AAPL", "--range", "1D", "--lang", "de",
      lines: [
        "Beispieldaten, nicht aktuell: 1. März 2013.",
        "Apple, Schlusskurs in US-Dollar, 430,47; minus 2,5 Prozent gegenüber 441,40 am 28."
          + " Februar 2013.",
      ]),
    Case(
      "AAPL", "--range", "90D", "--level", "short",
      lines: [
        sample,
        "Apple, closing price in US dollars, fell, with recoveries: down 33 percent over the last"
          + " 90 trading days, from 644.61 on 17 October 2012 to 430.47.",
        "Highest 634.03 on 22 October 2012; the lowest was the last value.",
      ]),
    Case(
      "AAPL", "--range", "90D", "--level", "alt", "--lang", "de",
      lines: [
        "Beispieldaten, nicht aktuell: 1. März 2013.",
        "Apple, Schlusskurs in US-Dollar: fiel mit Erholungen; minus 33 Prozent in den letzten 90"
          + " Handelstagen.",
      ]),
    // Bars that are not the last ones are not called so.
    Case(
      "AAPL", "--range", "90D", "--to", "2012", "--level", "alt",
      lines: [
        sample,
        "Apple, closing price in US dollars: fell, with recoveries; down 20 percent in 19 weeks,"
          + " from 665.15 to 532.17.",
      ]),
    Case(
      "AAPL", "--range", "1Y",
      lines: [
        sample,
        "Apple, closing price in US dollars, rose until September 2012, then fell to below where"
          + " it began: down 21 percent, from 544.47 to 430.47.",
        "Highest 702.10 on 19 September; the lowest was the last value.",
        "The rise to the high was 32 percent, from 530.12 on 17 May; the fall after it was 39"
          + " percent.",
        "A typical day moved 1.1 percent; the largest was a fall of 12 percent on 24 January"
          + " 2013.",
        "2 March 2012 to 1 March 2013, 250 trading days.",
      ]),
    Case(
      "AAPL",
      lines: [
        sample,
        "Apple, closing price in US dollars, rose, with setbacks: to 13 times the first value,"
          + " from 32.58 to 430.47.",
        "Highest 702.10 on 19 September 2012, lowest 6.56 on 17 April 2003.",
        "In one step, on 29 September 2000, it went from 26.75 to 12.88.",
        "The largest setback was 82 percent, from 36.05 on 22 March 2000 to 6.56 on 17 April"
          + " 2003.",
        "1 March 2000 to 1 March 2013, 3270 trading days.",
      ]),
    Case(
      "msft", "--range", "1y",
      lines: [
        sample,
        "Microsoft, closing price in US dollars, fell, with recoveries: down 13 percent, from"
          + " 32.29 to 27.95.",
        "Highest 32.85 on 15 March 2012, lowest 26.37 on 4 December.",
        "The largest recovery was 11 percent, from 28.45 on 1 June to 31.45 on 20 September.",
        "A typical day moved 0.8 percent; the largest was a rise of 4.5 percent on 20 April.",
        "2 March 2012 to 1 March 2013, 250 trading days.",
      ]),
    Case(
      "MSFT",
      lines: [
        sample,
        "Microsoft, closing price in US dollars, swung widely, ending lower: down 38 percent,"
          + " from 45.41 to 27.95.",
        "Highest 55.94 on 23 March 2000, lowest 15.15 on 9 March 2009.",
        "The largest fall was 73 percent, from 55.94 on 23 March 2000 to 15.15 on 9 March 2009;"
          + " the largest rise was 117 percent, from 15.15 on 9 March 2009 to 32.85 on 15 March"
          + " 2012.",
        "1 March 2000 to 1 March 2013, 3270 trading days.",
      ]),
    Case(
      "IBM",
      lines: [
        sample,
        "IBM, closing price in US dollars, rose, with setbacks: up 102 percent, from 100.25 to"
          + " 202.91.",
        "Highest 211.00 on 16 October 2012, lowest 55.07 on 9 October 2002.",
        "The largest setback was 59 percent, from 133.63 on 1 September 2000 to 55.07 on 9"
          + " October 2002.",
        "A typical day moved 0.8 percent; the largest was a fall of 16 percent on 18 October"
          + " 2000.",
        "1 March 2000 to 1 March 2013, 3270 trading days.",
      ]),
    Case(
      "GOOG",
      lines: [
        sample,
        "Alphabet, closing price in US dollars, swung widely, ending higher: up 703 percent, from"
          + " 100.34 to 806.19.",
        "Highest 806.85 on 19 February 2013, lowest 100.01 on 3 September 2004.",
        "The largest fall was 65 percent, from 741.79 on 6 November 2007 to 257.44 on 24 November"
          + " 2008; the largest rise was 707 percent, from 100.01 on 3 September 2004 to 806.85"
          + " on 19 February 2013.",
        "19 August 2004 to 1 March 2013, 2148 trading days.",
      ]),
    Case(
      "FB", "--range", "1Y",
      lines: [
        sample,
        "Facebook, closing price in US dollars, fell until September 2012, then partly recovered:"
          + " down 27 percent, from 38.23 to 27.78.",
        "The first value was the highest; lowest 17.73 on 4 September.",
        "The fall to the low was 54 percent; the rise after it was 57 percent.",
        "A typical day moved 2.0 percent; the largest was a rise of 19 percent on 24 October.",
        "18 May 2012 to 1 March 2013, 196 trading days.",
      ]),
    Case(
      "AAPL", "--range", "5D",
      lines: [
        sample,
        "Apple, closing price in US dollars, swung widely, ending lower: down 4.5 percent, from"
          + " 450.81 on 22 February 2013 to 430.47.",
        "Highest 448.97 on 26 February; the lowest was the last value.",
        "25 February to 1 March 2013, 5 trading days.",
      ]),
    Case(
      "Samples/nile.csv",
      lines: [
        "nile, Annual flow in 10⁸ m³: dropped in 1899, about 1130 before, about 843 after.",
        "Highest 1370 in 1879, lowest 456 in 1913.",
        "1871 to 1970, 100 years.",
      ]),
    Case(
      "Samples/sunspots.csv",
      lines: [
        "sunspots, Sunspot number: no clear direction, mostly between 6.8 and 106.8.",
        "Highest 190.2 in 1957; lowest 0, first reached in 1711.",
        "The pattern repeats about every 11 years.",
        "1700 to 2008, 309 years.",
      ]),
    Case(
      "Samples/co2-weekly.csv",
      lines: [
        "co2-weekly, CO2 in ppmv, a strong yearly season: highest in May, lowest in October,"
          + " about 6 apart.",
        "Rose, slowly to about 331 by May 1975, then faster: up 18 percent, from an average of 316 in"
          + " the first year to 371 in the last.",
        "Highest 373.9, first reached on 12 May 2001; lowest 313, first reached on 8 November"
          + " 1958.",
        "59 weeks are missing in 22 gaps, the longest 18 weeks from 25 January 1964.",
        "29 March 1958 to 29 December 2001, 2284 weeks.",
      ]),
    Case(
      "Samples/us-inflation.csv", "--y", "#2", "--y", "#3",
      lines: [
        "us-inflation, Inflation in percent: rose from 0 to 14.62 by the fourth quarter of 1979,"
          + " fell to 5.13 by the fourth quarter of 1983, and was about level near 3.03 from then.",
        "The value in the first quarter of 1986, -4.39, is far below those around it; the value"
          + " in the fourth quarter of 2008, -8.79, is far below those around it.",
        "First quarter of 1959 to third quarter of 2009, 203 quarters.",
        "Unemployment in percent: moved up and down between 3.4 and 10.7, ending at 9.6.",
        "Highest 10.7 in the fourth quarter of 1982; lowest 3.4, first reached in the fourth"
          + " quarter of 1968.",
        "Unemployment is higher than Inflation at the end, 9.6 against 3.56; they cross 34 times,"
          + " first in the first quarter of 1966, last in the third quarter of 2008.",
        "They are furthest apart in the fourth quarter of 2008, by 15.69.",
      ]),
    Case(
      "AAPL", "--range", "1Y", "--speech",
      lines: [
        "Sample data, not current: March first 2013.",
        "Apple, closing price in US dollars, rose until September 2012, then fell to below where"
          + " it began: down 21 percent, from 544.47 to 430.47.",
        "Highest 702.10 on September nineteenth; the lowest was the last value.",
        "The rise to the high was 32 percent, from 530.12 on May seventeenth; the fall after it was"
          + " 39 percent.",
        "A typical day moved 1.1 percent; the largest was a fall of 12 percent on January"
          + " twenty-fourth 2013.",
        "March second 2012 to March first 2013, 250 trading days.",
      ]),
    Case(
      "AAPL", "--range", "1Y", "--lang", "de",
      lines: [
        "Beispieldaten, nicht aktuell: 1. März 2013.",
        "Apple, Schlusskurs in US-Dollar, stieg bis September 2012 und fiel dann unter den"
          + " Ausgangswert: minus 21 Prozent, von 544,47 auf 430,47.",
        "Höchster Schlusskurs 702,10 am 19. September; der letzte war der niedrigste.",
        "Bis zum Hoch stieg er um 32 Prozent, ausgehend von 530,12 am 17. Mai; danach fiel er um"
          + " 39 Prozent.",
        "An einem typischen Tag änderte er sich um 1,1 Prozent; am stärksten am 24. Januar 2013:"
          + " minus 12 Prozent.",
        "2. März 2012 bis 1. März 2013, 250 Handelstage.",
      ]),
    Case(
      "AAPL", "--range", "1Y", "--lang", "de", "--speech",
      lines: [
        "Beispieldaten, nicht aktuell: erster März 2013.",
        "Apple, Schlusskurs in US-Dollar, stieg bis September 2012 und fiel dann unter den"
          + " Ausgangswert: minus 21 Prozent, von 544,47 auf 430,47.",
        "Höchster Schlusskurs 702,10 am neunzehnten September; der letzte war der niedrigste.",
        "Bis zum Hoch stieg er um 32 Prozent, ausgehend von 530,12 am siebzehnten Mai; danach fiel"
          + " er um 39 Prozent.",
        "An einem typischen Tag änderte er sich um 1,1 Prozent; am stärksten am"
          + " vierundzwanzigsten Januar 2013: minus 12 Prozent.",
        "Vom zweiten März 2012 bis zum ersten März 2013, 250 Handelstage.",
      ]),
    Case(
      "Samples/nile.csv", "--speech",
      lines: [
        "nile, Annual flow in hundred million cubic metres: dropped in eighteen ninety-nine,"
          + " about 1130 before, about 843 after.",
        "Highest 1370 in eighteen seventy-nine, lowest 456 in nineteen thirteen.",
        "Eighteen seventy-one to nineteen seventy, 100 years.",
      ]),
    Case(
      "Samples/nile.csv", "--lang", "de",
      lines: [
        "nile, Annual flow in 10⁸ m³: fiel im Jahr 1899 sprunghaft, davor etwa 1130, danach"
          + " etwa 843.",
        "Höchster Wert 1370 im Jahr 1879, niedrigster 456 im Jahr 1913.",
        "1871 bis 1970, 100 Jahre.",
      ]),
    Case(
      "Samples/nile.csv", "--lang", "de", "--speech",
      lines: [
        "nile, Annual flow in hundert Millionen Kubikmetern: fiel im Jahr"
          + " achtzehnhundertneunundneunzig sprunghaft, davor etwa 1130, danach etwa 843.",
        "Höchster Wert 1370 im Jahr achtzehnhundertneunundsiebzig, niedrigster 456 im Jahr"
          + " neunzehnhundertdreizehn.",
        "Achtzehnhunderteinundsiebzig bis neunzehnhundertsiebzig, 100 Jahre.",
      ]),
    Case(
      "Samples/co2-weekly.csv", "--speech",
      lines: [
        "co 2 weekly, CO 2 in parts per million by volume, a strong yearly season: highest in"
          + " May, lowest in October, about 6 apart.",
        "Rose, slowly to about 331 by May nineteen seventy-five, then faster: up 18 percent, from an"
          + " average of 316 in the first year to 371 in the last.",
        "Highest 373.9, first reached on May twelfth 2001; lowest 313, first reached on November"
          + " eighth nineteen fifty-eight.",
        "March twenty-ninth nineteen fifty-eight to December twenty-ninth 2001, 2284 weeks.",
      ]),
    Case(
      "Samples/co2-weekly.csv", "--lang", "de",
      lines: [
        "co2-weekly, CO2 in ppmv, starker Jahresgang: am höchsten im Mai, am niedrigsten im"
          + " Oktober, Unterschied etwa 6.",
        "Der Wert stieg bis Mai 1975 langsam auf etwa 331, dann schneller: plus 18 Prozent, von"
          + " durchschnittlich 316 im ersten Jahr auf 371 im letzten.",
        "Höchster Wert 373,9, erstmals am 12. Mai 2001; niedrigster 313, erstmals am 8. November"
          + " 1958.",
        "59 Wochen fehlen in 22 Lücken, die längste umfasst 18 Wochen ab dem 25. Januar 1964.",
        "29. März 1958 bis 29. Dezember 2001, 2284 Wochen.",
      ]),
    Case(
      "Samples/co2-weekly.csv", "--lang", "de", "--speech",
      lines: [
        "co 2 weekly, CO 2 in Volumenteilen pro Million, starker Jahresgang: am höchsten im Mai,"
          + " am niedrigsten im Oktober, Unterschied etwa 6.",
        "Der Wert stieg bis Mai neunzehnhundertfünfundsiebzig langsam auf etwa 331, dann schneller:"
          + " plus 18 Prozent, von durchschnittlich 316 im ersten Jahr auf 371 im letzten.",
        "Höchster Wert 373,9, erstmals am zwölften Mai 2001; niedrigster 313, erstmals am achten"
          + " November neunzehnhundertachtundfünfzig.",
        "59 Wochen fehlen in 22 Lücken, die längste umfasst 18 Wochen ab dem fünfundzwanzigsten"
          + " Januar neunzehnhundertvierundsechzig.",
        "Vom neunundzwanzigsten März neunzehnhundertachtundfünfzig bis zum neunundzwanzigsten"
          + " Dezember 2001, 2284 Wochen.",
      ]),
    Case(
      "Samples/sunspots.csv", "--speech",
      lines: [
        "sunspots, Sunspot number: no clear direction, mostly between 6.8 and 106.8.",
        "Highest 190.2 in nineteen fifty-seven; lowest 0, first reached in seventeen eleven.",
        "The pattern repeats about every 11 years.",
        "Seventeen hundred to 2008, 309 years.",
      ]),
    Case(
      "Samples/sunspots.csv", "--lang", "de",
      lines: [
        "sunspots, Sunspot number: keine klare Richtung, meist zwischen 6,8 und 106,8.",
        "Höchster Wert 190,2 im Jahr 1957; niedrigster 0, erstmals im Jahr 1711.",
        "Das Muster wiederholt sich etwa alle 11 Jahre.",
        "1700 bis 2008, 309 Jahre.",
      ]),
    Case(
      "Samples/sunspots.csv", "--lang", "de", "--speech",
      lines: [
        "sunspots, Sunspot number: keine klare Richtung, meist zwischen 6,8 und 106,8.",
        "Höchster Wert 190,2 im Jahr neunzehnhundertsiebenundfünfzig; niedrigster 0, erstmals im"
          + " Jahr siebzehnhundertelf.",
        "Das Muster wiederholt sich etwa alle 11 Jahre.",
        "Siebzehnhundert bis 2008, 309 Jahre.",
      ]),
    Case(
      "Samples/us-inflation.csv", "--y", "#2", "--y", "#3", "--speech",
      lines: [
        "us inflation, Inflation in percent: rose from 0 to 14.62 by the fourth quarter of"
          + " nineteen seventy-nine, fell to 5.13 by the fourth quarter of nineteen eighty-three,"
          + " and was about level near 3.03 from then.",
        "The value in the first quarter of nineteen eighty-six, minus 4.39, is far below those"
          + " around it; the value in the fourth quarter of 2008, minus 8.79, is far below those"
          + " around it.",
        "First quarter of nineteen fifty-nine to third quarter of 2009, 203 quarters.",
        "Unemployment in percent: moved up and down between 3.4 and 10.7, ending at 9.6.",
        "Highest 10.7 in the fourth quarter of nineteen eighty-two; lowest 3.4, first reached in"
          + " the fourth quarter of nineteen sixty-eight.",
        "Unemployment is higher than Inflation at the end, 9.6 against 3.56; they cross 34 times,"
          + " first in the first quarter of nineteen sixty-six, last in the third quarter of"
          + " 2008.",
        "They are furthest apart in the fourth quarter of 2008, by 15.69.",
      ]),
    Case(
      "Samples/us-inflation.csv", "--y", "#2", "--y", "#3", "--lang", "de",
      lines: [
        "us-inflation, Inflation in Prozent: stieg bis zum vierten Quartal 1979 von 0 auf 14,62,"
          + " fiel bis zum vierten Quartal 1983 auf 5,13 und blieb danach etwa bei 3,03.",
        "Der Wert im ersten Quartal 1986, -4,39, liegt weit unter den Nachbarwerten; der Wert im"
          + " vierten Quartal 2008, -8,79, liegt weit unter den Nachbarwerten.",
        "Erstes Quartal 1959 bis drittes Quartal 2009, 203 Quartale.",
        "Unemployment in Prozent: schwankte zwischen 3,4 und 10,7 und lag zuletzt bei 9,6.",
        "Höchster Wert 10,7 im vierten Quartal 1982; niedrigster 3,4, erstmals im vierten Quartal"
          + " 1968.",
        "Unemployment liegt am Ende höher als Inflation, bei 9,6 gegenüber 3,56; sie kreuzen sich"
          + " 34-mal, zuerst im ersten Quartal 1966, zuletzt im dritten Quartal 2008.",
        "Am weitesten auseinander liegen sie im vierten Quartal 2008, um 15,69.",
      ]),
    Case(
      "Samples/us-inflation.csv", "--y", "#2", "--y", "#3", "--lang", "de", "--speech",
      lines: [
        "us inflation, Inflation in Prozent: stieg bis zum vierten Quartal"
          + " neunzehnhundertneunundsiebzig von 0 auf 14,62, fiel bis zum vierten Quartal"
          + " neunzehnhundertdreiundachtzig auf 5,13 und blieb danach etwa bei 3,03.",
        "Der Wert im ersten Quartal neunzehnhundertsechsundachtzig, minus 4,39, liegt weit unter"
          + " den Nachbarwerten; der Wert im vierten Quartal 2008, minus 8,79, liegt weit unter"
          + " den Nachbarwerten.",
        "Erstes Quartal neunzehnhundertneunundfünfzig bis drittes Quartal 2009, 203 Quartale.",
        "Unemployment in Prozent: schwankte zwischen 3,4 und 10,7 und lag zuletzt bei 9,6.",
        "Höchster Wert 10,7 im vierten Quartal neunzehnhundertzweiundachtzig; niedrigster 3,4,"
          + " erstmals im vierten Quartal neunzehnhundertachtundsechzig.",
        "Unemployment liegt am Ende höher als Inflation, bei 9,6 gegenüber 3,56; sie kreuzen sich"
          + " 34 mal, zuerst im ersten Quartal neunzehnhundertsechsundsechzig, zuletzt im dritten"
          + " Quartal 2008.",
        "Am weitesten auseinander liegen sie im vierten Quartal 2008, um 15,69.",
      ]),
    Case(
      "AAPL", "--range", "1Y", "--level", "short",
      lines: [
        sample,
        "Apple, closing price in US dollars, rose until September 2012, then fell to below where"
          + " it began: down 21 percent in a year, from 544.47 to 430.47.",
        "Highest 702.10 on 19 September 2012; the lowest was the last value.",
      ]),
    Case(
      "AAPL", "--range", "1Y", "--level", "short", "--lang", "de",
      lines: [
        "Beispieldaten, nicht aktuell: 1. März 2013.",
        "Apple, Schlusskurs in US-Dollar, stieg bis September 2012 und fiel dann unter den"
          + " Ausgangswert: minus 21 Prozent in einem Jahr, von 544,47 auf 430,47.",
        "Höchster Schlusskurs 702,10 am 19. September 2012; der letzte war der niedrigste.",
      ]),
    Case(
      "AAPL", "--range", "1Y", "--level", "alt",
      lines: [
        sample,
        "Apple, closing price in US dollars: rose until September 2012, then fell to below where"
          + " it began; down 21 percent in a year.",
      ]),
    Case(
      "AAPL", "--range", "1Y", "--level", "long",
      lines: [
        sample,
        "Apple, closing price in US dollars, rose until September 2012, then fell to below where"
          + " it began: down 21 percent, from 544.47 to 430.47.",
        "It rose 17 percent to 636.23 on 9 April, then fell 17 percent to 530.12 on 17 May, then"
          + " rose 32 percent to 702.10 on 19 September, its highest, then fell 39 percent to its"
          + " lowest.",
        "A typical day moved 1.1 percent; the largest was a fall of 12 percent on 24 January"
          + " 2013.",
        "The largest rise in one day was 8.9 percent, on 25 April 2012.",
        "The mean is 578.04, the median 582.49 and the standard deviation 62.87.",
        "2 March 2012 to 1 March 2013, 250 trading days.",
        "These are bundled sample data.",
      ]),
    Case(
      "AAPL", "--range", "1Y", "--level", "long", "--lang", "de",
      lines: [
        "Beispieldaten, nicht aktuell: 1. März 2013.",
        "Apple, Schlusskurs in US-Dollar, stieg bis September 2012 und fiel dann unter den"
          + " Ausgangswert: minus 21 Prozent, von 544,47 auf 430,47.",
        "Der Kurs stieg bis zum 9. April um 17 Prozent auf 636,23, fiel dann bis zum 17. Mai um"
          + " 17 Prozent auf 530,12, stieg dann bis zum 19. September um 32 Prozent auf den"
          + " Höchststand von 702,10 und fiel dann um 39 Prozent auf den niedrigsten Stand.",
        "An einem typischen Tag änderte er sich um 1,1 Prozent; am stärksten am 24. Januar 2013:"
          + " minus 12 Prozent.",
        "Der größte Anstieg an einem Tag betrug 8,9 Prozent, am 25. April 2012.",
        "Der Mittelwert beträgt 578,04, der Median 582,49 und die Standardabweichung 62,87.",
        "2. März 2012 bis 1. März 2013, 250 Handelstage.",
        "Das sind mitgelieferte Beispieldaten.",
      ]),
    Case(
      "AAPL", "--range", "1Y", "--lang", "en-US",
      lines: [
        "Sample data, not current: March 1, 2013.",
        "Apple, closing price in US dollars, rose until September 2012, then fell to below where"
          + " it began: down 21 percent, from 544.47 to 430.47.",
        "Highest 702.10 on September 19; the lowest was the last value.",
        "The rise to the high was 32 percent, from 530.12 on May 17; the fall after it was 39"
          + " percent.",
        "A typical day moved 1.1 percent; the largest was a fall of 12 percent on January 24,"
          + " 2013.",
        "March 2, 2012, to March 1, 2013, 250 trading days.",
      ]),
    Case(
      "AAPL", "--range", "1Y", "--interval", "week",
      lines: [
        sample,
        "Apple, closing price in US dollars, rose until September 2012, then fell to below where"
          + " it began: down 21 percent, from 544.47 to 430.47.",
        "Highest 700.10 on 21 September; the lowest was the last value.",
        "The rise to the high was 32 percent, from 530.38 on 18 May; the fall after it was 39"
          + " percent.",
        "A typical week moved 3.2 percent; the largest was a fall of 12 percent in the week to 25"
          + " January 2013.",
        "2 March 2012 to 1 March 2013, 53 weeks.",
      ]),
    Case(
      "AAPL", "--range", "1Y", "--interval", "month", "--lang", "de",
      lines: [
        "Beispieldaten, nicht aktuell: 1. März 2013.",
        "Apple, Schlusskurs in US-Dollar, fiel mit Erholungen: minus 21 Prozent, von 544,47 auf"
          + " 430,47.",
        "Höchster Schlusskurs 667,11 am 28. September 2012; der letzte war der niedrigste.",
        "Die größte Erholung betrug 15 Prozent, von 577,73 am 31. Mai auf 667,11 am 28."
          + " September.",
        "In einem typischen Monat änderte er sich um 2,8 Prozent; am stärksten im Januar 2013:"
          + " minus 14 Prozent.",
        "30. März 2012 bis 1. März 2013, 13 Monate.",
      ]),
    Case(
      "Samples/nile.csv", "--stats",
      lines: [
        "nile, Annual flow in 10⁸ m³: dropped in 1899, about 1130 before, about 843 after.",
        "Highest 1370 in 1879, lowest 456 in 1913.",
        "1871 to 1970, 100 years.",
        "The Theil-Sen slope is -2.6 per year, the least-squares slope -2.71, with R squared"
          + " 0.217.",
        "No statement on chance: neighbouring values are alike, with a correlation of 0.37.",
      ]),
    Case(
      "Samples/nile.csv", "--stats", "--lang", "de", "--speech",
      lines: [
        "nile, Annual flow in hundert Millionen Kubikmetern: fiel im Jahr"
          + " achtzehnhundertneunundneunzig sprunghaft, davor etwa 1130, danach etwa 843.",
        "Höchster Wert 1370 im Jahr achtzehnhundertneunundsiebzig, niedrigster 456 im Jahr"
          + " neunzehnhundertdreizehn.",
        "Achtzehnhunderteinundsiebzig bis neunzehnhundertsiebzig, 100 Jahre.",
        "Die Steigung beträgt nach Theil und Sen minus 2,6 pro Jahr, nach der Methode der"
          + " kleinsten Quadrate minus 2,71, mit einem Bestimmtheitsmaß von 0,217.",
        "Ob der Trend mehr als Zufall ist, bleibt offen: Benachbarte Werte ähneln einander, mit"
          + " einer Korrelation von 0,37.",
      ]),
    Case(
      "AAPL", "MSFT", "--range", "1Y",
      lines: [
        sample,
        "Apple, closing price in US dollars, rose until September 2012, then fell to below where"
          + " it began: down 21 percent, from 544.47 to 430.47.",
        "Highest 702.10 on 19 September; the lowest was the last value.",
        "2 March 2012 to 1 March 2013, 250 trading days.",
        "Microsoft, closing price in US dollars, fell, with recoveries: down 13 percent, from"
          + " 32.29 to 27.95.",
        "Highest 32.85 on 15 March 2012, lowest 26.37 on 4 December.",
        "Apple is higher than Microsoft at the end, 430.47 against 27.95; they never cross.",
      ]),
    Case(
      "AAPL", "MSFT", "IBM", "GOOG", "FB", "--range", "1Y", "--stats",
      lines: [
        sample,
        "Apple, closing price in US dollars, rose until September 2012, then fell to below where"
          + " it began: down 21 percent, from 544.47 to 430.47.",
        "Highest 702.10 on 19 September; the lowest was the last value.",
        "2 March 2012 to 1 March 2013, 250 trading days.",
        "Microsoft, closing price in US dollars, fell, with recoveries: down 13 percent, from"
          + " 32.29 to 27.95.",
        "Highest 32.85 on 15 March 2012, lowest 26.37 on 4 December.",
        "IBM, closing price in US dollars, moved up and down with little overall change: up 2.7"
          + " percent, from 197.53 to 202.91.",
        "Highest 211.00 on 16 October 2012, lowest 183.09 on 12 July.",
        "Also Alphabet, closing price in US dollars, up 30 percent, from 622.40 to 806.19.",
        "Of all 5 series, Alphabet ends highest, at 806.19, Facebook lowest, at 27.78.",
        "The Theil-Sen slope of Apple is -0.265 per day, the least-squares slope -0.279, with R"
          + " squared 0.219.",
        "The Theil-Sen slope of Microsoft is -0.0137 per day, the least-squares slope -0.0138,"
          + " with R squared 0.701.",
        "The Theil-Sen slope of IBM is -0.0155 per day, the least-squares slope -0.0139, with R"
          + " squared 0.054.",
        "The Theil-Sen slope of Alphabet is 0.512 per day, the least-squares slope 0.504, with R"
          + " squared 0.652.",
        "The Theil-Sen slope of Facebook is 0.00365 per day, the least-squares slope 0.00127,"
          + " with R squared 0.001.",
        "No statement on chance: prices wander, and the test takes most wandering for a trend.",
      ]),
    Case(
      "AAPL", "MSFT", "--range", "1Y", "--level", "short", "--lang", "de",
      lines: [
        "Beispieldaten, nicht aktuell: 1. März 2013.",
        "Apple, Schlusskurs in US-Dollar, minus 21 Prozent in einem Jahr, von 544,47 auf 430,47;"
          + " Microsoft, Schlusskurs in US-Dollar, minus 13 Prozent, von 32,29 auf 27,95.",
        "Apple liegt am Ende höher als Microsoft, bei 430,47 gegenüber 27,95; sie kreuzen sich"
          + " nie.",
      ]),
  ]

  @Test(arguments: cases)
  func describes(_ test: Case) throws {
    let program = Program()
    let outcome = try program.run(["describe"] + test.arguments)
    #expect(outcome.lines == test.lines)
    if !test.arguments.contains("--interval") {
      #expect(outcome.errors == [], "\(outcome.message)")
    }
    let folder = try TemporaryFolder()
    let export = try program.run(
      ["export", "-o", folder.file("a.txt"), "--quiet"] + test.arguments)
    #expect(export.errors == [], "\(export.message)")
    #expect(folder.bytes("a.txt") == outcome.output)
  }

  @Test func severalSourcesAreSeveralSeries() throws {
    let outcome = try Program().run(
      ["describe", "AAPL", "Samples/nile.csv", "MSFT", "--title", "All"])
    #expect(
      outcome.lines == [
        Self.sample,
        "All, Apple, closing price in US dollars, rose, with setbacks: to 13 times the first value,"
          + " from 32.58 to 430.47.",
        "Highest 702.10 on 19 September 2012, lowest 6.56 on 17 April 2003.",
        "In one step, on 29 September 2000, it went from 26.75 to 12.88.",
        "1 March 2000 to 1 March 2013, 3270 trading days.",
        "nile, Annual flow in 10⁸ m³: dropped in 1899, about 1130 before, about 843 after.",
        "Highest 1370 in 1879, lowest 456 in 1913.", "1871 to 1970, 100 years.",
        "Microsoft, closing price in US dollars, swung widely, ending lower: down 38 percent, from"
          + " 45.41 to 27.95.",
        "Highest 55.94 on 23 March 2000, lowest 15.15 on 9 March 2009.",
      ])
  }

  @Test func valueTitleUnitAndIntervalAreSaid() throws {
    let outcome = try Program().run(
      ["describe", "AAPL", "--value", "volume", "--title", "A\u{1B}[1m B", "--range", "1M"])
    #expect(
      outcome.lines.dropFirst() == [
        "A[1m B, volume in shares: no clear direction, mostly between 12.51 million and 21.92 million.",
        "Highest 25.16 million on 7 February 2013, lowest 11.52 million on 28 February.",
        "4 February to 1 March 2013, 19 trading days.",
      ])
    let unit = try Program().run(["describe", "AAPL", "--unit", "shells", "--range=1Y"])
    #expect(unit.lines[1].hasPrefix("Apple, closing price in shells, rose until September 2012"))
  }

  @Test func guessesAreSaidWhereAsked() throws {
    let program = Program()
    let outcome = try program.run(["export", "Samples/nile.csv", "-o", "/dev/null", "-v"])
    #expect(
      outcome.message.split(separator: "\n") == [
        "nile: read as CSV with commas between cells, column 'Year' along x, column"
          + " 'Annual flow (10^8 m^3)' as values, 100 rows.",
        "x: \"Year\" 16: +12 a chart runs along its dates, +4 it stands first.",
        "x: rows -6: -6 dates stand in another column.", "y: \"Annual flow (10^8 m^3)\" 0.",
        "Every point has the same time, as one gliding tone.",
        "Wrote '/dev/null', 11 seconds.",
      ])
  }

  @Test func notesAreSaidUnlessQuiet() throws {
    let data = "Date,Open,High,Low,Close,Volume\n2020-01-03,1,2,1,2,9\n2020-01-02,1,2,1,1,9\n"
    let rows = data + "2020-01-02,1,2,1,1.5,9\n"
    let outcome = try Program().run(["describe", "-"], input: rows)
    #expect(outcome.status == 0)
    #expect(
      outcome.lines == [
        "Standard input, closing price, 1.50 on 2 January 2020 and 2.00 on 3 January: up 33 percent."
      ])
    #expect(outcome.message.contains("sorted the rows, which were out of order from row 3 on."))
    #expect(outcome.message.contains("2 January 2020; the last row counts."))
    #expect(try Program().run(["describe", "-", "-q"], input: rows).errors == [])
  }

  @Test func readsStandardInput() throws {
    let outcome = try Program().run(
      ["describe", "-"], input: "Year,Sheep\n2001,3\n2002,5\n2003,4\n")
    #expect(
      outcome.lines == [
        "Standard input, Sheep, 3 in 2001, 5 in 2002 and 4 in 2003: up 33 percent."
      ])
  }

  @Test func listsColumns() throws {
    let outcome = try Program().run(
      ["play", "Samples/us-inflation.csv", "--list-columns"])
    #expect(
      outcome.lines == [
        "#1 Quarter, dates, taken along x: 1959-Q1, 1959-Q2, 1959-Q3.",
        "#2 Inflation (percent), numbers, taken as values: 0, 2.34, 2.74.",
        "#3 Unemployment (percent), numbers, taken as values: 5.8, 5.1, 5.3.",
      ])
  }

  @Test func samplesAreFoundByTheEnvironment() throws {
    let folder = try TemporaryFolder()
    let named = Program(environment: ["AUDIOGRAPH_SAMPLES": "\(Program.packageFolder)/Samples"])
    #expect(try named.run(["describe", "AAPL"]).status == 0)
    let lost = Program(environment: ["AUDIOGRAPH_SAMPLES": folder.path])
    let outcome = try lost.run(["describe", "AAPL"])
    #expect(outcome.status == 3)
    #expect(outcome.message.contains("are not in '\(folder.path)'"))
  }

  @Test func hostileNamesDoNotReachTheTerminal() throws {
    let folder = try TemporaryFolder()
    let name = "a\u{1B}[31m\r\u{202E}b.csv"
    try folder.put(Array("Y\u{1B}ear,V\u{9B}alue\nx\u{7},1\ny\r\n,2\n".utf8), name)
    for arguments in [
      ["describe", name], ["describe", name, "-v", "--explain"], ["describe", name, "--y", name],
      ["describe", name, "--list-columns"], ["describe", "--title", name, "--unit", name, name],
      ["describe", "x\(name)"], ["export", name, "-o", "\(name).wav", "-v"], [name],
      ["describe", name, "--\(name)"],
    ] {
      let outcome = try Program(folder: folder.path).run(arguments)
      for text in [outcome.text, outcome.message] {
        let controls = text.unicodeScalars.filter {
          [.control, .format].contains($0.properties.generalCategory) && $0 != "\n"
        }
        #expect(controls.isEmpty, "\(arguments.map(\.debugDescription)) \(text.debugDescription)")
      }
      #expect([0, 2, 3].contains(outcome.status))
    }
  }
}
