-- SPDX-License-Identifier: MIT
-- luacheck: globals pandoc FORMAT PANDOC_STATE
--
-- Turns tables in a document into charts that can be heard and read: Documentation/pandoc.md.
--
-- A code block of the class `audiograph` and an image of a table become, by what the document is written as,
-- the page with its sound, a picture with its alternative text, sentences, or a sound file. Nothing of a
-- document decides where something is written, names a program, or becomes an option that was not listed.

local stringify = pandoc.utils.stringify

local function words(text)
  local set = {}
  for word in text:gmatch("%S+") do set[word] = true end
  return set
end

local PROGRAM = os.getenv("AUDIOGRAPH_PROGRAM") or "audiograph"
-- Images with these endings are charts; those of the class `audiograph` are, whatever their ending.
local TABLES = words("csv tsv")
local PARTS = words("page picture sentence sound")
local SOUNDS = {
  flac = "audio/flac", mp3 = "audio/mpeg", ogg = "audio/ogg", opus = "audio/ogg", wav = "audio/wav",
}

-- Attributes that are the document's.
local LAYOUT = words("alt caption file height show source style width")
-- Options that mean something to one part alone: others are made without them.
local ONLY_FOR = {page = words("embed-sound html-style"),
  sound = words("bits cues end-phrase narrate speak voice voice-rate")}
local REFUSED = {}
for name in pairs(words("format manifest output script-file")) do REFUSED[name] = "says where to write" end
for name in pairs(words("config store")) do REFUSED[name] = "names another file to read" end
for name in pairs(words("device help json list-columns list-readings no-clobber sync version")) do
  REFUSED[name] = "means nothing to a document"
end
REFUSED.through = "runs a program"
REFUSED.fragment = "is chosen by what the document is written as"
REFUSED.symbol = "is written as source=\"AAPL\" of a code block"
REFUSED["html-style"] = "names another file to read; only \"none\" does not"

-- What a document is written as decides what a chart becomes.
local IS_EPUB = FORMAT:match("^epub") ~= nil
local IS_LATEX = FORMAT == "latex" or FORMAT == "beamer"
local IS_HTML = not IS_EPUB
  and words("html html4 html5 chunkedhtml revealjs slidy slideous dzslides s5")[FORMAT] ~= nil
-- The media of these go into the document itself, and so do those of a PDF.
local HOLDS_MEDIA = IS_EPUB or words("docx odt pptx")[FORMAT] ~= nil
  or (PANDOC_STATE.output_file or ""):match("%.pdf$") ~= nil
local HAS_CLASSES = IS_HTML or IS_EPUB or words("docx odt")[FORMAT] ~= nil
local DEFAULT = words("sentence")
if IS_HTML then
  DEFAULT = words("page")
elseif IS_EPUB then
  DEFAULT = words("picture sentence sound")
elseif FORMAT == "docx" or FORMAT == "pptx" then
  DEFAULT = words("picture")
elseif words("odt latex beamer context typst")[FORMAT] then
  -- These have no alternative text, or had none until lately.
  DEFAULT = words("picture sentence")
end

local document = {options = {}}
local script

local function report(text)
  if pandoc.log and pandoc.log.warn then
    pandoc.log.warn("audiograph: " .. text)
  else
    io.stderr:write("[WARNING] audiograph: ", (text:gsub("\n", " ")), "\n")
  end
end

-- Errors of a chart are tables with the sentences for its author.
local function fail(text)
  error({sentences = text}, 0)
end

local function inlines(text)
  local list = pandoc.List()
  for word in text:gmatch("%S+") do
    if #list > 0 then list:insert(pandoc.Space()) end
    list:insert(pandoc.Str(word))
  end
  return list
end

local function contents(path)
  local file = io.open(path, "rb")
  if not file then return nil end
  local text = file:read("a")
  file:close()
  return text
end

