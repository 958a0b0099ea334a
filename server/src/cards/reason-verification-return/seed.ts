import type { Seed } from '../../platform/database/seed.ts';
import { masterRows } from '../../records/masters/seed-rows.ts';

/** Code, name, step, kind of document, message to the applicant, final rejection (docs/model/cards.md#reasons). */
const reasons = [
  ['KTP_BLUR', 'Foto KTP buram', 'none', '1', '{name}, foto KTP Anda buram. Mohon kirim ulang foto yang jelas.', false],
  ['KTP_CUT', 'KTP terpotong', 'none', '1', '{name}, foto KTP Anda terpotong. Mohon kirim ulang seluruh kartu.', false],
  [
    'KTP_EXPIRED',
    'KTP tidak berlaku',
    'none',
    '1',
    '{name}, KTP Anda tidak berlaku. Mohon kirim KTP yang berlaku.',
    false,
  ],
  ['SELFIE_BLUR', 'Selfie buram', 'none', '2', '{name}, foto selfie Anda buram. Mohon kirim ulang.', false],
  [
    'FACE_DIFF',
    'Wajah tidak sesuai',
    'face-recognition liveness',
    null,
    '{name}, wajah pada selfie tidak sesuai dengan KTP. Mohon ulangi.',
    false,
  ],
  ['NIK_DIFF', 'NIK tidak sesuai', 'Dukcapil', null, '{name}, NIK Anda tidak sesuai dengan data Dukcapil.', false],
  ['NAME_DIFF', 'Nama tidak sesuai', 'Dukcapil', null, '{name}, nama Anda tidak sesuai dengan data Dukcapil.', false],
  [
    'PHONE_DEAD',
    'Nomor tidak aktif',
    'phone update',
    null,
    '{name}, nomor telepon Anda tidak aktif. Mohon perbarui.',
    false,
  ],
  ['AGE_LIMIT', 'Usia melebihi batas', 'tenor', null, '{name}, usia Anda melebihi batas untuk program ini.', true],
  ['FRAUD', 'Indikasi penipuan', 'none', null, '{name}, pengajuan kartu Anda tidak dapat kami setujui.', true],
] as const;

export const seed: Seed = {
  name: 'reason-verification-return',
  async run(tx, { date }) {
    const rows = reasons.map(([code, name, step, document_type, message_to_applicant, final_reject]) => ({
      code,
      name,
      step,
      document_type,
      message_to_applicant,
      final_reject,
    }));
    await tx
      .insertInto('verification_return_reason')
      .values(masterRows('reason-verification-return', rows, date))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },
};
