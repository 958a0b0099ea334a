import { mros } from '@console/contracts/branches-stores/mro';
import { sql } from 'kysely';
import type { Module } from '../../platform/http/application.ts';
import { define } from '../../records/resource/definition.ts';
import { registerResource } from '../../records/operations/register.ts';
import { inMras } from '../../people/scope/predicate.ts';

/** The list of values of MROs. */
export const areasModule: Module = (app) => {
  registerResource(
    app,
    mros,
    define(mros, {
      table: 'mro',
      scope: (scope) => inMras(scope, 't.mra_id'),
      lov: { order: sql`t.mro_code`, limit: 200 },
    }),
  );
};
