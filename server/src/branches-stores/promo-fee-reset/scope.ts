import { mostCampaigns, scopeFaults, type ResetScope } from '@console/contracts/branches-stores/promo-fee/reset';
import type { Phase } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { containing } from '../../records/resource/contains.ts';
import { filtered, visible } from '../../records/resource/predicates.ts';
import { from } from '../../records/resource/read.ts';
import type { Sql } from '../../records/resource/definition.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { awaitsDecision } from '../promo-fee/awaited.ts';

const phasesOf: Readonly<Record<ResetScope['mode'], readonly Phase[]>> = {
  END_RUNNING: ['IN_FORCE'],
  CANCEL_SCHEDULED: ['SCHEDULED'],
  BOTH: ['IN_FORCE', 'SCHEDULED'],
};

/** `from … where …`: the promo fees in a scope that the person sees. */
function inScope(registered: RegisteredResource, scope: Scope, of: ResetScope): Sql {
  const { regionId, mraId, branchIds, campaignName, mode } = of;
  const filters = Object.entries({
    regionId,
    mraId,
    branchId: branchIds && branchIds.length > 0 ? branchIds : null,
    campaignName,
    phase: phasesOf[mode],
  }).filter(([, value]) => value != null);
  return sql`${from(registered)} where ${visible(registered, scope)} and ${filtered(registered, filters)}`;
}

const awaits = ({ resource }: RegisteredResource): Sql => awaitsDecision(resource.module, sql`t.id`);

/** Those that end first, then by office. */
const order = sql`t.effective_to, b.office_code, t.tenor_from, t.id`;

export interface ResetCounts {
  readonly runningCount: number;
  readonly scheduledCount: number;
  /** Left out, because another decision on them is awaited. */
  readonly awaitingCount: number;
}

/** @throws Refusal VALIDATION for a reset that names nothing */
export function requireScope(of: ResetScope): void {
  const faults = scopeFaults(of);
  if (faults.length > 0) throw invalid(...faults);
}

/** Names of campaigns with promo fees that a reset could end or cancel, within the scope of the person. */
export async function campaignsOf(
  db: Db,
  registered: RegisteredResource,
  scope: Scope,
  { search, code }: { readonly search?: string | undefined; readonly code?: readonly string[] | undefined },
): Promise<{ secureId: string; code: string; name: string }[]> {
  const { rows } = await sql<{ name: string }>`select min(t.campaign_name) as name
    ${inScope(registered, scope, { mode: 'BOTH' })}
      and ${search ? sql`t.campaign_name ilike ${containing(search.trim())}` : sql`true`}
      and ${code ? sql`lower(t.campaign_name) = any(${code.map((each) => each.toLowerCase())}::text[])` : sql`true`}
    group by lower(t.campaign_name) order by name limit ${mostCampaigns}`.execute(db);
  return rows.map(({ name }) => ({ secureId: name, code: name, name }));
}

/** How many promo fees a scope holds. */
export async function countOf(
  db: Db | Tx,
  registered: RegisteredResource,
  { scope, of, today }: { readonly scope: Scope; readonly of: ResetScope; readonly today: string },
): Promise<ResetCounts> {
  const { rows } = await sql<ResetCounts>`
    select (count(*) filter (where not awaits and running))::int as "runningCount",
      (count(*) filter (where not awaits and not running))::int as "scheduledCount",
      (count(*) filter (where awaits))::int as "awaitingCount"
    from (select ${awaits(registered)} as awaits, t.effective_from <= ${today}::date as running
      ${inScope(registered, scope, of)}) counted`.execute(db);
  return rows[0]!;
}

/** Ids of the promo fees of a scope that can be reset; all of them, locked, unless a page is wanted. */
export async function idsOf(
  db: Db | Tx,
  registered: RegisteredResource,
  given: { readonly scope: Scope; readonly of: ResetScope },
  page?: { readonly size: number; readonly page: number },
): Promise<string[]> {
  const part = page ? sql`limit ${page.size} offset ${(page.page - 1) * page.size}` : sql`for update of t`;
  const { rows } = await sql<{ id: string }>`select t.id ${inScope(registered, given.scope, given.of)}
    and not ${awaits(registered)} order by ${order} ${part}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The scope in words: codes and names, without a language. */
export async function wordsOf(db: Db | Tx, { regionId, mraId, branchIds, campaignName }: ResetScope): Promise<string> {
  const region = regionId
    ? await sql<{ name: string }>`select region_code || ' ' || name as name from region_view
        where id = ${regionId}`.execute(db)
    : null;
  const mra = mraId
    ? await sql<{ name: string }>`select mra_code || ' ' || name as name from mra_view where id = ${mraId}`.execute(db)
    : null;
  const offices = branchIds?.length
    ? await sql<{ name: string }>`select office_code as name from branch_view where id = any(${branchIds}::uuid[])
        order by office_code`.execute(db)
    : null;
  const words = [
    ...[region, mra].flatMap((found) => found?.rows.map(({ name }) => name) ?? []),
    ...(offices ? [offices.rows.map(({ name }) => name).join(', ')] : []),
    ...(campaignName ? [`"${campaignName}"`] : []),
  ].join('; ');
  return words === '' ? '*' : words.length > 255 ? `${words.slice(0, 254)}…` : words;
}
