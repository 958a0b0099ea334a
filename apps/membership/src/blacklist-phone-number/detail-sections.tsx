import type { DetailSection } from '@console/ui/detail';
import { blacklistPhoneNumbers, type BlacklistedPhone } from '@console/contracts/membership/blacklist-phone-number';
import { text } from '@console/contracts/core/text';
import { Revealable } from '@console/ui/reveal';

const phone = {
  name: 'phone' as const,
  render: (record: BlacklistedPhone) => <Revealable resource={blacklistPhoneNumbers} record={record} field="phone" />,
};

export const detailSections: readonly DetailSection<BlacklistedPhone>[] = [
  {
    title: text('Nomor', 'Number'),
    fields: [phone, 'category', 'state', 'source', { name: 'note', visible: (record: object) => 'note' in record }],
  },
  {
    title: text('Masa berlaku dan keputusan', 'Period and decision'),
    fields: ['effectiveFrom', 'effectiveUntil', 'requestedBy', 'approver', 'decidedAt'],
  },
];
