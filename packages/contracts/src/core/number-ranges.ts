import { choices, type Field, type OfKind } from './fields.ts';
import type { Common, Maybe } from './make-field.ts';

interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * Whole numbers of a range, typed and shown as numbers and ranges (`3, 6, 9-12`). The values
 * are text, as those of {@link choices}.
 * @example
 * numbered({ minimum: 1, maximum: 60, required: false });
 */
export const numbered = <const C extends Common & Bounds>({ minimum, maximum, ...rule }: C) => {
  const numbers = Array.from({ length: maximum - minimum + 1 }, (_, index) => String(minimum + index));
  const field = choices(
    numbers.map((value) => ({ value, title: { id: value, en: value } })),
    rule,
  );
  return { ...field, numbered: { minimum, maximum } } as Field<Maybe<string[], C>> & OfKind<'choices'>;
};

/**
 * Reads typed whole numbers: single ones and ranges, divided by commas, semicolons or blanks.
 * @returns each number once, in order, as text; `null` when a part cannot be read or lies outside the bounds
 * @example
 * readRanges('3, 6 9-12', { minimum: 1, maximum: 60 }); // ['3', '6', '9', '10', '11', '12']
 */
export function readRanges(typed: string, { minimum, maximum }: Bounds): string[] | null {
  const words = typed
    .replaceAll(/[-–]/g, ' - ')
    .split(/[\s,;]/)
    .filter((word) => word !== '');
  const numbers = new Set<number>();
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at];
    const isRange = words[at + 1] === '-';
    if (isRange) at += 2;
    const [from, to] = [first, words[at]].map((word) => (/^\d{1,3}$/.test(word ?? '') ? Number(word) : Number.NaN));
    if (from === undefined || to === undefined || !(from >= minimum && from <= to && to <= maximum)) return null;
    for (let number = from; number <= to; number += 1) numbers.add(number);
  }
  return [...numbers].toSorted((one, other) => one - other).map(String);
}

/**
 * Writes whole numbers as people read them: three or more in a row as a range.
 * @example
 * writeRanges(['3', '6', '9', '10', '11', '12']); // '3, 6, 9-12'
 */
export function writeRanges(numbers: readonly string[]): string {
  const runs: string[][] = [];
  for (const each of numbers) {
    const run = runs.at(-1);
    if (run && Number(each) === Number(run.at(-1)) + 1) run.push(each);
    else runs.push([each]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}-${run.at(-1)}`] : run)).join(', ');
}
