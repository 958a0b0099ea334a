import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    alike: 'Kemungkinan duplikat',
    noAlike: 'Tidak ada yang mirip',
    accept: 'Terima',
    acceptText: 'Dealer baru dibuat dan menunggu persetujuan orang kedua. Bila ada yang mirip, tulis catatan duplikat.',
    acceptDone: 'Dealer dibuat dan menunggu persetujuan',
    merge: 'Gabungkan',
    mergeText: 'Pendaftaran ini dealer yang sudah ada. Data dealer tetap; riwayat keduanya disimpan.',
    mergeDone: 'Pendaftaran digabungkan',
    reject: 'Tolak',
    rejectText: 'Tidak ada dealer yang dibuat.',
    rejectDone: 'Pendaftaran ditolak',
  },
  en: {
    alike: 'Possible duplicates',
    noAlike: 'Nothing is alike',
    accept: 'Accept',
    acceptText: 'A new dealer is made and waits for a second person. If others look alike, write a note on duplicates.',
    acceptDone: 'The dealer is made and waits for approval',
    merge: 'Merge',
    mergeText: 'This registration is a dealer that exists. The dealer keeps its data, and both their history.',
    mergeDone: 'The registration was merged',
    reject: 'Reject',
    rejectText: 'No dealer is made.',
    rejectDone: 'The registration was rejected',
  },
});
