import { text } from '@console/contracts/core/text';

/** Fields in groups, for form and detail alike. */
export const sections = [
  { title: text('Identitas', 'Identity'), fields: ['code', 'name', 'sortOrder'] },
  { title: text('Aturan', 'Rules'), fields: ['appliesTo', 'maxDays'] },
];

export const paths = {
  create: '/reasons-for-extension/create',
  detail: ({ secureId }: { secureId: string }) => `/reasons-for-extension/${secureId}`,
  update: ({ secureId }: { secureId: string }) => `/reasons-for-extension/${secureId}/update`,
};
