import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { recordFile, releasePath } from '@console/contracts/platform/releases/record';
import { systemActor } from '../../platform/audit/actor.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { ReleaseFile } from './verify-files.ts';
import { changeRemote } from '../state/change.ts';
import { takeIn } from './intake.ts';
import { broken, readRecord, sha384 } from '../record-text.ts';
import type { RemoteRow } from '../remotes.ts';
import { releaseStoreOf } from '../store/of.ts';
import { checkContract } from '../delivery/usable.ts';
import { markPlaced } from './mark-placed.ts';

const actor = systemActor('build');
const reason = 'Build di samping program';

/** Where the build puts the last release of each remote. */
const releasesOf = (buildDirectory: string): string => path.join(buildDirectory, 'releases');

const builtRemotes = async (buildDirectory: string): Promise<readonly string[]> =>
  (await readdir(releasesOf(buildDirectory)).catch(() => [])).filter((name) => !name.includes('.')).toSorted();

/** Stores the files of a built release after comparing them with its record. */
async function copyFiles(
  folder: string,
  integrity: Readonly<Record<string, string>>,
  keep: (file: ReleaseFile) => Promise<void>,
): Promise<{ files: number; bytes: number }> {
  let files = 0;
  let bytes = 0;
  const one = async (name: string, content: Buffer): Promise<void> => {
    files += 1;
    bytes += content.length;
    await keep({ name, content });
  };
  for (const [name, expected] of Object.entries(integrity)) {
    const content = await readFile(path.join(folder, name));
    if (sha384(content) !== expected) throw broken(name);
    await one(name, content);
    const twin = await readFile(path.join(folder, `${name}.br`)).catch(() => null);
    if (twin) await one(`${name}.br`, twin);
  }
  return { files, bytes };
}

const isThere = (services: Services, id: string, version: string): Promise<boolean> =>
  releaseStoreOf(services).has(releasePath({ id, version }) + recordFile);

/** Whether only builds have decided what everybody gets; then a development console may follow its build. */
async function followsBuild({ db, configuration }: Services, row: RemoteRow): Promise<boolean> {
  if (configuration.releases.fromBuild !== 'changed' || row.pinned !== null || row.canary !== null) return false;
  const { publisher } = await db
    .selectFrom('release')
    .select('publisher')
    .where('remote_id', '=', row.id)
    .where('version', '=', row.stable)
    .executeTakeFirstOrThrow();
  return publisher === actor.username;
}

/** Marks the build as an offer to its team. */
async function offer({ db, now, log }: Services, remote: string, version: string): Promise<void> {
  await db
    .updateTable('release')
    .set({ offered_at: now() })
    .where('remote_id', '=', remote)
    .where('version', '=', version)
    .execute();
  log.info({ remote, version }, 'build offered to the team of the remote');
}

/**
 * Decides about a build of a remote that already has releases.
 * @returns whether the stable release has changed
 */
async function place(services: Services, row: RemoteRow, version: string, isKnown: boolean): Promise<boolean> {
  if (row.stable === version) return false;
  const standsIn = row.pinned === null && !(await isThere(services, row.id, row.stable));
  if (!standsIn && isKnown) return false;
  if (!standsIn && !(await followsBuild(services, row))) {
    await offer(services, row.id, version);
    return false;
  }
  await changeRemote(services, {
    remote: row.id,
    kind: 'PROMOTE',
    stateVersion: row.state_version,
    reason,
    actor,
    requested: null,
    next: async (tx, { stable, canary }) => {
      await markPlaced(tx, row.id, version, services.now());
      return { stable: version, previous: stable, canary };
    },
  });
  return true;
}

async function takeInOne(services: Services, id: string): Promise<boolean> {
  const {
    configuration: { buildDirectory },
    db,
  } = services;
  const folder = path.join(releasesOf(buildDirectory), id);
  const row = await db.selectFrom('release_remote').selectAll().where('id', '=', id).executeTakeFirst();
  const text = (await readFile(path.join(folder, recordFile), 'utf8')).trim();
  const record = readRecord(text);
  if (record.id !== id) throw broken('id');
  const { version } = record;
  const known = await db
    .selectFrom('release')
    .select('version')
    .where('remote_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row && known && (await isThere(services, id, version)) && (await isThere(services, id, row.stable))) return false;
  checkContract(record.contract);
  await takeIn(services, {
    record,
    text,
    signature: null,
    isBuild: true,
    actor,
    reason,
    files: (keep) => copyFiles(folder, record.integrity, keep),
  });
  return row ? place(services, row, version, known !== undefined) : true;
}

/**
 * Registers the build beside the program at the start. A deployment does not release: only the first build of a remote
 * becomes stable; every other build is an offer that the team accepts (ADR 22). With `changed` a build follows the one
 * before as long as only builds have decided. A stable release whose files are lost is replaced. A faulty build is
 * logged, and its remote stays unchanged.
 * @returns ids of the remotes whose stable release has changed
 */
export async function takeInBuild(services: Services): Promise<string[]> {
  const changed: string[] = [];
  for (const id of await builtRemotes(services.configuration.buildDirectory)) {
    try {
      if (await takeInOne(services, id)) changed.push(id);
    } catch (error) {
      // Another process that started at the same time has already done it.
      if (error instanceof Refusal && ['STALE_VERSION', 'UNCHANGED'].includes(error.code)) continue;
      if (!(error instanceof Refusal) && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      services.log.error(
        { remote: id, err: error, ...(error instanceof Refusal ? error.details.parameters : {}) },
        'build not taken in',
      );
    }
  }
  return changed;
}
