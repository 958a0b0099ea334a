import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds after which another release's lock counts as left behind. */
const stale = 30_000;

/** Runs work while no other release changes the registry of this directory. */
async function exclusively(directory, work) {
  const lock = path.join(directory, '.registry.lock');
  for (;;) {
    try {
      await fs.mkdir(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const since = await fs.stat(lock).then((found) => found.mtimeMs, () => Date.now());
      if (Date.now() - since > stale) await fs.rm(lock, { recursive: true, force: true });
      else await pause(50);
    }
  }
  try {
    return await work();
  } finally {
    await fs.rm(lock, { recursive: true, force: true });
  }
}

const read = (file) => fs.readFile(file, 'utf8').then(JSON.parse, (error) => {
  if (error.code === 'ENOENT') return { revision: 0, remotes: [] };
  throw error;
});

/**
 * Names a release in the registry: written beside it and moved into place, so that a reader sees the old one or the new.
 * @returns the registry; its revision is raised only if the release was not the one named already
 */
export function nameInRegistry(directory, remote) {
  const file = path.join(directory, 'registry.json');
  return exclusively(directory, async () => {
    const registry = await read(file);
    const before = registry.remotes.find(({ id }) => id === remote.id);
    if (JSON.stringify(before) === JSON.stringify(remote)) return registry;
    const remotes = [...registry.remotes.filter(({ id }) => id !== remote.id), remote].sort((one, other) => one.id.localeCompare(other.id));
    const next = { revision: registry.revision + 1, remotes };
    const draft = `${file}.${process.pid}`;
    await fs.writeFile(draft, `${JSON.stringify(next, null, 1)}\n`);
    await fs.rename(draft, file);
    return next;
  });
}
