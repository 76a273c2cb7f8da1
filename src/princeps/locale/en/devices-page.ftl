### One person with several devices: the screens for that, loaded when they are opened.

devices-title = Your devices
devices-another = Play on another device
devices-another-help = Point the other device’s camera at a code. It then sits at your tables too. No account, no password.
devices-brings-running = { $count ->
    [one] { $count } running game
   *[other] { $count } running games
}
devices-brings-over = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
devices-brings-exercises = lessons and puzzles
devices-brings-settings = settings
devices-show = Show the code
devices-again = Make another
devices-code = Code with the link for another device
devices-link = Link for another device
devices-time = works once, for ten minutes
devices-over = This link has run out.
devices-warning = Whoever opens it plays as you. Send it to nobody else; for friends there is a link at each seat.

devices-list = Devices that play as you
devices-unknown = A browser
devices-here = here
devices-since = since { $day }
devices-seen = last here: { $ago }
devices-sign-out = Sign out
devices-sign-out-which = Sign out: { $name }
devices-sign-out-help = It loses all your seats at once, even while a table is open there. Your other devices keep everything.
devices-sign-out-here = This browser forgets you: your games, settings and puzzles stay with your other devices, your eight words and your passkeys.
devices-signed-out = Signed out: { $name }.

devices-words = Eight words to keep safe
devices-words-help = They bring your seats back if every device is lost.
devices-words-show = Show them
devices-words-since = You have had them since { $day }.
devices-words-new = Make new ones
devices-words-void = The words that you have now will no longer work.
devices-words-note = Write them down: they are only shown now. Whoever has them plays as you.
devices-words-done = I have them

devices-passkeys = Passkeys
devices-passkeys-help = Your fingerprint, your face or a key brings you back, even with no device left.
devices-passkey-make = Make a passkey
devices-passkey-since = made { $day }
devices-passkey-remove = Remove
devices-passkey-remove-which = Remove the passkey: { $name }
devices-passkey-remove-help = It no longer opens anything here. Your password manager may still list it: delete it there too.
devices-passkey-made = You can come back by this passkey now.
devices-passkey-go = Come back by a passkey

devices-back = Played before?
devices-back-help = With your eight words your seats come back. With a device that you still have, open a link from there instead.
devices-back-words = eight words
devices-back-go = Come back

devices-erase = Delete everything about me
devices-erase-help = On all your devices and on this server, for good.
devices-erase-do = Delete everything
devices-erase-title = Delete everything about you?
devices-erase-what = { $running ->
    [0] You have no running game.
    [one] Your seat in { $running } running game goes to a bot.
   *[other] Your seats in { $running } running games go to bots.
} { $over ->
    [0] { "" }
    [one] { $over } result is deleted; fellow players keep the game without your name.
   *[other] { $over } results are deleted; fellow players keep those games without your name.
} { $devices ->
    [one] This device is signed out. This cannot be undone.
   *[other] All { $devices } devices are signed out. This cannot be undone.
}

device-title = Play here as { $name }?
device-title-nameless = Play here too?
device-waiting = { $count ->
    [one] { $count } game waits for your turn.
   *[other] { $count } games wait for your turn.
}
device-games = Running games: { $running }. Results: { $over }.
device-own = { $count ->
    [one] The { $count } game of this browser comes along: your other devices will have it too.
   *[other] The { $count } games of this browser come along: your other devices will have them too.
}
device-yes = Yes, that is me
device-no = No
device-failed = This link does not work

refused-dead-link = A device link works once, for ten minutes. Make another on the other device.
refused-own-device = This is one of your devices already. Open the link on the other one.
refused-misspelt-words = These are not eight words of ours. One of them is misspelt, or missing.
refused-unknown-words = Nobody here has these words, or has made newer ones since.
refused-too-many-devices = You have very many devices. Sign some out first.
refused-only-device = This is your only device, and you have no words or passkey to come back by. Make one of them first, or delete everything.
refused-no-device = This device has been signed out already.
refused-unknown-here = Nothing is known about you here. This device may have been signed out.
refused-bad-passkey = This passkey does not open anything here.
refused-no-passkey = This passkey has been removed already.
refused-no-passkeys = There are no passkeys at this address.
refused-too-many-passkeys = You have very many passkeys. Remove some first.
refused-passkey-stopped = No passkey was made or chosen.
