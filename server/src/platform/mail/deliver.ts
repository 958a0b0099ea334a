import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Configuration } from '../configuration/configuration.ts';
import { protectionOf } from '../protected-text/protection.ts';
import { failureLogOf } from '../outage/failure-log.ts';
import type { Services } from '../services.ts';
import { Unavailable } from '../unavailable.ts';
import type { Mail } from './table.ts';
import { makeFolder } from '../configuration/directory-mark.ts';

const atOnce = 20;
const mostTries = 8;
/** Doubles with every attempt: from half a minute to about an hour. */
const firstWaitMs = 30_000;

type Deliver = (mail: {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly id: string;
}) => Promise<unknown>;

/** Sends messages to the mail server; without one, stores them as files that a mail program opens. */
export function delivererOf({ mailUrl, mailFrom, dataDirectory }: Configuration): Deliver {
  if (mailUrl) {
    const transport = nodemailer.createTransport(mailUrl);
    return ({ to, subject, text, id }) =>
      transport.sendMail({ from: mailFrom, to, subject, text, messageId: `<${id}@console>` });
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const folder = path.join(dataDirectory, 'mail');
  return async ({ to, subject, text, id }) => {
    const { message } = await transport.sendMail({ from: mailFrom, to, subject, text, messageId: `<${id}@console>` });
    await makeFolder(folder, 0o700);
    await writeFile(path.join(folder, `${id}.eml`), message as Buffer, { mode: 0o600 });
  };
}

/** The name of this work in the log. */
const work = 'mail-delivery';

/**
 * Whether the mail server refuses the message permanently, such as for an unknown address; other messages can still be
 * sent.
 */
const isRefused = (error: unknown): boolean => Number((error as { responseCode?: number }).responseCode) >= 500;

/** Sends one message. An error of the mail server must not count as an outage of the database, whatever its code. */
async function handOver(services: Services, deliver: Deliver, mail: Mail): Promise<void> {
  const text = (await protectionOf(services)).decrypt(mail.text_protected);
  await deliver({ id: mail.id, to: mail.recipient, subject: mail.subject, text }).catch((cause: unknown) => {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw isRefused(cause) ? cause : new Unavailable('UPSTREAM_UNAVAILABLE', message, { cause });
  });
}

async function deliverOne(services: Services, deliver: Deliver, mail: Mail): Promise<boolean> {
  const { db, now, log } = services;
  const row = db.updateTable('mail').where('id', '=', mail.id);
  try {
    await handOver(services, deliver, mail);
    failureLogOf(services).succeeded(work);
    await row.set({ state: 'SENT', sent_at: now(), tries: mail.tries + 1, text_protected: '' }).execute();
    return true;
  } catch (error) {
    const tries = mail.tries + 1;
    if (isRefused(error)) log.warn({ cause: (error as Error).message, mail: mail.id, tries }, 'message not delivered');
    else failureLogOf(services).failed(work, error);
    await row
      .set({
        tries,
        ...(tries >= mostTries
          ? { state: 'FAILED' as const }
          : { next_try_at: new Date(now().getTime() + firstWaitMs * 2 ** mail.tries) }),
      })
      .execute();
    return false;
  }
}

/** Sends waiting messages. Several processes share the work: each message is locked while one of them sends it. */
export async function deliverWaiting(services: Services, deliver: Deliver): Promise<number> {
  const { db, now } = services;
  const waiting = await db
    .updateTable('mail')
    .set({ next_try_at: new Date(now().getTime() + 2 * 60_000) })
    .where('id', 'in', (rows) =>
      rows
        .selectFrom('mail')
        .select('id')
        .where('state', '=', 'WAITING')
        .where('next_try_at', '<=', now().toISOString())
        .orderBy('next_try_at')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  const sent = await Promise.all(waiting.map((mail) => deliverOne(services, deliver, mail)));
  return sent.filter(Boolean).length;
}
