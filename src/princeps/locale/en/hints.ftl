## Hints, for every game. Reasons are facts: what "you" do is a predicate, so that several make one sentence.

hint-outlook = About { points } at the end, { $chance } % to win
hint-lead = { $lead ->
    [clear] Clearly better than the next one.
    [little] A little better than the next one.
   *[even] About as good as the next one.
}
reason-deeds = You { $deeds }.
reason-later = { $name ->
    [demands] Later it spares you points for unmet demands.
   *[other] It pays off later, above all through this: { NAME($source) }.
}
