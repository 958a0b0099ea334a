import { sql } from 'kysely';
import { officesOf, type Office } from '../../branches-stores/index.ts';
import { same } from '../../platform/audit/differences.ts';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource, Row } from '../../records/resource/registered.ts';
import type { SheetLine } from '../promo/line-faults.ts';
import type { PromoRow } from '../promo/promo-row.ts';
import { periodOf, type Applied } from './target.ts';

/** Checked values of a row. */
export interface RateRow {
  readonly office_code: string;
  readonly rate_regular: string | null;
  readonly rate_ro: string | null;
}

/** A line before and after a row; `null` for none. */
interface Touched {
  readonly tenor: number;
  readonly before: SheetLine | null;
  readonly after: SheetLine | null;
}

/** What a row comes to. */
export interface Looked {
  readonly office: Office | null;
  /** The sheet that the row changes; `null` where it makes one. */
  readonly sheet: Row | null;
  /** Another sheet in the way. */
  readonly clash: { readonly from: string; readonly to: string } | null;
  readonly touched: readonly Touched[];
  /** All lines of the sheet as the row leaves them. */
  readonly lines: readonly SheetLine[];
}

interface InTheWay {
  readonly id: string;
  readonly branchId: string;
  readonly from: string;
  readonly to: string;
}

/** Sheets of the promo at branches whose periods intersect that of the file. */
async function sheetsInTheWay(db: Db | Tx, promo: PromoRow, branchIds: readonly string[], applied: Applied) {
  const { periodFrom, periodTo } = periodOf(promo, applied);
  const { rows } = await sql<InTheWay>`select id, branch_id as "branchId", period_from as "from", period_to as "to"
    from promo_rate where promo_id = ${promo.id} and deleted_at is null and branch_id = any(${branchIds}::uuid[])
      and daterange(period_from, period_to, '[]') && daterange(${periodFrom}::date, ${periodTo}::date, '[]')
    order by period_from`.execute(db);
  return rows;
}

const rateOf = (cell: string | null): string | null =>
  cell === null || Number(cell) === 0 ? null : Number(cell).toFixed(4);

/** The line of a tenor as a row leaves it; `null` for one that grants nothing, or a RATE promo's without rates. */
function lineAfter(
  { promoType }: PromoRow,
  { grants, keepExisting }: Applied,
  tenor: number,
  values: RateRow,
  before: SheetLine | null,
): SheetLine | null {
  const [rateRegular, rateRepeat] = [rateOf(values.rate_regular), rateOf(values.rate_ro)];
  if (promoType === 'RATE' && rateRegular === null && rateRepeat === null) return null;
  const kept = <Name extends keyof Applied['grants']>(name: Name) =>
    keepExisting && before ? (before[name] ?? grants[name]) : grants[name];
  const granted = {
    storeSubsidy: kept('storeSubsidy'),
    fifIncome: kept('fifIncome'),
    storeAdminFee: kept('storeAdminFee'),
  };
  const line = { tenor, rateRegular, rateRepeat, ...granted };
  return [rateRegular, rateRepeat, ...Object.values(granted)].every((value) => value === null) ? null : line;
}

/** Looks up the offices of rows and their sheets, and what the rows make of these. */
export async function lookUp(
  db: Db | Tx,
  registered: RegisteredResource,
  promo: PromoRow,
  rows: readonly { readonly values: RateRow }[],
  applied: Applied,
  scope: Scope,
): Promise<readonly Looked[]> {
  const codes = rows.map(({ values }) => values.office_code);
  const offices = await officesOf(db, promo.line, codes, scope);
  const ids = [...offices.values()].map(({ id }) => id);
  const inTheWay = await sheetsInTheWay(db, promo, ids, applied);
  const { periodFrom, periodTo } = periodOf(promo, applied);
  const isOfFile = ({ from, to }: InTheWay) => from === periodFrom && to === periodTo;
  const everything = { type: 'all' } as const;
  const view = { of: 'detail', caller: null } as const;
  const own = inTheWay.filter(isOfFile).map(({ id }) => id);
  const sheets = new Map(
    (await findRecords(db, registered, own, everything, view)).map((sheet) => [sheet['branchId'] as string, sheet]),
  );
  return rows.map(({ values }): Looked => {
    const office = offices.get(values.office_code) ?? null;
    const sheet = (office && sheets.get(office.id)) ?? null;
    const clash = inTheWay.find((each) => each.branchId === office?.id && !isOfFile(each)) ?? null;
    const stored = (sheet?.['lines'] as readonly SheetLine[] | null) ?? [];
    const touched = applied.tenors.map((tenor): Touched => {
      const before = stored.find((line) => line.tenor === tenor) ?? null;
      return { tenor, before, after: lineAfter(promo, applied, tenor, values, before) };
    });
    const others = stored.filter(({ tenor }) => !applied.tenors.includes(tenor));
    const lines = [...others, ...touched.flatMap(({ after }) => after ?? [])].toSorted(
      (one, other) => one.tenor - other.tenor,
    );
    return { office, sheet, clash, touched, lines };
  });
}

/** Whether a row leaves all lines as they are. */
export const changesNothing = ({ touched }: Looked): boolean =>
  touched.every(({ before, after }) => same(before, after));
