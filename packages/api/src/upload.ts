import type { Call } from '@console/contracts/core/call';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from './api.ts';
import { moduleOf } from './endpoint.ts';
import { localError, type ApiError } from './error.ts';
import { proofRequiredBy, proveFor } from './proof.ts';
import { outcomeOf, parse, prepare, withoutAnswer, type Arguments, type Outcome } from './send-call.ts';
import { throttled } from './throttled.ts';

/** One file and the other fields of the form. */
export interface Upload extends Pick<Arguments, 'parameters' | 'query'> {
  readonly file: globalThis.File;
  readonly fields?: Readonly<Record<string, string>>;
}

interface UploadOptions {
  /**
   * Called with the share that was sent, 0 to 1, at most every 200 ms
   * (docs/model/specification.md#debounce-and-throttle).
   */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

function form({ file, fields = {} }: Upload): FormData {
  const data = new FormData();
  // Fields first: the server needs them before the file arrives.
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  data.append('file', file);
  return data;
}

/** Whether the file is as it was when it was chosen: browsers refuse to read one that was changed or deleted since. */
const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/**
 * Uploads a file and reports progress, by XMLHttpRequest because fetch reports none. Never throws.
 * @example
 * const answer = await uploadFile(calls.importUpload, { file }, { onProgress: setShare });
 */
export async function uploadFile<R>(
  call: Call<unknown, unknown, R>,
  upload: Upload,
  { onProgress, signal }: UploadOptions = {},
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
    sending.upload.onprogress = ({ loaded, total }) => progress.report(total === 0 ? 0 : loaded / total);
    const onAnswer = async () => {
      const required = proofRequiredBy(sending.status, sending.status === 403 ? parse(sending.responseText) : null);
      if (await proveFor(required)) return end(await uploadFile(call, upload, { onProgress, signal } as UploadOptions));
      prepared.answered(sending.status, header);
      return end(outcomeOf<R>(call, sending.status, sending.responseText, header));
    };
    sending.onload = () => void onAnswer().catch((error: unknown) => end({ error: withoutAnswer(error) }));
    sending.onerror = () =>
      void isReadable(upload.file).then((readable) =>
        end({ error: localError(readable ? 'OFFLINE' : 'FILE_CHANGED', prepared.requestId) }),
      );
    sending.onabort = () => end({ error: localError('CANCELLED', prepared.requestId) });
    signal?.addEventListener('abort', cancel);
    sending.send(form(upload));
  });
}

export interface Uploading<R> {
  /** The share that was sent, 0 to 1; `null` while no upload runs. */
  readonly progress: number | null;
  readonly error: ApiError | undefined;
  send(upload: Upload): Promise<Outcome<R>>;
  cancel(): void;
  /** Clears the error. */
  reset(): void;
}

/**
 * Uploads one file at a time. Unmounting cancels the upload. A success invalidates the cache of the call's module.
 * @example
 * const { progress, error, send } = useUpload(calls.importUpload);
 */
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
      const controller = new AbortController();
      running.current = controller;
      setError(undefined);
      setProgress(0);
      const outcome = await uploadFile(call, upload, { onProgress: setProgress, signal: controller.signal });
      if (running.current === controller) {
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

/**
 * Invalidates the cached answers of modules. Those on the screen are read again. The audit trail is always among them.
 * @example
 * dispatch(invalidate('card-types'));
 */
export function invalidate(...modules: readonly string[]) {
  const tags = [...modules, 'audit-trail'];
  return api.enhanceEndpoints({ addTagTypes: tags }).util.invalidateTags(tags);
}
