import type { RemoteState } from '@console/contracts/platform/releases/state';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { unpackRelease } from './verify-files.ts';
import { inspectRelease } from './inspection/inspect.ts';
import { takeIn } from './intake.ts';
import { broken, readRecord } from '../record-text.ts';
import type { Team } from '../keys/tokens.ts';
import { signatureBy } from './verify-signature.ts';

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
