import { branches } from '@console/contracts/branches-stores/branches';
import { sql } from 'kysely';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { define } from '../../records/resource/definition.ts';
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

/** The list of values of branches. */
export const branchModule: Module = (app) => {
  registerResource(app, branches, definition);
};
