import { fill, type Parameters } from '@console/contracts/core/fill';
import { noticeTexts, type NoticeKind } from '@console/contracts/platform/notice-texts';
import { inboxPageSize, noticeKeptDays, type Notice } from '@console/contracts/platform/notices';
import type { Language } from '@console/contracts/core/text';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Services } from '../../platform/services.ts';
import type { ConsoleNoticeTable } from './table.ts';

const isKnown = (kind: string): kind is NoticeKind => Object.hasOwn(noticeTexts, kind);

function view(row: Selectable<ConsoleNoticeTable>, language: Language, protection: ProtectedText): Notice {
  const { id, kind, title, text, link, at, read_at: readAt, secret_encrypted: secret } = row;
  const hidden = secret === null ? {} : (JSON.parse(protection.decrypt(secret)) as Parameters);
  const parameters = { ...row.parameters, ...hidden };
  const texts = isKnown(kind)
    ? {
        title: fill(noticeTexts[kind].title[language], parameters),
        text: fill(noticeTexts[kind].text[language], parameters),
      }
    : { title: title ?? '', text: text ?? '' };
  return { secureId: id, kind, ...texts, link, at, read: readAt !== null };
}

export async function unreadOf(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('console_notice')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of a user's notices, newest first. */
export async function inboxOf(
  services: Pick<Services, 'configuration' | 'db'>,
  userId: string,
  query: { readonly page?: number | undefined; readonly unread?: boolean | undefined },
  language: Language,
) {
  const { db } = services;
  const { page = 1, unread = false } = query;
  const protection = await protectionOf(services);
  const own = db
    .selectFrom('console_notice')
    .where('user_id', '=', userId)
    .$if(unread, (rows) => rows.where('read_at', 'is', null));
  const rows = await own
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(inboxPageSize)
    .offset((page - 1) * inboxPageSize)
    .execute();
  const { total } = await own.select((all) => all.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return {
    rows: rows.map((row) => view(row, language, protection)),
    total,
    unread: await unreadOf(db, userId),
    page,
    size: inboxPageSize,
  };
}

/** Deletes notices that are older than the retention time. */
export async function removeOldNotices(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('console_notice')
    .where('at', '<', new Date(now.getTime() - noticeKeptDays * 86_400_000).toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
