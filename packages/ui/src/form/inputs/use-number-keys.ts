import { hasDecimals, type FieldKind } from '@console/contracts/core/fields';
import { useRef, useState, type KeyboardEvent } from 'react';
import { refusesKey } from '../../formats/number-text.ts';

/** A key that was refused in a number, and the number of characters before it. */
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
 * A typed text with the keys that were refused in it, so that 1500,50 is not read as 150050, nor 12-5 as 125.
 */
function textWithKeys(kind: FieldKind, text: string, keys: readonly RefusedKey[]): string {
  const kept = keys.filter((each, index) => hasDecimals(kind) || !isGroup(text, each, keys[index + 1]));
  return kept.reduceRight(
    (written, { position, key }) => `${written.slice(0, position)}${key}${written.slice(position)}`,
    text,
  );
}

/** The refused keys that are left after a change of the text. A key goes with a character next to it. */
function keysAfter(before: string, after: string, keys: readonly RefusedKey[]): readonly RefusedKey[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const lastRemoved = before.length - end;
  return keys.flatMap((each) => {
    if (each.position < start || (each.position === start && lastRemoved === start)) return [each];
    return each.position > lastRemoved ? [{ ...each, position: each.position + after.length - before.length }] : [];
  });
}

/**
 * The keys of an input of numbers (docs/model/specification.md#numeric-inputs). A refused key writes nothing, and is
 * said; between digits it makes the number a fault. The comma writes the period of decimals.
 * @param change is given the text after a comma wrote a period, or after a key was refused between digits
 * @returns `refused`: the key that was refused last; `written`: a typed text with the keys that were refused in it;
 *   `clear`: the input is emptied, replaced or entered again
 */
export function useNumberKeys(kind: FieldKind, change: (text: string) => void) {
  const [refused, setRefused] = useState<string | null>(null);
  /** The keys that were refused in the number, in the order of their positions. */
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
    const { value, selectionStart, selectionEnd } = input;
    const position = selectionStart ?? 0;
    // A sign in front of the first digit, or in place of several, leaves no trace.
    const isPart = position === selectionEnd && (position > 0 || isSign(key));
    if (!isPart) return;
    latestText.current = value;
    keys.current = [...keys.current, { position, key }].sort((one, other) => one.position - other.position);
    if (position < value.length) change(value);
  };
  const written = (text: string): string => {
    keys.current = keysAfter(latestText.current, text, keys.current);
    latestText.current = text;
    if (text === '') setRefused(null);
    return textWithKeys(kind, text, keys.current);
  };
  /** What was refused without a trace in the number stays said. */
  const leave = () => {
    const isTraced = keys.current.length > 0;
    keys.current = [];
    latestText.current = '';
    if (isTraced) setRefused(null);
  };
  return { refused, refuse, written, leave, clear };
}
