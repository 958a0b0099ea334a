import type { ExclusiveLine } from '@console/contracts/branches-stores/branch/exclusive';
import { exclusiveSubjects } from '@console/contracts/branches-stores/branch/lines';
import { text, type Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { inForceOn } from '../../records/resource/phase.ts';
import { least, lineFor } from './concessions.ts';
import { byBranch } from './by-branch.ts';
import type { Ask, InBranch, RateHit, RateLevel } from './levels.ts';
import { isSharing, readsOf } from '../../platform/shared-reads.ts';
import { allLines, allTenors, tablesOf } from './tables.ts';
import { dayWord } from './wording.ts';

interface RateRow {
  readonly branchId: string;
  readonly ofGroup: boolean;
  readonly from: number;
  readonly to: number;
  readonly regular: string;
  readonly repeat: string | null;
  readonly since: string;
  readonly until: string | null;
  readonly lines: readonly ExclusiveLine[] | null;
}

type Rows = (branchId: string) => readonly RateRow[];

/** Rates of branches in force on the day that touch the tenors, those of the group first. */
async function rowsOf(db: Db | Tx, ask: Ask, tenors: readonly number[]): Promise<Rows> {
  const { rates, rateSheets } = tablesOf[ask.line];
  const own =
    ask.line === 'UFI'
      ? sql`and t.collateral_type = ${ask.collateralType ?? 'MOTOR_BEKAS'} and t.age_band = ${ask.ageBand ?? '0-3'}`
      : sql``;
  const { rows } = await sql<RateRow>`
    select t.branch_id as "branchId", t.product_group_id is not null as "ofGroup", t.tenor_from as from,
      t.tenor_to as to,
      t.rate_regular as regular, t.rate_repeat as repeat, t.effective_from as since, t.effective_to as until, s.lines
    from ${sql.table(rates)} t left join ${sql.table(rateSheets)} s on s.base_id = t.id and s.deleted_at is null
    where t.branch_id = any(${ask.branchIds}::uuid[]) and t.deleted_at is null and ${inForceOn(ask.day)} ${own}
      and (t.product_group_id is null or t.product_group_id = ${ask.groupId}::uuid)
      and t.tenor_from <= ${Math.max(...tenors)} and t.tenor_to >= ${Math.min(...tenors)}
    order by t.product_group_id nulls last`.execute(db);
  return byBranch(rows);
}

/** Levels share one reading, and so do questions that differ in amounts or receivers. */
function sharedRows(db: Db | Tx, ask: Ask, tenors: readonly number[]): Promise<Rows> {
  const { line, branchIds, groupId, day, collateralType, ageBand } = ask;
  const read = isSharing() ? allTenors : tenors;
  const of = ['rates', line, branchIds, groupId, day, collateralType, ageBand, read];
  return readsOf(ask).once(of, () => rowsOf(db, ask, read));
}

const wordsOf = ({ from, to, since, until }: RateRow): string =>
  `${from}-${to}, ${dayWord(since)}${until ? ` - ${dayWord(until)}` : ''}`;

/** The first row of a branch for each tenor, as far as it has a rate. */
const byTenor =
  (rowsIn: Rows, tenors: readonly number[], hitOf: (row: RateRow) => RateHit | null): InBranch<RateHit> =>
  (branchId) => {
    const rows = rowsIn(branchId);
    return new Map(
      tenors.flatMap((tenor) => {
        const row = rows.find(({ from, to }) => from <= tenor && tenor <= to);
        const hit = row ? hitOf(row) : null;
        return hit ? [[tenor, hit] as const] : [];
      }),
    );
  };

/** Those of the product group, or those of all groups. */
const only =
  (rowsIn: Rows, wanted: boolean): Rows =>
  (branchId) =>
    rowsIn(branchId).filter(({ ofGroup }) => ofGroup === wanted);

const plain = (row: RateRow): RateHit => ({ regular: row.regular, repeat: row.repeat, detail: wordsOf(row) });

/** Who the concession is for, and the row that it belongs to. */
function concessionOf({ subjectType, subjectCode }: ExclusiveLine, row: RateRow): Text {
  const { title } = exclusiveSubjects.find(({ value }) => value === subjectType)!;
  const words = `${subjectCode}, ${wordsOf(row)}`;
  return text(`${title.id} ${words}`, `${title.en} ${words}`);
}

/** A concession of the row that applies without it. */
export const exclusiveRates: RateLevel = {
  key: 'BRANCH_EXCLUSIVE',
  title: text('Rate eksklusif cabang', 'Exclusive rate of the branch'),
  order: 40,
  lines: allLines,
  find: async (db, ask, tenors) =>
    byTenor(await sharedRows(db, ask, tenors), tenors, (row) => {
      const line = lineFor(row.lines ?? [], ask);
      if (!line) return null;
      const { rateRegular: regular = null, rateRepeat: repeat = null } = line;
      // Among everyone are those without a concession.
      const isEveryone = ask.subjects === 'EVERYONE';
      return {
        regular: isEveryone ? least([regular, row.regular]) : regular,
        repeat: isEveryone ? least([repeat, row.repeat ?? row.regular]) : repeat,
        detail: concessionOf(line, row),
      };
    }),
};

/** The rate of the product group. */
export const ratesOfGroup: RateLevel = {
  key: 'BRANCH_GROUP',
  title: text('Rate cabang, kelompok produk', 'Rate of the branch, product group'),
  order: 50,
  lines: allLines,
  find: async (db, ask, tenors) => byTenor(only(await sharedRows(db, ask, tenors), true), tenors, plain),
};

/** The rate of all groups. */
export const ratesOfAllGroups: RateLevel = {
  key: 'BRANCH_ALL',
  title: text('Rate cabang, semua kelompok', 'Rate of the branch, all groups'),
  order: 60,
  lines: allLines,
  find: async (db, ask, tenors) => byTenor(only(await sharedRows(db, ask, tenors), false), tenors, plain),
};
