import { options } from '../../core/fields.ts';
import { singleSteps, type VerificationStep } from '../../membership/index.ts';

/** The steps that `all` stands for. */
export const checkedSteps = singleSteps.filter(
  (option): option is typeof option & { readonly value: Exclude<VerificationStep, 'all' | 'none'> } =>
    option.value !== 'none',
);
export type CheckedStep = (typeof checkedSteps)[number]['value'];

/**
 * The single steps that a requirement stands for.
 * @example stepsOf(['none']); // []
 */
export const stepsOf = (required: readonly string[]): CheckedStep[] =>
  checkedSteps.map(({ value }) => value).filter((value) => required.includes('all') || required.includes(value));

/** Why a step has the result it has. */
export const stepDetails = options({
  UNAVAILABLE: ['Pemeriksaan otomatis tidak tersedia', 'Automatic check not available'],
  OTP_MISSING: ['OTP belum dikonfirmasi', 'OTP not confirmed'],
  PHONE_BLACKLISTED: ['Nomor telepon tidak dapat digunakan', 'The phone number cannot be used'],
  NIK_UNKNOWN: ['NIK tidak ditemukan', 'NIK not found'],
  NAME_DIFFERS: ['Nama kurang dari 90 % mirip', 'Name less than 90 % alike'],
  BIRTH_DATE_DIFFERS: ['Tanggal lahir berbeda', 'Birth date differs'],
  DECEASED: ['Meninggal dunia', 'Deceased'],
  LIVENESS_LOW: ['Nilai liveness di bawah batas', 'Liveness score below the limit'],
  FACE_DIFFERS: ['Wajah kurang cocok dengan KTP', 'Face too unlike the KTP'],
  AGE_LIMIT: ['Usia melebihi batas di akhir tenor', 'Too old at the end of the tenor'],
});
