import * as z from 'zod/mini';
import { bases, publicBases, type Base } from './bases.ts';
import type { Fields } from './fields.ts';
import type { FlagGroup } from './flag-groups.ts';
import type { Action } from './privileges.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may make a call: anyone, anyone signed in, or holders of a privilege whose level has the action. */
export type Access = 'public' | 'session' | { readonly privilege: string; readonly action: Action };

/**
 * One call of the services, declared once. The server cannot serve an undeclared call, the OpenAPI document lists
 * all of them, the client builds its requests from them, and a test walks every call × every role.
 */
export interface Call<Query = unknown, Body = unknown, Result = unknown> {
  readonly name: string;
  readonly method: Method;
  readonly base: Base;
  /** Below the base, without leading slash; `{name}` marks a path parameter. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  /** Flat parameters; arrays travel as repeated keys, nulls are left out. */
  readonly query?: z.ZodMiniType<Query>;
  readonly body?: z.ZodMiniType<Body>;
  readonly result?: z.ZodMiniType<Result>;
  /** Body is multipart with one `file`; `body` then describes the other parts. */
  readonly upload?: boolean;
  /** Answer is a file, not an envelope. */
  readonly download?: boolean;
  /** Answer is a stream of server-sent events. */
  readonly events?: boolean;
  /** Answer carries an ETag, and is 304 while nothing has changed. Lists of values do so anyway. */
  readonly etag?: boolean;
  /** Answer is not wrapped in the envelope (the token calls). */
  readonly flat?: boolean;
  /**
   * Accepts Idempotency-Key (docs/model/platform.md#idempotency): POST that creates, moves money or starts a job.
   * `required`: what is done twice cannot be taken back, such as numbers that are used up, so that a call without a key
   * is refused.
   */
  readonly idempotent?: boolean | 'required';
  /**
   * Requires a proof of identity within STEP_UP_MINUTES; refused with PROOF_REQUIRED
   * otherwise. `by-change`: only for some changes, named by the resource.
   */
  readonly stepUp?: 'always' | 'by-change';
  /** Modules whose records it changes besides its own: it is closed while one of them is under maintenance. */
  readonly changes?: readonly string[];
  /** A read whose parameters are in a body; allowed while the console is viewed as a role. */
  readonly reads?: true;
  /** Whose call it is, besides the privilege: FORBIDDEN to users of other flags (docs/model/platform.md#profile). */
  readonly flagGroup?: FlagGroup;
  /** What its parameters filter and sort by: a field that the caller does not see is refused. */
  readonly fields?: Fields;
  /** Answer holds a token or a password: of an idempotent call it is kept for a repeat a few minutes only. */
  readonly secret?: boolean;
  /**
   * Answer may hold personal data of members in clear: counted and kept in the audit trail by its handler. No other
   * does.
   */
  readonly reveals?: true;
  /** Codes besides the common ones that the call may answer with. */
  readonly errors?: readonly string[];
}

/** Header of an answer that the services had given before to the same Idempotency-Key. */
export const repeatedHeader = 'Idempotency-Replayed';

/** Declares a call. Calls on public bases are public unless said otherwise, and no other call may be. */
export function call<Query = unknown, Body = unknown, Result = unknown>(
  definition: Call<Query, Body, Result>,
): Call<Query, Body, Result> {
  if (definition.access === 'public' && !publicBases.includes(definition.base)) {
    throw new TypeError(`Call ${definition.name}: only ${publicBases.join(' and ')} hold public calls`);
  }
  if (definition.access === 'public' && definition.stepUp) {
    throw new TypeError(`Call ${definition.name}: a public call has no session whose proof could be fresh`);
  }
  return definition;
}

/** Address of a call with its path parameters filled in. */
export const addressOf = (definition: Call, parameters: Readonly<Record<string, string>> = {}): string =>
  `${bases[definition.base]}/${definition.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))}`;
