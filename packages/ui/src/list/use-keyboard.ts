import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

export interface KeyActions {
  readonly count: number;
  readonly open: (index: number) => void;
  readonly toggle: (index: number) => void;
  readonly page: (step: -1 | 1) => void;
  /** Moves a row up or down, where rows can be put in order. */
  readonly move?: ((index: number, step: -1 | 1) => void) | undefined;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest(
    'input:not([type="checkbox"]),textarea,select,[contenteditable],[role="dialog"],[role="alertdialog"]',
  ) !== null;

/**
 * The keys of a list: arrows or j and k move between rows, Space selects, Enter opens, Tab leads to the row's menu, Page Up and Page Down turn pages,
 * Alt with an arrow moves a row; `/` leads to the search and `f` to the filters from anywhere on the page.
 */
export function useKeyboard(
  search: RefObject<HTMLInputElement | null>,
  { count, open, toggle, page, move }: KeyActions,
) {
  const [active, setActive] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const index = Math.min(active, Math.max(0, count - 1));
  const followed = useRef<'row' | 'page' | null>(null);
  const rowAt = (at: number) => body.current?.querySelector<HTMLElement>(`tr[data-index="${at}"]`);
  const focus = (to: number) => {
    const next = Math.max(0, Math.min(count - 1, to));
    setActive(next);
    rowAt(next)?.focus();
  };

  // A row that was moved is another element at its new place, a turned page takes its rows away, a done change its buttons: the focus follows.
  useLayoutEffect(() => {
    if (followed.current === 'row' || (followed.current === 'page' && document.activeElement?.contains(body.current))) {
      rowAt(index)?.focus();
      // Rows behind an open dialog cannot take it yet.
      if (document.activeElement !== document.body) followed.current = null;
    }
  });

  useEffect(() => {
    const lead = (event: globalThis.KeyboardEvent) => {
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
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [search]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of a control inside a row are its own.
    if (!(event.target instanceof HTMLTableRowElement) || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    if (step && event.altKey) {
      if (!move || index + step < 0 || index + step >= count) return;
      move(index, step);
      setActive(index + step);
      followed.current = 'row';
    } else if (step) focus(index + step);
    else if (event.key === 'Home') focus(0);
    else if (event.key === 'End') focus(count - 1);
    else if (event.key === ' ') toggle(index);
    else if (event.key === 'Enter') open(index);
    else if (event.key === 'PageDown' || event.key === 'PageUp') {
      page(event.key === 'PageDown' ? 1 : -1);
      setActive(0);
      followed.current = 'page';
    } else return;
    event.preventDefault();
  };
  /** Leads the focus back to the rows when what held it goes away. */
  const follow = () => {
    followed.current = 'page';
  };
  return { active: index, setActive, follow, body, onKeyDown };
}
