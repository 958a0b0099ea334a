import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    approve: 'Setujui pendaftaran',
    activate: 'Aktifkan',
    effect: 'Agen dapat menerima pre-order.',
    waive: 'Agen dapat menerima pre-order. Tulis alasan untuk setiap pemeriksaan yang belum lulus.',
    missing: 'Belum diisi: {fields}',
    changeFee: 'Ubah fee',
    feeHelp: 'Kosong berarti fee menurut pengaturan.',
    check: 'Periksa',
    checkAgain: 'Periksa lagi',
    checked: 'Hasil pemeriksaan disimpan',
    notChecked: 'Belum diperiksa',
  },
  en: {
    approve: 'Approve registration',
    activate: 'Activate',
    effect: 'The agent can take pre-orders.',
    waive: 'The agent can take pre-orders. Write a reason for each check that has not passed.',
    missing: 'Not filled in: {fields}',
    changeFee: 'Change fee',
    feeHelp: 'Empty means the fee of the settings.',
    check: 'Check',
    checkAgain: 'Check again',
    checked: 'The result of the check is saved',
    notChecked: 'Not checked yet',
  },
});
