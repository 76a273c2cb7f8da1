## Der Tisch im Browser, für jedes Spiel: Entscheidungsleiste, Tipps, Tasten, Sichtschutz.


# Laden
table-loading = Der Tisch wird aufgebaut …
table-stale = Der Tisch hatte sich geändert, bevor deine Antwort ankam. Bitte sieh noch einmal hin.

# Die Entscheidungsleiste
bar-label = Deine Entscheidung
bar-steps = Schritte dieses Zuges
bar-waiting = { $count ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
}
bar-waiting-nobody = Die anderen sind dran
bar-yours-later = Du bist dran
    .help = Du kannst antworten, sobald du wieder verbunden bist.
bar-thinking = denkt nach
bar-over = Die Partie ist zu Ende
bar-pay = Zahlen
bar-get = Erhalten
bar-change-pay = Anders bezahlen
bar-way-plain = ohne Tausch
bar-points-now = Punkte sofort
bar-next-scoring = { $game ->
    [trajan] Am Ende
   *[other] Nächste Wertung
}
bar-now-tip = Punkte, die du sofort bekommst
bar-next-tip = { $game ->
    [trajan] Alle deine Punkte, wenn jetzt Schluss wäre, mit den offenen Forderungen: vorher und nachher
   *[other] Was die nächste Wertung brächte, wenn sie jetzt käme: vorher und nachher
}
bar-turn = Drehen
bar-turn-tip = Das Plättchen anders herum legen (Taste R)
bar-confirm = Bestätigen
bar-build-here = Hierhin legen
bar-undo = Rückgängig
bar-undo-tip = Den letzten Schritt rückgängig machen (Taste U)
bar-undo-barrier = Lässt sich nicht rückgängig machen: { $reason }
bar-undo-nothing = Noch nichts rückgängig zu machen
bar-finish = Dein Zug ist fertig
    .help = Beende ihn oder mach vorher etwas rückgängig.
bar-end-turn = Zug beenden
bar-end-turn-tip = Deinen Zug beenden (Taste E)
bar-end-turn-early = Du kannst noch etwas anderes tun, musst aber nicht
bar-more = { $count ->
    [one] { $count } weitere
   *[other] { $count } weitere
}
bar-to-end = Ergebnis
bar-skip = Überspringen
bar-skip-tip = Sofort zeigen, wie es steht (Taste Ende)
choose-here = Was möchtest du hier tun?

# Mehrere an einem Bildschirm
hand-over = Weitergeben an { $name }
cover-title = { $name }, du bist dran
cover-seat = Platz { $number }
cover-help = Alle anderen sehen bitte weg.
cover-show = Meinen Tisch zeigen
cover-waiting = Der Tisch von { $name } wird aufgebaut …
seat-switch = Plätze an diesem Bildschirm
seat-switch-decides = { $name }: muss entscheiden

# Zusehen und warten
watching = Du siehst { $name } über die Schulter.
reckoning-nothing = Niemand gewinnt oder verliert Punkte.

# Tipps
hint-title = Tipp
hint-open = Um einen Tipp bitten
hint-thinking = Ein starker Spieler sieht sich deine Lage an …
hint-nothing = Hier gibt es nur eine Möglichkeit.
hint-do = Ausführen
hint-others = Andere Tipps
hint-help = Drück auf einen Tipp, um ihn auf dem Brett zu sehen. Punkte und Siegchance: worauf er im Schnitt hinausläuft, wenn alle gut weiterspielen.

# Kopfzeile
tool-rules = Regeln und Glossar
tool-rules-word = Regeln
tool-menu-word = Menü
tool-log = Verlauf
tool-scores = Punktestand
tool-keys = Tasten und Gesten
tool-describe = Den Tisch beschreiben
my-turn-title = Du bist dran · { $game }

# Tasten
keys-title = Tasten und Gesten
keys-tap = Auf etwas Umrandetes: es wählen
keys-tap-else = Auf alles andere: was es ist, warum es jetzt nicht wählbar ist und was gefragt ist
keys-hold = Auf jedem Teil: was es ist, ohne es zu wählen
keys-rest = Auf jedem Teil: was es ist und was es bringt
keys-arrows = Von Feld zu Feld gehen
keys-next = Zum nächsten wählbaren Feld; mit Umschalt zum vorigen
keys-tab = Zum nächsten Teil des Tisches
keys-enter = Wählen; das Gezeigte bestätigen
keys-numbers = Eine Antwort der Entscheidungsleiste wählen; noch einmal gedrückt die nächste mit derselben Zahl
keys-escape = Abbrechen, schließen
keys-undo = Rückgängig
keys-end = Zug beenden
keys-turn = Doppelplättchen drehen
keys-hint = Tipp
keys-log = Verlauf
keys-scores = Punktestand
keys-describe = Den Tisch in Worten beschreiben
keys-help = Diese Liste
key-tap = Tippen
key-tap-else = Daneben tippen
key-hold = Halten
key-rest = Mauszeiger ruht
key-arrows = Pfeile
key-tab = Tab
key-enter = Enter
key-numbers = 1 … 9
key-escape = Esc

# Der Tisch in Worten, für alle, die ihn nicht sehen
describe-title = Der Tisch in Worten
describe-decision = Deine Entscheidung
describe-answers = { $count ->
    [one] { $count } Antwort ist möglich
   *[other] { $count } Antworten sind möglich
}
describe-players = Spieler
describe-player = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $game ->
    [trajan] { $forecast } am Ende, wenn jetzt Schluss wäre
   *[other] { $forecast } dazu, wenn jetzt gewertet würde
}; { $status }.
describe-you = { $name } (du)

# Shared by the tables of all games
mat-rivals = Gegner

# The rules dialog
glossary-title = Regeln und Glossar
glossary-how = So wird gespielt
glossary-things = Begriffe
glossary-search = Suchen
glossary-nothing = Dazu gibt es keinen Eintrag.
