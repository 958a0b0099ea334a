import { randomInt, randomUUID } from 'node:crypto';
import { otpPauseSeconds } from '@console/contracts/cards/otp';
import { sql } from 'kysely';
import { checkPhone } from '../../membership/index.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { gatewayOf } from '../../platform/messages/gateway.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Services } from '../../platform/services.ts';
import { settings } from '../../people/settings/settings.ts';
import type { CardOtpTable } from './table.ts';

interface Subject {
  readonly purpose: CardOtpTable['purpose'];
  readonly subjectId: string;
}

const hashOf = (texts: ProtectedText, id: string, code: string) => texts.hash(`otp:${id}:${code}`);
/** The SMS contents have no entry for this, so the text is in the code (docs/model/README.md#open-points). */
const textOf = (code: string, seconds: number) =>
  `Kode kartu Anda ${code}, berlaku ${Math.max(1, Math.floor(seconds / 60))} menit. ` +
  'Jangan berikan kode ini kepada siapa pun selain petugas cabang di hadapan Anda.';

/** Stores a code unless one was sent within the waiting time. Safe for concurrent calls for one member. */
const keep = (
  db: Db,
  member: string,
  { purpose, subjectId }: Subject,
  row: Pick<CardOtpTable, 'code_hash' | 'sent_by'> & { readonly id: string },
  now: Date,
  seconds: number,
) =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`card-otp:${member}`}))`.execute(tx);
    const last = await tx
      .selectFrom('card_otp')
      .select('sent_at')
      .where('member_id', '=', member)
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

/**
 * Sends a one-time code to the member's registered phone.
 * @returns the masked phone number, and the validity in seconds
 * @throws Refusal OTP_TOO_SOON, OTP_UNAVAILABLE without a gateway or when it fails, PHONE_BLACKLISTED
 */
export async function sendOtp(
  services: Services,
  texts: ProtectedText,
  subject: Subject & { readonly memberId: string; readonly username: string },
): Promise<{ sentTo: string; seconds: number }> {
  const { db, now, configuration } = services;
  const member = await db
    .selectFrom('member_view')
    .select('phone_encrypted')
    .where('id', '=', subject.memberId)
    .executeTakeFirst();
  if (!member) throw notFound();
  const phone = texts.decrypt(member.phone_encrypted);
  if (!(await checkPhone(db, texts, { phone, place: 'card-otp' })).allowed) throw new Refusal('PHONE_BLACKLISTED');
  const gateway = gatewayOf(configuration);
  if (!gateway) throw new Refusal('OTP_UNAVAILABLE');
  const seconds = await settings(services).number('OTP_TTL_SECONDS');
  const [id, code] = [randomUUID(), String(randomInt(1_000_000)).padStart(6, '0')];
  await keep(
    db,
    subject.memberId,
    subject,
    { id, code_hash: hashOf(texts, id, code), sent_by: subject.username },
    now(),
    seconds,
  );
  const delivery = (await gateway.send('sms', [{ id, to: phone, text: textOf(code, seconds) }])).get(id);
  if (!delivery || 'cause' in delivery) {
    await db.deleteFrom('card_otp').where('id', '=', id).execute();
    throw new Refusal('OTP_UNAVAILABLE');
  }
  return { sentTo: String(mask('phone', phone)), seconds };
}

/** Verifies a code. Wrong attempts are counted; after the last one a new code is needed. @throws Refusal OTP_FAILED */
export async function verifyOtp(
  services: Services,
  texts: ProtectedText,
  { purpose, subjectId, otp }: Subject & { readonly otp: string },
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
    if (!row || row.attempts >= tries || Date.parse(row.expires_at) < now.getTime()) return { left: 0 };
    if (hashOf(texts, row.id, otp) === row.code_hash) {
      await tx.updateTable('card_otp').set({ verified_at: now }).where('id', '=', row.id).execute();
      return { verifiedAt: now.toISOString() };
    }
    await tx
      .updateTable('card_otp')
      .set({ attempts: sql`attempts + 1` })
      .where('id', '=', row.id)
      .execute();
    return { left: tries - row.attempts - 1 };
  });
  // Thrown after the transaction, so that the attempt stays counted.
  if ('left' in outcome) throw new Refusal('OTP_FAILED', { parameters: { left: outcome.left ?? 0 } });
  return { verifiedAt: outcome.verifiedAt };
}

/** Minutes for which a verified code identifies the member. */
const validMinutes = 30;

/** When the member last verified a code within that time; null if not. */
export async function verifiedOtp(tx: Tx | Db, { purpose, subjectId }: Subject, now: Date): Promise<string | null> {
  const row = await tx
    .selectFrom('card_otp')
    .select('verified_at')
    .where('subject_id', '=', subjectId)
    .where('purpose', '=', purpose)
    .where('verified_at', '>', new Date(now.getTime() - validMinutes * 60_000).toISOString())
    .orderBy('verified_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.verified_at ?? null;
}
