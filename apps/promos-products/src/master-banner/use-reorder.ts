import { mutationEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { bannerCalls, masterBanner, type Banner } from '@console/contracts/promos-products/master-banner';
import type { ListState, Reorder } from '@console/ui/list';
import { useMemo } from 'react';

const reorderBanners = mutationEndpoint(bannerCalls.reorder);

/** Lets banners of one placement be reordered by dragging or with the keyboard, in one call. */
export function useReorder() {
  const can = useCan(masterBanner.privilege);
  const [send] = reorderBanners.useMutation();
  const reorder = useMemo(
    (): Reorder<Banner> => ({
      allowed: ({ filters, search, page }: ListState) =>
        Object.keys(filters).join() === 'placement' && !search && page === 1,
      save: (rows) =>
        send({
          body: { placement: rows[0]!.placement, items: rows.map(({ secureId, version }) => ({ secureId, version })) },
        }),
    }),
    [send],
  );
  return can('update') ? { reorder } : {};
}
