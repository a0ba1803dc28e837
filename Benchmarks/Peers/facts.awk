# SPDX-License-Identifier: MIT
# First, last, lowest and highest value of rows of date and value.
BEGIN { FS = "," }
NR == 1 { next }
NR == 2 { first = low = high = $2 }
$2 < low { low = $2 }
$2 > high { high = $2 }
{ last = $2 }
END { print NR - 1, first, last, low, high }
