import { sql } from 'kysely';
import { part } from '../../platform/http/part.ts';
import type { Sql } from '../../records/resource/definition.ts';

/** What a scheme is for, as expressions. */
export interface SchemeReach {
  readonly dealerId: Sql;
  readonly brand: Sql;
  readonly tenors: readonly [Sql, Sql];
  /** Whole percent of the price, both included. */
  readonly downPayments: readonly [Sql, Sql];
  readonly period: readonly [Sql, Sql];
}

/** The number of issued orders that a scheme is for, as an expression. */
export type CountBooked = (reach: SchemeReach) => Sql;

/** What counts the units that were booked under schemes; the domain of orders sets it. */
export const bookedUnits = part((): { current: CountBooked } => ({ current: () => sql`0` }));
