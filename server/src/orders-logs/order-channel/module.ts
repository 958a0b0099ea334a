import {
  orderChannelCalls as calls,
  type ChannelApplication,
  type OrderStanding,
} from '@console/contracts/orders-logs/order-channel';
import { counted, fromSource, memberCards } from '../../membership/index.ts';
import type { Db, RequestInfo } from '../../platform/context.ts';
import { keepFault } from '../../platform/error-log/keep.ts';
import type { Module } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { enteredId, enterOrder } from '../orders/enter.ts';
import { channelOf, orderOfChannel, type Channel } from './channel.ts';
import { enteredOrderOf, saidHash } from './entered.ts';

async function standingOf(db: Db, orderId: string): Promise<OrderStanding> {
  return db
    .selectFrom('purchase_order')
    .select([
      'appl_no as applNo',
      'status',
      'status_since as statusSince',
      'po_number as poNumber',
      'contract_no as contractNo',
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/** Keeps that the amount of an application does not follow from its price: a fault of the channel. */
function keepAmountFault(
  services: Services,
  error: unknown,
  { applNo, businessLine, source }: ChannelApplication & Pick<Channel, 'source'>,
  { id: requestId }: RequestInfo,
): never {
  const isAmount =
    error instanceof Refusal && error.details.errors?.some(({ field }) => field === 'financedAmount') === true;
  if (isAmount)
    keepFault(
      services,
      Object.assign(new Error('the financed amount does not follow from the price'), { code: 'FINANCED_DIFFERS' }),
      {
        service: 'publish',
        component: calls.enter.name,
        severity: 'WARN',
        upstream: source,
        requestId,
        httpStatus: 422,
        order: { applNo, businessLine, sourceInput: source },
      },
    );
  throw error;
}

/** Calls by which sales channels enter and follow orders (docs/model/orders-logs.md#calls-of-channels). */
export const orderChannelModule: Module = (app) => {
  const { services } = app;
  const { db, now } = services;
  serve(
    app,
    calls.enter,
    counted(services, async (context) => {
      const { body, request } = context;
      const { source, actor } = await channelOf(db, context);
      const entering = db.transaction().execute(async (tx) => {
        const known = await enteredId(tx, body.applNo, saidHash(body));
        if (known) return known;
        const order = await enteredOrderOf(tx, body, source);
        const by = { by: source, actor, at: now(), requestId: request.id };
        return enterOrder(tx, order, by, memberCards(app).current);
      });
      return standingOf(
        db,
        await entering.catch((error) => keepAmountFault(services, error, { ...body, source }, request)),
      );
    }),
    fromSource(app),
  );
  serve(
    app,
    calls.status,
    counted(services, async (context) => {
      const { id } = await orderOfChannel(db, context.body.applNo, await channelOf(db, context));
      return standingOf(db, id);
    }),
    fromSource(app),
  );
};
