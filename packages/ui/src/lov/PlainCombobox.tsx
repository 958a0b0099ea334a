import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useMessages } from '../messages/index.ts';
import type { ComboboxViewProps } from './Combobox.tsx';
import { messages } from './messages.ts';
import { UnknownChoice, unknownId } from './UnknownChoice.tsx';

interface PlainComboboxProps extends ComboboxViewProps {
  readonly box: RefObject<HTMLDivElement | null>;
}

/**
 * Shown until the code of the combobox has loaded: of the same size, with the same keys, but without its list, which
 * opens as soon as it can.
 */
export function PlainCombobox({ control, caret, box, ...props }: PlainComboboxProps) {
  const { id, chosen, options = [], several = false, disabled = false, required = false } = props;
  const { typed, open, unknown, begin, search, close, leave, choose, paste } = control;
  const t = useMessages(messages);
  const input = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);
  // Several chosen options are no text to continue.
  const titles = several && focused ? '' : chosen.map(({ label }) => label).join(', ');
  const text = unknown === '' ? titles : unknown;

  // The label can load after the input got the focus. Selecting it lets typing replace it.
  useLayoutEffect(() => {
    if (!open && titles !== '' && document.activeElement === input.current) input.current?.select();
  }, [open, titles]);
  // The clean-up runs before the element goes.
  useLayoutEffect(() => {
    const field = input.current;
    return () => caret.keep(field);
  }, [caret]);

  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') begin();
    if (!open) return;
    if (event.key === 'Enter') {
      // It does not send the form while the list is open.
      event.preventDefault();
      const [first] = options;
      if (first && typed !== '') choose(first);
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
  };
  return (
    <div ref={box} className="combobox">
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        className="input input-full"
        autoComplete="off"
        disabled={disabled}
        value={typed ?? text}
        placeholder={props.placeholder ?? t('search')}
        aria-label={props.label}
        aria-expanded={false}
        aria-controls={`${id}_list`}
        aria-autocomplete="list"
        aria-invalid={props.invalid === true || unknown !== ''}
        aria-required={required}
        aria-describedby={unknown === '' ? props.describedBy : `${props.describedBy ?? ''} ${unknownId(id)}`.trim()}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          leave();
        }}
        onClick={begin}
        onKeyDown={byKey}
        onPaste={paste}
        onChange={({ target }) => search(target.value)}
      />
      <UnknownChoice id={id} text={unknown} />
    </div>
  );
}
