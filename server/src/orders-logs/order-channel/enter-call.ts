import { orderChannelCalls, type ChannelApplication } from '@console/contracts/orders-logs/order-channel';
import { memberCards } from '../../membership/index.ts';
import type { Context, Db } from '../../platform/context.ts';
import { keepFault } from '../../platform/error-log/keep.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { enteredId, enterOrder } from '../orders/enter.ts';
import type { RefusedApplication } from '../orders/reject-log.ts';
import { channelOf } from './channel.ts';
import { enteredOrderOf, saidHash } from './entered.ts';
import { keepReject } from './rejects.ts';

/** The application as the log of rejections names it; it has no order. */
async function refusedOf(
  db: Db,
  { applNo, businessLine, memberNo, financedAmount }: ChannelApplication,
  source: string,
): Promise<RefusedApplication & { readonly amount: number }> {
  const member = await db
    .selectFrom('member_view')
    .select(['id', 'name', 'branch_id'])
    .where('member_no', '=', memberNo)
    .executeTakeFirst();
  return {
    appl_no: applNo,
    cust_no: null,
    business_line: businessLine,
    source_input: source,
    branch_id: member?.branch_id ?? null,
    member_id: member?.id ?? null,
    member_name: member?.name ?? null,
    status: null,
    amount: financedAmount,
  };
}

const isOfAmount = (error: unknown): boolean =>
  error instanceof Refusal && error.details.errors?.some(({ field }) => field === 'financedAmount') === true;

/**
 * Enters the application of a channel. What a rule refuses is kept in the log of rejections, an amount that does not
 * follow from the price in the log of errors.
 * @returns the id of the order
 */
export async function enterByChannel(app: Application, context: Context<unknown, ChannelApplication>): Promise<string> {
  const { services } = app;
  const { db, now } = services;
  const { body, request } = context;
  const { source, actor } = await channelOf(db, context);
  try {
    return await db.transaction().execute(async (tx) => {
      const known = await enteredId(tx, body.applNo, saidHash(body));
      if (known) return known;
      const order = await enteredOrderOf(tx, body, source);
      const by = { by: source, actor, at: now(), requestId: request.id };
      return enterOrder(tx, order, by, memberCards(app).current);
    });
  } catch (error) {
    await keepReject(services, error, (read) => refusedOf(read, body, source), request.id);
    const fault = { code: 'FINANCED_DIFFERS' };
    if (isOfAmount(error))
      keepFault(services, Object.assign(new Error('the financed amount does not follow from the price'), fault), {
        service: 'publish',
        component: orderChannelCalls.enter.name,
        severity: 'WARN',
        upstream: source,
        requestId: request.id,
        httpStatus: 422,
        order: { applNo: body.applNo, businessLine: body.businessLine, sourceInput: source },
      });
    throw error;
  }
}
