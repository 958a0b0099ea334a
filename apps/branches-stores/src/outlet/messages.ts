import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    check: 'Periksa nama rekening',
    incomplete: 'Pilih bank dan ketik nomor rekening lengkap',
    holder: 'Nama menurut bank: {name}',
    unverified: '{message}. Data dapat disimpan; rekening ditandai belum diverifikasi',
  },
  en: {
    check: 'Check account holder',
    incomplete: 'Choose the bank and type the whole account number',
    holder: 'Holder according to the bank: {name}',
    unverified: '{message}. The record can be saved; the account is marked as unverified',
  },
});
