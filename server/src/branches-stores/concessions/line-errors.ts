import {
  aboveBase,
  mostOf,
  namesAbove,
  type ExclusiveKind as Kind,
  type ExclusiveLine,
} from '@console/contracts/branches-stores/branch/exclusive-lines';
import type { FieldError } from '@console/contracts/core/errors';
import type { startErrors } from '../../records/effective/rules.ts';

type Valued = Readonly<Record<string, string | number | null | undefined>>;
type Starts = ReturnType<typeof startErrors>;

/** The base row of a sheet, with its values by the names that lines have. */
export interface Base {
  readonly since: string;
  readonly until: string | null;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Names of the values of lines of a kind. */
export const valueNames = {
  rate: ['rateRegular', 'rateRepeat'],
  fee: ['amountRegular', 'amountRepeat', 'percentRegular', 'percentRepeat'],
} as const;

/** A concession for repeat orders is not above the one for first orders. */
const repeatErrors = (kind: Kind, line: Valued, field: (name: string) => string): FieldError[] =>
  Object.keys(line)
    .filter((name) => name.endsWith('Repeat'))
    .flatMap((name) => {
      const [repeat, regular] = [line[name], line[name.replace('Repeat', 'Regular')]];
      return repeat != null && regular != null && Number(repeat) > Number(regular)
        ? [{ field: field(name), code: kind === 'rate' ? 'RATE_RO_ABOVE_REGULAR' : 'FEE_RO_ABOVE_REGULAR' }]
        : [];
    });

/** A line that begins on a day of its own does so today or later; an admin may go back. A stored one stays. */
export function lateErrors(
  lines: readonly ExclusiveLine[],
  stored: readonly ExclusiveLine[],
  starts: Starts,
): FieldError[] {
  return lines.flatMap((line, at) => {
    const isKept = stored.some(
      ({ subjectType, subjectCode, effectiveFrom }) =>
        subjectType === line.subjectType && subjectCode === line.subjectCode && effectiveFrom === line.effectiveFrom,
    );
    if (line.effectiveFrom === null || isKept) return [];
    return starts({ effectiveFrom: line.effectiveFrom }).map(({ code }) => ({
      field: `lines[${at}].effectiveFrom`,
      code,
    }));
  });
}

/** A concession is not above its base, in the unit of the base, and within its period. */
function lineErrors(kind: Kind, base: Base, line: ExclusiveLine, field: (name: string) => string): FieldError[] {
  const valued = line as unknown as Valued;
  const names: readonly string[] = valueNames[kind];
  const given = names.filter((name) => valued[name] != null);
  const [first] = names;
  if (given.length === 0) return [{ field: field(first!), code: 'REQUIRED' }];
  const above = namesAbove(kind, base.values, line);
  const errors: FieldError[] = names.flatMap((name) => {
    if (valued[name] != null && mostOf(base.values, name) === null) return [{ field: field(name), code: 'OTHER_UNIT' }];
    const parameters = { base: mostOf(base.values, name) ?? 0 };
    return above.includes(name) ? [{ field: field(name), code: aboveBase[kind], parameters }] : [];
  });
  const { effectiveFrom: from, effectiveTo: to } = line;
  if (from !== null && (from < base.since || (base.until !== null && from > base.until)))
    errors.push({ field: field('effectiveFrom'), code: 'OUTSIDE_BASE_PERIOD' });
  if (from !== null && to !== null && to < from) errors.push({ field: field('effectiveTo'), code: 'DATE_ORDER' });
  else if (to !== null && (to < base.since || (base.until !== null && to > base.until)))
    errors.push({ field: field('effectiveTo'), code: 'OUTSIDE_BASE_PERIOD' });
  return errors;
}

/**
 * The faults of the lines of a sheet by their base row.
 * @param name of the field that holds the lines
 */
export const sheetErrors = (kind: Kind, base: Base, lines: readonly ExclusiveLine[], name: string): FieldError[] => {
  const fieldAt = (at: number) => (column: string) => `${name}[${at}].${column}`;
  return [
    ...lines.flatMap((each, at) => lineErrors(kind, base, each, fieldAt(at))),
    ...lines.flatMap((each, at) => repeatErrors(kind, each as unknown as Valued, fieldAt(at))),
  ];
};
