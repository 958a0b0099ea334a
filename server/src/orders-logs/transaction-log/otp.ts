import type { otpLog, OtpLogRow } from '@console/contracts/orders-logs/transaction-log';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Definition, Sql } from '../../records/resource/definition.ts';
import { eachTime } from '../../records/resource/phase.ts';
import { around, column, facts, loadRows, narrowed, unchanged, withWireInstants } from './shape.ts';

const mostOthers = 50;

/** A code that went out and was not used is over at its end; no job says so. */
const statusAt = (
  now: Date,
): Sql => sql`case when t.status in ('REQUESTED', 'SENT', 'DELIVERED') and t.expires_at < ${now}
  then 'EXPIRED' else t.status end`;
/** The attempts, and the other codes to the destination on the same day of Jakarta. */
async function more(db: Db | Tx, { secureId, at }: OtpLogRow, status: Sql): Promise<object> {
  const row = await db
    .selectFrom('otp_log_view')
    .select(['attempts_made as attemptsMade', 'destination_hash as hash'])
    .where('id', '=', secureId)
    .executeTakeFirstOrThrow();
  const day = sql`date_trunc('day', ${at}::timestamptz at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta'`;
  const { rows: others } = await sql`select t.id as "secureId", t.at, t.purpose, ${status} as status from otp_log_view t
    where t.destination_hash = ${row.hash} and t.id <> ${secureId} and t.at >= ${day}
      and t.at < ${day} + interval '1 day' order by t.at limit ${mostOthers}`.execute(db);
  return { attemptsMade: withWireInstants(row.attemptsMade), others };
}

/** Codes that were asked for; what sends them writes them. */
export function otpDefinition(texts: ProtectedText, now: () => Date): Definition<typeof otpLog> {
  const status = eachTime(() => statusAt(now()));
  return {
    ...narrowed,
    table: 'otp_log_view',
    columns: unchanged,
    lookups: around,
    where: sql`true`,
    derived: {
      ...facts,
      memberId: sql`t.member_id::text`,
      purpose: column('purpose'),
      channel: column('channel'),
      destination: column('destination'),
      provider: column('provider'),
      sentAt: column('sent_at'),
      deliveredAt: column('delivered_at'),
      verifiedAt: column('verified_at'),
      expiresAt: column('expires_at'),
      attempts: column('attempts'),
      resendNo: column('resend_no'),
      status,
      secondsToDelivery: sql`extract(epoch from coalesce(t.delivered_at, t.sent_at) - t.at)::int`,
      cause: column('cause'),
    },
    filters: {
      ...narrowed.filters,
      purpose: (purpose: string) => sql`t.purpose = ${purpose}`,
      provider: (provider: string) => sql`t.provider = ${provider}`,
      channel: (channel: string) => sql`t.channel = ${channel}`,
      status: (state: string) => sql`${status} = ${state}`,
      phone: (phone: string) => sql`t.destination_hash = ${texts.hash(phone)}`,
    },
    load: loadRows<OtpLogRow>({ attemptsMade: null, others: null }, (db, row) => more(db, row, status)) as never,
  };
}
