import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What several questions about the same state of the database read, each thing one time: points at which a yield is
 * judged differ in day, amount and receiver, and ask for much the same rows.
 * @example
 * const reads = new SharedReads();
 * await reads.once(['terms', groupId, day], () => termsOn(db, line, groupId, day));
 */
export class SharedReads {
  readonly #known = new Map<string, Promise<unknown>>();

  /** @param of what is read, and by what it differs */
  once<T>(of: readonly unknown[], read: () => Promise<T>): Promise<T> {
    const key = JSON.stringify(of);
    const reading = (this.#known.get(key) as Promise<T> | undefined) ?? read();
    this.#known.set(key, reading);
    return reading;
  }
}

const scope = new AsyncLocalStorage<SharedReads>();

/**
 * What is judged within shares what it reads: changes that are judged as one, beside the same stored rows. Nothing that
 * they change themselves is read for the others.
 * @example await sharingReads(() => judgeAll(changes));
 */
export const sharingReads = <T>(work: () => Promise<T>): Promise<T> => scope.run(new SharedReads(), work);

/** The reads that are shared with others; new ones outside of {@link sharingReads}. */
export const currentReads = (): SharedReads => scope.getStore() ?? new SharedReads();

/** Whether others will ask for more of the same, so that all of it is read at once. */
export const isSharing = (): boolean => scope.getStore() !== undefined;

const own = new WeakMap<object, SharedReads>();

/** The reads of a question; those of its own where it shares none with others. */
export function readsOf(question: { readonly reads?: SharedReads | undefined }): SharedReads {
  const reads = question.reads ?? own.get(question) ?? new SharedReads();
  if (!question.reads) own.set(question, reads);
  return reads;
}
