import type { TestServer } from '../../../test/server.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { linkText } from './links.ts';

/** What the open link of an account says, as the member reads it in the message. */
export async function lastLinkOf({ app }: TestServer, account: string): Promise<string> {
  const { id } = await app.services.db
    .selectFrom('member_link')
    .select('id')
    .where('account_id', '=', account)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return linkText(await protectionOf(app.services), id);
}
