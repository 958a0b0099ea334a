import { roles, type ExportRestriction } from '@console/contracts/shell/roles';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Caller, Context, Db, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import { staleState } from '../../platform/http/stale-version.ts';
import { judgeHeldRoles } from '../../people/rights/role.ts';
import { lockRights } from '../../people/rights/rights-lock.ts';
import { grantablePlaces } from './permissions.ts';

/** The export restriction of a role, with the version of the role. */
export async function restrictionOf(db: Db | Tx, id: string) {
  const role = isUuid(id)
    ? await db
        .selectFrom('role')
        .select(['id', 'name', 'version', 'export_restriction'])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!role) throw notFound();
  return {
    name: role.name,
    restriction: {
      roleSecureId: role.id,
      version: role.version,
      ...(role.export_restriction as unknown as ExportRestriction),
    },
  };
}

function check({ lines, mode, hoursFrom, hoursTo }: ExportRestriction): void {
  const modules = lines.map(({ module }) => module);
  const twice = modules.findIndex((module, index) => modules.indexOf(module) !== index);
  if (twice >= 0) throw invalid({ field: `lines.${twice}.module`, code: 'DUPLICATE' });
  const without = lines.findIndex(({ allowed, formats }) => allowed && formats.length === 0);
  if (mode === 'BY_MODULE' && without >= 0)
    throw invalid({ field: `lines.${without}.formats`, code: 'TOO_FEW', parameters: { minimum: 1 } });
  if ((hoursFrom === null) !== (hoursTo === null))
    throw invalid({ field: hoursFrom === null ? 'hoursFrom' : 'hoursTo', code: 'REQUIRED' });
}

/** A line of a module that has no place limits nothing; one that was there before its module went may stay. */
async function checkModules(tx: Tx, caller: Caller, { lines }: ExportRestriction, before: ExportRestriction) {
  const places = (await grantablePlaces(tx, caller)).map(({ url }) => url.replace(/^\//, ''));
  const known = new Set([...places, ...before.lines.map(({ module }) => module)]);
  const unknown = lines.findIndex(({ module }) => !known.has(module));
  if (unknown >= 0) throw invalid({ field: `lines.${unknown}.module`, code: 'NOT_ALLOWED' });
}

/**
 * Changes the export restriction of a role.
 * @throws Refusal ROLE_RESERVED for the role `admin`, STALE_VERSION, VALIDATION, SELF_CHANGE, BEYOND_OWN_RIGHTS
 */
export async function restrict(
  tx: Tx,
  context: Context,
  { roleSecureId, version, ...wanted }: ExportRestriction & { readonly roleSecureId: string; readonly version: number },
  now: Date,
) {
  await lockRights(tx);
  await tx.selectFrom('role').select('id').where('id', '=', roleSecureId).forUpdate().execute();
  const { name, restriction: before } = await restrictionOf(tx, roleSecureId);
  if (name.toLowerCase() === 'admin') throw new Refusal('ROLE_RESERVED');
  if (before.version !== version) throw staleState(before);
  await judgeHeldRoles(tx, context.caller, [roleSecureId]);
  check(wanted);
  await checkModules(tx, context.caller, wanted, before);
  await tx
    .updateTable('role')
    .set({
      export_restriction: JSON.stringify(wanted),
      version: sql`version + 1`,
      updated_by: context.caller.username,
      updated_at: now,
    })
    .where('id', '=', roleSecureId)
    .execute();
  const { restriction: after } = await restrictionOf(tx, roleSecureId);
  await recordChange(tx, {
    actor: actorOf(context),
    module: roles.module,
    action: 'UPDATE',
    entityType: 'export-restriction',
    entityId: roleSecureId,
    entityLabel: name,
    before,
    after,
    at: now,
  });
  return after;
}
