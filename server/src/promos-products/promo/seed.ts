import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql, type Insertable } from 'kysely';
import { promoLines } from '@console/contracts/promos-products/promo/lines';
import { qanunBranches, seededRate } from '../../branches-stores/index.ts';
import { inLine, seedOffices } from '../../people/organisation/offices.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Tx } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { seededPromos, type SeededPromo } from './seed-promos.ts';
import { seedPendingLines } from './seed-waiting.ts';
import type { PromoRateLineTable, PromoRateTable, PromoTable } from './table.ts';

const maker = 'HOBIS01';
const approver = 'HOBISHD01';
/** Contracts of the promo that used its quota up. */
const quota = 50;
/** The hidden banner of a promo that has ended. */
const bannerTitle = 'Diskon Biaya Admin';

const stamps = (date: Date) => ({ created_at: date, updated_at: date }) as const;

const groupIds = ({ line, groups }: SeededPromo): string[] =>
  groups.map((code) => seedId(promoLines[line].groups.module, code));

/** The brands that a promo of motorcycles is for; none are all. */
const brandsOf = (k: number): string[] => (k % 4 === 1 ? ['Elang', 'Kancil'] : []);

const isInQanun = (k: number): boolean => k % 7 === 6;

function promoRow(promo: SeededPromo, date: Date): Insertable<PromoTable> {
  const { line, k, state, inactiveReason, type } = promo;
  const isUsedUp = inactiveReason === 'QUOTA_REACHED';
  const hasBeenActive = state === 'active' || (state === 'inactive' && inactiveReason !== 'REJECTED');
  return {
    ...stamps(date),
    created_by: maker,
    updated_by: state === 'new' ? maker : approver,
    id: promo.id,
    business_line: line,
    promo_code: promo.code,
    name: promo.name,
    promo_type: type,
    description: 'Contoh promo untuk peragaan.',
    terms_text: '<p>Berlaku selama periode promo atau sampai kuota habis.</p>',
    start_date: promo.startDate,
    end_date: promo.endDate,
    lob_id: seedId('master-lob', promo.lob),
    product_group_ids: groupIds(promo),
    product_ids: null,
    outlet_scope: 'ALL',
    outlet_ids: null,
    single_outlet_ids: null,
    financial_scheme_id: null,
    tenors: promo.tenors.map(String),
    customer_kind: k % 5 === 3 && type === 'RATE' ? 'REPEAT' : 'ALL',
    membership_group_ids: null,
    price_min: null,
    price_max: null,
    dp_min_pct: null,
    admin_fee: promo.adminFee,
    channels: null,
    priority: k + 1,
    quota_contracts: isUsedUp ? quota : k % 3 === 0 ? 500 : null,
    quota_amount: null,
    budget_subsidy: k % 4 === 1 ? 500_000_000 : null,
    allowed_in_qanun: isInQanun(k),
    banner_id:
      line === 'SPEKTRA' && inactiveReason === 'ENDED' && k % 3 === 1 ? seedId('master-banner', bannerTitle) : null,
    brands: line === 'NMC' ? brandsOf(k) : null,
    vehicle_types: null,
    regional_price_area: null,
    collateral_types: line === 'UFI' ? ['MOTOR_BEKAS'] : null,
    age_from: null,
    age_to: null,
    max_ltv_pct: null,
    status: state,
    inactive_reason: inactiveReason,
    inactive_note: inactiveReason === 'REJECTED' ? 'Subsidi belum disepakati' : null,
    editors: [maker],
    activated_by: hasBeenActive ? approver : null,
    activated_at: hasBeenActive ? date : null,
    reactivation_asked_at: null,
    used_contracts: isUsedUp ? quota : 0,
    used_amount: isUsedUp ? quota * 5_400_000 : 0,
    used_subsidy: 0,
  };
}

const hundredths = (value: number): string => (value / 100).toFixed(4);

