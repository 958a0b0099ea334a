import { daysOf } from '../../core/days/days-of.ts';
import type { FieldError } from '../../core/errors.ts';
import { mostPromoDays } from './fields.ts';
import { singleScopes } from './vocabulary.ts';

type Values = Readonly<Record<string, unknown>>;

const ordered =
  (from: string, to: string, code: string) =>
  (values: Values): readonly FieldError[] =>
    values[from] != null && values[to] != null && Number(values[from]) > Number(values[to])
      ? [{ field: to, code }]
      : [];

const listed = (values: Values, name: string): readonly unknown[] => (values[name] as unknown[] | null) ?? [];

/** Outlets are named as the scope says: groups or companies, single ones, or none. */
function outletFaults(values: Values): readonly FieldError[] {
  const scope = String(values['outletScope']);
  const lists = [
    ['outletIds', scope !== 'ALL' && !singleScopes.includes(scope)],
    ['singleOutletIds', singleScopes.includes(scope)],
  ] as const;
  return lists.flatMap(([field, isNamed]) =>
    listed(values, field).length > 0 === isNamed ? [] : [{ field, code: isNamed ? 'REQUIRED' : 'NOT_EMPTY' }],
  );
}

/** What the fields of one promo must be to each other (docs/model/promos.md#promos). */
export const promoRules = [
  ordered('priceMin', 'priceMax', 'PRICE_RANGE'),
  ordered('ageFrom', 'ageTo', 'AGE_ORDER'),
  ({ startDate, endDate }: Values): readonly FieldError[] =>
    typeof startDate === 'string' && typeof endDate === 'string' && daysOf(startDate, endDate) > mostPromoDays
      ? [{ field: 'endDate', code: 'PROMO_TOO_LONG', parameters: { days: mostPromoDays } }]
      : [],
  outletFaults,
  ({ promoType, adminFee }: Values): readonly FieldError[] =>
    promoType !== 'ADMIN' && adminFee != null ? [{ field: 'adminFee', code: 'NOT_EMPTY' }] : [],
];
