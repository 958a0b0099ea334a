import * as z from 'zod/mini';
import { call } from '../core/call.ts';

/** One notice of the console inbox, in the reader's language. `kind` is MESSAGE for published console notifications. */
export const notice = z.object({
  secureId: z.uuid(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** A route of the console; privileges are checked when it is opened. */
  link: z.nullable(z.string()),
  at: z.string(),
  read: z.boolean(),
});
export type Notice = z.infer<typeof notice>;

/** Event of the live stream: number of unread notices, version of the privileges, state of the release registry. */
export interface LiveEvent {
  readonly unread: number;
  readonly privilegesVersion: number;
  /** Increases with every change of a remote's releases, for all users. */
  readonly releasesRevision: number;
}

/** Notices per page, and days after which they are deleted. */
export const inboxPageSize = 20;
export const noticeKeptDays = 90;

const access = 'session';
const base = 'middle';

/** The console inbox of the signed-in user. */
export const noticeCalls = {
  inbox: call({
    name: 'notification.inbox',
    method: 'GET',
    base,
    path: 'notification/inbox',
    access,
    summary: 'Own notices, newest first',
    query: z.object({ page: z.optional(z.int().check(z.gte(1))), unread: z.optional(z.boolean()) }),
    result: z.object({ rows: z.array(notice), total: z.int(), unread: z.int(), page: z.int(), size: z.int() }),
  }),
  read: call({
    name: 'notification.inbox.read',
    method: 'PUT',
    base,
    path: 'notification/inbox/read',
    access,
    summary: 'Marks notices as read; without ids all of them',
    body: z.object({ secureIds: z.nullish(z.array(z.uuid()).check(z.maxLength(500))) }),
    result: z.object({ unread: z.int() }),
  }),
  stream: call({
    name: 'notification.stream',
    method: 'GET',
    base,
    path: 'notification/stream',
    access,
    summary:
      'Server-sent events: unread notices, privileges version and revision of the releases, whenever they change',
    events: true,
  }),
} as const;
