import { sourceOf } from '../../membership/index.ts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Context, Db } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';

/** The channel that makes a call. */
export interface Channel {
  /** Source of its orders, as lists filter by it. */
  readonly source: string;
  readonly actor: Actor;
}

/** Another system, which acts on the orders of all channels. */
export const systemOf = async (db: Db, { authorization, request }: Context): Promise<Pick<Channel, 'actor'>> => {
  const { code } = await sourceOf(db, authorization);
  return { actor: { username: 'SYSTEM', name: code, roleNames: [], request } };
};

/** An order by its number. @throws Refusal NOT_FOUND */
export async function orderByNumber(db: Db, applNo: string): Promise<{ readonly id: string }> {
  const order = await db.selectFrom('purchase_order').select('id').where('appl_no', '=', applNo).executeTakeFirst();
  if (!order) throw notFound();
  return order;
}

/**
 * The sales channel of a token: an application that has a source of orders.
 * @throws Refusal SOURCE_DENIED
 */
export async function channelOf(db: Db, { authorization, request }: Context): Promise<Channel> {
  const { code, registration_source: source } = await sourceOf(db, authorization);
  if (source === null) throw new Refusal('SOURCE_DENIED');
  return { source, actor: { username: 'SYSTEM', name: code, roleNames: [], request } };
}

/** The order that a channel entered. @throws Refusal NOT_FOUND, also for the orders of other channels */
export async function orderOfChannel(db: Db, applNo: string, { source }: Channel): Promise<{ readonly id: string }> {
  const order = await db
    .selectFrom('purchase_order')
    .select('id')
    .where('appl_no', '=', applNo)
    .where('source_input', '=', source)
    .executeTakeFirst();
  if (!order) throw notFound();
  return order;
}
