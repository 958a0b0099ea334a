import { kiosks } from '@console/contracts/branches-stores/master-kios';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import { inOffices } from '../../people/scope/predicate.ts';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { define } from '../../records/resource/definition.ts';
import { zipErrors } from '../organisation/area-rules.ts';

const branchOf = (tx: Tx, id: string) =>
  tx
    .selectFrom('branch_view as b')
    .innerJoin('mro_view as o', 'o.id', 'b.mro_id')
    .select(['b.office_code', 'b.status', 'o.mra_id'])
    .where('b.id', '=', id)
    .executeTakeFirst();

/** A new kiosk has the code of its office; a known one stays in its MRA. */
async function branchErrors(tx: Tx, code: string, branchId: string, before: string | undefined): Promise<FieldError[]> {
  if (branchId === before) return [];
  const branch = await branchOf(tx, branchId);
  if (!branch) return [];
  if (before === undefined)
    return code.startsWith(branch.office_code)
      ? []
      : [{ field: 'kioskCode', code: 'OFFICE_CODE', parameters: { office: branch.office_code } }];
  const old = await branchOf(tx, before);
  return old?.mra_id === branch.mra_id ? [] : [{ field: 'branchId', code: 'OTHER_MRA' }];
}

/** The name of the active employee with this NPK at the office of a branch, in whichever line. */
const employeeOf = (tx: Tx, npk: string, branchId: string) =>
  tx
    .selectFrom('app_user_view as u')
    .innerJoin('user_branch_view as m', 'm.user_id', 'u.id')
    .innerJoin('branch_view as theirs', 'theirs.id', 'm.branch_id')
    .innerJoin('branch_view as own', 'own.office_code', 'theirs.office_code')
    .select('u.name')
    .where('u.npk', '=', npk)
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .where('own.id', '=', branchId)
    .limit(1)
    .executeTakeFirst();

/** How kiosks are stored, and their rules that need the database. */
export const kioskDefinition = define(kiosks, {
  table: 'kiosk',
  joins: sql`join branch_view b on b.id = t.branch_id`,
  derived: {
    picName: sql`t.pic_name`,
    mra: sql`(select a.mra_code || ' - ' || a.name from mro_view o join mra_view a on a.id = o.mra_id
      where o.id = b.mro_id)`,
  },
  scope: (scope) => inOffices(scope, 'b.office_code'),
  lov: { order: sql`t.kiosk_code` },
  async beforeSave(tx, { values, before, store }) {
    const { kioskCode, branchId, zipCode, picNpk, published } = values;
    const errors: FieldError[] = await branchErrors(tx, kioskCode, branchId, before?.branchId);
    if (zipCode !== null) errors.push(...(await zipErrors(tx, zipCode, before?.zipCode ?? undefined)));
    if (picNpk !== (before?.picNpk ?? null)) {
      const employee = picNpk === null ? undefined : await employeeOf(tx, picNpk, branchId);
      if (picNpk !== null && !employee) errors.push({ field: 'picNpk', code: 'PIC_OTHER_BRANCH' });
      store['pic_name'] = employee?.name ?? null;
    }
    if (published && before?.status === 'inactive') errors.push({ field: 'published', code: 'INACTIVE_KIOSK' });
    return errors;
  },
  async guard(tx, action, records) {
    const refused = new Map<string, Refusal>();
    if (action !== 'activate') return refused;
    for (const { secureId, branchId } of records)
      if ((await branchOf(tx, branchId))?.status !== 'active') refused.set(secureId, new Refusal('BRANCH_INACTIVE'));
    return refused;
  },
  // What is switched off is not shown to the public either.
  async afterChange(tx, changed) {
    const off = changed.flatMap(({ action, after }) => (action === 'deactivate' && after ? after.secureId : []));
    if (off.length > 0) await tx.updateTable('kiosk').set({ published: false }).where('id', 'in', off).execute();
  },
});
