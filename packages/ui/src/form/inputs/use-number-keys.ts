import { hasDecimals, type FieldKind } from '@console/contracts/core/fields';
import { useRef, useState, type KeyboardEvent } from 'react';
import { refusesKey } from '../../formats/number-text.ts';
import {
  afterChange,
  behindShownKeys,
  byPosition,
  emptyText,
  isSign,
  replacesAll,
  shownText,
  withKeysShown,
  withoutShownKeys,
  writtenText,
} from './refused-keys.ts';

/**
 * The keys of an input of numbers (docs/model/specification.md#numeric-inputs). A refused key writes nothing, and is
 * said; between digits it makes the number a fault. The comma writes the period of decimals.
 * @param change is given the text after a comma wrote a period, or after a key was refused between digits
 * @returns `refused`: the key that was refused last; `written`: a typed text with the keys that were refused in it;
 *   `shown`: the text that the input shows for the value that was read; `reveal`: that text with all refused keys;
 *   `clear`: another text stands in the input; `enter`: the input is entered with this text; what is said stays said
 */
export function useNumberKeys(kind: FieldKind, change: (text: string) => void) {
  const [refused, setRefused] = useState<string | null>(null);
  const keyed = useRef(emptyText);
  const clear = () => {
    keyed.current = emptyText;
    setRefused(null);
  };
  const enter = (text: string) => {
    keyed.current = { text, keys: [] };
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
    const place = selectionStart ?? 0;
    // A sign in front of the first digit, or in place of several, leaves no trace.
    const isPart = place === selectionEnd && (place > 0 || isSign(key));
    if (!isPart) return;
    const { text, keys } = afterChange(keyed.current, value);
    const added = { position: withoutShownKeys({ text, keys }, place), key, isShown: false };
    keyed.current = { text, keys: [...keys, added].sort(byPosition) };
    if (place < value.length) change(value);
  };
  const written = (text: string): string => {
    const isReplaced = replacesAll(keyed.current, text);
    keyed.current = afterChange(keyed.current, text);
    if (isReplaced) setRefused(null);
    return writtenText(kind, keyed.current);
  };
  /**
   * A number that was read with refused keys, such as 25.00, is shown with them: without, 2500 would stand there.
   * @param caret where the caret stands in the text of the input
   */
  const shown = (read: unknown, caret: number) => {
    const bareCaret = withoutShownKeys(keyed.current, caret);
    const isVisible = typeof read === 'number' || keyed.current.keys.some(({ isShown }) => isShown);
    keyed.current = withKeysShown(kind, keyed.current, isVisible);
    return { text: shownText(keyed.current), caret: behindShownKeys(keyed.current, bareCaret) };
  };
  const reveal = (): string => {
    keyed.current = withKeysShown(kind, keyed.current, true);
    return shownText(keyed.current);
  };
  return { refused, refuse, written, shown, reveal, enter, clear };
}
