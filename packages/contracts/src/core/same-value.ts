/** JSON with the members of objects in one order: databases give them back in another. */
const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/**
 * Whether two values are alike: missing equals null, the order of object members does not matter.
 * @example
 * sameValue({ from: 1, to: 2 }, { to: 2, from: 1 }); // true
 */
export const sameValue = (one: unknown, other: unknown): boolean =>
  Object.is(one ?? null, other ?? null) || canonical(one) === canonical(other);
