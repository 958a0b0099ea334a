import * as z from 'zod/mini';
import { bases, publicBases, type Base } from './bases.ts';
import type { Operators } from './conditions/declared.ts';
import type { Fields } from './fields.ts';
import type { FlagGroup } from './flag-groups.ts';
import type { Action } from './privileges.ts';
import type { SourceService } from './source-services.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may make a call: anyone, anyone signed in, or holders of a privilege whose level has the action. */
export type Access = 'public' | 'session' | { readonly privilege: string; readonly action: Action };

/**
 * One call of the services. The server serves declared calls only, the OpenAPI document lists all of them, the client
 * builds its requests from them, and a test makes every call as every role.
 */
export interface Call<Query = unknown, Body = unknown, Result = unknown> {
  readonly name: string;
  readonly method: Method;
  readonly base: Base;
  /** Below the base, without leading slash; `{name}` marks a path parameter. */
  readonly path: string;
  readonly access: Access;
  /**
   * For applications with a token of /token-management: the service that the source of the token must be allowed to
   * use. The services refuse everybody else with SOURCE_DENIED before the body is read. Public calls only.
   */
  readonly token?: { readonly service: SourceService };
  readonly summary: string;
  /**
   * Name of the action in the audit trail when a call is refused, one of the audit actions. Default: the last word of
   * `name` in upper case, see {@link auditVerbOf}.
   */
  readonly audit?: Uppercase<string>;
  /**
   * Further addresses of the same call, such as a list below its parent: `branch/{branchId}/rates`. What such an
   * address names besides is one of the call's query parameters.
   */
  readonly also?: readonly string[];
  /** Flat parameters; an array is sent as a repeated key, a null is left out. */
  readonly query?: z.ZodMiniType<Query>;
  readonly body?: z.ZodMiniType<Body>;
  readonly result?: z.ZodMiniType<Result>;
  /** Body is multipart with one `file`; `body` then describes the other parts. */
  readonly upload?: boolean;
  /** Answer is a file, not an envelope. */
  readonly download?: boolean;
  /** Answer is a stream of server-sent events. */
  readonly events?: boolean;
  /** Answer carries an ETag, and is 304 while nothing has changed. Lists of values always do. */
  readonly etag?: boolean;
  /** Answer is not wrapped in the envelope (the token calls). */
  readonly flat?: boolean;
  /**
   * Accepts Idempotency-Key (docs/model/platform.md#idempotency): POST that creates, moves money or starts a job.
   * `required`: a call without a key is refused, because a second execution cannot be undone (numbers are used up).
   */
  readonly idempotent?: boolean | 'required';
  /**
   * Requires a proof of identity within STEP_UP_MINUTES; refused with PROOF_REQUIRED
   * otherwise. `by-change`: only for some changes, named by the resource.
   */
  readonly stepUp?: 'always' | 'by-change';
  /** Other modules whose records it changes. It is refused while one of them is under maintenance. */
  readonly changes?: readonly string[];
  /** It changes records of its own module alone, as a claim does: answers of other modules stay true. */
  readonly onlyOwnModule?: true;
  /** A read with its parameters in the body. Allowed while the console is viewed as a role. */
  readonly reads?: true;
  /** Set for calls that move a record to another state: from any other state they are 409 INVALID_STATE. */
  readonly transition?: {
    readonly field: string;
    readonly from: readonly string[];
    readonly to: string;
    readonly requires?: readonly (string | readonly string[])[];
  };
  /** Users with a flag outside this group get FORBIDDEN, whatever their privilege (docs/model/platform.md#profile). */
  readonly flagGroup?: FlagGroup;
  /** Fields that its parameters filter and sort by. A field that the caller may not see is refused. */
  readonly fields?: Fields;
  /** Operators of its parameter `where`, by field. */
  readonly conditions?: Operators;
  /** Answer holds a token or a password. The stored answer of an idempotent call is deleted after a few minutes. */
  readonly secret?: boolean;
  /** Answer may hold unmasked personal data of members. Its handler counts the reveal and writes an audit entry. */
  readonly reveals?: true;
  /**
   * Decides what somebody else asked for. Required at the action `approve`. Its handler asks `guardSecondPerson` of the
   * services; a test makes every such call as a maker, and as somebody who depends on a maker. `core`: what the core
   * system delivered, which nobody of staff made.
   */
  readonly secondPerson?: SecondPerson | 'core';
  /** Error codes of this call besides the shared ones and those of `secondPerson`, `token` and `upload`. */
  readonly errors?: readonly string[];
}

