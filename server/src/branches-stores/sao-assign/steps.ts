import type { saoAssignments } from '@console/contracts/branches-stores/sao-assign';
import { sql } from 'kysely';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { eachRecord, type StepHooksOf, type StepSet } from '../../records/steps/hooks.ts';
import { followUps } from './follow-ups.ts';
import { worksAt } from './works-at.ts';

type Assignments = typeof saoAssignments;
type Records = Pick<StepSet<Assignments>, 'tx' | 'now' | 'records'>;

/** The records at whose branch the SAO works. */
async function branchesOf({ tx, now, records }: Records, saoId: string): Promise<ReadonlySet<string>> {
  const ids = records.map(({ record }) => record.secureId);
  const { rows } = await sql<{ id: string }>`select t.id from sao_assignment t
    where t.id = any(${ids}::uuid[])
      and ${worksAt(sql`${saoId}::uuid`, sql`t.branch_id`, jakartaDay(now))}`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** The last day of the SAO before, of outlets without one. */
async function lastDaysOf({ tx, records }: Records): Promise<ReadonlyMap<string, string>> {
  const ids = records.map(({ record }) => record.secureId);
  const { rows } = await sql<{ id: string; day: string }>`select t.id, max(e.end_date)::text as day
    from sao_assignment t join sao_assignment e on e.outlet_id = t.outlet_id and e.state = 'ENDED'
      and e.end_date >= e.start_date and e.deleted_at is null
    where t.id = any(${ids}::uuid[]) group by t.id`.execute(tx);
  return new Map(rows.map(({ id, day }) => [id, day]));
}

const startFault = (startDate: string, now: Date): Refusal | null =>
  startDate < jakartaDay(now) ? invalid({ field: 'startDate', code: 'BACKDATED' }) : null;
const otherBranch = () => invalid({ field: 'saoId', code: 'SAO_OTHER_BRANCH' });
const beforeStart = (field: string, start: string) =>
  invalid({ field, code: 'SAO_BEFORE_START', parameters: { start } });

/** What the steps of assignments check and write besides the state. */
export const saoStepHooks: StepHooksOf<Assignments> = {
  assign: {
    async rules(set) {
      const { saoId, startDate } = set.values;
      const [allowed, lastDays] = [await branchesOf(set, saoId), await lastDaysOf(set)];
      const past = startFault(startDate, set.now);
      for (const { record, refuse } of set.records) {
        const last = lastDays.get(record.secureId);
        if (past) refuse(past);
        else if (!allowed.has(record.secureId)) refuse(otherBranch());
        else if (last !== undefined && startDate <= last)
          refuse(invalid({ field: 'startDate', code: 'SAO_STILL_ASSIGNED', parameters: { end: last } }));
      }
    },
    perform: eachRecord(({ store }, { values }) => {
      Object.assign(store, { sao_id: values.saoId, start_date: values.startDate });
    }),
  },
  reassign: {
    async rules(set) {
      const { saoId, startDate } = set.values;
      const allowed = await branchesOf(set, saoId);
      const past = startFault(startDate, set.now);
      for (const { record, refuse } of set.records)
        if (past) refuse(past);
        else if (record.saoId === saoId) refuse(invalid({ field: 'saoId', code: 'SAO_UNCHANGED' }));
        else if (!allowed.has(record.secureId)) refuse(otherBranch());
        else if (startDate < record.startDate!) refuse(beforeStart('startDate', record.startDate!));
    },
    perform: eachRecord(({ store }, { values }) => {
      store['end_date'] = dayAfter(values.startDate, -1);
    }),
    effects: (set) => followUps(set, set.values),
  },
  end: {
    rules(set) {
      const { endDate } = set.values;
      const past = endDate < jakartaDay(set.now) ? invalid({ field: 'endDate', code: 'END_TOO_EARLY' }) : null;
      for (const { record, refuse } of set.records)
        if (past) refuse(past);
        else if (endDate < record.startDate!) refuse(beforeStart('endDate', record.startDate!));
        else if (record.openOrders > 0)
          refuse(new Refusal('SAO_STILL_NEEDED', { parameters: { count: record.openOrders } }));
    },
    perform: eachRecord(({ store }, { values }) => {
      store['end_date'] = values.endDate;
    }),
    effects: (set) => followUps(set, { saoId: null, startDate: dayAfter(set.values.endDate, 1), ordersFollow: false }),
  },
};
