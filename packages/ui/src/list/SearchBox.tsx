import { debounce } from '@console/contracts/core/constants';
import { searchMaximum } from '@console/contracts/core/search-length';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';

/** Text with several lines, or cells copied from a sheet. */
const severalCells = /[\n\t;]/;

interface SearchBoxProps {
  readonly value: string;
  /** Least characters of a search; three unless given. */
  readonly minimum?: number;
  readonly title: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** `replace` is true while typing, so that Back does not step through each letter. */
  readonly onSearch: (text: string, options: { readonly replace: boolean }) => void;
  /** Called with pasted text of several lines or cells, in lists that accept pasted numbers. */
  readonly onPasteMany?: ((text: string) => void) | undefined;
}

/**
 * Searches while typing, from the least length up to the greatest. Enter searches immediately; Escape or clearing ends
 * the search.
 */
export function SearchBox({ value, minimum = 3, title, input, onSearch, onPasteMany }: SearchBoxProps) {
  const t = useMessages(messages);
  const id = useId();
  /** The text to search for; empty while the typed text is too short or too long. */
  const searchable = (text: string): string => {
    const { length } = text.trim();
    return length < minimum || length > searchMaximum ? '' : text.trim();
  };
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back or a link changes the text. The box follows, unless the new value is the search for what is typed in it.
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
  const isUnusable = typed.trim() !== '' && searchable(typed) === '';
  const isTooLong = typed.trim().length > searchMaximum;
  return (
    // Older browsers and screen readers do not know the element `search`.
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
        autoComplete="off"
        placeholder={t('searchLabel', { title })}
        aria-label={t('searchLabel', { title })}
        aria-describedby={isUnusable ? id : undefined}
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
      {isUnusable && (
        <output id={id} className="list-hint">
          {isTooLong ? t('searchTooLong', { maximum: searchMaximum }) : t('searchHint', { minimum })}
        </output>
      )}
    </form>
  );
}
