/** The only module that uses the federation runtime. It is fetched with the first remote. */
import type { RegistryRemote, Remote } from '@console/contracts/core/remote';
import { createInstance } from '@module-federation/runtime';
import federation from 'federation-for-containers';
import { provided, type ProvidedModule } from '../../provide.ts';
import { loadEntry, type Container } from './entry.ts';

type Instance = ReturnType<typeof createInstance>;
type Options = Parameters<typeof createInstance>[0];
type RemoteOptions = Parameters<Instance['registerRemotes']>[0][number];

declare global {
  /** Read at the start of every remote's entry (`packages/build/src/remote-runtime.mjs`). */
  var consoleFederation: typeof federation & { readonly instanceOf: (options: Options) => Instance };
}

/** Global name of a remote's container; the build preset uses the same one. */
const containerName = (id: string): string => `console_${id.replaceAll('-', '_')}`;

const releases = new Map<string, RegistryRemote>();
const containers = new Map<string, Instance>();

/** When a remote's entry runs again after a failure, it keeps its runtime instance. */
function instanceOf(options: Options): Instance {
  const existing = containers.get(options.name);
  const instance = existing ?? createInstance(options);
  existing?.initOptions(options);
  containers.set(options.name, instance);
  return instance;
}

globalThis.consoleFederation = { ...federation, instanceOf };

/** All shared modules are in one scope. */
const scope = 'default';

/** Fetches a shared module. The runtime caches a failed fetch and would return it to every later attempt. */
const fetching =
  (name: string, { version, get }: ProvidedModule): ProvidedModule['get'] =>
  () =>
    get().catch((cause: unknown) => {
      const shared = host.shareScopeMap[scope]?.[name]?.[version];
      if (shared) delete shared.loading;
      throw cause;
    });

const host: Instance = createInstance({
  name: 'console_shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(provided).map(([name, module]) => [
      name,
      {
        version: module.version,
        scope,
        get: fetching(name, module),
        shareConfig: { singleton: true, requiredVersion: false },
      },
    ]),
  ),
  plugins: [
    {
      name: 'console-loader',
      loadEntry: async ({ remoteInfo }: { remoteInfo: { name: string; entry: string } }) => {
        const remote = releases.get(remoteInfo.name);
        // Only remotes of the registry are registered, so this one exists.
        return remote && ((await loadEntry(remote, remoteInfo.entry, remoteInfo.name)) as Container as never);
      },
    },
  ],
});

/**
 * Registers a remote again, after a failed attempt. The runtime then also deletes the shared modules that this remote
 * was the first to load. They are the shell's own, so they are restored.
 */
function registerAgain(remote: RemoteOptions): void {
  const before = Object.entries(host.shareScopeMap[scope] ?? {}).map(([name, versions]) => [name, { ...versions }]);
  host.registerRemotes([remote], { force: true });
  host.shareScopeMap[scope] = Object.fromEntries(before);
}

/**
 * Fetches and starts a remote, and reads its declaration.
 * @param afterFailure discards what a failed attempt left behind
 */
export async function readDeclaration(
  remote: RegistryRemote,
  entry: string,
  afterFailure: boolean,
): Promise<Remote | undefined> {
  const name = containerName(remote.id);
  releases.set(name, remote);
  const options = { name, entry, type: 'global', entryGlobalName: name } as const;
  if (afterFailure) registerAgain(options);
  else host.registerRemotes([options]);
  const module = await host.loadRemote<{ readonly default?: Remote }>(`${name}/remote`);
  return module?.default;
}
