import { session, signOut } from '@console/auth';

let leaving = false;

/**
 * Whether the browser is about to leave for the identity service to sign out: then the login page waits and does not
 * sign in.
 */
export const isLeaving = (): boolean => leaving;

/** Ends the session at the identity service, which redirects back to the login page. */
export async function leaveIdentity(
  go: (address: string) => void = (address) => location.assign(address),
): Promise<void> {
  const { signOutAddress } = await import('./identity.ts');
  go(await signOutAddress());
}

/** Signs out of the console, and of the identity service if the user signed in there. */
export async function leaveConsole(go?: (address: string) => void): Promise<void> {
  leaving = session.get().mode === 'identity';
  await signOut();
  if (!leaving) return;
  try {
    await leaveIdentity(go);
  } catch {
    // The identity service does not answer: sign out here anyway; the login page says so.
    leaving = false;
  }
}
