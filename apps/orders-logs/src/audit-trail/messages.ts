import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    changes: 'Perubahan', field: 'Kolom', before: 'Sebelum', after: 'Sesudah', noChanges: 'Tidak ada perubahan nilai',
    sameRequest: 'Catatan lain dari permintaan yang sama', previous: 'Catatan sebelumnya dari data ini', next: 'Catatan berikutnya dari data ini',
    parent: 'Bagian dari', children: 'Catatan per data ({count})', previousPage: 'Sebelumnya', nextPage: 'Berikutnya', pageOf: 'Halaman {page} dari {pages}',
    seal: 'Segel {date}', verify: 'Verifikasi segel', counted: '{entries} catatan sejauh ini', verified: '{entries} catatan; {sealed} saat disegel pada {at}',
    yes: 'Ya', no: 'Tidak', removed: 'Dihapus:', added: 'Ditambah:', periodHint: 'Periode paling lama {plain} hari; {narrowed} hari bila username atau ID data diisi.',
  },
  en: {
    changes: 'Changes', field: 'Field', before: 'Before', after: 'After', noChanges: 'No value changed',
    sameRequest: 'Other entries of the same request', previous: 'Previous entry of this record', next: 'Next entry of this record',
    parent: 'Part of', children: 'Entries by record ({count})', previousPage: 'Previous', nextPage: 'Next', pageOf: 'Page {page} of {pages}',
    seal: 'Seal of {date}', verify: 'Verify seal', counted: '{entries} entries so far', verified: '{entries} entries; {sealed} when sealed at {at}',
    yes: 'Yes', no: 'No', removed: 'Removed:', added: 'Added:', periodHint: 'A period of {plain} days at most; {narrowed} days with a username or a record id.',
  },
});
