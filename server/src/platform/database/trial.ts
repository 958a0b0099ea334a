import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type Transaction, type TransactionBuilder } from 'kysely';
import { inOneConnection } from './own-connection.ts';
import type { Database } from './schema.ts';

const trials = new AsyncLocalStorage<true>();

/** Undoes a transaction that would have been committed. */
class Undone extends Error {}

type Work = (tx: Transaction<Database>) => Promise<unknown>;

/** The work as a transaction does it: in its own connection, and undone when it is only tried. */
const inTransaction =
  (work: Work): Work =>
  async (tx) => {
    const answer = await inOneConnection(() => work(tx));
    if (trials.getStore()) throw new Undone();
    return answer;
  };

/** The builder, which starts its work as {@link inTransaction} says. */
const starting = (builder: TransactionBuilder<Database>): TransactionBuilder<Database> =>
  new Proxy(builder, {
    get(target, name) {
      if (name === 'execute') return (work: Work) => target.execute(inTransaction(work));
      const own: unknown = Reflect.get(target, name);
      if (typeof own !== 'function') return own;
      return (...given: unknown[]) => starting(own.apply(target, given) as TransactionBuilder<Database>);
    },
  });

/** A database whose transactions keep to one connection, and can be tried, see {@link triedAndUndone}. */
export class TriableDatabase extends Kysely<Database> {
  override transaction(): TransactionBuilder<Database> {
    return starting(super.transaction());
  }
}

/**
 * Does some work up to the end of its first transaction, and undoes it: what follows the transaction is not done. For
 * work that writes nothing outside its transaction.
 * @throws what the work refuses with
 * @example await triedAndUndone(() => performCall(app, lossCalls.confirm, context));
 */
export const triedAndUndone = (work: () => Promise<unknown>): Promise<void> =>
  trials.run(true, () =>
    work().then(
      () => undefined,
      (cause: unknown) => {
        if (!(cause instanceof Undone)) throw cause;
      },
    ),
  );
