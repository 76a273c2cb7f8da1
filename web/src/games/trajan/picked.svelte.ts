/** The first of two choices in one answer, such as a card for one of the piles; the second one is made on the table too. */
export const picked = $state<{ thing: string | null }>({ thing: null });
