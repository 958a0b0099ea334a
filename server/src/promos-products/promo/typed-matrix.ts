import type { BusinessLine } from '@console/contracts/core/business-lines';
import { fourDecimals } from '@console/contracts/core/validation';
import { matrixSize, type PromoMatrix, type TypedMatrix } from '@console/contracts/promos-products/promo/matrix';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { termsByBranch, type PlacedLine } from './judge-lines.ts';
import type { SheetLine } from './line-faults.ts';
import { linesAt } from './lines-of-branch.ts';
import { storedLines } from './sheet-definition.ts';
import { dayWithin, groupOf, officesOf, rowsOf, type Reader } from './show-matrix.ts';

const isBlank = (value: string | number | null | undefined) => value == null || Number(value) === 0;

/** A percentage as a sheet stores it; `null` for blank and 0. */
const percentOf = (value: string | null | undefined): string | null => (isBlank(value) ? null : fourDecimals(value!));

/** An amount; `null` for blank and 0. */
const amountOf = (value: number | null | undefined): number | null => (isBlank(value) ? null : value!);

const grants = (line: SheetLine): boolean =>
  Object.entries(line).some(([name, value]) => name !== 'tenor' && value !== null);

/** The matrix of a promo that is not stored yet, at the branches that are typed. @throws Refusal VALIDATION */
export async function showTypedMatrix(
  app: Application,
  line: BusinessLine,
  { kind, page = 1, sheets, ...typed }: TypedMatrix,
  reader: Reader,
): Promise<PromoMatrix> {
  const promo = { ...typed, line, promoCode: '', adminFee: typed.adminFee ?? null };
  const groupId = groupOf(promo, typed);
  const chosen = sql`b.business_line = ${line} and b.deleted_at is null and b.id = any(${sheets.branchIds}::uuid[])`;
  const { rows, total } = await officesOf(reader.db, reader, chosen, page);
  const lines = rows.flatMap(({ branchId, officeCode }): PlacedLine[] => {
    const placed = linesAt(sheets, officeCode).map(({ line: each }): SheetLine => ({
      tenor: each.tenor,
      rateRegular: percentOf(each.rateRegular),
      rateRepeat: percentOf(each.rateRepeat),
      storeSubsidy: percentOf(each.storeSubsidy),
      fifIncome: percentOf(each.fifIncome),
      storeAdminFee: amountOf(each.storeAdminFee),
    }));
    return storedLines(promo, placed.filter(grants)).map((each) => ({ ...each, branchId, officeCode }));
  });
  const day = dayWithin(promo, jakartaDay(app.services.now()));
  const granted = termsByBranch(promo, lines);
  const shown = await rowsOf(app, promo, rows, { kind, groupId, day, granted }, reader);
  return { ...shown, total, page, size: matrixSize };
}
