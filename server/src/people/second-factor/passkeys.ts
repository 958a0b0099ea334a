import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';

// Reads certificates and CBOR, which most sign-ins need not: fetched when a passkey is first asked for.
const library = () => import('@simplewebauthn/server');

/** A passkey as it is kept. */
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

/** Browsers make passkeys for names, never for addresses of the network. */
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

/** What a browser needs to make a passkey. @throws Refusal PASSKEYS_IMPOSSIBLE */
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

/** Checks what a browser made. @returns what to keep of it; `null` when it is not what was asked for */
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

/** What a browser needs to ask for one of these passkeys. @throws Refusal PASSKEYS_IMPOSSIBLE */
export async function requestOptions(services: Services, passkeys: readonly KeptPasskey[]) {
  checkPossible(services);
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party(services).id,
    allowCredentials: passkeys.map(named),
    userVerification: 'required',
  });
}

/** Checks a passkey's answer. @returns its new counter; `null` when the answer is not right */
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