local function write(path, text)
  local file, reason = io.open(path, "wb")
  if not file or not file:write(text) or not file:close() then
    fail("A file cannot be written: " .. tostring(reason or path) .. ". Choose another folder.")
  end
end

-- The program with what it says on standard error, in `folder`, whose path nobody needs to read.
local function run(folder, arguments)
  local said = folder .. "/said"
  -- What a document asks for is no command that somebody would repeat by `again`.
  local line = 'XDG_STATE_HOME=/dev/null exec "$@" 2>"$0"'
  local isDone, result = pcall(pandoc.pipe, "/bin/sh", {"-c", line, said, PROGRAM, table.unpack(arguments)}, "")
  local lines = pandoc.List()
  for line in ((contents(said) or "") .. "\n"):gmatch("([^\n]*)\n") do
    line = line:gsub("^audiograph: ", "")
    local place = line:find(folder .. "/", 1, true)
    while place do
      line = line:sub(1, place - 1) .. line:sub(place + #folder + 1)
      place = line:find(folder .. "/", 1, true)
    end
    -- Options are attributes here.
    line = line:gsub("%-%-symbol%f[%W]", "source"):gsub("%-%-(%l)", "%1")
    if line ~= "" then lines:insert(line) end
  end
  if isDone then return lines end
  local status = type(result) == "table" and result.error_code or 127
  if status == 127 or status == 126 then
    fail("The program " .. PROGRAM .. " cannot be run. "
      .. "Install audiograph, or name it in the variable AUDIOGRAPH_PROGRAM.")
  end
  fail(#lines > 0 and table.concat(lines, " ") or "The program ended with the status " .. status .. ".")
end

-- A file where pandoc looks for images.
local function file(name)
  local plain = name:gsub("%%(%x%x)", function(digits) return string.char(tonumber(digits, 16)) end)
  for _, candidate in ipairs({name, plain}) do
    for _, folder in ipairs(PANDOC_STATE.resource_path or {"."}) do
      local isAlone = folder == "." or candidate:match("^/")
      local path = isAlone and candidate or folder .. "/" .. candidate
      local handle = io.open(path, "rb")
      if handle then
        handle:close()
        return path == "-" and "./-" or path
      end
    end
  end
  return plain == "-" and "./-" or plain
end

-- The language of the document, if the program speaks it.
local function language()
  if document.lang and document.spoken == nil then
    document.spoken = false
    for _, tag in ipairs({document.lang, document.lang:match("^%a+")}) do
      if not document.spoken and pcall(pandoc.pipe, "/bin/sh",
        {"-c", 'exec "$@" >/dev/null 2>&1', "sh", PROGRAM, "help", "--lang=" .. tag}, "") then
        document.spoken = tag
      end
    end
  end
  return document.spoken
end

local function option(name, value)
  if value == "true" or value == "" then return "--" .. name end
  if value == "false" then return "--" .. name .. "=off" end
  return "--" .. name .. "=" .. value
end

-- The options of a chart as arguments for the parts that are made, but for those that are chosen already.
local function options(chart, parts, chosen)
  local arguments, given = pandoc.List(), {}
  local function add(name, value)
    if LAYOUT[name] or chosen[name] or name:match("^fig%-") or name:match("^data%-") then return end
    if not name:match("^%l[%l-]*$") then fail("There is no option " .. name .. ". Leave it out.") end
    if REFUSED[name] and not (name == "html-style" and value == "none") then
      fail("The option " .. name .. " " .. REFUSED[name] .. ". Leave it out.")
    end
    for part, names in pairs(ONLY_FOR) do
      if names[name] and not parts[part] then return end
    end
    arguments:insert(option(name, value))
  end
  for _, pair in ipairs(chart.attributes) do
    given[pair[1]] = true
    add(pair[1], pair[2])
  end
  for name, value in pairs(document.options) do
    if not given[name] then add(name, value) end
  end
  local lang = not given.lang and not document.options.lang and language()
  if lang then arguments:insert("--lang=" .. lang) end
  return arguments
end

local function shown(chart)
  local asked = chart.values.show or document.options.show
  if not asked then return DEFAULT end
  local parts = words(asked)
  for part in pairs(parts) do
    if not PARTS[part] then
      fail("There is no part " .. part .. ". Use page, picture, sentence or sound.")
    end
  end
  if parts.page and not IS_HTML then
    parts.page = nil
    for part in pairs(DEFAULT) do parts[part] = true end
  end
  return parts
end

-- What the document is given of a chart: its files as texts, by the names of its parts.
local function made_in(folder, chart, parts)
  local source = chart.source
  if chart.text then
    source = folder .. "/table"
    write(source, chart.text)
  end
  local function export(names, shown, further, chosen)
    local arguments = pandoc.List({"export"}) .. options(chart, shown, chosen or {}) .. further
    for _, name in ipairs(names) do arguments:insert("--output=" .. folder .. "/" .. name) end
    if chart.title then arguments:insert("--title=" .. chart.title) end
    return run(folder, arguments .. chart.switches .. {"--", source})
  end
  local function quietly(names, shown, further)
    local chosen = {quiet = true, level = further[1] == "--level=alt"}
    export(names, shown, pandoc.List({"--quiet"}) .. further, chosen)
  end
  for _, line in ipairs(export({"words.txt"}, {}, {})) do report(chart.name .. ": " .. line) end
  local result = {words = contents(folder .. "/words.txt")}
  local media = pandoc.List()
  if parts.picture then media:insert("picture.svg") end
  if parts.sound then media:insert("sound.mp3") end
  if #media > 0 then
    quietly(media, {picture = parts.picture, sound = parts.sound}, {})
    result.picture, result.sound = contents(folder .. "/picture.svg"), contents(folder .. "/sound.mp3")
    quietly({"alt.txt"}, {}, {"--level=alt"})
    result.alt = chart.values.alt or chart.values["fig-alt"] or contents(folder .. "/alt.txt"):match("^(.-)%s*$")
  end
  if parts.page then
    quietly({"page.html"}, {page = true}, {"--fragment", "--script-file=" .. folder .. "/audiograph.js"})
    result.page, script = contents(folder .. "/page.html"), contents(folder .. "/audiograph.js")
    -- One script serves all charts of a page.
    local own = FORMAT == "chunkedhtml" and "<script>" .. script .. "</script>" or ""
    local at, to = result.page:find('<script src="./audiograph.js" defer></script>', 1, true)
    if at then result.page = result.page:sub(1, at - 1) .. own .. result.page:sub(to + 1) end
  end
  if result.picture and IS_LATEX then
    -- LaTeX takes no SVG.
    local picture, drawn = folder .. "/picture.svg", folder .. "/picture.pdf"
    local isDone = pcall(pandoc.pipe, "rsvg-convert", {"-f", "pdf", "-o", drawn, picture}, "")
    result.picture, result.isPDF = isDone and contents(drawn) or nil, isDone
    if not isDone then
      report(chart.name .. ": The picture is left out. Install librsvg2-bin, whose rsvg-convert draws it.")
    end
  end
  return result
end

local function made(chart, parts)
  local isDone, result
  pandoc.system.with_temporary_directory("audiograph", function(folder)
    -- Errors that pass through pandoc come out as texts.
    isDone, result = pcall(made_in, folder, chart, parts)
  end)
  if not isDone then error(result, 0) end
  return result
end

-- Where a picture or a sound is found. Documents that do not hold their media have them in a folder beside.
local function place(name, kind, bytes)
  if HOLDS_MEDIA then
    pandoc.mediabag.insert(name, kind, bytes)
    return name
  end
  local output = PANDOC_STATE.output_file or "document"
  local folder, own = output:match("^(.*/)[^/]*$") or "", output:match("([^/]*)$")
  local path = own:gsub("%.%w+$", "") .. "_files/"
  if not pcall(pandoc.pipe, "mkdir", {"-p", "--", folder .. path}, "") then
    fail("The folder " .. folder .. path .. " cannot be made. Choose another one.")
  end
  write(folder .. path .. name, bytes)
  -- What puts its media into the document later finds them wherever that is.
  pandoc.mediabag.insert(path .. name, kind, bytes)
  return path .. name
end

local function named(chart, bytes, ending)
  return (chart.stem:gsub("[^%w_-]", "-")) .. "-" .. pandoc.utils.sha1(bytes):sub(1, 8) .. "." .. ending
end

local function picture(chart, result)
  if IS_HTML then return pandoc.RawInline("html", (result.picture:gsub("^<%?xml[^>]*>%s*", ""))) end
  local ending = result.isPDF and "pdf" or "svg"
  local kind = result.isPDF and "application/pdf" or "image/svg+xml"
  local path = place(named(chart, result.picture, ending), kind, result.picture)
  local size = {}
  for _, name in ipairs({"width", "height"}) do size[name] = chart.values[name] end
  return pandoc.Image(inlines(result.alt), path, "", pandoc.Attr("", {}, size))
end

local function sound(chart, result)
  local path = place(named(chart, result.sound, "mp3"), "audio/mpeg", result.sound)
  if not IS_HTML and not IS_EPUB then return pandoc.Link({pandoc.Str(chart.stem .. ".mp3")}, path) end
  local label = result.alt:gsub("%s+", " "):gsub(".", {["&"] = "&amp;", ["<"] = "&lt;", ['"'] = "&quot;"})
  return pandoc.RawInline(
    "html", '<audio controls="controls" src="' .. path .. '" aria-label="' .. label .. '"></audio>')
end

-- Blocks of a class, in documents that know some; in others it would be words.
local function wrapped(list, class, attributes, identifier)
  if not HAS_CLASSES then return pandoc.List(list) end
  return pandoc.List({pandoc.Div(list, pandoc.Attr(identifier or "", {class}, attributes))})
end

-- A chart as blocks, below which its caption stands.
local function blocks(chart)
  local parts = shown(chart)
  local result = made(chart, parts)
  local list = pandoc.List()
  if result.page then list:insert(pandoc.RawBlock("html", result.page)) end
  if result.picture then list:insert(pandoc.Para({picture(chart, result)})) end
  if chart.caption and #chart.caption > 0 then
    list:extend(wrapped({pandoc.Para(chart.caption)}, "caption", {["custom-style"] = "Image Caption"}))
  end
  if parts.sentence or #list == 0 then list:insert(pandoc.Para(inlines(result.words))) end
  if result.sound then list:insert(pandoc.Para({sound(chart, result)})) end
  if chart.identifier ~= "" and not HAS_CLASSES then return pandoc.Div(list, pandoc.Attr(chart.identifier)) end
  return wrapped(list, "audiograph", {}, chart.identifier)
end

-- A chart among words: its picture, or its sentences.
local function inline(chart)
  local parts = shown(chart)
  local hasPicture = parts.picture or parts.page
  local result = made(chart, {picture = hasPicture})
  if result.picture then return picture(chart, result) end
  return inlines(result.words)
end

-- What stands in place of a chart that cannot be made: the document is built, and says what it lacks.
local function attempt(chart, make, wrap)
  local isDone, result = pcall(make, chart)
  if isDone then return result end
  if type(result) ~= "table" or not result.sentences then error(result, 0) end
  report(chart.name .. ": " .. result.sentences)
  local text = inlines(chart.name .. ": " .. result.sentences)
  return wrap({pandoc.Strong({pandoc.Str("audiograph:")}), pandoc.Space(), table.unpack(text)})
end

local function error_blocks(text)
  return wrapped({pandoc.Para(text)}, "audiograph-error")
end

local function error_inline(text)
  return HAS_CLASSES and pandoc.Span(text, pandoc.Attr("", {"audiograph-error"})) or pandoc.List(text)
end

local function chart_of(element, source)
  local chart = {
    attributes = pandoc.List(), values = {}, switches = pandoc.List(), identifier = element.identifier,
    name = source, source = source, stem = source:gsub("%.%w+$", ""):match("([^/]*)$"),
  }
  for name, value in pairs(element.attributes) do
    chart.attributes:insert({name, value})
    chart.values[name] = value
  end
  return chart
end

local function of_file(element, name, caption)
  local chart = chart_of(element, name)
  chart.source, chart.caption = file(name), caption
  chart.switches:insert("--file")
  return chart
end

local function of_image(image)
  local ending = image.src:lower():match("%.(%w+)$")
  if not TABLES[ending or ""] and not image.classes:includes("audiograph") then return nil end
  return of_file(image, image.src, image.caption)
end

local TITLES = {de = "Daten", fr = "Données", pl = "Dane"}

-- The words of a caption that stands in an attribute.
local function caption_of(block)
  local text = block.attributes.caption or block.attributes["fig-cap"]
  return text and inlines(text)
end

-- The text of a block, whose first lines may hold attributes as in Quarto: "#| as: bars".
local function text_of(block)
  local text = block.text .. "\n"
  while true do
    local name, value, rest = text:match("^#|%s*([%w-]+):%s*([^\n]-)%s*\n(.*)$")
    if not name then return text end
    block.attributes[name] = value:match('^"(.*)"$') or value:match("^'(.*)'$") or value
    text = rest
  end
end

local function of_block(block)
  local text = text_of(block)
  if block.attributes.file then return of_file(block, block.attributes.file, caption_of(block)) end
  if block.attributes.source then
    local chart = chart_of(block, block.attributes.source)
    chart.caption = caption_of(block)
    return chart
  end
  local lang = block.attributes.lang or document.options.lang or document.lang or "en"
  local caption = caption_of(block)
  local chart = chart_of(block, caption and stringify(caption) or TITLES[lang:sub(1, 2)] or "Data")
  chart.caption, chart.text, chart.stem = caption, text, "chart"
  if not chart.values.title and not document.options.title then chart.title = chart.name end
  chart.switches:insert("--file")
  return chart
end

local function single_image(content)
  return #content == 1 and content[1].t == "Image" and of_image(content[1]) or nil
end

local function read_settings(meta)
  if meta.lang then document.lang = stringify(meta.lang) end
  for name, value in pairs(meta.audiograph or {}) do
    document.options[name] = type(value) == "boolean" and tostring(value) or stringify(value)
  end
end

return {
  {Meta = read_settings},
  {
    CodeBlock = function(block)
      if not block.classes:includes("audiograph") and not block.classes:includes("{audiograph}") then
        return nil
      end
      return attempt(of_block(block), blocks, error_blocks)
    end,
    Para = function(block)
      local chart = single_image(block.content)
      return chart and attempt(chart, blocks, error_blocks)
    end,
    -- From pandoc 3 on, an image with a caption of its own is a figure.
    Figure = function(figure)
      local content = #figure.content == 1 and figure.content[1].content
      local chart = content and single_image(content)
      if not chart then return nil end
      if chart.identifier == "" then chart.identifier = figure.identifier end
      chart.caption = pandoc.utils.blocks_to_inlines(figure.caption.long)
      return attempt(chart, blocks, error_blocks)
    end,
  },
  {
    Image = function(image)
      local chart = of_image(image)
      return chart and attempt(chart, inline, error_inline)
    end,
  },
  {
    Pandoc = function(whole)
      if not script or FORMAT == "chunkedhtml" then return nil end
      whole.blocks:insert(pandoc.RawBlock("html", "<script>" .. script .. "</script>"))
      return whole
    end,
  },
}
