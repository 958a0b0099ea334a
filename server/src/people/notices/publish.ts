import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/context.ts';

export interface PublishedNotice {
  readonly userId: string;
  readonly title: string;
  readonly text: string;
}

/** Puts a published notification into the inboxes of console users, each with its own text. */
export async function publish(
  tx: Tx,
  notices: readonly PublishedNotice[],
  { sourceId, link, at }: { readonly sourceId: string | null; readonly link: string | null; readonly at: Date },
): Promise<void> {
  if (notices.length === 0) return;
  await tx
    .insertInto('console_notice')
    .values(
      notices.map(({ userId, title, text }) => ({
        id: randomUUID(),
        user_id: userId,
        kind: 'MESSAGE',
        parameters: '{}',
        title,
        text,
        link,
        at,
        read_at: null,
        source_id: sourceId,
      })),
    )
    .execute();
}
