import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { namedIn } from '../../records/imports/checked-rows.ts';
import { pricesOfLine } from '../../products/index.ts';
import { settingLock } from '../../people/settings/setting-lock.ts';
import type { LockedChange } from '../../records/resource/approval.ts';
import { leastRate, leastYield } from './least-yield.ts';

/**
 * The lock of all that makes up the prices of a branch of a line: an approval of a rate, fee, concession, Qanun record
 * or promo fee judges it by the others. Without it two approvals could each be judged without the other.
 */
const pricingLock = (branchId: string): string => `pricing ${branchId}`;

/** What a rate or fee of a line is also judged by. */
export const judgedUnder = (line: BusinessLine): readonly string[] => [
  pricesOfLine(line),
  ...[leastYield[line], leastRate[line], 'STAMP_DUTY'].map(settingLock),
];

async function locksOf(tx: Db | Tx, branches: RawBuilder<{ id: string }>): Promise<readonly string[]> {
  const { rows } = await branches.execute(tx);
  return rows.map(({ id }) => pricingLock(id));
}

const textsOf = (changes: readonly LockedChange[], of: (change: LockedChange) => unknown): readonly string[] =>
  changes.flatMap((change) => {
    const found = of(change);
    return typeof found === 'string' ? [found] : [];
  });

const recordsOf = (changes: readonly LockedChange[]) => textsOf(changes, ({ recordId }) => recordId);

/** The locks of changes of records that have a branch. @param table of the records */
export const locksByBranch =
  (table: string) =>
  async (tx: Db | Tx, changes: readonly LockedChange[]): Promise<readonly string[]> => [
    ...textsOf(changes, ({ values }) => values?.['branchId']).map(pricingLock),
    ...(await locksOf(
      tx,
      sql`select t.branch_id as id from ${sql.table(table)} t where t.id = any(${recordsOf(changes)}::uuid[])`,
    )),
  ];

/**
 * The locks of changes of terms of outlets, by the branches of these.
 * @param table of the records
 * @param kind of the outlets
 */
export const locksByOutlet =
  (table: string, kind: 'dealer' | 'store') =>
  (tx: Db | Tx, changes: readonly LockedChange[]): Promise<readonly string[]> =>
    locksOf(
      tx,
      sql`select distinct d.branch_id as id from outlet d
        where d.id = any(${textsOf(changes, ({ values }) => values?.[`${kind}Id`])}::uuid[])
          or d.id in (select ${sql.ref(`t.${kind}_id`)} from ${sql.table(table)} t
            where t.id = any(${recordsOf(changes)}::uuid[]))`,
    );

/** The locks of changes of sheets of concessions, by the branches of the rates or fees that they are of. */
export const locksByBase =
  (sheets: string, bases: string) =>
  (tx: Db | Tx, changes: readonly LockedChange[]): Promise<readonly string[]> =>
    locksOf(
      tx,
      sql`select base.branch_id as id from ${sql.table(bases)} base
        where base.id = any(${textsOf(changes, ({ values }) => values?.['baseId'])}::uuid[])
          or base.id in (select t.base_id from ${sql.table(sheets)} t where t.id = any(${recordsOf(changes)}::uuid[]))`,
    );

/** The locks of the offices that a file of a line names. */
export const locksOfFile =
  (line: BusinessLine) =>
  (tx: Db | Tx, importId: string): Promise<readonly string[]> =>
    locksOf(
      tx,
      sql`select b.id from branch_view b
        where b.business_line = ${line} and b.office_code in ${namedIn(importId, 'office_code')}`,
    );

/** The locks of the branches of the outlets that a file names. @param column with their codes */
export const locksOfOutletFile =
  (lines: readonly BusinessLine[], column: string) =>
  (tx: Db | Tx, importId: string): Promise<readonly string[]> =>
    locksOf(
      tx,
      sql`select distinct d.branch_id as id from outlet d
        where d.business_line = any(${lines}) and d.code in ${namedIn(importId, column)}`,
    );

/** The lock of the branch that a copy is written to. */
export const locksOfCopy = (tx: Tx, copyId: string): Promise<readonly string[]> =>
  locksOf(tx, sql`select branch_id as id from branch_copy where id = ${copyId}`);

/** The locks of the branches whose promo fees a reset ends. */
export const locksOfReset = (tx: Tx, resetId: string): Promise<readonly string[]> =>
  locksOf(
    tx,
    sql`select distinct t.branch_id as id from promo_fee_reset_row r
      join promo_fee_nmc t on t.id = r.promo_fee_id where r.reset_id = ${resetId}`,
  );
