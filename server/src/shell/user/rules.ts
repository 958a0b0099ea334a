import type { FieldError } from '@console/contracts/core/errors';
import type { User, UserCreate } from '@console/contracts/shell/user';
import { sql } from 'kysely';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Caller, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { GuardedAction } from '../../records/resource/definition.ts';
import { allowsBranch } from '../../people/scope/predicate.ts';
import { roleRows } from './role-rules.ts';

const dayMs = 86_400_000;
const longestExternalDays = 365;

const today = (now: Date): string => toWireInstant(now).slice(0, 10);

/** An MRO user may only be mapped to branches of the MRO and its own MRA; existing mappings stay. */
async function mroErrors(
  tx: Tx,
  { mappingType, mroId, branchIds, mraIds }: UserCreate,
  before: User | null,
): Promise<FieldError[]> {
  if (mappingType !== 'MRO' || mroId === null) return [];
  const known = before?.mroId === mroId ? [...before.branchIds, ...before.mraIds] : [];
  const added = (ids: readonly string[]) => ids.filter((id) => !known.includes(id));
  const { rows } = await sql<{ id: string }>`
    select b.id from branch_view b where b.mro_id = ${mroId}::uuid and b.deleted_at is null
    union all select o.mra_id from mro_view o where o.id = ${mroId}::uuid and o.deleted_at is null`.execute(tx);
  const own = new Set(rows.map(({ id }) => id));
  return [
    ...(added(branchIds).some((id) => !own.has(id)) ? [{ field: 'branchIds', code: 'NOT_ALLOWED' }] : []),
    ...(added(mraIds).some((id) => !own.has(id)) ? [{ field: 'mraIds', code: 'NOT_ALLOWED' }] : []),
  ];
}

/** Field errors by the editor's scope and level, the roles and the dates. */
export async function userErrors(
  tx: Tx,
  values: UserCreate,
  before: User | null,
  caller: Caller | null,
  now: Date,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  const roles = await roleRows(tx, values.roleIds);
  if (roles.length < values.roleIds.length) errors.push({ field: 'roleIds', code: 'NOT_FOUND' });
  const isVendor = roles.some((role) => role.job_name === '6');
  if (isVendor !== (values.printVendorCode !== null))
    errors.push({ field: 'printVendorCode', code: isVendor ? 'REQUIRED' : 'NOT_ALLOWED' });
  if (
    values.userType === 'EXTERNAL' &&
    values.validTo !== null &&
    values.validTo !== before?.validTo &&
    Date.parse(values.validTo) > Date.parse(today(now)) + longestExternalDays * dayMs
  ) {
    errors.push({
      field: 'validTo',
      code: 'RANGE',
      parameters: {
        minimum: today(now),
        maximum: new Date(Date.parse(today(now)) + longestExternalDays * dayMs).toISOString().slice(0, 10),
      },
    });
  }
  errors.push(...(await mroErrors(tx, values, before)));
  if (!caller || caller.isAdmin) return errors;
  const { scope } = caller;
  if (values.mappingType === 'NATIONAL' && before?.mappingType !== 'NATIONAL')
    errors.push({ field: 'mappingType', code: 'NOT_ALLOWED' });
  if (values.localLoginAllowed !== (before?.localLoginAllowed ?? false))
    errors.push({ field: 'localLoginAllowed', code: 'NOT_ALLOWED' });
  if (values.branchIds.some((id) => !allowsBranch(scope, id))) errors.push({ field: 'branchIds', code: 'NOT_ALLOWED' });
  if (scope.type === 'branches' && values.mraIds.some((id) => !scope.mraIds.includes(id)))
    errors.push({ field: 'mraIds', code: 'NOT_ALLOWED' });
  return errors;
}

/** Why an action on a user is refused, or `null`. @param all a bulk action over a filter, which skips admins. */
export function userRefusal(
  action: GuardedAction,
  user: User,
  caller: Caller | null,
  all: boolean,
  now: Date,
): Refusal | null {
  const self = caller?.userId === user.secureId;
  if (action === 'delete')
    return self ? new Refusal('SELF_CHANGE') : user.status === 'active' ? new Refusal('USER_ACTIVE') : null;
  if (action === 'update') return null;
  if (self) return new Refusal('SELF_CHANGE');
  if (all && user.flag === 'admin') return new Refusal('ADMIN_SKIPPED');
  if (all && user.roleIds.length === 0) return new Refusal('NO_ROLE');
  if (action === 'deactivate') return null;
  if (user.roleIds.length === 0) return new Refusal('NO_ROLE');
  return user.validTo !== null && user.validTo < today(now) ? new Refusal('EXPIRED_USER') : null;
}
