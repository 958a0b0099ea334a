import { options } from '../core/fields.ts';

/**
 * Checks that an application for a card goes through (docs/model/specification.md#verification-steps); `all` stands for
 * the four.
 */
export const verificationSteps = options({
  none: ['Tidak ada', 'None'],
  'phone update': ['Pembaruan nomor telepon', 'Phone update'],
  Dukcapil: ['Dukcapil'],
  'face-recognition liveness': ['Pengenalan wajah (liveness)', 'Face-recognition liveness'],
  tenor: ['Tenor'],
  all: ['Semua', 'All'],
});
export type VerificationStep = (typeof verificationSteps)[number]['value'];

/** The single steps, without the one that stands for all. */
export const singleSteps = verificationSteps.filter(
  (option): option is typeof option & { readonly value: Exclude<VerificationStep, 'all'> } => option.value !== 'all',
);

/** Kinds of document of an application (docs/model/specification.md#document-types). */
export const documentTypes = options({
  '1': ['1 KTP', '1 Identity card (KTP)'],
  '2': ['2 Selfie dengan KTP', '2 Selfie with KTP'],
  '3': ['3 KK', '3 Family card (KK)'],
  '4': ['4 NPWP', '4 Tax number (NPWP)'],
  '5': ['5 Slip gaji', '5 Pay slip'],
  '6': ['6 Rekening koran', '6 Bank statement'],
  '7': ['7 Bukti kepemilikan', '7 Proof of ownership'],
  other: ['Lainnya', 'Other'],
});
