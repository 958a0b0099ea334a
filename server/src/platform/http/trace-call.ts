import type { Call } from '@console/contracts/core/call';
import type { FastifyRequest } from 'fastify';
import type { RequestInfo } from '../context.ts';
import type { Application } from './application.ts';
import { Refusal } from './refusal.ts';
import { requestInfo } from './request-info.ts';

/** A call as it was answered. */
export interface TracedCall {
  readonly call: string;
  readonly request: RequestInfo;
  readonly authorization: string | undefined;
  /** What the headers X-Platform and X-App-Version say of the application; null where they are not of their form. */
  readonly client: { readonly platform: string | null; readonly appVersion: string | null };
  /** Ids of the address, query and body. */
  readonly input: unknown;
  /** Null for a refusal, and where the call answers a secret. */
  readonly answer: unknown;
  readonly status: number;
  /** Code of a refusal, INTERNAL for a fault. */
  readonly code: string | null;
  readonly durationMs: number;
}
export type TraceCall = (traced: TracedCall) => void;

const inputOf = ({ params, query, body }: FastifyRequest): unknown => ({
  ...(params as object),
  ...(query as object),
  ...(body !== null && typeof body === 'object' && !Buffer.isBuffer(body) ? body : {}),
});

const headerOf = ({ headers }: FastifyRequest, name: string, pattern: RegExp): string | null => {
  const value = headers[name];
  return typeof value === 'string' && pattern.test(value) ? value : null;
};

/** An answer that is plain data: files and streams are not kept. */
const plainOf = (answer: unknown): unknown =>
  Array.isArray(answer) || Object.getPrototypeOf(Object(answer)) === Object.prototype ? answer : null;

/** Does the work of a call, and hands what came of it to the trace of the call. */
export async function traced<Result>(
  { errors }: Pick<Application, 'errors'>,
  call: Call,
  trace: TraceCall | undefined,
  request: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!trace) return work();
  const began = performance.now();
  const report = (answer: unknown, status: number, code: string | null) =>
    trace({
      call: call.name,
      request: requestInfo(call, request),
      authorization: request.headers.authorization,
      client: {
        platform: headerOf(request, 'x-platform', /^[A-Z_]{2,20}$/),
        appVersion: headerOf(request, 'x-app-version', /^[\w.+-]{1,20}$/),
      },
      input: inputOf(request),
      answer,
      status,
      code,
      durationMs: Math.round(performance.now() - began),
    });
  try {
    const answer = await work();
    report(call.secret ? null : plainOf(answer), 200, null);
    return answer;
  } catch (error) {
    const code = error instanceof Refusal ? error.code : 'INTERNAL';
    report(null, errors.status(code), code);
    throw error;
  }
}
