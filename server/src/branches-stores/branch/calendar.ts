import { calendarDays, mostShown, type CalendarEntry } from '@console/contracts/branches-stores/branch/calendar';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import { allowsBranch } from '../../people/scope/predicate.ts';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay, phaseOn } from '../../records/resource/phase.ts';
import { tablesOf } from '../simulation/tables.ts';

/** The rates and fees of a branch that hold around today, those of a tenor one after another. */
export async function branchCalendar(app: Application, line: BusinessLine, context: Context) {
  const { db, caller, parameters } = context;
  const id = parameters['secureId'] ?? '';
  const branch = await db
    .selectFrom('branch_view')
    .select('id')
    .where('id', '=', id)
    .where('business_line', '=', line)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!branch || !allowsBranch(caller.scope, id)) throw notFound();
  const today = jakartaDay(app.services.now());
  const { rates, fees, groups } = tablesOf[line];
  const own = line === 'UFI' ? sql`t.collateral_type, t.age_band` : sql`null::text, null::text`;
  const shown = sql`t.branch_id = ${id} and t.deleted_at is null and t.approval <> 'REJECTED'
    and (t.effective_to is null or t.effective_to >= ${dayAfter(today, -calendarDays.before)}::date)
    and t.effective_from <= ${dayAfter(today, calendarDays.after)}::date`;
  const period = sql`t.effective_from as "effectiveFrom", t.effective_to as "effectiveTo", ${phaseOn(today)} as phase`;
  const { rows } = await sql<CalendarEntry>`select * from (
      select t.id as "secureId", 'RATE' as kind, g.group_code as "productGroup", own."collateralType", own."ageBand",
        null as "feeType", t.tenor_from as "tenorFrom", t.tenor_to as "tenorTo", null::bigint as "amountFrom",
        'PERCENT' as unit, t.rate_regular::text as regular, t.rate_repeat::text as repeat, ${period}
      from ${sql.table(rates)} t left join ${sql.table(groups)} g on g.id = t.product_group_id
        cross join lateral (select ${own}) own("collateralType", "ageBand")
      where ${shown}
      union all
      select t.id, 'FEE', null, null, null, t.fee_type, t.tenor_from, t.tenor_to, t.amount_from, t.value_type,
        coalesce(t.amount_regular::text, t.percent_regular::text),
        coalesce(t.amount_repeat::text, t.percent_repeat::text), ${period}
      from ${sql.table(fees)} t where ${shown}) entries
    order by kind desc, "productGroup" nulls first, "collateralType", "ageBand", "feeType", "tenorFrom", "tenorTo",
      "amountFrom", "effectiveFrom", "secureId"
    limit ${mostShown}`.execute(db);
  return { rows, today };
}
