import { blacklistImport, blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';
import { todayInJakarta } from '@console/ui/formats';

export default screens(blacklistPhoneNumbers, {
  sections: [
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
  ],
  import: blacklistImport,
  create: () => ({ initial: { effectiveFrom: todayInJakarta() } }),
});
