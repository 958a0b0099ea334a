import type { Adapter, AdapterPayload } from 'oidc-provider';
import { sql } from 'kysely';
import type { Parts } from '../../platform/per-services.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { digestOf } from '../../platform/digest.ts';

/** The account of a stored object; of an interaction, the account that has authenticated in it. */
function accountOf({ accountId, result }: AdapterPayload): string | null {
  const { login } = (result ?? {}) as { readonly login?: { readonly accountId?: string } };
  return login?.accountId ?? accountId ?? null;
}

/**
 * Stores the data of the identity service in the database, so that restarts and several processes make no difference.
 * Codes, tokens and sessions are found by digests of their ids, because the ids are credentials; their content is
 * encrypted.
 */
export const adapterOf = (parts: Parts) => {
  const { db } = parts;
  return class DatabaseAdapter implements Adapter {
    constructor(readonly model: string) {}

    async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
      const row = {
        payload_encrypted: (await protectionOf(parts)).encrypt(JSON.stringify(payload)),
        account_id: accountOf(payload),
        grant_id: payload.grantId ?? null,
        user_code: payload.userCode ? digestOf(payload.userCode) : null,
        uid: payload.uid ? digestOf(payload.uid) : null,
        // By the clock that reads it.
        expires_at: expiresIn ? sql<Date>`now() + make_interval(secs => ${expiresIn})` : null,
      };
      await db
        .insertInto('oidc_payload')
        .values({ model: this.model, id: digestOf(id), ...row, consumed_at: null })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
        .execute();
    }

    find(id: string): Promise<AdapterPayload | undefined> {
      return this.#read('id', id);
    }

    findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return this.#read('uid', uid);
    }

    findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
      return this.#read('user_code', userCode);
    }

    async consume(id: string): Promise<void> {
      await db
        .updateTable('oidc_payload')
        .set({ consumed_at: new Date() })
        .where('model', '=', this.model)
        .where('id', '=', digestOf(id))
        .execute();
    }

    async destroy(id: string): Promise<void> {
      await db.deleteFrom('oidc_payload').where('model', '=', this.model).where('id', '=', digestOf(id)).execute();
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      await db.deleteFrom('oidc_payload').where('grant_id', '=', grantId).execute();
    }

    async #read(column: 'id' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> {
      const row = await db
        .selectFrom('oidc_payload')
        .select(['payload_encrypted', 'consumed_at'])
        .where('model', '=', this.model)
        .where(column, '=', digestOf(value))
        .where(sql<boolean>`(expires_at is null or expires_at > now())`)
        .executeTakeFirst();
      if (!row) return undefined;
      const payload = JSON.parse((await protectionOf(parts)).decrypt(row.payload_encrypted)) as AdapterPayload;
      return {
        ...payload,
        ...(row.consumed_at ? { consumed: Math.floor(new Date(row.consumed_at).getTime() / 1000) } : {}),
      };
    }
  };
};
