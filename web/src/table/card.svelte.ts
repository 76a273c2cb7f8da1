/** How high the card is that lies above the decision bar, with the gap below it; 0 where none does. */
export const card = $state({ height: 0 });
