import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: { print: 'Cetak', close: 'Tutup', name: 'Nama:', date: 'Tanggal:' },
  en: { print: 'Print', close: 'Close', name: 'Name:', date: 'Date:' },
});
