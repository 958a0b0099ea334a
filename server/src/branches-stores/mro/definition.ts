import { mros } from '@console/contracts/branches-stores/mro';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { inMrasAbove } from '../../people/scope/predicate.ts';
import { define } from '../../records/resource/definition.ts';
import { isMroNameTaken, zipErrors } from '../organisation/area-rules.ts';

const mraOf = (tx: Tx, id: string) =>
  tx.selectFrom('mra_view').select(['mra_code', 'region_id']).where('id', '=', id).executeTakeFirst();

/** The code of a new MRO begins with its MRA's. */
async function codeErrors(tx: Tx, mroCode: string, mraId: string): Promise<FieldError[]> {
  const mra = await mraOf(tx, mraId);
  return mra && !mroCode.startsWith(mra.mra_code)
    ? [{ field: 'mroCode', code: 'MRA_CODE', parameters: { mra: mra.mra_code } }]
    : [];
}

/** An MRO moves only within its region. */
async function moveErrors(tx: Tx, from: string, to: string): Promise<FieldError[]> {
  if (from === to) return [];
  const [before, after] = await Promise.all([mraOf(tx, from), mraOf(tx, to)]);
  return before?.region_id === after?.region_id ? [] : [{ field: 'mraId', code: 'MRA_OTHER_REGION' }];
}

/** How MROs are stored, and their rules that need the database. */
export const mroDefinition = define(mros, {
  table: 'mro',
  serialised: 'organisation',
  filters: {
    regionId: (regionId: string) => sql`t.mra_id in (select a.id from mra_view a where a.region_id = ${regionId})`,
  },
  counted: { branchCount: 'branch', memberCount: 'user' },
  // Everybody who may read MROs reads all of them; others choose among their own.
  lov: {
    order: sql`t.mro_code`,
    limit: 200,
    scope: (scope) => inMrasAbove(scope, 't.mra_id'),
  },
  uniqueIndexes: { mroCode: 'mro_mro_code_key', name: 'mro_name' },
  async beforeSave(tx, { values: { mroCode, name, mraId, zipCode }, before }) {
    const isTaken =
      (name !== before?.name || mraId !== before.mraId) &&
      (await isMroNameTaken(tx, { name, mraId, id: before?.secureId }));
    if (isTaken) throw new Refusal('DUPLICATE', { field: 'name', errors: [{ field: 'name', code: 'DUPLICATE' }] });
    return [
      ...(await (before ? moveErrors(tx, before.mraId, mraId) : codeErrors(tx, mroCode, mraId))),
      ...(await zipErrors(tx, zipCode, before?.zipCode)),
    ];
  },
  // Everything below an MRO moves with it, and with it what people of both MRAs may see.
  judge: async (_tx, { before, after }, by) => {
    if (before && after && before.mraId !== after.mraId && !by.isAdmin) throw new Refusal('MRA_BY_ADMIN');
  },
});
