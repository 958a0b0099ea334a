import type { Profile } from '@console/contracts/shell/profile';

export type { Profile };

/** The profile in an answer; `null` when malformed. */
export function asProfile(result: unknown): Profile | null {
  if (typeof result !== 'object' || result === null) return null;
  const profile = result as Profile;
  if (typeof profile.secureId !== 'string' || typeof profile.username !== 'string') return null;
  return { ...profile, name: profile.name ?? '', flag: profile.flag ?? 'other', listRoles: profile.listRoles ?? [] };
}
