import { setTimeout as wait } from 'node:timers/promises';
import { sql, type ColumnType } from 'kysely';
import type { Db, Tx } from '../context.ts';
import type { ProtectedText } from '../protected-text/protected-text.ts';
import { Answer } from './answer.ts';
import { Refusal } from './refusal.ts';

type Kept = { readonly result: unknown } | { readonly answer: { readonly status: number; readonly body: unknown } };

interface IdempotencyTable {
  user_id: string;
  key: string;
  call: string;
  /** Keyed hash of the body, so that a key cannot serve another one and nobody can guess what it said. */
  body_hash: string;
  /**
   * A result, or an answer with a status of its own, as a secret at rest; `null` while the first call is at work, and
   * once it is forgotten.
   */
  answer_encrypted: string | null;
  /** When the answer is forgotten, of a call whose answer holds a secret. */
  answer_until: ColumnType<string | null, never, unknown>;
  done: boolean;
  created_at: Date | string;
}

declare module '../database/schema.ts' {
  interface Database {
    idempotency_key: IdempotencyTable;
  }
}

/** Answers of calls that must happen once (docs/model/platform.md#idempotency). */
export const idempotencyStep = {
  async up(db: Db): Promise<void> {
    await sql`create table idempotency_key (user_id text not null, key uuid not null, call text not null,
      body_hash text not null,
      answer json, done boolean not null default false, created_at timestamptz(3) not null,
        primary key (user_id, key))`.execute(db);
    await sql`create index idempotency_key_created on idempotency_key (created_at)`.execute(db);
  },
};

/** How long the answer is kept that holds a secret: enough for a client that lost it to ask again. */
const secretKeptFor = sql`interval '5 minutes'`;
const keepFor = sql`interval '24 hours'`;
/** A first call silent for so long has died with its process. */
const abandonedAfter = sql`interval '90 seconds'`;
const waitAtMostMs = 30_000;

export interface Once {
  readonly userId: string;
  readonly key: string;
  readonly call: string;
  readonly body: unknown;
  /** The answer holds what nobody may find later: a token, a password. */
  readonly secret?: boolean | undefined;
}

/** What keys and answers are kept with. */
export interface OnceParts {
  readonly db: Db;
  readonly texts: ProtectedText;
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

const claimOf = ({ db, texts }: OnceParts, { userId, key, secret }: Once): Claim => ({
  async keep(tx, answer) {
    const kept = JSON.stringify(answer instanceof Answer ? { answer } : { result: answer ?? null });
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
export async function once(parts: OnceParts, request: Once): Promise<Attempt> {
  const { db, texts } = parts;
  const bodyHash = texts.hash(JSON.stringify(request.body ?? null));
  for (let waited = 0; waited <= waitAtMostMs; waited += 50) {
    if (await tryClaim(db, request, bodyHash)) return { first: claimOf(parts, request) };
    const earlier = await db
      .selectFrom('idempotency_key')
      .select(['call', 'body_hash', 'done', 'answer_encrypted'])
      .select(sql<boolean>`coalesce(answer_until <= now(), false)`.as('forgotten'))
      .where('user_id', '=', request.userId)
      .where('key', '=', request.key)
      .executeTakeFirst();
    if (earlier && (earlier.call !== request.call || earlier.body_hash !== bodyHash))
      throw new Refusal('IDEMPOTENCY_REUSED');
    // Done, and what it answered is told to nobody any more: doing it again would be worse.
    if (earlier?.done && (earlier.forgotten || earlier.answer_encrypted === null))
      throw new Refusal('IDEMPOTENCY_REUSED');
    if (earlier?.done && earlier.answer_encrypted !== null) {
      const kept = JSON.parse(texts.decrypt(earlier.answer_encrypted)) as Kept;
      return { repeated: 'answer' in kept ? new Answer(kept.answer.status, kept.answer.body) : kept.result };
    }
    await wait(50);
  }
  throw new Refusal('RATE_LIMITED', { retryAfter: 30 });
}

/** Forgets answers older than a day, and secret ones in time. */
export async function forgetOldAnswers(db: Db): Promise<void> {
  await sql`update idempotency_key set answer_encrypted = null
    where answer_until <= now() and answer_encrypted is not null`.execute(db);
  await sql`delete from idempotency_key where created_at < now() - ${keepFor}`.execute(db);
}
