import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    successor: 'Data ini sedang berlaku. Isian menjadi penggantinya; data ini berakhir sehari sebelumnya.',
    faults: '{count} isian perlu diperbaiki',
    restore: 'Pulihkan isian',
    discard: 'Buang',
    draft: 'Ada isian dari {at} yang belum disimpan.',
    draftStale: 'Data ini sudah diubah sejak saat itu; periksa kembali sebelum menyimpan.',
    offline: 'Anda sedang offline',
    again: 'Coba lagi',
    dateFrom: 'Paling awal {from}',
    dateUntil: 'Paling akhir {to}',
    dateBetween: 'Antara {from} dan {to}',
    merged: '{user} mengubah {fields} pada saat yang sama; perubahan Anda digabung dengannya',
  },
  en: {
    successor: 'This record is in force. What is entered becomes its successor, and this record ends the day before.',
    faults: '{count} {count|field|fields} need attention',
    restore: 'Restore what was typed',
    discard: 'Discard',
    draft: 'There is unsaved typing from {at}.',
    draftStale: 'The record has changed since then; check before saving.',
    offline: 'You are offline',
    again: 'Try again',
    dateFrom: '{from} at the earliest',
    dateUntil: '{to} at the latest',
    dateBetween: 'Between {from} and {to}',
    merged: '{user} changed {fields} at the same time; your changes were merged with it',
  },
});
