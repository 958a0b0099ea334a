import { debounce } from '@console/contracts/core/constants';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';

/** Characters that the services want at least and at most (docs/model/platform.md#search). */
const shortest = 3;
const longest = 100;

/** The text searched for a typed one; too short a text is no search yet. */
const searchable = (typed: string): string => (typed.trim().length < shortest ? '' : typed.trim());

/** Cells copied from a sheet, or lines. */
const severalCells = /[\n\t;]/;

interface SearchBoxProps {
  readonly value: string;
  readonly title: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** `replace` while typing, so that Back does not walk through every letter. */
  readonly onSearch: (text: string, options: { readonly replace: boolean }) => void;
  /** Called with a pasted text of several lines or cells, in lists that take many numbers at once. */
  readonly onPasteMany?: ((text: string) => void) | undefined;
}

/** Searches while typing, from three characters on; Enter searches at once, Escape and an emptied box end the search. */
export function SearchBox({ value, title, input, onSearch, onPasteMany }: SearchBoxProps) {
  const t = useMessages(messages);
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back and a followed link change the text; what is being typed changes it only once it has been searched.
  if (shown !== value) {
    setShown(value);
    if (searchable(typed) !== value) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string, replace: boolean) => {
    clearTimeout(timer.current);
    if (searchable(text) !== value) onSearch(searchable(text), { replace });
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    if (text === '') search('', true);
    else timer.current = setTimeout(() => search(text, true), debounce);
  };
  const tooShort = typed.trim() !== '' && searchable(typed) === '';
  return (
    // The element `search` is unknown to older screen readers and browsers.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <form
      role="search"
      className="list-search"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed, false);
      }}
    >
      <input
        ref={input}
        type="search"
        className="input"
        value={typed}
        maxLength={longest}
        autoComplete="off"
        placeholder={t('searchLabel', { title })}
        aria-label={t('searchLabel', { title })}
        aria-describedby={tooShort ? id : undefined}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') type('');
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text').trim();
          if (!onPasteMany || !severalCells.test(pasted)) return;
          event.preventDefault();
          onPasteMany(pasted);
        }}
      />
      {tooShort && (
        <output id={id} className="list-hint">
          {t('searchHint')}
        </output>
      )}
    </form>
  );
}
