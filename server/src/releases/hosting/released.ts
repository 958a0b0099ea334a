import type { Developed } from '../develop/develop.ts';
import { snapshots } from '../snapshot.ts';
import type { Services } from '../../platform/services.ts';

/** What the content security policy needs to know of the releases. */
export interface Released {
  readonly remoteIds: readonly string[];
  /** Other origins that releases are fetched from. */
  readonly origins: readonly string[];
}

/**
 * What a page may load beside the releases: a remote of the developer's own machine, which tells by a socket when it
 * has changed.
 */
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
