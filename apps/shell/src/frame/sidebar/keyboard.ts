const pause = 700;
let typedPrefix = '';
let last = 0;

const itemsOf = (root: HTMLElement): HTMLElement[] => Array.from(root.querySelectorAll<HTMLElement>('[data-item]'));

/** The next item after the focused one whose name starts with the typed letter. */
function byName(items: readonly HTMLElement[], current: number, key: string, at: number): HTMLElement | undefined {
  typedPrefix = at - last > pause ? key : typedPrefix + key;
  last = at;
  const from = typedPrefix.length > 1 ? current : current + 1;
  const order = [...items.slice(Math.max(from, 0)), ...items.slice(0, Math.max(from, 0))];
  return order.find((item) => item.textContent?.trim().toLocaleLowerCase('id').startsWith(typedPrefix));
}

/**
 * Keyboard control: arrow keys move through the shown items, Home and End go to the ends, right opens a menu, left
 * closes it or goes up to it, a letter goes to the next item that starts with it. Tab works as usual.
 */
export function onSidebarKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const items = itemsOf(event.currentTarget as HTMLElement);
  const current = items.indexOf(document.activeElement as HTMLElement);
  if (current < 0) return;
  const item = items[current];
  const expanded = item?.getAttribute('aria-expanded');
  let next: HTMLElement | undefined;
  if (event.key === 'ArrowDown') next = items[current + 1] ?? items[0];
  else if (event.key === 'ArrowUp') next = items[current - 1] ?? items.at(-1);
  else if (event.key === 'Home') next = items[0];
  else if (event.key === 'End') next = items.at(-1);
  else if (event.key === 'ArrowRight' && expanded === 'false') item?.click();
  else if (event.key === 'ArrowLeft' && expanded === 'true') item?.click();
  else if (event.key === 'ArrowLeft')
    next = item?.closest('ul')?.parentElement?.querySelector<HTMLElement>(':scope > [aria-expanded]') ?? undefined;
  else if (event.key.length === 1 && event.key !== ' ')
    next = byName(items, current, event.key.toLocaleLowerCase('id'), event.timeStamp);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
