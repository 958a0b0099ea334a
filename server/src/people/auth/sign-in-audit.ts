import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Db, RequestInfo, Tx } from '../../platform/context.ts';
import type { SignInAccount } from './credentials.ts';
import { describe, type CredentialRefusal } from './credential-refusal.ts';

/** Maximum length of a username; more is not stored. */
const longest = 30;

/**
 * The first two characters of an unknown username: a password or a personal number may have been typed in its place.
 */
const hinted = (typed: string): string => `${typed.trim().toUpperCase().slice(0, 2)}****`;

/** The actor of calls around a sign-in, where there is no caller yet. */
export async function actorOfSignIn(
  db: Db | Tx,
  username: string,
  account: Pick<SignInAccount, 'id' | 'name'> | undefined,
  request: RequestInfo,
  vouched = false,
): Promise<Actor> {
  const roles = account
    ? await db
        .selectFrom('user_role')
        .innerJoin('role', 'role.id', 'user_role.role_id')
        .select('role.name')
        .where('user_role.user_id', '=', account.id)
        .orderBy('role.name')
        .execute()
    : [];
  return {
    username: account || vouched ? username.trim().toUpperCase().slice(0, longest) : hinted(username),
    name: account?.name ?? '',
    roleNames: roles.map((role) => role.name),
    request,
  };
}

interface Who {
  readonly username: string;
  readonly account?: Pick<SignInAccount, 'id' | 'name'> | undefined;
  readonly request: RequestInfo;
  /** The name comes from an identity service and was not typed. */
  readonly vouched?: boolean;
}

/** Audits an action of a person who is signing in or out: LOGIN, LOGOUT, PASSWORD_CHANGE. */
export async function auditSignIn(db: Db | Tx, action: string, { username, account, request }: Who): Promise<void> {
  const actor = await actorOfSignIn(db, username, account, request);
  await recordEntry(db, {
    actor,
    module: 'auth',
    action,
    entityType: 'user',
    entityId: account?.id ?? null,
    entityLabel: actor.username,
  });
}

/** Audits a refused sign-in. */
export async function auditRefusedSignIn(
  db: Db,
  { username, account, request, vouched }: Who,
  refusal: CredentialRefusal,
): Promise<void> {
  const actor = await actorOfSignIn(db, username, account, request, vouched);
  await recordEntry(db, {
    actor,
    module: 'auth',
    action: 'LOGIN_FAILED',
    entityType: 'user',
    entityId: account?.id ?? null,
    entityLabel: actor.username,
    outcome: 'refused',
    code: refusal.error.toUpperCase(),
    reason: describe(refusal),
  });
}
