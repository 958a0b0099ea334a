import type { dealerSalesForces } from '@console/contracts/branches-stores/dealer-nmc-sf';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { eachRecord, type StepHooksOf } from '../../records/steps/hooks.ts';
import { demote, lockOutlets } from './mapping-rules.ts';

/** The register of one line stands for those of all: they differ in the names of fields alone. */
export type Mappings = typeof dealerSalesForces;

/** Locks the outlets of mappings: who is primary is decided for one of their changes at a time. */
async function lockMapped(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`select distinct outlet_id as id from outlet_sales_force
    where id = any(${ids}::uuid[])`.execute(tx);
  await lockOutlets(
    tx,
    rows.map(({ id }) => id),
  );
}

/**
 * What making a mapping primary, and ending it, need and do.
 * @param outletOf the outlet of a record
 */
export const mappingSteps = (outletOf: (record: object) => string): StepHooksOf<Mappings> => ({
  primary: {
    locks: lockMapped,
    rules({ records }) {
      const seen = new Set<string>();
      for (const { record, refuse } of records)
        if (seen.has(outletOf(record))) refuse(new Refusal('SF_ONE_PRIMARY'));
        else seen.add(outletOf(record));
    },
    async perform({ tx, actor, now, records }) {
      const [outletIds, ids] = [
        records.map(({ record }) => outletOf(record)),
        records.map(({ record }) => record.secureId),
      ];
      await demote(tx, outletIds, { actor, now }, ids);
      for (const { store } of records) store['is_primary'] = true;
    },
  },
  end: {
    locks: lockMapped,
    async rules(set) {
      const { endDate } = set.values;
      const ending = set.records.filter(({ record, refuse }) => {
        if (endDate >= record.startDate) return true;
        refuse(invalid({ field: 'endDate', code: 'DATE_ORDER' }));
        return false;
      });
      const ids = ending.map(({ record }) => record.secureId);
      const { rows } = await sql<{ id: string }>`select t.id from outlet_sales_force t
        where t.id = any(${ids}::uuid[]) and t.is_primary and exists (select from outlet_sales_force m
          where m.outlet_id = t.outlet_id and m.state = 'OPEN' and m.deleted_at is null
            and m.id <> all(${ids}::uuid[]))`.execute(set.tx);
      const needed = new Set(rows.map(({ id }) => id));
      for (const { record, refuse } of ending)
        if (needed.has(record.secureId)) refuse(new Refusal('SF_PRIMARY_NEEDED'));
    },
    perform: eachRecord(({ store }, { values }) => {
      store['end_date'] = values.endDate;
    }),
  },
});
