import { sameValue } from '../core/same-value.ts';

/** Whether a bound takes what it did not take before; `null` takes all. */
const isWider = (now: unknown, before: unknown, beyond: (a: number, b: number) => boolean): boolean =>
  before !== null && (now === null || beyond(Number(now), Number(before)));

const greatestOf = (bands: unknown): number =>
  Math.max(
    0,
    ...((bands as readonly { readonly dpMinPct: unknown }[] | null) ?? []).map((band) => Number(band.dpMinPct)),
  );

/** How a value goes beyond what stored rates were judged by. */
const reaches = {
  changed: (now: unknown, before: unknown) => !sameValue(now, before),
  lower: (now: unknown, before: unknown) => isWider(now, before, (a, b) => a < b),
  higher: (now: unknown, before: unknown) => isWider(now, before, (a, b) => a > b),
  /** A demand that grows; `null` demands nothing. */
  raised: (now: unknown, before: unknown) => Number(now ?? 0) > Number(before ?? 0),
  raisedBands: (now: unknown, before: unknown) => greatestOf(now) > greatestOf(before),
  gains: (now: unknown, before: unknown) =>
    ((now as readonly string[] | null) ?? []).some((each) => !(before as readonly string[] | null)?.includes(each)),
  /** Contracts come to need an insurance. */
  needed: (now: unknown, before: unknown) => [true, 'REQUIRED'].includes(now as string) && !sameValue(now, before),
  /** What a switch does, which changes no value: the record says so itself. */
  switched: (now: unknown, before: unknown) => now === null && before === true,
} as const;

/** A field whose change lets stored rates yield other than they were judged to. */
export interface UnjudgedCause {
  readonly field: string;
  readonly when: keyof typeof reaches;
  /** Only of contracts that need an insurance: its premium weighs more on what is financed. */
  readonly insured?: true;
}

/** The causes of a module, the warning that is ticked, and what refuses the approval of all but admins. */
export interface Unjudged {
  readonly modules: readonly string[];
  readonly warning: string;
  readonly refusal: string;
  readonly causes: readonly UnjudgedCause[];
}

const downPayment = [
  { field: 'dpMinPct', when: 'raised', insured: true },
  { field: 'dpBands', when: 'raisedBands', insured: true },
] as const;

/**
 * Everything by which rates in force yield other than they were judged to, without a rate being changed: a change of it
 * is approved by an admin alone, who ticks the warning.
 */
export const unjudgedChanges = [
  {
    modules: ['master-lob'],
    warning: 'PARAMETERS_UNJUDGED',
    refusal: 'PARAMETERS_NEED_ADMIN',
    causes: [
      { field: 'rateMethod', when: 'changed' },
      { field: 'roundingStep', when: 'changed' },
      { field: 'firstInstalment', when: 'changed' },
      { field: 'priceMin', when: 'lower' },
      { field: 'priceMax', when: 'higher' },
      { field: 'tenors', when: 'gains' },
      { field: 'insuranceRequired', when: 'needed' },
      { field: 'dpMinPct', when: 'raised', insured: true },
    ],
  },
  {
    // No contract of UFI has a tariff.
    modules: ['product-group', 'product-group-nmc'],
    warning: 'TERMS_UNJUDGED',
    refusal: 'TERMS_NEED_ADMIN',
    causes: [{ field: 'insuranceCoverage', when: 'needed' }, ...downPayment],
  },
  {
    modules: ['financial-scheme', 'financial-scheme-nmc'],
    warning: 'CHARGES_UNJUDGED',
    refusal: 'CHARGES_NEED_ADMIN',
    causes: [...downPayment, { field: 'dpMaxPct', when: 'raised', insured: true }],
  },
  {
    modules: ['branch', 'master-branch-nmc', 'master-branch-ufi'],
    warning: 'AREA_UNJUDGED',
    refusal: 'AREA_NEEDS_ADMIN',
    causes: [{ field: 'insuranceArea', when: 'changed' }],
  },
  {
    modules: ['product-insurance', 'product-insurance-v2', 'product-insurance-nmc'],
    warning: 'PREMIUMS_UNJUDGED',
    refusal: 'PREMIUMS_NEED_ADMIN',
    causes: [{ field: 'raisesPremiums', when: 'switched' }],
  },
] as const satisfies readonly Unjudged[];

/** What is said of the changes of a module; none of those that no yield depends on. */
export const unjudgedOf = (module: string): Unjudged | undefined =>
  (unjudgedChanges as readonly Unjudged[]).find(({ modules }) => modules.includes(module));

type Values = Readonly<Record<string, unknown>>;

/**
 * The causes that a change of a record has; a field that the record does not have is no cause.
 * @param values `null`: it is switched on or off
 * @param insured whether contracts of it need an insurance
 * @example causesIn(unjudgedOf('master-lob')!, { priceMin: 1 }, { priceMin: 2 }, false); // [{ field: 'priceMin', … }]
 */
export const causesIn = (
  { causes }: Unjudged,
  values: Values | null,
  before: Values,
  insured: boolean,
): readonly UnjudgedCause[] =>
  causes.filter(
    ({ field, when, insured: ofInsured }) =>
      field in before &&
      (values === null ? when === 'switched' : field in values) &&
      (insured || !ofInsured) &&
      reaches[when](values === null ? null : values[field], before[field]),
  );
