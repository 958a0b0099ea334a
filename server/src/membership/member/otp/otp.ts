import { randomInt, randomUUID } from 'node:crypto';
import { otpPauseSeconds } from '@console/contracts/membership/otp';
import { sql, type Insertable } from 'kysely';
import { settings } from '../../../people/settings/settings.ts';
import type { Db, Tx } from '../../../platform/context.ts';
import { toWireInstant } from '../../../platform/database/type-parsers.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { gatewayOf } from '../../../platform/messages/gateway.ts';
import { mask } from '../../../platform/personal-data/mask.ts';
import type { ProtectedText } from '../../../platform/protected-text/protected-text.ts';
import type { Services } from '../../../platform/services.ts';
import { checkPhone } from '../../blacklist-phone-number/check.ts';
import { logAttempt, logOtp, type OrderOfCode } from './log.ts';
import type { CardOtpTable } from './table.ts';
import { places, textOf } from './words.ts';

interface Subject {
  readonly purpose: CardOtpTable['purpose'];
  readonly subjectId: string;
}

const hashOf = (texts: ProtectedText, id: string, code: string) => texts.hash(`otp:${id}:${code}`);
/** Stores a code unless one was sent within the waiting time. Safe for concurrent calls for one member or subject. */
const keep = (
  db: Db,
  member: string | null,
  { purpose, subjectId }: Subject,
  row: Pick<Insertable<CardOtpTable>, 'id' | 'code_hash' | 'sent_by' | 'phone_hash'>,
  now: Date,
  seconds: number,
) =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`card-otp:${member ?? subjectId}`}))`.execute(tx);
    const last = await tx
      .selectFrom('card_otp')
      .select('sent_at')
      .where(member === null ? 'subject_id' : 'member_id', '=', member ?? subjectId)
      .orderBy('sent_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const left = last ? otpPauseSeconds - Math.floor((now.getTime() - Date.parse(last.sent_at)) / 1000) : 0;
    if (left > 0) throw new Refusal('OTP_TOO_SOON', { parameters: { seconds: left } });
    await tx
      .insertInto('card_otp')
      .values({
        ...row,
        purpose,
        subject_id: subjectId,
        member_id: member,
        sent_at: now,
        expires_at: new Date(now.getTime() + seconds * 1000),
        verified_at: null,
      })
      .execute();
  });

/** The number that the member has. @throws Refusal NOT_FOUND */
async function registeredPhone(db: Db, texts: ProtectedText, memberId: string): Promise<string> {
  const member = await db.selectFrom('member').select('phone_encrypted').where('id', '=', memberId).executeTakeFirst();
  if (!member) throw notFound();
  return texts.decrypt(member.phone_encrypted);
}

/**
 * Sends a one-time code to the member's registered phone, or to the number that is to become it.
 * @param subject `order`: the order that is agreed to, for the log; `newPhone`: that number, for the purposes PHONE and
 *   REGISTER, the latter of nobody yet; `written`: the text of an active SMS content
 * @returns the masked phone number, and the validity in seconds
 * @throws Refusal OTP_TOO_SOON, OTP_UNAVAILABLE without a gateway or when it fails, PHONE_BLACKLISTED
 */
export async function sendOtp(
  services: Services,
  texts: ProtectedText,
  subject: Subject & {
    readonly memberId: string | null;
    readonly username: string;
    readonly newPhone?: string;
    readonly order?: OrderOfCode;
    readonly written?: (values: { readonly otp: string; readonly minutes: string }) => Promise<string | null>;
  },
): Promise<{ sentTo: string; seconds: number }> {
  const { db, now, configuration } = services;
  const { purpose, newPhone } = subject;
  const phone = newPhone ?? (await registeredPhone(db, texts, subject.memberId!));
  if (!(await checkPhone(db, texts, { phone, place: places[purpose] })).allowed) throw new Refusal('PHONE_BLACKLISTED');
  const gateway = gatewayOf(configuration);
  if (!gateway) throw new Refusal('OTP_UNAVAILABLE');
  const seconds = await settings(services).number('OTP_TTL_SECONDS');
  const [id, code] = [randomUUID(), String(randomInt(1_000_000)).padStart(6, '0')];
  const minutes = String(Math.max(1, Math.floor(seconds / 60)));
  const text = (await subject.written?.({ otp: code, minutes })) ?? textOf(purpose, code, minutes);
  await keep(
    db,
    subject.memberId,
    subject,
    {
      id,
      code_hash: hashOf(texts, id, code),
      sent_by: subject.username,
      phone_hash: newPhone === undefined ? null : texts.hash(newPhone),
    },
    now(),
    seconds,
  );
  const delivery = (await gateway.send('sms', [{ id, to: phone, text }])).get(id);
  const cause = !delivery ? 'NO_ANSWER' : 'cause' in delivery ? String(delivery.cause) : null;
  const { memberId, order } = subject;
  await logOtp(services, texts, { id, purpose, memberId, phone, seconds, cause, ...(order ? { order } : {}) });
  if (cause !== null) {
    await db.deleteFrom('card_otp').where('id', '=', id).execute();
    throw new Refusal('OTP_UNAVAILABLE');
  }
  return { sentTo: String(mask('phone', phone)), seconds };
}

/**
 * Verifies a code, of PHONE and REGISTER for the number that it was sent to. Wrong attempts are counted; after the last
 * one a new code is needed.
 * @throws Refusal OTP_FAILED
 */
export async function verifyOtp(
  services: Services,
  texts: ProtectedText,
  { purpose, subjectId, otp, newPhone }: Subject & { readonly otp: string; readonly newPhone?: string },
): Promise<{ verifiedAt: string }> {
  const tries = await settings(services).number('OTP_MAX_ATTEMPTS');
  const now = services.now();
  const outcome = await services.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('card_otp')
      .selectAll()
      .where('subject_id', '=', subjectId)
      .where('purpose', '=', purpose)
      .orderBy('sent_at', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.attempts >= tries || Date.parse(row.expires_at) < now.getTime()) return { id: undefined, left: 0 };
    const isForNumber = row.phone_hash === (newPhone === undefined ? null : texts.hash(newPhone));
    if (isForNumber && hashOf(texts, row.id, otp) === row.code_hash) {
      await tx.updateTable('card_otp').set({ verified_at: now }).where('id', '=', row.id).execute();
      return { id: row.id, verifiedAt: toWireInstant(now) };
    }
    await tx
      .updateTable('card_otp')
      .set({ attempts: sql`attempts + 1` })
      .where('id', '=', row.id)
      .execute();
    return { id: row.id, left: tries - row.attempts - 1 };
  });
  await logAttempt(services, outcome.id, { right: !('left' in outcome), isLast: outcome.left === 0 });
  // Thrown after the transaction, so that the attempt stays counted.
  if ('left' in outcome) throw new Refusal('OTP_FAILED', { parameters: { left: outcome.left ?? 0 } });
  return { verifiedAt: outcome.verifiedAt };
}

/** Minutes for which a verified code identifies the member. */
const validMinutes = 30;

/** When the member last verified a code within that time; null if not. */
export async function verifiedOtp(
  tx: Tx | Db,
  { purpose, subjectId }: Subject,
  now: Date,
  minutes = validMinutes,
): Promise<string | null> {
  const row = await tx
    .selectFrom('card_otp')
    .select('verified_at')
    .where('subject_id', '=', subjectId)
    .where('purpose', '=', purpose)
    .where('verified_at', '>', new Date(now.getTime() - minutes * 60_000).toISOString())
    .orderBy('verified_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.verified_at ?? null;
}
