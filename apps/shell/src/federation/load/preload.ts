import type { RegistryRemote } from '@console/contracts/core/remote';
import { fileAddress } from '../release/integrity.ts';

/** The files that every remote starts with, as the build names them. */
const start = /^(?:remoteEntry|__federation_expose_remote)\.\w+\.js$/;

/**
 * Asks for the files that a remote starts with while its manifest is on its way, so that one does not wait for the other.
 * Nothing of them is run: that is the loader's to do, which checks them and tells what fails.
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
