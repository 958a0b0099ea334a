import * as z from 'zod/mini';
import { make, type Common } from './make-field.ts';
import { text } from './text.ts';

type Range = { readonly minimum: number; readonly maximum: number };
const whole = (rule: Range) => z.int().check(z.gte(rule.minimum), z.lte(rule.maximum));

/**
 * A whole number; both bounds are allowed values.
 * @example
 * integer({ minimum: 1, maximum: 60 });
 */
export const integer = <const C extends Common & Range>(rule: C) => make('integer', whole(rule), rule as C, rule);

/**
 * A calendar year: a whole number that is never written with separators of thousands.
 * @example
 * year({ minimum: 1980, maximum: 2100 });
 */
export const year = <const C extends Common & Range>(rule: C) =>
  make('integer', whole(rule), rule as C, { ...rule, grouped: false });

/**
 * Numbers of records, as fields that the services derive.
 * @example
 * counts('mroCount', 'branchCount').mroCount.kind; // 'integer'
 */
export const counts = <const Name extends string>(...names: readonly Name[]) => {
  const count = integer({ minimum: 0, maximum: 1_000_000_000 });
  return Object.fromEntries(names.map((name) => [name, count])) as Record<Name, typeof count>;
};

/**
 * An amount in whole rupiah; both bounds are allowed values.
 * @example
 * money({ minimum: 0, maximum: 999_999_999 });
 */
export const money = <const C extends Common & Range>(rule: C) => make('money', whole(rule), rule as C, rule);

const places = { minimum: 1, maximum: 99 } as const;

/**
 * The place of a record in an order that staff give, from 1.
 * @example
 * sequence({ required: false });
 */
export const sequence = <const C extends Common>(rule: C = {} as C) =>
  make('integer', whole(places), rule, { title: text('Urutan', 'Order'), ...places, ...rule });

/** Decimals of every percentage. */
export const percentDecimals = 4;

/**
 * A percentage with up to four decimals; both bounds are allowed values. On the wire it is text with all four, such as
 * `"2.7500"`, so that no binary float changes it; `normalise` fills them up.
 * @example
 * percent({ minimum: 0, maximum: 0.5 });
 */
export const percent = <const C extends Common & Range>(rule: C) =>
  make(
    'percent',
    z.string().check(
      z.regex(/^\d{1,3}\.\d{4}$/, 'NOT_A_PERCENT'),
      z.refine((typed) => Number(typed) >= rule.minimum && Number(typed) <= rule.maximum, 'RANGE'),
    ),
    rule as C,
    rule,
  );
