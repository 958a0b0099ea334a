import type { RegistryRemote } from '@console/contracts/core/remote';
import { developing } from './developing.ts';
import { isDeveloped } from '../development/running.ts';
import { diagnose } from '../failure/diagnose.ts';
import { RemoteError } from '../failure/failure.ts';
import { retryPastCache, freshAddress } from './fresh-address.ts';
import { integrityOf } from '../release/integrity.ts';
import { trustedScript } from './trusted-types.ts';

/** Timeout in milliseconds. */
const deadline = 10_000;

/** A remote's container, as the federation runtime sees it. */
export interface Container {
  init(...scopes: readonly unknown[]): unknown;
  get(module: string): Promise<() => unknown>;
}

const globals = globalThis as unknown as Record<string, Container | undefined>;

/** Runs a script. Resolves with the error that it threw, if any; rejects when it could not be loaded. */
function run(script: HTMLScriptElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let thrown: unknown;
    const note = (event: ErrorEvent) => {
      if (event.filename === script.src) thrown = event.error ?? event.message;
    };
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      removeEventListener('error', note);
      script.remove();
      settle();
    };
    const timer = setTimeout(
      end(() => reject(new DOMException('deadline', 'TimeoutError'))),
      deadline,
    );
    addEventListener('error', note);
    script.addEventListener(
      'load',
      end(() => resolve(thrown)),
    );
    script.addEventListener(
      'error',
      end(() => reject(new Error('load'))),
    );
    document.head.append(script);
  });
}

/**
 * Fetches and runs a remote's entry, and returns its container.
 * @throws {RemoteError} when the registry does not list the entry, when its hash differs, when it takes more than 10 s,
 *   or when it throws
 */
export async function loadEntry(remote: RegistryRemote, url: string, name: string): Promise<Container> {
  const integrity = integrityOf(url);
  if (!integrity && !developing && !isDeveloped(url))
    throw new RemoteError('integrity', `The registry lists no hash for ${url}`, remote);
  const script = document.createElement('script');
  script.src = trustedScript(freshAddress(url));
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  globals[name] = undefined;
  const thrown = await run(script).catch(async (cause: unknown) => {
    if (cause instanceof DOMException) {
      retryPastCache(url);
      const message = `The entry ${url} did not arrive within ${deadline} ms`;
      throw new RemoteError('entry-timeout', message, remote, { cause, address: url });
    }
    throw await diagnose(url, remote, 'entry-failed');
  });
  const container = globals[name];
  if (thrown !== undefined)
    throw new RemoteError(
      'entry-failed',
      `The entry ${url} threw: ${thrown instanceof Error ? thrown.message : JSON.stringify(thrown)}`,
      remote,
      { cause: thrown },
    );
  if (!container) throw new RemoteError('entry-failed', `The entry ${url} left no container ${name}`, remote);
  return container;
}
