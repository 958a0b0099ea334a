import type { Db, Tx } from '../../platform/context.ts';
import { takeTurn } from '../../platform/database/turn.ts';
import type { RegisteredResource } from './registered.ts';

/** Serialises changes where the resource's definition says so. */
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
