import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';

// Loaded at the first use of a passkey: most sign-ins do not need its certificate and CBOR parsing.
const library = () => import('@simplewebauthn/server');

/** A stored passkey. */
export interface KeptPasskey {
  readonly credential_id: string | null;
  readonly public_key: string | null;
  readonly counter: number | string;
  readonly transports: string | null;
}

const party = ({ configuration }: Pick<Services, 'configuration'>) => {
  const { origin, hostname } = new URL(configuration.publicUrl);
  return { origin, id: hostname };
};

/** Browsers create passkeys for host names, never for IP addresses. */
export const passkeysPossible = (services: Pick<Services, 'configuration'>): boolean =>
  isIP(party(services).id.replace(/^\[|\]$/g, '')) === 0;

function checkPossible(services: Pick<Services, 'configuration'>): void {
  if (!passkeysPossible(services)) throw new Refusal('PASSKEYS_IMPOSSIBLE');
}

const credentialOf = (kept: KeptPasskey): WebAuthnCredential => ({
  id: kept.credential_id ?? '',
  publicKey: new Uint8Array(Buffer.from(kept.public_key ?? '', 'base64url')),
  counter: Number(kept.counter),
  transports: (kept.transports?.split(',').filter(Boolean) ?? []) as AuthenticatorTransport[],
});

const named = (kept: KeptPasskey) => {
  const { id, transports } = credentialOf(kept);
  return { id, ...(transports?.length ? { transports } : {}) };
};

/** The options for a browser to create a passkey. @throws Refusal PASSKEYS_IMPOSSIBLE */
export async function creationOptions(
  services: Services,
  user: { readonly id: string; readonly username: string; readonly name: string },
  existing: readonly KeptPasskey[],
) {
  checkPossible(services);
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Console',
    rpID: party(services).id,
    userName: user.username,
    userDisplayName: user.name,
    userID: new Uint8Array(Buffer.from(user.id)),
    attestationType: 'none',
    excludeCredentials: existing.map(named),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

/** Verifies a created passkey. @returns what to store of it; `null` when it does not answer the challenge */
export async function checkCreated(
  services: Services,
  answer: unknown,
  challenge: string,
): Promise<KeptPasskey | null> {
  const { origin, id } = party(services);
  const { verifyRegistrationResponse } = await library();
  const checked = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { credential } = checked.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports?.join(',') ?? null,
  };
}

/** The options for a browser to use one of these passkeys. @throws Refusal PASSKEYS_IMPOSSIBLE */
export async function requestOptions(services: Services, passkeys: readonly KeptPasskey[]) {
  checkPossible(services);
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party(services).id,
    allowCredentials: passkeys.map(named),
    userVerification: 'required',
  });
}

/** Verifies a passkey's answer. @returns its new counter; `null` when the answer is wrong */
export async function checkAnswer(
  services: Services,
  passkey: KeptPasskey,
  answer: unknown,
  challenge: string,
): Promise<number | null> {
  const { origin, id } = party(services);
  const { verifyAuthenticationResponse } = await library();
  const checked = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: credentialOf(passkey),
    requireUserVerification: true,
  }).catch(() => null);
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}
