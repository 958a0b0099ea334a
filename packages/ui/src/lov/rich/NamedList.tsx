import { useLayoutEffect, useRef, type ReactElement } from 'react';

interface NamedListProps {
  readonly label: string;
  readonly several?: boolean;
  /** Said instead of the options: while loading, after a failure, when there are none or for too short text. */
  readonly note: string | undefined;
  readonly list: ReactElement;
}

/** antd's list of options with the name that screen readers need, or a note. */
export function NamedList({ note, label, several = false, list }: NamedListProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = box.current?.querySelector('[role=listbox]');
    // What scrolls is the list itself, so that it needs no tab stop of its own.
    const scrolled = list?.closest('.ant-select-dropdown-list-holder') ?? list;
    if (!list || !scrolled) return;
    if (scrolled !== list) {
      scrolled.id = list.id;
      scrolled.setAttribute('role', 'listbox');
      list.removeAttribute('id');
      list.setAttribute('role', 'presentation');
    }
    scrolled.setAttribute('aria-label', label);
    scrolled.setAttribute('aria-multiselectable', String(several));
  });
  return (
    <div ref={box}>
      {note !== undefined && <output className="combobox-note">{note}</output>}
      <div className={note === undefined ? undefined : 'combobox-empty'}>{list}</div>
    </div>
  );
}
