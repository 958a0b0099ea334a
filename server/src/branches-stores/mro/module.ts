import { mros } from '@console/contracts/branches-stores/mro';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { inMrasAbove } from '../../people/scope/predicate.ts';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { define } from '../../records/resource/definition.ts';
import { isMroNameTaken } from '../organisation/area-rules.ts';
import { officesBelow } from '../organisation/offices-below.ts';

const mraOf = (tx: Tx, id: string) =>
  tx.selectFrom('mra_view').select('region_id').where('id', '=', id).executeTakeFirst();

/** An MRO moves only within its region. */
async function moveErrors(tx: Tx, from: string, to: string): Promise<FieldError[]> {
  if (from === to) return [];
  const [before, after] = await Promise.all([mraOf(tx, from), mraOf(tx, to)]);
  return before?.region_id === after?.region_id ? [] : [{ field: 'mraId', code: 'MRA_OTHER_REGION' }];
}

/** How MROs are stored, and their rules that need the database. */
const definition = define(mros, {
  table: 'mro',
  serialised: 'organisation',
  filters: {
    regionId: (regionId: string) => sql`t.mra_id in (select a.id from mra_view a where a.region_id = ${regionId})`,
  },
  derived: { branchCount: officesBelow('o.id') },
  counted: { memberCount: 'user' },
  // Everybody who may read MROs reads all of them; others choose among their own.
  lov: { order: sql`t.mro_code`, limit: 200, scope: (scope) => inMrasAbove(scope, 't.mra_id') },
  uniqueIndexes: { name: 'mro_name' },
  async beforeSave(tx, { values: { name, mraId }, before }) {
    const isTaken =
      (name !== before?.name || mraId !== before.mraId) &&
      (await isMroNameTaken(tx, { name, mraId, id: before?.secureId }));
    if (isTaken) throw new Refusal('DUPLICATE', { field: 'name', errors: [{ field: 'name', code: 'DUPLICATE' }] });
    return before ? moveErrors(tx, before.mraId, mraId) : [];
  },
});

/** Marketing regional offices (docs/model/branches-stores.md#mro). */
export const mroModule: Module = (app) => void registerResource(app, mros, definition);
