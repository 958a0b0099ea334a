import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
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
  /** Where a refused comma was typed into a whole number: one or two digits after it are cents, three are a group. */
  const comma = useRef<number | null>(null);
  const refuse = (event: KeyboardEvent<HTMLInputElement>) => {
    // The comma is refused, but decimals are written with it: in its place stands the period.
    if (event.key === ',' && hasDecimals(kind)) {
      event.preventDefault();
      const { currentTarget: input } = event;
      if (input.value.includes('.')) return;
      input.setRangeText('.', input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
      change(input.value);
      return;
    }
    if (event.ctrlKey || event.metaKey || !refusesKey(kind, event.key)) return;
    event.preventDefault();
    const { value: text, selectionStart } = event.currentTarget;
    if (event.key === ',' && selectionStart === text.length) comma.current = text.length;
  };
  // Showing plain digits drops the browser's selection on Tab; selecting again lets typing replace the number.
  const enter = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    flushSync(() => setTyping(plainText(value)));
    currentTarget.select();
  };
  const change = (text: string) => {
    const clean = cleanNumberText(kind, text);
    setTyping(clean);
    const at = comma.current;
    if (at !== null && text.length <= at) comma.current = null;
    onChange(numberOf(at === null ? clean : cleanNumberText(kind, `${text.slice(0, at)},${text.slice(at)}`)));
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
          comma.current = null;
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
