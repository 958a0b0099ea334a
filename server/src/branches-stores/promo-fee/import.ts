import {
  daysOf,
  mostPromoDays,
  promoFeeImport,
  type PromoFeeTarget,
} from '@console/contracts/branches-stores/promo-fee/promo-fees';
import { endOfRange } from '@console/contracts/core/ranges';
import type { Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import { allowsBranch } from '../../people/scope/predicate.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isApprover } from '../../records/changes/approver.ts';
import { placeRows, putRow } from '../../records/effective/import-rows.ts';
import type { Applied, ImportHandler, ImportRun, RowFault, RowValues } from '../../records/imports/handler.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { comparisons, effectsOfMany, type Comparisons } from '../simulation/effect.ts';
import { effectInWords } from '../simulation/effect-in-words.ts';
import { normalFee } from './normal-fee.ts';
import { underQanunIn } from './qanun.ts';

type Columns = (typeof promoFeeImport)['columns'];
type Values = RowValues<Columns>;
interface Given {
  readonly values: Values;
  readonly ids?: Readonly<Record<string, string>>;
}

/** Stands for a branch that the file does not name rightly. */
const noBranch = '00000000-0000-0000-0000-000000000000';
const branchOf = ({ ids }: Given) => ids?.['office_code'];
const campaignOf = ({ target }: Pick<ImportRun, 'target'>): string =>
  (target as unknown as PromoFeeTarget).campaignName;

const recordOf = (row: Given, campaignName: string) => ({
  branchId: branchOf(row) ?? noBranch,
  campaignName,
  tenorFrom: row.values.tenor_from,
  tenorTo: row.values.tenor_to,
  promoFeeRegular: row.values.promo_fee_regular,
  promoFeeRepeat: row.values.promo_fee_ro,
  effectiveFrom: row.values.effective_from,
  effectiveTo: endOfRange(row.values.effective_from, row.values.effective_to),
});

interface Normal {
  readonly regular: number | null;
  readonly repeat: number | null;
  readonly whole: boolean | null;
}

/** The normal fees of the rows, by one query for all. */
async function normalFees(db: Db | Tx, rows: readonly Given[]): Promise<readonly Normal[]> {
  const terms = rows.map((row, at) => ({
    at,
    branch: branchOf(row) ?? noBranch,
    day: row.values.effective_from,
    from: row.values.tenor_from,
    to: Math.max(row.values.tenor_from, row.values.tenor_to),
  }));
  const of = { branchId: sql`w.branch`, day: sql`w.day`, tenorFrom: sql`w."from"`, tenorTo: sql`w."to"` };
  const { rows: found } = await sql<Normal>`select n.regular, n.repeat, n.whole
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb)
      w(at int, branch uuid, day date, "from" int, "to" int)
    left join lateral (${normalFee(of)}) n on true order by w.at`.execute(db);
  return found;
}

const onTerms = ['office_code', 'tenor_from', 'tenor_to', 'effective_from'];

/** A promo fee is not above the fee that it takes the place of, for either kind of customer. */
function feeFaults({ promo_fee_regular: regular, promo_fee_ro: repeat }: Values, normal: Normal): RowFault[] {
  if (normal.regular === null || normal.repeat === null)
    return [{ column: 'office_code', code: 'NO_NORMAL_FEE', from: onTerms }];
  const above = (column: string, amount: number, most: number): RowFault[] =>
    amount > most ? [{ column, code: 'PROMO_FEE_ABOVE_NORMAL', from: onTerms, parameters: { normal: most } }] : [];
  return [
    ...above('promo_fee_regular', regular, normal.regular),
    ...above('promo_fee_ro', repeat ?? regular, normal.repeat),
  ];
}

function termFaults({ tenor_from: from, tenor_to: to, effective_from: start, effective_to: end }: Values): RowFault[] {
  if (end < start) return [{ column: 'effective_to', code: 'DATE_ORDER', from: ['effective_from'] }];
  return [
    ...(to < from ? [{ column: 'tenor_to', code: 'BAND_ORDER', from: ['tenor_from'] }] : []),
    ...(daysOf(start, endOfRange(start, end)!) > mostPromoDays
      ? [
          {
            column: 'effective_to',
            code: 'PROMO_PERIOD_TOO_LONG',
            from: ['effective_from'],
            parameters: { days: mostPromoDays },
          },
        ]
      : []),
  ];
}

/**
 * Import of the promo fees of a campaign: a row takes the place of one in force with the same band, or is new; the file
 * is decided by a second person and applied as one.
 */
export const promoFeeHandler = (app: Application, registered: RegisteredResource): ImportHandler<Columns> => ({
  definition: promoFeeImport,
  fields: registered.resource.fields,
  approver: (caller) => (isApprover(registered, caller) ? null : new Refusal('APPROVER_LEVEL')),
  apart: {
    per: ['office_code'],
    bands: [['tenor_from', 'tenor_to']],
    period: ['effective_from', 'effective_to'],
  },

  async check(rows: readonly Given[], run) {
    const { db, scope, now, isAdmin } = run;
    const records = rows.map((row) => recordOf(row, campaignOf(run)));
    const placed = await placeRows(db, registered, records, { now, isAdmin });
    const normals = await normalFees(db, rows);
    const qanun = await underQanunIn(
      db,
      rows.map((row) => ({
        branchId: branchOf(row) ?? noBranch,
        from: row.values.effective_from,
        to: row.values.effective_to,
      })),
    );
    return rows.map((row, at) => {
      const { values } = row;
      const { stored, fault } = placed[at]!;
      const id = branchOf(row);
      const errors = termFaults(values);
      const warnings: RowFault[] = [];
      if (fault) errors.push({ column: 'effective_from', code: fault, from: [...onTerms, 'effective_to'] });
      if (id !== undefined && !allowsBranch(scope, id)) errors.push({ column: 'office_code', code: 'NOT_ALLOWED' });
      else if (id !== undefined) {
        errors.push(...feeFaults(values, normals[at]!));
        if (qanun.has(at))
          errors.push({ column: 'office_code', code: 'BRANCH_IS_QANUN', from: ['effective_from', 'effective_to'] });
        if (normals[at]!.whole === false)
          warnings.push({ column: 'tenor_to', code: 'TENOR_NOT_COVERED', from: onTerms });
      }
      return {
        errors,
        warnings,
        stored: stored && {
          promo_fee_regular: stored['promoFeeRegular'] as number,
          promo_fee_ro: stored['promoFeeRepeat'] as number | null,
          effective_from: stored['effectiveFrom'] as string,
          effective_to: stored['effectiveTo'] as string,
        },
      };
    });
  },

  async effects(rows, { db, now }) {
    const today = jakartaDay(now);
    const { rows: offices } = await sql<{ id: string; code: string }>`select id, office_code as code from branch_view
      where business_line = 'NMC' and deleted_at is null
        and office_code = any(${rows.map(({ values }) => values.office_code)})`.execute(db);
    const ids = new Map(offices.map(({ id, code }) => [code, id]));
    const days = rows.map(({ values: { effective_from: start } }) => (start > today ? start : today));
    const tenors = [...new Set(rows.map(({ values }) => values.tenor_to))];
    const compared = new Map<string, Comparisons>();
    for (const day of new Set(days))
      compared.set(day, await comparisons(app, db, { line: 'NMC', branchIds: [...ids.values()], tenors, day }));
    const effects = effectsOfMany();
    return rows.map(({ values }, at): Text | null => {
      const branchId = ids.get(values.office_code);
      if (branchId === undefined) return null;
      const { promo_fee_regular: regular, promo_fee_ro: repeat, tenor_to: tenor } = values;
      const fee = { feeType: 'ADMIN', valueType: 'AMOUNT', charge: 'FINANCED', regular: String(regular) } as const;
      const fees = [{ ...fee, repeat: repeat === null ? null : String(repeat) }];
      return effectInWords(tenor, effects(compared.get(days[at]!)!(branchId, { fees }), tenor));
    });
  },

  async apply(rows: readonly Given[], run) {
    const { db: tx, actor, now, isAdmin } = run;
    const records = rows.map((row) => recordOf(row, campaignOf(run)));
    const placed = await placeRows(tx, registered, records, { now, isAdmin });
    const applied: Applied[] = [];
    for (const [at, record] of records.entries())
      applied.push(...(await putRow(tx, registered, record, placed[at]?.stored ?? null, { actor, caller: null, now })));
    return applied;
  },
});
