import type { FieldError } from '@console/contracts/core/errors';
import { objectGroups, type ObjectGroup } from '@console/contracts/products/product-group-ufi';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Save } from '../../records/resource/definition.ts';
import { defineGroups } from '../product-group/define-groups.ts';

/** Ages of one vehicle type belong to one active group. */
async function ageErrors(tx: Tx, { values, before }: Save<typeof objectGroups>): Promise<FieldError[]> {
  if (before?.status === 'inactive') return [];
  const other = await overlapping(tx, values, before?.secureId ?? null);
  return other ? [{ field: 'ageFrom', code: 'BAND_OVERLAP', parameters: { group: other } }] : [];
}

/** The code of an active group with some of these ages. */
async function overlapping(
  tx: Tx,
  { vehicleType, ageFrom, ageTo }: Pick<ObjectGroup, 'vehicleType' | 'ageFrom' | 'ageTo'>,
  id: string | null,
): Promise<string | undefined> {
  const other = await tx
    .selectFrom('product_group_ufi')
    .select('group_code')
    .where('vehicle_type', '=', vehicleType)
    .where('age_from', '<=', ageTo)
    .where('age_to', '>=', ageFrom)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .$if(id !== null, (rows) => rows.where('id', '!=', id as string))
    .executeTakeFirst();
  return other?.group_code;
}

/** How groups of collateral are stored, and their rules that need the database. */
export const objectGroupDefinition = defineGroups(objectGroups, 'product_group_ufi', {
  ownErrors: ageErrors,
  async guard(tx, action, records) {
    const refused = new Map<string, Refusal>();
    if (action !== 'activate') return refused;
    for (const record of records) {
      const group = await overlapping(tx, record, record.secureId);
      if (group) refused.set(record.secureId, new Refusal('BAND_OVERLAP', { parameters: { group } }));
    }
    return refused;
  },
});
