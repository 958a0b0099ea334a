import { viewAsCalls } from '@console/contracts/shell/view-as';
import { callers } from '../auth/callers.ts';
import type { Context } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { everyMinutes } from '../../platform/schedule/when.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { beginView, endOldViews, endView } from './view.ts';

/**
 * Viewing the console as a role: started by an admin, read-only, ended by the admin, by time or with the session (ADR
 * 16).
 */
export const viewAs: Module = (app) => {
  const { services } = app;
  serve(app, viewAsCalls.start, async (context) => {
    const { until, ...role } = await beginView(services, context as Context, context.body.roleSecureId);
    callers(services).forget();
    return { ...role, until: toWireInstant(until) };
  });
  serve(app, viewAsCalls.end, async (context) => {
    await endView(services, context as Context);
    callers(services).forget();
    return null;
  });
  schedule(app, {
    name: 'view-as-expire',
    version: 'v1',
    when: everyMinutes(1),
    run: async () => ({ done: await endOldViews(services.db, services.now()) }),
  });
};
