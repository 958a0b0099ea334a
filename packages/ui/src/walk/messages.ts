import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    previous: 'Data sebelumnya',
    previousKey: 'Data sebelumnya: tombol [',
    next: 'Data berikutnya',
    nextKey: 'Data berikutnya: tombol ]',
    place: '{number} dari {total}',
    first: 'Ini data pertama di daftar',
    last: 'Ini data terakhir di daftar',
  },
  en: {
    previous: 'Previous record',
    previousKey: 'Previous record: key [',
    next: 'Next record',
    nextKey: 'Next record: key ]',
    place: '{number} of {total}',
    first: 'This is the first record of the list',
    last: 'This is the last record of the list',
  },
});
