// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the catalogues beside it by `make languages`: changes here are lost.

internal import Audiograph
internal import ChartInput
internal import JSON
internal import MarketData

protocol FrenchSentences: Sentences {}

extension FrenchSentences {
  var texts: PackedTable { PackedTable("""
    address.notFetched\tL'adresse {0} n'est pas de celles qu'audiograph télécharge.
    address.notFetched.remedy\tEn donner une qui commence par https:// et ne contient pas de mot de passe.
    address.offline\tL'adresse {0} n'a pas été téléchargée, car --offline est en vigueur.
    address.offline.remedy\tRetirer --offline, ou donner un fichier.
    address.refused\tLe serveur a répondu avec le statut {0} pour l'adresse {1}.
    address.remedy\tVérifier l'adresse et le réseau, ou la télécharger avec curl dans un fichier.
    address.tooLarge.remedy\tLa télécharger avec curl dans un fichier, et donner celui-ci.
    again.line\tDe nouveau : {0}
    again.noFolder\tIl n'y a pas de dossier pour la dernière commande, car ni HOME ni XDG_STATE_HOME n'est définie.
    again.noFolder.remedy\tEn définir une.
    again.nothing\tIl n'y a encore rien à répéter.
    again.nothing.remedy\tJouer, décrire ou exporter d'abord un graphique, comme avec audiograph play nile.
    again.standardInput\tLa dernière commande a lu l'entrée standard, qui ne peut pas être relue.
    again.standardInput.remedy\tMettre les données dans un fichier, et nommer celui-ci.
    again.unusable\tLe fichier {0} ne contient pas de commande qui puisse être répétée.
    again.unusable.remedy\tJouer, décrire ou exporter un graphique, ce qui le remplace.
    alert.noFolder\tIl n'y a pas de dossier pour les alertes, car ni HOME ni XDG_DATA_HOME n'est défini.
    alert.none\tAucune alerte n'est gardée.
    alert.noneLeft\tLes alertes de {0} sont supprimées.
    alert.notKept\tAucune alerte de ce genre n'est gardée pour {0}.
    alert.notKept.remedy\taudiograph alert list montre celles qui le sont.
    alert.unusable\tLe fichier {0} contient autre chose que des alertes.
    alert.unusable.remedy\tLe corriger, ou le déplacer.
    answer.answerIsNoRecord\tla réponse n'est pas un enregistrement
    answer.answerPriceIsNoNumber\tla réponse a un cours qui n'est pas un nombre
    answer.answerWithoutResult\tla réponse n'a pas de résultat
    answer.barTooShort\tune entrée est trop courte
    answer.barWithoutDate\tune entrée n'a pas de date
    answer.barWithoutTime\tune entrée n'a pas d'heure
    answer.bars\tdes cours par {0} minutes
    answer.empty\tla réponse est vide
    answer.errorWithoutWords\tune erreur n'a pas de texte
    answer.highBelowLow\tun plus haut est au-dessous de son plus bas
    answer.impossiblePrice\tla réponse a un cours impossible
    answer.incompleteQuote\til manque à la cotation un cours ou une date
    answer.infiniteNumber\tun nombre n'est pas fini
    answer.jsonEndsEarly\tle JSON finit trop tôt à la ligne {0}
    answer.jsonFollowed\tquelque chose suit le JSON à la ligne {0}
    answer.jsonNotUTF8\tle JSON n'est pas de l'UTF-8 valide à la ligne {0}
    answer.jsonTooDeep\tle JSON est trop imbriqué à la ligne {0}
    answer.jsonTooLarge\tle JSON demanderait trop de mémoire
    answer.lineTooShort\tla ligne {0} de {1} a trop peu de cellules
    answer.listEmpty\tla liste {0} est vide
    answer.listNamesNothing\tla liste {0} ne nomme rien
    answer.listWithoutColumn\tla liste {0} n'a pas de colonne {1}
    answer.listWithoutTime\tla liste {0} finit sans l'heure de sa création
    answer.minutes\tdes cours par minute
    answer.missingColumn\tla colonne {0} manque
    answer.morePricesThanDates\tla réponse a plus de cours que de dates
    answer.negativeVolume\tun volume est au-dessous de 0
    answer.noBars\tla liste des cours manque
    answer.noChart\tla réponse n'a pas de graphique
    answer.noDailySeries\tla réponse n'a pas de série quotidienne
    answer.noFacts\tl'enregistrement des chiffres manque
    answer.noLastPrice\tle dernier cours manque
    answer.noPrice\til n'y a pas de cours actuel
    answer.noPrices\til n'y a pas de cours
    answer.noQuote\tla réponse n'a pas de cotation
    answer.noResult\tle résultat manque
    answer.noSymbols\tla liste des symboles est vide
    answer.noTimeZone\tla réponse n'a pas de fuseau horaire
    answer.notJSON\tla réponse n'est pas du JSON à la ligne {0}
    answer.notOnePair\til ne contient pas une seule paire
    answer.otherSymbol\tla réponse concerne un autre symbole
    answer.outOfMemory\tla mémoire ne suffit pas pour le JSON
    answer.priceIsNoNumber\tun cours n'est pas un nombre
    answer.priceTooLarge\tun cours est trop grand
    answer.priceWithoutTime\tun cours n'a pas d'heure
    answer.prices\tdes cours
    answer.rateNotPositive\tle taux du {0} n'est pas supérieur à zéro
    answer.rateWithoutDate\tun taux n'a pas de date
    answer.sharePrices\tdes cours d'actions
    answer.symbolsAreNoRecord\tla liste des symboles n'est pas un enregistrement
    answer.tableBreaksOff\tle tableau s'interrompt à la ligne {0}
    answer.unequalColumns\tles colonnes n'ont pas la même longueur
    axis.categories\tune catégorie
    axis.dates\tune date comme {0}
    axis.numbers\tun nombre comme {0}
    axis.rows\tle numéro d'un point, de 1 à {0}
    batch.badValue\tValeur invalide pour {0}.
    batch.badValue.remedy\tUtiliser une chaîne ou un nombre ; true ou false seulement pour une option sans valeur.
    batch.died\tCette ligne met fin à audiograph, avec le statut {0}.
    batch.died.remedy\tMerci de le signaler, avec le graphique s'il peut être transmis ; aucune autre ligne n'en souffre.
    batch.formatOfLine\tLa ligne {0} du manifeste contient « format », qui ne se règle pas par ligne.
    batch.formatOfLine.remedy\tL'omettre : l'extension de la sortie décide.
    batch.interrupted\tInterruption. {0}
    batch.journal\tImpossible d'utiliser le journal {0} : {1}.
    batch.journal.remedy\tDonner à --journal un fichier dans un dossier accessible en écriture.
    batch.journalInUse\tUne autre exécution utilise le journal {0}.
    batch.journalInUse.remedy\tAttendre qu'elle ait fini, ou donner un autre nom à --journal.
    batch.journalNeedsName\t--resume demande un journal, et un manifeste de l'entrée standard n'en a pas.
    batch.journalNeedsName.remedy\tAjouter --journal FILE, ou donner le manifeste en fichier.
    batch.keyOfWholeBatch\tLa ligne {0} du manifeste contient {1}, qui ne se règle pas par ligne.
    batch.keyOfWholeBatch.remedy\tDonner --{0} à audiograph batch, pour toutes les lignes.
    batch.missingColumn\tLe manifeste n'a pas de colonne {0}.
    batch.missingColumn.remedy\tLe commencer par une ligne d'en-têtes, comme source,output.
    batch.missingValue\tLa ligne n'a pas de {0}.
    batch.missingValue.remedy\tCompléter la ligne ou la supprimer.
    batch.notAFile\tUne ligne ne peut pas écrire dans {0}, qui n'est pas un fichier.
    batch.notAFile.remedy\tDonner le nom d'un fichier, ou utiliser audiograph export.
    batch.notAJournal\tLe fichier {0} n'est pas un journal d'audiograph batch.
    batch.notAJournal.remedy\tDonner un autre nom à --journal, ou déplacer le fichier.
    batch.notARecord\tLa ligne est du JSON, mais pas un enregistrement.
    batch.notARecord.remedy\tExemple : {{}\"source\": \"a.csv\", \"output\": \"a.wav\"}.
    batch.outputIsInput\tLa ligne {1} du manifeste écrit {2}, que lit la ligne {0}.
    batch.outputIsInput.remedy\tChoisir un autre nom, ou partager le manifeste en deux ; rien n'a été écrit.
    batch.outputIsJournal\tLa ligne {0} du manifeste écrit {1}, qui est le journal.
    batch.outputIsManifest\tLa ligne {0} du manifeste écrit {1}, qui est le manifeste lui-même.
    batch.outputIsResults\tLa ligne {0} du manifeste écrit {1}, où vont les résultats.
    batch.repeatedKey\tLe manifeste a plusieurs colonnes {0}.
    batch.repeatedKey.remedy\tSeuls source, output et les options répétables peuvent avoir plusieurs colonnes.
    batch.sameOutput\tLes lignes {0} du manifeste écrivent toutes deux {1}.
    batch.sameOutput.remedy\tDonner à chaque ligne sa propre sortie ; rien n'a été écrit.
    batch.severalValues\t{0} a une liste de valeurs, mais n'en prend qu'une.
    batch.severalValues.remedy\tDonner une seule valeur.
    batch.standardInput\tUne ligne ne peut pas lire l'entrée standard, que toutes partageraient.
    batch.standardInput.remedy\tDonner un fichier ou un symbole.
    batch.unknownKey\tLa ligne {0} du manifeste contient {1}, qui n'est pas une option de ligne.
    batch.unknownKey.remedy\tUtiliser source, output, ou une option citée par audiograph help batch.
    batch.unreadable.remedy\tDonner un manifeste : CSV avec les colonnes source et output, ou un enregistrement JSON par ligne.
    batch.withoutJournal\tavertissement : {0} --resume recommencera depuis le début.
    brief.above\tAlerte au-dessus d'une valeur ; --below au-dessous.
    brief.as\tLe symbole dont le fichier a les cours.
    brief.by\tLa durée d'une période : quarter ou year.
    brief.change\tAlerte pour 2%, par exemple, --within 10m.
    brief.config\tLit les réglages dans ce fichier.
    brief.dateFormat\tLe format des dates, comme %d.%m.%Y.
    brief.device\tLe périphérique audio ; audiograph devices les donne.
    brief.duration\tLa durée : gist, short, normal, long, ou des secondes.
    brief.every\tAnnonce le cours toutes les 10m, par exemple.
    brief.exec\tLance un programme par alerte ; en dernier.
    brief.format\tLe format si aucune extension ne le dit, comme avec -o -.
    brief.from\tLa première date à laquelle une période peut finir.
    brief.hearing\tCherche ce qui s'entend bien.
    brief.jobs\tLe nombre de symboles récupérés à la fois ; sinon 4.
    brief.jobsOfBatch\tLe nombre de lignes calculées à la fois ; sinon une par cœur.
    brief.journal\tLe fichier qui note les lignes terminées.
    brief.jsonFacts\tAffiche les faits et les mots en JSON.
    brief.jsonFigures\tAffiche tous les chiffres en JSON.
    brief.jsonLines\tAffiche un objet JSON par ligne.
    brief.lang\tLa langue des mots : {0}.
    brief.level\tLe niveau de détail : alt, short, standard ou long.
    brief.limit\tLe nombre maximal d'entreprises affichées.
    brief.listColumns\tAffiche les colonnes d'un tableau.
    brief.manifest\tÉcrit en JSON ce qui sonne et quand.
    brief.metric\tQuel chiffre, comme revenue, earnings ou cash-flow.
    brief.mono\tÉcrit un canal au lieu de deux.
    brief.newHigh\tAlerte au-dessus de 1Y, par exemple ; --new-low au-dessous.
    brief.offline\tN'utilise que les cours enregistrés ou fournis.
    brief.offlineFigures\tN'utilise que les chiffres enregistrés.
    brief.only\tUne série parmi plusieurs, par son nom.
    brief.output\tOù écrire ; - est la sortie standard.
    brief.outputOfComparison\tÉcrit un fichier au lieu de jouer.
    brief.provider\tLe fournisseur à interroger, comme yahoo ou kraken.
    brief.quietNames\tN'affiche que les noms, ou que les symboles.
    brief.quietSymbols\tN'affiche que les symboles.
    brief.quiz\tCommence par le quiz, ou par le sien.
    brief.random\tLaisse le cours bouger tout seul.
    brief.range\tJusqu'où remonter : 5D, 3M, 1Y, YTD ou MAX.
    brief.record\tAjoute chaque cours à un fichier CSV.
    brief.resume\tSaute les lignes terminées et inchangées.
    brief.speak\tDit aussi les lignes à voix haute.
    brief.speech\tÉcrit nombres et dates comme il les faut à une voix.
    brief.speed\tDivise la durée.
    brief.stats\tAjoute des statistiques sur la tendance.
    brief.step\tLe pas d'une touche, 1% ou 0.5.
    brief.symbols\tNe trouve que les symboles qui commencent par TEXT.
    brief.symbolsFetched\tRécupère les listes d'entreprises qu'utilise search.
    brief.symbolsRead\tLit plutôt des listes de symboles et d'entreprises.
    brief.table\tAffiche un chiffre par ligne.
    brief.text\tQuand les mots sont affichés : before, after ou none.
    brief.threshold\tAnnonce chaque variation, de 0.5% par exemple.
    brief.together\tJoue plusieurs séries à la fois, pas l'une après l'autre.
    brief.value\tQuel cours : close, open, high, low, volume et d'autres.
    brief.verbose\tAffiche chaque réglage avec son sens.
    brief.y\tUne colonne de valeurs, par son nom ou par #2.
    brief.yCloses\tLa colonne des cours de clôture, par son nom ou par #2.
    cell.place\tLigne {0}, colonne {1} de {2}
    chart.noPoints\tIl n'y a rien à entendre : aucun point n'a de valeur.
    chart.noPoints.remedy\tChoisir une période plus longue.
    chart.notARank\tLa valeur du point {0} n'est pas un rang, c'est-à-dire un entier à partir de 1.
    chart.notARank.remedy\tUtiliser --kind measurement.
    chart.notFinite\tLa valeur du point {0} est trop grande.
    chart.notFinite.remedy\tLa corriger dans la source.
    chart.tooManySeries.remedy\tEn choisir quelques-unes avec --only, par exemple {0}.
    chart.tooManySeries.remedyRows\tChoisir des lignes avec --where, ou utiliser audiograph describe.
    chart.unequalCounts.remedy\tDonner à chaque valeur sa propre position.
    column.unnamed\tColonne {0}
    columns.of\t{0} :
    columns.stored\t{0} : enregistré.
    company.proposal\t{1} pour {0}
    company.reading\t{1} est compris comme {2}, pour {0}.
    config.commandLine\tla ligne de commande
    config.file\tle fichier {0}
    config.line\t{0} : {2}, d'après : {1}.
    config.lineUnset\t{0} : non défini.
    config.meaning\t{1} {2} Valeurs : {0}.
    config.nothing\tAucun réglage n'est défini. La liste des réglages : audiograph config -v.
    config.overridden\tLa variable {0} est définie et l'emporte sur le fichier.
    config.readable\tD'autres utilisateurs de cette machine peuvent lire {0}. Saisir chmod 600 et son nom.
    config.readers\t{0} : {1}.
    config.readersNone\t{0} : annule ces réglages.
    config.secret\tdéfinie
    config.set\t{0} : {2}, dans le fichier {1}.
    config.typeSecret\tSaisir la valeur de {0} et appuyer sur Entrée ; elle n'est pas affichée.
    config.unset\t{0} : n'est plus défini, dans le fichier {1}.
    config.variable\tla variable {0}
    config.visibleKey\tD'autres utilisateurs de cette machine peuvent voir une clé sur la ligne de commande. Si elle est omise, elle est lue sur l'entrée standard.
    config.wasNotSet\t{0} : non défini, dans le fichier {1}.
    console.cannotWrite.remedy\tLa rediriger ailleurs.
    date.span\tdu {0} au {1}
    device.busy\tUn autre programme utilise le périphérique audio {0}.
    device.default\t{0} (par défaut)
    device.listing\tLa liste des périphériques : audiograph devices.
    device.missingLibrary\tImpossible de jouer : la bibliothèque {0} manque.
    device.missingLibrary.remedy\tInstaller ALSA, la bibliothèque audio de Linux (apt install alsa-utils, dnf install alsa-lib ou pacman -S alsa-lib).
    device.noSuchDevice\tIl n'y a pas de périphérique audio {0}.
    device.noneFound\tAucun périphérique audio n'a été trouvé.
    device.noneFound.remedy\tEn brancher ou en configurer un, ou écrire le son dans un fichier avec audiograph export.
    device.notPermitted\tL'accès au périphérique audio {0} n'est pas autorisé.
    device.notResponding\tLe périphérique audio {0} ne répond pas encore.
    device.serverUnreachable\tLe serveur de son du périphérique {0} ne répond pas.
    device.system\tImpossible de jouer sur le périphérique audio {0} : {1}.
    device.unsupportedConfiguration\tLe périphérique audio {0} ne peut pas jouer ce genre de son.
    device.unsupportedRate\tLe périphérique audio {2} ne peut pas jouer à {1} hertz, mais à {0}.
    explore.silence\tavertissement : {0} Seul le texte est disponible.
    explore.standardInput\tLe graphique ne peut pas venir de l'entrée standard, car les touches en viennent.
    explore.standardInput.remedy\tEnregistrer d'abord les données dans un fichier.
    export.foreignIndex\t{0} n'a pas été écrit par audiograph : ce fichier reste tel quel et ne mène à aucun graphique.
    export.patience\tÉcriture de {0} en cours.
    export.script\tLe script des pages est dans {1} : {0}.
    export.wrote\t{0} a été écrit.
    export.wroteSound\t{1} a été écrit, {0}.
    figure.noFigures\tAbsent des dépôts de {0} : {1}.
    figure.noFigures.remedy\tCe qui a été déposé : audiograph fundamentals {0}.
    figure.noPrices\t{0} n'est pas un fichier de cours, donc --value {1} ne s'applique pas.
    figure.noPrices.remedy\tOmettre --value.
    figure.noneInRange\t{0} n'a rien déposé dans ce délai : {1}.
    figure.noneInRange.remedy\tOmettre {0}.
    figure.notASymbol\t{0} ne peut pas être le symbole d'une entreprise.
    figure.notASymbol.remedy\tLe chercher avec audiograph search et le nom de l'entreprise.
    figure.notByPeriod.remedy\tEssayer {0}.
    figure.nothingFiled\t{0} n'a déposé ni chiffre d'affaires, ni résultat net, ni flux de trésorerie d'exploitation.
    figure.nothingFiled.remedy\tChoisir le symbole d'une entreprise ; les fonds n'ont pas ces chiffres.
    figure.nothingStored\tAucun chiffre de {0} n'est enregistré, et la récupération est désactivée.
    figure.unknownCompany\tLa SEC ne connaît pas le symbole {0}.
    figure.unknownCompany.remedy\tLe chercher avec audiograph search ; seules les entreprises qui déposent leurs comptes aux États-Unis ont des chiffres.
    figure.unknownMetric\tChiffre inconnu {1} : utiliser {0}.
    figure.unknownPeriod\tDurée inconnue {1} : utiliser {0}.
    figures.older\tavertissement : {1} {0}
    figures.patience\tEn attente des chiffres de {0}.
    fileSpeech.cannotStart\tImpossible de mettre des mots dans un fichier audio, car espeak-ng ne peut pas être lancé : {0}.
    fileSpeech.missingLibrary\tImpossible de mettre des mots dans un fichier audio, car la bibliothèque {0} n'est pas installée.
    fileSpeech.missingLibrary.remedy\tInstaller libsamplerate (apt install libsamplerate0, dnf install libsamplerate ou pacman -S libsamplerate), ou utiliser --sample-rate 22050, la fréquence d'espeak-ng.
    fileSpeech.noProgram\tImpossible de mettre des mots dans un fichier audio, car espeak-ng n'est pas installé.
    fileSpeech.noProgram.remedy\tInstaller espeak-ng (apt install espeak-ng, dnf install espeak-ng ou pacman -S espeak-ng), ou omettre --speak et --narrate.
    fileSpeech.noSound\tImpossible de mettre des mots dans un fichier audio, car espeak-ng a échoué avec l'état de sortie {0}.
    fileSpeech.noSound.remedy\tSaisir espeak-ng test pour en voir la cause, ou omettre --speak et --narrate.
    fileSpeech.resampling\tImpossible de mettre des mots dans un fichier audio, car libsamplerate a échoué avec le numéro {0}.
    fileSpeech.resampling.remedy\tUtiliser --sample-rate 22050, la fréquence d'espeak-ng.
    fileSpeech.silent\tImpossible de mettre des mots dans un fichier audio, car espeak-ng n'a rien produit.
    form.address\tune adresse qui commence par https, ou par http sur cette machine
    form.baseline\tbase, first, zero, mean ou un nombre
    form.bins\t2 à 100, ou width:W avec un nombre supérieur à 0
    form.bounds\tdeux colonnes, comme --band lower,upper
    form.columnType\tune colonne et text, number, date ou duration, comme part=text
    form.command\tun programme et ses arguments, avec des guillemets fermés
    form.condition\tune colonne et une valeur, comme Sex=female
    form.contact\tune adresse électronique, pas une adresse web
    form.date\tune date comme 2013-03-01
    form.dateFormat\tl'année %Y et d'autres parties, chacune une fois au plus, comme %d.%m.%Y ou %Y-%m-%d %H:%M
    form.delimiter\tcomma, semicolon, tab, space ou un caractère ASCII
    form.device\tle nom d'un périphérique audio
    form.keys\tdes caractères et des noms de touches comme left, séparés par des espaces
    form.length\tgist, short, normal, long, ou un nombre de secondes de 0.5 à 3600
    form.lineCount\tun nombre entier de lignes, 0 ou plus
    form.number\tun nombre comme -2.5
    form.numberWithin\tun nombre de {0} à {1}
    form.path\tle chemin d'un fichier
    form.pause\tauto, off, enter, ou un nombre de secondes jusqu'à 60
    form.pitchRange\tun intervalle croissant de 55 à 4000 hertz, en hertz ou en notes, comme 220:1760 ou c3:c6
    form.program\tun programme et ses arguments, séparés par des espaces
    form.range\tun nombre avec D, W, M ou Y comme 5D ou 1Y, ou YTD, ou MAX
    form.seconds\tun nombre de secondes de {0} à {1}
    form.secret\tune clé
    form.shard\tune part et le nombre de parts, comme 2/3
    form.smoothing\tema: avec un nombre de 0.001 à 1, ou median: ou mean: avec un nombre impair de 3 à 101
    form.span\tune durée comme 30s, 10m ou 2h
    form.text\tun texte sur une ligne
    form.thousands\tcomma, point, space ou apostrophe
    form.threshold\tun nombre, ou un pourcentage comme 0.5%
    form.wholeNumberWithin\tun nombre entier de {0} à {1}
    form.wordsPerMinute\tun nombre de mots par minute de {0} à {1}
    form.yesOrNo\tyes ou no
    group.braille\tBraille
    group.comparing\tComparaison
    group.everywhere\tPartout
    group.explaining\tExplication
    group.exploring\tParcourir
    group.figures\tChiffres
    group.following\tSuivre
    group.importing\tImportation
    group.learning\tApprendre
    group.manual\tManuel
    group.pitch\tHauteur
    group.playing\tLecture
    group.printing\tAffichage
    group.searching\tRecherche
    group.simulating\tSimuler
    group.soundsAroundTheData\tSons autour des données
    group.speaking\tVoix
    group.theBatch\tLe lot
    group.time\tTemps
    group.tone\tTimbre
    group.updating\tMise à jour
    group.watching\tSurveiller
    group.whatIsRead\tCe qui est lu
    group.whereFiguresComeFrom\tD'où viennent les chiffres
    group.wherePricesComeFrom\tD'où viennent les cours
    group.whichPartOfIt\tQuelle partie
    group.words\tMots
    group.writing\tÉcriture
    guess.rows\t{1} : lignes : {0} en tout, {2}.
    hearing.confirm\tEntrée l'écrit dans {0} ; q quitte sans rien changer.
    hearing.done\tÉcrit dans {0} ; chaque graphique sonne ainsi désormais.
    hearing.enter\tEntrée l'écrit, q quitte.
    hearing.left\tRien n'a été changé.
    hearing.leftEar\tAvez-vous entendu un son à gauche ? 1 oui, 2 non, r encore.
    hearing.limit\tJusqu'à {0} sons montent : combien entendez-vous bien ? Saisir le nombre, r encore.
    hearing.nothing\tAlors rien ne s'entend : monter le volume et recommencer. Rien n'a été changé.
    hearing.opening\tComment entendre au mieux les graphiques, en une minute ; q quitte sans rien changer.
    hearing.pace\tEt l'allure ? 1 plus lente, 2 bonne, 3 plus rapide.
    hearing.rightEar\tAvez-vous entendu un son à droite ? 1 oui, 2 non, r encore.
    hearing.setting\t{0} : {1}.
    hearing.timbre\tDeux fois la même chose : laquelle était plus nette ? 1 la première, 2 la deuxième, un son simple.
    hearing.usual\t{0} : valeur par défaut.
    help.again.example1\tRépète la dernière commande.
    help.again.example2\tLa répète deux fois moins vite.
    help.again.example3\tLa répète avec deux changements.
    help.again.note1\tChaque option de la dernière commande peut être changée ; les autres restent.
    help.again.remark1\tUne option prend la place de la même option de la dernière commande, et de celle qu'elle exclut ; toutes les autres restent. Les options que la dernière commande n'a pas sont refusées.
    help.again.remark2\tLa commande est gardée dans again.json, dans $XDG_STATE_HOME/audiograph ou ~/.local/state/audiograph. Ce qui est venu par l'entrée standard n'est pas gardé.
    help.again.summary\trépète le dernier play, describe ou export, avec des changements
    help.alert.example1\tGarde une alerte.
    help.alert.example2\tÉnumère toutes les alertes.
    help.alert.example3\tEn supprime une.
    help.alert.example4\tSupprime toutes celles d'un symbole.
    help.alert.note1\twatch suit ces alertes ; sans symbole, toutes.
    help.alert.operand\tQuoi faire, add, list ou remove, et pour quel symbole.
    help.alert.remark1\twatch signale les alertes gardées pour un symbole, sauf si ses propres options en nomment d'autres ; sans symbole il suit tous ceux qui en ont. Elles sont dans alerts.json à côté des cours.
    help.alert.summary\tgarde des alertes pour des symboles
    help.batch.example1\tCalcule chaque ligne, sur tous les cœurs.
    help.batch.example2\tNe calcule que les lignes inachevées ou modifiées.
    help.batch.example3\tCalcule une année sur un canal, sauf si une ligne dit autre chose.
    help.batch.example4\tPrend les lignes d'un autre programme.
    help.batch.note1\tMANIFEST est du CSV avec les colonnes source et output, ou un enregistrement JSON par ligne.
    help.batch.note2\tToute option d'export sur ce qui est écrit peut aussi être une colonne.
    help.batch.operand\tDu CSV avec les colonnes source et output, ou un enregistrement JSON par ligne ; - pour l'entrée standard.
    help.batch.remark1\tUn manifeste est du CSV dont la première ligne nomme les colonnes, ou du NDJSON dont les enregistrements ont des noms : source, output, et toute option d'export sur ce qui est écrit, sans ses traits d'union, comme dans source,output,title,duration.
    help.batch.remark2\tsource, output et les options répétables, comme y, peuvent être plusieurs colonnes, ou une liste en JSON. Une cellule vide, ou null, vaut comme non donnée ; une option sans valeur est yes ou no, true ou false. L'extension d'une sortie décide de ce qui est écrit, comme dans export.
    help.batch.remark3\tLes options données à batch valent pour chaque ligne qui ne dit pas autre chose. Les chemins partent du dossier où le programme est lancé et ne peuvent pas en sortir ; les symboles ont les cours enregistrés. Un manifeste de confiance peut davantage : --allow-paths, --allow-symbols, --allow-addresses.
    help.batch.remark4\tAffiche une ligne de JSON par ligne terminée : line, source, output, status (done, unchanged ou failed), seconds, points, exit, message, notes. exit et message sont ce qu'aurait annoncé export, en anglais. Une ligne qui échoue n'arrête pas les autres, mais l'état de sortie est alors 3.
    help.batch.remark5\tRien n'est écrit si deux lignes écrivent le même fichier, ou si l'une écrit ce qu'une autre lit.
    help.batch.remark6\tLes lignes terminées sont notées dans le journal. --resume saute une ligne si les octets de ses sources, ses options et ses réglages sont les mêmes et que ses sorties sont intactes. Les lignes avec des symboles sont toujours calculées. Une ligne au milieu de laquelle audiograph s'est arrêté est essayée encore une fois, dans un processus à part.
    help.batch.remark7\tPlusieurs processus ou machines se partagent les lignes avec --shard 1/3, 2/3 et 3/3, chacun avec son journal ; batch --merge réunit ensuite les journaux et termine ce qui manque.
    help.batch.summary\tfait beaucoup d'exportations d'un coup
    help.compare.example1\tJoue deux actions l'une après l'autre.
    help.compare.example2\tJoue trois actions à la fois.
    help.compare.example3\tL'écrit au lieu de la jouer.
    help.compare.note1\tChaque valeur devient la variation en pourcentage depuis la première date commune.
    help.compare.remark1\tChaque valeur devient la variation en pourcentage depuis la première date que toutes les sources ont, et toutes partagent un axe sauf avec --own-axis. Les dates qui manquent à l'une d'elles sont omises, et une ligne le dit. Une période remonte depuis la dernière date que toutes ont.
    help.compare.remark2\tAvec -o, la commande écrit des fichiers comme export, et avec --json elle affiche comme describe ; ni l'un ni l'autre ne joue. Les options de lecture ne valent que si elle joue, celles des fichiers que si elle écrit.
    help.compare.summary\tcompare des graphiques en variation en pourcentage
    help.completion.example1\tComplète dans ce bash.
    help.completion.example2\tComplète dans chaque fish.
    help.completion.operand\tLe shell.
    help.completion.summary\taffiche les complétions pour un shell
    help.config.example1\tAffiche chaque réglage qui a une valeur, et d'où elle vient.
    help.config.example2\tAffiche chaque réglage avec son sens.
    help.config.example3\tChange un réglage dans le fichier de réglages.
    help.config.example4\tAffiche une valeur.
    help.config.example5\tJoue chaque graphique à la moitié du volume.
    help.config.example6\tChange un réglage pour un symbole.
    help.config.example7\tRègle d'un coup ce qui convient à un lecteur d'écran.
    help.config.example8\tSupprime un réglage du fichier.
    help.config.example9\tDemande une clé sans l'afficher.
    help.config.note1\tChaque option sur le son, les mots et la voix est un réglage du même nom.
    help.config.note2\tLes options l'emportent sur les variables comme AUDIOGRAPH_LANG, et celles-ci sur le fichier.
    help.config.note3\taudiograph config reader orca règle ce qui convient à un lecteur d'écran ; pour ceux qui sont connus, taper audiograph config reader.
    help.config.operand\tRien ; ou get, set ou unset avec le nom d'un réglage, et une valeur pour set ; ou reader avec {0}.
    help.config.remark1\tLes options sur le son, les mots et la voix sont des réglages du même nom. Ce qui est saisi l'emporte sur les réglages d'un symbole, et ceux-ci sur ceux d'une liste ; puis viennent les variables d'environnement, puis le fichier de réglages. Un interrupteur comme --ticks vaut on ou off ; --ticks=off le coupe une fois.
    help.config.remark2\tLe réglage d'un symbole est le symbole, un point et le réglage, comme AAPL.baseline ; il vaut pour un graphique de ce seul symbole. audiograph list set garde des réglages pour une liste.
    help.config.remark3\tLe réglage speak ne vaut jamais pour export et batch.
    help.config.remark4\tLes clés ne sont jamais affichées. Sans valeur sur la ligne de commande, où d'autres utilisateurs pourraient la voir, une clé est lue sur l'entrée standard.
    help.config.remark5\tL'état de sortie est 3 si le réglage n'a pas de valeur.
    help.config.summary\tmontre et change les réglages
    help.describe.example1\tDécrit comment la dernière année s'est passée.
    help.describe.example2\tLa décrit en une ligne.
    help.describe.example3\tAffiche les faits pour un autre programme.
    help.describe.example4\tDonne la liste des colonnes d'un fichier.
    help.describe.example5\tDécrit chaque région, d'après une partie des lignes.
    help.describe.remark1\tLes options sur le son ne changent que ce que dit --explain ; --as candles ajoute ce qu'ont fait les chandeliers.
    help.describe.remark2\t--lang et --speech choisissent la langue et pour qui sont les mots ; sinon ce sont les variables AUDIOGRAPH_LANG et AUDIOGRAPH_WORDS, puis le fichier de réglages.
    help.describe.summary\tdécrit en mots ce que montre un graphique
    help.devices.example1\tAffiche un périphérique par ligne, avec d'abord son nom.
    help.devices.summary\tdonne la liste des périphériques audio
    help.examples\tExemples :
    help.explore.example1\tParcourt un an de cours.
    help.explore.example2\tParcourt l'un des exemples fournis.
    help.explore.example3\tRépond à un mot, ou à des touches, sans terminal.
    help.explore.note1\tGauche et Droite vont de point en point ; chacun s'entend et a sa ligne.
    help.explore.note2\t  Début, Fin : début, fin. t, v : maximum, minimum. u, d : plus haut, plus bas.
    help.explore.note3\t  Espace : joue d'ici ; toute touche arrête. i : description. p : position.
    help.explore.note4\t  g : va à une date ou une valeur. 1 à 6 : 1, 3, 6 mois, 1, 5 ans, tout.
    help.explore.note5\t  h : d'autres touches, quelques-unes à la fois. q ou Échap : quitte.
    help.explore.remark1\tChaque touche a pour réponse une ligne de 40 caractères au plus, qui commence par la valeur. Les touches qui se suivent vite s'entendent seulement ; la ligne vient quand elles se reposent.
    help.explore.remark2\tSi l'entrée standard n'est pas un terminal, ou si le terminal est « dumb », chaque ligne est un mot comme next ou go 2012-09-19, ou des touches ; chaque ligne a sa réponse.
    help.explore.remark3\tLe réglage key.NAME choisit d'autres touches pour une action, comme dans audiograph config set key.next \"j right\" ; audiograph config -v donne les noms. explore.command est le programme que n lance avec le symbole et la date comme derniers arguments, jamais par un shell.
    help.explore.remark4\tLa position, les repères et la vitesse sont gardés par source dans explore.json, dans $XDG_DATA_HOME/audiograph.
    help.explore.summary\tparcourt un graphique au clavier
    help.export.example1\tÉcrit une année en son.
    help.export.example2\tÉcrit le son et les mots.
    help.export.example3\tÉcrit sur la sortie standard.
    help.export.note1\tFILE finit par .wav, .flac, .ogg, .opus ou .mp3 pour du son, .html (page), .svg (image), .txt (mots), .mid, .vtt, .json, .csv ou .brf.
    help.export.remark1\tL'extension de FILE décide de ce qui est écrit : .wav, .flac, .ogg, .opus et .mp3 sont du son, .html est une page avec tout, .svg l'image, .mid du MIDI, .vtt les sous-titres, .txt la description, .json ses faits, .csv les données, .brf du braille pour une embosseuse.
    help.export.summary\técrit un graphique en son, en image ou en mots
    help.fundamentals.example1\tDonne le dernier trimestre et la dernière année.
    help.fundamentals.example2\tAffiche une année par ligne.
    help.fundamentals.example3\tAffiche les trimestres pour un autre programme.
    help.fundamentals.note1\tLes entreprises déposent ces chiffres à la SEC, qui exige une adresse électronique.
    help.fundamentals.note2\tÀ régler une fois : audiograph config set providers.sec.contact ADDRESS.
    help.fundamentals.operand\tLe symbole d'une entreprise, comme AAPL.
    help.fundamentals.remark1\tCe sont les chiffres que les entreprises déposent à la SEC, l'autorité des bourses des États-Unis. Elle exige une adresse électronique, à régler une fois : audiograph config set providers.sec.contact ADDRESS.
    help.fundamentals.remark2\tUn trimestre qui n'a pas été déposé seul est calculé à partir de périodes plus longues, et signalé comme tel.
    help.fundamentals.remark3\tUn chiffre est lui-même une SOURCE : audiograph play AAPL:revenue joue le chiffre d'affaires de chaque trimestre, et audiograph describe AAPL:earnings:year décrit le résultat net année par année.
    help.fundamentals.summary\tdonne chiffre d'affaires, résultat net et trésorerie déposés
    help.group\t{0} :
    help.help.example1\tExplique play, avec les options les plus utiles.
    help.help.example2\tExplique toutes les options de play.
    help.help.example3\tExplique comment les graphiques sonnent et comment changer cela.
    help.help.note1\taudiograph help seul donne la liste des commandes et des sujets.
    help.help.operand\tUne commande ou un sujet, et all pour toutes les options.
    help.help.summary\texplique une commande ou un sujet
    help.import.example1\tEnregistre les cours d'AAPL.
    help.import.example2\tLes enregistre sous un autre symbole.
    help.import.example3\tEnregistre une colonne comme cours de clôture.
    help.import.example4\tAjoute des entreprises que search trouve.
    help.import.note1\tLe nom d'un fichier sans son extension est le symbole.
    help.import.operand\tUn fichier de cours, ou - pour l'entrée standard ; avec --symbols une liste de symboles.
    help.import.remark1\tSans --as, le nom du fichier sans son extension est le symbole.
    help.import.remark2\tUn fichier de cours a une ligne par jour. Ses lignes remplacent celles importées des mêmes jours et tout ce qu'un fournisseur a envoyé pour le symbole ; les lignes sans cours de clôture sont omises. Un fichier en erreur laisse la base comme elle était ; les autres fichiers sont importés.
    help.import.remark3\tUne liste de symboles est du CSV avec les en-têtes Symbol et Name, et au choix Exchange, Currency et Country.
    help.import.summary\tmet des cours ou une liste de symboles dans la base
    help.learn.example1\tParcourt les sons un par un.
    help.learn.example2\tPose dix questions à leur sujet.
    help.learn.example3\tCherche ce qui s'entend bien, et le règle.
    help.learn.example4\tPose les questions d'un enseignant.
    help.learn.note1\tEspace rejoue, n joue le suivant, b le précédent, t commence le quiz.
    help.learn.note2\tUn chiffre répond à une question ; q quitte à tout moment.
    help.learn.operand\tUn quiz à soi : un fichier CSV avec les colonnes chart, question, choices et answer.
    help.learn.remark1\tLes sons sont ceux de play, avec ses réglages. Le meilleur résultat de chaque quiz est dans learn.json à côté des cours.
    help.learn.remark2\tDans un quiz à soi, chart est des nombres séparés par des espaces, - pour un manquant, ou un fichier à côté, un exemple ou un symbole enregistré ; | sépare les choices, et answer est l'une d'elles.
    help.learn.remark3\tSans terminal, les lignes next, back, again, quiz, leave et les chiffres font ce que font les touches.
    help.learn.summary\tenseigne les sons, avec un quiz
    help.list.example1\tAjoute à une liste, et la crée au besoin.
    help.list.example10\tSupprime un réglage d'une liste.
    help.list.example2\tAffiche une liste par ligne.
    help.list.example3\tAffiche les symboles d'une liste, un par ligne, avec les noms.
    help.list.example4\tMet un symbole à la première place.
    help.list.example5\tSupprime un symbole.
    help.list.example6\tSupprime la liste et affiche ce qu'elle contenait.
    help.list.example7\tRenomme une liste.
    help.list.example8\tGarde un réglage pour une liste.
    help.list.example9\tGarde des réglages pour un symbole d'une liste.
    help.list.note1\tUne liste vaut pour ses symboles partout où va une source : audiograph play @tech.
    help.list.note2\taudiograph list set tech volume=0.5 garde un réglage pour une liste.
    help.list.operand\tUne liste ; ou add, remove, move, rename, set ou unset, puis une liste, puis ce qu'il faut.
    help.list.remark1\tUn nom a des lettres, des chiffres, des traits d'union et des tirets bas ; majuscules et minuscules sont équivalentes. Les positions comptent à partir de 1.
    help.list.remark2\tLes réglages d'une liste valent pour un graphique de cette seule liste, et ceux d'un de ses symboles pour ce symbole dans la liste ; audiograph config les affiche.
    help.list.remark3\tUne liste peut se mettre partout où va une SOURCE, comme dans audiograph play @tech. Les listes sont gardées en JSON dans lists.json, dans $XDG_DATA_HOME/audiograph ou ~/.local/share/audiograph.
    help.list.summary\ttient des listes nommées de symboles
    help.more\tToutes les options : audiograph {0} --help all.
    help.options\tOptions :
    help.play.example1\tJoue les cours de clôture de la dernière année.
    help.play.example2\tJoue un des exemples fournis.
    help.play.example3\tJoue une colonne d'un fichier.
    help.play.example4\tJoue ce qui arrive sur l'entrée standard.
    help.play.example5\tJoue deux séries d'un tableau qui en a une par pays.
    help.play.example6\tJoue deux actions à la fois.
    help.play.example7\tParcourt une liste de suivi ; ] passe à l'entrée suivante.
    help.play.follow\tAvec --follow chaque nombre de l'entrée standard s'entend dès qu'il arrive : l'ancienne valeur, un glissement, la nouvelle. Des lignes viennent avec --threshold ou --every ; à la fin, les dernières valeurs sont décrites comme un graphique.
    help.play.keys\tPendant qu'un graphique sonne dans un terminal, Espace met en pause et reprend, Gauche et Droite reculent et avancent d'un dixième, Début recommence au début, x et X ralentissent et accélèrent, Entrée l'explore à partir du point entendu, i dit ce qu'il montre, h ce que font les touches, q ou Échap arrête.
    help.play.note1\tEspace met en pause, Gauche et Droite se déplacent, Entrée explore, q arrête.
    help.play.round\tUne liste seule est un tour : pour chaque entrée une ligne et trois secondes de son dernier mois, ou ce que disent --range et --duration ; ] et [ passent à l'entrée suivante et à la précédente, et --order change commence par les plus grands mouvements. --together, --rebase, --shared-axis, --manifest et --title en font un seul graphique.
    help.play.summary\tjoue un graphique
    help.samples.example1\tAffiche un graphique par ligne, avec d'abord ce qu'il faut saisir.
    help.samples.example2\tN'affiche que ce qu'il faut saisir.
    help.samples.remark1\tLe nom d'un exemple prend la place d'un fichier, comme dans audiograph play nile. Les actions portent leurs symboles ; leurs cours fournis ne servent que s'il n'y en a pas d'autres.
    help.samples.summary\tdonne la liste des données d'exemple fournies
    help.search.example1\tAffiche les entreprises dont un mot commence par apple.
    help.search.example2\tEn affiche trois au plus.
    help.search.example3\tCherche pendant la saisie, puis joue les 30 dernières séances.
    help.search.example5\tRépond à chaque ligne l'une après l'autre.
    help.search.note1\tSans TEXT, sur un terminal, la recherche se fait pendant la saisie.
    help.search.operand\tLe début d'un nom, d'un mot de ce nom, ou d'un symbole ; plusieurs mots sont un texte.
    help.search.remark1\tChaque ligne donne le nom de l'entreprise, son symbole et sa bourse ; les objets JSON ont symbol, name, exchange, currency et country, null si inconnu.
    help.search.remark2\tSans TEXT sur un terminal, les entreprises sont affichées quand la saisie s'arrête. Entrée choisit la première ; un numéro après le texte, puis Entrée, en choisit une autre. Retour arrière, Ctrl-W et Ctrl-U effacent un caractère, un mot et tout. Échap, Ctrl-D, ou Entrée sans texte, termine. Ailleurs, chaque ligne de l'entrée standard est un TEXT.
    help.search.remark3\tL'état de sortie est 3 si rien n'est trouvé.
    help.search.summary\ttrouve des symboles par le nom des entreprises
    help.seeAlso\tVoir aussi : audiograph help {0}.
    help.simulate.example1\tLes flèches haut et bas déplacent un cours de 100 par pas d'un pour cent.
    help.simulate.example2\tLe déplace par pas de cinq pour cent.
    help.simulate.example3\tUn cours qui varie au hasard, chaque fois le même.
    help.simulate.note1\tFlèche haut : le cours monte ; flèche bas : il baisse. i résume, q quitte.
    help.simulate.remark1\tIl sonne et parle comme les cours dans watch, avec les mêmes alertes et enregistrements. --minimum et --maximum le bornent ; sinon il reste entre la moitié et le double du départ.
    help.simulate.remark2\tSans terminal, les lignes up et down de l'entrée standard le déplacent.
    help.simulate.summary\tinvente un cours pour apprendre
    help.source\tSOURCE est un fichier, un symbole comme AAPL, ou un exemple comme nile.
    help.sources.operand\tUn fichier, - pour l'entrée standard, un symbole comme AAPL, une liste comme @tech, ou un exemple comme nile ; plusieurs sont plusieurs séries.
    help.update.example1\tMet à jour tous les symboles enregistrés, sauf les importés.
    help.update.example2\tRécupère deux symboles, enregistrés ou non.
    help.update.example3\tMet à jour une liste de suivi.
    help.update.example4\tRécupère les listes de symboles qu'utilise search.
    help.update.note1\tSans SYMBOL, tout ce qui est enregistré est mis à jour, sauf les cours importés.
    help.update.operand\tUn symbole comme AAPL ou BTC-EUR, ou une liste de suivi comme @tech ; sans rien, tous ceux qui sont enregistrés.
    help.update.remark1\tAffiche le résultat de chaque symbole, et un résumé s'il y en a plusieurs. Si certains échouent, les autres sont gardés et l'état de sortie est 4.
    help.update.remark2\tLes cours importés restent tels quels, sauf si --provider nomme un fournisseur qui les remplace.
    help.update.summary\trécupère les derniers cours et les garde
    help.usage\tUsage : {0}
    help.value.example1\tDonne le cours de clôture d'un jour.
    help.value.example2\tDonne le dernier cours de clôture d'une année.
    help.value.example3\tDemande le dernier cours en direct.
    help.value.example4\tN'affiche que le nombre.
    help.value.example5\tDonne la valeur d'une catégorie.
    help.value.lastOperand\tUne date, un nombre ou une catégorie le long de x, ou une question.
    help.value.note1\tX est une date, un nombre, une catégorie, ou un de ces mots : highest, lowest, first, last, change, trend, mean, median ; pour un symbole aussi now.
    help.value.operand\tUn fichier, - pour l'entrée standard, un symbole comme AAPL, ou un exemple comme nile.
    help.value.remark1\tS'il n'y a pas de valeur à X, la réponse est la plus proche avant, et le dit. Une année, un trimestre ou un mois vaut pour sa dernière valeur si les dates sont plus fines.
    help.value.remark2\tLes catégories sont cherchées d'abord avec les majuscules et minuscules des données, puis avec d'autres. Une question en minuscules est toujours la question.
    help.value.remark3\tmax, min et average sont compris aussi.
    help.value.remark4\tAvec now, le dernier cours en direct, un fournisseur est interrogé chaque fois ; la réponse n'est pas gardée.
    help.value.remark5\tAvec --quiet, seul le nombre est affiché, avec toute sa précision : la différence pour change, le nom de sa classe pour trend.
    help.value.summary\tdonne une valeur d'un graphique
    help.watch.example1\tSuit un cours jusqu'à q.
    help.watch.example2\tAnnonce chaque variation d'un demi pour cent.
    help.watch.example3\tSe termine dès que le cours dépasse 200.
    help.watch.example4\tGarde les cours d'une liste.
    help.watch.example5\tEn joue une heure en une minute.
    help.watch.note1\tUn changement est un son : l'ancienne valeur, un glissement, la nouvelle.
    help.watch.note2\ti résume, les touches de explore le parcourent, q quitte.
    help.watch.operand\tCe qui est suivi : des symboles comme AAPL ou BTC-EUR, des listes comme @tech.
    help.watch.remark1\tChaque fournisseur est interrogé aussi souvent qu'il le permet : Kraken toutes les 5 secondes, Yahoo toutes les 15, CoinGecko chaque minute, la BCE toutes les 15 minutes, Alpha Vantage chaque heure, et tous toutes les 15 minutes hors des heures de cotation. Celui qui échoue est interrogé de plus en plus rarement. Rien n'est enregistré comme cours de clôture.
    help.watch.remark2\tUne alerte se déclenche une fois, chaque fois que sa condition devient vraie : trois notes montantes, ou descendantes, et une ligne. Elle peut revenir quand la valeur a reculé d'un millième du seuil, ou de la moitié du changement. Une première valeur déjà au-delà du seuil n'est une alerte qu'avec --once.
    help.watch.remark3\tCe qui suit --exec est lancé à chaque alerte, sans shell ; {{}symbol}, {{}value}, {{}time} et {{}count} y sont remplacés. Quatre programmes au plus tournent à la fois ; quand seize autres attendent, les alertes suivantes d'un symbole n'en lancent qu'un, et {{}count} dit combien il y en a. Une valeur peut être négative : la faire précéder de --.
    help.watch.summary\tsuit les cours en direct, avec des alertes
    hint.reader\tAvec un lecteur d'écran ou une plage braille : audiograph config reader liste les réglages qui conviennent.
    http.badAddress\tAdresse invalide {1} pour {0}.
    http.badAddress.remedy\tDéfinir pour {0} une adresse qui commence par https, ou par http sur cette machine.
    http.badRedirect\tLe serveur {1} ({0}) renvoie à une adresse interdite.
    http.brokenOff\tLa connexion au serveur {1} ({0}) a été coupée.
    http.brokenOff.remedy\tRéessayer, ou utiliser --offline pour les données enregistrées.
    http.cannotConnect\tImpossible de se connecter au serveur {1} ({0}).
    http.cannotResolve\tLe serveur {1} ({0}) est introuvable.
    http.cannotStart\tImpossible de lancer curl, qui interroge {0} : {1}.
    http.cannotStart.remedy\tVérifier les droits d'accès de curl, ou utiliser --offline.
    http.ended\tLa requête à {0} a été annulée.
    http.failed\tLa requête au serveur {2} ({1}) a échoué : curl s'est terminé avec l'état {0}.
    http.failed.remedy\tChercher cet état dans man curl, ou utiliser --offline pour les données enregistrées.
    http.insecure\tPas de connexion sûre au serveur {1} ({0}).
    http.insecure.remedy\tVérifier l'horloge et les certificats de cette machine, ou utiliser --offline.
    http.malformed\tLe serveur {1} ({0}) a donné une réponse qui n'est pas du HTTP valide.
    http.programMissing\tLe programme {1}, qui interroge {0}, n'est pas installé.
    http.programMissing.remedy\tL'installer (apt install curl, dnf install curl ou pacman -S curl), ou utiliser --offline.
    http.timedOut\tLe serveur {1} ({0}) a mis plus de {2} à répondre.
    http.tooLarge\tLe serveur {2} ({0}) a envoyé plus de {1}.
    http.tooLarge.remedy\tVérifier {0}, ou interroger un autre fournisseur avec --provider.
    http.tooManyRedirections\tLe serveur {2} ({1}) redirige plus de {0} fois.
    import.badSymbol\t{0} ne peut pas être un symbole.
    import.guessed\t{0} : {1} a été pris pour le cours de clôture ; --y choisit une autre colonne.
    import.named\t{0} : importé sous {1}, d'après son nom.
    import.noDays\t{0} : aucun jour.
    import.noSymbol\tLe nom {0} ne peut pas être un symbole.
    import.noSymbol.remedy\tDonner un symbole avec --as.
    import.notDates\t{0} n'a pas de colonne de dates.
    import.notDates.remedy\tDonner un fichier avec une colonne de dates.
    import.notDays\tLes dates de {1}, comme {0}, ne sont pas des jours.
    import.notDays.remedy\tDonner un fichier avec un cours par jour.
    import.patience\tL'importation est toujours en cours.
    import.replacedImported\t{0} : les cours importés ont été remplacés.
    import.severalFilesAs\tPlusieurs fichiers ne peuvent pas tous contenir les cours de {0}.
    import.severalFilesAs.remedy\tLes importer un par un, ou omettre --as pour que les noms des fichiers soient les symboles.
    internalError\tErreur interne : {0} n'a pas de message.
    internalError.remedy\tMerci de la signaler avec la commande saisie.
    kind.allEqual\tToutes les valeurs sont {1}, --as {0} n'a donc rien à dire.
    kind.allEqual.remedy\t--as histogram les compte.
    kind.negative\t{0} vaut {1}, et une part d'un tout ne peut être inférieure à 0.
    kind.negative.remedy\t--as bars donne les valeurs.
    kind.notHere\t{1} n'accepte pas --as {0}.
    kind.notHere.remedy\tUtiliser describe, play ou export, ou --as line.
    kind.repeatedCell\tDeux lignes ont {1} et {0}.
    kind.repeatedCell.remedy\tChoisir les noms avec --x et --by de sorte que chaque paire soit unique.
    kind.tooManyBins\tCette largeur donne plus de {0} classes.
    kind.tooManyBins.remedy\tChoisir une largeur plus grande avec --bins width:W, ou un nombre de classes avec --bins.
    kind.tooManyGroups\tIl y a {1} groupes, et on en distingue {0} au plus.
    kind.tooManyGroups.remedy\tChoisir d'autres groupes avec --by, ou en écarter avec --where.
    learn.answers\tRépondre de 1 à {0}, r encore.
    learn.keys\tr encore, n suivant, b précédent, t quiz, q quitte.
    learn.last\tC'était le dernier son : t commence le quiz, q quitte.
    learn.opening\tLes sons des graphiques ; q quitte.
    list.and\t{0} et {1}
    list.badName\tUne liste ne peut pas s'appeler {0}.
    list.badPosition\tPosition invalide {1} : utiliser un nombre entier de 1 à {0}.
    list.badSymbol.remedy\tUtiliser un symbole comme AAPL, ou le chercher avec audiograph search.
    list.emptyList\tLa liste {0} est vide.
    list.emptyList.remedy\tLa remplir avec audiograph list add {0} et des symboles.
    list.form\tExemple : {{}\"lists\": {{}\"tech\": [\"AAPL\", \"MSFT\"]}}.
    list.line\t{0} : {1}.
    list.lineEmpty\t{0} : aucun symbole.
    list.malformed\tDans le fichier des listes {1}, {0} n'est pas une liste de symboles.
    list.malformedSettings\tDans le fichier des listes {1}, les réglages de {0} ne sont pas un enregistrement.
    list.misnamed\tDans le fichier des listes {1}, une liste s'appelle {0}.
    list.more\t{1} et {0} de plus
    list.nameForm\tUtiliser au plus 64 lettres de A à Z, chiffres, traits d'union et tirets bas.
    list.nameTaken\tIl y a déjà une liste {0}.
    list.noFolder\tIl n'y a pas de dossier pour les listes de suivi, car ni HOME ni XDG_DATA_HOME n'est définie.
    list.noFolder.remedy\tEn définir une.
    list.noRecord\tDans le fichier des listes {0}, « lists » n'est pas un enregistrement.
    list.noSettingsRecord\tDans le fichier des listes {0}, les réglages ne sont pas un enregistrement.
    list.none\tIl n'y a pas de liste de suivi. En créer une avec audiograph list add NAME SYMBOL.
    list.notInList\tLa liste {0} ne contient pas {1}.
    list.notInList.remedy\tSes symboles : audiograph list {0}.
    list.or\t{0} ou {1}
    list.removed\tSupprimée : {0}
    list.reservedName\tUne liste ne peut pas s'appeler {0}, qui est une commande de listes.
    list.setting\t{0} : {1}.
    list.settingsForm\tExemple : {{}\"settings\": {{}\"tech\": {{}\"baseline\": \"first\"}}}.
    list.unknownList\tIl n'y a pas de liste {0}.
    list.unknownList.none\tEn créer une avec audiograph list add NAME SYMBOL.
    list.unknownList.remedy\tChoisir une des listes : {0}.
    listFile.isFolder\tLe fichier des listes {0} est un dossier.
    listFile.isFolder.remedy\tLe déplacer.
    listFile.malformed\tLe fichier des listes {3} n'est pas du JSON valide : {2}, ligne {1}, colonne {0}.
    listFile.notARecord\tLe fichier des listes {0} contient {1}, pas un enregistrement.
    listFile.notFound\tIl n'y a pas de fichier des listes {0}.
    listFile.notFound.remedy\tCréer une liste avec audiograph list add.
    listFile.tooLarge\tLe fichier des listes {0} est trop grand.
    listFile.tooLarge.remedy\tLe déplacer, ou le réduire.
    listFile.unreadable\tImpossible de lire le fichier des listes {0} : {1}.
    listFile.unreadable.remedy\tVérifier ses droits d'accès.
    live.above\tAlerte : {1} est au-dessus de {0}, à {2}.
    live.alert\tAlerte : {0}.
    live.below\tAlerte : {1} est au-dessous de {0}, à {2}.
    live.cannotRecord\tImpossible d'écrire {1} : {0}.
    live.cannotRecord.remedy\tDonner un autre fichier à --record.
    live.cannotRun\tImpossible de lancer {1} : {0}.
    live.cannotRun.remedy\tDonner après --exec un programme et ses arguments, chacun à part ; aucun shell ne les lit.
    live.closed\t{0} : pas de cotation en ce moment, le cours est demandé toutes les 15 minutes ; --always garde le rythme.
    live.emptyRecording\tRien n'a été enregistré dans {0}.
    live.emptyRecording.remedy\tEnregistrer de nouveau, avec audiograph watch --record.
    live.ended\tL'enregistrement est fini ; q quitte.
    live.keys\ti résume, h énumère les touches, q quitte.
    live.keysRandom\tLe cours bouge tout seul ; les flèches haut et bas le déplacent aussi, i résume, q quitte.
    live.keysSimulation\tLa flèche haut fait monter le cours, la flèche bas le fait baisser, i résume, h énumère les touches, q quitte.
    live.linesSimulation\tLes lignes up et down déplacent le cours, q termine.
    live.lost\t{0} : {1} Audiograph continue d'essayer.
    live.nameIsOption\tUn programme prendrait {0} pour une option, donc --exec ne peut pas le transmettre.
    live.nameIsOption.remedy\tRetirer {{}symbol} de la commande.
    live.newHigh\tAlerte : {0} est à un nouveau plus haut sur {1}, {2}.
    live.newLow\tAlerte : {0} est à un nouveau plus bas sur {1}, {2}.
    live.noAlert\tAucune alerte n'a été donnée.
    live.noNumber.remedy\tDonner un nombre par ligne, ou un motif qui le trouve : --regex 'time=(.*) ms'.
    live.noSymbol\t{0} n'a pas de cours à suivre.
    live.noSymbol.remedy\tDonner un symbole comme AAPL, ou des nombres à audiograph play - --follow.
    live.notARecording\t{1} n'est pas un enregistrement : sa première ligne n'est pas {0}.
    live.notARecording.remedy\t--replay prend ce que --record a écrit ; donner à --record un nouveau fichier.
    live.nothingStored\t{0} a besoin de cours enregistrés de {1}, et il n'y en a pas.
    live.nothingStored.remedy\tLancer d'abord audiograph update {0}.
    live.onlyStandardInput\tSeule l'entrée standard peut être suivie.
    live.onlyStandardInput.remedy\tPasser le fichier par un tube, comme dans tail -f FILE | audiograph play - --follow ; audiograph watch suit les cours.
    live.percent\t{0} %
    live.recordsItsInput\t{0} est le fichier qui est lu : rien ne peut y être enregistré.
    live.recovered\t{0} : les cours sont de retour, {1}.
    live.searchBrokenOff\tLa ligne {0} est ignorée, car la recherche du motif durait trop longtemps.
    live.simulation\tSimulation
    live.typeNumbers\tSaisir des nombres, un par ligne ; Ctrl-D termine.
    live.value\tLa valeur
    live.zone\tHeures en {0}.
    manual.command\tCette commande {0}.
    manual.commands\tCOMMANDES
    manual.configFolder\tLe dossier est ~/.config si la variable n'est pas définie.
    manual.dataFolder\tLe dossier est ~/.local/share si la variable n'est pas définie.
    manual.description\tDESCRIPTION
    manual.environment\tVARIABLES D'ENVIRONNEMENT
    manual.exitStatus\tÉTAT DE SORTIE
    manual.files\tFICHIERS
    manual.header\tCommandes utilisateur
    manual.lists\tLes listes de suivi, en un enregistrement JSON comme {0}.
    manual.name\tNOM
    manual.optionNames\tOptions : {0}.
    manual.options\tOPTIONS
    manual.precedence\tLes variables d'environnement l'emportent sur le fichier, et les options sur les deux ; d'une option donnée deux fois, seule la dernière compte.
    manual.purpose\ttransforme les graphiques en son et en mots
    manual.samples\tLe dossier des données d'exemple fournies.
    manual.seeAlso\tVOIR AUSSI
    manual.setting\t{1} Valeurs : {0}.
    manual.settings\tLes réglages, en un enregistrement JSON ; ses noms sont {0}.
    manual.several\tPlusieurs sources sont plusieurs séries d'un graphique.
    manual.sharedOptions\tOptions qui ont le même sens dans toutes les commandes qui les acceptent :
    manual.source\tSOURCE est un fichier (.csv, .tsv, .json, .ndjson), - pour l'entrée standard, ou un symbole comme AAPL. Un mot qui n'est pas en capitales et inconnu ici n'est demandé à aucun fournisseur, sauf si --symbol dit que c'est un symbole.
    manual.statuses\t0 terminé ; 1 erreur interne ; 2 mauvais usage ; 3 données d'entrée ; 4 un fournisseur ou le réseau ; 5 le périphérique audio ; 6 écriture de la sortie ; 7 --once terminé sans alerte ; 130 interrompu.
    manual.synopsis\tSYNOPSIS
    manual.turns\tTransforme les graphiques en son et en mots.
    menu.help\taudiograph help NAME explique commandes et sujets :
    menu.start\tSaisir audiograph, une commande et un fichier ou symbole : audiograph play nile.
    menu.title\taudiograph transforme les graphiques en son et en mots.
    named.address\tLa source {0} est une adresse, et celles que nomme un fichier ne sont pas téléchargées.
    named.address.remedy\tSi le manifeste est digne de confiance, utiliser --allow-addresses.
    named.outside\tLe chemin {0} mène hors du dossier dont les fichiers peuvent être nommés.
    named.outside.remedy\tSi le manifeste est digne de confiance, utiliser --allow-paths.
    named.symbol\tRien de {0} n'est enregistré, et un symbole que nomme un fichier n'est demandé à personne.
    named.symbol.remedy\tSi le manifeste est digne de confiance, utiliser --allow-symbols.
    nearest.meant\tVouliez-vous dire {0} ?
    note.constantColumn\t{0} : colonne {1} laissée de côté, elle vaut partout {2}.
    note.encoding\t{1} : texte lu comme {0}, car il n'est pas en UTF-8 ; si des lettres sont fausses, --encoding NAME indique le bon encodage.
    note.formulas\t{1} : formules sans valeur enregistrée, comptées comme valeurs manquantes : {0} ; un tableur les enregistre en sauvant le classeur.
    note.hiddenRows\t{1} : lignes masquées dans le classeur et lues aussi : {0}.
    note.nearlyAlongRows\t{0} : lignes comptées le long de l'axe x ; {1} lit le tableau autrement.
    note.nearlyAlongX\t{0} : {2} pris comme axe x ; {1} lit le tableau autrement.
    note.nearlyGrouping\t{0} : lignes réparties en séries selon {2} ; {1} lit le tableau autrement.
    note.nearlyOneSeries\t{0} : toutes les lignes lues comme une seule série ; {1} les répartit en séries.
    note.noOrder\t{0} : l'ordre des lignes ne veut peut-être rien dire ; --as histogram dit combien de fois les valeurs reviennent.
    note.numbersAsTexts\t{0} : colonnes laissées de côté, dont les nombres sont enregistrés comme texte : {2} ; {1} lit la première.
    note.quotesInCells\t{1} : guillemets à l'intérieur de cellules lus comme du texte, à partir de la ligne {0}.
    note.readBesideLog\t{0} : SQLite a lu la base de données sur place et a pu laisser à côté d'elle des fichiers qui finissent par -wal et -shm.
    note.referenceLine\t{0} : {1}, qui vaut partout {2}, sert de ligne de base ; les valeurs plus basses ont un léger bruit.
    note.rowsSorted\t{1} : lignes triées, car elles étaient en désordre à partir de la ligne {0}.
    note.sheet\t{1} : feuille {2} lue, celle qui a le plus de lignes de valeurs parmi {0} ; --sheet en choisit une autre.
    note.tableInField\t{0} : tableau lu dans {1} ; --field en choisit un autre.
    note.tableOfPage\t{2} : table {1} lue, la plus grande de {0} dans la page ; --table en choisit une autre.
    note.thousands\t{0} : virgule de {2} dans {1} lue comme séparateur de milliers ; --decimal comma si elle est décimale.
    note.timesConverted\t{0} : heures converties en UTC, car leurs décalages diffèrent.
    note.totalRow\t{0} : la dernière ligne, {1}, est comprise ; c'est la somme des autres.
    option.above\tAlerte quand la valeur dépasse celle-ci.
    option.aggregate\tRéunit en une plusieurs valeurs au même endroit le long de x.
    option.allowAddresses\tTélécharge les sources du manifeste qui sont des adresses web.
    option.allowPaths\tLit et écrit ce que le manifeste nomme dans d'autres dossiers.
    option.allowSymbols\tDemande aux fournisseurs les nouveaux cours des symboles du manifeste.
    option.always\tDemande aussi souvent hors des heures de cotation.
    option.as\tSous quelle forme le graphique est décrit et s'entend : line (courbe), candles (chandeliers), bars (barres), scatter (nuage de points), histogram, density (densité), box (boîtes à moustaches), band (bande), heatmap ou share (parts) ; auto décide selon les données.
    option.band\tLes colonnes des bornes inférieure et supérieure d'une bande : lower,upper.
    option.baseline\tUn léger bruit tant que la valeur est plus basse que cela ; base est la dernière valeur avant la période.
    option.below\tAlerte quand la valeur passe sous celle-ci.
    option.bins\tCombien de classes a un histogramme, 2 à 100, ou leur largeur : width:10.
    option.bits\tBits par échantillon ; 32f est un nombre à virgule flottante.
    option.braille\tAjoute le graphique en braille à huit points : lignes de 14 à 80 cellules, par défaut 40, sur 1 à 10 rangées.
    option.brailleOfFile\tNombre de cellules par ligne d'un fichier .brf, de 14 à 80 ; par défaut 40.
    option.by\tLa colonne dont les textes répartissent les lignes en séries ; none les garde en une seule.
    option.byPeriod\tDurée d'une période ; par défaut les mots disent le dernier trimestre et la dernière année, et les listes les trimestres, ou les années s'il n'y a pas de trimestres.
    option.change\tAlerte quand la valeur change d'autant, en hausse ou en baisse, dans la durée de --within : 2%, ou 5.
    option.columnType\tCe que contient une colonne, comme part=text : text, number (nombres), date ou duration (durées) ; reconnu si rien n'est donné.
    option.comment\tCe qui commence une ligne de commentaire, au lieu de #.
    option.config\tLe fichier de réglages, au lieu de config.json dans $XDG_CONFIG_HOME/audiograph.
    option.cues\tMarque extrêmes, retournements, croisements et graduations : WAV, Ogg, Opus, MP3.
    option.dateFormat\tLe format des dates, comme %d.%m.%Y : %Y année, %m mois, %d jour, %H heure, %M minute, %S seconde, %b nom du mois.
    option.decimal\tLe séparateur décimal des nombres.
    option.delimiter\tCe qui sépare les cellules ; reconnu si rien n'est donné.
    option.device\tLe périphérique audio, un de ceux qu'affiche devices.
    option.duration\tLa durée du son : gist 3 secondes, short 6, long 20, normal selon le nombre de points ; ou un nombre de secondes de 0.5 à 3600.
    option.embedSound\tMet l'enregistrement dans une page, audible aussi sans script : opus, mp3 ou wav.
    option.encoding\tL'encodage du texte, comme windows-1250 ou shift-jis ; reconnu si rien n'est donné.
    option.endPhrase\tCe qui est dit après tout le reste avec --speak ; vide pour rien.
    option.error\tLa colonne qu'une bande ajoute à ses valeurs et en retranche.
    option.even\tDonne le même temps à chaque point.
    option.every\tAnnonce la valeur à cet intervalle, par exemple 10m, changée ou non.
    option.exec\tLance un programme à chaque alerte ; tout ce qui suit cette option est le programme et ses arguments.
    option.explain\tDit en une phrase exactement comment les valeurs deviennent du son.
    option.field\tOù sont les données dans un fichier JSON : des noms joints par des points, comme result.prices.
    option.file\tTraite chaque SOURCE comme un fichier.
    option.follow\tJoue les nombres de l'entrée standard dès qu'ils arrivent.
    option.format\tLe format, pour la sortie standard et pour les noms sans extension connue.
    option.fragment\tÉcrit en .html ce qui entre dans un article : un élément avec texte, lecteur, image et tableau.
    option.from\tLa première date.
    option.header\tLa ligne des en-têtes, comptée à partir de 1 ; 0 s'il n'y en a pas.
    option.hearing\tCherche quelles oreilles, hauteurs, allure et quel timbre conviennent, et les règle après confirmation.
    option.help\tAffiche une courte page d'aide ; avec all, toutes les options.
    option.htmlStyle\tLa feuille de style d'une page ; none la laisse à la page autour d'un fragment.
    option.ignoreBad\tTraite comme manquantes les cellules qui ne sont pas des nombres, et omet les lignes dont la position le long de x est illisible.
    option.interval\tRéunit les points de chaque semaine, mois ou trimestre, une fois la période choisie.
    option.invert\tDonne la hauteur la plus haute au nombre le plus petit, comme c'est déjà le cas pour des rangs.
    option.jobs\tLe nombre de lignes calculées à la fois, de 1 à 256 ; par défaut une par cœur.
    option.jobsFetching\tLe nombre de symboles récupérés à la fois ; 4 par défaut.
    option.journal\tLe fichier qui note les lignes terminées, au lieu de MANIFEST.journal.
    option.jsonAnswers\tAffiche chaque réponse en une ligne de JSON, et rien d'autre.
    option.jsonColumns\tAvec --list-columns, les affiche pour un autre programme.
    option.jsonFacts\tAffiche les faits et les mots en un document JSON, et rien d'autre.
    option.jsonFigures\tAffiche tous les chiffres en un document JSON, et rien d'autre.
    option.jsonLists\tAffiche les listes en JSON, un objet par ligne.
    option.kind\tLa nature des nombres, dont dépendent les mots et l'échelle des hauteurs. Parmi les rangs (rank), 1 est le meilleur.
    option.lang\tLa langue des mots, des messages et de l'aide.
    option.languages\tLa langue des mots, des messages et de l'aide ; plusieurs pour un fichier .html : en,de.
    option.level\tLe niveau de détail ; {0} par défaut.
    option.limit\tLe nombre maximal d'entreprises affichées, de 1 à 1000 ; par défaut 10, ou 5 pendant la saisie.
    option.listColumns\tAffiche les colonnes de chaque fichier, une par ligne, et ne fait rien d'autre ; en JSON avec --json.
    option.manifest\tÉcrit ce qui s'entend et quand, en JSON d'où les données peuvent être recalculées.
    option.manual\tAffiche la page de manuel sous la forme que lit man.
    option.markBreaks\tMarque les sauts d'un niveau à un autre.
    option.markExtremes\tMarque le point le plus haut et le plus bas.
    option.maxLength\tLe nombre maximal de caractères des phrases, avec une espace entre elles ; des phrases entières sont omises à la fin. Les lignes avant les phrases ne comptent pas.
    option.maximum\tLa valeur à la hauteur la plus haute.
    option.merge\tRéunit les journaux de toutes les parts et traite ce qui manque.
    option.metric\tQuels chiffres ; à répéter pour plusieurs ; par défaut revenue, earnings et cash-flow.
    option.minimum\tLa valeur à la hauteur la plus basse.
    option.missing\tUn autre texte qui veut dire valeur manquante, comme -1.
    option.mode\tUn seul son qui glisse, ou des notes séparées.
    option.mono\tFait un canal au lieu de deux.
    option.narrate\tDit aussi, avant chaque hausse ou baisse, où elle mène.
    option.newHigh\tAlerte quand le cours dépasse tous ceux enregistrés d'une période comme 1Y.
    option.newLow\tAlerte quand le cours est inférieur à tous ceux enregistrés d'une période comme 1Y.
    option.noClobber\tRefuse de remplacer un fichier.
    option.noEndSound\tOmet les deux coups après les données.
    option.noIntro\tOmet la hauteur minimale et la maximale avant les données.
    option.noInvert\tDonne la hauteur la plus haute au nombre le plus grand, même pour des rangs, dont les petits nombres sont sinon les plus aigus ; les mots parlent toujours de rangs.
    option.notes\tRamène chaque hauteur à la note la plus proche d'une gamme ; sinon les hauteurs sont exactes.
    option.offline\tNe récupère rien ; utilise ce qui est enregistré ou fourni.
    option.offlineFigures\tNe récupère rien ; utilise ce qui est enregistré.
    option.once\tSe termine à la première alerte, avec le code de retour 0, ou 7 s'il n'y en a pas eu ; la première valeur compte aussi.
    option.only\tUne série d'un tableau qui en a plusieurs, par son nom ou le début de son nom.
    option.order\tL'ordre d'un tour : les plus grands changements d'abord, par nom, ou comme dans la liste.
    option.output\tOù écrire ; - est la sortie standard ; DIR/ reçoit le son, les sous-titres, le texte et la page ; à répéter pour plus de fichiers.
    option.ownAxis\tDonne à chaque série son propre axe.
    option.pan\tJusqu'où le son va de gauche à droite, de 0 à 0.8.
    option.pause\tL'attente d'un son après la ligne qui le précède : auto jusqu'à ce qu'un lecteur d'écran l'ait dite, enter jusqu'à ce qu'on appuie sur Entrée ; seulement dans un terminal. Toute touche y met fin. Sans réglage, auto si un lecteur d'écran est actif, sinon off.
    option.pitchRange\tLa hauteur la plus basse et la plus haute, en hertz de 55 à 4000 ou en notes comme c3:c6.
    option.poll\tDemande les cours à cet intervalle, mais à aucun fournisseur plus souvent qu'il ne le permet.
    option.profile\tUn intervalle de hauteurs par son nom : standard 220 à 1760 hertz, warm 131 à 1046, narrow 330 à 660.
    option.provider\tLe fournisseur à interroger pour les cours, au lieu de celui qui convient au symbole.
    option.query\tUne requête en SQL qui lit une base de données, à la place d'une table.
    option.quiet\tN'affiche que les résultats et les erreurs.
    option.quiz\tCommence par le quiz ; un fichier est posé à sa place.
    option.random\tLe cours bouge tout seul, une fois par seconde ; --speed l'accélère.
    option.range\tJusqu'où remonter depuis le dernier point : un nombre de jours (D), de semaines (W), de mois (M) ou d'années (Y), depuis le début de l'année (YTD), ou tout.
    option.rebase\tFait de chaque valeur la variation en pourcentage depuis la première date que toutes les séries ont, sur un seul axe.
    option.record\tAjoute chaque valeur à un fichier CSV, que --replay de watch rejoue.
    option.regex\tPrend les nombres qu'un motif dans la syntaxe de PCRE2 trouve dans les lignes de n'importe quel texte, comme '([0-9.]+) ms'.
    option.replay\tRejoue ce que --record a écrit ; --speed autant de fois plus vite.
    option.resume\tSaute les lignes qu'une exécution précédente a terminées et qui n'ont pas changé.
    option.sampleRate\tTrames par seconde, de 8000 à 192000.
    option.scale\tCe que sont des intervalles égaux : des écarts égaux (linear) ou des pourcentages égaux (log).
    option.scriptFile\tÉcrit le script d'une page dans un fichier à côté, et affiche son empreinte.
    option.seed\tUn nombre qui donne chaque fois le même cours aléatoire.
    option.seedOfQuiz\tUn nombre qui donne chaque fois le même quiz.
    option.shard\tNe traite qu'une ligne sur N, à partir de la I-ième : un processus parmi plusieurs. Sinon, les variables de Slurm et de Kubernetes décident.
    option.sharedAxis\tMet toutes les séries sur un axe.
    option.sheet\tLa feuille d'un classeur, par son nom ou son numéro ; sinon celle qui a le plus de lignes de valeurs.
    option.skip\tLe nombre de lignes à sauter avant de lire.
    option.smooth\tLisse d'abord les valeurs : ema:0.35, ou median:5 ou mean:5 sur un nombre impair de points.
    option.sort\tL'ordre des groupes de boîtes : celui du fichier, ou par médiane.
    option.speak\tDit aussi les mots à voix haute, par speech-dispatcher, sinon par espeak-ng.
    option.speakInFile\tMet des mots dans le son : titre, son bas, son haut, description (espeak-ng).
    option.speech\tAffiche les mots comme il les faut à une voix : sans symboles ni abréviations.
    option.speed\tDivise la durée ; de 0.25 à 4.
    option.spreadsheetSafe\tPlace une apostrophe devant les noms d'un fichier .csv qu'un tableur prendrait pour des formules.
    option.start\tLe cours de départ ; 100 par défaut.
    option.stats\tAjoute des statistiques sur la tendance, ce qui prend plus de temps.
    option.step\tDe combien une touche change le cours : 1% par défaut, ou un nombre comme 0.5.
    option.store\tLe fichier des cours enregistrés, au lieu de prices.sqlite dans $XDG_DATA_HOME/audiograph.
    option.symbol\tTraite chaque SOURCE comme un symbole, et le demande même s'il est inconnu ici.
    option.symbolLists\tTraite chaque FILE comme une liste de symboles et de noms.
    option.symbolsFromNasdaq\tRécupère plutôt les listes d'entreprises et de symboles de Nasdaq.
    option.sync\tAttend que le fichier soit sur le disque.
    option.tableOfSource\tLa table d'une base de données, par son nom, ou d'une page web, par son numéro.
    option.text\tQuand les mots sont affichés : sur un terminal après le son, ailleurs avant.
    option.thousands\tCe qui sépare les milliers dans les nombres.
    option.threshold\tAnnonce la valeur quand elle a changé d'autant depuis la dernière annonce : 0.5, ou 1% de celle-ci.
    option.through\tUne commande qui fait du CSV du fichier, dont le nom remplace {{}} ou vient à la fin ; aucun shell ne la lit.
    option.ticks\tDes tics aux unités du calendrier ou aux nombres ronds le long de x.
    option.timbre\tLe timbre de la première série.
    option.title\tLe titre du graphique.
    option.to\tLa dernière date, depuis laquelle une période remonte.
    option.toPeriod\tLa dernière date à laquelle une période peut finir.
    option.together\tJoue jusqu'à quatre séries à la fois au lieu de l'une après l'autre.
    option.true\tEspace les points dans le temps comme ils le sont le long de x.
    option.unit\tL'unité des valeurs, en mots ; none retire celle qui a été trouvée.
    option.value\tQuelle valeur d'un fichier de cours ; ohlc4, hlc3 et hl2 sont des moyennes de open, high, low, close.
    option.verbose\tDit sur la sortie d'erreur ce qui a été deviné.
    option.version\tAffiche la version.
    option.volatility\tLe changement aléatoire habituel en pour cent ; 0.5 par défaut.
    option.volume\tDe 0 à 1 ; rend le son moins fort.
    option.volumeLine\tAvec les chandeliers, un bruit sous chacun, d'autant plus fort que son volume est grand.
    option.wait\tCommence quand on appuie sur Entrée.
    option.where\tNe lit que les lignes qui ont une valeur dans une colonne, comme Sex=female.
    option.width\tCoupe les lignes entre les mots à ce nombre de caractères ; un mot plus long reste entier. Sur un terminal, les lignes n'en dépassent de toute façon jamais la largeur.
    option.window\tGarde autant de valeurs pour le résumé et les touches ; 10000 par défaut.
    option.within\tLa durée pour --change ; 10m par défaut.
    option.x\tLa colonne le long de x, par son nom ou par son numéro comme #1 ; none compte les lignes.
    option.y\tUne colonne de valeurs, par son nom ou par son numéro comme #2 ; à répéter pour plus de séries.
    option.yCloses\tLa colonne des cours de clôture, par son nom ou par son numéro comme #2.
    option.zero\tÉtend l'axe jusqu'à zéro.
    output.exists\tLe fichier {0} existe déjà.
    output.exists.remedy\tChoisir un autre nom, ou omettre --no-clobber.
    output.folderTakesNoFiles\tImpossible d'écrire {1} : aucun fichier ne peut être créé dans {0}.
    output.invalidPath\tNom de fichier invalide {0}.
    output.isFolder\tLa sortie {0} est un dossier.
    output.isFolder.remedy\tDonner le nom d'un fichier qu'il contient.
    output.linkLoop\tLes liens symboliques de {0} forment une boucle.
    output.nameTooLong\tLe nom de fichier {0} est trop long.
    output.nameTooLong.remedy\tChoisir un nom plus court.
    output.noSpace\tIl n'y a plus de place pour {0}.
    output.noSpace.remedy\tLibérer de la place, ou écrire ailleurs.
    output.noSuchFolder\tImpossible d'écrire {1} : il n'y a pas de dossier {0}.
    output.noSuchFolder.remedy\tCréer d'abord le dossier, ou choisir un autre nom.
    output.notAFolder\tImpossible d'écrire {1} : {0} n'est pas un dossier.
    output.notPermitted\tL'écriture vers {0} n'est pas autorisée.
    output.notPermitted.remedy\tChoisir un autre nom, ou demander l'autorisation.
    output.ofAnotherUser\tLa sortie {1} passe par {0}, qu'un autre utilisateur a mis dans un dossier où tout le monde peut écrire.
    output.readOnlyFileSystem\tLe disque de {0} est en lecture seule.
    output.system\tImpossible d'écrire vers {1} : {0}.
    output.tooLarge\tLe fichier {0} serait trop grand.
    pause.enter\tEntrée lance chaque son.
    pause.noReader\tPause avant les sons : off, parce qu'aucun lecteur d'écran n'a été trouvé.
    pause.noTerminal\tPause avant les sons : off, parce que l'entrée ou la sortie standard n'est pas un terminal.
    pause.noText\tPause avant les sons : off, à cause de --text none.
    pause.reader\tPause avant les sons : auto, parce que {0} est actif.
    pause.remote\tPause avant les sons : off, parce qu'à travers ssh aucun lecteur d'écran n'est cherché.
    pause.set\tPause avant les sons : {0}, d'après les réglages.
    pause.typed\tPause avant les sons : {0}, comme demandé.
    play.keys\tEspace met en pause, Gauche et Droite vont d'un dixième, Début recommence, x et X changent la vitesse, i décrit, Entrée explore, q arrête.
    play.keys.round\t] passe au graphique suivant et [ au précédent.
    play.last\tC'est le dernier graphique.
    play.start\tAppuyer sur Entrée pour commencer.
    playback.missingLibrary.remedy\tInstaller ALSA, la bibliothèque audio de Linux (apt install alsa-utils, dnf install alsa-lib ou pacman -S alsa-lib), ou écrire le son dans un fichier : {0}
    playback.noSuchDevice.remedy\tLa liste des périphériques : audiograph devices. Pour écrire le son dans un fichier : {0}
    prices.fetching\tRécupération des cours de {0}.
    prices.justFailed\tavertissement : récupération impossible ces cinq dernières minutes pour {0}. Pour réessayer : audiograph update {1}.
    prices.newer\tDes cours plus récents de {1} sont arrivés pendant la lecture, jusqu'au {0} ; relancer la lecture pour les entendre.
    prices.notRefreshed\tavertissement : mise à jour impossible pour {0} : {1}
    prices.usingSample\tavertissement : {1} : {0} Des cours d'exemple fournis sont utilisés.
    prices.usingStored\tavertissement : {1} : {0} Les cours enregistrés sont utilisés.
    programFault\tC'est une erreur d'audiograph : il s'est arrêté au milieu de la commande {0}.
    programFault.remedy\tMerci de la signaler avec cette ligne.
    provider.contactMissing\t{0} exige une adresse de contact.
    provider.contactMissing.remedy\tSaisir audiograph config set {0} et une adresse électronique.
    provider.failed\t{1} signale une erreur, état HTTP {0}.
    provider.keyMissing\t{0} exige une clé.
    provider.keyMissing.remedy\tEn définir une avec {0}.
    provider.keyRefused\t{0} a refusé la clé, ou en exige une.
    provider.keyRefused.remedy\tDéfinir la bonne avec {0}, ou interroger un autre fournisseur avec --provider.
    provider.malformed\tImpossible de lire la réponse du fournisseur {0} : {1}.
    provider.noData\t{0} n'a pas de données sur {1} pour la période demandée.
    provider.noData.remedy\tChoisir une --range plus longue, ou interroger un autre fournisseur avec --provider.
    provider.notOffered\t{0} ne propose pas cela : {1}.
    provider.notOffered.remedy\tInterroger un autre fournisseur avec --provider.
    provider.otherType\t{0} a envoyé des données du mauvais type, {1}.
    provider.otherType.remedy\tVérifier {0}, ou réessayer plus tard.
    provider.rejected\t{1} a rejeté la requête, état HTTP {0}.
    provider.rejected.contact\tVérifier {0}, ou réessayer plus tard.
    provider.said\t{0} a répondu : {1}.
    provider.said.remedy\tSuivre cette réponse, ou interroger un autre fournisseur avec --provider.
    provider.tooManyRequests\t{0} a reçu trop de requêtes et ne répondra que dans {1}.
    provider.tooManyRequests.remedy\tAttendre jusque-là, ou utiliser --offline pour les données enregistrées.
    provider.tooManyRequestsLater\t{0} a reçu trop de requêtes et ne répondra que plus tard.
    provider.tooManyRequestsLater.remedy\tAttendre un moment, ou utiliser --offline pour les données enregistrées.
    provider.unexpected\tImpossible d'utiliser la réponse du fournisseur {0} : {1}.
    provider.unknownSymbol\t{0} ne connaît pas le symbole {1}.
    provider.unknownSymbol.remedy\tLe chercher avec audiograph search, ou interroger un autre fournisseur avec --provider.
    provider.webPage\t{0} a envoyé une page web au lieu de données.
    provider.webPage.remedy\tVérifier {0}, ou se connecter au réseau.
    provider.webPage.remedyKey\tVérifier {0} et la clé, ou se connecter au réseau.
    provider.webPageOfStooq\tStooq a envoyé une page web que seuls les navigateurs passent, avec ou sans clé.
    provider.webPageOfStooq.remedy\tTélécharger le fichier avec un navigateur et le lire avec audiograph import, ou interroger un autre fournisseur avec --provider.
    quiz.badAnswer\tLa réponse {1} à la ligne {0} de {2} n'est pas parmi les choix.
    quiz.badAnswer.remedy\tL'écrire comme dans 'choices'.
    quiz.badChart\tLe graphique de la ligne {0} de {2} ne peut pas s'entendre : {1}
    quiz.badChart.remedy\tÉcrire des nombres séparés par des espaces, ou un fichier à côté du quiz.
    quiz.badChoices\tLa ligne {0} de {1} demande de deux à neuf choix.
    quiz.badChoices.remedy\tLes écrire comme dans 'sommet|creux'.
    quiz.emptyCell\tLa ligne {0} de {2} n'a rien dans la colonne {1}.
    quiz.emptyCell.remedy\tLa remplir, ou retirer la ligne.
    quiz.keys\tRépondre par un chiffre de 1 à {0} ; r rejoue, q quitte.
    quiz.missingColumn\t{1} n'a pas de colonne {0}.
    quiz.missingColumn.remedy\tUn quiz a les colonnes {0}.
    quiz.newBest\tC'est le meilleur résultat jusqu'ici.
    quiz.noQuestions\t{0} n'a pas de question.
    quiz.noQuestions.remedy\tÉcrire une question par ligne.
    quiz.notKept\tLe résultat n'est pas gardé : {0}
    quiz.right\tJuste.
    quiz.wrong\tFaux : {0}.
    quote\t« {0} »
    range.endBeforeStart\tLa période finit avant de commencer : fin {0}, début {1}.
    range.endBeforeStart.remedy\tDonner à --from une date avant celle de --to.
    range.noDates\tUne période ou un intervalle demande des dates le long de x, et il n'y en a pas.
    range.noDates.remedy\tOmettre --range, --from, --to et --interval.
    range.noSuchColumn\tLes cours n'ont pas de colonne {0}.
    range.notALength\tPériode invalide {0} : utiliser une longueur comme 5D, 1Y, YTD ou MAX.
    read.ambiguousColumn.remedy\tUtiliser {0}.
    read.ambiguousComma\t{0} : la virgule de {1} peut être décimale ou séparer les milliers.
    read.ambiguousComma.remedy\tOmettre la virgule, ou écrire quatre décimales, comme 1,2340.
    read.ambiguousDates\t{0} : {1} peut commencer par le jour ou par le mois.
    read.ambiguousPoint\t{0} : le point de {1} peut être décimal ou séparer les milliers.
    read.ambiguousPoint.remedy\tOmettre le point, ou écrire quatre décimales, comme 1.2340.
    read.badDateFormat\tFormat de date invalide {0}.
    read.badDateFormat.remedy\tExemples : %d.%m.%Y ou %Y-%m-%d %H:%M.
    read.badDelimiter\tSéparateur invalide {0}.
    read.badDelimiter.remedy\tUtiliser --delimiter comma, semicolon, tab ou un autre caractère ASCII.
    read.badJSON\tLe fichier {3} n'est pas du JSON valide : {2}, ligne {1}, colonne {0}.
    read.badRegex\tExpression rationnelle invalide {0}.
    read.badRegex.remedy\tExemple : --regex '([0-9.]+) ms'.
    read.cannotKeep\tLes données de {0} doivent être lues deux fois, mais ne tiennent ni en mémoire ni dans {1} : {2}.
    read.cannotKeep.remedy\tDonner un fichier, ou régler TMPDIR sur un dossier qui a de la place.
    read.cellTooLong\tUne cellule de la ligne {0} de {2} dépasse {1}.
    read.cellTooLong.remedy\tVérifier les guillemets à cet endroit, ou raccourcir la cellule.
    read.choices\tIl y a {0}.
    read.content.compressed\tLe fichier {1} est compressé avec {0}.
    read.content.compressed.remedy\tLe décompresser d'abord : {0}.
    read.content.convert\tLe convertir d'abord : {0}.
    read.content.excel\tLe fichier {0} est un classeur Excel.
    read.content.format\tLe fichier {1} est au format {0}, qu'audiograph ne lit pas.
    read.content.format.remedy\tL'enregistrer en CSV ou en JSON avec le programme qui l'a créé.
    read.content.gitPointer\tLe fichier {0} n'est qu'un renvoi de Git LFS au vrai fichier.
    read.content.gitPointer.remedy\tTélécharger le vrai fichier depuis son dossier : git lfs pull.
    read.content.gzip\tLe fichier {0} est compressé avec gzip.
    read.content.gzip.remedy\tLe décompresser d'abord : {0}.
    read.content.image\tLe fichier {0} est une image.
    read.content.image.remedy\tDonner les nombres qu'elle représente, en CSV ou en JSON.
    read.content.locked\tLe fichier {0} est protégé par un mot de passe.
    read.content.locked.remedy\tL'ouvrir avec le mot de passe dans le programme d'origine et en enregistrer une copie sans mot de passe.
    read.content.openDocument\tLe fichier {0} est un document OpenDocument.
    read.content.pdf\tLe fichier {0} est un document PDF.
    read.content.pdf.remedy\tEn extraire d'abord le texte : {0}.
    read.content.printout\tLa source {0} contient des valeurs entre crochets, telles qu'un programme les affiche, et non un tableau.
    read.content.printout.remedy\tLes y écrire dans un fichier CSV, une ligne par valeur.
    read.content.program\tLe fichier {0} est un programme, et non des données.
    read.content.recording\tLe fichier {0} est un fichier son ou vidéo.
    read.content.saved\tL'enregistrer d'abord sous le nom {1}, puis exécuter : {0}.
    read.content.sqlite\tLe fichier {0} est une base de données SQLite.
    read.content.sqlite.remedy\tEn extraire une table : {0} ; sqlite3 {1} .tables donne la liste des tables.
    read.content.utf32\tLe fichier {0} est en UTF-32, qui ne peut pas être lu.
    read.content.utf32.remedy\tLe convertir d'abord : {0}.
    read.content.webPage\tLe fichier {0} est une page web (HTML), pas un tableau.
    read.content.webPage.remedy\tChercher les données en CSV ou en JSON, ou ouvrir la page dans un tableur et enregistrer son tableau en CSV.
    read.content.xml\tLe fichier {0} est en XML, qui ne peut pas être lu.
    read.content.xml.remedy\tLe convertir d'abord en CSV ou en JSON, ou chercher des nombres dans ses lignes avec --regex.
    read.content.zip\tLe fichier {0} est une archive zip.
    read.content.zip.remedy\tLa décompresser d'abord : {0}.
    read.database.badQuery\tLa requête ne peut pas être exécutée sur la base de données {1} : {0}.
    read.database.badQuery.remedy\tLa corriger, comme dans --query 'SELECT day, sold FROM sales'.
    read.database.busy\tLa base de données {0} est verrouillée par un autre programme qui l'écrit.
    read.database.busy.remedy\tRéessayer dans un moment.
    read.database.function\tLire la base de données {0} appellerait la fonction {1}, qui n'est pas permise.
    read.database.function.remedy\tÉcrire une requête qui s'en passe, comme dans --query 'SELECT day, sold FROM sales'.
    read.database.logUnreadable\tLa base de données {0} garde des modifications dans un journal à côté d'elle, que SQLite ne peut pas ouvrir, car le dossier est protégé en écriture.
    read.database.logUnreadable.remedy\tLa copier dans un dossier à soi, avec le fichier du même nom qui finit par -wal s'il existe.
    read.database.missing\tLe fichier {1} est une base de données SQLite, et la bibliothèque {0} n'est pas installée.
    read.database.noTables\tLa base de données {0} n'a pas de tables.
    read.database.noTables.remedy\tEn donner une qui a une table.
    read.database.notOneQuery\tLa requête sur {0} n'est pas une seule requête qui ne fait que lire.
    read.database.notOneQuery.remedy\tÉcrire un SELECT, comme dans --query 'SELECT day, sold FROM sales'.
    read.database.severalTables\tLa base de données {0} a plusieurs tables.
    read.database.severalTables.remedy\tEn choisir une avec --table, ou écrire une requête avec --query : {0}.
    read.database.tooLong\tLa requête sur {1} prend plus de {0} secondes.
    read.database.tooLong.remedy\tDemander moins, par exemple avec WHERE ou LIMIT.
    read.database.tooMuch\tLire la base de données {0} demande trop de mémoire, ou une valeur y est trop longue.
    read.database.unfinished\tUn programme qui écrivait la base de données {0} a été interrompu, et sa dernière modification doit d'abord être annulée.
    read.database.unfinished.remedy\tLaisser SQLite le faire : {0}.
    read.database.unknownTable\tLa base de données {0} n'a pas de table {1}.
    read.database.unreadable\tLa base de données {1} ne peut pas être lue : {0}.
    read.database.unreadable.remedy\tLa vérifier : {0}.
    read.dateFormats.none\tÉcrire les dates comme 2020-12-31 10:00:00.25.
    read.empty\tLa source {0} est vide.
    read.emptyPosition\t{0} est vide.
    read.emptyRecords\tLes enregistrements de {0} sont vides.
    read.emptyRecords.remedy\tDonner des enregistrements qui contiennent des nombres.
    read.everySearchBrokenOff\tRien n'a été trouvé dans {1}, et à la ligne {0} la recherche du motif durait trop longtemps.
    read.everySearchBrokenOff.remedy\tÉcrire le motif sans répétition de répétitions comme (a+)+.
    read.fieldNeedsJSON\tLe fichier {0} n'est pas du JSON, donc --field ne s'applique pas.
    read.fieldNotFound\tLe chemin {2} n'existe pas dans {0} : {1} manque.
    read.fieldNotFound.remedy\tOmettre --field, ou nommer un autre endroit.
    read.isDirectory\tLa source {0} est un dossier.
    read.jsonNumberTooLarge\tLigne {1}, colonne {0} de {2} : {3} est trop grand pour être un nombre.
    read.jsonNumberTooLarge.remedy\tCorriger, ou écrire null pour une valeur manquante.
    read.jsonTooLarge\tLes valeurs de {1} demanderaient plus de {0} mégaoctets de mémoire.
    read.jsonTooLarge.remedy\tLes donner en CSV, ou en NDJSON avec un enregistrement par ligne.
    read.jsonWord\tLigne {1}, colonne {0} de {2} : {3} n'est pas du JSON valide.
    read.jsonWord.remedy\tÉcrire null pour une valeur manquante.
    read.listInCell\t{0} : {1} est une liste, pas un nombre.
    read.listInCell.remedy\tÉcrire un seul nombre par cellule.
    read.matrix\tLa source {1} est une matrice de {0} lignes et colonnes aux mêmes noms, pas un graphique.
    read.matrix.remedy\tDonner un tableau avec une colonne de valeurs.
    read.missingPatternLibrary\tImpossible d'utiliser --regex, car la bibliothèque {0} n'est pas installée.
    read.missingPatternLibrary.remedy\tInstaller PCRE2 (apt install libpcre2-8-0, dnf install pcre2 ou pacman -S pcre2).
    read.missingPosition\t{0} : {1} est une valeur manquante.
    read.mixedDateOrder\t{0} : {1} a le jour et le mois dans un autre ordre que les dates au-dessus.
    read.mixedOffsets\t{0} est {1}, mais seules certaines heures ont un décalage par rapport à UTC.
    read.mixedOffsets.remedy\tDonner un décalage à toutes les heures, ou à aucune.
    read.mixedPrecision\t{0} : {1} n'a pas la même précision que les dates au-dessus.
    read.mixedPrecision.remedy\tÉcrire toutes les dates de la même façon, comme 2020-12-31.
    read.mixedShapes\tL'enregistrement {0} de {1} est {3}, mais le premier est {2}.
    read.mixedShapes.remedy\tDonner des enregistrements d'une seule sorte.
    read.nestedValue\tEnregistrement {0} de {2} : {1} est une liste ou un enregistrement, pas un nombre.
    read.nestedValue.remedy\tDonner un nombre à cet endroit.
    read.noDatesInFormat\tAucune colonne de {0} n'a de dates au format {1}.
    read.noDatesInFormat.remedy\tVoir les colonnes avec --list-columns.
    read.noGroups\tLe tableau {0} n'a qu'une série, donc --only {1} ne s'applique pas.
    read.noGroups.remedy\tLe répartir en séries avec --by, ou omettre --only.
    read.noHeader\tAucune rangée de {1} ne commence à la ligne {0}, que nomme --header.
    read.noHeader.remedy\tDonner la ligne où commencent les en-têtes, comptée à partir de 1.
    read.noNumericColumn\tLa source {0} n'a pas de colonne de nombres.
    read.noNumericColumn.remedy\tVoir ses colonnes avec --list-columns : {0}.
    read.noNumericColumn.remedyAlone\tDonner un fichier avec des nombres.
    read.noRecords\tLa source {0} ne contient pas d'enregistrement.
    read.noRecords.remedy\tDonner une liste de nombres.
    read.noRows\tLa source {0} a des en-têtes, mais aucune ligne.
    read.noSuchRows\t{2} ne correspond pas à une seule valeur de la colonne {0} de {1}.
    read.noValues\tToutes les valeurs de la colonne {0} de {1} manquent.
    read.noValues.remedy\tLes compléter.
    read.none\tIl n'y en a pas.
    read.notADate\t{0} : {1} n'est pas une date.
    read.notANumber\t{0} : {1} n'est pas un nombre.
    read.notAPair.remedy\tDonner des paires [x, y], des enregistrements, ou une liste de nombres.
    read.notAPosition\t{0} : {1} n'est pas un nombre qui puisse être une position.
    read.notAPriceFile\t{0} n'est pas un fichier de cours, donc --value {1} ne s'applique pas.
    read.notAPriceFile.remedy\tChoisir plutôt une colonne avec --y.
    read.notATable\tLes données de {0} sont {1}, pas une liste ni des colonnes de nombres.
    read.notATable.remedy\tDonner une liste de nombres, de paires ou d'enregistrements.
    read.notATable.remedyKeys\tDonner une liste de nombres, de paires ou d'enregistrements ; il y a {0}.
    read.notFinite\t{0} : {1} est trop grand pour être un nombre.
    read.notFound\tIl n'y a pas de fichier {0}.
    read.notFound.remedy\tVérifier le nom, ou utiliser --symbol pour un symbole.
    read.notInEncoding\tLe fichier {1} n'est pas du texte en {0}.
    read.notInEncoding.remedy\tIndiquer un autre encodage, ou omettre --encoding.
    read.nothingMatches\tAucune ligne de {0} ne correspond au motif {1}.
    read.nothingMatches.remedy\tEssayer le motif sur une des lignes avec grep -P.
    read.nothingToChoose\tLa source {1} n'a rien que {0} puisse choisir.
    read.nulByte\tLa ligne {0} de {1} contient un octet nul.
    read.nulByte.remedy\tDonner un fichier de texte, comme CSV ou JSON.
    read.onlyCodes\tLes nombres de {0} ne font que compter, dater ou nommer ses lignes : {1}.
    read.onlyCodes.remedy\tDonner un fichier avec des nombres qui mesurent quelque chose.
    read.outOfMemory\tLa mémoire ne suffit pas pour {0}.
    read.outOfMemory.remedy\tEn donner une partie, ou fermer d'autres programmes.
    read.packed.damaged\tLe fichier {0} est endommagé et ne peut pas être décompressé jusqu'au bout.
    read.packed.damaged.remedy\tLe télécharger ou le copier de nouveau.
    read.packed.largeWindow\tDécompresser {1} demande plus de {0} mégaoctets de mémoire.
    read.packed.largeWindow.remedy\tLe décompresser malgré tout : {0}.
    read.packed.missing\tLe fichier {1} est compressé, et {0}, qui le décompresse, n'est pas installé.
    read.packed.missing.remedy\tL'installer avec apt install {0}, dnf install {1} ou pacman -S {2}.
    read.packed.tooLarge\tLe contenu comprimé de {1} dépasse {0} mégaoctets.
    read.packed.tooLarge.remedy\tLe décompresser avec un autre programme et en donner une partie.
    read.page.unknownTable\tLa page {1} n'a pas de table {0}.
    read.page.unknownTable.remedy\tDonner à --table un nombre de 1 à {0}.
    read.priceColumnMissing\tLe fichier de cours {1} n'a pas de colonne {0}, que demande --value {2}.
    read.raggedRow\tLa ligne {1} de {3} a {2}, mais la première en a {0}.
    read.raggedRow.remedy\tCorriger la ligne, ou mettre entre guillemets une cellule qui contient le séparateur.
    read.rowTooLong\tLa ligne {0} de {2} dépasse {1}.
    read.rowTooLong.remedy\tVérifier les guillemets et les fins de ligne à cet endroit.
    read.searchTooSlow\tLa recherche du motif dans {1} prend plus de {0} secondes.
    read.severalTables\tLa source {0} contient plusieurs tableaux.
    read.severalTables.remedy\tEn donner un : {0}.
    read.singleRow.remedy\tDonner un fichier avec une ligne pour chacun.
    read.sparseRecords\tLes enregistrements de {0} ont trop peu de noms en commun pour faire un tableau.
    read.sparseRecords.remedy\tDonner des enregistrements aux mêmes noms.
    read.textAfterQuote\tLa ligne {0} de {1} a du texte après un guillemet fermant.
    read.textAfterQuote.remedy\tDoubler le guillemet s'il fait partie du texte.
    read.textNotANumber\t{0} : {1} est enregistré comme texte et non comme nombre.
    read.tooLarge\tLa source {1} doit tenir en mémoire et dépasse {0}.
    read.tooLarge.remedy\tEn donner une partie.
    read.tooManyColumns\tLe tableau de {1} a plus de {0} colonnes.
    read.tooManyColumns.remedy\tDonner un tableau avec moins de colonnes.
    read.tooManySeries\tLe tableau de {1} a plus de {0} séries, trop pour les décrire.
    read.tooManySeries.remedy\tChoisir des lignes avec --where, ou des colonnes avec --x et --y.
    read.unequalColumns\tDans {2}, {1} a {4}, mais {3} en a {0}.
    read.unequalColumns.remedy\tDonner des colonnes de même longueur.
    read.unequalLists.remedy\tDonner des listes de même longueur.
    read.unknownColumn\tLa source {1} n'a pas de colonne {0}.
    read.unknownColumn.remedy\tLes colonnes sont {0}.
    read.unknownColumn.remedyUnnamed\tAfficher les colonnes avec --list-columns.
    read.unknownEncoding\tIl n'y a pas d'encodage {0}.
    read.unknownEncoding.remedy\tUtiliser un nom comme windows-1250, koi8-r ou shift-jis ; iconv -l les donne tous.
    read.unknownGroup\t{1} ne correspond pas à une seule série de {0}.
    read.unreadable\tImpossible de lire le fichier {0} : {1}.
    read.unterminatedQuote\tLe guillemet de la ligne {0} de {1} n'est jamais fermé.
    read.webAddress\t{0} est une adresse web et non un fichier.
    read.webAddress.remedy\tL'écrire avec https:// au début, et retirer --file.
    read.workbook.chartSheet\tLa feuille {1} de {0} est un graphique et n'a pas de cellules.
    read.workbook.damaged\tLe classeur {0} est endommagé et ne peut pas être lu.
    read.workbook.damaged.remedy\tL'ouvrir dans un tableur et l'enregistrer de nouveau.
    read.workbook.emptySheet\tLa feuille {1} de {0} est vide.
    read.workbook.noCells\tAucune feuille de {0} n'a de cellules.
    read.workbook.noCells.remedy\tDonner un classeur avec un tableau dans une feuille.
    read.workbook.onlyCharts\tLe classeur {0} a des feuilles de graphiques, mais aucune avec des cellules.
    read.workbook.onlyCharts.remedy\tDonner le classeur d'où viennent les nombres des graphiques.
    read.workbook.otherSheets\tChoisir une autre feuille : {0}.
    read.workbook.tooLarge\tLe contenu du fichier {1} dépasse {0} mégaoctets.
    read.workbook.tooLarge.remedy\tEnregistrer la feuille en CSV dans un tableur, et donner celui-ci.
    read.workbook.unknownSheet\tLe classeur {0} n'a pas de feuille {1}.
    rebase.changeTooLarge.remedy\tPartir d'une autre date avec --from, ou omettre la série.
    rebase.noCommonDate\tAucune date n'a de valeur dans toutes les séries : {0}.
    rebase.noDates\tLa variation en pourcentage demande des dates, et {0} n'en a pas le long de x.
    rebase.noDates.remedy\tUtiliser play pour des graphiques sans dates.
    rebase.notAscending\tLes dates de {1} ne sont pas croissantes : {0}.
    rebase.notAscending.remedy\tDonner une seule ligne à chaque date.
    rebase.ofRanks\t{0} est un rang, qui n'a pas de variation en pourcentage.
    rebase.ofRanks.remedy\tUtiliser describe, play ou explore, qui disent les rangs tels quels.
    rebase.oneCommonDate\tUne seule date a une valeur dans toutes les séries : {0}.
    rebase.oneDateInRange\tUne seule date de la période, {0}, a une valeur dans toutes les séries.
    rebase.oneDateInRange.remedy\tChoisir une période plus longue.
    rebase.oneInterval.remedy\tChoisir une période plus longue, ou un --interval plus court.
    rebase.startNotPositive\tLa variation en pourcentage ne peut pas partir de {1}, la valeur de {2} à la première date comparée, {0}.
    rebase.startNotPositive.remedy\tPartir d'une valeur au-dessus de 0 avec --from, ou omettre la série.
    rebase.unequalClocks\tLes heures de {1} et de {0} sont de fuseaux horaires différents.
    rebase.unequalClocks.remedy\tLes donner dans un seul fuseau horaire.
    rebase.unequalPrecision\tLes dates de {3} sont des {1}, mais celles de {2} sont des {0}.
    rebase.unequalPrecision.remedy\tComparer des séries aux dates de même sorte.
    refused.ignoreBad\tCorriger, ou utiliser --ignore-bad pour omettre ces cellules.
    refused.missing\tCorriger, ou utiliser {0} pour traiter cela comme manquant.
    refused.several\tUtiliser {0}.
    refused.x\tCorriger, ou choisir une autre colonne le long de x, comme {0}.
    refused.y\tCorriger, ou choisir une autre colonne, comme {0}.
    refused.yAnyway\tChoisir quand même une colonne de nombres, comme {0}.
    remedy.askAnotherProviderOrUseOffline\tInterroger un autre fournisseur avec --provider, ou utiliser --offline pour les données enregistrées.
    remedy.checkItsPermissionsOrGiveAnother\tVérifier ses droits d'accès, ou donner un autre fichier.
    remedy.checkYourNetworkOrUseOffline\tVérifier le réseau, ou utiliser --offline pour les données enregistrées.
    remedy.chooseARangeWithinTheseDates\tChoisir une période entre ces dates.
    remedy.chooseAShorterDuration\tChoisir une --duration plus courte.
    remedy.chooseAnotherFormat\tChoisir un autre format.
    remedy.chooseAnotherName\tChoisir un autre nom.
    remedy.chooseAnotherNameNothingWasWritten\tChoisir un autre nom ; rien n'a été écrit.
    remedy.chooseAnotherValue\tChoisir une autre --value.
    remedy.chooseSeriesThatOverlap\tChoisir des séries qui se recouvrent.
    remedy.closeItOrDoubleItIf\tLe fermer, ou le doubler s'il fait partie du texte.
    remedy.correctItOrLeaveItEmpty\tCorriger, ou laisser la cellule vide pour une valeur manquante.
    remedy.correctItOrRemoveTheRow\tCorriger, ou supprimer la ligne.
    remedy.correctItThere\tCorriger à cet endroit.
    remedy.fillItInOrRemoveTheRow\tCompléter, ou supprimer la ligne.
    remedy.giveAFileWithRowsOf\tDonner un fichier avec des lignes de nombres.
    remedy.giveThePathOfAFile\tDonner le chemin d'un fichier qu'il contient.
    remedy.leaveItOut\tL'omettre.
    remedy.leaveOneOfThemOut\tOmettre l'un des deux.
    remedy.leaveOutOfflineAndUnsetThe\tOmettre --offline, et supprimer le réglage offline.
    remedy.runTheCommandAgainItStarts\tRelancer la commande ; elle commence avec une base vide.
    remedy.tryAgainLaterOrUseOffline\tRéessayer plus tard, ou utiliser --offline pour les données enregistrées.
    remedy.useOneOf\tUtiliser {0}.
    remedy.writeToAnotherPlace\tÉcrire ailleurs.
    sample.line\t{0} : {1}.
    sampleRates.all\tune fréquence de 8000 à 192000
    sampleRates.multiples\tune fréquence jusqu'à 65535, ou un multiple de dix au-delà
    score.emptyAxis\tL'axe de {1} à {0} est vide.
    score.emptyAxis.remedy\tUtiliser un --minimum sous la plus haute valeur et un --maximum au-dessus de la plus basse.
    score.logarithmOf\tUne échelle logarithmique ne peut pas montrer la valeur {0} de {1}.
    score.logarithmOf.remedy\tUtiliser --scale linear.
    score.noBase\tLa ligne de base de {0} demande une valeur avant la période, et il n'y en a pas.
    score.noBase.remedy\tUtiliser --baseline first, ou une --range de cours plus courte.
    score.noCandles\t{0} n'a pas les cours open, high, low et close, dont --as candles a besoin.
    score.noCandles.remedy\tOmettre --as candles, ou choisir des cours avec ces colonnes.
    score.noVolume\tLes chandeliers de {0} n'ont pas de volume, dont --volume-line a besoin.
    score.noVolume.remedy\tOmettre --volume-line.
    score.outOfRange\t{1} ne peut pas être {0}.
    score.outOfRange.remedy\tUtiliser un nombre de {0} à {1}.
    score.pitchAboveSampleRate\tUne fréquence d'échantillonnage de {0} ne peut pas rendre {1} hertz.
    score.pitchAboveSampleRate.remedy\tUtiliser une --sample-rate plus élevée, ou une --pitch-range qui finit à {0} ou plus bas.
    score.smoothingWidth.remedy\tUtiliser un nombre impair de {0} à {1}.
    score.tooManyTogether\tOn distingue au plus quatre séries à la fois, mais il y en a {0}.
    score.tooManyTogether.remedy\tOmettre --together, ou en choisir quatre.
    search.enter\tEntrée choisit {0}
    search.lines\tSaisir le début d'un nom et appuyer sur Entrée ; Ctrl-D termine la recherche.
    search.more\tIl y en a d'autres ; --limit en affiche davantage.
    search.noSymbol\tAucun symbole ne commence par {0}.
    search.noSymbol.remedy\tOmettre --symbols pour chercher aussi dans les noms.
    search.nothing\tRien ne commence par {0}.
    search.nothingFound\tAucun symbole, nom d'entreprise ou mot d'un tel nom ne commence par {0}.
    search.nothingFound.remedy\tSaisir moins de lettres, ou un autre mot du nom.
    search.opening\tSaisir le début d'un nom d'entreprise, ou un symbole. Entrée choisit le premier résultat, un numéro suivi d'Entrée en choisit un autre ; Échap termine la recherche.
    search.thereAreMore\tIl y en a d'autres.
    setting.contact\tL'adresse électronique que la SEC exige pour pouvoir écrire à l'utilisateur.
    setting.exploreCommand\tLe programme que n lance dans explore avec le symbole et la date.
    setting.key\tLa clé pour {0}.
    setting.keys\tLes touches de {0} dans explore.
    setting.lang\tLa langue des mots, des messages et de l'aide.
    setting.offline\tInterdit toute récupération par le réseau.
    setting.provider\tLe fournisseur interrogé en premier pour les cours.
    setting.readingRate\tLe nombre de mots par minute que dit le lecteur d'écran, pour --pause auto ; 300 par défaut.
    setting.store\tLe fichier des cours enregistrés.
    setting.url\tL'adresse où le fournisseur {0} est interrogé.
    setting.urlOfCompanies\tL'adresse où la SEC est interrogée pour sa liste d'entreprises.
    setting.urlOfFigures\tL'adresse où la SEC est interrogée pour les chiffres.
    setting.wait\tPendant combien de secondes les cours enregistrés ou fournis en attendent de plus récents ; 1 par défaut.
    setting.waitingSound\tUn bruit léger toutes les deux secondes pendant qu'un terminal attend les fournisseurs ; on par défaut.
    setting.words\tLes mots affichés : display pour les yeux, speech pour une voix.
    settings.badValue\tValeur invalide {2} pour le réglage {1} : utiliser {0}.
    settings.badValueInFile\tValeur invalide {3} pour le réglage {1} dans {2} : utiliser {0}.
    settings.badVariable\tValeur invalide {2} pour la variable {1} : utiliser {0}.
    settings.blocked\tLe réglage {0} ne tient pas dans {2}, où {1} est autre chose.
    settings.blocked.remedy\tSupprimer {0} du fichier.
    settings.noFolder\tIl n'y a pas de dossier pour les réglages, car ni HOME ni XDG_CONFIG_HOME n'est définie.
    settings.noFolder.remedy\tEn définir une, ou nommer un fichier avec --config.
    settings.relativeFolder\tLa variable {0} est ignorée, car ce n'est pas un chemin absolu.
    settings.unknownNames\tLe fichier de réglages {0} contient des noms qui ne sont pas des réglages : {1}.
    settings.unset\tLe réglage {0} n'est pas défini.
    settingsFile.isFolder\tLe fichier de réglages {0} est un dossier.
    settingsFile.malformed\tLe fichier de réglages {3} n'est pas du JSON valide : {2}, ligne {1}, colonne {0}.
    settingsFile.notARecord\tLe fichier de réglages {0} contient {1}, pas un enregistrement.
    settingsFile.notARecord.remedy\tÉcrire les réglages comme {{}\"words\": \"speech\"}.
    settingsFile.notFound\tIl n'y a pas de fichier de réglages {0}.
    settingsFile.notFound.remedy\tVérifier le nom, ou omettre --config.
    settingsFile.tooLarge\tLe fichier de réglages {0} est trop grand.
    settingsFile.tooLarge.remedy\tEn nommer un autre avec --config.
    settingsFile.unreadable\tImpossible de lire le fichier de réglages {0} : {1}.
    settingsFile.unreadable.remedy\tVérifier ses droits d'accès, ou en nommer un autre avec --config.
    soundFile.encoding\tImpossible d'écrire le fichier .{1} : libsndfile signale l'erreur {0}.
    soundFile.missingLibrary\tImpossible d'écrire le fichier .{0} : la bibliothèque {1} manque.
    soundFile.missingLibrary.remedy\tInstaller libsndfile (apt install libsndfile1, dnf install libsndfile ou pacman -S libsndfile), ou écrire un fichier .wav, qui n'a besoin d'aucune bibliothèque.
    soundFile.noDepth\tLa profondeur d'un fichier .{0} ne se choisit pas.
    soundFile.noDepth.remedy\tOmettre --bits.
    soundFile.oldLibrary\tImpossible d'écrire le fichier .{0} : la libsndfile de ce système ne connaît pas ce format.
    soundFile.oldLibrary.remedy\tChoisir un autre format, ou installer libsndfile {0} ou plus récent.
    soundFile.tooLong\tUn son de {0} est trop long pour un fichier.
    soundFile.unsupportedDepth\tUn fichier .{1} ne peut pas avoir une profondeur de {0} bits.
    soundFile.unsupportedDepth.remedy\tUtiliser {0}.
    soundFile.unsupportedRate\tUn fichier .{1} ne peut pas avoir une fréquence d'échantillonnage de {0}.
    soundFile.unsupportedRate.remedy\tUtiliser {0}.
    source.fileForSymbol\t{0} est le nom d'un fichier, et il faut un symbole.
    source.fileForSymbol.remedy\tDonner un symbole comme AAPL, ou le chercher avec audiograph search.
    source.latestOffline\tLe dernier cours de {0} doit être récupéré, et la récupération est désactivée.
    source.latestOffline.remedy\tOmettre --offline et supprimer le réglage offline, ou demander avec last le dernier cours enregistré.
    source.noSamples\tLes données d'exemple de {1} ne sont pas dans {0}.
    source.noSamples.remedy\tRégler AUDIOGRAPH_SAMPLES sur leur dossier, ou donner le chemin d'un fichier, comme ./prices.csv.
    source.noSuchName\tAucun fichier, exemple ni entreprise connue ne s'appelle {0}.
    source.noSuchName.near\tVouliez-vous dire {0} ? --symbol demande un symbole de ce nom.
    source.noSuchName.remedy\tDonner le chemin d'un fichier ; --symbol demande un symbole de ce nom.
    source.notASymbol\t{0} n'est ni un fichier ni un symbole.
    source.notASymbol.remedy\tDonner le chemin d'un fichier, comme ./prices.csv, ou un symbole comme AAPL.
    source.nothingStored\tAucun cours de {0} n'est enregistré, et la récupération est désactivée.
    source.nothingStored.near\tVouliez-vous dire {0} ? Sinon omettre --offline, et supprimer le réglage offline.
    source.nothingStored.remedy\tOmettre --offline et supprimer le réglage offline pour les récupérer, ou donner un fichier.
    source.severalCompanies\tLes noms de plusieurs entreprises commencent par {0}.
    source.severalCompanies.remedy\tSaisir {0}.
    source.unknownSymbol\tIl n'y a pas de cours pour {0}.
    source.unknownSymbol.near\tVouliez-vous dire {0} ? Pour un fichier, donner son chemin, comme ./prices.csv.
    source.unknownSymbol.samples\tUtiliser un des exemples {0}, ou donner le chemin d'un fichier, comme ./prices.csv.
    speech.device\tImpossible de parler sur le périphérique audio {0}. La liste des périphériques : audiograph devices.
    speech.noSound\tImpossible de parler, car espeak-ng a échoué avec l'état de sortie {0}. Saisir espeak-ng hello pour voir pourquoi.
    speech.noVoice\tImpossible de parler, car speech-dispatcher n'est pas lancé et espeak-ng n'est pas installé. Lancer l'un, ou installer l'autre (apt install espeak-ng, dnf install espeak-ng ou pacman -S espeak-ng).
    speech.notResponding\tImpossible de parler, car speech-dispatcher ou le périphérique audio ne répond pas. Le redémarrer, ou omettre --speak.
    standardError\tla sortie d'erreur standard
    standardInput\tentrée standard
    standardInput.title\tEntrée standard
    standardOutput\tla sortie standard
    store.busy\tUn autre programme utilise la base de cours {0} depuis plus de 10 secondes.
    store.busy.remedy\tRéessayer quand il aura fini.
    store.cannotOpen\tImpossible d'ouvrir la base de cours {0} : {1}.
    store.cannotOpen.remedy\tVérifier son dossier, ou nommer un autre fichier avec --store.
    store.changedMeanwhile\tLes nouveaux cours n'ont pas été enregistrés, car d'autres sont arrivés entre-temps d'une autre source.
    store.changedMeanwhile.remedy\tRelancer la commande pour les remplacer.
    store.damaged\tLa base de cours {0} est endommagée et ne peut pas être mise de côté : {1}.
    store.damaged.remedy\tLa déplacer à la main, ou nommer un autre fichier avec --store.
    store.damagedReadOnly\tLa base de cours {0} est endommagée.
    store.damagedReadOnly.remedy\tUne commande qui peut y écrire, comme audiograph update, la mettra de côté.
    store.diskFull\tIl n'y a plus de place pour la base de cours {0}.
    store.diskFull.remedy\tLibérer de la place, ou nommer un fichier d'un autre disque avec --store.
    store.failed\tImpossible d'utiliser la base de cours {0} : SQLite signale {1}.
    store.failed.remedy\tRéessayer, ou nommer un autre fichier avec --store.
    store.foreign\tLe fichier {0} n'est pas une base de cours d'audiograph.
    store.foreign.remedy\tNommer un autre fichier avec --store.
    store.foundDamaged\tLa base de cours {0} était endommagée.
    store.foundDamagedAndMoved\tLa base de cours {1} était endommagée et se trouve maintenant dans {0}.
    store.missingLibrary\tImpossible d'ouvrir la base de cours {1} : la bibliothèque {0} manque.
    store.missingLibrary.remedy\tInstaller SQLite (apt install libsqlite3-0, dnf install sqlite-libs ou pacman -S sqlite).
    store.movedAside\tavertissement : la base de cours {1} était endommagée et se trouve maintenant dans {0} ; une base vide prend sa place.
    store.oldLibrary\tImpossible d'ouvrir la base de cours {2} : il faut SQLite {1}, et la version {0} est installée.
    store.oldLibrary.remedy\tInstaller un SQLite plus récent, ou audiograph par sa wheel ou son archive, qui contiennent le leur.
    store.readOnly\tLa base de cours {0} est en lecture seule.
    store.readOnly.remedy\tVérifier les droits d'accès du fichier et de son dossier, ou nommer un autre fichier avec --store.
    store.reason.missing\tle fichier n'existe pas
    store.reason.noFolder\tni HOME ni XDG_DATA_HOME n'est définie
    store.reason.noMemory\til n'y a pas de mémoire libre
    store.tooNew\tLa base de cours {0} vient d'une version plus récente d'audiograph.
    store.tooNew.remedy\tUtiliser cette version, ou nommer un autre fichier avec --store.
    symbolForm\tUtiliser au plus {0} lettres, chiffres et caractères . - ^ = &.
    symbolList.badSymbol\tLigne {0} de {1} : {2} ne peut pas être un symbole.
    symbolList.empty\tLa liste {0} est vide.
    symbolList.empty.remedy\tDonner un fichier avec les en-têtes Symbol et Name.
    symbolList.missingColumn\tLa liste {1} n'a pas de colonne {0}.
    symbolList.missingColumn.remedy\tDonner un fichier dont la première ligne a les en-têtes Symbol et Name.
    symbolList.missingName\tLa ligne {0} de {1} n'a pas de nom.
    symbolList.missingName.remedy\tLa compléter, ou la supprimer.
    symbolList.notFound\tIl n'y a pas de fichier {0}.
    symbolList.notFound.remedy\tVérifier le nom.
    symbolList.notText\tLa ligne {0} de {1} n'est pas du texte en UTF-8.
    symbolList.notText.remedy\tConvertir le fichier avec iconv.
    symbolList.raggedRow\tLa ligne {1} de {3} a {2}, mais la première en a {0}.
    symbolList.raggedRow.remedy\tCorriger la ligne ; les noms avec des virgules demandent des guillemets.
    symbolList.unreadable\tImpossible de lire le fichier {0} : {1}.
    symbolList.unterminatedQuote\tLe guillemet de la ligne {0} de {1} n'est jamais fermé.
    system.checkTheName\tVérifier le nom, et le dossier qui le contient.
    system.tooManyFiles\tFermer d'autres programmes, ou autoriser plus de fichiers ouverts avec ulimit -n.
    through.failed\tLe programme {2} a échoué avec le statut {0} pour {1}.
    through.failed.remedy\tLancer la commande de --through seule pour voir pourquoi.
    through.missing\tLe programme {0} de --through n'est pas installé.
    through.missing.remedy\tL'installer, ou vérifier son nom.
    through.notAFile\tSeuls des fichiers peuvent être lus avec --through.
    through.notAFile.remedy\tEnregistrer d'abord les données dans un fichier.
    through.oddName\tLe nom {0} a des signes qui peuvent avoir un sens dans la commande de --through.
    through.oddName.remedy\tRenommer le fichier, ou laisser {{}} seul dans la commande.
    through.tooLarge\tLe programme {1} de --through a écrit plus de {0} mégaoctets.
    through.tooLarge.remedy\tLui faire écrire moins.
    topic.dates.page\tComment les dates sont lues, et comment choisir une partie.{n}{n}La forme des dates est reconnue d'après toute la colonne. 2020-01-31, 31.1.2020,{n}15 Nov 20, Jan-93, Q1 2020, 2020-W05, 2019/20 et 2020-01-31 14:30 sont lus.{n}  --date-format FORMAT: Dit comment les dates sont écrites, comme %d.%m.%Y.{n}{n}Une partie d'un graphique :{n}  --range RANGE: Jusqu'où remonter : 5D, 4W, 6M, 1Y, YTD ou MAX.{n}  --from DATE et --to DATE: La première et la dernière date.{n}  --interval UNIT: Réunit les points par semaine, mois ou trimestre.{n}{n}1M au 1er mars commence après le 1er février. YTD commence après le dernier{n}jour de l'année précédente. 90D compte les jours cotés ; dans d'autres{n}graphiques, les jours du calendrier.{n}--range et --to vont ensemble ; --range et --from non.{n}{n}value prend aussi une date : 2012-09-19, ou 2012 pour la dernière valeur de{n}l'année. Sans valeur à cette date, il donne la plus proche avant.{n}{n}Exemples :{n}  audiograph describe AAPL --range 6M --to 2012-09-30{n}  audiograph play nile --from 1900{n}  audiograph value AAPL 2012-09-19
    topic.prices.page\tD'où viennent les cours, et comment les garder.{n}{n}AAPL, BTC-EUR et EUR-USD sont des symboles ; audiograph search en a d'autres.{n}Les cours enregistrés servent aussitôt, et sont mis à jour après chaque séance.{n}Une ligne avant les mots dit d'où viennent les cours et quel est leur âge.{n}play et describe finissent par le cours du jour, si un fournisseur le donne.{n}Sans réseau ni cours enregistrés, un exemple fourni de 2013 est utilisé s'il y{n}en a un. audiograph samples en donne la liste.{n}{n}Les actions viennent de Yahoo ou d'Alpha Vantage, les cryptomonnaies de Kraken{n}ou de CoinGecko, les devises de la Banque centrale européenne, les chiffres des{n}entreprises de la SEC. Un fournisseur reçoit le symbole, les jours voulus, le{n}nom et la version de ce programme, et la clé s'il en exige une.{n}{n}  --offline: Ne récupère rien. audiograph config set offline true le fixe.{n}  --provider NAME: Choisit qui est interrogé.{n}  --store FILE: Garde les cours dans un autre fichier.{n}{n}Exemples :{n}  audiograph update AAPL MSFT{n}  audiograph import prices.csv --as MYFUND{n}  audiograph export AAPL -o aapl.csv{n}  audiograph config set providers.alphavantage.key
    topic.sound.page\tComment un graphique sonne, et comment changer cela.{n}{n}La hauteur est la valeur : la plus basse 220 hertz, la plus haute 1760 hertz.{n}Des écarts égaux sont des intervalles égaux ; --explain donne la règle exacte.{n}Jusqu'à 24 points sont des notes séparées. Au-delà, un seul son glisse.{n}Une valeur manquante est un léger tic et un silence.{n}Deux notes creuses au début donnent la hauteur minimale et la maximale.{n}Le son va de gauche à droite, et deux coups le terminent.{n}{n}Options de play, export, compare et batch :{n}  --duration SECONDS: La durée : gist, short, normal, long, ou des secondes.{n}  --speed NUMBER: Divise la durée ; 2 est deux fois plus rapide.{n}  --pitch-range LOW:HIGH: Les hauteurs, en hertz ou en notes comme c3:c6.{n}  --scale log: Des pourcentages égaux sont des intervalles égaux.{n}  --notes SCALE: Ramène aux notes d'une gamme, comme major.{n}  --smooth KIND:NUMBER: Lisse d'abord les valeurs, comme median:5.{n}  --ticks: Des tics aux unités du calendrier ou aux nombres ronds.{n}  --mark-extremes: Marque le point le plus haut et le plus bas.{n}  --mark-breaks: Marque les sauts d'un niveau à un autre.{n}  --together: Joue jusqu'à quatre séries à la fois.{n}  --as candles: Joue les cours avec open, high, low et close en chandeliers.{n}  --no-intro et --no-end-sound: Sans les notes et les coups autour des données.{n}{n}Exemple :{n}  audiograph play nile --duration short --ticks
    update.fetchingSymbols\tRécupération des listes de symboles.
    update.leftAsImported\t{0} : les cours importés restent tels quels.
    update.nothingStored\tRien n'est encore enregistré. Nommer un symbole, comme dans audiograph update AAPL.
    update.offline\tRien n'a été mis à jour, car la récupération est désactivée.
    update.summary\t{1} ; {0}.
    update.symbols\t{0} de Nasdaq.
    update.unchecked\t{0} : les nouveaux jours ne recouvrent pas ceux qui sont enregistrés, donc une division d'actions entre eux passerait inaperçue.
    usage.ambiguousOption\tL'option {0} est ambiguë.
    usage.ambiguousOption.remedy\tUtiliser {0}.
    usage.comparisonOfOne\tUne comparaison demande au moins deux sources.
    usage.comparisonOfOne.remedy\tEn ajouter une, comme dans audiograph compare AAPL MSFT, ou utiliser play --rebase.
    usage.contradiction\t{0} et {1} ne vont pas ensemble.
    usage.emptyAxis\tL'axe de --minimum {1} à --maximum {0} est vide.
    usage.emptyAxis.remedy\tDonner un minimum sous le maximum.
    usage.emptyName\tLe nom de fichier pour {0} est vide.
    usage.emptyName.remedy\tDonner le nom d'un fichier.
    usage.emptyPlace\tX est vide.
    usage.emptyPlace.remedy\tDonner une date, un nombre, une catégorie, ou {0}.
    usage.emptySearch\tTEXT est vide.
    usage.emptySearch.remedy\tDonner le début d'un nom d'entreprise, ou d'un mot de ce nom.
    usage.emptySource\tUne source est vide.
    usage.emptySource.remedy\tDonner un fichier, un symbole, ou - pour l'entrée standard.
    usage.emptyText\tLe texte pour {0} est vide.
    usage.emptyText.remedy\tDonner un texte, ou omettre {0}.
    usage.intervalOfGroups\tUn intervalle mêlerait les valeurs de plusieurs groupes.
    usage.intervalOfGroups.remedy\tOmettre --interval, ou les groupes avec --by none.
    usage.jsonOfColumns\t--json ne va ici qu'avec --list-columns.
    usage.jsonOfColumns.remedy\tPour les faits d'un graphique, utiliser {0}.
    usage.languagesWithoutPage\tSeul un fichier .html peut avoir plusieurs langues, et aucun n'est écrit : {0}.
    usage.languagesWithoutPage.remedy\tAjouter -o FILE.html, ou nommer une seule langue.
    usage.logarithmicAxis\tUne échelle logarithmique demande des valeurs au-dessus de 0, donc {0} ne va pas avec elle.
    usage.logarithmicAxis.remedy\tOmettre {0}, ou utiliser --scale linear.
    usage.malformedValue\tValeur invalide {2} pour {1} : utiliser {0}.
    usage.missingFormat\tLa sortie standard demande un format.
    usage.missingFormat.remedy\tAjouter --format avec {0}.
    usage.missingOperand\tIl manque {1} pour audiograph {0}.
    usage.missingOperand.remedy\tPar exemple : {0}
    usage.missingOutput\tIl manque une sortie pour audiograph export.
    usage.missingOutput.remedy\tAjouter -o FILE, par exemple -o a.wav.
    usage.missingValue\tL'option {0} demande une valeur.
    usage.missingValue.remedy\tSaisir {0} {1}.
    usage.needsAlert\t{0} n'a aucun effet sans alerte.
    usage.needsAlert.remedy\tEn ajouter une avec {0}.
    usage.needsCandles\t{0} est sans effet sans chandeliers.
    usage.needsCandles.remedy\tAjouter --as candles, ou omettre l'option.
    usage.needsOption\t{0} n'a aucun effet sans {1}.
    usage.needsOption.remedy\tAjouter {0}, ou l'omettre.
    usage.needsOutput\t{0} est sans effet sans fichier de sortie.
    usage.needsOutput.remedy\tAjouter -o FILE, par exemple -o a.wav, ou omettre {0}.
    usage.needsRound\t{0} est sans effet sans un tour.
    usage.needsRound.remedy\tJouer une liste seule, comme audiograph play @tech, ou omettre {0}.
    usage.notUTF8\tUn argument n'est pas de l'UTF-8 valide : « {0} ».
    usage.notUTF8.remedy\tRenommer le fichier, ou le lire sur l'entrée standard.
    usage.nothingHoldsCues\tAucune sortie ne peut contenir les repères de --cues.
    usage.nothingHoldsCues.remedy\tAjouter un fichier WAV, comme -o a.wav, ou omettre --cues.
    usage.outputIsFolder.remedy\tDonner le nom d'un fichier qu'il contient, comme a.wav.
    usage.outputIsInput\tLa sortie {0} est aussi une entrée.
    usage.outputIsInput.remedy\tChoisir un autre nom pour la sortie.
    usage.rangeAsOperand\tSaisir --range {0}.
    usage.rangeAsSource\t{0} est une période, pas une source.
    usage.rangeAsSource.remedy\tSaisir --range {0}, ou ajouter --symbol si c'est un symbole.
    usage.sameColumnTwice\tLa colonne {0} est choisie deux fois.
    usage.sameColumnTwice.remedy\tDonner une colonne différente à chaque --y.
    usage.sameOutputTwice\tLa sortie {0} est donnée deux fois.
    usage.sameOutputTwice.remedy\tDonner à chaque sortie son propre nom.
    usage.soundToStandardOutput\tLa sortie standard est un terminal, qui ne peut pas recevoir de son.
    usage.soundToStandardOutput.remedy\tLa rediriger vers un tube ou un fichier, ou ajouter -o FILE.
    usage.soundToTerminal\tLa sortie {0} est un terminal, qui ne peut pas recevoir de son.
    usage.soundToTerminal.remedy\tUtiliser -o FILE, par exemple -o a.wav.
    usage.speechWithoutSound\tAucune sortie ne peut contenir les mots de {0}.
    usage.speechWithoutSound.remedy\tAjouter un fichier audio, comme -o a.wav, ou omettre {0}.
    usage.standardInputTwice\tL'entrée standard est donnée deux fois comme source.
    usage.standardInputTwice.remedy\tDonner - une fois, et des fichiers pour les autres sources.
    usage.standardOutputTwice\tLa sortie standard est donnée deux fois comme sortie.
    usage.standardOutputTwice.remedy\tDonner - une fois, et des fichiers pour les autres sorties.
    usage.tooManyOperands\tArgument inattendu {1} pour audiograph {0}.
    usage.tooManyOperands.remedy\tL'omettre, ou saisir audiograph help {0}.
    usage.tooManyOperands.remedyHelp\tL'omettre, ou saisir audiograph help.
    usage.unexpectedValue\tL'option {0} ne prend pas de valeur, mais {1} a été donné.
    usage.unexpectedValue.remedy\tSaisir {0} seul.
    usage.unknownCommand\tCommande inconnue {0}.
    usage.unknownCommand.remedy\tUtiliser {0}.
    usage.unknownEnding\tLe nom {0} ne dit pas quel format écrire.
    usage.unknownEnding.remedy\tLe terminer par {0}, ou ajouter --format.
    usage.unknownOperand\tArgument invalide {2} pour audiograph {0} : utiliser {1}.
    usage.unknownOption\tOption inconnue {0}.
    usage.unknownOption.remedy\tLa liste des commandes : audiograph help.
    usage.unknownOptionOf\tOption inconnue {1} pour audiograph {0}.
    usage.unknownOptionOf.remedy\tLa liste de ses options : audiograph help {0}.
    usage.unknownSetting\tRéglage inconnu {0}.
    usage.unknownSetting.remedy\tLa liste des réglages : audiograph config -v.
    usage.unknownWord\tValeur invalide {2} pour {0} : utiliser {1}.
    usage.valueOfColumns\t--value choisit un cours d'un fichier de cours et --y une colonne.
    usage.wordsTooLong\tAucune phrase sur le graphique ne tient dans --max-length {0}.
    usage.wordsTooLong.remedy\tUtiliser --max-length {0} ou plus.
    userFile.busy\tUn autre programme tient {0} verrouillé depuis dix secondes.
    userFile.busy.remedy\tRéessayer plus tard.
    userFile.cannotLock\tImpossible de verrouiller le fichier {0} : {1}.
    userFile.cannotLock.remedy\tVérifier les droits d'accès de son dossier.
    userFile.noFolder\tImpossible de créer le dossier {0} pour {1} : {2}.
    userFile.noFolder.remedy\tLe créer, ou demander l'autorisation.
    userFile.notAFile\t{0} n'est pas un fichier ordinaire.
    userFile.notAFile.remedy\tNommer un autre fichier.
    userFile.tooLarge\tLe fichier {0} deviendrait trop grand pour être relu.
    userFile.tooLarge.remedy\tEn supprimer d'abord quelque chose ; rien n'a été modifié.
    value.beforeFirst\tIl n'y a pas de valeur à {0} ni avant.
    value.beforeFirst.remedy\tLa première valeur est {1} à {0}.
    value.missing\tLa valeur à {0} manque, ainsi que toutes celles d'avant.
    value.missing.remedy\tEn demander une plus tardive.
    value.missingCategory\tLa valeur de {0} manque.
    value.missingCategory.remedy\tDemander une autre catégorie.
    value.noLatest\tSeul un symbole a un dernier cours en direct.
    value.noLatest.remedy\tDemander last au lieu de now.
    value.noSuchCategory\tIl n'y a pas de catégorie {0}.
    value.noSuchCategory.remedy\tLes catégories sont {0}.
    value.notAPlace\tX invalide {2} : utiliser {0}, ou {1}.
    wait.anyKey\t{0} Appuyer sur une touche pour ne plus attendre.
    warning\tavertissement : {0}
    """) }
  func systemReason(reason: SystemReason) -> String {
    switch reason {
    case .notPermitted: "opération non permise"
    case .notFound: "fichier ou dossier inexistant"
    case .inputOutput: "erreur d'entrée-sortie"
    case .noMemory: "mémoire insuffisante"
    case .accessDenied: "permission refusée"
    case .busy: "périphérique ou fichier occupé"
    case .exists: "le fichier existe déjà"
    case .notAFolder: "ce n'est pas un dossier"
    case .isFolder: "c'est un dossier"
    case .invalidArgument: "argument invalide"
    case .tooManyFilesInSystem: "trop de fichiers ouverts dans le système"
    case .tooManyFiles: "trop de fichiers ouverts"
    case .tooLarge: "fichier trop grand"
    case .noSpace: "plus de place sur le périphérique"
    case .readOnly: "système de fichiers en lecture seule"
    case .nameTooLong: "nom de fichier trop long"
    case .linkLoop: "trop de niveaux de liens symboliques"
    }
  }
  func providerAuthority(title: String) -> String {
    switch title {
    case "ECB": "BCE"
    case _: title
    }
  }
  func providerAuthorityAtStart(title: String) -> String {
    switch title {
    case "ECB": "La BCE"
    case _: "La \(title)"
    }
  }
  func waitSeconds(count: Double) -> String {
    self.seconds(count)
  }
  func waitMinutes(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) minute"
    case .many: "\(count) minutes"
    case _: "\(count) minutes"
    }
  }
  func waitHours(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) heure"
    case .many: "\(count) heures"
    case _: "\(count) heures"
    }
  }
  func waitDays(count: Int) -> String {
    self.days(count)
  }
  func metricName(metric: CompanyFigures.Metric) -> String {
    switch metric {
    case .revenue: "chiffre d'affaires"
    case .earnings: "résultat net"
    case .cashFlow: "flux de trésorerie d'exploitation"
    case .revenuePerShare: "chiffre d'affaires par action"
    case .earningsPerShare: "résultat net par action"
    case .cashFlowPerShare: "flux de trésorerie d'exploitation par action"
    }
  }
  func batchSummary(done: Int, count: Int, unchanged: Int, failed: Int, firstFailed: Int) -> String {
    switch (self.plural(unchanged), self.plural(failed)) {
    case (_, _) where unchanged == 0 && failed == 0: "Écrits : \(done) sur \(count)."
    case (_, _) where unchanged == 0: "Écrits : \(done) sur \(count) ; échecs : \(failed), le premier à la ligne \(firstFailed)."
    case (_, _) where failed == 0: "Écrits : \(done) sur \(count) ; inchangés : \(unchanged)."
    case (_, _): "Écrits : \(done) sur \(count) ; inchangés : \(unchanged) ; échecs : \(failed), le premier à la ligne \(firstFailed)."
    }
  }
  func batchProgress(done: Int, count: Int) -> String {
    "Lignes terminées : \(done) sur \(count)."
  }
  func batchShard(number: Int, count: Int) -> String {
    "Traite les lignes de la part \(number) sur \(count), selon les variables de Slurm ou de Kubernetes ; --shard 1/1 les traite toutes."
  }
  func chartStatistics(points: Int) -> String {
    "Calcul des statistiques de \(points) points."
  }
  func importReplaced(symbol: String, title: String) -> String {
    "\(symbol) : les cours de \(title) ont été remplacés."
  }
  func importDone(symbol: String, days: Int, span: String, new: Int, changed: Int) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol) : \(self.days(days)), \(span), rien de nouveau."
    case (_, _) where new == 0: "\(symbol) : \(self.days(days)), \(span), modifiés : \(changed)."
    case (_, _) where changed == 0: "\(symbol) : \(self.days(days)), \(span), nouveaux : \(new)."
    case (_, _): "\(symbol) : \(self.days(days)), \(span), nouveaux : \(new), modifiés : \(changed)."
    }
  }
  func importSymbols(file: String, count: Int, total: Int) -> String {
    "\(file) : \(self.symbols(count)) lus ; \(self.symbols(total)) importés en tout."
  }
  func importSkipped(file: String, count: Int) -> String {
    "\(file) : \(self.rowsSkipped(count)) sans cours de clôture."
  }
  func updateDone(symbol: String, new: Int, changed: Int, last: CalendarDate, provider: String) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol) : rien de nouveau, jusqu'au \(self.date(last)), source : \(provider)."
    case (_, _) where new == 0: "\(symbol) : rien de nouveau, jours modifiés : \(changed), jusqu'au \(self.date(last)), source : \(provider)."
    case (_, _) where changed == 0: "\(symbol) : nouveaux jours : \(new), jusqu'au \(self.date(last)), source : \(provider)."
    case (_, _): "\(symbol) : nouveaux jours : \(new), jours modifiés : \(changed), jusqu'au \(self.date(last)), source : \(provider)."
    }
  }
  func updateDoneEmpty(symbol: String, new: Int, changed: Int, provider: String) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol) : rien de nouveau, source : \(provider)."
    case (_, _) where new == 0: "\(symbol) : rien de nouveau, jours modifiés : \(changed), source : \(provider)."
    case (_, _) where changed == 0: "\(symbol) : nouveaux jours : \(new), source : \(provider)."
    case (_, _): "\(symbol) : nouveaux jours : \(new), jours modifiés : \(changed), source : \(provider)."
    }
  }
  func updateFetching(count: Int) -> String {
    "Récupération des cours de \(self.symbols(count))."
  }
  func updatePart(part: UpdatePart, count: Int) -> String {
    switch part {
    case .updated: "mis à jour : \(count)"
    case .unchanged: "inchangés : \(count)"
    case .leftAsImported: "laissés tels qu'importés : \(count)"
    case .failed: "échecs : \(count)"
    }
  }
  func updateSymbolsWithout(count: Int, left: Int, tests: Int, untypable: Int) -> String {
    switch (self.plural(tests), self.plural(untypable), self.plural(left)) {
    case (_, _, _) where tests == 0: "\(self.symbols(count)) de Nasdaq. Omis : \(untypable) impossibles à saisir ici."
    case (_, _, _) where untypable == 0: "\(self.symbols(count)) de Nasdaq. Omis : \(tests) pour les essais des bourses."
    case (_, _, _): "\(self.symbols(count)) de Nasdaq. Omis : \(tests) pour les essais des bourses et \(untypable) impossibles à saisir ici."
    }
  }
  func figuresFetched(symbol: String, age: FigureAge, count: Int) -> String {
    switch age {
    case .unknown: "Les chiffres de \(symbol) ont été récupérés alors que l'horloge de cette machine avançait."
    case .days: "Les chiffres de \(symbol) ont été récupérés il y a \(self.days(count))."
    case .hours: "Les chiffres de \(symbol) ont été récupérés il y a \(self.hours(count))."
    case .minutes: "Les chiffres de \(symbol) ont été récupérés il y a moins d'une heure."
    }
  }
  func pricesFetchingLatest(symbols: [String], isOne: Bool) -> String {
    switch isOne {
    case true: "Récupération du cours de \(self.joined(symbols))."
    case false: "Récupération des cours de \(self.joined(symbols))."
    }
  }
  func pricesLate(seconds: Double) -> String {
    "Aucune réponse n'est arrivée en \(self.seconds(seconds))."
  }
  func sampleDated(name: String, what: String, first: CalendarDate, last: CalendarDate) -> String {
    "\(name) : \(what), du \(self.date(first)) au \(self.date(last))."
  }
  func deviceRanDry(count: Int) -> String {
    "Le périphérique a manqué de données \(count) fois."
  }
  func listAlreadyThere(symbols: [String], count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "\(self.joined(symbols)) était déjà dans la liste."
    case _: "\(self.joined(symbols)) étaient déjà dans la liste."
    }
  }
  func noteDerived(name: String, count: Int, total: Int) -> String {
    "\(name) : \(count) chiffres sur \(total) calculés, absents de tout dépôt."
  }
  func notePossibleSplit(name: String, date: CalendarDate, shares: String) -> String {
    "avertissement : \(name) n'est peut-être pas corrigé d'une division d'actions \(self.at(date)) : le cours a varié comme si une action en était devenue \(shares)."
  }
  func noteFurtherSplits(name: String, count: Int) -> String {
    "avertissement : \(name) n'est peut-être pas corrigé non plus d'autres divisions d'actions : \(count)."
  }
  func noteLeftOut(name: String, count: Int, compared: Int) -> String {
    switch self.plural(compared) {
    case .one: "\(name) : \(self.valuesLeftOut(count)), car une seule date peut être comparée."
    case .many: "\(name) : \(self.valuesLeftOut(count)), car seules \(compared) dates peuvent être comparées."
    case _: "\(name) : \(self.valuesLeftOut(count)), car seules \(compared) dates peuvent être comparées."
    }
  }
  func noteToldAs(name: String, form: FormName, column: String, other: String) -> String {
    switch form {
    case .scatter: "\(name) : décrit en nuage de points, \(self.quoted(column)) selon \(self.quoted(other)) ; --as line prend les lignes dans l'ordre."
    case .box: "\(name) : décrit en boîtes à moustaches, \(self.quoted(column)) par \(self.quoted(other)) ; --as line prend les lignes dans l'ordre."
    case .band: "\(name) : décrit en bande, \(self.quoted(column)) avec \(self.quoted(other)) ; --as line ignore les bornes."
    case .share: "\(name) : décrit en parts d'un tout ; --as bars donne les valeurs."
    case _: "\(name) : décrit en carte de chaleur ; --as line prend les colonnes l'une après l'autre."
    }
  }
  func noteRepeatedDates(name: String, count: Int, example: CalendarDate) -> String {
    "\(name) : \(self.rowsSkipped(count)), car leur date revient plus bas, par exemple \(self.date(example)) ; la dernière ligne compte."
  }
  func noteEmptyRows(name: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(name) : \(count) ligne vide ignorée."
    case .many: "\(name) : \(count) lignes vides ignorées."
    case _: "\(name) : \(count) lignes vides ignorées."
    }
  }
  func noteRowsWithoutPosition(name: String, count: Int, row: Int) -> String {
    "\(name) : \(self.rowsSkipped(count)) sans position le long de x, à partir de la ligne \(row)."
  }
  func notePreamble(name: String, count: Int) -> String {
    "\(name) : \(self.rowsSkipped(count)) au-dessus des en-têtes."
  }
  func noteFooter(name: String, count: Int, row: Int) -> String {
    "\(name) : \(self.rowsSkipped(count)) sous les données, à partir de la ligne \(row)."
  }
  func noteShortRows(name: String, count: Int, row: Int) -> String {
    switch self.plural(count) {
    case .one: "\(name) : \(count) ligne trop courte complétée par des valeurs manquantes, la ligne \(row)."
    case .many: "\(name) : \(count) lignes trop courtes complétées par des valeurs manquantes, à partir de la ligne \(row)."
    case _: "\(name) : \(count) lignes trop courtes complétées par des valeurs manquantes, à partir de la ligne \(row)."
    }
  }
  func noteOneOfColumns(name: String, column: String, count: Int, others: [String]) -> String {
    "\(name) : colonne \(self.quoted(column)) choisie parmi \(count) colonnes de nombres ; --y en choisit d'autres : \(self.shortened(others))."
  }
  func noteHeadingsRepeated(name: String, count: Int) -> String {
    "\(name) : \(self.rowsSkipped(count)), qui répètent les en-têtes."
  }
  func noteColumnsLeftOut(name: String, count: Int, columns: [String]) -> String {
    switch self.plural(count) {
    case .one: "\(name) : colonne \(self.shortened(columns)) laissée de côté."
    case .many: "\(name) : \(count) colonnes laissées de côté : \(self.shortened(columns))."
    case _: "\(name) : \(count) colonnes laissées de côté : \(self.shortened(columns))."
    }
  }
  func noteEmptySeries(name: String, count: Int, example: String) -> String {
    switch self.plural(count) {
    case .one: "\(name) : \(count) série sans valeur omise, \(self.quoted(example))."
    case .many: "\(name) : \(count) séries sans valeur omises, comme \(self.quoted(example))."
    case _: "\(name) : \(count) séries sans valeur omises, comme \(self.quoted(example))."
    }
  }
  func noteLimits(name: String, column: String, count: Int) -> String {
    "\(name) : pour \(self.values(count)) de \(self.quoted(column)) comme <1, seul le nombre a été retenu."
  }
  func noteFlags(name: String, column: String, count: Int) -> String {
    "\(name) : lettres ou signes ignorés après \(self.values(count)) de \(self.quoted(column))."
  }
  func noteBarsOfZeros(name: String, count: Int, row: Int) -> String {
    switch self.plural(count) {
    case .one: "\(name) : \(count) ligne de zéros sans volume traitée comme manquante, la ligne \(row)."
    case .many: "\(name) : \(count) lignes de zéros sans volume traitées comme manquantes, à partir de la ligne \(row)."
    case _: "\(name) : \(count) lignes de zéros sans volume traitées comme manquantes, à partir de la ligne \(row)."
    }
  }
  func noteSentinel(name: String, column: String, value: String, count: Int) -> String {
    "\(name) : \(value), loin du reste de \(self.quoted(column)), traité \(count) fois comme manquant."
  }
  func noteBadCells(name: String, column: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(name) : \(count) cellule de \(self.quoted(column)) sans nombre traitée comme manquante."
    case .many: "\(name) : \(count) cellules de \(self.quoted(column)) sans nombre traitées comme manquantes."
    case _: "\(name) : \(count) cellules de \(self.quoted(column)) sans nombre traitées comme manquantes."
    }
  }
  func noteSeveralAtOne(name: String, points: Int, positions: Int) -> String {
    "\(name) : \(self.points(points)) pour \(self.positions(positions)) le long de x ; --aggregate mean réunit ceux d'une même position, --by les répartit en séries."
  }
  func noteLinesWithoutMatch(name: String, count: Int) -> String {
    "\(name) : \(self.rowsSkipped(count)) sans correspondance."
  }
  func noteSearchesBrokenOff(name: String, count: Int, line: Int) -> String {
    "\(name) : \(self.rowsSkipped(count)) à partir de la ligne \(line), car la recherche du motif y durait trop longtemps."
  }
  func noteIncomplete(name: String, isFirst: Bool, interval: Interval, days: String) -> String {
    switch (isFirst, interval) {
    case (true, .day): "\(name) : le premier jour est incomplet, avec des points seulement \(days)."
    case (true, .week): "\(name) : la première semaine est incomplète, avec des points seulement \(days)."
    case (true, .month): "\(name) : le premier mois est incomplet, avec des points seulement \(days)."
    case (true, .quarter): "\(name) : le premier trimestre est incomplet, avec des points seulement \(days)."
    case (false, .day): "\(name) : le dernier jour est incomplet, avec des points seulement \(days)."
    case (false, .week): "\(name) : la dernière semaine est incomplète, avec des points seulement \(days)."
    case (false, .month): "\(name) : le dernier mois est incomplet, avec des points seulement \(days)."
    case (false, .quarter): "\(name) : le dernier trimestre est incomplet, avec des points seulement \(days)."
    }
  }
  func noteOnDay(day: CalendarDate) -> String {
    self.at(day)
  }
  func noteFromTo(first: CalendarDate, last: CalendarDate) -> String {
    "du \(self.date(first)) au \(self.date(last))"
  }
  func guessStored(name: String, values: String, rows: Int) -> String {
    "\(name) : enregistré, \(values) comme valeurs, \(self.rows(rows))."
  }
  func guessWideYears(name: String, form: String, headings: String, rows: Int) -> String {
    "\(name) : lu comme \(form), les en-têtes \(headings) le long de x, chaque ligne est une année, \(self.rows(rows))."
  }
  func guessWideSeries(name: String, form: String, headings: String, by: String, rows: Int) -> String {
    "\(name) : lu comme \(form), les en-têtes \(headings) le long de x, chaque ligne est une série nommée par \(by), \(self.rows(rows))."
  }
  func guessTable(name: String, form: String, x: String, xCount: Int, values: String, valueCount: Int, by: String, rows: Int) -> String {
    let along = self.along(xCount, columns: x)
    let taken = self.taken(valueCount, columns: values)
    return switch by {
    case "": "\(name) : lu comme \(form), \(along), \(taken), \(self.rows(rows))."
    case _: "\(name) : lu comme \(form), \(along), \(taken), une série par \(by), \(self.rows(rows))."
    }
  }
  func guessRowPart(part: RowPart, count: Int) -> String {
    switch part {
    case .data: "\(count) de données"
    case .headings: "\(count) d'en-têtes"
    case .preamble: "\(count) au-dessus des en-têtes"
    case .comments: "\(count) de commentaires"
    case .blank: "\(count) sans contenu"
    case .notes: "\(count) sous les données"
    case .skipped: "\(count) laissées de côté"
    }
  }
  func guessForm(format: String, cells: CellMark, mark: String, isPrices: Bool, hasDecimalCommas: Bool, hasHeadings: Bool) -> String {
    let written = self.written(format, cells: cells, mark: mark)
    return switch (isPrices, hasDecimalCommas, hasHeadings) {
    case (true, true, true): "fichier de cours en \(written) et virgules décimales"
    case (true, true, false): "fichier de cours en \(written) et virgules décimales, sans en-têtes"
    case (true, false, true): "fichier de cours en \(written)"
    case (true, false, false): "fichier de cours en \(written), sans en-têtes"
    case (false, true, true): "\(written) et virgules décimales"
    case (false, true, false): "\(written) et virgules décimales, sans en-têtes"
    case (false, false, true): "\(written)"
    case (false, false, false): "\(written), sans en-têtes"
    }
  }
  func columnsRead(name: String, form: String, isRecord: Bool, row: Int) -> String {
    switch isRecord {
    case true: "\(name) : lu comme \(form), premières données à l'enregistrement \(row)."
    case false: "\(name) : lu comme \(form), premières données à la ligne \(row)."
    }
  }
  func columnsContent(content: ColumnSummary.Content) -> String {
    switch content {
    case .dates: "dates"
    case .numbers: "nombres"
    case .text: "texte"
    case .empty: "vide"
    }
  }
  func columnsRole(role: ColumnSummary.Role) -> String {
    switch role {
    case .x: "le long de x"
    case .y: "comme valeurs"
    case .by: "comme noms de séries"
    }
  }
  func batchLongLines(path: String, count: Int) -> String {
    "Lignes trop longues ignorées dans le journal \(self.quoted(path)) : \(count)."
  }
  func chartUnequalCounts(positions: Int, values: Int) -> String {
    "Il y a \(self.positions(positions)) pour \(self.values(values))."
  }
  func rangeNothingInRange(first: CalendarDate, last: CalendarDate) -> String {
    "Aucune valeur dans la période : les données vont du \(self.date(first)) au \(self.date(last))."
  }
  func scoreSmoothingWidth(width: Double) -> String {
    "Impossible de lisser sur \(self.number(width)) points."
  }
  func chartTooManySeries(count: Int, limit: Int) -> String {
    "Le tableau a \(count) séries, mais \(limit) au plus peuvent s'entendre l'une après l'autre."
  }
  func figureNotByPeriod(symbol: String, titles: String, period: CompanyFigures.Period) -> String {
    switch period {
    case .quarter: "Les dépôts de \(self.quoted(symbol)) ne donnent cela que par an, pas par trimestre : \(titles)."
    case .year: "Les dépôts de \(self.quoted(symbol)) ne donnent cela que par trimestre, pas par an : \(titles)."
    }
  }
  func readAmbiguousColumn(file: String, count: Int, name: String) -> String {
    "La source \(self.quoted(file)) a \(count) colonnes nommées \(self.quoted(name))."
  }
  func readSingleRow(file: String, count: Int, headings: [String]) -> String {
    "La source \(self.quoted(file)) n'a qu'une ligne de \(self.numbers(count)), ce qui n'est pas un graphique : \(self.shortened(headings))."
  }
  func kindTooFew(form: String, needed: Int, found: Int) -> String {
    switch self.plural(found) {
    case _ where found == 1: "--as \(form) demande au moins \(needed) valeurs, et il n'y en a qu'une."
    case _: "--as \(form) demande au moins \(needed) valeurs, et il y en a \(found)."
    }
  }
  func kindTooFewRemedy(form: String) -> String {
    switch form {
    case "share": "--as bars les donne."
    case _: "--as line les prend dans l'ordre."
    }
  }
  func kindMissing(form: String, need: FormError.Need) -> String {
    switch need {
    case .numbers: "--as \(form) demande une colonne de nombres, et le tableau n'en a plus."
    case .secondNumbers: "--as \(form) demande deux colonnes de nombres, et le tableau n'en a qu'une."
    case .bounds: "Les en-têtes ne nomment ni borne inférieure ni borne supérieure."
    case .names: "--as \(form) demande une colonne de noms, et le tableau n'en a pas."
    case .rowNames: "Une grille avec --x demande aussi la colonne qui nomme ses lignes."
    case .grid: "--as \(form) demande au moins 2 lignes et 2 colonnes de nombres."
    }
  }
  func kindMissingRemedy(need: FormError.Need) -> String {
    switch need {
    case .bounds: "Les nommer avec --band LOWER,UPPER, ou nommer la colonne des marges d'erreur avec --error."
    case .rowNames: "La nommer avec --by."
    case .grid: "--as line donne les valeurs."
    case _: "--list-columns montre ce qu'il y a."
    }
  }
  func readNotAPair(row: Int, file: String, count: Int) -> String {
    "L'enregistrement \(row) de \(self.quoted(file)) est une liste de \(self.values(count)), pas une paire."
  }
  func readUnequalLists(row: Int, file: String, found: Int, expected: Int) -> String {
    "L'enregistrement \(row) de \(self.quoted(file)) est une liste de \(self.values(found)), mais le premier en a \(expected)."
  }
  func deviceStalled(device: String, seconds: Double) -> String {
    "Le périphérique audio \(self.quoted(device)) n'accepte plus de son depuis \(self.seconds(seconds))."
  }
  func soundFileIncomplete(written: Int, frameCount: Int, kind: String) -> String {
    "Seules \(written) trames sur \(frameCount) sont arrivées dans le fichier .\(kind)."
  }
  func rebaseOneInterval(interval: Interval) -> String {
    switch interval {
    case .day: "Toutes les dates comparées sont du même jour."
    case .week: "Toutes les dates comparées sont de la même semaine."
    case .month: "Toutes les dates comparées sont du même mois."
    case .quarter: "Toutes les dates comparées sont du même trimestre."
    }
  }
  func rebaseRange(first: CalendarDate, last: CalendarDate) -> String {
    "Aucune date de la période n'a de valeur dans toutes les séries : ces dates vont du \(self.date(first)) au \(self.date(last))."
  }
  func rebaseChangeTooLarge(series: String, date: CalendarDate) -> String {
    "La variation de \(self.quoted(series)) jusqu'au \(self.date(date)) est trop grande pour être un nombre."
  }
  func settingsUnsetRemedy(key: String, isSecret: Bool) -> String {
    switch isSecret {
    case true: "Le définir avec audiograph config set \(key)."
    case false: "Le définir avec audiograph config set \(key) VALUE."
    }
  }
  func settingsConflict(settings: [String], count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "Le réglage \(self.joined(settings)) vaut ici aussi."
    case _: "Les réglages \(self.joined(settings)) valent ici aussi."
    }
  }
  func updateMissing(symbol: String, first: CalendarDate, last: CalendarDate) -> String {
    "\(symbol) : les jours du \(self.date(first)) au \(self.date(last)) manquent."
  }
  func answerAmountsInNoCurrency(unit: String) -> String {
    "les montants sont en \(self.quoted(unit)), qui n'est pas une devise"
  }
  func answerRaggedRow(row: Int, found: Int, expected: Int) -> String {
    "la ligne \(row) a \(found) cellules au lieu de \(expected)"
  }
  func helpValues(placeholder: String, words: [String], isOpen: Bool) -> String {
    switch isOpen {
    case true: "\(placeholder) peut être \(self.alternatives(words))."
    case false: "\(placeholder) est \(self.alternatives(words))."
    }
  }
  func liveAxis(name: String, low: String, high: String) -> String {
    switch name {
    case "": "Les hauteurs vont maintenant de \(low) à \(high)."
    case _: "\(name) : les hauteurs vont maintenant de \(low) à \(high)."
    }
  }
  func liveMoved(name: String, size: String, span: String, value: String, isUp: Bool) -> String {
    switch isUp {
    case true: "Alerte : \(name) est en hausse d'au moins \(size) en \(span), à \(value)."
    case false: "Alerte : \(name) est en baisse d'au moins \(size) en \(span), à \(value)."
    }
  }
  func liveKept(kept: Int, count: String) -> String {
    "Les \(kept) dernières valeurs sur \(count) :"
  }
  func livePassedOver(count: Int) -> String {
    "Lignes sans nombre : \(count)."
  }
  func liveSearchesBrokenOff(count: Int) -> String {
    "Lignes ignorées, car la recherche du motif durait trop longtemps : \(count)."
  }
  func liveLate(name: String, age: String) -> String {
    "\(name) : le cours date d'il y a \(age)."
  }
  func liveZoneOf(name: String, others: Int, zone: String) -> String {
    switch self.plural(others) {
    case _ where others == 0: "\(name) : heures en \(zone)."
    case .one: "\(name) et \(others) autre : heures en \(zone)."
    case .many: "\(name) et \(others) autres : heures en \(zone)."
    case _: "\(name) et \(others) autres : heures en \(zone)."
    }
  }
  func liveOffset(hours: String, isBehind: Bool) -> String {
    switch isBehind {
    case true: "UTC moins \(hours)"
    case false: "UTC plus \(hours)"
    }
  }
  func liveBrokenLines(count: Int) -> String {
    "avertissement : lignes abîmées de l'enregistrement, ignorées : \(count)."
  }
  func liveNoNumber(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 0: "Rien n'est arrivé sur l'entrée standard."
    case _: "Aucun nombre sur l'entrée standard, lignes lues : \(count)."
    }
  }
  func learnLesson(number: Int, count: Int, name: String) -> String {
    "\(number) sur \(count) : \(name)."
  }
  func learnName(lesson: Lesson) -> String {
    switch lesson {
    case .low: "grave"
    case .high: "aigu"
    case .rise: "montée"
    case .fall: "descente"
    case .steep: "pente raide"
    case .peak: "un sommet"
    case .trough: "un creux"
    case .gap: "un trou"
    case .tick: "tics"
    case .baseline: "sous une ligne de base"
    case .crossing: "franchir une ligne de base"
    case .twoSeries: "deux séries"
    case .whole: "un graphique entier"
    case .bars: "barres"
    case .scatter: "un nuage de points"
    case .histogram: "un histogramme"
    case .density: "une densité"
    case .box: "des boîtes à moustaches"
    case .band: "une bande"
    case .heatMap: "une carte de chaleur"
    case .share: "des parts"
    }
  }
  func learnMeaning(lesson: Lesson) -> String {
    switch lesson {
    case .low: "Un son grave est une valeur basse."
    case .high: "Un son aigu est une valeur haute."
    case .rise: "Les valeurs montent, et le temps va de gauche à droite."
    case .fall: "Les valeurs baissent."
    case .steep: "Plus la hauteur change vite, plus la pente est raide : douce d'abord, puis raide."
    case .peak: "Les valeurs montent à un sommet et redescendent."
    case .trough: "Les valeurs descendent dans un creux et remontent."
    case .gap: "Les valeurs manquantes sont muettes, après un tic léger."
    case .tick: "Avec --ticks, chaque tic est un pas sur l'axe, par exemple une année."
    case .baseline: "Avec --baseline, un bruit s'entend tant que les valeurs sont au-dessous."
    case .crossing: "Un tic monte quand les valeurs passent au-dessus, et descend quand elles passent au-dessous."
    case .twoSeries: "Les séries se suivent, chacune avec son propre timbre."
    case .whole: "D'abord le son le plus grave et le plus aigu, puis les valeurs, et deux coups à la fin."
    case .bars: "Chaque son est un nom : plus le son est aigu, plus sa valeur est haute."
    case .scatter: "Chaque son est un point, de gauche à droite : plus le son est aigu, plus le point est haut. Ici, ils montent."
    case .histogram: "Chaque son est une classe, des valeurs basses aux hautes : plus le son est aigu, plus elle a de valeurs. Un son bref, grave et faible est une classe vide."
    case .density: "Un son glisse des valeurs basses aux hautes : plus il est aigu, plus il y a de valeurs à cet endroit."
    case .box: "Chaque groupe glisse de la moustache basse, par le premier quartile, la médiane et le troisième quartile, à la moustache haute ; la médiane est la plus longue. Les sons brefs qui suivent sont des valeurs atypiques."
    case .band: "Chaque valeur est suivie de ses bornes inférieure et supérieure, plus faibles et plus brèves. Avec plus de 24 points, les trois sonnent ensemble, les bornes à gauche et à droite."
    case .heatMap: "Un tic commence chaque ligne, et chaque son est une cellule, de gauche à droite : plus le son est aigu, plus la valeur est haute. Une cellule vide est muette."
    case .share: "La plus grande part vient d'abord : plus une part est grande, plus son son est aigu et long."
    }
  }
  func learnHint(isLast: Bool) -> String {
    switch isLast {
    case false: "n suivant, r encore."
    case true: "t quiz, q quitte."
    }
  }
  func quizOpening(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "Une question ; répondre par un chiffre, q quitte."
    case _: "\(count) questions ; répondre par un chiffre, q quitte."
    }
  }
  func quizNumber(number: Int, count: Int) -> String {
    "Question \(number) sur \(count)."
  }
  func quizQuestion(kind: QuizKind) -> String {
    switch kind {
    case .pitch: "Était-ce une valeur basse ou haute ?"
    case .direction: "Les valeurs ont-elles monté ou baissé ?"
    case .steepness: "Était-ce plus raide dans la première moitié ou ensuite ?"
    case .turn: "Était-ce un sommet ou un creux ?"
    case .place: "Où était le sommet ?"
    case .gap: "Y avait-il un trou ?"
    case .ticks: "Y avait-il des tics ?"
    case .baseline: "Les valeurs étaient-elles au-dessus ou au-dessous de la ligne de base ?"
    case .crossing: "Dans quel sens ont-elles franchi la ligne de base ?"
    case .series: "Quelle série a fini plus haut ?"
    case .bars: "Où était la barre la plus haute ?"
    case .scatter: "De gauche à droite, les points ont-ils monté ou baissé, ou n'y avait-il pas de lien ?"
    case .histogram: "Combien de pics avait l'histogramme ?"
    case .density: "La valeur la plus fréquente était-elle basse ou haute ?"
    case .box: "Quel groupe était le plus haut ?"
    case .band: "L'intervalle s'est-il élargi ou rétréci ?"
    case .heatMap: "Quelle ligne avait la valeur la plus haute ?"
    case .share: "La plus grande part faisait-elle plus de la moitié ?"
    }
  }
  func quizChoice(choice: QuizChoice) -> String {
    switch choice {
    case .low: "basse"
    case .high: "haute"
    case .rising: "monté"
    case .falling: "baissé"
    case .first: "première moitié"
    case .later: "ensuite"
    case .peak: "sommet"
    case .trough: "creux"
    case .beginning: "début"
    case .middle: "milieu"
    case .end: "fin"
    case .yes: "oui"
    case .no: "non"
    case .above: "au-dessus"
    case .below: "au-dessous"
    case .upwards: "vers le haut"
    case .downwards: "vers le bas"
    case .firstSeries: "la première"
    case .secondSeries: "la deuxième"
    case .unrelated: "pas de lien"
    case .one: "un"
    case .two: "deux"
    case .firstGroup: "le premier"
    case .secondGroup: "le deuxième"
    case .wider: "élargi"
    case .narrower: "rétréci"
    case .firstRow: "la première"
    case .lastRow: "la dernière"
    }
  }
  func quizResult(right: Int, count: Int) -> String {
    "Bonnes réponses : \(right) sur \(count)."
  }
  func quizBest(right: Int, count: Int) -> String {
    "Le meilleur résultat jusqu'ici : \(right) sur \(count)."
  }
  func quizLeft(right: Int, count: Int) -> String {
    "Bonnes réponses jusqu'ici : \(right) sur \(count) ; le résultat n'est pas gardé."
  }
  func hearingStep(number: Int, count: Int) -> String {
    "\(number) sur \(count)."
  }
  func bytes(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) octet"
    case .many: "\(count) d'octets"
    case _: "\(count) octets"
    }
  }
  func cells(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) cellule"
    case .many: "\(count) cellules"
    case _: "\(count) cellules"
    }
  }
  func days(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) jour"
    case .many: "\(count) jours"
    case _: "\(count) jours"
    }
  }
  func hours(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) heure"
    case .many: "\(count) heures"
    case _: "\(count) heures"
    }
  }
  func frames(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) trame"
    case .many: "\(count) trames"
    case _: "\(count) trames"
    }
  }
  func numbers(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) nombre"
    case .many: "\(count) nombres"
    case _: "\(count) nombres"
    }
  }
  func points(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) point"
    case .many: "\(count) points"
    case _: "\(count) points"
    }
  }
  func positions(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) position"
    case .many: "\(count) positions"
    case _: "\(count) positions"
    }
  }
  func rows(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) ligne"
    case .many: "\(count) lignes"
    case _: "\(count) lignes"
    }
  }
  func rowsSkipped(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) ligne ignorée"
    case .many: "\(count) lignes ignorées"
    case _: "\(count) lignes ignorées"
    }
  }
  func seconds(_ count: Double) -> String {
    switch self.plural(count) {
    case .one: "\(self.number(count)) seconde"
    case .many: "\(self.number(count)) secondes"
    case _: "\(self.number(count)) secondes"
    }
  }
  func symbols(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) symbole"
    case .many: "\(count) symboles"
    case _: "\(count) symboles"
    }
  }
  func values(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) valeur"
    case .many: "\(count) valeurs"
    case _: "\(count) valeurs"
    }
  }
  func valuesLeftOut(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) valeur omise"
    case .many: "\(count) valeurs omises"
    case _: "\(count) valeurs omises"
    }
  }
  func along(_ count: Int, columns: String) -> String {
    switch self.plural(count) {
    case _ where count == 0: "les lignes comptées le long de x"
    case _ where count == 1: "colonne \(columns) le long de x"
    case _: "colonnes \(columns) le long de x"
    }
  }
  func taken(_ count: Int, columns: String) -> String {
    switch self.plural(count) {
    case _ where count == 1: "colonne \(columns) comme valeurs"
    case _: "colonnes \(columns) comme valeurs"
    }
  }
  func written(_ format: String, cells: CellMark, mark: String) -> String {
    switch cells {
    case .none: format
    case .commas: "\(format) avec des virgules entre les cellules"
    case .semicolons: "\(format) avec des points-virgules entre les cellules"
    case .tabs: "\(format) avec des tabulations entre les cellules"
    case .spaces: "\(format) avec des espaces entre les cellules"
    case .other: "\(format) avec « \(mark) » entre les cellules"
    }
  }
  func fault(_ fault: JSONFault) -> String {
    switch fault {
    case .syntax: "erreur de syntaxe"
    case .unexpectedEnd: "fin inattendue"
    case .textAfterEnd: "texte après la fin"
    case .invalidUTF8: "UTF-8 invalide"
    case .nulCharacter: "caractère nul"
    case .repeatedKey: "nom répété dans un enregistrement"
    case .tooDeep: "trop de niveaux"
    case .numberTooLarge: "nombre trop grand"
    case .tooLarge: "valeurs qui demandent trop de mémoire"
    case .outOfMemory: "plus de mémoire"
    }
  }
  func shape(_ shape: JSONShape) -> String {
    switch shape {
    case .record: "un enregistrement"
    case .list: "une liste"
    case .number: "un nombre"
    case .text: "une chaîne"
    case .boolean: "true ou false"
    case .null: "null"
    }
  }
  func quantity(_ quantity: ScoreError.Quantity) -> String {
    switch quantity {
    case .length: "La durée"
    case .speed: "La vitesse"
    case .volume: "Le volume"
    case .panWidth: "La largeur stéréo"
    case .smoothingWeight: "Le poids du lissage"
    case .smoothingWidth: "Le nombre de points lissés"
    }
  }
  func kinds(_ precision: DatePrecision) -> String {
    switch precision {
    case .year: "années"
    case .quarter: "trimestres"
    case .month: "mois"
    case .day: "jours"
    case .minute: "minutes"
    case .second: "secondes"
    case .millisecond: "millisecondes"
    case .microsecond: "microsecondes"
    }
  }
}
