import type { Readable } from 'node:stream';

/** A file of a release, open for reading. */
export interface StoredAsset {
  readonly size: number;
  readonly content: Readable;
}

/**
 * Where the files of releases lie, by their path `<remote>/<version>/<file>`. What has been put never changes: the path
 * holds a hash of the release's content.
 */
export interface ReleaseStore {
  /** Takes over a file; it is there wholly or not at all. The same again does nothing. @param type media type */
  put(path: string, content: Buffer, type: string): Promise<void>;
  /** @returns `null` when there is none. */
  open(path: string): Promise<StoredAsset | null>;
  /** Whether there is such a file. */
  has(path: string): Promise<boolean>;
  /** Removes every file of a release; does nothing when there is none. */
  remove(remote: string, version: string): Promise<void>;
  /** The folder of this machine in which the files lie, for a faster way of serving them. */
  readonly directory: string | null;
}
