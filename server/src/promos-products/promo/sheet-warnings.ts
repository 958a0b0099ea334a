import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { Warning } from '../../records/resource/approval.ts';
import { judgedLines, warningsOfLines, type PlacedLine } from './judge-lines.ts';
import type { SheetLine } from './line-faults.ts';
import { promoRow } from './promo-row.ts';

interface Sheet {
  readonly promoId: string;
  readonly branchId: string;
  readonly periodFrom: string;
  readonly lines: readonly SheetLine[] | null;
}

/** What speaks against a sheet of an active promo: rates above those of the branch, yields below the floor. */
export async function sheetWarnings(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  sheet: Sheet | null,
): Promise<readonly Warning[]> {
  const promo = sheet && (await promoRow(db, line, sheet.promoId));
  if (!promo) return [];
  const { rows } = await sql<{ officeCode: string }>`
    select office_code as "officeCode" from branch_view where id = ${sheet.branchId}`.execute(db);
  const officeCode = rows[0]?.officeCode ?? '';
  const placed = (sheet.lines ?? []).map((each): PlacedLine => ({ ...each, branchId: sheet.branchId, officeCode }));
  return warningsOfLines(db, line, await judgedLines(app, db, promo, placed, sheet.periodFrom));
}
