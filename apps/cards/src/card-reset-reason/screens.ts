import { text } from '@console/contracts/core/text';

/** Fields in groups, for form and detail alike. */
export const sections = [
  { title: text('Identitas', 'Identity'), fields: ['code', 'name', 'sortOrder'] },
  { title: text('Aturan', 'Rules'), fields: ['lossRequired', 'feeCharged', 'keepExpiry', 'approvalRequired'] },
];

export const paths = {
  create: '/card-reset-reason/create',
  detail: ({ secureId }: { secureId: string }) => `/card-reset-reason/${secureId}`,
  update: ({ secureId }: { secureId: string }) => `/card-reset-reason/update?cardResetReasonId=${secureId}`,
};
