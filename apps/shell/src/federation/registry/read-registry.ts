import { request, send, session, takeStart, serverNow } from '@console/auth';
import { bases } from '@console/contracts/core/bases';
import type { ResolvedReleases } from '@console/contracts/platform/releases/resolved';
import { checkNotReplayed, storeDocument, storedDocument } from './kept-document.ts';
import { openDocument } from './signed-document.ts';

/** Timeout in milliseconds. */
const deadline = 5_000;

/** Addresses of the document: the user's own with a session, else the public one. */
export const registryAddresses = { own: `${bases.middle}/releases`, anyone: `${bases.publish}/releases` } as const;

/** The server's time from the Date header; this machine's time if the header is missing. */
const serverTime = (date: string | null): number => Date.parse(date ?? '') || serverNow();

interface Answered {
  readonly document: string;
  readonly date: string | null;
}

/** The document of a session's first read is part of the start-up answer. */
async function started(): Promise<Answered | null> {
  const { status, username } = session.get();
  const first = status === 'signed-in' ? await takeStart('releases', username) : null;
  return first && { document: first.data.document, date: first.date };
}

async function requested(): Promise<Answered> {
  const signal = AbortSignal.timeout(deadline);
  const response =
    session.get().status === 'signed-out'
      ? await send(registryAddresses.anyone, { signal })
      : await request(registryAddresses.own, { signal });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const { result } = (await response.json()) as { readonly result: { readonly document: string } };
  return { document: result.document, date: response.headers.get('date') };
}

/**
 * Requests the registry's document and verifies it. A valid one is stored for times when the registry is down.
 * @throws without an answer, and for a document that is not valid
 */
export async function fetchRegistry(): Promise<ResolvedReleases> {
  const { document, date } = (await started()) ?? (await requested());
  const releases = await openDocument(document);
  checkNotReplayed(releases, serverTime(date));
  storeDocument(document, releases);
  return releases;
}

/** The last good document, verified again; `undefined` without one. */
export async function storedRegistry(): Promise<ResolvedReleases | undefined> {
  const kept = storedDocument();
  return kept === undefined ? undefined : openDocument(kept).catch(() => undefined);
}
