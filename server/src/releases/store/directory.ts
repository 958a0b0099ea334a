import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../platform/configuration/directory-mark.ts';
import type { ReleaseStore, StoredAsset } from './store.ts';

/** Releases in a local folder, which a web server beside the program may serve. */
export class ReleaseDirectory implements ReleaseStore {
  constructor(readonly directory: string) {}

  #place(name: string): string {
    const place = path.join(this.directory, name);
    if (!place.startsWith(this.directory + path.sep) || name.split('/').some((part) => part.startsWith('.')))
      throw new TypeError(`${name} is no file of a release`);
    return place;
  }

  async put(name: string, content: Buffer): Promise<void> {
    const place = this.#place(name);
    if (await this.has(name)) return;
    await this.#folders(path.dirname(place));
    const draft = `${place}.${randomUUID()}.draft`;
    await writeFile(draft, content);
    await chmod(draft, 0o644);
    await rename(draft, place);
  }

  /** Creates folders that a web server may read, unlike the program's other folders. */
  async #folders(folder: string): Promise<void> {
    const first = await makeFolder(folder);
    if (first === undefined) return;
    for (let place = folder; place.startsWith(first); place = path.dirname(place)) await chmod(place, 0o755);
  }

  async open(name: string): Promise<StoredAsset | null> {
    const place = this.#place(name);
    const found = await stat(place).catch(() => null);
    return found?.isFile() ? { size: found.size, content: createReadStream(place) } : null;
  }

  has(name: string): Promise<boolean> {
    return stat(this.#place(name)).then(
      (found) => found.isFile(),
      () => false,
    );
  }

  async remove(remote: string, version: string): Promise<void> {
    await rm(this.#place(`${remote}/${version}`), { recursive: true, force: true });
  }
}
