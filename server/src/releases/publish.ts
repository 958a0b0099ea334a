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
  /** Of the record by the team's key, base64url. */
  readonly signature: string | undefined;
  readonly reason: string | undefined;
  /** The archive, where it was received. */
  readonly archive: string;
}

/**
 * A team that has a key signs everything with it; who has stolen the token alone releases nothing.
 * @returns `null` for a team without a key: the registry vouches for its releases, and everybody gets none of them
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
 * Of a remote that the registry knows, nobody gets a release by its being published; the first one goes to everybody.
 */
const isKnown = async ({ db }: Services, remote: string): Promise<boolean> =>
  (await db.selectFrom('release_remote').select('id').where('id', '=', remote).executeTakeFirst()) !== undefined;

/**
 * Takes in what a team publishes.
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
