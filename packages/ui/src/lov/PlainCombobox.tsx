import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../messages/index.ts';
import type { ComboboxProps } from './Combobox.tsx';
import { messages } from './messages.ts';

interface PlainComboboxProps extends ComboboxProps {
  readonly typed: string | null;
  readonly onType: (text: string | null) => void;
  readonly onFocusChange: (focused: boolean) => void;
}

/** Shown until the code of the combobox has loaded: of the same size, and keeps what is typed. */
export function PlainCombobox({ typed, onType, onFocusChange, ...props }: PlainComboboxProps) {
  const { id, chosen, disabled = false, required = false } = props;
  const t = useMessages(messages);
  const text = chosen.map(({ label }) => label).join(', ');
  const input = useRef<HTMLInputElement>(null);
  // The label can load after the input got the focus. Selecting it lets typing replace it.
  useLayoutEffect(() => {
    if (typed === null && text !== '' && document.activeElement === input.current) input.current?.select();
  }, [typed, text]);
  return (
    <div className="combobox">
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
        aria-invalid={props.invalid === true}
        aria-required={required}
        aria-describedby={props.describedBy}
        onFocus={() => onFocusChange(true)}
        onBlur={() => {
          onFocusChange(false);
          if (typed === '') onType(null);
          props.onLeave?.();
        }}
        // The list opens as soon as it can.
        onClick={() => onType(typed ?? '')}
        onKeyDown={({ key }) => key === 'ArrowDown' && onType(typed ?? '')}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}
