import { pickUpCalls, pickUps } from '@console/contracts/cards/card-pickup';
import type { Context } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { every } from '../../platform/jobs/periodic.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { registerResource } from '../../records/operations/register.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily } from '../../platform/schedule/when.ts';
import { completePickUp } from './complete.ts';
import { cancelPickUp, extendPickUp } from './decide.ts';
import { pickUpDefinition } from './definition.ts';
import { announceArrivals, expireJob, expirePickUps } from './expire.ts';
import { findAtCounter } from '../card-pickup-records/find.ts';
import { openFromStock } from './open-stock.ts';
import { counterActor, guardState } from './row.ts';
import { sendOtp, verifyOtp } from '../../membership/index.ts';

const minutes = 60_000;

/** The counter: hand-over of cards to members, with checks, deadlines and reminders. */
export const pickUpModule: Module = async (app) => {
  const { services } = app;
  const texts = await protectionOf(services);
  registerResource(app, pickUps, pickUpDefinition(services, texts));
  // Users of a counter are notified; head office reads the list.
  serve(app, pickUpCalls.find, (context) => findAtCounter(app, texts, context));
  serve(app, pickUpCalls.open, (context) => openFromStock(services, context));
  serve(app, pickUpCalls.complete, (context) => completePickUp(services, texts, context));
  serve(app, pickUpCalls.extend, (context) => extendPickUp(services, context));
  serve(app, pickUpCalls.cancel, (context) => cancelPickUp(services, context));

  /** An open pick-up of the caller's branch. */
  const atCounter = (context: Pick<Context, 'caller'>, secureId: string) =>
    services.db.transaction().execute(async (tx) => {
      const row = await tx.selectFrom('card_pickup').selectAll().where('id', '=', secureId).executeTakeFirst();
      if (!row) throw notFound();
      await counterActor(tx, context, row.branch_id);
      guardState(row, 'otp', ['WAITING', 'IN_PROGRESS']);
      return row;
    });
  serve(app, pickUpCalls.otp, async (context) => {
    const row = await atCounter(context, context.body.secureId);
    return sendOtp(services, texts, {
      purpose: 'PICKUP',
      subjectId: row.id,
      memberId: row.member_id,
      username: context.caller.username,
    });
  });
  serve(app, pickUpCalls.verify, async (context) => {
    const { id: subjectId } = await atCounter(context, context.body.secureId);
    return verifyOtp(services, texts, { purpose: 'PICKUP', subjectId, otp: context.body.otp });
  });
  schedule(app, { name: expireJob, version: 'v1', when: daily('01:00'), run: () => expirePickUps(services, texts) });
  every(app, 5 * minutes, 'card-pickup-arrivals', () => announceArrivals(services, texts));
};
