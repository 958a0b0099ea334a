import { text } from '@console/contracts/core/text';
import type { FormValues } from '@console/ui/form';
import { AudienceInput } from './inputs.tsx';

/** Preview widths in pixels: phone, tablet, desktop. */
const previewWidths = [360, 720, 1280];

const namesBranches = ({ audience }: FormValues) => audience === 'BRANCH';
const hasTarget = ({ actionType }: FormValues) => actionType !== 'NONE';

export const sections = [
  {
    title: text('Isi', 'Content'),
    fields: [
      { name: 'title', wide: true },
      {
        name: 'altText',
        wide: true,
        help: text(
          'Dibacakan pembaca layar dan tampil bila gambar gagal dimuat',
          'Read by screen readers and shown when the picture fails',
        ),
      },
    ],
  },
  {
    title: text('Gambar', 'Pictures'),
    description: text(
      'Desktop 1280×480 untuk Web dan PWA, mobile 720×720 untuk semua platform; JPG, PNG, atau WebP paling besar 1 MB',
      'Desktop 1280×480 for Web and PWA, mobile 720×720 for every platform; JPG, PNG or WebP of 1 MB at most',
    ),
    fields: [
      { name: 'imageDesktop', wide: true, previewWidths },
      { name: 'imageMobile', wide: true, previewWidths: [180, 360, 720] },
    ],
  },
  {
    title: text('Penempatan', 'Placement'),
    fields: [
      'placement',
      {
        name: 'sequence',
        help: text(
          '1 paling depan; angka yang lebih besar dari jumlah banner berarti paling akhir',
          '1 is first; a number above the count of banners means last',
        ),
      },
      { name: 'platforms', wide: true },
    ],
  },
  {
    title: text('Tautan', 'Link'),
    fields: [
      'actionType',
      {
        name: 'actionValue',
        visible: hasTarget,
        help: text(
          'Alamat https, kode promo yang aktif, atau kode produk atau kelompok yang tayang',
          'An https address, the code of an active promo, or of a published product or group',
        ),
      },
    ],
  },
  {
    title: text('Audiens', 'Audience'),
    fields: [
      { name: 'audience', input: AudienceInput },
      { name: 'audienceIds', wide: true, visible: namesBranches },
    ],
  },
  {
    title: text('Jadwal', 'Schedule'),
    fields: ['startAt', { name: 'endAt', help: text('Kosong berarti tanpa batas waktu', 'Empty means without end') }],
  },
] as const;

export const initial: FormValues = {
  platforms: ['APP', 'PWA', 'WEB'],
  actionType: 'NONE',
  audience: 'ALL',
  audienceIds: [],
  sequence: 99,
};
