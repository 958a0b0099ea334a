import { hasDecimals, type FieldKind } from '@console/contracts/core/fields';

/** A key that was refused in a number, and the number of characters before it. */
export interface RefusedKey {
  readonly position: number;
  readonly key: string;
  /** Whether the input shows it, as a part of its text. */
  readonly isShown: boolean;
}

/** The text of an input of numbers without its refused keys, and these in the order of their positions. */
export interface KeyedText {
  readonly text: string;
  readonly keys: readonly RefusedKey[];
}

export const emptyText: KeyedText = { text: '', keys: [] };

export const isSign = (key: string): boolean => key === ',' || key === '.';

/** Whether a sign in a whole number groups thousands: three digits behind it, and no 0 in front. */
function isGroup(text: string, { position, key }: RefusedKey, next: RefusedKey | undefined): boolean {
  return isSign(key) && (next?.position ?? text.length) - position === 3 && !text.startsWith('0');
}

const insertKeys = (text: string, keys: readonly RefusedKey[]): string =>
  keys.reduceRight(
    (written, { position, key }) => `${written.slice(0, position)}${key}${written.slice(position)}`,
    text,
  );

const isShown = (each: RefusedKey): boolean => each.isShown;

/** The text that the input shows. */
export const shownText = ({ text, keys }: KeyedText): string => insertKeys(text, keys.filter(isShown));

const withoutGroups = (kind: FieldKind, { text, keys }: KeyedText): readonly RefusedKey[] =>
  keys.filter((each, index) => hasDecimals(kind) || !isGroup(text, each, keys[index + 1]));

/** The text with the keys that were refused in it, so that 1500,50 is not read as 150050, nor 12-5 as 125. */
export const writtenText = (kind: FieldKind, keyed: KeyedText): string =>
  insertKeys(keyed.text, withoutGroups(kind, keyed));

/** Shows the refused keys, or hides them; signs that group thousands are never shown. */
export function withKeysShown(kind: FieldKind, keyed: KeyedText, isVisible: boolean): KeyedText {
  const counting = withoutGroups(kind, keyed);
  return { ...keyed, keys: keyed.keys.map((key) => ({ ...key, isShown: isVisible && counting.includes(key) })) };
}

/** The characters of the former text that a change has replaced: from `start`, before `end`. */
function replacedPart(before: string, after: string): { readonly start: number; readonly end: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { start, end: before.length - same };
}

/** Whether a change of the text leaves nothing of the former one. */
export function replacesAll(keyed: KeyedText, inputText: string): boolean {
  const before = shownText(keyed);
  const { start, end } = replacedPart(before, inputText);
  return before !== '' && start === 0 && end === before.length;
}

/** The hidden keys that are left after a change of the text. A key goes with a character next to it. */
function hiddenKeysAfter(before: string, after: string, keys: readonly RefusedKey[]): readonly RefusedKey[] {
  const { start, end } = replacedPart(before, after);
  return keys.flatMap((each) => {
    if (each.position < start || (each.position === start && end === start)) return [each];
    return each.position > end ? [{ ...each, position: each.position + after.length - before.length }] : [];
  });
}

export const byPosition = (one: RefusedKey, other: RefusedKey): number => one.position - other.position;

/** The text and the refused keys after the input has changed to another text. */
export function afterChange(keyed: KeyedText, inputText: string): KeyedText {
  const before = shownText(keyed);
  const { start, end } = replacedPart(before, inputText);
  const places = keyed.keys.filter(isShown).map((each, index) => ({ ...each, place: each.position + index }));
  const shown = places
    .filter(({ place }) => place < start || place >= end)
    .map((each) => (each.place < start ? each : { ...each, place: each.place + inputText.length - before.length }))
    .map(({ place, key }, index) => ({ key, isShown: true, position: place - index }));
  const text = shown.reduce((rest, { position }) => `${rest.slice(0, position)}${rest.slice(position + 1)}`, inputText);
  const hidden = keyed.keys.filter((each) => !each.isShown);
  return { text, keys: [...shown, ...hiddenKeysAfter(keyed.text, text, hidden)].sort(byPosition) };
}

/** The place in the text without refused keys of a place in the text that the input shows. */
export const withoutShownKeys = ({ keys }: KeyedText, place: number): number =>
  place - keys.filter(isShown).filter(({ position }, index) => position + index < place).length;

/** The opposite of {@link withoutShownKeys}, behind a key that stands there. */
export const behindShownKeys = ({ keys }: KeyedText, position: number): number =>
  position + keys.filter((each) => each.isShown && each.position <= position).length;
