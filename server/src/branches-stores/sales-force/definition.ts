import { servedOutlets, type ServedLine } from '@console/contracts/branches-stores/sales-force/outlets';
import { salesForces } from '@console/contracts/branches-stores/sales-force/sales-forces';
import { sql } from 'kysely';
import { inBranches, inOffices } from '../../people/scope/predicate.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { define, type Definition, type Save } from '../../records/resource/definition.ts';
import { demote, lockOutlets, lockPeople, mappingFacts, mappingFault } from './mapping-rules.ts';
import { mappingSteps, type Mappings } from './steps.ts';

/** The sales people of an office, by one of its outlets. */
const ofOffice = (outletId: string) => sql`b.office_code = (select theirs.office_code from outlet o
  join branch_view theirs on theirs.id = o.branch_id where o.id = ${outletId})`;

/** Sales people, chosen within the offices of who chooses. */
export const salesForceDefinition = define(salesForces, {
  table: 'sales_force',
  joins: sql`join branch_view b on b.id = t.branch_id`,
  scope: (scope) => inOffices(scope, 'b.office_code'),
  filters: { storeId: ofOffice, dealerId: ofOffice },
  lov: { order: sql`t.npk` },
});

/**
 * Comes before all other rules: they would tell about the mappings of other branches.
 * @throws Refusal NOT_ALLOWED at the field of the outlet
 */
async function requireOutletWithin(tx: Tx, field: string, outletId: string, scope: Scope): Promise<void> {
  if (scope.type === 'all') return;
  const { rows } = await sql`select from outlet o where o.id = ${outletId}
    and ${inBranches(scope, 'o.branch_id')}`.execute(tx);
  if (rows.length === 0) throw invalid({ field, code: 'NOT_ALLOWED' });
}

/** How sales people of the outlets of a line are stored (docs/model/branches-stores.md#sales-force). */
export function mappingDefinition(app: Application, line: ServedLine): Definition<Mappings> {
  const { id, code, name, ofPerson } = servedOutlets[line];
  const outletOf = (values: object) => (values as Readonly<Record<string, string>>)[id]!;
  const ofLine = sql`t.business_line = ${sql.lit(line)}`;
  const definition = {
    table: 'outlet_sales_force',
    where: sql`t.deleted_at is null and ${ofLine}`,
    belongs: ofLine,
    columns: { [id]: 'outlet_id' },
    joins: sql`join outlet o on o.id = t.outlet_id and o.business_line = ${sql.lit(line)}
      join sales_force f on f.id = t.sales_force_id`,
    scope: (scope: Scope) => inBranches(scope, 'o.branch_id'),
    writtenWithin: { field: id, scope: (scope: Scope) => inBranches(scope, 'o.branch_id') },
    derived: {
      [code]: sql`o.code`,
      [name]: sql`o.name`,
      branchId: sql`o.branch_id`,
      sfNpk: sql`f.npk`,
      sfName: sql`f.name`,
      salesCode: sql`f.sales_code`,
      endDate: sql`t.end_date`,
      [ofPerson]: sql`(select count(*)::int from outlet_sales_force m where m.sales_force_id = t.sales_force_id
        and m.state = 'OPEN' and m.business_line = ${sql.lit(line)} and m.deleted_at is null)`,
      state: sql`t.state`,
    },
    // Each part has its own index.
    search: (pattern: string) => sql`t.id in (
      select m.id from outlet_sales_force m join outlet found on found.id = m.outlet_id
        where found.code ilike ${pattern} and found.deleted_at is null
      union all select m.id from outlet_sales_force m join sales_force found on found.id = m.sales_force_id
        where found.deleted_at is null and (found.npk ilike ${pattern} or found.sales_code ilike ${pattern}
          or found.name ilike ${pattern}))`,
    filters: {
      branchId: (branchId: string) => sql`o.branch_id = ${branchId}`,
      withoutPrimary: (wanted: boolean) => {
        const lacks = sql`(t.state = 'OPEN' and not exists (select from outlet_sales_force m
          where m.outlet_id = t.outlet_id and m.state = 'OPEN' and m.is_primary and m.deleted_at is null))`;
        return wanted ? lacks : sql`not ${lacks}`;
      },
    },
    async beforeSave(tx: Tx, { values, store, caller }: Save<Mappings>) {
      const outletId = outletOf(values);
      if (caller) await requireOutletWithin(tx, id, outletId, caller.scope);
      const { salesForceId, startDate } = values;
      await lockOutlets(tx, [outletId]);
      await lockPeople(tx, [salesForceId]);
      const [facts] = await mappingFacts(tx, line, [{ outletId, salesForceId, startDate }]);
      store['business_line'] = line;
      // The first one is the primary one, whatever was asked for.
      if (!facts!.hasPrimary) Object.assign(values, { isPrimary: true });
      const fault = mappingFault(facts!);
      if (!fault) return [];
      const { subject, ...rest } = fault;
      return [{ field: subject === 'outlet' ? id : 'salesForceId', ...rest }];
    },
    async storeParts(tx: Tx, { values, actor }: Save<Mappings>) {
      if (!values.isPrimary) return;
      await demote(tx, [outletOf(values)], { actor, now: app.services.now() });
    },
    steps: mappingSteps(outletOf),
  };
  return definition as unknown as Definition<Mappings>;
}
