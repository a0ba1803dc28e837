// SPDX-License-Identifier: MIT

/// What a chart is told as.
struct ToldSentences {
  let standard: [String]
  let short: [String]
  let german: [String]
  let shortGerman: [String]
}

extension DescriptionTests {
  /// The sentences by the names of the charts.
  static let sentences: [String: ToldSentences] = [
    "Apple": ToldSentences(
      standard: [
        "Apple, closing price in US dollars, 2 March to 7 March 2012, 4 points.",
        "The values are 545.18 on 2 March, 702.10 on 3 March, 533.16 on 4 March and 430.47"
          + " on 7 March: down 21 percent, from 544.47 on 1 March to 430.47.",
      ],
      short: [
        "Apple, closing price in US dollars, 545.18 on 2 March 2012, 702.10 on 3 March,"
          + " 533.16 on 4 March and 430.47 on 7 March: down 21 percent, from 544.47 on 1 March to"
          + " 430.47.",
      ],
      german: [
        "Apple, Schlusskurs in US-Dollar, 2. März bis 7. März 2012, 4 Punkte.",
        "Die Werte sind 545,18 am 2. März, 702,10 am 3. März, 533,16 am 4. März und 430,47"
          + " am 7. März: minus 21 Prozent, von 544,47 am 1. März auf 430,47.",
      ],
      shortGerman: [
        "Apple, Schlusskurs in US-Dollar, 545,18 am 2. März 2012, 702,10 am 3. März, 533,16"
          + " am 4. März und 430,47 am 7. März: minus 21 Prozent, von 544,47 am 1. März auf"
          + " 430,47.",
      ]),
    "one": ToldSentences(
      standard: [
        "one, 1 point.",
        "The only value is 5.",
      ],
      short: [
        "one, 5.",
      ],
      german: [
        "one, 1 Punkt.",
        "Der einzige Wert ist 5.",
      ],
      shortGerman: [
        "one, 5.",
      ]),
    "one year": ToldSentences(
      standard: [
        "one year, 1871, 1 point.",
        "The only value is 5.",
      ],
      short: [
        "one year, 5.",
      ],
      german: [
        "one year, 1871, 1 Punkt.",
        "Der einzige Wert ist 5.",
      ],
      shortGerman: [
        "one year, 5.",
      ]),
    "one of three": ToldSentences(
      standard: [
        "one of three, 1871 to 1873, 3 years.",
        "The only value is 5, in 1872.",
        "2 years are missing, none next to another.",
      ],
      short: [
        "one of three, 5 in 1872.",
      ],
      german: [
        "one of three, 1871 bis 1873, 3 Jahre.",
        "Der einzige Wert ist 5, im Jahr 1872.",
        "2 Jahre fehlen, jeweils einzeln.",
      ],
      shortGerman: [
        "one of three, 5 im Jahr 1872.",
      ]),
    "flat": ToldSentences(
      standard: [
        "flat, 3 points.",
        "It was unchanged at 5.",
      ],
      short: [
        "flat, unchanged at 5.",
      ],
      german: [
        "flat, 3 Punkte.",
        "Der Wert blieb unverändert bei 5.",
      ],
      shortGerman: [
        "flat, unverändert bei 5.",
      ]),
    "flat with base": ToldSentences(
      standard: [
        "flat with base, 2 points.",
        "It was unchanged at 5.00; up 25 percent, from 4.00 on 1 March 2012 to 5.00.",
      ],
      short: [
        "flat with base, up 25 percent, from 4.00 on 1 March 2012 to 5.00.",
      ],
      german: [
        "flat with base, 2 Punkte.",
        "Der Kurs blieb unverändert bei 5,00; plus 25 Prozent, von 4,00 am 1. März 2012 auf"
          + " 5,00.",
      ],
      shortGerman: [
        "flat with base, plus 25 Prozent, von 4,00 am 1. März 2012 auf 5,00.",
      ]),
    "as before": ToldSentences(
      standard: [
        "as before, 2 points.",
        "The values are 4.00 at point 1 and 5.00 at point 2: unchanged from 5.00 on 1 March"
          + " 2012.",
      ],
      short: [
        "as before, 4.00 at point 1 and 5.00 at point 2: unchanged from 5.00 on 1 March 2012.",
      ],
      german: [
        "as before, 2 Punkte.",
        "Die Werte sind 4,00 bei Punkt 1 und 5,00 bei Punkt 2: unverändert gegenüber 5,00 am"
          + " 1. März 2012.",
      ],
      shortGerman: [
        "as before, 4,00 bei Punkt 1 und 5,00 bei Punkt 2: unverändert gegenüber 5,00 am 1."
          + " März 2012.",
      ]),
    "back again": ToldSentences(
      standard: [
        "back again, 3 points.",
        "The values are 1 at point 1, 2 at point 2 and 1 at point 3.",
      ],
      short: [
        "back again, 1 at point 1, 2 at point 2 and 1 at point 3.",
      ],
      german: [
        "back again, 3 Punkte.",
        "Die Werte sind 1 bei Punkt 1, 2 bei Punkt 2 und 1 bei Punkt 3.",
      ],
      shortGerman: [
        "back again, 1 bei Punkt 1, 2 bei Punkt 2 und 1 bei Punkt 3.",
      ]),
    "negative": ToldSentences(
      standard: [
        "negative, 3 points.",
        "The values are -3 at point 1, 9.5 at point 2 and -8.79 at point 3: down 5.79.",
      ],
      short: [
        "negative, -3 at point 1, 9.5 at point 2 and -8.79 at point 3: down 5.79.",
      ],
      german: [
        "negative, 3 Punkte.",
        "Die Werte sind -3 bei Punkt 1, 9,5 bei Punkt 2 und -8,79 bei Punkt 3: minus 5,79.",
      ],
      shortGerman: [
        "negative, -3 bei Punkt 1, 9,5 bei Punkt 2 und -8,79 bei Punkt 3: minus 5,79.",
      ]),
    "Inflation": ToldSentences(
      standard: [
        "Inflation in percent, 1959 to 1961, 3 years.",
        "The values are 2 in 1959, 1 in 1960 and 3.5 in 1961: up 1.5 percentage points.",
      ],
      short: [
        "Inflation in percent, 2 in 1959, 1 in 1960 and 3.5 in 1961: up 1.5 percentage points.",
      ],
      german: [
        "Inflation in Prozent, 1959 bis 1961, 3 Jahre.",
        "Die Werte sind 2 im Jahr 1959, 1 im Jahr 1960 und 3,5 im Jahr 1961: plus 1,5"
          + " Prozentpunkte.",
      ],
      shortGerman: [
        "Inflation in Prozent, 2 im Jahr 1959, 1 im Jahr 1960 und 3,5 im Jahr 1961: plus 1,5"
          + " Prozentpunkte.",
      ]),
    "missing ends": ToldSentences(
      standard: [
        "missing ends, 1871 to 1875, 5 years.",
        "The values are 2 in 1872, 4 in 1873 and 3 in 1874: up 50 percent.",
        "2 years are missing, none next to another.",
      ],
      short: [
        "missing ends, 2 in 1872, 4 in 1873 and 3 in 1874: up 50 percent.",
      ],
      german: [
        "missing ends, 1871 bis 1875, 5 Jahre.",
        "Die Werte sind 2 im Jahr 1872, 4 im Jahr 1873 und 3 im Jahr 1874: plus 50 Prozent.",
        "2 Jahre fehlen, jeweils einzeln.",
      ],
      shortGerman: [
        "missing ends, 2 im Jahr 1872, 4 im Jahr 1873 und 3 im Jahr 1874: plus 50 Prozent.",
      ]),
    "towns": ToldSentences(
      standard: [
        "towns, 2 points.",
        "The values are 3 for Berlin and 5 for Paris: up 67 percent.",
      ],
      short: [
        "towns, 3 for Berlin and 5 for Paris: up 67 percent.",
      ],
      german: [
        "towns, 2 Punkte.",
        "Die Werte sind 3 bei Berlin und 5 bei Paris: plus 67 Prozent.",
      ],
      shortGerman: [
        "towns, 3 bei Berlin und 5 bei Paris: plus 67 Prozent.",
      ]),
    "numbers": ToldSentences(
      standard: [
        "numbers, 0 to 10, 3 points.",
        "The values are 1 at 0, 2 at 0.25 and 4 at 10: up 300 percent.",
      ],
      short: [
        "numbers, 1 at 0, 2 at 0.25 and 4 at 10: up 300 percent.",
      ],
      german: [
        "numbers, 0 bis 10, 3 Punkte.",
        "Die Werte sind 1 bei 0, 2 bei 0,25 und 4 bei 10: plus 300 Prozent.",
      ],
      shortGerman: [
        "numbers, 1 bei 0, 2 bei 0,25 und 4 bei 10: plus 300 Prozent.",
      ]),
    "many times": ToldSentences(
      standard: [
        "many times, 2 points.",
        "The values are 2 at point 1 and 27 at point 2: up to 14 times the first value.",
      ],
      short: [
        "many times, 2 at point 1 and 27 at point 2: up to 14 times the first value.",
      ],
      german: [
        "many times, 2 Punkte.",
        "Die Werte sind 2 bei Punkt 1 und 27 bei Punkt 2: auf das 14-Fache des ersten Werts.",
      ],
      shortGerman: [
        "many times, 2 bei Punkt 1 und 27 bei Punkt 2: auf das 14-Fache des ersten Werts.",
      ]),
    "huge": ToldSentences(
      standard: [
        "huge, 2 points.",
        "The values are -15 followed by 307 zeros at point 1 and 15 followed by 307 zeros at"
          + " point 2: up.",
      ],
      short: [
        "huge, -15 followed by 307 zeros at point 1 and 15 followed by 307 zeros at point 2: up.",
      ],
      german: [
        "huge, 2 Punkte.",
        "Die Werte sind -15 mit 307 Nullen dahinter bei Punkt 1 und 15 mit 307 Nullen"
          + " dahinter bei Punkt 2: höher.",
      ],
      shortGerman: [
        "huge, -15 mit 307 Nullen dahinter bei Punkt 1 und 15 mit 307 Nullen dahinter bei"
          + " Punkt 2: höher.",
      ]),
    "tiny": ToldSentences(
      standard: [
        "tiny, 2 points.",
        "The values are 3 millionths at point 1 and 6 millionths at point 2: up 100 percent.",
      ],
      short: [
        "tiny, 3 millionths at point 1 and 6 millionths at point 2: up 100 percent.",
      ],
      german: [
        "tiny, 2 Punkte.",
        "Die Werte sind 3 Millionstel bei Punkt 1 und 6 Millionstel bei Punkt 2: plus 100"
          + " Prozent.",
      ],
      shortGerman: [
        "tiny, 3 Millionstel bei Punkt 1 und 6 Millionstel bei Punkt 2: plus 100 Prozent.",
      ]),
    "near": ToldSentences(
      standard: [
        "near, 2 points.",
        "The values are 100.001 at point 1 and 100.002 at point 2: up less than 0.1 percent.",
      ],
      short: [
        "near, 100.001 at point 1 and 100.002 at point 2: up less than 0.1 percent.",
      ],
      german: [
        "near, 2 Punkte.",
        "Die Werte sind 100,001 bei Punkt 1 und 100,002 bei Punkt 2: plus weniger als 0,1"
          + " Prozent.",
      ],
      shortGerman: [
        "near, 100,001 bei Punkt 1 und 100,002 bei Punkt 2: plus weniger als 0,1 Prozent.",
      ]),
    "far from zero": ToldSentences(
      standard: [
        "far from zero, 2 points.",
        "The values are 0 at point 1 and 199999 at point 2: up 200000.",
      ],
      short: [
        "far from zero, 0 at point 1 and 199999 at point 2: up 200000.",
      ],
      german: [
        "far from zero, 2 Punkte.",
        "Die Werte sind 0 bei Punkt 1 und 199999 bei Punkt 2: plus 200000.",
      ],
      shortGerman: [
        "far from zero, 0 bei Punkt 1 und 199999 bei Punkt 2: plus 200000.",
      ]),
    "nearly nothing": ToldSentences(
      standard: [
        "nearly nothing, 2 points.",
        "The values are 1000 at point 1 and 4 at point 2: down 99.6 percent.",
      ],
      short: [
        "nearly nothing, 1000 at point 1 and 4 at point 2: down 99.6 percent.",
      ],
      german: [
        "nearly nothing, 2 Punkte.",
        "Die Werte sind 1000 bei Punkt 1 und 4 bei Punkt 2: minus 99,6 Prozent.",
      ],
      shortGerman: [
        "nearly nothing, 1000 bei Punkt 1 und 4 bei Punkt 2: minus 99,6 Prozent.",
      ]),
    "next to nothing": ToldSentences(
      standard: [
        "next to nothing, 2 points.",
        "The values are 10000 at point 1 and 1 at point 2: down more than 99.9 percent.",
      ],
      short: [
        "next to nothing, 10000 at point 1 and 1 at point 2: down more than 99.9 percent.",
      ],
      german: [
        "next to nothing, 2 Punkte.",
        "Die Werte sind 10000 bei Punkt 1 und 1 bei Punkt 2: minus mehr als 99,9 Prozent.",
      ],
      shortGerman: [
        "next to nothing, 10000 bei Punkt 1 und 1 bei Punkt 2: minus mehr als 99,9 Prozent.",
      ]),
    "from zero": ToldSentences(
      standard: [
        "from zero, 2 points.",
        "The values are 0 at point 1 and 4 at point 2: up 4.",
      ],
      short: [
        "from zero, 0 at point 1 and 4 at point 2: up 4.",
      ],
      german: [
        "from zero, 2 Punkte.",
        "Die Werte sind 0 bei Punkt 1 und 4 bei Punkt 2: plus 4.",
      ],
      shortGerman: [
        "from zero, 0 bei Punkt 1 und 4 bei Punkt 2: plus 4.",
      ]),
    "below zero": ToldSentences(
      standard: [
        "below zero, 2 points.",
        "The values are 2 at point 1 and -4 at point 2: down 300 percent.",
      ],
      short: [
        "below zero, 2 at point 1 and -4 at point 2: down 300 percent.",
      ],
      german: [
        "below zero, 2 Punkte.",
        "Die Werte sind 2 bei Punkt 1 und -4 bei Punkt 2: minus 300 Prozent.",
      ],
      shortGerman: [
        "below zero, 2 bei Punkt 1 und -4 bei Punkt 2: minus 300 Prozent.",
      ]),
    "steady": ToldSentences(
      standard: [
        "steady, 10 points.",
        "It rose steadily: up 900 percent, from 1 to 10.",
        "The first was the lowest, the last the highest.",
      ],
      short: [
        "steady, up 900 percent, from 1 to 10.",
        "It rose steadily; the first was the lowest, the last the highest.",
      ],
      german: [
        "steady, 10 Punkte.",
        "Der Wert stieg stetig: plus 900 Prozent, von 1 auf 10.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
      ],
      shortGerman: [
        "steady, plus 900 Prozent, von 1 auf 10.",
        "Der Wert stieg stetig; der erste Wert war der niedrigste, der letzte der höchste.",
      ]),
    "steady fall": ToldSentences(
      standard: [
        "steady fall, 1990 to 1999, 10 years.",
        "It fell steadily: down 90 percent, from 10 to 1.",
        "The first was the highest, the last the lowest.",
      ],
      short: [
        "steady fall, down 90 percent in 10 years, from 10 in 1990 to 1.",
        "It fell steadily; the first was the highest, the last the lowest.",
      ],
      german: [
        "steady fall, 1990 bis 1999, 10 Jahre.",
        "Der Wert fiel stetig: minus 90 Prozent, von 10 auf 1.",
        "Der erste Wert war der höchste, der letzte der niedrigste.",
      ],
      shortGerman: [
        "steady fall, minus 90 Prozent in 10 Jahren, von 10 im Jahr 1990 auf 1.",
        "Der Wert fiel stetig; der erste Wert war der höchste, der letzte der niedrigste.",
      ]),
    "setbacks": ToldSentences(
      standard: [
        "setbacks, closing price, 2 March to 19 March 2012, 12 trading days.",
        "It rose steadily: up 80 percent, from 10.00 to 18.00.",
        "The first was the lowest, the last the highest.",
        "The largest setback was 11 percent, from 14.00 on 7 March to 12.50 on 8 March.",
        "A typical day moved 11 percent; the largest was a rise of 27 percent on 7 March.",
      ],
      short: [
        "setbacks, closing price, up 80 percent in 2 weeks, from 10.00 on 2 March 2012 to 18.00.",
        "It rose steadily; the first was the lowest, the last the highest.",
      ],
      german: [
        "setbacks, Schlusskurs, 2. März bis 19. März 2012, 12 Handelstage.",
        "Der Kurs stieg stetig: plus 80 Prozent, von 10,00 auf 18,00.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
        "Der größte Rückschlag betrug 11 Prozent, von 14,00 am 7. März auf 12,50 am 8. März.",
        "An einem typischen Tag bewegte er sich um 11 Prozent; am stärksten am 7. März: plus"
          + " 27 Prozent.",
      ],
      shortGerman: [
        "setbacks, Schlusskurs, plus 80 Prozent in 2 Wochen, von 10,00 am 2. März 2012 auf"
          + " 18,00.",
        "Der Kurs stieg stetig; der erste Wert war der niedrigste, der letzte der höchste.",
      ]),
    "recoveries": ToldSentences(
      standard: [
        "recoveries, closing price in euros, 2 March to 19 March 2012, 12 trading days.",
        "It fell steadily: down 42 percent, from 18.00 to 10.50.",
        "The highest was the first; lowest 10.00 on 15 March.",
        "The largest recovery was 15 percent, from 10.00 on 15 March to 11.50 on 16 March.",
        "A typical day moved 8.7 percent; the largest was a fall of 20 percent on 15 March.",
      ],
      short: [
        "recoveries, closing price in euros, down 42 percent in 2 weeks, from 18.00 on 2"
          + " March 2012 to 10.50.",
        "It fell steadily; the highest was the first; lowest 10.00 on 15 March.",
      ],
      german: [
        "recoveries, Schlusskurs in Euro, 2. März bis 19. März 2012, 12 Handelstage.",
        "Der Kurs fiel stetig: minus 42 Prozent, von 18,00 auf 10,50.",
        "Der höchste war der erste; niedrigster Schlusskurs 10,00 am 15. März.",
        "Die größte Erholung betrug 15 Prozent, von 10,00 am 15. März auf 11,50 am 16. März.",
        "An einem typischen Tag bewegte er sich um 8,7 Prozent; am stärksten am 15. März:"
          + " minus 20 Prozent.",
      ],
      shortGerman: [
        "recoveries, Schlusskurs in Euro, minus 42 Prozent in 2 Wochen, von 18,00 am 2. März"
          + " 2012 auf 10,50.",
        "Der Kurs fiel stetig; der höchste war der erste; niedrigster Schlusskurs 10,00 am"
          + " 15. März.",
      ]),
    "hill": ToldSentences(
      standard: [
        "hill, 11 points.",
        "It rose until point 6, then fell to about where it began: up 50 percent, from 1 to 1.5.",
        "Highest 11 at point 6; the lowest was the first.",
      ],
      short: [
        "hill, up 50 percent, from 1 to 1.5.",
        "It rose to 11 at point 6, its highest, then fell 86 percent; the lowest was the first.",
      ],
      german: [
        "hill, 11 Punkte.",
        "Der Wert stieg bis Punkt 6 und fiel dann etwa auf den Ausgangswert zurück: plus 50"
          + " Prozent, von 1 auf 1,5.",
        "Höchster Wert 11 bei Punkt 6; der niedrigste war der erste.",
      ],
      shortGerman: [
        "hill, plus 50 Prozent, von 1 auf 1,5.",
        "Der Wert stieg auf 11 bei Punkt 6, den höchsten Stand, und fiel dann um 86 Prozent;"
          + " der niedrigste war der erste.",
      ]),
    "part of it": ToldSentences(
      standard: [
        "part of it, 11 points.",
        "It rose, with setbacks: up 500 percent, from 1 to 6.",
        "Highest 11 at point 6; the lowest was the first.",
      ],
      short: [
        "part of it, up 500 percent, from 1 to 6.",
        "It rose, with setbacks; highest 11 at point 6; the lowest was the first.",
      ],
      german: [
        "part of it, 11 Punkte.",
        "Der Wert stieg mit Rückschlägen: plus 500 Prozent, von 1 auf 6.",
        "Höchster Wert 11 bei Punkt 6; der niedrigste war der erste.",
      ],
      shortGerman: [
        "part of it, plus 500 Prozent, von 1 auf 6.",
        "Der Wert stieg mit Rückschlägen; höchster Wert 11 bei Punkt 6; der niedrigste war"
          + " der erste.",
      ]),
    "valley": ToldSentences(
      standard: [
        "valley, 11 points.",
        "It fell until point 6, then recovered to about where it began: the first and the"
          + " last value are both 11.",
        "Highest 11, first reached at point 1; lowest 1 at point 6.",
      ],
      short: [
        "valley, the first and the last value are both 11.",
        "It fell to 1 at point 6, its lowest, then rose 1000 percent; highest 11, first"
          + " reached at point 1.",
      ],
      german: [
        "valley, 11 Punkte.",
        "Der Wert fiel bis Punkt 6 und erholte sich dann etwa auf den Ausgangswert: erster"
          + " und letzter Wert sind beide 11.",
        "Höchster Wert 11, zuerst bei Punkt 1; niedrigster 1 bei Punkt 6.",
      ],
      shortGerman: [
        "valley, erster und letzter Wert sind beide 11.",
        "Der Wert fiel auf 1 bei Punkt 6, den niedrigsten Stand, und stieg dann um 1000"
          + " Prozent; höchster Wert 11, zuerst bei Punkt 1.",
      ]),
    "partly": ToldSentences(
      standard: [
        "partly, 11 points.",
        "It fell, with recoveries: down 45 percent, from 11 to 6.",
        "The highest was the first; lowest 1 at point 6.",
      ],
      short: [
        "partly, down 45 percent, from 11 to 6.",
        "It fell, with recoveries; the highest was the first; lowest 1 at point 6.",
      ],
      german: [
        "partly, 11 Punkte.",
        "Der Wert fiel mit Erholungen: minus 45 Prozent, von 11 auf 6.",
        "Der höchste war der erste; niedrigster Wert 1 bei Punkt 6.",
      ],
      shortGerman: [
        "partly, minus 45 Prozent, von 11 auf 6.",
        "Der Wert fiel mit Erholungen; der höchste war der erste; niedrigster Wert 1 bei"
          + " Punkt 6.",
      ]),
    "above": ToldSentences(
      standard: [
        "above, 11 points.",
        "It fell until point 6, then rose above where it began: up 31 percent, from 8 to 10.5.",
        "The highest was the last; lowest 1 at point 6.",
      ],
      short: [
        "above, up 31 percent, from 8 to 10.5.",
        "It fell to 1 at point 6, its lowest, then rose 950 percent to its highest at the"
          + " last point.",
      ],
      german: [
        "above, 11 Punkte.",
        "Der Wert fiel bis Punkt 6 und stieg dann über den Ausgangswert: plus 31 Prozent,"
          + " von 8 auf 10,5.",
        "Der höchste war der letzte; niedrigster Wert 1 bei Punkt 6.",
      ],
      shortGerman: [
        "above, plus 31 Prozent, von 8 auf 10,5.",
        "Der Wert fiel auf 1 bei Punkt 6, den niedrigsten Stand, und stieg dann um 950"
          + " Prozent auf den höchsten Stand am letzten Punkt.",
      ]),
    "little": ToldSentences(
      standard: [
        "little, 10 points.",
        "It moved up and down with little overall change: the first and the last value are"
          + " both 5.",
        "Highest 9, first reached at point 2; lowest 1, first reached at point 3.",
        "It repeats about every 2 points.",
      ],
      short: [
        "little, the first and the last value are both 5.",
        "It moved up and down with little overall change; highest 9, first reached at point"
          + " 2; lowest 1, first reached at point 3.",
      ],
      german: [
        "little, 10 Punkte.",
        "Der Wert bewegte sich auf und ab und veränderte sich insgesamt wenig: erster und"
          + " letzter Wert sind beide 5.",
        "Höchster Wert 9, zuerst bei Punkt 2; niedrigster 1, zuerst bei Punkt 3.",
        "Das wiederholt sich etwa alle 2 Punkte.",
      ],
      shortGerman: [
        "little, erster und letzter Wert sind beide 5.",
        "Der Wert bewegte sich auf und ab und veränderte sich insgesamt wenig; höchster Wert"
          + " 9, zuerst bei Punkt 2; niedrigster 1, zuerst bei Punkt 3.",
      ]),
    "mixed": ToldSentences(
      standard: [
        "mixed, 10 points.",
        "It swung widely, ending higher: up 70 percent, from 5.00 to 8.50.",
        "Highest 9.00, first reached at point 2; lowest 1.00 at point 5.",
        "The largest fall was 89 percent, from 9.00 at point 2 to 1.00 at point 5; the"
          + " largest rise was 800 percent, from 1.00 at point 5 to 9.00 at point 8.",
        "A typical step moved 80 percent; the largest was a rise of 600 percent at point 6.",
      ],
      short: [
        "mixed, up 70 percent, from 5.00 to 8.50.",
        "It swung widely, ending higher; highest 9.00, first reached at point 2; lowest 1.00"
          + " at point 5.",
      ],
      german: [
        "mixed, 10 Punkte.",
        "Der Kurs schwankte stark und endete höher: plus 70 Prozent, von 5,00 auf 8,50.",
        "Höchster Kurs 9,00, zuerst bei Punkt 2; niedrigster 1,00 bei Punkt 5.",
        "Der größte Rückgang betrug 89 Prozent, von 9,00 bei Punkt 2 auf 1,00 bei Punkt 5;"
          + " der größte Anstieg betrug 800 Prozent, von 1,00 bei Punkt 5 auf 9,00 bei Punkt 8.",
        "Bei einem typischen Schritt bewegte er sich um 80 Prozent; am stärksten bei Punkt"
          + " 6: plus 600 Prozent.",
      ],
      shortGerman: [
        "mixed, plus 70 Prozent, von 5,00 auf 8,50.",
        "Der Kurs schwankte stark und endete höher; höchster Kurs 9,00, zuerst bei Punkt 2;"
          + " niedrigster 1,00 bei Punkt 5.",
      ]),
    "mixed down": ToldSentences(
      standard: [
        "mixed down, 10 points.",
        "It swung widely, ending lower: down 50 percent, from 7 to 3.5.",
        "Highest 9, first reached at point 2; lowest 1, first reached at point 3.",
        "It repeats about every 2 points.",
      ],
      short: [
        "mixed down, down 50 percent, from 7 to 3.5.",
        "It swung widely, ending lower; highest 9, first reached at point 2; lowest 1, first"
          + " reached at point 3.",
      ],
      german: [
        "mixed down, 10 Punkte.",
        "Der Wert schwankte stark und endete niedriger: minus 50 Prozent, von 7 auf 3,5.",
        "Höchster Wert 9, zuerst bei Punkt 2; niedrigster 1, zuerst bei Punkt 3.",
        "Das wiederholt sich etwa alle 2 Punkte.",
      ],
      shortGerman: [
        "mixed down, minus 50 Prozent, von 7 auf 3,5.",
        "Der Wert schwankte stark und endete niedriger; höchster Wert 9, zuerst bei Punkt 2;"
          + " niedrigster 1, zuerst bei Punkt 3.",
      ]),
    "almost": ToldSentences(
      standard: [
        "almost, 6 points.",
        "Almost unchanged: it rose steadily, up 0.1 percent, from 1000 to 1000.5.",
        "The first was the lowest, the last the highest.",
      ],
      short: [
        "almost, up 0.1 percent, from 1000 to 1000.5.",
        "Almost unchanged: it rose steadily; the first was the lowest, the last the highest.",
      ],
      german: [
        "almost, 6 Punkte.",
        "Fast unverändert: Der Wert stieg stetig, plus 0,1 Prozent, von 1000 auf 1000,5.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
      ],
      shortGerman: [
        "almost, plus 0,1 Prozent, von 1000 auf 1000,5.",
        "Fast unverändert: Der Wert stieg stetig; der erste Wert war der niedrigste, der"
          + " letzte der höchste.",
      ]),
    "against": ToldSentences(
      standard: [
        "against, closing price, 2 March to 9 March 2012, 6 trading days.",
        "It fell steadily; but over all up 5.0 percent, from 100.00 on 1 March to 105.00.",
        "Highest 110.00 on 2 March; the lowest was the last.",
      ],
      short: [
        "against, closing price, up 5.0 percent in 8 days, from 100.00 on 1 March 2012 to"
          + " 105.00.",
        "It fell steadily; highest 110.00 on 2 March; the lowest was the last.",
      ],
      german: [
        "against, Schlusskurs, 2. März bis 9. März 2012, 6 Handelstage.",
        "Der Kurs fiel stetig; insgesamt aber plus 5,0 Prozent, von 100,00 am 1. März auf"
          + " 105,00.",
        "Höchster Schlusskurs 110,00 am 2. März; der niedrigste war der letzte.",
      ],
      shortGerman: [
        "against, Schlusskurs, plus 5,0 Prozent in 8 Tagen, von 100,00 am 1. März 2012 auf"
          + " 105,00.",
        "Der Kurs fiel stetig; höchster Schlusskurs 110,00 am 2. März; der niedrigste war"
          + " der letzte.",
      ]),
    "gaps": ToldSentences(
      standard: [
        "gaps, 1900 to 1911, 12 years.",
        "It rose steadily: up to 12 times the first value, from 1 to 12.",
        "The first was the lowest, the last the highest.",
        "4 years are missing in 3 gaps, the longest 2 years from 1905.",
      ],
      short: [
        "gaps, up to 12 times the first value in 12 years, from 1 in 1900 to 12.",
        "It rose steadily; the first was the lowest, the last the highest.",
      ],
      german: [
        "gaps, 1900 bis 1911, 12 Jahre.",
        "Der Wert stieg stetig: auf das 12-Fache des ersten Werts, von 1 auf 12.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
        "4 Jahre fehlen in 3 Lücken, die längste umfasst 2 Jahre ab 1905.",
      ],
      shortGerman: [
        "gaps, auf das 12-Fache des ersten Werts in 12 Jahren, von 1 im Jahr 1900 auf 12.",
        "Der Wert stieg stetig; der erste Wert war der niedrigste, der letzte der höchste.",
      ]),
    "one gap": ToldSentences(
      standard: [
        "one gap, 1900 to 1907, 8 years.",
        "It rose steadily: up 700 percent, from 1 to 8.",
        "The first was the lowest, the last the highest.",
        "2 years are missing, 1902 to 1903.",
      ],
      short: [
        "one gap, up 700 percent in 8 years, from 1 in 1900 to 8.",
        "It rose steadily; the first was the lowest, the last the highest.",
      ],
      german: [
        "one gap, 1900 bis 1907, 8 Jahre.",
        "Der Wert stieg stetig: plus 700 Prozent, von 1 auf 8.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
        "2 Jahre fehlen, 1902 bis 1903.",
      ],
      shortGerman: [
        "one gap, plus 700 Prozent in 8 Jahren, von 1 im Jahr 1900 auf 8.",
        "Der Wert stieg stetig; der erste Wert war der niedrigste, der letzte der höchste.",
      ]),
    "single gap": ToldSentences(
      standard: [
        "single gap, 1900 to 1905, 6 years.",
        "It rose steadily: up 500 percent, from 1 to 6.",
        "The first was the lowest, the last the highest.",
        "1 year is missing, in 1902.",
      ],
      short: [
        "single gap, up 500 percent in 6 years, from 1 in 1900 to 6.",
        "It rose steadily; the first was the lowest, the last the highest.",
      ],
      german: [
        "single gap, 1900 bis 1905, 6 Jahre.",
        "Der Wert stieg stetig: plus 500 Prozent, von 1 auf 6.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
        "1 Jahr fehlt, im Jahr 1902.",
      ],
      shortGerman: [
        "single gap, plus 500 Prozent in 6 Jahren, von 1 im Jahr 1900 auf 6.",
        "Der Wert stieg stetig; der erste Wert war der niedrigste, der letzte der höchste.",
      ]),
    "single gaps": ToldSentences(
      standard: [
        "single gaps, 1900 to 1907, 8 years.",
        "It rose steadily: up 700 percent, from 1 to 8.",
        "The first was the lowest, the last the highest.",
        "2 years are missing, none next to another.",
      ],
      short: [
        "single gaps, up 700 percent in 8 years, from 1 in 1900 to 8.",
        "It rose steadily; the first was the lowest, the last the highest.",
      ],
      german: [
        "single gaps, 1900 bis 1907, 8 Jahre.",
        "Der Wert stieg stetig: plus 700 Prozent, von 1 auf 8.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
        "2 Jahre fehlen, jeweils einzeln.",
      ],
      shortGerman: [
        "single gaps, plus 700 Prozent in 8 Jahren, von 1 im Jahr 1900 auf 8.",
        "Der Wert stieg stetig; der erste Wert war der niedrigste, der letzte der höchste.",
      ]),
    "wave": ToldSentences(
      standard: [
        "wave, 48 points.",
        "It swung widely, ending lower: down 3, from 0 to -3.",
        "Highest 5, first reached at point 3; lowest -5, first reached at point 7.",
        "It repeats about every 8 points.",
      ],
      short: [
        "wave, down 3, from 0 to -3.",
        "It swung widely, ending lower; highest 5, first reached at point 3; lowest -5,"
          + " first reached at point 7.",
      ],
      german: [
        "wave, 48 Punkte.",
        "Der Wert schwankte stark und endete niedriger: minus 3, von 0 auf -3.",
        "Höchster Wert 5, zuerst bei Punkt 3; niedrigster -5, zuerst bei Punkt 7.",
        "Das wiederholt sich etwa alle 8 Punkte.",
      ],
      shortGerman: [
        "wave, minus 3, von 0 auf -3.",
        "Der Wert schwankte stark und endete niedriger; höchster Wert 5, zuerst bei Punkt 3;"
          + " niedrigster -5, zuerst bei Punkt 7.",
      ]),
    "yen": ToldSentences(
      standard: [
        "yen in Japanese yen, 6 points.",
        "It rose steadily: up 11 percent, from 2346 to 2600.",
        "The first was the lowest, the last the highest.",
      ],
      short: [
        "yen in Japanese yen, up 11 percent, from 2346 to 2600.",
        "It rose steadily; the first was the lowest, the last the highest.",
      ],
      german: [
        "yen in japanischen Yen, 6 Punkte.",
        "Der Kurs stieg stetig: plus 11 Prozent, von 2346 auf 2600.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
      ],
      shortGerman: [
        "yen in japanischen Yen, plus 11 Prozent, von 2346 auf 2600.",
        "Der Kurs stieg stetig; der erste Wert war der niedrigste, der letzte der höchste.",
      ]),
    "sevenfold": ToldSentences(
      standard: [
        "sevenfold, 10 points.",
        "It rose steadily: up to 20 times the first value, from 1.00 to 20.00.",
        "The first was the lowest, the last the highest.",
        "A typical step moved 20 percent; the largest was a rise of 100 percent at point 2.",
      ],
      short: [
        "sevenfold, up to 20 times the first value, from 1.00 to 20.00.",
        "It rose steadily; the first was the lowest, the last the highest.",
      ],
      german: [
        "sevenfold, 10 Punkte.",
        "Der Kurs stieg stetig: auf das 20-Fache des ersten Werts, von 1,00 auf 20,00.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
        "Bei einem typischen Schritt bewegte er sich um 20 Prozent; am stärksten bei Punkt"
          + " 2: plus 100 Prozent.",
      ],
      shortGerman: [
        "sevenfold, auf das 20-Fache des ersten Werts, von 1,00 auf 20,00.",
        "Der Kurs stieg stetig; der erste Wert war der niedrigste, der letzte der höchste.",
      ]),
  ]
}
