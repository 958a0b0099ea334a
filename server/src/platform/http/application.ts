import type { Call } from '@console/contracts/core/call';
import type { FastifyInstance } from 'fastify';
import type { Caller, Context } from '../context.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import type { SwitchAll } from '../../records/resource/switch-all.ts';
import type { Services } from '../services.ts';
import type { ErrorCatalogue } from './error-catalogue.ts';

/** What a request brings to prove who makes it. */
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

/** A status change that is too large to wait for. */
export interface SwitchRun extends SwitchAll {
  readonly module: string;
  readonly total: number;
  readonly reason: string | null;
}

/** Work that goes on after its call is answered (docs/model/platform.md#bulk-status). */
export interface BackgroundRuns {
  /** @returns the id of the run. */
  start(context: Context, run: SwitchRun): Promise<string>;
}

/** The program's HTTP side: what modules register their calls on. */
export interface Application {
  readonly http: FastifyInstance;
  readonly services: Services;
  readonly authenticate: Authenticate;
  readonly errors: ErrorCatalogue;
  /** Every served call by its name. */
  readonly calls: Map<string, Call>;
  /** Every registered resource by its module. */
  readonly resources: Map<string, RegisteredResource>;
  /** Set by the part that runs jobs. */
  runs: BackgroundRuns;
}

/** A part of the server: registers its calls. Listed in `modules.ts`. */
export type Module = (app: Application) => void | Promise<void>;
