import type { Resource } from '@console/contracts/core/resource';
import { checkField, normalise } from '@console/contracts/core/validation';
import type { TypedMatrix } from '@console/contracts/promos-products/promo/matrix';
import type { FormValues } from '@console/ui/form';

const names = [
  'promoType',
  'customerKind',
  'adminFee',
  'startDate',
  'endDate',
  'productGroupIds',
  'tenors',
  'branchIds',
  'lines',
  'overrides',
] as const;

const isEmpty = (value: unknown): boolean => value == null || (Array.isArray(value) && value.length === 0);

/**
 * What of a new promo as it is typed decides on its instalments; `null` while something of it is wrong, or it has no
 * branches, groups or tenors.
 * @example typedMatrixOf(resource, form.values); // { promoType: 'RATE', ... }
 */
export function typedMatrixOf(
  { fields }: Pick<Resource, 'fields'>,
  values: FormValues,
): Omit<TypedMatrix, 'kind' | 'page'> | null {
  const cleaned = Object.fromEntries(names.map((name) => [name, normalise(fields[name]!, values[name])]));
  if (names.some((name) => checkField(name, fields[name]!, cleaned[name]) !== null)) return null;
  const { branchIds, lines, overrides, ...promo } = cleaned;
  const missing = [branchIds, promo['productGroupIds'], promo['tenors'], promo['startDate'], promo['endDate']];
  if (missing.some(isEmpty)) return null;
  const sheets = { branchIds, lines: lines ?? [], overrides: overrides ?? null };
  return { ...promo, sheets } as unknown as Omit<TypedMatrix, 'kind' | 'page'>;
}
