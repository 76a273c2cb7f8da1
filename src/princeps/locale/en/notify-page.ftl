### Being told what waits: the question, the settings, and where links in messages lead. Loaded when one of them is opened.

notify-ask = Shall we let you know?
notify-ask-text = { $name } has { $hours } h for this turn. We can tell you when it is yours again.
notify-ask-push = On this device
notify-ask-push-help = A notification, also while this page is closed
notify-ask-mail = By e-mail
notify-ask-mail-help = One message for each turn, with a link to the table
notify-ask-browser = Your browser asks once more after this. You can change it at any time in the settings.
notify-ask-letter = We send one letter first, with a link that you open. You can change it at any time in the settings.
notify-ask-no = Not now
notify-ask-yes = Let me know
notify-told = You will be told on this device.

notify-title = Notifications
notify-where = Where
notify-device = Another device
notify-here = This device
notify-here-on = notifications are on
notify-here-off = off
notify-here-never = this browser shows none, or was told not to
notify-is-push = a notification
notify-is-mail = confirmed, and used for nothing else
notify-is-webhook = a message in a chat
notify-unconfirmed = open the link in the letter that we have sent
notify-remove = Remove: { $name }
notify-mail = E-mail address
notify-mail-add = Write to me
notify-mail-sent = A letter is on its way. Open the link in it.
notify-chat = Address of an incoming webhook
notify-chat-add = Add
notify-chat-help = Messages go to chats on: { $servers }

notify-when = When
notify-when-turn = It is my turn
notify-when-soon = My clock runs out
notify-when-nudge = Somebody nudges me
notify-when-over = A game is over, or somebody offers a rematch
notify-hours-short = { $value } h
notify-off = off
notify-often = How often
notify-often-turn = each turn
notify-often-hour = once an hour
notify-often-day = once a day
notify-night = Silent at night
notify-night-help = collected, and sent in the morning
notify-night-start = From
notify-night-end = Until
notify-night-to = to

notify-send = Send me one to try
notify-done = Done
notify-tried = { $sent ->
    [one] Sent.
   *[other] Sent to { $sent } places.
}
notify-tried-failed = { $sent ->
    [0] It could not be sent.
   *[other] Sent, but not everywhere: { $failed } could not be reached.
}

notify-confirm-title = Write to this address?
notify-confirm-help = Then we write when it is your turn in a game. Every letter has a link that ends them.
notify-confirm-do = Yes, write to me
notify-confirm-done = Thank you
notify-confirm-done-text = We will write when it is your turn.
notify-out-title = No more messages here?
notify-out-help = Your games and your other devices stay as they are.
notify-out-do = No more messages
notify-out-done = That was the last one
notify-out-done-text = Nothing more comes here. In the settings you can change that at any time.
notify-link-failed = This did not work

refused-push-denied = Your browser does not allow notifications from here. You can change that in its settings for this site.
refused-push-failed = This browser cannot be reached by notifications just now.
refused-push-service = This server cannot send notifications to this browser.
refused-push-keys = This server cannot send notifications to this browser.
refused-no-mail = This server sends no e-mail.
refused-mail-address = That is no e-mail address.
refused-mail-sent = Enough letters have gone to this address for now. Look there, or try again tomorrow.
refused-webhook-server = This server may not send messages to that one.
refused-place-known = You are told there already.
refused-too-many-places = That is very many. Remove one of the others first.
refused-no-place = You are not told there any more.
refused-dead-message-link = This link no longer works: it is too old, or these messages have been ended.
