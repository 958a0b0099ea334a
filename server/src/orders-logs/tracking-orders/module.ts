import { trackingCalls, trackingOrders } from '@console/contracts/orders-logs/tracking-orders';
import { openStream } from '../../people/budgets/streams.ts';
import { EventAnswer } from '../../platform/http/answer.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { registerResource } from '../../records/operations/register.ts';
import { findRecords } from '../../records/resource/read.ts';
import { trackingDefinition } from './definition.ts';
import { timelineOf } from './timeline.ts';
import { OrderWatch, watchable } from './watch.ts';

/** Where is my order: one search over all lines, live and archived (docs/model/orders-logs.md#tracking-of-orders). */
export const trackingOrdersModule: Module = async (app) => {
  const { services } = app;
  const texts = await protectionOf(services);
  const registered = registerResource(app, trackingOrders, trackingDefinition(texts, services.now));
  serve(app, trackingCalls.timeline, async ({ db, caller, parameters: { secureId = '' } }) => {
    const [order] = await findRecords(db, registered, [secureId], caller.scope, { of: 'detail', caller });
    if (!order) throw notFound();
    return { steps: await timelineOf(db, order.secureId) };
  });
  const watch = new OrderWatch(services);
  app.http.addHook('preClose', () => watch.close());
  serve(app, trackingCalls.stream, async ({ db, caller, query, authorization, signal }) => {
    const ids = await watchable(db, query.ids, caller.scope);
    const leaseId = await openStream(db, caller, services.now());
    const check = async () => {
      const now = await app.authenticate({ authorization, username: caller.username });
      if (!now.can(trackingOrders.privilege, 'view')) throw notFound();
      return now;
    };
    return new EventAnswer(watch.open({ ids, leaseId, check }, signal));
  });
};
