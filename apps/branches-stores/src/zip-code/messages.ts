import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    remapTitle: 'Ubah kantor kode pos ini?',
    remapText: '{rows} baris dengan kode {code} pindah ke kantor {office}.',
    remapReach: 'Berlaku untuk pendaftaran dan order baru; member dan order yang ada tetap di cabangnya.',
    remap: 'Ubah semua baris',
    inUse: 'Di kode ini: {list}.',
  },
  en: {
    remapTitle: 'Change the office of this zip code?',
    remapText: '{rows} {rows|row|rows} of code {code} move to office {office}.',
    remapReach: 'This applies to new registrations and orders; existing members and orders keep their branch.',
    remap: 'Change all rows',
    inUse: 'In this code: {list}.',
  },
});
