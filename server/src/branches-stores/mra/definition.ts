import { mras } from '@console/contracts/branches-stores/mra';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { inMrasAbove } from '../../people/scope/predicate.ts';
import { define } from '../../records/resource/definition.ts';
import { areMroNamesTaken, zipErrors } from '../organisation/area-rules.ts';

/** Region codes begin the codes of their areas. */
async function codeErrors(tx: Tx, mraCode: string, regionId: string): Promise<FieldError[]> {
  const region = await tx.selectFrom('region_view').select('region_code').where('id', '=', regionId).executeTakeFirst();
  return region && !mraCode.startsWith(region.region_code)
    ? [{ field: 'mraCode', code: 'REGION_CODE', parameters: { region: region.region_code } }]
    : [];
}

/** How areas are stored, and their rules that need the database. */
export const mraDefinition = define(mras, {
  table: 'mra',
  serialised: 'organisation',
  derived: {
    branchCount: sql`(select count(distinct b.office_code) from branch_view b
        where b.status = 'active' and b.deleted_at is null and b.mro_id in (select o.id from mro_view o
        where o.mra_id = t.id and o.status = 'active' and o.deleted_at is null))`,
  },
  counted: { mroCount: 'mro', userCount: 'user', cardCount: 'card-stock' },
  // Everybody who may read areas reads all of them; others choose among their own.
  lov: {
    order: sql`t.mra_code`,
    limit: 200,
    scope: (scope) => inMrasAbove(scope, 't.id'),
  },
  uniqueIndexes: { mraCode: 'mra_mra_code_key', name: 'mra_name' },
  async beforeSave(tx, { values, before }) {
    const { mraCode, regionId, zipCode } = values;
    return [
      ...(before ? [] : await codeErrors(tx, mraCode, regionId)),
      ...(before && before.regionId !== regionId && (await areMroNamesTaken(tx, before.secureId, regionId))
        ? [{ field: 'regionId', code: 'MRO_NAME_TAKEN' }]
        : []),
      ...(await zipErrors(tx, zipCode, before?.zipCode)),
    ];
  },
  // Everything below an area moves with it.
  judge: async (_tx, { before, after }, by) => {
    if (before && after && before.regionId !== after.regionId && !by.isAdmin) throw new Refusal('REGION_BY_ADMIN');
  },
});
