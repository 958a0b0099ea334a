import {
  releasePath,
  recordFile,
  type ReleaseRecord,
  type ReleaseSignature,
} from '@console/contracts/platform/releases/record';
import type { RemoteState } from '@console/contracts/platform/releases/state';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { ReleaseFile } from './verify-files.ts';
import { auditModule } from '../audit-module.ts';
import { registryKeys, signBytes } from '../keys/keys.ts';
import { beginRemote } from './begin-remote.ts';
import { placePages } from './pages.ts';
import { recordHash } from '../record-text.ts';
import { stateOf } from '../remotes.ts';
import { snapshots } from '../delivery/snapshot.ts';
import { releaseStoreOf } from '../store/of.ts';
import { mediaType } from './media-type.ts';

export interface Intake {
  readonly record: ReleaseRecord;
  /** The record exactly as it was signed. */
  readonly text: string;
  /** `null`: the registry vouches for it. */
  readonly signature: ReleaseSignature | null;
  /** The build beside the program, which becomes stable when its remote has nothing else. */
  readonly isBuild?: boolean;
  readonly actor: Actor;
  readonly reason: string;
  /** Stores every file of the release; called only when they are missing. */
  files(keep: (file: ReleaseFile) => Promise<void>): Promise<{ files: number; bytes: number }>;
}

async function signatureOf(services: Services, { signature, text }: Intake): Promise<ReleaseSignature> {
  return (
    signature ?? {
      by: 'registry',
      algorithm: 'Ed25519',
      ...(await signBytes(registryKeys(services), Buffer.from(text))),
    }
  );
}

async function keepRelease(
  tx: Tx,
  intake: Intake,
  kept: { files: number; bytes: number; signature: ReleaseSignature },
  at: Date,
): Promise<RemoteState> {
  const { record, text, actor, reason } = intake;
  await tx
    .insertInto('release')
    .values({
      remote_id: record.id,
      version: record.version,
      record: text,
      record_hash: recordHash(text),
      content: record.content,
      signature: JSON.stringify(kept.signature),
      bytes: kept.bytes,
      files: kept.files,
      publisher: actor.username,
      published_at: at,
      stepped_back_at: null,
      offered_at: null,
      removed_at: null,
    })
    .execute();
  await recordEntry(tx, {
    actor,
    module: auditModule,
    action: 'PUBLISH',
    entityType: 'release',
    entityId: `${record.id}/${record.version}`,
    entityLabel: `${record.id} ${record.version}`,
    reason,
    at,
  });
  await placePages(tx, record, actor, at);
  const remote = await tx.selectFrom('release_remote').selectAll().where('id', '=', record.id).executeTakeFirst();
  return remote ? stateOf(remote) : beginRemote(tx, intake, at);
}

/**
 * Accepts a release: stores its files, then its record, then its row. After a crash in between, the next attempt reuses
 * the files. A release that is already registered is answered unchanged, whichever team or token published it.
 * @returns the state of the remote, and whether the release was already registered
 * @throws Refusal RELEASE_EXISTS, RELEASE_CONTRACT and RELEASE_UNSIGNED (of a first release), RELEASE_BROKEN for a
 *   sidebar place of another remote, and the errors of `files`
 */
export async function takeIn(services: Services, intake: Intake): Promise<{ state: RemoteState; known: boolean }> {
  const { record } = intake;
  const store = releaseStoreOf(services);
  const { db } = services;
  const find = () =>
    db
      .selectFrom('release')
      .select(['content', 'record', 'removed_at'])
      .where('remote_id', '=', record.id)
      .where('version', '=', record.version)
      .executeTakeFirst();
  const known = await find();
  if (known && known.content !== record.content)
    throw new Refusal('RELEASE_EXISTS', { parameters: { version: record.version } });
  const folder = releasePath(record);
  if (known && !known.removed_at && (await store.has(folder + recordFile))) {
    return {
      state: stateOf(
        await db.selectFrom('release_remote').selectAll().where('id', '=', record.id).executeTakeFirstOrThrow(),
      ),
      known: true,
    };
  }
  const counted = await intake.files(({ name, content }) => store.put(folder + name, content, mediaType(name)));
  await store.put(folder + recordFile, Buffer.from(known?.record ?? intake.text), mediaType(recordFile));
  const state = known ? await bringBack(services, record) : await insert(services, intake, counted);
  snapshots(services).forget();
  return { state, known: known !== undefined };
}

async function bringBack({ db }: Services, { id, version }: ReleaseRecord): Promise<RemoteState> {
  await db
    .updateTable('release')
    .set({ removed_at: null })
    .where('remote_id', '=', id)
    .where('version', '=', version)
    .execute();
  return stateOf(await db.selectFrom('release_remote').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
}

async function insert(
  services: Services,
  intake: Intake,
  counted: { files: number; bytes: number },
): Promise<RemoteState> {
  const signature = await signatureOf(services, intake);
  return services.db.transaction().execute(async (tx) => {
    // Serialises concurrent first releases of a remote.
    await tx.selectFrom('release_revision').select('value').where('id', '=', 1).forUpdate().executeTakeFirstOrThrow();
    const there = await tx
      .selectFrom('release')
      .select('version')
      .where('remote_id', '=', intake.record.id)
      .where('version', '=', intake.record.version)
      .executeTakeFirst();
    if (there)
      return stateOf(
        await tx.selectFrom('release_remote').selectAll().where('id', '=', intake.record.id).executeTakeFirstOrThrow(),
      );
    return keepRelease(tx, intake, { ...counted, signature }, services.now());
  });
}
