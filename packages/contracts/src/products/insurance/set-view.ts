import * as z from 'zod/mini';
import type { Base } from '../../core/bases.ts';
import { call, type Call } from '../../core/call.ts';

/** Words in both languages. */
const words = z.object({ id: z.string(), en: z.string() });

/** A row of a set beside the one that it replaces. */
const setRow = z.object({
  secureId: z.uuid(),
  /** What the row is for, in words: group, payment, tenor, or coverage, area, year. */
  of: z.string(),
  group: words,
  priceFrom: z.int(),
  priceTo: z.nullable(z.int()),
  /** Column of the matrix that it stands in. */
  column: words,
  /** The tariff as it is shown: a percentage or an amount. */
  tariff: words,
  /** The price at which both are compared, and their premiums there. */
  samplePrice: z.int(),
  premium: z.int(),
  previous: z.nullable(z.int()),
  /** Percent with two decimals; `null` for a row that replaces none. */
  changePct: z.nullable(z.number()),
  /** Instalments of an example with the premiums; `null` without one. */
  instalment: z.int(),
  previousInstalment: z.nullable(z.int()),
});
export type TariffSetRow = z.infer<typeof setRow>;

const setView = z.object({
  setNo: z.string(),
  effectiveFrom: z.string(),
  effectiveTo: z.nullable(z.string()),
  /** Whether it was not switched on yet. */
  waiting: z.boolean(),
  /** The set that it replaces. */
  previousSetNo: z.nullable(z.string()),
  maxChangePct: z.nullable(z.number()),
  /** Ranges of prices that have no band. */
  gaps: z.array(z.string()),
  rows: z.array(setRow),
});
export type TariffSet = z.infer<typeof setView>;

/** The call that shows the set of a row, of each line. */
export const tariffSetCall = (
  module: string,
  base: Base = 'middle',
): Call<{ readonly tariffId: string }, unknown, TariffSet> =>
  call({
    name: `${module}.set`,
    method: 'GET',
    base,
    path: `${module}/set`,
    access: { privilege: `${module}:browse`, action: 'view' },
    summary: 'The set of tariffs that a row belongs to, beside the set that it replaces',
    query: z.object({ tariffId: z.uuid() }),
    result: setView,
  });
