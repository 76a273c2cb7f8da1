### Offene Tische: die Liste auf der Startseite, der Raum, in dem man wartet, Stummschalten und Blockieren.

open-tables = Offene Tische
open-tables-new = Einen eröffnen
open-tables-none = Gerade wartet niemand auf Mitspieler.
open-table-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
open-table-last = beginnt, sobald du Platz nimmst
open-table-waiting = wartet auf { $count }
open-table-full = voll
open-table-gone = nicht mehr offen
open-table-running = läuft
open-table-live = live
open-table-clock = { $time } pro Zug
open-table-hints = { $allowed ->
    [yes] Tipps erlaubt
   *[no] ohne Tipps
}
open-table-bots = { $count ->
    [1] ein Bot
    [2] zwei Bots
   *[other] drei Bots
}
open-table-sit = Platz nehmen
    .label = Platz nehmen: { $game }, { $names }
open-table-watch = Zusehen
    .label = Zusehen: { $game }, { $names }
open-table-go = Zum Tisch
    .label = Zu deinem Tisch: { $game }

## Der Raum, in dem man wartet

gathering-title = { $count ->
    [one] Noch { $count } Platz frei
   *[other] Noch { $count } Plätze frei
}
gathering-help = Die Partie beginnt, wenn der letzte Platz besetzt ist. Du kannst diese Seite verlassen, dein Platz bleibt dir.
gathering-free = Freier Platz
    .host = Wer vorbeikommt, kann sich setzen
gathering-friend = Freund, per Link
    .host = Noch nicht da
gathering-host = hat den Tisch eröffnet
gathering-bot = Lieber ein Bot
gathering-bot-at = Lieber ein Bot, auf { $seat }
gathering-kick = Wegschicken
    .text = { $name } verliert den Platz und kann an diesen Tisch nicht zurück.
gathering-kick-name = { $name } wegschicken?
gathering-leave = Tisch verlassen
gathering-close = Tisch schließen
    .text = Der Tisch verschwindet für alle, die hier sitzen.
gathering-home = Zur Startseite
gathering-seats = Namen, Links und Leute
gathering-begins = Alle sind da: Die Partie beginnt.

## Stummschalten und Blockieren

avoid-mute = { $name } stummschalten
avoid-unmute = { $name } wieder hören
avoid-block = { $name } blockieren
avoid-unblock = { $name } nicht mehr blockieren
avoid-help = Wen du stummschaltest, den hörst du an keinem Tisch. Wen du blockierst, den triffst du an offenen Tischen nicht. Niemand erfährt davon.
avoid-blocked = blockiert
avoid-muted = stumm
avoided = Stummgeschaltete und blockierte Leute
avoided-mute = stummgeschaltet, { $day }
avoided-block = blockiert, { $day }
avoided-end = Aufheben
avoided-end-name = Aufheben: { $name }, { $kind }

refused-table-full = Jemand war schneller: Alle Plätze an diesem Tisch sind besetzt.
refused-table-gone = Dieser Tisch ist nicht mehr offen.
refused-table-left = Du hast an diesem Tisch keinen Platz mehr.
refused-too-many-waiting = Du wartest schon an mehreren Tischen. Verlass erst einen davon.
refused-too-many-aversions = Du hast sehr viele Leute stummgeschaltet und blockiert. Nimm erst jemanden von der Liste.
refused-nobody-there = Dort sitzt niemand anderes.
refused-host-stays = Wer einen Tisch eröffnet hat, kann ihn schließen, aber nicht verlassen.
refused-begun = Die Partie hat begonnen: Niemand kann mehr weggeschickt werden.
refused-not-begun = Diese Partie hat noch nicht begonnen: Sie wartet auf Mitspieler.
refused-no-open-tables = Auf diesem Server gibt es keine offenen Tische.
