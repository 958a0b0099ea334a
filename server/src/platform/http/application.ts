import type { Call } from '@console/contracts/core/call';
import type { FastifyInstance } from 'fastify';
import type { Caller, Context } from '../context.ts';
import type { Services } from '../services.ts';
import type { CallGuard } from './call-guard.ts';
import type { ErrorCatalogue } from './error-catalogue.ts';

/** The credentials of a request. */
export interface Credentials {
  /** The whole Authorization header. */
  readonly authorization: string | undefined;
  /** The `username` header. */
  readonly username: string | undefined;
}

/**
 * Finds the caller: checks the token, then the username header, then that the user is active.
 * @throws Refusal with one of TOKEN_EXPIRED, TOKEN_INVALID, TOKEN_REVOKED, USERNAME_MISMATCH.
 */
export type Authenticate = (credentials: Credentials) => Promise<Caller>;

/** The program's HTTP side: what modules register their calls on. */
export interface Application {
  readonly http: FastifyInstance;
  readonly services: Services;
  readonly authenticate: Authenticate;
  readonly errors: ErrorCatalogue;
  /** Every served call by its name. */
  readonly calls: Map<string, Call>;
  /** Makes a served call for a caller who is known, without a request of its own. Filled by {@link serve}. */
  readonly handlers: Map<string, (context: Context) => Promise<unknown>>;
  /** Checks that areas above the platform add to every call, in the order of registration. */
  readonly guards: CallGuard[];
  /** State shared by the modules of one program; read through {@link part}. */
  readonly parts: Map<symbol, unknown>;
}

/** A part of the server: registers its calls, or a guard of all calls. */
export type Module = (app: Application) => void | Promise<void>;
