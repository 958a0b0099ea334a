import type { ResolutionReason } from '@console/contracts/platform/releases/resolved';
import type { RemoteTargets } from '@console/contracts/platform/releases/state';
import type { Caller } from '../../platform/context.ts';
import { bucketOf } from './bucket.ts';

/** The facts of a user that decide which release the user gets. */
export interface Asking {
  readonly userId: string;
  readonly username: string;
  readonly roles: readonly string[];
}

/** The caller of a request for the resolution. */
export const askingOf = ({ userId, username, roles }: Caller): Asking => ({
  userId,
  username,
  roles: roles.map(({ name }) => name),
});

export interface Resolvable extends RemoteTargets {
  readonly id: string;
  readonly stable: string;
  readonly salt: string;
}

export interface Resolution {
  readonly because: ResolutionReason;
  readonly version: string;
  /** Release to use when the version fails. */
  readonly fallback: string | null;
  readonly role: string | null;
  readonly bucket: number;
}

/**
 * Which release of a remote a user gets, and why: disabled, pinned, named user, named role, share, stable, in this
 * order. An anonymous visitor (`null`) gets the pinned or stable one.
 * @example const { version, fallback } = resolve(remote, askingOf(caller));
 */
export function resolve(remote: Resolvable, who: Asking | null): Resolution {
  const { id, stable, previous, canary, pinned, disabled, salt } = remote;
  const bucket = who ? bucketOf(salt, id, who.userId) : 0;
  const answer = (
    because: ResolutionReason,
    version: string,
    fallback: string | null,
    role: string | null = null,
  ): Resolution => ({ because, version, fallback: fallback === version ? null : fallback, role, bucket });
  if (disabled !== null) return answer('disabled', stable, null);
  if (pinned !== null) return answer('pinned', pinned, pinned === stable ? previous : stable);
  if (who && canary) {
    if (canary.users.includes(who.username)) return answer('user', canary.version, stable);
    const role = canary.roles.find((name) => who.roles.includes(name));
    if (role !== undefined) return answer('role', canary.version, stable, role);
    if (bucket < canary.share * 100) return answer('share', canary.version, stable);
  }
  return answer('stable', stable, previous);
}
