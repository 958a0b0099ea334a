import { saoAssignments } from '@console/contracts/branches-stores/sao-assign';
import { saoCalls } from '@console/contracts/branches-stores/sao-assign/calls';
import { saoChoices } from '@console/contracts/branches-stores/sao-assign/choices';
import { allowsBranch } from '../../people/scope/predicate.ts';
import { settings } from '../../people/settings/settings.ts';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerResource } from '../../records/operations/register.ts';
import { serveBalance } from './balance.ts';
import { serveBulk } from './bulk.ts';
import { saoChoiceDefinition, saoDefinition } from './definition.ts';
import { outletsAt, saosAt } from './load.ts';

/** Which SAO handles which outlet (docs/model/branches-stores.md#sao-assignment). */
export const saoAssignModule: Module = (app) => {
  const { services } = app;
  registerResource(app, saoChoices, saoChoiceDefinition(app));
  const registered = registerResource(app, saoAssignments, saoDefinition(app));
  serveBalance(app);
  serveBulk(app, registered);
  serve(app, saoCalls.board, async ({ db, caller, query: { branchId } }) => {
    const maximum = await settings(services).number('SAO_MAX_OUTLETS');
    if (!allowsBranch(caller.scope, branchId)) return { saos: [], outlets: [], total: 0, maximum };
    const office = { branchId, scope: caller.scope };
    return { saos: await saosAt(app, db, office), ...(await outletsAt(app, db, office)), maximum };
  });
};
