import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    hold: 'Tahan: rusak', release: 'Lepas penahanan', extend: 'Perpanjang masa berlaku', cancel: 'Batalkan kartu', holdTitle: 'Tahan kartu sebagai rusak?', releaseTitle: 'Lepas penahanan rusak?', remark: 'Keterangan', holdText: 'Kartu tidak dapat dipakai, dikirim, atau diserahkan sampai dilepas.',
    held: 'Kartu ditahan', released: 'Penahanan dilepas', cancelTitle: 'Ajukan pembatalan kartu?', cancelText: 'Setelah disetujui orang kedua, nomor mati selamanya.', asked: 'Permintaan menunggu persetujuan', ask: 'Ajukan',
    extendTitle: 'Ajukan perpanjangan', extendText: 'Masa berlaku baru dihitung dari alasan dan berlaku setelah disetujui orang kedua.', extensionReason: 'Alasan perpanjangan', reason: 'Keterangan permintaan', reasonHelp: '10 sampai 500 karakter', close: 'Tutup',
    validThru: 'BERLAKU S/D', front: 'Muka kartu',
  },
  en: {
    hold: 'Hold: damaged', release: 'Release', extend: 'Extend expiry', cancel: 'Cancel card', holdTitle: 'Hold the card as damaged?', releaseTitle: 'Release the damaged hold?', remark: 'Remark', holdText: 'The card cannot be used, sent or handed over until it is released.',
    held: 'The card is held', released: 'The hold is released', cancelTitle: 'Ask for the cancellation of the card?', cancelText: 'Once a second person approves, the number is dead for ever.', asked: 'The request awaits approval', ask: 'Ask',
    extendTitle: 'Ask for an extension', extendText: 'The new expiry follows from the reason and takes effect when a second person approves.', extensionReason: 'Reason for extension', reason: 'Why it is asked', reasonHelp: '10 to 500 characters', close: 'Close',
    validThru: 'VALID THRU', front: 'Front of the card',
  },
});
