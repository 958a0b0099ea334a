import { phases, type Phase, type Resource } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Services } from '../../platform/services.ts';
import type { Definition, Sql } from './definition.ts';

type Clock = Pick<Services, 'now'>;

/**
 * The calendar day of an instant in Jakarta.
 * @example jakartaDay(new Date('2026-12-31T17:00:00Z')); // '2027-01-01'
 */
export const jakartaDay = (at: Date): string => toWireInstant(at).slice(0, 10);

/** An SQL expression that is made for each query, because it depends on the clock. */
export const eachTime = (make: () => Sql): Sql => ({ toOperationNode: () => make().toOperationNode() }) as Sql;

/** What stands for the phase of the record `t` on a day. */
const byPhase = (day: string, of: (phase: Phase) => Sql): Sql =>
  sql`case when t.approval = 'PENDING' then ${of('PENDING')} when t.approval = 'REJECTED' then ${of('REJECTED')}
    when t.effective_from > ${day}::date then ${of('SCHEDULED')}
    when t.effective_to < ${day}::date then ${of('ENDED')} else ${of('IN_FORCE')} end`;

/** The phase of the record `t` on a day. */
export const phaseOn = (day: string): Sql => byPhase(day, (phase) => sql.lit(phase) as Sql);

/** The record `t` is approved and holds on a day. */
export const inForceOn = (day: string): Sql =>
  sql`(t.approval = 'APPROVED' and t.effective_from <= ${day}::date
    and (t.effective_to is null or t.effective_to >= ${day}::date))`;

/** The condition of each phase, so that indexes on the columns serve it. */
const conditions: Readonly<Record<Phase, (day: string) => Sql>> = {
  PENDING: () => sql`t.approval = 'PENDING'`,
  SCHEDULED: (day) => sql`(t.approval = 'APPROVED' and t.effective_from > ${day}::date)`,
  IN_FORCE: inForceOn,
  ENDED: (day) => sql`(t.approval = 'APPROVED' and t.effective_to < ${day}::date)`,
  REJECTED: () => sql`t.approval = 'REJECTED'`,
};

/** The conditions of all phases, in their order. */
export const phasesInOrder = (day: string): readonly Sql[] => phases.map(({ value }) => conditions[value](day));

/** The order of phases as numbers, which are compared faster than their words: a list orders all its rows by it. */
const phaseOrder = (day: string): Sql =>
  byPhase(day, (phase) => sql.lit(phases.findIndex(({ value }) => value === phase)) as Sql);

/** Adds the phase of effective-dated records by the clock of the program, its filters and its order. */
export function withPhase<R extends Resource>(
  { effective }: R,
  definition: Definition<R>,
  { now }: Clock,
): Definition<R> {
  if (!effective) return definition;
  const today = () => jakartaDay(now());
  const phase = eachTime(() => phaseOn(today()));
  const ofPhases = (wanted: Phase | readonly Phase[]): Sql =>
    sql`(${sql.join(
      [wanted].flat().map((each) => conditions[each](today())),
      sql` or `,
    )})`;
  return {
    ...definition,
    derived: { ...definition.derived, phase },
    sorts: { phase: eachTime(() => phaseOrder(today())), ...definition.sorts },
    filters: { ...definition.filters, phase: ofPhases, inForceOn: (day: string) => inForceOn(day) },
  } as Definition<R>;
}
