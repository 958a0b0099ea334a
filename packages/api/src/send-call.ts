import { commonHeaders, noteAnswer, NoSession, notify, preferences, send, sessionHeaders } from '@console/auth';
import { publicBases } from '@console/contracts/core/bases';
import { addressOf, repeatedHeader, type Call } from '@console/contracts/core/call';
import { numberReferenceCalls } from '@console/contracts/platform/number-references';
import { text } from '@console/contracts/core/text';
import { dropEarly } from './early.ts';
import { localError, refusal, type ApiError } from './error.ts';
import { actionOf, keyOf, settle } from './idempotency.ts';
import { NumberNotKept, referring, type KeepNumber } from './number-references.ts';
import { queryString, type Query } from './parameters.ts';
import { proofRequiredBy, proveFor } from './proof.ts';

/** Path parameters, query and body of a call. */
export interface Arguments<Q = unknown, B = unknown> {
  /** Values of `{name}` in the path. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Q;
  readonly body?: B;
  /** True: the request survives leaving the page. */
  readonly keepalive?: boolean;
}

/** A call ready to send. */
export interface Prepared {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** Records the answer: session, privileges version, idempotency key. */
  answered(status: number, header: (name: string) => string | null): void;
}

export type Outcome<T> = { readonly data: T } | { readonly error: ApiError };

const alreadySaved = text(
  'Permintaan ini sudah tersimpan sebelumnya; tidak disimpan dua kali',
  'This had been saved already; it was not saved twice',
);
const notifyRepeated = () => notify({ severity: 'info', text: alreadySaved[preferences.get().language] });

/** Stores a personal number on the server, before an address contains its reference. */
const keepNumber: KeepNumber = (body) => sendCall(numberReferenceCalls.keep, { body });

/**
 * Stores the personal numbers behind the references of an address, so that they resolve after a reload. Never throws.
 * @example
 * await keepNumbers(location.href);
 */
export const keepNumbers = (address: string): Promise<unknown> =>
  referring(Object.fromEntries([...new URL(address, location.origin).searchParams].entries()), keepNumber).catch(
    () => undefined,
  );

/**
 * Builds address and headers of a call (docs/model/platform.md#calls).
 * @param content what makes two requests the same action, for the idempotency key
 * @throws {NoSession | NumberNotKept}
 */
export async function prepare(
  call: Call,
  { parameters, query, body }: Arguments,
  content: unknown = body,
  signal?: AbortSignal,
): Promise<Prepared> {
  const protectedCall = !publicBases.includes(call.base);
  const action = call.idempotent ? actionOf(call.name, { parameters, query, content }) : null;
  const sentQuery = protectedCall ? await referring((query ?? {}) as Query, keepNumber) : (query as Query | undefined);
  const session = protectedCall ? await sessionHeaders(signal) : {};
  const common = commonHeaders();
  const headers = { ...common, ...session, ...(action === null ? {} : { 'Idempotency-Key': keyOf(action) }) };
  return {
    headers,
    requestId: common['X-Request-Id']!,
    address: addressOf(call, parameters) + queryString(sentQuery),
    answered: (status, header) => {
      if (action !== null) {
        settle(action, status);
        if (header(repeatedHeader) !== null && status < 300) notifyRepeated();
      }
      if (protectedCall) noteAnswer(status, header, headers);
    },
  };
}

/** Milliseconds after which a request times out. Long, because imports and exports are slow. */
const timeoutMs = 60_000;

/** The error of a request without an answer. */
export function withoutAnswer(error: unknown, requestId: string | null = null): ApiError {
  if (error instanceof NumberNotKept) return error.error;
  if (error instanceof NoSession) return localError('NO_SESSION', requestId, 401);
  const name = (error as Error | undefined)?.name;
  return localError(name === 'AbortError' ? 'CANCELLED' : name === 'TimeoutError' ? 'TIMEOUT' : 'OFFLINE', requestId);
}

/** Parses JSON; `undefined` when it is malformed. */
export function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** Unwraps the result from the envelope, or builds the error of a refusal. */
export function outcomeOf<T>(
  call: Call,
  status: number,
  content: string,
  header: (name: string) => string | null,
): Outcome<T> {
  const body = content === '' ? null : parse(content);
  if (status < 200 || status > 299) return { error: refusal(status, body, header) };
  if (call.flat) return { data: body as T };
  if (typeof body !== 'object' || body === null || !('result' in body))
    return { error: localError('BAD_ANSWER', header('X-Request-Id'), status) };
  return { data: body.result as T };
}

/**
 * Sends a call and returns the raw response. After PROOF_REQUIRED it asks for the proof and sends the call again.
 * @throws errors that {@link withoutAnswer} converts
 */
export async function open(call: Call, args: Arguments, signal?: AbortSignal): Promise<Response> {
  const prepared = await prepare(call, args, args.body, signal);
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await send(prepared.address, {
    method: call.method,
    headers: { ...prepared.headers, ...(args.body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    body: args.body === undefined ? null : JSON.stringify(args.body),
    ...(args.keepalive ? { keepalive: true } : {}),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  const header = (name: string) => response.headers.get(name);
  const required = response.status === 403 ? proofRequiredBy(403, parse(await response.clone().text())) : null;
  // Before the answer is recorded, so that the retry has the same idempotency key.
  if (await proveFor(required)) return open(call, args, signal);
  prepared.answered(response.status, header);
  return response;
}

/**
 * Sends a call whose answer is JSON. Never throws. An idempotent call carries the same key in every retry, so that the
 * server carries it out once.
 * @example
 * const answer = await sendCall(calls.detail, { parameters: { secureId } });
 * if ('error' in answer) notify.error(text(answer.error));
 */
export async function sendCall<Q, B, R>(
  call: Call<Q, B, R>,
  args: Arguments<Q, B>,
  signal?: AbortSignal,
): Promise<Outcome<R>> {
  try {
    const response = await open(call, args, signal);
    return outcomeOf<R>(call, response.status, await response.text(), (name) => response.headers.get(name));
  } catch (error) {
    return { error: withoutAnswer(error) };
  } finally {
    // Also without an answer: the write may have been carried out.
    dropEarly(call as Call);
  }
}
