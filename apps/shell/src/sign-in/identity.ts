import { newId, preferences } from '@console/auth';
import { OidcClient, WebStorageStateStore } from 'oidc-client-ts';
import { identityConfiguration } from './configuration.ts';

/** What the console's server verifies: the ID token, and the nonce it must contain. */
export interface Proof {
  readonly idToken: string;
  readonly nonce: string;
}

/** The answer is not for this browser's request, or its code was already used: restart the sign-in once. */
export class StartAgain extends Error {
  override readonly name = 'StartAgain';
}

async function client(): Promise<OidcClient> {
  const { authority, clientId, scope } = await identityConfiguration();
  const back = `${location.origin}/login`;
  return new OidcClient({
    authority,
    scope,
    client_id: clientId,
    redirect_uri: back,
    post_logout_redirect_uri: back,
    response_type: 'code',
    loadUserInfo: false,
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
  });
}

/** Forces a new sign-in whatever session exists, and the sign-in time in the ID token; `max_age` in seconds. */
const forceSignIn = { prompt: 'login', max_age: 300 } as const;

/**
 * The address that starts a sign-in at the identity service: authorization code with PKCE, state and nonce.
 * @param again forces the user to sign in again, as a proof, even with a session at the service
 */
export async function signInAddress({ again = false }: { readonly again?: boolean } = {}): Promise<string> {
  const nonce = newId();
  const request = await (
    await client()
  ).createSigninRequest({
    nonce,
    state: { nonce },
    ui_locales: preferences.get().language,
    ...(again ? forceSignIn : {}),
  });
  return request.url;
}

/**
 * Redeems the code of an answer. The tokens are not stored.
 * @throws {StartAgain} when the sign-in should restart once; any other error means that the service is not available
 */
export async function redeem(address: string): Promise<Proof> {
  if (new URL(address).searchParams.has('error')) throw new Error('The identity service answered with an error');
  const identity = await client();
  try {
    await identity.readSigninResponseState(address);
  } catch {
    throw new StartAgain('No request of this browser has this state');
  }
  const response = await identity.processSigninResponse(address).catch((error: unknown) => {
    if (error instanceof Error && (error as { error?: unknown } & Error).error === 'invalid_grant')
      throw new StartAgain('The code was used');
    throw error;
  });
  const { nonce } = response.userState as { nonce: string };
  if (!response.id_token) throw new Error('The identity service gave no ID token');
  return { idToken: response.id_token, nonce };
}

/** The address that ends the session at the identity service and returns to the login page. */
export const signOutAddress = async (): Promise<string> =>
  (await (await client()).createSignoutRequest({ extraQueryParams: { ui_locales: preferences.get().language } })).url;
