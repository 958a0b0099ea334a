import type { KeyboardEvent } from 'react';

const selector = '[role=treeitem]';

/**
 * Handles the keys of the ARIA tree pattern: up and down move; left and right also open and close; Enter follows a
 * node's link or opens it; Space opens it.
 */
export function moveFocus(tree: HTMLElement, event: KeyboardEvent): void {
  const items = [...tree.querySelectorAll<HTMLElement>(selector)];
  const at = items.indexOf(event.target as HTMLElement);
  const item = items[at];
  if (!item || event.altKey || event.ctrlKey || event.metaKey) return;
  const row = item.querySelector<HTMLElement>(':scope > .tree-row');
  const expanded = item.getAttribute('aria-expanded');
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => items[at + 1]?.focus(),
    ArrowUp: () => items[at - 1]?.focus(),
    Home: () => items[0]?.focus(),
    End: () => items.at(-1)?.focus(),
    ArrowRight: () =>
      expanded === 'false'
        ? row?.click()
        : expanded === 'true'
          ? item.querySelector<HTMLElement>(selector)?.focus()
          : undefined,
    ArrowLeft: () => (expanded === 'true' ? row?.click() : item.parentElement?.closest<HTMLElement>(selector)?.focus()),
    Enter: () => (row?.querySelector<HTMLElement>('a') ?? row)?.click(),
    ' ': () => row?.click(),
  };
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
