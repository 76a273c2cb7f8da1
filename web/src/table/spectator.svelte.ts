/** Behind whose seat a spectator sits, whose mat is then the large one. He begins behind the first. */
export const spectator = $state({ seat: 0 });
