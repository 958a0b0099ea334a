import type { RevealBody } from '@console/contracts/resource';
import { sql } from 'kysely';
import { actorOf } from '../../audit/actor.ts';
import { recordEntry } from '../../audit/record.ts';
import type { Caller, Context, Db, Tx } from '../../context.ts';
import type { Application } from '../../http/application.ts';
import { invalid, notFound, Refusal } from '../../http/refusal.ts';
import { serve } from '../../http/serve.ts';
import { notify } from '../../notices/notify.ts';
import { settingIn } from '../../settings/settings.ts';
import { findRecords } from '../read.ts';
import type { RegisteredResource } from '../registered.ts';
import { labelOf } from '../write.ts';

const hourMs = 3_600_000;

/** Whether one of the caller's roles carries the switch, which no level gives. */
export async function mayReveal(db: Db | Tx, { roles }: Pick<Caller, 'roles'>): Promise<boolean> {
  const ids = roles.map(({ secureId }) => secureId);
  if (ids.length === 0) return false;
  return (
    (await db
      .selectFrom('role')
      .select('id')
      .where('id', 'in', ids)
      .where('reveal_personal_data', '=', true)
      .where('status', '=', 'active')
      .executeTakeFirst()) !== undefined
  );
}

async function auditors(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('app_user')
    .innerJoin('user_role', 'user_role.user_id', 'app_user.id')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select('app_user.id')
    .where('role.job_name', '=', '8')
    .where('app_user.status', '=', 'active')
    .where('app_user.deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts one user's reveals one after another, so that twins of a call do not pass the limit together. @returns the limit reached, or null. */
async function limitReached(tx: Tx, { username }: Caller, now: Date): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reveal ${username}`}, 0))`.execute(tx);
  const since = async (ms: number) =>
    (
      await tx
        .selectFrom('audit_entry')
        .select((all) => all.fn.countAll<number>().as('count'))
        .where('username', '=', username)
        .where('at', '>', new Date(now.getTime() - ms).toISOString())
        .where('action', '=', 'REVEAL')
        .where('outcome', '=', 'success')
        .executeTakeFirstOrThrow()
    ).count;
  const [hour, day] = [
    Number(await settingIn(tx, 'REVEAL_MAX_PER_HOUR')),
    Number(await settingIn(tx, 'REVEAL_MAX_PER_DAY')),
  ];
  return (await since(hourMs)) >= hour ? hour : (await since(24 * hourMs)) >= day ? day : null;
}

/**
 * Lets somebody reveal one thing: a value, or a photo of a module's own call. Whoever is let through records it as REVEAL.
 * @returns the limit that is reached, of which audit has been told, or null. @throws Refusal FORBIDDEN without the switch
 */
export async function limitReveals(tx: Tx, caller: Caller, privilege: string, now: Date): Promise<number | null> {
  if (!(await mayReveal(tx, caller))) throw new Refusal('FORBIDDEN', { privilege, action: 'reveal' });
  const limit = await limitReached(tx, caller, now);
  if (limit !== null)
    await notify(tx, {
      userIds: await auditors(tx),
      kind: 'REVEAL_LIMIT',
      parameters: { username: caller.username },
      link: `/audit-trail?username=${caller.username}`,
      at: now,
    });
  return limit;
}

type Revealed = { readonly value: unknown } | { readonly limit: number };

async function reveal(tx: Tx, registered: RegisteredResource, context: Context, now: Date): Promise<Revealed> {
  const { caller, parameters } = context;
  const { field, reason } = context.body as RevealBody;
  const { resource } = registered;
  if (!(await mayReveal(tx, caller)))
    throw new Refusal('FORBIDDEN', { privilege: resource.privilege, action: 'reveal' });
  const personal = { ...resource.fields, ...resource.derived }[field]?.personal;
  if (!personal || registered.definition.hidden?.(caller).includes(field))
    throw invalid({ field: 'field', code: 'NOT_ALLOWED' });
  const [row] = await findRecords(tx, registered, [parameters['secureId'] ?? ''], caller.scope, {
    of: 'detail',
    caller,
  });
  if (!row) throw notFound();
  const limit = await limitReveals(tx, caller, resource.privilege, now);
  if (limit !== null) return { limit };
  // The value itself is nowhere but in the answer.
  await recordEntry(tx, {
    actor: actorOf(context),
    module: resource.module,
    action: 'REVEAL',
    entityId: row.secureId,
    entityLabel: labelOf(registered, row),
    changes: [{ field, before: null, after: '***' }],
    reason,
    at: now,
  });
  return { value: row[field] ?? null };
}

/**
 * `POST x/{secureId}/reveal`: the clear value of one personal field, for whoever holds the switch and says why
 * (platform model, section 13).
 */
export function serveReveal(app: Application, registered: RegisteredResource): void {
  serve(app, registered.calls['reveal'], async (context: Context) => {
    const revealed = await (context.db as Db)
      .transaction()
      .execute((tx) => reveal(tx, registered, context, app.services.now()));
    if ('limit' in revealed) throw new Refusal('REVEAL_LIMIT', { parameters: { limit: revealed.limit } });
    return revealed;
  });
}