/**
 * Who may decide on a request: `other`, anybody but those who edited it; `independent`, for what takes effect, nor
 * anybody whose account depends on theirs, or theirs on his (docs/model/shell.md#who-may-make-whom-into-what).
 */
export type SecondPerson = 'other' | 'independent';

const secondPersonErrors: Readonly<Record<SecondPerson | 'core', readonly string[]>> = {
  core: [],
  other: ['SELF_APPROVAL', 'STAND_IN_OF_MAKER'],
  independent: ['SELF_APPROVAL', 'STAND_IN_OF_MAKER', 'APPROVER_DEPENDENT', 'MAKER_RIGHTS_LOST'],
};

/**
 * The action of a call in the audit trail: as declared, else the last word of its name.
 * @example
 * auditVerbOf({ name: 'card-types.status-all' }); // 'STATUS_ALL'
 */
export const auditVerbOf = ({ name, audit }: Pick<Call, 'name' | 'audit'>): string =>
  audit ?? (name.split('.').at(-1) as string).replaceAll('-', '_').toUpperCase();

/** Response header of a 401: why the session ended, where the person could not know. */
export const sessionEndHeader = 'X-Session-End';
/** Its value when the same person has signed in elsewhere more often than SESSION_MAX allows. */
export const displaced = 'displaced';
/** Response header that marks a stored answer, sent when an Idempotency-Key is used a second time. */
export const repeatedHeader = 'Idempotency-Replayed';

/**
 * Declares a call.
 * @throws TypeError when a public call is not on a public base, or asks for a fresh proof; when a call with the token
 *   of an application is not public; when an approval does not say who may make it
 * @example
 * const home = call({ name: 'home', method: 'GET', base: 'middle', path: 'home', access: 'session', summary: 'Home' });
 */
export function call<Query = unknown, Body = unknown, Result = unknown>(
  definition: Call<Query, Body, Result>,
): Call<Query, Body, Result> {
  if (definition.access === 'public' && !publicBases.includes(definition.base)) {
    throw new TypeError(`Call ${definition.name}: only ${publicBases.join(' and ')} hold public calls`);
  }
  if (definition.access === 'public' && definition.stepUp) {
    throw new TypeError(`Call ${definition.name}: a public call has no session whose proof could be fresh`);
  }
  if (definition.token && (definition.access !== 'public' || definition.base !== 'publish')) {
    throw new TypeError(`Call ${definition.name}: only public calls of publish take the token of an application`);
  }
  const { access, secondPerson, errors = [] } = definition;
  if (typeof access === 'object' && access.action === 'approve' && !secondPerson) {
    throw new TypeError(`Call ${definition.name}: an approval says which second person may make it`);
  }
  const ofKind = [
    ...(secondPerson ? secondPersonErrors[secondPerson] : []),
    ...(definition.token ? ['SOURCE_DENIED'] : []),
    ...(definition.upload ? ['FILE_INFECTED'] : []),
  ];
  return ofKind.length > 0 ? { ...definition, errors: [...new Set([...ofKind, ...errors])] } : definition;
}

/**
 * Address of a call with its path parameters filled in, percent-encoded.
 * @example
 * addressOf(callsOf(blacklistPhoneNumbers).detail, { secureId: id }); // '/api/middle/blacklist-phone-number/<id>'
 */
export function addressOf(definition: Call, parameters: Readonly<Record<string, string>> = {}): string {
  const path = definition.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
  return `${bases[definition.base]}/${path}`;
}
