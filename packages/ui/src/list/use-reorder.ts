import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { notify, useErrorText } from '../feedback/index.ts';
import { common, useMessages } from '../messages/index.ts';
import type { Row } from './declaration.ts';
import type { Reorder } from './props.ts';

/** The rows with one of them moved to another index. */
export function moved<T>(rows: readonly T[], from: number, to: number): readonly T[] {
  if (to < 0 || to >= rows.length || from === to) return rows;
  const rest = rows.filter((_, index) => index !== from);
  return [...rest.slice(0, to), rows[from]!, ...rest.slice(to)];
}

/** Reorders rows as a draft: nothing is stored before `save`, and `cancel` restores the saved order. */
export function useReorder(
  reorder: Reorder | undefined,
  rows: readonly Row[],
  onMoved: (row: Row, position: number) => void,
) {
  const words = useMessages(common);
  const errorText = useErrorText();
  const { search } = useLocation();
  const [stored, setStored] = useState<{ readonly search: string; readonly rows: readonly Row[] } | null>(null);
  // A draft belongs to the rows on the screen; another filter, page or sort discards it.
  const draft = stored?.search === search ? stored.rows : null;
  const setDraft = (next: readonly Row[] | null) => setStored(next && { search, rows: next });
  const [busy, setBusy] = useState(false);
  const dragged = useRef<number | null>(null);
  const move = (from: number, to: number) => {
    if (!draft || to < 0 || to >= draft.length || from === to) return;
    setDraft(moved(draft, from, to));
    onMoved(draft[from]!, to + 1);
  };
  const save = async () => {
    if (!reorder || !draft) return;
    setBusy(true);
    const answer = await reorder.save(draft);
    setBusy(false);
    if ('error' in answer) {
      notify.error(errorText(answer.error));
      // Another person changed the rows: the draft can no longer be saved.
      if (answer.error.status === 409) setDraft(null);
      return;
    }
    notify.success(words('saved'));
    setDraft(null);
  };
  return {
    active: draft !== null,
    busy,
    rows: draft ?? rows,
    save,
    move,
    start: () => setDraft(rows),
    cancel: () => setDraft(null),
    drag:
      draft === null
        ? undefined
        : {
            start: (index: number) => {
              dragged.current = index;
            },
            over: (index: number) => {
              if (dragged.current === null || dragged.current === index) return;
              move(dragged.current, index);
              dragged.current = index;
            },
            end: () => {
              dragged.current = null;
            },
          },
  };
}
