import { isReadAudited } from '@console/contracts/core/resource/audited-reads';
import { auditRead, isListReadAudited } from '../resource/reads.ts';
import { permitExactMatch } from '../numbers/exact-match.ts';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { listQueryOf, requireNarrowed, writtenFilters } from '../resource/list-query.ts';
import { present } from '../resource/present.ts';
import { findPage, findRecords } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { labelOf } from '../resource/label.ts';

/** One page of the list: filtered, searched, sorted, counted, within the caller's scope. */
export function serveList(app: Application, registered: RegisteredResource): void {
  serve(app, registered.calls['list'], async (context) => {
    const { caller, query, db, signal } = context;
    const wanted = listQueryOf(registered.resource, query as Record<string, unknown>);
    requireNarrowed(registered.resource, wanted, caller);
    await permitExactMatch(app.services, context as Context, registered, wanted);
    const page = await findPage(db, registered, wanted, caller.scope, {
      of: 'list',
      caller,
      now: app.services.now(),
      signal,
    });
    if (isListReadAudited(registered, wanted.filters))
      await auditRead(app.services, registered, context as Context, { filter: writtenFilters(wanted.filters) });
    return {
      ...page,
      rows: page.rows.map((row) => present(registered, row, caller)),
      page: wanted.page,
      size: wanted.size,
    };
  });
}

/** One record, 404 when it is unknown, deleted or outside the scope. */
export function serveDetail(app: Application, registered: RegisteredResource): void {
  serve(app, registered.calls['detail'], async (context) => {
    const { caller, parameters, db } = context;
    const [row] = await findRecords(db, registered, [parameters['secureId'] ?? ''], caller.scope, {
      of: 'detail',
      caller,
    });
    if (!row) throw notFound();
    if (isReadAudited(registered.resource))
      await auditRead(app.services, registered, context as Context, {
        entityId: row.secureId,
        entityLabel: labelOf(registered, row),
      });
    return present(registered, row, caller);
  });
}
