# SPDX-License-Identifier: MIT
SHELL = /bin/bash
.SHELLFLAGS = -o pipefail -c
PREFIX ?= /usr/local
BUILD_PACKAGES = binutils ca-certificates curl libasound2-dev libjansson-dev libpcre2-dev libsamplerate0-dev \
	libsndfile1-dev libspeechd-dev libsqlite3-dev pkg-config
TEST_PACKAGES = alsa-utils espeak-ng fenrir ffmpeg fish fluidsynth groff libasound2-plugins \
	liblouis-bin librsvg2-bin libuchardet0 libxml2-utils mandoc nodejs pulseaudio pulseaudio-utils python3-html5lib python3-mido \
	python3-webvtt sndfile-programs sox libsox-fmt-mp3 speech-dispatcher speech-dispatcher-espeak-ng \
	sqlite3 tzdata zsh
STATIC = .build/static-libraries
# Nothing constant can be written once the program runs, and its stack is guarded: decision 011.
HARDENING = -Xcc -fstack-protector-strong -Xswiftc -Xfrontend -Xswiftc -enable-stack-protector \
	-Xswiftc -use-ld=lld -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now \
	-Xlinker -T -Xlinker $(CURDIR)/Scripts/read-only-data.ld
# The other options make each start shorter: decision 011.
RELEASE = swift build -c release -Xswiftc -gnone --static-swift-stdlib --product audiograph --disable-local-rpath \
	--pkg-config-path $(CURDIR)/$(STATIC) \
	-Xswiftc -L$(CURDIR)/$(STATIC) -Xlinker --no-export-dynamic $(HARDENING) \
	-Xlinker $$(./Scripts/commit-object .build/commit) \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
PROGRAM = .build/release/audiograph

# What goes into packages is linked with the C library of Debian 11: decision 023.
PACKAGES = .build/packages
SYSROOT = $(CURDIR)/$(PACKAGES)/sysroot
OLD_GCC = $(SYSROOT)/usr/lib/gcc/$(shell uname -m)-linux-gnu/10
PORTABLE = --scratch-path $(PACKAGES)/build \
	-Xswiftc -Xclang-linker -Xswiftc --sysroot=$(SYSROOT) \
	-Xswiftc -Xclang-linker -Xswiftc --gcc-install-dir=$(OLD_GCC) \
	-Xlinker $(SYSROOT)/threads.o -Xlinker -ldl -Xlinker -lpthread
PACKAGE_TOOLS = apt-utils dpkg-dev gnupg make python3-venv tcl

# Tests run in a third of the time when they are optimised, and in a folder of their own they do not make
# `swift build` begin anew.
# A checkout that cannot be written is tested with TESTS_IN=FOLDER.
TESTS_IN = .build/tests
TESTS = --scratch-path $(TESTS_IN) -Xswiftc -O

.PHONY: build demo deps build-deps core examples web extension check-web compare-web web-page-check orca-check test test-library test-program \
	test-sessions test-python check-pandoc check-r reuse sweep \
	sanitize sanitize-address sanitize-thread sanitize-undefined coverage page-check page-tools page-files check \
	check-long lint sentences folders platforms docs languages links hardening characters \
	allocations gallery pictures notes bench bench-guard bench-peers fuzz fuzz-program fuzz-terminal install install-files portable package-root wheel \
	tarball deb repository release check-deb check-packages clean

build: build-deps
	./Scripts/static-libraries $(STATIC)
	$(RELEASE)

# Writes a year of Apple's share price as sound, says it in words, and plays it where it can.
demo: build
	$(PROGRAM) export AAPL --range 1Y -o aapl.wav
	$(PROGRAM) describe AAPL --range 1Y
	$(PROGRAM) play AAPL --range 1Y --text none || test $$? -eq 5

# The library's core alone, for which no system package is needed.
core:
	PKG_CONFIG=/bin/false PKG_CONFIG_PATH=/nonexistent PKG_CONFIG_LIBDIR=/nonexistent \
		swift build --target Audiograph --scratch-path .build/core

# Three packages that use the library by path; the player plays on ALSA's null device.
EXAMPLE = swift run --scratch-path .build/examples --package-path
examples: build-deps
	$(EXAMPLE) Examples/Renderer Renderer
	$(EXAMPLE) Examples/German German
	$(EXAMPLE) Examples/Player Player --device null 3 1 4 - 5

