import { text, type Text } from '../../core/text.ts';
import type { CcmType } from './vocabulary.ts';

/** A question of the checklist. */
export interface CcmQuestion {
  readonly title: Text;
  /** Whether it must agree for a confirmation. */
  readonly mandatory: boolean;
}

const question = (id: string, en: string, mandatory: boolean): CcmQuestion => ({ title: text(id, en), mandatory });

/** Every question that a customer is asked, by its code. */
export const ccmQuestions = {
  name: question('Nama lengkap', 'Full name', true),
  birthDate: question('Tanggal lahir', 'Date of birth', true),
  item: question('Barang yang dibeli', 'Goods bought', true),
  outlet: question('Toko atau dealer', 'Store or dealer', false),
  tenor: question('Tenor', 'Tenor', true),
  angsuran: question('Angsuran per bulan', 'Instalment a month', true),
  address: question('Alamat', 'Address', false),
  change: question('Perubahan yang diminta', 'Change that was asked for', true),
  received: question('Barang sudah diterima', 'Goods were received', true),
} as const satisfies Readonly<Record<string, CcmQuestion>>;
export type CcmQuestionCode = keyof typeof ccmQuestions;

/** Which questions are asked, in their order. */
export const ccmChecklists = {
  ORDER: ['name', 'birthDate', 'item', 'outlet', 'tenor', 'angsuran', 'address'],
  DATA_CHANGE: ['name', 'birthDate', 'change', 'address'],
  DELIVERY: ['name', 'item', 'received', 'outlet', 'address'],
} as const satisfies Readonly<Record<CcmType, readonly CcmQuestionCode[]>>;

/** What the agent says, by the type. */
export const ccmScripts: Readonly<Record<CcmType, Text>> = {
  ORDER: text(
    'Selamat siang, saya {agent} dari layanan pelanggan. Kami ingin mengonfirmasi pembelian Bapak/Ibu {name}. ' +
      'Percakapan ini dicatat. Apakah saya berbicara dengan Bapak/Ibu {name}?',
    'Good day, this is {agent} of customer care. We would like to confirm a purchase of {name}. ' +
      'This call is recorded. Am I speaking with {name}?',
  ),
  DATA_CHANGE: text(
    'Selamat siang, saya {agent} dari layanan pelanggan. Kami menerima permintaan perubahan data atas nama ' +
      'Bapak/Ibu {name}. Percakapan ini dicatat. Apakah Bapak/Ibu yang memintanya?',
    'Good day, this is {agent} of customer care. We received a request to change the data of {name}. ' +
      'This call is recorded. Was it you who asked for it?',
  ),
  DELIVERY: text(
    'Selamat siang, saya {agent} dari layanan pelanggan. Kami ingin memastikan barang atas nama Bapak/Ibu {name} ' +
      'sudah diterima dengan baik. Percakapan ini dicatat.',
    'Good day, this is {agent} of customer care. We would like to make sure that the goods of {name} ' +
      'were received well. This call is recorded.',
  ),
};
