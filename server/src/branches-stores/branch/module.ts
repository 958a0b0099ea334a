import { nmcBranches, spektraBranches, ufiBranches } from '@console/contracts/branches-stores/branch/register';
import { calendarCalls } from '@console/contracts/branches-stores/branch/calendar';
import { branches } from '@console/contracts/branches-stores/branches';
import { sql } from 'kysely';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerResource } from '../../records/operations/register.ts';
import { define } from '../../records/resource/definition.ts';
import { branchCalendar } from './calendar.ts';
import { registerDefinition } from './definition.ts';
import { officeFor } from './offices.ts';
import { registerBranchUses } from './uses.ts';
import { inOffices } from '../../people/scope/predicate.ts';

/** An office belongs to its users in every line. */
const definition = define(branches, {
  table: 'branch',
  columns: { line: 'business_line' },
  scope: (scope) => inOffices(scope, 't.office_code'),
  filters: {
    regionId: (regionId: string) => sql`t.mro_id in (select o.id from mro o join mra_view a on a.id = o.mra_id
      where a.region_id = ${regionId})`,
    mraId: (mraId: string) => sql`t.mro_id in (select id from mro where mra_id = ${mraId})`,
    provinsi: (provinsi: string) => sql`t.provinsi = ${provinsi}`,
  },
  lov: {
    order: sql`t.office_code, array_position(array['SPEKTRA', 'NMC', 'UFI'], t.business_line)`,
  },
});

/** The list of values of branches, and their registers by line (docs/model/branches-stores.md#branches). */
export const branchModule: Module = (app) => {
  registerResource(app, branches, definition);
  registerResource(app, spektraBranches, registerDefinition(app, 'SPEKTRA'));
  registerResource(app, nmcBranches, registerDefinition(app, 'NMC'));
  registerResource(app, ufiBranches, registerDefinition(app, 'UFI'));
  for (const line of ['SPEKTRA', 'NMC', 'UFI'] as const)
    serve(app, calendarCalls[line], (context) => branchCalendar(app, line, context as never));
  for (const { calls } of [spektraBranches, nmcBranches, ufiBranches])
    serve(app, calls.office, ({ db, query, caller }) => officeFor(db, query.officeCode, caller));
  registerBranchUses(app);
};
