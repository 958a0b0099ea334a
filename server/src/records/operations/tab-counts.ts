import { allRows } from '@console/contracts/core/list-tabs';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { requestedSelection } from '../selection/requested-selection.ts';
import { requireNarrowed } from '../resource/list-query.ts';
import { countRecords } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';

/**
 * Rows of each tab of a list under its search and other filters, in the caller's scope; large lists count to 10,000.
 */
export function serveTabCounts(app: Application, registered: RegisteredResource): void {
  const { tabs } = registered.resource.list;
  if (!tabs) return;
  if (!(tabs.filter in registered.resource.list.filters))
    throw new TypeError(`The list of ${registered.resource.module} has no filter ${tabs.filter} for its tabs`);
  serve(app, registered.calls['tabCounts'], async (context) => {
    const { caller, db, query } = context;
    const { filters, search } = await requestedSelection(
      app.services,
      context as Context,
      registered,
      query as Record<string, unknown>,
    );
    const { [tabs.filter]: _own, ...others } = filters;
    const parts = [
      ...tabs.of.map(({ key, values }) => ({ key, filters: { ...others, [tabs.filter]: values } })),
      { key: allRows, filters: others },
    ];
    return Promise.all(
      parts.map(async ({ key, filters: of }) => {
        requireNarrowed(registered.resource, { filters: of, search }, caller);
        const { total, totalCapped } = await countRecords(
          db,
          registered,
          { filters: of, search },
          caller.scope,
          app.services.now(),
        );
        return { key, count: total, ...(totalCapped ? { capped: true } : {}) };
      }),
    );
  });
}
