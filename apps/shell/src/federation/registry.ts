import type { Registry, RegistryRemote } from '@console/contracts/remote';
import { RemoteError, shell } from './failure.ts';
import { listIntegrity } from './integrity.ts';
import { readRegistry } from './registry-document.ts';
import { timedFetch } from './timed-fetch.ts';

/** `remembered`: the document could not be read, what was last known good is used. */
export type RegistryState =
  | { readonly status: 'reading' }
  | { readonly status: 'current' | 'remembered'; readonly registry: Registry }
  | { readonly status: 'unreachable'; readonly error: RemoteError };

const address = '/registry.json';
const memory = 'console.registry';
/** Milliseconds. */
const deadline = 5_000;
const shortestPause = 30_000;

let state: RegistryState = { status: 'reading' };
let asked = -Infinity;
let pending: Promise<void> | undefined;
const listeners = new Set<() => void>();

function change(next: RegistryState): void {
  state = next;
  if ('registry' in next) next.registry.remotes.forEach(listIntegrity);
  listeners.forEach((listener) => listener());
}

async function fetchRegistry(): Promise<Registry> {
  const { response, body } = await timedFetch(address, deadline);
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  return readRegistry(new TextDecoder().decode(body));
}

function remembered(): Registry | undefined {
  try {
    return readRegistry(localStorage.getItem(memory) ?? '');
  } catch {
    return undefined;
  }
}

const differs = (registry: Registry): boolean =>
  state.status !== 'current' || JSON.stringify(state.registry) !== JSON.stringify(registry);

async function read(): Promise<void> {
  try {
    const registry = await fetchRegistry();
    localStorage.setItem(memory, JSON.stringify(registry));
    if (differs(registry)) change({ status: 'current', registry });
  } catch (cause) {
    if ('registry' in state) return;
    const registry = remembered();
    const message = cause instanceof Error ? cause.message : String(cause);
    change(registry ? { status: 'remembered', registry } : { status: 'unreachable', error: new RemoteError('registry-unreachable', message, shell, cause) });
  }
}

/** Reads the registry now; never rejects. What is known stays when it cannot be read. */
export function readRegistryNow(): Promise<void> {
  asked = Date.now();
  pending ??= read().finally(() => { pending = undefined; });
  return pending;
}

/** Reads the registry unless that was done in the last 30 s: on navigation and when the window is looked at again. */
export async function watchRegistry(): Promise<void> {
  if (Date.now() - asked >= shortestPause) await readRegistryNow();
}

/** What is known of the registry. The same object until it changes. */
export const registryState = (): RegistryState => state;

/** Calls back after every change; returns the way to stop. */
export function onRegistryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The remote as the registry names it now. */
export const remoteOf = (id: string): RegistryRemote | undefined =>
  ('registry' in state ? state.registry.remotes.find((remote) => remote.id === id) : undefined);
