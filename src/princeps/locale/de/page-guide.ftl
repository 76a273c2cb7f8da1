### Die Einführung: eine Karte für jede Art von Entscheidung, wenn sie zum ersten Mal ansteht. $device ist, was zeigt: Finger
### oder Maus; ① steht für den Ort, den die Karte mit einer Zahl markiert.

guide-title = Einführung
guide-next = Verstanden
guide-more = Mehr
guide-end = Einführung beenden
guide-lesson = Zeig mir, wie
