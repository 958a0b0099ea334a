import { salesForceCalls, type MovedOutlet } from '@console/contracts/branches-stores/sales-force/calls';
import { servedOutlets, type ServedLine } from '@console/contracts/branches-stores/sales-force/outlets';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { hasDaysFrom, lockOutlets, lockPeople } from './mapping-rules.ts';

interface Served extends MovedOutlet {
  readonly id: string;
  readonly outletId: string;
  readonly npk: string;
  readonly startDate: string;
}
interface Pair {
  readonly fromId: string;
  readonly toId: string;
  readonly startDate: string;
}

/** The open mappings of a sales person within a scope, with why another one does not get them. */
async function servedBy(
  db: Db | Tx,
  line: ServedLine,
  { fromId, toId, startDate }: Pair,
  scope: Scope,
): Promise<Served[]> {
  const { rows } = await sql<Served>`select t.id, t.outlet_id as "outletId", o.code as "outletCode",
      o.name as "outletName", t.is_primary as "isPrimary", f.npk, t.start_date as "startDate",
      case when wanted.id is null or theirs.office_code <> b.office_code then 'SF_OTHER_BRANCH'
        when exists (select from outlet_sales_force m where m.outlet_id = t.outlet_id
          and m.sales_force_id = ${toId} and ${hasDaysFrom(sql`${startDate}::date`)}) then 'PERIOD_OVERLAP' end as code
    from outlet_sales_force t join outlet o on o.id = t.outlet_id join branch_view b on b.id = o.branch_id
    join sales_force f on f.id = t.sales_force_id
    left join sales_force wanted on wanted.id = ${toId} and wanted.status = 'active' and wanted.deleted_at is null
    left join branch_view theirs on theirs.id = wanted.branch_id
    where t.sales_force_id = ${fromId} and t.state = 'OPEN' and t.business_line = ${line} and t.deleted_at is null
      and ${inBranches(scope, 'o.branch_id')}
    order by o.code, t.id`.execute(db);
  return rows;
}

/** Ends mappings the day before a day, and begins those of another sales person, who is primary where the first was. */
async function handOver(
  tx: Tx,
  ids: readonly string[],
  toId: string,
  { username, now, startDate }: HandOver,
): Promise<readonly { readonly id: string; readonly label: string }[]> {
  await sql`update outlet_sales_force t set state = 'ENDED', version = t.version + 1, updated_by = ${username},
      updated_at = ${now}, end_date = greatest(${startDate}::date - 1, t.start_date - 1)
    where t.id = any(${ids}::uuid[])`.execute(tx);
  const { rows } = await sql<{
    id: string;
    label: string;
  }>`with started as (insert into outlet_sales_force (id, created_by, created_at, updated_by, updated_at, business_line,
      outlet_id, sales_force_id, is_primary, start_date)
    select gen_random_uuid(), ${username}, ${now}, ${username}, ${now}, t.business_line, t.outlet_id,
      ${toId}::uuid, t.is_primary, greatest(${startDate}::date, t.start_date)
    from outlet_sales_force t where t.id = any(${ids}::uuid[]) order by t.id returning id, outlet_id, sales_force_id)
    select n.id, o.code || ' ' || f.npk as label from started n join outlet o on o.id = n.outlet_id
      join sales_force f on f.id = n.sales_force_id`.execute(tx);
  return rows;
}
interface HandOver {
  readonly username: string;
  readonly now: Date;
  readonly startDate: string;
}

/** Serves the move of all outlets of a sales person to another one (docs/model/branches-stores.md#sales-force). */
export function serveMove(app: Application, line: ServedLine): void {
  const { db, now } = app.services;
  const calls = salesForceCalls[line];
  serve(app, calls.previewMove, async ({ db: read, caller, body }) => ({
    outlets: (await servedBy(read, line, body, caller.scope)).map(({ outletCode, outletName, isPrimary, code }) => ({
      outletCode,
      outletName,
      isPrimary,
      code,
    })),
  }));
  serve(app, calls.move, (context) =>
    db.transaction().execute(async (tx) => {
      const { caller, body } = context;
      const { fromId, toId, startDate, reason } = body;
      if (fromId === toId) throw invalid({ field: 'toId', code: 'NOT_ALLOWED' });
      const seen = await servedBy(tx, line, body, caller.scope);
      const locked = seen.map(({ outletId }) => outletId);
      await lockOutlets(tx, locked);
      await lockPeople(tx, [toId]);
      // Outlets that the first one got since then stay: nobody saw them.
      const served = (await servedBy(tx, line, body, caller.scope)).filter(({ outletId }) => locked.includes(outletId));
      const moving = served.filter(({ code }) => code === null);
      const at = now();
      const started = await handOver(
        tx,
        moving.map(({ id }) => id),
        toId,
        { username: caller.username, now: at, startDate },
      );
      const entry = { actor: actorOf(context), module: servedOutlets[line].module, reason, at };
      await recordEntries(tx, [
        ...moving.map(({ id, outletCode, npk }) => ({
          ...entry,
          action: 'REASSIGN' as const,
          entityId: id,
          entityLabel: `${outletCode} ${npk}`,
          changes: [{ field: 'salesForceId', before: fromId, after: toId }],
        })),
        ...started.map(({ id, label }) => ({
          ...entry,
          action: 'CREATE' as const,
          entityId: id,
          entityLabel: label,
          changes: [{ field: 'salesForceId', before: null, after: toId }],
        })),
      ]);
      const answer = { moved: moving.length, stayed: served.length - moving.length };
      await context.remember(tx, answer);
      return answer;
    }),
  );
}
