import os from 'node:os';

/**
 * Runs work on all items, as many at a time as the machine has processors, and resolves when all are done.
 * @template T
 * @param {readonly T[]} all items, the longest first
 * @param {(one: T) => Promise<void>} work
 */
export async function pool(all, work) {
  const remaining = [...all];
  const worker = async () => {
    for (let one = remaining.shift(); one !== undefined; one = remaining.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
}
