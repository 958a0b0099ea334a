import { sameValue } from '../../core/same-value.ts';
import { businessLines } from '../../core/business-lines.ts';
import { choice, choices, date, flag, money, options, percent } from '../../core/fields.ts';
import { firstInstalments, rateMethods, roundingSteps, tenors } from '../../core/credit-terms.ts';
import type { AwaitedChange } from '../../core/changes.ts';
import type { FieldError } from '../../core/errors.ts';
import type { ValuesOf } from '../../core/fields.ts';

/** What an insurance of financed goods covers. */
export const coverages = options({
  PROTEKSI_GADGET: ['Proteksi gadget', 'Gadget protection'],
  PROTEKSI_ELEKTRONIK: ['Proteksi elektronik', 'Electronics protection'],
  PROTEKSI_PERABOT: ['Proteksi perabot', 'Furniture protection'],
  JIWA_KREDIT: ['Jiwa kredit', 'Credit life'],
  TLO: ['TLO', 'Total loss only'],
  COMPREHENSIVE: ['Komprehensif', 'Comprehensive'],
  COMBINED: ['Kombinasi', 'Combined'],
});

/** Greatest price of what is financed, in rupiah. */
export const mostPrice = 10_000_000_000;
const price = () => money({ minimum: 1, maximum: mostPrice, required: false });

/** What a line of business calculates by. Each change needs a second person, and holds from a day. */
export const parameterFields = {
  rateMethod: choice(rateMethods, { required: false }),
  roundingStep: choice(roundingSteps, { required: false }),
  firstInstalment: choice(firstInstalments, { required: false }),
  tenors: tenors(),
  dpMinPct: percent({ minimum: 0, maximum: 90, required: false }),
  priceMin: price(),
  priceMax: price(),
  maxLtvPct: percent({ minimum: 0.0001, maximum: 100, required: false }),
  insuranceRequired: flag(),
  insuranceCoverages: choices(coverages, { required: false }),
} as const;
export type LobParameters = ValuesOf<typeof parameterFields>;
export const parameterNames = Object.keys(parameterFields) as (keyof LobParameters)[];

/** The day from which they hold. */
export const parametersFrom = date({ required: false });

/**
 * Whether an update changes what a second person decides on.
 * @example
 * changesAny(['tenors'], { action: 'update', before: { tenors: ['6'] }, values: { tenors: ['9'] } }); // true
 */
export function changesAny(
  names: readonly string[],
  {
    action,
    before,
    values,
  }: {
    readonly action: AwaitedChange['action'];
    readonly before: object | null;
    readonly values: object | null;
  },
): boolean {
  if (action !== 'update' || before === null || values === null) return false;
  const [old, wanted] = [before, values] as Readonly<Record<string, unknown>>[];
  return names.some((name) => name in values && !sameValue(wanted?.[name], old?.[name]));
}

/** Rules over several parameters of one line of business. */
export const parameterFaults = ({
  priceMin,
  priceMax,
  insuranceRequired,
  insuranceCoverages,
}: LobParameters): FieldError[] => [
  ...(priceMin !== null && priceMax !== null && priceMax < priceMin
    ? [{ field: 'priceMax', code: 'PRICE_ORDER' }]
    : []),
  ...(insuranceRequired && (insuranceCoverages ?? []).length === 0
    ? [{ field: 'insuranceCoverages', code: 'REQUIRED' }]
    : []),
];

type Started = LobParameters & { readonly parametersFrom: string | null };

/** Whether the parameters of a record are still to begin. */
const isScheduled = ({ parametersFrom: from }: Started, today: string): boolean => from !== null && from > today;

/**
 * The day that was chosen for changed parameters; `null` for none. The form shows the day of the last change, which
 * nobody chose for this one.
 */
export const chosenStart = ({ parametersFrom }: Started, before: Started, today: string): string | null =>
  parametersFrom === before.parametersFrom && !isScheduled(before, today) ? null : parametersFrom;

/** Method and rounding begin on a day of their own; nothing begins on a day that has passed. */
export function startFaults(values: Started, before: Started, today: string): FieldError[] {
  const field = 'parametersFrom';
  const changed = changesAny(parameterNames, { action: 'update', before, values });
  if (!changed && values.parametersFrom === before.parametersFrom) return [];
  if (!changed && !isScheduled(before, today)) return [{ field, code: 'NOTHING_TO_SCHEDULE' }];
  const chosen = chosenStart(values, before, today);
  if (chosen !== null) return chosen < today ? [{ field, code: 'BACKDATED' }] : [];
  const needsDay = (['rateMethod', 'roundingStep'] as const).some(
    (name) => before[name] !== null && values[name] !== before[name],
  );
  return needsDay ? [{ field, code: 'FROM_WITH_METHOD' }] : [];
}

export const lineOf = () => choice(businessLines);
