import { apiTokens } from '@console/contracts/membership/master-token-api';
import { sql } from 'kysely';
import { adminIds, notify } from '../../people/notices/notify.ts';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Db } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staleVersion } from '../../platform/http/stale-version.ts';
import type { InnerServices } from '../../platform/outbound/inner-address.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { fetchToken, type Credential } from './connect.ts';

interface Parts {
  readonly db: Db;
  readonly texts: ProtectedText;
  readonly now: Date;
  readonly configuration: InnerServices;
}

/** Failures in a row after which admins get a notice. */
const mostFailures = 3;
/** Hours before its end in which a token is fetched again. */
const aheadHours = 2;

/**
 * Fetches a new access token and stores it, unless the credential changed during the call.
 * @throws Refusal REFRESH_FAILED with how it failed, which is counted; STALE_VERSION
 */
export async function refreshToken(
  { db, texts, now, configuration }: Parts,
  credential: Credential,
  actor: Actor | null,
): Promise<{ secureId: string; version: number }> {
  const fetched = await fetchToken(credential, texts, configuration);
  const { id, version, code, environment } = credential;
  if (typeof fetched === 'string') {
    await failed(db, credential, now);
    throw new Refusal('REFRESH_FAILED', { parameters: { result: fetched } });
  }
  return db.transaction().execute(async (tx) => {
    const stored = await tx
      .updateTable('api_token')
      .set({
        access_encrypted: texts.encrypt(fetched.token),
        expires_at: new Date(now.getTime() + fetched.lifetime * 1000),
        refresh_failures: 0,
        version: version + 1,
        updated_by: actor?.username ?? 'SYSTEM',
        updated_at: now,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning(['id', 'version'])
      .executeTakeFirst();
    if (!stored) throw staleVersion(apiTokens, id);
    if (actor)
      await recordEntry(tx, {
        actor,
        module: apiTokens.module,
        action: 'ROTATE_KEY',
        entityId: id,
        entityLabel: `${code} ${environment}`,
        at: now,
      });
    return { secureId: stored.id, version: stored.version };
  });
}

/** Counts a failure; admins get one notice, after the third in a row. */
async function failed(db: Db, { id, code, environment }: Credential, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('api_token')
      .set({ refresh_failures: sql`refresh_failures + 1` })
      .where('id', '=', id)
      .returning('refresh_failures')
      .executeTakeFirst();
    if (row?.refresh_failures !== mostFailures) return;
    await notify(tx, {
      userIds: await adminIds(tx),
      kind: 'API_TOKEN_NOT_REFRESHED',
      parameters: { code, environment },
      link: `/${apiTokens.module}/${id}`,
      at: now,
    });
  });
}

/** Refreshes what ends soon; one that fails does not stop the others. */
export async function refreshEnding(parts: Parts) {
  const { db, now } = parts;
  const due = await db
    .selectFrom('api_token')
    .selectAll()
    .where('auto_refresh', '=', true)
    .where('auth_kind', '=', 'OAUTH_CLIENT')
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where((token) =>
      token.or([
        token('expires_at', 'is', null),
        token('expires_at', '<=', new Date(now.getTime() + aheadHours * 3_600_000).toISOString()),
      ]),
    )
    .execute();
  const outcomes = await Promise.allSettled(due.map((credential) => refreshToken(parts, credential, null)));
  const fault = outcomes.find((one) => one.status === 'rejected' && !(one.reason instanceof Refusal));
  if (fault?.status === 'rejected') throw fault.reason;
  const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
  return { read: due.length, done, failed: due.length - done };
}
