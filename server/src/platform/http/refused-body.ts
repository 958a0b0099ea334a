import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { readJson } from './json-body.ts';

/** Bytes of a body that is read although its call was refused before; a longer one names nothing. */
const mostBytes = 65_536;
/** A refusal waits no longer for its body. */
const mostMilliseconds = 2_000;

/**
 * The body of a refused call, for its entry in the audit trail. Rights are checked before a body is read, so that a
 * refused act would name no record.
 */
export async function refusedBody({ body, headers, raw }: FastifyRequest): Promise<unknown> {
  if (body !== undefined) return body;
  const length = Number(headers['content-length']);
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  if (!isJson || !(length > 0 && length <= mostBytes) || raw.readableEnded) return undefined;
  try {
    const bytes = await Promise.race([buffer(raw), wait(mostMilliseconds, undefined, { ref: false })]);
    return bytes && readJson(bytes);
  } catch {
    // What cannot be read names nothing, and neither does a sender who has gone: the refusal is kept all the same.
    return undefined;
  }
}
