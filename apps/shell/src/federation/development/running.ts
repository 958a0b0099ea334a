import { createValue } from '@console/auth';
import type { ChosenRemote } from '../release/chosen-release.ts';
import { hasDevelopment, type Running } from './stored-permission.ts';

/** The developed remote of this document; `null` in nearly all documents. */
export const development = createValue<Running | null>(null);

let resumed: Promise<unknown> = Promise.resolve();

/**
 * Resumes what the tab ran in its previous document; no remote loads before it settles.
 * @returns whether this document is being replaced
 */
export function resume(): Promise<boolean> {
  const resuming = hasDevelopment()
    ? import(/* webpackChunkName: "development" */ './resume.ts')
        .then(({ resumeDevelopment }) => resumeDevelopment())
        .catch(() => false)
    : Promise.resolve(false);
  resumed = resuming;
  return resuming;
}

/**
 * Whether an address belongs to the developed remote. Its files change under the same addresses, so their hashes cannot
 * be known in advance. The page's policy allows no other address of that machine.
 */
export function isDeveloped(url: string): boolean {
  const { address } = development.get() ?? {};
  return address !== undefined && new URL(url, location.href).origin === address;
}

/** The remotes of the registry, with the developed one in place of its release. */
export async function withDeveloped(
  remotes: readonly ChosenRemote[],
  username: string | null,
): Promise<readonly ChosenRemote[]> {
  await resumed;
  const running = development.get();
  if (!running || running.username !== username) return remotes;
  const { developedRemote } = await import(/* webpackChunkName: "development" */ './resume.ts');
  const own = await developedRemote(running);
  development.set({ ...running, answers: own !== undefined });
  if (!own) return remotes;
  return remotes.some(({ id }) => id === own.id)
    ? remotes.map((remote) => (remote.id === own.id ? own : remote))
    : [...remotes, own];
}
