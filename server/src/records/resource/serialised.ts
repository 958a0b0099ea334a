import type { Db, Tx } from '../../platform/context.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import type { RegisteredResource } from './registered.ts';

/**
 * Takes the lock of a resource until the transaction ends, where its definition is `serialised`. Take it before any row
 * lock.
 * @example await lockResource(tx, registered);
 */
export const lockResource = async (tx: Tx, { resource, definition }: RegisteredResource): Promise<void> => {
  const { serialised } = definition;
  if (serialised) await lockByName(tx, serialised === true ? resource.module : serialised);
};

/**
 * Runs a change of a resource's records in a transaction, one after another where the definition is `serialised`.
 * @example await changeTransaction(services.db, registered, (tx) => update(tx, row));
 */
export const changeTransaction = <Result>(
  db: Db,
  registered: RegisteredResource,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await lockResource(tx, registered);
    return work(tx);
  });
