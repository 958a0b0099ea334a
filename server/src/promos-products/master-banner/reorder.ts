import { masterBanner } from '@console/contracts/promos-products/master-banner';
import { sql } from 'kysely';
import { actorOf, type Actor } from '../../platform/audit/actor.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { lockByName } from '../../platform/database/named-lock.ts';

interface Order {
  readonly placement: string;
  readonly items: readonly { readonly secureId: string; readonly version: number }[];
}

/** Refuses unless the list names exactly the existing banners of the placement, each at its current version. */
async function checkOrder(tx: Tx, { placement, items }: Order) {
  const stored = await tx
    .selectFrom('master_banner')
    .select(['id', 'version', 'title', 'sequence'])
    .where('placement', '=', placement)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .execute();
  const byId = new Map(stored.map((banner) => [banner.id, banner]));
  if (stored.length !== items.length || new Set(items.map((item) => item.secureId)).size !== items.length)
    throw new Refusal('COUNT_CHANGED', { result: { count: stored.length }, parameters: { count: stored.length } });
  for (const { secureId, version } of items)
    requireVersion({ id: secureId, version: byId.get(secureId)?.version }, version, masterBanner);
  return byId;
}

async function storeOrder(tx: Tx, order: Order, actor: Actor): Promise<number> {
  const byId = await checkOrder(tx, order);
  const moves = order.items
    .map(({ secureId }, index) => ({ id: secureId, after: index + 1, before: byId.get(secureId)?.sequence }))
    .filter((move) => move.before !== move.after);
  const places = JSON.stringify(moves.map(({ id, after }) => ({ id, place: after })));
  await sql`update master_banner b
    set sequence = m.place, version = b.version + 1, updated_by = ${actor.username}, updated_at = now()
    from jsonb_to_recordset(${places}::jsonb) as m(id uuid, place int)
    where b.id = m.id`.execute(tx);
  await recordEntries(
    tx,
    moves.map((move) => ({
      actor,
      module: masterBanner.module,
      action: 'UPDATE',
      entityId: move.id,
      entityLabel: byId.get(move.id)?.title ?? null,
      changes: [{ field: 'sequence', before: move.before, after: move.after }],
    })),
  );
  return moves.length;
}

/** Reorders the banners of one placement: one call, all versions checked, all or nothing. */
export async function reorder(context: Context<unknown, Order>): Promise<{ changed: number }> {
  const changed = await context.db.transaction().execute(async (tx) => {
    await lockByName(tx, masterBanner.module);
    return storeOrder(tx, context.body, actorOf(context));
  });
  return { changed };
}
