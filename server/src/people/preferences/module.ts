import { preferenceCalls, preferenceKey, preferenceLimits } from '@console/contracts/platform/preferences';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import type { Module } from '../../platform/http/application.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';

/** Characters that are stored for one that is kept: bytes are written in base 64. */
const encryptedShare = 4 / 3;

/**
 * @param length of the preference as it is stored
 * @throws Refusal PREFERENCE_LIMIT, PREFERENCE_SPACE
 */
async function refuseBeyondLimits(
  tx: Tx,
  own: { readonly user_id: string; readonly key: string },
  length: number,
): Promise<void> {
  const { rows } = await sql<{ count: number; length: number }>`
    select count(*)::int as count, coalesce(sum(length(value_encrypted)), 0)::int as length
    from preference where user_id = ${own.user_id} and key <> ${own.key}`.execute(tx);
  const others = rows[0]!;
  if (others.count >= preferenceLimits.keys)
    throw new Refusal('PREFERENCE_LIMIT', { parameters: { limit: preferenceLimits.keys } });
  if (others.length + length > preferenceLimits.allCharacters * encryptedShare) throw new Refusal('PREFERENCE_SPACE');
}

/** The user's own preferences: small, irrelevant to others, and therefore not audited. */
export const preferences: Module = (app) => {
  const { now } = app.services;
  serve(app, preferenceCalls.all, async ({ caller, db }) => {
    const rows = await db
      .selectFrom('preference')
      .select(['key', 'value_encrypted'])
      .where('user_id', '=', caller.userId)
      .execute();
    const texts = await protectionOf(app.services);
    return Object.fromEntries(
      rows.map(({ key, value_encrypted: text }) => [key, JSON.parse(texts.decrypt(text)) as unknown]),
    );
  });
  serve(app, preferenceCalls.put, async ({ caller, db, parameters, body }) => {
    const key = preferenceKey.safeParse(parameters['key']);
    if (!key.success) throw invalid({ field: 'key', code: 'PATTERN' });
    const own = { user_id: caller.userId, key: key.data };
    if (body.value == null) {
      await db.deleteFrom('preference').where('user_id', '=', own.user_id).where('key', '=', own.key).execute();
      return null;
    }
    const value = JSON.stringify(body.value);
    if (value.length > preferenceLimits.characters)
      throw invalid({ field: 'value', code: 'TOO_LONG', parameters: { maximum: preferenceLimits.characters } });
    const value_encrypted = (await protectionOf(app.services)).encrypt(value);
    await db.transaction().execute(async (tx) => {
      // Many at once are counted one after the other.
      await lockByName(tx, `preferences ${own.user_id}`);
      await refuseBeyondLimits(tx, own, value_encrypted.length);
      await tx
        .insertInto('preference')
        .values({ ...own, value_encrypted, updated_at: now() })
        .onConflict((known) => known.columns(['user_id', 'key']).doUpdateSet({ value_encrypted, updated_at: now() }))
        .execute();
    });
    return null;
  });
};
