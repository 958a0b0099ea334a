import { conditionField } from '@console/contracts/core/conditions/declared';
import type { Resource } from '@console/contracts/core/resource';
import { mostTotalGroups, mostTotalled, type Totals } from '@console/contracts/core/totals';
import { sql } from 'kysely';
import type { Context, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { choiceOf } from '../resource/choice.ts';
import { expressionOf } from '../resource/columns.ts';
import { requireNarrowed } from '../resource/list-query.ts';
import { selected } from '../resource/predicates.ts';
import { hiddenFieldsOf } from '../resource/hidden.ts';
import { from } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { requestedSelection } from '../selection/requested-selection.ts';

interface Figures {
  readonly value: string | null;
  readonly whole: boolean;
  readonly count: number;
  readonly groups: number;
  readonly sums: Readonly<Record<string, number>>;
}

/** Code and name of the records behind the values of a reference. */
async function namesOf(
  db: Db,
  { resource, peers }: RegisteredResource,
  by: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const lov = conditionField(resource, by)?.lov;
  const target = lov && [...peers.values()].find((each) => `${each.resource.path}/lov` === lov);
  if (!target || ids.length === 0) return new Map();
  const { code, name } = choiceOf(target);
  const { rows } = await sql<{ id: string; code: string; name: string }>`
    select t.id, ${code} as code, ${name} as name ${from(target)} where t.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.code === row.name ? row.name : `${row.code} - ${row.name}`]));
}

/**
 * Counts and sums the rows of a list by a field, with their total, in one reading.
 * @throws Refusal VALIDATION for a field that is not declared or not shown to the caller, NARROW_FILTER
 */
async function totalsOf(
  app: Application,
  registered: RegisteredResource,
  context: Context,
  by: string,
): Promise<Totals> {
  const { caller, db, query } = context;
  const { groupings } = registered.resource.list;
  const hidden = hiddenFieldsOf(registered, caller);
  if (!groupings?.by.includes(by) || hidden.includes(by)) throw invalid({ field: 'by', code: 'NOT_ALLOWED' });
  const sums = (groupings.sums ?? []).filter((name) => !hidden.includes(name));
  const selection = await requestedSelection(app.services, context, registered, query as Record<string, unknown>);
  requireNarrowed(registered.resource, selection, caller);
  const expression = (name: string) => expressionOf(registered.definition as never, name);
  const columns = sums.map((name, at) => sql`, ${expression(name)} as ${sql.ref(`sum_${at}`)}`);
  const summed = sums.map((name, at) => sql`${sql.lit(name)}, coalesce(sum(${sql.ref(`sum_${at}`)}), 0)`);
  const { rows } = await sql<Figures>`
    with matching as materialized (
      select (${expression(by)})::text as value
        ${columns.length > 0 ? sql.join(columns, sql``) : sql``}
      ${from(registered)} where ${selected(registered, selection, caller.scope, app.services.now())}
      limit ${mostTotalled + 1})
    select value, grouping(value) = 1 as whole, count(*) as count, count(*) over () - 1 as groups,
        jsonb_build_object(${sql.join(summed.length > 0 ? summed : [sql``])}) as sums
      from matching group by grouping sets ((value), ())
    order by whole desc, count desc, value limit ${mostTotalGroups + 1}`.execute(db);
  const [total, ...groups] = rows;
  if (!total || total.count > mostTotalled) throw new Refusal('NARROW_FILTER');
  const ids = groups.flatMap(({ value }) => value ?? []);
  const names = await namesOf(db, registered, by, ids);
  return {
    total: { count: total.count, sums: total.sums },
    groups: groups.map(({ value, count, sums: own }) => {
      const name = value === null ? undefined : names.get(value);
      return { value, ...(name === undefined ? {} : { name }), count, sums: own };
    }),
    more: Number(total.groups) - groups.length,
  };
}

/** Totals of a list by its declared fields, for the caller's rows under search, filters and conditions. */
export function serveTotals(app: Application, registered: RegisteredResource): void {
  const { list }: Resource = registered.resource;
  if (!list.groupings) return;
  serve(app, registered.calls['totals'], (context) =>
    totalsOf(app, registered, context as Context, (context.query as { readonly by: string }).by),
  );
}
