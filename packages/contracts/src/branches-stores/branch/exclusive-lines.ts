import type { BusinessLine } from '../../core/business-lines.ts';
import type { FieldError } from '../../core/errors.ts';
import { choice, date, line, money, percent, sheet } from '../../core/fields.ts';
import type { Field } from '../../core/fields.ts';
import { periodTitles } from '../../core/titles.ts';
import { text } from '../../core/text.ts';
import { mostFee } from './fee-types.ts';
import { lineSubjects, subjectCodes, type ExclusiveSubject } from './lines.ts';
import { ratePercent, rateTitles } from './rate-fields.ts';

/** A line of a sheet of concessions. */
export interface ExclusiveLine {
  readonly subjectType: ExclusiveSubject;
  readonly subjectCode: string;
  readonly rateRegular?: string | null;
  readonly rateRepeat?: string | null;
  readonly amountRegular?: number | null;
  readonly amountRepeat?: number | null;
  readonly percentRegular?: string | null;
  readonly percentRepeat?: string | null;
  /** Empty: from the start of the base row. */
  readonly effectiveFrom: string | null;
  /** Empty: to the end of the base row. */
  readonly effectiveTo: string | null;
}

const optional = { required: false } as const;
const rate = percent({ ...ratePercent, ...optional, zeroIsNone: true });
const amount = money({ minimum: 0, maximum: mostFee, ...optional });
const share = percent({ minimum: 0, maximum: 10, ...optional });
/** What lines of a kind say. */
const values = {
  rate: { rateRegular: rate, rateRepeat: rate },
  fee: { amountRegular: amount, amountRepeat: amount, percentRegular: share, percentRepeat: share },
} as const;
export type ExclusiveKind = keyof typeof values;

/** What a repeat order takes of a line that has no value of its own for it. */
const follows = {
  rateRepeat: 'rateRegular',
  amountRepeat: 'amountRegular',
  percentRepeat: 'percentRegular',
} as const;

const lineTitles = {
  subjectType: text('Untuk', 'For'),
  subjectCode: text('Kode', 'Code'),
  rateRegular: rateTitles.rateRegular,
  rateRepeat: rateTitles.rateRepeat,
  amountRegular: text('Regular (Rp)', 'Regular (Rp)'),
  amountRepeat: text('RO (Rp)', 'Repeat (Rp)'),
  percentRegular: text('Regular (%)', 'Regular (%)'),
  percentRepeat: text('RO (%)', 'Repeat (%)'),
  ...periodTitles,
} as const;

/** A sheet of concessions of a line of business, of rates or fees. */
export function exclusiveLines(of: BusinessLine, kind: ExclusiveKind): Field<readonly ExclusiveLine[]>;
/** The same where it may be empty. */
export function exclusiveLines(
  of: BusinessLine,
  kind: ExclusiveKind,
  rule: typeof optional,
): Field<readonly ExclusiveLine[] | null>;
export function exclusiveLines(of: BusinessLine, kind: ExclusiveKind, rule: object = {}): Field<never> {
  const columns = {
    subjectType: choice(lineSubjects[of]),
    subjectCode: { ...line({ minimum: 2, maximum: 40 }), codeFrom: subjectCodes },
    ...values[kind],
    effectiveFrom: date(optional),
    effectiveTo: date(optional),
  };
  const titles = Object.fromEntries(
    Object.keys(columns).map((name) => [name, lineTitles[name as keyof typeof lineTitles]]),
  );
  const rules = { columns, titles, key: ['subjectType', 'subjectCode'], maximum: 200, follows };
  return sheet(rules as never, rule) as never;
}

/** Title of the lines that a rate or fee takes over from the one whose place it takes. */
export const carriedTitle = text('Baris eksklusif yang dibawa', 'Exclusive lines carried over');

type Valued = Readonly<Record<string, unknown>>;

/** The most that a concession may be, in the unit of its base; `null` in the other unit. */
export const mostOf = (base: Valued, name: string): number | null => {
  const most = base[name] ?? base[name.replace('Repeat', 'Regular')] ?? null;
  return most === null ? null : Number(most);
};

/** Whether a value is above the one of the base. */
const isAbove = (given: unknown, most: number | null): boolean =>
  given != null && most !== null && Number(given) > most;

/**
 * The values of a line that are above its base. A repeat order without a value of its own takes the regular one of the
 * line: it is judged as that.
 * @example
 * namesAbove('rate', { rateRegular: '30', rateRepeat: '28.5' }, { rateRegular: '29.5' }); // ['rateRepeat']
 */
export const namesAbove = (kind: ExclusiveKind, base: Valued, of: object): readonly string[] =>
  Object.keys(values[kind]).filter((name) => {
    const line = of as Valued;
    const followed = follows[name as keyof typeof follows];
    const most = mostOf(base, name);
    if (line[name] != null || followed === undefined) return isAbove(line[name], most);
    return isAbove(line[followed], most) && !isAbove(line[followed], mostOf(base, followed));
  });

export const aboveBase = { rate: 'EXCLUSIVE_ABOVE_BASE', fee: 'FEE_ABOVE_BASE' } as const;

/** No line that a new rate or fee takes over is above it. */
export const carriedNotAbove =
  (kind: ExclusiveKind) =>
  (record: Valued): readonly FieldError[] =>
    ((record['carriedLines'] as readonly ExclusiveLine[] | null | undefined) ?? []).flatMap((each, at) =>
      namesAbove(kind, record, each).map((name) => ({
        field: `carriedLines[${at}].${name}`,
        code: aboveBase[kind],
        parameters: { base: mostOf(record, name) ?? 0 },
      })),
    );

/**
 * Lines within the period of another base row: those outside are left out, the others are cut.
 * @example cutLines(sheet.lines, { effectiveFrom: '2026-12-01', effectiveTo: null });
 */
export function cutLines(
  lines: readonly ExclusiveLine[],
  { effectiveFrom: from, effectiveTo: to }: { readonly effectiveFrom: string; readonly effectiveTo: string | null },
): readonly ExclusiveLine[] {
  return lines.flatMap((each) => {
    const { effectiveFrom: start, effectiveTo: end } = each;
    if ((end !== null && end < from) || (start !== null && to !== null && start > to)) return [];
    return [
      {
        ...each,
        effectiveFrom: start !== null && start > from ? start : null,
        effectiveTo: end !== null && (to === null || end < to) ? end : null,
      },
    ];
  });
}
