import { bases } from '@console/contracts/core/bases';
import { isPassing } from '@console/contracts/core/passing-causes';
import type { ExportLimit, UserRole as SentRole } from '@console/contracts/shell/privileges';
import type { Viewing } from '@console/contracts/shell/view-as';
import { clearAccount, menu, profile, version } from './account-state.ts';
import { roleExports } from './exports.ts';
import { joinMenu, type UserRole } from './sidebar-menu.ts';
import { notify } from './notices.ts';
import { asProfile } from './profile.ts';
import { NoSession, request } from './request.ts';
import { untilStays } from './send.ts';
import { session } from './session.ts';
import { takeStart } from './start-up.ts';
import { keep, kept } from './storage.ts';
import { untilAnswered, type Trying } from './retry-until-answered.ts';

/** Text of a failed profile call (docs/model/shell.md#after-sign-in). */
const somethingWrong = 'Something went wrong. Please try again or contact admin';

interface Privileges {
  readonly userRoles: readonly UserRole[];
  readonly privilegesVersion: number;
  readonly viewing?: Viewing | null;
  readonly exportLimits?: readonly ExportLimit[];
}

const menuOf = ({ userRoles, viewing = null, exportLimits }: Privileges) => ({
  ...joinMenu(userRoles),
  viewing,
  exports: roleExports(userRoles as readonly SentRole[], exportLimits),
});

const asPrivileges = (message: unknown, result: unknown): Privileges | null =>
  message === 'OK' && Array.isArray((result as Partial<Privileges> | null)?.userRoles) ? (result as Privileges) : null;

type Envelope = { message?: unknown; result?: unknown };

/** Reads one time: the envelope, an empty one for a refusal; a {@link Trying} for a temporary failure. */
async function ask(path: string): Promise<{ answer: Envelope | null } | Trying> {
  let response: Response;
  try {
    response = await request(`${bases.middle}/${path}`, { cache: 'no-store' });
  } catch (error) {
    // No answer does not sign out. A menu that was never loaded fails, and the user retries (E8).
    return error instanceof NoSession || path === 'privileges' ? { answer: null } : { message: null };
  }
  const body = (await response.json().catch(() => ({}))) as Envelope & { code?: unknown };
  if (response.status === 503 && typeof body.code === 'string' && isPassing(body.code))
    return { message: typeof body.message === 'string' ? body.message : null };
  return { answer: response.ok ? body : {} };
}

/** The first answer of a session, if the start-up call has it. */
async function started(part: 'user' | 'privileges', username: string | null): Promise<Envelope | null> {
  const first = await takeStart(part, username);
  return first && { message: 'OK', result: first.data };
}

/** The envelope of an answer; `null` when the session ended first. Retries only what was never loaded. */
const read = async (path: string, username: string | null, known: boolean): Promise<Envelope | null> =>
  (await started(path === 'privileges' ? 'privileges' : 'user', username)) ??
  (known
    ? ask(path).then((one) => ('answer' in one ? one.answer : null))
    : ((await untilAnswered(
        () => ask(path),
        () => isCurrent(username),
      )) ?? null));

/** Whether this tab still has the session in which a read began. */
const isCurrent = (username: string | null) =>
  username !== null && session.get().username === username && session.get().status === 'signed-in';

/** Fetches the profile again. @returns whether a profile is loaded afterwards */
export async function loadProfile(): Promise<boolean> {
  const { username } = session.get();
  const answer = await read('user/current', username, profile.get().state === 'loaded');
  if (!isCurrent(username)) return false;
  const found = answer && asProfile(answer.result);
  if (found) {
    keep('profile', found);
    profile.set({ state: 'loaded', data: found });
  } else if (profile.get().state !== 'loaded') profile.set({ state: 'failed' });
  return profile.get().state === 'loaded';
}

/**
 * Fetches the privileges again and builds the menu. A failed menu leads to the 403 page (E8).
 * @example
 * await loadMenu();
 */
export async function loadMenu(): Promise<void> {
  const { username } = session.get();
  if (menu.get().state === 'failed') menu.set({ state: 'loading' });
  const answer = await read('privileges', username, menu.get().state === 'loaded');
  if (!isCurrent(username)) return;
  const found = answer && asPrivileges(answer.message, answer.result);
  if (found) {
    keep('menu', found);
    version.seen = String(found.privilegesVersion);
    menu.set({ state: 'loaded', data: menuOf(found) });
  } else if (answer || menu.get().state !== 'loaded') menu.set({ state: 'failed' });
}

/**
 * Restores profile and menu that an earlier page stored for this person, so that the frame shows before the calls
 * answer.
 */
export function restoreAccount(): void {
  clearAccount();
  const person = asProfile(kept('profile'));
  if (!person || person.username.toUpperCase() !== session.get().username) return;
  profile.set({ state: 'loaded', data: person });
  const privileges = asPrivileges('OK', kept('menu'));
  if (!privileges) return;
  version.seen = String(privileges.privilegesVersion);
  menu.set({ state: 'loaded', data: menuOf(privileges) });
}

/** Fetches profile and menu after a sign-in. Without a profile it signs out and shows the reason. */
export async function loadAccount(signOut: () => Promise<void>): Promise<void> {
  const { username } = session.get();
  const [hasProfile] = await Promise.all([loadProfile(), loadMenu()]);
  if (hasProfile || !isCurrent(username)) return;
  await untilStays();
  if (profile.get().state === 'loaded' || !isCurrent(username)) return;
  await signOut();
  notify({ severity: 'error', text: somethingWrong });
}
