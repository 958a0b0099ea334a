import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type TransactionBuilder } from 'kysely';
import type { Database } from './schema.ts';

const trials = new AsyncLocalStorage<true>();

/** Undoes a transaction that would have been committed. */
class Undone extends Error {}

/** The builder, whose transaction does its work and is undone. */
const undone = (builder: TransactionBuilder<Database>): TransactionBuilder<Database> =>
  new Proxy(builder, {
    get(target, name) {
      if (name === 'execute')
        return (work: Parameters<typeof target.execute>[0]) =>
          target.execute(async (tx) => {
            await work(tx);
            throw new Undone();
          });
      const own: unknown = Reflect.get(target, name);
      if (typeof own !== 'function') return own;
      return (...given: unknown[]) => undone(own.apply(target, given) as TransactionBuilder<Database>);
    },
  });

/** A database whose transactions can be tried, see {@link triedAndUndone}. */
export class TriableDatabase extends Kysely<Database> {
  override transaction(): TransactionBuilder<Database> {
    const builder = super.transaction();
    return trials.getStore() ? undone(builder) : builder;
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
