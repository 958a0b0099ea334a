import { request, send, session } from '@console/auth';
import { bases } from '@console/contracts/core/bases';
import type { ResolvedReleases } from '@console/contracts/platform/releases/resolved';
import { checkNotReplayed, keepDocument, keptDocument } from './kept-document.ts';
import { openDocument } from './signed-document.ts';

/** Milliseconds. */
const deadline = 5_000;

/** Where the document is asked for: one's own with a session, else what nobody in particular gets. */
export const registryAddresses = { own: `${bases.middle}/releases`, anyone: `${bases.publish}/releases` } as const;

/** The services' time by an answer's Date header; this machine's where that is missing. */
const timeOf = (response: Response): number => Date.parse(response.headers.get('date') ?? '') || Date.now();

/**
 * Asks the registry for its document and proves it. What is good is kept for the time when the registry is down.
 * Rejects when there is no answer, or none that is to be believed.
 */
export async function askRegistry(): Promise<ResolvedReleases> {
  const signal = AbortSignal.timeout(deadline);
  const response =
    session.get().status === 'signed-out'
      ? await send(registryAddresses.anyone, { signal })
      : await request(registryAddresses.own, { signal });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const { document } = ((await response.json()) as { readonly result: { readonly document: string } }).result;
  const releases = await openDocument(document);
  checkNotReplayed(releases, timeOf(response));
  keepDocument(document, releases);
  return releases;
}

/** The document that was good last, proved once more; `undefined` without one. */
export async function rememberedRegistry(): Promise<ResolvedReleases | undefined> {
  const kept = keptDocument();
  return kept === undefined ? undefined : openDocument(kept).catch(() => undefined);
}
