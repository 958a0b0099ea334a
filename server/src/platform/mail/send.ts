import { randomUUID } from 'node:crypto';
import type { Tx } from '../context.ts';
import { protectionOf } from '../protected-text/protection.ts';
import type { Services } from '../services.ts';

export interface Message {
  /** Address of one person. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Puts a message into the outbox, in the transaction of the change that it reports. It is sent within seconds and
 * retried until it arrives.
 * @example await sendMail(tx, services, { to: user.email, subject, text });
 */
export async function sendMail(tx: Tx, services: Services, { to, subject, text }: Message): Promise<void> {
  const now = services.now();
  await tx
    .insertInto('mail')
    .values({
      id: randomUUID(),
      recipient: to,
      subject,
      text_protected: (await protectionOf(services)).encrypt(text),
      next_try_at: now,
      created_at: now,
      sent_at: null,
    })
    .execute();
}
