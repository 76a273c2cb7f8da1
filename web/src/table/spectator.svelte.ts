/** The seat a spectator sits behind: its mat is the large one. They begin behind the first. */
export const spectator = $state({ seat: 0 });
