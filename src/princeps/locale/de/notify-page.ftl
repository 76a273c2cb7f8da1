### Bescheid bekommen: die Frage, die Einstellungen und wohin Links in Nachrichten führen. Wird geladen, wenn man es öffnet.

notify-ask = Sollen wir Bescheid sagen?
notify-ask-text = { $name } hat { $hours } Stunden für diesen Zug. Wir können dir Bescheid sagen, wenn du wieder dran bist.
notify-ask-push = Auf diesem Gerät
notify-ask-push-help = Eine Benachrichtigung, auch wenn diese Seite zu ist
notify-ask-mail = Per E-Mail
notify-ask-mail-help = Eine Nachricht für jeden Zug, mit einem Link zum Tisch
notify-ask-browser = Danach fragt dein Browser noch einmal. Du kannst das jederzeit in den Einstellungen ändern.
notify-ask-letter = Zuerst kommt ein Brief mit einem Link, den du öffnest. Du kannst das jederzeit in den Einstellungen ändern.
notify-ask-no = Jetzt nicht
notify-ask-yes = Ja, bitte
notify-told = Du bekommst auf diesem Gerät Bescheid.

notify-title = Benachrichtigungen
notify-where = Wo
notify-device = Ein anderes Gerät
notify-here = Dieses Gerät
notify-here-on = Benachrichtigungen sind an
notify-here-off = aus
notify-here-never = dieser Browser zeigt keine oder darf es nicht
notify-is-push = eine Benachrichtigung
notify-is-mail = bestätigt und für nichts anderes benutzt
notify-is-webhook = eine Nachricht im Chat
notify-unconfirmed = öffne den Link in unserem Brief
notify-remove = Entfernen: { $name }
notify-mail = E-Mail-Adresse
notify-mail-add = Schreibt mir
notify-mail-sent = Ein Brief ist unterwegs. Öffne den Link darin.
notify-chat = Adresse eines eingehenden Webhooks
notify-chat-add = Hinzufügen
notify-chat-help = Nachrichten gehen an Chats auf: { $servers }

notify-when = Wann
notify-when-turn = Ich bin dran
notify-when-soon = Meine Bedenkzeit läuft ab
notify-when-nudge = Jemand stupst mich an
notify-when-over = Eine Partie ist zu Ende oder jemand will noch einmal spielen
notify-hours-short = { $value } h
notify-off = aus
notify-often = Wie oft
notify-often-turn = jeder Zug
notify-often-hour = stündlich
notify-often-day = täglich
notify-night = Nachts still
notify-night-help = gesammelt und am Morgen geschickt
notify-night-start = Von
notify-night-end = Bis
notify-night-to = bis

notify-send = Schickt mir eine zur Probe
notify-done = Fertig
notify-tried = { $sent ->
    [one] Verschickt.
   *[other] An { $sent } Orte verschickt.
}
notify-tried-failed = { $sent ->
    [0] Das ließ sich nicht verschicken.
   *[other] Verschickt, aber nicht überallhin: { $failed } war nicht zu erreichen.
}

notify-confirm-title = An diese Adresse schreiben?
notify-confirm-help = Dann schreiben wir, wenn du in einer Partie dran bist. In jedem Brief steht ein Link, der das beendet.
notify-confirm-do = Ja, schreibt mir
notify-confirm-done = Danke
notify-confirm-done-text = Wir schreiben dir, wenn du dran bist.
notify-out-title = Hier keine Nachrichten mehr?
notify-out-help = Deine Partien und deine anderen Geräte bleiben, wie sie sind.
notify-out-do = Keine Nachrichten mehr
notify-out-done = Das war die letzte
notify-out-done-text = Hier kommt nichts mehr an. In den Einstellungen kannst du das jederzeit ändern.
notify-link-failed = Das hat nicht geklappt

refused-push-denied = Dein Browser erlaubt von hier keine Benachrichtigungen. In seinen Einstellungen für diese Seite kannst du das ändern.
refused-push-failed = Dieser Browser ist für Benachrichtigungen gerade nicht zu erreichen.
refused-push-service = Dieser Server kann diesem Browser keine Benachrichtigungen schicken.
refused-push-keys = Dieser Server kann diesem Browser keine Benachrichtigungen schicken.
refused-no-mail = Dieser Server verschickt keine E-Mails.
refused-mail-address = Das ist keine E-Mail-Adresse.
refused-mail-sent = An diese Adresse ging vorerst genug. Sieh dort nach oder versuch es morgen noch einmal.
refused-webhook-server = Dieser Server darf jenem keine Nachrichten schicken.
refused-place-known = Dort bekommst du schon Bescheid.
refused-too-many-places = Das sind sehr viele. Entferne zuerst etwas anderes.
refused-no-place = Dort bekommst du keinen Bescheid mehr.
refused-dead-message-link = Dieser Link gilt nicht mehr: Er ist zu alt, oder diese Nachrichten sind beendet.
