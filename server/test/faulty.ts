import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Db } from '../src/platform/context.ts';
import type { Database } from '../src/platform/database/schema.ts';
import { connect } from '../src/platform/database/open.ts';
import type { TestDatabase } from './database.ts';

/** The operations of the database that fail, and the error. */
export interface Fault {
  /** Connecting fails. */
  readonly connecting?: () => Error;
  /** Statements fail: all, or writes only. */
  readonly asking?: { readonly error: () => Error; readonly writesOnly?: boolean };
}

const withCode = (error: Error, code: string): Error => Object.assign(error, { code });
/** An error in the form of the server. */
const said = (code: string, message: string): Error =>
  withCode(new pg.DatabaseError(message, message.length, 'error'), code);

/** Every temporary failure of a database, with the code of its answer. */
export const databaseFaults: Readonly<Record<string, Fault & { readonly code: string }>> = {
  'nothing listens': {
    connecting: () => withCode(new Error('connect ECONNREFUSED 127.0.0.1:5432'), 'ECONNREFUSED'),
    code: 'DATABASE_UNAVAILABLE',
  },
  'its host is unknown': {
    connecting: () => withCode(new Error('getaddrinfo EAI_AGAIN database'), 'EAI_AGAIN'),
    code: 'DATABASE_UNAVAILABLE',
  },
  'it is starting': {
    connecting: () => said('57P03', 'the database system is starting up'),
    code: 'DATABASE_UNAVAILABLE',
  },
  'it is shut down': {
    asking: { error: () => said('57P01', 'terminating connection due to administrator command') },
    code: 'DATABASE_UNAVAILABLE',
  },
  'the line is cut': {
    asking: { error: () => new Error('Connection terminated unexpectedly') },
    code: 'DATABASE_UNAVAILABLE',
  },
  'all connections are lent': { connecting: () => new Error('timeout exceeded when trying to connect'), code: 'BUSY' },
  'it has too many clients': { connecting: () => said('53300', 'sorry, too many clients already'), code: 'BUSY' },
  'it can only be read': {
    asking: {
      error: () => said('25006', 'cannot execute INSERT in a read-only transaction'),
      writesOnly: true,
    },
    code: 'DATABASE_READ_ONLY',
  },
  'its disk is full': {
    asking: { error: () => said('53100', 'could not extend file: No space left on device'), writesOnly: true },
    code: 'DATABASE_FULL',
  },
};

const changes = /^\s*(insert|update|delete|truncate|merge|with\b[\s\S]*\b(insert into|update|delete from))\b/i;

/** A view of a test database with injected failures. */
export class FaultyDatabase {
  fault: Fault | null = null;

  /** For `seenThrough` of a test server. */
  readonly over = ({ url }: TestDatabase): Db => {
    const { pool, db } = connect(url);
    const dialect = new PostgresDialect({
      pool: {
        connect: async () => {
          if (this.fault?.connecting) throw this.fault.connecting();
          return this.#watched(await pool.connect());
        },
        end: () => db.destroy(),
      },
    });
    return new Kysely<Database>({ dialect });
  };

  #watched(client: pg.PoolClient): PostgresPoolClient {
    return {
      query: (statement: string | { text?: string }, parameters?: readonly unknown[]) => {
        const asking = this.fault?.asking;
        const text = typeof statement === 'string' ? statement : (statement.text ?? '');
        if (asking && (!asking.writesOnly || changes.test(text)) && !/^rollback/i.test(text))
          return Promise.reject(asking.error());
        return client.query(statement as string, parameters as unknown[]);
      },
      release: () => client.release(),
    } as unknown as PostgresPoolClient;
  }
}
