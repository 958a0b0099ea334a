import { dealerSalesForces } from '@console/contracts/branches-stores/dealer-nmc-sf';
import { salesForces } from '@console/contracts/branches-stores/sales-force/sales-forces';
import { sql } from 'kysely';
import { inBranches, inOffices } from '../../people/scope/predicate.ts';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { define } from '../../records/resource/definition.ts';
import { eachRecord, type StepHooksOf } from '../../records/steps/hooks.ts';
import { demote, lockOutlets, mappingFacts, mappingFault } from './mapping-rules.ts';

/** Sales people, chosen within the offices of who chooses. */
export const salesForceDefinition = define(salesForces, {
  table: 'sales_force',
  joins: sql`join branch_view b on b.id = t.branch_id`,
  scope: (scope) => inOffices(scope, 'b.office_code'),
  filters: {
    dealerId: (id: string) => sql`b.office_code = (select theirs.office_code from outlet o
      join branch_view theirs on theirs.id = o.branch_id where o.id = ${id})`,
  },
  lov: { order: sql`t.npk` },
});

/** Locks the dealers of mappings: who is primary is decided for one of their changes at a time. */
async function lockDealers(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`select distinct outlet_id as id from outlet_sales_force
    where id = any(${ids}::uuid[])`.execute(tx);
  await lockOutlets(
    tx,
    rows.map(({ id }) => id),
  );
}

const steps: StepHooksOf<typeof dealerSalesForces> = {
  primary: {
    locks: lockDealers,
    rules({ records }) {
      const seen = new Set<string>();
      for (const { record, refuse } of records)
        if (seen.has(record.dealerId)) refuse(new Refusal('SF_ONE_PRIMARY'));
        else seen.add(record.dealerId);
    },
    async perform({ tx, actor, now, records }) {
      const [outletIds, ids] = [
        records.map(({ record }) => record.dealerId),
        records.map(({ record }) => record.secureId),
      ];
      await demote(tx, outletIds, { username: actor.username, now }, ids);
      for (const { store } of records) store['is_primary'] = true;
    },
  },
  end: {
    locks: lockDealers,
    async rules(set) {
      const { endDate } = set.values;
      const ids = set.records.map(({ record }) => record.secureId);
      const { rows } = await sql<{ id: string }>`select t.id from outlet_sales_force t
        where t.id = any(${ids}::uuid[]) and t.is_primary and exists (select from outlet_sales_force m
          where m.outlet_id = t.outlet_id and m.state = 'OPEN' and m.deleted_at is null
            and m.id <> all(${ids}::uuid[]))`.execute(set.tx);
      const needed = new Set(rows.map(({ id }) => id));
      for (const { record, refuse } of set.records)
        if (endDate < record.startDate) refuse(invalid({ field: 'endDate', code: 'DATE_ORDER' }));
        else if (needed.has(record.secureId)) refuse(new Refusal('SF_PRIMARY_NEEDED'));
    },
    perform: eachRecord(({ store }, { values }) => {
      store['end_date'] = values.endDate;
    }),
  },
};

/** How sales people of dealers of NMC are stored (docs/model/branches-stores.md#sales-force). */
export const dealerSfDefinition = (app: Application) =>
  define(dealerSalesForces, {
    table: 'outlet_sales_force',
    where: sql`t.deleted_at is null and t.business_line = 'NMC'`,
    belongs: sql`t.business_line = 'NMC'`,
    columns: { dealerId: 'outlet_id' },
    joins: sql`join outlet o on o.id = t.outlet_id join sales_force f on f.id = t.sales_force_id`,
    scope: (scope) => inBranches(scope, 'o.branch_id'),
    writtenWithin: { field: 'dealerId', scope: (scope) => inBranches(scope, 'o.branch_id') },
    derived: {
      dealerCode: sql`o.code`,
      dealerName: sql`o.name`,
      branchId: sql`o.branch_id`,
      sfNpk: sql`f.npk`,
      sfName: sql`f.name`,
      salesCode: sql`f.sales_code`,
      endDate: sql`t.end_date`,
      dealersOfSf: sql`(select count(*)::int from outlet_sales_force m where m.sales_force_id = t.sales_force_id
        and m.state = 'OPEN' and m.business_line = 'NMC' and m.deleted_at is null)`,
      state: sql`t.state`,
    },
    filters: {
      branchId: (id: string) => sql`o.branch_id = ${id}`,
      withoutPrimary: (wanted: boolean) => {
        const lacks = sql`(t.state = 'OPEN' and not exists (select from outlet_sales_force m
          where m.outlet_id = t.outlet_id and m.state = 'OPEN' and m.is_primary and m.deleted_at is null))`;
        return wanted ? lacks : sql`not ${lacks}`;
      },
    },
    async beforeSave(tx, { values, store }) {
      await lockOutlets(tx, [values.dealerId]);
      const { dealerId: outletId, salesForceId, startDate } = values;
      const [facts] = await mappingFacts(tx, [{ outletId, salesForceId, startDate }]);
      store['business_line'] = 'NMC';
      // The first one is the primary one, whatever was asked for.
      if (!facts!.hasPrimary) Object.assign(values, { isPrimary: true });
      const fault = mappingFault(facts!);
      if (!fault) return [];
      const { of, ...rest } = fault;
      return [{ field: of === 'outlet' ? 'dealerId' : 'salesForceId', ...rest }];
    },
    async storeParts(tx, { values, actor }) {
      if (!values.isPrimary) return;
      await demote(tx, [values.dealerId], { username: actor.username, now: app.services.now() });
    },
    steps,
  });
