import { useEffect, useLayoutEffect, useRef, useState, type ClipboardEvent } from 'react';
import type { ComboboxOption, ComboboxProps } from './Combobox.tsx';
import { searchedText } from '../formats/searched-text.ts';
import { optionNamed } from './option-named.ts';
import { pastedParts } from './pasted-parts.ts';

/**
 * What is typed into a combobox: text that is left without choosing chooses what it names, or stays. The plain and the
 * rich input show the same state, so that the one takes over what was typed into the other.
 */
export function useCombobox(props: ComboboxProps) {
  const { chosen, several = false, options, onSearch, onChange, onLeave, onUnknown, findPasted } = props;
  /** The text while the list is open; `null` while it is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  // What was typed and left without choosing: it stays to be read and corrected.
  const [left, setLeft] = useState('');
  // What is typed as of now: the input reports that it opens and what is typed with one event.
  const current = useRef(typed);
  const open = typed !== null;
  const single = several ? undefined : chosen[0];
  const unknown = open || single ? '' : left;

  const search = (text: string) => {
    current.current = text;
    setTyped(text);
    setLeft('');
    onSearch(text);
  };
  /** Opens the list with what was left. */
  const begin = () => {
    if (current.current === null) search(unknown);
  };
  const close = () => {
    current.current = null;
    setTyped(null);
  };
  const take = (option: ComboboxOption) => {
    setLeft('');
    if (chosen.some(({ value }) => value === option.value)) return;
    onChange(several ? [...chosen, option] : [option]);
  };
  const leave = () => {
    const text = typed?.trim() ?? unknown;
    close();
    if (open && searchedText(text) !== '') {
      const named = optionNamed(options ?? [], text) ?? optionNamed(chosen, text);
      if (named) take(named);
      else {
        // The earlier choice is not what stands in the input.
        setLeft(text);
        if (single) onChange([]);
      }
    }
    onLeave?.();
  };
  // The options of a text can arrive after it was left.
  const late = unknown === '' ? undefined : optionNamed(options ?? [], unknown);
  useEffect(() => {
    if (late) take(late);
    // Only another option is taken, not another render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [late?.value]);
  const isUnknown = unknown !== '';
  useEffect(() => {
    if (!isUnknown) return undefined;
    onUnknown?.(true);
    return () => onUnknown?.(false);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isUnknown]);
  const choose = (option: ComboboxOption) => {
    const isChosen = chosen.some((each) => each.value === option.value);
    onChange(
      !several ? [option] : isChosen ? chosen.filter((each) => each.value !== option.value) : [...chosen, option],
    );
    if (several) search('');
    else close();
  };
  // What is chosen when a pasted list has been found.
  const latest = useRef({ chosen, onChange });
  useLayoutEffect(() => {
    latest.current = { chosen, onChange };
  });
  /** A pasted list chooses each of its choices; what names none stays in the input, and is said. */
  const paste = (event: ClipboardEvent) => {
    const parts = pastedParts(event.clipboardData.getData('text/plain'));
    if (!several || !findPasted || parts.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    close();
    // Until they are found the form is not saved without them.
    setLeft(parts.join('; '));
    void findPasted(parts).then((named) => {
      const { chosen: before, onChange: change } = latest.current;
      const added = new Map(named.flatMap((option) => (option ? [[option.value, option] as const] : [])));
      for (const { value } of before) added.delete(value);
      setLeft(parts.filter((_, at) => !named[at]).join('; '));
      if (added.size > 0) change([...before, ...added.values()]);
    });
  };
  const remove = (value: string) => onChange(chosen.filter((each) => each.value !== value));

  return { typed, open, single, unknown, begin, search, close, leave, choose, remove, paste };
}

export type ComboboxControl = ReturnType<typeof useCombobox>;
