import { bulkLimit } from '@console/contracts/core/list-limits';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Context } from '../../platform/context.ts';
import { accepted } from '../../platform/http/answer.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { countChanged } from '../selection/count-changed.ts';
import { requestedFilter } from '../selection/requested-selection.ts';
import { countRecords } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { recordSwitchAll, selectedIds, switchThese, type SwitchAll } from '../resource/switch-all.ts';
import type { WriteOptions } from '../resource/write.ts';
import { requireReason } from './status.ts';
import type { Switch } from './status-refusals.ts';
import { backgroundRuns } from '../resource/background-runs.ts';

interface Body {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly expectedCount: number;
  readonly reason?: string | null;
}

/**
 * Switches everything that a filter selects, if the count is still what the caller saw. Above 500 records the work
 * continues after the answer, as a background run.
 */
export function serveStatusAll(app: Application, registered: RegisteredResource, action: Switch): void {
  if (!registered.calls['list'])
    throw new TypeError(`${registered.resource.module} offers ${action}-all without a list`);
  serve(app, registered.calls[`${action}-all`], async (context: Context) => {
    const { filter, expectedCount, reason } = context.body as Body;
    requireReason(action, reason);
    const { caller } = context;
    const selection = await requestedFilter(app.services, context, registered, filter);
    const request: SwitchAll = { action, selection, scope: caller.scope };
    const options: WriteOptions = { actor: actorOf(context), caller, now: app.services.now(), reason: reason ?? null };
    const { total, totalCapped } = await countRecords(
      context.db,
      registered,
      request.selection,
      caller.scope,
      options.now,
    );
    // The caller cannot confirm a count that is capped.
    if (totalCapped) throw new Refusal('NARROW_FILTER');
    if (total !== expectedCount) throw countChanged(total);
    if (total > bulkLimit)
      return accepted({
        changed: 0,
        runId: await backgroundRuns(app).start(context, {
          module: registered.resource.module,
          total,
          reason: reason ?? null,
          ...request,
        }),
      });
    return context.db.transaction().execute(async (tx) => {
      const parentId = await recordSwitchAll(tx, registered, request, total, options);
      const ids = await selectedIds(tx, registered, request, options.now, bulkLimit + 1);
      if (ids.length !== expectedCount) throw countChanged(ids.length);
      return switchThese(tx, registered, request, ids, { ...options, parentId });
    });
  });
}
