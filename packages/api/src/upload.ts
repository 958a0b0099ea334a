import type { Call } from '@console/contracts/core/call';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from './api.ts';
import { moduleOf } from './endpoint.ts';
import { localError, type ApiError } from './error.ts';
import { proofAskedBy, proveFor } from './proof.ts';
import { outcomeOf, parse, prepare, withoutAnswer, type Arguments, type Outcome } from './send-call.ts';
import { throttled } from './throttled.ts';

/** What is uploaded: one file, and other parts of the form. */
export interface Upload extends Pick<Arguments, 'parameters' | 'query'> {
  readonly file: globalThis.File;
  readonly fields?: Readonly<Record<string, string>>;
}

interface Following {
  /** Told the share that was sent, 0 to 1, at most every 200 ms (docs/model/specification.md#debounce-and-throttle). */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

function form({ file, fields = {} }: Upload): FormData {
  const data = new FormData();
  // Fields first: the server reads them before it takes the file in.
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  data.append('file', file);
  return data;
}

/** Uploads a file with progress (fetch knows none). Never throws. */
export async function uploadFile<R>(
  call: Call<unknown, unknown, R>,
  upload: Upload,
  { onProgress, signal }: Following = {},
): Promise<Outcome<R>> {
  let prepared: Awaited<ReturnType<typeof prepare>>;
  try {
    prepared = await prepare(call, upload, { file: upload.file, fields: upload.fields }, signal);
  } catch (error) {
    return { error: withoutAnswer(error) };
  }
  if (signal?.aborted) return { error: localError('CANCELLED', prepared.requestId) };
  return new Promise((settle) => {
    const sending = new XMLHttpRequest();
    const cancel = () => sending.abort();
    const progress = throttled((share: number) => onProgress?.(share));
    const end = (outcome: Outcome<R>) => {
      progress.end();
      signal?.removeEventListener('abort', cancel);
      settle(outcome);
    };
    const header = (name: string) => sending.getResponseHeader(name);
    sending.open(call.method, prepared.address);
    for (const [name, value] of Object.entries(prepared.headers)) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => progress.tell(total === 0 ? 0 : loaded / total);
    const answered = async () => {
      const required = proofAskedBy(sending.status, sending.status === 403 ? parse(sending.responseText) : null);
      if (await proveFor(required)) return end(await uploadFile(call, upload, { onProgress, signal } as Following));
      prepared.answered(sending.status, header);
      return end(outcomeOf<R>(call, sending.status, sending.responseText, header));
    };
    sending.onload = () => void answered().catch((error: unknown) => end({ error: withoutAnswer(error) }));
    sending.onerror = () => end({ error: localError('OFFLINE', prepared.requestId) });
    sending.onabort = () => end({ error: localError('CANCELLED', prepared.requestId) });
    signal?.addEventListener('abort', cancel);
    sending.send(form(upload));
  });
}

export interface Uploading<R> {
  /** The share that was sent, 0 to 1; `null` when nothing is under way. */
  readonly progress: number | null;
  readonly error: ApiError | undefined;
  send(upload: Upload): Promise<Outcome<R>>;
  cancel(): void;
  /** Forgets the error. */
  reset(): void;
}

/** Uploads to a call, one file at a time; leaving the page cancels. What its module shows is fetched anew afterwards. */
export function useUpload<R>(call: Call<unknown, unknown, R>): Uploading<R> {
  const dispatch = useDispatch();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<ApiError>();
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const send = useCallback(
    async (upload: Upload) => {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      setError(undefined);
      setProgress(0);
      const outcome = await uploadFile(call, upload, { onProgress: setProgress, signal: mine.signal });
      if (running.current === mine) {
        setProgress(null);
        setError('error' in outcome ? outcome.error : undefined);
      }
      if ('data' in outcome) dispatch(invalidate(moduleOf(call)));
      return outcome;
    },
    [call, dispatch],
  );
  return { progress, error, send, cancel, reset: useCallback(() => setError(undefined), []) };
}

/** Makes the cached answers of modules old, so that what is on the screen is fetched anew. */
export function invalidate(...modules: readonly string[]) {
  const tags = [...modules, 'audit-trail'];
  return api.enhanceEndpoints({ addTagTypes: tags }).util.invalidateTags(tags);
}
