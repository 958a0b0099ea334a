import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { lockAllByName } from '../../platform/database/named-lock.ts';
import type { LockedChange } from '../resource/approval.ts';
import type { RegisteredResource } from '../resource/registered.ts';

type Locks = (tx: Tx | Db, changes: readonly LockedChange[]) => Promise<readonly string[]>;

/** Names of the locks that changes are judged and applied under. */
export const locksOfChanges = async (
  db: Db | Tx,
  { definition }: RegisteredResource,
  changes: readonly LockedChange[],
): Promise<readonly string[]> => (await (definition.approval?.locks as Locks | undefined)?.(db, changes)) ?? [];

/**
 * Takes the locks of what is about to be approved, and counts that what is judged under them moves: what was judged
 * before may be so no longer. Call it at the start of the transaction, before any row is locked.
 * @param rests further names that it is judged under
 * @returns how often something had moved under all of these names before
 * @example await lockAndMove(tx, await locksOfCopy(tx, copyId));
 */
export async function lockAndMove(tx: Tx, names: readonly string[], rests: readonly string[] = []): Promise<number> {
  await lockAllByName(tx, names);
  const before = await movesUnder(tx, [...names, ...rests]);
  if (names.length === 0) return before;
  await sql`insert into judged_under (name) select distinct name from unnest(${names}::text[]) name order by name
    on conflict (name) do update set moves = judged_under.moves + 1`.execute(tx);
  return before;
}

/** How often something moved under these names, in all. */
export async function movesUnder(db: Db | Tx, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  const { rows } = await sql<{ moves: number }>`
    select coalesce(sum(moves), 0)::int as moves from judged_under where name = any(${names}::text[])`.execute(db);
  return rows[0]?.moves ?? 0;
}
