import { promoFeeImport, type PromoFeeTarget } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import { promoFeeTitles } from '@console/contracts/branches-stores/promo-fee/vocabulary';
import { endOfRange } from '@console/contracts/core/ranges';
import type { Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import { allowsBranch } from '../../people/scope/predicate.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isApprover } from '../../records/changes/approver.ts';
import { lowestYields } from '../branch-rates/yields.ts';
import { belowFloor } from '../simulation/judge-yield.ts';
import { placeRows, putRow } from '../../records/effective/import-rows.ts';
import type { Applied, ImportHandler, ImportRun, RowFault } from '../../records/imports/handler.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { comparisons, effectsOfMany, type Comparisons } from '../simulation/effect.ts';
import { effectInWords } from '../simulation/effect-in-words.ts';
import { officeNames } from '../rate-files/offices.ts';
import { locksOfFile } from '../simulation/pricing-locks.ts';
import { underQanunIn } from './qanun.ts';
import { branchOf, feeFaults, noBranch, normalFees, onTerms, termFaults, type Given } from './row-faults.ts';

type Columns = (typeof promoFeeImport)['columns'];
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

const promoOf = ({ values: { promo_fee_regular: regular, promo_fee_ro: repeat } }: Given) => ({
  feeType: 'ADMIN',
  valueType: 'AMOUNT' as const,
  regular: String(regular),
  repeat: repeat === null ? null : String(repeat),
  of: 'PROMO_FEE' as const,
});

/** For each row the lowest yield of a rate with the promo fee, where it is too little; `null` for none. */
const lowYields = (app: Application, db: Db | Tx, rows: readonly Given[], today: string) =>
  lowestYields(
    app,
    db,
    'NMC',
    rows.map((row) => {
      const { tenor_from: from, tenor_to: to, effective_from: start, effective_to: until } = row.values;
      const day = start > today ? start : today;
      return { branchId: branchOf(row) ?? noBranch, day, until, from, to, overrides: { fees: [promoOf(row)] } };
    }),
  );

/**
 * Import of the promo fees of a campaign: a row takes the place of one in force with the same band, or is new; the file
 * is decided by a second person and applied as one.
 */
export const promoFeeHandler = (app: Application, registered: RegisteredResource): ImportHandler<Columns> => ({
  definition: promoFeeImport,
  namesOf: officeNames('NMC'),
  fields: registered.resource.fields,
  targetFacts: (_db, target) =>
    Promise.resolve([
      {
        name: 'campaignName',
        title: promoFeeTitles.campaignName,
        field: { kind: 'text' },
        value: (target as unknown as PromoFeeTarget).campaignName,
      },
    ]),
  locks: locksOfFile('NMC'),
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
    const poor = await lowYields(app, db, rows, jakartaDay(now));
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
      if (fault) errors.push({ column: 'effective_from', ...fault, from: [...onTerms, 'effective_to'] });
      if (id !== undefined && !allowsBranch(scope, id)) errors.push({ column: 'office_code', code: 'NOT_FOUND' });
      else if (id !== undefined) {
        errors.push(...feeFaults(values, normals[at]!, campaignOf(run)));
        if (qanun.has(at))
          errors.push({ column: 'office_code', code: 'BRANCH_IS_QANUN', from: ['effective_from', 'effective_to'] });
        if (normals[at]!.whole === false)
          warnings.push({ column: 'tenor_to', code: 'TENOR_NOT_COVERED', from: onTerms });
        if (poor[at])
          warnings.push({
            column: 'promo_fee_regular',
            ...belowFloor(poor[at]),
            from: [...onTerms, 'promo_fee_ro', 'effective_to'],
          });
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
      const tenor = values.tenor_to;
      const fees = [promoOf({ values })];
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
