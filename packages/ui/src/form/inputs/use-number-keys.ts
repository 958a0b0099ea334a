import { hasDecimals, type FieldKind } from '@console/contracts/core/fields';
import { useRef, useState, type KeyboardEvent } from 'react';
import { refusesKey } from '../../formats/number-text.ts';

/** A key that was refused at the end of a number, and the number of characters before it. */
interface RefusedKey {
  readonly position: number;
  readonly key: string;
}

const isSign = (key: string): boolean => key === ',' || key === '.';

/** Whether a sign in a whole number groups thousands: three digits behind it, and no 0 in front. */
function isGroup(text: string, { position, key }: RefusedKey, next: RefusedKey | undefined): boolean {
  return isSign(key) && (next?.position ?? text.length) - position === 3 && !text.startsWith('0');
}

/**
 * A typed text with the keys that were refused in it, so that 1500,50 is not read as 150050, nor 1.234,5 % as 1.2345.
 */
function textWithKeys(kind: FieldKind, text: string, keys: readonly RefusedKey[]): string {
  const kept = keys.filter((each, index) => hasDecimals(kind) || !isGroup(text, each, keys[index + 1]));
  return kept.reduceRight(
    (written, { position, key }) => `${written.slice(0, position)}${key}${written.slice(position)}`,
    text,
  );
}

/**
 * The keys of an input of numbers (docs/model/specification.md#numeric-inputs). A refused key does nothing, and is
 * said; the comma writes the period of decimals.
 * @param change is given the text after a comma wrote a period
 * @returns `refused`: the key that was refused last; `written`: a typed text with the commas and periods that were
 *   refused in it; `clear`: the input is emptied, replaced or entered again
 */
export function useNumberKeys(kind: FieldKind, change: (text: string) => void) {
  const [refused, setRefused] = useState<string | null>(null);
  /** The commas and periods that were refused, and what was refused behind them. */
  const keys = useRef<readonly RefusedKey[]>([]);
  const latestText = useRef('');
  const clear = () => {
    keys.current = [];
    latestText.current = '';
    setRefused(null);
  };
  const refuse = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: input } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || key.length > 1) return;
    const isDecimalSign = isSign(key) && hasDecimals(kind);
    if (!isDecimalSign && !refusesKey(kind, key)) return;
    const isSecond = isDecimalSign && input.value.includes('.');
    if (key === '.' && isDecimalSign && !isSecond) return;
    event.preventDefault();
    if (isDecimalSign && !isSecond) {
      input.setRangeText('.', input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
      change(input.value);
      return;
    }
    setRefused(key);
    const isPart = isSign(key) || keys.current.length > 0;
    if (!isPart || input.selectionStart !== input.value.length) return;
    latestText.current = input.value;
    keys.current = [...keys.current, { position: input.value.length, key }];
  };
  const written = (text: string): string => {
    const before = latestText.current;
    latestText.current = text;
    // Positions hold only while the text grows and shrinks at its end.
    const isAtEnd = text.startsWith(before) || before.startsWith(text);
    keys.current = isAtEnd ? keys.current.filter(({ position }) => position < text.length) : [];
    if (text === '') setRefused(null);
    return textWithKeys(kind, text, keys.current);
  };
  /** What was refused without a trace in the number stays said. */
  const leave = () => {
    keys.current = [];
    latestText.current = '';
    setRefused((key) => (key !== null && isSign(key) ? null : key));
  };
  return { refused, refuse, written, leave, clear };
}
