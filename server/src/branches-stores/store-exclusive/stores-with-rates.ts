import { storesWithRates } from '@console/contracts/branches-stores/store-terms/stores-with-rates';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Application } from '../../platform/http/application.ts';
import { recordsAwaiting } from '../../records/changes/change-awaits.ts';
import { define, type Sql } from '../../records/resource/definition.ts';
import { eachTime, jakartaDay, phaseOn } from '../../records/resource/phase.ts';

/** Days before the last one from which a rate counts as ending. */
const endingDays = 30;

/** Exclusive rates, as the mechanism of phases names them, of the stores of the list. */
const rows = (condition: Sql): Sql => sql`select t.* from store_exclusive_rate t
  where t.deleted_at is null and ${condition}`;
const exists = (condition: Sql): Sql => sql`exists (select from (${rows(condition)}) r where r.store_id = t.id)`;

/** Filters that one row of the store meets all at once: `narrow` asks for it. */
const ofOneRow = (): Sql => sql`true`;

/** The list of stores with exclusive rates (docs/model/branches-stores.md#exclusive-rates-of-stores). */
export function storesWithRatesDefinition(app: Application) {
  const today = () => jakartaDay(app.services.now());
  const inForce = () => sql`t.approval = 'APPROVED' and t.effective_from <= ${today()}::date
    and t.effective_to >= ${today()}::date`;
  const endsSoon = () => sql`${inForce()} and t.effective_to < ${today()}::date + ${endingDays}::int`;
  const hasRates = exists(sql`true`);
  return define(storesWithRates, {
    table: 'outlet',
    where: sql`t.deleted_at is null and t.business_line = 'SPEKTRA' and ${hasRates}`,
    belongs: sql`t.business_line = 'SPEKTRA'`,
    scope: (scope) => inBranches(scope, 't.branch_id'),
    joins: sql`join branch_view b on b.id = t.branch_id`,
    derived: {
      storeCode: sql`t.code`,
      storeName: sql`t.name`,
      officeCode: sql`b.office_code`,
      branchName: sql`b.name`,
      state: sql`t.status`,
      rowsInForce: eachTime(() => sql`(select count(*)::int from (${rows(inForce())}) r where r.store_id = t.id)`),
      nextEnd: eachTime(() => sql`(select min(r.effective_to) from (${rows(inForce())}) r where r.store_id = t.id)`),
      // New rows wait by themselves, changes of approved ones by their request.
      waitingCount: sql`((select count(*)::int from (${rows(sql`t.approval = 'PENDING'`)}) r where r.store_id = t.id)
        + (select count(*)::int from ${recordsAwaiting('store-exclusive-rate')} p
          join (${rows(sql`t.approval = 'APPROVED'`)}) r on r.id = p.id where r.store_id = t.id))`,
    },
    filters: {
      branchId: (id: string) => sql`t.branch_id = ${id}`,
      productGroupId: ofOneRow,
      rowPhase: ofOneRow,
      endsSoon: (wanted: boolean) => (wanted ? ofOneRow() : eachTime(() => sql`not ${exists(endsSoon())}`)),
      state: (state: string) => sql`t.status = ${state}`,
    },
    narrow: ({ productGroupId, rowPhase, endsSoon: isWanted }) => {
      const conditions = [
        ...(productGroupId == null ? [] : [sql`t.product_group_id = ${productGroupId}::uuid`]),
        ...(rowPhase == null ? [] : [sql`${phaseOn(today())} = ${rowPhase}`]),
        ...(isWanted === true ? [endsSoon()] : []),
      ];
      return conditions.length > 0 ? exists(sql.join(conditions, sql` and `)) : null;
    },
    search: (pattern: string) =>
      sql`(t.code ilike ${pattern} or t.name ilike ${pattern} or ${exists(sql`t.agreement_no ilike ${pattern}`)})`,
  });
}
