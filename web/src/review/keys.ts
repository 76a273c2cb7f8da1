/** Keys of a screen that looks back at a game. */

/** Whether a key is being typed, or belongs to a button, a list or a dialog. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (
    target?.closest("input:not([type=range]), textarea, select, dialog, [role=radiogroup], [role=menu], [role=tablist]")
  )
    return true;
  return event.code === "Space" && Boolean(target?.closest("button, a, [role=button]"));
}
