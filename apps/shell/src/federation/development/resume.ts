import { getAccessToken, session, serverNow } from '@console/auth';
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
import { deletePermission, storePermission, storedPermission } from './stored-permission.ts';
import { development } from './running.ts';

/** Timeout for a server on the same machine, in milliseconds. */
const serverTimeout = 4_000;
/** Longest wait for the tab's previous document to release its lock, in milliseconds. */
const lockTimeout = 2_000;

const isDevelopment = (value: unknown): value is Development =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'username', 'remote', 'address', 'validUntil'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  );

/** Reads a permission. @throws when the registry did not sign it */
async function verifiedPermission(document: string): Promise<Development> {
  const value = await openSigned(document, developmentType);
  if (!isDevelopment(value)) throw new TypeError('The permission is not one');
  return value;
}

/** The developed remote that this page's policy allows. */
const allowedHere = (): unknown =>
  JSON.parse(document.querySelector<HTMLMetaElement>(`meta[name=${developmentMeta}]`)?.content ?? 'null');

/** Address of this page with the parameter that makes the server allow the developed remote in its policy. */
function addressWith(id: string, address: string): string {
  const url = new URL(address, location.href);
  url.searchParams.set(developmentParameter, id);
  return url.pathname + url.search + url.hash;
}

/**
 * Locks the permission for this tab. A tab opened from it copies its session storage, and must not get the permission.
 */
const isFirst = (id: string): Promise<boolean> =>
  new Promise((resolve) => {
    navigator.locks
      .request(`${developmentMeta}-${id}`, { signal: AbortSignal.timeout(lockTimeout) }, () => {
        resolve(true);
        return new Promise<never>(() => {});
      })
      .catch(() => resolve(false));
  });

/** Removes the parameter from the address, because people copy addresses. */
function tidyAddress(): boolean {
  const url = new URL(location.href);
  if (!url.searchParams.has(developmentParameter)) return false;
  url.searchParams.delete(developmentParameter);
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  return true;
}

/**
 * Resumes the developed remote of this tab in a new document, before anything is shown.
 * @returns whether this document is being replaced by one whose policy allows the remote
 */
export async function resumeDevelopment(
  go: (address: string) => void = (address) => location.replace(address),
): Promise<boolean> {
  const requested = tidyAddress();
  const permission = await verifiedPermission(storedPermission() ?? '').catch(() => undefined);
  const { username } = session.get();
  if (!permission || (username !== null && permission.username !== username)) {
    deletePermission();
    return false;
  }
  if (Date.parse(permission.validUntil) <= serverNow()) {
    deletePermission('over');
    return false;
  }
  if (allowedHere() !== permission.id) {
    // Without a session the page shows sign-in. If the server refuses, the permission was ended or the right was
    // withdrawn.
    if (username === null) return false;
    if (requested) {
      deletePermission('refused');
      return false;
    }
    await getAccessToken();
    go(addressWith(permission.id, location.href));
    return true;
  }
  if (await isFirst(permission.id)) development.set({ ...permission, answers: true });
  else deletePermission();
  return false;
}

/**
 * Starts a development: verifies the permission, stores it for this tab and opens a page that may load the remote.
 * @throws when the permission is not valid
 */
export async function beginDevelopment(
  document: string,
  go: (address: string) => void = (address) => location.assign(address),
): Promise<void> {
  const { id } = await verifiedPermission(document);
  storePermission(document);
  go(addressWith(id, '/platform/develop'));
}

/** The remote as its development server declares it now; `undefined` when the server does not answer with one. */
export async function developedRemote({ remote, address }: Development): Promise<ChosenRemote | undefined> {
  try {
    const { response, body } = await timedFetch(`${address}/release.json`, serverTimeout, { cache: 'no-store' });
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
