import { daysOf } from '../../core/days/days-of.ts';
import type { FieldError } from '../../core/errors.ts';
import { mostPromoDays } from './fields.ts';

type Values = Readonly<Record<string, unknown>>;

const ordered =
  (from: string, to: string, code: string) =>
  (values: Values): readonly FieldError[] =>
    values[from] != null && values[to] != null && Number(values[from]) > Number(values[to])
      ? [{ field: to, code }]
      : [];

const listed = (values: Values, name: string): readonly unknown[] => (values[name] as unknown[] | null) ?? [];

/** What the fields of one promo must be to each other (docs/model/promos.md#promos). */
export const promoRules = [
  ordered('priceMin', 'priceMax', 'PRICE_RANGE'),
  ordered('ageFrom', 'ageTo', 'AGE_ORDER'),
  ({ startDate, endDate }: Values): readonly FieldError[] =>
    typeof startDate === 'string' && typeof endDate === 'string' && daysOf(startDate, endDate) > mostPromoDays
      ? [{ field: 'endDate', code: 'PROMO_TOO_LONG', parameters: { days: mostPromoDays } }]
      : [],
  (values: Values): readonly FieldError[] =>
    values['outletScope'] !== 'ALL' && listed(values, 'outletIds').length === 0
      ? [{ field: 'outletIds', code: 'REQUIRED' }]
      : [],
  (values: Values): readonly FieldError[] =>
    values['outletScope'] === 'ALL' && listed(values, 'outletIds').length > 0
      ? [{ field: 'outletIds', code: 'NOT_EMPTY' }]
      : [],
  ({ promoType, adminFee }: Values): readonly FieldError[] =>
    promoType !== 'ADMIN' && adminFee != null ? [{ field: 'adminFee', code: 'NOT_EMPTY' }] : [],
];
