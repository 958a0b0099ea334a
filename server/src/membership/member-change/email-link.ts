import { timingSafeEqual } from 'node:crypto';
import { memberChangeRules as rules } from '@console/contracts/membership/member-change';
import { settingIn } from '../../people/settings/settings.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sendMail } from '../../platform/mail/send.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { memberMessages } from '../member-sms/texts.ts';

const dayMs = 86_400_000;

/** What the link of a row of the history says: nobody without the data key can make one. */
const secretOf = (texts: ProtectedText, id: string): string => texts.hash(`member-email:${id}`);
export const emailLink = (texts: ProtectedText, id: string): string => `${id}.${secretOf(texts, id)}`;

/** Mails the link by which a new address is verified, in the transaction that stores the address. */
export async function mailLink(
  app: Application,
  tx: Tx,
  texts: ProtectedText,
  to: { readonly historyId: string; readonly address: string; readonly memberName: string },
): Promise<void> {
  const link = `${await settingIn(tx, 'MEMBER_EMAIL_ADDRESS')}${emailLink(texts, to.historyId)}`;
  const text = await memberMessages(app).current.compose(tx as unknown as Db, 'EMAIL_VERIFY', {
    memberName: to.memberName,
    link,
  });
  // Without an active content there is nothing to say.
  if (text === null) return;
  await sendMail(tx, app.services, { to: to.address, subject: 'Verifikasi e-mail', text });
}

/**
 * Verifies the address of a link: once, for some days, and while it is the address of the member.
 * @throws Refusal LINK_OVER
 */
export async function verifyEmail(tx: Tx, texts: ProtectedText, link: string, now: Date): Promise<string> {
  const [id = '', secret = ''] = link.split('.');
  const [expected, given] = [Buffer.from(secretOf(texts, id)), Buffer.from(secret)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Refusal('LINK_OVER');
  const row = await tx
    .selectFrom('member_email_history')
    .select(['member_id', 'email_new_encrypted', 'register_date'])
    .where('id', '=', id)
    .where('verification_date', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row || Date.parse(row.register_date) < now.getTime() - rules.emailLinkDays * dayMs)
    throw new Refusal('LINK_OVER');
  const verified = await tx
    .updateTable('member')
    .set({ email_verified_at: now })
    .where('id', '=', row.member_id)
    .where('email_hash', '=', texts.hash(texts.decrypt(row.email_new_encrypted).toLowerCase()))
    .executeTakeFirst();
  if (verified.numUpdatedRows === 0n) throw new Refusal('LINK_OVER');
  await tx.updateTable('member_email_history').set({ verification_date: now }).where('id', '=', id).execute();
  return toWireInstant(now);
}
