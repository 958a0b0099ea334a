import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    title: 'Lacak Kartu', box: 'Nomor kartu, resi, atau dokumen', help: 'Ketik atau pindai lalu Enter. Sampai {most} nomor dapat ditempel sekaligus. Setiap pencarian dicatat.', look: 'Lacak', tooMany: 'Maksimal {most} nomor sekaligus', first: 'Ketik atau pindai sebuah nomor untuk melihat keberadaannya.',
    checkDigit: 'Nomor kartu tidak valid', notFound: 'Tidak ditemukan', restricted: 'Kartu ini di luar kantor Anda: hanya status dan kantornya yang dapat dilihat.', where: 'Keberadaan', since: '{days} hari', today: 'hari ini', next: 'Langkah berikutnya', owed: 'Tanggung jawab', arrived: 'Tidak ada',
    holder: 'Pemegang', holds: 'Penahanan', type: 'Jenis', awb: 'Resi {no}', cards: '{total} kartu', shown: '{count} pertama dari {total} kartu', number: 'Nomor kartu', status: 'Status', result: 'Hasil {number}', looking: 'Mencari…', courier: 'Kabar kurir', handedTo: 'kepada {name}',
  },
  en: {
    title: 'Card tracking', box: 'Number of a card, waybill or document', help: 'Type or scan, then Enter. Up to {most} numbers can be pasted at once. Each look-up is kept.', look: 'Track', tooMany: 'At most {most} numbers at a time', first: 'Type or scan a number to see where it is.',
    checkDigit: 'The card number is not valid', notFound: 'Not found', restricted: 'This card is not of your office: only its status and office can be seen.', where: 'Where', since: '{days} days', today: 'today', next: 'Next step', owed: 'Owed by', arrived: 'None',
    holder: 'Holder', holds: 'Holds', type: 'Type', awb: 'Waybill {no}', cards: '{total} cards', shown: 'First {count} of {total} cards', number: 'Card number', status: 'Status', result: 'Result of {number}', looking: 'Looking…', courier: 'Told by the courier', handedTo: 'to {name}',
  },
});
