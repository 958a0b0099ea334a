import { orderChannelCalls as calls } from '@console/contracts/orders-logs/order-channel';
import { counted, fromSource } from '../../membership/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { orderByNumber, systemOf } from './channel.ts';
import { keepCoreAnswer } from './core-answer.ts';
import { decideOrder, keepSurvey } from './decide.ts';
import { keepDelivery, keepStock } from './fulfil.ts';
import { standingOf } from './standing.ts';

interface Named {
  readonly applNo: string;
}

/** Serves the calls of systems that act on the orders of all channels. */
export function serveSystems(app: Application): void {
  const { services } = app;
  const { db } = services;
  const tokens = fromSource(app);
  /** A call about one order, answered by where that stands. */
  const about = <Body extends Named>(
    work: (target: Awaited<ReturnType<typeof targetOf>>, context: Context<unknown, Body>) => Promise<void>,
  ) =>
    counted(services, async (context: Context<unknown, Body>) => {
      const target = await targetOf(context);
      await work(target, context);
      return standingOf(db, target.orderId);
    });
  const targetOf = async (context: Context<unknown, Named>) => ({
    orderId: (await orderByNumber(db, context.body.applNo)).id,
    requestId: context.request.id,
    ...(await systemOf(db, context as Context)),
  });
  serve(
    app,
    calls.decide,
    about((target, { body }) => decideOrder(services, target, body)),
    tokens,
  );
  serve(
    app,
    calls.survey,
    about((target, { body }) => keepSurvey(services, target, body)),
    tokens,
  );
  serve(
    app,
    calls.stock,
    about((target, { body }) => keepStock(services, target, body.inStock)),
    tokens,
  );
  serve(
    app,
    calls.deliver,
    about((target, { body, upload }) => keepDelivery(services, target, body, upload)),
    tokens,
  );
  serve(
    app,
    calls.coreAnswer,
    counted(services, ({ body }) => keepCoreAnswer(services, body)),
    tokens,
  );
}
