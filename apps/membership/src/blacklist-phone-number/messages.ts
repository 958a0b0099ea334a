import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    approveTitle: 'Setujui {count} usulan?', approveText: 'Nomor yang diusulkan langsung diblokir, usul penghapusan langsung berlaku.',
    rejectTitle: 'Tolak {count} usulan?', removeTitle: 'Usulkan penghapusan {count} nomor?', removeText: 'Nomor tetap diblokir sampai orang lain menyetujui.',
    waitingImports: 'Impor menunggu', update: 'Ubah', approve: 'Setujui', reject: 'Tolak', remove: 'Usulkan penghapusan', decided: '{count} nomor diproses',
    attempts: 'Percobaan yang diblokir', time: 'Waktu', place: 'Tempat', noAttempts: 'Belum ada percobaan',
    waiting: 'Menunggu persetujuan orang lain. Pembuat tidak dapat menyetujui permintaannya sendiri.',
  },
  en: {
    approveTitle: 'Approve {count} proposals?', approveText: 'Proposed numbers are barred at once, proposed removals take effect at once.',
    rejectTitle: 'Reject {count} proposals?', removeTitle: 'Propose the removal of {count} numbers?', removeText: 'The numbers stay barred until someone else approves.',
    waitingImports: 'Waiting imports', update: 'Edit', approve: 'Approve', reject: 'Reject', remove: 'Propose removal', decided: '{count} numbers processed',
    attempts: 'Blocked attempts', time: 'Time', place: 'Place', noAttempts: 'No attempts yet',
    waiting: 'Awaits approval by someone else. Makers cannot approve their own request.',
  },
});
