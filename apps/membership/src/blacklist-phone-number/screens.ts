import { text } from '@console/contracts/core/text';
import type { FormSection } from '@console/ui/form';

export const formSections: readonly FormSection[] = [
  {
    title: text('Nomor', 'Number'),
    fields: [
      {
        name: 'phone',
        help: text('08…, +62, spasi, dan tanda hubung diterima', '08…, +62, spaces and dashes are accepted'),
      },
      'category',
    ],
  },
  {
    title: text('Alasan', 'Reason'),
    fields: [
      { name: 'note', wide: true, help: text('Tidak terlihat oleh pengguna cabang', 'Not visible to branch users') },
    ],
  },
  {
    title: text('Masa berlaku', 'Period'),
    fields: [
      'effectiveFrom',
      { name: 'effectiveUntil', help: text('Kosong berarti selamanya', 'Empty means for ever') },
    ],
  },
];

const module = '/blacklist-phone-number';
export const updatePath = (secureId: string) => `${module}/update?blacklistId=${secureId}`;

export const paths = {
  create: `${module}/create`,
  import: `${module}/import`,
  detail: ({ secureId }: { secureId: string }) => `${module}/${secureId}`,
};
