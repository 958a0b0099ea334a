import { hasUses, usesCall } from '@console/contracts/core/resource';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { knownUses } from '../resource/referenced-by.ts';

/** Says which active records use a record, before somebody switches it off. */
export function serveUses(app: Application, registered: RegisteredResource): void {
  if (!hasUses(registered.resource)) return;
  serve(app, usesCall(registered.resource), async ({ db, caller, parameters }) => {
    const [record] = await findRecords(db, registered, [parameters['secureId'] ?? ''], caller.scope, {
      of: 'list',
      caller,
    });
    if (!record) throw notFound();
    return knownUses(db, registered, record.secureId, caller.scope);
  });
}
