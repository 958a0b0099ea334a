import type { Insertable } from 'kysely';
import { branchId } from '../../people/organisation/seed.ts';
import { inLine, seedOffices } from '../../people/organisation/offices.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { officesUnderQanun } from '../qanun-branch/seed.ts';
import { frameOf, monthFrom } from '../seed-days.ts';
import type { PromoFeeTable } from './table.ts';

/** Offices of NMC that are not under Qanun, the last first. */
const offices = seedOffices
  .filter(({ officeCode }) => inLine(officeCode, 'NMC') && !officesUnderQanun.includes(officeCode))
  .map(({ officeCode }) => officeCode)
  .toReversed();

const bands = [
  [1, 12],
  [13, 24],
  [25, 36],
] as const;
const ofEach = 30;
const reset = { batch: 'RST-000000', id: seedId('promo-fee-reset', '1'), reason: 'kampanye dihentikan lebih awal' };
const resetCount = 10;

interface Wave {
  readonly name: string;
  readonly campaign: string;
  /** Office of the first row. */
  readonly first: number;
  readonly months: readonly [from: number, to: number];
}
const running: Wave = { name: 'running', campaign: 'Promo Akhir Tahun', first: 0, months: [-1, 2] };
const scheduled: Wave = { name: 'scheduled', campaign: 'Promo Lebaran', first: 15, months: [3, 6] };
const ended: Wave = { name: 'ended', campaign: 'Promo Merdeka', first: 27, months: [-5, -1] };

const rowsOf = (date: Date, { name, campaign, first, months }: Wave): Insertable<PromoFeeTable>[] =>
  Array.from({ length: ofEach }, (_, at) => {
    const code = offices[(first + at) % offices.length]!;
    const [tenorFrom, tenorTo] = bands[at % bands.length]!;
    return {
      ...frameOf(date),
      id: seedId('promo-fee', `${name}:${code}`),
      branch_id: branchId('NMC', code),
      campaign_name: campaign,
      tenor_from: tenorFrom,
      tenor_to: tenorTo,
      promo_fee_regular: 750_000 + 50_000 * (at % 4),
      promo_fee_repeat: at % 5 === 0 ? null : 500_000,
      effective_from: monthFrom(date, months[0]),
      effective_to: dayAfter(monthFrom(date, months[1]), -1),
    };
  });

/** 30 promo fees in force, 30 scheduled and 30 ended, ten of them by a reset. */
export const seed: Seed = {
  name: 'promo-fee',
  async run(tx, { date }) {
    const over = rowsOf(date, ended).map((row, at) =>
      at < resetCount
        ? {
            ...row,
            effective_to: dayAfter(monthFrom(date, -2), 9),
            reset_batch_no: reset.batch,
            ended_reason: reset.reason,
          }
        : row,
    );
    await tx
      .insertInto('promo_fee_nmc')
      .values([...rowsOf(date, running), ...rowsOf(date, scheduled), ...over])
      .execute();
    const at = new Date(`${dayAfter(monthFrom(date, -2), 9)}T10:00:00+07:00`);
    await tx
      .insertInto('promo_fee_reset')
      .values({
        id: reset.id,
        batch_no: reset.batch,
        mode: 'END_RUNNING',
        scope: '"Promo Merdeka"',
        reason: reset.reason,
        state: 'APPROVED',
        editors: ['SYSTEM'],
        running_count: resetCount,
        scheduled_count: 0,
        decided_by: 'SYSTEM',
        decided_at: at,
        note: null,
        created_by: 'SYSTEM',
        created_at: at,
        updated_by: 'SYSTEM',
        updated_at: at,
      })
      .execute();
    await tx
      .insertInto('promo_fee_reset_row')
      .values(over.slice(0, resetCount).map(({ id }) => ({ reset_id: reset.id, promo_fee_id: id })))
      .execute();
  },
};
