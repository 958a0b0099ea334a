import { orderChannelCalls as calls } from '@console/contracts/orders-logs/order-channel';
import { counted, fromSource } from '../../membership/index.ts';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { sendOrderOtp, verifyOrder } from './agreement.ts';
import { channelOf, orderOfChannel } from './channel.ts';
import { enterByChannel } from './enter-call.ts';
import { serveSystems } from './serve-systems.ts';
import { standingOf } from './standing.ts';

/** Calls by which other systems enter and move orders (docs/model/orders-logs.md#calls-of-channels). */
export const orderChannelModule: Module = async (app) => {
  const { services } = app;
  const { db } = services;
  const texts = await protectionOf(services);
  const tokens = fromSource(app);
  const enter = counted(services, async (context) => standingOf(db, await enterByChannel(app, context as never)));
  serve(app, calls.enter, enter, tokens);
  serve(
    app,
    calls.otp,
    counted(services, async (context) => {
      const { id } = await orderOfChannel(db, context.body.applNo, await channelOf(db, context));
      return sendOrderOtp(services, texts, id, context.request.id);
    }),
    tokens,
  );
  serve(
    app,
    calls.verify,
    counted(services, async (context) => {
      const channel = await channelOf(db, context);
      const { applNo, otp } = context.body;
      const { id } = await orderOfChannel(db, applNo, channel);
      await verifyOrder(services, texts, { orderId: id, otp, requestId: context.request.id }, channel);
      return standingOf(db, id);
    }),
    tokens,
  );
  serve(
    app,
    calls.status,
    counted(services, async (context) => {
      const { id } = await orderOfChannel(db, context.body.applNo, await channelOf(db, context));
      return standingOf(db, id);
    }),
    tokens,
  );
  serveSystems(app);
};
