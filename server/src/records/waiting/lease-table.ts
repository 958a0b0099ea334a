import type { Queue } from '@console/contracts/core/queues';
import { leaseMinutes } from '@console/contracts/platform/queues';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Instant } from '../../platform/database/record-columns.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';

export interface QueueLeaseTable {
  code: string;
  record_id: string;
  username: string;
  name: string;
  until: Instant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    queue_lease: QueueLeaseTable;
  }
}

/** Who works on a record of a queue, and until when. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table queue_lease (code text not null, record_id uuid not null, username text not null,
      name text not null, until timestamptz(3) not null, primary key (code, record_id))`.execute(db);
    await sql`create index queue_lease_person on queue_lease (username, code)`.execute(db);
    await sql`create index queue_lease_until on queue_lease (until)`.execute(db);
  },
};

/** An expression that is written for each statement, with the time of that moment. */
const atEachStatement = <Value>(write: () => RawBuilder<Value>): RawBuilder<Value> =>
  new Proxy(write(), {
    get(_, name) {
      const fresh = write();
      const own: unknown = Reflect.get(fresh, name);
      return typeof own === 'function' ? (own.bind(fresh) as unknown) : own;
    },
  });

/**
 * The username of the person who works on a record of a queue, as an expression of its definition.
 * @example derived: { assignee: assigneeOf(losses.queues.open.code, services.now) }
 */
export const assigneeOf = (code: string, now: () => Date): RawBuilder<string | null> =>
  atEachStatement(
    () => sql<string | null>`(select q.username from queue_lease q
      where q.code = ${code} and q.record_id = t.id and q.until > ${now()}::timestamptz)`,
  );

/** The end of a lease of this queue that begins now. */
export const leaseEnd = (now: Date, { leaseMinutes: minutes = leaseMinutes }: Pick<Queue, 'leaseMinutes'>): Date =>
  new Date(now.getTime() + minutes * 60_000);

/** The lease of a record of a queue that this person holds now. @returns when it ends; `undefined`: none */
export async function heldUntil(
  tx: Db | Tx,
  { code, recordId, username, now }: { code: string; recordId: string; username: string; now: Date },
): Promise<string | undefined> {
  const lease = await tx
    .selectFrom('queue_lease')
    .select('until')
    .where('code', '=', code)
    .where('record_id', '=', recordId)
    .where('username', '=', username)
    .where('until', '>', now.toISOString())
    .executeTakeFirst();
  return lease?.until;
}

/** Ends the lease of a record whose work is done. */
export const endLease = async (tx: Tx, code: string, recordId: string): Promise<void> =>
  void (await tx.deleteFrom('queue_lease').where('code', '=', code).where('record_id', '=', recordId).execute());
