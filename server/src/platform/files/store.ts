import { createReadStream } from 'node:fs';
import { copyFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { makeFolder, requireMarked } from '../configuration/directory-mark.ts';

/** Where the bytes of files are stored. Another store (S3-compatible) offers the same operations. */
export interface FileStore {
  /** Moves a local file into the store under this id; atomic. */
  take(id: string, localPath: string): Promise<void>;
  /** @throws Error with code ENOENT when there is none. */
  open(id: string): Promise<Readable>;
  /** A path where the bytes can be read at random, until `release` is called. */
  local(id: string): Promise<{ readonly path: string; release(): Promise<void> }>;
  /** Does nothing when there is none. */
  remove(id: string): Promise<void>;
}

/** Files in a directory of this machine, spread over 256 folders. */
export class DirectoryStore implements FileStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  #place(id: string): string {
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new TypeError('A stored file is named by its id');
    return path.join(this.#root, id.slice(0, 2), id);
  }

  async take(id: string, localPath: string): Promise<void> {
    const place = this.#place(id);
    await makeFolder(path.dirname(place), 0o700);
    try {
      await rename(localPath, place);
    } catch (error) {
      // The temporary directory may lie on another disk.
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
      await copyFile(localPath, `${place}.part`);
      await rename(`${place}.part`, place);
      await rm(localPath);
    }
  }

  async open(id: string): Promise<Readable> {
    await requireMarked(this.#root);
    await stat(this.#place(id));
    return createReadStream(this.#place(id));
  }

  async local(id: string): Promise<{ path: string; release(): Promise<void> }> {
    await requireMarked(this.#root);
    return { path: this.#place(id), release: () => Promise.resolve() };
  }

  async remove(id: string): Promise<void> {
    await requireMarked(this.#root);
    await rm(this.#place(id), { force: true });
  }
}
