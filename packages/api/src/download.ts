import type { Call } from '@console/contracts/core/call';
import { localError } from './error.ts';
import { open, outcomeOf, withoutAnswer, type Arguments, type Outcome } from './send-call.ts';

export interface File {
  readonly blob: Blob;
  readonly filename: string;
}

/**
 * `saved`: the browser saved the file. `queued`: the server started a download job (docs/model/platform.md#downloads).
 */
export type Downloaded =
  | { readonly kind: 'saved'; readonly filename: string }
  | { readonly kind: 'queued'; readonly downloadSecureId: string };

/**
 * Reads the file name of a Content-Disposition header; the UTF-8 form is preferred.
 * @example
 * filenameOf('attachment; filename="cards.csv"'); // 'cards.csv'
 */
export function filenameOf(disposition: string | null): string {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  return extended ? decodeURIComponent(extended) : (plain ?? 'download');
}

/**
 * Saves a file through the browser.
 * @example
 * saveFile({ blob: new Blob([csv], { type: 'text/csv' }), filename: 'cards.csv' });
 */
export function saveFile({ blob, filename }: File): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: filename });
  document.body.append(link);
  link.click();
  link.remove();
  // By then the browser has read the blob.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const isJson = (response: Response) => response.headers.get('Content-Type')?.includes('json') ?? false;

/**
 * Fetches a file, e.g. an image. Never throws.
 * @example
 * const answer = await fetchFile(fileCalls.read, { parameters: { fileId } });
 */
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

/**
 * Downloads a file under the name that the server gives. For a large one the server starts a job instead. Never throws.
 * @example
 * const answer = await downloadFile(calls.download, { query: { format: 'csv' } });
 */
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
