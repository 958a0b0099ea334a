import { shellContract, type Page, type RegistryRemote, type Remote } from '@console/contracts/remote';
import { classify } from './diagnose.ts';
import { RemoteError, shell } from './failure.ts';
import { entryAddress } from './manifest.ts';
import { preloadStart } from './preload.ts';
import { takeProofTime } from './proof-time.ts';
import { sighted } from './sightings.ts';
import { provided } from '../provide.ts';

/** A remote that runs in this page: what it declares, and the release it came from. */
export interface LoadedRemote {
  readonly release: RegistryRemote;
  readonly remote: Remote;
}

const loaded = new Map<string, LoadedRemote>();
const loading = new Map<string, Promise<LoadedRemote>>();
const failed = new Set<string>();

const majorOf = (version: string): string => version.split('.')[0] ?? '';

function checkContract(remote: RegistryRemote): void {
  if (majorOf(remote.contract) !== majorOf(shellContract)) {
    throw new RemoteError(
      'incompatible',
      `Built for contract ${remote.contract}, this shell has ${shellContract}`,
      remote,
    );
  }
}

/** Fetches the federation runtime, which is the shell's own; the next call tries anew after a failure. */
const runtime = () =>
  import('./runtime.ts').catch(async (cause: unknown) => {
    throw await classify(cause, shell, 'chunk-missing');
  });

/**
 * Fetches what any remote needs of the shell, while it is not known yet whether the page is held: the runtime, and the
 * kit of lists, which most pages begin with. A failure is left to the page itself, which tries anew and tells.
 */
export function prepareForRemotes(): void {
  runtime().catch(() => undefined);
  provided['@console/ui/list']?.get().catch(() => undefined);
}

async function load(remote: RegistryRemote): Promise<LoadedRemote> {
  const again = failed.has(remote.id);
  const since = performance.now();
  const { id, version } = remote;
  try {
    checkContract(remote);
    prepareForRemotes();
    if (!again) preloadStart(remote);
    const [{ readDeclaration }, entry] = await Promise.all([runtime(), entryAddress(remote, again)]);
    const declaration = await readDeclaration(remote, entry, again);
    if (!declaration?.modules) throw new RemoteError('module-missing', 'The exposed module has no declaration', remote);
    failed.delete(remote.id);
    const result = { release: remote, remote: declaration };
    loaded.set(remote.id, result);
    sighted({ remote: id, version, start: true });
    sighted({ remote: id, version, measure: 'verify', value: Math.round(takeProofTime()) });
    sighted({ remote: id, version, measure: 'load', value: Math.round(performance.now() - since) });
    return result;
  } catch (cause) {
    failed.add(remote.id);
    throw await classify(cause, remote, 'entry-failed');
  }
}

/**
 * Loads a remote, once: a version that runs is never replaced within the page. Rejects with a {@link RemoteError};
 * the next call then tries anew.
 */
export function loadRemote(remote: RegistryRemote): Promise<LoadedRemote> {
  const known = loaded.get(remote.id);
  if (known) return Promise.resolve(known);
  const pending = loading.get(remote.id) ?? load(remote).finally(() => loading.delete(remote.id));
  loading.set(remote.id, pending);
  return pending;
}

/** The release of a remote that runs in this page, if any. */
export const runningRelease = (id: string): RegistryRemote | undefined => loaded.get(id)?.release;

/** Ids of the remotes that run in this page. */
export const loadedRemotes = (): readonly string[] => [...loaded.keys()];

/** The page a declaration has at a path of the route table. */
export const pageOf = (remote: Remote, path: string): Page | undefined =>
  remote.modules.flatMap((module) => module.pages).find((page) => page.path === path);
