import { createValue } from '@console/auth';
import type { ChosenRemote } from '../release/chosen-release.ts';
import { hasDevelopment, type Running } from './kept.ts';

/** The developed remote of this document; `null` in nearly all. */
export const development = createValue<Running | null>(null);

let resumed: Promise<unknown> = Promise.resolve();

/** Goes on with what the tab had in the document before; what is run waits for it. @returns whether this document is being left */
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
 * Whether an address is of the developed remote, whose files change under their addresses: of these alone no hash can be
 * known beforehand. The page's policy lets no other address of that machine be loaded.
 */
export function isDeveloped(url: string): boolean {
  const { address } = development.get() ?? {};
  return address !== undefined && new URL(url, location.href).origin === address;
}

/** The remotes of the registry, with the developed one in the place of its release. */
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
