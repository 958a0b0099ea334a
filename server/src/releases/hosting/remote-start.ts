import { pageMatching } from '@console/contracts/core/page-match';
import { recordFile } from '@console/contracts/platform/releases/record';
import { callerOfCookies } from '../../people/auth/caller-of-cookies.ts';
import type { Services } from '../../platform/services.ts';
import { passingCauseOf } from '../../platform/outage/passing-cause.ts';
import { resolvedFor } from '../delivery/document.ts';
import { askingOf } from '../delivery/resolve.ts';
import { releaseKey, snapshots } from '../delivery/snapshot.ts';

/** Addresses of what a remote's page begins with. */
export interface RemoteStart {
  /** Its record and manifest. */
  readonly documents: readonly string[];
  readonly scripts: readonly { readonly href: string; readonly integrity: string }[];
}

/**
 * What the page of an address begins with, if a remote's that the session in the cookies may see: the files of the
 * release that its person gets. The page names them, so that they arrive while its first script is loaded and run; the
 * client proves and runs them as it does others.
 * @param developed id of a remote that runs from the person's own machine; its release is not needed
 */
export async function remoteStartOf(
  services: Services,
  cookies: string | undefined,
  pathname: string,
  developed: string | undefined,
): Promise<RemoteStart | null> {
  try {
    const caller = await callerOfCookies(services, cookies);
    if (!caller) return null;
    const snapshot = await snapshots(services).current();
    const { address } = services.configuration.releases;
    const { remotes } = resolvedFor(snapshot, address, askingOf(caller), services.now());
    const pages = remotes.flatMap((remote) =>
      Object.entries(remote.pages ?? {}).flatMap(([privilege, paths]) =>
        paths.map((path) => ({ path, privilege, remote })),
      ),
    );
    const page = pageMatching(pages, pathname);
    if (!page || page.remote.disabled !== null || !caller.can(page.privilege, 'view')) return null;
    const { id, release } = page.remote;
    if (id === developed) return null;
    const scripts = snapshot.scripts.get(releaseKey(id, release.version)) ?? {};
    return {
      documents: [recordFile, 'mf-manifest.json'].map((file) => release.address + file),
      scripts: Object.entries(scripts).map(([file, integrity]) => ({ href: release.address + file, integrity })),
    };
  } catch (error) {
    // The page itself does not depend on it.
    if (passingCauseOf(error)) return null;
    throw error;
  }
}
