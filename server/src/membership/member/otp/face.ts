import { randomUUID } from 'node:crypto';
import { actorOf } from '../../../platform/audit/actor.ts';
import { recordEntry } from '../../../platform/audit/record.ts';
import type { Context, Db, Tx } from '../../../platform/context.ts';
import { toWireInstant } from '../../../platform/database/type-parsers.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { mask } from '../../../platform/personal-data/mask.ts';
import type { ProtectedText } from '../../../platform/protected-text/protected-text.ts';
import type { Services } from '../../../platform/services.ts';
import { sendOtp } from './otp.ts';
import type { CardOtpTable } from './table.ts';

/** Minutes for which a compared face counts for a change. */
const validMinutes = 30;

type Sending = Parameters<typeof sendOtp>[2];
export type FaceSubject = Sending & { readonly newPhone: string };

/** What is compared, for the audit trail. */
export interface FaceTrace {
  readonly module: string;
  readonly entityType: string;
  readonly entityId: string | null;
  readonly entityLabel: string;
}

/**
 * Keeps that staff compared a face with the identity card, for a number, in place of a code. Only while no SMS can be
 * sent: a code is tried first, and when it goes out it has to be used.
 * @throws Refusal OTP_SENT when a code was sent, those of `sendOtp` but OTP_UNAVAILABLE
 */
export async function matchFace(
  services: Services,
  texts: ProtectedText,
  context: Pick<Context, 'caller' | 'request'>,
  subject: FaceSubject,
  trace: FaceTrace,
): Promise<{ verifiedAt: string }> {
  const sent = await sendOtp(services, texts, subject).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'OTP_UNAVAILABLE') return null;
    throw error;
  });
  if (sent) throw new Refusal('OTP_SENT', { parameters: { phone: sent.sentTo } });
  const at = services.now();
  await services.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('card_otp')
      .values({
        id: randomUUID(),
        purpose: subject.purpose,
        subject_id: subject.subjectId,
        member_id: subject.memberId,
        phone_hash: texts.hash(subject.newPhone),
        // No code has this hash.
        code_hash: '-',
        sent_by: context.caller.username,
        sent_at: at,
        expires_at: at,
        verified_at: at,
        matched: 'FACE',
      })
      .execute();
    await recordEntry(tx, {
      actor: actorOf(context),
      action: 'COMPARE',
      changes: [{ field: 'sameFace', before: null, after: true }],
      reason: `KTP, ${String(mask('phone', subject.newPhone))}`,
      at,
      ...trace,
    });
  });
  return { verifiedAt: toWireInstant(at) };
}

/** Whether this person compared the face for this number within the last half hour. */
export async function isFaceMatched(
  db: Db | Tx,
  texts: ProtectedText,
  subject: Pick<FaceSubject, 'subjectId' | 'newPhone' | 'username'> & { readonly purpose: CardOtpTable['purpose'] },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('card_otp')
    .select('id')
    .where('subject_id', '=', subject.subjectId)
    .where('purpose', '=', subject.purpose)
    .where('matched', '=', 'FACE')
    .where('phone_hash', '=', texts.hash(subject.newPhone))
    .where('sent_by', '=', subject.username)
    .where('verified_at', '>', new Date(now.getTime() - validMinutes * 60_000).toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
