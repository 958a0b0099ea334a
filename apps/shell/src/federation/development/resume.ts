import { getAccessToken, session } from '@console/auth';
import type { Development } from '@console/contracts/platform/releases/development';
import {
  developmentMeta,
  developmentParameter,
  developmentType,
} from '@console/contracts/platform/releases/development-page';
import type { ChosenRemote } from '../release/chosen-release.ts';
import { readRecord } from '../release/record-document.ts';
import { openSigned } from '../registry/signed-document.ts';
import { timedFetch } from '../load/timed-fetch.ts';
import { forgetPermission, keepPermission, keptPermission } from './kept.ts';
import { development } from './running.ts';

/** Milliseconds for a server on the same machine. */
const deadline = 4_000;
/** Milliseconds that the tab's document before may take to be gone. */
const handOver = 2_000;

const isDevelopment = (value: unknown): value is Development =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'username', 'remote', 'address', 'validUntil'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  );

/** Reads a permission. Throws for one that the registry has not signed. */
async function proved(document: string): Promise<Development> {
  const value = await openSigned(document, developmentType);
  if (!isDevelopment(value)) throw new TypeError('The permission is not one');
  return value;
}

/** The development that the policy of this page allows. */
const allowedHere = (): unknown =>
  JSON.parse(document.querySelector<HTMLMetaElement>(`meta[name=${developmentMeta}]`)?.content ?? 'null');

/** The address at which the services answer a page that may load the developed remote. */
function addressWith(id: string, address: string): string {
  const url = new URL(address, location.href);
  url.searchParams.set(developmentParameter, id);
  return url.pathname + url.search + url.hash;
}

/** Holds the permission for this tab: one that was opened from it has the same storage, and does not get it. */
const isFirst = (id: string): Promise<boolean> =>
  new Promise((resolve) => {
    navigator.locks
      .request(`${developmentMeta}-${id}`, { signal: AbortSignal.timeout(handOver) }, () => {
        resolve(true);
        return new Promise<never>(() => {});
      })
      .catch(() => resolve(false));
  });

/** Takes the parameter out of the address, which people may copy. */
function tidyAddress(): boolean {
  const url = new URL(location.href);
  if (!url.searchParams.has(developmentParameter)) return false;
  url.searchParams.delete(developmentParameter);
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  return true;
}

/**
 * Goes on with the developed remote of this tab in a new document, before anything else is shown.
 * @returns whether the document is being left, for one whose policy allows the remote
 */
export async function resumeDevelopment(
  go: (address: string) => void = (address) => location.replace(address),
): Promise<boolean> {
  const asked = tidyAddress();
  const permission = await proved(keptPermission() ?? '').catch(() => undefined);
  const { username } = session.get();
  if (!permission || (username !== null && permission.username !== username)) {
    forgetPermission();
    return false;
  }
  if (Date.parse(permission.validUntil) <= Date.now()) {
    forgetPermission('over');
    return false;
  }
  if (allowedHere() !== permission.id) {
    // Without a session the page is that of the sign-in; asked for in vain, it was ended or may not be any more.
    if (username === null) return false;
    if (asked) {
      forgetPermission('refused');
      return false;
    }
    await getAccessToken();
    go(addressWith(permission.id, location.href));
    return true;
  }
  if (await isFirst(permission.id)) development.set({ ...permission, answers: true });
  else forgetPermission();
  return false;
}

/** Begins: proves the permission, keeps it for this tab, and goes to a page that may load the remote. Throws for a wrong one. */
export async function beginDevelopment(
  document: string,
  go: (address: string) => void = (address) => location.assign(address),
): Promise<void> {
  const { id } = await proved(document);
  keepPermission(document);
  go(addressWith(id, '/platform/develop'));
}

/** The remote as its development server declares it now; `undefined` when the server does not answer with one. */
export async function developedRemote({ remote, address }: Development): Promise<ChosenRemote | undefined> {
  try {
    const { response, body } = await timedFetch(`${address}/release.json`, deadline, { cache: 'no-store' });
    if (!response.ok) return undefined;
    const record = readRecord(new TextDecoder().decode(body), {
      id: remote,
      version: 'development',
      owner: { team: '-', contact: '-' },
    });
    return record.id === remote
      ? { ...record, integrity: {}, manifest: `${address}/mf-manifest.json`, disabled: null }
      : undefined;
  } catch {
    return undefined;
  }
}
