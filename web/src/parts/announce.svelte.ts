/** Announcements for screen readers that leave the focus alone. One `<Announcer />` on the page makes them. */

class Announcements {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  #count = 0;

  say(text: string): void {
    this.#count += 1;
    this.lines = [...this.lines.slice(-4), { id: this.#count, text }];
  }

  /** What was said to one person is not meant for the next one at the same screen. */
  forget(): void {
    this.lines = [];
  }
}

/** A text with its full stop, unless it ends with a mark of its own. */
export const sentence = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);

export const announcements = new Announcements();
export const announce = (text: string): void => announcements.say(text);
