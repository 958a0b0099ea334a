import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { entryId } from '../../platform/audit/entry-id.ts';
import { asChildrenOf } from '../../platform/audit/parent.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Db, Tx } from '../../platform/context.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import type { Services } from '../../platform/services.ts';
import { isJudged, judgeAndKeep } from './judge-changes.ts';
import type { StoredChange } from './table.ts';

/** Changes that are proposed together: the id of the first one is that of all. */
export interface Batch {
  readonly id: string;
  count: number;
  /** Tells those who decide of it, once it is whole. */
  announce: ((label: string) => Promise<unknown>) | null;
}

export interface Proposed {
  /** What it is about, as its title. */
  readonly label: string;
  readonly reason: string;
}

/**
 * Proposes several changes as one: they have one title, one notice and one entry above theirs in the audit trail, and
 * are decided together. A change that stays alone is one like any other.
 * @param propose proposes each of them, into the batch
 */
export async function inOneBatch(
  tx: Tx,
  services: Services,
  registered: RegisteredResource,
  context: Pick<Context, 'caller' | 'request'>,
  { label, reason }: Proposed,
  propose: (batch: Batch) => Promise<void>,
): Promise<void> {
  const batch: Batch = { id: randomUUID(), count: 0, announce: null };
  const parentId = entryId();
  await asChildrenOf(parentId, () => propose(batch));
  if (batch.count > 1)
    await recordEntry(tx, {
      id: parentId,
      actor: actorOf(context),
      module: registered.resource.module,
      action: 'REQUEST',
      entityType: 'change-request',
      entityId: batch.id,
      entityLabel: label,
      recordCount: batch.count,
      reason,
      at: services.now(),
    });
  const proposed = await tx
    .updateTable('change_request')
    .set({
      title: label.slice(0, 255),
      ...(batch.count > 1 ? { batch_count: batch.count } : { batch_id: null }),
    })
    .where('batch_id', '=', batch.id)
    .returningAll()
    .execute();
  const [first] = proposed;
  // Judged together: what they are judged by is read once.
  if (first && isJudged(registered, first.action)) await judgeAndKeep(tx, services, registered, proposed);
  await batch.announce?.(label);
}

/** Whether the change stands for its batch, or is in none. */
export const isFirst = ({ id, batch_id: batchId }: Pick<StoredChange, 'id' | 'batch_id'>): boolean =>
  batchId === null || batchId === id;

/** A change `c` that stands for its batch, or is in none. */
export const standsAlone: RawBuilder<boolean> = sql<boolean>`(c.batch_id is null or c.batch_id = c.id)`;

/** The changes that are decided with each of these, each batch once, the first of a batch first. */
export async function decidedTogether(db: Db | Tx, ids: readonly string[]): Promise<readonly (readonly string[])[]> {
  const { rows } = await sql<{ id: string; whole: string }>`
    select m.id, coalesce(m.batch_id, m.id) as whole from change_request m
    where m.id = any(${ids}::uuid[])
      or m.batch_id in (select c.batch_id from change_request c where c.id = any(${ids}::uuid[]))
    order by m.id <> coalesce(m.batch_id, m.id), m.made_at, m.record_label, m.id`.execute(db);
  const groups = new Map<string, string[]>();
  for (const { id, whole } of rows) groups.set(whole, [...(groups.get(whole) ?? []), id]);
  const found = new Set(rows.map(({ id }) => id));
  return [...groups.values(), ...[...new Set(ids)].filter((id) => !found.has(id)).map((id) => [id])];
}
