import { jakartaDay } from '../../records/resource/phase.ts';

const dayMs = 86_400_000;

/** A plain date some days after the day of the seed; negative for days before. */
export const seedDay = (date: Date, days: number): string => jakartaDay(new Date(date.getTime() + days * dayMs));

/** The columns of a seeded record of insurance that come from core. */
export const seededFeed = (id: string, code: string, date: Date) => ({
  id,
  created_by: 'SYSTEM',
  created_at: date,
  updated_by: 'SYSTEM',
  updated_at: date,
  core_code: code,
  last_synced_at: date,
  sync_faults: null,
  core_hash: null,
  core_run: null,
});

/** Days of the agreements of seeded packages: one ends soon, one has ended. */
const agreements = { usual: [-540, 540], soon: [-540, 20], ended: [-540, -1] } as const;

/**
 * A seeded package, counted from 0.
 * @param ending how many stand before the one that ends soon; the one after it has ended
 */
export function seededPackage(
  { id, code, date }: { readonly id: string; readonly code: string; readonly date: Date },
  k: number,
  ending: number,
) {
  const [from, to] = k === ending ? agreements.soon : k === ending + 1 ? agreements.ended : agreements.usual;
  const number = String(k + 1).padStart(2, '0');
  return {
    ...seededFeed(id, code, date),
    insurance_code: code,
    insurer_name: `Asuransi Contoh ${number}`,
    payment_types: k % 3 === 2 ? ['S'] : ['Y', 'M', 'S'],
    agreement_no: `PKS/${number}/2025`,
    agreement_from: seedDay(date, from),
    agreement_to: seedDay(date, to),
    commission_pct: `${10 + (k % 4) * 2.5}`,
    tax_pct: '11',
    policy_fee: 10_000 + 5_000 * (k % 3),
    sharia: k % 4 === 3,
    claim_contact: `klaim.${number}@contoh.id`,
    claim_url: `https://contoh.id/klaim/${number}`,
    wording_document: `polis-${number}.pdf`,
    status: k === ending + 1 ? ('inactive' as const) : ('active' as const),
  };
}

/** Sets of seeded tariffs: one that ended, one in force, one that waits. Days of their periods. */
export const seededSets = [
  { no: 1, from: -540, to: -181, active: true },
  { no: 2, from: -180, to: null, active: true },
  { no: 3, from: 30, to: null, active: false },
] as const;
export type SeededSet = (typeof seededSets)[number];

/** The columns of a row of a seeded set that are the same for each business line. */
export const seededTariff = (
  { id, code, date }: { readonly id: string; readonly code: string; readonly date: Date },
  { from, to, active }: SeededSet,
) => ({
  ...seededFeed(id, code, date),
  row_code: code,
  effective_from: seedDay(date, from),
  holds_from: active ? seedDay(date, from) : null,
  effective_to: to === null ? null : seedDay(date, to),
  status: active ? ('active' as const) : ('inactive' as const),
});
