import type { BusinessLine } from '@console/contracts/core/business-lines';
import { promoAdminOnly } from '@console/contracts/promos-products/promo/errors';
import { sameValue } from '@console/contracts/core/same-value';
import { promoLines } from '@console/contracts/promos-products/promo/lines';
import type { Sheets } from '@console/contracts/promos-products/promo-rate';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { staleVersion } from '../../platform/http/stale-version.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { Definition } from '../../records/resource/definition.ts';
import { conflictLock } from './locks.ts';
import { effectOfSheet } from './effect-of-sheet.ts';
import { emptyLine } from './find-promo.ts';
import type { SheetLine } from './line-faults.ts';
import { promoRow, type PromoRow } from './promo-row.ts';
import { refuseConflictOfSheet } from './refuse-conflict.ts';
import { sheetFaults, type SheetValues } from './sheet-faults.ts';
import { sheetWarnings } from './sheet-warnings.ts';
import { storeLines } from './store-lines.ts';

/** The live lines of a sheet that grant something, as its field has them. */
const lines = sql`(select jsonb_agg(jsonb_build_object('tenor', l.tenor, 'rateRegular', l.rate_regular::text,
    'rateRepeat', l.rate_repeat::text, 'storeSubsidy', l.store_subsidy::text, 'fifIncome', l.fif_income::text,
    'storeAdminFee', l.store_admin_fee) order by l.tenor)
  from promo_rate_line l where l.rate_id = t.id and l.ended_on is null
    and num_nonnulls(l.rate_regular, l.rate_repeat, l.store_subsidy, l.fif_income, l.store_admin_fee) > 0)`;

const liveLines = sql`from promo_rate_line l where l.rate_id = t.id and l.ended_on is null`;

/** The lines to store: a promo with an admin fee of its own has one for each of its tenors. */
export const storedLines = (
  { adminFee, tenors }: Pick<PromoRow, 'adminFee' | 'tenors'>,
  typed: readonly SheetLine[],
): readonly SheetLine[] =>
  adminFee === null
    ? typed
    : tenors.map(Number).map((tenor) => typed.find((row) => row.tenor === tenor) ?? { tenor, ...emptyLine });

/** A promo whose sheets may be written. @throws Refusal VALIDATION for one that is not there, PROMO_INACTIVE */
export async function writablePromo(tx: Tx, line: BusinessLine, id: string): Promise<PromoRow> {
  const promo = await promoRow(tx, line, id, true);
  if (!promo) throw invalid({ field: 'promoId', code: 'NOT_FOUND' });
  if (promo.state === 'inactive') throw new Refusal('PROMO_INACTIVE');
  return promo;
}

/** Whether a change of a sheet only ends it, or lines of it: nobody is asked again about what stays as it was. */
const grantsNoMore = (values: SheetValues, before: SheetValues): boolean =>
  values.periodFrom === before.periodFrom &&
  values.periodTo <= before.periodTo &&
  (values.lines ?? []).every((line) => (before.lines ?? []).some((stored) => sameValue(line, stored)));

/** How rate sheets of the promos of a line are stored (docs/model/promos.md#rate-sheets). */
export function sheetDefinition(app: Application, line: BusinessLine): Definition<Sheets> {
  const today = () => jakartaDay(app.services.now());
  const ofLine = sql`t.promo_id in (select id from promo where business_line = ${sql.lit(line)})`;
  const definition: Definition<Sheets> = {
    table: 'promo_rate',
    parts: ['promo_rate_line'],
    where: sql`t.deleted_at is null and ${ofLine}`,
    belongs: ofLine,
    scope: 'branch_id',
    columns: { lines },
    joins: sql`join promo p on p.id = t.promo_id join branch_view b on b.id = t.branch_id`,
    derived: {
      promoCode: sql`p.promo_code`,
      promoState: sql`p.status`,
      promoType: sql`p.promo_type`,
      officeCode: sql`b.office_code`,
      branchName: sql`b.name`,
      tenors: sql`(select string_agg(l.tenor::text, ', ' order by l.tenor) ${liveLines})`,
      approval: sql`(case when p.status = 'active' then 'APPROVED' else coalesce((select max(l.approval) ${liveLines}),
        'PENDING') end)`,
    },
    filters: {
      regionId: (id: string) => sql`t.branch_id in (select b.id from branch_view b
        join mro_view o on o.id = b.mro_id join mra_view a on a.id = o.mra_id where a.region_id = ${id})`,
      mraId: (id: string) => sql`t.branch_id in (select b.id from branch_view b
        join mro_view o on o.id = b.mro_id where o.mra_id = ${id})`,
      tenor: (tenor: number) => sql`exists (select ${liveLines} and l.tenor = ${tenor})`,
      ended: (isEnded: boolean) => sql`(t.period_to < ${today()}::date) = ${isEnded}`,
    },
    async beforeSave(tx, { values, before }) {
      const promo = await writablePromo(tx, line, values.promoId);
      // Activated since the sheet was read: the change would have to wait, which has not been asked.
      if (before && before.promoState !== promo.state)
        throw staleVersion({ module: promoLines[line].rates }, before.secureId);
      const faults = await sheetFaults(tx, line, promo, values as SheetValues, before?.secureId ?? null);
      if (before && promo.state === 'active' && values.periodTo < today() && values.periodTo !== before.periodTo)
        faults.push({ field: 'periodTo', code: 'END_TOO_EARLY' });
      if (faults.length === 0 && promo.state === 'active')
        await refuseConflictOfSheet(tx, promo, values as SheetValues, today());
      return faults;
    },
    async storeParts(tx, { values, id }) {
      const promo = await writablePromo(tx, line, values.promoId);
      // Lines point at the sheet, which a new one stores behind its parts.
      await sql`set constraints promo_rate_line_rate_id_fkey deferred`.execute(tx);
      await storeLines(tx, id, storedLines(promo, (values.lines ?? []) as readonly SheetLine[]), {
        approval: promo.state === 'active' ? 'APPROVED' : 'PENDING',
        today: today(),
      });
    },
    // Who shapes what is decided with the promo does not decide on it, nor does who has seen it as it was.
    async afterChange(tx, changed) {
      for (const { before, after, actor } of changed)
        await sql`update promo set version = version + 1, editors = case when ${actor.username} = any(editors)
            then editors else array_append(editors, ${actor.username}) end
          where id = ${(after ?? before)!.promoId} and status = 'new'`.execute(tx);
    },
    async guard(tx, action, records) {
      if (action !== 'delete') return new Map();
      return new Map(
        records
          .filter(({ promoState }) => promoState !== 'new')
          .map(({ secureId, promoState }) => [
            secureId,
            new Refusal(promoState === 'active' ? 'PROMO_ACTIVE' : 'PROMO_INACTIVE'),
          ]),
      );
    },
    approval: {
      locks: () => Promise.resolve([conflictLock(line)]),
      warnings: (db, { values, before }) =>
        before && grantsNoMore(values as SheetValues, before as SheetValues)
          ? Promise.resolve([])
          : sheetWarnings(app, db, line, values as SheetValues & { promoId: string }),
      adminOnly: promoAdminOnly,
      consequence: (db, { values }, record) => effectOfSheet(app, db, line, values as never, record as never),
    },
  };
  return definition;
}
