import { text } from '@console/contracts/core/text';

/** Fields in groups, for form and detail alike. */
export const sections = [
  { title: text('Identitas', 'Identity'), fields: ['code', 'name', 'courierCode', 'sortOrder'] },
  {
    title: text('Aturan', 'Rules'),
    fields: [{ name: 'appliesTo', wide: true }, 'redeliverable', 'addressFixRequired'],
  },
];

export const paths = {
  create: '/reason-delivery-return/create',
  detail: ({ secureId }: { secureId: string }) => `/reason-delivery-return/${secureId}`,
  update: ({ secureId }: { secureId: string }) => `/reason-delivery-return/update-page?returnDeliveryId=${secureId}`,
};
