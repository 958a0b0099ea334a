import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { RegisteredResource } from './registered.ts';

/**
 * Lets changes of a module's records happen one after another, until the transaction ends. Taken before any row is
 * locked, so that changes which touch each other's records neither deadlock nor number them twice.
 */
export const takeTurn = async (tx: Tx, module: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${module}, 0))`.execute(tx);
};

/** Takes turns where the resource's definition says so. */
export const inTurn = async (tx: Tx, { resource, definition }: RegisteredResource): Promise<void> => {
  const { inTurn: turn } = definition;
  if (turn) await takeTurn(tx, turn === true ? resource.module : turn);
};

/** A transaction that changes records of a resource. */
export const changing = <Result>(
  db: Db,
  registered: RegisteredResource,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await inTurn(tx, registered);
    return work(tx);
  });
