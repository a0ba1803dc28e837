// SPDX-License-Identifier: MIT
#pragma once
#include <sndfile.h>
