/** Our bots' levels, the weakest first; a server may offer more bots. */
export const LEVELS = ["tiro", "civis", "senator", "princeps"];
