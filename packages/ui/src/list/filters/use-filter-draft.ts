import type { FieldError } from '@console/contracts/core/errors';
import { endOfRange } from '@console/contracts/core/ranges';
import { withoutOrphans } from '@console/contracts/core/reference';
import type { Resource } from '@console/contracts/core/resource';
import { debounce } from '@console/contracts/core/constants';
import { useEffect, useRef, useState } from 'react';
import { conditionNames, filterFaults, type FilterTexts } from '../address.ts';
import { isPeriod } from './main.ts';

/** Applies filters. `replace`: the entry before them in the history holds other letters of the same typing. */
export type ApplyFilters = (filters: FilterTexts, options?: { readonly replace?: boolean }) => void;

const only = (texts: FilterTexts, isWanted: (name: string) => boolean): FilterTexts =>
  Object.fromEntries(Object.entries(texts).filter(([name, values]) => values.length > 0 && isWanted(name)));
const isCondition = (name: string) => conditionNames.includes(name);
const plain = (texts: FilterTexts): FilterTexts => only(texts, (name) => !isCondition(name));
const written = (texts: FilterTexts): string =>
  JSON.stringify(Object.entries(plain(texts)).toSorted(([one], [other]) => one.localeCompare(other)));

/** Moves the end of a one-day period to the next day (docs/model/specification.md#date-ranges). */
function withMovedEnd(texts: FilterTexts): FilterTexts {
  const [from, to] = [texts['from']?.[0], texts['to']?.[0]];
  return from && to ? { ...texts, to: [endOfRange(from, to) ?? to] } : texts;
}

/**
 * What is typed in the filters of a list, and what is wrong with it. A choice is applied at once, a text after a pause,
 * on Enter and when its field is left; a wrong value is applied never, and stays to be corrected.
 */
export function useFilterDraft({ list: { filters } }: Resource, value: FilterTexts, onApply: ApplyFilters) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(written(value));
  const [faults, setFaults] = useState<Readonly<Record<string, FieldError>>>({});
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; run: () => void } | undefined>(undefined);
  /** The field whose typing has an entry in the history already. */
  const typedIn = useRef<string | undefined>(undefined);
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  if (known !== value) {
    setKnown(value);
    // Back, a link or a reset changed the filters: show them. What was applied from here stays as it is typed.
    if (written(value) === sent) setDraft({ ...plain(draft), ...only(value, isCondition) });
    else {
      setSent(written(value));
      setDraft(value);
      setFaults({});
    }
  }

  const apply = (next: FilterTexts, replace: boolean) => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    const found = filterFaults(filters, next);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const applied = isPeriod(filters) ? withMovedEnd(next) : next;
    if (written(applied) === sent) return;
    if (applied !== next) setDraft(applied);
    setSent(written(applied));
    onApply(applied, { replace });
  };
  const changed = (name: string, texts: readonly string[]) =>
    withoutOrphans(filters, { ...draft, [name]: texts }, name, []);
  /** Takes a choice. */
  const choose = (name: string, texts: readonly string[]) => {
    const next = changed(name, texts);
    typedIn.current = undefined;
    setDraft(next);
    apply(next, false);
  };
  /** Takes the choice of several filters, such as both ends of a period. */
  const chooseTogether = (texts: FilterTexts) => {
    const next = { ...draft, ...texts };
    typedIn.current = undefined;
    setDraft(next);
    apply(next, false);
  };
  /** Takes a letter; the rest of the word comes soon. */
  const type = (name: string, texts: readonly string[]) => {
    const next = changed(name, texts);
    setDraft(next);
    clearTimeout(waiting.current?.timer);
    const run = () => {
      apply(next, typedIn.current === name);
      typedIn.current = name;
    };
    waiting.current = { timer: setTimeout(run, debounce), run };
  };
  /** Applies what is still waiting: on Enter, and when a field is left. */
  const settle = () => waiting.current?.run();
  /** The next typing gets an entry of its own in the history. */
  const leave = () => {
    settle();
    typedIn.current = undefined;
  };
  return { draft, faults, choose, chooseTogether, type, settle, leave };
}

export type FilterDraft = ReturnType<typeof useFilterDraft>;
