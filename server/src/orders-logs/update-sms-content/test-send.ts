import { randomUUID } from 'node:crypto';
import { smsContents } from '@console/contracts/orders-logs/update-sms-content';
import { smsRules, withSamples } from '@console/contracts/orders-logs/update-sms-content/rules';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { gatewayOf } from '../../platform/messages/gateway.ts';
import type { Services } from '../../platform/services.ts';

const channels = { SMS: 'sms', WHATSAPP: 'whatsapp' } as const;

async function testsLeft(tx: Tx, username: string, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`sms-test:${username}`}))`.execute(tx);
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from sms_test
    where username = ${username}
    and (at at time zone 'Asia/Jakarta')::date = (${now}::timestamptz at time zone 'Asia/Jakarta')::date`.execute(tx);
  const left = smsRules.testsPerDay - (rows[0]?.count ?? 0);
  if (left <= 0) throw new Refusal('TEST_LIMIT', { parameters: { limit: smsRules.testsPerDay } });
  return left - 1;
}

/**
 * Sends the text with sample values to the caller's own number.
 * @throws Refusal TEST_LIMIT, CHANNEL_UNAVAILABLE without a gateway, NO_PHONE
 */
export const sendSmsTest = (
  { db, now, configuration }: Services,
  context: Context<unknown, { readonly secureId: string }>,
) =>
  db.transaction().execute(async (tx) => {
    const {
      caller,
      body: { secureId },
    } = context;
    const row = await tx
      .selectFrom('sms_content')
      .selectAll()
      .where('id', '=', secureId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) throw notFound();
    const left = await testsLeft(tx, caller.username, now());
    const gateway = gatewayOf(configuration);
    if (!gateway) throw new Refusal('CHANNEL_UNAVAILABLE', { parameters: { channel: row.channel } });
    const user = await tx
      .selectFrom('app_user_view')
      .select('phone')
      .where('id', '=', caller.userId)
      .executeTakeFirst();
    if (!user?.phone) throw new Refusal('NO_PHONE');
    const id = randomUUID();
    const delivery = (
      await gateway.send(channels[row.channel], [{ id, to: user.phone, text: withSamples(row.content) }])
    ).get(id);
    const cause = delivery === undefined ? 'NO_ANSWER' : 'cause' in delivery ? delivery.cause : null;
    if (cause !== null)
      throw new Refusal('CHANNEL_UNAVAILABLE', { parameters: { channel: row.channel }, result: { cause } });
    await tx
      .insertInto('sms_test')
      .values({ id, sms_content_id: row.id, username: caller.username, at: now() })
      .execute();
    await recordEntry(tx, {
      actor: actorOf(context),
      module: smsContents.module,
      action: 'TEST',
      entityId: row.id,
      entityLabel: `${row.code} ${row.business_line} ${row.channel}`,
      at: now(),
    });
    return { left };
  });
