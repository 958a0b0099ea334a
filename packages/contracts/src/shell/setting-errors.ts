import { text } from '../core/text.ts';

/** Refusals of application settings, and what is wrong with a value. */
export const settingErrors = {
  SETTING_SYSTEM: {
    text: text(
      'Pengaturan bawaan sistem tidak dapat dihapus, dinonaktifkan, atau diganti jenisnya',
      'A system setting cannot be deleted, switched off or given another type',
    ),
  },
  SETTING_PATTERN: {
    status: 422,
    text: text('Tidak sesuai pola pengaturan ini: {pattern}', 'Does not match the pattern of this setting: {pattern}'),
  },
  NOT_A_LIST: {
    status: 422,
    text: text(
      'Pisahkan dengan koma dalam satu baris, contoh: satu, dua',
      'Divide by commas on one line; an example: one, two',
    ),
  },
  NOT_TRUE_OR_FALSE: { status: 422, text: text('Tulis true atau false', 'Write true or false') },
  NOT_JSON: {
    status: 422,
    text: text(
      'Bukan JSON: nama dan teks memakai tanda kutip ganda, tanpa koma di akhir',
      'Not JSON: names and texts stand in double quotes, without a comma at the end',
    ),
  },
  JSON_NAME_TWICE: {
    status: 422,
    text: text(
      'Sebuah nama ditulis dua kali: hanya yang terakhir yang berlaku',
      'A name stands twice: only the last one would hold',
    ),
  },
  NOT_A_WHOLE_NUMBER: {
    status: 422,
    text: text('Bilangan bulat tanpa desimal, contoh: 30', 'A whole number; an example: 30'),
  },
  NOT_A_HOST: {
    status: 422,
    text: text('{value} bukan nama host, contoh: contoh.id', '{value} is not the name of a host, such as contoh.id'),
  },
  NOT_LIMITS: {
    status: 422,
    text: text(
      'Bukan batas peran: {value}. Tulis nama batas dengan bilangan bulat, contoh: {example}',
      'Not a limit of a role: {value}. Write the name of a limit and a whole number, such as {example}',
    ),
  },
  CODE_TWICE: { status: 422, text: text('Kode {value} ditulis dua kali', 'The code {value} stands twice') },
  UNKNOWN_MODULE: { status: 422, text: text('Bukan nama modul: {names}', 'Not the name of a module: {names}') },
  SSO_UNREACHABLE: {
    text: text(
      'Layanan identitas tidak dapat dihubungi; pengaturan tidak diubah',
      'The identity service cannot be reached; nothing was changed',
    ),
  },
  SSO_LOCKOUT: {
    text: text(
      'Tidak ada admin aktif yang masih dapat masuk setelah perubahan ini',
      'No active admin could sign in after this change',
    ),
  },
} as const;
