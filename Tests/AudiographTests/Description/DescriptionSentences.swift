// SPDX-License-Identifier: MIT

/// What a chart is told as.
struct ToldSentences {
  let standard: [String]
  let short: [String]
  let german: [String]
  let shortGerman: [String]
  let long: [String]
  let longGerman: [String]
  let alt: String
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
          + " 430.47."
      ],
      german: [
        "Apple, Schlusskurs in US-Dollar, 2. März bis 7. März 2012, 4 Punkte.",
        "Die Werte sind 545,18 am 2. März, 702,10 am 3. März, 533,16 am 4. März und 430,47"
          + " am 7. März: minus 21 Prozent, von 544,47 am 1. März auf 430,47.",
      ],
      shortGerman: [
        "Apple, Schlusskurs in US-Dollar, 545,18 am 2. März 2012, 702,10 am 3. März, 533,16"
          + " am 4. März und 430,47 am 7. März: minus 21 Prozent, von 544,47 am 1. März auf"
          + " 430,47."
      ],
      long: [
        "Apple, closing price in US dollars, 2 March to 7 March 2012, 4 points.",
        "The values are 545.18 on 2 March, 702.10 on 3 March, 533.16 on 4 March and 430.47"
          + " on 7 March: down 21 percent, from 544.47 on 1 March to 430.47.",
      ],
      longGerman: [
        "Apple, Schlusskurs in US-Dollar, 2. März bis 7. März 2012, 4 Punkte.",
        "Die Werte sind 545,18 am 2. März, 702,10 am 3. März, 533,16 am 4. März und 430,47"
          + " am 7. März: minus 21 Prozent, von 544,47 am 1. März auf 430,47.",
      ],
      alt: "Apple, closing price in US dollars, down 21 percent"
        + " in 6 days, from 544.47 on 1 March to 430.47."),
    "one": ToldSentences(
      standard: [
        "one, 1 point.",
        "The only value is 5.",
      ],
      short: [
        "one, 5."
      ],
      german: [
        "one, 1 Punkt.",
        "Der einzige Wert ist 5.",
      ],
      shortGerman: [
        "one, 5."
      ],
      long: [
        "one, 1 point.",
        "The only value is 5.",
      ],
      longGerman: [
        "one, 1 Punkt.",
        "Der einzige Wert ist 5.",
      ],
      alt: "one, 5."),
    "one year": ToldSentences(
      standard: [
        "one year, 1871, 1 point.",
        "The only value is 5.",
      ],
      short: [
        "one year, 5 in 1871."
      ],
      german: [
        "one year, 1871, 1 Punkt.",
        "Der einzige Wert ist 5.",
      ],
      shortGerman: [
        "one year, 5 im Jahr 1871."
      ],
      long: [
        "one year, 1871, 1 point.",
        "The only value is 5.",
      ],
      longGerman: [
        "one year, 1871, 1 Punkt.",
        "Der einzige Wert ist 5.",
      ],
      alt: "one year, 5."),
    "one of three": ToldSentences(
      standard: [
        "one of three, 1871 to 1873, 3 years.",
        "The only value is 5, in 1872.",
        "2 years are missing, no two in a row.",
      ],
      short: [
        "one of three, 5 in 1872."
      ],
      german: [
        "one of three, 1871 bis 1873, 3 Jahre.",
        "Der einzige Wert ist 5, im Jahr 1872.",
        "2 Jahre fehlen, jeweils einzeln.",
      ],
      shortGerman: [
        "one of three, 5 im Jahr 1872."
      ],
      long: [
        "one of three, 1871 to 1873, 3 years.",
        "The only value is 5, in 1872.",
        "2 years are missing, no two in a row.",
      ],
      longGerman: [
        "one of three, 1871 bis 1873, 3 Jahre.",
        "Der einzige Wert ist 5, im Jahr 1872.",
        "2 Jahre fehlen, jeweils einzeln.",
      ],
      alt: "one of three, 5 in 1872."),
    "flat": ToldSentences(
      standard: [
        "flat, 3 points.",
        "It was unchanged at 5.",
      ],
      short: [
        "flat, unchanged at 5."
      ],
      german: [
        "flat, 3 Punkte.",
        "Der Wert blieb unverändert bei 5.",
      ],
      shortGerman: [
        "flat, unverändert bei 5."
      ],
      long: [
        "flat, 3 points.",
        "It was unchanged at 5.",
      ],
      longGerman: [
        "flat, 3 Punkte.",
        "Der Wert blieb unverändert bei 5.",
      ],
      alt: "flat, unchanged at 5."),
    "flat with base": ToldSentences(
      standard: [
        "flat with base, 2 points.",
        "It was unchanged at 5.00; up 25 percent, from 4.00 on 1 March 2012.",
      ],
      short: [
        "flat with base, up 25 percent, from 4.00 on 1 March 2012 to 5.00."
      ],
      german: [
        "flat with base, 2 Punkte.",
        "Der Kurs blieb unverändert bei 5,00; plus 25 Prozent gegenüber 4,00 am 1. März 2012.",
      ],
      shortGerman: [
        "flat with base, plus 25 Prozent, von 4,00 am 1. März 2012 auf 5,00."
      ],
      long: [
        "flat with base, 2 points.",
        "It was unchanged at 5.00; up 25 percent, from 4.00 on 1 March 2012.",
      ],
      longGerman: [
        "flat with base, 2 Punkte.",
        "Der Kurs blieb unverändert bei 5,00; plus 25 Prozent gegenüber 4,00 am 1. März 2012.",
      ],
      alt: "flat with base, up 25 percent, from 4.00 on 1 March 2012 to 5.00."),
    "as before": ToldSentences(
      standard: [
        "as before, 2 points.",
        "The values are 4.00 at point 1 and 5.00 at point 2: unchanged from 5.00 on 1 March"
          + " 2012.",
      ],
      short: [
        "as before, 4.00 at point 1 and 5.00 at point 2: unchanged from 5.00 on 1 March 2012."
      ],
      german: [
        "as before, 2 Punkte.",
        "Die Werte sind 4,00 bei Punkt 1 und 5,00 bei Punkt 2: unverändert gegenüber 5,00 am"
          + " 1. März 2012.",
      ],
      shortGerman: [
        "as before, 4,00 bei Punkt 1 und 5,00 bei Punkt 2: unverändert gegenüber 5,00 am 1."
          + " März 2012."
      ],
      long: [
        "as before, 2 points.",
        "The values are 4.00 at point 1 and 5.00 at point 2: unchanged from 5.00 on 1 March"
          + " 2012.",
      ],
      longGerman: [
        "as before, 2 Punkte.",
        "Die Werte sind 4,00 bei Punkt 1 und 5,00 bei Punkt 2: unverändert gegenüber 5,00 am"
          + " 1. März 2012.",
      ],
      alt: "as before, 4.00 at point 1 and 5.00 at"
        + " point 2: unchanged from 5.00 on 1 March 2012."),
    "back again": ToldSentences(
      standard: [
        "back again, 3 points.",
        "The values are 1 at point 1, 2 at point 2 and 1 at point 3.",
      ],
      short: [
        "back again, 1 at point 1, 2 at point 2 and 1 at point 3."
      ],
      german: [
        "back again, 3 Punkte.",
        "Die Werte sind 1 bei Punkt 1, 2 bei Punkt 2 und 1 bei Punkt 3.",
      ],
      shortGerman: [
        "back again, 1 bei Punkt 1, 2 bei Punkt 2 und 1 bei Punkt 3."
      ],
      long: [
        "back again, 3 points.",
        "The values are 1 at point 1, 2 at point 2 and 1 at point 3.",
      ],
      longGerman: [
        "back again, 3 Punkte.",
        "Die Werte sind 1 bei Punkt 1, 2 bei Punkt 2 und 1 bei Punkt 3.",
      ],
      alt: "back again, 1 at point 1, 2 at point 2 and 1 at point 3."),
    "negative": ToldSentences(
      standard: [
        "negative, 3 points.",
        "The values are -3 at point 1, 9.5 at point 2 and -8.79 at point 3: down 5.79.",
      ],
      short: [
        "negative, -3 at point 1, 9.5 at point 2 and -8.79 at point 3: down 5.79."
      ],
      german: [
        "negative, 3 Punkte.",
        "Die Werte sind -3 bei Punkt 1, 9,5 bei Punkt 2 und -8,79 bei Punkt 3: minus 5,79.",
      ],
      shortGerman: [
        "negative, -3 bei Punkt 1, 9,5 bei Punkt 2 und -8,79 bei Punkt 3: minus 5,79."
      ],
      long: [
        "negative, 3 points.",
        "The values are -3 at point 1, 9.5 at point 2 and -8.79 at point 3: down 5.79.",
      ],
      longGerman: [
        "negative, 3 Punkte.",
        "Die Werte sind -3 bei Punkt 1, 9,5 bei Punkt 2 und -8,79 bei Punkt 3: minus 5,79.",
      ],
      alt: "negative, -3 at point 1, 9.5 at point 2 and -8.79 at point 3: down 5.79."),
    "Inflation": ToldSentences(
      standard: [
        "Inflation in percent, 1959 to 1961, 3 years.",
        "The values are 2 in 1959, 1 in 1960 and 3.5 in 1961: up 1.5 percentage points.",
      ],
      short: [
        "Inflation in percent, 2 in 1959, 1 in 1960 and 3.5 in 1961: up 1.5 percentage points."
      ],
      german: [
        "Inflation in Prozent, 1959 bis 1961, 3 Jahre.",
        "Die Werte sind 2 im Jahr 1959, 1 im Jahr 1960 und 3,5 im Jahr 1961: plus 1,5"
          + " Prozentpunkte.",
      ],
      shortGerman: [
        "Inflation in Prozent, 2 im Jahr 1959, 1 im Jahr 1960 und 3,5 im Jahr 1961: plus 1,5"
          + " Prozentpunkte."
      ],
      long: [
        "Inflation in percent, 1959 to 1961, 3 years.",
        "The values are 2 in 1959, 1 in 1960 and 3.5 in 1961: up 1.5 percentage points.",
      ],
      longGerman: [
        "Inflation in Prozent, 1959 bis 1961, 3 Jahre.",
        "Die Werte sind 2 im Jahr 1959, 1 im Jahr 1960 und 3,5 im Jahr 1961: plus 1,5"
          + " Prozentpunkte.",
      ],
      alt: "Inflation in percent, 2 in 1959, 1 in"
        + " 1960 and 3.5 in 1961: up 1.5 percentage points."),
    "missing ends": ToldSentences(
      standard: [
        "missing ends, 1871 to 1875, 5 years.",
        "The values are 2 in 1872, 4 in 1873 and 3 in 1874: up 50 percent.",
        "2 years are missing, no two in a row.",
      ],
      short: [
        "missing ends, 2 in 1872, 4 in 1873 and 3 in 1874: up 50 percent."
      ],
      german: [
        "missing ends, 1871 bis 1875, 5 Jahre.",
        "Die Werte sind 2 im Jahr 1872, 4 im Jahr 1873 und 3 im Jahr 1874: plus 50 Prozent.",
        "2 Jahre fehlen, jeweils einzeln.",
      ],
      shortGerman: [
        "missing ends, 2 im Jahr 1872, 4 im Jahr 1873 und 3 im Jahr 1874: plus 50 Prozent."
      ],
      long: [
        "missing ends, 1871 to 1875, 5 years.",
        "The values are 2 in 1872, 4 in 1873 and 3 in 1874: up 50 percent.",
        "2 years are missing, no two in a row.",
      ],
      longGerman: [
        "missing ends, 1871 bis 1875, 5 Jahre.",
        "Die Werte sind 2 im Jahr 1872, 4 im Jahr 1873 und 3 im Jahr 1874: plus 50 Prozent.",
        "2 Jahre fehlen, jeweils einzeln.",
      ],
      alt: "missing ends, 2 in 1872, 4 in 1873 and 3 in 1874: up 50 percent."),
    "towns": ToldSentences(
      standard: [
        "towns, 2 points.",
        "The values are 3 for Berlin and 5 for Paris.",
      ],
      short: [
        "towns, 3 for Berlin and 5 for Paris."
      ],
      german: [
        "towns, 2 Punkte.",
        "Die Werte sind 3 für Berlin und 5 für Paris.",
      ],
      shortGerman: [
        "towns, 3 für Berlin und 5 für Paris."
      ],
      long: [
        "towns, 2 points.",
        "The values are 3 for Berlin and 5 for Paris.",
      ],
      longGerman: [
        "towns, 2 Punkte.",
        "Die Werte sind 3 für Berlin und 5 für Paris.",
      ],
      alt: "towns, 3 for Berlin and 5 for Paris."),
    "numbers": ToldSentences(
      standard: [
        "numbers, 0 to 10, 3 points.",
        "The values are 1 at 0, 2 at 0.25 and 4 at 10: up 300 percent.",
      ],
      short: [
        "numbers, 1 at 0, 2 at 0.25 and 4 at 10: up 300 percent."
      ],
      german: [
        "numbers, 0 bis 10, 3 Punkte.",
        "Die Werte sind 1 bei 0, 2 bei 0,25 und 4 bei 10: plus 300 Prozent.",
      ],
      shortGerman: [
        "numbers, 1 bei 0, 2 bei 0,25 und 4 bei 10: plus 300 Prozent."
      ],
      long: [
        "numbers, 0 to 10, 3 points.",
        "The values are 1 at 0, 2 at 0.25 and 4 at 10: up 300 percent.",
      ],
      longGerman: [
        "numbers, 0 bis 10, 3 Punkte.",
        "Die Werte sind 1 bei 0, 2 bei 0,25 und 4 bei 10: plus 300 Prozent.",
      ],
      alt: "numbers, 1 at 0, 2 at 0.25 and 4 at 10: up 300 percent."),
    "many times": ToldSentences(
      standard: [
        "many times, 2 points.",
        "The values are 2 at point 1 and 27 at point 2: to 14 times the first value.",
      ],
      short: [
        "many times, 2 at point 1 and 27 at point 2: to 14 times the first value."
      ],
      german: [
        "many times, 2 Punkte.",
        "Die Werte sind 2 bei Punkt 1 und 27 bei Punkt 2: auf das 14-Fache des ersten Werts.",
      ],
      shortGerman: [
        "many times, 2 bei Punkt 1 und 27 bei Punkt 2: auf das 14-Fache des ersten Werts."
      ],
      long: [
        "many times, 2 points.",
        "The values are 2 at point 1 and 27 at point 2: to 14 times the first value.",
      ],
      longGerman: [
        "many times, 2 Punkte.",
        "Die Werte sind 2 bei Punkt 1 und 27 bei Punkt 2: auf das 14-Fache des ersten Werts.",
      ],
      alt: "many times, 2 at point 1 and 27 at point 2: to 14 times the first value."),
    "huge": ToldSentences(
      standard: [
        "huge, 2 points.",
        "The values are -1.5 times 10 to the power of 308 at point 1 and 1.5 times 10 to the"
          + " power of 308 at point 2: up.",
      ],
      short: [
        "huge, -1.5 times 10 to the power of 308 at point 1 and 1.5 times 10 to the power of 308"
          + " at point 2: up."
      ],
      german: [
        "huge, 2 Punkte.",
        "Die Werte sind -1,5 mal 10 hoch 308 bei Punkt 1 und 1,5 mal 10 hoch 308 bei Punkt 2:"
          + " höher.",
      ],
      shortGerman: [
        "huge, -1,5 mal 10 hoch 308 bei Punkt 1 und 1,5 mal 10 hoch 308 bei Punkt 2: höher."
      ],
      long: [
        "huge, 2 points.",
        "The values are -1.5 times 10 to the power of 308 at point 1 and 1.5 times 10 to the"
          + " power of 308 at point 2: up.",
      ],
      longGerman: [
        "huge, 2 Punkte.",
        "Die Werte sind -1,5 mal 10 hoch 308 bei Punkt 1 und 1,5 mal 10 hoch 308 bei Punkt 2:"
          + " höher.",
      ],
      alt: "huge, -1.5 times 10 to the power of 308 at point 1"
        + " and 1.5 times 10 to the power of 308 at point 2: up."),
    "tiny": ToldSentences(
      standard: [
        "tiny, 2 points.",
        "The values are 3 millionths at point 1 and 6 millionths at point 2: up 100 percent.",
      ],
      short: [
        "tiny, 3 millionths at point 1 and 6 millionths at point 2: up 100 percent."
      ],
      german: [
        "tiny, 2 Punkte.",
        "Die Werte sind 3 Millionstel bei Punkt 1 und 6 Millionstel bei Punkt 2: plus 100"
          + " Prozent.",
      ],
      shortGerman: [
        "tiny, 3 Millionstel bei Punkt 1 und 6 Millionstel bei Punkt 2: plus 100 Prozent."
      ],
      long: [
        "tiny, 2 points.",
        "The values are 3 millionths at point 1 and 6 millionths at point 2: up 100 percent.",
      ],
      longGerman: [
        "tiny, 2 Punkte.",
        "Die Werte sind 3 Millionstel bei Punkt 1 und 6 Millionstel bei Punkt 2: plus 100"
          + " Prozent.",
      ],
      alt: "tiny, 3 millionths at point 1 and 6 millionths at point 2: up 100 percent."),
    "near": ToldSentences(
      standard: [
        "near, 2 points.",
        "The values are 100.001 at point 1 and 100.002 at point 2: up less than 0.1 percent.",
      ],
      short: [
        "near, 100.001 at point 1 and 100.002 at point 2: up less than 0.1 percent."
      ],
      german: [
        "near, 2 Punkte.",
        "Die Werte sind 100,001 bei Punkt 1 und 100,002 bei Punkt 2: ein Plus von weniger"
          + " als 0,1 Prozent.",
      ],
      shortGerman: [
        "near, 100,001 bei Punkt 1 und 100,002 bei Punkt 2: ein Plus von weniger als 0,1"
          + " Prozent."
      ],
      long: [
        "near, 2 points.",
        "The values are 100.001 at point 1 and 100.002 at point 2: up less than 0.1 percent.",
      ],
      longGerman: [
        "near, 2 Punkte.",
        "Die Werte sind 100,001 bei Punkt 1 und 100,002 bei Punkt 2: ein Plus von weniger"
          + " als 0,1 Prozent.",
      ],
      alt: "near, 100.001 at point 1 and 100.002 at point 2: up less than 0.1 percent."),
    "far from zero": ToldSentences(
      standard: [
        "far from zero, 2 points.",
        "The values are 0 at point 1 and 199999 at point 2: up 199999.",
      ],
      short: [
        "far from zero, 0 at point 1 and 199999 at point 2: up 199999."
      ],
      german: [
        "far from zero, 2 Punkte.",
        "Die Werte sind 0 bei Punkt 1 und 199999 bei Punkt 2: plus 199999.",
      ],
      shortGerman: [
        "far from zero, 0 bei Punkt 1 und 199999 bei Punkt 2: plus 199999."
      ],
      long: [
        "far from zero, 2 points.",
        "The values are 0 at point 1 and 199999 at point 2: up 199999.",
      ],
      longGerman: [
        "far from zero, 2 Punkte.",
        "Die Werte sind 0 bei Punkt 1 und 199999 bei Punkt 2: plus 199999.",
      ],
      alt: "far from zero, 0 at point 1 and 199999 at point 2: up 199999."),
    "nearly nothing": ToldSentences(
      standard: [
        "nearly nothing, 2 points.",
        "The values are 1000 at point 1 and 4 at point 2: down 99.6 percent.",
      ],
      short: [
        "nearly nothing, 1000 at point 1 and 4 at point 2: down 99.6 percent."
      ],
      german: [
        "nearly nothing, 2 Punkte.",
        "Die Werte sind 1000 bei Punkt 1 und 4 bei Punkt 2: minus 99,6 Prozent.",
      ],
      shortGerman: [
        "nearly nothing, 1000 bei Punkt 1 und 4 bei Punkt 2: minus 99,6 Prozent."
      ],
      long: [
        "nearly nothing, 2 points.",
        "The values are 1000 at point 1 and 4 at point 2: down 99.6 percent.",
      ],
      longGerman: [
        "nearly nothing, 2 Punkte.",
        "Die Werte sind 1000 bei Punkt 1 und 4 bei Punkt 2: minus 99,6 Prozent.",
      ],
      alt: "nearly nothing, 1000 at point 1 and 4 at point 2: down 99.6 percent."),
    "next to nothing": ToldSentences(
      standard: [
        "next to nothing, 2 points.",
        "The values are 10000 at point 1 and 1 at point 2: down more than 99.9 percent.",
      ],
      short: [
        "next to nothing, 10000 at point 1 and 1 at point 2: down more than 99.9 percent."
      ],
      german: [
        "next to nothing, 2 Punkte.",
        "Die Werte sind 10000 bei Punkt 1 und 1 bei Punkt 2: ein Minus von mehr als 99,9"
          + " Prozent.",
      ],
      shortGerman: [
        "next to nothing, 10000 bei Punkt 1 und 1 bei Punkt 2: ein Minus von mehr als 99,9"
          + " Prozent."
      ],
      long: [
        "next to nothing, 2 points.",
        "The values are 10000 at point 1 and 1 at point 2: down more than 99.9 percent.",
      ],
      longGerman: [
        "next to nothing, 2 Punkte.",
        "Die Werte sind 10000 bei Punkt 1 und 1 bei Punkt 2: ein Minus von mehr als 99,9"
          + " Prozent.",
      ],
      alt: "next to nothing, 10000 at point 1 and"
        + " 1 at point 2: down more than 99.9 percent."),
    "from zero": ToldSentences(
      standard: [
        "from zero, 2 points.",
        "The values are 0 at point 1 and 4 at point 2: up 4.",
      ],
      short: [
        "from zero, 0 at point 1 and 4 at point 2: up 4."
      ],
      german: [
        "from zero, 2 Punkte.",
        "Die Werte sind 0 bei Punkt 1 und 4 bei Punkt 2: plus 4.",
      ],
      shortGerman: [
        "from zero, 0 bei Punkt 1 und 4 bei Punkt 2: plus 4."
      ],
      long: [
        "from zero, 2 points.",
        "The values are 0 at point 1 and 4 at point 2: up 4.",
      ],
      longGerman: [
        "from zero, 2 Punkte.",
        "Die Werte sind 0 bei Punkt 1 und 4 bei Punkt 2: plus 4.",
      ],
      alt: "from zero, 0 at point 1 and 4 at point 2: up 4."),
    "below zero": ToldSentences(
      standard: [
        "below zero, 2 points.",
        "The values are 2 at point 1 and -4 at point 2: down 6.",
      ],
      short: [
        "below zero, 2 at point 1 and -4 at point 2: down 6."
      ],
      german: [
        "below zero, 2 Punkte.",
        "Die Werte sind 2 bei Punkt 1 und -4 bei Punkt 2: minus 6.",
      ],
      shortGerman: [
        "below zero, 2 bei Punkt 1 und -4 bei Punkt 2: minus 6."
      ],
      long: [
        "below zero, 2 points.",
        "The values are 2 at point 1 and -4 at point 2: down 6.",
      ],
      longGerman: [
        "below zero, 2 Punkte.",
        "Die Werte sind 2 bei Punkt 1 und -4 bei Punkt 2: minus 6.",
      ],
      alt: "below zero, 2 at point 1 and -4 at point 2: down 6."),
    "steady": ToldSentences(
      standard: [
        "steady, 10 points.",
        "Rose steadily: up 900 percent, from 1 to 10.",
        "The first value was the lowest, the last the highest.",
      ],
      short: [
        "steady: rose steadily, up 900 percent, from 1 to 10.",
        "The first value was the lowest, the last the highest.",
      ],
      german: [
        "steady, 10 Punkte.",
        "Der Wert stieg stetig: plus 900 Prozent, von 1 auf 10.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
      ],
      shortGerman: [
        "steady: stieg stetig, plus 900 Prozent, von 1 auf 10.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
      ],
      long: [
        "steady, 10 points.",
        "Rose steadily: up 900 percent, from 1 to 10.",
        "The first value was the lowest, the last the highest.",
        "Half of the values are between 3.25 and 7.75.",
        "The mean is 5.5, the median 5.5 and the standard deviation 3.03.",
        "The first third averaged 2, the last third 9.",
      ],
      longGerman: [
        "steady, 10 Punkte.",
        "Der Wert stieg stetig: plus 900 Prozent, von 1 auf 10.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
        "Die Hälfte der Werte liegt zwischen 3,25 und 7,75.",
        "Der Mittelwert ist 5,5, der Median 5,5 und die Standardabweichung 3,03.",
        "Das erste Drittel lag im Mittel bei 2, das letzte bei 9.",
      ],
      alt: "steady: rose steadily, up 900 percent, from 1 to 10."),
    "steady fall": ToldSentences(
      standard: [
        "steady fall, 1990 to 1999, 10 years.",
        "Fell steadily: down 90 percent, from 10 to 1.",
        "The first value was the highest, the last the lowest.",
      ],
      short: [
        "steady fall: fell steadily, down 90 percent, from 10 in 1990 to 1 in 1999.",
        "The first value was the highest, the last the lowest.",
      ],
      german: [
        "steady fall, 1990 bis 1999, 10 Jahre.",
        "Der Wert fiel stetig: minus 90 Prozent, von 10 auf 1.",
        "Der erste Wert war der höchste, der letzte der niedrigste.",
      ],
      shortGerman: [
        "steady fall: fiel stetig, minus 90 Prozent, von 10 im Jahr 1990 auf 1 im Jahr"
          + " 1999.",
        "Der erste Wert war der höchste, der letzte der niedrigste.",
      ],
      long: [
        "steady fall, 1990 to 1999, 10 years.",
        "Fell steadily: down 90 percent, from 10 to 1.",
        "The first value was the highest, the last the lowest.",
        "Half of the values are between 3.25 and 7.75.",
        "The mean is 5.5, the median 5.5 and the standard deviation 3.03.",
        "The first third averaged 9, the last third 2.",
      ],
      longGerman: [
        "steady fall, 1990 bis 1999, 10 Jahre.",
        "Der Wert fiel stetig: minus 90 Prozent, von 10 auf 1.",
        "Der erste Wert war der höchste, der letzte der niedrigste.",
        "Die Hälfte der Werte liegt zwischen 3,25 und 7,75.",
        "Der Mittelwert ist 5,5, der Median 5,5 und die Standardabweichung 3,03.",
        "Das erste Drittel lag im Mittel bei 9, das letzte bei 2.",
      ],
      alt: "steady fall: fell steadily, down 90 percent, from 10 in 1990 to 1 in 1999."),
    "setbacks": ToldSentences(
      standard: [
        "setbacks, closing price, 2 March to 19 March 2012, 12 trading days.",
        "It rose steadily: up 80 percent, from 10.00 to 18.00.",
        "The first value was the lowest, the last the highest.",
        "The largest setback was 11 percent, from 14.00 on 7 March to 12.50 on 8 March.",
        "A typical day moved 11 percent; the largest was a rise of 27 percent on 7 March.",
      ],
      short: [
        "setbacks, closing price, up 80 percent in 17 days, from 10.00 on 2 March 2012 to 18.00.",
        "It rose steadily; the first value was the lowest, the last the highest.",
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
        "setbacks, Schlusskurs, plus 80 Prozent in 17 Tagen, von 10,00 am 2. März 2012 auf 18,00.",
        "Der Kurs stieg stetig; der erste Wert war der niedrigste, der letzte der höchste.",
      ],
      long: [
        "setbacks, closing price, 2 March to 19 March 2012, 12 trading days.",
        "It rose steadily: up 80 percent, from 10.00 to 18.00.",
        "It rose 40 percent to 14.00 on 7 March, then fell 11 percent to 12.50 on 8 March, then"
          + " rose 28 percent to 16.00 on 12 March, then fell 9.4 percent to 14.50 on 14 March,"
          + " then rose 24 percent to its highest.",
        "The lowest was the first.",
        "A typical day moved 11 percent; the largest was a rise of 27 percent on 7 March.",
        "The largest fall in one day was 11 percent, on 8 March.",
        "The mean is 14.08, the median 14.25 and the standard deviation 2.46.",
      ],
      longGerman: [
        "setbacks, Schlusskurs, 2. März bis 19. März 2012, 12 Handelstage.",
        "Der Kurs stieg stetig: plus 80 Prozent, von 10,00 auf 18,00.",
        "Der Kurs stieg bis zum 7. März um 40 Prozent auf 14,00, fiel dann bis zum 8. März um 11"
          + " Prozent auf 12,50, stieg dann bis zum 12. März um 28 Prozent auf 16,00, fiel dann"
          + " bis zum 14. März um 9,4 Prozent auf 14,50 und stieg dann um 24 Prozent auf den"
          + " höchsten Stand.",
        "Der niedrigste Schlusskurs war der erste.",
        "An einem typischen Tag bewegte er sich um 11 Prozent; am stärksten am 7. März: plus"
          + " 27 Prozent.",
        "Der größte Rückgang an einem Tag betrug 11 Prozent, am 8. März.",
        "Der Mittelwert ist 14,08, der Median 14,25 und die Standardabweichung 2,46.",
      ],
      alt:
        "setbacks, closing price: rose steadily; up 80 percent in 17 days, from 10.00 to 18.00."),
    "recoveries": ToldSentences(
      standard: [
        "recoveries, closing price in euros, 2 March to 19 March 2012, 12 trading days.",
        "It fell steadily: down 42 percent, from 18.00 to 10.50.",
        "The highest was the first; lowest 10.00 on 15 March.",
        "The largest recovery was 15 percent, from 10.00 on 15 March to 11.50 on 16 March.",
        "A typical day moved 8.7 percent; the largest was a fall of 20 percent on 15 March.",
      ],
      short: [
        "recoveries, closing price in euros, down 42 percent in 17 days, from 18.00 on 2 March"
          + " 2012 to 10.50.",
        "It fell steadily; the highest was the first; lowest 10.00 on 15 March.",
      ],
      german: [
        "recoveries, Schlusskurs in Euro, 2. März bis 19. März 2012, 12 Handelstage.",
        "Der Kurs fiel stetig: minus 42 Prozent, von 18,00 auf 10,50.",
        "Der höchste Schlusskurs war der erste; der niedrigste 10,00 am 15. März.",
        "Die größte Erholung betrug 15 Prozent, von 10,00 am 15. März auf 11,50 am 16. März.",
        "An einem typischen Tag bewegte er sich um 8,7 Prozent; am stärksten am 15. März:"
          + " minus 20 Prozent.",
      ],
      shortGerman: [
        "recoveries, Schlusskurs in Euro, minus 42 Prozent in 17 Tagen, von 18,00 am 2. März 2012"
          + " auf 10,50.",
        "Der Kurs fiel stetig; der höchste Schlusskurs war der erste; der niedrigste 10,00"
          + " am 15. März.",
      ],
      long: [
        "recoveries, closing price in euros, 2 March to 19 March 2012, 12 trading days.",
        "It fell steadily: down 42 percent, from 18.00 to 10.50.",
        "It fell 44 percent to 10.00 on 15 March, its lowest, then rose 5.0 percent.",
        "The highest was the first.",
        "The largest recovery was 15 percent, from 10.00 on 15 March to 11.50 on 16 March.",
        "A typical day moved 8.7 percent; the largest was a fall of 20 percent on 15 March.",
        "The largest rise in one day was 15 percent, on 16 March.",
        "The mean is 13.67, the median 13.50 and the standard deviation 2.53.",
      ],
      longGerman: [
        "recoveries, Schlusskurs in Euro, 2. März bis 19. März 2012, 12 Handelstage.",
        "Der Kurs fiel stetig: minus 42 Prozent, von 18,00 auf 10,50.",
        "Der Kurs fiel bis zum 15. März um 44 Prozent auf den Tiefststand von 10,00 und stieg"
          + " dann um 5,0 Prozent.",
        "Der höchste Schlusskurs war der erste.",
        "Die größte Erholung betrug 15 Prozent, von 10,00 am 15. März auf 11,50 am 16. März.",
        "An einem typischen Tag bewegte er sich um 8,7 Prozent; am stärksten am 15. März:"
          + " minus 20 Prozent.",
        "Der größte Anstieg an einem Tag betrug 15 Prozent, am 16. März.",
        "Der Mittelwert ist 13,67, der Median 13,50 und die Standardabweichung 2,53.",
      ],
      alt:
        "recoveries, closing price in euros: fell steadily; down 42 percent in 17 days, from"
        + " 18.00 to 10.50."),
    "hill": ToldSentences(
      standard: [
        "hill, 11 points.",
        "Rose until point 6, then fell, from 1 to 1.5.",
        "Highest 11 at point 6; the lowest was the first.",
      ],
      short: [
        "hill: rose until point 6, then fell, from 1 to 1.5.",
        "Highest 11 at point 6; the lowest was the first.",
      ],
      german: [
        "hill, 11 Punkte.",
        "Der Wert stieg bis Punkt 6 und fiel dann, von 1 auf 1,5.",
        "Höchster Wert 11 bei Punkt 6; der niedrigste war der erste.",
      ],
      shortGerman: [
        "hill: stieg bis Punkt 6 und fiel dann, von 1 auf 1,5.",
        "Höchster Wert 11 bei Punkt 6; der niedrigste war der erste.",
      ],
      long: [
        "hill, 11 points.",
        "Rose until point 6, then fell, from 1 to 1.5.",
        "Highest 11 at point 6; the lowest was the first.",
        "Half of the values are between 3 and 8.",
        "The mean is 5.59, the median 5 and the standard deviation 3.29.",
        "The first third averaged 3, the last third 3.17.",
      ],
      longGerman: [
        "hill, 11 Punkte.",
        "Der Wert stieg bis Punkt 6 und fiel dann, von 1 auf 1,5.",
        "Höchster Wert 11 bei Punkt 6; der niedrigste war der erste.",
        "Die Hälfte der Werte liegt zwischen 3 und 8.",
        "Der Mittelwert ist 5,59, der Median 5 und die Standardabweichung 3,29.",
        "Das erste Drittel lag im Mittel bei 3, das letzte bei 3,17.",
      ],
      alt: "hill: rose until point 6, then fell, from 1 to 1.5."),
    "part of it": ToldSentences(
      standard: [
        "part of it, 11 points.",
        "Rose until point 6, then fell, from 1 to 6.",
        "Highest 11 at point 6; the lowest was the first.",
      ],
      short: [
        "part of it: rose until point 6, then fell, from 1 to 6.",
        "Highest 11 at point 6; the lowest was the first.",
      ],
      german: [
        "part of it, 11 Punkte.",
        "Der Wert stieg bis Punkt 6 und fiel dann, von 1 auf 6.",
        "Höchster Wert 11 bei Punkt 6; der niedrigste war der erste.",
      ],
      shortGerman: [
        "part of it: stieg bis Punkt 6 und fiel dann, von 1 auf 6.",
        "Höchster Wert 11 bei Punkt 6; der niedrigste war der erste.",
      ],
      long: [
        "part of it, 11 points.",
        "Rose until point 6, then fell, from 1 to 6.",
        "Highest 11 at point 6; the lowest was the first.",
        "Half of the values are between 5.5 and 9.",
        "The mean is 6.91, the median 7 and the standard deviation 3.02.",
        "The first third averaged 3, the last third 7.",
      ],
      longGerman: [
        "part of it, 11 Punkte.",
        "Der Wert stieg bis Punkt 6 und fiel dann, von 1 auf 6.",
        "Höchster Wert 11 bei Punkt 6; der niedrigste war der erste.",
        "Die Hälfte der Werte liegt zwischen 5,5 und 9.",
        "Der Mittelwert ist 6,91, der Median 7 und die Standardabweichung 3,02.",
        "Das erste Drittel lag im Mittel bei 3, das letzte bei 7.",
      ],
      alt: "part of it: rose until point 6, then fell, from 1 to 6."),
    "valley": ToldSentences(
      standard: [
        "valley, 11 points.",
        "Fell until point 6, then rose: the first and the last value are both 11.",
        "Highest 11, first reached at point 1; lowest 1 at point 6.",
      ],
      short: [
        "valley: fell until point 6, then rose.",
        "Highest 11, first reached at point 1; lowest 1 at point 6.",
      ],
      german: [
        "valley, 11 Punkte.",
        "Der Wert fiel bis Punkt 6 und stieg dann: der erste und der letzte Wert sind"
          + " beide 11.",
        "Höchster Wert 11, erstmals bei Punkt 1; niedrigster 1 bei Punkt 6.",
      ],
      shortGerman: [
        "valley: fiel bis Punkt 6 und stieg dann.",
        "Höchster Wert 11, erstmals bei Punkt 1; niedrigster 1 bei Punkt 6.",
      ],
      long: [
        "valley, 11 points.",
        "Fell until point 6, then rose: the first and the last value are both 11.",
        "Highest 11, first reached at point 1; lowest 1 at point 6.",
        "Half of the values are between 4 and 9.",
        "The mean is 6.45, the median 7 and the standard deviation 3.36.",
        "The first third averaged 9, the last third 9.",
      ],
      longGerman: [
        "valley, 11 Punkte.",
        "Der Wert fiel bis Punkt 6 und stieg dann: der erste und der letzte Wert sind"
          + " beide 11.",
        "Höchster Wert 11, erstmals bei Punkt 1; niedrigster 1 bei Punkt 6.",
        "Die Hälfte der Werte liegt zwischen 4 und 9.",
        "Der Mittelwert ist 6,45, der Median 7 und die Standardabweichung 3,36.",
        "Das erste Drittel lag im Mittel bei 9, das letzte bei 9.",
      ],
      alt: "valley: fell until point 6, then rose."),
    "partly": ToldSentences(
      standard: [
        "partly, 11 points.",
        "Fell until point 6, then rose, from 11 to 6.",
        "The highest was the first; lowest 1 at point 6.",
      ],
      short: [
        "partly: fell until point 6, then rose, from 11 to 6.",
        "The highest was the first; lowest 1 at point 6.",
      ],
      german: [
        "partly, 11 Punkte.",
        "Der Wert fiel bis Punkt 6 und stieg dann, von 11 auf 6.",
        "Der höchste Wert war der erste; der niedrigste 1 bei Punkt 6.",
      ],
      shortGerman: [
        "partly: fiel bis Punkt 6 und stieg dann, von 11 auf 6.",
        "Der höchste Wert war der erste; der niedrigste 1 bei Punkt 6.",
      ],
      long: [
        "partly, 11 points.",
        "Fell until point 6, then rose, from 11 to 6.",
        "The highest was the first; lowest 1 at point 6.",
        "Half of the values are between 3 and 6.5.",
        "The mean is 5.09, the median 5 and the standard deviation 3.02.",
        "The first third averaged 9, the last third 5.",
      ],
      longGerman: [
        "partly, 11 Punkte.",
        "Der Wert fiel bis Punkt 6 und stieg dann, von 11 auf 6.",
        "Der höchste Wert war der erste; der niedrigste 1 bei Punkt 6.",
        "Die Hälfte der Werte liegt zwischen 3 und 6,5.",
        "Der Mittelwert ist 5,09, der Median 5 und die Standardabweichung 3,02.",
        "Das erste Drittel lag im Mittel bei 9, das letzte bei 5.",
      ],
      alt: "partly: fell until point 6, then rose, from 11 to 6."),
    "above": ToldSentences(
      standard: [
        "above, 11 points.",
        "Fell until point 6, then rose, from 8 to 10.5.",
        "The highest was the last; lowest 1 at point 6.",
      ],
      short: [
        "above: fell until point 6, then rose, from 8 to 10.5.",
        "The highest was the last; lowest 1 at point 6.",
      ],
      german: [
        "above, 11 Punkte.",
        "Der Wert fiel bis Punkt 6 und stieg dann, von 8 auf 10,5.",
        "Der höchste Wert war der letzte; der niedrigste 1 bei Punkt 6.",
      ],
      shortGerman: [
        "above: fiel bis Punkt 6 und stieg dann, von 8 auf 10,5.",
        "Der höchste Wert war der letzte; der niedrigste 1 bei Punkt 6.",
      ],
      long: [
        "above, 11 points.",
        "Fell until point 6, then rose, from 8 to 10.5.",
        "The highest was the last; lowest 1 at point 6.",
        "Half of the values are between 3.5 and 7.5.",
        "The mean is 5.68, the median 5 and the standard deviation 2.88.",
        "The first third averaged 6.67, the last third 8.83.",
      ],
      longGerman: [
        "above, 11 Punkte.",
        "Der Wert fiel bis Punkt 6 und stieg dann, von 8 auf 10,5.",
        "Der höchste Wert war der letzte; der niedrigste 1 bei Punkt 6.",
        "Die Hälfte der Werte liegt zwischen 3,5 und 7,5.",
        "Der Mittelwert ist 5,68, der Median 5 und die Standardabweichung 2,88.",
        "Das erste Drittel lag im Mittel bei 6,67, das letzte bei 8,83.",
      ],
      alt: "above: fell until point 6, then rose, from 8 to 10.5."),
    "little": ToldSentences(
      standard: [
        "little, 10 points.",
        "No clear direction: mostly between 1 and 9.",
        "Highest 9, first reached at point 2; lowest 1, first reached at point 3.",
      ],
      short: [
        "little: no clear direction, mostly between 1 and 9.",
        "Highest 9, first reached at point 2; lowest 1, first reached at point 3.",
      ],
      german: [
        "little, 10 Punkte.",
        "Keine klare Richtung: meist zwischen 1 und 9.",
        "Höchster Wert 9, erstmals bei Punkt 2; niedrigster 1, erstmals bei Punkt 3.",
      ],
      shortGerman: [
        "little: keine klare Richtung, meist zwischen 1 und 9.",
        "Höchster Wert 9, erstmals bei Punkt 2; niedrigster 1, erstmals bei Punkt 3.",
      ],
      long: [
        "little, 10 points.",
        "No clear direction: mostly between 1 and 9.",
        "Highest 9, first reached at point 2; lowest 1, first reached at point 3.",
        "Half of the values are between 2.25 and 7.75.",
        "The mean is 5, the median 5 and the standard deviation 3.16.",
        "The first third averaged 5, the last third 5.",
      ],
      longGerman: [
        "little, 10 Punkte.",
        "Keine klare Richtung: meist zwischen 1 und 9.",
        "Höchster Wert 9, erstmals bei Punkt 2; niedrigster 1, erstmals bei Punkt 3.",
        "Die Hälfte der Werte liegt zwischen 2,25 und 7,75.",
        "Der Mittelwert ist 5, der Median 5 und die Standardabweichung 3,16.",
        "Das erste Drittel lag im Mittel bei 5, das letzte bei 5.",
      ],
      alt: "little: no clear direction, mostly between 1 and 9."),
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
        "Höchster Kurs 9,00, erstmals bei Punkt 2; niedrigster 1,00 bei Punkt 5.",
        "Der größte Rückgang betrug 89 Prozent, von 9,00 bei Punkt 2 auf 1,00 bei Punkt 5;"
          + " der größte Anstieg betrug 800 Prozent, von 1,00 bei Punkt 5 auf 9,00 bei Punkt 8.",
        "Bei einem typischen Schritt bewegte er sich um 80 Prozent; am stärksten bei Punkt"
          + " 6: plus 600 Prozent.",
      ],
      shortGerman: [
        "mixed, plus 70 Prozent, von 5,00 auf 8,50.",
        "Der Kurs schwankte stark und endete höher; höchster Kurs 9,00, erstmals bei Punkt"
          + " 2; niedrigster 1,00 bei Punkt 5.",
      ],
      long: [
        "mixed, 10 points.",
        "It swung widely, ending higher: up 70 percent, from 5.00 to 8.50.",
        "Highest 9.00, first reached at point 2; lowest 1.00 at point 5.",
        "The largest fall was 89 percent, from 9.00 at point 2 to 1.00 at point 5; the"
          + " largest rise was 800 percent, from 1.00 at point 5 to 9.00 at point 8.",
        "A typical step moved 80 percent; the largest was a rise of 600 percent at point 6.",
        "The largest fall in one step was 88 percent, at point 5.",
        "The mean is 5.95, the median 6.50 and the standard deviation 2.85.",
      ],
      longGerman: [
        "mixed, 10 Punkte.",
        "Der Kurs schwankte stark und endete höher: plus 70 Prozent, von 5,00 auf 8,50.",
        "Höchster Kurs 9,00, erstmals bei Punkt 2; niedrigster 1,00 bei Punkt 5.",
        "Der größte Rückgang betrug 89 Prozent, von 9,00 bei Punkt 2 auf 1,00 bei Punkt 5;"
          + " der größte Anstieg betrug 800 Prozent, von 1,00 bei Punkt 5 auf 9,00 bei Punkt 8.",
        "Bei einem typischen Schritt bewegte er sich um 80 Prozent; am stärksten bei Punkt"
          + " 6: plus 600 Prozent.",
        "Der größte Rückgang in einem Schritt betrug 88 Prozent, bei Punkt 5.",
        "Der Mittelwert ist 5,95, der Median 6,50 und die Standardabweichung 2,85.",
      ],
      alt: "mixed: swung widely, ending higher; up 70 percent, from 5.00 to 8.50."),
    "mixed down": ToldSentences(
      standard: [
        "mixed down, 10 points.",
        "No clear direction: mostly between 1 and 9.",
        "Highest 9, first reached at point 2; lowest 1, first reached at point 3.",
      ],
      short: [
        "mixed down: no clear direction, mostly between 1 and 9.",
        "Highest 9, first reached at point 2; lowest 1, first reached at point 3.",
      ],
      german: [
        "mixed down, 10 Punkte.",
        "Keine klare Richtung: meist zwischen 1 und 9.",
        "Höchster Wert 9, erstmals bei Punkt 2; niedrigster 1, erstmals bei Punkt 3.",
      ],
      shortGerman: [
        "mixed down: keine klare Richtung, meist zwischen 1 und 9.",
        "Höchster Wert 9, erstmals bei Punkt 2; niedrigster 1, erstmals bei Punkt 3.",
      ],
      long: [
        "mixed down, 10 points.",
        "No clear direction: mostly between 1 and 9.",
        "Highest 9, first reached at point 2; lowest 1, first reached at point 3.",
        "Half of the values are between 2.25 and 7.75.",
        "The mean is 5.05, the median 5.25 and the standard deviation 3.27.",
        "The first third averaged 5.67, the last third 4.5.",
      ],
      longGerman: [
        "mixed down, 10 Punkte.",
        "Keine klare Richtung: meist zwischen 1 und 9.",
        "Höchster Wert 9, erstmals bei Punkt 2; niedrigster 1, erstmals bei Punkt 3.",
        "Die Hälfte der Werte liegt zwischen 2,25 und 7,75.",
        "Der Mittelwert ist 5,05, der Median 5,25 und die Standardabweichung 3,27.",
        "Das erste Drittel lag im Mittel bei 5,67, das letzte bei 4,5.",
      ],
      alt: "mixed down: no clear direction, mostly between 1 and 9."),
    "almost": ToldSentences(
      standard: [
        "almost, 6 points.",
        "Rose steadily: up 0.1 percent, from 1000 to 1000.5.",
        "The first value was the lowest, the last the highest.",
      ],
      short: [
        "almost: rose steadily, up 0.1 percent, from 1000 to 1000.5.",
        "The first value was the lowest, the last the highest.",
      ],
      german: [
        "almost, 6 Punkte.",
        "Der Wert stieg stetig: plus 0,1 Prozent, von 1000 auf 1000,5.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
      ],
      shortGerman: [
        "almost: stieg stetig, plus 0,1 Prozent, von 1000 auf 1000,5.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
      ],
      long: [
        "almost, 6 points.",
        "Rose steadily: up 0.1 percent, from 1000 to 1000.5.",
        "The first value was the lowest, the last the highest.",
        "The mean is 1000, the median 1000 and the standard deviation 0.187.",
      ],
      longGerman: [
        "almost, 6 Punkte.",
        "Der Wert stieg stetig: plus 0,1 Prozent, von 1000 auf 1000,5.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
        "Der Mittelwert ist 1000, der Median 1000 und die Standardabweichung 0,187.",
      ],
      alt: "almost: rose steadily, up 0.1 percent, from 1000 to 1000.5."),
    "against": ToldSentences(
      standard: [
        "against, closing price, 2 March to 9 March 2012, 6 trading days.",
        "It fell steadily; but overall it is up 5.0 percent, from 100.00 on 1 March to 105.00.",
        "Highest 110.00 on 2 March; the lowest was the last.",
      ],
      short: [
        "against, closing price, up 5.0 percent in 8 days, from 100.00 on 1 March 2012 to"
          + " 105.00.",
        "Within the range it fell steadily; highest 110.00 on 2 March; the lowest was the last.",
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
        "Innerhalb der Spanne fiel der Kurs stetig; höchster Schlusskurs 110,00 am 2. März;"
          + " der niedrigste war der letzte.",
      ],
      long: [
        "against, closing price, 2 March to 9 March 2012, 6 trading days.",
        "It fell steadily; but overall it is up 5.0 percent, from 100.00 on 1 March to 105.00.",
        "Highest 110.00 on 2 March; the lowest was the last.",
        "The mean is 107.50, the median 107.50 and the standard deviation 1.87.",
      ],
      longGerman: [
        "against, Schlusskurs, 2. März bis 9. März 2012, 6 Handelstage.",
        "Der Kurs fiel stetig; insgesamt aber plus 5,0 Prozent, von 100,00 am 1. März auf"
          + " 105,00.",
        "Höchster Schlusskurs 110,00 am 2. März; der niedrigste war der letzte.",
        "Der Mittelwert ist 107,50, der Median 107,50 und die Standardabweichung 1,87.",
      ],
      alt: "against, closing price: fell steadily; up 5.0 percent in"
        + " 8 days, from 100.00 on 1 March 2012 to 105.00."),
    "gaps": ToldSentences(
      standard: [
        "gaps, 1900 to 1911, 12 years.",
        "Rose steadily: to 12 times the first value, from 1 to 12.",
        "The first value was the lowest, the last the highest.",
        "4 years are missing in 3 gaps, the longest 2 years from 1905.",
      ],
      short: [
        "gaps: rose steadily, to 12 times the first value, from 1 in 1900 to 12 in"
          + " 1911.",
        "The first value was the lowest, the last the highest.",
      ],
      german: [
        "gaps, 1900 bis 1911, 12 Jahre.",
        "Der Wert stieg stetig: auf das 12-Fache des ersten Werts, von 1 auf 12.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
        "4 Jahre fehlen in 3 Lücken, die längste umfasst 2 Jahre ab 1905.",
      ],
      shortGerman: [
        "gaps: stieg stetig, auf das 12-Fache des ersten Werts, von 1 im Jahr 1900 auf"
          + " 12 im Jahr 1911.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
      ],
      long: [
        "gaps, 1900 to 1911, 12 years.",
        "Rose steadily: to 12 times the first value, from 1 to 12.",
        "The first value was the lowest, the last the highest.",
        "4 years are missing in 3 gaps, the longest 2 years from 1905.",
        "The mean is 6.5, the median 6.5 and the standard deviation 4.11.",
      ],
      longGerman: [
        "gaps, 1900 bis 1911, 12 Jahre.",
        "Der Wert stieg stetig: auf das 12-Fache des ersten Werts, von 1 auf 12.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
        "4 Jahre fehlen in 3 Lücken, die längste umfasst 2 Jahre ab 1905.",
        "Der Mittelwert ist 6,5, der Median 6,5 und die Standardabweichung 4,11.",
      ],
      alt: "gaps: rose steadily, to 12 times the first value, from 1 in 1900 to 12 in"
        + " 1911."),
    "one gap": ToldSentences(
      standard: [
        "one gap, 1900 to 1907, 8 years.",
        "Rose steadily: up 700 percent, from 1 to 8.",
        "The first value was the lowest, the last the highest.",
        "2 years are missing, 1902 to 1903.",
      ],
      short: [
        "one gap: rose steadily, up 700 percent, from 1 in 1900 to 8 in 1907.",
        "The first value was the lowest, the last the highest.",
      ],
      german: [
        "one gap, 1900 bis 1907, 8 Jahre.",
        "Der Wert stieg stetig: plus 700 Prozent, von 1 auf 8.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
        "2 Jahre fehlen, 1902 bis 1903.",
      ],
      shortGerman: [
        "one gap: stieg stetig, plus 700 Prozent, von 1 im Jahr 1900 auf 8 im Jahr"
          + " 1907.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
      ],
      long: [
        "one gap, 1900 to 1907, 8 years.",
        "Rose steadily: up 700 percent, from 1 to 8.",
        "The first value was the lowest, the last the highest.",
        "2 years are missing, 1902 to 1903.",
        "The mean is 4.83, the median 5.5 and the standard deviation 2.79.",
      ],
      longGerman: [
        "one gap, 1900 bis 1907, 8 Jahre.",
        "Der Wert stieg stetig: plus 700 Prozent, von 1 auf 8.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
        "2 Jahre fehlen, 1902 bis 1903.",
        "Der Mittelwert ist 4,83, der Median 5,5 und die Standardabweichung 2,79.",
      ],
      alt: "one gap: rose steadily, up 700 percent, from 1 in 1900 to 8 in 1907."),
    "single gap": ToldSentences(
      standard: [
        "single gap, 1900 to 1905, 6 years.",
        "Rose steadily: up 500 percent, from 1 to 6.",
        "The first value was the lowest, the last the highest.",
        "1 year is missing, in 1902.",
      ],
      short: [
        "single gap: rose steadily, up 500 percent, from 1 in 1900 to 6 in 1905.",
        "The first value was the lowest, the last the highest.",
      ],
      german: [
        "single gap, 1900 bis 1905, 6 Jahre.",
        "Der Wert stieg stetig: plus 500 Prozent, von 1 auf 6.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
        "1 Jahr fehlt, im Jahr 1902.",
      ],
      shortGerman: [
        "single gap: stieg stetig, plus 500 Prozent, von 1 im Jahr 1900 auf 6 im Jahr"
          + " 1905.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
      ],
      long: [
        "single gap, 1900 to 1905, 6 years.",
        "Rose steadily: up 500 percent, from 1 to 6.",
        "The first value was the lowest, the last the highest.",
        "1 year is missing, in 1902.",
        "The mean is 3.6, the median 4 and the standard deviation 2.07.",
      ],
      longGerman: [
        "single gap, 1900 bis 1905, 6 Jahre.",
        "Der Wert stieg stetig: plus 500 Prozent, von 1 auf 6.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
        "1 Jahr fehlt, im Jahr 1902.",
        "Der Mittelwert ist 3,6, der Median 4 und die Standardabweichung 2,07.",
      ],
      alt: "single gap: rose steadily, up 500 percent, from 1 in 1900 to 6 in 1905."),
    "single gaps": ToldSentences(
      standard: [
        "single gaps, 1900 to 1907, 8 years.",
        "Rose steadily: up 700 percent, from 1 to 8.",
        "The first value was the lowest, the last the highest.",
        "2 years are missing, no two in a row.",
      ],
      short: [
        "single gaps: rose steadily, up 700 percent, from 1 in 1900 to 8 in 1907.",
        "The first value was the lowest, the last the highest.",
      ],
      german: [
        "single gaps, 1900 bis 1907, 8 Jahre.",
        "Der Wert stieg stetig: plus 700 Prozent, von 1 auf 8.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
        "2 Jahre fehlen, jeweils einzeln.",
      ],
      shortGerman: [
        "single gaps: stieg stetig, plus 700 Prozent, von 1 im Jahr 1900 auf 8 im Jahr"
          + " 1907.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
      ],
      long: [
        "single gaps, 1900 to 1907, 8 years.",
        "Rose steadily: up 700 percent, from 1 to 8.",
        "The first value was the lowest, the last the highest.",
        "2 years are missing, no two in a row.",
        "The mean is 5, the median 5.5 and the standard deviation 2.61.",
      ],
      longGerman: [
        "single gaps, 1900 bis 1907, 8 Jahre.",
        "Der Wert stieg stetig: plus 700 Prozent, von 1 auf 8.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
        "2 Jahre fehlen, jeweils einzeln.",
        "Der Mittelwert ist 5, der Median 5,5 und die Standardabweichung 2,61.",
      ],
      alt: "single gaps: rose steadily, up 700 percent, from 1 in 1900 to 8 in 1907."),
    "wave": ToldSentences(
      standard: [
        "wave, 48 points.",
        "No clear direction: mostly between -5 and 5.",
        "Highest 5, first reached at point 3; lowest -5, first reached at point 7.",
        "The pattern repeats about every 8 points.",
      ],
      short: [
        "wave: no clear direction, mostly between -5 and 5.",
        "Highest 5, first reached at point 3; lowest -5, first reached at point 7.",
      ],
      german: [
        "wave, 48 Punkte.",
        "Keine klare Richtung: meist zwischen -5 und 5.",
        "Höchster Wert 5, erstmals bei Punkt 3; niedrigster -5, erstmals bei Punkt 7.",
        "Das Muster wiederholt sich etwa alle 8 Punkte.",
      ],
      shortGerman: [
        "wave: keine klare Richtung, meist zwischen -5 und 5.",
        "Höchster Wert 5, erstmals bei Punkt 3; niedrigster -5, erstmals bei Punkt 7.",
      ],
      long: [
        "wave, 48 points.",
        "No clear direction: mostly between -5 and 5.",
        "Highest 5, first reached at point 3; lowest -5, first reached at point 7.",
        "The pattern repeats about every 8 points.",
        "Half of the values are between -3 and 3.",
        "The mean is 0, the median 0 and the standard deviation 3.31.",
        "The first third averaged 0, the last third 0.",
      ],
      longGerman: [
        "wave, 48 Punkte.",
        "Keine klare Richtung: meist zwischen -5 und 5.",
        "Höchster Wert 5, erstmals bei Punkt 3; niedrigster -5, erstmals bei Punkt 7.",
        "Das Muster wiederholt sich etwa alle 8 Punkte.",
        "Die Hälfte der Werte liegt zwischen -3 und 3.",
        "Der Mittelwert ist 0, der Median 0 und die Standardabweichung 3,31.",
        "Das erste Drittel lag im Mittel bei 0, das letzte bei 0.",
      ],
      alt: "wave: no clear direction, mostly between -5 and 5."),
    "yen": ToldSentences(
      standard: [
        "yen in Japanese yen, 6 points.",
        "It rose steadily: up 11 percent, from 2346 to 2600.",
        "The first value was the lowest, the last the highest.",
      ],
      short: [
        "yen in Japanese yen, up 11 percent, from 2346 to 2600.",
        "It rose steadily; the first value was the lowest, the last the highest.",
      ],
      german: [
        "yen in japanischen Yen, 6 Punkte.",
        "Der Kurs stieg stetig: plus 11 Prozent, von 2346 auf 2600.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
      ],
      shortGerman: [
        "yen in japanischen Yen, plus 11 Prozent, von 2346 auf 2600.",
        "Der Kurs stieg stetig; der erste Wert war der niedrigste, der letzte der höchste.",
      ],
      long: [
        "yen in Japanese yen, 6 points.",
        "It rose steadily: up 11 percent, from 2346 to 2600.",
        "The first value was the lowest, the last the highest.",
        "The mean is 2463, the median 2450 and the standard deviation 102.",
      ],
      longGerman: [
        "yen in japanischen Yen, 6 Punkte.",
        "Der Kurs stieg stetig: plus 11 Prozent, von 2346 auf 2600.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
        "Der Mittelwert ist 2463, der Median 2450 und die Standardabweichung 102.",
      ],
      alt: "yen in Japanese yen: rose steadily; up 11 percent, from 2346 to 2600."),
    "teams": ToldSentences(
      standard: [
        "teams in euros, 6 points.",
        "Highest 12, first reached for B; lowest 1 at point 4.",
        "The mean is 6.17, the median 4.5 and the standard deviation 4.71.",
      ],
      short: [
        "teams in euros, highest 12, first reached for B; lowest 1 at point 4."
      ],
      german: [
        "teams in Euro, 6 Punkte.",
        "Höchster Wert 12, erstmals für B; niedrigster 1 bei Punkt 4.",
        "Der Mittelwert ist 6,17, der Median 4,5 und die Standardabweichung 4,71.",
      ],
      shortGerman: [
        "teams in Euro, höchster Wert 12, erstmals für B; niedrigster 1 bei Punkt 4."
      ],
      long: [
        "teams in euros, 6 points.",
        "Highest 12, first reached for B; lowest 1 at point 4.",
        "The mean is 6.17, the median 4.5 and the standard deviation 4.71.",
      ],
      longGerman: [
        "teams in Euro, 6 Punkte.",
        "Höchster Wert 12, erstmals für B; niedrigster 1 bei Punkt 4.",
        "Der Mittelwert ist 6,17, der Median 4,5 und die Standardabweichung 4,71.",
      ],
      alt: "teams in euros, highest 12, first reached for B; lowest 1 at point 4."),
    "quarters": ToldSentences(
      standard: [
        "quarters in euros, second quarter of 2019 to second quarter of 2020, 5"
          + " quarters.",
        "The 5 values vary between 11 and 20: 12, 15, 11, 17 and 20.",
      ],
      short: [
        "quarters in euros: 12, 15, 11, 17 and 20."
      ],
      german: [
        "quarters in Euro, zweites Quartal 2019 bis zweites Quartal 2020, 5 Quartale.",
        "Die 5 Werte liegen zwischen 11 und 20: 12, 15, 11, 17 und 20.",
      ],
      shortGerman: [
        "quarters in Euro: 12, 15, 11, 17 und 20."
      ],
      long: [
        "quarters in euros, second quarter of 2019 to second quarter of 2020, 5"
          + " quarters.",
        "The 5 values vary between 11 and 20: 12, 15, 11, 17 and 20.",
        "The mean is 15, the median 15 and the standard deviation 3.67.",
      ],
      longGerman: [
        "quarters in Euro, zweites Quartal 2019 bis zweites Quartal 2020, 5 Quartale.",
        "Die 5 Werte liegen zwischen 11 und 20: 12, 15, 11, 17 und 20.",
        "Der Mittelwert ist 15, der Median 15 und die Standardabweichung 3,67.",
      ],
      alt: "quarters in euros: 12, 15, 11, 17 and 20."),
    "minutes": ToldSentences(
      standard: [
        "minutes, 09:00 on 1 March 2012 to 09:05, 6 minutes.",
        "The 6 values vary between 1 and 6: 1, 4, 2, 5, 3 and 6.",
      ],
      short: [
        "minutes: 1, 4, 2, 5, 3 and 6."
      ],
      german: [
        "minutes, 1. März 2012, 09:00 Uhr bis 09:05 Uhr, 6 Minuten.",
        "Die 6 Werte liegen zwischen 1 und 6: 1, 4, 2, 5, 3 und 6.",
      ],
      shortGerman: [
        "minutes: 1, 4, 2, 5, 3 und 6."
      ],
      long: [
        "minutes, 09:00 on 1 March 2012 to 09:05, 6 minutes.",
        "The 6 values vary between 1 and 6: 1, 4, 2, 5, 3 and 6.",
        "The mean is 3.5, the median 3.5 and the standard deviation 1.87.",
      ],
      longGerman: [
        "minutes, 1. März 2012, 09:00 Uhr bis 09:05 Uhr, 6 Minuten.",
        "Die 6 Werte liegen zwischen 1 und 6: 1, 4, 2, 5, 3 und 6.",
        "Der Mittelwert ist 3,5, der Median 3,5 und die Standardabweichung 1,87.",
      ],
      alt: "minutes: 1, 4, 2, 5, 3 and 6."),
    "from above": ToldSentences(
      standard: [
        "from above, closing price, 2 March to 8 March 2012, 5 trading days.",
        "It swung widely, ending lower: down 14 percent, from 50.00 on 1 March to 43.00.",
        "Highest 45.00 on 6 March, lowest 42.00 on 7 March.",
      ],
      short: [
        "from above, closing price, down 14 percent in 7 days, from 50.00 on 1 March 2012 to"
          + " 43.00.",
        "It swung widely, ending lower; highest 45.00 on 6 March, lowest 42.00 on 7 March.",
      ],
      german: [
        "from above, Schlusskurs, 2. März bis 8. März 2012, 5 Handelstage.",
        "Der Kurs schwankte stark und endete niedriger: minus 14 Prozent, von 50,00 am 1."
          + " März auf 43,00.",
        "Höchster Schlusskurs 45,00 am 6. März, niedrigster 42,00 am 7. März.",
      ],
      shortGerman: [
        "from above, Schlusskurs, minus 14 Prozent in 7 Tagen, von 50,00 am 1. März 2012 auf"
          + " 43,00.",
        "Der Kurs schwankte stark und endete niedriger; höchster Schlusskurs 45,00 am 6."
          + " März, niedrigster 42,00 am 7. März.",
      ],
      long: [
        "from above, closing price, 2 March to 8 March 2012, 5 trading days.",
        "It swung widely, ending lower: down 14 percent, from 50.00 on 1 March to 43.00.",
        "It fell 2.3 percent to 43.00 on 5 March, then rose 4.7 percent to 45.00 on 6 March, its"
          + " highest, then fell 6.7 percent to 42.00 on 7 March, its lowest, then rose 2.4"
          + " percent.",
        "The mean is 43.40, the median 43.00 and the standard deviation 1.14.",
      ],
      longGerman: [
        "from above, Schlusskurs, 2. März bis 8. März 2012, 5 Handelstage.",
        "Der Kurs schwankte stark und endete niedriger: minus 14 Prozent, von 50,00 am 1."
          + " März auf 43,00.",
        "Der Kurs fiel bis zum 5. März um 2,3 Prozent auf 43,00, stieg dann bis zum 6. März um"
          + " 4,7 Prozent auf den Höchststand von 45,00, fiel dann bis zum 7. März um 6,7 Prozent"
          + " auf den Tiefststand von 42,00 und stieg dann um 2,4 Prozent.",
        "Der Mittelwert ist 43,40, der Median 43,00 und die Standardabweichung 1,14.",
      ],
      alt: "from above, closing price: swung widely, ending lower; down 14 percent"
        + " in 7 days, from 50.00 on 1 March 2012 to 43.00."),
    "below and above": ToldSentences(
      standard: [
        "below and above, 11 points.",
        "It rose until point 3, then fell to below where it began: down 33 percent, from"
          + " 3.00 to 2.00.",
        "Highest 7.00 at point 3; lowest 0.00, first reached at point 4.",
        "The rise to the high was 6.00, from 1.00 at point 2; the fall after it was 5.00.",
        "A typical step moved 2.00; the largest was a fall of 7.00 at point 4.",
      ],
      short: [
        "below and above, down 33 percent, from 3.00 to 2.00.",
        "It rose to 7.00 at point 3, its highest, then fell by 5.00; lowest 0.00, first"
          + " reached at point 4.",
      ],
      german: [
        "below and above, 11 Punkte.",
        "Der Kurs stieg bis Punkt 3 und fiel dann unter den Ausgangswert: minus 33 Prozent,"
          + " von 3,00 auf 2,00.",
        "Höchster Kurs 7,00 bei Punkt 3; niedrigster 0,00, erstmals bei Punkt 4.",
        "Bis zum Hoch stieg er um 6,00, ausgehend von 1,00 bei Punkt 2; danach fiel er um 5,00.",
        "Bei einem typischen Schritt bewegte er sich um 2,00; am stärksten bei Punkt 4:"
          + " minus 7,00.",
      ],
      shortGerman: [
        "below and above, minus 33 Prozent, von 3,00 auf 2,00.",
        "Der Kurs stieg bis Punkt 3 auf den Höchststand von 7,00 und fiel dann um 5,00;"
          + " niedrigster Kurs 0,00, erstmals bei Punkt 4.",
      ],
      long: [
        "below and above, 11 points.",
        "It rose until point 3, then fell to below where it began: down 33 percent, from"
          + " 3.00 to 2.00.",
        "It rose by 4.00 to 7.00 at point 3, its highest, then fell by 5.00.",
        "Lowest 0.00, first reached at point 4.",
        "A typical step moved 2.00; the largest was a fall of 7.00 at point 4.",
        "The largest rise in one step was 6.00, at point 3.",
        "The mean is 1.64, the median 1.00 and the standard deviation 2.06.",
      ],
      longGerman: [
        "below and above, 11 Punkte.",
        "Der Kurs stieg bis Punkt 3 und fiel dann unter den Ausgangswert: minus 33 Prozent,"
          + " von 3,00 auf 2,00.",
        "Der Kurs stieg bis Punkt 3 um 4,00 auf den Höchststand von 7,00 und fiel dann um 5,00.",
        "Niedrigster Kurs 0,00, erstmals bei Punkt 4.",
        "Bei einem typischen Schritt bewegte er sich um 2,00; am stärksten bei Punkt 4:"
          + " minus 7,00.",
        "Der größte Anstieg in einem Schritt betrug 6,00, bei Punkt 3.",
        "Der Mittelwert ist 1,64, der Median 1,00 und die Standardabweichung 2,06.",
      ],
      alt: "below and above: rose until point 3, then fell to"
        + " below where it began; down 33 percent, from 3.00 to 2.00."),
    "sevenfold": ToldSentences(
      standard: [
        "sevenfold, 10 points.",
        "It rose steadily: to 20 times the first value, from 1.00 to 20.00.",
        "The first value was the lowest, the last the highest.",
        "A typical step moved 20 percent; the largest was a rise of 100 percent at point 2.",
      ],
      short: [
        "sevenfold, to 20 times the first value, from 1.00 to 20.00.",
        "It rose steadily; the first value was the lowest, the last the highest.",
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
      ],
      long: [
        "sevenfold, 10 points.",
        "It rose steadily: to 20 times the first value, from 1.00 to 20.00.",
        "The first value was the lowest, the last the highest.",
        "A typical step moved 20 percent; the largest was a rise of 100 percent at point 2.",
        "The mean is 10.50, the median 11.00 and the standard deviation 6.69.",
      ],
      longGerman: [
        "sevenfold, 10 Punkte.",
        "Der Kurs stieg stetig: auf das 20-Fache des ersten Werts, von 1,00 auf 20,00.",
        "Der erste Wert war der niedrigste, der letzte der höchste.",
        "Bei einem typischen Schritt bewegte er sich um 20 Prozent; am stärksten bei Punkt"
          + " 2: plus 100 Prozent.",
        "Der Mittelwert ist 10,50, der Median 11,00 und die Standardabweichung 6,69.",
      ],
      alt: "sevenfold: rose steadily; to 20 times the first value, from 1.00 to 20.00."),
  ]
}
