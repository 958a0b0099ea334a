import { createHash, createPublicKey, randomBytes, randomUUID } from 'node:crypto';
import type { PublicKey, ReleaseToken } from '@console/contracts/platform/releases/tokens';
import { calculateJwkThumbprint } from 'jose';
import type { Selectable } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { RequestInfo, Tx } from '../../platform/context.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { auditModule } from '../audit-module.ts';
import type { Principal } from './principal.ts';
import { anyRemote, type ReleaseTokenTable } from '../schema/tables.ts';

type TokenRow = Selectable<ReleaseTokenTable>;

const dayMs = 86_400_000;
const prefix = 'crt_';
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const view = (row: TokenRow): ReleaseToken => ({
  secureId: row.id,
  remote: row.remote_id,
  name: row.name,
  kid: row.kid,
  createdBy: row.created_by,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
  revokedAt: row.revoked_at,
});

export interface NewToken {
  readonly remote: string;
  readonly name: string;
  readonly days: number;
  readonly publicKey?: PublicKey | null | undefined;
  readonly reason: string;
}

/** The tokens, newest first, with ended ones, so that their releases can be attributed. */
export const listTokens = async ({ db }: Services): Promise<ReleaseToken[]> =>
  (
    await db.selectFrom('release_token').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(500).execute()
  ).map(view);

/** Refuses a token with the name of a user or the program: audit entries would name the wrong actor. */
async function checkName(tx: Tx, name: string): Promise<void> {
  const bare = name.normalize('NFKC').replaceAll(/\s/gu, '').toUpperCase();
  const user = await tx
    .selectFrom('app_user_view')
    .select('id')
    .where('username', '=', bare)
    .limit(1)
    .executeTakeFirst();
  if (user || bare === 'SYSTEM') throw invalid({ field: 'name', code: 'RELEASE_TOKEN_NAME' });
}

/**
 * Creates a token. Only the answer contains its secret.
 * @param maker id of the account that creates it
 * @throws Refusal VALIDATION for an invalid key and for the name of a user, DUPLICATE for a name in use
 */
export async function createToken(
  { db, now }: Services,
  actor: Actor,
  maker: string | null,
  { remote, name, days, publicKey, reason }: NewToken,
): Promise<ReleaseToken & { token: string }> {
  const at = now();
  const secret = prefix + randomBytes(32).toString('base64url');
  if (publicKey) {
    try {
      createPublicKey({ key: publicKey as never, format: 'jwk' });
    } catch {
      throw invalid({ field: 'publicKey', code: 'PATTERN' });
    }
  }
  const kid = publicKey ? await calculateJwkThumbprint(publicKey) : null;
  return db.transaction().execute(async (tx) => {
    await checkName(tx, name);
    const taken = await tx
      .selectFrom('release_token')
      .select('id')
      .where((where) => where(where.fn('lower', ['name']), '=', name.toLowerCase()))
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (taken) throw new Refusal('DUPLICATE', { field: 'name' });
    const row = await tx
      .insertInto('release_token')
      .values({
        id: randomUUID(),
        remote_id: remote,
        name,
        hash: hashOf(secret),
        kid,
        public_key: publicKey ? JSON.stringify(publicKey) : null,
        created_by: actor.username,
        created_by_id: maker,
        created_at: at,
        expires_at: new Date(at.getTime() + days * dayMs),
        last_used_at: null,
        revoked_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordEntry(tx, {
      actor,
      module: auditModule,
      action: 'CREATE',
      entityType: 'release-token',
      entityId: row.id,
      entityLabel: `${name} (${remote})`,
      reason,
      at,
    });
    return { ...view(row), token: secret };
  });
}

/** Ends a token at once. @throws Refusal NOT_FOUND */
export async function revokeToken(
  { db, now }: Services,
  actor: Actor,
  { secureId, reason }: { secureId: string; reason: string },
): Promise<void> {
  const at = now();
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('release_token')
      .set({ revoked_at: at })
      .where('id', '=', secureId)
      .where('revoked_at', 'is', null)
      .returning(['name', 'remote_id'])
      .executeTakeFirst();
    if (!row) throw notFound();
    await recordEntry(tx, {
      actor,
      module: auditModule,
      action: 'REVOKE',
      entityType: 'release-token',
      entityId: secureId,
      entityLabel: `${row.name} (${row.remote_id})`,
      reason,
      at,
    });
  });
}

/** The holder of a token. */
export interface Team {
  readonly remote: string;
  readonly name: string;
  readonly expiresAt: string;
  readonly kid: string | null;
  readonly publicKey: PublicKey | null;
  readonly actor: Actor;
  readonly principal: Principal;
}

/** The team of a call's bearer token. @throws Refusal RELEASE_TOKEN */
export async function teamOf(
  { db, now }: Services,
  { authorization, request }: { authorization: string | undefined; request: RequestInfo },
): Promise<Team> {
  const [, secret] = /^Bearer (crt_[\w-]{43})$/.exec(authorization ?? '') ?? [];
  const at = now();
  const row =
    secret === undefined
      ? undefined
      : await db
          .selectFrom('release_token')
          .leftJoin('app_user_view', 'app_user_view.id', 'release_token.created_by_id')
          .selectAll('release_token')
          .select(['app_user_view.status as maker_status', 'app_user_view.deleted_at as maker_gone'])
          .where('hash', '=', hashOf(secret))
          .executeTakeFirst();
  if (!row || row.revoked_at || new Date(row.expires_at) <= at) throw new Refusal('RELEASE_TOKEN');
  const isGone = row.maker_gone !== null || (row.maker_status ?? 'active') !== 'active';
  await db.updateTable('release_token').set({ last_used_at: at }).where('id', '=', row.id).execute();
  return {
    remote: row.remote_id,
    name: row.name,
    expiresAt: row.expires_at,
    kid: row.kid,
    publicKey: row.public_key,
    actor: {
      username: `token ${row.name} (${row.created_by})`,
      name: row.name,
      roleNames: [`release:${row.remote_id}`],
      request,
    },
    principal: { userId: isGone ? null : row.created_by_id, username: row.created_by, tokenId: row.id },
  };
}

/** @throws Refusal RELEASE_NOT_YOURS unless the token is for this remote */
export function checkOwn({ remote }: Team, wanted: string): void {
  if (remote !== anyRemote && wanted !== remote) throw new Refusal('RELEASE_NOT_YOURS', { parameters: { remote } });
}
