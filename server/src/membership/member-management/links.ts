import { randomUUID, timingSafeEqual } from 'node:crypto';
import { accountRules, type LinkPurpose } from '@console/contracts/membership/member-management';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { gatewayOf } from '../../platform/messages/gateway.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Services } from '../../platform/services.ts';
import { settings } from '../../people/settings/settings.ts';
import type { MemberLinkTable } from './table.ts';

const dayMs = 86_400_000;
const sentAtOnce = 200;

/** What the link of an id says: nobody without the data key can make one. */
const secretOf = (texts: ProtectedText, id: string): string => texts.hash(`member-link:${id}`);
export const linkText = (texts: ProtectedText, id: string): string => `${id}.${secretOf(texts, id)}`;

/** Those of these accounts that got as many links as a day allows. */
export async function atLinkLimit(tx: Tx, accountIds: readonly string[], at: Date): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('member_link')
    .select('account_id')
    .where('account_id', 'in', accountIds)
    .where('created_at', '>', new Date(at.getTime() - dayMs).toISOString())
    .groupBy('account_id')
    .having((row) => row.fn.countAll(), '>=', accountRules.linksPerDay)
    .execute();
  return new Set(rows.map(({ account_id: id }) => id));
}

/** Makes links by which members set the PIN; those before them end. The job of accounts sends them. */
export async function makeLinks(
  tx: Tx,
  { accountIds, purpose, by, at }: { accountIds: readonly string[]; purpose: LinkPurpose; by: string; at: Date },
): Promise<void> {
  if (accountIds.length === 0) return;
  await tx
    .updateTable('member_link')
    .set({ used_at: at })
    .where('account_id', 'in', accountIds)
    .where('used_at', 'is', null)
    .execute();
  const links = accountIds.map((accountId) => ({
    id: randomUUID(),
    account_id: accountId,
    purpose,
    created_at: at,
    created_by: by,
    expires_at: new Date(at.getTime() + accountRules.linkHours * 3_600_000),
    sent_at: null,
    used_at: null,
  }));
  await tx.insertInto('member_link').values(links).execute();
}

/** The link, locked; `undefined` for one that nobody made, or that is over. */
export async function openLink(
  tx: Tx,
  texts: ProtectedText,
  link: string,
  at: Date,
): Promise<Selectable<MemberLinkTable> | undefined> {
  const [id = '', secret = ''] = link.split('.');
  const expected = Buffer.from(secretOf(texts, id));
  const given = Buffer.from(secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return tx
    .selectFrom('member_link')
    .selectAll()
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at.toISOString())
    .forUpdate()
    .executeTakeFirst();
}

/** The SMS contents have no entry for these, so the texts are in the code (docs/model/README.md#open-points). */
const messages: Readonly<Record<LinkPurpose, (address: string) => string>> = {
  ACTIVATION: (address) => `Buat PIN akun Anda di ${address}. Berlaku 24 jam. Jangan berikan tautan ini.`,
  RESET: (address) => `Buat PIN baru akun Anda di ${address}. Berlaku 24 jam. Jangan berikan tautan ini.`,
};

/**
 * Sends the links that wait, the oldest first. One that the gateway has taken is sent once: it knows its id. Without a
 * gateway they wait until they are over.
 */
export async function sendLinks(services: Services, texts: ProtectedText): Promise<{ read: number; done: number }> {
  const { db, configuration, now } = services;
  const gateway = gatewayOf(configuration);
  if (!gateway) return { read: 0, done: 0 };
  const waiting = await db
    .selectFrom('member_link as l')
    .innerJoin('member_account as a', 'a.id', 'l.account_id')
    .select(['l.id', 'l.purpose', 'a.username_encrypted'])
    .where('l.sent_at', 'is', null)
    .where('l.used_at', 'is', null)
    .where('l.expires_at', '>', now().toISOString())
    .orderBy('l.created_at')
    .limit(sentAtOnce)
    .execute();
  if (waiting.length === 0) return { read: 0, done: 0 };
  const base = await settings(services).text('MEMBER_PIN_ADDRESS');
  const outcomes = await gateway.send(
    'sms',
    waiting.map(({ id, purpose, username_encrypted: username }) => ({
      id,
      to: texts.decrypt(username),
      text: messages[purpose](`${base}${linkText(texts, id)}`),
    })),
  );
  const sent = waiting.map(({ id }) => id).filter((id) => !('cause' in (outcomes.get(id) ?? { cause: '' })));
  if (sent.length > 0) await db.updateTable('member_link').set({ sent_at: now() }).where('id', 'in', sent).execute();
  return { read: waiting.length, done: sent.length };
}
