<CsoundSynthesizer>
<CsInstruments>
; SPDX-License-Identifier: MIT
sr = 44100
ksmps = 64
nchnls = 1
0dbfs = 1
; Set on the command line: $VALUES the file of values, $COUNT how many, $SECONDS how long.
giValues ftgen 0, 0, 0, -23, "$VALUES"
giTone ftgen 0, 0, 4096, 10, 1, 0.35, 0.18, 0.09

instr 1
  iLow = 1e300
  iHigh = -1e300
  iPlace = 0
  while iPlace < $COUNT do
    iValue table iPlace, giValues
    iLow min iLow, iValue
    iHigh max iHigh, iValue
    iPlace += 1
  od
  kPlace line 0, p3, $COUNT - 1
  kValue tablei kPlace, giValues
  aPitch interp 220 * pow(8, (kValue - iLow) / (iHigh - iLow))
  aTone oscili 0.14, aPitch, giTone
  out aTone * linen:k(1, 0.03, p3, 0.01)
endin
</CsInstruments>
<CsScore>
i 1 0 $SECONDS
</CsScore>
</CsoundSynthesizer>
