import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    submit: 'Ajukan', send: 'Kirim sesuai jadwal', approve: 'Setujui', reject: 'Tolak', withdraw: 'Tarik ke draf', cancel: 'Batalkan', stop: 'Hentikan', copy: 'Salin', test: 'Uji kirim',
    submitTitle: 'Ajukan notifikasi ini?', submitText: 'Baru dikirim setelah disetujui orang lain.', approveTitle: 'Setujui notifikasi ini?', approveText: 'Jadwal yang sudah lewat berarti dikirim sekarang.',
    rejectTitle: 'Tolak notifikasi ini?', withdrawTitle: 'Tarik ke draf?', withdrawText: 'Perubahan setelahnya perlu disetujui lagi.', cancelTitle: 'Batalkan notifikasi ini?', stopTitle: 'Hentikan pengiriman?', stopText: 'Yang sudah terkirim tidak dapat ditarik.',
    testTitle: 'Kirim percobaan?', testSelf: 'Dikirim ke inbox konsol Anda sendiri.', custNo: 'Nomor member', tested: 'Percobaan terkirim, sisa {left} kali hari ini', note: 'Catatan', done: 'Status notifikasi: {state}', copied: 'Draf baru dibuat',
    audience: 'Perkiraan penerima', people: '{count} penerima', unknownAudience: 'Belum dapat dihitung: konsol belum memiliki data member', noMembers: 'Kanal member belum tersambung: konsol belum memiliki data member, jadi notifikasi ini belum dapat diajukan.',
    notConnected: 'Kanal ini belum tersambung ke penyedia pengiriman. Notifikasi dapat disiapkan, tetapi akan gagal bila jadwalnya tiba sebelum kanal tersambung.', unknownNumbers: '{count} nomor tidak dikenal: {numbers}', failed: 'Perkiraan gagal dimuat',
    own: 'Anda ikut menyusun notifikasi ini, jadi orang lain yang memutuskan.', waiting: 'Menunggu persetujuan orang lain.', rejected: 'Ditolak oleh {by}: {note}',
    preview: 'Pratinjau', phone: 'Layar terkunci', inbox: 'Inbox member', console: 'Inbox konsol', sampleName: 'Budi Santoso', sampleBranch: 'Bandung', emptyTitle: 'Judul', emptyBody: 'Isi pesan', now: 'sekarang',
    results: 'Hasil pengiriman', hour: 'Jam', outcome: 'Hasil', cause: 'Penyebab', count: 'Jumlah', byHour: 'Per jam', byCause: 'Kegagalan per penyebab', noResults: 'Belum ada yang dikirim', noFailures: 'Tidak ada kegagalan',
    SENT: 'Terkirim', DELIVERED: 'Diterima', FAILED: 'Gagal', SKIPPED: 'Dilewati', DECLINED: 'Menolak promosi', NO_MEMBERS: 'Belum ada data member', NOT_CONNECTED: 'Kanal belum tersambung', INTERRUPTED: 'Terputus saat dikirim', GATEWAY_UNREACHABLE: 'Penyedia tidak menjawab', NO_ANSWER: 'Penyedia tidak memberi jawaban', TOKEN_GONE: 'Perangkat tidak terdaftar lagi',
    editFirst: 'Notifikasi ini bukan draf lagi. Tarik ke draf untuk mengubahnya.', uploaded: '{name}: {rows} nomor, {repeated} berulang', kept: 'File nomor member tersimpan', uploadHelp: 'File CSV dengan kolom cust_no, paling banyak 500.000 baris', none: 'Tanpa tautan',
  },
  en: {
    submit: 'Submit', send: 'Send as scheduled', approve: 'Approve', reject: 'Reject', withdraw: 'Back to draft', cancel: 'Cancel it', stop: 'Stop', copy: 'Copy', test: 'Send a test',
    submitTitle: 'Submit this notification?', submitText: 'It is sent only after someone else approves it.', approveTitle: 'Approve this notification?', approveText: 'A time that has passed means now.',
    rejectTitle: 'Reject this notification?', withdrawTitle: 'Take it back to draft?', withdrawText: 'Changes made then need approval again.', cancelTitle: 'Cancel this notification?', stopTitle: 'Stop sending?', stopText: 'What has been sent cannot be taken back.',
    testTitle: 'Send a test?', testSelf: 'It goes to your own console inbox.', custNo: 'Member number', tested: 'Test sent, {left} left today', note: 'Note', done: 'State of the notification: {state}', copied: 'A new draft was made',
    audience: 'Estimated audience', people: '{count} recipients', unknownAudience: 'Cannot be counted yet: the console has no member data', noMembers: 'The member channel is not connected: the console has no member data yet, so this notification cannot be submitted.',
    notConnected: 'This channel has no provider that delivers. The notification can be prepared, but fails when its time comes before the channel is connected.', unknownNumbers: '{count} unknown numbers: {numbers}', failed: 'The estimate could not be loaded',
    own: 'You helped to write this notification, so someone else decides.', waiting: 'Awaits approval by someone else.', rejected: 'Rejected by {by}: {note}',
    preview: 'Preview', phone: 'Lock screen', inbox: 'Member inbox', console: 'Console inbox', sampleName: 'Budi Santoso', sampleBranch: 'Bandung', emptyTitle: 'Title', emptyBody: 'Text of the message', now: 'now',
    results: 'Results', hour: 'Hour', outcome: 'Outcome', cause: 'Cause', count: 'Count', byHour: 'By hour', byCause: 'Failures by cause', noResults: 'Nothing has been sent yet', noFailures: 'No failures',
    SENT: 'Sent', DELIVERED: 'Delivered', FAILED: 'Failed', SKIPPED: 'Skipped', DECLINED: 'Declined promotion', NO_MEMBERS: 'No member data yet', NOT_CONNECTED: 'Channel not connected', INTERRUPTED: 'Interrupted while sending', GATEWAY_UNREACHABLE: 'Provider does not answer', NO_ANSWER: 'No answer of the provider', TOKEN_GONE: 'Device no longer registered',
    editFirst: 'This notification is no draft any more. Take it back to draft to change it.', uploaded: '{name}: {rows} numbers, {repeated} repeated', kept: 'File of member numbers is kept', uploadHelp: 'CSV file with the column cust_no, at most 500,000 rows', none: 'No link',
  },
});
