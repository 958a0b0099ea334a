import { openSiloStates, siloRecords, siloScores, type SiloState } from '@console/contracts/membership/membership-silo';
import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { linkTo, type By, type Stored } from './link.ts';
import { compare, likely, storePairs, type Pair } from './score.ts';

const batch = 500;

/** Records that members are looked for, locked; those that somebody works on are left for the next time. */
const unmatched = (tx: Tx): Promise<Stored[]> =>
  tx
    .selectFrom('silo_record')
    .selectAll()
    .where('matched_at', 'is', null)
    .where('state', 'in', openSiloStates)
    .orderBy('id')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();

/** Pairs of the records that nobody refused, the best first. */
async function pairsFor(tx: Tx, texts: ProtectedText, ids: readonly string[]): Promise<Pair[]> {
  const found = (await compare(tx, texts, likely(ids))).filter(({ score }) => score >= siloScores.shown);
  const refused = await tx
    .selectFrom('silo_candidate')
    .select(['silo_id', 'member_id'])
    .where('silo_id', 'in', ids)
    .where('state', '=', 'REFUSED')
    .execute();
  const isRefused = ({ siloId, memberId }: Pair) =>
    refused.some((known) => known.silo_id === siloId && known.member_id === memberId);
  return found.filter((pair) => !isRefused(pair)).toSorted((a, b) => b.score - a.score);
}

/** Links a record by itself. @returns whether it did: the number of another member stays with that member */
async function linkByItself(tx: Tx, record: Stored, { memberId }: Pair, by: By): Promise<boolean> {
  try {
    const store = await linkTo(tx, record, memberId, by);
    await tx
      .updateTable('silo_record')
      .set(({ eb }) => ({
        ...store,
        state: 'LINKED',
        matched_at: by.at,
        version: eb('version', '+', 1),
        updated_by: 'SYSTEM',
        updated_at: by.at,
      }))
      .where('id', '=', record.id)
      .execute();
    if (by.actor)
      await recordChange(tx, {
        actor: by.actor,
        module: siloRecords.module,
        action: 'LINK',
        entityId: record.id,
        entityLabel: `${record.source_line} ${record.cust_no}`,
        before: { state: record.state, custMainNo: record.cust_main_no, formerCustMainNo: null },
        after: { state: 'LINKED', custMainNo: store.cust_main_no, formerCustMainNo: store.former_cust_main_no },
        at: by.at,
      });
    return true;
  } catch (error) {
    // Refused before anything was written.
    if (error instanceof Refusal && error.code === 'CUST_NO_TAKEN') return false;
    throw error;
  }
}

/** The states and scores of records that are not linked; only what changes gets a new version. */
async function storeScores(
  tx: Tx,
  rows: readonly { readonly id: string; readonly state: SiloState; readonly score: number }[],
  at: Date,
): Promise<void> {
  await sql`update silo_record t set state = r.state, best_score = r.score, matched_at = ${at},
      version = t.version + (t.state <> r.state or t.best_score <> r.score)::int
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(id uuid, state text, score int)
    where t.id = r.id`.execute(tx);
}

/** Looks for the members of one batch. @returns how many records were looked at, and how many are linked now */
export async function matchBatch(tx: Tx, texts: ProtectedText, by: By) {
  const records = await unmatched(tx);
  if (records.length === 0) return { read: 0, linked: 0 };
  const ids = records.map(({ id }) => id);
  await tx.deleteFrom('silo_candidate').where('silo_id', 'in', ids).where('state', '=', 'OPEN').execute();
  const pairs = await pairsFor(tx, texts, ids);
  await storePairs(tx, pairs);
  const scored: { id: string; state: SiloState; score: number }[] = [];
  for (const record of records) {
    const best = pairs.find(({ siloId }) => siloId === record.id);
    const score = best?.score ?? 0;
    if (best && score >= siloScores.linked && (await linkByItself(tx, record, best, by))) continue;
    scored.push({ id: record.id, state: score >= siloScores.candidate ? 'CANDIDATE' : 'UNLINKED', score });
  }
  await storeScores(tx, scored, by.at);
  return { read: records.length, linked: records.length - scored.length };
}

/**
 * Every night: looks for the members of new records, and again where a member with the NIK of a record has changed.
 * Continues after the last batch when it was interrupted.
 */
export async function matchSilos(db: Db, texts: ProtectedText, now: Date, signal?: AbortSignal) {
  const by = { actor: systemActor('silo-match'), at: now };
  await sql`update silo_record s set matched_at = null from member m
    where m.nik_hash = s.nik_hash and m.updated_at > s.matched_at
      and s.state = any(${openSiloStates}::text[])`.execute(db);
  let [read, done] = [0, 0];
  while (!signal?.aborted) {
    const batched = await db.transaction().execute((tx) => matchBatch(tx, texts, by));
    if (batched.read === 0) break;
    read += batched.read;
    done += batched.linked;
  }
  return { read, done };
}
