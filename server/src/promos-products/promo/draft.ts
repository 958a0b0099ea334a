import { promoDraftLimits, type PromoDraft } from '@console/contracts/promos-products/promo/draft-calls';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { sql } from 'kysely';
import type { Context, Db, Tx } from '../../platform/context.ts';
import { invalid } from '../../platform/http/refusal.ts';
import type { Instant } from '../../platform/database/record-columns.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { Services } from '../../platform/services.ts';

/** What somebody has typed of a new promo of a line. */
export interface PromoDraftTable {
  user_id: string;
  business_line: BusinessLine;
  /** Encrypted JSON: whatever people type. */
  values_encrypted: string;
  stored_at: Instant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    promo_draft: PromoDraftTable;
  }
}

/** Drafts of new promos: one of each person and line. */
export const promoDraftMigration: SchemaStep = {
  async up(db) {
    await sql`create table promo_draft (user_id uuid not null,
      business_line text not null check (business_line in ('SPEKTRA', 'NMC', 'UFI')), values_encrypted text not null,
      stored_at timestamptz(3) not null, primary key (user_id, business_line))`.execute(db);
    await sql`create index promo_draft_by_age on promo_draft (stored_at)`.execute(db);
  },
};

const oldest = (now: Date): string => new Date(now.getTime() - promoDraftLimits.days * 86_400_000).toISOString();

/** The draft of a person; `null` where there is none, or one of more than 30 days ago. */
export async function draftOfPromo(
  services: Services,
  db: Db,
  line: BusinessLine,
  { caller }: Pick<Context, 'caller'>,
): Promise<PromoDraft | null> {
  const stored = await db
    .selectFrom('promo_draft')
    .select(['values_encrypted', 'stored_at'])
    .where('user_id', '=', caller.userId)
    .where('business_line', '=', line)
    .where('stored_at', '>', oldest(services.now()))
    .executeTakeFirst();
  if (!stored) return null;
  const texts = await protectionOf(services);
  return {
    values: JSON.parse(texts.decrypt(stored.values_encrypted)) as PromoDraft['values'],
    at: toWireInstant(stored.stored_at),
  };
}

/** Removes the draft of a person, as when the promo is made of it. */
export async function dropDraft(db: Db | Tx, line: BusinessLine, { caller }: Pick<Context, 'caller'>): Promise<void> {
  await db.deleteFrom('promo_draft').where('user_id', '=', caller.userId).where('business_line', '=', line).execute();
}

/**
 * Keeps the draft of a person in place of the one before; drafts of anybody that are too old go with it.
 * @param values `null` removes it
 * @throws Refusal VALIDATION TOO_LONG
 */
export async function keepDraft(
  services: Services,
  db: Db,
  line: BusinessLine,
  { caller, values }: Pick<Context, 'caller'> & { readonly values: PromoDraft['values'] | null },
): Promise<{ readonly at: string } | null> {
  if (values === null) {
    await dropDraft(db, line, { caller });
    return null;
  }
  const text = JSON.stringify(values);
  const { characters: maximum } = promoDraftLimits;
  if (text.length > maximum) throw invalid({ field: 'values', code: 'TOO_LONG', parameters: { maximum } });
  const now = services.now();
  await db.deleteFrom('promo_draft').where('stored_at', '<=', oldest(now)).execute();
  const kept = { values_encrypted: (await protectionOf(services)).encrypt(text), stored_at: now };
  await db
    .insertInto('promo_draft')
    .values({ user_id: caller.userId, business_line: line, ...kept })
    .onConflict((known) => known.columns(['user_id', 'business_line']).doUpdateSet(kept))
    .execute();
  return { at: toWireInstant(now) };
}
