import { regions } from '@console/contracts/branches-stores/regions';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerResource } from '../../records/operations/register.ts';
import { regionDefinition } from './definition.ts';
import { childNodes } from './tree.ts';

/** Regions and the organisation below them (docs/model/branches-stores.md#organisation). */
export const regionsModule: Module = (app) => {
  registerResource(app, regions, regionDefinition);
  serve(app, regions.calls['tree'], ({ db, parameters, query }) =>
    childNodes(db, parameters['secureId'] ?? '', (query as { parent?: string }).parent),
  );
};
