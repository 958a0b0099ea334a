import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { currentReads } from '../../platform/shared-reads.ts';
import type { Checked } from '../resource/check.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { storeRecord, type WriteOptions } from '../resource/write.ts';
import { requireWithin } from '../resource/written-within.ts';

/**
 * Stores a record that awaits approval: it holds its period at once, and is in force for nobody.
 * @param before the record that it takes the place of; `null` for none
 * @throws Refusal PERIOD_OVERLAP, and those of a record outside the scope of its maker
 */
export async function storePending(
  tx: Tx,
  registered: RegisteredResource,
  { values, store }: Checked,
  before: Row | null,
  options: WriteOptions,
): Promise<Row> {
  const waiting = {
    approval: 'PENDING',
    supersedes_id: before?.secureId ?? null,
    covered_to: before?.['effectiveTo'] ?? null,
  };
  const row = await storeRecord(tx, registered, { values, store: { ...store, ...waiting } }, options);
  await requireWithin(tx, registered, row.secureId, options, before ? 'update' : 'create');
  return row;
}

/**
 * Gives up the periods of records whose change was not approved.
 * @param isWithdrawn their maker took the change back: nobody rejected it, and the records leave their lists
 */
export async function rejectPending(
  tx: Tx,
  { resource, definition }: RegisteredResource,
  ids: readonly (string | null)[],
  { now, isWithdrawn = false }: { readonly now: Date; readonly isWithdrawn?: boolean },
): Promise<void> {
  if (!resource.effective) return;
  await sql`update ${sql.table(definition.table)}
    set approval = 'REJECTED', version = version + 1, updated_at = ${now}, deleted_at = ${isWithdrawn ? now : null}
    where id = any(${ids.filter((id) => id !== null)}::uuid[]) and approval = 'PENDING'`.execute(tx);
}

/** @throws Refusal CHANGE_PENDING while a successor of the record awaits approval */
export async function requireNoSuccessor(tx: Tx, { definition }: RegisteredResource, id: string): Promise<void> {
  const { rows } = await sql`select from ${sql.table(definition.table)}
    where supersedes_id = ${id} and approval = 'PENDING' and deleted_at is null limit 1`.execute(tx);
  if (rows.length > 0) throw new Refusal('CHANGE_PENDING');
}

/** Where records of a resource are stored. */
type Stored = { readonly definition: Pick<RegisteredResource['definition'], 'table'> };

interface Standing {
  readonly pending: boolean;
  readonly supersedes: string | null;
  readonly coveredTo: string | null;
}

const nothing: Standing = { pending: false, supersedes: null, coveredTo: null };

async function standingsOf(
  tx: Db | Tx,
  { definition }: Stored,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const { rows } = await sql<Standing & { id: string }>`
    select id, approval = 'PENDING' as pending, supersedes_id as supersedes, covered_to as "coveredTo"
    from ${sql.table(definition.table)} where id = any(${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}

/** The record that another one takes the place of, with its end before that, and whether that one awaits approval. */
export const standingOf = async (tx: Db | Tx, stored: Stored, id: string): Promise<Standing> =>
  (await standingsOf(tx, stored, [id])).get(id) ?? nothing;

const standingName = ({ definition }: Stored, id: string) => ['standing', definition.table, id];

/** The same, of a record that is judged or decided on with others: see {@link shareStandings}. */
export const sharedStandingOf = (tx: Db | Tx, stored: Stored, id: string): Promise<Standing> =>
  currentReads().once(standingName(stored, id), () => standingOf(tx, stored, id));

/** Reads the standings of all records of a batch at once, for those who ask for each within the same shared reads. */
export async function shareStandings(
  tx: Db | Tx,
  registered: RegisteredResource,
  ids: readonly (string | null)[],
): Promise<void> {
  const known = ids.filter((id) => id !== null);
  if (!registered.resource.effective || known.length < 2) return;
  const standings = await standingsOf(tx, registered, known);
  const reads = currentReads();
  for (const id of known)
    await reads.once(standingName(registered, id), () => Promise.resolve(standings.get(id) ?? nothing));
}

/**
 * The record whose values hold until a change of this one is decided: what awaits approval as a record of its own is
 * not in force, but the one that it takes the place of; `null` for none.
 */
export async function heldBefore(db: Db, registered: RegisteredResource, id: string | null): Promise<string | null> {
  if (id === null || !registered.resource.effective) return id;
  const { pending, supersedes } = await standingOf(db, registered, id);
  return pending ? supersedes : id;
}
