import type { BusinessLine } from '@console/contracts/core/business-lines';
import { draftLimits, type OwnDraft } from '@console/contracts/core/own-draft';
import { sql } from 'kysely';
import type { Context, Db, Tx } from '../../platform/context.ts';
import type { Instant } from '../../platform/database/record-columns.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { Services } from '../../platform/services.ts';

/** What somebody has typed of a new record of a line: one of each person and line, which are the key of its table. */
export interface OwnDraftColumns {
  user_id: string;
  business_line: BusinessLine;
  /** Encrypted JSON: whatever people type. */
  values_encrypted: string;
  stored_at: Instant;
}

interface DraftTable {
  readonly table: string;
  readonly line: BusinessLine;
}
type By = Pick<Context, 'caller'>;

const oldest = (now: Date): string => new Date(now.getTime() - draftLimits.days * 86_400_000).toISOString();

/** The draft of a person; `null` where there is none, or one of more than 30 days ago. */
export async function ownDraft(
  services: Services,
  db: Db,
  { table, line }: DraftTable,
  { caller }: By,
): Promise<OwnDraft | null> {
  const { rows } = await sql<Pick<OwnDraftColumns, 'values_encrypted'> & { stored_at: string }>`
    select values_encrypted, stored_at from ${sql.table(table)}
    where user_id = ${caller.userId} and business_line = ${line}
      and stored_at > ${oldest(services.now())}`.execute(db);
  const [stored] = rows;
  if (!stored) return null;
  const texts = await protectionOf(services);
  return {
    values: JSON.parse(texts.decrypt(stored.values_encrypted)) as OwnDraft['values'],
    at: toWireInstant(stored.stored_at),
  };
}

/** Removes the draft of a person, as when the record is made of it. */
export async function dropDraft(db: Db | Tx, { table, line }: DraftTable, { caller }: By): Promise<void> {
  await sql`delete from ${sql.table(table)} where user_id = ${caller.userId} and business_line = ${line}`.execute(db);
}

/**
 * Keeps the draft of a person in place of the one before; drafts of anybody that are too old go with it.
 * @param values `null` removes it
 * @throws Refusal VALIDATION TOO_LONG
 */
export async function keepDraft(
  services: Services,
  db: Db,
  of: DraftTable,
  { caller, values }: By & { readonly values: OwnDraft['values'] | null },
): Promise<{ readonly at: string } | null> {
  if (values === null) {
    await dropDraft(db, of, { caller });
    return null;
  }
  const text = JSON.stringify(values);
  const { characters: maximum } = draftLimits;
  if (text.length > maximum) throw invalid({ field: 'values', code: 'TOO_LONG', parameters: { maximum } });
  const now = services.now();
  const encrypted = (await protectionOf(services)).encrypt(text);
  await sql`delete from ${sql.table(of.table)} where stored_at <= ${oldest(now)}`.execute(db);
  await sql`insert into ${sql.table(of.table)} (user_id, business_line, values_encrypted, stored_at)
    values (${caller.userId}, ${of.line}, ${encrypted}, ${now})
    on conflict (user_id, business_line) do update set values_encrypted = excluded.values_encrypted,
      stored_at = excluded.stored_at`.execute(db);
  return { at: toWireInstant(now) };
}
