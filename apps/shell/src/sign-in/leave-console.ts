import { session, signOut } from '@console/auth';

let going = false;

/** Whether the browser is on its way to end the identity session: the login page then waits instead of signing in. */
export const isGoing = (): boolean => going;

/** Ends the session at the identity service, which comes back to the login page. */
export async function leaveIdentity(
  go: (address: string) => void = (address) => location.assign(address),
): Promise<void> {
  const { signOutAddress } = await import('./identity.ts');
  go(await signOutAddress());
}

/** Signs out of the console, and of the identity service when that is how the person came in. */
export async function leaveConsole(go?: (address: string) => void): Promise<void> {
  going = session.get().mode === 'identity';
  await signOut();
  if (!going) return;
  try {
    await leaveIdentity(go);
  } catch {
    // The identity service is away: signed out here all the same, and the login page says so.
    going = false;
  }
}
