import { createPublicKey } from 'node:crypto';
import type { ReleaseSignature } from '@console/contracts/platform/releases/record';
import type { RemoteState } from '@console/contracts/platform/releases/state';
import { Refusal } from '../platform/http/refusal.ts';
import type { Services } from '../platform/services.ts';
import { unpackRelease } from './archive.ts';
import { inspectRelease } from './inspection/inspect.ts';
import { takeIn } from './intake.ts';
import { isSignedBy } from './keys.ts';
import { broken, readRecord } from './record-text.ts';
import type { Team } from './tokens.ts';

export interface Publication {
  readonly remote: string;
  /** Text of the record. */
  readonly record: string;
  /** Signature of the record by the team's key, base64url. */
  readonly signature: string | undefined;
  readonly reason: string | undefined;
  /** Path of the received archive. */
  readonly archive: string;
}

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

/**
 * Whether the registry knows the remote: publishing changes nothing for users then, while a first release becomes
 * stable.
 */
const isKnown = async ({ db }: Services, remote: string): Promise<boolean> =>
  (await db.selectFrom('release_remote').select('id').where('id', '=', remote).executeTakeFirst()) !== undefined;

/**
 * Accepts a release published by a team.
 * @throws Refusal RELEASE_BROKEN, RELEASE_BUDGET, RELEASE_SIGNATURE, RELEASE_CLAIM, RELEASE_OWNER, RELEASE_UNSIGNED,
 *   RELEASE_EXISTS, RELEASE_CONTRACT
 */
export async function publishRelease(
  services: Services,
  team: Team,
  { remote, record: text, signature, reason, archive }: Publication,
): Promise<{ state: RemoteState; known: boolean; version: string }> {
  const record = readRecord(text);
  if (record.id !== remote) throw broken('id');
  const signed = signatureBy(team, text, signature);
  if (!signed && !(await isKnown(services, remote)))
    throw new Refusal('RELEASE_UNSIGNED', { parameters: { version: record.version } });
  await inspectRelease(services, record, text, archive);
  const result = await takeIn(services, {
    record,
    text,
    signature: signed,
    actor: team.actor,
    reason: reason || record.changelog,
    files: (keep) => unpackRelease(archive, record, keep),
  });
  return { ...result, version: record.version };
}
