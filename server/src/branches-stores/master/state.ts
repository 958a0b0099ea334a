import { masterCalls } from '@console/contracts/branches-stores/master';
import type { Caller, Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { download } from '../../records/downloads/request.ts';
import { columnsWithHistory, stateSource } from '../../records/downloads/state/source.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { dataSetsOf, isReportable, type DataSet } from './data-sets.ts';

/** Nobody counts further than this. */
const mostCounted = 10_000_000;

/**
 * A set that the caller may take as a file and whose records have no period of their own: those say by themselves what
 * holds on a day.
 * @throws Refusal NOT_FOUND; VALIDATION for a day to come
 */
function setOf(
  app: Application,
  caller: Caller,
  { set, day }: { readonly set: string; readonly day: string },
): DataSet {
  if (day > jakartaDay(app.services.now())) throw invalid({ field: 'day', code: 'AFTER_TODAY' });
  const found = dataSetsOf(app, caller).find(({ resource }) => resource.module === set);
  if (!found || !isReportable(found, caller) || found.resource.effective) throw notFound();
  return found;
}

/** Serves how a set of master data stood on a day (docs/model/branches-stores.md#master-reports). */
export function serveState(app: Application): void {
  const { services } = app;
  serve(app, masterCalls.state, async ({ db, caller, query }) => {
    const { registered, resource } = setOf(app, caller, query);
    const view = { scope: caller.scope, caller, now: services.now() };
    const nothing = { filters: {}, search: null, sorts: [] } as never;
    const total = await stateSource(registered, query.day).count(db, nothing, view, mostCounted);
    return { total: Number(total), columns: [...columnsWithHistory(resource)] };
  });
  serve(app, masterCalls.stateFile, (context) => {
    const { set: _, day: __, ...asked } = context.query;
    const { registered } = setOf(app, context.caller, context.query);
    // Filters of lists compare present values: the file has all records.
    return download(app, stateSource(registered, context.query.day), {
      ...context,
      query: asked,
    } as unknown as Context);
  });
}
