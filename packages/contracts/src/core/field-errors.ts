import type { Parameters } from './fill.ts';
import { text, type Text } from './text.ts';

/** Codes of single fields inside a VALIDATION answer (docs/model/platform.md#errors). */
export const fieldErrors = {
  REQUIRED: text('Wajib diisi', 'Required'),
  SAME_FILE: text(
    'Gunakan berkas lain: yang ini sudah dipakai untuk isian lain',
    'Use another file: this one already serves another field',
  ),
  TOO_SHORT: text('Minimal {minimum} karakter', 'At least {minimum} characters'),
  TOO_LONG: text('Maksimal {maximum} karakter', 'At most {maximum} characters'),
  TAG_TOO_LONG: text('Maksimal 30 karakter setiap kata', 'At most 30 characters a word'),
  TOO_FEW: text('Pilih minimal {minimum}', 'Choose at least {minimum}'),
  TOO_MANY: text('Pilih maksimal {maximum}', 'Choose at most {maximum}'),
  PATTERN: text('Format tidak sesuai', 'The format does not match'),
  DIGITS_ONLY: text('Hanya boleh berisi angka', 'Only digits may stand here'),
  MASKED: text(
    'Nilai ini disamarkan dengan bintang, tulis selengkapnya',
    'The value is hidden behind asterisks, write it in full',
  ),
  LOOK_ALIKE: text(
    'Huruf “{letter}” bukan huruf Latin walau mirip, ketik ulang',
    'The letter “{letter}” looks like a Latin one but is not, type it again',
  ),
  CELL_ERROR: text(
    'Sel berisi kesalahan {value} dari lembar kerja',
    'The cell holds {value}, an error of the spreadsheet',
  ),
  SECRET_SIGNS: text(
    'Tanpa spasi di awal, di akhir, atau ganda, dan tanpa tanda yang tidak terlihat atau tanda kutip miring',
    'No blanks at its ends, no double ones, no invisible signs and no curly quotes',
  ),
  DIGITS_LOST: text(
    'Digit terakhir {value} hilang di lembar kerja. Ubah format kolom menjadi teks, lalu ketik ulang',
    'The spreadsheet lost the last digits of {value}. Format the column as text, then type it again',
  ),
  RANGE: text('Harus antara {minimum} dan {maximum}', 'Must be between {minimum} and {maximum}'),
  RANGE_FROM: text('Minimal {minimum}', 'At least {minimum}'),
  RANGE_TO: text('Maksimal {maximum}', 'At most {maximum}'),
  RANGE_NONE: text('Di luar batas', 'Out of bounds'),
  NO_WORDS: text('Tulis dengan kata-kata', 'Write it in words'),
  NOT_A_NUMBER: text('Harus berupa angka, contoh: 1000000', 'Must be a number, such as 1000000'),
  NOT_A_NUMBER_SUCH_AS: text('Harus berupa angka, contoh: {example}', 'Must be a number, such as {example}'),
  NOT_A_PLAIN_NUMBER: text(
    'Angka tanpa pemisah ribuan, desimal dengan titik, contoh: 25000 atau 0.05',
    'A number without thousands separators, decimals with a period; examples: 25000 or 0.05',
  ),
  NOT_A_PERCENT: text(
    'Berupa angka persen, paling banyak empat desimal, contoh: 2,7500',
    'A percentage with at most four decimals; an example: 2.7500',
  ),
  NOT_A_DATE: text(
    'Tanggal tidak dikenali atau tidak ada di kalender, contoh: 31-12-2026',
    'Not a date, or not in the calendar; an example: 31-12-2026',
  ),
  NOT_AN_INSTANT: text(
    'Tanggal dan jam tidak dikenali atau tidak ada di kalender, contoh: 31-12-2026 08:00',
    'Not a date with a time, or not in the calendar; an example: 31-12-2026 08:00',
  ),
  NOT_A_TIME: text('Jam tidak dikenali, contoh: 08:30', 'Not a time; an example: 08:30'),
  DATE_ORDER: text('Tanggal akhir harus setelah tanggal mulai', 'The end must be after the start'),
  NUMBER_ORDER: text('Batas atas di bawah batas bawah', 'The upper bound is below the lower one'),
  AFTER_TODAY: text('Paling lambat hari ini', 'Today at the latest'),
  BACKDATED: text('Tanggal mulai tidak boleh lewat', 'The start may not be in the past'),
  PERIOD_OVERLAP: text('Bertabrakan dengan {clash}', 'Overlaps {clash}'),
  NOTHING_CHANGED: text('Tidak ada yang berubah', 'Nothing has changed'),
  BAND_LEFT: text('Menggantikan {left}', 'Replaces {left}'),
  START_SHARED: text(
    'Mulai bersama rentang lain yang menggantikan data yang sama: batalkan bersama, lalu ajukan lagi',
    'Starts together with other bands that replace the same record: cancel them together, then propose again',
  ),
  SUPERSEDE_TOO_EARLY: text(
    'Pengganti mulai berlaku besok atau sesudahnya',
    'A successor takes effect tomorrow or later',
  ),
  END_TOO_EARLY: text('Tanggal akhir paling cepat hari ini', 'The end is today at the earliest'),
  END_TOO_LATE: text('Harus lebih awal daripada tanggal akhir sekarang', 'Must be earlier than the present end'),
  BAND_ORDER: text('Batas atas di bawah batas bawah', 'The end of the band is below its start'),
  RATE_RO_ABOVE_REGULAR: text('Rate RO melebihi rate regular', 'The RO rate is above the regular rate'),
  INCOME_ABOVE_SUBSIDY: text('Pendapatan melebihi subsidi', 'The income is above the subsidy'),
  BAND_TAKEN: text('Bertabrakan dengan rentang {from} sampai {to}', 'Overlaps the band from {from} to {to}'),
  TOO_MANY_ROWS: text('Maksimal {maximum} baris', 'At most {maximum} rows'),
  TOO_MANY_APPLIED: text(
    'Maksimal {maximum} baris: tiap baris diterapkan ke {targets} sasaran, paling banyak {limit} seluruhnya',
    'At most {maximum} rows: each is applied to {targets} targets, {limit} in all at most',
  ),
  TIME_ORDER: text('Jam tutup harus setelah jam buka', 'The closing time must be after the opening time'),
  OUTSIDE_INDONESIA: text('Koordinat di luar Indonesia, contoh: -6.175392', 'Outside Indonesia; an example: -6.175392'),
  DUPLICATE: text('Nilai sudah digunakan', 'Value is already in use'),
  NOT_FOUND: text('Data tidak ditemukan', 'Not found'),
  INACTIVE: text('Tidak aktif', 'Not active'),
  IMMUTABLE: text('Tidak dapat diubah', 'Cannot be changed'),
  NIK_INVALID: text(
    'NIK tidak valid: tanggal lahir atau nomor urutnya tidak ada',
    'Not a valid NIK: its day of birth or serial number does not exist',
  ),
  CARD_NO_CHECK_DIGIT: text('Nomor kartu tidak valid', 'The card number is not valid'),
  NOT_ALLOWED: text('Pilihan tidak diperbolehkan', 'Choice is not allowed'),
  NOT_OF_PARENT: text('Tidak termasuk dalam pilihan induknya', 'Does not belong to the chosen parent'),
  CODE_OF_PARENT: text('Harus diawali {code}', 'Must begin with {code}'),
  CONDITION_UNREADABLE: text('Syarat ini tidak dapat dibaca', 'This condition cannot be read'),
  CONDITION_FIELD: text('Daftar ini tidak dapat disaring menurut {name}', 'This list has no conditions on {name}'),
  CONDITION_OPERATOR: text(
    '{name} tidak dapat disaring dengan cara ini: {operator}',
    '{name} cannot be filtered this way: {operator}',
  ),
  CONDITION_TEXTS: text(
    'Maksimal {maximum} syarat “memuat” sekaligus',
    'At most {maximum} conditions with “contains” at a time',
  ),
  CONDITION_PERIOD: text('Isi awal atau akhir', 'Fill in the start or the end'),
} as const satisfies Record<string, Text>;
/**
 * The code whose words fit what is known: a range with one bound has no hole where the other belongs.
 * @example
 * wordedCode('RANGE', { maximum: 72 }); // 'RANGE_TO'
 */
