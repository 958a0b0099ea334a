import type { CopyRow } from '@console/contracts/branches-stores/branch/copies';
import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { plainText } from '../../platform/plain-text.ts';
import type { Values } from '../../records/effective/rules.ts';
import { effectOf } from '../simulation/effect.ts';
import { tablesOf } from '../simulation/tables.ts';
import type { Planned } from './plan.ts';

const textOf = (value: unknown): string | null => (value == null ? null : plainText(value));

/** Unit and values of a rate or fee. */
function valueOf({ kind }: Pick<Planned, 'kind'>, values: Values) {
  if (kind === 'RATE')
    return { unit: 'PERCENT' as const, regular: textOf(values['rateRegular']), repeat: textOf(values['rateRepeat']) };
  const unit = values['valueType'] === 'PERCENT' ? ('PERCENT' as const) : ('AMOUNT' as const);
  const name = unit.toLowerCase();
  return { unit, regular: textOf(values[`${name}Regular`]), repeat: textOf(values[`${name}Repeat`]) };
}

/** The row as the simulation takes it. */
function overridesOf(planned: Planned): SimulationOverrides {
  const { kind, values } = planned;
  const { unit, regular, repeat } = valueOf(planned, values);
  const [tenorFrom, tenorTo] = [Number(values['tenorFrom']), Number(values['tenorTo'])];
  return kind === 'RATE'
    ? { rates: [{ tenorFrom, tenorTo, rateRegular: regular, rateRepeat: repeat }] }
    : {
        fees: [
          {
            feeType: plainText(values['feeType']),
            valueType: unit,
            regular: regular ?? '0',
            repeat,
            charge: values['charge'] as 'FINANCED',
          },
        ],
      };
}

async function groupCodes(db: Db | Tx, line: BusinessLine, rows: readonly Planned[]) {
  const ids = rows.flatMap(({ values }) => textOf(values['productGroupId']) ?? []);
  const { rows: found } = await sql<{ id: string; code: string }>`select id, group_code as code
    from ${sql.table(tablesOf[line].groups)} where id = any(${ids}::uuid[])`.execute(db);
  return new Map(found.map(({ id, code }) => [id, code]));
}

/** Rows of a copy as they are shown: before and after, with the effect on the instalment of the sample price. */
export async function copyRows(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  rows: readonly Planned[],
): Promise<CopyRow[]> {
  const codes = await groupCodes(db, line, rows);
  const shown: CopyRow[] = [];
  for (const planned of rows) {
    const { kind, values, effect, before } = planned;
    const groupId = textOf(values['productGroupId']);
    const isCalculated = effect === 'ADD' || effect === 'REPLACE';
    const { REGULAR } = isCalculated
      ? await effectOf(app, db, {
          line,
          branchId: plainText(values['branchId']),
          productGroupId: groupId,
          collateralType: textOf(values['collateralType']),
          ageBand: textOf(values['ageBand']),
          tenor: Number(values['tenorTo']),
          day: plainText(values['effectiveFrom']),
          overrides: overridesOf(planned),
        })
      : { REGULAR: { now: null, proposed: null } };
    const after = valueOf(planned, values);
    const earlier = before ? valueOf(planned, before.values) : null;
    shown.push({
      kind,
      productGroup: groupId === null ? null : (codes.get(groupId) ?? ''),
      collateralType: textOf(values['collateralType']),
      ageBand: textOf(values['ageBand']),
      feeType: textOf(values['feeType']),
      tenors: `${plainText(values['tenorFrom'])}-${plainText(values['tenorTo'])}`,
      amountFrom: values['amountFrom'] == null ? null : Number(values['amountFrom']),
      effect,
      unit: after.unit,
      beforeRegular: earlier?.regular ?? null,
      beforeRepeat: earlier?.repeat ?? null,
      afterRegular: after.regular ?? '',
      afterRepeat: after.repeat,
      instalmentNow: REGULAR.now,
      instalmentThen: REGULAR.proposed,
    });
  }
  return shown;
}