# The engine as a page that any browser opens, also from a file, and as a script for other pages: Web/README.md.
WEB = .build/web
web: $(WEB)/audiograph.html

$(WEB)/audiograph.wasm: Web/sources.txt Scripts/build-web-module Scripts/embedded-core Scripts/embedded-shim.swift \
		$(shell find Web/System Sources/CCatalogues Sources/CProgramCatalogues \
		$$(sed -n 's/^\* //; /^[^#-]/p' Web/sources.txt) -type f)
	./Scripts/install-packages ca-certificates curl libclang-rt-14-dev-wasm32 python3 wasi-libc xz-utils
	./Scripts/build-web-module $(WEB)

$(WEB)/audiograph.html: $(WEB)/audiograph.wasm Scripts/build-web-page.mjs Scripts/web-page.mjs \
		$(wildcard Web/*.js Web/*.ts Web/*.html Web/*.css Samples/*.csv)
	./Scripts/install-packages nodejs xz-utils
	node Scripts/build-web-page.mjs $(WEB)

# The extension of browsers that hears the charts of the open page, as a folder and packed; equal bytes whenever it is made.
extension: $(WEB)/audiograph.wasm
	./Scripts/install-packages nodejs python3 xz-utils
	node Scripts/build-web-extension.mjs $(WEB)
	find $(WEB)/extension -exec touch -d '2026-01-01 UTC' {} +
	cd $(WEB)/extension && rm -f ../audiograph-extension.zip && TZ=UTC python3 -m zipfile -c ../audiograph-extension.zip *

# That it says and sounds what the program does. Embedded Swift before 6.3 is not tried.
check-web: build
	@case $$(swift --version 2>&1) in \
		*"Swift version 6.2"*) echo "Skipped: the module for browsers takes Swift 6.3." ;; \
		*) $(MAKE) --no-print-directory compare-web ;; \
	esac

compare-web: web
	node Scripts/check-web.mjs $(PROGRAM) $(WEB) Samples/*.csv Fuzz/Seeds/*

deps:
	./Scripts/install-packages $(BUILD_PACKAGES) $(TEST_PACKAGES)

build-deps:
	./Scripts/install-packages $(BUILD_PACKAGES)

# Thousands of lines say that a test began or passed; what failed must not be lost among them.
FAILURES = 2>&1 | { grep -vE '^(◇ |✔ (Suite|Test case) |✔ Test [^ ]+\()' || true; }

# The tests wait more than they compute, so those of the program run beside the others, and those that
# listen to whole sessions beside them.
SESSIONS = ^EndToEndTests\.(ReadingPause|ScreenReader|Speak|Waiting)Tests
test: deps
	swift build --build-tests $(TESTS)
	$(MAKE) --no-print-directory -j3 --output-sync=target test-library test-program test-sessions

test-library:
	swift test --skip-build --ignore-lock $(TESTS) --skip '^EndToEndTests\.' $(FAILURES)

test-program:
	swift test --skip-build --ignore-lock $(TESTS) --filter '^EndToEndTests\.' --skip '$(SESSIONS)' $(FAILURES)

test-sessions:
	swift test --skip-build --ignore-lock $(TESTS) --filter '$(SESSIONS)' $(FAILURES)

# The Python module, with the libraries whose data it takes, which come from PyPI. Each of
# PYTHONS="python3.9 python3.14" runs the tests that take none of them.
PYTHON = .build/python-tests
PLAIN_TESTS = $(patsubst %,Python/tests/test_%.py,options ownership plain program sound strange)
test-python: build
	./Scripts/install-packages python3-venv
	test -f $(PYTHON)/with-xarray || { python3 -m venv $(PYTHON) && $(PYTHON)/bin/pip install -q \
		altair duckdb matplotlib mypy numpy pandas plotly polars pyarrow pytest seaborn xarray \
		&& touch $(PYTHON)/with-xarray; }
	AUDIOGRAPH_PROGRAM=$(CURDIR)/$(PROGRAM) $(PYTHON)/bin/python -m pytest -q -p no:cacheprovider \
		Python/tests --doctest-modules Python/audiograph
	$(PYTHON)/bin/mypy --strict --cache-dir .build/mypy Python/audiograph
	set -e; for python in $(PYTHONS); do \
		folder=$(PYTHON)-$$($$python -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
		$$python -m venv $$folder; \
		$$folder/bin/pip install -q pytest; \
		AUDIOGRAPH_PROGRAM=$(CURDIR)/$(PROGRAM) $$folder/bin/python -m pytest -q -p no:cacheprovider \
			$(PLAIN_TESTS) --doctest-modules --doctest-ignore-import-errors Python/audiograph; \
	done

# Documents that pandoc builds with the filter, in every form.
check-pandoc: build
	./Scripts/install-packages librsvg2-bin pandoc python3
	Tests/Pandoc/check-pandoc $(PROGRAM)

# The package for R: without an error, a warning or a note.
R_CHECK = .build/r
check-r: build
	./Scripts/install-packages r-base-core r-cran-ggplot2 r-cran-jsonlite r-cran-knitr r-cran-testthat
	rm -rf $(R_CHECK) && mkdir -p $(R_CHECK)
	cd $(R_CHECK) && R CMD build $(CURDIR)/R
	cd $(R_CHECK) && LC_ALL=C.UTF-8 _R_CHECK_SYSTEM_CLOCK_=FALSE AUDIOGRAPH_PROGRAM=$(abspath $(PROGRAM)) \
		AUDIOGRAPH_SAMPLES=$(CURDIR)/Samples \
		R CMD check --no-manual audiograph_*.tar.gz
	grep -q '^Status: OK' $(R_CHECK)/audiograph.Rcheck/00check.log

# The same tests with many more random cases, for an hour or more; ONLY=LevelTests takes some of them.
sweep: deps
	swift build --build-tests $(TESTS)
	AUDIOGRAPH_SWEEP=1 swift test --skip-build $(TESTS) $(if $(ONLY),--filter '$(ONLY)')

# The tests under a sanitizer, in a build of its own each. Tests that need the memory that a sanitizer
# takes for itself are left out. ONLY=BatchTests runs some of them.
sanitize: sanitize-address sanitize-thread sanitize-undefined

sanitize-address sanitize-thread sanitize-undefined: deps
	./Scripts/sanitize $(@:sanitize-%=%) $(if $(ONLY),--filter '$(ONLY)')

# How much of the sources the tests reach, by target.
coverage: deps
	swift build --build-tests --enable-code-coverage --scratch-path .build/coverage
	swift test --skip-build --enable-code-coverage --scratch-path .build/coverage
	./Scripts/report-coverage .build/coverage

# Opens the pages that the program writes in Chromium and Firefox, with axe-core; .build/pages has
# screenshots. What it takes is fetched from Debian and PyPI, so that it is no part of `make check`.
page-check: build page-tools
	mkdir -p .build/pages
	.build/page-tools/bin/python Tests/Pages/check-page $(PROGRAM) .build/pages

# The same for the page that reads tables, and for the extension, with the libraries whose charts it finds.
web-page-check: web extension page-tools
	./Scripts/install-packages dbus-daemon libjs-chart.js openbox webkit2gtk-driver xdotool xvfb
	.build/page-tools/bin/pip install -q --no-deps django-highcharts==0.1.7 panel plotly
	.build/page-tools/bin/python Tests/Pages/check-web-page $(WEB)/audiograph.html .build/pages
	.build/page-tools/bin/python Tests/Pages/check-extension $(WEB)/extension

# What Orca says of it in Firefox, in ten minutes at most.
orca-check: web
	./Scripts/install-packages at-spi2-core dbus-daemon firefox-esr openbox orca python3 xclip xdotool xvfb
	python3 Tests/Pages/check-orca $(WEB)/audiograph.html

page-tools:
	./Scripts/install-packages chromium firefox-esr poppler-utils python3-venv
	python3 -m venv .build/page-tools
	.build/page-tools/bin/pip install -q playwright axe-playwright-python html5lib websockets

# Twenty charts of all kinds in one page: .build/gallery/index.html.
gallery: build
	./Scripts/install-packages python3
	./Scripts/build-gallery $(PROGRAM) .build/gallery

# The pictures of the README, each of the sample of its name; a test compares them with what the program draws.
pictures: build
	for file in Documentation/pictures/*.svg; do \
		AUDIOGRAPH_SAMPLES=Samples $(PROGRAM) export $$(basename $$file .svg) --lang en --offline -q -o $$file || exit 1; \
	done

# What a change must pass, here and in .ci/run; what is quick to fail stands first. Those in DONE are
# left out.
CHECKS = lint reuse sentences folders platforms docs examples build check-web test-python check-pandoc links \
	hardening characters allocations gallery bench-guard test
check: $(filter-out $(DONE),$(CHECKS))

# What takes longer than that: packages in clean systems, and pages in browsers. At most 45 minutes.
check-long: check-r check-packages check-deb page-check web-page-check notes

# What the notes on how tables were read are worth, on the labelled ones.
notes: build
	./Scripts/install-packages python3
	./Scripts/check-notes .build/release/audiograph Tests/Fixtures/readings --wrong 0.2 --right 0.2

# That no script quotes a sentence of the program.
sentences:
	./Scripts/install-packages python3
	./Scripts/check-sentences
	./Scripts/check-words

# That the folders of a target use each other in no larger circle than before.
folders:
	./Scripts/install-packages python3
	./Scripts/check-folders

# That every file says who holds the rights in it, and by which licence it is given.
REUSE = .build/reuse
reuse:
	./Scripts/install-packages python3-venv
	test -f $(REUSE)/bin/reuse || { python3 -m venv $(REUSE) && $(REUSE)/bin/pip install -q reuse; }
	$(REUSE)/bin/reuse lint --lines

# That the core names nothing that iOS or WebAssembly do not have.
platforms:
	./Scripts/check-platforms

# That nothing which runs tasks is linked, for which each start would pay (decision 011), and that
# rows are read without a call for each cell (decision 014).
links: build
	! nm $(PROGRAM) | grep -e libdispatch_init -e PlainLayoutV9readOther

# That the program is linked as the variable HARDENING asks.
hardening: build
	./Scripts/check-hardening $(PROGRAM)

# That no sign of a syntax is looked for among Characters, which a mark beside it would hide.
characters: build
	./Scripts/check-characters .build/release.yaml

# That the memory which an export asks for does not grow with the length of its sound.
allocations: build
	./Scripts/check-allocations $(PROGRAM) Samples/nile.csv

# That no command takes over 5 percent more instructions than is recorded; RECORD=record records them anew.
bench-guard: build
	./Scripts/install-packages mawk valgrind
	./Scripts/check-instructions $(PROGRAM) $(RECORD)

# Writes the indices of languages and of their messages; a test fails where that was forgotten.
languages:
	swift run CatalogueCompiler Sources/Audiograph/Languages Sources/AudiographCLI/Languages

# Takes the script and the style sheets of pages into the library; `make lint` fails where that was forgotten.
page-files:
	./Scripts/embed-page

lint:
	./Scripts/embed-page --check
	./Scripts/check-version
	swift format lint --strict --parallel --recursive Sources Scripts Tests Package.swift \
		Benchmarks/Sources Benchmarks/Package.swift Fuzz/Sources Fuzz/Program Fuzz/Package.swift \
		Examples Web

docs: build-deps
	./Scripts/build-documentation $(TESTS_IN) -Xswiftc -O

# Measures a copy: what the linker wrote starts 7 percent slower.
# Writes Documentation/PERFORMANCE.md. RUNS=5 is quicker; ONLY=w1,w5 prints these and writes nothing.
bench: build
	install -D -m 755 $(PROGRAM) Benchmarks/.build/installed/audiograph
	$(MAKE) -C Benchmarks bench PROGRAM=$(CURDIR)/Benchmarks/.build/installed/audiograph

# The other tools that the benchmarks compare with; what is missing is left out.
bench-peers:
	./Scripts/install-packages alsa-utils csound mawk pulseaudio sox
	$(MAKE) -C Benchmarks peers

# Reads tables that libFuzzer makes up, under the address sanitizer; fails where one makes the reader
# fail, and leaves it in Fuzz/Findings. SECONDS=3600 looks for an hour, WORKERS=1 on one core.
fuzz: SECONDS = 60
fuzz: WORKERS = 2
fuzz:
	./Scripts/install-packages $(BUILD_PACKAGES)
	$(MAKE) -C Fuzz run SECONDS=$(SECONDS) WORKERS=$(WORKERS)

# Runs whole commands that libFuzzer makes up, in one process that neither asks the network nor plays
# nor writes outside a folder of its own; otherwise as `fuzz`.
fuzz-program: SECONDS = 60
fuzz-program: WORKERS = 2
fuzz-program:
	./Scripts/install-packages $(BUILD_PACKAGES)
	$(MAKE) -C Fuzz run-program SECONDS=$(SECONDS) WORKERS=$(WORKERS)

# Drives the program at terminals with random keys and bursts of signals, one session after another;
# fails where one leaves the terminal, a process or a doubt behind. SEED=7 repeats the sessions of a seed.
fuzz-terminal: SECONDS = 60
fuzz-terminal: build
	./Scripts/fuzz-terminal $(PROGRAM) $(SECONDS) $(SEED)

install: build
	$(MAKE) --no-print-directory install-files

install-files:
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/audiograph
	install -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/audiograph
	strip --strip-unneeded --remove-section=.comment --remove-section=.note \
		$(DESTDIR)$(PREFIX)/bin/audiograph
	rm -rf $(DESTDIR)$(PREFIX)/share/audiograph/samples
	cp -R Samples $(DESTDIR)$(PREFIX)/share/audiograph/samples
	test ! -f $(WEB)/audiograph.html || install -m 644 $(WEB)/audiograph.html $(DESTDIR)$(PREFIX)/share/audiograph
	rm -rf $(DESTDIR)$(PREFIX)/share/doc/audiograph/examples
	install -d $(DESTDIR)$(PREFIX)/share/doc/audiograph/examples
	cp -R Examples/Alerts Examples/Learning $(DESTDIR)$(PREFIX)/share/doc/audiograph/examples
	rm -rf $(DESTDIR)$(PREFIX)/share/audiograph/pandoc
	cp -R Packaging/pandoc $(DESTDIR)$(PREFIX)/share/audiograph/pandoc
	./Scripts/install-pages $(PROGRAM) $(DESTDIR)$(PREFIX)/share

# The release program for packages, from which all of them are made.
portable: STATIC = $(PACKAGES)/static-libraries
portable: build-deps
	./Scripts/install-packages $(PACKAGE_TOOLS)
	./Scripts/package-sysroot $(PACKAGES)/sysroot
	./Scripts/static-libraries $(STATIC) $(OLD_GCC)/libgcc_eh.a
	$(RELEASE) $(PORTABLE)

package-root: portable web
	rm -rf $(PACKAGES)/root
	$(MAKE) install-files PROGRAM=$(PACKAGES)/build/release/audiograph PREFIX= \
		DESTDIR=$(CURDIR)/$(PACKAGES)/root

# For pip on any Linux from glibc 2.31 on, and the same tree for those without Python.
wheel tarball: package-root
	./Scripts/build-packages $(PACKAGES)/root $(SYSROOT) $(PACKAGES) $@

# A package for Debian and Ubuntu in .build/deb, for the architecture of this machine, with the
# libraries of the system. DEBFULLNAME and DEBEMAIL name whoever makes it; otherwise Packaging/project.toml or git's user does.
deb: portable web
	rm -rf .build/deb/root .build/deb/*.deb
	$(MAKE) install-files PROGRAM=$(PACKAGES)/build/release/audiograph PREFIX=/usr \
		DESTDIR=$(CURDIR)/.build/deb/root
	./Scripts/build-deb .build/deb/root .build/deb

# An apt repository of that package, signed with SIGNING_KEY, or with a key made for it.
repository: deb
	./Scripts/build-repository $(PACKAGES)/repository .build/deb/*.deb

# What a version is published as, in .build/release-VERSION: CONTRIBUTING.md, "Releases".
release:
	./Scripts/build-release

# That wheel and tarball do everything in a Debian 11, 12 and 13 and an Ubuntu 22.04 that hold nothing else
# and have no network, and go without a trace. Takes root; is skipped without it.
check-packages: wheel tarball deb
	./Scripts/install-packages $(if $(filter 0,$(shell id -u)),debootstrap)
	./Scripts/check-packages $(firstword $(wildcard $(PROGRAM)) $(PACKAGES)/build/release/audiograph) \
		$(PACKAGES)/*.whl $(PACKAGES)/*.tar.gz .build/deb/*.deb

# That lintian finds no error in the package, and that it works and goes without a trace in systems
# that hold nothing else (which takes root; a first time they are fetched): this one, and Ubuntu 22.04.
check-deb: deb
	./Scripts/install-packages lintian $(if $(filter 0,$(shell id -u)),debootstrap)
	./Scripts/check-deb .build/deb/*.deb
	SUITE=jammy ./Scripts/check-deb .build/deb/*.deb

clean:
	rm -rf .build
