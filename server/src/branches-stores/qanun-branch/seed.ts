import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { branchId } from '../../people/organisation/seed.ts';

/** Offices under Qanun. */
export const officesUnderQanun: readonly string[] = ['10010', '10020', '10030', '10070', '10080'];
/** Those with a second record after the first. */
const followed = ['10010', '10020'] as const;

/** The first day of the month this many months before a date. */
function monthBefore(date: Date, months: number): Date {
  const [year = 0, month = 0] = toWireInstant(date).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1));
}
const day = (date: Date): string => date.toISOString().slice(0, 10);

const frame = (date: Date) => ({ created_by: 'SYSTEM', created_at: date, updated_by: 'SYSTEM', updated_at: date });
/** One office has a rate of its own, the others the tariff of the product. */
const takafulOf = (code: string) => (code === '10080' ? '1.2500' : null);
const fees = {
  akad: 'MURABAHAH',
  ujrah_admin_regular: 175_000,
  ujrah_admin_repeat: 150_000,
  ujrah_charge: 'UPFRONT',
  fiducia_fee: 50_000,
  takaful_rate: null,
  tazir_rate: '0.1000',
  tawidh_amount: 25_000,
} as const;

/**
 * Five records in force from T - 6 months and two that ended the day before
 * (docs/model/branches-stores.md#qanun-branches).
 */
export const seed: Seed = {
  name: 'qanun-branch',
  async run(tx, { date }) {
    const [start, first] = [monthBefore(date, 6), monthBefore(date, 18)];
    const ended = day(new Date(start.getTime() - 86_400_000));
    const record = (code: string, name: string) => ({
      ...frame(date),
      ...fees,
      id: seedId('qanun-branch', name),
      branch_id: branchId('SPEKTRA', code),
    });
    await tx
      .insertInto('qanun_branch')
      .values([
        ...followed.map((code) => ({
          ...record(code, `${code}:1`),
          effective_from: day(first),
          effective_to: ended,
        })),
        ...officesUnderQanun.map((code) => ({
          ...record(code, code),
          takaful_rate: takafulOf(code),
          effective_from: day(start),
          effective_to: null,
        })),
      ])
      .execute();
  },
};

/** Five records of NMC in force from T - 6 months. */
export const nmcSeed: Seed = {
  name: 'master-qanun-branch-nmc',
  async run(tx, { date }) {
    await tx
      .insertInto('qanun_branch_nmc')
      .values(
        officesUnderQanun.map((code) => ({
          ...frame(date),
          ...fees,
          id: seedId('master-qanun-branch-nmc', code),
          branch_id: branchId('NMC', code),
          takaful_year1: '1.0500',
          takaful_year2: '0.9500',
          takaful_year3: '0.8500',
          takaful_rate: takafulOf(code),
          takaful_year4: code === '10080' ? '0.7500' : null,
          effective_from: day(monthBefore(date, 6)),
          effective_to: null,
        })),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },
};
