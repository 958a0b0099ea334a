import { createPublicKey } from 'node:crypto';
import type { ReleaseSignature } from '@console/contracts/platform/releases/record';
import { Refusal } from '../../platform/http/refusal.ts';
import { isSignedBy } from '../keys/keys.ts';
import type { Team } from '../keys/tokens.ts';

/**
 * A team with a key must sign every release, so that a stolen token alone cannot release.
 * @returns `null` for a team without a key: the registry vouches for its releases, but users get none of them
 * @throws Refusal RELEASE_SIGNATURE
 */
export function signatureBy(
  { publicKey, kid }: Team,
  record: string,
  value: string | undefined,
): ReleaseSignature | null {
  if (!publicKey || kid === null) return null;
  const key = createPublicKey({ key: publicKey as never, format: 'jwk' });
  if (value === undefined || !/^[\w-]{86}$/.test(value) || !isSignedBy(key, Buffer.from(record), value))
    throw new Refusal('RELEASE_SIGNATURE');
  return { by: 'team', algorithm: 'Ed25519', kid, value };
}
