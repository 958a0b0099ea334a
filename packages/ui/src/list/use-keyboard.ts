import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

export interface KeyActions {
  readonly count: number;
  readonly open: (index: number) => void;
  readonly toggle: (index: number) => void;
  readonly page: (step: -1 | 1) => void;
  /** Selects all rows of the page from the one selected last to this one. */
  readonly toggleTo: (index: number) => void;
  /** Opens and closes the record beside the list; absent where it has no page. */
  readonly peek?: ((shown: boolean) => void) | undefined;
  /** Moves a row up or down; absent where rows cannot be reordered. */
  readonly move?: ((index: number, step: -1 | 1) => void) | undefined;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest(
    'input:not([type="checkbox"]),textarea,select,[contenteditable],[role="dialog"],[role="alertdialog"]',
  ) !== null;

/**
 * The keys of a list: arrows or j and k move between rows, Space selects, with Shift all from the row selected last,
 * Enter opens, o opens beside the list, Tab moves to the row's menu, Page Up and Page Down turn pages, Alt with an
 * arrow moves a row; `/` focuses the search and `f` the filters from anywhere on the page.
 */
export function useKeyboard(
  search: RefObject<HTMLInputElement | null>,
  { count, open, toggle, toggleTo, page, peek, move }: KeyActions,
) {
  const [active, setActive] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const index = Math.min(active, Math.max(0, count - 1));
  const pendingFocus = useRef<'row' | 'page' | null>(null);
  const rowAt = (at: number) => body.current?.querySelector<HTMLElement>(`tr[data-index="${at}"]`);
  const focus = (to: number) => {
    const next = Math.max(0, Math.min(count - 1, to));
    setActive(next);
    rowAt(next)?.focus();
  };

  // The focus is lost when a row moves, since its element is replaced, when a page is turned, and when an action ends,
  // since its button disappears. It goes to the row at the index.
  useLayoutEffect(() => {
    if (
      pendingFocus.current === 'row' ||
      (pendingFocus.current === 'page' && document.activeElement?.contains(body.current))
    ) {
      rowAt(index)?.focus();
      // Behind an open dialog the rows are inert; focus is retried after the next render.
      if (document.activeElement !== document.body) pendingFocus.current = null;
    }
  });

  useEffect(() => {
    const onShortcut = (event: globalThis.KeyboardEvent) => {
      if (
        (event.key !== '/' && event.key !== 'f') ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return;
      const list = (body.current ?? search.current)?.closest('.list');
      const target =
        event.key === '/' ? search.current : list?.querySelector<HTMLElement>('.list-filters :is(input, select)');
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    document.addEventListener('keydown', onShortcut);
    return () => document.removeEventListener('keydown', onShortcut);
  }, [search]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of a control inside a row belong to the control.
    if (!(event.target instanceof HTMLTableRowElement) || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    if (step && event.altKey) {
      if (!move || index + step < 0 || index + step >= count) return;
      move(index, step);
      setActive(index + step);
      pendingFocus.current = 'row';
    } else if (step) focus(index + step);
    else if (event.key === 'Home') focus(0);
    else if (event.key === 'End') focus(count - 1);
    else if (event.key === ' ' && event.shiftKey) toggleTo(index);
    else if (event.key === ' ') toggle(index);
    else if (event.key === 'o' && peek) peek(true);
    else if (event.key === 'Escape' && peek) peek(false);
    else if (event.key === 'Enter') open(index);
    else if (event.key === 'PageDown' || event.key === 'PageUp') {
      page(event.key === 'PageDown' ? 1 : -1);
      setActive(0);
      pendingFocus.current = 'page';
    } else return;
    event.preventDefault();
  };
  /** Moves the focus to the rows after the next render; call it when the focused element is about to disappear. */
  const follow = () => {
    pendingFocus.current = 'page';
  };
  return { active: index, setActive, follow, body, onKeyDown };
}
