import { shellContract, type Registry, type RegistryRemote, type Remote } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';

/** A release as the registry names it; tests override what they need. */
export const release = (change: Partial<RegistryRemote> = {}): RegistryRemote => ({
  id: 'cards',
  version: '1.0.0',
  contract: shellContract,
  manifest: '/remotes/cards/1.0.0/mf-manifest.json',
  integrity: {},
  title: text('Kartu', 'Cards'),
  owner: { team: 'Tim Kartu', contact: 'tim-kartu@contoh.id' },
  routes: [
    {
      path: '/card-types',
      module: 'card-types',
      privilege: 'card-types:browse',
      title: text('Jenis Kartu'),
      moduleTitle: text('Jenis Kartu'),
    },
  ],
  ...change,
});

export const registryWith = (...remotes: readonly unknown[]): Registry => ({
  revision: 1,
  remotes: remotes as RegistryRemote[],
});

/** The declaration of such a release. */
export const declaration = (
  load: () => Promise<{ readonly default: unknown }> = () => Promise.resolve({ default: () => null }),
): Remote => ({
  id: 'cards',
  title: text('Kartu'),
  owner: { team: 'Tim Kartu', contact: 'tim-kartu@contoh.id' },
  modules: [
    {
      id: 'card-types',
      privilege: 'card-types:browse',
      title: text('Jenis Kartu'),
      pages: [{ path: '/card-types', title: text('Jenis Kartu'), load }],
    },
  ],
});

/** `sha384-…` of a text, as the registry lists it. */
export async function hashOf(content: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', new TextEncoder().encode(content)));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
