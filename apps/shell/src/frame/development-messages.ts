import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    label: 'Remote dari mesin Anda',
    running: 'Remote {remote} berasal dari {address}, mesin Anda sendiri.',
    silent: '{address} tidak menjawab; {remote} yang dipakai adalah versi rilis. Muat ulang setelah server berjalan.',
    until: 'Hanya di tab ini, sampai pukul {time}.',
    over: 'Masanya sudah habis; simpan isian Anda lalu akhiri.',
    end: 'Akhiri',
    unsaved: 'Simpan atau batalkan isian Anda lebih dahulu.',
  },
  en: {
    label: 'Remote of your machine',
    running: 'The remote {remote} comes from {address}, your own machine.',
    silent: '{address} does not answer; the released {remote} is used. Reload once the server runs.',
    until: 'In this tab only, until {time}.',
    over: 'Its time is over; save your typing and end it.',
    end: 'End',
    unsaved: 'Save or discard your typing first.',
  },
});
