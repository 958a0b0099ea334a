import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool } from 'kysely';

interface Unit {
  isOpen: boolean;
}

const units = new AsyncLocalStorage<Unit>();

/** A fault of the program: work in a transaction asked for a second connection. */
export class SecondConnection extends Error {
  constructor() {
    super('A query inside a transaction must use the transaction: another connection can wait for this one forever.');
  }
}

/** Does the work of one transaction. Until it ends, what the work calls gets no other connection. */
export async function inOneConnection<T>(work: () => Promise<T>): Promise<T> {
  const unit: Unit = { isOpen: true };
  return units.run(unit, work).finally(() => {
    unit.isOpen = false;
  });
}

/**
 * Does work on another connection while a transaction is open, such as asking whether its run is to stop. Only where
 * the database has several sessions, and for work that waits for nothing that the transaction holds.
 */
export const onAnotherConnection = <T>(work: () => Promise<T>): Promise<T> => units.run({ isOpen: false }, work);

/**
 * For reads that several callers wait for together: inside a transaction, such a read may have been started by another
 * caller and wait for this very connection.
 * @throws SecondConnection inside a transaction
 */
export function requireNoTransaction(): void {
  if (units.getStore()?.isOpen) throw new SecondConnection();
}

/**
 * A pool that refuses a second connection to work in a transaction. The embedded database has one session, so that
 * such work would wait for itself; in a full pool of a PostgreSQL server as well.
 */
export const guardedPool = (pool: PostgresPool): PostgresPool => ({
  connect: async () => {
    requireNoTransaction();
    return pool.connect();
  },
  end: () => pool.end(),
});