export const wordedCode = (code: string, parameters: Readonly<Record<string, unknown>> = {}): string => {
  if (code === 'NOT_A_NUMBER' && parameters['example'] !== undefined) return 'NOT_A_NUMBER_SUCH_AS';
  if (code !== 'RANGE') return code;
  const [from, to] = [parameters['minimum'] !== undefined, parameters['maximum'] !== undefined];
  return from && to ? 'RANGE' : from ? 'RANGE_FROM' : to ? 'RANGE_TO' : 'RANGE_NONE';
};

export type FieldErrorCode = keyof typeof fieldErrors;

/** One error of one field. `code` is a {@link FieldErrorCode} or a code of the module's contract. */
export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly parameters?: Parameters;
  /** Parameters that are words, such as the title of a field; the services answer them in the caller's language. */
  readonly words?: Readonly<Record<string, Text>>;
  /** What of a list the error is about, such as codes of offices: the message begins with the first of them. */
  readonly about?: readonly string[];
  /** Address of the page of the record that the error is about, in the console. */
  readonly at?: string;
  /** Text in the language of the caller; filled by the server. */
  readonly message?: string;
}

/**
 * The parameters of a fault in one language.
 * @example
 * const words = { name: text('Kode', 'Code') };
 * wordedParameters({ field: 'where', code: 'CONDITION_FIELD', words }, 'en').name; // 'Code'
 */
export const wordedParameters = ({ parameters, words = {} }: FieldError, language: keyof Text): Parameters => ({
  ...parameters,
  ...Object.fromEntries(Object.entries(words).map(([name, word]) => [name, word[language]])),
});
