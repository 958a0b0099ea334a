import type { Developed } from '../develop/develop.ts';
import { snapshots } from '../delivery/snapshot.ts';
import type { Services } from '../../platform/services.ts';

/** The releases as the content policy needs them. */
export interface Released {
  readonly remoteIds: readonly string[];
  /** Other origins that serve releases. */
  readonly origins: readonly string[];
}

/** Adds what a developer's page may load: a remote from the developer's own machine, and its socket for reloads. */
export const withDeveloped = ({ remoteIds, origins }: Released, { remote, address }: Developed): Released => ({
  remoteIds: [...remoteIds, remote],
  origins: [...origins, address, address.replace(/^http/, 'ws')],
});

/** The remotes of the registry, and where their files come from. */
export async function released(services: Services): Promise<Released> {
  const {
    releases: { address },
  } = services.configuration;
  const { remotes } = await snapshots(services).current();
  return {
    remoteIds: remotes.map(({ id }) => id),
    origins: /^https?:\/\//.test(address) ? [new URL(address).origin] : [],
  };
}
