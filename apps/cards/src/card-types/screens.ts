import { text } from '@console/contracts/core/text';

const identity = { title: text('Identitas', 'Identity'), fields: ['code', 'name', 'numberCode', 'tier', 'sortOrder'] };
const use = {
  title: text('Bentuk dan penggunaan', 'Form and use'),
  fields: ['physical', 'digital', 'sharia', 'supplementary', { name: 'programTypeIds', wide: true }],
};
const terms = {
  title: text('Masa berlaku dan biaya', 'Validity and fees'),
  fields: ['validityMonths', 'replacementFee', 'ecardPrintFee'],
};

/** Fields of a card type in groups, for form and detail page. */
export const sections = [identity, use, terms];

/** Short titles, so that status and date fit; fees and programs are hidden until chosen. */
export const columns = [
  'code',
  'name',
  'numberCode',
  'tier',
  'physical',
  'digital',
  'sharia',
  { field: 'supplementary', title: text('Keluarga', 'Family') },
  { field: 'validityMonths', title: text('Berlaku (bulan)', 'Months valid') },
  { field: 'replacementFee', hidden: true },
  { field: 'ecardPrintFee', hidden: true },
  { field: 'programs', hidden: true },
  'status',
  'updatedAt',
];

export const paths = {
  create: '/card-types/create',
  detail: ({ secureId }: { secureId: string }) => `/card-types/${secureId}`,
  update: ({ secureId }: { secureId: string }) => `/card-types/${secureId}/update`,
};
