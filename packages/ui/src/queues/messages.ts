import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    lateDays: '{count} melewati target {target} jam, paling lama lewat {days} hari {hours} jam',
    lateHours: '{count} melewati target {target} jam, paling lama lewat {hours} jam',
    next: 'Ambil berikutnya',
    none: 'Tidak ada yang menunggu',
    own: 'Milik saya',
    queue: 'Antrean',
    free: 'Belum ada yang mengerjakan',
    yours: 'Anda mengerjakan ini sampai {until}',
    taken: '{name} mengerjakan ini sampai {until}',
    take: 'Kerjakan',
    takeOver: 'Ambil alih',
    release: 'Lepas',
  },
  en: {
    lateDays: '{count} past the target of {target} h, the longest by {days} d {hours} h',
    lateHours: '{count} past the target of {target} h, the longest by {hours} h',
    next: 'Take next',
    none: 'Nothing waits',
    own: 'Mine',
    queue: 'Queue',
    free: 'Nobody works on it',
    yours: 'You work on it until {until}',
    taken: '{name} works on it until {until}',
    take: 'Work on it',
    takeOver: 'Take over',
    release: 'Let go',
  },
});
