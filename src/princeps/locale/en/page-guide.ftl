### The guided first game: a card for each kind of decision when it first comes up, in some for each case of it. The name is
### its heading, .text its words. $device is what points; ① stands for the place that the card marks with a number.

guide-title = Guide
guide-next = Got it
guide-more = More
guide-end = End the guide
guide-lesson = Show me how
