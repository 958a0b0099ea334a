import { kiosks } from '@console/contracts/branches-stores/master-kios';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import { inOffices } from '../../people/scope/predicate.ts';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { define } from '../../records/resource/definition.ts';

const branchOf = (tx: Tx, id: string) =>
  tx
    .selectFrom('branch_view as b')
    .innerJoin('mro_view as o', 'o.id', 'b.mro_id')
    .select(['b.status', 'o.mra_id'])
    .where('b.id', '=', id)
    .executeTakeFirst();

/** A known kiosk stays in its MRA. */
async function moveErrors(tx: Tx, branchId: string, before: string | undefined): Promise<FieldError[]> {
  if (before === undefined || branchId === before) return [];
  const [old, branch] = await Promise.all([branchOf(tx, before), branchOf(tx, branchId)]);
  return branch && old?.mra_id !== branch.mra_id ? [{ field: 'branchId', code: 'OTHER_MRA' }] : [];
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
  // A kiosk belongs to the office, so that the branch of any line finds it.
  filters: {
    branchId: (id: string) => sql`b.office_code = (select office_code from branch_view where id = ${id})`,
  },
  lov: { order: sql`t.kiosk_code` },
  async beforeSave(tx, { values, before, store }) {
    const { branchId, picNpk, published } = values;
    const errors = await moveErrors(tx, branchId, before?.branchId);
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
  whenInactive: { published: false },
});
