import { mras } from '@console/contracts/branches-stores/mra';
import { sql } from 'kysely';
import { inMrasAbove } from '../../people/scope/predicate.ts';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { define } from '../../records/resource/definition.ts';
import { areMroNamesTaken } from '../organisation/area-rules.ts';
import { officesBelow } from '../organisation/offices-below.ts';

/** How areas are stored, and their rules that need the database. */
const definition = define(mras, {
  table: 'mra',
  serialised: 'organisation',
  derived: { branchCount: officesBelow('o.mra_id') },
  counted: { mroCount: 'mro', userCount: 'user', cardCount: 'card-stock' },
  // Everybody who may read areas reads all of them; others choose among their own.
  lov: { order: sql`t.mra_code`, limit: 200, scope: (scope) => inMrasAbove(scope, 't.id') },
  uniqueIndexes: { name: 'mra_name' },
  beforeSave: async (tx, { values: { regionId }, before }) =>
    before && before.regionId !== regionId && (await areMroNamesTaken(tx, before.secureId, regionId))
      ? [{ field: 'regionId', code: 'MRO_NAME_TAKEN' }]
      : [],
});

/** Marketing regional areas (docs/model/branches-stores.md#mra). */
export const mraModule: Module = (app) => void registerResource(app, mras, definition);