/** What a line grants: the rates of its branch less a part, or what its type has in their place. */
function valuesOf({ line, k, type }: SeededPromo, tenor: number, office: number) {
  if (type === 'ADMIN') return { store_admin_fee: 50_000 };
  if (type === 'ZERO') return { store_subsidy: (7 + tenor / 3).toFixed(4), fif_income: '4.0000' };
  const [regular, repeat] = seededRate(line, tenor, office);
  const less = { SPEKTRA: 40 + 5 * (k % 4), NMC: 400 + 25 * (k % 4), UFI: 300 }[line];
  const subsidy = { SPEKTRA: 250 + 50 * (k % 3), NMC: 200, UFI: k % 3 === 0 ? 0 : 150 }[line];
  const income = { SPEKTRA: subsidy / 2, NMC: 50, UFI: 50 }[line];
  return {
    rate_regular: hundredths(regular - less),
    rate_repeat: hundredths(repeat - less),
    store_subsidy: subsidy > 0 ? hundredths(subsidy) : null,
    fif_income: subsidy > 0 ? hundredths(income) : null,
  };
}

interface Rows {
  readonly sheets: Insertable<PromoRateTable>[];
  readonly lines: Insertable<PromoRateLineTable>[];
}

/** Branches that take a sheet: all that are open, and those that are not under Qanun. */
async function openBranches(tx: Tx, line: BusinessLine, date: Date) {
  const { rows } = await sql<{ id: string }>`select b.id from branch_view b
    where b.business_line = ${line} and b.status in ('new', 'active')`.execute(tx);
  const open = rows.map(({ id }) => id);
  const under = await qanunBranches(tx, open, date);
  return { open: new Set(open), plain: new Set(open.filter((id) => !under.has(id))) };
}

/** Sheets at every third office that takes one. */
function sheetsOf(promo: SeededPromo, date: Date, taking: ReadonlySet<string>): Rows {
  const { line, k, id: promoId, state, inactiveReason } = promo;
  const offices = seedOffices.filter(({ officeCode }) => inLine(officeCode, line));
  const approval = state === 'new' ? 'PENDING' : inactiveReason === 'REJECTED' ? 'REJECTED' : 'APPROVED';
  const rows: Rows = { sheets: [], lines: [] };
  for (const [office, { officeCode }] of offices.entries()) {
    const branch = branchId(line, officeCode);
    if ((k + office) % 3 !== 0 || !taking.has(branch)) continue;
    const id = seedId('promo-rate', `${promoId}:${officeCode}`);
    rows.sheets.push({
      ...stamps(date),
      created_by: maker,
      updated_by: maker,
      id,
      promo_id: promoId,
      branch_id: branch,
      period_from: promo.startDate,
      period_to: promo.endDate,
    });
    for (const tenor of promo.tenors)
      rows.lines.push({
        id: seedId('promo-rate-line', `${id}:${tenor}`),
        rate_id: id,
        tenor,
        rate_regular: null,
        rate_repeat: null,
        store_subsidy: null,
        fif_income: null,
        store_admin_fee: null,
        ...valuesOf(promo, tenor, office),
        approval,
        batch_id: null,
        ended_on: null,
      });
  }
  return rows;
}

async function insertAll(tx: Tx, table: 'promo_rate' | 'promo_rate_line', rows: readonly object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 500)
    await tx
      .insertInto(table)
      .values(rows.slice(at, at + 500) as never)
      .execute();
}

async function seedLine(tx: Tx, line: BusinessLine, date: Date): Promise<void> {
  const promos = seededPromos(line, date);
  await tx
    .insertInto('promo')
    .values(promos.map((promo) => promoRow(promo, date)))
    .execute();
  const branches = await openBranches(tx, line, date);
  const rows = promos.map((promo) => sheetsOf(promo, date, isInQanun(promo.k) ? branches.open : branches.plain));
  await insertAll(
    tx,
    'promo_rate',
    rows.flatMap(({ sheets }) => sheets),
  );
  await insertAll(
    tx,
    'promo_rate_line',
    rows.flatMap(({ lines }) => lines),
  );
}

/** Promos of the three lines with their sheets (docs/model/promos.md#seeds). */
export const promoSeed: Seed = {
  name: 'promo',
  async run(tx, options) {
    const { date } = options;
    for (const line of ['SPEKTRA', 'NMC', 'UFI'] as const) await seedLine(tx, line, date);
    await seedPendingLines(tx, options);
    // Codes go on behind those of the initial data.
    await sql`select setval('promo_no', 100)`.execute(tx);
    await sql`analyze promo, promo_rate, promo_rate_line`.execute(tx);
  },
};
