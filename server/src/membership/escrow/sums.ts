import { escrowCalls, type EscrowCheck, type EscrowSums } from '@console/contracts/membership/escrow/calls';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Db } from '../../platform/context.ts';
import { midnight } from '../../platform/database/midnight.ts';

type Filter = z.infer<NonNullable<typeof escrowCalls.sums.query>>;
const shownChecks = 5;

/** Sums of the movements of a period: all that the account moved, and what kind and direction leave of it. */
export async function sumsOf(db: Db, id: string, { from, to, kind, direction }: Filter): Promise<EscrowSums> {
  const begins = from ? sql`at >= ${midnight(from)}` : sql`true`;
  const ends = to ? sql`at < ${midnight(to, 1)}` : sql`true`;
  const shown = sql`(${kind ? sql`kind = ${kind}` : sql`true`}
    and ${direction ? sql`direction = ${direction}` : sql`true`})`;
  const { rows } = await sql<Omit<EscrowSums, 'others'>>`
    with period as materialized (select * from escrow_movement
      where escrow_id = ${id} and ${begins} and ${ends}),
    before as (select balance_after from escrow_movement
      where escrow_id = ${id} and ${from ? sql`at < ${midnight(from)}` : sql`false`} order by seq_no desc limit 1)
    select coalesce((select balance_before from period order by seq_no limit 1),
        (select balance_after from before), 0) as opening,
      coalesce((select balance_after from period order by seq_no desc limit 1),
        (select balance_after from before), 0) as closing,
      (select coalesce(sum(amount), 0)::bigint from period where direction = 'in' and ${shown}) as credits,
      (select coalesce(sum(amount), 0)::bigint from period where direction = 'out' and ${shown}) as debits,
      (select count(*)::int from period where ${shown}) as count`.execute(db);
  const { opening, closing, credits, debits, count } = rows[0]!;
  return { opening, credits, debits, others: closing - opening - credits + debits, closing, count };
}

/** The latest checks of an account. */
export async function checksOf(db: Db, id: string): Promise<EscrowCheck[]> {
  const { rows } = await sql<EscrowCheck>`select id as "secureId", at, by, expected, found,
      first_bad_seq as "firstBadSeq", result
    from escrow_check where escrow_id = ${id} order by no desc limit ${shownChecks}`.execute(db);
  return rows;
}

/** The sums that balance and held of an account rest on. */
export async function restsOf(db: Db, id: string) {
  const { rows } = await sql<{
    credits: number;
    debits: number;
    holds: number;
    releases: number;
    count: number;
  }>`select coalesce(sum(amount) filter (where direction = 'in'), 0)::bigint as credits,
      coalesce(sum(amount) filter (where direction = 'out'), 0)::bigint as debits,
      coalesce(sum(amount) filter (where kind = 'HOLD'), 0)::bigint as holds,
      coalesce(sum(amount) filter (where kind = 'RELEASE'), 0)::bigint as releases, count(*)::int as count
    from escrow_movement where escrow_id = ${id}`.execute(db);
  return { ...rows[0]!, checks: await checksOf(db, id) };
}
