import { randomUUID } from 'node:crypto';
import type { EscrowCheck } from '@console/contracts/membership/escrow/calls';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Application } from '../../platform/http/application.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';

const batch = 2_000;
const keptFailures = 100;

interface Walked {
  readonly id: string;
  readonly seqNo: number;
  readonly expected: number;
  readonly found: number;
  readonly firstBadSeq: number | null;
  /** Whether it moved since its latest check. */
  readonly moved: boolean;
}

/**
 * Walks the movements of accounts: each number follows the one before and begins with what that left, and the account
 * has what the last one left and their sums.
 */
async function walk(db: Db | Tx, ids: readonly string[]): Promise<Walked[]> {
  const { rows } = await sql<Walked>`
    select a.id, m.last as "seqNo", m.sum as expected, a.balance as found,
      case when m.bad is not null then m.bad
        when m.sum <> a.balance or m.held <> a.held or m.last <> coalesce(a.last_movement_no, 0) then m.last
      end as "firstBadSeq",
      m.last is distinct from (select c.seq_no from escrow_check c where c.escrow_id = a.id
        order by c.no desc limit 1) as moved
    from escrow_account a cross join lateral (
      select coalesce(max(seq_no), 0) as last, coalesce(sum(signed), 0)::bigint as sum,
        coalesce(sum(kept), 0)::bigint as held,
        min(seq_no) filter (where seq_no <> place or balance_before <> coalesce(left_balance, 0)
          or balance_after <> balance_before + signed or held_before <> coalesce(left_held, 0)
          or held_after <> held_before + kept) as bad
      from (select seq_no, balance_before, balance_after, held_before, held_after,
          case direction when 'in' then amount when 'out' then -amount else 0 end as signed,
          case kind when 'HOLD' then amount when 'RELEASE' then -amount else 0 end as kept,
          row_number() over (order by seq_no) as place, lag(balance_after) over (order by seq_no) as left_balance,
          lag(held_after) over (order by seq_no) as left_held
        from escrow_movement where escrow_id = a.id) each) m
    where a.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** Keeps what a walk found; accounts that differ are frozen. */
async function keep(tx: Tx, walked: readonly Walked[], by: string, at: Date) {
  const rows = walked.map(({ id, seqNo, expected, found, firstBadSeq }) => ({
    id: randomUUID(),
    escrow_id: id,
    seq_no: seqNo,
    expected,
    found,
    first_bad_seq: firstBadSeq,
    result: firstBadSeq === null ? ('OK' as const) : ('DIFFERENT' as const),
    by,
    at,
  }));
  if (rows.length > 0) await tx.insertInto('escrow_check').values(rows).execute();
  const differing = rows.flatMap(({ result, escrow_id: id }) => (result === 'DIFFERENT' ? [id] : []));
  if (differing.length > 0)
    await sql`update escrow_account set state = 'FROZEN', version = version + 1, updated_by = ${by}, updated_at = ${at}
      where id = any(${differing}::uuid[]) and state = 'ACTIVE'`.execute(tx);
  return rows;
}

/** Walks the movements of one account, under its lock, and keeps what it found. */
export async function checkEscrow(tx: Tx, id: string, by: string, at: Date): Promise<EscrowCheck> {
  await tx.selectFrom('escrow_account').select('id').where('id', '=', id).forUpdate().execute();
  const [row] = await keep(tx, await walk(tx, [id]), by, at);
  const { id: secureId, expected, found, first_bad_seq: firstBadSeq, result } = row!;
  return { secureId, at: toWireInstant(at), by, expected, found, firstBadSeq, result };
}

/**
 * Every night: walks all accounts. One that moved since its latest check has a row; one that differs too, and is
 * frozen. Money is never corrected.
 */
export async function reconcileEscrows(app: Application, signal: AbortSignal): Promise<JobCounts> {
  const { db, now } = app.services;
  const failures: { entity: string; code: string; text: string }[] = [];
  let [read, failed, after] = [0, 0, '00000000-0000-0000-0000-000000000000'];
  for (;;) {
    signal.throwIfAborted();
    const accounts = await db
      .selectFrom('escrow_account')
      .select('id')
      .where('id', '>', after)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(batch)
      .execute();
    if (accounts.length === 0) return { read, done: read - failed, failed, failures: failures.slice(0, keptFailures) };
    const ids = accounts.map(({ id }) => id);
    after = ids.at(-1)!;
    read += ids.length;
    // One statement sees movements and accounts of one moment.
    const suspects = (await walk(db, ids)).filter(({ moved, firstBadSeq }) => moved || firstBadSeq !== null);
    const rows = await db.transaction().execute((tx) => keep(tx, suspects, 'SYSTEM', now()));
    const differing = rows.filter(({ result }) => result === 'DIFFERENT');
    failed += differing.length;
    failures.push(
      ...differing.map(({ escrow_id: entity, result: code, expected, found }) => ({
        entity,
        code,
        text: `balance: ${expected} / ${found}`,
      })),
    );
  }
}
