import { masterBanner } from '@console/contracts/promos-products/master-banner';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { findRecords } from '../../records/resource/read.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { switchRecords, type WriteOptions } from '../../records/resource/write.ts';

/** Switches off the banners of promos that end or are deactivated, where they are active. */
export async function hideBanners(
  app: Application,
  tx: Tx,
  bannerIds: readonly (string | null)[],
  options: Omit<WriteOptions, 'reason'>,
): Promise<void> {
  const ids = [...new Set(bannerIds.filter((id) => id !== null))];
  if (ids.length === 0) return;
  const banners = resourcesOf(app).get(masterBanner.module)!;
  const found = await findRecords(tx, banners, ids, { type: 'all' }, { of: 'detail', caller: null, lock: true });
  const shown = found.filter(({ status }) => status === 'active');
  if (shown.length > 0) await switchRecords(tx, banners, shown, 'deactivate', { ...options, reason: 'PROMO_ENDED' });
}
