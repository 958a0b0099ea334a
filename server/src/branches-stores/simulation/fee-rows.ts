import type { ExclusiveLine } from '@console/contracts/branches-stores/branch/exclusive';
import { text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { inForceOn } from '../../records/resource/phase.ts';
import { least, lineFor } from './concessions.ts';
import { byBranch } from './by-branch.ts';
import type { Ask, FeeHit, FeeLevel, InBranch } from './levels.ts';
import { isSharing, readsOf } from '../../platform/shared-reads.ts';
import { allLines, allTenors, tablesOf } from './tables.ts';

interface FeeRow {
  readonly branchId: string;
  readonly feeType: string;
  readonly from: number;
  readonly to: number;
  readonly unit: 'AMOUNT' | 'PERCENT';
  readonly regular: string;
  readonly repeat: string | null;
  readonly charge: 'FINANCED' | 'UPFRONT';
  readonly lines: readonly ExclusiveLine[] | null;
  readonly amountFrom: number;
  readonly amountTo: number | null;
}

type Rows = (branchId: string) => readonly FeeRow[];

/** Fees of branches in force on the day whose bands touch the tenors. */
async function rowsOf(db: Db | Tx, ask: Ask, tenors: readonly number[]): Promise<Rows> {
  const { fees, feeSheets } = tablesOf[ask.line];
  const { rows } = await sql<FeeRow>`
    select t.branch_id as "branchId", t.fee_type as "feeType", t.tenor_from as from, t.tenor_to as to,
      t.value_type as unit,
      coalesce(t.amount_regular::text, t.percent_regular::text) as regular,
      coalesce(t.amount_repeat::text, t.percent_repeat::text) as repeat, t.charge, s.lines,
      t.amount_from as "amountFrom", t.amount_to as "amountTo"
    from ${sql.table(fees)} t left join ${sql.table(feeSheets)} s on s.base_id = t.id and s.deleted_at is null
    where t.branch_id = any(${ask.branchIds}::uuid[]) and t.deleted_at is null and ${inForceOn(ask.day)}
      and t.tenor_from <= ${Math.max(...tenors)} and t.tenor_to >= ${Math.min(...tenors)}
    order by t.fee_type`.execute(db);
  return byBranch(rows);
}

/** The rows of the question's base, of those that are read for all amounts. */
async function sharedRows(db: Db | Tx, ask: Ask, tenors: readonly number[]): Promise<Rows> {
  const { line, branchIds, day, base } = ask;
  const read = isSharing() ? allTenors : tenors;
  const rows = await readsOf(ask).once(['fees', line, branchIds, day, read], () => rowsOf(db, ask, read));
  return (branchId) =>
    rows(branchId).filter(({ amountFrom, amountTo }) => amountFrom <= base && base <= (amountTo ?? Infinity));
}

const byTenor =
  (rowsIn: Rows, tenors: readonly number[], hitOf: (row: FeeRow) => FeeHit | null): InBranch<readonly FeeHit[]> =>
  (branchId) => {
    const rows = rowsIn(branchId);
    return new Map(
      tenors.map((tenor) => [
        tenor,
        rows.filter(({ from, to }) => from <= tenor && tenor <= to).flatMap((row) => hitOf(row) ?? []),
      ]),
    );
  };

type Value = number | string | null | undefined;

/** What is handed on to others and paid by the customer costs the company the more the greater it is. */
const handedOn = 'FIDUSIA';

/** Among everyone are those without a concession; the yield is the least with the least of what the company earns. */
const feeOfEveryone = (row: FeeRow, fee: Omit<FeeHit, 'regular' | 'repeat'>, regular: Value, repeat: Value) =>
  row.feeType === handedOn
    ? null
    : {
        ...fee,
        regular: String(least([regular, row.regular])),
        repeat: String(least([repeat, row.repeat ?? row.regular])),
      };

/** The value of a line in the unit of its base fee; `null` when it has none. */
function concession(row: FeeRow, ask: Ask): FeeHit | null {
  const line = lineFor(row.lines ?? [], ask);
  const regular = row.unit === 'AMOUNT' ? line?.amountRegular : line?.percentRegular;
  const repeat = row.unit === 'AMOUNT' ? line?.amountRepeat : line?.percentRepeat;
  if (!line || (regular ?? repeat) == null) return null;
  const { feeType, unit, charge } = row;
  const fee = { feeType, unit, charge };
  if (ask.subjects === 'EVERYONE') return feeOfEveryone(row, fee, regular, repeat);
  return { ...fee, regular: String(regular ?? row.regular), repeat: repeat == null ? null : String(repeat) };
}

/** A concession of the fee that applies without it. */
export const exclusiveFees: FeeLevel = {
  key: 'BRANCH_EXCLUSIVE',
  title: text('Fee eksklusif cabang', 'Exclusive fee of the branch'),
  order: 40,
  lines: allLines,
  inQanun: 'skipped',
  find: async (db, ask, tenors) => byTenor(await sharedRows(db, ask, tenors), tenors, (row) => concession(row, ask)),
};

/** The fee of the branch. */
export const feesOfBranch: FeeLevel = {
  key: 'BRANCH',
  title: text('Fee cabang', 'Fee of the branch'),
  order: 50,
  lines: allLines,
  inQanun: 'skipped',
  find: async (db, ask, tenors) =>
    byTenor(await sharedRows(db, ask, tenors), tenors, ({ feeType, unit, regular, repeat, charge }) => ({
      feeType,
      unit,
      regular,
      repeat,
      charge,
    })),
};

interface QanunRow {
  readonly branchId: string;
  readonly regular: string;
  readonly repeat: string;
  readonly charge: 'FINANCED' | 'UPFRONT';
  readonly fiducia: string;
}

function ofQanun({ regular, repeat, charge, fiducia }: QanunRow): readonly FeeHit[] {
  const shared = { unit: 'AMOUNT' } as const;
  return [
    { ...shared, feeType: 'ADMIN', regular, repeat, charge },
    ...(Number(fiducia) > 0
      ? [{ ...shared, feeType: 'FIDUSIA', regular: fiducia, repeat: null, charge: 'UPFRONT' as const }]
      : []),
  ];
}

/** Ujrah and fiduciary fee of a branch under Qanun, in place of its own fees. */
export const qanunFees: FeeLevel = {
  key: 'QANUN',
  title: text('Data Qanun', 'Qanun record'),
  order: 5,
  lines: ['SPEKTRA', 'NMC'],
  inQanun: 'only',
  async find(db, ask, tenors) {
    const table = ask.line === 'NMC' ? 'qanun_branch_nmc' : 'qanun_branch';
    const read = sql<QanunRow>`
      select t.branch_id as "branchId", t.ujrah_admin_regular::text as regular,
        t.ujrah_admin_repeat::text as repeat, t.ujrah_charge as charge,
        t.fiducia_fee::text as fiducia
      from ${sql.table(table)} t where t.branch_id = any(${ask.branchIds}::uuid[]) and t.deleted_at is null
        and ${inForceOn(ask.day)}`;
    const { rows } = await readsOf(ask).once([table, ask.branchIds, ask.day], () => read.execute(db));
    const rowsIn = byBranch(rows);
    return (branchId) => {
      const [row] = rowsIn(branchId);
      return new Map(row ? tenors.map((tenor) => [tenor, ofQanun(row)]) : []);
    };
  },
};
