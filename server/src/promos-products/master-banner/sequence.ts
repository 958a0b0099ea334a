import { sql } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';

/** A banner that was just stored; it keeps its place and the others make room. */
export interface Moved {
  readonly secureId: string;
  /** True when it moved towards the end, so that it comes after the banner whose place it took. */
  readonly towardsEnd: boolean;
}

/**
 * Renumbers the existing banners of a placement 1, 2, 3 …; every moved banner gets a new version and an audit entry.
 */
export async function renumber(tx: Tx, placement: string, actor: Actor, moved?: Moved): Promise<void> {
  const id = moved?.secureId ?? null;
  const tie = moved?.towardsEnd ? 1 : -1;
  const { rows } = await sql<{ id: string; title: string; old: number; place: number }>`
    with placed as (
      select id, sequence as old, row_number() over (order by sequence, case when id = ${id}::uuid
        then ${tie}::int else 0 end, id)::int as place
      from master_banner where placement = ${placement} and deleted_at is null)
    update master_banner b
      set sequence = p.place, version = b.version + case when b.id = ${id}::uuid
      then 0 else 1 end, updated_by = ${actor.username}, updated_at = now()
    from placed p where p.id = b.id and p.place <> p.old
    returning b.id, b.title, p.old, p.place`.execute(tx);
  await recordEntries(
    tx,
    rows
      .filter((row) => row.id !== id)
      .map((row) => ({
        actor,
        module: 'master-banner',
        action: 'UPDATE',
        entityId: row.id,
        entityLabel: row.title,
        changes: [{ field: 'sequence', before: row.old, after: row.place }],
      })),
  );
}
