import { masterBanner } from '@console/contracts/promos-products/master-banner';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { findRecords } from '../../records/resource/read.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { switchRecords, type WriteOptions } from '../../records/resource/write.ts';

/**
 * Switches off the banners of promos that have ended or were deactivated, where they are active: those that lead to
 * them, and those that they name. A copy of a promo names the same one, which stays while any active promo has it.
 */
export async function hideBanners(
  app: Application,
  tx: Tx,
  promoIds: readonly string[],
  options: Omit<WriteOptions, 'reason'>,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`select b.id from master_banner b
    where b.status = 'active' and b.deleted_at is null and (
      (b.action_type = 'PROMO' and exists (select from promo p
        where p.id = any(${promoIds}::uuid[]) and lower(p.promo_code) = lower(b.action_value)))
      or (exists (select from promo p where p.id = any(${promoIds}::uuid[]) and p.banner_id = b.id)
        and not exists (select from promo p
          where p.banner_id = b.id and p.status = 'active' and p.deleted_at is null)))
    order by b.id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const banners = resourcesOf(app).get(masterBanner.module)!;
  const found = await findRecords(tx, banners, ids, { type: 'all' }, { of: 'detail', caller: null, lock: true });
  const shown = found.filter(({ status }) => status === 'active');
  if (shown.length > 0) await switchRecords(tx, banners, shown, 'deactivate', { ...options, reason: 'PROMO_ENDED' });
}
