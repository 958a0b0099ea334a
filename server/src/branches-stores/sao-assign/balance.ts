import { maxMoves, type SaoProposal, saoCalls } from '@console/contracts/branches-stores/sao-assign/calls';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import { settings } from '../../people/settings/settings.ts';
import type { Db, Scope } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { loadsOf } from './load.ts';
import { spread } from './spread.ts';
import { worksAt } from './works-at.ts';

interface Chosen {
  readonly secureIds?: readonly string[] | undefined;
  readonly ofSao?: string | undefined;
}
type Row = Omit<SaoProposal, 'newSaoId'> & { readonly saoIds: readonly string[]; readonly total: number };

/** The open rows that are spread, with the chosen SAOs who work at their branches. */
async function openRows(db: Db, { secureIds, ofSao }: Chosen, saoIds: readonly string[], by: By): Promise<Row[]> {
  const named = secureIds ? sql`t.id = any(${secureIds}::uuid[])` : sql`t.sao_id = ${ofSao ?? null}::uuid`;
  const { rows } = await sql<Row>`select t.id as "secureId", t.version, t.outlet_code as "outletCode",
      t.outlet_name as "outletName", t.sao_id as "saoId", count(*) over ()::int as total,
      array(select c.id::text from unnest(${saoIds}::uuid[]) c(id)
        where ${worksAt(sql`c.id`, sql`t.branch_id`, by.today)}) as "saoIds"
    from sao_assignment t where ${named} and t.state <> 'ENDED' and t.deleted_at is null
      and ${inBranches(by.scope, 't.branch_id')}
    order by t.outlet_code collate "und-x-icu", t.id limit ${maxMoves}`.execute(db);
  return rows;
}
interface By {
  readonly scope: Scope;
  readonly today: string;
}

/** Serves who would get which outlet (docs/model/branches-stores.md#sao-assignment). */
export function serveBalance(app: Application): void {
  const { services } = app;
  serve(app, saoCalls.balance, async ({ db, caller, body }) => {
    const { secureIds, ofSao, saoIds } = body;
    const by = { scope: caller.scope, today: jakartaDay(services.now()) };
    const rows = await openRows(db, { secureIds, ofSao }, saoIds, by);
    if (secureIds && rows.length < new Set(secureIds).size) throw notFound();
    const loads = await loadsOf(app, db, saoIds);
    const spreadFrom = (id: string) => rows.filter(({ saoId }) => saoId === id).length;
    const counts = new Map(loads.map(({ saoId, outlets }) => [saoId, outlets - spreadFrom(saoId)]));
    const chosen = spread(rows, counts);
    const proposals = rows.map(({ saoIds: _saoIds, total: _total, ...row }) => ({
      ...row,
      newSaoId: chosen.get(row.secureId) ?? null,
    }));
    const gets = (id: string) => proposals.filter(({ newSaoId }) => newSaoId === id).length;
    return {
      proposals,
      saos: loads.map((load) => ({ ...load, outletsAfter: counts.get(load.saoId)! + gets(load.saoId) })),
      left: (rows[0]?.total ?? 0) - rows.length,
      maximum: await settings(services).number('SAO_MAX_OUTLETS'),
    };
  });
}
