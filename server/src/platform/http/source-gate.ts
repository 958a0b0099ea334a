import type { Call } from '@console/contracts/core/call';
import type { SourceService } from '@console/contracts/core/source-services';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { RequestInfo } from '../context.ts';
import type { TraceCall, TracedCall } from './trace-call.ts';

/** What a call with a token of its own brings before its body is read. */
export interface Brought {
  readonly authorization: string | undefined;
  readonly request: RequestInfo;
}

/** Checks the tokens of applications. `serve` asks it for the service that the contract of a call names. */
export interface SourceGate {
  readonly rateLimit: RateLimitOptions;
  /** @throws Refusal SOURCE_DENIED for a token whose source may not use the service; RATE_LIMITED */
  admit(service: SourceService, brought: Brought): Promise<void>;
  /** Gets every answer and refusal after the call was let in; nobody waits for it. */
  trace(service: SourceService, traced: TracedCall): void;
}

/** What stands before the work of a call besides the rights of staff. */
export interface Guarded {
  /** Limits calls over a time, by address unless `keyGenerator` says otherwise; more are refused with 429. */
  readonly rateLimit?: RateLimitOptions;
  /** For public calls with a token of their own: refuses before the body is read. */
  readonly admit?: (brought: Brought) => Promise<unknown>;
  /** Checks the tokens of applications. Required for calls whose contract names a `token`, and for no others. */
  readonly sources?: SourceGate;
}

/**
 * What stands before the work of a call: for applications the check of their token, for the service of the contract.
 * @throws TypeError when the contract and the way of serving do not agree on the token of applications
 */
export function guardedBy(
  { name, token }: Call,
  { rateLimit, admit, sources }: Guarded,
): Omit<Guarded, 'sources'> & { readonly trace?: TraceCall } {
  if (!token && !sources) return { rateLimit, admit };
  if (!token) throw new TypeError(`Call ${name} is served to applications, but its contract names no token`);
  if (!sources) throw new TypeError(`Call ${name} takes the token of an application that nothing checks`);
  return {
    rateLimit: sources.rateLimit,
    admit: (brought) => sources.admit(token.service, brought),
    trace: (call) => sources.trace(token.service, call),
  };
}
