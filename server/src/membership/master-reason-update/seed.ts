import type { FieldGroup, StatusStep } from '@console/contracts/membership/master-reason-update';
import type { Seed } from '../../platform/database/seed.ts';
import { masterRows } from '../../records/masters/seed-rows.ts';

/** Code, name, field groups, document that proves it, note required (docs/model/membership.md#reasons-for-update). */
const reasons: readonly (readonly [string, string, readonly FieldGroup[], string | null, boolean])[] = [
  ['PHONE_LOST', 'Nomor hilang', ['PHONE'], null, false],
  ['PHONE_NEW', 'Ganti nomor', ['PHONE'], null, false],
  ['TYPO', 'Salah ketik', ['IDENTITY', 'ADDRESS', 'EMAIL'], '1', false],
  ['MOVED', 'Pindah domisili', ['ADDRESS', 'BRANCH'], null, false],
  ['MARRIED', 'Perubahan status kawin', ['IDENTITY'], '3', false],
  ['KTP_NEW', 'KTP baru', ['IDENTITY', 'DOCUMENT'], '1', false],
  ['INCOME_UP', 'Kenaikan penghasilan', ['PLAFOND'], '5', false],
  ['REQUEST', 'Permintaan nasabah', ['PHONE', 'EMAIL', 'ADDRESS', 'PLAFOND', 'CARD', 'ESCROW', 'STATUS'], null, false],
  ['FRAUD', 'Indikasi penipuan', ['STATUS', 'DATABASE_TYPE'], null, true],
  ['DECEASED', 'Meninggal dunia', ['STATUS'], 'other', false],
  ['BRANCH_MERGE', 'Penggabungan cabang', ['BRANCH'], null, false],
  ['PROMO_DB', 'Program pemasaran', ['DATABASE_TYPE'], null, false],
  [
    'CORRECTION',
    'Koreksi data',
    ['IDENTITY', 'PHONE', 'EMAIL', 'ADDRESS', 'PLAFOND', 'DOCUMENT', 'ESCROW', 'STATUS'],
    null,
    true,
  ],
  ['DORMANT', 'Tidak aktif', ['STATUS', 'DATABASE_TYPE'], null, false],
];

/** For which steps between states the reasons of STATUS are. */
const steps: Readonly<Record<string, readonly StatusStep[]>> = {
  FRAUD: ['BLOCK'],
  DECEASED: ['DEACTIVATE', 'CLOSE'],
  DORMANT: ['DEACTIVATE', 'CLOSE'],
  REQUEST: ['DEACTIVATE', 'REACTIVATE', 'CLOSE'],
  CORRECTION: ['REACTIVATE', 'UNBLOCK'],
};

export const seed: Seed = {
  name: 'master-reason-update',
  async run(tx, { date }) {
    const rows = reasons.map(([code, name, groups, evidence_required, note_required]) => ({
      code,
      name,
      field_group: [...groups],
      status_steps: [...(steps[code] ?? [])],
      evidence_required,
      note_required,
    }));
    await tx
      .insertInto('update_reason')
      .values(masterRows('master-reason-update', rows, date))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },
};
