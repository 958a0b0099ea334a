import { isFoundBy } from '@console/ui/formats';

const isGroup = (value: unknown): value is object => value !== null && typeof value === 'object';

/**
 * What of a payload has a text in its names or values: a member whose name has it whole, else its members that have
 * it. `undefined` where nothing has it.
 * @example
 * foundIn({ order: { applNo: '1', tenor: 12 } }, 'tenor'); // { order: { tenor: 12 } }
 */
export function foundIn(value: unknown, typed: string): unknown {
  if (typed.trim() === '') return value;
  if (!isGroup(value)) return isFoundBy(JSON.stringify(value) ?? '', typed) ? value : undefined;
  const found = Object.entries(value).flatMap(([name, inner]) => {
    const kept = isFoundBy(name, typed) ? inner : foundIn(inner, typed);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
