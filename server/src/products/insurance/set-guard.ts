import { isCountedOn } from '@console/contracts/products/insurance/vocabulary';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { waitingRecords } from '../../records/changes/waiting-for-records.ts';
import { gapsOf, rowsOfSet, startOf } from './compare.ts';
import type { SetLine, SetRow } from './set-line.ts';

/** Why the package of a set does not let it be switched on. */
async function packageRefusal(tx: Tx, line: SetLine<never>, { insurance_id: id }: SetRow, start: string) {
  const { rows } = await sql<{ active: boolean; covers: boolean }>`
    select status = 'active' as active, ${start}::date between agreement_from and agreement_to as covers
    from ${sql.table(line.packages)} where id = ${id}`.execute(tx);
  if (rows[0]?.covers !== true) return new Refusal('AGREEMENT_EXPIRED');
  return rows[0].active ? null : new Refusal('PACKAGE_INACTIVE');
}

/** A set of the same insurer that begins on the same day or later holds its days already. */
async function clashing(tx: Tx, line: SetLine<never>, { set_no: setNo, insurance_id: id }: SetRow, start: string) {
  const [packages, covers] = [sql.table(line.packages), sql.ref(line.covers)];
  const { rows } = await sql<{ setNo: string }>`
    select other.set_no as "setNo" from ${sql.table(line.table)} other
      join ${packages} theirs on theirs.id = other.insurance_id
      join ${packages} mine on mine.insurer_name = theirs.insurer_name and mine.coverage = theirs.coverage
    where mine.id = ${id} and other.set_no <> ${setNo} and other.deleted_at is null
      and other.status = 'active' and other.holds_from = ${start}::date
      and exists (select 1 from ${sql.table(line.table)} own
        where own.set_no = ${setNo} and own.deleted_at is null and own.${covers} = other.${covers}) limit 1`.execute(
    tx,
  );
  return rows[0]?.setNo;
}

/** A row whose set is to be switched. */
export interface Switched {
  readonly secureId: string;
  readonly setNo: string;
  readonly effectiveTo: string | null;
  readonly maxChangePct: number | null;
}

/**
 * Rows of one set that would each wait for a second person, and then for each other.
 * @param waits whether a change of a row waits
 */
export function togetherRefusal(
  row: Switched,
  records: readonly Switched[],
  waits: (row: Switched) => boolean,
): Refusal | null {
  const { setNo } = row;
  const isAlone = records.filter((other) => other.setNo === setNo).length < 2;
  if (isAlone || !waits(row)) return null;
  return new Refusal('SET_ONCE', { parameters: { set: setNo } });
}

/** A set waits for a second person through one of its rows; until then no other one switches it. */
async function awaitedThrough(tx: Tx, line: SetLine<never>, set: readonly SetRow[], through: string) {
  const others = set.map(({ id }) => id).filter((id) => id !== through);
  const [waiting] = await waitingRecords(tx, line.module, others);
  if (waiting === undefined) return null;
  const code = set.find(({ id }) => id === waiting)?.row_code ?? '';
  return new Refusal('SECOND_APPROVER', { parameters: { row: code } });
}

/** Why a set is not switched on through one of its rows. */
export async function onRefusal(
  tx: Tx,
  line: SetLine<never>,
  row: { readonly secureId: string; readonly setNo: string },
  today: string,
): Promise<Refusal | null> {
  const set: readonly SetRow[] = await rowsOfSet(tx, line, row.setNo);
  const first = set[0]!;
  const awaited = await awaitedThrough(tx, line, set, row.secureId);
  if (awaited) return awaited;
  if (first.holds_from !== null) return new Refusal('SET_ENDED');
  const start = startOf(first, today);
  const refused = await packageRefusal(tx, line, first, start);
  if (refused) return refused;
  const gaps = await gapsOf(tx, line, row.setNo);
  if (gaps.length > 0) return new Refusal('BAND_GAP', { parameters: { gaps: gaps.join('; ') } });
  const clash = await clashing(tx, line, first, start);
  return clash === undefined ? null : new Refusal('BAND_OVERLAP', { parameters: { group: clash } });
}

/**
 * Why a set is not switched off: it has ended, which core may still say, or groups that need an insurance have no
 * other.
 * @param together all rows that the call switches off
 */
export async function offRefusal(
  tx: Tx,
  line: SetLine<never>,
  row: Switched,
  together: readonly Switched[],
  today: string,
  caller: Caller | null,
): Promise<Refusal | null> {
  const { effectiveTo, setNo, secureId } = row;
  if (effectiveTo !== null && effectiveTo < today) return caller === null ? null : new Refusal('SET_ENDED');
  // Core asks nobody.
  if (caller !== null) {
    const set: readonly SetRow[] = await rowsOfSet(tx, line, setNo);
    const refusal = togetherRefusal(row, together, isCountedOn) ?? (await awaitedThrough(tx, line, set, secureId));
    if (refusal) return refusal;
  }
  const sets = [...new Set(together.map((each) => each.setNo))];
  const groups = await line.onlyIn(tx, sets, today);
  return groups.length > 0 ? new Refusal('TARIFF_NEEDED', { parameters: { groups: groups.join(', ') } }) : null;
}
