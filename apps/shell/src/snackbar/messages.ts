import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    region: 'Pemberitahuan',
    close: 'Tutup',
    success: 'Berhasil',
    info: 'Info',
    warning: 'Peringatan',
    error: 'Kesalahan',
  },
  en: { region: 'Notices', close: 'Close', success: 'Success', info: 'Info', warning: 'Warning', error: 'Error' },
});
