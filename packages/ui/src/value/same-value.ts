/** True when two values are equal; null and undefined are the same. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  Object.is(a ?? null, b ?? null) || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
