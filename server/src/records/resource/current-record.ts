import type { Caller } from '../../platform/context.ts';
import type { Application, Module } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { labelOf } from './label.ts';
import { present } from './present.ts';
import { findRecords } from './read.ts';
import { resourcesOf } from './registered.ts';

/** The record as its page shows it to this caller; null for who may not open the page. */
async function shownTo(
  app: Application,
  caller: Caller,
  { module, secureId }: NonNullable<Refusal['details']['record']>,
) {
  const registered = resourcesOf(app).get(module);
  if (!registered || !caller.can(registered.resource.privilege, 'view')) return null;
  const [row] = await findRecords(app.services.db, registered, [secureId], caller.scope, { of: 'detail', caller });
  return row ? present(registered, row, caller) : null;
}

/** Gives refusals that name a record the record: every 409 of a stale version carries what the caller merges with. */
export const currentRecords: Module = (app) => {
  app.guards.push({
    labelRecord: async (call, secureId, caller) => {
      const registered = resourcesOf(app).get(call.name.split('.')[0]!);
      if (!registered || !caller.can(registered.resource.privilege, 'view')) return null;
      const view = { of: 'detail', caller } as const;
      const [row] = await findRecords(app.services.db, registered, [secureId], caller.scope, view);
      return row ? labelOf(registered, row) : null;
    },
    answerRefusal: async (refusal, caller) => {
      const { record, ...details } = refusal.details;
      return record ? new Refusal(refusal.code, { ...details, result: await shownTo(app, caller, record) }) : refusal;
    },
  });
};
