import { sameValue } from '../../core/same-value.ts';

type Values = Readonly<Record<string, unknown>>;

/** What may change without a second person while a promo is active: nothing that an order is priced by. */
export const displayFields = ['description', 'termsText', 'bannerId'] as const;
/** Limits that may change while a promo is active, with a second person. */
export const movableFields = ['endDate', 'quotaContracts', 'quotaAmount', 'budgetSubsidy'] as const;
/** Lists that may grow while a promo is active, with a second person; an empty one is already the widest. */
export const widenedFields = [
  'productGroupIds',
  'productIds',
  'outletIds',
  'singleOutletIds',
  'membershipGroupIds',
  'channels',
  'brands',
  'vehicleTypes',
  'collateralTypes',
] as const;

const isIn = (names: readonly string[], name: string): boolean => names.includes(name);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

const isOutlets = (name: string): boolean => name === 'outletIds' || name === 'singleOutletIds';

/** Whether a list holds all that it held; an empty one holds everything, but groups of products are named. */
function isWider(name: string, before: unknown, after: unknown): boolean {
  const [had, has] = [listOf(before), listOf(after)];
  if (has.length === 0) return name !== 'productGroupIds' && name !== 'collateralTypes';
  return had.length > 0 && had.every((each) => has.includes(each));
}

/** Fields of a change, of those that both sides have. */
const changedNames = (before: Values, values: Values): readonly string[] =>
  Object.keys(values).filter((name) => name in before && !sameValue(values[name], before[name]));

/**
 * The fields of an active promo that may not change as asked for: the promo is deactivated first.
 * @example
 * fixedWhileActive({ priority: 1 }, { priority: 2 }); // ['priority']
 */
export const fixedWhileActive = (before: Values, values: Values): readonly string[] =>
  changedNames(before, values).filter((name) => {
    if (isIn(displayFields, name) || isIn(movableFields, name)) return false;
    if (name === 'outletScope') return values[name] !== 'ALL';
    // All outlets are wider than those of any list.
    if (isOutlets(name) && values['outletScope'] === 'ALL') return false;
    return !isIn(widenedFields, name) || !isWider(name, before[name], values[name]);
  });
