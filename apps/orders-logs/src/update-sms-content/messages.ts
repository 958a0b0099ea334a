import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    insert: 'Sisipkan {name}', placeholders: 'Placeholder', mandatory: 'wajib', preview: 'Pratinjau', sample: 'Dengan nilai contoh', longest: 'Dengan nilai terpanjang', counter: '{characters} karakter · {parts} bagian ({alphabet}, {limit} per bagian)',
    plain: '{characters} karakter', forcing: 'Karakter yang memperpendek batas: {characters}', faults: 'Belum dapat disimpan', noFaults: 'Memenuhi semua aturan', criticalNote: 'Teks kritis: perubahan baru berlaku setelah disetujui orang lain; teks lama tetap dipakai.',
    test: 'Uji kirim', testTitle: 'Kirim ke nomor Anda sendiri?', testText: 'Teks yang sekarang berlaku dikirim dengan nilai contoh.', tested: 'Terkirim, sisa {left} kali hari ini', facts: 'Pengirim', text: 'Teks yang berlaku',
    revisions: 'Revisi', revision: 'Revisi {revision}', current: 'berlaku', by: '{by} · {at}', restore: 'Kembalikan revisi', restoreTitle: 'Kembalikan revisi {revision}?', restored: 'Revisi dikembalikan', noRevisions: 'Belum ada revisi',
    removed: 'dihapus', added: 'ditambah', changedFrom: 'Dibandingkan dengan revisi {revision}', first: 'Teks pertama', failed: 'Revisi gagal dimuat', edit: 'Ubah teks', waiting: 'Menunggu',
  },
  en: {
    insert: 'Insert {name}', placeholders: 'Placeholders', mandatory: 'mandatory', preview: 'Preview', sample: 'With sample values', longest: 'With the longest values', counter: '{characters} characters · {parts} parts ({alphabet}, {limit} per part)',
    plain: '{characters} characters', forcing: 'Characters that force the shorter limit: {characters}', faults: 'Cannot be saved yet', noFaults: 'Keeps every rule', criticalNote: 'Critical text: a change takes effect after someone else approves it; the old text stays in use.',
    test: 'Send a test', testTitle: 'Send to your own number?', testText: 'The text in force is sent with sample values.', tested: 'Sent, {left} left today', facts: 'Sender', text: 'Text in force',
    revisions: 'Revisions', revision: 'Revision {revision}', current: 'in force', by: '{by} · {at}', restore: 'Restore revision', restoreTitle: 'Restore revision {revision}?', restored: 'The revision was restored', noRevisions: 'No revisions yet',
    removed: 'removed', added: 'added', changedFrom: 'Compared with revision {revision}', first: 'First text', failed: 'The revisions could not be loaded', edit: 'Edit the text', waiting: 'Waiting',
  },
});
