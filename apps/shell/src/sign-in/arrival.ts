import { notify, SignInRefused, signInByIdentity } from '@console/auth';
import { answerTo } from './answers.ts';
import { ConfigurationFailed, signsInByIdentity } from './configuration.ts';
import { isLeaving, leaveIdentity } from './leave-console.ts';

/** State of the login page. `local`: the form, with a link to the identity service if there is one. */
export type Stage =
  | { readonly name: 'reading' | 'leaving' | 'unavailable' }
  | { readonly name: 'local'; readonly identity: 'none' | 'offered' | 'failed' };

interface Surroundings {
  readonly address: string;
  /** Navigates the browser away. */
  readonly go: (address: string) => void;
  readonly leaveSsoText: string;
}

const restarted = 'sign-in-restarted';

/**
 * When the identity service cannot be used: shows the reason and the local form (E12); any other failure counts as the
 * service's (E11).
 */
function unavailableStage(error: unknown, identity: 'none' | 'failed'): Stage {
  if (!(error instanceof ConfigurationFailed)) return { name: 'unavailable' };
  notify({ severity: 'error', text: error.message });
  return { name: 'local', identity };
}

async function begin({ go }: Surroundings): Promise<Stage> {
  try {
    const { signInAddress } = await import('./identity.ts');
    go(await signInAddress());
    return { name: 'leaving' };
  } catch (error) {
    return unavailableStage(error, 'failed');
  }
}

/** The exchange was refused: the service is not available, or this user may not use the console. */
function refused(error: SignInRefused, { go, leaveSsoText }: Surroundings): Stage {
  if (error.status === 0 || error.status >= 502) return { name: 'unavailable' };
  const { text } = answerTo(error);
  notify({
    severity: 'error',
    text,
    sticky: true,
    action: { text: leaveSsoText, run: () => void leaveIdentity(go).catch(() => undefined) },
  });
  return { name: 'local', identity: 'offered' };
}

async function complete(surroundings: Surroundings): Promise<Stage> {
  const { redeem, StartAgain } = await import('./identity.ts');
  try {
    await signInByIdentity(await redeem(surroundings.address));
    sessionStorage.removeItem(restarted);
    return { name: 'leaving' };
  } catch (error) {
    if (error instanceof SignInRefused) return refused(error, surroundings);
    if (!(error instanceof StartAgain) || sessionStorage.getItem(restarted)) return unavailableStage(error, 'failed');
    sessionStorage.setItem(restarted, 'true');
    return begin(surroundings);
  }
}

/** Restarts on the user's request. */
export function retry(surroundings: Surroundings): Promise<Stage> {
  sessionStorage.removeItem(restarted);
  return begin(surroundings);
}

/**
 * What the login page does when it opens (docs/model/shell.md#start-of-the-login-page,
 * docs/model/shell.md#identity-service): reads how users sign in, handles the answer of the identity service, or
 * redirects to it. `?mode=local` shows the form where both ways exist.
 */
export async function arrive(surroundings: Surroundings): Promise<Stage> {
  if (isLeaving()) return { name: 'leaving' };
  try {
    if (!(await signsInByIdentity())) return { name: 'local', identity: 'none' };
  } catch (error) {
    return unavailableStage(error, 'none');
  }
  const { searchParams } = new URL(surroundings.address);
  if (searchParams.get('mode') === 'local') return { name: 'local', identity: 'offered' };
  const handleAnswer = searchParams.has('state') && (searchParams.has('code') || searchParams.has('error'));
  return handleAnswer ? complete(surroundings) : begin(surroundings);
}
