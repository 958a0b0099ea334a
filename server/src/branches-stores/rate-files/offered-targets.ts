import type { OfferedTargets } from '@console/contracts/branches-stores/branch/rate-targets';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { offeredGroups } from '../../products/index.ts';
import { inForceOn, jakartaDay } from '../../records/resource/phase.ts';
import { tablesOf } from '../simulation/tables.ts';

type Bands = OfferedTargets['bands'];

/** Bands of half a year that hold the tenors, for a line that has no rates yet. */
const halfYears = (tenors: readonly number[]): Bands =>
  [...new Set(tenors.map((tenor) => Math.ceil(tenor / 6)))]
    .toSorted((one, other) => one - other)
    .map((half) => ({ from: half * 6 - 5, to: half * 6 }));

/** The product groups and bands that a bulk import offers: the bands of rates in force that hold a tenor of a group. */
export async function offeredTargets(
  app: Application,
  line: 'SPEKTRA' | 'NMC',
  { db }: Pick<Context, 'db'>,
): Promise<OfferedTargets> {
  const day = jakartaDay(app.services.now());
  const offered = await offeredGroups(db, line, day);
  const tenors = [...new Set(offered.flatMap((group) => group.tenors))];
  const { groups, rates } = tablesOf[line];
  const named = await sql<OfferedTargets['groups'][number]>`
    select id as "secureId", group_code as code, name from ${sql.table(groups)}
    where id = any(${offered.map(({ groupId }) => groupId)}::uuid[]) order by group_code`.execute(db);
  const bands = await sql<Bands[number]>`
    select t.tenor_from as from, t.tenor_to as to from ${sql.table(rates)} t
    where t.deleted_at is null and ${inForceOn(day)}
    group by 1, 2 order by 1, 2 limit 60`.execute(db);
  const held = bands.rows.filter(({ from, to }) => tenors.some((tenor) => from <= tenor && tenor <= to));
  return { groups: named.rows, bands: held.length > 0 ? held : halfYears(tenors) };
}
