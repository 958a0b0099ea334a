import { defineMessages } from '@console/ui/messages';

export const reportingMessages = defineMessages({
  id: {
    title: 'Laporan Toko',
    note:
      'Order menurut toko dan cabang; jumlah dihitung atas seluruh filter dan sama dengan Status PO. ' +
      'Order yang sudah diarsipkan tidak dihitung.',
    file: 'Laporan toko',
  },
  en: {
    title: 'Store Report',
    note:
      'Orders by store and branch; the totals are of the whole filter and equal those of PO status. ' +
      'Archived orders do not count.',
    file: 'Store report',
  },
});
