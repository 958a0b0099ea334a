import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { noticeCalls } from '../platform/notices.ts';
import { preferenceCalls } from '../platform/preferences.ts';
import { shellReleaseCalls } from '../platform/releases/calls.ts';
import { getPrivileges } from './privileges.ts';
import { profileCalls } from './profile.ts';
import { getParameter } from './settings.ts';
import { startPath } from './start-address.ts';

const languages = ['id', 'en'] as const;

/** The calls that the start-up call answers together, by the name of their part. Each also stands by itself. */
const parts = {
  user: profileCalls.current,
  privileges: getPrivileges,
  releases: shellReleaseCalls.resolved,
  preferences: preferenceCalls.all,
  inbox: noticeCalls.inbox,
  maintenance: getParameter,
} as const;

const part = <Schema extends z.ZodMiniType>(schema: Schema | undefined) => z.optional(schema as Schema);

const started = z.object({
  /** Whose session it is. */
  username: z.string(),
  /** Language of the texts of the inbox. */
  language: z.enum(languages),
  // A part that cannot be read now is left out; the client asks for it by its own call.
  user: part(parts.user.result),
  privileges: part(parts.privileges.result),
  releases: part(parts.releases.result),
  preferences: part(parts.preferences.result),
  inbox: part(parts.inbox.result),
  maintenance: part(parts.maintenance.result),
});
export type Started = z.infer<typeof started>;

/**
 * What the frame needs before its first screen, in one answer. The page's own head asks for it, which cannot send
 * headers: so the session is that of the cookies, as for the page itself, and it only reads. `null` without a session
 * that counts: then the client makes the calls of the parts, which say why.
 */
export const startCall = call({
  name: 'start',
  base: 'publish',
  access: 'public',
  method: 'GET',
  path: startPath,
  summary: 'What the console begins with, of the session in the cookies: profile, privileges, releases and more',
  etag: true,
  query: z.object({ language: z.optional(z.enum(languages)) }),
  result: z.nullable(started),
});
