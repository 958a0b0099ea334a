import { startMeta } from '@console/contracts/shell/start-address';
import type { Started } from '@console/contracts/shell/start';
import { preferences } from './preferences.ts';

/** Milliseconds after which the parts are asked for by their own calls instead. */
const deadline = 5_000;

/** A part of the start-up answer. */
export type StartPart = Exclude<keyof Started, 'username' | 'language'>;

interface Asked {
  readonly username: string;
  /** Parts that were taken: each is the answer to a first call, and to no later one. */
  readonly taken: Set<StartPart>;
  readonly answer: Promise<{ readonly started: Started; readonly date: string | null } | null>;
}

let pending: Asked | undefined;

/** Address of the start-up call; missing in a page whose services do not have it. */
const address = (): string | undefined => document.querySelector<HTMLMetaElement>(`meta[name=${startMeta}]`)?.content;

/**
 * Without headers: so it is the request that the page's head has already made, where it has. Its texts are Indonesian
 * then, and asked for in the language of the screen after a sign-in.
 */
async function fetchStarted(url: string, username: string): Promise<Awaited<Asked['answer']>> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(deadline) });
    if (!response.ok) return null;
    const { result } = (await response.json()) as { readonly result: Started | null };
    return result?.username === username ? { started: result, date: response.headers.get('date') } : null;
  } catch {
    // The own calls of the parts say why.
    return null;
  }
}

const isPreloaded = (url: string): boolean => document.querySelector(`link[rel=preload][href="${url}"]`) !== null;

/** Begins the start-up call of a session that begins in this document. */
export function askStart(username: string): void {
  const url = address();
  if (url === undefined) return;
  const isFirst = pending === undefined && isPreloaded(url);
  const { language } = preferences.get();
  pending = {
    username,
    taken: new Set(),
    answer: fetchStarted(isFirst || language === 'id' ? url : `${url}?language=${language}`, username),
  };
}

/** A part with the time at which the services answered. */
export interface TakenPart<Part extends StartPart> {
  readonly data: NonNullable<Started[Part]>;
  /** Date header of the answer. */
  readonly date: string | null;
  /** Language of its texts. */
  readonly language: Started['language'];
}

/**
 * A part of the start-up answer, in place of the first call for it.
 * @returns `null` when it was taken before or could not be read: then the part's own call is due
 * @example
 * const first = await takeStart('preferences', username);
 */
export async function takeStart<Part extends StartPart>(
  part: Part,
  username: string | null,
): Promise<TakenPart<Part> | null> {
  const current = pending;
  if (!current || current.username !== username || current.taken.has(part)) return null;
  current.taken.add(part);
  const found = await current.answer;
  const data = found?.started[part];
  if (!found || data === undefined || pending !== current) return null;
  return { data, date: found.date, language: found.started.language };
}
