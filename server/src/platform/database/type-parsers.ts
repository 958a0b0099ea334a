import pg from 'pg';

const { builtins } = pg.types;
const jakartaOffsetMs = 7 * 60 * 60 * 1000;

/**
 * An instant in the format of all answers: ISO 8601 with milliseconds and `+07:00`
 * (docs/model/platform.md#values-on-the-wire).
 * @example toWireInstant(new Date(0)); // '1970-01-01T07:00:00.000+07:00'
 */
export const toWireInstant = (instant: Date | string | number): string =>
  new Date(new Date(instant).getTime() + jakartaOffsetMs).toISOString().replace('Z', '+07:00');

/**
 * A 64-bit number.
 * @throws RangeError where a JavaScript number would not be exact.
 */
function toSafeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The number ${text} is too large to be exact`);
  return value;
}

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [builtins.INT8]: toSafeNumber,
  // Decimals stay text: a binary float would change them.
  [builtins.NUMERIC]: (text) => text,
  [builtins.TIMESTAMPTZ]: (text) => toWireInstant(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')),
  [builtins.TIMESTAMP]: (text) => text,
  [builtins.DATE]: (text) => text,
};

/** How column values are parsed, for the connections of this program only (a pool's `types`). */
export const typeParsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers[oid]) ??
    pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
