import { defineMessages } from '@console/ui/messages';

/** Texts of the chart of orders. */
export const chartMessages = defineMessages({
  id: {
    open: 'Berjalan',
    issued: 'PO terbit',
    disbursed: 'Cair',
    ended: 'Berakhir',
    byDay: 'Per hari',
    byStatus: 'Per status',
    byBranch: 'Per cabang',
    more: '{count} cabang lain tidak ditampilkan',
    none: 'Tidak ada PO pada periode ini',
  },
  en: {
    open: 'In progress',
    issued: 'PO issued',
    disbursed: 'Disbursed',
    ended: 'Ended',
    byDay: 'By day',
    byStatus: 'By status',
    byBranch: 'By branch',
    more: '{count} {count|branch is|branches are} not shown',
    none: 'No PO in this period',
  },
});
