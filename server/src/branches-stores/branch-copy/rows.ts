import type { CopyRow } from '@console/contracts/branches-stores/branch/copies';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { plainText } from '../../platform/plain-text.ts';
import { tablesOf } from '../simulation/tables.ts';
import { effectsOfBatch, type SampleEffect } from './effects.ts';
import type { Planned } from './plan.ts';
import { valueOf } from './value-of.ts';

const amountOf = (value: unknown): number | null => (value == null ? null : Number(value));
const textOf = (value: unknown): string | null => (value == null ? null : plainText(value));

async function groupCodes(db: Db | Tx, line: BusinessLine, rows: readonly Planned[]) {
  const ids = rows.flatMap(({ values }) => textOf(values['productGroupId']) ?? []);
  const { rows: found } = await sql<{ id: string; code: string }>`select id, group_code as code
    from ${sql.table(tablesOf[line].groups)} where id = any(${ids}::uuid[])`.execute(db);
  return new Map(found.map(({ id, code }) => [id, code]));
}

/** Nothing that could be said of a row: it is not written, or its copy was decided before effects were kept. */
const nothing: SampleEffect = { now: null, proposed: null, missing: null };

/**
 * Rows of a copy as they are shown: before and after.
 * @param effectOf the effect of a row on the instalment of the sample price; left out: none is said
 */
async function shownRows(
  db: Db | Tx,
  line: BusinessLine,
  rows: readonly Planned[],
  effectOf: (row: Planned) => SampleEffect = () => nothing,
): Promise<CopyRow[]> {
  const codes = await groupCodes(db, line, rows);
  return rows.map((planned) => {
    const { kind, values, effect, before } = planned;
    const groupId = textOf(values['productGroupId']);
    const after = valueOf(planned, values);
    const earlier = before ? valueOf(planned, before.values) : null;
    const { now, proposed, missing } = effectOf(planned);
    return {
      kind,
      productGroup: groupId === null ? null : (codes.get(groupId) ?? ''),
      collateralType: textOf(values['collateralType']),
      ageBand: textOf(values['ageBand']),
      feeType: textOf(values['feeType']),
      tenors: `${plainText(values['tenorFrom'])}-${plainText(values['tenorTo'])}`,
      amountFrom: amountOf(values['amountFrom']),
      amountTo: amountOf(values['amountTo']),
      effect,
      unit: after.unit,
      beforeRegular: earlier?.regular ?? null,
      beforeRepeat: earlier?.repeat ?? null,
      afterRegular: after.regular ?? '',
      afterRepeat: after.repeat,
      instalmentNow: now,
      instalmentThen: proposed,
      missing,
    };
  });
}

/**
 * Rows of a copy, with the effect that all that it writes has on the instalment of the sample price.
 * @param batch all that it writes
 */
export const copyRows = async (
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  rows: readonly Planned[],
  batch: readonly Planned[],
): Promise<CopyRow[]> => shownRows(db, line, rows, await effectsOfBatch(app, db, line, rows, batch));

/** The same of a decided copy, as its approver saw them; of one from before they were kept, without effects. */
export const decidedRows = async (
  db: Db | Tx,
  line: BusinessLine,
  rows: readonly Planned[],
  seen: readonly CopyRow[] | null,
): Promise<readonly CopyRow[]> => seen ?? shownRows(db, line, rows);
