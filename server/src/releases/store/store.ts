import type { Readable } from 'node:stream';

/** A file of a release, open for reading. */
export interface StoredAsset {
  readonly size: number;
  readonly content: Readable;
}

/**
 * The files of releases, by path `<remote>/<version>/<file>`. Stored files never change: the path contains a hash of
 * the release's content.
 */
export interface ReleaseStore {
  /** Stores a file, atomically; storing it again does nothing. @param type media type */
  put(path: string, content: Buffer, type: string): Promise<void>;
  /** @returns `null` when there is none. */
  open(path: string): Promise<StoredAsset | null>;
  /** Whether there is such a file. */
  has(path: string): Promise<boolean>;
  /** Deletes every file of a release; does nothing when there is none. */
  remove(remote: string, version: string): Promise<void>;
  /** The local folder of the files, if any, so that they can be served directly. */
  readonly directory: string | null;
}
