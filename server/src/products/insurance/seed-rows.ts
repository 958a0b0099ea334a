import type { Tx } from '../../platform/context.ts';
import type { SeedOptions } from '../../platform/database/seed.ts';
import { seedDocument } from '../../platform/seed-data/document.ts';
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
 * @param tariffed the one that the seeded sets of tariffs are of: takaful, which branches under Qanun take too
 * @param ending how many stand before the one that ends soon; the one after it has ended
 */
export function seededPackage(
  { id, code, date }: { readonly id: string; readonly code: string; readonly date: Date },
  k: number,
  { ending, tariffed }: { readonly ending: number; readonly tariffed: number },
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
    sharia: k === tariffed || k % 4 === 3,
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

interface Worded {
  readonly id: string;
  readonly insurance_code: string;
  readonly insurer_name: string;
  readonly package_name: string;
  readonly agreement_no: string;
  readonly wording_document: string;
}

/** Stores the wording that each seeded package names. */
export async function seedWordings(
  tx: Tx,
  options: SeedOptions,
  module: string,
  packages: readonly Worded[],
): Promise<void> {
  for (const each of packages)
    await seedDocument(tx, options, {
      module,
      recordId: each.id,
      key: each.insurance_code,
      name: each.wording_document,
      lines: [`${each.insurer_name}: ${each.package_name}`, `Perjanjian ${each.agreement_no}`, 'Contoh isi polis.'],
    });
}
