import type { Call } from '@console/contracts/core/call';
import { localError } from './error.ts';
import { open, outcomeOf, withoutAnswer, type Arguments, type Outcome } from './send-call.ts';

export interface File {
  readonly blob: Blob;
  readonly filename: string;
}

/** `saved`: the file lies with the person. `queued`: a download job was started (docs/model/platform.md#downloads). */
export type Downloaded =
  | { readonly kind: 'saved'; readonly filename: string }
  | { readonly kind: 'queued'; readonly downloadSecureId: string };

/** Reads the file name of a Content-Disposition header; the UTF-8 form wins. */
export function filenameOf(disposition: string | null): string {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  return extended ? decodeURIComponent(extended) : (plain ?? 'download');
}

/** Hands a file to the browser to keep. */
export function saveFile({ blob, filename }: File): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: filename });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the blob over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const isJson = (response: Response) => response.headers.get('Content-Type')?.includes('json') ?? false;

/** Fetches a file, e.g. an image to show. Never throws. */
export async function fetchFile(call: Call, args: Arguments, signal?: AbortSignal): Promise<Outcome<File>> {
  try {
    const response = await open(call, args, signal);
    const header = (name: string) => response.headers.get(name);
    if (response.ok)
      return { data: { blob: await response.blob(), filename: filenameOf(header('Content-Disposition')) } };
    const refused = outcomeOf<never>(call, response.status, await response.text(), header);
    return 'error' in refused ? refused : { error: localError('BAD_ANSWER') };
  } catch (error) {
    return { error: withoutAnswer(error) };
  }
}

/** Fetches a file and saves it under the name that the server gives; a large one becomes a job. Never throws. */
export async function downloadFile(call: Call, args: Arguments, signal?: AbortSignal): Promise<Outcome<Downloaded>> {
  try {
    const response = await open(call, args, signal);
    const header = (name: string) => response.headers.get(name);
    if (!response.ok || response.status === 202 || isJson(response)) {
      const answer = outcomeOf<{ downloadSecureId: string }>(call, response.status, await response.text(), header);
      return 'error' in answer ? answer : { data: { kind: 'queued', downloadSecureId: answer.data.downloadSecureId } };
    }
    const file = { blob: await response.blob(), filename: filenameOf(header('Content-Disposition')) };
    saveFile(file);
    return { data: { kind: 'saved', filename: file.filename } };
  } catch (error) {
    return { error: withoutAnswer(error) };
  }
}
