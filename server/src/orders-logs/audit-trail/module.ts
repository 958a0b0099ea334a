import { auditTrail } from '@console/contracts/orders-logs/audit-trail';
import { pageSizes } from '@console/contracts/core/list-limits';
import type { Module } from '../../platform/http/application.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { findRecords } from '../../records/resource/read.ts';
import { registerResource } from '../../records/operations/register.ts';
import { serveReport } from '../../records/downloads/report.ts';
import { changesFile } from './changes-file.ts';
import { auditTrailDefinition } from './definition.ts';
import { childrenOf } from './surroundings.ts';
import { resourcesOf } from '../../records/resource/registered.ts';

/** The audit trail: read only (docs/model/orders-logs.md#audit-trail). */
export const auditTrailModule: Module = (app) => {
  const registered = registerResource(app, auditTrail, auditTrailDefinition(resourcesOf(app)));
  serveReport(app, changesFile(resourcesOf(app), registered), auditTrail.calls.changes);
  serve(app, auditTrail.calls.children, async ({ db, caller, parameters, query }) => {
    const { page = 1, size = 10 } = query as { page?: number; size?: number };
    if (page < 1 || !(pageSizes as readonly number[]).includes(size))
      throw invalid({ field: 'size', code: 'NOT_ALLOWED' });
    const secureId = parameters['secureId'] ?? '';
    const [parent] = await findRecords(db, registered, [secureId], caller.scope, { of: 'list', caller });
    if (!parent) throw notFound();
    return { ...(await childrenOf(db, secureId, caller.scope, page, size)), page, size };
  });
};
