import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { RowFault } from '../../records/imports/handler.ts';
import { judgedLines, warningsOfLines, type PlacedLine } from '../promo/judge-lines.ts';
import type { PromoRow } from '../promo/promo-row.ts';
import type { Looked } from './look-up.ts';

/**
 * What speaks against the lines that rows set, all judged at once.
 * @param day plain date on which the sheets begin
 * @param rows the lines that each sets
 */
export async function warningsOfPlaced(
  app: Application,
  db: Db | Tx,
  promo: PromoRow,
  day: string,
  rows: readonly (readonly PlacedLine[])[],
): Promise<readonly RowFault[][]> {
  const judged = await judgedLines(app, db, promo, rows.flat(), day);
  const found: RowFault[][] = [];
  for (const lines of rows) {
    const own = judged.filter(({ line }) => lines.includes(line));
    const warnings = lines.length > 0 ? await warningsOfLines(db, promo.line, own) : [];
    found.push(
      warnings.map(({ code, parameters }) => ({
        column: 'rate_regular',
        code,
        from: ['office_code', 'rate_ro'],
        ...(parameters ? { parameters: parameters as RowFault['parameters'] & object } : {}),
      })),
    );
  }
  return found;
}

/** The lines that a row of rates sets. */
export function linesSet({ office, touched }: Looked): PlacedLine[] {
  if (!office) return [];
  const { id: branchId, code: officeCode } = office;
  return touched.flatMap(({ after }) => (after ? [{ ...after, branchId, officeCode }] : []));
}
