import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isChecked, isInnerAddress, namesInner, type InnerServices } from './inner-address.ts';

/** Longest answer that is read, in bytes. */
const longest = 1_048_576;
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/** An address of the own machine or network, named by data. */
export class InnerAddress extends TypeError {
  override readonly name = 'InnerAddress';
}

/** An answer that leads to another address, which is not followed. */
export class LedElsewhere extends TypeError {
  override readonly name = 'LedElsewhere';
}

/**
 * Resolves a name, and refuses it when any of its addresses is an inner one. It is asked as the connection is made:
 * what is checked is what is connected to, however often the name service changes its mind.
 */
export const outerLookup: LookupFunction = (hostname, options, done) => {
  const { all } = options as LookupOptions;
  lookup(hostname, { ...options, all: true } as LookupOptions & { all: true }, (fault, found: LookupAddress[]) => {
    if (fault) return done(fault, '');
    const [first] = found;
    if (!first || found.some(({ address }) => isInnerAddress(address))) return done(new InnerAddress(hostname), '');
    return all ? done(null, found) : done(null, first.address, first.family);
  });
};

const headersOf = (answer: http.IncomingMessage): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headersDistinct))
    for (const each of value ?? []) headers.append(name, each);
  return headers;
};

async function responseOf(answer: http.IncomingMessage): Promise<Response> {
  const status = answer.statusCode ?? 502;
  if (status >= 300 && status < 400 && answer.headers.location !== undefined) {
    answer.destroy();
    throw new LedElsewhere('the answer leads elsewhere');
  }
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > longest) throw new TypeError('the answer is too long');
    parts.push(part);
  }
  return new Response(withoutBody.has(status) ? null : Buffer.concat(parts), { status, headers: headersOf(answer) });
}

/** What a call to a named address sends. */
export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Calls a service whose address comes from data, which people type: own machine and network are refused, by address and
 * by name, but for those that the configuration names. Redirects are refused.
 * @param withinMs timeout in milliseconds
 * @throws InnerAddress before anything is connected to, TypeError when there is no answer, DOMException TimeoutError
 */
export async function fetchNamed(
  configuration: InnerServices,
  address: string,
  withinMs: number,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<Response> {
  const url = new URL(address);
  if (namesInner(url, configuration)) throw new InnerAddress(url.host);
  const signal = AbortSignal.timeout(withinMs);
  const ask = url.protocol === 'http:' ? http.request : https.request;
  try {
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const request = ask(
        url,
        {
          method,
          headers,
          signal,
          // A connection is not shared with calls that were checked otherwise.
          agent: false,
          ...(isChecked(url, configuration) ? { lookup: outerLookup } : {}),
        },
        resolve,
      );
      request.on('error', reject);
      request.end(body);
    });
    return await responseOf(answer);
  } catch (fault) {
    if (signal.aborted) throw signal.reason;
    if (fault instanceof TypeError) throw fault;
    throw new TypeError('no answer', { cause: fault });
  }
}
