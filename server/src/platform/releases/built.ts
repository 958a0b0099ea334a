import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { recordFile, releasePath } from '@console/contracts/platform/releases/record';
import { systemActor } from '../audit/actor.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import type { ReleaseFile } from './archive.ts';
import { changeRemote } from './change.ts';
import { takeIn } from './intake.ts';
import { broken, readRecord, sha384 } from './record-text.ts';
import type { RemoteRow } from './remotes.ts';
import { releaseStoreOf } from './store/of.ts';
import { checkContract } from './usable.ts';

const actor = systemActor('build');
const reason = 'Build di samping program';

/** Where the build leaves of each remote the release that it has made last. */
const releasesOf = (buildDirectory: string): string => path.join(buildDirectory, 'releases');

const builtRemotes = async (buildDirectory: string): Promise<readonly string[]> =>
  (await readdir(releasesOf(buildDirectory)).catch(() => [])).filter((name) => !name.includes('.')).toSorted();

/** Files of a built release as they lie there, compared with its record. */
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

/** Whether the build is to become what everybody gets: it is new to the registry, or what is stable has lost its files. */
async function supersedes(services: Services, row: RemoteRow, version: string, isKnown: boolean): Promise<boolean> {
  if (row.stable === version || row.pinned !== null) return false;
  return !isKnown || !(await isThere(services, row.id, row.stable));
}

async function takeInOne(services: Services, id: string): Promise<boolean> {
  const {
    configuration: { buildDirectory, releases },
    db,
  } = services;
  const folder = path.join(releasesOf(buildDirectory), id);
  const row = await db.selectFrom('release_remote').selectAll().where('id', '=', id).executeTakeFirst();
  if (row && releases.fromBuild === 'empty') return false;
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
    actor,
    reason,
    files: (keep) => copyFiles(folder, record.integrity, keep),
  });
  if (!row || !(await supersedes(services, row, version, known !== undefined))) return !row;
  await changeRemote(services, {
    remote: id,
    kind: 'PROMOTE',
    stateVersion: row.state_version,
    reason,
    actor,
    next: (_, { stable }) => ({ stable: version, previous: stable, canary: null }),
  });
  return true;
}

/**
 * Takes the build beside the program into the registry, at the start: what the registry does not know becomes stable, a
 * build that it has seen changes nothing (ADR 22). A remote whose build is faulty is logged and left as it was.
 * @returns ids of the remotes whose stable release is another now
 */
export async function takeInBuild(services: Services): Promise<string[]> {
  const changed: string[] = [];
  for (const id of await builtRemotes(services.configuration.buildDirectory)) {
    try {
      if (await takeInOne(services, id)) changed.push(id);
    } catch (error) {
      // Another copy of the program that starts at the same time has done the same.
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
