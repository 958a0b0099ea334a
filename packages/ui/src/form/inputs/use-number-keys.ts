import { hasDecimals, type FieldKind } from '@console/contracts/core/fields';
import { useRef, useState, type KeyboardEvent } from 'react';
import { refusesKey } from '../../formats/number-text.ts';

/**
 * The keys of an input of numbers (docs/model/specification.md#numeric-inputs). A refused key does nothing, and is
 * said; the comma writes the period of decimals.
 * @param change is given the text after a comma wrote a period
 * @returns `refused`: the key that was refused last, until another one is taken; `written`: a typed text with the comma
 *   of its cents, which was refused, so that 1500,50 is not read as 150050
 */
export function useNumberKeys(kind: FieldKind, change: (text: string) => void) {
  const [refused, setRefused] = useState<string | null>(null);
  /** Where a refused comma was typed at the end of a whole number. */
  const comma = useRef<number | null>(null);
  const refuse = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: input } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || key.length > 1) return;
    const isSign = (key === ',' || key === '.') && hasDecimals(kind);
    if (!isSign && !refusesKey(kind, key)) {
      setRefused(null);
      return;
    }
    const isSecond = isSign && input.value.includes('.');
    if (key === '.' && isSign && !isSecond) return;
    event.preventDefault();
    if (isSign && !isSecond) {
      input.setRangeText('.', input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
      change(input.value);
      return;
    }
    setRefused(key);
    if (key === ',' && !isSign && input.selectionStart === input.value.length) comma.current = input.value.length;
  };
  const written = (text: string): string => {
    if (comma.current !== null && text.length <= comma.current) comma.current = null;
    const at = comma.current;
    // Three digits after it are a group of thousands.
    return at !== null && text.length - at <= 2 ? `${text.slice(0, at)},${text.slice(at)}` : text;
  };
  const leave = () => {
    comma.current = null;
    setRefused(null);
  };
  return { refused, refuse, written, leave };
}
