import {
  poArchives,
  poLines,
  poSalesViews,
  poStatuses,
  type PoLine,
  type poStatus,
} from '@console/contracts/orders-logs/po-status';
import type { Application, Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { everyMinutes } from '../../platform/schedule/when.ts';
import { registerResource } from '../../records/operations/register.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { sendOrderMessages } from '../orders/send-messages.ts';
import { poArchiveDefinition } from './archive.ts';
import { registerPoCancellations } from './cancellation.ts';
import { chartOf } from './chart.ts';
import { poStatusDefinition } from './definition.ts';
import { poDocument } from './document.ts';
import { orderOf } from './order-of.ts';
import { partsOf } from './parts.ts';
import { servePhotosOf } from './photos.ts';
import { salesChoicesOf } from './reassign.ts';
import { poSalesDefinition } from './sales.ts';

/**
 * Serves what the page of an order of sales shows, and who it may be moved to. A request to cancel is no business of
 * sales people.
 */
function serveSales(app: Application, line: PoLine): void {
  const resource = poSalesViews[line];
  const registered = registerResource(app, resource, poSalesDefinition(line) as never);
  serve(app, resource.calls.parts, async ({ db, caller, parameters: { secureId = '' } }) => {
    const order = await orderOf(db, registered, secureId, caller);
    return { ...(await partsOf(db, order.secureId)), cancellation: null };
  });
  serve(app, resource.calls.salesPeople, async ({ db, caller, parameters: { secureId = '' } }) => {
    const { secureId: id } = await orderOf(db, registered, secureId, caller);
    return salesChoicesOf(
      db,
      await db.selectFrom('purchase_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
  });
}

/** Serves what the page of an order shows besides the order. */
function servePage(app: Application, registered: RegisteredResource, { parts, document }: typeof poStatus.calls): void {
  serve(app, parts, async ({ db, caller, parameters: { secureId = '' } }) =>
    partsOf(db, (await orderOf(db, registered, secureId, caller)).secureId),
  );
  serve(app, document, async ({ db, caller, parameters: { secureId = '' } }) =>
    poDocument(db, (await orderOf(db, registered, secureId, caller)) as never),
  );
}

function servePoStatus(app: Application, line: PoLine, texts: ProtectedText): void {
  const { services } = app;
  const live = registerResource(app, poStatuses[line], poStatusDefinition(line, texts) as never);
  servePage(app, live, poStatuses[line].calls);
  serve(app, poStatuses[line].calls.chart, (context) => chartOf(services, live, context as never));
  servePhotosOf(app, live, poStatuses[line].calls, line);
  const archive = registerResource(app, poArchives[line], poArchiveDefinition(line, texts) as never);
  servePage(app, archive, poArchives[line].calls as never);
  servePhotosOf(app, archive, poArchives[line].calls as never, line);
  registerPoCancellations(app, line);
  serveSales(app, line);
}

/** Pages that follow the orders of SPEKTRA and NMC (docs/model/orders-logs.md#po-status). */
export const poStatusModule: Module = async (app) => {
  const { services } = app;
  const texts = await protectionOf(services);
  for (const line of poLines) servePoStatus(app, line, texts);
  schedule(app, {
    name: 'po-sms',
    version: 'v1',
    when: everyMinutes(1),
    run: () => sendOrderMessages(services, texts),
  });
};
