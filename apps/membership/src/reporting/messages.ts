import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    title: 'Laporan Member',
    note: 'Angka member per cabang; pratinjau menampilkan 100 baris pertama.',
    period: 'Periode {from} sampai {to}',
    branch: 'Cabang',
    none: 'Tidak ada member untuk laporan ini',
    rows: 'Menampilkan {shown} dari {total} baris',
    file: 'Laporan member',
  },
  en: {
    title: 'Reports of Members',
    note: 'Figures of members by branch; the preview shows the first 100 rows.',
    period: 'Period {from} until {to}',
    branch: 'Branch',
    none: 'No members for this report',
    rows: '{shown} of {total} rows',
    file: 'Report of members',
  },
});
