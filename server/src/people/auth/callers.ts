import { isAdmin } from '@console/contracts/shell/profile';
import type { Caller, Db } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { revoked } from '../sessions/sessions.ts';
import { perServices, type Parts } from '../../platform/per-services.ts';
import { grants } from '../privileges/grants.ts';
import { allowedActions, complete, type HeldRole } from '../privileges/permissions.ts';
import { resolveScope } from '../scope/resolve.ts';
import { noView, toldVersion, viewOf, type SessionView } from '../sessions/viewing.ts';
import { isWithinValidity } from '../accounts/validity.ts';

/** A caller with present roles. */
export interface KnownCaller extends Caller {
  readonly heldRoles: readonly HeldRole[];
  readonly toldVersion: number;
}

const freshMs = 5_000;
const remembered = 2_000;

const userColumns = [
  'app_user.id as user_id',
  'app_user.username',
  'app_user.name',
  'app_user.status',
  'app_user.deleted_at',
  'app_user.valid_from',
  'app_user.valid_to',
  'app_user.mapping_type',
  'app_user.mro_id',
  'app_user.print_vendor_code',
  'privileges_version.value as version',
] as const;

const readSession = (db: Db, sessionId: string) =>
  db
    .selectFrom('user_session')
    .innerJoin('app_user', 'app_user.id', 'user_session.user_id')
    .innerJoin('privileges_version', (join) => join.onTrue())
    .select([
      ...userColumns,
      'user_session.revoked_at',
      'user_session.revoked_because',
      'user_session.expires_at',
      'user_session.created_at',
      'user_session.proven_at',
      'user_session.viewed_role_id',
      'user_session.viewed_until',
      'user_session.view_turn',
    ])
    .where('user_session.id', '=', sessionId)
    .executeTakeFirst();

const userRow = (db: Db, userId: string) =>
  db
    .selectFrom('app_user')
    .innerJoin('privileges_version', (join) => join.onTrue())
    .select(userColumns)
    .where('app_user.id', '=', userId);

const maySignIn = (row: UserRow, now: Date): boolean =>
  row.status === 'active' && !row.deleted_at && isWithinValidity(row, now);

type UserRow = Awaited<ReturnType<ReturnType<typeof userRow>['executeTakeFirstOrThrow']>>;
type Whose = { readonly userId: string } | { readonly roleId: string };

/** Active roles with their permissions, of a user or one by name; inactive roles grant nothing. */
async function heldRoles(parts: Parts, whose: Whose, version: number): Promise<HeldRole[]> {
  const [all, rows] = await Promise.all([
    grants(parts)(version),
    parts.db
      .selectFrom('role')
      .select(['role.id', 'role.name', 'role.job_name'])
      .where('role.status', '=', 'active')
      .where('role.deleted_at', 'is', null)
      .where((where) =>
        'roleId' in whose
          ? where('role.id', '=', whose.roleId)
          : where('role.id', 'in', where.selectFrom('user_role').select('role_id').where('user_id', '=', whose.userId)),
      )
      .orderBy('role.name')
      .execute(),
  ]);
  return complete(
    rows.map((row) => ({
      secureId: row.id,
      name: row.name,
      jobName: row.job_name,
      permissions: all.byRole.get(row.id) ?? [],
    })),
    all.places,
  );
}

async function callerOf(
  parts: Parts,
  row: UserRow,
  sessionId: string,
  view: SessionView = noView,
): Promise<KnownCaller> {
  const { db } = parts;
  const own = await heldRoles(parts, { userId: row.user_id }, row.version);
  const admin = isAdmin(own);
  const viewed = admin ? view.viewed : null;
  const roles = viewed ? await heldRoles(parts, { roleId: viewed.roleId }, row.version) : own;
  const allowed = allowedActions(roles);
  return {
    userId: row.user_id,
    username: row.username,
    name: row.name,
    sessionId,
    roles,
    heldRoles: roles,
    isAdmin: isAdmin(roles),
    mappingType: row.mapping_type,
    // The scope stays the admin's own, also while the console is viewed as a role.
    scope: {
      ...(await resolveScope(db, {
        userId: row.user_id,
        isAdmin: admin,
        mappingType: row.mapping_type,
        mroId: row.mro_id,
      })),
      viewer: {
        userId: row.user_id,
        username: row.username,
        isAdmin: admin,
        ...(row.print_vendor_code ? { vendorCode: row.print_vendor_code } : {}),
      },
    },
    privilegesVersion: row.version,
    toldVersion: toldVersion(row.version, view.turn),
    viewing: viewed && {
      roleSecureId: viewed.roleId,
      roleName: roles[0]?.name ?? '-',
      until: viewed.until,
      ownRoleNames: own.map(({ name }) => name),
    },
    can: (privilege, action) => allowed.get(privilege)?.has(action) ?? false,
  };
}

async function readCaller(parts: Parts, sessionId: string): Promise<KnownCaller> {
  const { db, now } = parts;
  const row = await readSession(db, sessionId);
  if (!row || row.revoked_at) throw revoked(row?.revoked_because ?? null);
  if (new Date(row.expires_at) <= now()) throw new Refusal('TOKEN_EXPIRED');
  if (!maySignIn(row, now())) throw new Refusal('TOKEN_REVOKED');
  return {
    ...(await callerOf(parts, row, sessionId, viewOf(row, now()))),
    provenAt: new Date(row.proven_at ?? row.created_at),
  };
}

/** Loads the caller of a session; cached for five seconds and cleared after every change. */
export class Callers {
  readonly #known = new Map<string, { readonly at: number; readonly caller: Promise<KnownCaller> }>();

  constructor(private readonly parts: Parts) {}

  /** @throws Refusal TOKEN_REVOKED or TOKEN_EXPIRED. */
  find(sessionId: string): Promise<KnownCaller> {
    const at = this.parts.now().getTime();
    const known = this.#known.get(sessionId);
    if (known && at - known.at < freshMs && at >= known.at) return known.caller;
    return this.#read(sessionId, at);
  }

  /**
   * The user of a job, with present roles and no session.
   * @param db the transaction of the job, when it is in one.
   */
  async ofUser(db: Db, userId: string): Promise<KnownCaller> {
    return callerOf({ ...this.parts, db }, await userRow(db, userId).executeTakeFirstOrThrow(), '');
  }

  /** The user of a job while the account may sign in, else `null`: what was asked for ends with the account. */
  async ofActiveUser(db: Db, userId: string): Promise<KnownCaller | null> {
    const row = await userRow(db, userId).executeTakeFirst();
    return row && maySignIn(row, this.parts.now()) ? callerOf({ ...this.parts, db }, row, '') : null;
  }

  /** Clears the cache; call it after changes of users, sessions, roles, menus or the organisation. */
  forget(): void {
    this.#known.clear();
  }

  #read(sessionId: string, at: number): Promise<KnownCaller> {
    if (this.#known.size >= remembered) this.#known.clear();
    const known = { at, caller: readCaller(this.parts, sessionId) };
    this.#known.set(sessionId, known);
    known.caller.catch(() => {
      if (this.#known.get(sessionId) === known) this.#known.delete(sessionId);
    });
    return known.caller;
  }
}

/** The callers of the running program. */
export const callers = perServices((parts) => new Callers(parts));
