// SPDX-License-Identifier: MIT

/// Words in an order that everybody knows, in the languages that are read: one list an order, one line a
/// place, words of several parts as one, without accents.
enum OrderedWords {
  /// A list of words.
  struct List {
    /// How many names of it are needed, since fewer could mean anything.
    var fewest = 2
    /// How many places a cycle has; nil for what has a beginning.
    var cycle: Int?
    /// Whether they come again and again, so that rows need not be in the order of the list.
    var recurs = false
    let places: [String: Int]
  }

  /// The words of a text by the number of their line.
  static func places(of lines: String) -> [String: Int] {
    let lines = lines.split(separator: "\n")
    let pairs = lines.enumerated().flatMap { place, line in
      line.split(separator: " ").map { (String($0), place) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Answers of a scale, such as agree and disagree, are none of these.
  static let lists = [
    List(fewest: 3, places: sizes), List(places: places(of: sizesInWords)),
    List(places: places(of: levels)), List(places: places(of: severity)),
    List(places: places(of: moments)), List(cycle: 4, recurs: true, places: places(of: seasons)),
    List(recurs: true, places: places(of: partsOfDays)), List(places: places(of: schools)),
    List(places: places(of: degrees)), List(places: places(of: lives)),
    List(places: places(of: parts)), List(places: places(of: classes)),
  ]

  private static let sizes = places(
    of: """
      xxxs 3xs
      xxs 2xs
      xs
      s
      m
      l
      xl
      xxl 2xl
      xxxl 3xl
      xxxxl 4xl
      5xl
      """)

  private static let sizesInWords = """
    tiny extrasmall verysmall sehrklein sehrkleine trespetit trespetite bardzomaly bardzomale
    small klein kleine petit petite petits petites maly mala male
    medium middle mittel mittelgross mittlere moyen moyenne moyens moyennes sredni srednia srednie
    large big gross grosse grand grande grands grandes duzy duza duze
    huge extralarge verylarge sehrgross sehrgrosse tresgrand tresgrande bardzoduzy bardzoduze
    """

  private static let levels = """
    none no keine keiner keines aucun aucune brak
    verylow sehrniedrig sehrniedrige sehrgering sehrgeringe tresfaible tresbas bardzoniski bardzoniska bardzoniskie
    low niedrig niedrige niedriger gering geringe geringer faible faibles bas basse niski niska niskie
    lowermiddle lowermedium
    medium mid middle moderate average mittel mittlere mittlerer moyen moyenne moyens moyennes sredni srednia srednie
    uppermiddle uppermedium
    high hoch hohe hoher eleve elevee eleves elevees haut haute fort forte wysoki wysoka wysokie
    veryhigh sehrhoch sehrhohe treseleve treselevee treshaut bardzowysoki bardzowysoka bardzowysokie
    """

  private static let severity = """
    none keine aucun aucune brak
    mild leicht leichte leger legere legers lagodny lagodna lagodne
    moderate massig massige mittelschwer modere moderee moderes umiarkowany umiarkowana umiarkowane
    severe schwer schwere grave graves severes ciezki ciezka ciezkie
    critical kritisch kritische critique critiques krytyczny krytyczna krytyczne
    """

  private static let moments = """
    before pre pretest vorher vor davor avant przed
    during mid wahrend waehrend wahrenddessen pendant podczas wtrakcie
    after post posttest nachher nach danach apres po
    followup nachbeobachtung suivi kontrola
    """

  private static let seasons = """
    spring fruhling fruhjahr printemps wiosna
    summer sommer ete lato
    autumn fall herbst automne jesien
    winter hiver zima
    """

  private static let partsOfDays = """
    dawn earlymorning morgendammerung aube swit
    morning morgen morgens vormittag matin rano ranek
    noon midday mittag mittags midi poludnie
    afternoon nachmittag nachmittags apresmidi popoludnie
    evening abend abends soir soiree wieczor
    night nacht nachts nuit noc
    """

  private static let schools = """
    preschool kindergarten maternelle przedszkole
    primary primaryschool elementary elementaryschool grundschule primaire podstawowe podstawowa
    middleschool mittelschule college gimnazjum gimnazjalne
    secondary secondaryschool highschool oberschule secondaire lycee srednie srednia
    tertiary highereducation university hochschule universitat superieur universite wyzsze studia
    """

  private static let degrees = """
    bachelor bachelors licence licencjat
    master masters magister
    doctorate doctoral phd promotion doktor doktorat doctorat
    """

  private static let lives = """
    infant infants baby babies saugling sauglinge bebe bebes niemowle niemowleta
    toddler toddlers kleinkind kleinkinder
    child children kind kinder enfant enfants dziecko dzieci
    teenager teenagers teen teens adolescent adolescents jugendliche jugendlicher nastolatek mlodziez
    youngadult youngadults jungerwachsene jeunesadultes mlodzidorosli
    adult adults erwachsene erwachsener adulte adultes dorosly dorosli
    elderly senior seniors senioren aine aines seniorzy
    """

  private static let parts = """
    beginning start anfang beginn debut poczatek
    middle mitte milieu srodek
    end ende fin koniec
    """

  private static let classes = """
    freshman freshmen
    sophomore sophomores
    junior juniors
    senior seniors
    """
}
