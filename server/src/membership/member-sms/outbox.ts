import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { gatewayOf } from '../../platform/messages/gateway.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';
import type { Services } from '../../platform/services.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { MemberMessages } from './texts.ts';

export interface MemberSms {
  readonly memberId: string;
  /** Encrypted: the number of the member, or the one before it. */
  readonly phone: string;
  readonly code: string;
  /** Values that its text names, besides those of the member. */
  readonly parameters?: Readonly<Record<string, string>>;
}

const someAtOnce = 100;
/** A message that the gateway refuses for so long tells the member nothing new. */
const givenUpAfterMs = 24 * 3_600_000;
const longestPauseMs = 3_600_000;

/** Puts messages into the outbox, in the transaction of the event that they tell of. */
export async function queueSms(tx: Tx, messages: readonly MemberSms[], at: Date): Promise<void> {
  if (messages.length === 0) return;
  await tx
    .insertInto('member_sms')
    .values(
      messages.map(({ memberId, phone, code, parameters = {} }) => ({
        id: randomUUID(),
        member_id: memberId,
        phone_encrypted: phone,
        code,
        parameters: JSON.stringify(parameters),
        next_try_at: at,
        created_at: at,
      })),
    )
    .execute();
}

/**
 * Sends what waits in the outbox. Each message keeps its id, by which the gateway delivers it once, so that a process
 * which ends between gateway and database sends none twice.
 * @returns how many were read and sent
 */
export async function sendWaiting(
  services: Services,
  texts: ProtectedText,
  messages: MemberMessages,
): Promise<JobCounts> {
  const { db, now, configuration, log } = services;
  const gateway = gatewayOf(configuration);
  const at = now();
  await db
    .deleteFrom('member_sms')
    .where('created_at', '<', new Date(at.getTime() - givenUpAfterMs).toISOString())
    .execute();
  if (!gateway) return { read: 0, done: 0 };
  // Each failure doubles the pause, during which no other process takes them.
  const { rows } = await sql<{
    id: string;
    phone: string;
    code: string;
    parameters: object;
    name: string;
    branch: string;
    at: string;
  }>`
    with taken as (update member_sms set tries = tries + 1, next_try_at = ${at}::timestamptz
        + least(power(2, least(tries, 20)) * 60000, ${longestPauseMs}) * interval '1 millisecond'
      where id in (select id from member_sms where next_try_at <= ${at} order by next_try_at limit ${someAtOnce}
        for update skip locked) returning id, member_id, phone_encrypted, code, parameters,
        created_at)
    select t.id, t.phone_encrypted as phone, t.code, t.parameters, m.name, b.name as branch, t.created_at as at
    from taken t join member m on m.id = t.member_id join branch_view b on b.id = m.branch_id`.execute(db);
  if (rows.length === 0) return { read: 0, done: 0 };
  const written = await Promise.all(
    rows.map(async ({ id, phone, code, parameters, name, branch, at: since }) => {
      const date = jakartaDay(new Date(since)).split('-').toReversed().join('-');
      const text = await messages.compose(db, code, { ...parameters, memberName: name, branchName: branch, date });
      return { id, to: texts.decrypt(phone), text };
    }),
  );
  // Without an active content there is nothing to say.
  const unwritten = written.filter(({ text }) => text === null).map(({ id }) => id);
  const toSend = written.flatMap(({ id, to, text }) => (text === null ? [] : [{ id, to, text }]));
  const outcomes = toSend.length > 0 ? await gateway.send('sms', toSend) : new Map<string, never>();
  const sent = [...outcomes].flatMap(([id, delivery]) => ('cause' in delivery ? [] : [id]));
  if (sent.length < outcomes.size)
    log.warn({ failed: outcomes.size - sent.length }, 'messages to members are sent again later');
  await sql`delete from member_sms where id = any(${[...sent, ...unwritten]}::uuid[])`.execute(db);
  return { read: rows.length, done: sent.length };
}
