import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@console/contracts/remote';
import { snapshots } from '../releases/snapshot.ts';
import type { Services } from '../services.ts';
import { findAsset } from './assets.ts';

/** What the content security policy needs to know of the releases. */
export interface Released {
  readonly remoteIds: readonly string[];
  /** Other origins that releases are fetched from. */
  readonly origins: readonly string[];
}

const none: Released = { remoteIds: [], origins: [] };

function releasedOf({ remotes }: Registry): Released {
  const addresses = remotes.map(({ manifest }) => manifest).filter((address) => /^https?:\/\//.test(address) && URL.canParse(address));
  return {
    // Nothing but a plain name may get into a header.
    remoteIds: remotes.map(({ id }) => id).filter((id) => /^[a-z][a-z0-9-]*$/.test(id)),
    origins: [...new Set(addresses.map((address) => new URL(address).origin))],
  };
}

/** Reads the registry document, again when it has changed. A missing or broken one names no remote. */
export function registryReader(buildDirectory: string): () => Promise<Released> {
  let known: { readonly etag: string; readonly released: Released } | null = null;
  return async () => {
    const asset = await findAsset(buildDirectory, 'registry.json');
    if (!asset) return none;
    if (known?.etag === asset.etag) return known.released;
    try {
      const released = releasedOf(JSON.parse(await readFile(path.join(buildDirectory, 'registry.json'), 'utf8')) as Registry);
      known = { etag: asset.etag, released };
      return released;
    } catch {
      return known?.released ?? none;
    }
  };
}

/** The remotes of the registry and of the build, and where their files come from. */
export function releasedReader(services: Services): () => Promise<Released> {
  const { buildDirectory, releases: { address } } = services.configuration;
  const readBuild = registryReader(buildDirectory);
  const origin = /^https?:\/\//.test(address) ? [new URL(address).origin] : [];
  return async () => {
    const [built, { remotes }] = await Promise.all([readBuild(), snapshots(services).current()]);
    return { remoteIds: [...new Set([...remotes.map(({ id }) => id), ...built.remoteIds])], origins: [...new Set([...origin, ...built.origins])] };
  };
}
