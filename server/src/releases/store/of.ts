import path from 'node:path';
import type { Services } from '../../platform/services.ts';
import { ReleaseDirectory } from './directory.ts';
import { S3Store } from './s3.ts';
import type { ReleaseStore } from './store.ts';

const stores = new WeakMap<object, ReleaseStore>();

/** The store of the program's releases: a folder of the data directory, or an S3-compatible store by configuration. */
export function releaseStoreOf({ configuration }: Pick<Services, 'configuration'>): ReleaseStore {
  const {
    releases: { store },
    dataDirectory,
  } = configuration;
  const known =
    stores.get(configuration) ??
    (store ? new S3Store(store) : new ReleaseDirectory(path.join(path.resolve(dataDirectory), 'releases')));
  stores.set(configuration, known);
  return known;
}
