/** Short notes at the edge of the page that need no answer: "Link copied". */

export interface Note {
  id: number;
  text: string;
  kind: "note" | "problem";
}

const STAYS = { note: 3500, problem: 7000 };

class Notes {
  shown = $state.raw<Note[]>([]);
  #count = 0;

  /** Show a note; the function returned removes it early. */
  add(text: string, kind: Note["kind"] = "note"): () => void {
    this.#count += 1;
    const id = this.#count;
    this.shown = [...this.shown.filter((note) => note.text !== text), { id, text, kind }].slice(-3);
    const drop = () => this.drop(id);
    setTimeout(drop, STAYS[kind]);
    return drop;
  }

  drop(id: number): void {
    this.shown = this.shown.filter((note) => note.id !== id);
  }
}

export const notes = new Notes();
export const toast = (text: string): (() => void) => notes.add(text);
export const complain = (text: string): void => void notes.add(text, "problem");
