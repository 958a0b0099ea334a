import type { Call } from '@console/contracts/core/call';
import type { Caller } from '../src/platform/context.ts';
import type { CallAnswer, TestServer } from './server.ts';

export interface UploadInput {
  readonly name: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly type?: string;
  /** The other parts of the body. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes an upload call with one file. */
export function upload(
  server: TestServer,
  call: Call | undefined,
  caller: Caller | null,
  { name, content, type = 'text/csv', fields = {}, headers = {} }: UploadInput,
): Promise<CallAnswer> {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  body.append('file', new Blob([content], { type }), name);
  return server.call(call, caller, { body, headers });
}
