import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    remapTitle: 'Ubah kantor kode pos ini?',
    remapText: 'Semua {rows} baris dengan kode {code} berubah: {moves}.',
    remapReach: 'Berlaku untuk pendaftaran dan order baru; member dan order yang ada tetap di cabangnya.',
    remap: 'Ubah semua baris',
    inUse: 'Di kode ini: {list}.',
  },
  en: {
    remapTitle: 'Change the office of this zip code?',
    remapText: 'All {rows} {rows|row|rows} of code {code} change: {moves}.',
    remapReach: 'This applies to new registrations and orders; existing members and orders keep their branch.',
    remap: 'Change all rows',
    inUse: 'In this code: {list}.',
  },
});
