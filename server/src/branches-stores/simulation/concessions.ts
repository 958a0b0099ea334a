import type { ExclusiveLine } from '@console/contracts/branches-stores/branch/exclusive';
import { exclusiveSubjects } from '@console/contracts/branches-stores/branch/lines';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Ask } from './levels.ts';

/**
 * Who concessions are for: codes by kind. `EVERYONE` gets the least of all lines at once, also of those that do not
 * hold on the day: a yield that is enough then is enough for each set of receivers.
 */
export type Subjects = Readonly<Record<string, readonly string[]>> | 'EVERYONE';

/** Whose terms apply besides: the code of the outlet that sells. Sheets of concessions have no rows for it. */
export const sellerSubject = { SPEKTRA: 'STORE', NMC: 'DEALER', UFI: 'DEALER' } as const satisfies Record<
  BusinessLine,
  string
>;

/** The outlet that sells. */
export interface Seller {
  readonly code: string;
  /** Code of the group of a store; `null` for none. */
  readonly storeGroup: string | null;
}

/** What an outlet that sells is: itself, and a store one of its group. */
export const subjectsOfSeller = (line: BusinessLine, { code, storeGroup }: Seller): Record<string, string[]> => ({
  [sellerSubject[line]]: [code],
  ...(storeGroup === null ? {} : { STORE_GROUP: [storeGroup] }),
});

const precedence: readonly string[] = exclusiveSubjects.map(({ value }) => value);

const values = [
  ['rateRegular', 'rateRepeat'],
  ['amountRegular', 'amountRepeat'],
  ['percentRegular', 'percentRepeat'],
] as const;

/** The least of numbers, written as it was; `null` without any. */
export const least = <N extends number | string>(numbers: readonly (N | null | undefined)[]): N | null =>
  numbers.reduce<N | null>(
    (found, each) => (each != null && (found === null || Number(each) < Number(found)) ? each : found),
    null,
  );

/** One line with the least that any of them says: of a repeat order without a value, that of a first one. */
function leastOf([first, ...others]: readonly ExclusiveLine[]): ExclusiveLine | null {
  if (!first) return null;
  const lines = [first, ...others];
  const found = values.flatMap(([regular, repeat]) => [
    [regular, least<number | string>(lines.map((line) => line[regular]))],
    [repeat, least<number | string>(lines.map((line) => line[repeat] ?? line[regular]))],
  ]);
  return { ...first, ...Object.fromEntries(found) };
}

/** The line of a sheet that holds on the day for one of the subjects; of several the one of the first kind. */
export function lineFor(
  lines: readonly ExclusiveLine[],
  { subjects, day }: Pick<Ask, 'subjects' | 'day'>,
): ExclusiveLine | null {
  if (subjects === 'EVERYONE') return leastOf(lines);
  const own = lines.filter(
    ({ subjectType, subjectCode, effectiveFrom, effectiveTo }) =>
      subjects[subjectType]?.includes(subjectCode) &&
      (effectiveFrom === null || effectiveFrom <= day) &&
      (effectiveTo === null || effectiveTo >= day),
  );
  return (
    own.toSorted((one, other) => precedence.indexOf(one.subjectType) - precedence.indexOf(other.subjectType))[0] ?? null
  );
}
