import type { BusinessLine } from '@console/contracts/core/business-lines';
import { promoLines } from '@console/contracts/promos-products/promo/lines';
import { promoAdminOnly } from '@console/contracts/promos-products/promo/errors';
import type { Promos } from '@console/contracts/promos-products/promo';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Application } from '../../platform/http/application.ts';
import { changeAwaits, creationAwaits } from '../../records/changes/change-awaits.ts';
import type { Definition, Sql } from '../../records/resource/definition.ts';
import { eachTime, jakartaDay } from '../../records/resource/phase.ts';
import { conflictLock } from './locks.ts';
import { checkPromo } from './check-promo.ts';
import { followPromo } from './follow-promo.ts';
import { inForceAt } from './in-force-at.ts';
import { promoRow } from './promo-row.ts';
import { widenedWarnings } from './readiness.ts';
import { promoSteps } from './steps.ts';

const liveSheets = sql`from promo_rate r where r.promo_id = t.id and r.deleted_at is null`;
const inList = (column: Sql) => (id: string) => sql`${id}::uuid = any(${column})`;
/** Days before its end from which a promo ends soon. */
const soon = 7;

/** How the promos of a line are stored (docs/model/promos.md#promos). */
export function promoDefinition(app: Application, line: BusinessLine): Definition<Promos> {
  const today = () => jakartaDay(app.services.now());
  const { module, rates } = promoLines[line];
  const ofLine = sql`t.business_line = ${sql.lit(line)}`;
  const phase = eachTime(
    () => sql`(case when t.status = 'active' then
      case when t.start_date > ${today()}::date then 'SCHEDULED' else 'RUNNING' end end)`,
  );
  const waiting = sql<boolean>`(t.status = 'new' or t.reactivation_asked_at is not null
    or ${changeAwaits(module, sql`t.id`)}
    or exists (select ${liveSheets} and ${changeAwaits(rates, sql`r.id`)})
    or ${creationAwaits(rates, 'promoId', sql`t.id`)})`;
  const definition: Definition<Promos> = {
    table: 'promo',
    parts: ['promo_rate', 'promo_use'],
    where: sql`t.deleted_at is null and ${ofLine}`,
    belongs: ofLine,
    // Branches read the promos that have a sheet for them.
    scope: (scope) =>
      scope.type === 'all' ? sql`true` : sql`exists (select ${liveSheets} and ${inBranches(scope, 'r.branch_id')})`,
    uniqueIndexes: { name: 'promo_name', promoCode: 'promo_promo_code_key' },
    columns: { state: 'status' },
    derived: {
      promoCode: sql`t.promo_code`,
      phase,
      branchCount: sql`(select count(distinct r.branch_id)::int ${liveSheets})`,
      usedContracts: sql`t.used_contracts`,
      usedAmount: sql`t.used_amount`,
      usedSubsidy: sql`t.used_subsidy`,
      waiting,
      inactiveReason: sql`t.inactive_reason`,
      inactiveNote: sql`t.inactive_note`,
      editors: sql`t.editors`,
      activatedBy: sql`t.activated_by`,
      activatedAt: sql`t.activated_at`,
    },
    filters: {
      phase: (wanted: string) => sql`${phase} = ${wanted}`,
      productGroupId: inList(sql`t.product_group_ids`),
      outletId: inList(sql`t.outlet_ids`),
      inForceAt: (id: string) => inForceAt(id, today()),
      tenor: (tenor: number) => sql`${String(tenor)} = any(t.tenors)`,
      branchId: (id: string) => sql`exists (select ${liveSheets} and r.branch_id = ${id})`,
      runsFrom: (day: string) => sql`t.end_date >= ${day}::date`,
      runsTo: (day: string) => sql`t.start_date <= ${day}::date`,
      runsOn: (day: string) => sql`${day}::date between t.start_date and t.end_date`,
      endingSoon: (isSoon: boolean) => sql`(t.status = 'active'
        and t.end_date between ${today()}::date and ${today()}::date + ${sql.lit(soon)}) = ${isSoon}`,
      writable: (isWritable: boolean) => sql`(t.status <> 'inactive') = ${isWritable}`,
      waiting: (isWaiting: boolean) => sql`${waiting} = ${isWaiting}`,
    },
    hasEditors: true,
    beforeSave: (tx, save) => checkPromo(app, tx, line, save),
    storeParts: (tx, stored) => followPromo(tx, stored, today()),
    approval: {
      locks: () => Promise.resolve([conflictLock(line)]),
      async warnings(db, { values, before }) {
        const promo = values && before?.state === 'active' ? await promoRow(db, line, before.secureId) : null;
        return promo && values ? widenedWarnings(app, db, promo, values) : [];
      },
      adminOnly: promoAdminOnly,
    },
    steps: promoSteps(app, line),
    lov: {
      where: ({ writable }) => (writable === true ? sql`t.status <> 'inactive'` : sql`t.status = 'active'`),
      order: sql`t.priority, t.promo_code`,
    },
  };
  return definition;
}
