import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from './configuration/configuration.ts';
import type { Db } from './context.ts';
import type { ServerState } from './database/watch.ts';

/** An open database, whichever kind. */
export interface OpenDatabase {
  readonly kind: 'embedded' | 'postgresql';
  readonly db: Db;
  /** Connection string for parts that hold connections of their own (jobs). */
  readonly url: string;
  close(): Promise<void>;
  /** Probes the server over its own connection. @throws Unavailable within seconds when it is silent */
  readonly ask?: () => Promise<ServerState>;
}

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** What every part of the server receives. */
export interface Services {
  readonly configuration: Configuration;
  readonly database: OpenDatabase;
  readonly db: Db;
  readonly log: Log;
  /** The clock; tests replace it. */
  readonly now: () => Date;
}
