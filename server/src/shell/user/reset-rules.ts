import type { User } from '@console/contracts/shell/user';

const hourMs = 3_600_000;

/**
 * Whether an employee signs in through the identity service and has no password here. @param sso whether that service
 * is on
 */
export const isManagedElsewhere = (
  { userType, localLoginAllowed }: Pick<User, 'userType' | 'localLoginAllowed'>,
  sso: boolean,
): boolean => sso && userType === 'EMPLOYEE' && !localLoginAllowed;

/** Until when no password is mailed after a recent change of the address; `null` when one may be. */
export function frozenUntil(emailChangedAt: string | null, hours: number, now: Date): Date | null {
  if (emailChangedAt === null) return null;
  const until = new Date(Date.parse(emailChangedAt) + hours * hourMs);
  return until > now ? until : null;
}
