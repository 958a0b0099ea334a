import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type ColumnType } from 'kysely';
import type { Db, Tx } from '../context.ts';
import { Answer } from './answer.ts';
import { Refusal } from './refusal.ts';

type Kept = { readonly result: unknown } | { readonly answer: { readonly status: number; readonly body: unknown } };

interface IdempotencyTable {
  user_id: string;
  key: string;
  call: string;
  /** SHA-256 of the body, so that a key cannot serve another one. */
  body_hash: string;
  /** A result, or an answer with a status of its own; `null` while the first call is at work. */
  answer: ColumnType<Kept | null, string | null, string | null>;
  done: boolean;
  created_at: Date | string;
}

declare module '../database/schema.ts' {
  interface Database {
    idempotency_key: IdempotencyTable;
  }
}

/** Answers of calls that must happen once (platform model, section 2). */
export const idempotencyStep = {
  async up(db: Db): Promise<void> {
    await sql`create table idempotency_key (user_id text not null, key uuid not null, call text not null, body_hash text not null,
      answer json, done boolean not null default false, created_at timestamptz(3) not null, primary key (user_id, key))`.execute(
      db,
    );
    await sql`create index idempotency_key_created on idempotency_key (created_at)`.execute(db);
  },
};

const keepFor = sql`interval '24 hours'`;
/** A first call silent for so long has died with its process. */
const abandonedAfter = sql`interval '90 seconds'`;
const waitAtMostMs = 30_000;

export interface Once {
  readonly userId: string;
  readonly key: string;
  readonly call: string;
  readonly body: unknown;
}

export interface Claim {
  /** Keeps the answer; in the work's own transaction it survives a crash right after. */
  keep(tx: Tx | Db, answer: unknown): Promise<void>;
  /** Gives the key back: the call was refused and may be repeated. */
  giveBack(): Promise<void>;
}

export type Attempt = { readonly first: Claim } | { readonly repeated: unknown };

async function tryClaim(db: Db, { userId, key, call }: Once, bodyHash: string): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_key (user_id, key, call, body_hash, created_at) values (${userId}, ${key}, ${call}, ${bodyHash}, now())
    on conflict (user_id, key) do update set call = excluded.call, body_hash = excluded.body_hash, answer = null, done = false, created_at = now()
    where idempotency_key.created_at < now() - ${keepFor} or (not idempotency_key.done and idempotency_key.created_at < now() - ${abandonedAfter})
    returning key`.execute(db);
  return rows.length > 0;
}

const claimOf = (db: Db, { userId, key }: Once): Claim => ({
  async keep(tx, answer) {
    await tx
      .updateTable('idempotency_key')
      .set({ answer: JSON.stringify(answer instanceof Answer ? { answer } : { result: answer ?? null }), done: true })
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .execute();
  },
  async giveBack() {
    await db
      .deleteFrom('idempotency_key')
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .where('done', '=', false)
      .execute();
  },
});

/**
 * Claims the key for this call, or waits for the first call with it and brings its answer.
 * @throws Refusal IDEMPOTENCY_REUSED when the key was used for something else.
 */
export async function once(db: Db, request: Once): Promise<Attempt> {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(request.body ?? null))
    .digest('hex');
  for (let waited = 0; waited <= waitAtMostMs; waited += 50) {
    if (await tryClaim(db, request, bodyHash)) return { first: claimOf(db, request) };
    const earlier = await db
      .selectFrom('idempotency_key')
      .selectAll()
      .where('user_id', '=', request.userId)
      .where('key', '=', request.key)
      .executeTakeFirst();
    if (earlier && (earlier.call !== request.call || earlier.body_hash !== bodyHash))
      throw new Refusal('IDEMPOTENCY_REUSED');
    if (earlier?.done && earlier.answer)
      return {
        repeated:
          'answer' in earlier.answer
            ? new Answer(earlier.answer.answer.status, earlier.answer.answer.body)
            : earlier.answer.result,
      };
    await wait(50);
  }
  throw new Refusal('RATE_LIMITED', { retryAfter: 30 });
}

/** Forgets answers older than a day. */
export async function forgetOldAnswers(db: Db): Promise<void> {
  await sql`delete from idempotency_key where created_at < now() - ${keepFor}`.execute(db);
}
