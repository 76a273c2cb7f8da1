### One person with several devices: the screens for that, loaded when they are opened.

devices-title = Deine Geräte
devices-another = Auf einem anderen Gerät spielen
devices-another-help = Richte die Kamera des anderen Geräts auf einen Code. Dann sitzt es auch an deinen Tischen. Kein Konto, kein Passwort.
devices-brings-running = { $count ->
    [one] { $count } laufende Partie
   *[other] { $count } laufende Partien
}
devices-brings-over = { $count ->
    [one] { $count } Ergebnis
   *[other] { $count } Ergebnisse
}
devices-brings-exercises = Lektionen und Rätsel
devices-brings-settings = Einstellungen
devices-show = Code zeigen
devices-again = Neuer Link
devices-code = Code mit dem Link für ein anderes Gerät
devices-link = Link für ein anderes Gerät
devices-time = gilt einmal, zehn Minuten lang
devices-over = Dieser Link ist abgelaufen.
devices-warning = Wer ihn öffnet, spielt als du. Schick ihn niemandem; für Freunde gibt es an jedem Platz einen eigenen Link.

devices-list = Geräte, die als du spielen
devices-unknown = Ein Browser
devices-here = hier
devices-since = seit { $day }
devices-seen = zuletzt hier: { $ago }
devices-sign-out = Abmelden
devices-sign-out-which = Abmelden: { $name }
devices-sign-out-help = Es verliert sofort alle deine Plätze, auch an offenen Tischen. Deine anderen Geräte behalten alles.
devices-sign-out-here = Dieser Browser vergisst dich: Partien, Einstellungen und Rätsel bleiben auf deinen anderen Geräten und bei deinen acht Wörtern und Passkeys.
devices-signed-out = Abgemeldet: { $name }.

devices-words = Acht Wörter zum Aufbewahren
devices-words-help = Sie bringen deine Plätze zurück, wenn alle Geräte verloren sind.
devices-words-show = Zeigen
devices-words-since = Du hast sie seit { $day }.
devices-words-new = Neue Wörter
devices-words-void = Die Wörter, die du jetzt hast, gelten dann nicht mehr.
devices-words-note = Schreib sie auf: Sie werden nur jetzt gezeigt. Wer sie hat, spielt als du.
devices-words-done = Ich habe sie

devices-passkeys = Passkeys
devices-passkeys-help = Dein Fingerabdruck, dein Gesicht oder ein Schlüssel bringt dich zurück, auch ganz ohne deine Geräte.
devices-passkey-make = Passkey anlegen
devices-passkey-since = angelegt am { $day }
devices-passkey-remove = Entfernen
devices-passkey-remove-which = Passkey entfernen: { $name }
devices-passkey-remove-help = Er öffnet hier nichts mehr. Vielleicht steht er noch in deinem Passwortmanager: Lösche ihn auch dort.
devices-passkey-made = Mit diesem Passkey kommst du jetzt jederzeit zurück.
devices-passkey-go = Mit Passkey zurückkommen

devices-back = Schon gespielt?
devices-back-help = Mit deinen acht Wörtern bekommst du deine Plätze zurück. Hast du noch ein Gerät, öffne stattdessen einen Link von dort.
devices-back-words = acht Wörter
devices-back-go = Zurückholen

devices-erase = Alles über mich löschen
devices-erase-help = Auf allen deinen Geräten und auf diesem Server, endgültig.
devices-erase-do = Alles löschen
devices-erase-title = Alles über dich löschen?
devices-erase-what = { $running ->
    [0] Du hast keine laufende Partie.
    [one] Deinen Platz in { $running } laufenden Partie übernimmt ein Bot.
   *[other] Deine Plätze in { $running } laufenden Partien übernehmen Bots.
} { $over ->
    [0] { "" }
    [one] { $over } Ergebnis wird gelöscht; Mitspieler behalten die Partie ohne deinen Namen.
   *[other] { $over } Ergebnisse werden gelöscht; Mitspieler behalten diese Partien ohne deinen Namen.
} { $devices ->
    [one] Dieses Gerät wird abgemeldet. Das lässt sich nicht rückgängig machen.
   *[other] Alle { $devices } Geräte werden abgemeldet. Das lässt sich nicht rückgängig machen.
}

device-title = Hier als { $name } spielen?
device-title-nameless = Auch hier spielen?
device-waiting = { $count ->
    [one] Du bist in { $count } Partie am Zug.
   *[other] Du bist in { $count } Partien am Zug.
}
device-games = Laufende Partien: { $running }. Ergebnisse: { $over }.
device-own = { $count ->
    [one] Die { $count } Partie dieses Browsers kommt mit: Deine anderen Geräte haben sie dann auch.
   *[other] Die { $count } Partien dieses Browsers kommen mit: Deine anderen Geräte haben sie dann auch.
}
device-yes = Ja, das bin ich
device-no = Nein
device-failed = Dieser Link geht nicht

refused-dead-link = Ein Gerätelink gilt einmal, zehn Minuten lang. Mach auf dem anderen Gerät einen neuen.
refused-own-device = Das ist schon eines deiner Geräte. Öffne den Link auf dem anderen.
refused-misspelt-words = Das sind keine acht Wörter von uns. Eines ist falsch geschrieben oder fehlt.
refused-unknown-words = Diese Wörter hat hier niemand, oder es gibt inzwischen neuere.
refused-too-many-devices = Du hast sehr viele Geräte. Melde erst welche ab.
refused-only-device = Das ist dein einziges Gerät, und du hast weder Wörter noch einen Passkey, um zurückzukommen. Leg erst eins davon an, oder lösche alles.
refused-no-device = Dieses Gerät ist schon abgemeldet.
refused-unknown-here = Über dich ist hier nichts bekannt. Vielleicht wurde dieses Gerät abgemeldet.
refused-bad-passkey = Dieser Passkey öffnet hier nichts.
refused-no-passkey = Dieser Passkey ist schon entfernt.
refused-no-passkeys = Unter dieser Adresse gibt es keine Passkeys.
refused-too-many-passkeys = Du hast sehr viele Passkeys. Entferne erst einige.
refused-passkey-stopped = Es wurde kein Passkey angelegt oder gewählt.
