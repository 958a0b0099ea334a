import type { RegistryRemote } from '@console/contracts/core/remote';
import { fileAddress } from '../release/integrity.ts';

/** The files that every remote starts with, as the build names them. */
const start = /^(?:remoteEntry|__federation_expose_remote)\.\w+\.js$/;

/**
 * Preloads the files that a remote starts with, in parallel with its manifest. It runs none of them: the loader checks
 * and runs them, and reports failures.
 */
export function preloadStart(remote: RegistryRemote): void {
  for (const [file, integrity] of Object.entries(remote.integrity)) {
    if (start.test(file))
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'preload',
          as: 'script',
          crossOrigin: 'anonymous',
          integrity,
          href: fileAddress(remote.manifest, file),
        }),
      );
  }
}
