import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    scan: 'Pindai atau ketik nomor kartu',
    helpOne: 'Akhiri dengan Enter.',
    help: 'Akhiri dengan Enter. Beberapa nomor dapat ditempel sekaligus.',
    count: '{count} dipindai',
    countOf: '{count} dari {total} dipindai',
    right: '{cardNo} diterima',
    many: '{right} dari {count} nomor diterima',
    wrong: '{cardNo}: {why}',
    pattern: 'Nomor kartu terdiri dari 16 digit',
    checkDigit: 'Nomor kartu tidak valid',
    again: 'Kartu sudah dipindai',
    failed: 'Nomor belum dapat diperiksa. Coba lagi.',
  },
  en: {
    scan: 'Scan or type a card number',
    helpOne: 'End with Enter.',
    help: 'End with Enter. Several numbers can be pasted at once.',
    count: '{count} scanned',
    countOf: '{count} of {total} scanned',
    right: '{cardNo} accepted',
    many: '{right} of {count} numbers accepted',
    wrong: '{cardNo}: {why}',
    pattern: 'A card number has 16 digits',
    checkDigit: 'The card number is not valid',
    again: 'The card has been scanned already',
    failed: 'The number could not be checked. Try again.',
  },
});
