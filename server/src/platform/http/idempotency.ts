import { setTimeout as wait } from 'node:timers/promises';
import { sql, type ColumnType } from 'kysely';
import type { Db, Tx } from '../context.ts';
import { wireText } from '../database/wire-text.ts';
import type { ProtectedText } from '../protected-text/protected-text.ts';
import { Answer } from './answer.ts';
import { Refusal } from './refusal.ts';

type Kept = { readonly result: unknown } | { readonly answer: { readonly status: number; readonly body: unknown } };

interface IdempotencyTable {
  user_id: string;
  key: string;
  call: string;
  /**
   * Keyed hash of the body, so that a key cannot be reused for another body and the stored value does not reveal the
   * body.
   */
  body_hash: string;
  /**
   * A result, or an answer with its own status, encrypted; `null` while the first call runs, and after it is cleared.
   */
  answer_encrypted: string | null;
  /** When the answer is cleared, for calls whose answer contains a secret. */
  answer_until: ColumnType<string | null, never, unknown>;
  done: boolean;
  created_at: Date | string;
}

declare module '../database/schema.ts' {
  interface Database {
    idempotency_key: IdempotencyTable;
  }
}

/** Answers of idempotent calls (docs/model/platform.md#idempotency). */
export const idempotencyStep = {
  async up(db: Db): Promise<void> {
    await sql`create table idempotency_key (user_id text not null, key uuid not null, call text not null,
      body_hash text not null,
      answer json, done boolean not null default false, created_at timestamptz(3) not null,
        primary key (user_id, key))`.execute(db);
    await sql`create index idempotency_key_created on idempotency_key (created_at)`.execute(db);
  },
};

/** How long an answer with a secret is kept: enough for a client that lost it to retry. */
const secretKeptFor = sql`interval '5 minutes'`;
const keepFor = sql`interval '24 hours'`;
/** A first call without a sign of life for this long died with its process. */
const abandonedAfter = sql`interval '90 seconds'`;
const waitAtMostMs = 30_000;

export interface KeyedCall {
  readonly userId: string;
  readonly key: string;
  readonly call: string;
  readonly body: unknown;
  /** The answer contains a token or a password, which must not be kept. */
  readonly secret?: boolean | undefined;
}

/** Storage and encryption of keys and answers. */
export interface IdempotencyParts {
  readonly db: Db;
  readonly texts: ProtectedText;
}

export interface Claim {
  /** Stores the answer; in the transaction of the work it survives a crash right after. */
  keep(tx: Tx | Db, answer: unknown): Promise<void>;
  /** Releases the key: the call was refused and may be repeated. */
  release(): Promise<void>;
}

export type Attempt = { readonly first: Claim } | { readonly repeated: unknown };

async function tryClaim(db: Db, { userId, key, call }: KeyedCall, bodyHash: string): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_key (user_id, key, call, body_hash, created_at)
      values (${userId}, ${key}, ${call}, ${bodyHash}, now())
    on conflict (user_id, key) do update
      set call = excluded.call, body_hash = excluded.body_hash, answer_encrypted = null, answer_until = null,
      done = false, created_at = now()
    where idempotency_key.created_at < now() - ${keepFor}
      or (not idempotency_key.done and idempotency_key.created_at < now() - ${abandonedAfter})
    returning key`.execute(db);
  return rows.length > 0;
}

const claimOf = ({ db, texts }: IdempotencyParts, { userId, key, secret }: KeyedCall): Claim => ({
  async keep(tx, answer) {
    const kept = wireText(answer instanceof Answer ? { answer } : { result: answer ?? null });
    await tx
      .updateTable('idempotency_key')
      .set({
        answer_encrypted: texts.encrypt(kept),
        answer_until: secret ? sql`now() + ${secretKeptFor}` : null,
        done: true,
      })
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .execute();
  },
  async release() {
    await db
      .deleteFrom('idempotency_key')
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .where('done', '=', false)
      .execute();
  },
});

/**
 * Claims the key for this call, or waits for the first call with the key and returns its answer.
 * @throws Refusal IDEMPOTENCY_REUSED when the key was used for something else.
 */
export async function claimOrRepeat(parts: IdempotencyParts, request: KeyedCall): Promise<Attempt> {
  const { db, texts } = parts;
  const bodyHash = texts.hash(JSON.stringify(request.body ?? null));
  for (let waited = 0; waited <= waitAtMostMs; waited += 50) {
    if (await tryClaim(db, request, bodyHash)) return { first: claimOf(parts, request) };
    const earlier = await db
      .selectFrom('idempotency_key')
      .select(['call', 'body_hash', 'done', 'answer_encrypted'])
      .select(sql<boolean>`coalesce(answer_until <= now(), false)`.as('cleared'))
      .where('user_id', '=', request.userId)
      .where('key', '=', request.key)
      .executeTakeFirst();
    if (earlier && (earlier.call !== request.call || earlier.body_hash !== bodyHash))
      throw new Refusal('IDEMPOTENCY_REUSED');
    // The work is done, but its answer was cleared: refuse, because repeating the work would be worse.
    if (earlier?.done && (earlier.cleared || earlier.answer_encrypted === null))
      throw new Refusal('IDEMPOTENCY_REUSED');
    if (earlier?.done && earlier.answer_encrypted !== null) {
      const kept = JSON.parse(texts.decrypt(earlier.answer_encrypted)) as Kept;
      return { repeated: 'answer' in kept ? new Answer(kept.answer.status, kept.answer.body) : kept.result };
    }
    await wait(50);
  }
  throw new Refusal('RATE_LIMITED', { retryAfter: 30 });
}

/** Deletes answers older than a day, and clears expired secret ones. */
export async function deleteOldAnswers(db: Db): Promise<void> {
  await sql`update idempotency_key set answer_encrypted = null
    where answer_until <= now() and answer_encrypted is not null`.execute(db);
  await sql`delete from idempotency_key where created_at < now() - ${keepFor}`.execute(db);
}
