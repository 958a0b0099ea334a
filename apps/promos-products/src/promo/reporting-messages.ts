import { defineMessages } from '@console/ui/messages';

export const reportingMessages = defineMessages({
  id: {
    title: 'Laporan Promo',
    note: 'Order dengan promo menurut promo dan cabang; jumlah dihitung atas seluruh filter.',
    file: 'Laporan promo',
    byWeek: 'Per minggu',
    approved: 'Disetujui',
    rejected: 'Ditolak',
    others: 'Lainnya',
    bar: 'Minggu {week}: {orders} order, {approved} disetujui, {rejected} ditolak, {others} lainnya',
  },
  en: {
    title: 'Promo Report',
    note: 'Orders with a promo, by promo and branch; the totals are of the whole filter.',
    file: 'Promo report',
    byWeek: 'By week',
    approved: 'Approved',
    rejected: 'Rejected',
    others: 'Others',
    bar: 'Week of {week}: {orders} orders, {approved} approved, {rejected} rejected, {others} others',
  },
});
