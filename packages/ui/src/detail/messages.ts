import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    activate: 'Aktifkan {title}?',
    deactivate: 'Nonaktifkan {title}?',
    delete: 'Hapus {title}?',
    deleted: 'Data berhasil dihapus',
    record: 'Catatan data',
    summary: 'Ringkasan',
    parts: 'Bagian',
    overview: 'Data',
  },
  en: {
    activate: 'Activate {title}?',
    deactivate: 'Deactivate {title}?',
    delete: 'Delete {title}?',
    deleted: 'Deleted',
    record: 'About this record',
    summary: 'Summary',
    parts: 'Parts',
    overview: 'Data',
  },
});
