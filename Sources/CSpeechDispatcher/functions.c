// SPDX-License-Identifier: MIT
// The functions of speech-dispatcher that we call, each going on to the library, which is loaded on
// first use.
#include "CSpeechDispatcher.h"

#include "CLibraryLoading.h"

#define FUNCTIONS(EACH)                                                                       \
  EACH(spd_cancel) EACH(spd_close) EACH(spd_get_language) EACH(spd_open2) EACH(spd_say)       \
  EACH(spd_set_language) EACH(spd_set_notification_on)

AUDIOGRAPH_LIBRARY("libspeechd.so.2", FUNCTIONS);

int audiograph_has_speech_dispatcher(void) { return audiograph_load_once(&loading); }

HIDDEN int spd_cancel(SPDConnection *connection) { return library.spd_cancel(connection); }
HIDDEN void spd_close(SPDConnection *connection) { library.spd_close(connection); }
HIDDEN char *spd_get_language(SPDConnection *connection) {
  return library.spd_get_language(connection);
}
HIDDEN SPDConnection *spd_open2(
    const char *client_name, const char *connection_name, const char *user_name,
    SPDConnectionMode mode, const SPDConnectionAddress *address, int autospawn, char **error) {
  return library.spd_open2(
      client_name, connection_name, user_name, mode, address, autospawn, error);
}
HIDDEN int spd_say(SPDConnection *connection, SPDPriority priority, const char *text) {
  return library.spd_say(connection, priority, text);
}
HIDDEN int spd_set_language(SPDConnection *connection, const char *language) {
  return library.spd_set_language(connection, language);
}
HIDDEN int spd_set_notification_on(SPDConnection *connection, SPDNotification notification) {
  return library.spd_set_notification_on(connection, notification);
}
