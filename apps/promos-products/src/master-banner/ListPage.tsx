import { mutationEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { bannerCalls, masterBanner, type Banner } from '@console/contracts/promos-products/master-banner';
import { text } from '@console/contracts/core/text';
import { ResourceList, type ListColumn, type ListState, type Reorder } from '@console/ui/list';
import { LazyStoredImage } from '@console/ui/upload';
import { useMemo } from 'react';
import { paths, refuses } from './screens.ts';
import './thumbnail.css';

const reorderBanners = mutationEndpoint(bannerCalls.reorder);

/** The first picture that a banner has. */
const picture = ({ imageMobile, imageDesktop, title }: Banner) => {
  const fileId = imageMobile ?? imageDesktop;
  return fileId ? <LazyStoredImage className="banner-thumbnail" fileId={fileId} alt={title} width={56} /> : '-';
};

const columns: readonly (string | ListColumn<Banner>)[] = [
  { field: 'imageMobile', title: text('Pratinjau', 'Preview'), width: 88, render: picture },
  'title',
  'placement',
  'platforms',
  'audience',
  'startAt',
  'endAt',
  { field: 'sequence', width: 90 },
  'clicks',
  'phase',
  'status',
];

/** All banners; those of one placement can be reordered by dragging or with the keyboard, in one call. */
export default function ListPage() {
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
  return (
    <ResourceList<Banner>
      resource={masterBanner}
      columns={columns}
      paths={paths}
      refuses={refuses}
      {...(can('update') ? { reorder } : {})}
    />
  );
}
