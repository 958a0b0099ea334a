import { masterBanner } from '@console/contracts/promos-products/master-banner';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { findRecords } from '../../records/resource/read.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { switchRecords, type WriteOptions } from '../../records/resource/write.ts';

/**
 * Switches off the banners of promos that have ended or were deactivated, where they are active. A copy of a promo
 * names the same one, which stays while any active promo has it.
 */
export async function hideBanners(
  app: Application,
  tx: Tx,
  bannerIds: readonly (string | null)[],
  options: Omit<WriteOptions, 'reason'>,
): Promise<void> {
  const named = bannerIds.filter((id) => id !== null);
  if (named.length === 0) return;
  const { rows } = await sql<{ id: string }>`select b.id from unnest(${named}::uuid[]) b(id)
    where not exists (select from promo p where p.banner_id = b.id and p.status = 'active' and p.deleted_at is null)
    group by b.id order by b.id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  const banners = resourcesOf(app).get(masterBanner.module)!;
  const found = await findRecords(tx, banners, ids, { type: 'all' }, { of: 'detail', caller: null, lock: true });
  const shown = found.filter(({ status }) => status === 'active');
  if (shown.length > 0) await switchRecords(tx, banners, shown, 'deactivate', { ...options, reason: 'PROMO_ENDED' });
}
