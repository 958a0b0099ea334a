import { text } from '@console/contracts/core/text';

/** Fields in groups, for form and detail alike. */
export const sections = [
  { title: text('Identitas', 'Identity'), fields: ['code', 'name', 'sortOrder'] },
  {
    title: text('Aturan', 'Rules'),
    fields: ['step', 'documentType', 'finalReject', { name: 'messageToApplicant', wide: true }],
  },
];

/** The message is long, so its column is hidden until chosen. */
export const columns = [
  'code',
  'name',
  'step',
  'documentType',
  { field: 'messageToApplicant', hidden: true },
  'finalReject',
  'sortOrder',
  'status',
  'updatedAt',
];

export const paths = {
  create: '/reason-verification-return/create',
  detail: ({ secureId }: { secureId: string }) => `/reason-verification-return/${secureId}`,
  update: ({ secureId }: { secureId: string }) =>
    `/reason-verification-return/update-page?returnVerificationId=${secureId}`,
};
