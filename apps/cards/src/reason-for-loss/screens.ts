import { text } from '@console/contracts/core/text';

/** Fields in groups, for form and detail alike. */
export const sections = [
  { title: text('Identitas', 'Identity'), fields: ['code', 'name', 'sortOrder'] },
  { title: text('Aturan', 'Rules'), fields: [{ name: 'appliesTo', wide: true }, 'policeLetterRequired', 'feeExempt'] },
];

export const paths = {
  create: '/reason-for-loss/create',
  detail: ({ secureId }: { secureId: string }) => `/reason-for-loss/${secureId}`,
  update: ({ secureId }: { secureId: string }) => `/reason-for-loss/${secureId}/update`,
};
