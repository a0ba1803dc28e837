// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the catalogues beside it by `make languages`: changes here are lost.

internal import Audiograph
internal import ChartInput
internal import JSON
internal import MarketData

protocol EnglishSentences: Sentences {}

extension EnglishSentences {
  var texts: PackedTable { PackedTable("""
    address.notFetched\tThe address {0} is not one that audiograph fetches.
    address.notFetched.remedy\tGive one that begins with https:// and holds no password.
    address.offline\tThe address {0} was not fetched, because --offline is in force.
    address.offline.remedy\tLeave out --offline, or give a file.
    address.refused\tThe server answered with status {0} for the address {1}.
    address.remedy\tCheck the address and your network, or fetch it with curl into a file.
    address.tooLarge.remedy\tFetch it with curl into a file, and give that.
    again.line\tAgain: {0}
    again.noFolder\tThere is no folder for the last command, because neither HOME nor XDG_STATE_HOME is set.
    again.noFolder.remedy\tSet one of them.
    again.nothing\tThere is nothing to repeat yet.
    again.nothing.remedy\tPlay, describe or export a chart first, as in audiograph play nile.
    again.standardInput\tThe last command read standard input, which cannot be read again.
    again.standardInput.remedy\tPut the data into a file, and name that.
    again.unusable\tThe file {0} does not hold a command that can be repeated.
    again.unusable.remedy\tPlay, describe or export a chart, which replaces it.
    alert.noFolder\tThere is no folder for alerts, because neither HOME nor XDG_DATA_HOME is set.
    alert.none\tNo alerts are kept.
    alert.noneLeft\tThe alerts of {0} are removed.
    alert.notKept\tNo such alert is kept for {0}.
    alert.notKept.remedy\taudiograph alert list shows those that are.
    alert.unusable\tThe file {0} holds something other than alerts.
    alert.unusable.remedy\tCorrect it, or move it away.
    answer.answerIsNoRecord\tthe answer is not a record
    answer.answerPriceIsNoNumber\tthe answer has a price that is not a number
    answer.answerWithoutResult\tthe answer has no result
    answer.barTooShort\ta bar is too short
    answer.barWithoutDate\ta bar has no date
    answer.barWithoutTime\ta bar has no time
    answer.bars\t{0}-minute bars
    answer.empty\tthe answer is empty
    answer.errorWithoutWords\tan error has no message
    answer.highBelowLow\ta high is below its low
    answer.impossiblePrice\tthe answer has an impossible price
    answer.incompleteQuote\tthe quote has no price or no date
    answer.infiniteNumber\ta number is not finite
    answer.jsonEndsEarly\tthe JSON ends too early in line {0}
    answer.jsonFollowed\tsomething follows the JSON in line {0}
    answer.jsonNotUTF8\tthe JSON is not valid UTF-8 in line {0}
    answer.jsonTooDeep\tthe JSON is nested too deeply in line {0}
    answer.jsonTooLarge\tthe JSON would take too much memory
    answer.lineTooShort\tline {0} of {1} has too few cells
    answer.listEmpty\tthe list {0} is empty
    answer.listNamesNothing\tthe list {0} has no entries
    answer.listWithoutColumn\tthe list {0} has no column {1}
    answer.listWithoutTime\tthe list {0} does not say when it was made
    answer.minutes\tone-minute bars
    answer.missingColumn\tthere is no column {0}
    answer.morePricesThanDates\tthe answer has more prices than dates
    answer.negativeVolume\ta volume is below 0
    answer.noBars\tthere is no list of bars
    answer.noChart\tthe answer has no chart
    answer.noDailySeries\tthe answer has no daily series
    answer.noFacts\tthe record of facts is missing
    answer.noLastPrice\tthere is no last price
    answer.noPrice\tthere is no price
    answer.noPrices\tthere are no prices
    answer.noQuote\tthe answer has no quote
    answer.noResult\tthere is no result
    answer.noSymbols\tthe list of symbols is empty
    answer.noTimeZone\tthe answer has no time zone
    answer.notJSON\tthe answer is not JSON in line {0}
    answer.notOnePair\tit does not hold exactly one pair
    answer.otherSymbol\tthe answer is about another symbol
    answer.outOfMemory\tthere is not enough memory for the JSON
    answer.priceIsNoNumber\ta price is not a number
    answer.priceTooLarge\ta price is too large
    answer.priceWithoutTime\ta price has no time
    answer.prices\tprices
    answer.rateNotPositive\tthe rate of {0} is not above zero
    answer.rateWithoutDate\ta rate has no date
    answer.sharePrices\tshare prices
    answer.symbolsAreNoRecord\tthe list of symbols is not a record
    answer.tableBreaksOff\tthe table breaks off in line {0}
    answer.unequalColumns\tthe columns differ in length
    axis.categories\ta category
    axis.dates\ta date such as {0}
    axis.numbers\ta number such as {0}
    axis.rows\tthe number of a point, from 1 to {0}
    batch.badValue\tInvalid value for {0}.
    batch.badValue.remedy\tUse a string or a number; true or false only for an option without a value.
    batch.died\taudiograph crashes on this line, with status {0}.
    batch.died.remedy\tPlease report it, with the chart if you may share it; the other lines are not affected.
    batch.formatOfLine\tLine {0} of the manifest has 'format', which cannot be set for a line.
    batch.formatOfLine.remedy\tLeave it out: the ending of the output decides.
    batch.interrupted\tInterrupted: {0}
    batch.journal\tCannot use the journal {0}: {1}.
    batch.journal.remedy\tGive --journal a file in a folder that you can write to.
    batch.journalInUse\tAnother batch is using the journal {0}.
    batch.journalInUse.remedy\tWait until it has finished, or give --journal another name.
    batch.journalNeedsName\t--resume needs a journal, and there is none for a manifest from standard input.
    batch.journalNeedsName.remedy\tAdd --journal FILE, or give the manifest as a file.
    batch.keyOfWholeBatch\tLine {0} of the manifest has {1}, which cannot be set for a line.
    batch.keyOfWholeBatch.remedy\tGive --{0} to audiograph batch, for all lines.
    batch.missingColumn\tThe manifest has no column {0}.
    batch.missingColumn.remedy\tBegin it with a line of headings, such as source,output.
    batch.missingValue\tThe line has no {0}.
    batch.missingValue.remedy\tAdd one, or remove the line.
    batch.notAFile\tA line cannot write to {0}, which is not a file.
    batch.notAFile.remedy\tGive the name of a file, or use audiograph export.
    batch.notAJournal\tThe file {0} is not the journal of a batch.
    batch.notAJournal.remedy\tGive --journal another name, or move the file away.
    batch.notARecord\tThe line is JSON, but not a record.
    batch.notARecord.remedy\tWrite it like {{}\"source\": \"a.csv\", \"output\": \"a.wav\"}.
    batch.outputIsInput\tLine {1} of the manifest writes {2}, which line {0} reads.
    batch.outputIsInput.remedy\tChoose another name, or split the manifest into two batches; nothing was written.
    batch.outputIsJournal\tLine {0} of the manifest writes {1}, which is the batch's journal.
    batch.outputIsManifest\tLine {0} of the manifest writes {1}, which is the manifest itself.
    batch.outputIsResults\tLine {0} of the manifest writes {1}, where the results go.
    batch.repeatedKey\tThe manifest has several columns {0}.
    batch.repeatedKey.remedy\tOnly source, output, and options that can be repeated may have several columns.
    batch.sameOutput\tLines {0} of the manifest both write {1}.
    batch.sameOutput.remedy\tGive each line an output of its own; nothing was written.
    batch.severalValues\t{0} has a list of values, but takes only one.
    batch.severalValues.remedy\tGive it one value.
    batch.standardInput\tA line cannot read standard input, which all lines would share.
    batch.standardInput.remedy\tGive a file or a symbol.
    batch.unknownKey\tLine {0} of the manifest has {1}, which is not an option of a line.
    batch.unknownKey.remedy\tUse source, output, or an option that audiograph help batch lists.
    batch.unreadable.remedy\tGive a manifest: CSV with the columns source and output, or one JSON record per line.
    batch.withoutJournal\twarning: {0} --resume will start from the beginning.
    brief.above\tAlerts above a value; --below under one.
    brief.as\tThe symbol whose prices the file has.
    brief.by\tHow long a period is: quarter or year.
    brief.change\tAlerts for 2%, say, --within 10m.
    brief.config\tReads settings from this file.
    brief.dateFormat\tHow dates are written, as in %d.%m.%Y.
    brief.device\tThe sound device; audiograph devices lists them.
    brief.duration\tHow long it lasts: gist, short, normal, long, or seconds.
    brief.every\tPrints the price every 10m, say.
    brief.exec\tRuns a program for each alert; comes last.
    brief.format\tThe format where no ending shows it, as with -o -.
    brief.from\tThe first date on which a period may end.
    brief.hearing\tFinds out how you hear, and sets that.
    brief.jobs\tHow many symbols are fetched at once, 4 by default.
    brief.jobsOfBatch\tHow many lines are rendered at once; one per core by default.
    brief.journal\tThe file that records finished lines.
    brief.jsonFacts\tPrints the facts and the words as JSON.
    brief.jsonFigures\tPrints every figure as JSON.
    brief.jsonLines\tPrints one JSON object per line.
    brief.lang\tThe language of the words: {0}.
    brief.level\tHow much is said: alt, short, standard or long.
    brief.limit\tHow many companies are printed at most.
    brief.listColumns\tPrints the columns of a table.
    brief.manifest\tWrites what sounds when, as JSON.
    brief.metric\tWhich figure, such as revenue, earnings or cash-flow.
    brief.mono\tWrites one channel instead of two.
    brief.newHigh\tAlerts above all of 1Y, say; --new-low below.
    brief.offline\tUses only stored or bundled prices.
    brief.offlineFigures\tUses only figures that are stored.
    brief.only\tOne series of several, by its name.
    brief.output\tWhere to write; - is standard output.
    brief.outputOfComparison\tWrites a file instead of playing.
    brief.provider\tThe provider to ask, such as yahoo or kraken.
    brief.quietNames\tPrints only names, or only symbols.
    brief.quietSymbols\tPrints only symbols.
    brief.quiz\tBegins with the quiz, or with one of your own.
    brief.random\tLets the price move by itself.
    brief.range\tHow far back: 5D, 3M, 1Y, YTD or MAX.
    brief.record\tAdds each price to a CSV file.
    brief.resume\tSkips lines that are finished and unchanged.
    brief.speak\tSpeaks the lines too.
    brief.speech\tWrites numbers and dates as a voice needs them.
    brief.speed\tDivides the duration.
    brief.stats\tAdds statistics about the trend.
    brief.step\tWhat a key changes the price by, 1% or 0.5.
    brief.symbols\tFinds only symbols that begin with TEXT.
    brief.symbolsFetched\tFetches the lists of companies that search uses.
    brief.symbolsRead\tReads lists of symbols and company names instead.
    brief.table\tPrints one figure per line.
    brief.text\tWhen the words are printed: before, after or none.
    brief.threshold\tPrints a line for changes of 0.5%, say.
    brief.together\tPlays several series at once, not in turn.
    brief.value\tWhich price: close, open, high, low, volume and others.
    brief.verbose\tLists every setting with what it means.
    brief.y\tA column of values, by name or as #2.
    brief.yCloses\tThe column of closing prices, by name or as #2.
    cell.place\tRow {0}, column {1} of {2}
    chart.noPoints\tThere is nothing to hear: no point has a value.
    chart.noPoints.remedy\tChoose a longer range.
    chart.notARank\tThe value of point {0} is not a rank: ranks are whole numbers from 1.
    chart.notARank.remedy\tUse --kind measurement.
    chart.notFinite\tThe value of point {0} is too large.
    chart.notFinite.remedy\tCorrect it in the source.
    chart.tooManySeries.remedy\tChoose some with --only, such as {0}.
    chart.tooManySeries.remedyRows\tChoose rows with --where, or use audiograph describe.
    chart.unequalCounts.remedy\tGive each value a position of its own.
    column.unnamed\tColumn {0}
    columns.of\t{0}:
    columns.stored\t{0}: stored.
    company.proposal\t{1} for {0}
    company.reading\tReading {1} as {2} for {0}.
    config.commandLine\tthe command line
    config.file\tthe file {0}
    config.line\t{0}: {2}, from {1}.
    config.lineUnset\t{0}: not set.
    config.meaning\t{1} {2} It takes {0}.
    config.nothing\tNothing is set. Type audiograph config -v for a list of settings.
    config.overridden\tThe variable {0} is set and overrides the file.
    config.readable\tOther users of this machine can read {0}. Type chmod 600 and its name.
    config.readers\t{0}: {1}.
    config.readersNone\t{0}: removes these settings.
    config.secret\tset
    config.set\t{0}: {2}, in the file {1}.
    config.typeSecret\tType the value of {0} and press Enter; it is not shown.
    config.unset\t{0}: no longer set, in the file {1}.
    config.variable\tthe variable {0}
    config.visibleKey\tOther users of this machine can see a key on the command line. Leave it out, and it is read from standard input.
    config.wasNotSet\t{0}: not set, in the file {1}.
    console.cannotWrite.remedy\tRedirect it to another place.
    date.span\t{0} to {1}
    device.busy\tThe sound device {0} is in use by another program.
    device.default\t{0} (the default)
    device.listing\tType audiograph devices to list the devices.
    device.missingLibrary\tCannot play sound: the library {0} is missing.
    device.missingLibrary.remedy\tInstall ALSA, the Linux sound library (apt install alsa-utils, dnf install alsa-lib or pacman -S alsa-lib).
    device.noSuchDevice\tThere is no sound device {0}.
    device.noneFound\tNo sound device was found.
    device.noneFound.remedy\tConnect or set up one, or write the sound to a file with audiograph export.
    device.notPermitted\tYou do not have permission to use the sound device {0}.
    device.notResponding\tThe sound device {0} is not responding yet.
    device.serverUnreachable\tThe sound server of the device {0} does not respond.
    device.system\tCannot play on the sound device {0}: {1}.
    device.unsupportedConfiguration\tThe sound device {0} cannot play this kind of sound.
    device.unsupportedRate\tThe sound device {2} cannot play at {1} hertz; the nearest rate is {0}.
    explore.silence\twarning: {0} Continuing with words only.
    explore.standardInput\tThe chart cannot come from standard input, because the keys do.
    explore.standardInput.remedy\tSave the data in a file first.
    export.foreignIndex\t{0} was not written by audiograph, so it stays as it is, without links to the charts.
    export.patience\tStill writing {0}.
    export.script\tWrote the script of pages to {1}: {0}.
    export.wrote\tWrote {0}.
    export.wroteSound\tWrote {1}, {0}.
    figure.noFigures\tThe filings of {0} have no {1}.
    figure.noFigures.remedy\tType audiograph fundamentals {0} to hear what was filed.
    figure.noPrices\t{0} is not a price file, so --value {1} does not apply.
    figure.noPrices.remedy\tLeave out --value.
    figure.noneInRange\t{0} has filed no {1} in that time.
    figure.noneInRange.remedy\tLeave out {0}.
    figure.notASymbol\t{0} cannot be the symbol of a company.
    figure.notASymbol.remedy\tLook it up with audiograph search and the company's name.
    figure.notByPeriod.remedy\tTry {0}.
    figure.nothingFiled\t{0} has filed no revenue, earnings or operating cash flow.
    figure.nothingFiled.remedy\tChoose the symbol of a company; funds have no such figures.
    figure.nothingStored\tNo figures of {0} are stored, and fetching is turned off.
    figure.unknownCompany\tThe SEC does not know the symbol {0}.
    figure.unknownCompany.remedy\tLook it up with audiograph search; only companies that file in the United States have figures.
    figure.unknownMetric\tUnknown figure {1}: use {0}.
    figure.unknownPeriod\tUnknown period {1}: use {0}.
    figures.older\twarning: {1} {0}
    figures.patience\tStill waiting for the figures of {0}.
    fileSpeech.cannotStart\tCannot put words into a sound file, because espeak-ng cannot be started: {0}.
    fileSpeech.missingLibrary\tCannot put words into a sound file, because the library {0} is not installed.
    fileSpeech.missingLibrary.remedy\tInstall libsamplerate (apt install libsamplerate0, dnf install libsamplerate or pacman -S libsamplerate), or use --sample-rate 22050, the rate of espeak-ng.
    fileSpeech.noProgram\tCannot put words into a sound file, because espeak-ng is not installed.
    fileSpeech.noProgram.remedy\tInstall espeak-ng (apt install espeak-ng, dnf install espeak-ng or pacman -S espeak-ng), or leave --speak and --narrate out.
    fileSpeech.noSound\tCannot put words into a sound file, because espeak-ng failed with exit status {0}.
    fileSpeech.noSound.remedy\tType espeak-ng test to see why, or leave --speak and --narrate out.
    fileSpeech.resampling\tCannot put words into a sound file, because libsamplerate failed with error {0}.
    fileSpeech.resampling.remedy\tUse --sample-rate 22050, the rate of espeak-ng.
    fileSpeech.silent\tCannot put words into a sound file, because espeak-ng produced no sound.
    form.address\tan address that begins with https, or with http on this machine
    form.baseline\tbase, first, zero, mean or a number
    form.bins\t2 to 100, or width:W with a number above 0
    form.bounds\ttwo columns, such as --band lower,upper
    form.columnType\ta column and text, number, date or duration, such as part=text
    form.command\ta program and its arguments, with every quotation mark closed
    form.condition\ta column and a value, such as Sex=female
    form.contact\tan e-mail address, not a web address
    form.date\ta date such as 2013-03-01
    form.dateFormat\tthe year %Y and other parts, each at most once, such as %d.%m.%Y or %Y-%m-%d %H:%M
    form.delimiter\tcomma, semicolon, tab, space or one ASCII character
    form.device\tthe name of a sound device
    form.keys\tcharacters and names of keys such as left, separated by spaces
    form.length\tgist, short, normal, long, or a number of seconds from 0.5 to 3600
    form.lineCount\ta whole number of lines, 0 or more
    form.number\ta number such as -2.5
    form.numberWithin\ta number from {0} to {1}
    form.path\tthe path of a file
    form.pause\tauto, off, enter, or a number of seconds up to 60
    form.pitchRange\ta rising range from 55 to 4000 hertz, in hertz or notes, such as 220:1760 or c3:c6
    form.program\ta program and its arguments, separated by spaces
    form.range\ta number with D, W, M or Y such as 5D or 1Y, or YTD, or MAX
    form.seconds\ta number of seconds from {0} to {1}
    form.secret\ta key
    form.shard\ta part and a number of parts, such as 2/3
    form.smoothing\tema: with a number from 0.001 to 1, or median: or mean: with an odd number from 3 to 101
    form.span\ta time such as 30s, 10m or 2h
    form.text\ta text on one line
    form.thousands\tcomma, point, space or apostrophe
    form.threshold\ta number, or a percentage such as 0.5%
    form.wholeNumberWithin\ta whole number from {0} to {1}
    form.wordsPerMinute\ta number of words a minute from {0} to {1}
    form.yesOrNo\tyes or no
    group.braille\tBraille
    group.comparing\tComparing
    group.everywhere\tEverywhere
    group.explaining\tExplaining
    group.exploring\tExploring
    group.figures\tFigures
    group.following\tFollowing
    group.importing\tImporting
    group.learning\tLearning
    group.manual\tManual
    group.pitch\tPitch
    group.playing\tPlaying
    group.printing\tPrinting
    group.searching\tSearching
    group.simulating\tSimulating
    group.soundsAroundTheData\tSounds around the data
    group.speaking\tSpeaking
    group.theBatch\tThe batch
    group.time\tTime
    group.tone\tTone
    group.updating\tUpdating
    group.watching\tWatching
    group.whatIsRead\tWhat is read
    group.whereFiguresComeFrom\tWhere figures come from
    group.wherePricesComeFrom\tWhere prices come from
    group.whichPartOfIt\tWhich part of it
    group.words\tWords
    group.writing\tWriting
    guess.rows\t{1}: rows: {0} in all, {2}.
    hearing.confirm\tEnter writes this into {0}; q leaves and changes nothing.
    hearing.done\tWritten into {0}; every chart sounds like this from now on.
    hearing.enter\tEnter writes it, q leaves.
    hearing.left\tNothing was changed.
    hearing.leftEar\tDid you hear a tone on the left? 1 yes, 2 no, r again.
    hearing.limit\tUp to {0} tones rise: how many do you hear well? Type the number, r again.
    hearing.nothing\tNo tone was heard: turn up the volume and begin again. Nothing was changed.
    hearing.opening\tHow you hear charts, in a minute; q leaves and changes nothing.
    hearing.pace\tHow was the pace? 1 slower please, 2 right, 3 faster please.
    hearing.rightEar\tDid you hear a tone on the right? 1 yes, 2 no, r again.
    hearing.setting\t{0}: {1}.
    hearing.timbre\tThe same twice: which was clearer? 1 the first, 2 the second, a plain tone.
    hearing.usual\t{0}: the default.
    help.again.example1\tRepeats the last command.
    help.again.example2\tRepeats it at half the speed.
    help.again.example3\tRepeats it with two changes.
    help.again.note1\tEvery option of the last command can be changed; the others stay.
    help.again.remark1\tAn option takes the place of the same option of the last command, and of one that it excludes; all others stay. Options that the last command does not have are refused.
    help.again.remark2\tThe command is kept in again.json in $XDG_STATE_HOME/audiograph, or in ~/.local/state/audiograph. What came on standard input is not kept.
    help.again.summary\trepeats the last play, describe or export, with changes
    help.alert.example1\tKeeps an alert.
    help.alert.example2\tLists all alerts.
    help.alert.example3\tRemoves one.
    help.alert.example4\tRemoves all alerts of a symbol.
    help.alert.note1\twatch follows kept alerts; without a symbol, all of them.
    help.alert.operand\tWhat to do, add, list or remove, and with which symbol.
    help.alert.remark1\twatch announces the alerts that are kept for a symbol, unless its own options name others; without a symbol it follows every symbol that has any. They are in alerts.json beside the prices.
    help.alert.summary\tkeeps alerts for symbols
    help.batch.example1\tRenders every line, on all cores.
    help.batch.example2\tRenders only unfinished and changed lines.
    help.batch.example3\tRenders a year in one channel, unless a line says otherwise.
    help.batch.example4\tTakes the lines from another program.
    help.batch.note1\tA MANIFEST is CSV with columns source and output, or one JSON record per line.
    help.batch.note2\tEvery option of export that says what is written may be a column too.
    help.batch.operand\tCSV with the columns source and output, or one JSON record on each line; - for standard input.
    help.batch.remark1\tA manifest is CSV whose first line names columns, or NDJSON whose records have names: source, output, and any option of export that says what is written, without its hyphens, as in source,output,title,duration.
    help.batch.remark2\tsource, output, and options that can be repeated, such as y, may be several columns, or a list in JSON. An empty cell, or null, counts as not given; an option without a value is yes or no, true or false. The ending of an output decides what is written, as in export.
    help.batch.remark3\tOptions given to batch apply to every line, unless the line itself says otherwise. Paths are relative to the folder in which the program is started, and may not lead outside it; symbols use stored prices. Allow more to a manifest that you trust: --allow-paths, --allow-symbols, --allow-addresses.
    help.batch.remark4\tPrints one line of JSON as each line is finished: line, source, output, status (done, unchanged or failed), seconds, points, exit, message, notes. exit and message are what export would have reported, in English. A line that fails does not stop the others, but makes the exit status 3.
    help.batch.remark5\tNothing is written if two lines write the same file, or one writes what another reads.
    help.batch.remark6\tFinished lines are recorded in the journal. --resume skips a line if the bytes of its sources, its options and its settings are the same and its outputs are unchanged. Lines with symbols are always rendered. A line during which audiograph was ended is tried once more, in a process of its own.
    help.batch.remark7\tSeveral processes or machines share the lines with --shard 1/3, 2/3 and 3/3, each with a journal of its own; batch --merge then merges the journals, and finishes what is missing.
    help.batch.summary\tdoes many exports at once
    help.compare.example1\tPlays two shares one after the other.
    help.compare.example2\tPlays three shares at once.
    help.compare.example3\tWrites it instead of playing it.
    help.compare.note1\tEvery value becomes the percent change since the first date all sources share.
    help.compare.remark1\tEvery value becomes the percent change since the first date that all sources have, and all share one axis unless --own-axis is given. Dates that any of them lacks are left out, and a line says so. A range counts back from the last date that all have.
    help.compare.remark2\tWith -o it writes files as export does, and with --json it prints as describe does; neither plays anything. Options about playing apply only when it plays, options about files only when it writes.
    help.compare.summary\tplays charts against each other as percent change
    help.completion.example1\tCompletes in this bash.
    help.completion.example2\tCompletes in every fish.
    help.completion.operand\tThe shell.
    help.completion.summary\tprints the completions for a shell
    help.config.example1\tPrints every setting that has a value, and where it is set.
    help.config.example2\tPrints every setting with what it means.
    help.config.example3\tChanges a setting in the settings file.
    help.config.example4\tPrints one value.
    help.config.example5\tPlays every chart at half the volume.
    help.config.example6\tChanges a setting for one symbol.
    help.config.example7\tSets what suits a screen reader, all at once.
    help.config.example8\tRemoves a setting from the file.
    help.config.example9\tAsks for a key without showing it.
    help.config.note1\tEvery option about sound, words and speech is a setting of the same name.
    help.config.note2\tOptions outrank variables such as AUDIOGRAPH_LANG, which outrank the file.
    help.config.note3\taudiograph config reader orca sets what suits a screen reader; for all that are known, type audiograph config reader.
    help.config.operand\tNothing; or get, set or unset with the name of a setting, and a value for set; or reader with {0}.
    help.config.remark1\tOptions about sound, words and speech are settings of the same name. What is typed comes first, then the settings of a symbol, those of a list, environment variables, and the settings file. A switch such as --ticks is on or off; --ticks=off turns it off once.
    help.config.remark2\tA symbol's setting is its symbol, a full stop, and the setting, as in AAPL.baseline; it holds for a chart of that symbol alone. audiograph list set keeps settings for a list.
    help.config.remark3\tThe setting speak never holds for export and batch.
    help.config.remark4\tKeys are never printed. Without a value on the command line, where other users could see it, a key is read from standard input.
    help.config.remark5\tThe exit status is 3 if the setting has no value.
    help.config.summary\tshows and changes settings
    help.describe.example1\tSays how the last year went.
    help.describe.example2\tSays it in one line.
    help.describe.example3\tPrints the facts for another program.
    help.describe.example4\tLists the columns of a file.
    help.describe.example5\tDescribes each region, from some of the rows only.
    help.describe.remark1\tOptions about sound change only what --explain says, except that --as candles adds what the bars did.
    help.describe.remark2\t--lang and --speech choose the language and who reads the words; otherwise the variables AUDIOGRAPH_LANG and AUDIOGRAPH_WORDS do, and after them the settings file.
    help.describe.summary\tdescribes in words what a chart shows
    help.devices.example1\tPrints one device per line, beginning with its name.
    help.devices.summary\tlists the sound devices
    help.examples\tExamples:
    help.explore.example1\tWalks through a year of prices.
    help.explore.example2\tWalks through one of the bundled samples.
    help.explore.example3\tAnswers a word, or keys, without a terminal.
    help.explore.note1\tLeft and Right go from point to point; each is played and described on one line.
    help.explore.note2\t  Home, End: first, last. t, v: highest, lowest. u, d: next higher, next lower.
    help.explore.note3\t  Space: plays from here; any key stops. i: description. p: where you are.
    help.explore.note4\t  g: goes to a date or a value. 1 to 6: 1, 3, 6 months, 1, 5 years, all.
    help.explore.note5\t  h: more keys, a few at a time. q or Escape: leaves.
    help.explore.remark1\tEvery key is answered by one line of at most 40 characters, which begins with the value. Keys that follow one another quickly are only heard; the line comes when they rest.
    help.explore.remark2\tIf standard input is not a terminal, or the terminal is dumb, every line of it is a word such as next or go 2012-09-19, or keys; every line is answered.
    help.explore.remark3\tThe setting key.NAME chooses other keys for an action, as in audiograph config set key.next \"j right\"; audiograph config -v lists the names. explore.command is the program that n runs with the symbol and the date as its last arguments, never through a shell.
    help.explore.remark4\tPlace, marks and speed are kept for each source in explore.json in $XDG_DATA_HOME/audiograph.
    help.explore.summary\twalks through a chart with the keyboard
    help.export.example1\tWrites a year as sound.
    help.export.example2\tWrites sound and words.
    help.export.example3\tWrites to standard output.
    help.export.note1\tFILE ends in .wav, .flac, .ogg, .opus or .mp3 for sound, .html for a page, .svg for a picture, .txt for words, or in .mid, .vtt, .json, .csv or .brf.
    help.export.remark1\tThe ending of FILE decides what is written: .wav, .flac, .ogg, .opus and .mp3 are sound, .html is a page with all of it, .svg the picture, .mid MIDI, .vtt captions, .txt the description, .json its facts, .csv the data, .brf braille for an embosser.
    help.export.summary\twrites a chart as sound, as a picture or as words
    help.fundamentals.example1\tSays the last quarter and the last year.
    help.fundamentals.example2\tPrints one year per line.
    help.fundamentals.example3\tPrints the quarters for another program.
    help.fundamentals.note1\tCompanies file these figures with the SEC, which asks for your e-mail address.
    help.fundamentals.note2\tSet it once: audiograph config set providers.sec.contact ADDRESS.
    help.fundamentals.operand\tThe symbol of a company, such as AAPL.
    help.fundamentals.remark1\tThe figures are those that companies file with the SEC, the stock market regulator of the United States. It asks for your e-mail address; set it once: audiograph config set providers.sec.contact ADDRESS.
    help.fundamentals.remark2\tA quarter that was not filed by itself is derived from longer periods, and marked so.
    help.fundamentals.remark3\tA figure is a SOURCE of its own: audiograph play AAPL:revenue plays the revenue of every quarter, and audiograph describe AAPL:earnings:year describes earnings year by year.
    help.fundamentals.summary\tsays what a company filed about revenue, earnings and cash flow
    help.group\t{0}:
    help.help.example1\tExplains play, with the options people need most.
    help.help.example2\tExplains every option of play.
    help.help.example3\tExplains how charts sound and how to change that.
    help.help.note1\taudiograph help alone lists the commands and the topics.
    help.help.operand\tA command or a topic, and all for every option.
    help.help.summary\texplains a command or a topic
    help.import.example1\tStores the prices of AAPL.
    help.import.example2\tStores them under another symbol.
    help.import.example3\tStores one column as closing prices.
    help.import.example4\tAdds companies that search finds.
    help.import.note1\tThe name of a file without its ending is the symbol.
    help.import.operand\tA file of prices, or - for standard input; with --symbols a list of symbols.
    help.import.remark1\tWithout --as, the name of the file without its ending is the symbol.
    help.import.remark2\tA file of prices has one row a day. Its rows replace imported ones of the same days and everything that a provider sent for the symbol; rows without a closing price are left out. A file with an error leaves the store as it was; the other files are imported.
    help.import.remark3\tA list of symbols is CSV with the headings Symbol and Name, and optionally Exchange, Currency and Country.
    help.import.summary\tputs prices or a list of symbols into the store
    help.learn.example1\tGoes through the sounds one by one.
    help.learn.example2\tAsks ten questions about them.
    help.learn.example3\tFinds out how you hear, and sets that.
    help.learn.example4\tAsks a teacher's own questions.
    help.learn.note1\tSpace plays a sound again, n the next, b the one before, t begins the quiz.
    help.learn.note2\tA number answers a question; q leaves at any time.
    help.learn.operand\tA quiz of your own: a CSV file with the columns chart, question, choices and answer.
    help.learn.remark1\tSounds are those of play, with its settings. The best score of each quiz is kept in learn.json beside the prices.
    help.learn.remark2\tIn a quiz of your own, chart is numbers separated by spaces, - for a missing one, or a file beside it, a sample or a stored symbol; choices are separated by |, and answer is one of them.
    help.learn.remark3\tWithout a terminal the lines next, back, again, quiz, leave and numbers do what the keys do.
    help.learn.summary\tteaches the sounds, with a quiz
    help.list.example1\tAdds to a list, and creates it if need be.
    help.list.example10\tRemoves a setting of a list.
    help.list.example2\tPrints one list per line.
    help.list.example3\tPrints the symbols of a list, one per line, with names.
    help.list.example4\tMoves a symbol to the first place.
    help.list.example5\tRemoves a symbol.
    help.list.example6\tRemoves the list and prints what was in it.
    help.list.example7\tRenames a list.
    help.list.example8\tKeeps a setting for a list.
    help.list.example9\tKeeps settings for a symbol of a list.
    help.list.note1\tA list stands for its symbols wherever a source does: audiograph play @tech.
    help.list.note2\taudiograph list set tech volume=0.5 keeps a setting for a list.
    help.list.operand\tA list; or add, remove, move, rename, set or unset, then a list, then what that needs.
    help.list.remark1\tA name has letters, digits, hyphens and underscores; letter case does not matter. Positions count from 1.
    help.list.remark2\tSettings of a list hold for a chart of that list alone, and those of a symbol in it for that symbol there; audiograph config lists them.
    help.list.remark3\tA list can stand wherever a SOURCE can, as in audiograph play @tech. Lists are kept as JSON in lists.json in $XDG_DATA_HOME/audiograph, or in ~/.local/share/audiograph.
    help.list.summary\tkeeps named lists of symbols
    help.more\taudiograph {0} --help all explains every option.
    help.options\tOptions:
    help.play.example1\tPlays the closing prices of the last year.
    help.play.example2\tPlays one of the bundled samples.
    help.play.example3\tPlays one column of a file.
    help.play.example4\tPlays what comes on standard input.
    help.play.example5\tPlays two series of a table that has one for each country.
    help.play.example6\tPlays two shares at once.
    help.play.example7\tGoes through a watchlist; ] goes to the next entry.
    help.play.follow\tWith --follow each number is played as it arrives on standard input: its old value, a glide, its new value. Lines come with --threshold or --every; at the end the last values are described as a chart.
    help.play.keys\tWhile a chart sounds on a terminal, Space pauses and goes on, Left and Right go a tenth back and on, Home begins again, x and X make it slower and faster, Enter explores it from the point that is heard, i says what it shows, h what the keys do, and q or Escape stops it.
    help.play.note1\tSpace pauses, Left and Right go back and on, Enter explores, q stops.
    help.play.round\tA list alone is a round: for each entry a line and three seconds of its last month, or what --range and --duration say; ] and [ go to the next and the previous entry, and --order change begins with the largest moves. --together, --rebase, --shared-axis, --manifest and --title make one chart of it.
    help.play.summary\tplays a chart
    help.samples.example1\tPrints one chart per line, beginning with what to type.
    help.samples.example2\tPrints only what to type.
    help.samples.remark1\tThe name of a sample takes the place of a file, as in audiograph play nile. Shares go by their symbols; their bundled prices are used only if there are no others.
    help.samples.summary\tlists the bundled sample data
    help.search.example1\tPrints companies with a word that begins with apple.
    help.search.example2\tPrints at most three.
    help.search.example3\tSearches while you type, then plays the last 30 trading days.
    help.search.example5\tAnswers each line in turn.
    help.search.note1\tWithout TEXT, on a terminal, it searches while you type.
    help.search.operand\tThe beginning of a name, of a word in it, or of a symbol; several words are one text.
    help.search.remark1\tEvery line is the company's name, its symbol and its exchange; JSON objects have symbol, name, exchange, currency and country, null if unknown.
    help.search.remark2\tWithout TEXT on a terminal, companies are listed when you pause. Enter chooses the first; a number typed after the text, and Enter, chooses another. Backspace, Control-W and Control-U delete a character, a word and everything. Escape, Control-D, or Enter without a text, ends. Elsewhere every line of standard input is a TEXT.
    help.search.remark3\tThe exit status is 3 if nothing is found.
    help.search.summary\tfinds symbols by company name
    help.seeAlso\tSee also: audiograph help {0}.
    help.simulate.example1\tUp and Down move a price of 100 by one percent.
    help.simulate.example2\tMoves it by steps of five percent.
    help.simulate.example3\tA price that wanders, the same each time.
    help.simulate.note1\tUp raises the price, Down lowers it, i sums up, q leaves.
    help.simulate.remark1\tIt sounds and speaks as prices do in watch, with the same alerts and recordings. --minimum and --maximum bound it; otherwise it stays between half and twice its start.
    help.simulate.remark2\tWithout a terminal the lines up and down on standard input move it.
    help.simulate.summary\tmakes up a price to learn with
    help.source\tA SOURCE is a file, a symbol such as AAPL, or a sample such as nile.
    help.sources.operand\tA file, - for standard input, a symbol such as AAPL, a list such as @tech, or a sample such as nile; several are several series.
    help.update.example1\tRefreshes every stored symbol, except imported ones.
    help.update.example2\tFetches two symbols, stored or not.
    help.update.example3\tRefreshes a watchlist.
    help.update.example4\tFetches the lists of symbols that search uses.
    help.update.note1\tWithout a SYMBOL it refreshes everything stored, except imported prices.
    help.update.operand\tA symbol such as AAPL or BTC-EUR, or a watchlist such as @tech; if none is named, all that are stored.
    help.update.remark1\tPrints the result for every symbol, and a summary if there are several. If some fail, the others are kept and the exit status is 4.
    help.update.remark2\tImported prices stay as they are, unless --provider names a provider to replace them.
    help.update.summary\tfetches the latest prices and keeps them
    help.usage\tUsage: {0}
    help.value.example1\tGives the closing price of a day.
    help.value.example2\tGives the last closing price of a year.
    help.value.example3\tAsks for the latest price.
    help.value.example4\tPrints only the number.
    help.value.example5\tGives the value of a category.
    help.value.lastOperand\tA date, a number or a category along x, or a question.
    help.value.note1\tX is a date, a number or a category, or one of these words: highest, lowest, first, last, change, trend, mean, median; for a symbol also now.
    help.value.operand\tA file, - for standard input, a symbol such as AAPL, or a sample such as nile.
    help.value.remark1\tIf there is no value at X, the answer is the nearest one before it, and says so. A year, quarter or month stands for its last value if the dates are finer.
    help.value.remark2\tCategories are looked up in the letter case of the data first, then in any other. A question in lower case is always the question.
    help.value.remark3\tmax, min and average are understood too.
    help.value.remark4\tWith now, the latest price, a provider is asked each time; the answer is not kept.
    help.value.remark5\tWith --quiet only the number is printed, at full precision: the difference for change, the name of its class for trend.
    help.value.summary\tgives one value of a chart
    help.watch.example1\tFollows a price until q.
    help.watch.example2\tPrints a line for each change of half a percent.
    help.watch.example3\tEnds as soon as the price is above 200.
    help.watch.example4\tKeeps the prices of a watchlist.
    help.watch.example5\tPlays an hour of them in a minute.
    help.watch.note1\tA change is a tone: the old value, a glide, the new value.
    help.watch.note2\ti sums up, the keys of explore walk through it, q leaves.
    help.watch.operand\tWhat is followed: symbols such as AAPL or BTC-EUR, watchlists such as @tech.
    help.watch.remark1\tEach provider is asked as often as it allows: Kraken every 5 seconds, Yahoo every 15, CoinGecko every minute, the ECB every 15 minutes, Alpha Vantage every hour, and all of them every 15 minutes while there is no trading. One that fails is asked less and less often. Nothing that is seen is stored as a closing price.
    help.watch.remark2\tAn alert is announced once each time its condition comes true: three rising notes, or falling ones, and a line. It is announced again once the value has gone back by a tenth of a percent of the level, or by half of the change. A first value that is already beyond a level is an alert only with --once.
    help.watch.remark3\tWhat follows --exec is started for each alert, without a shell; {{}symbol}, {{}value}, {{}time} and {{}count} in it are filled in. At most four run at a time; where sixteen more wait, further alerts of a symbol become one run, and {{}count} says how many. A value may be negative: write -- before it.
    help.watch.summary\tfollows live prices, with alerts
    hint.reader\tIf a screen reader or a braille display reads this to you: audiograph config reader lists the settings that suit it.
    http.badAddress\tInvalid address {1} for {0}.
    http.badAddress.remedy\tSet {0} to one that begins with https, or with http on this machine.
    http.badRedirect\tThe host {1} of {0} redirects to an address that is not allowed.
    http.brokenOff\tThe connection to the host {1} of {0} was lost.
    http.brokenOff.remedy\tTry again, or use --offline for stored data.
    http.cannotConnect\tCannot connect to the host {1} of {0}.
    http.cannotResolve\tCannot find the host {1} of {0}.
    http.cannotStart\tCannot start curl, which contacts {0}: {1}.
    http.cannotStart.remedy\tCheck the permissions of curl, or use --offline.
    http.ended\tThe request to {0} was cancelled.
    http.failed\tThe request to the host {2} of {1} failed: curl ended with status {0}.
    http.failed.remedy\tLook the status up in man curl, or use --offline for stored data.
    http.insecure\tThere is no secure connection to the host {1} of {0}.
    http.insecure.remedy\tCheck the clock and the certificates of this machine, or use --offline.
    http.malformed\tThe host {1} of {0} gave an answer that is not valid HTTP.
    http.programMissing\tThe program {1}, which contacts {0}, is not installed.
    http.programMissing.remedy\tInstall it (apt install curl, dnf install curl or pacman -S curl), or use --offline.
    http.timedOut\tThe host {1} of {0} took longer than {2}.
    http.tooLarge\tThe host {2} of {0} sent more than {1}.
    http.tooLarge.remedy\tCheck {0}, or ask another provider with --provider.
    http.tooManyRedirections\tThe host {2} of {1} redirects more than {0} times.
    import.badSymbol\t{0} cannot be a symbol.
    import.guessed\t{0}: chose {1} as the closing price; use --y to choose another column.
    import.named\t{0}: imported as {1}, after its name.
    import.noDays\t{0}: no days.
    import.noSymbol\tThe name {0} cannot be a symbol.
    import.noSymbol.remedy\tGive a symbol with --as.
    import.notDates\t{0} has no column of dates.
    import.notDates.remedy\tGive a file with a column of dates.
    import.notDays\tThe dates in {1}, such as {0}, are not days.
    import.notDays.remedy\tGive a file with one price per day.
    import.patience\tStill importing.
    import.replacedImported\t{0}: the imported prices were replaced.
    import.severalFilesAs\tSeveral files cannot all hold the prices of {0}.
    import.severalFilesAs.remedy\tImport them one at a time, or leave out --as to take the symbols from the file names.
    internalError\tInternal error: {0} has no message.
    internalError.remedy\tPlease report this with the command that you typed.
    kind.allEqual\tAll values are {1}, so --as {0} has nothing to tell.
    kind.allEqual.remedy\t--as histogram counts them.
    kind.negative\t{0} is {1}, and a part of a whole cannot be below 0.
    kind.negative.remedy\t--as bars tells the values.
    kind.notHere\t{1} does not take --as {0}.
    kind.notHere.remedy\tUse describe, play or export, or --as line.
    kind.repeatedCell\tTwo rows have {1} and {0}.
    kind.repeatedCell.remedy\tChoose the names with --x and --by so that each pair occurs only once.
    kind.tooManyBins\tThis width makes more than {0} bins.
    kind.tooManyBins.remedy\tChoose a larger width with --bins width:W, or a number of bins with --bins.
    kind.tooManyGroups\tThere are {1} groups, and at most {0} can be told apart.
    kind.tooManyGroups.remedy\tChoose other groups with --by, or leave some out with --where.
    learn.answers\tAnswer 1 to {0}, r again.
    learn.keys\tr again, n next, b back, t quiz, q leaves.
    learn.last\tThat was the last sound: t begins the quiz, q leaves.
    learn.opening\tThe sounds of charts; q leaves.
    list.and\t{0} and {1}
    list.badName\tA list cannot be called {0}.
    list.badPosition\tInvalid position {1}: use a whole number from 1 to {0}.
    list.badSymbol.remedy\tUse one such as AAPL, or look it up with audiograph search.
    list.emptyList\tThe list {0} is empty.
    list.emptyList.remedy\tFill it with audiograph list add {0} and symbols.
    list.form\tWrite it like {{}\"lists\": {{}\"tech\": [\"AAPL\", \"MSFT\"]}}.
    list.line\t{0}: {1}.
    list.lineEmpty\t{0}: no symbols.
    list.malformed\tIn the watchlist file {1}, {0} is not a list of symbols.
    list.malformedSettings\tIn the watchlist file {1}, the settings of {0} are not a record.
    list.misnamed\tIn the watchlist file {1}, a list is called {0}.
    list.more\t{1} and {0} more
    list.nameForm\tUse at most 64 letters from A to Z, digits, hyphens and underscores.
    list.nameTaken\tThere is already a list {0}.
    list.noFolder\tThere is no folder for watchlists, because neither HOME nor XDG_DATA_HOME is set.
    list.noFolder.remedy\tSet one of them.
    list.noRecord\tIn the watchlist file {0}, 'lists' is not a record.
    list.noSettingsRecord\tIn the watchlist file {0}, the settings are not a record.
    list.none\tThere are no watchlists. Make one with audiograph list add NAME SYMBOL.
    list.notInList\tThe list {0} does not contain {1}.
    list.notInList.remedy\tType audiograph list {0} for its symbols.
    list.or\t{0} or {1}
    list.removed\tRemoved {0}
    list.reservedName\tA list cannot be called {0}, which is a command for lists.
    list.setting\t{0}: {1}.
    list.settingsForm\tWrite them like {{}\"settings\": {{}\"tech\": {{}\"baseline\": \"first\"}}}.
    list.unknownList\tThere is no list {0}.
    list.unknownList.none\tMake one with audiograph list add NAME SYMBOL.
    list.unknownList.remedy\tChoose one of your lists: {0}.
    listFile.isFolder\tThe watchlist file {0} is a folder.
    listFile.isFolder.remedy\tMove it away.
    listFile.malformed\tThe watchlist file {3} is not valid JSON: {2} in line {1}, column {0}.
    listFile.notARecord\tThe watchlist file {0} holds {1}, not a record.
    listFile.notFound\tThere is no watchlist file {0}.
    listFile.notFound.remedy\tMake a list with audiograph list add.
    listFile.tooLarge\tThe watchlist file {0} is too large.
    listFile.tooLarge.remedy\tMove it away, or make it smaller.
    listFile.unreadable\tCannot read the watchlist file {0}: {1}.
    listFile.unreadable.remedy\tCheck its permissions.
    live.above\tAlert: {1} is above {0}, at {2}.
    live.alert\tAlert: {0}.
    live.below\tAlert: {1} is below {0}, at {2}.
    live.cannotRecord\t{1} cannot be written: {0}.
    live.cannotRecord.remedy\tGive --record another file.
    live.cannotRun\t{1} cannot be started: {0}.
    live.cannotRun.remedy\tAfter --exec, give a program and its arguments, each by itself; no shell reads them.
    live.closed\t{0}: no trading at present, so the price is asked for every 15 minutes; --always keeps asking.
    live.emptyRecording\tNothing was recorded in {0}.
    live.emptyRecording.remedy\tRecord again, with audiograph watch --record.
    live.ended\tThe recording has ended; q leaves.
    live.keys\ti sums up, h lists the keys, q leaves.
    live.keysRandom\tThe price moves by itself; Up and Down move it too, i sums up, q leaves.
    live.keysSimulation\tUp raises the price, Down lowers it, i sums up, h lists the keys, q leaves.
    live.linesSimulation\tLines up and down move the price, q ends it.
    live.lost\t{0}: {1} Audiograph keeps trying.
    live.nameIsOption\tA program would take {0} for an option, so --exec cannot pass it on.
    live.nameIsOption.remedy\tLeave {{}symbol} out of the command.
    live.newHigh\tAlert: {0} is at a new high of {1}, {2}.
    live.newLow\tAlert: {0} is at a new low of {1}, {2}.
    live.noAlert\tNo alert came.
    live.noNumber.remedy\tGive one number per line, or a pattern that finds it: --regex 'time=(.*) ms'.
    live.noSymbol\t{0} has no price that can be followed.
    live.noSymbol.remedy\tGive a symbol such as AAPL, or give numbers to audiograph play - --follow.
    live.notARecording\t{1} is not a recording: its first line is not {0}.
    live.notARecording.remedy\t--replay takes what --record wrote; give --record a new file.
    live.nothingStored\t{0} needs stored prices of {1}, and there are none.
    live.nothingStored.remedy\tRun audiograph update {0} first.
    live.onlyStandardInput\tOnly standard input can be followed.
    live.onlyStandardInput.remedy\tPipe the file, as in tail -f FILE | audiograph play - --follow; prices are followed by audiograph watch.
    live.percent\t{0} percent
    live.recordsItsInput\t{0} is what is read, so nothing can be recorded in it.
    live.recovered\t{0}: prices are back, {1}.
    live.searchBrokenOff\tLine {0} was skipped, because the search for the pattern took too long.
    live.simulation\tSimulation
    live.typeNumbers\tType numbers, one per line; Ctrl-D ends.
    live.value\tThe value
    live.zone\tTimes are in {0}.
    manual.command\tIt {0}.
    manual.commands\tCOMMANDS
    manual.configFolder\tThe folder is ~/.config if the variable is not set.
    manual.dataFolder\tThe folder is ~/.local/share if the variable is not set.
    manual.description\tDESCRIPTION
    manual.environment\tENVIRONMENT
    manual.exitStatus\tEXIT STATUS
    manual.files\tFILES
    manual.header\tUser Commands
    manual.lists\tWatchlists as a JSON record, as in {0}.
    manual.name\tNAME
    manual.optionNames\tOptions: {0}.
    manual.options\tOPTIONS
    manual.precedence\tEnvironment variables outrank the file, and options outrank both; of an option given twice, the last one counts.
    manual.purpose\tturn charts into sound and words
    manual.samples\tThe folder of the bundled sample data.
    manual.seeAlso\tSEE ALSO
    manual.setting\t{1} It is {0}.
    manual.settings\tSettings as a JSON record; its names are {0}.
    manual.several\tSeveral sources are several series of one chart.
    manual.sharedOptions\tOptions that mean the same in every command that has them:
    manual.source\tA SOURCE is a file (.csv, .tsv, .json, .ndjson), - for standard input, or a symbol such as AAPL. A word in small letters that is unknown here is never sent to a provider, unless --symbol says that it is a symbol.
    manual.statuses\t0 done; 1 internal error; 2 usage; 3 input data; 4 a provider or the network; 5 the sound device; 6 writing output; 7 --once ended without an alert; 130 interrupted.
    manual.synopsis\tSYNOPSIS
    manual.turns\tTurns charts into sound and words.
    menu.help\taudiograph help NAME explains a command or a topic:
    menu.start\tType audiograph, a command, and a file or a symbol: audiograph play nile.
    menu.title\taudiograph turns charts into sound and words.
    named.address\tThe source {0} is an address, and addresses that a file names are not fetched.
    named.address.remedy\tIf you trust the manifest, use --allow-addresses.
    named.outside\tThe path {0} leads outside the folder whose files may be named there.
    named.outside.remedy\tIf you trust the manifest, use --allow-paths.
    named.symbol\tNothing is stored for {0}, and nothing is fetched for a symbol that a file names.
    named.symbol.remedy\tIf you trust the manifest, use --allow-symbols.
    nearest.meant\tDid you mean {0}?
    note.constantColumn\t{0}: left out the column {1}, which is {2} throughout.
    note.encoding\t{1}: read the text as {0}, because it is not UTF-8; where letters are wrong, --encoding NAME says the right one.
    note.formulas\t{1}: took formulas without a stored value as missing values: {0}; a spreadsheet program stores them when it saves the workbook.
    note.hiddenRows\t{1}: rows that are hidden in the workbook were read as well: {0}.
    note.nearlyAlongRows\t{0}: counted the rows along x; {1} reads the table the other way.
    note.nearlyAlongX\t{0}: put {2} along x; {1} reads the table the other way.
    note.nearlyGrouping\t{0}: split the rows into series by {2}; {1} reads the table the other way.
    note.nearlyOneSeries\t{0}: took all rows as one series; {1} splits them into series.
    note.noOrder\t{0}: the order of the rows may mean nothing; --as histogram tells how often values occur.
    note.numbersAsTexts\t{0}: left out columns whose numbers are stored as text: {2}; {1} reads the first.
    note.quotesInCells\t{1}: took quotation marks inside cells as part of the text, beginning with row {0}.
    note.readBesideLog\t{0}: SQLite read the database in place, and may have left files beside it whose names end in -wal and -shm.
    note.referenceLine\t{0}: took {1}, which is {2} throughout, as the baseline; values below it have a soft noise.
    note.rowsSorted\t{1}: sorted the rows, which were out of order from row {0} on.
    note.sheet\t{1}: read the sheet {2}, which has most rows of values among {0} sheets; --sheet chooses another.
    note.tableInField\t{0}: read the table in {1}; use --field to choose another.
    note.tableOfPage\t{2}: read table {1}, the largest of {0} on the page; --table chooses another.
    note.thousands\t{0}: read the comma in {2} of {1} as a thousands separator; use --decimal comma if it is decimal.
    note.timesConverted\t{0}: converted the times to UTC, because their offsets differ.
    note.totalRow\t{0}: included the last row, {1}, which is the sum of the others.
    option.above\tAlerts when the value rises above this one.
    option.aggregate\tCombines several values at the same place along x into one.
    option.allowAddresses\tFetches sources of the manifest that are web addresses.
    option.allowPaths\tLets the manifest name files in other folders, to read and to write.
    option.allowSymbols\tAsks providers for new prices of symbols in the manifest.
    option.always\tAsks just as often while there is no trading.
    option.as\tThe kind of chart to describe and play: a line, candles of prices, bars, scatter, histogram, density, box, band, heatmap or share; auto decides by the data.
    option.band\tThe columns of the lower and the upper bound of a band: lower,upper.
    option.baseline\tA soft noise while the value is below this; base is the last value before the range.
    option.below\tAlerts when the value falls below this one.
    option.bins\tHow many bins a histogram has, 2 to 100, or how wide they are: width:10.
    option.bits\tBits per sample; 32f is a float.
    option.braille\tAdds the chart in eight-dot braille: lines of 14 to 80 cells, by default 40, in 1 to 10 rows.
    option.brailleOfFile\tHow many cells a line of a .brf file has, 14 to 80; by default 40.
    option.by\tThe column whose texts split the rows into series; none keeps them in one.
    option.byPeriod\tHow long a period is; by default words cover the last quarter and the last year, and lists have quarters, or years if there are no quarters.
    option.change\tAlerts when the value changes by this much, up or down, within the time of --within: 2%, or 5.
    option.columnType\tWhat a column holds, as in part=text: text, number, date or duration; detected if not given.
    option.comment\tWhat begins a comment line, instead of #.
    option.config\tThe settings file, instead of config.json in $XDG_CONFIG_HOME/audiograph.
    option.cues\tMarks extremes, turning points, crossings and ticks: WAV, Ogg, Opus, MP3.
    option.dateFormat\tHow dates are written, as in %d.%m.%Y: %Y year, %m month, %d day, %H hour, %M minute, %S second, %b month name.
    option.decimal\tThe decimal mark of the numbers.
    option.delimiter\tWhat separates the cells; detected if not given.
    option.device\tThe sound device, one of those that devices prints.
    option.duration\tHow long the data sound: gist is 3 seconds, short 6, long 20, normal depends on the number of points; or a number of seconds from 0.5 to 3600.
    option.embedSound\tPuts the recording into a page, heard without scripts too: opus, mp3 or wav.
    option.encoding\tThe encoding of the text, such as windows-1250 or shift-jis; detected if not given.
    option.endPhrase\tWhat is spoken after everything else with --speak; empty for nothing.
    option.error\tThe column that a band adds to its values and subtracts from them.
    option.even\tGives every point the same time.
    option.every\tPrints the value at these intervals, such as 10m, changed or not.
    option.exec\tStarts a program for each alert; everything after this option is the program and its arguments.
    option.explain\tStates in one sentence exactly how values become sound.
    option.field\tWhere the data are in a JSON file: names joined by full stops, as in result.prices.
    option.file\tTreats every SOURCE as a file.
    option.follow\tPlays the numbers of standard input as they come.
    option.format\tThe format, for standard output and for names without a known ending.
    option.fragment\tWrites into .html what goes into an article: an element with words, player, picture and table.
    option.from\tThe first date.
    option.header\tThe line with the headings, counted from 1; 0 if there are none.
    option.hearing\tFinds out which ears, pitches, pace and timbre suit you, and sets them if you confirm.
    option.help\tPrints a short page of help; with all, every option.
    option.htmlStyle\tThe style sheet of a page; none leaves it to the page around a fragment.
    option.ignoreBad\tTreats cells that are not numbers as missing, and leaves out rows whose position along x cannot be read.
    option.interval\tCombines the points of each week, month or quarter, after the range is taken.
    option.invert\tGives the lowest number the highest pitch, as ranks have it anyway.
    option.jobs\tHow many lines are rendered at once, from 1 to 256; by default one for each core.
    option.jobsFetching\tHow many symbols are fetched at once; 4 by default.
    option.journal\tThe file that records finished lines, instead of MANIFEST.journal.
    option.jsonAnswers\tPrints each answer as one line of JSON, and nothing else.
    option.jsonColumns\tWith --list-columns, prints them for another program.
    option.jsonFacts\tPrints the facts and the words as one JSON document, and nothing else.
    option.jsonFigures\tPrints every figure as one JSON document, and nothing else.
    option.jsonLists\tPrints lists as JSON, one object per line.
    option.kind\tWhat the numbers are, which decides how they are worded and how pitch is scaled. For ranks, 1 is the highest.
    option.lang\tThe language of the words, the messages and the help.
    option.languages\tThe language of the words, the messages and the help; several for an .html file: en,de.
    option.level\tHow much is said; {0} by default.
    option.limit\tHow many companies are printed at most, from 1 to 1000; by default 10, or 5 while you type.
    option.listColumns\tPrints the columns of each file, one per line, and does nothing else; as JSON with --json.
    option.manifest\tWrites what is heard when, as JSON from which the data can be computed back.
    option.manual\tPrints the manual page in the form that man reads.
    option.markBreaks\tMarks where a level jumps to another.
    option.markExtremes\tMarks the highest and the lowest point.
    option.maxLength\tThe most characters that the sentences may have, with single spaces between them; whole sentences are dropped from the end. Lines before the sentences do not count.
    option.maximum\tThe value at the highest pitch.
    option.merge\tMerges the journals of all shards, and renders what they left.
    option.metric\tWhich figures; repeat it for more; by default revenue, earnings and cash-flow.
    option.minimum\tThe value at the lowest pitch.
    option.missing\tAnother text that means a missing value, such as -1.
    option.mode\tOne gliding tone or separate notes.
    option.mono\tMakes one channel instead of two.
    option.narrate\tAlso says before each rise or fall where it goes.
    option.newHigh\tAlerts when the price is higher than all stored ones of a range such as 1Y.
    option.newLow\tAlerts when the price is lower than all stored ones of a range such as 1Y.
    option.noClobber\tRefuses to replace a file.
    option.noEndSound\tLeaves out the two knocks after the data.
    option.noIntro\tLeaves out the lowest and highest pitch before the data.
    option.noInvert\tGives the highest number the highest pitch, even for ranks, where low numbers otherwise sound high. The words still speak of ranks.
    option.notes\tMoves every pitch to the nearest note of a scale; otherwise pitches are exact.
    option.offline\tFetches nothing; uses what is stored or bundled.
    option.offlineFigures\tFetches nothing; uses what is stored.
    option.once\tEnds with the first alert, with exit status 0, or with 7 if none came; the first value counts too.
    option.only\tOne series of a table that has several, by its name or how the name begins.
    option.order\tThe order of a round: largest changes first, by name, or as in the list.
    option.output\tWhere to write; - is standard output; DIR/ takes sound, captions, text and page; repeat it for more files.
    option.ownAxis\tGives every series its own axis.
    option.pan\tHow far the sound moves from left to right, from 0 to 0.8.
    option.pause\tHow long a sound waits after the line before it: auto until a screen reader has spoken it, enter until Enter is pressed; on a terminal only. Any key ends it. Without a setting it is auto while a screen reader runs, else off.
    option.pitchRange\tThe lowest and the highest pitch, in hertz from 55 to 4000 or as notes such as c3:c6.
    option.poll\tAsks for prices at these intervals, and no provider more often than it allows.
    option.profile\tA pitch range by name: standard 220 to 1760 hertz, warm 131 to 1046, narrow 330 to 660.
    option.provider\tThe provider to ask for prices, instead of the provider that suits the symbol.
    option.query\tA query in SQL that reads from a database, in the place of a table.
    option.quiet\tPrints nothing but results and errors.
    option.quiz\tBegins with the quiz, or with the questions of a file.
    option.random\tThe price moves by itself, once a second; --speed makes it faster.
    option.range\tHow far back from the last point: a number of days (D), weeks (W), months (M) or years (Y), the year to date, or everything.
    option.rebase\tTurns every value into the percent change since the first date that all series have, on one axis.
    option.record\tAdds each value to a CSV file, which --replay of watch plays again.
    option.regex\tTakes the numbers that a pattern in the syntax of PCRE2 finds in the lines of any text, as in '([0-9.]+) ms'.
    option.replay\tPlays what --record wrote; --speed plays it that many times as fast.
    option.resume\tSkips lines that an earlier run finished and that are unchanged.
    option.sampleRate\tFrames per second, from 8000 to 192000.
    option.scale\tWhether equal differences (linear) or equal percentages (log) are equal intervals.
    option.scriptFile\tWrites the script of a page into a file beside it, and prints its hash.
    option.seed\tA number that makes the same random price each time.
    option.seedOfQuiz\tA number that makes the same quiz each time.
    option.shard\tRenders only every Nth line, from the Ith on: one worker of several. Without it, the variables of Slurm and Kubernetes decide.
    option.sharedAxis\tPuts all series on one axis.
    option.sheet\tThe sheet of a workbook, by its name or its number; the one with most rows of values if not given.
    option.skip\tHow many lines to skip before anything is read.
    option.smooth\tSmooths the values first: ema:0.35, or median:5 or mean:5 over an odd number of points.
    option.sort\tThe order of the groups of a box plot: as in the file, or by their medians.
    option.speak\tSpeaks the words too, through speech-dispatcher, or else espeak-ng.
    option.speakInFile\tPuts words into the sound: title, lowest, highest, data, description (espeak-ng).
    option.speech\tPrints the words as a voice needs them: no symbols, no abbreviations.
    option.speed\tDivides the duration; from 0.25 to 4.
    option.spreadsheetSafe\tPuts an apostrophe before names in a .csv file that a spreadsheet would take for formulas.
    option.start\tThe price at the start; 100 unless given.
    option.stats\tAdds statistics about the trend, which takes longer.
    option.step\tWhat a key changes the price by: 1% unless given, or a number such as 0.5.
    option.store\tThe file of stored prices, instead of prices.sqlite in $XDG_DATA_HOME/audiograph.
    option.symbol\tTreats every SOURCE as a symbol, and asks for it even if it is unknown here.
    option.symbolLists\tTreats every FILE as a list of symbols and names.
    option.symbolsFromNasdaq\tFetches the lists of companies and symbols from Nasdaq instead.
    option.sync\tWaits until the file is on the disk.
    option.tableOfSource\tThe table of a database, by its name, or of a web page, by its number.
    option.text\tWhen the words are printed: on a terminal after the sound, elsewhere before it.
    option.thousands\tWhat separates thousands in the numbers.
    option.threshold\tPrints a line when the value has changed by this much since the last line: 0.5, or 1% of it.
    option.through\tA command that prints CSV of the file, whose name takes the place of {{}} or stands at the end; no shell reads it.
    option.ticks\tTicks at calendar units or round numbers along x.
    option.timbre\tThe timbre of the first series.
    option.title\tWhat the chart is called.
    option.to\tThe last date, from which a range counts back.
    option.toPeriod\tThe last date on which a period may end.
    option.together\tPlays up to four series at once instead of in turn.
    option.true\tSpaces the points in time as they are along x.
    option.unit\tThe unit of the values, in words; none takes away the one that was found.
    option.value\tWhich value of a price file; ohlc4, hlc3 and hl2 are means of open, high, low, close.
    option.verbose\tReports on standard error what was guessed.
    option.version\tPrints the version.
    option.volatility\tThe usual random change in percent; 0.5 unless given.
    option.volume\tFrom 0 to 1; makes the sound quieter.
    option.volumeLine\tWith candles, a noise under each bar, the louder the larger its volume.
    option.wait\tStarts when Enter is pressed.
    option.where\tReads only the rows that hold a value in a column, as in Sex=female.
    option.width\tBreaks lines between words at this many characters; a longer word stays whole. On a terminal, lines never exceed its width anyway.
    option.window\tKeeps this many values for the summary and the keys; 10000 unless given.
    option.within\tThe time for --change; 10m unless given.
    option.x\tThe column along x, by its name or by its number as in #1; none counts the rows.
    option.y\tA column of values, by its name or by its number as in #2; repeat it for more series.
    option.yCloses\tThe column of closing prices, by its name or by its number as in #2.
    option.zero\tExtends the axis to zero.
    output.exists\tThe file {0} already exists.
    output.exists.remedy\tChoose another name, or leave out --no-clobber.
    output.folderTakesNoFiles\tCannot write {1}: no file can be created in {0}.
    output.invalidPath\tInvalid file name {0}.
    output.isFolder\tThe output {0} is a folder.
    output.isFolder.remedy\tGive the name of a file in it.
    output.linkLoop\tThe symbolic links at {0} form a loop.
    output.nameTooLong\tThe file name {0} is too long.
    output.nameTooLong.remedy\tChoose a shorter name.
    output.noSpace\tThere is no space left for {0}.
    output.noSpace.remedy\tFree some, or write to another place.
    output.noSuchFolder\tCannot write {1}: there is no folder {0}.
    output.noSuchFolder.remedy\tCreate the folder first, or choose another name.
    output.notAFolder\tCannot write {1}: {0} is not a folder.
    output.notPermitted\tYou do not have permission to write to {0}.
    output.notPermitted.remedy\tChoose another name, or ask for permission.
    output.ofAnotherUser\tThe output {1} leads through {0}, which another user put into a folder that everyone can write to.
    output.readOnlyFileSystem\tThe disk of {0} is read-only.
    output.system\tCannot write to {1}: {0}.
    output.tooLarge\tThe file {0} would be too large.
    pause.enter\tEnter starts each sound.
    pause.noReader\tPause before sounds: off, because no screen reader was found.
    pause.noTerminal\tPause before sounds: off, because standard input or output is not a terminal.
    pause.noText\tPause before sounds: off, because of --text none.
    pause.reader\tPause before sounds: auto, because {0} is running.
    pause.remote\tPause before sounds: off, because over ssh the program does not look for a screen reader.
    pause.set\tPause before sounds: {0}, as the settings say.
    pause.typed\tPause before sounds: {0}, as typed.
    play.keys\tSpace pauses, Left and Right go a tenth, Home begins again, x and X change the speed, i describes, Enter explores, q stops.
    play.keys.round\t] goes to the next chart and [ to the previous one.
    play.last\tThis is the last chart.
    play.start\tPress Enter to start.
    playback.missingLibrary.remedy\tInstall ALSA, the Linux sound library (apt install alsa-utils, dnf install alsa-lib or pacman -S alsa-lib), or write the sound to a file: {0}
    playback.noSuchDevice.remedy\tType audiograph devices to list the devices, or write the sound to a file: {0}
    prices.fetching\tFetching prices of {0}.
    prices.justFailed\twarning: {0} could not be fetched in the last five minutes. Type audiograph update {1} to try again.
    prices.newer\tNewer prices of {1} arrived while it played, up to {0}; play it again to hear them.
    prices.notRefreshed\twarning: {0} could not be refreshed: {1}
    prices.usingSample\twarning: {1}: {0} Using bundled sample prices.
    prices.usingStored\twarning: {1}: {0} Using stored prices.
    programFault\tThis is a fault of audiograph: it crashed while running {0}.
    programFault.remedy\tPlease report it with this line.
    provider.contactMissing\t{0} requires a contact address.
    provider.contactMissing.remedy\tType audiograph config set {0} and your e-mail address.
    provider.failed\t{1} failed with HTTP status {0}.
    provider.keyMissing\t{0} requires a key.
    provider.keyMissing.remedy\tSet one with {0}.
    provider.keyRefused\t{0} rejected the key, or requires one.
    provider.keyRefused.remedy\tSet the right one with {0}, or ask another provider with --provider.
    provider.malformed\tCannot read the answer from {0}: {1}.
    provider.noData\t{0} has no data on {1} for the period requested.
    provider.noData.remedy\tChoose a longer --range, or ask another provider with --provider.
    provider.notOffered\t{0} does not offer {1}.
    provider.notOffered.remedy\tAsk another provider with --provider.
    provider.otherType\t{0} sent data of the wrong type, {1}.
    provider.otherType.remedy\tCheck {0}, or try again later.
    provider.rejected\t{1} rejected the request with HTTP status {0}.
    provider.rejected.contact\tCheck {0}, or try again later.
    provider.said\t{0} answered: {1}.
    provider.said.remedy\tDo what it says, or ask another provider with --provider.
    provider.tooManyRequests\t{0} got too many requests and can be asked again in {1}.
    provider.tooManyRequests.remedy\tWait until then, or use --offline for stored data.
    provider.tooManyRequestsLater\t{0} got too many requests and can be asked again later.
    provider.tooManyRequestsLater.remedy\tWait for a while, or use --offline for stored data.
    provider.unexpected\tCannot use the answer from {0}: {1}.
    provider.unknownSymbol\t{0} does not know the symbol {1}.
    provider.unknownSymbol.remedy\tLook it up with audiograph search, or ask another provider with --provider.
    provider.webPage\t{0} sent a web page instead of data.
    provider.webPage.remedy\tCheck {0}, or sign in to your network.
    provider.webPage.remedyKey\tCheck {0} and your key, or sign in to your network.
    provider.webPageOfStooq\tStooq sent a web page that only a browser can get past, with or without a key.
    provider.webPageOfStooq.remedy\tDownload the file with a browser and read it with audiograph import, or ask another provider with --provider.
    quiz.badAnswer\tThe answer {1} on line {0} of {2} is not one of the choices.
    quiz.badAnswer.remedy\tWrite it exactly as it is among the choices.
    quiz.badChart\tThe chart on line {0} of {2} cannot be heard: {1}
    quiz.badChart.remedy\tWrite numbers separated by spaces, or a file beside the quiz.
    quiz.badChoices\tLine {0} of {1} needs two to nine choices.
    quiz.badChoices.remedy\tWrite them as in 'peak|trough'.
    quiz.emptyCell\tLine {0} of {2} has nothing in the column {1}.
    quiz.emptyCell.remedy\tFill it in, or remove the line.
    quiz.keys\tAnswer with a number from 1 to {0}; r plays it again, q leaves.
    quiz.missingColumn\t{1} has no column {0}.
    quiz.missingColumn.remedy\tA quiz has the columns {0}.
    quiz.newBest\tThat is your best so far.
    quiz.noQuestions\t{0} has no question.
    quiz.noQuestions.remedy\tWrite one question per row.
    quiz.notKept\tYour score is not kept: {0}
    quiz.right\tRight.
    quiz.wrong\tWrong: {0}.
    quote\t'{0}'
    range.endBeforeStart\tThe range ends on {0}, before it begins on {1}.
    range.endBeforeStart.remedy\tGive --from a date before --to.
    range.noDates\tA range or an interval needs dates along x, and there are none.
    range.noDates.remedy\tLeave out --range, --from, --to and --interval.
    range.noSuchColumn\tThe prices have no column {0}.
    range.notALength\tInvalid range {0}: use a length such as 5D, 1Y, YTD or MAX.
    read.ambiguousColumn.remedy\tUse {0}.
    read.ambiguousComma\t{0}: the comma in {1} may be decimal or separate thousands.
    read.ambiguousComma.remedy\tLeave the comma out, or write four decimals, as in 1,2340.
    read.ambiguousDates\t{0}: {1} may begin with the day or with the month.
    read.ambiguousPoint\t{0}: the point in {1} may be decimal or separate thousands.
    read.ambiguousPoint.remedy\tLeave the point out, or write four decimals, as in 1.2340.
    read.badDateFormat\tInvalid date format {0}.
    read.badDateFormat.remedy\tWrite it like %d.%m.%Y or %Y-%m-%d %H:%M.
    read.badDelimiter\tInvalid delimiter {0}.
    read.badDelimiter.remedy\tUse --delimiter comma, semicolon, tab or another ASCII character.
    read.badJSON\tThe file {3} is not valid JSON: {2} in line {1}, column {0}.
    read.badRegex\tInvalid regular expression {0}.
    read.badRegex.remedy\tWrite it like --regex '([0-9.]+) ms'.
    read.cannotKeep\tThe data of {0} must be read twice, but cannot be kept in memory or in {1}: {2}.
    read.cannotKeep.remedy\tGive a file, or set TMPDIR to a folder with room.
    read.cellTooLong\tA cell in row {0} of {2} is longer than {1}.
    read.cellTooLong.remedy\tCheck the quotation marks there, or shorten the cell.
    read.choices\tThere are {0}.
    read.content.compressed\tThe file {1} is compressed with {0}.
    read.content.compressed.remedy\tUnpack it first: {0}.
    read.content.convert\tConvert it first: {0}.
    read.content.excel\tThe file {0} is an Excel workbook.
    read.content.format\tThe file {1} is in the format {0}, which audiograph does not read.
    read.content.format.remedy\tSave it as CSV or JSON with the program that made it.
    read.content.gitPointer\tThe file {0} is only a pointer of Git LFS to the file itself.
    read.content.gitPointer.remedy\tFetch the file itself in its folder: git lfs pull.
    read.content.gzip\tThe file {0} is compressed with gzip.
    read.content.gzip.remedy\tUnpack it first: {0}.
    read.content.image\tThe file {0} is an image.
    read.content.image.remedy\tGive the numbers behind it, as CSV or JSON.
    read.content.locked\tThe file {0} is protected by a password.
    read.content.locked.remedy\tOpen it with the password in the program that made it, and save a copy without one.
    read.content.openDocument\tThe file {0} is an OpenDocument file.
    read.content.pdf\tThe file {0} is a PDF document.
    read.content.pdf.remedy\tExtract its text first: {0}.
    read.content.printout\tThe source {0} holds values in brackets as a program prints them, not a table.
    read.content.printout.remedy\tWrite them to a CSV file there, one row per value.
    read.content.program\tThe file {0} is a program, not data.
    read.content.recording\tThe file {0} is a sound or video file.
    read.content.saved\tSave it as {1} first, then run: {0}.
    read.content.sqlite\tThe file {0} is an SQLite database.
    read.content.sqlite.remedy\tExport a table from it: {0}; sqlite3 {1} .tables lists its tables.
    read.content.utf32\tThe file {0} is in UTF-32, which cannot be read.
    read.content.utf32.remedy\tConvert it first: {0}.
    read.content.webPage\tThe file {0} is a web page (HTML), not a table.
    read.content.webPage.remedy\tLook for the data as CSV or JSON, or open the page in a spreadsheet and save its table as CSV.
    read.content.xml\tThe file {0} is XML, which cannot be read.
    read.content.xml.remedy\tConvert it to CSV or JSON first, or find numbers in its lines with --regex.
    read.content.zip\tThe file {0} is a zip archive.
    read.content.zip.remedy\tUnpack it first: {0}.
    read.database.badQuery\tThe query cannot be run on the database {1}: {0}.
    read.database.badQuery.remedy\tCorrect it, as in --query 'SELECT day, sold FROM sales'.
    read.database.busy\tThe database {0} is locked by another program that writes it.
    read.database.busy.remedy\tTry again in a moment.
    read.database.function\tReading the database {0} would call the function {1}, which is not allowed.
    read.database.function.remedy\tWrite a query without it, as in --query 'SELECT day, sold FROM sales'.
    read.database.logUnreadable\tThe database {0} keeps changes in a log beside it, which SQLite cannot open because nothing can be written to the folder.
    read.database.logUnreadable.remedy\tCopy it, and the file of the same name that ends in -wal if there is one, to a folder of your own.
    read.database.missing\tThe file {1} is a database of SQLite, and the library {0} is not installed.
    read.database.noTables\tThe database {0} has no tables.
    read.database.noTables.remedy\tGive one that has a table.
    read.database.notOneQuery\tThe query of {0} is not a single one that only reads.
    read.database.notOneQuery.remedy\tWrite one SELECT, as in --query 'SELECT day, sold FROM sales'.
    read.database.severalTables\tThe database {0} has several tables.
    read.database.severalTables.remedy\tChoose one with --table, or write a query with --query: {0}.
    read.database.tooLong\tThe query of {1} takes longer than {0} seconds.
    read.database.tooLong.remedy\tAsk for less, for instance with WHERE or LIMIT.
    read.database.tooMuch\tReading the database {0} takes too much memory, or a value in it is too long.
    read.database.unfinished\tA program that wrote the database {0} was broken off, and its last change has to be undone first.
    read.database.unfinished.remedy\tLet SQLite do so: {0}.
    read.database.unknownTable\tThe database {0} has no table {1}.
    read.database.unreadable\tThe database {1} cannot be read: {0}.
    read.database.unreadable.remedy\tCheck it: {0}.
    read.dateFormats.none\tWrite the dates like 2020-12-31 10:00:00.25.
    read.empty\tThe source {0} is empty.
    read.emptyPosition\t{0} is empty.
    read.emptyRecords\tThe records of {0} are empty.
    read.emptyRecords.remedy\tGive records that contain numbers.
    read.everySearchBrokenOff\tNothing was found in {1}, and in line {0} the search for the pattern took too long.
    read.everySearchBrokenOff.remedy\tWrite the pattern without a repeat of repeats such as (a+)+.
    read.fieldNeedsJSON\tThe file {0} is not JSON, so --field does not apply.
    read.fieldNotFound\tThe path {2} does not exist in {0}: there is no {1}.
    read.fieldNotFound.remedy\tLeave out --field, or name another place.
    read.isDirectory\tThe source {0} is a folder.
    read.jsonNumberTooLarge\tLine {1}, column {0} of {2}: {3} is too large to be a number.
    read.jsonNumberTooLarge.remedy\tCorrect it, or write null for a missing value.
    read.jsonTooLarge\tThe values in {1} would take more than {0} megabytes of memory.
    read.jsonTooLarge.remedy\tGive them as CSV, or as NDJSON with one record per line.
    read.jsonWord\tLine {1}, column {0} of {2}: {3} is not valid JSON.
    read.jsonWord.remedy\tWrite null for a missing value.
    read.listInCell\t{0}: {1} is a list, not a number.
    read.listInCell.remedy\tWrite one number in each cell.
    read.matrix\tThe source {1} is a matrix of {0} rows and columns with the same names, not a chart.
    read.matrix.remedy\tGive a table with a column of values.
    read.missingPatternLibrary\tCannot use --regex, because the library {0} is not installed.
    read.missingPatternLibrary.remedy\tInstall PCRE2 (apt install libpcre2-8-0, dnf install pcre2 or pacman -S pcre2).
    read.missingPosition\t{0}: {1} is a missing value.
    read.mixedDateOrder\t{0}: {1} has day and month in another order than the dates above.
    read.mixedOffsets\t{0} is {1}, but only some of the times have an offset from UTC.
    read.mixedOffsets.remedy\tGive all times an offset, or none.
    read.mixedPrecision\t{0}: {1} is not as precise as the dates above, or more precise.
    read.mixedPrecision.remedy\tWrite all dates alike, such as 2020-12-31.
    read.mixedShapes\tRecord {0} of {1} is {3}, but the first is {2}.
    read.mixedShapes.remedy\tGive records of one kind.
    read.nestedValue\tRecord {0} of {2}: {1} is a list or a record, not a number.
    read.nestedValue.remedy\tGive a number there.
    read.noDatesInFormat\tNo column of {0} has dates in the format {1}.
    read.noDatesInFormat.remedy\tLook at the columns with --list-columns.
    read.noGroups\tThe table {0} has only one series, so --only {1} does not apply.
    read.noGroups.remedy\tSplit it into series with --by, or leave out --only.
    read.noHeader\tNo row of {1} begins on line {0}, which --header names.
    read.noHeader.remedy\tGive the line where the headings begin, counted from 1.
    read.noNumericColumn\tThe source {0} has no column of numbers.
    read.noNumericColumn.remedy\tLook at its columns with --list-columns: {0}.
    read.noNumericColumn.remedyAlone\tGive a file with numbers.
    read.noRecords\tThe source {0} contains no records.
    read.noRecords.remedy\tGive a list of numbers.
    read.noRows\tThe source {0} has headings but no rows.
    read.noSuchRows\t{2} does not match exactly one value in the column {0} of {1}.
    read.noValues\tEvery value in column {0} of {1} is missing.
    read.noValues.remedy\tFill them in.
    read.none\tThere are none.
    read.notADate\t{0}: {1} is not a date.
    read.notANumber\t{0}: {1} is not a number.
    read.notAPair.remedy\tGive pairs [x, y], records, or one list of numbers.
    read.notAPosition\t{0}: {1} is not a number that can be a position.
    read.notAPriceFile\t{0} is not a price file, so --value {1} does not apply.
    read.notAPriceFile.remedy\tChoose a column with --y instead.
    read.notATable\tThe data in {0} are {1}, not a list or columns of numbers.
    read.notATable.remedy\tGive a list of numbers, pairs or records.
    read.notATable.remedyKeys\tGive a list of numbers, pairs or records; there are {0}.
    read.notFinite\t{0}: {1} is too large to be a number.
    read.notFound\tThere is no file {0}.
    read.notFound.remedy\tCheck the name, or use --symbol for a symbol.
    read.notInEncoding\tThe file {1} is not text in {0}.
    read.notInEncoding.remedy\tName another encoding, or leave out --encoding.
    read.nothingMatches\tNo line of {0} matches the pattern {1}.
    read.nothingMatches.remedy\tTry the pattern on one of its lines with grep -P.
    read.nothingToChoose\tThe source {1} has nothing that {0} could choose.
    read.nulByte\tRow {0} of {1} contains a NUL byte.
    read.nulByte.remedy\tGive a text file, such as CSV or JSON.
    read.onlyCodes\tThe numbers in {0} only count, date or name its rows: {1}.
    read.onlyCodes.remedy\tGive a file with numbers that measure something.
    read.outOfMemory\tThere is not enough memory for {0}.
    read.outOfMemory.remedy\tGive a part of it, or close other programs.
    read.packed.damaged\tThe file {0} is damaged and cannot be unpacked to its end.
    read.packed.damaged.remedy\tFetch or copy it again.
    read.packed.largeWindow\tUnpacking {1} takes more than {0} megabytes of memory.
    read.packed.largeWindow.remedy\tUnpack it in spite of that: {0}.
    read.packed.missing\tThe file {1} is packed, and {0}, which unpacks it, is not installed.
    read.packed.missing.remedy\tInstall it with apt install {0}, dnf install {1} or pacman -S {2}.
    read.packed.tooLarge\tWhat is packed in {1} is larger than {0} megabytes.
    read.packed.tooLarge.remedy\tUnpack it with another program, and give a part of it.
    read.page.unknownTable\tThe page {1} has no table {0}.
    read.page.unknownTable.remedy\tGive --table a number from 1 to {0}.
    read.priceColumnMissing\tThe price file {1} has no column {0}, which --value {2} needs.
    read.raggedRow\tRow {1} of {3} has {2}, but the first has {0}.
    read.raggedRow.remedy\tCorrect the row, or put quotation marks around a cell that contains the delimiter.
    read.rowTooLong\tRow {0} of {2} is longer than {1}.
    read.rowTooLong.remedy\tCheck the quotation marks and line ends there.
    read.searchTooSlow\tThe search for the pattern in {1} takes more than {0} seconds.
    read.severalTables\tThe source {0} contains several tables.
    read.severalTables.remedy\tGive one of them: {0}.
    read.singleRow.remedy\tGive a file with a row for each.
    read.sparseRecords\tThe records of {0} have too few names in common to make a table.
    read.sparseRecords.remedy\tGive records with the same names.
    read.textAfterQuote\tRow {0} of {1} has text after a closing quotation mark.
    read.textAfterQuote.remedy\tDouble the quotation mark if it belongs to the text.
    read.textNotANumber\t{0}: {1} is stored as text, not as a number.
    read.tooLarge\tThe source {1} must be held in memory and is larger than {0}.
    read.tooLarge.remedy\tGive a part of it.
    read.tooManyColumns\tThe table in {1} has more than {0} columns.
    read.tooManyColumns.remedy\tGive a table with fewer columns.
    read.tooManySeries\tThe table in {1} has more than {0} series, which are too many to tell.
    read.tooManySeries.remedy\tChoose rows with --where, or columns with --x and --y.
    read.unequalColumns\tIn {2}, {1} has {4}, but {3} has {0}.
    read.unequalColumns.remedy\tGive columns of equal length.
    read.unequalLists.remedy\tGive lists of equal length.
    read.unknownColumn\tThe source {1} has no column {0}.
    read.unknownColumn.remedy\tThe columns are {0}.
    read.unknownColumn.remedyUnnamed\tList the columns with --list-columns.
    read.unknownEncoding\tThere is no encoding {0}.
    read.unknownEncoding.remedy\tUse a name such as windows-1250, koi8-r or shift-jis; iconv -l lists all.
    read.unknownGroup\t{1} does not match exactly one series of {0}.
    read.unreadable\tCannot read the file {0}: {1}.
    read.unterminatedQuote\tThe quotation mark in row {0} of {1} is never closed.
    read.webAddress\t{0} is a web address and no file.
    read.webAddress.remedy\tWrite it with https:// in front, and leave out --file.
    read.workbook.chartSheet\tThe sheet {1} of {0} is a chart and has no cells.
    read.workbook.damaged\tThe workbook {0} is damaged and cannot be read.
    read.workbook.damaged.remedy\tOpen it in a spreadsheet program and save it again.
    read.workbook.emptySheet\tThe sheet {1} of {0} is empty.
    read.workbook.noCells\tNo sheet of {0} has cells.
    read.workbook.noCells.remedy\tGive a workbook with a table in a sheet.
    read.workbook.onlyCharts\tThe workbook {0} has sheets of charts, but none with cells.
    read.workbook.onlyCharts.remedy\tGive the workbook from which the charts take their numbers.
    read.workbook.otherSheets\tChoose another sheet: {0}.
    read.workbook.tooLarge\tWhat is in the file {1} is larger than {0} megabytes.
    read.workbook.tooLarge.remedy\tSave the sheet as CSV in a spreadsheet program, and give that.
    read.workbook.unknownSheet\tThe workbook {0} has no sheet {1}.
    rebase.changeTooLarge.remedy\tStart at another date with --from, or leave the series out.
    rebase.noCommonDate\tNo date has a value in every series: {0}.
    rebase.noDates\tPercent change needs dates, and {0} has none along x.
    rebase.noDates.remedy\tUse play for charts without dates.
    rebase.notAscending\tThe dates of {1} are not in ascending order at {0}.
    rebase.notAscending.remedy\tGive each date one row.
    rebase.ofRanks\t{0} holds ranks, which have no percent change.
    rebase.ofRanks.remedy\tUse describe, play or explore, which tell ranks as they are.
    rebase.oneCommonDate\tOnly one date has a value in every series: {0}.
    rebase.oneDateInRange\tOnly one date of the range, {0}, has a value in every series.
    rebase.oneDateInRange.remedy\tChoose a longer range.
    rebase.oneInterval.remedy\tChoose a longer range, or a shorter --interval.
    rebase.startNotPositive\tPercent change cannot start at {1}, the value of {2} on {0}, the first date that is compared.
    rebase.startNotPositive.remedy\tStart at a value above 0 with --from, or leave the series out.
    rebase.unequalClocks\tThe times of {1} and {0} are in different time zones.
    rebase.unequalClocks.remedy\tGive both in one time zone.
    rebase.unequalPrecision\tThe dates of {3} are {1}, but those of {2} are {0}.
    rebase.unequalPrecision.remedy\tCompare series with the same kind of dates.
    refused.ignoreBad\tCorrect it, or use --ignore-bad to leave out such cells.
    refused.missing\tCorrect it, or use {0} to treat it as missing.
    refused.several\tUse {0}.
    refused.x\tCorrect it, or choose another column along x, such as {0}.
    refused.y\tCorrect it, or choose another column, such as {0}.
    refused.yAnyway\tChoose a column of numbers anyway, such as {0}.
    remedy.askAnotherProviderOrUseOffline\tAsk another provider with --provider, or use --offline for stored data.
    remedy.checkItsPermissionsOrGiveAnother\tCheck its permissions, or give another file.
    remedy.checkYourNetworkOrUseOffline\tCheck your network, or use --offline for stored data.
    remedy.chooseARangeWithinTheseDates\tChoose a range within these dates.
    remedy.chooseAShorterDuration\tChoose a shorter --duration.
    remedy.chooseAnotherFormat\tChoose another format.
    remedy.chooseAnotherName\tChoose another name.
    remedy.chooseAnotherNameNothingWasWritten\tChoose another name; nothing was written.
    remedy.chooseAnotherValue\tChoose another --value.
    remedy.chooseSeriesThatOverlap\tChoose series that overlap.
    remedy.closeItOrDoubleItIf\tClose it, or double it if it belongs to the text.
    remedy.correctItOrLeaveItEmpty\tCorrect it, or leave the cell empty for a missing value.
    remedy.correctItOrRemoveTheRow\tCorrect it, or remove the row.
    remedy.correctItThere\tCorrect it there.
    remedy.fillItInOrRemoveTheRow\tFill it in, or remove the row.
    remedy.giveAFileWithRowsOf\tGive a file with rows of numbers.
    remedy.giveThePathOfAFile\tGive the path of a file in it.
    remedy.leaveItOut\tLeave it out.
    remedy.leaveOneOfThemOut\tLeave one of them out.
    remedy.leaveOutOfflineAndUnsetThe\tLeave out --offline, and unset the setting offline.
    remedy.runTheCommandAgainItStarts\tRun the command again; it starts with an empty store.
    remedy.tryAgainLaterOrUseOffline\tTry again later, or use --offline for stored data.
    remedy.useOneOf\tUse {0}.
    remedy.writeToAnotherPlace\tWrite to another place.
    sample.line\t{0}: {1}.
    sampleRates.all\ta rate from 8000 to 192000
    sampleRates.multiples\ta rate up to 65535, or a multiple of ten above
    score.emptyAxis\tThe axis from {1} to {0} is empty.
    score.emptyAxis.remedy\tUse a --minimum below the highest value and a --maximum above the lowest.
    score.logarithmOf\tA logarithmic scale cannot show the value {0} of {1}.
    score.logarithmOf.remedy\tUse --scale linear.
    score.noBase\tThe baseline of {0} needs a value before the range, and there is none.
    score.noBase.remedy\tUse --baseline first, or a shorter --range of prices.
    score.noCandles\t{0} is not made of bars with open, high, low and close, so --as candles does not apply.
    score.noCandles.remedy\tLeave out --as candles, or choose prices with these columns.
    score.noVolume\tThe bars of {0} have no volume, which --volume-line needs.
    score.noVolume.remedy\tLeave out --volume-line.
    score.outOfRange\tThe {1} cannot be {0}.
    score.outOfRange.remedy\tUse a number from {0} to {1}.
    score.pitchAboveSampleRate\tA sample rate of {0} cannot reproduce {1} hertz.
    score.pitchAboveSampleRate.remedy\tUse a higher --sample-rate, or a --pitch-range that ends at {0} or lower.
    score.smoothingWidth.remedy\tUse an odd number from {0} to {1}.
    score.tooManyTogether\tAt most four series can be told apart at once, but there are {0}.
    score.tooManyTogether.remedy\tLeave out --together, or choose four.
    search.enter\tEnter chooses {0}
    search.lines\tType the beginning of a name and press Enter; Control-D ends the search.
    search.more\tThere are more; use --limit to list more.
    search.noSymbol\tNo symbol begins with {0}.
    search.noSymbol.remedy\tLeave out --symbols to search names too.
    search.nothing\tNothing begins with {0}.
    search.nothingFound\tNo symbol, company name, or word in one begins with {0}.
    search.nothingFound.remedy\tType fewer letters, or another word of the name.
    search.opening\tType the beginning of a company's name, or a symbol. Press Enter to choose the first match, or type a number and press Enter to choose another; Escape ends.
    search.thereAreMore\tThere are more.
    setting.contact\tYour e-mail address, which the SEC demands so that it can write to you.
    setting.exploreCommand\tThe program that n in explore runs with the symbol and the date.
    setting.key\tYour key for {0}.
    setting.keys\tThe keys of {0} in explore.
    setting.lang\tThe language of the words.
    setting.offline\tWhether nothing is ever fetched over the network.
    setting.provider\tThe provider to ask for prices first.
    setting.readingRate\tHow many words a minute your screen reader speaks, for --pause auto; 300 by default.
    setting.store\tThe file of stored prices.
    setting.url\tWhere {0} is asked.
    setting.urlOfCompanies\tWhere the SEC is asked for its list of companies.
    setting.urlOfFigures\tWhere the SEC is asked for figures.
    setting.wait\tHow many seconds stored or bundled prices wait for newer ones; 1 by default.
    setting.waitingSound\tWhether a soft noise is heard every two seconds while a terminal waits for providers; on by default.
    setting.words\tWhich words are printed: display for eyes, speech for a voice.
    settings.badValue\tInvalid value {2} for the setting {1}: use {0}.
    settings.badValueInFile\tInvalid value {3} for the setting {1} in {2}: use {0}.
    settings.badVariable\tInvalid value {2} for the variable {1}: use {0}.
    settings.blocked\tCannot write the setting {0} to {2}, where {1} is something else.
    settings.blocked.remedy\tRemove {0} from the file.
    settings.noFolder\tThere is no folder for settings, because neither HOME nor XDG_CONFIG_HOME is set.
    settings.noFolder.remedy\tSet one of them, or name a file with --config.
    settings.relativeFolder\tThe variable {0} is ignored, because it is not an absolute path.
    settings.unknownNames\tThe settings file {0} has names that are not settings: {1}.
    settings.unset\tThe setting {0} is not set.
    settingsFile.isFolder\tThe settings file {0} is a folder.
    settingsFile.malformed\tThe settings file {3} is not valid JSON: {2} in line {1}, column {0}.
    settingsFile.notARecord\tThe settings file {0} holds {1}, not a record.
    settingsFile.notARecord.remedy\tWrite settings like {{}\"words\": \"speech\"}.
    settingsFile.notFound\tThere is no settings file {0}.
    settingsFile.notFound.remedy\tCheck the name, or leave out --config.
    settingsFile.tooLarge\tThe settings file {0} is too large.
    settingsFile.tooLarge.remedy\tName another with --config.
    settingsFile.unreadable\tCannot read the settings file {0}: {1}.
    settingsFile.unreadable.remedy\tCheck its permissions, or name another with --config.
    soundFile.encoding\tCannot write the .{1} file: libsndfile reports error {0}.
    soundFile.missingLibrary\tCannot write the .{0} file: the library {1} is missing.
    soundFile.missingLibrary.remedy\tInstall libsndfile (apt install libsndfile1, dnf install libsndfile or pacman -S libsndfile), or write a .wav file, which needs no library.
    soundFile.noDepth\tA .{0} file has no bit depth to choose.
    soundFile.noDepth.remedy\tLeave out --bits.
    soundFile.oldLibrary\tCannot write the .{0} file: the libsndfile of this system does not support that format.
    soundFile.oldLibrary.remedy\tChoose another format, or install libsndfile {0} or later.
    soundFile.tooLong\tA sound of {0} is too long for a file.
    soundFile.unsupportedDepth\tA .{1} file cannot have a bit depth of {0}.
    soundFile.unsupportedDepth.remedy\tUse {0}.
    soundFile.unsupportedRate\tA .{1} file cannot have a sample rate of {0}.
    soundFile.unsupportedRate.remedy\tUse {0}.
    source.fileForSymbol\t{0} is the name of a file, and a symbol is needed.
    source.fileForSymbol.remedy\tGive a symbol such as AAPL, or look it up with audiograph search.
    source.latestOffline\tThe latest price of {0} has to be fetched, and fetching is turned off.
    source.latestOffline.remedy\tLeave out --offline and unset the setting offline, or ask for the last stored price.
    source.noSamples\tThe sample data for {1} are not in {0}.
    source.noSamples.remedy\tSet AUDIOGRAPH_SAMPLES to their folder, or give the path of a file, such as ./prices.csv.
    source.noSuchName\tThere is no file, sample or known company {0}.
    source.noSuchName.near\tDid you mean {0}? --symbol asks for a symbol of that name.
    source.noSuchName.remedy\tGive the path of a file; --symbol asks for a symbol of that name.
    source.notASymbol\t{0} is neither a file nor a symbol.
    source.notASymbol.remedy\tGive the path of a file, such as ./prices.csv, or a symbol such as AAPL.
    source.nothingStored\tNo prices of {0} are stored, and fetching is turned off.
    source.nothingStored.near\tDid you mean {0}? Otherwise leave out --offline, and unset the setting offline.
    source.nothingStored.remedy\tLeave out --offline and unset the setting offline to fetch them, or give a file.
    source.severalCompanies\tThe names of several companies begin with {0}.
    source.severalCompanies.remedy\tType {0}.
    source.unknownSymbol\tThere are no prices of {0}.
    source.unknownSymbol.near\tDid you mean {0}? For a file, give its path, such as ./prices.csv.
    source.unknownSymbol.samples\tUse one of the samples {0}, or give the path of a file, such as ./prices.csv.
    speech.device\tCannot speak on the sound device {0}. Type audiograph devices to list the devices.
    speech.noSound\tCannot speak, because espeak-ng failed with exit status {0}. Type espeak-ng hello to see why.
    speech.noVoice\tCannot speak, because speech-dispatcher is not running and espeak-ng is not installed. Start the one, or install the other (apt install espeak-ng, dnf install espeak-ng or pacman -S espeak-ng).
    speech.notResponding\tCannot speak, because speech-dispatcher or the sound device is not responding. Restart it, or leave out --speak.
    standardError\tstandard error
    standardInput\tstandard input
    standardInput.title\tStandard input
    standardOutput\tstandard output
    store.busy\tAnother program has been using the store {0} for more than 10 seconds.
    store.busy.remedy\tTry again when it has finished.
    store.cannotOpen\tCannot open the store {0}: {1}.
    store.cannotOpen.remedy\tCheck its folder, or name another file with --store.
    store.changedMeanwhile\tThe new prices were not saved, because prices from another source were stored in the meantime.
    store.changedMeanwhile.remedy\tRun the command again to replace them.
    store.damaged\tThe store {0} is damaged and cannot be moved aside: {1}.
    store.damaged.remedy\tMove it away yourself, or name another file with --store.
    store.damagedReadOnly\tThe store {0} is damaged.
    store.damagedReadOnly.remedy\tRun a command that may write to it, such as audiograph update, to have it moved aside.
    store.diskFull\tThere is no space left for the store {0}.
    store.diskFull.remedy\tFree some, or name a file on another disk with --store.
    store.failed\tCannot use the store {0}: SQLite reports {1}.
    store.failed.remedy\tTry again, or name another file with --store.
    store.foreign\tThe file {0} is not a store of audiograph.
    store.foreign.remedy\tName another file with --store.
    store.foundDamaged\tThe store {0} proved to be damaged.
    store.foundDamagedAndMoved\tThe store {1} proved to be damaged and was moved to {0}.
    store.missingLibrary\tCannot open the store {1}: the library {0} is missing.
    store.missingLibrary.remedy\tInstall SQLite (apt install libsqlite3-0, dnf install sqlite-libs or pacman -S sqlite).
    store.movedAside\twarning: the store {1} was damaged and was moved to {0}; an empty one takes its place.
    store.oldLibrary\tCannot open the store {2}: it needs SQLite {1}, and version {0} is installed.
    store.oldLibrary.remedy\tInstall a newer SQLite, or audiograph from its wheel or tarball, which bring their own.
    store.readOnly\tThe store {0} is read-only.
    store.readOnly.remedy\tCheck the permissions of the file and its folder, or name another file with --store.
    store.reason.missing\tit does not exist
    store.reason.noFolder\tneither HOME nor XDG_DATA_HOME is set
    store.reason.noMemory\tthere is no memory
    store.tooNew\tThe store {0} was made by a later version of audiograph.
    store.tooNew.remedy\tUse that version, or name another file with --store.
    symbolForm\tUse up to {0} letters, digits and the characters . - ^ = &.
    symbolList.badSymbol\tRow {0} of {1}: {2} cannot be a symbol.
    symbolList.empty\tThe list {0} is empty.
    symbolList.empty.remedy\tGive a file with the headings Symbol and Name.
    symbolList.missingColumn\tThe list {1} has no column {0}.
    symbolList.missingColumn.remedy\tGive a file with the headings Symbol and Name in its first row.
    symbolList.missingName\tRow {0} of {1} has no name.
    symbolList.missingName.remedy\tFill it in, or remove the row.
    symbolList.notFound\tThere is no file {0}.
    symbolList.notFound.remedy\tCheck the name.
    symbolList.notText\tRow {0} of {1} is not text in UTF-8.
    symbolList.notText.remedy\tConvert the file with iconv.
    symbolList.raggedRow\tRow {1} of {3} has {2}, but the first has {0}.
    symbolList.raggedRow.remedy\tCorrect the row; names with commas need quotation marks.
    symbolList.unreadable\tCannot read the file {0}: {1}.
    symbolList.unterminatedQuote\tThe quotation mark in row {0} of {1} is never closed.
    system.checkTheName\tCheck its name, and the folder that it stands in.
    system.tooManyFiles\tClose other programs, or allow more open files with ulimit -n.
    through.failed\tThe program {2} failed with status {0} for {1}.
    through.failed.remedy\tRun the command of --through by itself to see why.
    through.missing\tThe program {0} of --through is not installed.
    through.missing.remedy\tInstall it, or check its name.
    through.notAFile\tOnly files can be read with --through.
    through.notAFile.remedy\tSave the data in a file first.
    through.oddName\tThe name {0} has signs that may mean something within the command of --through.
    through.oddName.remedy\tRename the file, or let {{}} stand by itself in the command.
    through.tooLarge\tThe program {1} of --through wrote more than {0} megabytes.
    through.tooLarge.remedy\tHave it write less.
    topic.dates.page\tHow dates are read, and how to choose a part of a chart.{n}{n}The form of the dates is detected from the whole column. 2020-01-31, 31.1.2020,{n}15 Nov 20, Jan-93, Q1 2020, 2020-W05, 2019/20 and 2020-01-31 14:30 are all read.{n}  --date-format FORMAT: Says how dates are written, as in %d.%m.%Y.{n}{n}A part of a chart:{n}  --range RANGE: How far back from the last point: 5D, 4W, 6M, 1Y, YTD or MAX.{n}  --from DATE and --to DATE: The first and the last date.{n}  --interval UNIT: Joins the points of each week, month or quarter.{n}{n}1M to 1 March begins after 1 February. YTD begins after the last day of the{n}year before. 90D counts days that have a price; in other charts it counts days.{n}--range and --to go together; --range and --from do not.{n}{n}value takes a date too: 2012-09-19, or 2012 for the last value of that year.{n}Where there is no value at a date, it gives the nearest one before.{n}{n}Examples:{n}  audiograph describe AAPL --range 6M --to 2012-09-30{n}  audiograph play nile --from 1900{n}  audiograph value AAPL 2012-09-19
    topic.prices.page\tWhere prices come from, and how to keep them.{n}{n}AAPL, BTC-EUR and EUR-USD are symbols; audiograph search finds others by name.{n}Stored prices are used at once, and refreshed if a trading day has ended since.{n}A line before the words says where the prices come from and how old they are.{n}play and describe end with the price so far today, if a provider reports one.{n}With neither a network nor stored prices, a bundled sample of 2013 is used if{n}there is one. audiograph samples lists them.{n}{n}Shares come from Yahoo or Alpha Vantage, coins from Kraken or CoinGecko,{n}currencies from the European Central Bank, company figures from the SEC.{n}A provider is sent the symbol, the days wanted, this program's name and version,{n}and your key if it needs one.{n}{n}  --offline: Fetches nothing. For good: audiograph config set offline true.{n}  --provider NAME: Chooses the provider to ask.{n}  --store FILE: Keeps prices in another file.{n}{n}Examples:{n}  audiograph update AAPL MSFT{n}  audiograph import prices.csv --as MYFUND{n}  audiograph export AAPL -o aapl.csv{n}  audiograph config set providers.alphavantage.key
    topic.sound.page\tHow a chart sounds, and how to change that.{n}{n}Pitch is the value: the lowest is 220 hertz, the highest 1760 hertz.{n}Equal steps of value are equal intervals; --explain states the exact mapping.{n}Up to 24 points are separate notes. More points are one gliding tone.{n}A missing value is a soft tick and silence.{n}Two hollow notes at the beginning give the lowest and the highest pitch.{n}The sound moves from left to right, and two knocks end it.{n}{n}Options of play, export, compare and batch:{n}  --duration SECONDS: How long it lasts: gist, short, normal, long, or seconds.{n}  --speed NUMBER: Divides the duration; 2 is twice as fast.{n}  --pitch-range LOW:HIGH: The range, in hertz or as notes such as c3:c6.{n}  --scale log: Makes equal percentages equal intervals.{n}  --notes SCALE: Moves pitches to the notes of a scale, such as major.{n}  --smooth KIND:NUMBER: Smooths the values first, as in median:5.{n}  --ticks: Ticks at calendar units or at round numbers.{n}  --mark-extremes: Marks the highest and the lowest point.{n}  --mark-breaks: Marks where a level jumps to another.{n}  --together: Plays up to four series at once.{n}  --as candles: Plays price bars with open, high, low and close.{n}  --no-intro and --no-end-sound: Leave out the notes and knocks around the data.{n}{n}Example:{n}  audiograph play nile --duration short --ticks
    update.fetchingSymbols\tFetching the lists of symbols.
    update.leftAsImported\t{0}: imported prices are left as they are.
    update.nothingStored\tNothing is stored yet. Name a symbol, as in audiograph update AAPL.
    update.offline\tNothing was updated, because fetching is turned off.
    update.summary\t{1}: {0}.
    update.symbols\t{0} from Nasdaq.
    update.unchecked\t{0}: the new days do not overlap the stored ones, so a split between them would not be noticed.
    usage.ambiguousOption\tThe option {0} is ambiguous.
    usage.ambiguousOption.remedy\tUse {0}.
    usage.comparisonOfOne\tA comparison needs at least two sources.
    usage.comparisonOfOne.remedy\tAdd another, as in audiograph compare AAPL MSFT, or use play --rebase.
    usage.contradiction\t{0} and {1} cannot be used together.
    usage.emptyAxis\tThe axis from --minimum {1} to --maximum {0} is empty.
    usage.emptyAxis.remedy\tGive a minimum below the maximum.
    usage.emptyName\tThe file name for {0} is empty.
    usage.emptyName.remedy\tGive the name of a file.
    usage.emptyPlace\tX is empty.
    usage.emptyPlace.remedy\tGive a date, a number, a category, or {0}.
    usage.emptySearch\tTEXT is empty.
    usage.emptySearch.remedy\tGive the beginning of a company's name, or of a word in it.
    usage.emptySource\tA source is empty.
    usage.emptySource.remedy\tGive a file, a symbol, or - for standard input.
    usage.emptyText\tThe text for {0} is blank.
    usage.emptyText.remedy\tGive a text, or leave out {0}.
    usage.intervalOfGroups\tAn interval would combine values of several groups.
    usage.intervalOfGroups.remedy\tLeave out --interval, or the groups with --by none.
    usage.jsonOfColumns\t--json works here only with --list-columns.
    usage.jsonOfColumns.remedy\tFor the facts of a chart, use {0}.
    usage.languagesWithoutPage\tOnly an .html file can have several languages, and none is written: {0}.
    usage.languagesWithoutPage.remedy\tAdd -o FILE.html, or name one language.
    usage.logarithmicAxis\tA logarithmic scale needs values above 0, so {0} cannot be used with it.
    usage.logarithmicAxis.remedy\tLeave out {0}, or use --scale linear.
    usage.malformedValue\tInvalid value {2} for {1}: use {0}.
    usage.missingFormat\tStandard output needs a format.
    usage.missingFormat.remedy\tAdd --format with {0}.
    usage.missingOperand\tMissing {1} for audiograph {0}.
    usage.missingOperand.remedy\tFor example: {0}
    usage.missingOutput\tMissing output for audiograph export.
    usage.missingOutput.remedy\tAdd -o FILE, such as -o a.wav.
    usage.missingValue\tThe option {0} needs a value.
    usage.missingValue.remedy\tType {0} {1}.
    usage.needsAlert\t{0} has no effect without an alert.
    usage.needsAlert.remedy\tAdd one with {0}.
    usage.needsCandles\t{0} has no effect without candles.
    usage.needsCandles.remedy\tAdd --as candles, or leave it out.
    usage.needsOption\t{0} has no effect without {1}.
    usage.needsOption.remedy\tAdd {0}, or leave it out.
    usage.needsOutput\t{0} has no effect without an output file.
    usage.needsOutput.remedy\tAdd -o FILE, such as -o a.wav, or leave out {0}.
    usage.needsRound\t{0} has no effect without a round.
    usage.needsRound.remedy\tPlay a list alone, such as audiograph play @tech, or leave out {0}.
    usage.notUTF8\tAn argument is not valid UTF-8: '{0}'.
    usage.notUTF8.remedy\tRename the file, or read it from standard input.
    usage.nothingHoldsCues\tNo output can hold the cue points of --cues.
    usage.nothingHoldsCues.remedy\tAdd a WAV file, such as -o a.wav, or leave --cues out.
    usage.outputIsFolder.remedy\tGive the name of a file in it, such as a.wav.
    usage.outputIsInput\tThe output {0} is also an input.
    usage.outputIsInput.remedy\tChoose another name for the output.
    usage.rangeAsOperand\tType --range {0}.
    usage.rangeAsSource\t{0} is a range, not a source.
    usage.rangeAsSource.remedy\tType --range {0}, or add --symbol if it is a symbol.
    usage.sameColumnTwice\tThe column {0} is chosen twice.
    usage.sameColumnTwice.remedy\tGive each --y a different column.
    usage.sameOutputTwice\tThe output {0} is given twice.
    usage.sameOutputTwice.remedy\tGive each output a name of its own.
    usage.soundToStandardOutput\tStandard output is a terminal, which cannot take sound.
    usage.soundToStandardOutput.remedy\tRedirect it to a pipe or a file, or add -o FILE.
    usage.soundToTerminal\tThe output {0} is a terminal, which cannot take sound.
    usage.soundToTerminal.remedy\tUse -o FILE, such as -o a.wav.
    usage.speechWithoutSound\tNo output can hold the words of {0}.
    usage.speechWithoutSound.remedy\tAdd a sound file, such as -o a.wav, or leave {0} out.
    usage.standardInputTwice\tStandard input is given twice as a source.
    usage.standardInputTwice.remedy\tGive - once, and files for the other sources.
    usage.standardOutputTwice\tStandard output is given twice as an output.
    usage.standardOutputTwice.remedy\tGive - once, and files for the other outputs.
    usage.tooManyOperands\tUnexpected argument {1} for audiograph {0}.
    usage.tooManyOperands.remedy\tLeave it out, or type audiograph help {0}.
    usage.tooManyOperands.remedyHelp\tLeave it out, or type audiograph help.
    usage.unexpectedValue\tThe option {0} takes no value, but {1} was given.
    usage.unexpectedValue.remedy\tType {0} alone.
    usage.unknownCommand\tUnknown command {0}.
    usage.unknownCommand.remedy\tUse {0}.
    usage.unknownEnding\tThe name {0} does not show which format to write.
    usage.unknownEnding.remedy\tEnd it in {0}, or add --format.
    usage.unknownOperand\tInvalid argument {2} for audiograph {0}: use {1}.
    usage.unknownOption\tUnknown option {0}.
    usage.unknownOption.remedy\tType audiograph help for a list of commands.
    usage.unknownOptionOf\tUnknown option {1} for audiograph {0}.
    usage.unknownOptionOf.remedy\tType audiograph help {0} for a list of its options.
    usage.unknownSetting\tUnknown setting {0}.
    usage.unknownSetting.remedy\tType audiograph config -v for a list of settings.
    usage.unknownWord\tInvalid value {2} for {0}: use {1}.
    usage.valueOfColumns\t--value chooses a price of a price file and --y a column.
    usage.wordsTooLong\tNo sentence about the chart fits in --max-length {0}.
    usage.wordsTooLong.remedy\tUse --max-length {0} or more.
    userFile.busy\tAnother program has kept {0} locked for ten seconds.
    userFile.busy.remedy\tTry again later.
    userFile.cannotLock\tCannot lock the file {0}: {1}.
    userFile.cannotLock.remedy\tCheck the permissions of its folder.
    userFile.noFolder\tCannot create the folder {0} for {1}: {2}.
    userFile.noFolder.remedy\tCreate it, or ask for permission.
    userFile.notAFile\t{0} is not a regular file.
    userFile.notAFile.remedy\tName another file.
    userFile.tooLarge\tThe file {0} would become too large to be read again.
    userFile.tooLarge.remedy\tRemove something from it first; nothing was changed.
    value.beforeFirst\tThere is no value at {0} or before it.
    value.beforeFirst.remedy\tThe first value is {1} at {0}.
    value.missing\tThe value at {0} is missing, and so are all values before it.
    value.missing.remedy\tAsk for a later one.
    value.missingCategory\tThe value of {0} is missing.
    value.missingCategory.remedy\tAsk for another category.
    value.noLatest\tOnly a symbol has a latest price.
    value.noLatest.remedy\tAsk for last instead of now.
    value.noSuchCategory\tThere is no category {0}.
    value.noSuchCategory.remedy\tThe categories are {0}.
    value.notAPlace\tInvalid X {2}: use {0}, or {1}.
    wait.anyKey\t{0} Press any key to stop waiting.
    warning\twarning: {0}
    """) }
  func systemReason(reason: SystemReason) -> String {
    switch reason {
    case .notPermitted: "Operation not permitted"
    case .notFound: "No such file or directory"
    case .inputOutput: "Input/output error"
    case .noMemory: "Cannot allocate memory"
    case .accessDenied: "Permission denied"
    case .busy: "Device or resource busy"
    case .exists: "File exists"
    case .notAFolder: "Not a directory"
    case .isFolder: "Is a directory"
    case .invalidArgument: "Invalid argument"
    case .tooManyFilesInSystem: "Too many open files in system"
    case .tooManyFiles: "Too many open files"
    case .tooLarge: "File too large"
    case .noSpace: "No space left on device"
    case .readOnly: "Read-only file system"
    case .nameTooLong: "File name too long"
    case .linkLoop: "Too many levels of symbolic links"
    }
  }
  func providerAuthority(title: String) -> String {
    "the \(title)"
  }
  func providerAuthorityAtStart(title: String) -> String {
    "The \(title)"
  }
  func waitSeconds(count: Double) -> String {
    self.seconds(count)
  }
  func waitMinutes(count: Int) -> String {
    self.minutes(count)
  }
  func waitHours(count: Int) -> String {
    self.hours(count)
  }
  func waitDays(count: Int) -> String {
    self.days(count)
  }
  func metricName(metric: CompanyFigures.Metric) -> String {
    switch metric {
    case .revenue: "revenue"
    case .earnings: "earnings"
    case .cashFlow: "operating cash flow"
    case .revenuePerShare: "revenue per share"
    case .earningsPerShare: "earnings per share"
    case .cashFlowPerShare: "operating cash flow per share"
    }
  }
  func batchSummary(done: Int, count: Int, unchanged: Int, failed: Int, firstFailed: Int) -> String {
    switch (self.plural(unchanged), self.plural(failed)) {
    case (_, _) where unchanged == 0 && failed == 0: "\(done) of \(count) written."
    case (_, _) where unchanged == 0: "\(done) of \(count) written, \(failed) failed, first on line \(firstFailed)."
    case (_, _) where failed == 0: "\(done) of \(count) written, \(unchanged) unchanged."
    case (_, _): "\(done) of \(count) written, \(unchanged) unchanged, \(failed) failed, first on line \(firstFailed)."
    }
  }
  func batchProgress(done: Int, count: Int) -> String {
    "\(done) of \(count) lines are finished."
  }
  func batchShard(number: Int, count: Int) -> String {
    "Rendering part \(number) of \(count) of the lines, as the variables of Slurm or Kubernetes say; --shard 1/1 renders all of them."
  }
  func chartStatistics(points: Int) -> String {
    "Computing the statistics of \(points) points."
  }
  func importReplaced(symbol: String, title: String) -> String {
    "\(symbol): the prices of \(title) were replaced."
  }
  func importDone(symbol: String, days: Int, span: String, new: Int, changed: Int) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol): \(self.days(days)), \(span), nothing new."
    case (_, _) where new == 0: "\(symbol): \(self.days(days)), \(span), \(changed) changed."
    case (_, _) where changed == 0: "\(symbol): \(self.days(days)), \(span), \(new) new."
    case (_, _): "\(symbol): \(self.days(days)), \(span), \(new) new, \(changed) changed."
    }
  }
  func importSymbols(file: String, count: Int, total: Int) -> String {
    "\(file): \(self.symbols(count)) read; \(self.importedSymbols(total)) in all."
  }
  func importSkipped(file: String, count: Int) -> String {
    "\(file): skipped \(self.rows(count)) without a closing price."
  }
  func updateDone(symbol: String, new: Int, changed: Int, last: CalendarDate, provider: String) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol): nothing new, to \(self.date(last)), from \(provider)."
    case (_, _) where new == 0: "\(symbol): nothing new, \(self.days(changed)) changed, to \(self.date(last)), from \(provider)."
    case (_, _) where changed == 0: "\(symbol): \(self.newDays(new)), to \(self.date(last)), from \(provider)."
    case (_, _): "\(symbol): \(self.newDays(new)), \(self.days(changed)) changed, to \(self.date(last)), from \(provider)."
    }
  }
  func updateDoneEmpty(symbol: String, new: Int, changed: Int, provider: String) -> String {
    switch (self.plural(new), self.plural(changed)) {
    case (_, _) where new == 0 && changed == 0: "\(symbol): nothing new, from \(provider)."
    case (_, _) where new == 0: "\(symbol): nothing new, \(self.days(changed)) changed, from \(provider)."
    case (_, _) where changed == 0: "\(symbol): \(self.newDays(new)), from \(provider)."
    case (_, _): "\(symbol): \(self.newDays(new)), \(self.days(changed)) changed, from \(provider)."
    }
  }
  func updateFetching(count: Int) -> String {
    "Fetching prices of \(self.symbols(count))."
  }
  func updatePart(part: UpdatePart, count: Int) -> String {
    switch part {
    case .updated: "\(count) updated"
    case .unchanged: "\(count) unchanged"
    case .leftAsImported: "\(count) left as imported"
    case .failed: "\(count) failed"
    }
  }
  func updateSymbolsWithout(count: Int, left: Int, tests: Int, untypable: Int) -> String {
    switch (self.plural(left), self.plural(tests), self.plural(untypable)) {
    case (.one, _, _) where tests == 0: "\(self.symbols(count)) from Nasdaq; \(untypable) that cannot be typed here was left out."
    case (.one, _, _) where untypable == 0: "\(self.symbols(count)) from Nasdaq; \(tests) that the exchanges use for tests was left out."
    case (_, _, _) where tests == 0: "\(self.symbols(count)) from Nasdaq; \(untypable) that cannot be typed here were left out."
    case (_, _, _) where untypable == 0: "\(self.symbols(count)) from Nasdaq; \(tests) that the exchanges use for tests were left out."
    case (_, _, _): "\(self.symbols(count)) from Nasdaq; \(tests) that the exchanges use for tests and \(untypable) that cannot be typed here were left out."
    }
  }
  func figuresFetched(symbol: String, age: FigureAge, count: Int) -> String {
    switch age {
    case .unknown: "The figures of \(symbol) were fetched while the clock of this machine was ahead."
    case .days: "The figures of \(symbol) were fetched \(self.days(count)) ago."
    case .hours: "The figures of \(symbol) were fetched \(self.hours(count)) ago."
    case .minutes: "The figures of \(symbol) were fetched less than an hour ago."
    }
  }
  func pricesFetchingLatest(symbols: [String], isOne: Bool) -> String {
    switch isOne {
    case true: "Fetching the price of \(self.joined(symbols))."
    case false: "Fetching the prices of \(self.joined(symbols))."
    }
  }
  func pricesLate(seconds: Double) -> String {
    "No answer came within \(self.seconds(seconds))."
  }
  func sampleDated(name: String, what: String, first: CalendarDate, last: CalendarDate) -> String {
    "\(name): \(what), \(self.date(first)) to \(self.date(last))."
  }
  func deviceRanDry(count: Int) -> String {
    "The device ran dry \(self.times(count))."
  }
  func listAlreadyThere(symbols: [String], count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "\(self.joined(symbols)) was in the list already."
    case _: "\(self.joined(symbols)) were in the list already."
    }
  }
  func noteDerived(name: String, count: Int, total: Int) -> String {
    "\(name): derived \(count) of \(total) figures, not found in any filing."
  }
  func notePossibleSplit(name: String, date: CalendarDate, shares: String) -> String {
    "warning: possible unadjusted split of \(name) \(self.at(date)): the price moved as if one share became \(shares)."
  }
  func noteFurtherSplits(name: String, count: Int) -> String {
    "warning: possible unadjusted splits of \(name) on \(self.moreDates(count))."
  }
  func noteLeftOut(name: String, count: Int, compared: Int) -> String {
    "\(name): left out \(self.values(count)), because only \(self.dates(compared)) can be compared."
  }
  func noteToldAs(name: String, form: FormName, column: String, other: String) -> String {
    switch form {
    case .scatter: "\(name): described as a scatter plot, \(self.quoted(column)) against \(self.quoted(other)); --as line takes the rows in order."
    case .box: "\(name): described as a box plot, \(self.quoted(column)) by \(self.quoted(other)); --as line takes the rows in order."
    case .band: "\(name): described as a band, \(self.quoted(column)) with \(self.quoted(other)); --as line leaves out the bounds."
    case .share: "\(name): described as shares of a whole; --as bars takes the values."
    case _: "\(name): described as a heat map; --as line takes the columns in turn."
    }
  }
  func noteRepeatedDates(name: String, count: Int, example: CalendarDate) -> String {
    "\(name): ignored \(self.rows(count)) whose date appears again further down, such as \(self.date(example)); the last row counts."
  }
  func noteEmptyRows(name: String, count: Int) -> String {
    "\(name): skipped \(self.emptyRows(count))."
  }
  func noteRowsWithoutPosition(name: String, count: Int, row: Int) -> String {
    "\(name): skipped \(self.rows(count)) without a position along x, beginning with row \(row)."
  }
  func notePreamble(name: String, count: Int) -> String {
    "\(name): skipped \(self.lines(count)) above the headings."
  }
  func noteFooter(name: String, count: Int, row: Int) -> String {
    "\(name): skipped \(self.rows(count)) below the data, beginning with row \(row)."
  }
  func noteShortRows(name: String, count: Int, row: Int) -> String {
    "\(name): filled up \(self.shortRows(count)) with missing values, beginning with row \(row)."
  }
  func noteOneOfColumns(name: String, column: String, count: Int, others: [String]) -> String {
    "\(name): chose the column \(self.quoted(column)), one of \(count) columns of numbers; use --y to choose others: \(self.shortened(others))."
  }
  func noteHeadingsRepeated(name: String, count: Int) -> String {
    "\(name): skipped \(self.rows(count)) that repeat the headings."
  }
  func noteColumnsLeftOut(name: String, count: Int, columns: [String]) -> String {
    switch self.plural(count) {
    case .one: "\(name): left out the column \(self.shortened(columns))."
    case _: "\(name): left out \(count) columns: \(self.shortened(columns))."
    }
  }
  func noteEmptySeries(name: String, count: Int, example: String) -> String {
    switch self.plural(count) {
    case .one: "\(name): left out one series without a value, \(self.quoted(example))."
    case _: "\(name): left out \(count) series without a value, such as \(self.quoted(example))."
    }
  }
  func noteLimits(name: String, column: String, count: Int) -> String {
    "\(name): used the number alone for \(self.values(count)) of \(self.quoted(column)) such as <1."
  }
  func noteFlags(name: String, column: String, count: Int) -> String {
    "\(name): ignored letters or marks after \(self.values(count)) of \(self.quoted(column))."
  }
  func noteBarsOfZeros(name: String, count: Int, row: Int) -> String {
    "\(name): treated \(self.rows(count)) of zeros without volume as missing, beginning with row \(row)."
  }
  func noteSentinel(name: String, column: String, value: String, count: Int) -> String {
    "\(name): treated \(value), far from the rest of \(self.quoted(column)), as missing, \(self.times(count))."
  }
  func noteBadCells(name: String, column: String, count: Int) -> String {
    "\(name): treated \(self.cells(count)) of \(self.quoted(column)) without a number as missing."
  }
  func noteSeveralAtOne(name: String, points: Int, positions: Int) -> String {
    "\(name): \(self.points(points)) share \(self.positions(positions)) along x; use --aggregate mean to combine those at the same position, or --by to split them into series."
  }
  func noteLinesWithoutMatch(name: String, count: Int) -> String {
    "\(name): skipped \(self.lines(count)) without a match."
  }
  func noteSearchesBrokenOff(name: String, count: Int, line: Int) -> String {
    "\(name): skipped \(self.lines(count)), beginning with line \(line), because the search for the pattern took too long."
  }
  func noteIncomplete(name: String, isFirst: Bool, interval: Interval, days: String) -> String {
    switch (isFirst, interval) {
    case (true, .week): "\(name): the first week is incomplete, with points only \(days)."
    case (true, .month): "\(name): the first month is incomplete, with points only \(days)."
    case (true, .quarter): "\(name): the first quarter is incomplete, with points only \(days)."
    case (false, .week): "\(name): the last week is incomplete, with points only \(days)."
    case (false, .month): "\(name): the last month is incomplete, with points only \(days)."
    case (false, .quarter): "\(name): the last quarter is incomplete, with points only \(days)."
    case (true, _): "\(name): the first day is incomplete, with points only \(days)."
    case (false, _): "\(name): the last day is incomplete, with points only \(days)."
    }
  }
  func noteOnDay(day: CalendarDate) -> String {
    self.at(day)
  }
  func noteFromTo(first: CalendarDate, last: CalendarDate) -> String {
    "from \(self.date(first)) to \(self.date(last))"
  }
  func guessStored(name: String, values: String, rows: Int) -> String {
    "\(name): stored, \(values) as values, \(self.rows(rows))."
  }
  func guessWideYears(name: String, form: String, headings: String, rows: Int) -> String {
    "\(name): read as \(form), the headings \(headings) along x, each row a year, \(self.rows(rows))."
  }
  func guessWideSeries(name: String, form: String, headings: String, by: String, rows: Int) -> String {
    "\(name): read as \(form), the headings \(headings) along x, each row a series that \(by) names, \(self.rows(rows))."
  }
  func guessTable(name: String, form: String, x: String, xCount: Int, values: String, valueCount: Int, by: String, rows: Int) -> String {
    let along = self.along(xCount, columns: x)
    let taken = self.taken(valueCount, columns: values)
    return switch by {
    case "": "\(name): read as \(form), \(along), \(taken), \(self.rows(rows))."
    case _: "\(name): read as \(form), \(along), \(taken), a series for each \(by), \(self.rows(rows))."
    }
  }
  func guessRowPart(part: RowPart, count: Int) -> String {
    switch part {
    case .data: "\(count) of data"
    case .headings: "\(count) of headings"
    case .preamble: "\(count) above the headings"
    case .comments: "\(count) of comments"
    case .blank: "\(count) blank"
    case .notes: "\(count) below the data"
    case .skipped: "\(count) left out"
    }
  }
  func guessForm(format: String, cells: CellMark, mark: String, isPrices: Bool, hasDecimalCommas: Bool, hasHeadings: Bool) -> String {
    let written = self.written(format, cells: cells, mark: mark)
    return switch (isPrices, hasDecimalCommas, hasHeadings) {
    case (true, true, true): "a price file in \(written) and decimal commas"
    case (true, true, false): "a price file in \(written) and decimal commas, without headings"
    case (true, false, true): "a price file in \(written)"
    case (true, false, false): "a price file in \(written), without headings"
    case (false, true, true): "\(written) and decimal commas"
    case (false, true, false): "\(written) and decimal commas, without headings"
    case (false, false, true): "\(written)"
    case (false, false, false): "\(written), without headings"
    }
  }
  func columnsRead(name: String, form: String, isRecord: Bool, row: Int) -> String {
    switch isRecord {
    case true: "\(name): read as \(form), the first data on record \(row)."
    case false: "\(name): read as \(form), the first data on line \(row)."
    }
  }
  func columnsContent(content: ColumnSummary.Content) -> String {
    switch content {
    case .dates: "dates"
    case .numbers: "numbers"
    case .text: "text"
    case .empty: "empty"
    }
  }
  func columnsRole(role: ColumnSummary.Role) -> String {
    switch role {
    case .x: "taken along x"
    case .y: "taken as values"
    case .by: "taken as names of series"
    }
  }
  func batchLongLines(path: String, count: Int) -> String {
    switch self.plural(count) {
    case .one: "The journal \(self.quoted(path)) has \(count) line that is too long; it was skipped."
    case _: "The journal \(self.quoted(path)) has \(count) lines that are too long; they were skipped."
    }
  }
  func chartUnequalCounts(positions: Int, values: Int) -> String {
    "There are \(self.positions(positions)) for \(self.values(values))."
  }
  func rangeNothingInRange(first: CalendarDate, last: CalendarDate) -> String {
    "There is no value in the range: the data run from \(self.date(first)) to \(self.date(last))."
  }
  func scoreSmoothingWidth(width: Double) -> String {
    "Cannot smooth over \(self.number(width)) points."
  }
  func chartTooManySeries(count: Int, limit: Int) -> String {
    "The table has \(count) series, but at most \(limit) can be heard in turn."
  }
  func figureNotByPeriod(symbol: String, titles: String, period: CompanyFigures.Period) -> String {
    switch period {
    case .quarter: "The filings of \(self.quoted(symbol)) have no \(titles) by quarter, only by year."
    case .year: "The filings of \(self.quoted(symbol)) have no \(titles) by year, only by quarter."
    }
  }
  func readAmbiguousColumn(file: String, count: Int, name: String) -> String {
    "The source \(self.quoted(file)) has \(count) columns named \(self.quoted(name))."
  }
  func readSingleRow(file: String, count: Int, headings: [String]) -> String {
    "The source \(self.quoted(file)) has a single row of \(self.numbers(count)), which is not a chart: \(self.shortened(headings))."
  }
  func kindTooFew(form: String, needed: Int, found: Int) -> String {
    switch self.plural(found) {
    case .one: "--as \(form) needs at least \(needed) values, and there is only \(found)."
    case _: "--as \(form) needs at least \(needed) values, and there are \(found)."
    }
  }
  func kindTooFewRemedy(form: String) -> String {
    switch form {
    case "share": "--as bars tells them."
    case _: "--as line takes them in order."
    }
  }
  func kindMissing(form: String, need: FormError.Need) -> String {
    switch need {
    case .numbers: "--as \(form) needs a column of numbers, and the table has none left."
    case .secondNumbers: "--as \(form) needs two columns of numbers, and the table has only one."
    case .bounds: "The headings name no lower and upper bound."
    case .names: "--as \(form) needs a column of names, and the table has none."
    case .rowNames: "A grid by --x also needs the column that names its rows."
    case .grid: "--as \(form) needs at least 2 rows and 2 columns of numbers."
    }
  }
  func kindMissingRemedy(need: FormError.Need) -> String {
    switch need {
    case .bounds: "Name them with --band LOWER,UPPER, or the column of errors with --error."
    case .rowNames: "Name it with --by."
    case .grid: "--as line tells the values."
    case _: "--list-columns shows what there is."
    }
  }
  func readNotAPair(row: Int, file: String, count: Int) -> String {
    "Record \(row) of \(self.quoted(file)) is a list of \(self.values(count)), not a pair."
  }
  func readUnequalLists(row: Int, file: String, found: Int, expected: Int) -> String {
    "Record \(row) of \(self.quoted(file)) is a list of \(self.values(found)), but the first has \(expected)."
  }
  func deviceStalled(device: String, seconds: Double) -> String {
    "The sound device \(self.quoted(device)) has accepted no sound for \(self.seconds(seconds))."
  }
  func soundFileIncomplete(written: Int, frameCount: Int, kind: String) -> String {
    "Only \(written) of \(frameCount) frames reached the .\(kind) file."
  }
  func rebaseOneInterval(interval: Interval) -> String {
    switch interval {
    case .day: "All dates that are compared fall on one day."
    case .week: "All dates that are compared fall in one week."
    case .month: "All dates that are compared fall in one month."
    case .quarter: "All dates that are compared fall in one quarter."
    }
  }
  func rebaseRange(first: CalendarDate, last: CalendarDate) -> String {
    "No date of the range has a value in every series: such dates run from \(self.date(first)) to \(self.date(last))."
  }
  func rebaseChangeTooLarge(series: String, date: CalendarDate) -> String {
    "The change of \(self.quoted(series)) up to \(self.date(date)) is too large to be a number."
  }
  func settingsUnsetRemedy(key: String, isSecret: Bool) -> String {
    switch isSecret {
    case true: "Set it with audiograph config set \(key)."
    case false: "Set it with audiograph config set \(key) VALUE."
    }
  }
  func settingsConflict(settings: [String], count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 1: "The setting \(self.joined(settings)) applies here too."
    case _: "The settings \(self.joined(settings)) apply here too."
    }
  }
  func updateMissing(symbol: String, first: CalendarDate, last: CalendarDate) -> String {
    "\(symbol): the days from \(self.date(first)) to \(self.date(last)) are missing."
  }
  func answerAmountsInNoCurrency(unit: String) -> String {
    "the amounts are in '\(unit)', which is not a currency"
  }
  func answerRaggedRow(row: Int, found: Int, expected: Int) -> String {
    "row \(row) has \(found) cells instead of \(expected)"
  }
  func helpValues(placeholder: String, words: [String], isOpen: Bool) -> String {
    switch isOpen {
    case true: "\(placeholder) can be \(self.alternatives(words))."
    case false: "\(placeholder) is \(self.alternatives(words))."
    }
  }
  func liveAxis(name: String, low: String, high: String) -> String {
    switch name {
    case "": "The pitches now stand for \(low) to \(high)."
    case _: "\(name): the pitches now stand for \(low) to \(high)."
    }
  }
  func liveMoved(name: String, size: String, span: String, value: String, isUp: Bool) -> String {
    switch isUp {
    case true: "Alert: \(name) is up by \(size) or more within \(span), at \(value)."
    case false: "Alert: \(name) is down by \(size) or more within \(span), at \(value)."
    }
  }
  func liveKept(kept: Int, count: String) -> String {
    "The last \(kept) of \(count) values:"
  }
  func livePassedOver(count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) line had no number."
    case _: "\(count) lines had no number."
    }
  }
  func liveSearchesBrokenOff(count: Int) -> String {
    "The search for the pattern took too long in \(count) lines, which were skipped."
  }
  func liveLate(name: String, age: String) -> String {
    "\(name): the price is \(age) old."
  }
  func liveZoneOf(name: String, others: Int, zone: String) -> String {
    switch self.plural(others) {
    case _ where others == 0: "\(name): times are in \(zone)."
    case .one: "\(name) and \(others) other: times are in \(zone)."
    case _: "\(name) and \(others) others: times are in \(zone)."
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
    case .one: "warning: \(count) line of the recording is broken and was left out."
    case _: "warning: \(count) lines of the recording are broken and were left out."
    }
  }
  func liveNoNumber(count: Int) -> String {
    switch self.plural(count) {
    case _ where count == 0: "Nothing came on standard input."
    case .one: "Standard input had \(count) line and no number."
    case _: "Standard input had \(count) lines and no number."
    }
  }
  func learnLesson(number: Int, count: Int, name: String) -> String {
    "\(number) of \(count): \(name)."
  }
  func learnName(lesson: Lesson) -> String {
    switch lesson {
    case .low: "low"
    case .high: "high"
    case .rise: "rising"
    case .fall: "falling"
    case .steep: "steep"
    case .peak: "a peak"
    case .trough: "a trough"
    case .gap: "a gap"
    case .tick: "ticks"
    case .baseline: "below a baseline"
    case .crossing: "crossing a baseline"
    case .twoSeries: "two series"
    case .whole: "a whole chart"
    case .bars: "bars"
    case .scatter: "a scatter plot"
    case .histogram: "a histogram"
    case .density: "a density"
    case .box: "a box plot"
    case .band: "a band"
    case .heatMap: "a heat map"
    case .share: "shares"
    }
  }
  func learnMeaning(lesson: Lesson) -> String {
    switch lesson {
    case .low: "A low tone is a low value."
    case .high: "A high tone is a high value."
    case .rise: "The values rise, and time goes from left to right."
    case .fall: "The values fall."
    case .steep: "The faster the pitch changes, the steeper the line: slow first, then steep."
    case .peak: "The values rise to a peak and fall again."
    case .trough: "The values fall to a trough and rise again."
    case .gap: "Missing values are silent, after a soft tick."
    case .tick: "With --ticks, each tick is a step along the axis, such as a year."
    case .baseline: "With --baseline, there is a noise while values are below it."
    case .crossing: "A tick rises where values rise above the baseline, and falls where they fall below."
    case .twoSeries: "Series come one after another, each with its own timbre."
    case .whole: "First the lowest and the highest pitch, then the values, and two knocks at the end."
    case .bars: "Each tone is a name: the higher the tone, the higher its value."
    case .scatter: "Each tone is a point, from left to right: the higher the tone, the higher the point. Here they rise."
    case .histogram: "Each tone is a part of the range, from low to high values: the higher the tone, the more values lie in it. A short quiet low tone is an empty part."
    case .density: "One tone glides from low to high values: the higher it is, the more values lie there."
    case .box: "Each group glides from its lower whisker through lower quartile, median and upper quartile to its upper whisker; the median is longest. Short tones after it are values far out."
    case .band: "After each value its lower and its upper bound follow, softer and shorter. With more than 24 points all three sound at once, the bounds left and right."
    case .heatMap: "A tick begins each row, and each tone is a cell, from left to right: the higher the tone, the higher the value. An empty cell is silent."
    case .share: "The largest part comes first: the larger a part, the higher and the longer its tone."
    }
  }
  func learnHint(isLast: Bool) -> String {
    switch isLast {
    case false: "n next, r again."
    case true: "t quiz, q leaves."
    }
  }
  func quizOpening(count: Int) -> String {
    switch self.plural(count) {
    case .one: "One question; answer with a number, q leaves."
    case _: "\(count) questions; answer with a number, q leaves."
    }
  }
  func quizNumber(number: Int, count: Int) -> String {
    "Question \(number) of \(count)."
  }
  func quizQuestion(kind: QuizKind) -> String {
    switch kind {
    case .pitch: "Was that a low or a high value?"
    case .direction: "Did the values rise or fall?"
    case .steepness: "Was it steeper in the first half or later?"
    case .turn: "Was that a peak or a trough?"
    case .place: "Where was the peak?"
    case .gap: "Was there a gap?"
    case .ticks: "Were there ticks?"
    case .baseline: "Were the values above or below the baseline?"
    case .crossing: "Which way did they cross the baseline?"
    case .series: "Which series ended higher?"
    case .bars: "Where was the highest bar?"
    case .scatter: "From left to right, did the points rise or fall, or was there no relation?"
    case .histogram: "How many peaks did the histogram have?"
    case .density: "Was the most frequent value low or high?"
    case .box: "Which group was higher?"
    case .band: "Did the interval get wider or narrower?"
    case .heatMap: "Which row had the highest value?"
    case .share: "Was the largest part more than half?"
    }
  }
  func quizChoice(choice: QuizChoice) -> String {
    switch choice {
    case .low: "low"
    case .high: "high"
    case .rising: "rise"
    case .falling: "fall"
    case .first: "first half"
    case .later: "later"
    case .peak: "peak"
    case .trough: "trough"
    case .beginning: "beginning"
    case .middle: "middle"
    case .end: "end"
    case .yes: "yes"
    case .no: "no"
    case .above: "above"
    case .below: "below"
    case .upwards: "upwards"
    case .downwards: "downwards"
    case .firstSeries: "the first"
    case .secondSeries: "the second"
    case .unrelated: "no relation"
    case .one: "one"
    case .two: "two"
    case .firstGroup: "the first"
    case .secondGroup: "the second"
    case .wider: "wider"
    case .narrower: "narrower"
    case .firstRow: "the first"
    case .lastRow: "the last"
    }
  }
  func quizResult(right: Int, count: Int) -> String {
    "\(right) of \(count) right."
  }
  func quizBest(right: Int, count: Int) -> String {
    "Your best so far: \(right) of \(count)."
  }
  func quizLeft(right: Int, count: Int) -> String {
    "\(right) of \(count) right so far; the score is not kept."
  }
  func hearingStep(number: Int, count: Int) -> String {
    "\(number) of \(count)."
  }
  func bytes(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) byte"
    case _: "\(count) bytes"
    }
  }
  func cells(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) cell"
    case _: "\(count) cells"
    }
  }
  func dates(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) date"
    case _: "\(count) dates"
    }
  }
  func moreDates(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) more date"
    case _: "\(count) more dates"
    }
  }
  func days(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) day"
    case _: "\(count) days"
    }
  }
  func newDays(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) new day"
    case _: "\(count) new days"
    }
  }
  func frames(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) frame"
    case _: "\(count) frames"
    }
  }
  func hours(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) hour"
    case _: "\(count) hours"
    }
  }
  func lines(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) line"
    case _: "\(count) lines"
    }
  }
  func minutes(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) minute"
    case _: "\(count) minutes"
    }
  }
  func numbers(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) number"
    case _: "\(count) numbers"
    }
  }
  func points(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) point"
    case _: "\(count) points"
    }
  }
  func positions(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) position"
    case _: "\(count) positions"
    }
  }
  func rows(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) row"
    case _: "\(count) rows"
    }
  }
  func emptyRows(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) empty row"
    case _: "\(count) empty rows"
    }
  }
  func shortRows(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) short row"
    case _: "\(count) short rows"
    }
  }
  func seconds(_ count: Double) -> String {
    switch self.plural(count) {
    case .one: "\(self.number(count)) second"
    case _: "\(self.number(count)) seconds"
    }
  }
  func symbols(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) symbol"
    case _: "\(count) symbols"
    }
  }
  func importedSymbols(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) imported symbol"
    case _: "\(count) imported symbols"
    }
  }
  func times(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) time"
    case _: "\(count) times"
    }
  }
  func values(_ count: Int) -> String {
    switch self.plural(count) {
    case .one: "\(count) value"
    case _: "\(count) values"
    }
  }
  func along(_ count: Int, columns: String) -> String {
    switch self.plural(count) {
    case _ where count == 0: "the rows counted along x"
    case .one: "column \(columns) along x"
    case _: "columns \(columns) along x"
    }
  }
  func taken(_ count: Int, columns: String) -> String {
    switch self.plural(count) {
    case .one: "column \(columns) as values"
    case _: "columns \(columns) as values"
    }
  }
  func written(_ format: String, cells: CellMark, mark: String) -> String {
    switch cells {
    case .none: format
    case .commas: "\(format) with commas between cells"
    case .semicolons: "\(format) with semicolons between cells"
    case .tabs: "\(format) with tabs between cells"
    case .spaces: "\(format) with spaces between cells"
    case .other: "\(format) with '\(mark)' between cells"
    }
  }
  func fault(_ fault: JSONFault) -> String {
    switch fault {
    case .syntax: "syntax error"
    case .unexpectedEnd: "unexpected end"
    case .textAfterEnd: "text after the end"
    case .invalidUTF8: "invalid UTF-8"
    case .nulCharacter: "NUL character"
    case .repeatedKey: "repeated name in a record"
    case .tooDeep: "too many levels"
    case .numberTooLarge: "number too large"
    case .tooLarge: "values that need too much memory"
    case .outOfMemory: "out of memory"
    }
  }
  func shape(_ shape: JSONShape) -> String {
    switch shape {
    case .record: "a record"
    case .list: "a list"
    case .number: "a number"
    case .text: "a string"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
  func quantity(_ quantity: ScoreError.Quantity) -> String {
    switch quantity {
    case .length: "duration"
    case .speed: "speed"
    case .volume: "volume"
    case .panWidth: "stereo width"
    case .smoothingWeight: "smoothing weight"
    case .smoothingWidth: "number of smoothed points"
    }
  }
  func kinds(_ precision: DatePrecision) -> String {
    switch precision {
    case .year: "years"
    case .quarter: "quarters"
    case .month: "months"
    case .day: "days"
    case .minute: "minutes"
    case .second: "seconds"
    case .millisecond: "milliseconds"
    case .microsecond: "microseconds"
    }
  }
}
