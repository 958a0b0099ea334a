import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { InputProps } from '../declaration.ts';
import { ariaOf } from './aria.ts';
import {
  cleanNumberText,
  hasDecimals,
  groupedText,
  numberOf,
  plainText,
  percentInput,
  refusesKey,
} from '../../formats/number-text.ts';

/**
 * Integers, decimals and money: plain digits while typing, grouped digits otherwise. Refused keys do nothing and pasted
 * text is cleaned the same way (docs/model/specification.md#numeric-inputs; docs/model/platform.md#formats).
 */
export function NumberInput(props: InputProps) {
  const {
    field: { kind },
    name,
    value,
    onChange,
    onLeave,
    disabled,
  } = props;
  const [typing, setTyping] = useState<string | null>(null);
  const refuse = (event: KeyboardEvent<HTMLInputElement>) => {
    // The numeric keypad of an Indonesian keyboard has a comma where decimals are typed with a period.
    if (event.code === 'NumpadDecimal' && event.key === ',' && hasDecimals(kind)) {
      event.preventDefault();
      const { currentTarget: input } = event;
      input.setRangeText('.', input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
      change(input.value);
      return;
    }
    if (!event.ctrlKey && !event.metaKey && refusesKey(kind, event.key)) event.preventDefault();
  };
  // Showing plain digits drops the browser's selection on Tab; selecting again lets typing replace the number.
  const enter = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    flushSync(() => setTyping(plainText(value)));
    currentTarget.select();
  };
  const change = (text: string) => {
    const clean = cleanNumberText(kind, text);
    setTyping(clean);
    onChange(numberOf(clean));
  };
  return (
    <span className="input-frame">
      {kind === 'money' && (
        <span className="input-unit" aria-hidden="true">
          Rp
        </span>
      )}
      <input
        {...ariaOf(props)}
        type="text"
        className="input input-number"
        name={name}
        value={typing ?? (kind === 'percent' ? percentInput(value) : groupedText(value))}
        disabled={disabled}
        inputMode={hasDecimals(kind) ? 'decimal' : 'numeric'}
        autoComplete="off"
        onKeyDown={refuse}
        onChange={({ target }) => change(target.value)}
        onFocus={enter}
        onBlur={() => {
          setTyping(null);
          onLeave();
        }}
      />
      {kind === 'percent' && (
        <span className="input-unit" aria-hidden="true">
          %
        </span>
      )}
    </span>
  );
}
