import { spektraSheets } from '@console/contracts/promos-products/promo-rate';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { SeedOptions } from '../../platform/database/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { addSeedChange } from '../../records/changes/seeded.ts';
import { seededPromos } from './seed-promos.ts';

const dayMs = 86_400_000;
const less = 0.1;
/** Running promos of SPEKTRA with a sheet that is to become cheaper. */
const places = [6, 7];

interface Line {
  readonly tenor: number;
  readonly rateRegular: string | null;
  readonly rateRepeat: string | null;
}
interface Sheet {
  readonly id: string;
  readonly branchId: string;
  readonly officeCode: string;
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly lines: readonly Line[];
}

/** The first sheet of a promo with its lines. */
async function firstSheet(tx: Tx, promoId: string): Promise<Sheet> {
  const { rows } = await sql<Sheet>`select r.id, r.branch_id as "branchId", b.office_code as "officeCode",
      r.period_from as "periodFrom", r.period_to as "periodTo",
      (select jsonb_agg(jsonb_build_object('tenor', l.tenor, 'rateRegular', l.rate_regular::text,
        'rateRepeat', l.rate_repeat::text, 'storeSubsidy', l.store_subsidy::text,
        'fifIncome', l.fif_income::text, 'storeAdminFee', l.store_admin_fee) order by l.tenor)
        from promo_rate_line l where l.rate_id = r.id) as lines
    from promo_rate r join branch_view b on b.id = r.branch_id where r.promo_id = ${promoId}
    order by b.office_code limit 1`.execute(tx);
  return rows[0]!;
}

/** Two sheets of running promos whose lines await a second person, a tenth of a percent below. */
export async function seedPendingLines(tx: Tx, { date, dataKey }: SeedOptions): Promise<void> {
  const maker = await tx
    .selectFrom('app_user_view')
    .select(['id', 'username', 'name'])
    .where('username', '=', 'HOBIS01')
    .executeTakeFirst();
  if (!maker) return;
  const promos = seededPromos('SPEKTRA', date);
  for (const k of places) {
    const promo = promos[k]!;
    const { id, officeCode, lines, ...sheet } = await firstSheet(tx, promo.id);
    const lower = (rate: string | null) => rate && (Number(rate) - less).toFixed(4);
    const cheaper = lines.map((line) => ({
      ...line,
      rateRegular: lower(line.rateRegular),
      rateRepeat: lower(line.rateRepeat),
    }));
    await addSeedChange(tx, {
      id: seedId('promo-rate', `${id}:change`),
      module: spektraSheets.module,
      privilege: spektraSheets.privilege,
      action: 'update',
      record_id: id,
      record_label: `${promo.code} ${officeCode} ${sheet.periodFrom}`,
      base_version: 1,
      changes: JSON.stringify([{ field: 'lines', before: lines, after: cheaper }]),
      values_protected: protectedText(dataKey).encrypt(JSON.stringify({ promoId: promo.id, ...sheet, lines: cheaper })),
      editors: [maker.username],
      maker_id: maker.id,
      maker: maker.username,
      maker_name: maker.name,
      reason: 'Subsidi tambahan dari toko untuk sisa periode',
      decided_by: null,
      decided_at: null,
      note: null,
      claimed_by: null,
      claimed_until: null,
      made_at: new Date(date.getTime() - dayMs),
      expires_at: new Date(date.getTime() + 29 * dayMs),
    });
  }
}
