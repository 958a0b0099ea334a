import { mras } from '@console/contracts/branches-stores/mra';
import { mros } from '@console/contracts/branches-stores/mro';
import { sql } from 'kysely';
import type { Module } from '../../platform/http/application.ts';
import { define } from '../../records/resource/definition.ts';
import { registerResource } from '../../records/resource/register.ts';
import { inMras } from '../../people/scope/predicate.ts';

/** The lists of values of MRA and MRO. */
export const areasModule: Module = (app) => {
  registerResource(
    app,
    mras,
    define(mras, {
      table: 'mra',
      scope: (scope) => inMras(scope, 't.id'),
      lov: { code: 'mraCode', order: sql`t.mra_code`, limit: 200 },
    }),
  );
  registerResource(
    app,
    mros,
    define(mros, {
      table: 'mro',
      scope: (scope) => inMras(scope, 't.mra_id'),
      lov: { code: 'mroCode', order: sql`t.mro_code`, limit: 200 },
    }),
  );
};
