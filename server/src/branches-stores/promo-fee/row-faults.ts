import { mostPromoDays, type promoFeeImport } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import { daysOf } from '@console/contracts/core/days/days-of';
import { endOfRange } from '@console/contracts/core/ranges';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { RowFault, RowValues } from '../../records/imports/handler.ts';
import { normalFee } from './normal-fee.ts';

export type Values = RowValues<(typeof promoFeeImport)['columns']>;
/** A row of a file, with the branch that it names. */
export interface Given {
  readonly values: Values;
  readonly ids?: Readonly<Record<string, string>>;
}

/** Stands for a branch that the file does not name rightly. */
export const noBranch = '00000000-0000-0000-0000-000000000000';
export const branchOf = ({ ids }: Given): string | undefined => ids?.['office_code'];

interface Normal {
  readonly regular: number | null;
  readonly repeat: number | null;
  readonly whole: boolean | null;
}

/** The normal fees of the rows, by one query for all. */
export async function normalFees(db: Db | Tx, rows: readonly Given[]): Promise<readonly Normal[]> {
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

/** Columns on which the normal fee depends. */
export const onTerms = ['office_code', 'tenor_from', 'tenor_to', 'effective_from'];

/** A promo fee is not above the fee that it takes the place of, for either kind of customer. */
export function feeFaults(
  { promo_fee_regular: regular, promo_fee_ro: repeat }: Values,
  normal: Normal,
  promo: string,
): RowFault[] {
  if (normal.regular === null || normal.repeat === null)
    return [{ column: 'office_code', code: 'NO_NORMAL_FEE', from: onTerms }];
  const above = (column: string, amount: number, most: number): RowFault[] =>
    amount > most
      ? [{ column, code: 'PROMO_FEE_ABOVE_NORMAL', from: onTerms, parameters: { promo, normal: most } }]
      : [];
  return [
    ...(repeat !== null && repeat > regular
      ? [{ column: 'promo_fee_ro', code: 'FEE_RO_ABOVE_REGULAR', from: ['promo_fee_regular'] }]
      : []),
    ...above('promo_fee_regular', regular, normal.regular),
    ...above('promo_fee_ro', repeat ?? regular, normal.repeat),
  ];
}

/** Faults of the period and band of a row. */
export function termFaults({
  tenor_from: from,
  tenor_to: to,
  effective_from: start,
  effective_to: end,
}: Values): RowFault[] {
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
