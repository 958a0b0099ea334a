import { branches } from '@console/contracts/branches-stores/branches';
import { sql } from 'kysely';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { define } from '../../records/resource/definition.ts';
import { registerUse, type CountUses } from '../../records/resource/uses.ts';
import { inOffices } from '../../people/scope/predicate.ts';

/** An office belongs to its users in every line. */
const definition = define(branches, {
  table: 'branch',
  columns: { line: 'business_line' },
  scope: (scope) => inOffices(scope, 't.office_code'),
  filters: { mraId: (mraId: string) => sql`t.mro_id in (select id from mro where mra_id = ${mraId})` },
  lov: {
    order: sql`t.office_code, array_position(array['SPEKTRA', 'NMC', 'UFI'], t.business_line)`,
  },
});

/** Offices with an active branch, by their MRO. */
const officesOfMros: CountUses = async (db, ids) => {
  const rows = await db
    .selectFrom('branch_view')
    .select(({ fn }) => ['mro_id as id', fn.count<number>('office_code').distinct().as('count')])
    .where('mro_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'active')
    .groupBy('mro_id')
    .execute();
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
};

/** The list of values of branches. */
export const branchModule: Module = (app) => {
  registerResource(app, branches, definition);
  registerUse(app, { of: 'mro', by: branches, count: officesOfMros });
};
