import type { MenuOrder } from '@console/contracts/orders-logs/menu-management';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { raisePrivilegesVersion } from '../../people/privileges/grants.ts';

/** A group of sorted places: the menus of one header, or the sub-menus of one menu. */
export interface Neighbours {
  readonly table: 'menu' | 'sub_menu';
  /** Column with the same value for all of the group. */
  readonly column: 'header' | 'menu_id';
  /** Module of the audit entries. */
  readonly module: string;
}

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly sort_order: number;
}

/** Reorders all places of the group, all or nothing. @throws Refusal COUNT_CHANGED, STALE_VERSION */
export async function reorder(
  tx: Tx,
  { table, column, module }: Neighbours,
  context: Context<unknown, MenuOrder>,
  now: Date,
): Promise<{ changed: number }> {
  const { items } = context.body;
  const { rows: stored } = await sql<Stored>`
    select id, version, name, sort_order from ${sql.table(table)} where deleted_at is null
    and ${sql.ref(column)} = (select ${sql.ref(column)} from ${sql.table(table)}
      where id = ${items[0]?.secureId ?? ''}::uuid) for update`.execute(tx);
  const byId = new Map(stored.map((row) => [row.id, row]));
  if (
    stored.length !== items.length ||
    new Set(items.map(({ secureId }) => secureId)).size !== items.length ||
    new Set(items.map(({ order }) => order)).size !== items.length
  ) {
    throw new Refusal('COUNT_CHANGED', { result: { count: stored.length }, parameters: { count: stored.length } });
  }
  for (const { secureId, version } of items)
    requireVersion({ id: secureId, version: byId.get(secureId)?.version }, version, { module });
  const moves = items.filter(({ secureId, order }) => byId.get(secureId)?.sort_order !== order);
  for (const { secureId, order } of moves) {
    await sql`update ${sql.table(table)}
      set sort_order = ${order}, version = version + 1, updated_by = ${context.caller.username}, updated_at = ${now}
      where id = ${secureId}::uuid`.execute(tx);
  }
  await recordEntries(
    tx,
    moves.map(({ secureId, order }) => ({
      actor: actorOf(context),
      module,
      action: 'UPDATE',
      entityId: secureId,
      entityLabel: byId.get(secureId)?.name ?? null,
      changes: [{ field: 'order', before: byId.get(secureId)?.sort_order ?? null, after: order }],
      at: now,
    })),
  );
  if (moves.length > 0) await raisePrivilegesVersion(tx);
  return { changed: moves.length };
}
