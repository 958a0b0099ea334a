import { masterBanner, type Banner } from '@console/contracts/promos-products/master-banner';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';
import { LazyStoredImage, StoredImage } from '@console/ui/upload';
import { initial, sections } from './form.ts';
import './thumbnail.css';
import { useReorder } from './use-reorder.ts';

/** The first picture that a banner has. */
const firstPicture = ({ imageMobile, imageDesktop, title }: Banner) => {
  const fileId = imageMobile ?? imageDesktop;
  return fileId ? <LazyStoredImage className="banner-thumbnail" fileId={fileId} alt={title} width={56} /> : '-';
};

/** Widths in pixels at which both pictures fit side by side, each in its proportions. */
const widths = { imageDesktop: 480, imageMobile: 240 };
const picture = (name: keyof typeof widths) => ({
  name,
  wide: true,
  render: (banner: Banner) =>
    banner[name] ? <StoredImage fileId={banner[name]} alt={banner.altText} width={widths[name]} /> : '-',
});

export default screens(masterBanner, {
  sections,
  initial,
  detailSections: [
    { title: text('Isi', 'Content'), fields: ['title', 'altText', picture('imageDesktop'), picture('imageMobile')] },
    {
      title: text('Penempatan dan jadwal', 'Placement and schedule'),
      fields: ['placement', 'sequence', 'platforms', 'startAt', 'endAt', 'phase'],
    },
    {
      title: text('Tautan dan audiens', 'Link and audience'),
      fields: [
        'actionType',
        'actionValue',
        'audience',
        { name: 'audienceIds', visible: ({ audience }) => audience === 'BRANCH' },
      ],
    },
    { title: text('Hasil', 'Results'), fields: ['impressions', 'clicks'] },
  ],
  columns: [
    { field: 'imageMobile', title: text('Pratinjau', 'Preview'), width: 88, render: firstPicture },
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
  ],
  list: useReorder,
  // A banner that was ever active cannot be deleted.
  refuses: ({ everActive }) => (everActive ? { delete: 'BANNER_WAS_ACTIVE' } : {}),
});
