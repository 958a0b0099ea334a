import type { ChangeRequest, ChangeWarning } from '@console/contracts/core/changes';
import type { Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { resourcesOf } from '../resource/registered.ts';
import { isJudged, judgeAndKeep, type KeptJudgement } from './judge-changes.ts';

/** A change, or one of its batch, as lists read it. */
export interface ListedRow {
  readonly id: string;
  /** The first of its batch. */
  readonly whole: string;
  readonly module: string;
  readonly action: ChangeRequest['action'];
  readonly isPending: boolean;
  readonly editors: readonly string[];
  readonly acknowledged: readonly ChangeWarning[];
  readonly consequence: Text | null;
  readonly judged: KeptJudgement | null;
  /** Something that it was judged by has moved since. */
  readonly hasMoved: boolean;
}

/** The changes with all of their batches, by one query. */
async function read(db: Db, ids: readonly string[]): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select c.id, coalesce(c.batch_id, c.id) as whole, c.module, c.action, c.state = 'PENDING' as "isPending",
      c.editors, c.acknowledged, c.consequence, c.judged,
      c.judged is not null and c.state = 'PENDING' and (c.judged ->> 'moves')::int <> coalesce((
        select sum(u.moves) from judged_under u
        where u.name in (select jsonb_array_elements_text(c.judged -> 'under'))), 0) as "hasMoved"
    from change_request c where c.id = any(${ids}::uuid[])
      or c.batch_id in (select m.batch_id from change_request m where m.id = any(${ids}::uuid[]))
    order by c.id <> coalesce(c.batch_id, c.id), c.made_at, c.record_label, c.id`.execute(db);
  return rows;
}

const byWhole = (rows: readonly ListedRow[]): Map<string, ListedRow[]> => {
  const found = new Map<string, ListedRow[]>();
  for (const row of rows) found.set(row.whole, [...(found.get(row.whole) ?? []), row]);
  return found;
};

/**
 * What lists say of changes: as it was judged when they were requested, or looked at last. Those that nobody has judged
 * yet, such as those of a seed, are judged once and keep it.
 * @param isOpened judges those that wait as everything is now, and keeps that
 * @returns by id of each change its rows: itself, or all of its batch with itself first
 */
export async function listedRows(
  app: Application,
  db: Db,
  changes: readonly Pick<ChangeRequest, 'secureId'>[],
  isOpened: boolean,
): Promise<ReadonlyMap<string, readonly ListedRow[]>> {
  const { services } = app;
  const ids = changes.map(({ secureId }) => secureId);
  if (ids.length === 0) return new Map();
  const groups = byWhole(await read(db, ids));
  const wholeOf = new Map([...groups.values()].flat().map(({ id, whole }) => [id, whole]));
  for (const [whole, rows] of groups) {
    const [{ module, action, isPending }] = rows as [ListedRow];
    const registered = resourcesOf(app).get(module);
    if (!isPending || !registered || !isJudged(registered, action)) continue;
    if (!isOpened && rows.every(({ judged }) => judged !== null)) continue;
    const stored = await db
      .selectFrom('change_request')
      .selectAll()
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    const kept = await judgeAndKeep(db, services, registered, stored);
    const byId = new Map(stored.map(({ id }, at) => [id, kept[at]!]));
    groups.set(
      whole,
      rows.map((row) => ({ ...row, judged: byId.get(row.id) ?? row.judged, hasMoved: false })),
    );
  }
  return new Map(
    ids.map((id) => {
      const rows = groups.get(wholeOf.get(id) ?? id) ?? [];
      return [id, [...rows.filter((row) => row.id === id), ...rows.filter((row) => row.id !== id)]];
    }),
  );
}
